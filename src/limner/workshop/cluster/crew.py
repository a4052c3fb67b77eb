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

    A service gives those that are up half as many jobs as they take, so that the jobs of another service find a place
    there as well. The others wait here, in the turns of their accounts; there, all services' jobs take turns.
    """

    def __init__(self, settings: WorkshopSettings, engine: Instance, place: Deployment, cluster: Cluster) -> None:
        """Start nothing yet."""
        self._name = engine.name
        self._cluster = cluster
        self._each = max(place.ongoing // 2, 1)
        """Jobs for each replica that is up."""
        self._slots = 0
        """How many jobs replicas may have by this service."""
        self._surplus = 0
        """How many of the slots in use are to be withdrawn when they come back: fewer replicas are up."""
        most = self._each * place.placement.most
        self._admission = Admission(max(settings.queue, LARGEST), place.busy * place.placement.most)
        self._turns: Turns[None] = Turns(max(most // 2, 1), self._give)
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
        self._open = True
        self._cluster.follow(self._resize)
        self._resize()
        await self._cluster.start()

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

    def _resize(self) -> None:
        """As many slots as the replicas that are up take; for one where none is, which a job may have begun."""
        wanted = self._each * max(self._cluster.replicas(self._name), 1)
        while self._slots < wanted:
            self._slots += 1
            self._give(None)
        while self._slots > wanted:
            self._slots -= 1
            if not self._turns.drop(None):
                self._surplus += 1

    def _give(self, slot: None) -> None:
        """A slot is free: it goes to the next, or goes."""
        if self._surplus:
            self._surplus -= 1
        else:
            self._turns.give(slot)


def crews_on(
    cluster: ClusterSettings, settings: WorkshopSettings, engines: Sequence[Instance]
) -> list[tuple[ClusterCrew, list[Instance]]]:
    """A crew for each of these engines, which share one connection.

    Raises SettingsError where Ray is not installed, or an engine cannot run on a cluster.
    """
    require("ray", extra="cluster", setting="LIMNER_CLUSTER", value=cluster.cluster or "")
    places = {engine.name: deployment(engine, settings) for engine in engines}
    shared = Cluster(cluster, places)
    return [(ClusterCrew(settings, engine, places[engine.name], shared), [engine]) for engine in engines]


def _left(scope: asyncio.Timeout) -> float:
    """Seconds until the request's time is over."""
    when = scope.when()
    return max(when - asyncio.get_running_loop().time(), 0.0) if when is not None else float("inf")
