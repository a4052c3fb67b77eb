"""The crew of a device: one process with all engines that live on it, and a queue from which batches are made.

A batch is what fits together when the device is free: jobs of one engine and key, of any accounts, in the order of
their turns. A lone job never waits for company; the pictures of one request arrive together, and so go together.
"""

import asyncio
from collections import deque
from collections.abc import Coroutine, Hashable, Mapping, Sequence
from contextlib import suppress
from contextvars import Context
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any, Final, TypeAlias

import structlog

from limner.engines.base import EngineError, EngineUnavailable
from limner.engines.instances import Instance
from limner.kit.errors import LimnerError
from limner.kit.fairness import FairQueue, Ticket
from limner.kit.logs import carried
from limner.kit.metrics import BATCH_JOBS
from limner.kit.tracing import Step, exemplar, on, record
from limner.workshop.admission import Admission, Reservation
from limner.workshop.child_process import BURIAL_SECONDS, ChildProcess
from limner.workshop.costs import expected_seconds
from limner.workshop.crew import EngineGone, Progress, Standing
from limner.workshop.device_protocol import (
    Batch,
    Begun,
    Done,
    Drop,
    Ended,
    FromProcess,
    Load,
    Loaded,
    Steps,
    ToProcess,
    begin,
)
from limner.workshop.meter import End, Meter, counted
from limner.workshop.orders import (
    RETRY_SECONDS,
    SHUTDOWN_RETRY_SECONDS,
    SHUTTING_DOWN,
    Order,
    Overloaded,
    RenderedFile,
)
from limner.workshop.protocol import Failure, Setup
from limner.workshop.settings import LARGEST, WorkshopSettings
from limner.workshop.traces import steps

FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 1.0, 60.0
"""Before another process is started in the place of one that ended; twice as long each time, until one has loaded."""

FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 15.0, 600.0
"""Before an engine that did not fit into the device's memory is loaded again; twice as long each time. Meanwhile others
of its device wait, and what loads is large.
"""

DROP_SECONDS: Final = 30.0
"""How long a job that nobody waits for may go on before the process is ended, if nobody waits for the rest of its
batch either: the longest step of any model."""

ALL: Final = 1_000
"""The most jobs of one account at once: turns alone are what accounts share a device by."""

_Process: TypeAlias = ChildProcess[ToProcess, FromProcess]

log = structlog.get_logger(__name__)


@dataclass(slots=True, eq=False)
class _Job:
    """One job, from its place in the queue to its file."""

    number: int
    order: Order
    key: Hashable
    places: Reservation
    progress: Progress
    answer: asyncio.Future[RenderedFile]
    ticket: "Ticket[_Job] | None" = None
    begun_at: float = 0.0
    mates: int = 1
    """How many jobs share its batch, itself included."""
    came: float = field(default_factory=perf_counter)
    begun: float | None = None
    """As `came`, a reading of `perf_counter`; None while it waits."""
    exemplar: dict[str, str] | None = field(default_factory=exemplar)
    """Its request's trace: its end comes in nobody's context."""


class DeviceCrew:
    """All engines of one device."""

    def __init__(self, settings: WorkshopSettings, place: str, engines: Sequence[Instance]) -> None:
        """Start nothing yet."""
        self._place = place
        self._engines = {engine.name: engine for engine in engines}
        self._setup = Setup(tuple(engine.recipe for engine in engines))
        self._admission = Admission(max(settings.queue, LARGEST), 1)
        self._queue: FairQueue[_Job] = FairQueue(ALL)
        self._standings = {engine.name: Standing("loading") for engine in engines}
        self._process: _Process | None = None
        self._batch: dict[int, _Job] = {}
        self._batch_begun = False
        self._due: deque[str] = deque()
        """Engines to be loaded again, as soon as the device is free."""
        self._retried: str | None = None
        """The one that is being loaded again."""
        self._retry_pauses: dict[str, float] = {}
        self._numbers = 0
        self._meter = Meter()
        self._pause = FIRST_PAUSE_SECONDS
        self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._buried = asyncio.Event()

    @property
    def queued(self) -> int:
        """Jobs that wait for the device, or for which a place is kept."""
        return self._admission.taken

    @property
    def running(self) -> int:
        """Jobs of the batch under way."""
        return self._meter.running

    @property
    def standings(self) -> Mapping[str, Standing]:
        """How each engine is doing, by its name."""
        return dict(self._standings)

    async def start(self) -> None:
        """Start the process; its engines go on loading when this returns."""
        self._spawn(self._open())

    async def stop(self) -> None:
        """End the process, at work or not; whoever still waits gets an error."""
        self._closing = True
        self._turn_away(Overloaded(SHUTTING_DOWN, retry_after=SHUTDOWN_RETRY_SECONDS))
        if self._process:
            self._process.kill()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._buried.wait(), 2 * BURIAL_SECONDS)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for job in tuple(self._batch.values()):  # their process does not even die, as one that waits for a driver
            self._finish(self._batch.pop(job.number), Overloaded(SHUTTING_DOWN, retry_after=SHUTDOWN_RETRY_SECONDS))

    def reserve(self, account: Hashable, jobs: int) -> Reservation:
        """Places for so many jobs of an account, all or none. Raises Overloaded."""
        if self._closing:
            raise Overloaded(SHUTTING_DOWN, retry_after=SHUTDOWN_RETRY_SECONDS)
        return self._admission.enter(account, jobs, 0 if self._batch else 1, self._meter.seconds)

    async def make(
        self, order: Order, account: Hashable, places: Reservation, scope: asyncio.Timeout, progress: Progress
    ) -> RenderedFile:
        """Do one job in a batch with others that fit.

        Raises EngineGone where the engine is not up, EngineError (`engine_crashed`) where its process ended on it.
        """
        self._check_up(order.engine)
        job = self._new_job(order, places, progress)
        job.ticket = self._queue.add(account, expected_seconds(order.job), job)
        asyncio.get_running_loop().call_soon(self._dispatch)  # after the other jobs of its request
        try:
            return await asyncio.shield(job.answer)
        except asyncio.CancelledError:
            self._drop(job)
            raise
        finally:
            if on():
                record(*_steps(job))

    def _new_job(self, order: Order, places: Reservation, progress: Progress) -> _Job:
        self._numbers += 1
        engine = self._engines[order.engine]
        key = engine.kind.batch_key(engine.options, order.job)
        told = replace(order, log=carried())
        return _Job(self._numbers, told, key, places, progress, asyncio.get_running_loop().create_future())

    def _check_up(self, name: str) -> None:
        standing = self._standings[name]
        if standing.state != "ready":
            text = f"The engine {name!r} is {'being loaded' if standing.state == 'loading' else 'not available'}."
            raise EngineGone(text, retry_after=RETRY_SECONDS)

    def _dispatch(self) -> None:
        """Where the device is free, send it what fits together, or have an engine loaded again."""
        if self._batch or self._retried or self._process is None:
            return
        if self._due:
            self._retried = self._due.popleft()
            self._process.tell(Load(self._retried))
            return
        first = self._queue.next()
        if first is None:
            return
        lead = first.item
        jobs = [lead]
        most = self._engines[lead.order.engine].capabilities.batch if lead.key is not None else 1

        def fits(job: _Job) -> bool:
            return job.order.engine == lead.order.engine and job.key == lead.key

        while len(jobs) < most and (another := self._queue.next(fits)):
            jobs.append(another.item)
        now = asyncio.get_running_loop().time()
        for job in jobs:
            job.begun_at, job.mates, job.begun = now, len(jobs), perf_counter()
            job.places.use()
            self._meter.waited(counted(job.order), job.begun - job.came, job.exemplar)
        self._batch = {job.number: job for job in jobs}
        self._batch_begun = False
        self._meter.begin(len(jobs))
        BATCH_JOBS.labels(lead.order.engine).observe(len(jobs))
        self._process.tell(Batch(lead.order.engine, tuple((job.number, job.order) for job in jobs)))

    def _hear(self, message: FromProcess | None) -> None:
        """What the process says, in the event loop."""
        match message:
            case None:
                self._spawn(self._replace(self._died()))
            case Loaded():
                self._loaded(message)
            case Begun():
                self._batch_begun = True
            case Steps(number=number, done=done, total=total):
                if job := self._batch.get(number):
                    job.progress(done, total)
            case Done(number=number, outcome=outcome):
                if job := self._batch.pop(number, None):
                    self._finish(job, outcome)
            case Ended():
                self._dispatch()

    def _loaded(self, message: Loaded) -> None:
        name, self._retried = message.engine, None
        if message.failure:
            error = message.failure.error
            again = self._retry(name) if message.failure.last or error.code == "engine_out_of_memory" else None
            self._standings[name] = Standing("failed", error.message)
            log.error("engine_not_loaded", engine=name, reason=error.message, next_try_in_seconds=again)
        else:
            self._retry_pauses.pop(name, None)
            self._standings[name] = Standing("ready", version=message.version)
            log.info("engine_loaded", engine=name, version=message.version, device=self._place)
        if all(standing.state != "loading" for standing in self._standings.values()):
            self._pause = FIRST_PAUSE_SECONDS
        self._dispatch()

    def _retry(self, engine: str) -> float:
        """Load it again later, when memory may be free; returns in how many seconds."""
        pause = self._retry_pauses.get(engine, FIRST_RETRY_SECONDS)
        self._retry_pauses[engine] = min(2 * pause, LONGEST_RETRY_SECONDS)
        self._spawn(self._after(pause, engine, self._process))
        return pause

    async def _after(self, pause: float, engine: str, process: _Process | None) -> None:
        """The pause over, its turn has come, unless another process has tried all meanwhile."""
        await asyncio.sleep(pause)
        if self._process is process:
            self._due.append(engine)
            self._dispatch()

    def _finish(self, job: _Job, outcome: RenderedFile | Failure | LimnerError) -> None:
        """One job's end: its account pays its part of the batch's time, and whoever waits hears of it."""
        error = outcome.error if isinstance(outcome, Failure) else outcome if isinstance(outcome, LimnerError) else None
        gone = isinstance(error, EngineUnavailable)
        seconds = (asyncio.get_running_loop().time() - job.begun_at) / job.mates
        if job.ticket:
            self._queue.finish(job.ticket, seconds)
        end: End = "not_begun" if gone else "failed" if error else "done"
        self._meter.end(counted(job.order), "given_up" if job.answer.cancelled() else end, job.exemplar)
        if isinstance(outcome, RenderedFile):
            self._meter.took(counted(job.order), outcome.seconds, together=job.mates, exemplar=job.exemplar)
        if job.answer.done():
            return
        if isinstance(outcome, Failure) and outcome.cause:
            told = log.bind(**job.order.log)  # the request's id, above all: no request's task is here
            told.error("engine_failed", engine=job.order.engine, reason=outcome.error.message, exception=outcome.cause)
        if gone:
            job.places.use(-1)  # it waits again, for the next engine of its route, which may be of this device
        if isinstance(outcome, RenderedFile):
            job.answer.set_result(outcome)
        elif error:
            job.answer.set_exception(error)

    def _drop(self, job: _Job) -> None:
        """Nobody waits for it: it leaves the queue, or the process is told, and ended where it does not listen."""
        job.answer.cancel()
        if job.number not in self._batch:
            if job.ticket:
                self._queue.remove(job.ticket)
            return
        if self._process:
            self._process.tell(Drop(job.number))
            self._spawn(self._insist(self._process, job))

    async def _insist(self, process: _Process, job: _Job) -> None:
        await asyncio.sleep(DROP_SECONDS)
        given_up = all(each.answer.cancelled() for each in self._batch.values())
        if self._process is process and job.number in self._batch and given_up:
            log.warning("device_process_killed", device=self._place, pid=process.pid)
            process.kill()

    async def _open(self) -> None:
        self._buried.clear()
        try:
            process = _Process("limner-device", begin, self._setup, self._hear)
            await process.start()
        except Exception as error:
            log.exception("device_process_not_started", device=self._place)
            for name in self._standings:
                self._standings[name] = Standing("failed", f"its process cannot be started: {error}")
            self._spawn(self._replace(None))
            return
        for name, standing in self._standings.items():
            self._standings[name] = replace(standing, state="loading")
        self._process = process
        process.listen()
        if self._closing:
            process.kill()

    def _died(self) -> _Process | None:
        """The process has ended, and so has its batch; what waits is turned away. Returns its remains."""
        process, self._process, self._retried = self._process, None, None
        self._due.clear()
        for name, standing in self._standings.items():
            self._standings[name] = replace(standing, state="loading", reason="its process has ended")
        begun, jobs, self._batch = self._batch_begun, list(self._batch.values()), {}
        text = "The engine's process ended in the middle of the job; nothing is charged."
        for job in jobs:
            crashed = EngineError(text, code="engine_crashed", retry_after=RETRY_SECONDS)
            gone = EngineGone("The engine's process has ended.", retry_after=RETRY_SECONDS)
            self._finish(job, crashed if begun else gone)
        self._turn_away(EngineGone("The engine's process has ended.", retry_after=RETRY_SECONDS))
        return process

    async def _replace(self, remains: _Process | None) -> None:
        """Start another process after a pause."""
        code = await remains.bury() if remains else None
        self._buried.set()
        if self._closing:
            return
        log.error("device_process_ended", device=self._place, exitcode=code, next_try_in_seconds=self._pause)
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE_SECONDS)
        if not self._closing:
            await self._open()

    def _turn_away(self, error: Exception) -> None:
        for ticket in self._queue.drain():
            if not ticket.item.answer.done():
                ticket.item.answer.set_exception(error)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """A task that `stop` waits for, and whose log lines are no request's."""
        task = asyncio.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _steps(job: _Job) -> list[Step]:
    """Where the job's time went; the work of a batch is each of its jobs'."""
    end, answer = perf_counter(), job.answer
    if job.begun is None:
        return [Step("queue", job.came, end)]
    done = answer.done() and not answer.cancelled() and not answer.exception()
    inner = steps(job.order, answer.result(), job.begun) if done else ()
    return [
        Step("queue", job.came, job.begun),
        Step("work", job.begun, end, {"limner.batch.size": job.mates}, inner),
    ]
