"""What words imply of the things that are drawn: smoke over a house's chimney, rock under an island, a heap."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.names import own
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging import countenance, islands
from limner.engines.illustrator.staging.floating_islands import afloat
from limner.engines.illustrator.staging.ties.heaps import heap
from limner.engines.illustrator.staging.units import Member, Touch, Unit, beside, merged

_CHIMNEYS = {"house": (29.5, -92.0)}
_PUFFS = ((0.0, -4.0, 4.0), (4.0, -13.0, 6.0), (10.0, -25.0, 8.0), (19.0, -38.0, 10.5), (31.0, -50.0, 12.5))
"""Right, down and radius of each puff, in hundredths of the building's height."""
_PUFF: RGB = (208, 210, 218)
_FEWEST, _PILED = 3, 10
"""A heap is of so many at least, and is drawn with so many where no number is said."""


def adorned(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """The units with the smoke, the rock, the heap or the face that the words ask for."""
    result = [_faced(unit, reading) for unit in islands.settled(units, reading)]
    if reading.says("smoking chimney"):
        result = [Unit(tuple(_smoking(m) for m in unit.members)) for unit in result]
    if reading.says("floating islands"):
        falls = reading.says("falls")
        result = [afloat(unit, falls=falls) for unit in result]
    return _heaped(result, reading)


def _faced(unit: Unit, reading: Reading) -> Unit:
    """The unit, its things with the faces that are said of them: a smiling moon."""
    if {"icon", "logo", "sticker", "badge", "emblem", "pattern"} & {*reading.composition}:
        return unit
    known = range(len(reading.subjects))
    return Unit(
        tuple(
            countenance.shown(m, reading.subjects[m.subject])
            if m.subject in known and m.symbol.id == own(reading.subjects[m.subject].symbol)
            else m
            for m in unit.members
        )
    )


def _smoking(member: Member) -> Member:
    if "building" not in member.kinds:
        return member
    box = member.box
    x, y = (box.left + 0.72 * box.width, box.top)
    if member.symbol.id in _CHIMNEYS:
        x, y = member.spot(_CHIMNEYS[member.symbol.id])
    k = 0.01 * member.height
    puffs = g.union(*(g.ellipse(x + dx * k, y + dy * k, r * k, 0.82 * r * k) for dx, dy, r in _PUFFS))
    return replace(member, touches=(*member.touches, Touch(puffs, _PUFF, 0.9, 0.1, "smoke")))


def _heaped(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """Those of which there is a heap, as one unit."""
    if not any(subject.heaped for subject in reading.subjects):
        return list(units)
    result: list[Unit] = []
    piles: dict[int, list[Unit]] = {}
    for unit in units:
        subject = reading.subjects[unit.lead.subject] if unit.lead.subject < len(reading.subjects) else None
        if subject is not None and subject.heaped and len(unit.members) == 1 and unit.lead.symbol.height_m < _LARGEST:
            piles.setdefault(unit.lead.subject, []).append(unit)
        else:
            result.append(unit)
    for pile in piles.values():
        result += [_pile(pile)] if len(pile) >= _FEWEST else pile
    return result


_LARGEST = 1.2
"""Metres; what is taller is not heaped."""


def _pile(units: Sequence[Unit]) -> Unit:
    """One upon another in rows, each row behind the one below it, those at the sides tilted."""
    members = [unit.lead for unit in units]
    while len(members) < _PILED:
        members.append(replace(members[len(members) % len(units)]))
    rows, placed, base = heap(len(members)), [], 0.0
    for k, number in enumerate(rows):
        taken = [members.pop() for _ in range(number)]
        tilted = [m.turned((i - (number - 1) / 2) * 9.0, (m.x, m.y)) for i, m in enumerate(taken)]
        wide = min(m.box.width for m in tilted)
        row = beside([Unit((m,)) for m in tilted], -0.18 * wide)
        placed.append(row.moved(0.0, base).lifted(-0.1 * k))
        base -= 0.5 * min(m.box.height for m in tilted)
    flat = 0 if units[0].lead.symbol.place == "air" else 1
    raised = [Unit(tuple(replace(m, borne=True) for m in row.members)) for row in placed[flat:]]
    return merged(*placed[:flat], *raised)
