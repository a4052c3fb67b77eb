"""Another Limner, in a process of its own, for all tests of a module that ask one."""

from collections.abc import Iterator

import pytest

from tests.api.service import Service


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A running service of another brand."""
    running = Service(tmp_path_factory.mktemp("other") / "data", brand="acme").start()
    yield running
    running.stop()
