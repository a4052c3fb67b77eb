"""What vessels are by what is in them, and how many: a fern's pot, a goldfish's bowl, a pot for each of two plants."""

from dataclasses import replace

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.reading import FILL, PLURAL, Reading, Subject
from limner.engines.illustrator.reading.tables.vessels import BY_CONTENT

_EATEN = frozenset({"food", "vegetable", "fruit", "spice"})
_SMALL, _SOME, _FULL = 0.12, 7, 18
"""Metres; how many smaller things are some in a vessel, and how many fill one of glass."""
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
            alone = sum((r.kind, r.object) == ("inside", relation.object) for r in reading.relations) == 1
            subjects[relation.subject] = content = _enough(content, holder) if alone else content
        if relation.kind in _CARRYING and holder.count == PLURAL and 1 < content.count <= _ONE_EACH:
            holder = replace(holder, count=content.count)
        subjects[relation.object] = holder
    return replace(reading, subjects=tuple(subjects))


def _enough(content: Subject, holder: Subject) -> Subject:
    """Of small things without a number so many that a vessel looks as the words say: some, or full of them."""
    small = bonds.symbol(content).height_m < _SMALL and bonds.hollow(bonds.symbol(holder)) and holder.count == 1
    if content.count == PLURAL and content.unnumbered and small and bonds.is_a(bonds.symbol(content), _EATEN):
        return replace(content, count=_SOME)
    clear = "clear" in bonds.symbol(holder).traits or holder.material == "glass"
    return replace(content, count=_FULL) if content.count == FILL and small and clear else content


def _told_by(content: Subject, holder: Subject) -> Subject:
    thing = bonds.symbol(content)
    kinds = {thing.id, *thing.kinds}
    if not _EATEN.isdisjoint(kinds):
        return holder
    found = (name for wanted, name in BY_CONTENT.get(holder.noun, ()) if not wanted.isdisjoint(kinds))
    return replace(holder, symbol=next(found, holder.symbol))
