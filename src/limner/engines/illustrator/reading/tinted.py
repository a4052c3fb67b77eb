"""The colours that words give to sky, land and water, to walls and floors: "with a blue sky", "on a green sea"."""

from collections.abc import Sequence

from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.reading.tokens import Piece

SKY = frozenset({"sky", "skies"})
WALL = frozenset("wall walls wallpaper room bedroom kitchen bathroom nursery tile tiles".split())
FLOOR = frozenset({"floor", "floors", "carpet", "floorboards"})
LAND = frozenset("field fields meadow meadows grass lawn pasture hill hills hillside ground land sand snow".split())
WATER = frozenset("water waters sea seas ocean lake lagoon river stream pond bay waves".split())
_THINGS = frozenset({"lantern", "lanterns", "rover", "rovers", "bottle", "bottles", "tower", "lily", "lilies", "lions",
                     "monster", "turtle", "creature", "creatures", "horse", "dragon"})  # fmt: skip
"""What makes of a sky or a land before it the name of another thing."""
_REFUSALS = frozenset({"no", "without"})
_NAMES = {tuple(name.split()) for name in COLOURS}
_LONGEST = max(map(len, _NAMES))


def colour_of(nouns: frozenset[str], pieces: Sequence[Piece]) -> str:
    """The colour word before one of the nouns, with at most one word between, or after "is" behind it; else ""."""
    words = [piece.text if piece.kind == "word" else "," for piece in pieces]
    if nouns.isdisjoint(words):
        return ""
    return _before(nouns, words) or _after(nouns, words)


def _before(nouns: frozenset[str], words: Sequence[str]) -> str:
    for at in range(len(words)):
        name = "" if at and words[at - 1] in _REFUSALS else _name(words, at)
        end = at + name.count(" ") + 1
        if name and (_stands(nouns, words, end) or (words[end : end + 1] != [","] and _stands(nouns, words, end + 1))):
            return name
    return ""


def _stands(nouns: frozenset[str], words: Sequence[str], at: int) -> bool:
    """Whether one of the nouns is there, as a thing by itself."""
    return at < len(words) and words[at] in nouns and _THINGS.isdisjoint(words[at + 1 : at + 2])


def _after(nouns: frozenset[str], words: Sequence[str]) -> str:
    for at, word in enumerate(words[:-2]):
        if word in nouns and words[at + 1] in ("is", "are"):
            name = _name(words, at + 3) if words[at + 2] != "," else ""
            name = name or _name(words, at + 2)
            if name:
                return name
    return ""


def _name(words: Sequence[str], at: int) -> str:
    """The longest colour word that begins there; "" without one."""
    for length in range(_LONGEST, 0, -1):
        if tuple(words[at : at + length]) in _NAMES:
            return " ".join(words[at : at + length])
    return ""
