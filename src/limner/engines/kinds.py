"""The kinds of engines, found by entry points: an installed package adds one, which costs nothing until it is used.

An entry point of the group `limner.engines` names a `Kind`; its own name is the `kind` that the settings say.
"""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from limner.engines.capabilities import Capabilities
from limner.kit.errors import SettingsError

if TYPE_CHECKING:  # jobs need an array library, and settings are read before there is one
    from limner.engines.jobs import Job

GROUP: Final = "limner.engines"

Crew: TypeAlias = Literal["pool", "device", "remote"]
"""Who does an engine's jobs: the pool of processes, one process for its device, or the server's own event loop."""


class Options(BaseModel):
    """The settings of one engine: what stands in its table of `limner.toml` beside `kind`. Subclassed by each kind."""

    model_config = ConfigDict(extra="forbid", frozen=True, validate_default=True, hide_input_in_errors=True)

    @property
    def place(self) -> str:
        """The device that the engine occupies: engines of one device share its process. Only where its crew is that."""
        return "cpu"

    @property
    def at_once(self) -> int:
        """How many jobs a remote engine is given at once."""
        return 1


def alone(options: Any, job: "Job") -> Hashable:
    """The key of jobs that never run together."""
    return None


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of engine. It is imported by the server, so its module needs nothing heavy.

    `engine` is the `module:callable` that makes an engine from its options, called in the process that runs it.
    `capabilities` tells from the options alone what it will do; it may look at files, and raises SettingsError for what
    cannot be used. `preload` are modules that hold what all workers can share once imported: they start no thread and
    leave alone what a fork would break. `needs` are packages that engines import and Limner does not install by itself;
    `extra` is the one of Limner's extras that does. `batch_key` tells, from options and job, what jobs have in common
    that may run together; None for a job that runs alone.
    """

    options: type[Options]
    engine: str
    capabilities: Callable[[Any], Capabilities]
    crew: Crew = "pool"
    preload: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    extra: str = ""
    batch_key: "Callable[[Any, Job], Hashable]" = alone

    @property
    def module(self) -> str:
        """The module that the engine lives in."""
        return self.engine.partition(":")[0]


@cache
def names() -> tuple[str, ...]:
    """The kinds that are installed, in the alphabet's order."""
    return tuple(sorted({point.name for point in _points()}))


@cache
def find(name: str) -> Kind:
    """The kind of this name. Raises SettingsError where none is installed, or where it cannot be used."""
    for point in _points():
        if point.name == name:
            return _loaded(point)
    raise SettingsError(f"{name!r} is no kind of engine; accepted: {', '.join(names())}.")


def _loaded(point: EntryPoint) -> Kind:
    try:
        kind = point.load()
    except Exception as error:
        raise SettingsError(f"The kind {point.name!r} ({point.value}) cannot be imported: {error!r}") from error
    if not isinstance(kind, Kind):
        raise SettingsError(f"The kind {point.name!r} ({point.value}) is no limner.engines.kinds.Kind.")
    return kind


def _points() -> Iterable[EntryPoint]:
    return entry_points(group=GROUP)
