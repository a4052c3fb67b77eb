"""Walls that are those of the room, and no things in it: "a lamp in a room with white walls"."""

from dataclasses import replace

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.dropping import dropped
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.reading.tables.regions import ROOMS

_BUILT_OF = frozenset({"brick", "stone"})
"""Walls of these stay things: nothing else shows of what they are."""
_FURNISHING = frozenset({"furniture", "lamp", "electronics", "rug", "decoration"})


def settled(reading: Reading) -> Reading:
    """The reading in which the walls of the room are nothing beside it. Where no place is named, a wall and furniture,
    or what hangs on it, make one.
    """
    walls = [i for i, subject in enumerate(reading.subjects) if subject.noun == "wall" and _is_plain(subject)]
    if walls and reading.setting is None and any(map(_furnishes, reading.subjects)):
        reading = replace(reading, setting="room")
    return dropped(reading, walls) if walls and reading.setting in ROOMS else reading


def _is_plain(subject: Subject) -> bool:
    return subject.material not in _BUILT_OF


def _furnishes(subject: Subject) -> bool:
    symbol = bonds.symbol(subject)
    return symbol.place == "wall" or not _FURNISHING.isdisjoint((symbol.id, *symbol.kinds))
