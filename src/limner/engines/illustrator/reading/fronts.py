"""Who is before a place that is indoors sees its house: outside a bank, on the steps of a station."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.reading.tables.fronts import FRONTS
from limner.engines.illustrator.reading.tables.surroundings import FURNISHED, SETTINGS
from limner.engines.illustrator.reading.tokens import Piece

_BEFORE = tuple(
    words.split()
    for words in (
        "outside", "outside of", "in front of", "steps of", "stairs of", "roof of", "rooftop of", "entrance of",
        "entrance to", "doorstep of", "doors of", "front door of", "gates of", "facade of", "opposite",
    )
)  # fmt: skip
"""What is said of a house before its name."""
_BETWEEN = 4
"""So many words, articles among them, may stand before the name."""
_LONGEST = 4
_FRONTED = {"bank": "bank", "hotel": "lobby", "club": "nightclub"}
"""Words that mean such a place here alone."""


def seen(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces with the names of such places replaced by those of their houses; all others as they are."""
    said: list[Piece] = []
    at = 0
    while at < len(pieces):
        said.append(pieces[at])
        at += 1
        if not any(_ends_with(said, words) for words in _BEFORE):
            continue
        for start in range(at, min(at + _BETWEEN, len(pieces))):
            length = _named(pieces, start)
            if length:
                place = _place(_phrase(pieces, start, length))
                front = (replace(pieces[start], text=word) for word in FRONTS[place].split())
                said += [*pieces[at:start], *front]
                at = start + length
                break
            if pieces[start].kind != "word" or pieces[start].text in SETTINGS:
                break
    return said


def _place(phrase: str) -> str:
    """The place of that name, where somebody is before it: a bank is one of money, a club one with a door."""
    return _FRONTED.get(phrase) or SETTINGS.get(phrase, "")


def _ends_with(said: Sequence[Piece], words: Sequence[str]) -> bool:
    return [piece.text for piece in said[-len(words) :]] == list(words)


def _phrase(pieces: Sequence[Piece], start: int, length: int) -> str:
    return " ".join(piece.text for piece in pieces[start : start + length])


def _named(pieces: Sequence[Piece], start: int) -> int:
    """How many words there name a place that has a front, and no house by themselves."""
    for length in range(min(_LONGEST, len(pieces) - start), 0, -1):
        words = pieces[start : start + length]
        phrase = _phrase(pieces, start, length)
        if all(piece.kind == "word" for piece in words) and _place(phrase) in FRONTS:
            return 0 if phrase in FURNISHED else length
    return 0
