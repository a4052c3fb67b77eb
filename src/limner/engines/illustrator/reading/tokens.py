"""From a prompt's text to words, punctuation and quoted strings."""

import re
import unicodedata
from dataclasses import dataclass
from typing import Literal

from limner.engines.illustrator.reading import noise, quotes

_PIECE = re.compile(r"[^\W_]+(?:'[^\W_]+)*(?:(?<=s)'(?=\s))?|[.,;:!?()\n]")
_STOPS = frozenset(".;!?\n")
_APOSTROPHES = str.maketrans("’ʼ´", "'''")

MAX_WORDS = 2000
"""Words read of a prompt; what comes after is ignored. 10,000 characters of English have about 1,800."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A lower-case word without accents, a comma, or a stop (which ends a sentence).

    `written` is the word with its accents. `joined` says that a hyphen stood before it ("two-story"), `genitive` that
    it had a possessive 's, which is taken off.
    """

    text: str
    kind: Literal["word", "comma", "stop"]
    written: str = ""
    joined: bool = False
    genitive: bool = False


def split(prompt: str) -> tuple[list[Piece], tuple[str, ...]]:
    """The prompt's pieces in order, and the texts that the picture is to show, which are not among the pieces.

    Hyphens separate ("close-up" is two words). Compatibility forms are folded (NFKC).
    """
    text = unicodedata.normalize("NFKC", prompt).replace("\x00", " ")
    text, quoted = quotes.taken(text)
    words = noise.cleaned(text.translate(_APOSTROPHES)).casefold()
    pieces = [_piece(m, words) for m in _PIECE.finditer(words)]
    return pieces[:MAX_WORDS], quoted


def folded(text: str) -> str:
    """Lower case without accents."""
    text = text.casefold()
    if text.isascii():
        return text
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Mn")
    return unicodedata.normalize("NFC", bare)


def _piece(match: re.Match[str], text: str) -> Piece:
    word = match.group()
    if not word[0].isalnum():
        return Piece(word, "stop" if word in _STOPS else "comma")
    joined = text[max(match.start() - 2, 0) : match.start()]
    bare = word.removesuffix("'s").removesuffix("'")
    return Piece(
        folded(bare) or bare, "word", bare, joined=len(joined) == 2 and joined[1] == "-" and joined[0].isalnum(),
        genitive=bare != word,
    )  # fmt: skip
