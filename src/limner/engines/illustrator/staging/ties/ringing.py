"""Around: who is about a thing, on the ground or in the air."""

import math
from dataclasses import replace

from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.ties.bands import wound
from limner.engines.illustrator.staging.ties.sizes import comparable, extent
from limner.engines.illustrator.staging.units import Unit, merged

_FLANKS = {2: (160, 20), 3: (172, 140, 20), 4: (172, 140, 40, 8)}
"""Where a few stand about somebody, in degrees from the viewer's right: at both sides, none before the middle."""
_OUT = 1.3
_FLAT, _FLAT_TALL = 0.36, 0.24
"""The depth of a ring over its width: about what is low, and before what is tall."""
_NEARER = 0.09
"""How much larger the nearest of a ring is than those beside its middle."""
_BEFORE, _CLEAR = 0.2, 0.8
"""Who stands so far before the middle, over the ring's depth, keeps that share of both widths off it."""


def around(subject: Unit, target: Unit, _: Relation) -> Unit:
    """The subjects on an ellipse about the target: before a tall one, behind and beside a low one; in the air about its
    upper part those who fly. What is wound goes about the target itself."""
    if "wound" in subject.lead.symbol.traits and len(subject.members) == 1:
        return wound(subject, target, target.lead)
    if subject.lead.symbol.place == "air":
        return _circling(subject, target)
    ring, middle = subject.members, target.box
    each = Unit((ring[0],))
    bigger = comparable(each, target, 0.3)[0]
    grown = bigger.box.height / each.box.height
    tall = middle.height > 1.4 * bigger.box.height
    angles = _angles(len(ring), tall=tall, living=bool(ANIMATE & target.lead.kinds))
    rx = _reach(angles, middle, bigger.box.width, tall=tall)
    placed = []
    for member, angle in zip(ring, angles, strict=True):
        near = math.sin(math.radians(angle))
        x, y = middle.centre[0] + rx * math.cos(math.radians(angle)), (_FLAT_TALL if tall else _FLAT) * rx * near
        one = Unit((member,)).scaled(grown * (1.0 if tall else 1.0 + _NEARER * near))
        own = one.moved(x - one.box.centre[0], y - one.box.bottom).lifted(2.0 * near)
        placed.append(own if x <= middle.centre[0] else _turned(own))
    return merged(target, *placed)


def _angles(number: int, *, tall: bool, living: bool) -> list[float]:
    """Where so many stand, in degrees from the viewer's right, 90 being nearest: about a low one all the way round and
    none before its middle, about a tall one before it."""
    if tall and living and number in _FLANKS:
        return [float(angle) for angle in _FLANKS[number]]
    if tall or number == 1:
        return [180 * (i + 0.5) / number + (0 if tall else 180) for i in range(number)]
    return [90 + 360 * (i + 0.5) / number for i in range(number)]


def _reach(angles: list[float], middle: Box, wide: float, *, tall: bool) -> float:
    """Half the width of the ring: who stands before the middle hides little of it, and neighbours have room."""
    number = len(angles)
    if tall or number == 1:
        flanked = number in _FLANKS and angles[0] == _FLANKS[number][0]
        reach = 0.5 * middle.width * (0.62 if tall else 1.0) + 0.75 * wide
        return max(reach, 0.36 * number * wide) * (_OUT if flanked else 1.0)
    asides = [abs(math.cos(math.radians(angle))) for angle in angles if math.sin(math.radians(angle)) > _BEFORE]
    clear = max((_CLEAR * (middle.width + wide) / 2 / max(aside, 0.3) for aside in asides), default=0.0)
    return max(0.5 * middle.width + 0.3 * wide, clear, 0.48 * wide / math.sin(math.pi / number))


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
