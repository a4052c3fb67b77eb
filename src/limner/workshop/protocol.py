"""What the server and a worker say to each other. Neither needs the other's libraries for that."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing.connection import Connection

from limner.engines.instances import Recipe
from limner.kit.errors import LimnerError
from limner.kit.logs import LogSettings
from limner.kit.settings import load


@dataclass(frozen=True, slots=True)
class Setup:
    """What a worker is told when it starts; it reads no settings of its own.

    `memory` is how many bytes it may have; 0 is no bound.
    """

    recipes: tuple[Recipe, ...]
    memory: int = 0
    log: LogSettings = field(default_factory=lambda: load(LogSettings))


@dataclass(frozen=True, slots=True)
class Ready:
    """Said once: the engines are loaded and warm. `versions` has each one's, by its name."""

    versions: Mapping[str, str]


BEGUN = b""
"""Said for each order: from here on, the worker's death is the job's end."""

CANCEL = b""
"""The message to a worker that its job is no longer wanted; any other message says in how many pieces a pickled
order follows."""


def counted(pieces: int) -> bytes:
    """The message before an order of so many pieces."""
    return pieces.to_bytes(4)


def received(message: bytes, pipe: Connection) -> bytes:
    """The pickled order that follows such a message."""
    return b"".join(pipe.recv_bytes() for _ in range(int.from_bytes(message)))


@dataclass(frozen=True, slots=True)
class Failure:
    """An error on its way out of the worker. `cause` is a traceback for the log, never for the caller.

    `last` says that the worker ends with it.
    """

    error: LimnerError
    cause: str | None = None
    last: bool = False


def begin(pipe: Connection, setup: Setup) -> None:
    """The first call in a worker process: what it works with is imported there, and not by the server."""
    import_module("limner.workshop.worker").serve(pipe, setup)
