"""Artists' names: after "by", and after "in the style of" where no style of ours follows."""

from collections.abc import Sequence

from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.tables.names import CREDITED, MAKERS

_DONE = ("ed", "en")
_THINGS = frozenset({"noun", "group", "body", "setting"})
_LONGEST = 4
"""Words in a name."""


_RETRO = "retro poster"
_BESIDE_RETRO = frozenset({_RETRO, "flat", "vivid", "pastel colours", "monochrome", "hand drawn", "illustration"})
"""Styles that a poster of old can have as well."""
_REFINED = {"baroque": "oil"}
"""Schools that say more than the medium they are of."""


def styled(styles: Sequence[str], artists: Sequence[str]) -> tuple[str, ...]:
    """The looks that the words name, then those of the artists' schools; the picture is made in the first.

    "Retro" says little beside another look: of "a retro vaporwave car" that one comes first.
    """
    if not _BESIDE_RETRO.issuperset(styles):
        styles = sorted(styles, key=_RETRO.__eq__)
    schools = [school for name in artists if (school := MAKERS.get(name.lower(), ""))]
    meant = {_REFINED.get(school) for school in schools}
    return tuple(dict.fromkeys([*(style for style in styles if style not in meant), *schools]))


def maker(heard: Heard, meaning: Meaning) -> None:
    """A well-known artist or studio among the key words; a fox's or a castle's "Monet" is no thing."""
    heard.around.artists.append(meaning.text)
    heard.around.pictured = True
    if not heard.cursor.noun_ahead(("noun", "group", "picture", "style")):
        heard.settle()


def credit(heard: Heard, strict: bool) -> bool:
    """Take names after "by" and "in the style of"; `strict`: only such as are no known things."""
    if strict and _is_means(heard):
        return False
    names = list(_names(heard, strict))
    heard.around.artists += names
    if names:
        heard.settle()
    return bool(names)


def _is_means(heard: Heard) -> bool:
    """Whether "by" says how something is done: "propelled by pedals", not "a kitten by" or "painted by"."""
    cursor = heard.cursor
    before = cursor.before
    if not _is_bare(heard) or before is None or not before.text.endswith(_DONE):
        return False
    meaning = cursor.meaning(cursor.start - 1)
    return meaning is None or meaning.senses.keys().isdisjoint(_THINGS)


def _is_bare(heard: Heard) -> bool:
    """Whether "by" stands without "painted", "drawn" or another word of a maker's work."""
    return heard.cursor.pieces[heard.cursor.start].text == "by"


def _names(heard: Heard, strict: bool) -> Sequence[str]:
    cursor, names = heard.cursor, []
    before = cursor.before
    asides = before is None or before.kind != "word" or heard.around.pictured or not _is_bare(heard)
    if strict and not asides and _name(heard, strict) == 1:
        return []  # "moved by oars"
    while name := _name(heard, strict):
        names.append(" ".join(piece.written for piece in cursor.pieces[cursor.at : cursor.at + name]))
        cursor.at += name
        following = cursor.pieces[cursor.at + 1 : cursor.at + 2]
        if cursor.next_text != "and" or not following or cursor.meaning(cursor.at + 1):
            break
        cursor.at += 1
    return names


def _name(heard: Heard, strict: bool) -> int:
    """How many of the next pieces are a name; 0 where a style, an article or a known thing comes."""
    cursor, length, strange = heard.cursor, 0, False
    for piece in cursor.pieces[cursor.at : cursor.at + _LONGEST]:
        meaning = cursor.meaning(cursor.at + length)
        known = meaning.senses.keys() if meaning else set()
        if piece.kind != "word" or piece.text == "and" or known & {"relation", "style", "composition", "negation"}:
            break
        if known & {"silent", "number", "hour"} or (length and strange and "picture" in known):
            break
        strange |= meaning is None or bool(known & {"name", "maker"}) or piece.text in CREDITED
        length += 1
    return length if strange and (strict or length) else 0
