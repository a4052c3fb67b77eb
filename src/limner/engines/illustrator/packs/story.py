"""What a picture's record says of art packs: whose icons are in it, and what they could have shown elsewhere."""

from collections.abc import Iterable, Sequence
from typing import Any

from limner.engines.illustrator.atlas import guests
from limner.engines.illustrator.atlas.guests import LONGEST, Guests
from limner.engines.illustrator.reading.hosting import MARKS, phrases
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Placed


def art_packs(reading: Reading, drawn: Iterable[Placed]) -> dict[str, Any]:
    """What the record of a picture says of packs; nothing where none is set."""
    icons = credited(node.symbol for node in drawn)
    held = only_in_marks(reading)
    return ({"art_packs": icons} if icons else {}) | ({"drawn_in_marks_only": held} if held else {})


def credited(symbol_ids: Iterable[str]) -> list[dict[str, Any]]:
    """The icons among these symbols with author and licence, each once."""
    invited = guests.present()
    if invited is None:
        return []
    found = (invited.guests.credit(symbol_id) for symbol_id in dict.fromkeys(symbol_ids))
    return [credit for credit in found if credit is not None]


def only_in_marks(reading: Reading) -> dict[str, str]:
    """Words of a scene that nothing was drawn for, to the icons of one colour that a mark or pattern has for them."""
    invited = guests.present()
    if invited is None or invited.marked or MARKS & set(reading.composition):
        return {}
    found: dict[str, str] = {}
    words = reading.unknown
    at = 0
    while at < len(words):
        length, icon = _longest(words[at : at + LONGEST], invited.guests)
        if icon is not None:
            found[" ".join(words[at : at + length])] = icon
        at += length
    return found


def _longest(words: Sequence[str], known: Guests) -> tuple[int, str | None]:
    """The icon for as many of the words from the first as one is for, and their number."""
    for length in range(len(words), 0, -1):
        for phrase in phrases(words[:length]):
            if icon := known.find(phrase, marked=True):
                return length, icon
    return 1, None
