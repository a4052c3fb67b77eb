"""Walls, floors and ceilings that are those of the room, and no things in it: "a lamp in a room with white walls"."""

from limner.engines.illustrator.reading.dropping import dropped
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.reading.tables.regions import ROOMS

_OF_A_ROOM = frozenset({"wall"})
_BUILT_OF = frozenset({"brick", "stone"})
"""Walls of these stay things: nothing else shows of what they are."""


def settled(reading: Reading) -> Reading:
    """The reading in which the walls of the room that is named are nothing beside it."""
    if reading.setting not in ROOMS:
        return reading
    return dropped(reading, [i for i, subject in enumerate(reading.subjects) if _is_the_rooms(subject)])


def _is_the_rooms(subject: Subject) -> bool:
    return subject.noun in _OF_A_ROOM and subject.material not in _BUILT_OF
