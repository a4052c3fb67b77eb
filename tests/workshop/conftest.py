"""Workshops that leave no process behind."""

import os
from collections.abc import AsyncIterator
from typing import Protocol

import psutil
import pytest

from limner.workshop.local import LocalWorkshop
from limner.workshop.settings import WorkshopSettings
from tests.workshop.engines import ENGINES
from tests.workshop.helpers import eventually


class Opener(Protocol):
    """Starts a workshop."""

    async def __call__(
        self,
        workers: int = 2,
        queue: int = 64,
        engines: tuple[str, ...] = ("painter", "actor", "blank"),
        *,
        account_jobs: int | None = None,
        memory: int = 6144,
    ) -> LocalWorkshop: ...


class Listing(Protocol):
    """Lists processes."""

    def __call__(self) -> list[psutil.Process]: ...


def _forked() -> list[psutil.Process]:
    """The live processes forked off below this one."""
    return [process for process in psutil.Process(os.getpid()).children(recursive=True) if _is_forked(process)]


def _is_forked(process: psutil.Process) -> bool:
    try:
        return bool(process.ppid() != os.getpid() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:  # it ended while it was looked at
        return False


@pytest.fixture
def worker_processes() -> Listing:
    """Lists the test's own worker processes: not those of a service that other tests keep for the whole run."""
    strangers = _forked()
    return lambda: [process for process in _forked() if process not in strangers]


@pytest.fixture
async def open_workshop(worker_processes: Listing) -> AsyncIterator[Opener]:
    """Starts workshops in which one account may use all workers, unless told otherwise.

    They are stopped after the test; then no worker may be left.
    """
    opened: list[LocalWorkshop] = []

    async def start(
        workers: int = 2,
        queue: int = 64,
        engines: tuple[str, ...] = ("painter", "actor", "blank"),
        *,
        account_jobs: int | None = None,
        memory: int = 6144,
    ) -> LocalWorkshop:
        settings = WorkshopSettings(
            workers=workers, queue=queue, account_jobs=account_jobs or workers, worker_memory=memory
        )
        workshop = LocalWorkshop(settings, engines, ENGINES)
        opened.append(workshop)
        await workshop.start()
        return workshop

    yield start
    for workshop in opened:
        await workshop.stop()
        assert (workshop.queued, workshop.running, workshop.workers, workshop.ready) == (0, 0, 0, False)
    await eventually(lambda: not worker_processes())


@pytest.fixture
async def workshop(open_workshop: Opener) -> LocalWorkshop:
    """Two workers."""
    return await open_workshop()
