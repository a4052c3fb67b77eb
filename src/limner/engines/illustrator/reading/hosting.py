"""A lexicon that knows the nouns of guests too, where the atlas and the tables have nothing."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, cast

import simplemma

from limner.engines.illustrator.atlas.guests import LONGEST, Guests, Invitation
from limner.engines.illustrator.reading.lexicon import Lexicon, Meaning
from limner.engines.illustrator.reading.tables.nouns import LOOKALIKES
from limner.engines.illustrator.reading.tables.styles import COMPOSITION
from limner.engines.illustrator.reading.tokens import Piece

MARKS: Final = frozenset({"icon", "logo", "sticker", "badge", "emblem", "pattern"})
"""Compositions in which a thing may be drawn as a sign of one colour."""

_OF_THE_PICTURE = frozenset(
    """art background blur border circle color colors colour colours contrast crop design detail details draw drawing
    focus format frame gradient graphic graphics image label layers line lines outline palette picture print quality
    render resolution shape shapes square style text texture theme vector view wallpaper""".split()
)
"""Words that mostly speak of the picture, although sets have icons of those names."""
_BEFORE_VERBS = frozenset(
    """to can could will would shall should may might must do does did not who which that it he she they we you i let
    lets please""".split()
)
"""After these stands a verb: "who runs", "to play"."""
_QUALITIES = frozenset("colour number collection size material pattern age mood pose build epithet season".split())
"""Senses of words that say of what sort a thing is: "a black cat", "a cat sleeping"."""
_THINGS = frozenset({"noun", "body", "group"})
_BINDING = frozenset({"relation", "silent", "negation", "nobody", "carrier", "made of", "side", "composition", "style"})
"""Senses of words that a name must not begin with or hold, or it would swallow what the grammar has to read."""


class Hosting:
    """Reads as its own lexicon does, and asks the guests about phrases that are longer than what that one knows, and
    about those that it has a look-alike for: a lobster, which it draws as a crab.

    The atlas wins where it has the noun: "a black cat" stays a cat in black, whatever the guests call so. In a scene,
    where only a mark can show "fire extinguisher", neither word is known: it is no fire.
    """

    def __init__(self, own: Lexicon, invitation: Invitation, pieces: Sequence[Piece]) -> None:
        self._own = own
        self._guests: Guests = invitation.guests
        self._marked = invitation.marked or any(_is_mark(meaning) for meaning in _walk(own, pieces))
        self._pieces = pieces
        self._held = frozenset[int]() if self._marked else frozenset(self._positions())

    def __getattr__(self, name: str) -> Any:
        """Whatever else the lexicon can do."""
        return getattr(self._own, name)

    def match(self, pieces: Sequence[Piece], start: int) -> Meaning | None:
        """The longest known phrase that begins at `start`, or None."""
        if start in self._held and pieces is self._pieces:
            return None
        own = self._own.match(pieces, start)
        return self._longer(pieces, start, own, marked=self._marked) or own

    def _positions(self) -> Iterator[int]:
        """The places of all words in names that only a mark can show and of which the lexicon knows a part."""
        for start in range(len(self._pieces)):
            own = self._own.match(self._pieces, start)
            name = self._longer(self._pieces, start, own, marked=True)
            if name is None or name.length == 1 or self._longer(self._pieces, start, own, marked=False):
                continue
            if None in _walk(self._own, self._pieces[start : start + name.length]):
                yield from range(start, start + name.length)

    def _longer(self, pieces: Sequence[Piece], start: int, own: Meaning | None, *, marked: bool) -> Meaning | None:
        """The longest of the guests' names that begins there, if it is longer than what the lexicon surely knows."""
        words: list[str] = []
        for piece in pieces[start : start + LONGEST]:
            if piece.kind != "word":
                break
            words.append(piece.text)
        for length in range(len(words), _certain(own), -1):
            if found := self._noun(words[:length], pieces, start, marked=marked):
                return found
        return None

    def _noun(self, words: Sequence[str], pieces: Sequence[Piece], start: int, *, marked: bool) -> Meaning | None:
        if words[-1] in _OF_THE_PICTURE or self._is_verb(words, pieces, start):
            return None
        for phrase in phrases(words):
            if (found := self._guests.find(phrase, marked=marked)) and self._is_new(words):
                plural = not phrase.endswith(words[-1])
                return Meaning(phrase, len(words), {"noun": (found, True)}, plural)
        return None

    def _is_verb(self, words: Sequence[str], pieces: Sequence[Piece], start: int) -> bool:
        """Whether the words stand where a verb does: "to play", and one alone after a noun, "a child plays"."""
        if not start or pieces[start - 1].kind != "word":
            return False
        own = self._own.match(pieces, start - 1)
        after_noun = len(words) == 1 and own is not None and "noun" in own.senses
        return after_noun or pieces[start - 1].text in _BEFORE_VERBS

    def _is_new(self, words: Sequence[str]) -> bool:
        """Whether the phrase says more than the lexicon's own words in it do."""
        meanings = list(_walk(self._own, [Piece(word, "word") for word in words]))
        senses = [frozenset(m.senses) if m is not None and m.text != "of" else frozenset() for m in meanings]
        if any(kinds & _BINDING for kinds in senses):
            return False
        said = all(kinds & (_THINGS | _QUALITIES) for kinds in senses)
        return not (said and any(kinds & _QUALITIES for kinds in senses))


def _certain(own: Meaning | None) -> int:
    """As many words as the lexicon has the very thing for."""
    if own is None:
        return 0
    return own.length - 1 if own.text in LOOKALIKES and _is_only_alike(own) else own.length


def _is_only_alike(own: Meaning) -> bool:
    return own.senses.keys() == {"noun"} and not own.senses["noun"][1]


def _walk(own: Lexicon, pieces: Sequence[Piece]) -> Iterator[Meaning | None]:
    """The meanings of the pieces one after the other; None for what is not known."""
    at = 0
    while at < len(pieces):
        meaning = own.match(pieces, at) if pieces[at].kind == "word" else None
        yield meaning
        at += meaning.length if meaning else 1


def _is_mark(meaning: Meaning | None) -> bool:
    return meaning is not None and COMPOSITION.get(meaning.text) in MARKS


def phrases(words: Sequence[str]) -> Iterator[str]:
    """The words as a noun phrase: as they are, and with their last in the singular."""
    for last in (words[-1], *_singulars(words[-1])):
        yield " ".join([*words[:-1], last])


@lru_cache(maxsize=4096)
def _singulars(word: str) -> tuple[str, ...]:
    """Forms that may be the word's singular; none for words that end like verbs."""
    if word.endswith(("ing", "ed")) or not word.endswith(("s", "i", "a", "en", "e")):
        return ()
    forms = (simplemma.lemmatize(word, "en"), word.removesuffix("s"), word.removesuffix("es"))
    return tuple(dict.fromkeys(form for form in forms if form != word and len(form) > 2))


def hosting(own: Lexicon, invitation: Invitation, pieces: Sequence[Piece]) -> Lexicon:
    """The lexicon for one prompt, with the nouns of the guests."""
    return cast(Lexicon, Hosting(own, invitation, pieces))
