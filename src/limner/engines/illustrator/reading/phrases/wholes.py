"""One of several that were spoken of before: "A stack of three plates. A blue plate is on top"."""

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.reading import Subject

_PEOPLE = frozenset("friend person people tourist student guest family".split())
_CHILDREN = frozenset("child kid children friend sibling".split())
_YOUNG = frozenset({"boy", "girl"})


def note(heard: Heard, place: int, meaning: Meaning) -> None:
    """Several of a number, of whom the next sentences may speak one by one."""
    counted = heard.mods.count is not None or "collection" in heard.mods.words
    if meaning.plural and counted and heard.company.subjects[place].count > 1:
        heard.wholes[place] = heard.company.sentence


def taken(heard: Heard, made: Subject) -> int | None:
    """The place of a subject that is the last one of its whole. Of a whole of more, one is taken away."""
    company = heard.company
    if heard.mods.definite or made.count > 1 or heard.mods.refusing:
        return None
    for place, sentence in heard.wholes.items():
        if sentence < company.sentence and _is_of(company.subjects[place], made):
            left = company.subjects[place].count - made.count
            if left > 0:
                company.describe(place, count=left)
                return None
            del heard.wholes[place]
            company.subjects[place] = made
            return place
    return None


def _is_of(whole: Subject, one: Subject) -> bool:
    if whole.symbol == one.symbol and whole.noun == one.noun:
        return bool(one.colours) and not whole.colours
    person = bonds.is_a(bonds.symbol(one), bonds.PERSON)
    return person and (whole.noun in _PEOPLE or (whole.noun in _CHILDREN and one.symbol in _YOUNG))
