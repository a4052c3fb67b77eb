"""The command line at a running service."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from limner.cli.main import app
from tests.api.service import Customer, Service, running

Limner = Callable[..., Result]


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A running service."""
    yield from running(Service(tmp_path_factory.mktemp("service") / "data"))


@pytest.fixture
def customer(service: Service) -> Customer:
    """An account with 100,000 units."""
    return service.customer()


@pytest.fixture
def at(service: Service, customer: Customer, home: Path, monkeypatch: pytest.MonkeyPatch) -> Limner:
    """Runs a command at the service, as the customer."""
    monkeypatch.setenv("LIMNER_URL", service.url)
    monkeypatch.setenv("LIMNER_KEY", customer.key)

    def run(*arguments: str, given: str | None = None) -> Result:
        return CliRunner().invoke(app, arguments, input=given)

    return run
