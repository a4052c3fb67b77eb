"""What else is in the sky and here in somebody's hands, on a table or in a jar: of the size that hands can take."""

from collections.abc import Mapping
from dataclasses import replace

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Reading

_IN_ARMS = 0.6
"""Metres of a moon that somebody forges or hugs."""
_REACHED: frozenset[RelationKind] = frozenset({"holding", "next to", "touching"})
"""Relations in which somebody who does something to a thing has it at his hands."""
_UPON: frozenset[RelationKind] = frozenset({"on", "inside", "stuck in", "tied to", "wrapped in", "hanging from"})
"""Relations that a thing of the sky has only to what is larger."""
_LIVING = frozenset({"person", "animal", "creature", "robot"})


def brought_down(reading: Reading, everybody: Mapping[int, Symbol]) -> dict[int, Symbol]:
    """Everybody, the moons, stars and clouds among them that are handled or put somewhere as things of that size.

    What stands on one, or is before it, leaves it as it is.
    """
    found = _dealt_with(reading, everybody) | _put_somewhere(reading, everybody)
    return {
        i: replace(symbol, place="surface", height_m=min(symbol.height_m, _IN_ARMS)) if i in found else symbol
        for i, symbol in everybody.items()
    }


def _dealt_with(reading: Reading, everybody: Mapping[int, Symbol]) -> set[int]:
    """What somebody alive does something to, within reach."""
    near = {(r.subject, r.object) for r in reading.relations if r.kind in _REACHED}
    deeds = {(act.subject, act.object) for act in reading.acts if act.object is not None}
    held = {(r.subject, r.object) for r in reading.relations if r.kind == "holding"}
    return {
        thing
        for doer, thing in (near & deeds) | held
        if {doer, thing} <= everybody.keys() and _in_sky(everybody[thing]) and _LIVING & {*everybody[doer].kinds}
    }


def _put_somewhere(reading: Reading, everybody: Mapping[int, Symbol]) -> set[int]:
    """What is on, in or tied to something that is not of the sky itself."""
    return {
        r.subject
        for r in reading.relations
        if r.kind in _UPON and {r.subject, r.object} <= everybody.keys()
        if _in_sky(everybody[r.subject]) and not _in_sky(everybody[r.object])
    }


def _in_sky(symbol: Symbol) -> bool:
    return symbol.place == "sky"
