"""What is on a thing as a print and does not stand on it: "a T-shirt with the peace sign on it", "with a cat on it"."""

from collections.abc import Collection
from dataclasses import replace

from limner.drawing.colour import RGB, distance, to_hex
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.dropping import dropped
from limner.engines.illustrator.reading.reading import Act, Reading, Relation, Subject

_SIGNS = frozenset({"shape", "symbol", "flag"})
"""Kinds of what means something by its form alone."""
_BEARERS = frozenset({"clothing", "bag", "balloon", "textile", "cup", "vehicle", "sports gear", "headgear"})
"""Kinds of what bears prints."""
_CANVASES = frozenset({"clothing", "flag", "kite", "mug", "bowl", "vase", "handbag", "backpack"})
"""What has pictures on it of all that could not be there itself, as kinds or ids."""
_NO_CANVASES = frozenset({"headwear", "footwear", "shoe", "boot"})
_PICTURED = frozenset({"animal", "plant", "flower", "tree", "vehicle", "building", "planet", "space", "sky"})
"""Kinds of what is on clothes, flags and cups in a picture only."""
_BODILY = frozenset({"sitting", "sleeping", "standing"})
"""Poses of who is on a thing himself."""
_WHITE: RGB = (250, 250, 248)
_NEAR = 0.25
"""OKLab distance to its ground below which a sign without a colour of its own is white."""


def printed(reading: Reading) -> Reading:
    """The reading in which what is on something that bears prints, and would not stand there itself, is printed on it:
    one of each, several of a kind all over it. What somebody wears bears none.
    """
    worn = {relation.object for relation in reading.relations if relation.kind == "wearing"}
    reading = _listed(reading, worn)
    gone: set[int] = set()
    subjects = list(reading.subjects)
    for relation in reading.relations:
        sign, bearer = reading.subjects[relation.subject], subjects[relation.object]
        if relation.kind != "on" or relation.object in worn or reading.subjects[relation.object].printed:
            continue
        signed = sign.count == 1 and _is(sign, _SIGNS) and _is(bearer, _BEARERS)
        if signed or (_is_canvas(bearer) and _is_pictured(reading, relation)):
            subjects[relation.object] = _with(sign, bearer)
            gone.add(relation.subject)
    return dropped(replace(reading, subjects=tuple(subjects)), gone) if gone else reading


_GROUND_OF_OTHERS = frozenset({"tree", "plant", "building", "vehicle"})
"""Kinds of what has others on it itself: a flag next to a tree with a bird on it."""


def _listed(reading: Reading, worn: Collection[int]) -> Reading:
    """With both of two on it that are listed: "a shirt with a cat and a dog on it"."""
    ties = list(reading.relations)
    for tie in reading.relations:
        bearer, first = tie.subject, tie.object
        second = Relation("on", first + 1, first)
        if tie.kind != "next to" or second not in ties or bearer in worn or not _is_canvas(reading.subjects[bearer]):
            continue
        signs = [reading.subjects[sign] for sign in (first, first + 1)]
        if all(_is(sign, _PICTURED) for sign in signs) and not _is(signs[0], _GROUND_OF_OTHERS):
            ties[ties.index(tie)] = Relation("on", first, bearer)
            ties[ties.index(second)] = Relation("on", first + 1, bearer)
    return replace(reading, relations=tuple(ties))


def _is_canvas(bearer: Subject) -> bool:
    return _is(bearer, _CANVASES) and not _is(bearer, _NO_CANVASES)


def _is_pictured(reading: Reading, relation: Relation) -> bool:
    """Whether it could not be there itself, and nothing else is said of it: no sleeping cat, nobody with a hat, no cat
    on a jacket.
    """
    sign = reading.subjects[relation.subject]
    said: list[Relation | Act] = [*reading.relations, *reading.acts]
    ties = [tie for tie in said if relation.subject in (tie.subject, tie.object)]
    named_later = relation.subject > relation.object
    return named_later and _is(sign, _PICTURED) and sign.pose not in _BODILY and ties == [relation]


def _with(sign: Subject, bearer: Subject) -> Subject:
    if sign.count > 1 and not bearer.painted:
        return replace(bearer, painted=_piece(sign, bearer))
    return replace(bearer, printed="+".join(filter(None, [bearer.printed, _piece(sign, bearer)])))


def _is(subject: Subject, kinds: frozenset[str]) -> bool:
    symbol = bonds.symbol(subject)
    return not kinds.isdisjoint((symbol.id, *symbol.kinds))


def _piece(sign: Subject, bearer: Subject) -> str:
    """The sign's id, with its colour where the words name one or its own would not be seen."""
    own = next((slot.rgb for slot in bonds.symbol(sign).slots.values() if slot.role == "primary"), _WHITE)
    hidden = bearer.colours and distance(own, bearer.colours[0]) < _NEAR
    colour = sign.colours[0] if sign.colours else _WHITE if hidden else None
    return sign.symbol if colour is None else sign.symbol + to_hex(colour)
