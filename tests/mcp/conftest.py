"""A running service, and the SDK's own client to it."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from tests.api.service import Customer, Service, running

Connect = Callable[..., AbstractAsyncContextManager[Client]]


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A running service without rate limits."""
    yield from running(Service(tmp_path_factory.mktemp("service") / "data"))


@pytest.fixture
def customer(service: Service) -> Customer:
    """An account with 100,000 units."""
    return service.customer()


@pytest.fixture
def connect(service: Service, customer: Customer) -> Connect:
    """Connects the SDK's client to `/mcp` with the customer's key, or another's."""

    @asynccontextmanager
    async def connected(who: Customer = customer, mode: str = "auto") -> AsyncIterator[Client]:
        async with (
            httpx2.AsyncClient(headers=who.headers, timeout=60) as http,
            Client(streamable_http_client(f"{service.url}/mcp", http_client=http), mode=mode) as client,
        ):
            yield client

    return connected
