"""How large everything in one picture is taken to be: near the truth, and so that the least of them is seen.

Illustrators do not draw a pin beside its tailor to scale: what hands are at is large enough for hands, and what is much
smaller than those whom the picture is about is so by less than in truth. What is much larger is told by distance.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from statistics import median

from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Reading

_IN_ARMS = 0.6
"""Metres of a moon that somebody forges or hugs."""
_PROP = 0.12
"""How large what somebody holds or works on is at least, over himself."""
_UNLIKE, _TOLD = 8.0, 0.6
"""So many times smaller than the measure of the picture a thing may be as in truth, and what power of more is left."""
_FACE, _LARGEST_FACE = 0.2, 6.0
"""How large what hangs on the wall of a building is at least, over that, and the metres that are enough in any case."""
_LEAST_METRES = 0.02
"""What is smaller is taken to be so large."""
_REACHED: frozenset[RelationKind] = frozenset({"holding", "next to", "touching"})
"""Relations in which somebody who does something to a thing has it at his hands."""
_UPON: frozenset[RelationKind] = frozenset({"on", "inside", "stuck in", "tied to", "wrapped in", "hanging from"})
"""Relations that a thing of the sky has only to what is larger."""


def measured(reading: Reading, everybody: Mapping[int, Symbol]) -> dict[int, Symbol]:
    """Everybody with the metres that the picture gives them, and those of the sky that are handled out of it.

    Moons, stars and clouds that are held or put somewhere are things of that size; who stands on one leaves it as it
    is.
    """
    handled = _dealt_with(reading, everybody)
    down = {i for _, i in handled if _in_sky(everybody[i])} | _put_somewhere(reading, everybody)
    found = {i: _brought_down(symbol) if i in down else symbol for i, symbol in everybody.items()}
    for doer, thing in handled:
        least = _PROP * found[doer].height_m
        if found[thing].height_m < least:
            found[thing] = replace(found[thing], height_m=least)
    for thing, front in _on_fronts(reading, everybody):
        least = min(_FACE * found[front].height_m, _LARGEST_FACE)
        found[thing] = replace(found[thing], height_m=max(found[thing].height_m, least))
    told = _told(list(found.values()))
    return {
        i: symbol if _in_sky(symbol) else replace(symbol, height_m=told(symbol.height_m)) for i, symbol in found.items()
    }


def _on_fronts(reading: Reading, everybody: Mapping[int, Symbol]) -> list[tuple[int, int]]:
    """What hangs on walls and is on a building, such as a clock, and that: it is made to be seen from the street."""
    pairs = ((r.subject, r.object) for r in reading.relations if r.kind in _UPON)
    return [
        (thing, front)
        for thing, front in pairs
        if {thing, front} <= everybody.keys()
        and everybody[thing].place == "wall"
        and "building" in everybody[front].kinds
    ]


def _brought_down(symbol: Symbol) -> Symbol:
    return replace(symbol, place="surface", height_m=min(symbol.height_m, _IN_ARMS))


def _told(everybody: Sequence[Symbol]) -> Callable[[float], float]:
    """From true metres to those of a picture of all these: by the living in it, where there are any."""
    alive = [symbol.height_m for symbol in everybody if ANIMATE & {*symbol.kinds}]
    middle = median(alive or [symbol.height_m for symbol in everybody] or [1.0])
    small = middle / _UNLIKE

    def told(metres: float) -> float:
        return metres if metres >= small else float(small * (max(metres, _LEAST_METRES) / small) ** _TOLD)

    return told


def _dealt_with(reading: Reading, everybody: Mapping[int, Symbol]) -> set[tuple[int, int]]:
    """Who of the living has what in his hands, or does something to what is within reach."""
    near = {(r.subject, r.object) for r in reading.relations if r.kind in _REACHED}
    deeds = {(act.subject, act.object) for act in reading.acts if act.object is not None}
    held = {(r.subject, r.object) for r in reading.relations if r.kind == "holding"}
    pairs = {(doer, thing) for doer, thing in (near & deeds) | held if {doer, thing} <= everybody.keys()}
    return {
        (doer, thing)
        for doer, thing in pairs
        if ANIMATE & {*everybody[doer].kinds} and not ANIMATE & {*everybody[thing].kinds}
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
