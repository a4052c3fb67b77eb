"""Two services on one PostgreSQL, one Redis and one store: what one does holds at the other."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import uuid4

import httpx
import pytest

from limner.accounts.models import Limits
from tests.api.service import Customer, Service, until
from tests.conftest import postgresql_database

FLASH = {"prompt": "x", "model": "svcv4_1_flash", "size": "1:1"}
DRAWING = "/images/generations"
MANY = 120
"""Requests of one account at once; with 498 the order is the same, and it takes a minute."""
Two = tuple[Service, Service]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, redis_url: str) -> Iterator[Two]:
    """Two machines with a worker each."""
    home = tmp_path_factory.mktemp("machines")
    with postgresql_database() as url:
        shared = {
            "database_url": url,
            "redis_url": redis_url,
            "blob_url": (home / "pictures").as_uri(),
            "signing_secret": uuid4().hex,
            "workers": "1",
            "queue": "600",
        }
        (home / "pictures").mkdir()
        first, second = (Service(home / name, **shared).start() for name in ("first", "second"))
        yield first, second
        first.stop()
        second.stop()


def me(service: Service, customer: Customer) -> httpx.Response:
    return httpx.get(f"{service.url}/v1/users/me", headers=customer.headers)


def test_a_key_that_one_revokes_is_refused_by_the_other_at_once(two: Two) -> None:
    first, second = two
    customer = first.customer()
    assert [me(service, customer).status_code for service in two] == [200, 200]
    first.revoke_keys(customer)
    assert me(second, customer).status_code == 401
    assert me(first, customer).status_code == 401


def test_a_limit_that_is_changed_holds_at_both_and_counts_for_both(two: Two) -> None:
    customer = two[0].customer()
    assert {me(service, customer).status_code for service in two for _ in range(5)} == {200}
    two[0].with_accounts(lambda accounts: accounts.set_limits(customer.id, Limits(images_per_minute=3)))
    answers = [
        httpx.post(f"{service.url}/v1{DRAWING}", json=FLASH, headers=customer.headers).status_code
        for _ in range(4)
        for service in two
    ]
    assert answers == [200] * 3 + [429] * 5
    two[0].with_accounts(lambda accounts: accounts.set_limits(customer.id, Limits(images_per_minute=0)))
    answers = [
        httpx.post(f"{service.url}/v1{DRAWING}", json=FLASH, headers=customer.headers).status_code for service in two
    ]
    assert answers == [200, 200]


def test_one_key_at_both_at_once_charges_once(two: Two) -> None:
    customer = two[0].customer()
    for _ in range(5):
        before = two[0].account(customer).balance
        headers = {**customer.headers, "Idempotency-Key": uuid4().hex}

        def draw(number: int, headers: dict[str, str] = headers) -> httpx.Response:
            """Ask one of them until there is an answer."""
            while True:
                answer = httpx.post(f"{two[number % 2].url}/v1{DRAWING}", json=FLASH, headers=headers)
                if answer.status_code != 409:
                    return answer
                time.sleep(0.05)

        with ThreadPoolExecutor(6) as threads:
            answers = list(threads.map(draw, range(6)))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.json()["data"][0]["url"].partition("/v1/")[2] for answer in answers}) == 1
        assert before - two[0].account(customer).balance == 7
    assert not two[0].audit()


def test_a_link_made_by_one_is_served_by_the_other(two: Two) -> None:
    customer = two[0].customer()
    for maker, server in (two, two[::-1]):
        link = httpx.post(f"{maker.url}/v1{DRAWING}", json=FLASH, headers=customer.headers).json()["data"][0]["url"]
        assert link.startswith(maker.url)
        theirs = link.replace(maker.url, server.url)
        assert httpx.get(theirs).content == httpx.get(link).content
        assert httpx.get(theirs).status_code == 200


def test_many_requests_of_one_account_do_not_starve_another(two: Two, tmp_path: Path) -> None:
    greedy, ada = two[0].customer(1_000_000), two[0].customer()
    go = tmp_path / "go"
    begun = [tmp_path / "begun at first", tmp_path / "begun at second"]

    def queued() -> int:
        return sum(int(httpx.get(f"{service.url}/status").json()["queue"]) for service in two)

    def all_held() -> bool:
        """Whether all are past the database, and all but at the queue."""
        held = sum(account.held for account in map(two[0].account, (greedy, ada)))
        return held == (MANY + 4) * 7 and {me(service, ada).status_code for service in two} == {200}

    async def run() -> None:
        async with httpx.AsyncClient(limits=httpx.Limits(max_connections=None), timeout=120) as client:

            def draw(number: int, customer: Customer, prompt: str) -> "asyncio.Task[httpx.Response]":
                url, body = f"{two[number % 2].url}/v1{DRAWING}", {**FLASH, "prompt": prompt}
                return asyncio.create_task(client.post(url, json=body, headers=customer.headers))

            holding = [draw(number, greedy, f"hold {go} {number}") for number in range(2)]
            await asyncio.to_thread(until, lambda: len(list(tmp_path.glob("*.begun"))) == 2)
            many = [draw(number, greedy, f"note {begun[number % 2]} greedy") for number in range(MANY)]
            await asyncio.to_thread(until, lambda: queued() == MANY)
            mine = [draw(number, ada, f"note {begun[number]} ada") for number in range(2)]
            await asyncio.to_thread(until, lambda: queued() == MANY + 2)
            await asyncio.to_thread(until, all_held)
            for number in range(2):
                await asyncio.to_thread(Path(f"{go} {number}").touch)
            answers = await asyncio.gather(*holding, *many, *mine)
            assert Counter(answer.text if answer.is_error else "made" for answer in answers) == {"made": MANY + 4}

    asyncio.run(run())
    assert [file.read_text().split().index("ada") for file in begun] == [0, 0], "how many of the others' came before"
    assert [len(file.read_text().split()) for file in begun] == [MANY // 2 + 1] * 2
