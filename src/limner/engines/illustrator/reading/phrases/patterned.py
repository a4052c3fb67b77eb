"""Patterns that are on a thing in the picture, and no pattern of the whole."""

from limner.engines.illustrator.reading.cursor import DETERMINERS
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning

_REPEATING = frozenset("seamless repeating repeat repeated tileable tiling endless textile wallpaper".split())
_LEADING = DETERMINERS | {"with", "in", "of", "by", "from", "featuring", "creating", "forming"}
"""Words that begin a phrase which belongs to what was named before."""


def is_no_picture(heard: Heard, meaning: Meaning) -> bool:
    """Whether it is said of something in the picture: "clouds swirl overhead", "dancing patterns of light"."""
    before = heard.cursor.before
    follows = before is not None and before.kind == "word" and bool(heard.company.subjects)
    if meaning.text == "overhead":
        return follows
    drawn = meaning.plural or heard.cursor.next_text == "of" or _is_on_a_thing(heard)
    return meaning.text == "pattern" and drawn and follows


def _is_on_a_thing(heard: Heard) -> bool:
    """Whether a pattern is what a thing has that was named before it, and nothing says that it repeats: "a bag with a
    quilted pattern"; not "a cat pattern" or, after a comma alone, "foxes in scarves, floral pattern".
    """
    cursor = heard.cursor
    if heard.company.awaits == "in" or not cursor.vocabulary.isdisjoint(_REPEATING):
        return False
    for at in range(cursor.start - 1, -1, -1):
        piece = cursor.pieces[at]
        if piece.kind == "comma":
            return False
        if piece.kind == "stop" or piece.text in _LEADING:
            return cursor.names_a_thing_before(at)
    return False
