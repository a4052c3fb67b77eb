"""Verbs by which a thing has others on it, in it or as a picture: "the desk holds a bowl", "a screen showing a cat"."""

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.notes import Modifiers
from limner.engines.illustrator.reading.phrases import pictures

_HOLDING = frozenset("holds holding supports supporting bears bearing carries carrying".split())
_FEATURING = frozenset(
    "features featuring boasts boasting showcases showcasing displays displaying exhibits includes including".split()
)
_SHOWING = frozenset("shows showing displays displaying depicts depicting features featuring".split())
_HAVING = _HOLDING | _FEATURING
_VERBS = _HAVING | _SHOWING
_SCREENS = frozenset({"electronics", "computer"})
"""Kinds of what shows a picture."""
_BEARERS = frozenset({"tabletop", "container"})
"""Traits of what things stand on or are in, and that holds nothing in its hands."""
_HAS = Meaning("has", 1, {"relation": ("next to", False, "")})
_CONTAINS = Meaning("containing", 1, {"relation": ("inside", True, "")})
_PICTURES = frozenset("picture image photo photograph video view map drawing scene footage".split())


def taken(heard: Heard) -> Meaning | None:
    """What the verb at the cursor means, straight after a thing that has no hands, where it is one of these; it is
    read by this. None where it is none.
    """
    cursor, company = heard.cursor, heard.company
    word, focus = cursor.next_text, company.focus
    if word not in _VERBS or focus is None or not heard.clause.after_noun:
        return None
    thing = bonds.symbol(company.subjects[focus])
    skipped = _to_the_thing(heard)
    if bonds.alive(thing) or heard.mods.refusing or heard.clause.stranger or not cursor.noun_ahead(skipping=skipped):
        return None
    shows = word in _SHOWING and bonds.is_a(thing, _SCREENS)
    skipped = skipped if shows else 1
    if not shows and (word not in _HAVING or (word in _HOLDING and not _BEARERS & thing.traits)):
        return None
    heard.place_colours()
    heard.mods = Modifiers()
    cursor.start, cursor.at = cursor.at, cursor.at + skipped
    company.speak_alone(focus)
    if shows:
        pictures.show_on(heard)
        return Meaning(word, 1, {})
    return _CONTAINS if word in _HOLDING and "container" in thing.traits else _HAS


def _to_the_thing(heard: Heard) -> int:
    """How many words are before what is named: one, or "showing a picture of"."""
    ahead = [piece.text for piece in heard.cursor.pieces[heard.cursor.at + 1 : heard.cursor.at + 4]]
    of = ahead.index("of") if "of" in ahead else 0
    return of + 2 if of and ahead[of - 1] in _PICTURES else 1
