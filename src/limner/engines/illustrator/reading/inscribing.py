"""What the quoted texts stand on, or who says them: the nouns that the prompt names about each."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from limner.drawing.colour import parse
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading import quotes
from limner.engines.illustrator.reading.dropping import dropped
from limner.engines.illustrator.reading.kinds import Ground
from limner.engines.illustrator.reading.quotes import Lettering
from limner.engines.illustrator.reading.reading import Inscription, Reading, Subject
from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.reading.tables.inscribing import (
    GROUNDS,
    LAID,
    SIDES,
    SKY_TRAILS,
    SPELLING,
    WRITING,
    WRITTEN,
)

_NO_LETTERS = re.compile(r"[\W_]+")
_WORN = frozenset({"clothing", "hat", "headwear", "accessory", "eyewear", "bag"})
_PAGES = frozenset({"sign", "poster", "banner"})
_ONTO = re.compile(rf"\s*(?:is |are )?(?:(?:{WRITTEN}) )?(?:in|on|onto|into|across|over|with|by) (?P<what>.{{3,60}})")
_LAID_IN = re.compile(
    rf"\s*(?:is |are )?(?:{LAID}) (?:out |up )?(?:in|with|of|out of|from|by|using) (?P<what>.{{3,60}})"
)
_OF_THINGS = re.compile(
    rf"(?P<what>\b[a-z ]{{3,60}}) (?:out )?(?:{SPELLING})(?: out)?(?: the (?:word|words|name))?\s*$"
)
_WRITING = re.compile(rf"\b(?:{WRITING})\s*(?:the (?:word|words|message|name|letters))?\s*$")
_BY_HAND = re.compile(rf"\s*(?:is |are )?(?:{WRITTEN})\b")
_CARRIED = re.compile(
    r"\b(?:with|wearing|has) (?:a|an|the|his|her|its) (?:\w+ ){1,3}"
    r"(?:(?:that|which) (?:says|reads|said) |(?:reading|labelled|labeled) )?\s*$"
)
"""What somebody has about him that bears the words, though nothing may be drawn of it: "with a badge that says"."""
_ON_BODY = re.compile(rf"\s*(?:(?:{WRITTEN}) )?(?:on|across|over|in) (?:(?:its|his|her|their) \w+|the (?:{SIDES})\b)")
_VERBS = frozenset("|".join((WRITTEN, WRITING, LAID, SPELLING)).split("|"))
_ENDED = re.compile(r"\b(?:on|in|at|above|under|over|near|beside|behind|by|and|with|while|seen|against|of|from)\b")


def inscriptions(prompt: str, subjects: Sequence[Subject]) -> tuple[Inscription, ...]:
    """The letterings of the prompt in their order, each with the subjects' nouns about it, and what it is made in."""
    symbols = {subject.noun: subject.symbol for subject in subjects}
    return tuple(_inscription(lettering, symbols) for lettering in quotes.introduced(prompt))


def written(reading: Reading) -> Reading:
    """The reading in which who writes on a board is at it and not on it, sand to be written in is no colour, and the
    words for how a text gets there are told by the text.
    """
    reading = _of_one_piece(reading)
    at = {told.nouns[0] for told in reading.inscriptions if told.by_hand and told.nouns}
    relations = tuple(
        replace(r, kind="next to") if r.kind == "on" and reading.subjects[r.object].noun in at else r
        for r in reading.relations
    )
    hues = {parse(COLOURS[told.ground]) for told in reading.inscriptions if told.ground in COLOURS}
    unknown = tuple(word for word in reading.unknown if not reading.inscriptions or word.lower() not in _VERBS)
    palette = tuple(rgb for rgb in reading.palette if rgb not in hues)
    return replace(reading, relations=relations, unknown=unknown, palette=palette)


def _of_one_piece(reading: Reading) -> Reading:
    """The reading without the parts of the living that only bear words: "a snail with 'FAST' on its shell"."""
    parts = {told.part: told for told in reading.inscriptions if told.part and len(told.nouns) > 1}
    gone = {i for i, subject in enumerate(reading.subjects) if subject.noun in parts and _is_a_part(reading, i, parts)}
    if not gone:
        return reading
    inscriptions = tuple(
        replace(told, nouns=told.nouns[1:]) if parts.get(told.nouns[0] if told.nouns else "") is told else told
        for told in reading.inscriptions
    )
    return replace(dropped(reading, gone), inscriptions=inscriptions)


def _is_a_part(reading: Reading, number: int, parts: Mapping[str, Inscription]) -> bool:
    own, owner = reading.subjects[number], parts[reading.subjects[number].noun].nouns[1]
    owners = [subject for subject in reading.subjects if subject.noun == owner]
    living = any("animal" in ATLAS[subject.symbol].kinds for subject in owners)
    return living and own.count == 1 and _WORN.isdisjoint(ATLAS[own.symbol].kinds)


def _inscription(said: Lettering, symbols: Mapping[str, str]) -> Inscription:
    before, after = _plain(said.before), _plain(said.after.partition(",")[0])
    things = _things(before, after)
    onto = _ONTO.match(after)
    what = onto["what"] if onto else ""
    named = _nearest(before, symbols)
    written = not named or _is_being_written(before, after)
    ground = (_ground(what, symbols) if written else "") or ("land" if things else "")
    if "sky" in after.split() and SKY_TRAILS & {*after.split(), *before.split()}:
        ground = "sky"
    if not said.spoken or not named or ALIVE.isdisjoint(ATLAS[symbols[named[0]]].kinds):
        named = tuple(sorted(named, key=lambda noun: not _is_made_for_words(symbols[noun])))
    first = _earliest(what, symbols) if written else ""
    nouns = tuple(dict.fromkeys([first, *named] if first else named))
    carried, on_body = _CARRIED.search(before) is not None, _ON_BODY.match(after) is not None
    return Inscription(
        said.text,
        nouns,
        said.spoken and not carried,
        ground,
        things,
        by_hand=_WRITING.search(before) is not None,
        on_body=carried or on_body,
        part=first if on_body else "",
    )


def _is_being_written(before: str, after: str) -> bool:
    """Whether what is named after the text is what it is written on: "writing 'sorry' on a board", not "a mug that says
    'sorry' on a table".
    """
    return _WRITING.search(before) is not None or _BY_HAND.match(after) is not None


def _is_made_for_words(symbol: str) -> bool:
    """Whether it is a sign, a poster or a banner: of several things, the words are on that."""
    board = ATLAS[symbol].board
    if board is None or board.sprayed:
        return False
    return board.grows or board.chalk or not _PAGES.isdisjoint(ATLAS[symbol].printed)


def _things(before: str, after: str) -> str:
    """The symbol of the things in which the text is laid out."""
    laid = _LAID_IN.match(after)
    if laid:
        return _symbol(_ENDED.split(laid["what"])[0].split())
    spelled = _OF_THINGS.search(before)
    return _symbol(spelled["what"].split()[::-1]) if spelled else ""


def _symbol(words: Iterable[str]) -> str:
    """The symbol of the first of the words that is a noun; "" for none."""
    return next((symbol.id for word in words for symbol in [_found(word)] if symbol is not None), "")


def _found(word: str) -> Symbol | None:
    forms = (word, word.removesuffix("s"), word.removesuffix("es"))
    return next((symbol for form in forms if len(form) > 2 and (symbol := ATLAS.find(form)) is not None), None)


def _ground(what: str, symbols: Mapping[str, str]) -> Ground:
    """What of the place the words are in, where no thing is named first."""
    words = what.split()
    at = next((i for i, word in enumerate(words) if word in GROUNDS), None)
    if at is None or at > 3 or _earliest(" ".join(words[:at]), symbols):
        return ""
    return GROUNDS[words[at]]


def _plain(text: str) -> str:
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return _NO_LETTERS.sub(" ", bare)


def _nearest(before: str, nouns: Iterable[str]) -> tuple[str, ...]:
    ends = {noun: _end(before, noun) for noun in nouns}
    return tuple(sorted((noun for noun, end in ends.items() if end), key=lambda noun: -ends[noun]))


def _earliest(what: str, nouns: Iterable[str]) -> str:
    """The noun that comes first in the words; "" for none before a further phrase."""
    ends = {noun: _end(_ENDED.split(what)[0], noun) for noun in nouns}
    return min((noun for noun in ends if ends[noun]), key=lambda noun: ends[noun], default="")


def _end(before: str, noun: str) -> int:
    """Where the noun, or its plural, ends for the last time; 0 where it is not there."""
    return max((match.end() for match in re.finditer(rf"\b{re.escape(noun)}(?:e?s)?\b", before)), default=0)
