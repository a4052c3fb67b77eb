"""What an engine is: typed jobs in, artworks out.

An engine is pure compute. It gets a job in which everything is resolved, draws from nothing but the job
and its seed, and returns an artwork. The same (job, engine version) gives the same artwork, byte for byte.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from limner.engines.jobs import Job
from limner.kit.errors import LimnerError


class EngineError(LimnerError):
    """The engine could not make the picture; the request is not charged."""

    status = 500
    type = "engine_error"
    code = "engine_failed"


class Cancelled(Exception):  # noqa: N818  a signal, not an error
    """Raised inside an engine when its job is no longer wanted."""


@dataclass(frozen=True, slots=True)
class Artwork:
    """What an engine made: pixels, SVG or text, and the scene that it came from.

    `pixels` is H×W×3 or H×W×4 uint8, sRGB, straight alpha. Exactly one of `pixels`, `svg` and `text` is set.
    `scene` is JSON-serialisable: what was read from the prompt and what was not drawn.
    """

    pixels: NDArray[np.uint8] | None = None
    svg: str | None = None
    scene: dict[str, Any] = field(default_factory=dict)
    text: str | None = None


CancelCheck = Callable[[], None]
"""Called between steps; raises `Cancelled` when the job is no longer wanted."""


def never_cancelled() -> None:
    """The check of a job that nobody can cancel."""


class Watch(Protocol):
    """Whoever waits for a job, as the engine sees them. An engine without steps takes it for a `CancelCheck`."""

    def __call__(self) -> None:
        """Called between steps; raises `Cancelled` when the job is no longer wanted."""
        ...

    def progress(self, done: int, total: int) -> None:
        """Tell that `done` steps of `total` are behind the job. Never blocks, never fails."""
        ...


class Unwatched:
    """The watch of a job that nobody cancels and whose progress nobody follows."""

    def __call__(self) -> None: ...

    def progress(self, done: int, total: int) -> None: ...


@dataclass(frozen=True, slots=True)
class ForeignFile:
    """A picture as another server sent it: a file not looked at yet, and what is known of how it was made."""

    data: bytes
    scene: dict[str, Any] = field(default_factory=dict)


class RemoteEngine(Protocol):
    """An engine on another machine. Its object lives in the server's event loop and serves many jobs at a time.

    `trouble` says why it is not to be asked now; empty while it is.
    """

    version: str

    @property
    def trouble(self) -> str:
        """Why the other server is left alone for the moment: its breaker is open."""
        ...

    async def open(self) -> None:
        """Get ready to ask. Raises nothing for a server that does not answer."""
        ...

    async def close(self) -> None:
        """End all connections."""
        ...

    async def run(self, job: Job, watch: Watch, /) -> ForeignFile:
        """Have the other server make the picture. A cancelled call closes its connection. Raises EngineError."""
        ...


class Engine(Protocol):
    """The contract. An engine's object lives in one process and serves one job at a time.

    What it can do, its kind tells by its capabilities before it is loaded. It is made from its options.
    """

    version: str

    def warm_up(self) -> None:
        """Load what the first job would otherwise wait for. Raises EngineError that says what is missing."""
        ...

    def run(self, job: Job, watch: Watch, /) -> Artwork:
        """Make the picture. Raises `EngineError` or `Cancelled`, and nothing else on purpose."""
        ...


class BatchEngine(Engine, Protocol):
    """An engine that does several jobs in one run: of one `batch_key` of its kind, as many as its capabilities say."""

    def run_batch(self, jobs: Sequence[Job], watches: Sequence[Watch]) -> Sequence[Artwork | Exception]:
        """Make all pictures; the answers in the jobs' order. A job that fails or is cancelled hurts no other."""
        ...
