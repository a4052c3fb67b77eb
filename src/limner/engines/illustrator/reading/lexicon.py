"""Every phrase that the reader knows, and the longest match at a place in a prompt."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import simplemma

from limner.engines.illustrator.atlas import index
from limner.engines.illustrator.atlas.registry import Atlas
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading import tokens
from limner.engines.illustrator.reading.tables import (
    callings,
    colours,
    games,
    making,
    media,
    modifiers,
    moments,
    names,
    nouns,
    people,
    portions,
    relations,
    silent,
    styles,
    surroundings,
    troupes,
)
from limner.engines.illustrator.reading.tokens import Piece

_TABLES: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("colour", colours.COLOURS),
    ("number", modifiers.NUMBERS),
    ("collection", modifiers.COLLECTIONS),
    ("collection", troupes.COLLECTIONS),
    ("size", modifiers.SIZES),
    ("material", modifiers.MATERIALS),
    ("stuff", modifiers.STUFF),
    ("pattern", modifiers.PATTERNS),
    ("age", modifiers.AGES),
    ("mood", modifiers.MOODS),
    ("build", people.BUILDS),
    ("arrangement", modifiers.ARRANGEMENTS),
    ("pose", modifiers.POSES),
    ("relation", relations.RELATIONS),
    ("side", relations.SIDES),
    ("role", relations.ROLES),
    ("comparison", relations.COMPARISONS),
    ("setting", surroundings.SETTINGS),
    ("setting", names.CITIES),
    ("hour", moments.HOURS),
    ("season", moments.SEASONS),
    ("weather", moments.WEATHER),
    ("composition", {**styles.COMPOSITION, **media.COMPOSITION}),
    ("sheet", making.SHEETS),
    ("style", {**styles.STYLES, **media.STYLES}),
    ("body", people.BODY),
    ("group", people.GROUPS),
    ("varied", nouns.VARIED),
    ("portion", portions.PORTIONS),
    ("state", portions.STATES),
    ("game", games.GAMES),
    ("credit", silent.CREDITS),
)
_SETS: tuple[tuple[str, Iterable[str]], ...] = (
    ("silent", silent.FUNCTION),
    ("epithet", silent.EPITHETS),
    ("picture", silent.PICTURE),
    ("picture", silent.PHRASES),
    ("picture", media.SILENT),
    ("undrawn", silent.UNDRAWN),
    ("undrawn", names.UNDRAWN_SIGHTS),
    ("negation", silent.NEGATIONS),
    ("maker", names.MAKERS.keys() - names.CREDITED),
    ("nobody", silent.NOBODY),
    ("made of", relations.MADE_OF),
    ("carrier", styles.COLOUR_CARRIERS),
)
_MUTE = frozenset({"silent", "epithet", "picture"})
_COUNTABLE = frozenset({"noun", "setting", "body", "group", "pattern", "composition", "varied"})
_STUFFS = frozenset({"material", "stuff"})
_INEXACT = nouns.GENERIC | nouns.LOOKALIKES | nouns.STAND_INS | nouns.NEAR.keys() | names.SIGHTS.keys()
_HISSING = ("ses", "xes", "zes", "ches", "shes", "oes")
_INITIALS = {"tvs": "tv", "pcs": "pc", "ufos": "ufo", "dvds": "dvd", "cds": "cd", "suvs": "suv"}
"""Plurals of what is said by its first letters, which look like no plurals."""
_VERBAL = ("ing", "ed")
"""Words that end so are verbs when they are not in the tables: "watering" is no water."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """A phrase of `length` pieces and what each kind of reading makes of it. `plural` where a noun was plural."""

    text: str
    length: int
    senses: Mapping[str, Any]
    plural: bool = False


class Lexicon:
    """Phrases by their text. Built once from the tables and the atlas."""

    def __init__(self, entries: Mapping[str, Mapping[str, Any]]) -> None:
        self._entries = entries
        self._longest: dict[str, int] = {}
        for phrase in entries:
            first, length = phrase.partition(" ")[0], phrase.count(" ") + 1
            self._longest[first] = max(length, self._longest.get(first, 1))

    def phrases(self) -> Iterator[str]:
        """All phrases but names and numbers."""
        return (phrase for phrase, senses in self._entries.items() if not senses.keys() & {"name", "number", "maker"})

    def tells(self, phrase: str) -> bool:
        """Whether the phrase asks for something, or is a word of one that may."""
        senses = self._entries.get(phrase)
        return senses is None or not senses.keys() <= _MUTE

    def match(self, pieces: Sequence[Piece], start: int) -> Meaning | None:
        """The longest known phrase that begins at `start`, or None."""
        words: list[str] = []
        for piece in pieces[start : start + self._most(pieces[start].text if start < len(pieces) else "")]:
            if piece.kind != "word":
                break
            words.append(piece.text)
        for length in range(len(words), 0, -1):
            if found := self._phrase(words[:length]):
                return found
        return None

    def _most(self, first: str) -> int:
        """Words in the longest phrase that begins with this word or a base form of it."""
        return max(self._longest.get(form, 1) for form in (first, *bases(first)))

    def _phrase(self, words: Sequence[str]) -> Meaning | None:
        text = " ".join(words)
        if senses := self._entries.get(text):
            return self._known(text, words, senses)
        for form in bases(words[-1]):
            singular = " ".join([*words[:-1], form])
            senses = self._entries.get(singular)
            if senses and senses.keys() & _COUNTABLE and not words[-1].endswith(_VERBAL):
                return Meaning(singular, len(words), senses, plural=True)
            if senses and len(words) == 1 and senses.keys() & {"pose", "relation"}:
                return Meaning(singular, 1, senses)
            if senses and senses.keys() & _STUFFS and not words[-1].endswith(_VERBAL):
                return Meaning(singular, len(words), senses)
        return self._verbal(words) if len(words) > 1 else None

    def _verbal(self, words: Sequence[str]) -> Meaning | None:
        """A phrase that begins with a verb in another form: "sits on" for "sit on"; or "rows of"."""
        for form in bases(words[0]):
            text = " ".join([form, *words[1:]])
            senses = self._entries.get(text)
            if senses and senses.keys() & {"pose", "relation", "collection", "portion", "game"}:
                return Meaning(text, len(words), senses)
        return None

    def _known(self, text: str, words: Sequence[str], senses: Mapping[str, Any]) -> Meaning:
        """A phrase of the tables; "stars" are a kind of weather there, and the plural of a noun as well."""
        if "noun" in senses or senses.keys() <= _MUTE or text in nouns.NO_PLURALS:
            return Meaning(text, len(words), senses, plural=text in nouns.ALWAYS_PLURAL)
        for form in bases(words[-1]):
            singular = " ".join([*words[:-1], form])
            noun = self._entries.get(singular, {}).get("noun")
            if noun and not words[-1].endswith(_VERBAL):
                return Meaning(singular, len(words), {**senses, "noun": noun}, plural=True)
        return Meaning(text, len(words), senses)


@lru_cache(maxsize=8192)
def bases(word: str) -> tuple[str, ...]:
    """Forms that may be the singular or base form of the word, likeliest first."""
    if not word:
        return ()
    forms = [_INITIALS.get(word) or simplemma.lemmatize(word, "en")]
    for ending, singular in (("ies", "y"), ("ves", "f"), ("ves", "fe"), ("es", ""), ("s", "")):
        if word.endswith(ending) and len(word) > len(ending) + 2 and (ending != "es" or word.endswith(_HISSING)):
            forms.append(word[: -len(ending)] + singular)
    return tuple(dict.fromkeys(form for form in forms if form != word))


@lru_cache(maxsize=4096)
def is_adverb(word: str) -> bool:
    """Whether it is an adjective with "-ly": "quietly", "happily", "gently"; not "jelly"."""
    if not word.endswith("ly") or len(word) < 6:
        return False
    return any(simplemma.is_known(word[:-cut] + end, "en") for cut, end in ((2, ""), (3, "y"), (1, "e"), (4, "")))


@lru_cache(maxsize=1)
def load() -> Lexicon:
    """The lexicon of the whole atlas and all tables."""
    entries: dict[str, dict[str, Any]] = {}

    def enter(kind: str, phrases: Iterable[tuple[str, Any]]) -> None:
        for phrase, value in phrases:
            entries.setdefault(_folded(phrase), {})[kind] = value

    atlas = index.load()
    named = {word: symbol for word, symbol in atlas.words().items() if not _is_coloured(word, symbol, atlas)}
    enter("noun", ((word, (symbol.id, _is_exact(word, symbol))) for word, symbol in named.items()))
    for word, target in {**nouns.SYNONYMS, **nouns.NEAR, **names.SIGHTS}.items():
        symbol = atlas.find(target)
        if symbol and "noun" not in entries.get(_folded(word), {}):
            enter("noun", [(word, (symbol.id, _is_exact(word, symbol)))])
    for word, calling in callings.CALLINGS.items():
        symbol = atlas.find(calling.person)
        if symbol and _folded(word) not in entries:
            enter("noun", [(word, (symbol.id, bool(calling.verb or calling.thing)))])
    for kind, table in _TABLES:
        enter(kind, table.items())
    enter("relation", _based(relations.RELATIONS))
    for kind, words in _SETS:
        drawn = {phrase for phrase, senses in entries.items() if kind == "undrawn" and "noun" in senses}
        enter(kind, ((word, True) for word in words if _folded(word) not in drawn))
    enter("name", ((name, who) for name, who in names.NAMES.items() if _is_free(_folded(name), entries)))
    return Lexicon(entries)


def _is_exact(word: str, symbol: Symbol) -> bool:
    """Whether the symbol is what the word means, and not only near to it."""
    return word == symbol.words[0] or word not in _INEXACT


def _is_free(name: str, entries: Mapping[str, Any]) -> bool:
    """Whether a name is no other word: "Robin" is a bird first; of several words it is a name in any case."""
    return " " in name or name not in entries


def _is_coloured(word: str, symbol: Symbol, atlas: Atlas) -> bool:
    """Whether the word is a noun of the same symbol in a colour: a red apple; but red foxes are a kind of fox."""
    colour, _, noun = word.partition(" ")
    return colour in colours.COLOURS and atlas.find(noun) is symbol and "animal" not in symbol.kinds


def _based(table: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The phrases that begin with a participle, with its base form."""
    for phrase, value in table.items():
        first, _, rest = phrase.partition(" ")
        if first in relations.BASES:
            yield f"{relations.BASES[first]} {rest}".strip(), value


def _folded(phrase: str) -> str:
    return tokens.folded(phrase).replace("-", " ").replace("'s", "")
