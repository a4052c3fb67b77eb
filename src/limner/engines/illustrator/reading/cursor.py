"""A place in a prompt's pieces, and what lies ahead of it."""

from collections.abc import Collection
from dataclasses import replace
from functools import cached_property

from limner.engines.illustrator.reading.lexicon import Lexicon, Meaning
from limner.engines.illustrator.reading.tokens import Piece

ADJECTIVES = frozenset(
    "colour size material pattern age mood build number pose weather season epithet portion state arrangement".split()
)
"""Kinds of words that may stand between an article and its noun."""
DETERMINERS = frozenset("a an the another his her its their my your our this that these those some any".split())
COPULAS = frozenset("is are was were".split())
PLACING = frozenset("in on at through across over inside into near by along to".split())
_DESCRIBING = ("ing", "ed", "made", "less", "ful", "ish", "ous", "ible", "able")
"""Endings of unknown words that say of what sort a thing is."""
_ADJECTIVES = 3
"""How many may stand before what is listed between commas."""
_FARTHEST = 12
"""Phrases that are looked at ahead; keeps the reading linear."""


class Cursor:
    """`at` is the next piece, `start` the first piece of the phrase that was read last."""

    def __init__(self, lexicon: Lexicon, pieces: list[Piece]) -> None:
        self._lexicon = lexicon
        self._matches: dict[int, Meaning | None] = {}
        self.pieces = pieces
        self.at = 0
        self.start = 0

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """All words of the prompt."""
        return frozenset(piece.text for piece in self.pieces)

    def meaning(self, at: int) -> Meaning | None:
        """The longest phrase that begins there."""
        if at not in self._matches:
            self._matches[at] = self._lexicon.match(self.pieces, at)
        return self._matches[at]

    def advance(self) -> tuple[Piece, Meaning | None]:
        """The next piece and the phrase that begins with it, which are read by this."""
        piece = self.pieces[self.at]
        meaning = self.meaning(self.at) if piece.kind == "word" else None
        self.start = self.at
        self.at += meaning.length if meaning else 1
        return piece, meaning

    def retell(self, text: str) -> None:
        """Let the next word be another form of itself."""
        self.pieces[self.at] = replace(self.pieces[self.at], text=text)
        for at in range(max(self.at - _FARTHEST, 0), self.at + 1):
            self._matches.pop(at, None)

    @property
    def done(self) -> bool:
        """Whether all was read."""
        return self.at >= len(self.pieces)

    @property
    def next(self) -> Meaning | None:
        """The phrase that comes next."""
        return self.meaning(self.at)

    @property
    def next_text(self) -> str:
        """The next word or mark, or nothing."""
        return self.pieces[self.at].text if self.at < len(self.pieces) else ""

    @property
    def last(self) -> Piece:
        """The last piece of the phrase that was read last."""
        return self.pieces[self.at - 1]

    @property
    def before(self) -> Piece | None:
        """The piece before the phrase that was read last."""
        return self.pieces[self.start - 1] if self.start else None

    def next_is(self, *kinds: str) -> bool:
        """Whether the next phrase may be of one of these kinds."""
        meaning = self.next
        return meaning is not None and bool(meaning.senses.keys() & {*kinds})

    def ends(self) -> bool:
        """Whether a comma, a stop or the end comes next."""
        return self.done or self.pieces[self.at].kind != "word"

    def ends_here(self) -> bool:
        """Whether a stop or the end comes next."""
        return self.done or self.pieces[self.at].kind == "stop"

    def is_listed(self) -> bool:
        """Whether the phrase read last, with a few adjectives at most, stands between commas or at the end."""
        before = [piece.kind for piece in self.pieces[max(self.start - _ADJECTIVES - 1, 0) : self.start]]
        return self.ends() and "comma" in before

    def ends_alone(self) -> bool:
        """Whether the phrase read last ends the prompt, after a comma (or a quotation) and more than one word."""
        before = [piece.kind for piece in self.pieces[max(self.start - 6, 0) : self.start]]
        commas = len(before) - len("".join(kind[0] for kind in before).rstrip("c"))
        listed = before[: len(before) - commas]
        ends = self.done or self.pieces[self.at].kind == "stop"
        return ends and commas > 0 and listed[-2:] == ["word", "word"]

    def noun_ahead(self, kinds: Collection[str] = ("noun", "group"), skipping: int = 0) -> bool:
        """Whether articles and adjectives lead to a noun from here, or from so many words on."""
        return self._ahead(kinds, skipping) is not None

    def thing_ahead(self, skipping: int = 0) -> str:
        """The id of the symbol to which articles and adjectives lead from so many words on; "" where none is next."""
        meaning = self._ahead(("noun",), skipping)
        return "" if meaning is None else str(meaning.senses["noun"][0])

    def _ahead(self, kinds: Collection[str], skipping: int) -> Meaning | None:
        at = self.at + skipping
        for _ in range(_FARTHEST):
            meaning = self.meaning(at)
            if at >= len(self.pieces) or (meaning is None and not self._only_describes(at)):
                return None
            word = self.pieces[at].text
            if meaning is None:
                at += 1
                continue
            if not meaning.senses.keys().isdisjoint(kinds):
                return meaning
            if (
                "body" in meaning.senses
                and at + meaning.length < len(self.pieces)
                and self._is(at + meaning.length, "of")
            ):
                at += meaning.length + 1
                continue
            if not (meaning.senses.keys() & ADJECTIVES or word in DETERMINERS or word == "and"):
                return None
            at += meaning.length
        return None

    def _is(self, at: int, text: str) -> bool:
        return at < len(self.pieces) and self.pieces[at].text == text

    def _only_describes(self, at: int) -> bool:
        """Whether an unknown word says of what sort the noun straight after it is: "a leaking bathtub"."""
        if self.pieces[at].kind != "word" or not self.pieces[at].text.endswith(_DESCRIBING):
            return False
        following = self.meaning(at + 1)
        return following is not None and "noun" in following.senses

    def qualifies(self, kind: str, things: Collection[str] = ("noun", "group", "body", "setting")) -> bool:
        """Whether a word of this kind, just read, says of what sort the next noun is.

        It does in "an orange cat" and "an orange and white cat", not in "an orange and a cat".
        """
        at = self.at
        for _ in range(_FARTHEST):
            meaning = self.meaning(at)
            if meaning is None:
                return False
            if self.pieces[at].text == "and":
                other = self.meaning(at + 1)
                if other is None or kind not in other.senses:
                    return False
            elif not meaning.senses.keys().isdisjoint(things):
                return True
            elif not meaning.senses.keys() & ADJECTIVES:
                return False
            at += meaning.length
        return False

    def names_a_thing_before(self, at: int) -> bool:
        """Whether a noun stands before that piece."""
        return any((found := self.meaning(i)) is not None and "noun" in found.senses for i in range(at))

    def or_ahead(self) -> bool:
        """Whether the list goes on with "or" before the sentence ends or another clause begins."""
        for piece in self.pieces[self.at : self.at + _FARTHEST]:
            if piece.text in ("or", "nor"):
                return True
            if piece.kind == "stop" or piece.text in ("and", "with", "a", "an", "but"):
                return False
        return False

    def after_carrier(self) -> bool:
        """Whether the phrase stands after "shades of"."""
        if self.start < 2 or self.pieces[self.start - 1].text != "of":
            return False
        carrier = self.meaning(self.start - 2)
        return carrier is not None and "carrier" in carrier.senses

    def placed(self) -> bool:
        """Whether the phrase stands after "in", "on the old" and the like."""
        return self._placing() is not None

    def placed_first(self) -> bool:
        """Whether it does so after a comma or at the beginning: it is said of the whole picture."""
        at = self._placing()
        return at is not None and (at == 0 or self.pieces[at - 1].kind != "word")

    def after_and(self) -> bool:
        """Whether "and" stands before the phrase, its article and its adjectives."""
        at = self.start - 1
        for _ in range(_FARTHEST):
            if at < 0 or self.pieces[at].kind != "word":
                return False
            word, meaning = self.pieces[at].text, self.meaning(at)
            if word not in DETERMINERS and not (meaning and meaning.senses.keys() & ADJECTIVES):
                return word == "and"
            at -= 1
        return False

    def after_of(self) -> bool:
        """Whether "of" stands before the phrase, its article, its adjectives and other unknown words."""
        at = self.start - 1
        for _ in range(_FARTHEST):
            if at < 0 or self.pieces[at].kind != "word":
                return False
            word, meaning = self.pieces[at].text, self.meaning(at)
            if word not in DETERMINERS and meaning and not meaning.senses.keys() & ADJECTIVES:
                return word == "of"
            at -= 1
        return False

    def _placing(self) -> int | None:
        at = self.start - 1
        for _ in range(_FARTHEST):
            if at < 0 or not (self.pieces[at].kind == "word" or self._lists_adjectives(at)):
                return None
            word, meaning = self.pieces[at].text, self.meaning(at)
            if self.pieces[at].kind == "comma":
                at -= 1
                continue
            if word in PLACING:
                return at
            if word not in DETERMINERS and not (meaning and meaning.senses.keys() & ADJECTIVES):
                return None
            at -= 1
        return None

    def _lists_adjectives(self, at: int) -> bool:
        """Whether the piece is the comma in "a vast, quiet sky"."""
        before = self.meaning(at - 1) if self.pieces[at].kind == "comma" and at else None
        return before is not None and bool(before.senses.keys() & ADJECTIVES) and "noun" not in before.senses

    def predicate(self) -> bool:
        """Whether the phrase is what something is said to be: "they are old friends", not "there is a friend"."""
        at = self.start - 1
        for _ in range(_FARTHEST):
            if at < 0 or self.pieces[at].kind != "word":
                return False
            word, meaning = self.pieces[at].text, self.meaning(at)
            if word in COPULAS:
                return at > 0 and self.pieces[at - 1].text != "there"
            senses = meaning.senses.keys() if meaning else set()
            if word not in DETERMINERS and (not senses & ADJECTIVES or senses & {"relation", "pose"}):
                return False
            at -= 1
        return False

    def adjectives_only(self) -> bool:
        """Whether nothing but adjectives comes before the next comma, stop or end."""
        at = self.at
        for _ in range(_FARTHEST):
            if at >= len(self.pieces) or self.pieces[at].kind != "word":
                return True
            meaning = self.meaning(at)
            if meaning is None or not (meaning.senses.keys() & ADJECTIVES or meaning.text == "and"):
                return False
            at += meaning.length
        return False
