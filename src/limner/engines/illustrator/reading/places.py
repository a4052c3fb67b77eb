"""A place that is all a prompt names: "a library" is the room with its shelves, as "a kitchen" is."""

from dataclasses import replace

from limner.engines.illustrator.atlas.symbol import ATLAS
from limner.engines.illustrator.reading import bonds, naming
from limner.engines.illustrator.reading.hosting import MARKS
from limner.engines.illustrator.reading.naming import PLURAL
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.reading.tables.surroundings import (
    CABINS,
    CROWDED,
    FURNISHED,
    ROOMS,
    WORKPLACES,
)

PEOPLE = frozenset({"person", "people"})
_OWN = {"library": frozenset({"book", "bookshelf"}), "museum": frozenset({"picture_frame", "statue"})}
"""What a room shows anyway."""
_INTERIOR = frozenset({"interior", "interiors"})
_OF_ITS_FRONT = frozenset({"door", "window", "signpost", "flag", "clock"})
_CONTENTS = bonds.LIVING | {"furniture", "food", "tableware", "electronics", "instrument", "stationery", "book"}


def entered(reading: Reading) -> Reading:
    """The reading with a place that one goes into as its setting: alone, with what is in it, or as an "interior"."""
    cabin = _cabin(reading)
    if cabin is not None:
        name = reading.subjects[cabin].noun
        return replace(_moved_in(reading, cabin, "room"), unknown=(*_without_inside(reading), f"inside of the {name}"))
    place = _room(reading)
    if place is None or not _shows_it_from_inside(reading):
        return reading
    room = reading.subjects[place]
    return _crowded(_moved_in(reading, place, FURNISHED[room.noun]), room)


def of_age(reading: Reading) -> Reading:
    """The reading whose people are adults where they work."""
    if reading.setting not in WORKPLACES:
        return reading
    grown = (replace(s, age="adult") if s.noun in PEOPLE and not s.age else s for s in reading.subjects)
    return replace(reading, subjects=tuple(grown))


def _moved_in(reading: Reading, place: int, setting: str) -> Reading:
    """The reading with this subject's inside as its setting."""
    own = _OWN.get(reading.subjects[place].noun, frozenset())
    kept = [i for i, s in enumerate(reading.subjects) if i != place and not (s.symbol in own and _is_mass(s))]
    moved = {old: new for new, old in enumerate(kept)}
    relations = tuple(
        Relation(r.kind, moved[r.subject], moved[r.object], None if r.third is None else moved.get(r.third))
        for r in reading.relations
        if r.subject in moved and r.object in moved
    )
    subjects = tuple(reading.subjects[i] for i in kept)
    return replace(reading, subjects=subjects, relations=relations, setting=setting, unknown=_without_inside(reading))


def _crowded(reading: Reading, room: Subject) -> Reading:
    """The reading with people in "a busy cafe" where nobody else is named."""
    number = max((CROWDED.get(word, 0) for word in room.phrase.split()), default=0)
    somebody = reading.subjects or PEOPLE & {*reading.excluded}
    return reading if somebody or not number else replace(reading, subjects=(naming.several("person", number),))


def _cabin(reading: Reading) -> int | None:
    """The vehicle or the tent that is seen from inside: "inside of a subway train", "a car interior"."""
    if reading.setting is not None or not reading.subjects or not MARKS.isdisjoint(reading.composition):
        return None
    first = reading.subjects[0]
    looked_in = reading.says("looked into", "interior")
    hollow = not CABINS.isdisjoint((first.symbol, *ATLAS[first.symbol].kinds))
    return 0 if looked_in and hollow and first.count == 1 and first.noun not in FURNISHED else None


def _is_mass(subject: Subject) -> bool:
    """Whether nothing but its kind was said: "books"."""
    return subject.count == PLURAL and not (subject.colours or subject.features or subject.pose)


def _without_inside(reading: Reading) -> tuple[str, ...]:
    return tuple(word for word in reading.unknown if word not in _INTERIOR)


def _room(reading: Reading) -> int | None:
    """The subject that is the place: one without a colour or material of its own, where no other setting is named."""
    if reading.setting is not None:
        return None
    inside = reading.says("interior")
    for i, subject in enumerate(reading.subjects):
        if subject.count == 1 and not (subject.colours or subject.material):
            if inside and subject.noun in FURNISHED:
                return i
            if subject.noun in ROOMS and _holds_all(reading, i):
                return i
    return None


def _holds_all(reading: Reading, place: int) -> bool:
    """Whether all else is in it or with it, and is what a room holds: a cat, a table, books; not a door or a tree."""
    others = {i for i in range(len(reading.subjects)) if i != place}
    tied = {r.object for r in reading.relations if r.subject == place and r.kind == "next to"}
    tied |= {r.subject for r in reading.relations if r.object == place and r.kind == "inside"}
    tied |= {r.object for r in reading.relations if r.subject in tied}
    return others <= tied and all(_is_inside(reading.subjects[i]) for i in others)


def _is_inside(subject: Subject) -> bool:
    symbol = ATLAS[subject.symbol]
    return symbol.id not in _OF_ITS_FRONT and (bonds.is_a(symbol, _CONTENTS) or symbol.place in ("surface", "wall"))


def _shows_it_from_inside(reading: Reading) -> bool:
    """Whether neither weather nor a word speaks of its front, and the picture is no mark."""
    return not (reading.weather or MARKS.intersection(reading.composition) or reading.says("from outside"))
