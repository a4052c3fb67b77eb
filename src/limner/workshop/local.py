"""The workshop of one machine: a fixed number of worker processes, and a bounded queue before them.

A request's jobs are admitted together or not at all. Each job has one worker to itself; whatever happens to that
process, a crash, a kill, a time-out, is that job's alone, and another process takes the place.
"""

import asyncio
import math
from collections.abc import Mapping, Sequence

import structlog

from limner.engines.base import EngineError
from limner.engines.instances import Instance
from limner.kit.metrics import JOB_SECONDS, JOBS, JOBS_QUEUED, JOBS_RUNNING
from limner.workshop.orders import Order, Overloaded, RenderedFile, TooSlow
from limner.workshop.pool import WorkerPool
from limner.workshop.process import Worker, WorkerDied
from limner.workshop.protocol import Failure
from limner.workshop.settings import WorkshopSettings

GRACE_SECONDS = 2.0
"""How long a job that nobody waits for may go on: most end sooner than a new worker would be ready."""

SHUTTING_DOWN = "The service is not taking jobs now."

log = structlog.get_logger(__name__)


class LocalWorkshop:
    """Worker processes on this machine. `start`, then `run` from any number of tasks, `stop` at the end."""

    def __init__(self, settings: WorkshopSettings, engines: Sequence[Instance]) -> None:
        """Start nothing yet."""
        self._settings = settings
        self._pool = WorkerPool(settings.workers, engines)
        self._admitted = 0
        self._running = 0
        self._seconds = 1.0
        self._open = False

    @property
    def queued(self) -> int:
        """Jobs that wait for a worker."""
        return self._admitted - self._running

    @property
    def running(self) -> int:
        """Jobs that a worker does now, and that somebody waits for."""
        return self._running

    @property
    def workers(self) -> int:
        """Worker processes that live and have their engines loaded."""
        return self._pool.size

    @property
    def versions(self) -> Mapping[str, str]:
        """The version of each engine, by its name; empty before `start`."""
        return self._pool.versions

    @property
    def ready(self) -> bool:
        """Whether a job that came now would be done."""
        return self._open and self.workers > 0

    async def start(self) -> None:
        """Start all workers and wait until they are warm. Raises what loading an engine raised."""
        await self._pool.start()
        self._open = True

    async def stop(self) -> None:
        """End all workers, at work or not; whoever still waits gets an error."""
        self._open = False
        await self._pool.stop(Overloaded(SHUTTING_DOWN, retry_after=10))

    async def run(self, orders: Sequence[Order], timeout: float) -> list[RenderedFile]:  # noqa: ASYNC109  the queue counts
        """Have all orders done, in parallel as far as workers are free; the files in the orders' order.

        `timeout` in seconds counts from now, the queue included. Raises Overloaded, TooSlow, EngineError (code
        `engine_crashed` where the process died), or the LimnerError that an engine raised. When one order fails,
        or the caller is cancelled, the others are given up.
        """
        self._admit(len(orders))
        scope = asyncio.timeout(timeout)
        try:
            async with scope, asyncio.TaskGroup() as group:
                tasks = [group.create_task(self._make(order, scope)) for order in orders]
                for task in tasks:
                    task.add_done_callback(self._leave)
        except TimeoutError:
            raise TooSlow(f"The pictures were not done in {timeout:.3g} s.") from None
        except BaseExceptionGroup as errors:
            raise errors.exceptions[0] from None
        return [task.result() for task in tasks]

    def check_room(self, jobs: int) -> None:
        """Raise Overloaded where that many jobs would find no room in the queue now."""
        if not self._open:
            raise Overloaded(SHUTTING_DOWN, retry_after=10)
        if self.queued + jobs > self._settings.queue + self._pool.free:
            wait = math.ceil(self._seconds * (self.queued + jobs) / self._settings.workers)
            raise Overloaded(
                f"The queue is full: no more than {self._settings.queue} pictures may wait. Try again later.",
                retry_after=min(max(wait, 1), 60),
            )

    def _admit(self, jobs: int) -> None:
        """Count the jobs in, all or none."""
        self.check_room(jobs)
        self._count(admitted=jobs)

    def _leave(self, task: asyncio.Task[RenderedFile]) -> None:
        self._count(admitted=-1)

    def _count(self, *, admitted: int = 0, running: int = 0) -> None:
        self._admitted += admitted
        self._running += running
        JOBS_QUEUED.set(self.queued)
        JOBS_RUNNING.set(self.running)

    async def _make(self, order: Order, scope: asyncio.Timeout) -> RenderedFile:
        while True:
            worker = await self._pool.take()
            try:
                return await self._attend(worker, order, scope)
            except WorkerDied:
                continue  # before it had begun, so another one can do it

    async def _attend(self, worker: Worker, order: Order, scope: asyncio.Timeout) -> RenderedFile:
        """Wait for the job. When the wait is cancelled, see to it that the worker does not go on for nobody."""
        self._count(running=1)
        work = self._pool.start_task(self._employ(worker, order))
        outcome = "failed"
        try:
            file = await asyncio.shield(work)
            outcome = "done"
        except WorkerDied:
            outcome = "not_begun"
            raise
        except asyncio.CancelledError:
            outcome = "given_up"
            self._pool.start_task(self._abandon(worker, work, 0.0 if scope.expired() else GRACE_SECONDS))
            raise
        finally:
            self._count(running=-1)
            JOBS.labels(order.engine, outcome).inc()
        return file

    async def _employ(self, worker: Worker, order: Order) -> RenderedFile:
        """Have the worker do the job, and give it back. Raises WorkerDied if it had not begun."""
        try:
            outcome = await self._pool.in_thread(worker.exchange, order)
        except WorkerDied as death:
            self._pool.lose(worker)
            if not death.begun:
                raise
            raise EngineError(
                "The engine's process ended in the middle of the job; nothing is charged.", code="engine_crashed"
            ) from death
        finally:
            await self._pool.give_back(worker)
        return self._accept(outcome, order)

    def _accept(self, outcome: RenderedFile | Failure, order: Order) -> RenderedFile:
        if isinstance(outcome, Failure):
            if outcome.cause:
                log.error("engine_failed", engine=order.engine, exception=outcome.cause)
            raise outcome.error
        JOB_SECONDS.labels(order.engine).observe(outcome.seconds)
        self._seconds += (outcome.seconds - self._seconds) / 16
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
