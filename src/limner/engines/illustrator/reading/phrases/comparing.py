"""Comparisons of size: "a dog bigger than a house", "a mouse the size of an elephant"."""

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning

_CLEARLY = 1.5
"""Of two heights this many times as large is another size; nearer ones need only be seen to differ."""


def comparison(heard: Heard, meaning: Meaning) -> None:
    """The next noun is what the last one is compared with."""
    focus = heard.company.focus
    heard.place_colours()
    heard.forget()
    if focus is None or heard.clause.stranger:
        return
    how = meaning.senses["comparison"]
    heard.clause.compared = (focus, how)
    if how != "size of":
        heard.company.begin_relation("next to", False, "", "than")


def take_measure(heard: Heard, symbol_id: str) -> bool:
    """Give who has its size that, where the noun is only a measure: "the size of a house". Whether it is."""
    if heard.clause.compared is None or heard.clause.compared[1] != "size of":
        return False
    subject, _ = heard.clause.compared
    heard.clause.compared = None
    _match(heard, subject, symbol_id)
    heard.forget()
    return True


def compare(heard: Heard, other: int) -> None:
    """Give the two their sizes, where they are not so by nature."""
    if heard.clause.compared is None:
        return
    subject, how = heard.clause.compared
    heard.clause.compared = None
    if subject == other:
        return
    if how == "equal":
        _match(heard, subject, heard.company.subjects[other].symbol)
    else:
        _turn(heard, *((subject, other) if how == "larger" else (other, subject)))


def _turn(heard: Heard, larger: int, smaller: int) -> None:
    company = heard.company
    ratio = _height(heard, larger) / _height(heard, smaller)
    if ratio < 1 / _CLEARLY:
        company.describe(larger, size="huge")
        company.describe(smaller, size="tiny")
    elif ratio < _CLEARLY:
        company.describe(larger, size="large")
        company.describe(smaller, size="small")


def _match(heard: Heard, subject: int, symbol_id: str) -> None:
    ratio = ATLAS[symbol_id].height_m / _height(heard, subject)
    size = "huge" if ratio > _CLEARLY else "tiny" if ratio < 1 / _CLEARLY else "normal"
    heard.company.describe(subject, size=size)


def _height(heard: Heard, subject: int) -> float:
    return max(bonds.symbol(heard.company.subjects[subject]).height_m, 0.01)
