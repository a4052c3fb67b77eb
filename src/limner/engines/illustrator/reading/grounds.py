"""What a prompt asks for that names no thing: a ground, a material, more of what is around, or that something goes.

"A rice field", "clean wooden floor", "remove the man" and "nothing here" name what a hole in a picture is to be filled
with, and nothing that is to be drawn into it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from limner.drawing import colour
from limner.drawing.colour import RGB
from limner.engines.illustrator.reading import lexicon, spelling, tokens, tongues
from limner.engines.illustrator.reading.lexicon import Lexicon
from limner.engines.illustrator.reading.tables.grounds import (
    ANEW,
    AWAY,
    BARE,
    CONTINUING,
    COUNTED,
    DEFINITE,
    DETAILS,
    FURNITURE,
    GROUNDS,
    INTO,
    MADE,
    MASSES,
    PARTS,
    REMOVING,
    REPLACING,
    TAKING,
    TOPS,
)
from limner.engines.illustrator.reading.tokens import Piece


@dataclass(frozen=True, slots=True)
class Ground:
    """What is to fill a hole. `words` is the phrase that names it, "" where only what is around is asked for.

    `family` is what it consists of ("plants", "sand", "water", "sky", "snow", "wood", "brick", "stone", "earth"), ""
    where that may look like anything. `colours` are those that it is said to have, `details` the nouns that are said to
    be in it: "flowers". `bare` is whether nothing else may be seen there: "clear", "with no clouds".
    """

    words: str = ""
    family: str = ""
    colours: tuple[RGB, ...] = ()
    details: tuple[str, ...] = ()
    bare: bool = False


@dataclass(frozen=True, slots=True)
class _Word:
    """A phrase as it stands, its dictionary form, what the lexicon makes of it, and whether it is a plural."""

    written: str
    text: str
    senses: frozenset[str]
    plural: bool
    rgb: RGB | None = None


@dataclass(slots=True)
class _Phrase:
    """A noun phrase and the word that ties it to the one before."""

    link: str = ""
    words: list[_Word] = field(default_factory=list)


def ground(prompt: str) -> Ground | None:
    """What the prompt wants a hole filled with; None where it names a thing, letters, or nothing of this kind.

    Never raises for any text.
    """
    pieces, quoted = tokens.split(prompt)
    known = lexicon.load()
    if quoted or tongues.is_foreign(known, pieces):
        return None
    words = spelling.corrected(known, pieces)
    found: list[Ground] = []
    details: list[str] = []
    going = False
    for clause in _clauses(words):
        read = _clause(list(_words(known, clause)))
        if read is None:
            return None
        found += read.grounds
        details += read.details
        going = going or read.going
    if found:
        bare = going or any(piece.text in BARE for piece in words)
        return replace(found[0], details=tuple(details), bare=bare)
    return Ground() if going else None


@dataclass(slots=True)
class _Clause:
    grounds: list[Ground] = field(default_factory=list)
    details: list[str] = field(default_factory=list)
    going: bool = False


def _clauses(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    """The pieces between commas and stops."""
    clause: list[Piece] = []
    for piece in pieces:
        if piece.kind == "word":
            clause.append(piece)
        elif clause:
            yield clause
            clause = []
    if clause:
        yield clause


_OWN = (
    GROUNDS.keys() | MADE.keys() | MASSES.keys() | FURNITURE | BARE | DEFINITE | DETAILS | PARTS | REMOVING
    | REPLACING | CONTINUING
)  # fmt: skip
_LONGEST = max(word.count(" ") + 1 for word in _OWN)


def _words(known: Lexicon, pieces: Sequence[Piece]) -> Iterator[_Word]:
    """The phrases of a clause; where a table of grounds and the lexicon know one, the longer counts."""
    at = 0
    while at < len(pieces):
        meaning = known.match(pieces, at)
        own = _own(pieces, at)
        spread = meaning is not None and "collection" in meaning.senses  # "a field of tulips" is a field
        if own and (meaning is None or own[1] >= meaning.length or (spread and own[0] in GROUNDS)):
            text, length, plural = own
            senses = meaning.senses if meaning and meaning.length == length else {}
        elif meaning:
            text, length, plural, senses = meaning.text, meaning.length, meaning.plural, meaning.senses
        else:
            text, length, plural, senses = pieces[at].text, 1, False, {}
        written = " ".join(piece.text for piece in pieces[at : at + length])
        rgb = colour.parse(str(senses["colour"])) if "colour" in senses else None
        yield _Word(written, text, frozenset(senses), plural, rgb)
        at += length


def _own(pieces: Sequence[Piece], at: int) -> tuple[str, int, bool] | None:
    """The longest phrase of the tables that begins there: its dictionary form, its length, whether it is a plural."""
    for length in range(min(_LONGEST, len(pieces) - at), 0, -1):
        words = [piece.text for piece in pieces[at : at + length]]
        text = " ".join(words)
        if text in _OWN:
            return text, length, text.endswith("s") and text.removesuffix("s") in _OWN
        for form in lexicon.bases(words[-1]):
            singular = " ".join([*words[:-1], form])
            if singular in _OWN and words[-1].endswith("s"):
                return singular, length, True
    return None


_JOINING = frozenset("of with and or in on at under over behind by near from to around along across through like "
                     "between beside above below beyond against inside into".split())  # fmt: skip
_PLACING = _JOINING - frozenset("of with and or".split())
_HOLDING = frozenset({"in", "on", "inside"})
_INDEFINITE = frozenset({"a", "an", "another", "one"})
_THINGS = frozenset({"noun", "group", "name", "game", "varied", "undrawn"})
_QUALITIES = frozenset("colour size material stuff pattern age mood build pose silent epithet picture hour season "
                       "weather composition style side carrier portion collection relation".split())  # fmt: skip
_SHOWY = frozenset({"rainbow", "aurora", "lightning", "northern light", "aurora borealis", "thunder", "blowing"})
"""Weather that is seen as a thing."""


def _clause(words: list[_Word]) -> _Clause | None:
    """What a clause asks for; None where that is a thing."""
    read = _Clause()
    words = _wanted(words, read)
    phrases = list(_phrases(words, read))
    for number, phrase in enumerate(phrases):
        named = _ground(phrase)
        if named is not None and not (read.grounds and phrase.link == "with" and _belongs(phrase)):
            read.grounds.append(named)
        elif _is_empty(phrase):
            if _is_picture(phrase) and number + 1 < len(phrases) and phrases[number + 1].link in _PLACING:
                return None
            read.going = read.going or all(w.rgb is None for w in phrase.words)
        elif not (number and read.grounds and _belongs(phrase)):
            return None
        elif phrase.link not in _PLACING:
            read.details += [word.written for word in phrase.words if _is_noun(word)]
    return read


def _wanted(words: list[_Word], read: _Clause) -> list[_Word]:
    """The clause without what is to go: "remove the car and fill with grass" is "with grass"."""
    rest: list[_Word] | None = words
    while rest is not None:
        words, rest = _without_one(rest, read)
    return words


def _without_one(words: list[_Word], read: _Clause) -> tuple[list[_Word], list[_Word] | None]:
    """The clause without the first thing that is to go; and what more may go from, if there is such."""
    for at, word in enumerate(words):
        if word.text in REPLACING and not any(w.senses & _THINGS for w in words[:at]):
            into = next((i for i, w in enumerate(words[at:], at) if w.text in INTO), None)
            if into is not None and into + 1 < len(words):
                read.going = True
                return words[into + 1 :], None
            if word.text not in CONTINUING:
                return words[:at] + words[at + 1 :], None
        elif _removes(words, at) and not any(w.senses & _THINGS for w in words[:at]):
            read.going = True
            then = next((i for i, w in enumerate(words[at:], at) if w.text in REPLACING | ANEW), None)
            return ([], None) if then is None else (words, words[then:])
    return words, None


def _removes(words: Sequence[_Word], at: int) -> bool:
    taken = words[at].text in TAKING and any(w.text in AWAY for w in words[at:])
    return taken or words[at].text in REMOVING


def _phrases(words: Sequence[_Word], read: _Clause) -> Iterator[_Phrase]:
    """The noun phrases up to a negation, whose things are not wanted."""
    phrase = _Phrase()
    for word in words:
        if "negation" in word.senses or "nobody" in word.senses:
            read.going = True
            break
        if word.text in _JOINING or "relation" in word.senses:
            if phrase.words:
                yield phrase
            link = word.text if word.text in _JOINING else ("with" if word.text.endswith("with") else "near")
            phrase = _Phrase(link)
        else:
            phrase.words.append(word)
    if phrase.words:
        yield phrase


def _ground(phrase: _Phrase) -> Ground | None:
    """The ground that is the head of the phrase, or that a material alone stands for."""
    head = _head(phrase)
    if head is None:
        return None
    before = phrase.words[: phrase.words.index(head)]
    family = _family(head, before)
    if family is None:
        return None
    made = next((MADE[w.text] for w in reversed(before) if w.text in MADE), "")
    colours = tuple(w.rgb for w in before if w.rgb is not None)
    shown = [w.written for w in before if not w.senses & {"silent"} and w.text not in DEFINITE | CONTINUING]
    return Ground(" ".join([*shown, head.written]), made or family, colours)


def _head(phrase: _Phrase) -> _Word | None:
    """The last word of the phrase that is a noun; a material where there is no other."""
    nouns = [w for w in phrase.words if _is_noun(w)]
    if nouns:
        return nouns[-1]
    materials = [w for w in phrase.words if w.text in MADE and w.text in GROUNDS]
    return materials[-1] if materials else None


def _is_noun(word: _Word) -> bool:
    if word.text in GROUNDS or word.text in MASSES or word.text in FURNITURE:
        return True
    if word.senses & _THINGS or "setting" in word.senses:
        return word.text not in BARE | CONTINUING
    return not word.senses and word.text not in BARE | CONTINUING | DEFINITE | PARTS | MADE.keys()


def _family(head: _Word, before: Sequence[_Word]) -> str | None:
    """What the head consists of, or None where it is a thing here."""
    said = {w.text for w in before}
    one = bool(said & _INDEFINITE) or any("number" in w.senses and w.text != "some" for w in before)
    last = head.text.rpartition(" ")[2]
    for word in (head.text, head.written, last if " of " not in head.text else ""):
        if word in GROUNDS:
            return None if one and word in COUNTED and not said & DEFINITE else GROUNDS[word]
    if last in MASSES and " of " not in head.text and ((head.plural and not one) or said & DEFINITE):
        return MASSES[last]
    if last in FURNITURE and not one:
        bare = said & (BARE | DEFINITE) or (last in TOPS and said & MADE.keys())
        return "" if bare else None
    if "setting" in head.senses and "noun" not in head.senses:
        return ""
    return None


def _is_picture(phrase: _Phrase) -> bool:
    """Whether it is "a painting" or the like, which may hang somewhere."""
    said = {w.text for w in phrase.words}
    return bool(said & _INDEFINITE) and "picture" in phrase.words[-1].senses and not said & PARTS


def _is_empty(phrase: _Phrase) -> bool:
    """Whether it names nothing at all, only qualities, light or the hour."""
    return _head(phrase) is None and all(
        word.text in CONTINUING | BARE | DEFINITE | PARTS | INTO
        or (not word.senses & _THINGS and bool(word.senses & _QUALITIES) and word.text not in _SHOWY)
        for word in phrase.words
    )


def _belongs(phrase: _Phrase) -> bool:
    """Whether a thing behind a ground only says where or of what that ground is: "the sand beside the boat"."""
    one = any(w.text in _INDEFINITE or "number" in w.senses for w in phrase.words)
    if phrase.link == "of":
        return True
    if phrase.link in _PLACING:
        return not (one and phrase.link in _HOLDING)
    head = _head(phrase)
    return head is not None and not one and (head.text in DETAILS or head.written in DETAILS)
