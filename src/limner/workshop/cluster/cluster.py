"""The cluster as the service sees it: a driver process, which is started again whenever it has ended."""

import asyncio
from collections.abc import Callable, Hashable, Mapping
from contextlib import suppress
from contextvars import Context
from multiprocessing.connection import Connection
from typing import Final, TypeAlias

import structlog

from limner.engines.base import EngineError
from limner.kit.logs import LogSettings
from limner.kit.settings import load
from limner.workshop.child_process import BURIAL_SECONDS, ChildProcess
from limner.workshop.cluster.deployment import Deployment
from limner.workshop.cluster.protocol import (
    DriverSetup,
    Drop,
    FromDriver,
    Lost,
    Make,
    Standings,
    Steps,
    Task,
    ToDriver,
    Told,
    begin,
)
from limner.workshop.cluster.settings import ClusterSettings
from limner.workshop.crew import EngineGone, Progress, Standing
from limner.workshop.orders import RETRY_SECONDS, SHUTDOWN_RETRY_SECONDS, SHUTTING_DOWN, Order, Overloaded, RenderedFile
from limner.workshop.protocol import Failure

FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 1.0, 15.0
"""Before another driver is started; twice as long each time, until one has found the cluster."""

CONNECTING: Final = Standing("loading", "the cluster is being connected to")

_Driver: TypeAlias = ChildProcess[ToDriver, FromDriver]

log = structlog.get_logger(__name__)


class Cluster:
    """The way to all engines on the cluster. `start`, then `make` from any number of tasks, then `stop`."""

    def __init__(
        self,
        settings: ClusterSettings,
        deployments: Mapping[str, Deployment],
        drive: Callable[[Connection, DriverSetup], None] = begin,
    ) -> None:
        """Start nothing yet. `deployments` are by the engines' names; `drive` is what runs in the driver's process."""
        self._drive = drive
        token = settings.cluster_auth == "token"
        self._setup = DriverSetup(settings.cluster or "", token, deployments, load(LogSettings))
        self._standings: Mapping[str, Standing] = dict.fromkeys(deployments, CONNECTING)
        self._replicas: Mapping[str, int] = {}
        self._followers: list[Callable[[], None]] = []
        self._waiting: dict[int, tuple[asyncio.Future[RenderedFile], Progress]] = {}
        self._numbers = 0
        self._driver: _Driver | None = None
        self._life: asyncio.Task[None] | None = None
        self._ended = asyncio.Event()
        self._reason = ""
        self._pause = FIRST_PAUSE_SECONDS

    def standing(self, engine: str) -> Standing:
        """How an engine is doing."""
        return self._standings[engine]

    def replicas(self, engine: str) -> int:
        """How many replicas of it are up."""
        return self._replicas.get(engine, 0)

    def follow(self, changed: Callable[[], None]) -> None:
        """Call that whenever the engines' standings, or their replicas, have changed."""
        self._followers.append(changed)

    async def start(self) -> None:
        """Begin to connect; the cluster need not be there. Without effect when it has begun."""
        if self._life is None:
            self._life = asyncio.create_task(self._live(), context=Context())

    async def stop(self) -> None:
        """End the driver; the engines stay on the cluster. Whoever still waits gets an error."""
        life, self._life = self._life, None
        if life is None:
            return
        self._turn_away(Overloaded(SHUTTING_DOWN, retry_after=SHUTDOWN_RETRY_SECONDS))
        life.cancel()
        with suppress(asyncio.CancelledError):
            await life

    async def make(self, order: Order, account: Hashable, seconds: float, progress: Progress) -> RenderedFile:
        """Have a job done within so many seconds. When cancelled, it ends soon.

        Raises EngineGone where the cluster is lost, and whatever the engine raised.
        """
        if self._driver is None:
            raise EngineGone("The cluster is not connected.", retry_after=RETRY_SECONDS)
        self._numbers += 1
        number = self._numbers
        answer: asyncio.Future[RenderedFile] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer, progress
        self._driver.tell(Make(number, order.engine, Task(order, account, seconds)))
        try:
            return await answer
        except asyncio.CancelledError:
            if self._driver:
                self._driver.tell(Drop(number))
            raise
        finally:
            self._waiting.pop(number, None)

    async def _live(self) -> None:
        """One driver after the other, until cancelled."""
        while True:
            try:
                await self._one_life()
            except OSError as error:
                self._reason = f"its driver cannot be started: {error}"
                self._lost()
            log.error("cluster_lost", reason=self._reason, next_try_in_seconds=self._pause)
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE_SECONDS)

    async def _one_life(self) -> None:
        """A driver, from its start to its end. Raises OSError where it cannot be started."""
        self._ended.clear()
        driver = _Driver("limner-cluster", self._drive, self._setup, self._hear)
        await driver.start()
        driver.listen()
        self._driver = driver
        try:
            await self._ended.wait()
        finally:
            self._driver = None
            self._lost()
            driver.kill()
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(self._ended.wait(), BURIAL_SECONDS)
            await driver.bury()

    def _lost(self) -> None:
        """No driver: no engine is up, and nobody knows what became of the jobs, of which none is charged."""
        reason = self._reason or "the driver of the cluster has ended"
        self._standings = {name: Standing("loading", reason, each.version) for name, each in self._standings.items()}
        self._replicas = {}
        self._turn_away(EngineGone("The cluster was lost in the middle of the job.", retry_after=RETRY_SECONDS))

    def _turn_away(self, error: EngineError | Overloaded) -> None:
        for answer, _ in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)

    def _hear(self, message: FromDriver | None) -> None:
        """What the driver says, in the event loop."""
        match message:
            case None:
                self._ended.set()
            case Lost(reason=reason):
                self._reason = reason
            case Standings(by_engine=standings, replicas=replicas):
                self._pause, self._reason = FIRST_PAUSE_SECONDS, ""
                self._note(standings)
                self._standings, self._replicas = standings, replicas
                for changed in self._followers:
                    changed()
            case Told(number=number, news=news) if number in self._waiting:
                answer, progress = self._waiting[number]
                if isinstance(news, Steps):
                    progress(news.done, news.total)
                elif not answer.done():
                    self._answer(answer, news)

    def _answer(self, answer: asyncio.Future[RenderedFile], news: RenderedFile | Failure) -> None:
        if isinstance(news, RenderedFile):
            answer.set_result(news)
            return
        if news.cause:
            log.error("engine_failed", reason=news.error.message, exception=news.cause)
        answer.set_exception(news.error)

    def _note(self, standings: Mapping[str, Standing]) -> None:
        """Tell the log what has changed."""
        for name, now in standings.items():
            if now.state != self._standings[name].state:
                log.info("engine_on_cluster", engine=name, state=now.state, reason=now.reason, version=now.version)
