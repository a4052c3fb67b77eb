"""Which engine serves which operation and model: a table in the settings, with the embedded engines as default."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from limner.catalog.brand import OWN, unbranded
from limner.catalog.models import MODELS
from limner.catalog.operations import OPERATIONS
from limner.engines.registry import ENGINES
from limner.kit.errors import SettingsError

DRAWS: Final = "illustrator"
EDITS: Final = "darkroom"

_DRAWN: Final = {"generate", "explore", "explore_similar", "create_style", "enhance_prompt"}

DEFAULTS: Final[Mapping[str, str]] = {operation: DRAWS if operation in _DRAWN else EDITS for operation in OPERATIONS}
"""The embedded engine of each operation, where no route fits."""


@dataclass(frozen=True, slots=True)
class Route:
    """One line of the table. `models` is a shell pattern over the catalogue's model ids."""

    operation: str
    models: str
    engine: str

    def fits(self, operation: str, model: str | None) -> bool:
        """Whether a job goes this way; one without a model only where every model does."""
        return self.operation == operation and (
            self.models == "*" or (model is not None and fnmatchcase(model, self.models))
        )


class Routing:
    """The table, checked. `routes` maps `operation` or `operation:model-pattern` to an engine's name.

    A pattern is written with the brand, or with `svc`.
    Raises SettingsError for an operation, an engine or a pattern that names nothing.
    """

    def __init__(self, routes: Mapping[str, str], engines: Mapping[str, str] = ENGINES, brand: str = OWN) -> None:
        self._routes = tuple(_parse(pattern, engine, engines, brand) for pattern, engine in routes.items())

    @property
    def engines(self) -> tuple[str, ...]:
        """The names of all engines that a job may go to, each once."""
        return tuple(dict.fromkeys((DRAWS, EDITS, *(route.engine for route in self._routes))))

    def check(self, served: Mapping[str, frozenset[str]]) -> None:
        """Raise SettingsError for a route to an engine that does not serve the operation.

        `served` has the operations of each engine, as the engine itself names them.
        """
        for route in self._routes:
            if route.operation not in served[route.engine]:
                own = sorted(served[route.engine])
                raise _refusal(route.operation, f"the engine {route.engine!r} does not serve it", own)

    def engine_for(self, operation: str, model: str | None = None) -> str:
        """The engine's name: of the first route that fits, else the default."""
        return next((r.engine for r in self._routes if r.fits(operation, model)), DEFAULTS[operation])


def _parse(pattern: str, engine: str, engines: Mapping[str, str], brand: str) -> Route:
    operation, _, models = pattern.partition(":")
    if operation not in OPERATIONS:
        raise _refusal(pattern, f"{operation!r} is no operation", OPERATIONS)
    models = unbranded(models or "*", brand)
    if not any(fnmatchcase(model, models) for model in MODELS):
        raise _refusal(pattern, f"no model's id fits {models!r}", MODELS)
    if engine not in engines:
        raise _refusal(pattern, f"{engine!r} is no engine", engines)
    return Route(operation, models, engine)


def _refusal(pattern: str, reason: str, accepted: Iterable[str]) -> SettingsError:
    return SettingsError(f"LIMNER_ROUTES: {pattern!r}: {reason}; accepted: {', '.join(accepted)}.")
