"""What the service and its driver on the cluster say to each other, and what a replica says of a job."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import Connection
from typing import TypeAlias

from limner.kit.logs import LogSettings
from limner.workshop.cluster.deployment import Deployment
from limner.workshop.cluster.settings import set_environment
from limner.workshop.crew import Standing
from limner.workshop.orders import Order, RenderedFile
from limner.workshop.protocol import Failure


@dataclass(frozen=True, slots=True)
class Task:
    """A job as a replica gets it: whose it is, so that accounts take turns, and the seconds that are left for it."""

    order: Order
    account: Hashable
    seconds: float


@dataclass(frozen=True, slots=True)
class Steps:
    """How far a job is."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Load:
    """What a replica has to do: jobs that wait and jobs under way; and the version of its engine."""

    queued: int
    running: int
    version: str


News: TypeAlias = Steps | RenderedFile | Failure
"""What a replica says of a job: any number of steps, and then its end."""


@dataclass(frozen=True, slots=True)
class DriverSetup:
    """What the driver is told when it starts; it reads no settings of its own. `token` says that Ray has one."""

    address: str
    token: bool
    deployments: Mapping[str, Deployment]
    """By the engines' names."""
    log: LogSettings


@dataclass(frozen=True, slots=True)
class Make:
    """To the driver: have a job done by an engine, and go by this number from here on."""

    number: int
    engine: str
    task: Task


@dataclass(frozen=True, slots=True)
class Drop:
    """To the driver: nobody waits for this job any more."""

    number: int


@dataclass(frozen=True, slots=True)
class Standings:
    """From the driver: how the engines on the cluster are doing, whenever that has changed."""

    by_engine: Mapping[str, Standing]
    replicas: Mapping[str, int]
    """How many of each are up."""


@dataclass(frozen=True, slots=True)
class Told:
    """From the driver: what a replica says of a job."""

    number: int
    news: News


@dataclass(frozen=True, slots=True)
class Lost:
    """From the driver, before it ends: why there is no cluster."""

    reason: str


ToDriver = Make | Drop
FromDriver = Standings | Told | Lost


def begin(pipe: Connection, setup: DriverSetup) -> None:
    """The first call in the driver's process: Ray is imported there, and not by the service."""
    set_environment(token=setup.token)
    client = import_module("limner.workshop.cluster.ray_serve").RayServe(setup.address)
    import_module("limner.workshop.cluster.driver").serve(pipe, setup, client)
