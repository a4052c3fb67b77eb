"""An island with something on it: what is named with it stands there together, on what the place or a rock gives."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.ties.sizes import extent
from limner.engines.illustrator.staging.units import Member, Unit, beside

_LOOSE: frozenset[RelationKind] = frozenset({"next to", "on", "inside", "holding"})
"""Relations between an island and what is on it."""
_LEAST = 0.3
"""How large the smallest on it is drawn, over the largest: an island is seen from afar."""
_GAP = 0.06
"""The air between neighbours, over the tallest."""


def settled(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """The units, of whom those that are on an island are one in its place, which shows the island; as they were where
    it is bare, there are several, or the place has no ground for it.
    """
    lands = {m.subject for unit in units for m in unit.members if "inhabited" in m.symbol.traits}
    bears = reading.setting is None or setting(reading.setting).footing in ("sea", "air")
    if len(lands) != 1 or not bears or reading.subjects[min(lands)].count > 1:
        return list(units)
    land = min(lands)
    there, others = _parted(units, land, reading)
    if not there or not all(_stands(unit.lead) for unit in there):
        return list(units)
    return [_together(there, land), *others]


def _parted(units: Sequence[Unit], land: int, reading: Reading) -> tuple[list[Unit], list[Unit]]:
    """Those on the island, without it, and all others: what is listed after what is on it, or after one that floats, is
    on it too."""
    its = [r for r in reading.relations if r.kind in _LOOSE and land in (r.subject, r.object)]
    floats = reading.says("floating islands")
    tied = {i for r in reading.relations if r not in its for i in (r.subject, r.object)}
    there, others = [], []
    for unit in units:
        if any(m.subject == land for m in unit.members):
            there += _without(unit, land, reading)
        elif (its or floats) and unit.lead.subject > land and unit.lead.subject not in tied and _stands(unit.lead):
            there.append(unit)
        else:
            others.append(unit)
    return there, others


def _without(unit: Unit, land: int, reading: Reading) -> list[Unit]:
    """The island's unit without it: each for itself, or as they are where they are tied to one another."""
    rest = tuple(m for m in unit.members if m.subject != land)
    numbers = {m.subject for m in rest}
    if any({r.subject, r.object} <= numbers for r in reading.relations):
        return [Unit(rest)]
    return [Unit((m,)) for m in rest]


def _stands(member: Member) -> bool:
    return member.symbol.place == "ground" and not (member.hung or member.aloft)


def _together(units: Sequence[Unit], land: int) -> Unit:
    """All side by side on the ground, the largest leading, the small ones large enough to be seen."""
    largest = max(map(extent, units))
    sized = [unit.scaled(max(1.0, _LEAST * largest / extent(unit))) for unit in units]
    row = beside([unit.moved(0.0, -unit.box.bottom) for unit in sized], _GAP * largest)
    lead = max(row.members, key=lambda m: m.box.area)
    return Unit((replace(lead, shows=(*lead.shows, land)), *(m for m in row.members if m is not lead)))
