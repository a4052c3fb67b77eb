"""A running service, customers of it, and their browsers."""

from collections.abc import Iterator

import httpx
import pytest

from tests.api.conftest import StartService, customer, service, start_service
from tests.api.service import Customer, LongLived, Service, running
from tests.conftest import postgresql_database
from tests.web.people import appoint, signed_in

__all__ = ["StartService", "customer", "service", "start_service"]


@pytest.fixture(scope="session")
def behind(tmp_path_factory: pytest.TempPathFactory, postgresql_tables: str) -> Iterator[Service]:
    """A service whose replica has no accounts and no entries: nothing that is written goes to it."""
    with postgresql_database() as url:
        folder = tmp_path_factory.mktemp("behind") / "data"
        yield from running(LongLived(folder, database_url=url, database_read_url=postgresql_tables))


@pytest.fixture
def visitor(service: Service, customer: Customer) -> Iterator[httpx.Client]:
    """The customer's browser, signed in."""
    with signed_in(service, customer) as client:
        yield client


@pytest.fixture
def operator(service: Service) -> Iterator[httpx.Client]:
    """An operator's browser."""
    somebody = service.customer()
    appoint(service, somebody, "operator")
    with signed_in(service, somebody) as client:
        yield client
