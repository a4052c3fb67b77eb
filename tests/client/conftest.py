"""A running service, a customer of it, and clients; and servers that answer as a test says."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from limner import Limner
from tests.api.service import Customer, Service, running


@pytest.fixture(autouse=True)
def _nobody(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have a profile."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
    for name in ("LIMNER_URL", "LIMNER_KEY", "LIMNER_PROFILE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A running service."""
    yield from running(Service(tmp_path_factory.mktemp("service") / "data"))


@pytest.fixture
def customer(service: Service) -> Customer:
    """An account with 100,000 units."""
    return service.customer()


@pytest.fixture
def limner(service: Service, customer: Customer) -> Iterator[Limner]:
    """A client with the customer's key."""
    with Limner(service.url, customer.key) as client:
        yield client


@pytest.fixture
def flash() -> str:
    """The cheapest model."""
    return "svcv4_1_flash"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
