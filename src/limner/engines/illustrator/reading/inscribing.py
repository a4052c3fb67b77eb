"""What the quoted texts stand on, or who says them: the nouns that the prompt names before each."""

import re
from collections.abc import Iterable, Sequence

from limner.engines.illustrator.reading import quotes
from limner.engines.illustrator.reading.reading import Inscription, Subject

_NO_LETTERS = re.compile(r"[\W_]+")


def inscriptions(prompt: str, subjects: Sequence[Subject]) -> tuple[Inscription, ...]:
    """The letterings of the prompt in their order, each with the subjects' nouns before it."""
    nouns = dict.fromkeys(subject.noun for subject in subjects)
    return tuple(
        Inscription(text, _nearest(_plain(before), nouns), spoken) for text, before, spoken in quotes.introduced(prompt)
    )


def _plain(text: str) -> str:
    return _NO_LETTERS.sub(" ", text.casefold())


def _nearest(before: str, nouns: Iterable[str]) -> tuple[str, ...]:
    ends = {noun: _end(before, noun) for noun in nouns}
    return tuple(sorted((noun for noun, end in ends.items() if end), key=lambda noun: -ends[noun]))


def _end(before: str, noun: str) -> int:
    """Where the noun, or its plural, ends for the last time; 0 where it is not there."""
    return max((match.end() for match in re.finditer(rf"\b{re.escape(noun)}(?:e?s)?\b", before)), default=0)
