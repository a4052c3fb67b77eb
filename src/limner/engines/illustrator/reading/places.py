"""A place that is all a prompt names: "a library" is the room with its shelves, as "a kitchen" is."""

from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds, naming
from limner.engines.illustrator.reading.dropping import dropped
from limner.engines.illustrator.reading.hosting import MARKS
from limner.engines.illustrator.reading.reading import FILL, PLURAL, Reading, Relation, Subject
from limner.engines.illustrator.reading.tables.places import ROOM_WORDS
from limner.engines.illustrator.reading.tables.surroundings import (
    ALONE,
    BESIDE,
    CABINS,
    CROWDED,
    ENTERED,
    FURNISHED,
    OUTSIDE,
    RAILED,
    ROOMS,
    SLOPES,
    VISITED,
    WITHIN,
    WORKPLACES,
)
from limner.engines.illustrator.reading.tables.verbs import GLIDING

PEOPLE = frozenset({"person", "people"})
_OWN = {"library": frozenset({"book", "bookshelf"}), "museum": frozenset({"picture_frame", "statue"})}
"""What a room shows anyway."""
_SHOWING = frozenset({"museum"})
"""Rooms in which anything may be on display that is no building."""
_TOWNS = frozenset({None, "street", "village"})
"""Where a building may stand that somebody is in, without being seen."""
_VISITORS = 0.9
"""Metres; what is taller is in no tank on a table."""
_WITHIN_IT = frozenset({"inside", "on"})
"""How somebody is to the building that he is in."""
_ROOMY = 3.5
"""Metres; what is higher stands in no room."""
_INTERIOR = frozenset({"interior", "interiors"})
_FURNISHING = frozenset({"furniture", "food", "tableware", "electronics", "musical instrument", "book", "bakery"})
"""Kinds of what is in a house and never before it."""
_OF_ITS_FRONT = frozenset({"door", "window", "signpost", "flag", "clock"})
_CONTENTS = bonds.LIVING | {"furniture", "food", "tableware", "electronics", "instrument", "stationery", "book"}

_BUILT = frozenset({"building", "tree"})
"""Kinds of what stands on a mountain as on its summit."""


def entered(reading: Reading) -> Reading:
    """The reading with a place that one goes into as its setting: alone, with what is in it, or as an "interior"."""
    if reading.setting == "table" and reading.says("on a sill") and any(map(bonds.living, reading.subjects)):
        return replace(reading, setting="window")
    reading = _of_a_building(reading)
    slope = next((r.object for r in reading.relations if r.kind == "on" and _is_a_slope(reading, r.object)), None)
    if slope is not None:
        return _moved_in(reading, slope, SLOPES[reading.subjects[slope].noun])
    inner = _alone(reading) or _around(reading) or _railed(reading) or _visited(reading)
    if inner is not None:
        return _moved_in(reading, *inner)
    cabin = next((i for i in range(len(reading.subjects)) if _is_cabin(reading, i)), None)
    if cabin is not None:
        return _moved_in(reading, cabin, _inner(reading.subjects[cabin]))
    place = _room(reading)
    if place is None or not _shows_it_from_inside(reading):
        return reading
    room = reading.subjects[place]
    return _crowded(_moved_in(reading, place, FURNISHED[room.noun]), room)


def _of_a_building(reading: Reading) -> Reading:
    """The reading without the building whose room it is: the stage of an opera house, the aisle of a cathedral."""
    own = {
        i
        for i, subject in enumerate(reading.subjects)
        if subject.noun in FURNISHED
        and subject.count == 1
        and not (subject.colours or subject.material)
        and (reading.setting == FURNISHED[subject.noun] or (_is_a_room(reading.setting) and _is_large(subject)))
    }
    tied = {r.object for r in reading.relations if r.kind not in _WITHIN_IT} | {r.subject for r in reading.relations}
    gone = own - tied
    return dropped(reading, gone) if gone and len(reading.subjects) > len(gone) else reading


def _is_a_room(place: str | None) -> bool:
    return place in ROOM_WORDS or place in FURNISHED.values() or place in WORKPLACES


def _is_large(subject: Subject) -> bool:
    """Whether no room holds it."""
    return ATLAS[subject.symbol].height_m > _ROOMY


def _is_built(subject: Subject) -> bool:
    """Whether it is a building, or grows as high as one."""
    return not _BUILT.isdisjoint((subject.symbol, *ATLAS[subject.symbol].kinds))


def _is_a_slope(reading: Reading, thing: int) -> bool:
    """Whether it is the land that things are on, and no place is named."""
    return reading.setting is None and reading.subjects[thing].noun in SLOPES and reading.subjects[thing].count == 1


def _around(reading: Reading) -> tuple[int, str] | None:
    """The thing that somebody is at, or on top of, as a place around him, and which: a window, a mountain's top."""
    if not MARKS.isdisjoint(reading.composition):
        return None
    for relation in reading.relations:
        thing = reading.subjects[relation.object]
        place = WITHIN.get((thing.symbol, relation.kind))
        who = reading.subjects[relation.subject]
        if place is None or not (bonds.living(who) or (place == "summit" and _is_built(who))):
            continue
        if place == "summit" and _goes_down(reading, relation):
            place = "mountains"
        others = [r for r in reading.relations if relation.object in (r.subject, r.object) and r != relation]
        free = reading.setting is None or reading.setting in OUTSIDE.get(place, frozenset())
        if thing.count == 1 and not (thing.colours or thing.material or others) and free:
            return relation.object, place
    return None


def _alone(reading: Reading) -> tuple[int, str] | None:
    """The land that is all a prompt names, and that does what is known of it, as a place: a volcano that erupts."""
    if (
        len(reading.subjects) != 1
        or not reading.says("erupting")
        or reading.setting is not None
        or not MARKS.isdisjoint(reading.composition)
    ):
        return None
    mount = reading.subjects[0]
    plain = mount.count == 1 and mount.size == "normal" and not (mount.colours or mount.material or mount.features)
    place = ALONE.get(mount.symbol)
    return (0, place) if place is not None and plain else None


def _railed(reading: Reading) -> tuple[int, str] | None:
    """The bridge that a train is on, as a place."""
    free = reading.setting is None or reading.setting in BESIDE["viaduct"]
    for relation in reading.relations if free else ():
        train, bridge = reading.subjects[relation.subject], reading.subjects[relation.object]
        if bridge.symbol in RAILED and bridge.count == 1 and relation.kind in ("on", "above") and _is_train(train):
            return relation.object, RAILED[bridge.symbol]
    return None


def _is_train(subject: Subject) -> bool:
    return subject.symbol == "train" or "train" in ATLAS[subject.symbol].kinds


def _visited(reading: Reading) -> tuple[int, str] | None:
    """A thing that is also the name of a place, where people are in it; the water in it, where a shark is."""
    thing = next((i for i, subject in enumerate(reading.subjects) if subject.symbol in VISITED), None)
    if thing is None or reading.setting is not None:
        return None
    hall, water = VISITED[reading.subjects[thing].symbol]
    within = {r.subject for r in reading.relations if (r.kind, r.object) == ("inside", thing)}
    if any(bonds.is_a(bonds.symbol(reading.subjects[i]), PEOPLE) for i in within):
        return thing, hall
    others = [bonds.symbol(s) for i, s in enumerate(reading.subjects) if i != thing]
    return (thing, water) if any(s.place == "water" and s.height_m > _VISITORS for s in others) else None


def _goes_down(reading: Reading, relation: Relation) -> bool:
    """Whether somebody glides over what he is on: who skis down a mountain is not on its top."""
    return any(act.subject == relation.subject and act.verb in GLIDING for act in reading.acts)


def of_age(reading: Reading) -> Reading:
    """The reading whose people are adults where they work."""
    if reading.setting not in WORKPLACES:
        return reading
    grown = (replace(s, age="adult") if s.noun in PEOPLE and not s.age else s for s in reading.subjects)
    return replace(reading, subjects=tuple(grown))


def _moved_in(reading: Reading, place: int, setting: str) -> Reading:
    """The reading with this subject's inside as its setting."""
    own = _OWN.get(reading.subjects[place].noun, frozenset())
    gone = {place} | {i for i, s in enumerate(reading.subjects) if s.symbol in own and _is_mass(s)}
    first = place == 0 or reading.of_place
    return replace(dropped(reading, gone), setting=setting, of_place=first, unknown=_without_inside(reading))


def _crowded(reading: Reading, room: Subject) -> Reading:
    """The reading with people in "a busy cafe" where nobody else is named."""
    number = max((CROWDED.get(word, 0) for word in room.phrase.split()), default=0)
    somebody = reading.subjects or PEOPLE & {*reading.excluded}
    return reading if somebody or not number else replace(reading, subjects=(naming.several("person", number),))


def _is_cabin(reading: Reading, number: int) -> bool:
    """Whether a vehicle or a tent is seen from inside: "inside of a subway train", "a car interior", "in a tent"."""
    cabin = reading.subjects[number]
    place = _inner(cabin)
    if (
        not place
        or cabin.count > 1
        or reading.setting not in (None, place)
        or not MARKS.isdisjoint(reading.composition)
    ):
        return False
    if (number == 0 or len(reading.subjects) == 2) and reading.says("looked into", "interior"):
        return cabin.noun not in FURNISHED
    within = (r.subject for r in reading.relations if r.object == number and r.kind in ("inside", "sitting on"))
    return place in ENTERED and any(bonds.living(reading.subjects[i]) for i in within)


def _inner(cabin: Subject) -> str:
    """The place that one is in, in such a thing; none in what has no inside."""
    return next((CABINS[kind] for kind in (cabin.symbol, *ATLAS[cabin.symbol].kinds) if kind in CABINS), "")


def _is_mass(subject: Subject) -> bool:
    """Whether nothing but its kind was said: "books"."""
    return subject.count in (PLURAL, FILL) and not (subject.colours or subject.features or subject.pose)


def _without_inside(reading: Reading) -> tuple[str, ...]:
    return tuple(word for word in reading.unknown if word not in _INTERIOR)


def _room(reading: Reading) -> int | None:
    """The subject that is the place: one without a colour or material of its own, where no other setting is named."""
    entered = next((i for i in range(len(reading.subjects)) if _is_entered(reading, i)), None)
    if reading.setting is not None or entered is not None:
        return entered
    inside = reading.says("interior")
    for i, subject in enumerate(reading.subjects):
        if subject.count == 1 and not (subject.colours or subject.material):
            if inside and subject.noun in FURNISHED:
                return i
            if subject.noun in ROOMS and _holds_all(reading, i):
                return i
            if subject.noun in FURNISHED and _is_furnished(reading, i):
                return i
    return None


def _is_entered(reading: Reading, place: int) -> bool:
    """Whether somebody is in a building of which nothing else is said but its town: "a fox in a Paris cafe"."""
    building = reading.subjects[place]
    if building.noun not in FURNISHED or building.count > 1 or reading.setting not in _TOWNS:
        return False
    ties = [r for r in reading.relations if place in (r.subject, r.object)]
    within = [r for r in ties if r.object == place and r.kind == "inside"]
    return len(within) == len(ties) > 0 and all(bonds.living(reading.subjects[r.subject]) for r in within)


def _holds_all(reading: Reading, place: int) -> bool:
    """Whether all else is in it or with it, and is what a room holds: a cat, a table, books; not a door or a tree."""
    others = {i for i in range(len(reading.subjects)) if i != place}
    tied = {r.object for r in reading.relations if r.subject == place and r.kind == "next to"}
    tied |= {r.subject for r in reading.relations if r.object == place and r.kind == "inside"}
    tied |= {r.object for r in reading.relations if r.subject in tied}
    shows = reading.subjects[place].noun in _SHOWING
    return others <= tied and all(
        _is_inside(reading.subjects[i]) or (shows and not _is_built(reading.subjects[i])) for i in others
    )


def _is_furnished(reading: Reading, place: int) -> bool:
    """Whether what it has is nothing but what stands in rooms: a bakery with croissants, a cottage with a fireplace."""
    others = [bonds.symbol(subject) for i, subject in enumerate(reading.subjects) if i != place]
    inside = all(bonds.is_a(s, _FURNISHING) and s.id not in _OF_ITS_FRONT for s in others)
    return place == 0 and bool(others) and inside and _holds_all(reading, place)


def _is_inside(subject: Subject) -> bool:
    symbol = ATLAS[subject.symbol]
    return symbol.id not in _OF_ITS_FRONT and (bonds.is_a(symbol, _CONTENTS) or symbol.place in ("surface", "wall"))


def _shows_it_from_inside(reading: Reading) -> bool:
    """Whether neither weather nor a word speaks of its front, and the picture is no mark."""
    return not (reading.weather or MARKS.intersection(reading.composition) or reading.says("from outside"))
