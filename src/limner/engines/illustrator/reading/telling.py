"""The room that is told by what is done in it: who pipettes is in a laboratory."""

from collections.abc import Sequence

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.telling import TELLING
from limner.engines.illustrator.reading.tokens import Piece

_LONGEST = max(len(phrase.split()) for phrase in TELLING)


def told(reading: Reading, pieces: Sequence[Piece]) -> str | None:
    """The place that the words name; where they name none and somebody is there, the one that they tell."""
    if reading.setting is not None or not any(map(bonds.living, reading.subjects)):
        return reading.setting
    words = [piece.text if piece.kind == "word" else "," for piece in pieces]
    for start in range(len(words)):
        for length in range(min(_LONGEST, len(words) - start), 0, -1):
            if place := TELLING.get(" ".join(words[start : start + length])):
                return place
    return None
