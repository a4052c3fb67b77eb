"""What the server and the process of a device say to each other."""

from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import Connection

from limner.workshop.orders import Order, RenderedFile
from limner.workshop.protocol import Failure, Setup


@dataclass(frozen=True, slots=True)
class Batch:
    """To the process: jobs of one engine that run together, by the numbers that they go by from here on."""

    engine: str
    orders: tuple[tuple[int, Order], ...]


@dataclass(frozen=True, slots=True)
class Drop:
    """To the process: nobody waits for this job any more."""

    number: int


@dataclass(frozen=True, slots=True)
class Load:
    """To the process: an engine that could not be loaded is to be tried again."""

    engine: str


@dataclass(frozen=True, slots=True)
class Loaded:
    """From the process: an engine is up, or cannot be loaded. Said once for each, when all have been tried; and after
    each Load.
    """

    engine: str
    version: str = ""
    failure: Failure | None = None


@dataclass(frozen=True, slots=True)
class Begun:
    """From the process: from here on, its death is the end of the batch."""


@dataclass(frozen=True, slots=True)
class Steps:
    """From the process: how far a job is."""

    number: int
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Done:
    """From the process: what became of a job."""

    number: int
    outcome: RenderedFile | Failure


@dataclass(frozen=True, slots=True)
class Ended:
    """From the process: all jobs of the batch are told of, and the next one may come."""


ToProcess = Batch | Drop | Load
FromProcess = Loaded | Begun | Steps | Done | Ended


def begin(pipe: Connection, setup: Setup) -> None:
    """The first call in the process: what it works with is imported there, and not by the server."""
    import_module("limner.workshop.device_worker").serve(pipe, setup)
