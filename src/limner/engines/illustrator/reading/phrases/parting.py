"""A part of several: "two of them", "half of these", "every other one", "the largest of three"."""

from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning

THEM = frozenset({"them", "which", "those", "these"})
"""Those who were named before."""


def is_some(heard: Heard, focus: int, number: int) -> bool:
    """Whether fewer than were named last are spoken of: "three dogs, two sitting"."""
    cursor = heard.cursor
    others = cursor.next_is("colour", "relation", "pose", "state") and not cursor.noun_ahead()
    return others and 1 < number < heard.company.subjects[focus].count


def take_choice(heard: Heard, number: int) -> bool:
    """Speak of so many of those who come next: "two of the five apples are green". Whether the words mean that."""
    cursor = heard.cursor
    ahead = [piece.text for piece in cursor.pieces[cursor.at : cursor.at + 2]]
    if len(ahead) < 2 or ahead[0] != "of" or ahead[1] not in ("the", "these", "those"):
        return False
    cursor.at += 1
    if not cursor.noun_ahead():
        cursor.at -= 1
        return False
    heard.forget()
    heard.chosen = (number, {})
    return True


def take_half(heard: Heard, meaning: Meaning) -> bool:
    """Speak of half of those named last: "half of them brown", "half red and half blue". Whether the words do."""
    cursor, company = heard.cursor, heard.company
    focus, them = company.focus, cursor.next_text in THEM
    alone = meaning.text == "half" and cursor.next_is("colour") and not cursor.noun_ahead()
    if focus is None or not (them or alone) or company.subjects[focus].count < 2:
        return False
    heard.place_colours()
    rest = alone and company.divided == focus
    heard.clause.single = company.subjects[focus].count if rest else company.subjects[focus].count // 2
    cursor.at += them
    return True


def take_every_other(heard: Heard) -> bool:
    """Speak of each second one of those named last: "every other one red". Whether the words mean that."""
    cursor, focus = heard.cursor, heard.company.focus
    if cursor.before is None or cursor.before.text != "every" or focus is None or cursor.noun_ahead():
        return False
    had = heard.company.subjects[focus]
    heard.company.describe(focus, arrangement=had.arrangement or "row")
    heard.clause.single = (had.count + 1) // 2
    cursor.at += cursor.next_text == "one"
    return True


def chosen(heard: Heard, place: int) -> int:
    """Of several the one that was spoken of before them: "the largest of three boxes"; else their own place."""
    if heard.chosen is None:
        return place
    (number, said), heard.chosen = heard.chosen, None
    if heard.company.subjects[place].count <= number:
        return place
    own = heard.company.part_off(number, place)
    if own is None:
        return place
    heard.company.describe(own, **said)
    return own
