"""The crew of one engine that runs on a cluster: its jobs wait here for their turns, and there for a replica."""

import asyncio
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace

from limner.engines.instances import Instance
from limner.kit.extras import require
from limner.kit.logs import carried
from limner.kit.tracing import span
from limner.kit.turns import Turns
from limner.workshop.admission import Admission, Reservation
from limner.workshop.cluster.cluster import Cluster
from limner.workshop.cluster.deployment import Deployment, deployment
from limner.workshop.cluster.settings import ClusterSettings
from limner.workshop.costs import expected_seconds
from limner.workshop.crew import EngineGone, Progress, Standing
from limner.workshop.meter import Meter, counted
from limner.workshop.orders import (
    RETRY_SECONDS,
    SHUTDOWN_RETRY_SECONDS,
    SHUTTING_DOWN,
    Order,
    Overloaded,
    RenderedFile,
)
from limner.workshop.settings import LARGEST, WorkshopSettings


class ClusterCrew:
    """One engine's replicas, as one service sees them.

    A service gives them half as many jobs as they take in all, and half of those to one account, so that the jobs of
    another account, or of another service, find a place: whose turn it is, the replicas say.
    """

    def __init__(self, settings: WorkshopSettings, engine: Instance, place: Deployment, cluster: Cluster) -> None:
        """Start nothing yet."""
        self._name = engine.name
        self._cluster = cluster
        at_once = max(place.ongoing * place.placement.most // 2, LARGEST)
        self._slots = range(at_once)
        self._admission = Admission(max(settings.queue, LARGEST), place.busy * place.placement.most)
        self._turns: Turns[int] = Turns(max(at_once // 2, 1), self._give)
        self._meter = Meter()
        self._open = False

    @property
    def queued(self) -> int:
        """Jobs that wait for their turn, or for which a place is kept."""
        return self._admission.taken

    @property
    def running(self) -> int:
        """Jobs that replicas have, those that wait there included."""
        return self._meter.running

    @property
    def standings(self) -> Mapping[str, Standing]:
        """How the engine is doing: ready where a replica is up, or where one is begun for the first job."""
        return {self._name: self._cluster.standing(self._name)}

    async def start(self) -> None:
        """Begin to connect to the cluster, which need not be there."""
        await self._cluster.start()
        for slot in self._slots:
            self._give(slot)
        self._open = True

    async def stop(self) -> None:
        """Leave the cluster; whoever still waits gets an error."""
        self._open = False
        self._turns.close(Overloaded(SHUTTING_DOWN, retry_after=SHUTDOWN_RETRY_SECONDS))
        await self._cluster.stop()

    def reserve(self, account: Hashable, jobs: int) -> Reservation:
        """Places for so many jobs of an account, all or none. Raises Overloaded."""
        if not self._open:
            raise Overloaded(SHUTTING_DOWN, retry_after=SHUTDOWN_RETRY_SECONDS)
        return self._admission.enter(account, jobs, self._turns.free, self._meter.seconds)

    async def make(
        self, order: Order, account: Hashable, places: Reservation, scope: asyncio.Timeout, progress: Progress
    ) -> RenderedFile:
        """Do one job on a replica, on another where that one dies.

        Raises EngineGone where the engine is not up or the cluster is lost, EngineError (`engine_crashed`) where a
        second replica has died, or what the engine raised.
        """
        if self._cluster.standing(self._name).state != "ready":
            raise EngineGone(f"The engine {self._name!r} is not up.", retry_after=RETRY_SECONDS)
        told = replace(order, log=carried())
        with span("queue"), self._meter.wait(counted(order)):
            turn = await self._turns.take(account, expected_seconds(order.job))
        places.use()
        try:
            with span("work"), self._meter.job(counted(order)):
                file = await self._cluster.make(told, account, _left(scope), progress)
        finally:
            self._turns.end(turn)
            self._give(turn.thing)
        self._meter.took(counted(order), file.seconds)
        return file

    def _give(self, slot: int) -> None:
        self._turns.give(slot)


def crews_on(
    cluster: ClusterSettings, settings: WorkshopSettings, engines: Sequence[Instance]
) -> list[tuple[ClusterCrew, list[Instance]]]:
    """A crew for each of these engines, which share one way to the cluster.

    Raises SettingsError where Ray is not installed, or an engine cannot run on a cluster.
    """
    require("ray", extra="cluster", setting="LIMNER_CLUSTER", value=cluster.cluster or "")
    places = {engine.name: deployment(engine) for engine in engines}
    way = Cluster(cluster, places)
    return [(ClusterCrew(settings, engine, places[engine.name], way), [engine]) for engine in engines]


def _left(scope: asyncio.Timeout) -> float:
    """Seconds until the request's time is over."""
    when = scope.when()
    return max(when - asyncio.get_running_loop().time(), 0.0) if when is not None else float("inf")
