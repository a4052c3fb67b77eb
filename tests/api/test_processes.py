"""Several processes at one port: one greeting, one count of everything, another for each that dies, one end."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from limner.workshop.settings import WorkshopSettings
from tests import nursery
from tests.api.service import ROOT, Service, running, until

FLASH = {"prompt": "x", "model": "svcv4_1_flash", "size": "1:1"}
OPEN = {"requests_per_second": "0", "images_per_minute": "0"}


class Together(Service):
    """Two processes."""

    command = ("tests.api.serve_together", "2")
    imported = nursery.UNCOUNTED

    def start(self) -> "Together":
        """Start it and wait until both are ready."""
        super().start()
        until(lambda: len(self.said("process_ready")) == 2)
        return self

    def said(self, event: str) -> list[dict[str, Any]]:
        """The lines of the log about an event."""
        lines = (json.loads(line) for line in self.lines().splitlines())
        return [line for line in lines if line["event"] == event]

    def servers(self) -> dict[int, int]:
        """The process ids of those that were ready last, by their number."""
        return {line["process"]: line["pid"] for line in self.said("process_ready")}


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory, redis_url: str) -> Iterator[Together]:
    service = Together(tmp_path_factory.mktemp("together") / "data", redis_url=redis_url)
    yield from running(service)  # type: ignore[misc]


@pytest.fixture
def fragile(tmp_path: Path, redis_url: str) -> Iterator[Together]:
    """One to be killed in."""
    service = Together(tmp_path / "data", redis_url=redis_url).start()
    yield service
    service.kill()


def counted(service: Service, route: str) -> float:
    """How many requests for a route a scrape sees."""
    text = httpx.get(f"{service.url}/metrics").text
    found = re.findall(rf'limner_requests_total{{.*route="{re.escape(route)}".*}} (\S+)', text)
    return sum(map(float, found))


def test_every_scrape_sees_what_all_have_counted(together: Together) -> None:
    customer = together.customer()
    before = counted(together, "/v1/users/me")
    for _ in range(40):
        assert httpx.get(f"{together.url}/v1/users/me", headers=customer.headers).status_code == 200
    until(lambda: counted(together, "/v1/users/me") - before == 40)  # the last are counted when they are answered
    assert {line["process"] for line in together.said("request")} == {0, 1}
    assert {counted(together, "/v1/users/me") - before for _ in range(10)} == {40}


def test_pictures_come_from_all_and_every_link_is_good_at_all(together: Together) -> None:
    customer = together.customer()

    def draw(_: int) -> str:
        url = f"{together.url}/v1/images/generations"
        answer = httpx.post(url, json=FLASH, headers=customer.headers)
        assert answer.status_code == 200, answer.text
        link: str = answer.json()["data"][0]["url"]
        return link

    with ThreadPoolExecutor(8) as threads:
        links = list(threads.map(draw, range(24)))
    assert {httpx.get(link).status_code for link in links for _ in range(2)} == {200}
    assert together.account(customer).balance == 100_000 - 24 * 7
    assert not together.audit()


def test_a_rate_limit_is_of_all_together(tmp_path: Path, redis_url: str) -> None:
    service = Together(tmp_path / "data", redis_url=redis_url, images_per_minute="5")
    for _ in running(service):
        customer = service.customer()
        url = f"{service.url}/v1/images/generations"
        answers = [httpx.post(url, json=FLASH, headers=customer.headers).status_code for _ in range(40)]
        served = {line["process"] for line in service.said("request")}
    assert Counter(answers) == {200: 5, 429: 35}
    assert served == {0, 1}


def test_one_that_dies_is_followed_by_another_after_a_pause_that_grows(fragile: Together) -> None:
    first = fragile.servers()
    for died in (1, 2):
        os.kill(fragile.servers()[1], signal.SIGKILL)
        until(lambda died=died: len(fragile.said("process_ended")) == died)  # type: ignore[misc]
        assert {httpx.get(f"{fragile.url}/readyz").status_code for _ in range(10)} == {200}
        until(lambda died=died: len(fragile.said("process_ready")) == 2 + died)  # type: ignore[misc]
    ended = fragile.said("process_ended")
    assert [line["another_in_seconds"] for line in ended] == [0.5, 1.0]
    assert [line["status"] for line in ended] == [-signal.SIGKILL] * 2
    now = fragile.servers()
    assert now[0] == first[0]
    assert now[1] not in {first[1], ended[1]["pid"]}
    _the_first_is_followed_too_and_greets_no_second_time(fragile)


def _the_first_is_followed_too_and_greets_no_second_time(service: Together) -> None:
    """And the one who looks after them ends as it should."""
    process = service._process
    assert process
    assert process.stdout
    rest: list[str] = []
    reading = threading.Thread(target=lambda: rest.extend(process.stdout or ()))
    reading.start()
    ready = len(service.said("process_ready"))
    os.kill(service.servers()[0], signal.SIGKILL)
    until(lambda: len(service.said("process_ready")) == ready + 1)
    process.terminate()
    reading.join()
    assert process.wait() == 0
    assert "ready" not in "".join(rest)


def test_what_is_under_way_is_answered_when_all_are_told_to_stop(fragile: Together, tmp_path: Path) -> None:
    customer = fragile.customer()
    go = tmp_path / "go"

    def draw(_: int) -> int:
        url = f"{fragile.url}/v1/images/generations"
        body = {**FLASH, "prompt": f"hold {go}"}
        return httpx.post(url, json=body, headers=customer.headers).status_code

    family = psutil.Process(fragile.pid).children(recursive=True)
    with ThreadPoolExecutor(2) as threads:
        answers = threads.map(draw, range(2))
        until(lambda: fragile.account(customer).held == 14)
        os.killpg(fragile.pid, signal.SIGINT)  # as Ctrl-C does: each process has it
        until(lambda: len(fragile.said("stopping")) == 2)
        go.touch()
        assert list(answers) == [200, 200]
    fragile.wait_for_its_end()
    until(lambda: not any(each.is_running() and each.status() != psutil.STATUS_ZOMBIE for each in family))


def test_nobody_serves_on_when_the_one_who_looks_after_them_is_gone(fragile: Together) -> None:
    servers = [psutil.Process(pid) for pid in fragile.servers().values()]
    os.kill(fragile.pid, signal.SIGKILL)
    until(lambda: not any(each.is_running() and each.status() != psutil.STATUS_ZOMBIE for each in servers))
    assert len(fragile.said("stopping")) == 2


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({}, "--processes 3 needs LIMNER_REDIS_URL"),
        ({"LIMNER_REDIS_URL": "redis://127.0.0.1:1/0", "LIMNER_QUEUE": "many"}, "LIMNER_QUEUE: 'many' cannot be used"),
    ],
)
def test_what_prevents_a_start_is_said_once(settings: dict[str, str], said: str, tmp_path: Path) -> None:
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LIMNER_")}
    command = [sys.executable, "-m", "limner.cli", "serve", "--port", "0", "--processes", "3"]
    environment = {**plain, "PYTHONPATH": str(ROOT / "src"), **settings}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert said in done.stderr
    assert not done.stdout


def test_the_workers_are_shared_out() -> None:
    def shares(workers: int, of: int, jobs: int | None = None) -> list[tuple[int, int]]:
        settings = WorkshopSettings(workers=workers, account_jobs=jobs)
        parts = [settings.share(number, of) for number in range(of)]
        return [(part.workers, part.most_each) for part in parts]

    assert shares(8, 3) == [(3, 1), (3, 1), (2, 1)]
    assert shares(8, 2, jobs=8) == [(4, 4), (4, 4)]
    assert shares(1, 2) == [(1, 1), (1, 1)]
