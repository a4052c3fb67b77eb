"""Posters, flyers and menus that are things in the picture, and not the picture itself."""

from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading.cursor import DETERMINERS
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.phrases import things
from limner.engines.illustrator.reading.tables.making import FASTENED

_NEARBY = 5
"""So many words from a sheet on it is said where it was put."""
_SHOWING = frozenset({"", "on", "in", "inside", "within"})
"""Relations to a print that are its picture's: "a dog on a poster"."""


def sheet(heard: Heard, meaning: Meaning) -> None:
    """A thing of its own, as the symbol that the table names."""
    symbol = ATLAS.find(meaning.senses["sheet"])
    if symbol is not None:
        things.noun(heard, replace(meaning, senses={"noun": (symbol.id, True)}))


def is_a_thing(heard: Heard) -> bool:
    """Whether somebody put it somewhere, or has to do with it: "a poster on a wall", "a boy holding a flyer"."""
    if heard.company.subjects and heard.company.awaits not in _SHOWING:
        return True
    cursor = heard.cursor
    if any(piece.text in FASTENED for piece in cursor.pieces[cursor.at : cursor.at + _NEARBY]):
        return True
    skipped = 1 if cursor.ends() and not cursor.done else 0
    following = [piece.text for piece in cursor.pieces[cursor.at + skipped :][:2]]
    put = len(following) > 1 and following[0] == "on" and following[1] in DETERMINERS
    return put and cursor.noun_ahead(skipping=skipped + 1) and not cursor.noun_ahead(("composition",), skipped + 1)
