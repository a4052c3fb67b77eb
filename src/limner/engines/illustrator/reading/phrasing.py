"""Phrases as data: what a table of them finds in a prompt's words.

A phrase is written as a line of words: `|` between those that will do, `?` behind what may be missing, `+` behind a
stem ("hold+" is "holds" and "holding" too), `*3` for up to three words of any kind, `~8` for up to eight words with
commas between them, `!` before what must not follow, `^` before a phrase that begins
the prompt.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from limner.engines.illustrator.reading.tokens import Piece

K = TypeVar("K", bound=str)


class Span(NamedTuple):
    """The pieces of a prompt from `start` up to `end`."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Part:
    """One place of a phrase: certain words, words that begin so, or a gap of up to `gap` pieces."""

    words: frozenset[str] = frozenset()
    stems: tuple[str, ...] = ()
    gap: int = 0
    commas: bool = False
    missing: bool = False
    refused: bool = False

    def takes(self, piece: Piece) -> bool:
        """Whether it is one of the words."""
        return piece.kind == "word" and (piece.text in self.words or piece.text.startswith(self.stems))

    def passes(self, piece: Piece) -> bool:
        """Whether a gap may go on over the piece."""
        return piece.kind == "word" or (self.commas and piece.kind == "comma")


class Phrases(Generic[K]):
    """A table of phrases by what they say, found by the rarest words that each of them needs."""

    def __init__(self, table: Mapping[K, Sequence[str]]) -> None:
        self._all = [(kind, phrase) for kind, phrases in table.items() for phrase in phrases]
        common = Counter(word for _, phrase in self._all for part in _needed(phrase) for word in part)
        self._by_word: dict[str, list[int]] = {}
        for i, (_, phrase) in enumerate(self._all):
            for word in min(_needed(phrase), key=lambda words: sum(common[word] for word in words), default=("",)):
                self._by_word.setdefault(word, []).append(i)

    def said(self, pieces: Sequence[Piece]) -> Iterator[tuple[K, Span]]:
        """Every kind of which a phrase stands there, with the words that say so; each as often as it is said."""
        heard = frozenset(piece.text for piece in pieces)
        for i in sorted({i for word in ("", *heard) for i in self._by_word.get(word, ())}):
            kind, phrase = self._all[i]
            if may_stand(phrase, heard):
                for span in spans(phrase, pieces):
                    yield kind, span


def may_stand(phrase: str, heard: frozenset[str]) -> bool:
    """Whether all that the phrase needs is among the words that are there, wherever they stand."""
    return not any(words.isdisjoint(heard) for words in _needed(phrase))


def spans(phrase: str, pieces: Sequence[Piece]) -> Iterator[Span]:
    """Where the phrase stands, from left to right; none overlaps another."""
    parts, last = _parsed(phrase), 1 if phrase.startswith("^") else len(pieces)
    at = 0
    while at < min(last, len(pieces)):
        end = _end(parts, pieces, at) if parts[0].takes(pieces[at]) else None
        if end is not None:
            yield Span(at, end)
        at = at + 1 if end is None else end


def text(span: Span, pieces: Sequence[Piece]) -> str:
    """The words of a span, without commas between them."""
    return " ".join(piece.text for piece in pieces[span.start : span.end] if piece.kind == "word")


def _end(parts: Sequence[_Part], pieces: Sequence[Piece], at: int) -> int | None:
    """Where the parts end that begin at a place; None where they do not stand there."""
    if not parts:
        return at
    part, rest = parts[0], parts[1:]
    if part.gap:
        return _after_gap(part, rest, pieces, at)
    taken = at < len(pieces) and part.takes(pieces[at])
    if part.refused:
        return None if taken else _end(rest, pieces, at)
    end = _end(rest, pieces, at + 1) if taken else None
    return _end(rest, pieces, at) if end is None and part.missing else end


def _after_gap(part: _Part, rest: Sequence[_Part], pieces: Sequence[Piece], at: int) -> int | None:
    for skipped in range(part.gap + 1):
        end = _end(rest, pieces, at + skipped)
        if end is not None:
            return end
        if at + skipped >= len(pieces) or not part.passes(pieces[at + skipped]):
            return None
    return None


@lru_cache(maxsize=1024)
def _parsed(phrase: str) -> tuple[_Part, ...]:
    return tuple(map(_part, phrase.removeprefix("^").split()))


@lru_cache(maxsize=1024)
def _needed(phrase: str) -> tuple[frozenset[str], ...]:
    """For each place of the phrase that takes certain words, those: without one of them it stands nowhere."""
    return tuple(p.words for p in _parsed(phrase) if not (p.gap or p.missing or p.refused or p.stems))


def _part(written: str) -> _Part:
    if written[0] in "*~":
        return _Part(gap=int(written[1:]), commas=written[0] == "~")
    words = written.strip("!?").split("|")
    return _Part(
        frozenset(word for word in words if not word.endswith("+")),
        tuple(word[:-1] for word in words if word.endswith("+")),
        missing=written.endswith("?"),
        refused=written.startswith("!"),
    )
