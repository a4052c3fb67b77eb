"""The engines that the settings configure: each a kind with options, under a name of the operator's.

The embedded ones are always there. A worker gets an engine's recipe from the server, and reads no settings of its own.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, cast

import pydantic

from limner.engines import kinds
from limner.engines.capabilities import Capabilities
from limner.engines.kinds import Kind, Options
from limner.engines.placement import Placement
from limner.kit.errors import SettingsError
from limner.kit.extras import require

if TYPE_CHECKING:  # a table of names needs no array library
    from limner.engines.base import Engine

DRAWS: Final = "illustrator"
EDITS: Final = "darkroom"
EMBEDDED: Final = (DRAWS, EDITS)
"""The engines that every service has, under the names of their kinds."""

_NO_OPTIONS: Final = frozenset({"kind", "cluster"})
"""The keys of an engine's table that every kind has."""

_NAME_CHARACTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_-")


@dataclass(frozen=True, slots=True)
class Instance:
    """One configured engine: all that the server knows of it.

    `kind_name` is what the settings call its kind. `placement` is what it is given on a cluster, where the service has
    one; None for an engine that stays on the service's own machine.
    """

    name: str
    kind: Kind
    options: Options
    capabilities: Capabilities
    kind_name: str = ""
    placement: Placement | None = None

    @property
    def recipe(self) -> "Recipe":
        """How a worker makes it."""
        return Recipe(self.name, self.kind.engine, self.options, self.capabilities, self.kind.needs, self.kind.extra)


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a process needs to make an engine. It can be pickled; the engine's module is imported by `make`."""

    name: str
    engine: str
    options: Options
    capabilities: Capabilities
    needs: tuple[str, ...] = ()
    extra: str = ""

    def check(self) -> None:
        """Raise SettingsError that names a package which is not installed, and how to install it."""
        for package in self.needs:
            require(package, extra=self.extra, setting=f"engines.{self.name}", value="set")

    def make(self) -> "Engine":
        """A new object of the engine, not warmed up.

        Raises SettingsError as `check` does, and what its module, or its making, raises.
        """
        self.check()
        module, _, attribute = self.engine.partition(":")
        return cast("Engine", getattr(import_module(module), attribute)(self.options))


Engines = Mapping[str, Instance]


def embedded(own: Mapping[str, Mapping[str, Any]] | None = None) -> dict[str, Instance]:
    """The embedded engines; `own` has options for them, by name. Raises SettingsError."""
    return {name: instance(name, name, (own or {}).get(name, {})) for name in EMBEDDED}


def configured(tables: Mapping[str, Mapping[str, Any]], own: Mapping[str, Mapping[str, Any]] | None = None) -> Engines:
    """The embedded engines and those of the settings: `tables` maps each one's name to its `kind` and its options.

    Raises SettingsError that names the engine, the setting, the value and what is accepted.
    """
    engines = embedded(own)
    for name, table in tables.items():
        if name in EMBEDDED:
            raise SettingsError(
                f"LIMNER_ENGINES: {name!r} is the name of an embedded engine; accepted: any other name, with "
                f'kind = "{name}" for another of its kind.'
            )
        if not name or set(name) - _NAME_CHARACTERS:
            raise SettingsError(f"LIMNER_ENGINES: {name!r} is no name; accepted: a to z, 0 to 9, - and _.")
        options = {key: value for key, value in table.items() if key not in _NO_OPTIONS}
        if "kind" not in table:
            raise SettingsError(f"engines.{name}.kind is not set; accepted: {', '.join(kinds.names())}.")
        made = instance(name, str(table["kind"]), options)
        engines[name] = replace(made, placement=_placement(made, table.get("cluster", {})))
    return engines


def _placement(engine: Instance, given: object) -> Placement | None:
    """Where an engine of the settings runs if there is a cluster: there, unless its table says `cluster = false`, or it
    asks another server anyway. Raises SettingsError.
    """
    path = f"engines.{engine.name}.cluster"
    if engine.kind.crew == "remote":
        if given not in ({}, False):
            raise SettingsError(f"{path}: {given!r} cannot be used; accepted: no such table for this kind.")
        return None
    if given is False:
        return None
    if not isinstance(given, Mapping):
        raise SettingsError(f"{path}: {given!r} cannot be used; accepted: false, or a table.")
    try:
        return Placement.model_validate(dict(given))
    except pydantic.ValidationError as error:
        raise SettingsError("\n".join(_misplaced(path, given, error))) from None


def instance(name: str, kind_name: str, values: Mapping[str, Any]) -> Instance:
    """One engine of a kind, with options that are checked. Raises SettingsError as `configured` does."""
    try:
        kind = kinds.find(kind_name)
    except SettingsError as error:
        raise SettingsError(f"engines.{name}.kind: {error.message}") from error
    try:
        options = kind.options.model_validate(dict(values))
    except pydantic.ValidationError as error:
        raise SettingsError("\n".join(_faults(name, kind, values, error))) from None
    try:
        capabilities = kind.capabilities(options)
    except SettingsError as error:
        raise SettingsError(f"engines.{name}: {error.message}") from error
    return Instance(name, kind, options, capabilities, kind_name)


def _faults(name: str, kind: Kind, values: Mapping[str, Any], error: pydantic.ValidationError) -> Iterator[str]:
    """A line for each value that the kind's options refuse; a secret's value is not shown."""
    for details in error.errors(include_url=False, include_context=False):
        field, *inside = (str(part) for part in details["loc"]) if details["loc"] else ("",)
        path = f"engines.{name}.{field}" + "".join(f"[{part}]" for part in inside)
        info = kind.options.model_fields.get(field)
        if details["type"] == "extra_forbidden":
            yield f"{path} is no setting of this kind; accepted: {', '.join(kind.options.model_fields)}."
            continue
        purpose = (info.description or "") if info else ""
        if details["type"] == "missing":
            yield f"{path} is not set. {purpose}".rstrip()
            continue
        hidden = info is not None and (not info.repr or "Secret" in str(info.annotation))
        given = "the value given" if hidden or field not in values else repr(values[field])
        accepted = details["msg"].removeprefix("Value error, ").removeprefix("Input should be ")
        yield f"{path}: {given} cannot be used; accepted: {accepted}. {purpose}".rstrip()


def _misplaced(path: str, given: Mapping[str, object], error: pydantic.ValidationError) -> Iterator[str]:
    """A line for each value of a placement that is refused."""
    for details in error.errors(include_url=False, include_context=False):
        field = str(details["loc"][0]) if details["loc"] else ""
        if details["type"] == "extra_forbidden":
            yield f"{path}.{field} is no setting of an engine's place; accepted: {', '.join(Placement.model_fields)}."
            continue
        accepted = details["msg"].removeprefix("Value error, ").removeprefix("Input should be ")
        if not field:
            yield f"{path} cannot be used; accepted: {accepted}."
            continue
        purpose = Placement.model_fields[field].description
        yield f"{path}.{field}: {given[field]!r} cannot be used; accepted: {accepted}. {purpose}"
