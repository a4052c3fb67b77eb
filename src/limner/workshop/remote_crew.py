"""The crew of one engine on another machine: it lives in the event loop, and costs no process.

What it needs of a job's pixels, the pool's workers prepare; what the other server answers, they look at and finish,
like any picture from outside.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Final, cast

import structlog

from limner.engines.base import EngineError, ForeignFile, ForeignText, Prepared, RemoteEngine, Watch
from limner.engines.finishing.asking import asked
from limner.engines.instances import Instance
from limner.engines.jobs import EnhancePromptJob, Job
from limner.kit.errors import LimnerError
from limner.kit.tracing import span
from limner.kit.turns import Turn, Turns
from limner.workshop.admission import Admission, Reservation
from limner.workshop.costs import expected_seconds
from limner.workshop.crew import EngineGone, Progress, Standing
from limner.workshop.meter import Meter, counted
from limner.workshop.orders import (
    MASK,
    RETRY_SECONDS,
    SHUTDOWN_RETRY_SECONDS,
    SHUTTING_DOWN,
    Order,
    Overloaded,
    RenderedFile,
)
from limner.workshop.pool_crew import PoolCrew
from limner.workshop.settings import LARGEST, WorkshopSettings

NOT_THERE: Final = "The engine {!r} is not there yet."

Asking = Callable[[], Awaitable[ForeignFile | ForeignText]]

log = structlog.get_logger(__name__)


class RemoteCrew:
    """One remote engine, asked for so many jobs at once as its options say."""

    def __init__(self, settings: WorkshopSettings, engine: Instance, helpers: PoolCrew) -> None:
        """Start nothing yet. `helpers` are the workers that prepare what is sent, and finish what comes back."""
        self._instance = engine
        self._helpers = helpers
        self._at_once = engine.options.at_once
        self._engine: RemoteEngine | None = None
        self._admission = Admission(max(settings.queue, LARGEST), self._at_once)
        self._turns: Turns[int] = Turns(max(1, self._at_once // 2), self._give)
        self._meter = Meter()

    @property
    def queued(self) -> int:
        """Jobs that wait for their turn, or for which a place is kept."""
        return self._admission.taken

    @property
    def running(self) -> int:
        """Jobs that the other server works on, or whose answer is being finished."""
        return self._meter.running

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
            self._give(slot)

    async def stop(self) -> None:
        """End all connections; whoever still waits gets an error."""
        self._turns.close(Overloaded(SHUTTING_DOWN, retry_after=SHUTDOWN_RETRY_SECONDS))
        engine, self._engine = self._engine, None
        if engine:
            await engine.close()

    def reserve(self, account: Hashable, jobs: int) -> Reservation:
        """Places for so many jobs of an account, all or none. Raises Overloaded."""
        return self._admission.enter(account, jobs, self._turns.free, self._meter.seconds)

    async def make(
        self, order: Order, account: Hashable, places: Reservation, scope: asyncio.Timeout, progress: Progress
    ) -> RenderedFile:
        """Ask, and have the answer finished by a worker. A cancelled call closes its connection.

        Raises EngineUnavailable, or the EngineError that the engine raised.
        """
        engine, job = self._up(), asked(order.job, self._instance.capabilities)
        prepared = await self._prepared(engine, job, order, account, scope)
        with span("queue"), self._meter.wait(counted(order)):
            turn = await self._turns.take(account, expected_seconds(order.job))
        places.use()
        start = perf_counter()
        asking = partial(engine.run, job, _Told(progress), prepared)
        with span("work"):
            file = await self._counted(order, self._done(asking, turn, order, account, scope))
        seconds = perf_counter() - start
        self._meter.took(counted(order), seconds)
        return replace(file, seconds=seconds)

    async def _prepared(
        self, engine: RemoteEngine, job: Job, order: Order, account: Hashable, scope: asyncio.Timeout
    ) -> Prepared | None:
        """What a worker makes of the job's pixels for the other server, where that needs anything."""
        preparation = engine.preparation(job)
        if preparation is None:
            return None
        with span("prepare"), self._helpers.reserve(account, 1) as place:
            part = replace(order, job=job, preparation=preparation)
            file = await self._helpers.make(part, account, place, scope)
        return Prepared(file.data, file.scene[MASK], file.width, file.height)

    async def _done(
        self, asking: Asking, turn: Turn[int], order: Order, account: Hashable, scope: asyncio.Timeout
    ) -> RenderedFile:
        """Ask, end the turn, and have what came finished.

        A worker's place is kept from before the asking: what was made there is not lost to a full queue here.
        """
        words = isinstance(order.job, EnhancePromptJob)
        with ExitStack() as kept:
            try:
                place = None if words else kept.enter_context(self._helpers.reserve(account, 1))
                made = await asking()
            finally:
                self._end(turn)
            if place is None or isinstance(made, ForeignText):
                return self._written(made, words=words)
            part = replace(order, made=made, capabilities=self._instance.capabilities)
            with span("finish"):
                return await self._helpers.make(part, account, place, scope)

    def _written(self, made: ForeignFile | ForeignText, *, words: bool) -> RenderedFile:
        """Words need no worker. Raises EngineError for what is not of the kind that was asked for."""
        if not (words and isinstance(made, ForeignText)):
            raise EngineError(f"The engine {self._instance.name!r} answered with something of another kind.")
        return RenderedFile(made.text.encode(), "txt", 0, 0, 0.0)

    async def _counted(self, order: Order, work: Awaitable[RenderedFile]) -> RenderedFile:
        """The work's outcome, in the metrics and, where it failed, in the log."""
        with self._meter.job(counted(order)):
            try:
                return await work
            except LimnerError as error:
                log.warning("remote_engine_failed", engine=order.engine, code=error.code, reason=error.message)
                raise

    def _up(self) -> RemoteEngine:
        if self._engine is None:
            raise EngineGone(NOT_THERE.format(self._instance.name), retry_after=RETRY_SECONDS)
        return self._engine

    def _end(self, turn: Turn[int]) -> None:
        self._turns.end(turn)
        self._give(turn.thing)

    def _give(self, slot: int) -> None:
        self._turns.give(slot)


class _Told(Watch):
    """The watch of a job whose caller cancels the call itself."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    def __call__(self) -> None: ...

    def progress(self, done: int, total: int) -> None:
        self._progress(done, total)
