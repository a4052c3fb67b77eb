"""Members of a number that "one" stands for: "two dogs, a big one and a small one": one is big and one is small."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.reading.tables.modifiers import NUMBERS
from limner.engines.illustrator.reading.tokens import Piece

_ARTICLES = frozenset({"a", "an"})
_ADJECTIVES = 3
"""So many stand between the article and "one" at most."""
_REACH = 8
"""So many pieces before the first of them at most stands the number."""


def singled(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces with "one" before what is said of it, where a number and a comma stand before."""
    said = list(pieces)
    for start, end in _spans(pieces):
        said[start : end + 1] = [replace(pieces[start], text="one", written="one"), *pieces[start + 1 : end], _GONE]
    return [piece for piece in said if piece is not _GONE]


_GONE = Piece("", "word")


def _spans(pieces: Sequence[Piece]) -> list[tuple[int, int]]:
    """From each article to its "one", in the lists that come after a number of something."""
    spans: list[tuple[int, int]] = []
    for end, piece in enumerate(pieces):
        if piece.text != "one":
            continue
        start = next((i for i in range(end - 2, max(end - _ADJECTIVES - 2, -1), -1) if pieces[i].text in _ARTICLES), -1)
        if start > 0 and (_counted(pieces, start) or _listed(pieces, start, spans)):
            spans.append((start, end))
    return spans


def _counted(pieces: Sequence[Piece], start: int) -> bool:
    """Whether a comma stands before it, and a number of several not far before that."""
    before = pieces[max(start - _REACH, 0) : start - 1]
    return pieces[start - 1].kind == "comma" and any(NUMBERS.get(piece.text, 1) > 1 for piece in before)


def _listed(pieces: Sequence[Piece], start: int, spans: Sequence[tuple[int, int]]) -> bool:
    """Whether it goes on with the list of another one."""
    return bool(spans) and start - spans[-1][1] <= 3 and pieces[start - 1].text in (",", "and")
