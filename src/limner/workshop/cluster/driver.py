"""What runs in the driver: the service's end of the cluster, in a process of its own.

Ray ends a process that has lost its cluster; it ends this one, and not the service, which starts another.
"""

import asyncio
import os
import pickle
import signal
from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing, suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import Final

import structlog

from limner.engines.base import EngineError
from limner.kit.logs import configure
from limner.workshop.cluster.client import ClusterClient, ReplicaEndedError, Seen
from limner.workshop.cluster.protocol import (
    DriverSetup,
    FromDriver,
    Lost,
    Make,
    News,
    Standings,
    ToDriver,
    Told,
)
from limner.workshop.cluster.settings import not_found
from limner.workshop.crew import EngineGone, Standing
from limner.workshop.failures import failure
from limner.workshop.orders import RETRY_SECONDS
from limner.workshop.orphans import end_with_the_server
from limner.workshop.protocol import Failure

LOOK_SECONDS: Final = 1.0
"""How often the cluster is asked how the engines are doing."""

SILENCE_SECONDS: Final = 15.0
"""How long the cluster may leave that unanswered; then it is lost."""

DEPLOY_SECONDS, CONNECT_SECONDS = 60.0, 120.0
"""How long it may take to be told of engines, and to be joined."""

FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 60.0, 600.0
"""Before an engine is begun anew that the cluster has given up; twice as long each time."""

_ABSENT: Final = Seen(Standing("loading"), 0, 0)

log = structlog.get_logger(__name__)


def serve(pipe: Connection, setup: DriverSetup, client: ClusterClient) -> None:
    """The life of the process: it ends when the service or the cluster is gone."""
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_IGN)  # both are for the server, which ends its processes itself
    end_with_the_server()
    configure(setup.log)
    asyncio.run(_drive(pipe, setup, client))


async def _drive(pipe: Connection, setup: DriverSetup, client: ClusterClient) -> None:
    try:
        await _Driver(pipe, setup, client, asyncio.get_running_loop()).work()
    except Exception:
        log.exception("driver_failed")
    finally:
        os._exit(0)  # threads would be waited for: ours, and Ray's, which ask a cluster that may be gone


class _Driver:
    """Jobs on their way to replicas, and how the engines are doing."""

    def __init__(
        self, pipe: Connection, setup: DriverSetup, client: ClusterClient, loop: asyncio.AbstractEventLoop
    ) -> None:
        self._pipe = pipe
        self._loop = loop
        self._setup = setup
        self._client = client
        self._jobs: dict[int, asyncio.Task[None]] = {}
        self._versions: dict[str, str] = {}
        self._retries: dict[str, tuple[float, float]] = {}
        """Of applications that the cluster has given up: since when, and the pause before the next try."""

    async def work(self) -> None:
        """Connect, and do what the service says, until the cluster or the service is gone."""
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await asyncio.to_thread(self._client.connect)
        except Exception as error:  # noqa: BLE001  Ray raises whatever it finds, and the service has to hear it
            missing = not_found(self._setup.address, token=self._setup.token)
            self._say(Lost(f"{missing}: {str(error) or 'it does not answer'}"))
            return
        listening = self._loop.run_in_executor(None, self._listen)
        looking = asyncio.create_task(self._look())
        await asyncio.wait([listening, looking], return_when=asyncio.FIRST_COMPLETED)
        if looking.done():
            self._say(Lost(f"the cluster at {self._setup.address} does not answer: {looking.exception()!r}"))

    def _say(self, message: FromDriver) -> None:
        self._pipe.send_bytes(pickle.dumps(message))

    def _listen(self) -> None:
        """In a thread, until the service is gone."""
        with suppress(EOFError, OSError):
            while True:
                message: ToDriver = pickle.loads(self._pipe.recv_bytes())  # noqa: S301  written by the server
                self._loop.call_soon_threadsafe(self._obey, message)

    def _obey(self, message: ToDriver) -> None:
        if isinstance(message, Make):
            task = asyncio.create_task(self._make(message))
            self._jobs[message.number] = task
            task.add_done_callback(lambda _: self._jobs.pop(message.number, None))
        elif job := self._jobs.get(message.number):
            job.cancel()

    async def _look(self) -> None:
        """Tell the service whenever something has changed; begin the applications that are not there.

        Raises whatever Ray raises, or TimeoutError, when the cluster is lost.
        """
        told: Standings | None = None
        while True:
            async with asyncio.timeout(SILENCE_SECONDS):
                seen = await asyncio.to_thread(self._client.applications)
            missing = [each for each in self._setup.deployments.values() if each.application not in seen]
            if missing:
                log.info("engines_deployed", engines=[each.blueprint.name for each in missing])
                async with asyncio.timeout(DEPLOY_SECONDS):
                    await asyncio.to_thread(self._client.deploy, missing)
            await self._try_again(seen)
            now = await self._standings(seen)
            if now != told:
                self._say(now)
                told = now
            await asyncio.sleep(LOOK_SECONDS)

    async def _try_again(self, seen: Mapping[str, Seen]) -> None:
        """Take away what the cluster has given up, when its pause is over: the next look finds it missing."""
        for each in self._setup.deployments.values():
            if not seen.get(each.application, _ABSENT).given_up:
                continue
            since, pause = self._retries.setdefault(each.application, (self._loop.time(), FIRST_RETRY_SECONDS))
            if self._loop.time() < since + pause:
                continue
            self._retries[each.application] = self._loop.time(), min(2 * pause, LONGEST_RETRY_SECONDS)
            log.warning("engine_begun_anew", engine=each.blueprint.name)
            async with asyncio.timeout(DEPLOY_SECONDS):
                await asyncio.to_thread(self._client.delete, each.application)

    async def _standings(self, seen: Mapping[str, Seen]) -> Standings:
        standings: dict[str, Standing] = {}
        replicas: dict[str, int] = {}
        for name, each in self._setup.deployments.items():
            found = seen.get(each.application, _ABSENT)
            if found.running and name not in self._versions:
                await self._ask_version(name, each.application)
            standings[name] = replace(found.standing, version=self._versions.get(name, ""))
            replicas[name] = found.running
        return Standings(standings, replicas)

    async def _ask_version(self, name: str, application: str) -> None:
        """The same for all replicas of an application, whose name is made from all that decides it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SILENCE_SECONDS):
                for load in (await asyncio.to_thread(self._client.loads, application))[:1]:
                    self._versions[name] = load.version

    async def _make(self, message: Make) -> None:
        """Have a job done, and tell the service all that is said of it."""
        try:
            async for news in self._news(message):
                self._tell(message.number, news)
        except Exception as error:  # noqa: BLE001  Ray's edge: the service waits for an answer
            self._tell(message.number, failure(error))

    def _tell(self, number: int, news: News) -> None:
        try:
            self._say(Told(number, news))
        except OSError:
            self._pipe.close()  # the service is gone: `_listen` ends, and so does all

    async def _news(self, message: Make) -> AsyncIterator[News]:
        """Ask a replica; where it ends in the middle of the job, ask another, once: a job has its seed."""
        application = self._setup.deployments[message.engine].application
        end = self._loop.time() + message.task.seconds
        for last in (False, True):
            task = replace(message.task, seconds=max(end - self._loop.time(), 0.0))
            try:
                async with aclosing(self._client.ask(application, task)) as saying:
                    async for news in saying:
                        if not last and isinstance(news, Failure) and isinstance(news.error, EngineGone):
                            break  # its replica has lost the engine's process, which had not begun the job
                        yield news
                    else:
                        return
            except ReplicaEndedError as error:
                log.warning("replica_ended", engine=message.engine, reason=str(error), again=not last)
                if last:
                    text = "The engine's replica ended in the middle of the job; nothing is charged."
                    raise EngineError(text, code="engine_crashed", retry_after=RETRY_SECONDS) from error
