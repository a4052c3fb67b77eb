"""Pictures that are things: the painting over the sofa; not the painting that is asked for."""

from collections.abc import Collection

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.cursor import COPULAS
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning, bases
from limner.engines.illustrator.reading.relating import VAGUE

_PICTURES = frozenset({"painting", "picture", "portrait", "photograph", "artwork"})
_DRAWN_ON = _PICTURES | {"drawing", "image", "print", "photo", "illustration", "depiction", "design", "motif"}
_BEARING = frozenset({"with", "has", "bearing", "featuring"})
_SMALL = 2.2
"""Metres of the tallest thing that is itself painted, and no place with a picture in it."""
_FRAME = "picture_frame"
ON_IT = 2
"""Words of "on it"."""
_ABOUT_IT = frozenset({"above", "over", "on", "hanging", "hung", "hangs", "leaning", "next", "beside", "below"})
"""What stands after a picture that hangs or leans somewhere."""
_OF_THE_WHOLE = frozenset({"inside", "in front of", "behind"})
"""Relations by which words speak of the whole picture: "a fox in a painting"."""


def framed(heard: Heard, meaning: Meaning) -> Meaning | None:
    """The word for a picture as a noun, where it is a thing in the picture that is asked for; else None."""
    word = next((form for form in (meaning.text, *bases(meaning.text)) if form in _PICTURES), "")
    if not word or heard.cursor.next_text in ("of", "by"):
        return None
    counted = heard.mods.counted and (heard.mods.count or 0) > 1
    if not (counted or _is_related_to(heard) or _is_somewhere(heard)):
        return None
    return Meaning(word, meaning.length, {"noun": (_FRAME, True)}, plural=word != meaning.text)


def bearer(heard: Heard, leading: Collection[str]) -> int | None:
    """The thing that was named last, where words such as `leading` say that a picture is on it."""
    company = heard.company
    if company.focus is None or company.awaits not in leading or heard.mods.refusing:
        return None
    return None if bonds.living(company.subjects[company.focus]) else company.focus


def put_on(heard: Heard, meaning: Meaning) -> bool:
    """Put what comes next on the thing that was named, as a picture: "a box with a drawing of an elephant on it".
    Whether the words do.
    """
    company, cursor = heard.company, heard.cursor
    if meaning.text not in _DRAWN_ON or cursor.next_text != "of" or not cursor.noun_ahead(skipping=1):
        return False
    focus = bearer(heard, _BEARING)
    if focus is None or bonds.symbol(company.subjects[focus]).height_m > _SMALL:
        return False
    cursor.at += 1
    show_on(heard)
    return True


def says_on_it(heard: Heard) -> bool:
    """Whether the words go on with "on it"."""
    ahead = [piece.text for piece in heard.cursor.pieces[heard.cursor.at : heard.cursor.at + ON_IT]]
    return len(ahead) == ON_IT and ahead[0] == "on" and ahead[1] in ("it", "them")


def show_on(heard: Heard) -> None:
    """What comes next is a picture on the thing that was named."""
    heard.company.drop_relation()
    heard.forget()
    heard.clause.made_of, heard.clause.on_it = True, "printed"


def _is_related_to(heard: Heard) -> bool:
    """Whether somebody is next to it, looks at it, or sits under it."""
    awaited = heard.company.awaits
    return bool(awaited) and awaited not in VAGUE and awaited not in _OF_THE_WHOLE


def _is_somewhere(heard: Heard) -> bool:
    """Whether it begins what is said, and is above, beside or on something that can be there."""
    cursor, begins = heard.cursor, not heard.company.subjects
    ahead = [piece.text for piece in cursor.pieces[cursor.at : cursor.at + 2]]
    said = ahead[1:] if ahead and ahead[0] in COPULAS else ahead
    if not begins or not said or said[0] not in _ABOUT_IT:
        return False
    return any(
        (meaning := cursor.meaning(at)) is not None and "noun" in meaning.senses
        for at in range(cursor.at + 1, min(cursor.at + 6, len(cursor.pieces)))
    )
