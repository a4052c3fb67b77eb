"""What vessels are by what is in them, and how many: a fern's pot, a goldfish's bowl, a pot for each of two plants."""

from dataclasses import replace

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.reading import PLURAL, Reading, Subject
from limner.engines.illustrator.reading.tables.vessels import BY_CONTENT

_EATEN = frozenset({"food", "vegetable", "fruit", "spice"})
_CARRYING = frozenset({"inside", "on", "sitting on"})
_ONE_EACH = 5
"""So many at most have a vessel, a seat or a carrier each where these are named in the plural without a number."""


def meant(reading: Reading) -> Reading:
    """The reading with its vessels as what is in them tells, and one for each of a few in "pots" or on "chairs"."""
    subjects = list(reading.subjects)
    for relation in reading.relations:
        content, holder = subjects[relation.subject], subjects[relation.object]
        if relation.kind == "inside":
            holder = _told_by(content, holder)
        if relation.kind in _CARRYING and holder.count == PLURAL and 1 < content.count <= _ONE_EACH:
            holder = replace(holder, count=content.count)
        subjects[relation.object] = holder
    return replace(reading, subjects=tuple(subjects))


def _told_by(content: Subject, holder: Subject) -> Subject:
    thing = bonds.symbol(content)
    kinds = {thing.id, *thing.kinds}
    if not _EATEN.isdisjoint(kinds):
        return holder
    found = (name for wanted, name in BY_CONTENT.get(holder.noun, ()) if not wanted.isdisjoint(kinds))
    return replace(holder, symbol=next(found, holder.symbol))
