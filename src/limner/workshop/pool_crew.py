"""The crew of the engines that need no more than a core: a fixed number of worker processes, and a bounded queue.

Accounts take turns. Each job has one worker to itself; whatever happens to that process, a crash, a kill, a time-out,
is that job's alone, and another process takes the place.
"""

import asyncio
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Final

import structlog

from limner.engines.base import EngineError
from limner.engines.instances import Instance
from limner.kit.logs import carried
from limner.kit.tracing import on, record, span
from limner.kit.turns import Turn
from limner.workshop.admission import Admission, Reservation
from limner.workshop.costs import expected_seconds
from limner.workshop.crew import Progress, Standing, State, unheeded
from limner.workshop.meter import Meter, counted
from limner.workshop.orders import (
    RETRY_SECONDS,
    SHUTDOWN_RETRY_SECONDS,
    SHUTTING_DOWN,
    Order,
    Overloaded,
    RenderedFile,
)
from limner.workshop.pool import WorkerPool
from limner.workshop.process import Worker, WorkerDied
from limner.workshop.protocol import Failure
from limner.workshop.settings import WorkshopSettings
from limner.workshop.traces import steps

GRACE_SECONDS: Final = 2.0
"""How long a job that nobody waits for may go on: most end sooner than a new worker would be ready."""

log = structlog.get_logger(__name__)


class PoolCrew:
    """Worker processes on this machine."""

    def __init__(self, settings: WorkshopSettings, engines: Sequence[Instance]) -> None:
        """Start nothing yet."""
        self._names = tuple(engine.name for engine in engines)
        self._pool = WorkerPool(settings, engines)
        self._admission = Admission(settings.queue, settings.workers)
        self._meter = Meter()
        self._open = False

    @property
    def queued(self) -> int:
        """Jobs that wait for a worker, or for which a place is kept."""
        return self._admission.taken

    @property
    def running(self) -> int:
        """Jobs that a worker does now, and that somebody waits for."""
        return self._meter.running

    @property
    def workers(self) -> int:
        """Worker processes that live and have their engines loaded."""
        return self._pool.size

    @property
    def standings(self) -> Mapping[str, Standing]:
        """All its engines are up from the start to the end: where no worker lives, jobs wait for the next one."""
        state: State = "ready" if self._open else "loading"
        return {name: Standing(state, version=self._pool.versions.get(name, "")) for name in self._names}

    async def start(self) -> None:
        """Start all workers and wait until they are warm. Raises what loading an engine raised."""
        await self._pool.start()
        self._open = True

    async def stop(self) -> None:
        """End all workers, at work or not; whoever still waits gets an error."""
        self._open = False
        await self._pool.stop(Overloaded(SHUTTING_DOWN, retry_after=SHUTDOWN_RETRY_SECONDS))

    def reserve(self, account: Hashable, jobs: int) -> Reservation:
        """Places in the queue for so many jobs of an account: a context manager, which gives back what was not used.

        All or none: raises Overloaded where there is no room. It never waits.
        """
        if not self._open:
            raise Overloaded(SHUTTING_DOWN, retry_after=SHUTDOWN_RETRY_SECONDS)
        return self._admission.enter(account, jobs, self._pool.free, self._meter.seconds)

    async def make(
        self,
        order: Order,
        account: Hashable,
        places: Reservation,
        scope: asyncio.Timeout,
        progress: Progress = unheeded,
    ) -> RenderedFile:
        """Do one job, whose place is in `places`, once a worker is free.

        Raises EngineError (code `engine_crashed` where the process died, or had not the memory), or the LimnerError
        that the engine raised.
        """
        while True:
            with span("queue"), self._meter.wait(counted(order)):
                turn = await self._pool.take(account, expected_seconds(order.job))
            places.use()
            try:
                with span("work"):
                    return await self._attend(turn, order, scope)
            except WorkerDied:
                places.use(-1)  # before it had begun, so another one can do it

    async def _attend(self, turn: Turn[Worker], order: Order, scope: asyncio.Timeout) -> RenderedFile:
        """Wait for the job. When the wait is cancelled, see to it that the worker does not go on for nobody."""
        with self._meter.job(counted(order)):
            work = self._pool.start_task(self._employ(turn, order))
            try:
                return await asyncio.shield(work)
            except asyncio.CancelledError:
                self._pool.start_task(self._abandon(turn.thing, work, 0.0 if scope.expired() else GRACE_SECONDS))
                raise

    async def _employ(self, turn: Turn[Worker], order: Order) -> RenderedFile:
        """Have the worker do the job, and give it back. Raises WorkerDied if it had not begun."""
        worker = turn.thing
        told = replace(order, log=carried())
        begun = perf_counter()
        try:
            outcome = await self._pool.in_thread(worker.exchange, told)
        except WorkerDied as death:
            self._pool.lose(worker)
            if not death.begun:
                raise
            raise EngineError(
                "The engine's process ended in the middle of the job; nothing is charged.",
                code="engine_crashed",
                retry_after=RETRY_SECONDS,
            ) from death
        finally:
            await self._pool.give_back(turn)
        return self._accept(outcome, order, begun)

    def _accept(self, outcome: RenderedFile | Failure, order: Order, begun: float) -> RenderedFile:
        if isinstance(outcome, Failure):
            if outcome.cause:
                log.error("engine_failed", engine=order.engine, reason=outcome.error.message, exception=outcome.cause)
            raise outcome.error
        self._meter.took(counted(order), outcome.seconds)
        if on():
            record(*steps(order, outcome, begun))
        return outcome

    async def _abandon(self, worker: Worker, work: asyncio.Task[RenderedFile], grace: float) -> None:
        """Ask the worker to stop, and end it when it does not within `grace` seconds."""
        if not work.done():
            worker.cancel()
            await asyncio.wait([work], timeout=grace)
        if not work.done():
            log.info("worker_killed", pid=worker.pid)
            self._pool.kill(worker)
            await asyncio.wait([work])
        work.exception()  # looked at, or asyncio would complain that nobody did
