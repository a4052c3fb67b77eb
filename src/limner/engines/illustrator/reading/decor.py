"""In which style a room is furnished, and what its walls are of: "a rustic kitchen", "a loft with exposed brick"."""

from collections.abc import Mapping, Sequence

from limner.engines.illustrator.reading.tables.decor import DECOR, FINISHES
from limner.engines.illustrator.reading.tokens import Piece

_LONGEST = 3


def style(pieces: Sequence[Piece]) -> str:
    """The style that is named first, by its name; "" for none."""
    return _first(pieces, DECOR)


def finish(pieces: Sequence[Piece]) -> str:
    """What the walls are said to be of: "brick", "boards" or "tiles"; "" where nothing is said."""
    return _first(pieces, FINISHES)


def _first(pieces: Sequence[Piece], table: Mapping[str, str]) -> str:
    words = [piece.text if piece.kind == "word" else "," for piece in pieces]
    phrases = (" ".join(words[at : at + long]) for at in range(len(words)) for long in range(_LONGEST, 0, -1))
    return next((table[phrase] for phrase in phrases if phrase in table), "")
