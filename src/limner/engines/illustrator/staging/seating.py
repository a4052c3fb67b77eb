"""Who reads has a seat: the bench of a park, a café's chair, an armchair at home, where the words leave it open."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.settings.index import setting

_AT_LEISURE: Final = frozenset({"read", "knit"})
"""Verbs of what one sits down for."""
_MEANWHILE: Final = frozenset({"", "reading", "holding"})
"""Poses that say no more than such a verb."""


def offered(reading: Reading, cast: Mapping[int, Symbol], brief: Brief) -> tuple[Reading, Mapping[int, Symbol]]:
    """The reading and its cast with a seat for somebody alone who does what one sits down for, and sits on it."""
    sitter = _sitter(reading, cast)
    seat = find(setting(brief.setting).seat)
    closer = reading.composition or brief.traits.plain or brief.traits.mark or brief.traits.isometric
    if sitter is None or seat is None or closer or brief.banned & {seat.id, *seat.words, *seat.kinds}:
        return reading, cast
    number = len(reading.subjects)
    subjects = list(reading.subjects)
    subjects[sitter] = replace(subjects[sitter], pose="sitting")
    seated = replace(
        reading,
        subjects=(*subjects, Subject(seat.words[0], seat.id)),
        relations=(Relation("sitting on", sitter, number), *reading.relations),
    )
    return seated, {**cast, number: seat}


def _sitter(reading: Reading, cast: Mapping[int, Symbol]) -> int | None:
    """The only person, no statue, who reads, and of whom nothing is said but what is read."""
    persons = [i for i, symbol in cast.items() if "person" in symbol.kinds]
    if len(persons) != 1 or reading.subjects[persons[0]].count != 1 or reading.subjects[persons[0]].material:
        return None
    person = persons[0]
    acts = [act for act in reading.acts if act.subject == person]
    related = [r for r in reading.relations if person in (r.subject, r.object)]
    busy = any(act.verb not in _AT_LEISURE for act in acts) or any(
        r.kind not in ("holding", "wearing") for r in related
    )
    return None if not acts or busy or reading.subjects[person].pose not in _MEANWHILE else person
