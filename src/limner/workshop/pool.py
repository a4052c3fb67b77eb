"""The worker processes as a whole: started together, each replaced when it ends, handed out one job at a time."""

import asyncio
import signal
from collections.abc import Callable, Coroutine, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context
from typing import Any, Final, TypeVar

import structlog

from limner.engines.base import EngineError
from limner.kit.errors import LimnerError
from limner.kit.turns import Turn, Turns
from limner.workshop.fork_server import context_for
from limner.workshop.process import Worker, WorkerDied
from limner.workshop.protocol import Failure
from limner.workshop.settings import WorkshopSettings

START_SECONDS = 120.0
"""How long a worker may take to load its engines."""

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds before another worker is started in the place of one that did not get ready."""

MIB: Final = 2**20

OUT_OF_MEMORY: Final = (-signal.SIGABRT, -signal.SIGKILL, -signal.SIGSEGV)
"""How a process ends when a library cannot have the memory that it needs, or when the system has none left."""

log = structlog.get_logger(__name__)

T = TypeVar("T")


class WorkerPool:
    """A fixed number of workers. A worker that is taken is given back, whatever became of it meanwhile."""

    def __init__(self, settings: WorkshopSettings, engines: Mapping[str, str]) -> None:
        self.operations: Mapping[str, frozenset[str]] = {}
        """What each engine serves; known once a worker is warm."""
        self._settings = settings
        self._engines = engines
        self._context = context_for(engines)
        self._idle: Turns[Worker] = Turns(settings.most_each, lambda worker: self.start_task(self._return(worker)))
        self._workers: set[Worker] = set()
        self._starting: set[Worker] = set()
        self._lost_at_work: set[Worker] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = asyncio.Event()
        # Twice, since a place's old process may be on its way out while the new one starts.
        self._threads = ThreadPoolExecutor(2 * settings.workers, thread_name_prefix="limner-worker")

    @property
    def size(self) -> int:
        """How many workers live and are warm."""
        return len(self._workers)

    @property
    def free(self) -> int:
        """How many of them have nothing to do."""
        return self._idle.free

    async def start(self) -> None:
        """Start all, and wait until they are warm. Raises what loading an engine raised; then nothing is left."""
        places = [self.start_task(self._enlist()) for _ in range(self._settings.workers)]
        failure: BaseException | None
        try:
            outcomes = await asyncio.shield(asyncio.gather(*places, return_exceptions=True))
            failure = next(filter(None, outcomes), None)
        except asyncio.CancelledError as cancelled:
            failure = cancelled
        if failure:
            await self.stop(EngineError("The workers did not start."))
            raise failure

    async def stop(self, error: Exception) -> None:
        """End all; `take` raises `error` from now on."""
        self._closing.set()
        self._idle.close(error)
        while self._tasks or self._workers or self._lost_at_work:
            for worker in self._starting | self._lost_at_work:
                worker.kill()
            for worker in tuple(self._workers):
                self.kill(worker)
            await (asyncio.wait(self._tasks) if self._tasks else asyncio.sleep(0))
        self._threads.shutdown(wait=False)

    async def take(self, account: Hashable, seconds: float) -> Turn[Worker]:
        """Wait for a free worker, for a job of about so many seconds; it may have died unnoticed."""
        return await self._idle.take(account, seconds)

    async def give_back(self, turn: Turn[Worker]) -> None:
        """The end of a job: the worker is free again, or buried if it was lost."""
        self._idle.end(turn)
        await self._return(turn.thing)

    async def _return(self, worker: Worker) -> None:
        if worker in self._workers:
            self._idle.give(worker)
        else:
            self._lost_at_work.discard(worker)
            await self._bury(worker)

    def kill(self, worker: Worker) -> None:
        """End a worker at once, whatever it does, and start another."""
        worker.kill()
        self.lose(worker)

    def lose(self, worker: Worker) -> None:
        """Count a worker as gone, and start another. One that is at work is left to end its job."""
        if worker not in self._workers:
            return
        self._workers.remove(worker)
        asyncio.get_running_loop().remove_reader(worker.sentinel)
        if self._idle.drop(worker):
            self.start_task(self._bury(worker))
        else:
            self._lost_at_work.add(worker)
        if not self._closing.is_set():
            self.start_task(self._replace(), Context())  # a new worker's log lines are not this request's

    async def in_thread(self, function: Callable[..., T], *arguments: object) -> T:
        """Call something that blocks on a worker."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)

    async def _replace(self) -> None:
        """Start a worker, and try again for as long as it takes."""
        pause = FIRST_PAUSE
        while not self._closing.is_set():
            try:
                return await self._enlist()
            except LimnerError:
                log.exception("worker_did_not_start", next_try_in_seconds=pause)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        return None

    async def _enlist(self) -> None:
        """Start a worker, and count it among the idle ones once it is warm."""
        try:
            worker = await self.in_thread(Worker, self._context, self._engines, self._settings.worker_memory * MIB)
        except (OSError, EOFError) as error:
            raise EngineError("A worker process could not be started.") from error
        self._starting.add(worker)
        try:
            await self._warm(worker)
        except BaseException:
            worker.kill()
            await self._bury(worker)
            raise
        finally:
            self._starting.remove(worker)
        self._workers.add(worker)
        asyncio.get_running_loop().add_reader(worker.sentinel, self.lose, worker)
        self._idle.give(worker)

    async def _warm(self, worker: Worker) -> None:
        """Wait until its engines are loaded. Raises EngineError if it died or took too long meanwhile."""
        if self._closing.is_set():  # `stop` came while the process was being made, and did not see it
            raise EngineError("The workers are being stopped.")
        try:
            answer = await asyncio.wait_for(self.in_thread(worker.await_ready), START_SECONDS)
        except TimeoutError:
            raise EngineError(f"A worker did not load its engines in {START_SECONDS:g} s.") from None
        except WorkerDied as death:
            raise EngineError("A worker process ended while it loaded its engines.") from death
        if isinstance(answer, Failure):
            log.error("engine_not_loaded", exception=answer.cause)
            raise answer.error
        self.operations = answer.operations

    async def _bury(self, worker: Worker) -> None:
        code = await self.in_thread(worker.bury)
        if not self._closing.is_set():
            perhaps = {"perhaps": "out of memory"} if code in OUT_OF_MEMORY and not worker.killed else {}
            log.warning("worker_ended", pid=worker.pid, exitcode=code, **perhaps)

    def start_task(self, work: Coroutine[Any, Any, T], context: Context | None = None) -> asyncio.Task[T]:
        """A task that outlives whoever started it, and that `stop` waits for."""
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
