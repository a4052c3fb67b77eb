"""Two that touch, are tied together or turn away from one another, and one amid many."""

from dataclasses import replace

from limner.drawing.geometry import Path
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.filling import inside
from limner.engines.illustrator.staging.ties.lying import laid
from limner.engines.illustrator.staging.ties.ringing import around
from limner.engines.illustrator.staging.ties.sizes import comparable, gap
from limner.engines.illustrator.staging.ties.support import on
from limner.engines.illustrator.staging.units import Member, Touch, Unit, beside, merged

_ROPE = (142, 106, 66)
_THICK = 0.022
"""A rope's width over the height of who is tied by it."""
_SLACK = 0.16
_OVERLAP = -0.04
_RING = 3
"""From so many on, things are about what is amid them."""


def touching(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Side by side without a gap, each turned to the other."""
    a, b = comparable(laid(subject), laid(target), 0.4)
    return beside([a, b.mirrored()], _OVERLAP * min(a.box.width, b.box.width))


def back_to_back(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Side by side, each turned away from the other."""
    a, b = comparable(subject, target, 0.4)
    return beside([a.mirrored(), b], gap(a, b) * 0.4)


def tied(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A rope between the two; what floats is above what holds it."""
    a, b = comparable(subject, target, 0.34)
    base = b.of(relation.object)[0]
    if subject.lead.symbol.place in ("air", "sky") and not subject.lead.kinds & {"animal"}:
        return _floating(a, b, base)
    whole = beside([a, b], gap(a, b) * 2.2)
    bound, post = whole.of(relation.subject)[0], whole.of(relation.object)[0]
    start = bound.at("neck", "handle", "grip") or (bound.box.centre[0], bound.box.top + 0.45 * bound.box.height)
    end = (post.box.left + 0.12 * post.box.width, post.box.bottom - min(0.5 * post.box.height, bound.box.height))
    return whole.swapped(bound, _roped(bound, start, end))


def _floating(a: Unit, b: Unit, base: Member) -> Unit:
    """Each on a line of its own, side by side over it."""
    spot = base.at("handle", "top", "surface") or (base.box.centre[0], base.box.top)
    wide = max(m.box.width for m in a.members)
    placed = []
    for i, member in enumerate(a.members):
        x = base.box.centre[0] + (i - (len(a.members) - 1) / 2) * 1.05 * wide
        y = base.box.top - 0.5 * max(member.box.height, base.box.height * 0.5) - 0.12 * (i % 2) * member.box.height
        put = member.moved(x - member.box.centre[0], y - member.box.bottom)
        placed.append(replace(put, cord=spot, borne=True))
    return merged(b, Unit(tuple(placed)).lifted(1))


def _roped(member: Member, start: tuple[float, float], end: tuple[float, float]) -> Member:
    rope = Path()
    rope.moveTo(*start)
    low = max(start[1], end[1]) + _SLACK * member.box.height
    rope.quadTo((start[0] + end[0]) / 2, min(low, -0.02 * member.box.height), *end)
    line = Touch(rope, _ROPE, 1.0, 1.5, "rope", width=_THICK * member.box.height)
    return replace(member, touches=(*member.touches, line))


def amid(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Those of whom there are several stand about the subject; on a table it is on its middle, else in the one."""
    several = target.of(relation.object)
    if len(several) >= _RING:
        swapped = Relation("around", relation.object, relation.subject)
        return around(target, subject, swapped)
    if "tabletop" in several[0].symbol.traits or several[0].at("surface"):
        return on(subject, target, relation)
    return inside(subject, target, relation)
