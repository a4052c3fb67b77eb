"""A place that is all a prompt names: "a library" is the room with its shelves, as "a kitchen" is."""

import re
from dataclasses import replace

from limner.engines.illustrator.reading import tokens
from limner.engines.illustrator.reading.hosting import MARKS
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.surroundings import FROM_OUTSIDE, ROOMS, SETTINGS

_WORD = re.compile(r"\w+")


def entered(reading: Reading) -> Reading:
    """The reading with its only subject as its setting, where that is a place that one goes into."""
    if not (_names_a_room(reading) and _shows_it_from_inside(reading)):
        return reading
    return replace(reading, subjects=(), setting=SETTINGS[reading.subjects[0].noun])


def _names_a_room(reading: Reading) -> bool:
    """Whether one place without a colour or material of its own is the only subject, and no other setting is named."""
    if len(reading.subjects) != 1 or reading.setting is not None:
        return False
    only = reading.subjects[0]
    return only.noun in ROOMS and only.count == 1 and not (only.colours or only.material)


def _shows_it_from_inside(reading: Reading) -> bool:
    """Whether neither weather nor a word speaks of its front, and the picture is no mark."""
    words = _WORD.findall(tokens.folded(reading.prompt))
    return not (reading.weather or MARKS.intersection(reading.composition) or FROM_OUTSIDE.intersection(words))
