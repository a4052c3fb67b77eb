"""On, sitting on, leaning against: who carries whom."""

import math
from dataclasses import replace

from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.sizes import comparable, extent, span
from limner.engines.illustrator.staging.units import Member, Unit, beside, merged

_SEATS = frozenset({"furniture", "chair", "sofa", "bed", "bench"})
_LEAFY = frozenset({"tree", "bush"})
"""What one is on the crown of, not on the tip."""
_LEAST = 0.34
_WIDEST = 1.9
"""How many times as wide as usual a seat is made for several."""
_FEW, _IN_A_ROW = 2, 7
"""More than the first sit close together, more than the second in rows."""


def on(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Standing on the target's surface, seat or top, which is made wide enough to carry."""
    base = _carrier(target, relation.object)
    if "open" in base.symbol.traits and subject.lead.kinds & {"person", "animal"}:
        return sitting_on(subject, target, relation)
    several = len(subject.members)
    if several > _FEW and len(subject.of(relation.subject)) == several:
        if base.kinds & _LEAFY:
            return merged(target, _perched(subject, base))
        subject = subject if _heaped(subject) else _close(subject)
    wide = subject.box.width / max(base.box.width, 1e-6)
    over = 1.4 if len(subject.members) == 1 else 1.0
    target = target.scaled(min(max(wide / over, 1.0), 3.0))
    least = max(_LEAST * base.box.height, 0.26 * base.box.width)
    subject = subject.scaled(max(1.0, least / max(extent(subject), 1e-6)))
    base = _carrier(target, relation.object)
    seats = ("seat", "top") if base.kinds & _SEATS else ("top", "back", "seat")
    spot = base.at("surface", *seats) or (base.box.centre[0], base.box.top + 0.03 * base.box.height)
    if subject.lead.symbol.place == "air" and "animal" not in subject.lead.kinds:
        # What floats is above the whole of it: at a giraffe's back it would be beside its neck.
        spot = base.at("hat") or (spot[0], base.box.top)
    box = subject.box
    sunk = 0.26 * base.box.height if base.kinds & _LEAFY else 0.0
    solid = all("solid" in member.kinds for member in (base, *subject.members))
    foot = max(member.y for member in subject.members) if solid else box.bottom
    return merged(target, subject.moved(spot[0] - box.centre[0], spot[1] + sunk - foot).lifted(1))


def _carrier(target: Unit, number: int) -> Member:
    """Of several that stand on one another the uppermost, else the first."""
    members = target.of(number)
    return min(members, key=lambda m: m.box.top) if any(m.borne for m in members) else members[0]


def _heaped(subject: Unit) -> bool:
    """Whether its members stand on one another."""
    return any(member.borne for member in subject.members)


def _close(subject: Unit) -> Unit:
    """Several at rest, shoulder to shoulder; many in rows that look over one another."""
    resting = [Unit((m.posed("sitting") if "animal" in m.kinds else m,)) for m in subject.members]
    rows = 1 if len(resting) <= _IN_A_ROW else 2 if len(resting) <= 2 * _IN_A_ROW + 1 else 3
    share = math.ceil(len(resting) / rows)
    overlap = -0.12 * min(unit.box.width for unit in resting)
    lines = [beside(resting[k * share : (k + 1) * share], overlap) for k in range(rows)]
    rise, step = 0.5 * max(unit.box.height for unit in resting), 0.25 * lines[0].box.width / share
    raised = [line.moved(step * (-1) ** k, -k * rise).lifted(-0.1 * k) for k, line in enumerate(lines)]
    return merged(*raised)


def _perched(subject: Unit, base: Member) -> Unit:
    """Several all over a crown, in rows that stand in one another's gaps."""
    number = len(subject.members)
    rows = 2 if number < 7 else 3 if number < 16 else 4
    share = math.ceil(number / rows)
    box = base.box
    placed: list[Member] = []
    for k in range(rows):
        members = subject.members[k * share : (k + 1) * share]
        y = box.top + (0.16 + 0.46 * (k + 0.5) / rows) * box.height
        left, right = span(base, y)
        cell = (right - left) / (share + 0.5)
        for i, member in enumerate(members):
            size = min(0.8 * cell / member.box.width, 0.36 * box.height / rows / member.box.height)
            small = replace(member.scaled(size), borne=True)
            x = left + cell * (i + 0.5 + 0.5 * (k % 2) + 0.14 * math.sin(7.0 * i + k))
            at = y + 0.05 * box.height * math.sin(3.0 * i + 2.0 * k)
            placed.append(small.put((small.box.centre[0], small.box.bottom), (x, at)).lifted(1))
    return Unit(tuple(placed))


def sitting_on(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Hips on the seat; standing on it who cannot sit."""
    sitter = subject.of(relation.subject)[0]
    seated = sitter.posed("sitting")
    base = target.of(relation.object)[0]
    own = subject.of(relation.subject)
    if 1 < len(own) == len(subject.members) <= _IN_A_ROW and all(m.human for m in own):
        return _side_by_side(subject, target, base)
    if seated.stance != "sitting" or len(subject.of(relation.subject)) > 1:
        return on(subject, target, relation) if "open" not in base.symbol.traits else _aboard(subject, target, base)
    if base.box.width < 0.5 * seated.box.width:
        target = target.scaled(0.5 * seated.box.width / base.box.width)
        base = target.of(relation.object)[0]
    spot = base.at("surface", "seat", "back", "top") or (base.box.centre[0], base.box.top)
    hips = seated.at("seat", "hips") if seated.human else None
    bottom = hips or (seated.box.centre[0], seated.box.bottom)
    return seat(subject.swapped(sitter, seated), target, base, bottom, spot)


def _side_by_side(subject: Unit, target: Unit, base: Member) -> Unit:
    """Several people with their hips on one seat, which is made wide enough, or they smaller."""
    row = beside([Unit((m.posed("sitting"),)) for m in subject.members], 0.02 * subject.lead.height)
    target = target.scaled(min(max(row.box.width / (0.84 * base.box.width), 1.0), _WIDEST))
    base = target.of(base.subject)[0]
    row = row.scaled(min(1.0, 0.84 * base.box.width / row.box.width))
    spot = base.at("surface", "seat", "back", "top") or (base.box.centre[0], base.box.top)
    hips = row.lead.at("seat", "hips") or (0.0, row.box.bottom)
    return seat(row, target, base, (row.box.centre[0], hips[1]), (base.box.centre[0], spot[1]))


def seat(subject: Unit, target: Unit, base: Member, bottom: tuple[float, float], spot: tuple[float, float]) -> Unit:
    """The subject with its point `bottom` on the base's `spot`, between the base's halves where it has two."""
    carried = subject.moved(spot[0] - bottom[0], spot[1] - bottom[1]).lifted(1)
    if any(part.front for part in base.figure.parts):
        target = target.swapped(base, replace(base, over=base.z + 2))
    return merged(target, carried)


def _aboard(subject: Unit, target: Unit, base: Member) -> Unit:
    """Several, or such as cannot sit, standing in an open vessel."""
    spot = base.at("seat", "top") or base.box.centre
    subject = beside([Unit((m.posed("sitting"),)) for m in subject.members], 0.0)
    fit = min(1.0, 0.8 * base.box.width / subject.box.width)
    small = subject.scaled(fit)
    return seat(small, target, base, (small.box.centre[0], small.box.bottom - 0.12 * small.box.height), spot)


def leaning(subject: Unit, target: Unit, _: Relation) -> Unit:
    """The subject's upper edge against the target's side; a wide thing stands before it, hardly tilted."""
    a, b = comparable(subject, target, 0.5 if subject.box.width > 0.6 * subject.box.height else 0.8)
    base = b.lead
    squat = a.box.width > 1.1 * a.box.height
    tilted = a.turned(5.0 if squat else 13.0, (a.box.centre[0], a.box.bottom))
    tilted = tilted.moved(0.0, -tilted.box.bottom)
    touch = max(tilted.box.top + 0.1 * tilted.box.height, b.box.top + 0.1 * b.box.height)
    left = b.box.left if base.tilt else span(base, touch)[0]
    if "tree" in base.kinds or squat:
        left = span(base, base.y - 0.2 * base.box.height)[0]
        left += 0.42 * a.box.width if squat else -0.1 * a.box.width
    edge = tilted.box.right - (0.0 if squat else 0.06 * tilted.box.width)
    drop = 0.04 * a.box.height
    return merged(b, tilted.moved(left - edge, drop).lifted(1))
