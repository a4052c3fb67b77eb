"""What is on a thing all over: "a car covered in stickers", "a helmet painted with tulips"."""

from limner.drawing.colour import to_hex
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.cursor import ADJECTIVES, DETERMINERS
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.tables.coverings import COVERED, PAINTED

_SMALL = 0.3
"""What covers a thing is no larger than this beside it, by their true heights."""
_FARTHEST = 4
"""Adjectives before what covers a thing."""
_LAID = frozenset({"table", "food", "dessert", "landscape", "wall", "plate", "tableware", "bread", "rug",
                   "place"})  # fmt: skip
"""What things lie or stand on, or who has them about him, rather than is covered by them."""


def begins(heard: Heard, meaning: Meaning) -> bool:
    """Whether the phrase says that what comes next is on the thing spoken of, and is no thing of its own; then what it
    is of is read next.
    """
    how = "painted" if meaning.text in PAINTED else "strewn" if meaning.text in COVERED else ""
    focus = heard.company.focus
    if not how or focus is None or heard.mods.refusing:
        return False
    ahead = _ahead(heard, heard.cursor.at)
    if ahead is None or bonds.is_a(bonds.symbol(heard.company.subjects[focus]), bonds.PERSON):
        return False
    if how == "strewn" and "material" in ahead.senses and not ahead.plural:  # "covered in fur"
        heard.clause.made_of = True
        return True
    if how == "strewn" and not _covers(ahead, ATLAS[heard.company.subjects[focus].symbol]):
        return False
    heard.clause.made_of, heard.clause.on_it = "noun" in ahead.senses, how
    return "noun" in ahead.senses


def put_on(heard: Heard, focus: int, symbol_id: str) -> None:
    """Note one thing that is on the subject, in its colour; after "and" comes another one."""
    clause = heard.clause
    piece = symbol_id + (to_hex(heard.mods.colours[0][1]) if heard.mods.colours else "")
    had = getattr(heard.company.subjects[focus], clause.on_it)
    heard.company.describe(focus, **{clause.on_it: "+".join(filter(None, (had, piece)))})
    if heard.cursor.next_text == "and" and _goes_on(heard):
        heard.cursor.at += 1
    elif clause.on_it == "printed" and _acts_on(heard):
        heard.cursor.at += heard.cursor.next.length if heard.cursor.next else 0
    else:
        clause.made_of, clause.on_it = False, ""


def go_on(heard: Heard) -> None:
    """After what a thing is made of: many things that come after "and" are on it, too ("of driftwood and shells")."""
    clause, focus = heard.clause, heard.company.focus
    more = clause.made_of and focus is not None and heard.cursor.next_text == "and" and _goes_on(heard)
    clause.made_of, clause.on_it = more, "strewn" if more else ""
    heard.cursor.at += more


def _acts_on(heard: Heard) -> bool:
    """Whether it does something to another thing in the same picture: "a screen showing a cat chasing a ball"."""
    verb = heard.cursor.next
    acts = verb is not None and "relation" in verb.senses and verb.length == 1 and verb.text.endswith("ing")
    return acts and verb is not None and heard.cursor.noun_ahead(skipping=1)


def _goes_on(heard: Heard) -> bool:
    """Whether several without an article or a number come after "and"."""
    ahead = _ahead(heard, heard.cursor.at + 1)
    word = heard.cursor.pieces[heard.cursor.at + 1].text if heard.cursor.at + 1 < len(heard.cursor.pieces) else ""
    return ahead is not None and ahead.plural and "noun" in ahead.senses and word not in DETERMINERS


def _ahead(heard: Heard, at: int) -> Meaning | None:
    """The noun or the stuff to which adjectives lead from there, without a number."""
    cursor = heard.cursor
    for _ in range(_FARTHEST):
        meaning = cursor.meaning(at)
        if meaning is None or "number" in meaning.senses:
            return None
        if not meaning.senses.keys().isdisjoint({"noun", "material"}) and not _qualifies(heard, at, meaning):
            return meaning
        if meaning.senses.keys().isdisjoint(ADJECTIVES):
            return None
        at += meaning.length
    return None


def _qualifies(heard: Heard, at: int, meaning: Meaning) -> bool:
    """Whether a word for a colour or a material is said of the noun right after it."""
    following = heard.cursor.meaning(at + meaning.length)
    either = not meaning.senses.keys().isdisjoint(ADJECTIVES)
    return either and following is not None and "noun" in following.senses


def _covers(ahead: Meaning, symbol: Symbol) -> bool:
    """Whether several of those lie all over such a thing."""
    if "noun" not in ahead.senses or not ahead.plural or not _LAID.isdisjoint({symbol.id, *symbol.kinds}):
        return False
    piece = ATLAS[ahead.senses["noun"][0]]
    return piece.height_m <= _SMALL * symbol.height_m or "flower" in piece.kinds
