"""One service for all tests of a worker, another with limits, and a customer for each test.

Tests that use `limited` or a service of their module stand together: a start takes seconds, and a worker that has run
out of tests takes over the second half of another's.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.api.service import Customer, LongLived, Service, running

StartService = Callable[..., Service]


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A running service without rate limits."""
    yield from running(LongLived(tmp_path_factory.mktemp("service") / "data"))


@pytest.fixture(scope="session")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A running service behind a proxy on this machine: 5 requests a second and 8 images a minute of a user."""
    settings = {"requests_per_second": "5", "images_per_minute": "8", "trusted_proxies": "127.0.0.0/8, ::1/128"}
    yield from running(LongLived(tmp_path_factory.mktemp("limited") / "data", **settings))


@pytest.fixture(scope="session")
def lenient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A running service that takes what clients send against the interface, of a brand that they know."""
    yield from running(LongLived(tmp_path_factory.mktemp("lenient") / "data", compat="lenient", brand="recraft"))


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A strict one of the same brand."""
    yield from running(LongLived(tmp_path_factory.mktemp("strict") / "data", brand="recraft"))


@pytest.fixture
def start_service(tmp_path: Path) -> Iterator[StartService]:
    """Starts services of the test's own, with settings of its own."""
    started: list[Service] = []

    def start(**settings: str) -> Service:
        started.append(Service(tmp_path / f"data{len(started)}", **settings).start())
        return started[-1]

    yield start
    for each in started:
        each.kill()


@pytest.fixture
def customer(service: Service) -> Customer:
    """An account with 100,000 units."""
    return service.customer()


@pytest.fixture
def api(service: Service, customer: Customer) -> Iterator[httpx.Client]:
    """A client with the customer's key; paths are relative to the base address."""
    with httpx.Client(base_url=f"{service.url}/v1", headers=customer.headers, timeout=60) as client:
        yield client
