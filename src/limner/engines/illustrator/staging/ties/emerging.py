"""Out of a thing, and off it: who comes into sight over an edge, and who has left it."""

import math
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.filling import inside
from limner.engines.illustrator.staging.ties.piercing import slender, stuck
from limner.engines.illustrator.staging.ties.resting import crest
from limner.engines.illustrator.staging.ties.sides import behind
from limner.engines.illustrator.staging.ties.sizes import comparable
from limner.engines.illustrator.staging.units import Member, Unit, merged

_OPEN = frozenset({"vehicle", "boat", "building", "house", "hat", "clothing", "tent"})
"""What one is in as it is otherwise: at its door, its window, its seat."""
_HIGH = frozenset({"tree", "bush", "person", "animal", "plant", "landmark", "furniture"})
_TALL = 1.7
"""How many times as tall as who looks out of it a thing is past whose side he looks."""
_WIDE, _SEEN = 0.72, 0.56
"""How wide those are who come out of a thing, over its width, and the share of their height that is out."""
_PLACES = 7
"""In so many places the height of a brim is looked up."""
_SHELL, _TEETH = 0.5, 9
"""How high the lower half of a broken shell is, over the whole, and the number of its points."""
_FALL, _FALLING = 0.28, 20.0
"""How far below the top somebody is who has left it, over its height, and his tilt in degrees."""


def out_of(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Half out: over the rim of what opens, over the top of what does not, over the broken shell of an egg."""
    base = target.of(relation.object)[0]
    if "egg" in base.kinds and base.symbol.place == "surface" and len(subject.members) == 1:
        return _hatching(subject, target, base)
    if "gateway" in base.kinds:
        return _through_the_gate(subject, target, base)
    if base.kinds & _OPEN or any(part.front for part in base.posed("open", "hollow").figure.parts):
        return inside(subject, target, relation)
    if all(slender(m) for m in subject.members) and not base.kinds & {"tree", "bush"}:
        return stuck(subject, target, relation)
    if base.kinds & _HIGH and base.box.height > _TALL * subject.box.height:
        return behind(subject, target, relation)
    return _over_the_top(subject, target, base)


def _through_the_gate(subject: Unit, target: Unit, base: Member) -> Unit:
    """Before the middle of what one steps through, which is larger than he is."""
    stepping = Unit(tuple(m.posed("walking", "running") for m in subject.members))
    gate = target.scaled(max(1.0, _GATE * stepping.box.height / base.box.height))
    box = gate.box
    low = box.bottom - 0.02 * box.height - stepping.box.bottom
    return merged(gate, stepping.moved(box.centre[0] - stepping.box.centre[0], low).lifted(1.0))


_GATE = 1.3
"""How high a gateway is at least over who steps out of it."""


def _over_the_top(subject: Unit, target: Unit, base: Member) -> Unit:
    risen = Unit(tuple(m.posed("sitting") if m.kinds & {"animal"} else m for m in subject.members))
    box = risen.box
    small = risen.scaled(min(_WIDE * base.box.width / box.width, 1.5 * base.box.height / box.height))
    x, y = base.box.centre[0], _brim(base, small.box.width) + 0.04 * base.box.height
    out = _SEEN * small.box.height
    placed = small.moved(x - small.box.centre[0], y - out - small.box.top).lifted(base.z - 0.5)
    hidden = max(placed.box.bottom - base.box.bottom, 0.0)  # a low thing hides no more than its height
    return merged(target, placed.moved(0.0, -hidden))


def _brim(base: Member, wide: float) -> float:
    """How high its upper edge is over so much of its middle, but for what sticks out of it: a stalk, a handle."""
    if base.tilt:
        return base.box.top
    x, step = base.box.centre[0] - 0.5 * wide, wide / _PLACES
    edge = sorted(crest(base, x + i * step, x + (i + 1) * step) for i in range(_PLACES))
    return edge[1]


def _hatching(subject: Unit, target: Unit, base: Member) -> Unit:
    shell = replace(base, window=_jagged(base))
    box = base.box
    small = subject.scaled(min(0.8 * box.width / subject.box.width, 0.9 * box.height / subject.box.height))
    y = box.bottom - 0.12 * box.height
    placed = small.moved(box.centre[0] - small.box.centre[0], y - small.box.bottom).lifted(base.z - 0.5)
    return merged(target.swapped(base, shell), placed)


def _jagged(base: Member) -> Path:
    """The lower part of its outline, broken off in points."""
    box = base.box
    edge = [
        (box.left + box.width * i / _TEETH, box.bottom - (_SHELL + 0.07 * (-1) ** i) * box.height)
        for i in range(_TEETH + 1)
    ]
    lower = g.polygon([*edge, (box.right, box.bottom + 1), (box.left, box.bottom + 1)])
    return g.intersection(base.outlined(base.figure.silhouette), lower)


def off(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """In the air beyond the edge of it, leaping or tumbling."""
    a, b = comparable(subject, target, 0.34)
    base = b.of(relation.object)[0]
    leaping = Unit(tuple(m.posed("jumping", "flying", "running") for m in a.members))
    turned = leaping.turned(_FALLING, leaping.box.centre)
    box = turned.box
    x = base.box.right + 0.2 * box.width + 0.5 * box.width
    low = min(base.box.top + _FALL * base.box.height + 0.5 * box.height, base.box.bottom - 0.2 * base.box.height)
    y = min(low, base.box.bottom - 0.1 * math.hypot(box.width, box.height))
    placed = turned.moved(x - box.centre[0], y - box.bottom)
    return merged(b, Unit(tuple(replace(m, borne=True) for m in placed.members)).lifted(1))
