"""Where in the world a picture plays, by the names of towns and countries and by what is said of its streets."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.reading.dropping import dropped
from limner.engines.illustrator.reading.reading import PLURAL, Reading, Region
from limner.engines.illustrator.reading.tables.regions import (
    ADJECTIVES,
    BUILT,
    LOCAL,
    NIGHTLY,
    OF_A_TIME,
    OVERALL,
    PLACES,
    ROOMS,
    SIGHTS,
)
from limner.engines.illustrator.reading.tokens import Piece

_LONGEST = 4
"""Words of the longest name."""
_AHEAD = 3
"""Within how many words an adjective's noun comes."""
_STREET = "street"
_NOWHERE = frozenset({"icon", "logo", "sticker", "badge", "emblem", "pattern", "minimal"})
"""Compositions that have no place."""


def region(pieces: Sequence[Piece]) -> Region | None:
    """The first that is named; one of another time before all: a futuristic Lagos is no Lagos of today."""
    words = [piece.text for piece in pieces]
    named = list(_found(words, PLACES))
    said = [(at, found) for at, found in _found(words, ADJECTIVES) if _is_of_a_place(words[at:], found)]
    found = sorted([*named, *said], key=lambda entry: (entry[1].kind not in OF_A_TIME, entry[0]))
    return next((entry for _, entry in [*found, *_found(words, OVERALL)]), None)


def played(reading: Reading) -> Reading:
    """The reading with the street and the night that a word of style brings, where the words name no other; neon signs
    in no number are its street's, and a landmark names its town.
    """
    reading = _of_its_sights(_lit(reading))
    if reading.region is None or reading.region.words not in NIGHTLY:
        return reading
    somewhere = reading.setting or ("" if _NOWHERE & {*reading.composition} else _STREET)
    return replace(reading, time=reading.time or "night", setting=somewhere or None)


def _of_its_sights(reading: Reading) -> Reading:
    """The reading with the region of the first landmark in it, where the words name none and no other place."""
    if reading.region is not None or reading.setting is not None:
        return reading
    found = ((SIGHTS[s.symbol], s.noun) for s in reading.subjects if s.symbol in SIGHTS)
    kind, noun = next(found, ("", ""))
    return replace(reading, region=Region(kind, noun)) if kind else reading


def _lit(reading: Reading) -> Reading:
    """The reading whose street has the neon signs that are named with it."""
    signs = {i for i, s in enumerate(reading.subjects) if s.symbol == _SIGN and s.count == PLURAL}
    free = reading.region is None or reading.region.kind == _NEON
    if not signs or reading.setting != _STREET or not free or reading.quoted:
        return reading
    return replace(dropped(reading, signs), region=reading.region or Region(_NEON, "neon"))


_SIGN, _NEON = "neon_sign", "neon metropolis"


def placed(setting: str | None, region: Region | None) -> str | None:
    """The place as it is there: a garden in Kyoto is a Japanese one."""
    return LOCAL.get(region.kind, {}).get(setting, setting) if setting is not None and region is not None else setting


def _found(words: Sequence[str], table: Mapping[str, str]) -> Iterator[tuple[int, Region]]:
    """Where a phrase of the table begins, the longest at each place, and its region."""
    for at in range(len(words)):
        phrases = (" ".join(words[at : at + length]) for length in range(_LONGEST, 0, -1))
        phrase = next((phrase for phrase in phrases if phrase in table), None)
        if phrase is not None:
            yield at, Region(table[phrase], phrase)


def _nouns(said: Region) -> frozenset[str]:
    """The nouns of which an adjective of that region tells how they are built."""
    return BUILT | ROOMS if said.kind in OF_A_TIME else BUILT


def _is_of_a_place(words: Sequence[str], said: Region) -> bool:
    """Whether the adjective with which the words begin is said of such a noun, or of a town."""
    begins = said.words.count(" ") + 1
    near = words[begins : begins + _AHEAD]
    return not _nouns(said).isdisjoint(near) or any(True for _ in _found(near, PLACES))
