"""The crew of one engine on another machine: it lives in the event loop, and costs no process.

What the other server answers is looked at and finished by the pool's workers, like any picture from outside.
"""

import asyncio
from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import cast

import structlog

from limner.engines.base import RemoteEngine, Watch
from limner.engines.finishing.asking import asked
from limner.engines.instances import Instance
from limner.kit.metrics import JOBS, JOBS_RUNNING
from limner.kit.turns import Turns
from limner.workshop.admission import Admission, Reservation
from limner.workshop.costs import expected_seconds
from limner.workshop.crew import EngineGone, Progress, Standing
from limner.workshop.orders import RETRY_SECONDS, Order, RenderedFile
from limner.workshop.pool_crew import PoolCrew
from limner.workshop.settings import WorkshopSettings

log = structlog.get_logger(__name__)


class RemoteCrew:
    """One remote engine, asked for so many jobs at once as its options say."""

    def __init__(self, settings: WorkshopSettings, engine: Instance, finishers: PoolCrew) -> None:
        """Start nothing yet. `finishers` are the workers that finish what comes back."""
        self._instance = engine
        self._finishers = finishers
        self._at_once = engine.options.at_once
        self._engine: RemoteEngine | None = None
        self._admission = Admission(settings.queue, self._at_once)
        self._turns: Turns[int] = Turns(max(1, self._at_once // 2), self._give)
        self._seconds = 1.0
        self._running = 0

    @property
    def queued(self) -> int:
        """Jobs that wait for their turn, or for which a place is kept."""
        return self._admission.taken

    @property
    def running(self) -> int:
        """Jobs that the other server works on."""
        return self._running

    @property
    def standings(self) -> Mapping[str, Standing]:
        """Whether the other server is asked: not while its breaker is open."""
        name = self._instance.name
        if self._engine is None:
            return {name: Standing("loading")}
        trouble = self._engine.trouble
        return {name: Standing("failed" if trouble else "ready", trouble, self._engine.version)}

    async def start(self) -> None:
        """Get ready to ask; the other server need not be up."""
        engine = cast(RemoteEngine, self._instance.recipe.make())
        await engine.open()
        self._engine = engine
        for slot in range(self._at_once):
            self._turns.give(slot)

    async def stop(self) -> None:
        """End all connections."""
        if self._engine:
            await self._engine.close()

    def reserve(self, account: Hashable, jobs: int) -> Reservation:
        """Places for so many jobs of an account, all or none. Raises Overloaded."""
        return self._admission.enter(account, jobs, self._turns.free, self._seconds)

    async def make(
        self, order: Order, account: Hashable, places: Reservation, scope: asyncio.Timeout, progress: Progress
    ) -> RenderedFile:
        """Ask, and have the answer finished by a worker. A cancelled call closes its connection."""
        if self._engine is None:
            raise EngineGone(f"The engine {self._instance.name!r} is not there yet.", retry_after=RETRY_SECONDS)
        turn = await self._turns.take(account, expected_seconds(order.job))
        places.use()
        outcome = "failed"
        self._count(1)
        try:
            made = await self._engine.run(asked(order.job, self._instance.capabilities), _Told(progress))
            outcome = "done"
        except asyncio.CancelledError:
            outcome = "given_up"
            raise
        finally:
            self._count(-1)
            self._turns.end(turn)
            self._give(turn.thing)
            JOBS.labels(self._instance.name, outcome).inc()
        finish = replace(order, made=made, capabilities=self._instance.capabilities)
        with self._finishers.reserve(account, 1) as place:
            return await self._finishers.make(finish, account, place, scope)

    def _give(self, slot: int) -> None:
        self._turns.give(slot)

    def _count(self, jobs: int) -> None:
        self._running += jobs
        JOBS_RUNNING.inc(jobs)


class _Told(Watch):
    """The watch of a job whose caller cancels the call itself."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    def __call__(self) -> None: ...

    def progress(self, done: int, total: int) -> None:
        self._progress(done, total)
