"""Pictures that are things: the painting over the sofa; not the painting that is asked for."""

from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning, bases
from limner.engines.illustrator.reading.relating import VAGUE

_PICTURES = frozenset({"painting", "picture", "portrait", "photograph", "artwork"})
_FRAME = "picture_frame"
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


def _is_related_to(heard: Heard) -> bool:
    """Whether somebody is next to it, looks at it, or sits under it."""
    awaited = heard.company.awaits
    return bool(awaited) and awaited not in VAGUE and awaited not in _OF_THE_WHOLE


def _is_somewhere(heard: Heard) -> bool:
    """Whether it begins what is said, and is above, beside or on something that can be there."""
    cursor, begins = heard.cursor, not heard.company.subjects
    if not begins or cursor.next_text not in _ABOUT_IT:
        return False
    return any(
        (meaning := cursor.meaning(at)) is not None and "noun" in meaning.senses
        for at in range(cursor.at + 1, min(cursor.at + 5, len(cursor.pieces)))
    )
