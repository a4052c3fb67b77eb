"""Which engines serve which operation and model: a table in the settings, with the embedded engines as default."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from limner.catalog.brand import OWN, unbranded
from limner.catalog.models import MODELS
from limner.catalog.operations import OPERATIONS
from limner.engines.capabilities import Input
from limner.engines.instances import DRAWS, EDITS, EMBEDDED, Engines
from limner.kit.errors import SettingsError

_DRAWN: Final = {"generate", "explore", "explore_similar", "create_style", "enhance_prompt"}

DEFAULTS: Final[Mapping[str, str]] = {operation: DRAWS if operation in _DRAWN else EDITS for operation in OPERATIONS}
"""The embedded engine of each operation, where no route fits."""


@dataclass(frozen=True, slots=True)
class Route:
    """One line of the table. `models` is a shell pattern over the catalogue's model ids; `engines` are in order."""

    operation: str
    models: str
    engines: tuple[str, ...]

    def fits(self, operation: str, model: str | None) -> bool:
        """Whether a job goes this way; one without a model only where every model does."""
        return self.operation == operation and (
            self.models == "*" or (model is not None and fnmatchcase(model, self.models))
        )


class Routing:
    """The table, checked. `routes` maps `operation` or `operation:model-pattern` to the names of engines, in order.

    A pattern is written with the brand, or with `svc`. Raises SettingsError for an operation, an engine or a pattern
    that names nothing, and for an engine that does not serve what is routed to it.
    """

    def __init__(self, routes: Mapping[str, Sequence[str]], engines: Engines, brand: str = OWN) -> None:
        self._engines = engines
        self._routes = tuple(_parse(pattern, names, engines, brand) for pattern, names in routes.items())

    @property
    def engines(self) -> tuple[str, ...]:
        """The names of all engines that a job may go to, each once."""
        return tuple(dict.fromkeys((*EMBEDDED, *(name for route in self._routes for name in route.engines))))

    def engines_for(self, operation: str, model: str | None = None) -> tuple[str, ...]:
        """The engines' names, in the order to ask them in: of the first route that fits, else the default."""
        return next((r.engines for r in self._routes if r.fits(operation, model)), (DEFAULTS[operation],))

    def heeds(self, operation: str, model: str | None, brought: Input) -> bool:
        """Whether any of these engines makes use of what a job may bring."""
        named = (self._engines[name].capabilities.operations for name in self.engines_for(operation, model))
        return any(brought in operations.get(operation, ()) for operations in named)

    def heeds_anywhere(self, brought: Input) -> bool:
        """Whether a route leads to an engine that makes use of that."""
        return any(
            brought in self._engines[name].capabilities.operations[route.operation]
            for route in self._routes
            for name in route.engines
        )


def _parse(pattern: str, names: Sequence[str], engines: Engines, brand: str) -> Route:
    operation, _, models = pattern.partition(":")
    if operation not in OPERATIONS:
        raise _refusal(pattern, f"{operation!r} is no operation", OPERATIONS)
    models = unbranded(models or "*", brand)
    if not any(fnmatchcase(model, models) for model in MODELS):
        raise _refusal(pattern, f"no model's id fits {models!r}", MODELS)
    if not names:
        raise _refusal(pattern, "no engine is named", engines)
    for name in names:
        if name not in engines:
            raise _refusal(pattern, f"{name!r} is no engine", engines)
        served = engines[name].capabilities.operations
        if operation not in served:
            raise _refusal(pattern, f"the engine {name!r} does not serve it", sorted(served))
    return Route(operation, models, tuple(dict.fromkeys(names)))


def _refusal(pattern: str, reason: str, accepted: Iterable[str]) -> SettingsError:
    return SettingsError(f"LIMNER_ROUTES: {pattern!r}: {reason}; accepted: {', '.join(accepted)}.")
