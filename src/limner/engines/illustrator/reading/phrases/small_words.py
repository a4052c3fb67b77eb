"""Small words: articles, "and", "is", pronouns, words of refusal, and words that only describe or speak of pictures."""

from dataclasses import replace

import simplemma

from limner.engines.illustrator.reading import naming
from limner.engines.illustrator.reading.cursor import COPULAS
from limner.engines.illustrator.reading.heard import BACKDROPS, FOREGROUNDS, Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.notes import Modifiers
from limner.engines.illustrator.reading.phrases import masses, palette, parting
from limner.engines.illustrator.reading.reading import PLURAL
from limner.engines.illustrator.reading.tables.colours import TINTS
from limner.engines.illustrator.reading.tables.relations import COMPOSED, SHAPES

INDEFINITE = frozenset("a an another some any".split())
DEFINITE = frozenset("the his her its their my your our this these those".split())
_POSSESSIVE = frozenset("his her its their my your our".split())
_PRONOUNS = frozenset("it he she they him them both".split())
_RELATIVE = frozenset("that which who".split())
_WORKS = frozenset({"painting", "drawing", "print", "artwork", "sketch", "illustration"})
_PAINTED = frozenset("colored coloured painted dyed".split())
_LIT = frozenset("light lights lighting glow rays beams highlights illumination".split())
_OF_A_THING = frozenset(
    "center centre middle corner side sides surface surfaces area part parts texture textures text letters lettering "
    "detail details detailing line lines edge edges border borders finish ornament contour form shape shapes piece "
    "pieces frame top font numbers varnish stroke strokes accent accents touch touches hint hints".split()
)
"""Words that also speak of pictures; after a colour they are a part of what was named: "with a yellow center"."""
_OF_LIGHT = frozenset("gold golden amber silver white yellow orange warm".split())
"""Light of these colours is an hour's or a lamp's, and no palette."""
CALLED = frozenset({"named", "called"})
"""Before somebody's own name."""
_LONGEST_NAME = 3
_ELSEWHERE = frozenset({"outside", "outdoors"})
_OTHERS = frozenset("other others rest remainder remaining second".split())
_THROUGH_LISTS = frozenset("without lacking excluding minus except sans".split())
"""These refuse what follows "and" too: "without a hat and a scarf". The others end there: "no hat and a scarf"."""


def mute(heard: Heard, meaning: Meaning) -> None:
    word, after_place = meaning.text, heard.clause.last == "setting"
    if word in TINTS and heard.cursor.next_is("colour"):
        heard.mods.words["tint"] = word
        heard.mods.heard.append(word)
    elif "epithet" in meaning.senses and heard.cursor.qualifies("colour"):
        heard.remember("epithet", word)
        heard.mods.said.append(word)
        heard.mods.begun = True
    elif "epithet" in meaning.senses:
        heard.remember("epithet", word)
        if word == "isolated":
            palette.isolate(heard)
    elif "picture" in meaning.senses:
        heard.remember("picture", word)
        heard.around.pictured = True
        _own_style(heard, word)
        heard.clause.backdrop |= word in BACKDROPS
        if word in BACKDROPS | FOREGROUNDS and not (heard.mods.refusing or after_place):
            _put(heard, word)
        if not heard.refuse(word):
            if word in _LIT:
                heard.mods.colours = [c for c in heard.mods.colours if c[0] not in _OF_LIGHT]
            if word in _OF_A_THING and heard.company.subjects:
                heard.mods.colours = []
            heard.clause.impersonal = True
            heard.settle()
    else:
        _function_word(heard, word)


def _put(heard: Heard, words: str) -> None:
    """ "A church in the distance", "In the foreground stands a swan"."""
    before = heard.cursor.before
    if before is not None and before.kind == "word" and heard.cursor.meaning(heard.cursor.start - 1) is None:
        return  # it is a stranger who is there
    first = before is None or before.kind != "word" or before.text in ("and", "while")
    heard.company.put(
        "background" if words in BACKDROPS else "foreground", ahead=first and not heard.cursor.ends_here()
    )


def _own_style(heard: Heard, word: str) -> None:
    """In "Ghibli style" the unknown word is a name, and in "a Quux painting of" if it is no English word."""
    around, before = heard.around, heard.cursor.before
    if before is None or before.kind != "word" or around.unknown[-1:] != [before.written]:
        return
    works = word in _WORKS and heard.cursor.next_text == "of" and not simplemma.is_known(before.written, "en")
    if works or word in ("style", "styled", "lighting"):
        around.artists.append(around.unknown.pop())


def _function_word(heard: Heard, word: str) -> None:
    if word == "her" and not heard.cursor.noun_ahead(("noun", "group", "body", "setting")):
        _pronoun(heard, "him")
    elif word in DEFINITE or word in INDEFINITE:
        _determiner(heard, word)
    elif word in _RELATIVE:
        heard.clause.relative = True
    elif word in COPULAS or word in _PAINTED:
        there = heard.cursor.before is not None and heard.cursor.before.text == "there"
        heard.clause.copula = not there
        heard.clause.relative |= word in _PAINTED
    elif word in _PRONOUNS:
        _pronoun(heard, word)
    elif word == "of":
        if not masses.is_of_things(heard):
            heard.company.fill_vessel()
    elif word == "and":
        _and(heard)
    elif word in CALLED:
        _skip_name(heard)
    elif word in _ELSEWHERE:
        heard.clause.outside = bool(heard.company.subjects)
    elif word == "ones" and _others_like_these(heard):
        heard.forget()
    elif word == "whose":
        heard.clause.whose = heard.company.focus
    elif word == "but":
        heard.forget()
    elif word == "each":
        heard.company.each = True
    elif word in _OTHERS and parting.take_every_other(heard):
        return
    elif word in _OTHERS and heard.mods.definite and not heard.cursor.noun_ahead():
        heard.clause.single = naming.MOST_OF_ONE
    else:
        heard.company.join(word)
        if word == "from":
            heard.company.drop_relation()
        if heard.mods.refused and word not in ("or", "any"):
            heard.forget()


def _skip_name(heard: Heard) -> None:
    """ "A dog called Rex": how somebody is called changes nothing."""
    cursor = heard.cursor
    while not cursor.ends() and cursor.next is None and cursor.at - cursor.start <= _LONGEST_NAME:
        cursor.at += 1


def _others_like_these(heard: Heard) -> bool:
    """ "A red apple and two green ones": so many more of the kind that was named last."""
    focus, mods = heard.company.focus, heard.mods
    if focus is None or not mods.colours:
        return False
    place = heard.company.add(replace(heard.company.subjects[focus], count=mods.count or PLURAL))
    if place is not None:
        heard.company.colour(place, mods.colours)
        heard.company.meet(place)
    return True


def _pronoun(heard: Heard, word: str) -> None:
    heard.clause.after_noun = False
    if word == "them":
        heard.company.meet_them_again()
    elif word == "him" or heard.clause.last == "relation":
        heard.company.meet_again(pronoun=word)
    else:
        heard.company.mean(word)


def _determiner(heard: Heard, word: str) -> None:
    heard.place_colours()
    definite, mods = word in DEFINITE, heard.mods
    heard.mods = Modifiers(
        None if definite or word in ("some", "any") else 1,
        definite,
        possessive=word in _POSSESSIVE,
        begun=True,
        words={"portion": mods.words["portion"]} if "portion" in mods.words else {},
        refusing=mods.refusing,
        refused=mods.refused,
    )
    heard.clause.after_noun = False


def _and(heard: Heard) -> None:
    mods = heard.mods
    if mods.refused and mods.refusing.split()[0] not in _THROUGH_LISTS and heard.cursor.next_text in INDEFINITE:
        heard.forget()
    if heard.clause.single and mods.colours:
        heard.place_colours()
    heard.company.join("and")
    heard.clause.after_noun &= heard.clause.adjectival


def negation(heard: Heard, meaning: Meaning) -> None:
    heard.place_colours()
    heard.company.drop_relation()
    heard.mods = Modifiers(refusing=meaning.text)


def nobody(heard: Heard, meaning: Meaning) -> None:
    heard.around.excluded += ("person", "people")
    heard.mods = Modifiers(refusing=meaning.text, refused=1)


def undrawn(heard: Heard, meaning: Meaning) -> None:
    """What is known and not drawn is a stranger to all relations: "dust clouds behind the horse"."""
    heard.around.unknown.append(meaning.text)
    if not (meaning.text.partition(" ")[0].endswith("ing") or heard.company.awaits):
        heard.company.part()
        heard.clause.stranger = True
        heard.forget()


def made_of(heard: Heard, meaning: Meaning) -> None:
    shaped = meaning.text in SHAPES
    of_anything = meaning.text not in SHAPES | COMPOSED
    heard.clause.made_of, heard.clause.shaped = of_anything or heard.company.focus is not None, shaped


def side(heard: Heard, meaning: Meaning) -> None:
    heard.place_colours()
    heard.forget()
    before = heard.cursor.before
    first = before is None or before.kind != "word" or before.text == "and"
    heard.company.side(meaning.senses["side"], ahead=first)
