"""How the whole picture is made: its composition and its style."""

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning, bases
from limner.engines.illustrator.reading.phrases import patterned
from limner.engines.illustrator.reading.tables.styles import (
    MEDIA,
    OF_BUILDINGS,
    OF_LINES,
    OF_PRODUCTS,
    OF_THINGS,
    SUPPLIES,
)

_THINGS_TOO = frozenset({"sticker", "badge", "poster", "icon", "logo"})
_ON_SKIN = frozenset({"tattoo", "tattoos"})
_COLOURED = frozenset("colored coloured hued toned".split())
_LAID = frozenset("lies lying lay laid lays lie placed folded pressed".split())
"""After these a thing is flat: "laid flat"."""
_LIT = frozenset("sign signs light lights lighting lit illumination lamp lamps tube tubes letters glow".split())
"""What is neon itself, in any look."""
_OF_PICTURES = frozenset({"composition", "sheet", "style", "picture"})
_LONGEST = 5
"""Phrases that are looked at for what a thing is called."""


def composition(heard: Heard, meaning: Meaning) -> None:
    if patterned.is_no_picture(heard, meaning):
        heard.forget()
    elif _is_thing(heard, meaning):
        heard.around.unknown.append(heard.cursor.last.written)
        heard.company.drop_relation()
        heard.forget()
    elif not heard.refuse(meaning.senses["composition"]):
        heard.around.composition.append(meaning.senses["composition"])
        heard.clause.stranger = False  # "a sale poster with a shoe": the poster is spoken of, not a sale
        heard.settle()


def _is_thing(heard: Heard, meaning: Meaning) -> bool:
    """Whether it is in the picture and not the picture itself: "a laptop with stickers", "a boy holding a poster"."""
    if not heard.company.subjects:
        return False
    if meaning.senses["composition"] not in _THINGS_TOO and meaning.text not in _ON_SKIN:
        return False
    return heard.company.awaits not in ("", "on", "in", "inside", "within")


def style(heard: Heard, meaning: Meaning) -> None:
    if meaning.text == "neon" and heard.cursor.next_text in _LIT:
        return  # "neon signs" are in the picture
    if _describes_a_thing(heard, meaning):
        heard.mods.begun = True
        return
    if not heard.refuse(meaning.senses["style"]):
        heard.around.pictured = True
        heard.around.styles.append(meaning.senses["style"])
        if meaning.text in OF_PRODUCTS:
            heard.around.single.setdefault("setting", "studio")
        heard.settle()


def _describes_a_thing(heard: Heard, meaning: Meaning) -> bool:
    """Whether it says what the thing after it is like: "a vintage bicycle", "an oil lamp"; not "a vintage poster"."""
    cursor, word = heard.cursor, meaning.text
    if word == "flat" and (cursor.next_text in (",", "on") or heard.mods.count not in (None, 1)):
        return bool(heard.mods.begun or (cursor.before is not None and cursor.before.text in _LAID))
    if word == "pastel" and cursor.next_text in _COLOURED:
        return True
    if word in MEDIA and not SUPPLIES.isdisjoint((cursor.next_text, *bases(cursor.next_text))):
        return True
    if word in OF_LINES and cursor.next_text == "of" and heard.company.subjects:  # "the blurred outline of a window"
        return True
    if word not in OF_THINGS | OF_BUILDINGS or _is_of_a_picture(heard):
        return False
    if word in OF_BUILDINGS:
        thing = cursor.thing_ahead()
        return bool(thing) and not bonds.is_a(ATLAS[thing], bonds.LIVING)
    return cursor.noun_ahead(("noun", "group", "setting"))


def _is_of_a_picture(heard: Heard) -> bool:
    """Whether the phrase ends with a word for a picture or a print: "a vintage circus poster"."""
    cursor, at = heard.cursor, heard.cursor.at
    for _ in range(_LONGEST):
        meaning = cursor.meaning(at)
        if meaning is not None and meaning.senses.keys() & _OF_PICTURES and "epithet" not in meaning.senses:
            return True
        if at >= len(cursor.pieces) or cursor.pieces[at].kind != "word":
            return False
        if meaning is not None and meaning.senses.keys() & {"silent", "relation"}:
            return False
        at += 1 if meaning is None else meaning.length
    return False
