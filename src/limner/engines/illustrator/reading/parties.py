"""Meals that a prompt names as an event: "a tea party with a bear and two rabbits" has everybody at one table."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.reading import bonds, phrasing
from limner.engines.illustrator.reading.reading import Act, Reading, Relation
from limner.engines.illustrator.reading.tokens import Piece

_PHRASES = {"tea party": "having a tea party", "tea parties": "having a tea party", "dinner party": "having dinner",
    "tea time": "having tea", "afternoon tea": "having tea", "feast": "having dinner"}  # fmt: skip
"""What a meal is called, and what those who are at it do."""


def seated(reading: Reading, pieces: Sequence[Piece]) -> Reading:
    """The reading in which all who live have the meal that is named, where nobody has one yet."""
    words = next((does for name, does in _PHRASES.items() if any(phrasing.spans(name, pieces))), "")
    guests = [i for i, subject in enumerate(reading.subjects) if bonds.acts(subject)]
    if not words or not guests or any(act.verb in ("dine", "drink", "eat") for act in reading.acts):
        return reading
    acts = tuple(Act("dine", i, None, words) for i in guests)
    beside = tuple(Relation("next to", i, guests[0]) for i in guests[1:])
    known = {(r.subject, r.object) for r in reading.relations}
    beside = tuple(r for r in beside if (r.subject, r.object) not in known and (r.object, r.subject) not in known)
    return replace(reading, acts=(*reading.acts, *acts), relations=(*reading.relations, *beside),
        unknown=tuple(w for w in reading.unknown if w not in _NAMES))  # fmt: skip


_NAMES = frozenset(word for name in _PHRASES for word in (name, *name.split()))
