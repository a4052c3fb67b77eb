"""What the workshop knows of those who do its jobs: the pool of processes, a process for a device, the event loop.

Each crew has its own queue, its own restarts, and its own engines, which come and go by themselves.
"""

import asyncio
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from limner.engines.base import EngineUnavailable
from limner.workshop.admission import Reservation
from limner.workshop.orders import Order, RenderedFile

State: TypeAlias = Literal["loading", "ready", "failed"]
"""Of an engine: not up yet, taking jobs, or in need of somebody: not to be loaded, or left alone for a while."""

Progress: TypeAlias = Callable[[int, int], None]
"""Told the steps that are done of all, of one job."""


def unheeded(done: int, total: int) -> None:
    """The progress that nobody follows."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How an engine is doing. `reason` says why it is not ready; `version` is known once it has been."""

    state: State
    reason: str = ""
    version: str = ""


class EngineGone(EngineUnavailable):
    """The engine is not up, or has ended before it began the job: another may do it."""


class Crew(Protocol):
    """Whoever does the jobs of some engines."""

    @property
    def standings(self) -> Mapping[str, Standing]:
        """How each of its engines is doing, by its name."""
        ...

    @property
    def queued(self) -> int:
        """Jobs that wait, or for which a place is kept."""
        ...

    @property
    def running(self) -> int:
        """Jobs under way that somebody waits for."""
        ...

    async def start(self) -> None:
        """Get to work. Returns when the service may open: heavy engines go on loading."""
        ...

    async def stop(self) -> None:
        """End all, at work or not; whoever still waits gets an error."""
        ...

    def reserve(self, account: Hashable, jobs: int) -> Reservation:
        """Places in its queue, all or none. Raises Overloaded; never waits."""
        ...

    async def make(
        self, order: Order, account: Hashable, places: Reservation, scope: asyncio.Timeout, progress: Progress
    ) -> RenderedFile:
        """Do one job. When cancelled, it ends soon, and at once where the scope's time is over.

        Raises EngineUnavailable where another engine may do it, and whatever the engine raises.
        """
        ...
