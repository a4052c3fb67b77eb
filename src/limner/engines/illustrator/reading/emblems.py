"""Signs that are on a thing as a print and do not stand on it: "a T-shirt with the peace sign on it"."""

from dataclasses import replace

from limner.drawing.colour import RGB, distance, to_hex
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.dropping import dropped
from limner.engines.illustrator.reading.reading import Reading, Subject

_SIGNS = frozenset({"shape", "symbol", "flag"})
"""Kinds of what means something by its form alone."""
_BEARERS = frozenset({"clothing", "bag", "balloon", "textile", "cup", "vehicle", "sports gear", "headgear"})
"""Kinds of what bears prints."""
_WHITE: RGB = (250, 250, 248)
_NEAR = 0.25
"""OKLab distance to its ground below which a sign without a colour of its own is white."""


def printed(reading: Reading) -> Reading:
    """The reading in which a single sign that is on something that bears prints, and that nobody wears, is printed on
    it.
    """
    worn = {relation.object for relation in reading.relations if relation.kind == "wearing"}
    gone: set[int] = set()
    subjects = list(reading.subjects)
    for relation in reading.relations:
        sign, bearer = reading.subjects[relation.subject], subjects[relation.object]
        if relation.kind != "on" or relation.object in worn or bearer.printed or sign.count > 1:
            continue
        if _is(sign, _SIGNS) and _is(bearer, _BEARERS):
            subjects[relation.object] = replace(bearer, printed=_piece(sign, bearer))
            gone.add(relation.subject)
    return dropped(replace(reading, subjects=tuple(subjects)), gone) if gone else reading


def _is(subject: Subject, kinds: frozenset[str]) -> bool:
    symbol = bonds.symbol(subject)
    return not kinds.isdisjoint((symbol.id, *symbol.kinds))


def _piece(sign: Subject, bearer: Subject) -> str:
    """The sign's id, with its colour where the words name one or its own would not be seen."""
    own = next((slot.rgb for slot in bonds.symbol(sign).slots.values() if slot.role == "primary"), _WHITE)
    hidden = bearer.colours and distance(own, bearer.colours[0]) < _NEAR
    colour = sign.colours[0] if sign.colours else _WHITE if hidden else None
    return sign.symbol if colour is None else sign.symbol + to_hex(colour)
