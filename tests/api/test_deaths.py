"""Processes that die in the middle of a request: the service comes back, and the books are right."""

import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil
import pytest

from tests.api.service import Customer, Service, until


def ask(service: Service, customer: Customer, answers: list[int], prompt: str = "sleep 600") -> threading.Thread:
    """Ask for a picture in a thread; its status, or 0 when the connection broke, goes to `answers`."""

    def run() -> None:
        body = {"prompt": prompt, "model": "svcv4_1_flash"}
        try:
            url = f"{service.url}/v1/images/generations"
            answers.append(httpx.post(url, json=body, headers=customer.headers, timeout=60).status_code)
        except httpx.TransportError:
            answers.append(0)

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def workers(service: Service) -> list[psutil.Process]:
    """The worker processes: children of the server's own child, which starts them."""
    below = psutil.Process(service.pid).children(recursive=True)
    return [process for process in below if process.ppid() != service.pid]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service with one worker, that each test leaves running."""
    running = Service(tmp_path_factory.mktemp("mortal") / "data", workers="1").start()
    yield running
    running.stop()


def test_a_killed_worker_costs_one_request(service: Service, tmp_path: Path) -> None:
    customer = service.customer()
    answers: list[int] = []
    begun = tmp_path / "begun"
    thread = ask(service, customer, answers, f"mark {begun} 60")
    until(begun.exists)
    assert service.account(customer).held == 7
    assert "limner_jobs_running 1.0" in httpx.get(f"{service.url}/metrics").text
    [worker] = workers(service)
    worker.kill()
    thread.join()
    assert answers == [500]
    ask(service, customer, answers, "x").join()
    assert answers == [500, 200]
    account = service.account(customer)
    assert (account.balance, account.held) == (100_000 - 7, 0)


def test_a_killed_server_gives_back_what_it_held(service: Service) -> None:
    customer = service.customer()
    answers: list[int] = []
    ask(service, customer, answers, "x").join()
    threads = [ask(service, customer, answers) for _ in range(4)]
    until(lambda: service.account(customer).held == 4 * 7)
    service.kill()
    for thread in threads:
        thread.join()
    assert answers == [200, 0, 0, 0, 0]
    assert service.account(customer).held == 4 * 7, "nobody was there to give it back"
    service.expire_holds()
    service.start()
    ask(service, customer, answers, "x").join()
    until(lambda: service.account(customer).held == 0)
    assert service.account(customer).balance == 100_000 - 2 * 7
    assert not service.audit()
    assert answers[-1] == 200


def test_a_server_that_is_asked_to_stop_answers_first(service: Service, tmp_path: Path) -> None:
    customer = service.customer()
    answers: list[int] = []
    go = tmp_path / "go"
    thread = ask(service, customer, answers, f"hold {go}")
    until(lambda: service.account(customer).held == 7)
    service.terminate()
    until(lambda: not service.listens())
    go.touch()
    service.wait_for_its_end()
    thread.join()
    assert answers == [200]
    assert service.account(customer).balance == 100_000 - 7
    service.start()
