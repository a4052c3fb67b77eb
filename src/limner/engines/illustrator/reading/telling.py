"""The room that is told by what is done in it: who pipettes is in a laboratory."""

from collections.abc import Sequence

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.telling import TELLING
from limner.engines.illustrator.reading.tokens import Piece

_COOKING = frozenset({"cook", "knead"})
"""Verbs of which food is made."""
_MAKING = frozenset({"make", "makes", "making", "prepare", "prepares", "preparing"})
"""Words that say so of food alone."""
_FOOD, _FIRES = frozenset({"food", "dish"}), frozenset({"campfire", "barbecue", "grill", "cauldron"})
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
    return "kitchen" if _is_cooking(reading) else None


def _is_cooking(reading: Reading) -> bool:
    """Whether somebody makes food, and not over a fire."""
    kinds = [frozenset({subject.symbol, *bonds.symbol(subject).kinds}) for subject in reading.subjects]
    if any(_FIRES & own for own in kinds):
        return False
    for act in reading.acts:
        made = act.object if act.object is not None else act.subject + 1
        making = act.verb in _COOKING or act.words.split(" ")[0] in _MAKING
        if making and made < len(kinds) and _FOOD & kinds[made]:
            return True
    return False
