"""A thousand requests at once: some are made, the others are told to come back, and the service stays up."""

import asyncio
import resource
from collections import Counter
from collections.abc import Iterator

import httpx
import pytest

from tests.api.service import Customer, Service

FLASH = {"prompt": "x", "model": "svcv4_1_flash", "size": "1:1"}
COME_BACK = {"overloaded", "rate_limited", "database_unavailable"}
"""How requests are sent away; the last where a slow machine has hundreds wait for their turn in the database."""


def storm(service: Service, customers: list[Customer], requests: int) -> Counter[int]:
    """All at once, one connection each; how often each status came."""

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    async def run() -> Counter[int]:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=f"{service.url}/v1", limits=limits, timeout=120) as client:
            posts = (
                client.post("/images/generations", json=FLASH, headers=customers[number % len(customers)].headers)
                for number in range(requests)
            )
            responses = await asyncio.gather(*posts)
        for response in responses:
            if response.status_code != 200:
                assert int(response.headers["retry-after"]) >= 1
                assert response.json()["error"]["code"] in COME_BACK
        return Counter(response.status_code for response in responses)

    return asyncio.run(run())


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service with a short queue."""
    running = Service(tmp_path_factory.mktemp("small") / "data", queue="16", max_connections_per_address="2000").start()
    yield running
    running.stop()


def test_more_than_can_be_made(small: Service) -> None:
    customers = [small.customer() for _ in range(20)]
    answers = storm(small, customers, 1000)
    assert answers.keys() <= {200, 503}
    assert answers[200] >= 16
    spent = sum(100_000 - small.account(customer).balance for customer in customers)
    assert spent == 7 * answers[200]
    assert all(small.account(customer).held == 0 for customer in customers)
    assert not small.audit()
    assert httpx.get(f"{small.url}/readyz").status_code == 200
    assert len(small.images()) == answers[200]


def test_more_than_a_user_may_ask(limited: Service) -> None:
    answers = storm(limited, [limited.customer()], 300)
    assert answers.keys() == {200, 429}
    assert answers[200] <= 8
    assert not limited.audit()


def test_many_spend_one_balance(service: Service) -> None:
    customer = service.customer(units=10 * 7 + 3)

    async def run() -> list[int]:
        async with httpx.AsyncClient(base_url=f"{service.url}/v1", headers=customer.headers, timeout=60) as client:
            responses = await asyncio.gather(*(client.post("/images/generations", json=FLASH) for _ in range(40)))
        return [response.status_code for response in responses]

    answers = asyncio.run(run())
    assert Counter(answers) == {200: 10, 402: 30}
    account = service.account(customer)
    assert (account.balance, account.held) == (3, 0)
    assert not service.audit()
