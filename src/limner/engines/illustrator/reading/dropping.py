"""A reading less some of its subjects: those who are left are numbered anew."""

from collections.abc import Collection
from dataclasses import replace

from limner.engines.illustrator.reading.reading import Reading, Relation


def dropped(reading: Reading, numbers: Collection[int]) -> Reading:
    """The reading without these subjects, and without the relations and acts that held of them."""
    kept = [i for i in range(len(reading.subjects)) if i not in numbers]
    place = {old: new for new, old in enumerate(kept)}
    relations = tuple(
        Relation(r.kind, place[r.subject], place[r.object], None if r.third is None else place.get(r.third))
        for r in reading.relations
        if r.subject in place and r.object in place
    )
    acts = tuple(
        replace(a, subject=place[a.subject], object=None if a.object is None else place.get(a.object))
        for a in reading.acts
        if a.subject in place
    )
    return replace(reading, subjects=tuple(reading.subjects[i] for i in kept), relations=relations, acts=acts)
