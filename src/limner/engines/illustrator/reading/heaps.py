"""Heaps: of what there is a pile, a mound or a hoard."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.reading import phrasing
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.reading.tokens import Piece

_HEAP = "pile|piles|heap|heaps|mound|mounds|hoard|hoards|mountain|mountains of"


def heaped(subjects: Sequence[Subject], pieces: Sequence[Piece]) -> tuple[Subject, ...]:
    """The subjects, those that are said to lie in a heap marked so: its noun or the adjective before it is theirs."""
    ends = [span.end for span in phrasing.spans(_HEAP, pieces) if span.end < len(pieces)]
    nouns = {form for end in ends if pieces[end].kind == "word" for form in _singulars(pieces[end].text)}
    return tuple(
        replace(s, heaped=True) if any(noun in f"{s.noun} {s.phrase}" for noun in nouns) else s for s in subjects
    )


def _singulars(word: str) -> set[str]:
    """What the plural, or the adjective before it, may be in the singular."""
    forms = {word, word.removesuffix("s"), word.removesuffix("es")}
    forms |= {word.removesuffix("ves") + "f", word.removesuffix("ies") + "y"}
    return {form for form in forms if len(form) > 2 and (form == word or word.endswith("s"))}
