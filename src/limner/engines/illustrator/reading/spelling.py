"""Typing errors: a word that nobody knows and that is one edit away from a single known one is read as that.
Of several known ones it is the single one that errors of the commonest kinds make it.

An edit is a letter too many, too few, another one, or two in the wrong order. The first letter is right in nearly all
typing errors, and short words have too many neighbours, so that neither is tried. What may be a name stays.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

import simplemma

from limner.engines.illustrator.reading import lexicon, tongues
from limner.engines.illustrator.reading.lexicon import Lexicon
from limner.engines.illustrator.reading.tokens import Piece

_SHORTEST = 5
_LONGEST = 24
_SURE = 8
"""From this length on a word may be meant to be one that asks for nothing: "beutiful". Shorter, it may be a thing."""
_NAMING = frozenset({"by", "named", "called", "style", "manner", "studio"})
"""After these, up to the next comma, stand names."""

_NAMES = frozenset("athena chanel dango giger groot hockney monet paneer ponyo porto rivera skoda".split())
"""Names and foreign words that lie one edit beside a known word."""


def corrected(known: Lexicon, pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces with the words that are surely meant."""
    result = list(pieces)
    if tongues.is_foreign(known, pieces):
        return result
    for run in _runs(_strange(known, pieces)):
        words = [nearest(pieces[at].text) for at in run]
        if all(words):
            for at, word in zip(run, words, strict=True):
                result[at] = replace(pieces[at], text=word)
    return result


def _runs(places: Iterable[int]) -> Iterator[list[int]]:
    """Places that follow one another: next to a word that is no typing error, a strange one is a name."""
    run: list[int] = []
    for at in places:
        if run and at != run[-1] + 1:
            yield run
            run = []
        run.append(at)
    if run:
        yield run


def _strange(known: Lexicon, pieces: Sequence[Piece]) -> Iterator[int]:
    """The places of words that no phrase covers and that are no names after "by"."""
    at, naming = 0, False
    while at < len(pieces):
        piece = pieces[at]
        meaning = known.match(pieces, at) if piece.kind == "word" else None
        naming = piece.kind == "word" and (naming or piece.text in _NAMING)
        if meaning is None and piece.kind == "word" and not naming:
            yield at
        at += meaning.length if meaning else 1


@lru_cache(maxsize=4096)
def nearest(word: str) -> str:
    """The known word that it is meant to be, or nothing. A plural is the plural of what its singular is meant to be."""
    if not (_SHORTEST <= len(word) <= _LONGEST and word.isascii() and word.isalpha()):
        return ""
    if word in _vocabulary() or word in _NAMES or simplemma.is_known(word, "en"):
        return ""
    forms = {found: found for found in _near(word)}
    if word.endswith("s") and len(word) > _SHORTEST:
        forms |= {found: f"{found}s" for found in _near(word[:-1])}
    telling = {found: form for found, form in forms.items() if found in _telling()}
    chosen = telling or (forms if len(word) >= _SURE else {})
    likely = {found: form for found, form in chosen.items() if _is_likely(found, form, word)}
    sure = chosen if len(chosen) == 1 else likely
    return next(iter(sure.values())) if len(sure) == 1 else ""


def _is_likely(found: str, form: str, word: str) -> bool:
    """Whether the error is of the commonest kinds: a double letter written once, two letters exchanged, a vowel left
    out.
    """
    if len(found) == len(word):
        return sorted(found) == sorted(word)
    at = next((i for i, (a, b) in enumerate(zip(form, word, strict=False)) if a != b), len(word))
    return len(form) == len(word) + 1 and (form[at] in "aeiou" or form[at] in form[at - 1 : at])


def _near(word: str) -> set[str]:
    index = _index()
    found = {known for part in (word, *_shortened(word)) for known in index.get(part, ())}
    return {known for known in found if known[0] == word[0] and one_edit(known, word)}


def one_edit(one: str, other: str) -> bool:
    """Whether a single edit leads from one word to the other."""
    start = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    left, right = one[start:], other[start:]
    return (
        left[1:] == right[1:]
        or left[1:] == right
        or left == right[1:]
        or (left[:2] == right[1::-1] and left[2:] == right[2:])
    )


def _shortened(word: str) -> Iterator[str]:
    return (word[:i] + word[i + 1 :] for i in range(len(word)))


@lru_cache(maxsize=1)
def _vocabulary() -> frozenset[str]:
    """All words of all phrases that the reader knows, other than names."""
    return frozenset(word for phrase in lexicon.load().phrases() for word in phrase.split())


@lru_cache(maxsize=1)
def _telling() -> frozenset[str]:
    """Those that say something of the picture by themselves."""
    return frozenset(word for word in _vocabulary() if lexicon.load().tells(word))


@lru_cache(maxsize=1)
def _index() -> Mapping[str, Sequence[str]]:
    """Known words by themselves and by what is left of them without one letter."""
    found: dict[str, list[str]] = defaultdict(list)
    for word in _vocabulary():
        if len(word) >= _SHORTEST - 1 and word.isascii():
            for form in {word, *_shortened(word)}:
                found[form].append(word)
    return found
