"""What belongs to a building that is named with it is that building's own: its windows, its door, its chimney."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Act, Reading, Relation
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.units import Member, Unit

_LEAST = 0.4
"""How tall a whole is over its part: no doll's house has a door, and no birdhouse a window."""
_LAMPLIGHT: RGB = (255, 216, 122)
_DARK = frozenset({"dusk", "night"})
_APPLIED: frozenset[RelationKind] = frozenset(
    {"next to", "on", "in front of", "behind", "leaning against", "inside", "holding"}
)
"""Relations between a part and its building, and those that others have to the part as much as to the building."""

Owners = Mapping[int, int]
"""The building of each part, by their numbers."""


def owners(reading: Reading, cast: Mapping[int, Symbol]) -> dict[int, int]:
    """The parts of buildings that are there, and whose they are."""
    return {part: owner for part in cast if (owner := _owner(part, reading, cast)) is not None}


def _owner(part: int, reading: Reading, cast: Mapping[int, Symbol]) -> int | None:
    """The building whose part it is; None where it is a thing by itself or somebody is seen at it."""
    if not cast[part].part_of:
        return None
    wholes = [i for i, symbol in cast.items() if _has_such(symbol, cast[part])]
    own = [r for r in reading.relations if part in (r.subject, r.object)]
    tied = [i for r in own for i in (r.subject, r.object) if i in wholes]
    before = [i for i in wholes if i < part]
    seen_at = any(r.kind not in _APPLIED or (r.kind == "inside" and r.object == part) for r in own)
    done = any(part in (act.subject, act.object) for act in reading.acts)
    return None if seen_at or done else next(iter([*tied, *before[-1:]]), None)


def _has_such(symbol: Symbol, part: Symbol) -> bool:
    """Whether it is one of the kinds of which that is a part, and large enough."""
    kinds = {symbol.id, *symbol.kinds}
    return bool(kinds & {*part.part_of}) and not symbol.part_of and symbol.height_m >= _LEAST * part.height_m


def without(cast: Mapping[int, Symbol], own: Owners) -> Mapping[int, Symbol]:
    """All others than the parts."""
    return {i: symbol for i, symbol in cast.items() if i not in own}


def absorbed(reading: Reading, own: Owners) -> Reading:
    """The reading in which what is at a part is at its building."""
    relations = tuple(moved for relation in reading.relations if (moved := _moved(relation, own)) is not None)
    return replace(reading, relations=relations, acts=tuple(_redone(act, own) for act in reading.acts))


def _moved(relation: Relation, own: Owners) -> Relation | None:
    """The relation between those who are left; None where it says of a part that it is at its building."""
    subject, target = own.get(relation.subject, relation.subject), own.get(relation.object, relation.object)
    if relation.subject in own or subject == target:
        return None
    return replace(relation, subject=subject, object=target)


def _redone(act: Act, own: Owners) -> Act:
    return act if act.object is None else replace(act, object=own.get(act.object, act.object))


def built_in(units: Sequence[Unit], own: Owners, reading: Reading) -> list[Unit]:
    """The units whose buildings show their parts, in the colours that those are said to have; what light falls through
    is lit after dark, and where the words have it shine.
    """
    if not own:
        return list(units)
    return [Unit(tuple(_with_parts(member, own, reading) for member in unit.members)) for unit in units]


def _with_parts(member: Member, own: Owners, reading: Reading) -> Member:
    parts = [part for part, owner in own.items() if owner == member.subject]
    colours = dict(member.colours)
    for part in parts:
        named = reading.subjects[part]
        slot = member.symbol.slots.get(named.symbol)
        if slot is not None and named.colours:
            colours[named.symbol] = named.colours[0]
        elif slot is not None and slot.role == "light" and (reading.time in _DARK or named.lit):
            colours[named.symbol] = _LAMPLIGHT
    return replace(member, shows=(*member.shows, *parts), colours=colours) if parts else member


def claimed(node: Placed, own: Owners) -> Placed:
    """A building in the distance that shows its parts too."""
    return replace(node, draws=(*node.draws, *(part for part, owner in own.items() if owner in node.draws)))
