"""An engine's replica: a crew of its own on a node of the cluster, asked by any number of services.

The crew is the same that a machine without a cluster has. It has the engine in a process that may die alone, makes
batches of what fits together, and has accounts take turns, whichever service their jobs came by.
"""

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing
from dataclasses import replace
from typing import Any, Final

import structlog

from limner.engines.base import EngineError
from limner.engines.instances import Instance
from limner.kit.errors import LimnerError
from limner.workshop.cluster.deployment import Blueprint
from limner.workshop.cluster.protocol import Load, News, Steps, Task
from limner.workshop.crew import Crew, Progress
from limner.workshop.device_crew import DeviceCrew
from limner.workshop.failures import FAILED
from limner.workshop.orders import RETRY_SECONDS, RenderedFile, TooSlow
from limner.workshop.pool_crew import PoolCrew
from limner.workshop.protocol import Failure
from limner.workshop.settings import WorkshopSettings

LOOK_SECONDS: Final = 0.2
"""How often it is looked whether an engine is loaded."""

LONGEST_SECONDS: Final = 86_400
"""Of a job, at most: each says its own."""

ROOM: Final = 10_000
"""Places in the crew's queue: without bound. Services admit jobs, and Ray Serve bounds how many a replica has."""


class Replica:
    """What Ray Serve has so many of as the settings say. Its crew's processes end with the one that it lives in."""

    async def __init__(  # type: ignore[misc]  # Ray Serve awaits it
        self, name: str, kind: str, options: Mapping[str, Any], workers: int, memory: int
    ) -> None:
        """Load the engine. Raises what that raises, and Ray Serve says it of the deployment."""
        self._engine = Blueprint(name, kind, options, workers, memory).engine()
        self._crew = _crew(self._engine, workers, memory)
        await self._crew.start()
        await self._loaded()
        standing = self._crew.standings[name]
        if standing.state == "failed":
            await self._crew.stop()
            raise RuntimeError(standing.reason)

    async def load(self) -> Load:
        """What it has to do."""
        return Load(self._crew.queued, self._crew.running, self._crew.standings[self._engine.name].version)

    async def make(self, task: Task) -> AsyncGenerator[News, None]:
        """Do a job: its steps, then its file or why there is none. A cancelled call has it given up within a step."""
        said: asyncio.Queue[News] = asyncio.Queue()
        work = asyncio.create_task(self._done(task, lambda done, total: said.put_nowait(Steps(done, total))))
        work.add_done_callback(lambda _: said.put_nowait(_end(work)))
        try:
            while True:
                news = await said.get()
                yield news
                if not isinstance(news, Steps):
                    return
        finally:
            if not work.done():
                work.cancel()
                await asyncio.wait([work])

    async def end(self, task: Task) -> News:
        """Do a job, and say its end alone."""
        async with aclosing(self.make(task)) as saying:
            async for news in saying:
                last = news
        return last

    async def check_health(self) -> None:
        """Raise where the engine cannot be used any more; Ray Serve then puts another replica in this one's place."""
        standing = self._crew.standings[self._engine.name]
        if standing.state == "failed":
            raise RuntimeError(standing.reason)

    async def _done(self, task: Task, progress: Progress) -> RenderedFile:
        structlog.contextvars.bind_contextvars(**task.order.log)  # the request's id, above all: the task is its own
        try:
            async with asyncio.timeout(task.seconds) as scope:
                version = await self._loaded()
                with self._crew.reserve(task.account, 1) as place:
                    file = await self._crew.make(task.order, task.account, place, scope, progress)
        except TimeoutError:
            raise TooSlow("The picture was not done in time; nothing is charged.", retry_after=RETRY_SECONDS) from None
        return replace(file, version=version)

    async def _loaded(self) -> str:
        """Wait while the engine is loaded, for the first time or again; returns its version.

        A replica that turned its jobs away at once would look idle, and be given all that come.
        """
        while (standing := self._crew.standings[self._engine.name]).state == "loading":  # noqa: ASYNC110
            await asyncio.sleep(LOOK_SECONDS)  # a crew tells nobody
        return standing.version


def _crew(engine: Instance, workers: int, memory: int) -> Crew:
    """Whoever does the engine's jobs on this node; what the node's own settings say of it does not count."""
    settings = WorkshopSettings(
        workers=workers, queue=ROOM, account_jobs=workers, worker_memory=memory, request_timeout=LONGEST_SECONDS
    )
    if engine.kind.crew == "device":
        return DeviceCrew(settings, engine.options.place, [engine])
    return PoolCrew(settings, [engine])


def _end(work: asyncio.Task[RenderedFile]) -> RenderedFile | Failure:
    if work.cancelled():
        return Failure(EngineError("The job was given up."))
    error = work.exception()
    if error is None:
        return work.result()
    if isinstance(error, LimnerError):
        return Failure(error)
    return Failure(EngineError(FAILED), cause=repr(error))
