"""What an engine is: typed jobs in, artworks out.

An engine is pure compute. It gets a job in which everything is resolved, draws from nothing but the job
and its seed, and returns an artwork. The same (job, engine version) gives the same artwork, byte for byte.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from limner.engines.jobs import Job
from limner.kit.errors import LimnerError


class EngineError(LimnerError):
    """The engine could not make the picture; the request is not charged."""

    status = 500
    type = "engine_error"
    code = "engine_failed"


class EngineUnavailable(EngineError):  # noqa: N818  named for how it is
    """The engine has not made the picture and will not: it is not up, or has turned the job away. Another one may."""

    status = 503
    type = "overloaded_error"
    code = "engine_unavailable"


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


FOREIGN_ID: Final = "upstream_image_id"
"""Where a scene has the id under which another server knows the picture, if it has to know it again."""


@dataclass(frozen=True, slots=True)
class ForeignFile:
    """A picture as another server sent it: a file not looked at yet, and what is known of how it was made."""

    data: bytes
    scene: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ForeignText:
    """What another server has written, as plain text that may be used as it is."""

    text: str


@dataclass(frozen=True, slots=True)
class Prepared:
    """What the pixels of a job have become for another server: files, and the size of both pictures in them."""

    image: bytes
    mask: bytes | None
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Preparation:
    """Work on pixels that has to be done before another server is asked; a worker does it.

    `function` is a `module:callable` from a job and these settings to a `Prepared`. It raises InvalidRequest for a
    picture that is broken, EngineUnavailable for a job that cannot be put in the other server's terms.
    """

    function: str
    settings: Any


class RemoteEngine(Protocol):
    """An engine on another machine. Its object lives in the server's event loop and serves many jobs at a time."""

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

    def preparation(self, job: Job, /) -> Preparation | None:
        """What a worker has to do before `run`; None for a job that needs nothing of the kind."""
        ...

    async def run(self, job: Job, watch: Watch, prepared: Prepared | None, /) -> ForeignFile | ForeignText:
        """Have the other server do the job. A cancelled call closes its connection.

        Raises EngineUnavailable where nothing was made and another engine may do it, EngineError for all else.
        """
        ...


class Engine(Protocol):
    """The contract. An engine's object lives in one process and serves one job at a time.

    What it can do, its kind tells by its capabilities before it is loaded. It is made from its options.
    """

    version: str

    def warm_up(self) -> None:
        """Load what the first job would otherwise wait for. Raises EngineError that says what is missing.

        On a device, one with the code `engine_out_of_memory` is for now alone: it is called again later.
        """
        ...

    def run(self, job: Job, watch: Watch, /) -> Artwork:
        """Make the picture. Raises `EngineError` or `Cancelled`, and nothing else on purpose."""
        ...


class BatchEngine(Engine, Protocol):
    """An engine that does several jobs in one run: of one `batch_key` of its kind, as many as its capabilities say."""

    def run_batch(self, jobs: Sequence[Job], watches: Sequence[Watch]) -> Sequence[Artwork | Exception]:
        """Make all pictures; the answers in the jobs' order. A job that fails or is cancelled hurts no other."""
        ...
