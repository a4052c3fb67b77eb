"""Colours of the whole picture and of its ground: "in shades of blue", "on a yellow background"."""

from collections.abc import Sequence

from limner.drawing import colour
from limner.engines.illustrator.reading.cursor import COPULAS
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.tables.colours import COLOURS, TINTS

_WHITE = colour.parse(COLOURS["white"])
_SHADES = {"dark": colour.parse("#20283a"), "light": colour.parse("#f4f1ea"), "pale": colour.parse("#f4f1ea")}
"""A background that is said to be dark or light and of no colour."""
_PLAIN = frozenset("plain simple blank clean neutral solid empty".split())
"""A background that is said to be so is white where no colour is named."""
GROUND = frozenset("background backdrop".split())


_PRINTS = frozenset("pattern icon logo sticker badge".split())
"""What is printed, and not drawn with a crayon that is named alone."""


def printed(styles: Sequence[str], composition: Sequence[str]) -> tuple[str, ...]:
    """The styles of a picture of that composition: a "pastel" pattern is one in pastel colours."""
    if _PRINTS.isdisjoint(composition):
        return tuple(styles)
    return tuple("pastel colours" if style == "pastel" else style for style in styles)


def is_thing(heard: Heard) -> bool:
    """Whether a palette is a painter's: "a red palette", not "in a red palette"."""
    if heard.cursor.next_text == "of" and _colour_at(heard, heard.cursor.at + 1):
        return False
    counted = heard.mods.count is not None and heard.company.awaits not in ("in", "with")
    return counted or not (heard.mods.colours or heard.cursor.next_text == "of")


def _colour_at(heard: Heard, at: int) -> bool:
    meaning = heard.cursor.meaning(at)
    return meaning is not None and ("colour" in meaning.senses or meaning.text in TINTS)


_OF_A_PLACE = frozenset("urban rural natural rocky grassy leafy wooded industrial suburban mountainous".split())
"""What is said of a background that is a place, whatever its colour."""


def of_the_ground(heard: Heard) -> None:
    if heard.mods.colours and not _OF_A_PLACE.isdisjoint(heard.mods.heard):
        heard.mods.colours = []
    elif heard.mods.colours:
        heard.around.single["background"] = heard.mods.colours.pop()[1]
    elif heard.cursor.next_is("silent") and heard.cursor.next_text in COPULAS:
        _ground_after_copula(heard)
    elif shade := next((_SHADES[word] for word in heard.mods.heard if word in _SHADES), None):
        heard.around.single["background"] = shade
    elif heard.cursor.next_text != "of" and not _PLAIN.isdisjoint(heard.mods.heard):
        heard.around.single["background"] = _WHITE
    heard.settle()


def _ground_after_copula(heard: Heard) -> None:
    """ "The background is blue"."""
    cursor = heard.cursor
    after = cursor.meaning(cursor.at + 1)
    if after and "colour" in after.senses:
        heard.around.single["background"] = colour.parse(COLOURS[after.text])
        cursor.at += 1 + after.length


def isolate(heard: Heard) -> None:
    """After "isolated" the ground is of the colour that is named, "isolated on blue", or white where none is."""
    cursor = heard.cursor
    shade = cursor.meaning(cursor.at + 1) if cursor.next_text == "on" else None
    if shade is not None and "colour" in shade.senses and cursor.meaning(cursor.at + 1 + shade.length) is None:
        heard.around.single["background"] = colour.parse(COLOURS[shade.text])
        cursor.at += 1 + shade.length
    elif cursor.ends():
        heard.around.single.setdefault("background", _WHITE)


def of_the_picture(heard: Heard) -> None:
    """Those before "tones" are taken here; those after "shades of" when nothing else takes them."""
    heard.around.palette += [rgb for _, rgb in heard.mods.colours]
    heard.mods.colours = []
    heard.clause.after_noun = False
    heard.settle()
