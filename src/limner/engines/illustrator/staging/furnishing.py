"""Rooms with what is said to be in them: which pictures are of one, and what goes without saying there."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.staging import wares
from limner.engines.illustrator.staging.cast import atlas, find
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.traits import MARKS

_SMALL, _MOST_ON_A_TOP = 0.45, 9
"""Metres of what lies on a table rather than on the floor, and how many may lie there."""
_LARGE = 0.6
"""Metres of what has a stand of its own though a table is named."""
_LOW_ANIMAL = 1.0
"""Metres; an animal that is no taller is at home in a room."""
_COUNTER = "kitchen counter"
"""What small things in a kitchen are on, and what its stove stands beside."""
_ROOMY = 3.2
"""Metres; what is taller stands in no room."""
_RESTING = frozenset({"sleeping", "lying", "sitting"})
_ALOFT = frozenset({"flying", "floating", "hovering", "gliding"})
_OUTSIDE = frozenset({"vehicle", "landscape", "building"})
"""Kinds of what no room holds, but for furniture that is built in."""
_ON_THE_GROUND = frozenset({"animal", "textile", "plant", "toy"})
"""Kinds of small things that stand on a room's floor rather than on a table."""
_SEEN_OTHERWISE = frozenset({"portrait", "close-up", "aerial", "cutaway", "from below", "pattern"}) | MARKS
_SIDED = frozenset({"left of", "right of", "between", "behind", "in front of"})


def asked(reading: Reading, cast: Mapping[int, Symbol]) -> bool:
    """Whether the picture is of a room that is named with what is in it, rather than of somebody or something there."""
    name = _room(reading, cast)
    place = setting(name) if name else None
    if place is None or not _is_a_room(place) or reading.acts or reading.background is not None or not cast:
        return False
    if _SEEN_OTHERWISE & {*reading.composition} or any(r.kind in _SIDED for r in reading.relations):
        return False
    if wares.among(reading, cast).keys() == cast.keys():
        return False
    pieces = [i for i in cast if _is_furniture(cast[i])]
    fitted = any("fitted" in symbol.traits for symbol in cast.values())
    return all(map(_is_content, cast.values())) and (reading.of_place or len(pieces) > 1 or fitted)


def set_up(reading: Reading, cast: Mapping[int, Symbol]) -> tuple[Reading, Mapping[int, Symbol]]:
    """The reading of such a room with small things on its table, and with a table where none is named; who sleeps there
    has a seat.
    """
    kept = tuple(r for r in reading.relations if not _by_a_counter(r, reading, cast))
    reading = replace(reading, relations=kept, setting=_room(reading, cast))
    tied = {i for r in reading.relations for i in (r.subject, r.object)}
    sold = wares.among(reading, cast)
    free = [i for i in cast if i not in tied and i not in sold]
    small = [i for i in free if _lies_on_a_top(reading.subjects[i], cast[i])]
    reading = replace(reading, relations=reading.relations + _seated(reading, cast, free))
    if sum(reading.subjects[i].count for i in small) > _MOST_ON_A_TOP:
        return reading, cast
    own = _with_one_of_their_own(reading, cast, free, small)
    small = [i for i in small if i not in own]
    for i in own:
        reading, cast, stand = _with_a_top(reading, cast, _made_for(cast[i]))
        reading = replace(reading, relations=(*reading.relations, Relation("on", i, stand)))
    table = _top(reading, cast) if small else None
    if small and table is None:
        place = setting(reading.setting)
        name = {"study": "desk", "kitchen": _COUNTER}.get(place.nook or "", "table")
        if name in reading.banned:
            return reading, cast
        reading, cast, table = _with_a_top(reading, cast, name)
    if _lacks_a_counter(reading, cast):
        reading, cast, _ = _with_a_top(reading, cast, _COUNTER)
    laid = () if table is None else tuple(Relation("on", i, table) for i in small)
    return replace(reading, relations=(*reading.relations, *laid)), cast


def _with_one_of_their_own(
    reading: Reading, cast: Mapping[int, Symbol], free: Sequence[int], small: Sequence[int]
) -> list[int]:
    """What is on or hangs from a piece that is made for it: towels, and what is small where it has no table or is too
    large for that.
    """
    bare = _top(reading, cast) is None
    made = [i for i in free if _made_for(cast[i])]
    return [i for i in made if i not in small or bare or cast[i].height_m > _LARGE]


def _with_a_top(reading: Reading, cast: Mapping[int, Symbol], name: str) -> tuple[Reading, Mapping[int, Symbol], int]:
    """The reading and the cast with a piece of furniture of that name, and its number: the one that is there, or one
    more.
    """
    found = find(name)
    if found is None:
        raise LookupError(f"the atlas has no {name!r}")
    there = next((i for i in cast if cast[i].id == found.id and reading.subjects[i].count == 1), None)
    if there is not None:
        return reading, cast, there
    number = len(reading.subjects)
    return replace(reading, subjects=(*reading.subjects, Subject(name, found.id))), {**cast, number: found}, number


def _room(reading: Reading, cast: Mapping[int, Symbol]) -> str | None:
    """The place that is named, else the room at whose wall what is named is fitted, beside others."""
    homes = (symbol.home[0] for symbol in cast.values() if "fitted" in symbol.traits and symbol.home)
    return reading.setting or (next(homes, None) if len(cast) > 1 else None)


def _by_a_counter(relation: Relation, reading: Reading, cast: Mapping[int, Symbol]) -> bool:
    """Whether it says that a small thing is next to a sink or a stove: then it is on the counter beside that."""
    if relation.kind != "next to" or not {relation.subject, relation.object} <= cast.keys():
        return False
    ends = (relation.subject, relation.object), (relation.object, relation.subject)
    return any("fitted" in cast[b].traits and _lies_on_a_top(reading.subjects[a], cast[a]) for a, b in ends)


def _lacks_a_counter(reading: Reading, cast: Mapping[int, Symbol]) -> bool:
    """Whether a kitchen is named with a stove or the like, and nothing that it stands between."""
    fitted = [symbol for symbol in cast.values() if "fitted" in symbol.traits]
    tops = any("tabletop" in symbol.traits for symbol in fitted)
    kitchen = setting(reading.setting).nook == "kitchen"
    return kitchen and bool(fitted) and not tops and _COUNTER not in reading.banned


@lru_cache(maxsize=512)
def _made_for(symbol: Symbol) -> str:
    """The furniture that is made to bear such a thing, as a word of the atlas; "" for none."""
    return next((own.words[0] for own in atlas() if own.bears == symbol.id and _bears(own)), "")


def _seated(reading: Reading, cast: Mapping[int, Symbol], free: Sequence[int]) -> tuple[Relation, ...]:
    """Where the only one who sleeps there does so: on the only seat."""
    asleep = [i for i in free if reading.subjects[i].pose in _RESTING and "animal" in cast[i].kinds]
    seats = [i for i in free if "seat" in cast[i].traits and reading.subjects[i].count == 1]
    if len(asleep) != 1 or not seats or reading.subjects[asleep[0]].count > 1:
        return ()
    return (Relation("on", asleep[0], seats[0]),)


def _bears(symbol: Symbol) -> bool:
    return "furniture" in symbol.kinds or symbol.place == "wall"


def _is_a_room(place: Setting) -> bool:
    plain = not {"cabin", "mirrored", "sill"} & place.traits
    return plain and place.indoors and place.footing == "floor" and place.climate == "indoors"


def _is_furniture(symbol: Symbol) -> bool:
    return symbol.place in ("ground", "wall") and symbol.height_m >= _SMALL and "animal" not in symbol.kinds


def _is_content(symbol: Symbol) -> bool:
    """Whether a room holds it: no person, no large animal, nothing that is larger than the room."""
    kinds = {symbol.id, *symbol.kinds}
    if kinds & ANIMATE:
        return "animal" in kinds and symbol.height_m < _LOW_ANIMAL
    if symbol.place in ("sky", "water") or symbol.height_m > _ROOMY:
        return False
    return not kinds & _OUTSIDE or "furniture" in kinds


def _lies_on_a_top(subject: Subject, symbol: Symbol) -> bool:
    low = symbol.place == "surface" and symbol.height_m < 2 * _SMALL
    if not low or _ON_THE_GROUND & {*symbol.kinds} or subject.pose in _ALOFT:
        return False
    return not {"on the floor", "floor or table", "upholstery", "strewn"} & symbol.traits


def _top(reading: Reading, cast: Mapping[int, Symbol]) -> int | None:
    """The single table, else the other single piece of furniture, that small things are put on."""
    single = [i for i in cast if "tabletop" in cast[i].traits and reading.subjects[i].count == 1]
    tables = [i for i in single if {"table", "desk"} & {cast[i].id, *cast[i].kinds}]
    others = [i for i in single if "furniture" in cast[i].kinds and "seat" not in cast[i].traits]
    return next(iter([*tables, *others]), None)
