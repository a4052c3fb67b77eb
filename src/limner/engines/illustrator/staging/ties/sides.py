"""Beside, before, behind, between, around: who stands where on the ground."""

import math
from dataclasses import replace

from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.sizes import comparable, contrasted, extent, gap, grand
from limner.engines.illustrator.staging.units import Member, Unit, beside, merged

_LEAST_BY_A_GIANT = 0.62
_HALF = 0.5
_A_ROW = 4
"""More than so many stand in ranks."""
_FLANKS = {2: (160, 20), 3: (172, 140, 20), 4: (172, 140, 40, 8)}
"""Where a few stand about somebody, in degrees from the viewer's right: at both sides, none before the middle."""
_OUT = 1.3
_LIVING = frozenset({"animal", "person", "robot", "creature"})


def next_to(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Side by side, the living turned to their neighbour; what is very much smaller stands nearer."""
    return _row(target, subject.mirrored() if _LIVING & subject.lead.kinds else subject, 0.5)


def left_of(subject: Unit, target: Unit, _: Relation) -> Unit:
    """The subject on the viewer's left, clear of the target."""
    return _row(subject, target, 1.4)


def right_of(subject: Unit, target: Unit, _: Relation) -> Unit:
    """The subject on the viewer's right, clear of the target."""
    return _row(target, subject, 1.4)


def looking_at(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Face to face."""
    a, b = comparable(blocked(subject), blocked(target), 0.38)
    return beside([a, b.mirrored()], gap(a, b) * 1.6)


def _row(left: Unit, right: Unit, spread: float) -> Unit:
    """Two in a row, `spread` times the usual gap apart; of a giant and a small one the latter stands nearer."""
    left, right = contrasted(blocked(left), blocked(right))
    if grand(left, right) or grand(right, left):
        a, b = comparable(left, right, _LEAST_BY_A_GIANT)
        small, step = (a, 1) if a.box.height < b.box.height else (b, -1)
        drop = 0.14 * small.box.height
        dx = b.box.left - a.box.right - gap(a, b) * spread
        nearer = small.moved(dx * step, drop).lifted(1)
        return merged(nearer, b) if step == 1 else merged(a, nearer)
    a, b = comparable(left, right)
    return beside([a, b], gap(a, b) * max(spread, 1.0))


def blocked(unit: Unit) -> Unit:
    """Many of one kind in ranks, those behind smaller and in the gaps, in place of one long row."""
    number = len(unit.members)
    if number <= _A_ROW or len({(m.subject, m.y) for m in unit.members}) > 1:
        return unit
    ranks = max(2, round(math.sqrt(0.45 * number)))
    share = math.ceil(number / ranks)
    step = 0.5 * max(m.box.height for m in unit.members)
    placed: list[Member] = []
    for k in range(ranks):
        row = beside([Unit((m,)).scaled(0.9**k) for m in unit.members[k * share : (k + 1) * share]], 0.0)
        shift = 0.25 * row.box.width / share * (-1) ** k
        placed += row.moved(shift, -step * sum(0.9**j for j in range(k))).lifted(-0.02 * k).members
    return Unit(tuple(placed))


def between(subject: Unit, left: Unit, right: Unit) -> Unit:
    """In the middle, large enough to be seen, a little nearer than its neighbours."""
    subject = blocked(subject)
    for neighbour in (left, right):
        subject = comparable(subject, neighbour, 0.45)[0]
        if len(subject.members) > _A_ROW:
            subject = subject.scaled(max(0.3 * neighbour.box.height / subject.lead.box.height, 1.0))
    row = beside([left, subject, right], 0.14 * subject.box.width)
    own = {m.subject for m in subject.members}
    drop = 0.1 * subject.box.height
    return Unit(tuple(m.moved(0, drop).lifted(1) if m.subject in own else m for m in row.members))


def behind(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Beyond the target and still plain: over the top of a low one, past the side of a tall one."""
    a, b = comparable(blocked(subject), blocked(target), 0.6)
    if b.box.height <= 1.6 * a.box.height:
        a = Unit(tuple(m.posed("sitting") if "animal" in m.kinds else m for m in a.members))
    if b.box.height > 1.6 * a.box.height or (_LIVING & b.lead.kinds and b.box.height > 0.4 * a.box.height):
        return _past(a, b)
    a = a.scaled(max(1.0, min(0.95 * b.box.height / a.box.height, 0.7 * b.box.width / a.box.width)))
    far, near = a.box, b.box
    lift = max(0.12 * near.height, near.height - 0.42 * far.height)
    slack = max(near.width - far.width, 0.0)
    return merged(b, a.moved(near.centre[0] + 0.12 * slack - far.centre[0], -lift).lifted(-1))


def _past(a: Unit, b: Unit) -> Unit:
    """The far one to the right of the near one's middle, head outward, its greater part in sight."""
    far, near = a.box, b.box
    dx = 0.5 * near.width + 0.14 * far.width
    return merged(b, a.moved(dx - far.centre[0] + near.centre[0], -0.16 * far.height).lifted(-1))


def in_front_of(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Nearer than the target and off its middle, the target rising behind, half of it in sight at least."""
    a, b = comparable(blocked(subject), blocked(target), 0.48)
    if b.box.height < 0.9 * a.box.height and b.box.width < 1.2 * a.box.width:
        b = b.scaled(0.9 * a.box.height / b.box.height)
    if len(b.members) > _A_ROW:
        a = a.scaled(max(1.5 * b.lead.box.height / a.box.height, 1.0))
    back, near = b.box, a.box
    drop = max(0.08 * back.height, 0.16 * near.height)
    start = 0.2 * back.width + 0.16 * near.width
    for step in range(12):
        dx = start + 0.08 * step * back.width
        placed = a.moved(back.centre[0] - dx - near.centre[0], drop)
        if placed.box.shared(back) <= _HALF * back.area:
            break
    return merged(b, placed.lifted(1))


def around(subject: Unit, target: Unit, _: Relation) -> Unit:
    """The subjects on an ellipse about the target: before a tall one, behind and beside a low one; in the air about its
    upper part those who fly."""
    if subject.lead.symbol.place == "air":
        return _circling(subject, target)
    ring, middle = subject.members, target.box
    each = Unit((ring[0],))
    bigger = comparable(each, target, 0.3)[0]
    grown = bigger.box.height / each.box.height
    tall = middle.height > 1.4 * bigger.box.height
    rx = 0.5 * middle.width * (0.62 if tall else 1.0) + 0.75 * bigger.box.width
    rx = max(rx, 0.36 * len(ring) * bigger.box.width)
    flanked = tall and len(ring) in _FLANKS and bool(_LIVING & target.lead.kinds)
    rx *= _OUT if flanked else 1.0
    placed = []
    for i, member in enumerate(ring):
        share = (i + 0.5) / len(ring)
        angle = math.radians(_FLANKS[len(ring)][i] if flanked else 180 * share + (0 if tall else 180))
        x, y = middle.centre[0] + rx * math.cos(angle), 0.24 * rx * math.sin(angle)
        one = Unit((member,)).scaled(grown)
        own = one.moved(x - one.box.centre[0], y - one.box.bottom).lifted(2.0 * math.sin(angle))
        placed.append(own if x <= middle.centre[0] else _turned(own))
    return merged(target, *placed)


def _circling(subject: Unit, target: Unit) -> Unit:
    """Flying about the upper part of the target, none before its middle."""
    ring, middle = subject.members, target.box
    size = max(1.0, 0.2 * extent(target) / extent(Unit((ring[0],))))
    placed = []
    for i, member in enumerate(ring):
        angle = math.radians(360 * (i + 0.25) / len(ring) + 200)
        one = Unit((member.posed("flying", "hovering"),)).scaled(size)
        rx, ry = 0.5 * middle.width + 0.85 * one.box.width, 0.42 * middle.height
        x, y = middle.centre[0] + rx * math.cos(angle), middle.top + 0.36 * middle.height + ry * math.sin(angle)
        own = one.moved(x - one.box.centre[0], min(y, middle.bottom - 0.7 * one.box.height) - one.box.centre[1]).lifted(
            1
        )
        placed.append(own if x <= middle.centre[0] else _turned(own))
    return merged(target, *placed)


def _turned(unit: Unit) -> Unit:
    """Mirrored where it stands, so that it looks at what it stands around."""
    (member,) = unit.members
    if member.symbol.faces_viewer:
        return unit
    box = member.box
    mirrored = replace(member, flip=not member.flip)
    return Unit((mirrored.moved(box.centre[0] - mirrored.box.centre[0], 0.0),))
