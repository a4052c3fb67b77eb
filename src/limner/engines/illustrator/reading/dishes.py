"""What is served: a plural of a dish is one plate of it, as kitchen cupboards are one run, and sauces are in their
colours.
"""

from dataclasses import replace

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.reading import PLURAL, Reading, Subject
from limner.engines.illustrator.reading.tables.dishes import TINTS

_MASS = frozenset({"food"})
"""Of these "some" is one plate."""
_TINTED = frozenset({"sauce", "syrup", "citrus_round"})
"""Symbols that several things are drawn by, each in its colour."""


def served(reading: Reading) -> Reading:
    """The reading with one plate of each dish of which no number is said, and the colours of its sauces."""
    return replace(reading, subjects=tuple(_tinted(_one(subject)) for subject in reading.subjects))


def _one(subject: Subject) -> Subject:
    dish = "serving" in bonds.symbol(subject).traits
    unnumbered = subject.unnumbered or (subject.noun in _MASS and subject.count == PLURAL)
    one = dish or {"fitted", "tabletop"} <= bonds.symbol(subject).traits
    if "paired" in bonds.symbol(subject).traits and subject.count > 1:
        return replace(subject, count=1 if unnumbered else (subject.count + 1) // 2, unnumbered=False)
    return replace(subject, count=1, unnumbered=False) if one and unnumbered else subject


def _tinted(subject: Subject) -> Subject:
    tint = TINTS.get(subject.noun)
    if tint is None or subject.colours or subject.symbol not in _TINTED:
        return subject
    return replace(subject, colours=(tint,), colour_names=(subject.noun,))
