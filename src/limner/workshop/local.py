"""The workshop of one machine: the crews of all engines, and the way of a request's jobs to them.

A request's jobs are admitted together or not at all. Each goes to the first of its engines that is up; where that one
is gone before it has begun, or turns the job away, to the next.
"""

import asyncio
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from types import TracebackType

import structlog

from limner.engines.base import EngineUnavailable
from limner.engines.instances import Instance
from limner.kit.metrics import ENGINE_READY
from limner.kit.tracing import span
from limner.workshop.admission import Reservation
from limner.workshop.cluster.crew import crews_on
from limner.workshop.cluster.settings import ClusterSettings
from limner.workshop.crew import Crew, EngineGone, Progress, Standing, unheeded
from limner.workshop.device_crew import DeviceCrew
from limner.workshop.orders import (
    RETRY_SECONDS,
    SHUTDOWN_RETRY_SECONDS,
    SHUTTING_DOWN,
    Order,
    Overloaded,
    RenderedFile,
    TooSlow,
)
from limner.workshop.pool_crew import PoolCrew
from limner.workshop.remote_crew import RemoteCrew
from limner.workshop.settings import WorkshopSettings

log = structlog.get_logger(__name__)


class Places:
    """A request's places in the queue of the crew that was first asked; other crews give theirs as they are needed."""

    def __init__(self, crew: Crew, reservation: Reservation) -> None:
        self._crew = crew
        self._reservation = reservation

    def __enter__(self) -> "Places":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._reservation.__exit__(kind, error, traceback)

    @contextmanager
    def at(self, crew: Crew, account: Hashable) -> Iterator[Reservation]:
        """The place of one job with a crew. Raises Overloaded."""
        if crew is self._crew:
            yield self._reservation
        else:
            with crew.reserve(account, 1) as place:
                yield place

    @contextmanager
    def lent(self) -> Iterator["Places"]:
        """The same places, for jobs that come before those that they were taken for; those have them afterwards."""
        had = self._reservation.left
        try:
            yield self
        finally:
            self._reservation.use(self._reservation.left - had)


class LocalWorkshop:
    """The crews on this machine: `start`, then `reserve` and `run` from any number of tasks, then `stop`."""

    def __init__(
        self, settings: WorkshopSettings, engines: Sequence[Instance], cluster: ClusterSettings | None = None
    ) -> None:
        """Start nothing yet. Raises SettingsError where there is to be a cluster, and Ray is not installed."""
        on_cluster = [engine for engine in engines if engine.placement] if cluster and cluster.cluster else []
        engines = [engine for engine in engines if engine not in on_cluster]
        self._pool = PoolCrew(settings, [engine for engine in engines if engine.kind.crew == "pool"])
        devices: dict[str, list[Instance]] = {}
        for engine in engines:
            if engine.kind.crew == "device":
                devices.setdefault(engine.options.place, []).append(engine)
        crews: list[tuple[Crew, Sequence[Instance]]] = [
            (DeviceCrew(settings, place, on_it), on_it) for place, on_it in devices.items()
        ]
        crews += [(RemoteCrew(settings, e, self._pool), [e]) for e in engines if e.kind.crew == "remote"]
        if cluster and on_cluster:
            crews += crews_on(cluster, settings, on_cluster)
        self._open = False
        self._crews: tuple[Crew, ...] = (self._pool, *(crew for crew, _ in crews))
        self._by_engine: dict[str, Crew] = {engine.name: crew for crew, its in crews for engine in its}
        self._by_engine |= {engine.name: self._pool for engine in engines if engine.kind.crew == "pool"}

    @property
    def queued(self) -> int:
        """Jobs that wait, or for which a place is kept, of all crews."""
        return sum(crew.queued for crew in self._crews)

    @property
    def running(self) -> int:
        """Jobs under way that somebody waits for."""
        return sum(crew.running for crew in self._crews)

    @property
    def workers(self) -> int:
        """Worker processes of the pool that live and have their engines loaded."""
        return self._pool.workers

    @property
    def standings(self) -> Mapping[str, Standing]:
        """How each engine is doing, by its name."""
        return {name: standing for crew in self._crews for name, standing in crew.standings.items()}

    @property
    def ready(self) -> bool:
        """Whether a job that came now would be done, by one engine or another."""
        return self._open and self.workers > 0

    def is_quick(self, engine: str) -> bool:
        """Whether an engine's jobs take a moment: it needs no more than a core, and is in every worker of the pool."""
        return self._by_engine[engine] is self._pool

    def measure(self) -> None:
        """Bring the metric of the engines up to date: nobody tells when one comes or goes."""
        for name, standing in self.standings.items():
            ENGINE_READY.labels(name).set(standing.state == "ready")

    async def start(self) -> None:
        """Start all crews; returns when those of the pool are warm. Raises what loading one of their engines raised."""
        started: list[Crew] = []
        try:
            for crew in (*self._crews[1:], self._pool):
                started.append(crew)
                await crew.start()
        except BaseException:
            await self._stop(started)
            raise
        self._open = True
        self.measure()

    async def stop(self) -> None:
        """End all, at work or not; whoever still waits gets an error."""
        self._open = False
        await self._stop(self._crews)

    def reserve(self, engines: Sequence[str], account: Hashable, jobs: int) -> Places:
        """Places for jobs of an account with the first of the engines that is up: a context manager. All or none.

        Raises Overloaded where there is no room, EngineGone where none of the engines is up. It never waits.
        """
        if not self._open:
            raise Overloaded(SHUTTING_DOWN, retry_after=SHUTDOWN_RETRY_SECONDS)
        crew = self._by_engine[self._up(engines)[0]]
        return Places(crew, crew.reserve(account, jobs))

    async def run(
        self,
        orders: Sequence[Order],
        timeout: float,  # noqa: ASYNC109  the queue counts
        account: Hashable,
        places: Places | None = None,
        progress: Progress = unheeded,
    ) -> list[RenderedFile]:
        """Have all orders done, in parallel as far as their crews go; the files in the orders' order.

        `places` are those that were reserved for the orders; without, they are reserved now. `timeout` in seconds
        counts from now, the queue included. Raises Overloaded, TooSlow, EngineGone where no engine of an order is up,
        or the LimnerError that an engine raised. When one order fails, or the caller is cancelled, the others are given
        up. `progress` is told of the steps of all orders together.
        """
        if not orders:
            return []
        if places is None:
            with self.reserve(orders[0].engines, account, len(orders)) as reserved:
                return await self.run(orders, timeout, account, reserved, progress)
        scope = asyncio.timeout(timeout)
        told = _Sum(len(orders), progress)
        try:
            async with scope, asyncio.TaskGroup() as group:
                tasks = [
                    group.create_task(self._make(order, account, places, scope, told.of(index)))
                    for index, order in enumerate(orders)
                ]
        except TimeoutError:
            text = f"The pictures were not done in {timeout:.3g} s; nothing is charged."
            raise TooSlow(text, retry_after=RETRY_SECONDS) from None
        except BaseExceptionGroup as errors:
            raise errors.exceptions[0] from None
        return [task.result() for task in tasks]

    async def _make(
        self, order: Order, account: Hashable, places: Places, scope: asyncio.Timeout, progress: Progress
    ) -> RenderedFile:
        """Have the first engine that is up do the job; the next where that one has not, and says that another may."""
        names = self._up(order.engines)
        for name in names:
            crew = self._by_engine[name]
            try:
                with span("job", {"limner.engine": name, "limner.operation": order.job.operation}) as job:
                    with places.at(crew, account) as place:
                        file = await crew.make(replace(order, engine=name), account, place, scope, progress)
                    version = file.version or crew.standings[name].version
                    job.note({"limner.engine.version": version})
                return replace(file, engine=name, version=version)
            except EngineUnavailable as gone:
                if name == names[-1]:
                    raise
                log.warning("engine_passed_over", engine=name, reason=gone.message)
        raise AssertionError("`_up` names one engine at least")

    def _up(self, names: Sequence[str]) -> Sequence[str]:
        """The engines that are up, in their order. Raises EngineGone that says how the first one is doing."""
        standings = self.standings
        up = [name for name in names if standings[name].state == "ready"]
        if up:
            return up
        first = standings[names[0]]
        how = "being loaded" if first.state == "loading" else "not available"
        raise EngineGone(f"The engine {names[0]!r} is {how}. Try again later.", retry_after=RETRY_SECONDS)

    async def _stop(self, crews: Sequence[Crew]) -> None:
        """End them all, whatever one of them raises; then raise the first error."""
        for outcome in await asyncio.gather(*(crew.stop() for crew in crews), return_exceptions=True):
            if isinstance(outcome, BaseException):
                raise outcome


class _Sum:
    """The progress of several jobs as one."""

    def __init__(self, jobs: int, progress: Progress) -> None:
        self._steps = [(0, 0)] * jobs
        self._progress = progress

    def of(self, index: int) -> Progress:
        """Where one of them is told of its own."""

        def tell(done: int, total: int) -> None:
            self._steps[index] = done, total
            known = [each for _, each in self._steps if each]
            whole = sum(known) * len(self._steps) // len(known)
            self._progress(sum(each for each, _ in self._steps), whole)

        return tell
