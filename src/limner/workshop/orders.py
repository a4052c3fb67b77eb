"""What the workshop takes and gives, and how it refuses."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from limner.engines.base import ForeignFile, Preparation
from limner.engines.capabilities import Capabilities
from limner.engines.jobs import Job
from limner.imaging.formats import Extension, RasterFormat
from limner.kit.errors import LimnerError

RETRY_SECONDS: Final = 5
"""When to try again what a worker's death or a time-out has ended: a new worker is ready long before."""

SHUTTING_DOWN: Final = "The service is not taking jobs now."
SHUTDOWN_RETRY_SECONDS: Final = 10
"""When to try again what came while the service was ending: another is up by then."""


MASK: Final = "mask"
"""Where the scene of a file that was prepared for another server has its mask."""


@dataclass(frozen=True, slots=True)
class Order:
    """One job, the names of the engines that may do it, the best first, and the format for pixels.

    `quality`, from 0 to 100, is for formats that lose something by it; None where nothing is to be lost. `engine` is
    the one that it was given to. Of a remote engine's jobs a worker does parts: its `preparation`, or to look at what
    was `made` and finish it as these `capabilities` need. `log` is what every line that a worker writes about the job
    carries: the request's id, above all. `request` is the same text in all orders of a request that has several, and
    in no others.
    """

    engines: tuple[str, ...]
    job: Job
    image_format: RasterFormat
    quality: int | None = None
    engine: str = ""
    preparation: Preparation | None = None
    made: ForeignFile | None = None
    capabilities: Capabilities | None = None
    log: Mapping[str, Any] = field(default_factory=dict)
    request: str | None = None

    @property
    def whole(self) -> bool:
        """Whether it is a whole job, and not a part of a remote engine's."""
        return self.preparation is None and self.made is None


@dataclass(frozen=True, slots=True)
class RenderedFile:
    """A finished file, with what is known about it.

    `width` and `height` are pixels, or the SVG's viewBox; text has none. `scene` is the artwork's. `seconds` is how
    long engine and encoder took, `encoding` what of that the encoder; `engine` and its `version` are who made it.
    """

    data: bytes
    extension: Extension | Literal["txt"]
    width: int
    height: int
    seconds: float
    scene: dict[str, Any] = field(default_factory=dict)
    engine: str = ""
    version: str = ""
    encoding: float = 0.0


class Overloaded(LimnerError):  # noqa: N818  named for what happened
    """No room in the queue; nothing of the request was started."""

    status = 503
    type = "overloaded_error"
    code = "overloaded"


class TooSlow(LimnerError):  # noqa: N818
    """The request's time was over; what it had running was stopped."""

    status = 504
    type = "timeout_error"
    code = "timeout"
