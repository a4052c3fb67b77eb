"""Choices that a prompt makes for itself: the same text, the same choices."""

import re
from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")
P = TypeVar("P", str, tuple[str, str])

_WORD = re.compile(r"\b(?!the\b|and\b|for\b|with\b)[a-z]{3,}")


class Lot:
    """The choices of one prompt, independent of each other by their names."""

    def __init__(self, prompt: str) -> None:
        self._prompt = prompt
        self._heard = set(_WORD.findall(prompt.casefold()))

    def of(self, name: str, options: Sequence[T]) -> T:
        """One of the options; there is at least one."""
        digest = blake2b(f"{name}/{self._prompt}".encode("utf-8", "surrogatepass"), digest_size=8).digest()
        return options[int.from_bytes(digest, "big") % len(options)]

    def unheard(self, name: str, phrases: Sequence[P]) -> P:
        """One of the phrases or pairs of words: one that repeats no word of the prompt or of what was chosen
        before, where there is such a one.
        """
        fresh = [phrase for phrase in phrases if not self._heard.intersection(_words(phrase))]
        chosen = self.of(name, fresh or phrases)
        self._heard |= _words(chosen)
        return chosen


def _words(phrase: str | tuple[str, str]) -> set[str]:
    return set(_WORD.findall(" ".join(phrase) if isinstance(phrase, tuple) else phrase))
