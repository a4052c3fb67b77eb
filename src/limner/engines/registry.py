"""The engines by name. A heavy engine costs nothing until it is named here and loaded."""

from collections.abc import Collection, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

from limner.kit.errors import SettingsError

if TYPE_CHECKING:  # a table of names needs no array library
    from limner.engines.base import Engine

ENGINES: dict[str, str] = {
    "illustrator": "limner.engines.illustrator.engine:Illustrator",
    "darkroom": "limner.engines.darkroom.engine:Darkroom",
}
"""Name to `module:class`; the class is made without arguments, once in each worker process."""

STOCKS: Final[Mapping[str, str]] = {"limner.engines.illustrator.engine": "limner.engines.illustrator.stock"}
"""An engine's module to the one that, once imported, holds what all workers can share: it starts no thread, and leaves
alone what a fork would break."""


def select(names: Collection[str], engines: Mapping[str, str] = ENGINES) -> dict[str, str]:
    """The part of the table with these names. Raises SettingsError for a name that is not registered."""
    for name in names:
        _path(name, engines)
    return {name: engines[name] for name in names}


def module_of(name: str, engines: Mapping[str, str] = ENGINES) -> str:
    """The module that an engine lives in. Raises SettingsError for a name that is not registered."""
    return _path(name, engines)[0]


def load(name: str, engines: Mapping[str, str] = ENGINES) -> "Engine":
    """A new object of the engine, not warmed up. Raises SettingsError for a name that is not registered."""
    module, attribute = _path(name, engines)
    return cast("Engine", getattr(import_module(module), attribute)())


def _path(name: str, engines: Mapping[str, str]) -> tuple[str, str]:
    if name not in engines:
        raise SettingsError(f"There is no engine {name!r}; the engines are {', '.join(sorted(engines))}.")
    module, _, attribute = engines[name].partition(":")
    return module, attribute
