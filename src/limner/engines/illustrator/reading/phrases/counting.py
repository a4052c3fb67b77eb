"""Numbers and words for many."""

from dataclasses import replace
from typing import cast

from limner.engines.illustrator.reading.cursor import ADJECTIVES, COPULAS
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.kinds import Size
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.notes import Modifiers
from limner.engines.illustrator.reading.phrases import describing, parting
from limner.engines.illustrator.reading.tables.modifiers import GATHERED, RANKS

_ONE_OF_THEM = frozenset({"one of them", "one of which", "one of those", "one of these"})
_LINES = {"row": "rows", "line": "rows", "column": "columns"}
"""What several of these make of those who stand in them."""
_GROWN, _OLD = 18, 60
"""From these years on somebody is an adult, or old."""


def number(heard: Heard, meaning: Meaning) -> None:
    if meaning.text == "both" and not heard.cursor.noun_ahead():
        heard.company.mean("both")
        return
    focus = heard.company.focus
    of_them = meaning.text in _ONE_OF_THEM and heard.cursor.next_text != "a"
    if meaning.text.startswith("one") and focus is not None and (of_them or _stands_alone(heard)):
        _one(heard, focus)
        return
    if parting.take_choice(heard, meaning.senses["number"]):
        return
    if focus is not None and parting.is_some(heard, focus, meaning.senses["number"]):
        heard.place_colours()
        heard.clause.single = meaning.senses["number"]
        return
    if focus is not None and _is_of_them(heard):
        heard.place_colours()
        heard.cursor.at += 2
        heard.clause.single = meaning.senses["number"]
        return
    heard.mods.words["number"] = meaning.text
    joined = heard.cursor.pieces[heard.cursor.start].joined
    count(heard, meaning.senses["number"] + ((heard.mods.count or 0) if joined else 0))


def _is_of_them(heard: Heard) -> bool:
    """Whether so many of those named last are singled out: "five apples, two of them green"."""
    ahead = [piece.text for piece in heard.cursor.pieces[heard.cursor.at : heard.cursor.at + 2]]
    return len(ahead) == 2 and ahead[0] == "of" and ahead[1] in parting.THEM


def _stands_alone(heard: Heard) -> bool:
    """Whether a number is no number of what comes next."""
    cursor = heard.cursor
    return not cursor.noun_ahead() and (
        cursor.ends() or cursor.next_is("relation", *ADJECTIVES) or cursor.next_text in COPULAS
    )


def _one(heard: Heard, focus: int) -> None:
    """ "A black one" is another of those named last, "one black" is one of them."""
    company = heard.company
    colours, like = heard.mods.colours, company.subjects[focus]
    another = like.count == 1 or bool(heard.mods.count)
    if colours and not heard.clause.single and another:
        place = company.add(replace(like, count=1, size=cast(Size, heard.mods.words.get("size", "normal"))))
        if place is not None:
            company.colour(place, colours)
            company.meet(place)
        heard.forget()
    else:
        heard.place_colours()
        heard.clause.single = 1
        said = next((word for word in (*heard.mods.heard, *heard.mods.said) if word in RANKS), "")
        company.rank = RANKS.get(said, "")
        _by_size(heard)


def _by_size(heard: Heard) -> None:
    """ "The smallest one" is the one that is said to be so; what follows is said of it."""
    size = heard.mods.words.pop("size", "")
    own = heard.singled() if size else None
    if own is None:
        return
    heard.company.describe(own, size=size)
    heard.company.speak_alone(own)
    heard.clause.after_noun = True
    heard.forget()


def _age(years: int) -> str:
    return "young" if years < _GROWN else "old" if years >= _OLD else "adult"


def count(heard: Heard, number: int | None) -> None:
    """A number before a noun counts it; in "two-story" and "six years old" it does not."""
    cursor = heard.cursor
    ahead = cursor.pieces[cursor.at : cursor.at + 2]
    if [piece.text for piece in ahead] in (["year", "old"], ["years", "old"]):
        cursor.at += 2
        describing.describe(heard, "age", _age(number or _GROWN))
    elif ahead and ahead[0].joined and not cursor.next_is("number", "collection"):
        cursor.at += 1
    elif number == 0:
        heard.mods = Modifiers(refusing="no")
    elif number is not None:
        heard.mods.count = number
        heard.mods.begun = True


def collection(heard: Heard, meaning: Meaning) -> None:
    first, several = meaning.text.split()[0], heard.mods.count or 0
    if several > 1 and first in _LINES:
        heard.mods.words[_LINES[first]] = str(several)
    heard.mods.say("collection", str(meaning.senses["collection"]))
    heard.mods.words["collection_of"] = meaning.text.split()[0]
    heard.mods.words["troupe"] = meaning.text.removesuffix(" of")
    if arrangement := GATHERED.get(heard.cursor.pieces[heard.cursor.at - 2].text):  # "rows of" are no row
        heard.mods.words["arrangement"] = arrangement
    heard.mods.count = None
    heard.mods.words.pop("size", "")
