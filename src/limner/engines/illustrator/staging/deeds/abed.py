"""In bed: asleep with the head on the pillow, or sitting up, the cover over the legs."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.postures import taken, tall
from limner.engines.illustrator.staging.ties.index import TIES
from limner.engines.illustrator.staging.units import Member, Unit, merged

_AWAKE = frozenset({"sitting", "reading", "holding", "waving", "working"})
"""Poses of who sits up in bed."""
_LONG, _CHILD = 0.8, 0.6
"""How tall who is in a bed is at most, over its length, and a child at least, over a grown-up."""
_GROWN = 1.7


def in_bed(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """People under the cover; animals asleep on it."""
    sleepers, beds = subject.of(relation.subject), target.of(relation.object)
    if not (sleepers and beds) or "slept in" not in beds[0].symbol.traits:
        return TIES["inside"](subject, target, relation)
    member, bed = sleepers[0], beds[0]
    if not (member.human and member.limber):
        return TIES["on"](subject.swapped(member, member.posed("sleeping")), target, relation)
    grown = min(max(member.symbol.height_m / _GROWN, _CHILD), 1.0)
    subject = subject.scaled(_LONG * bed.box.width * grown / tall(member))
    member = subject.of(relation.subject)[0]
    awake = attitude(member.pose).busy or member.stance in _AWAKE
    return (_sitting_up if awake else _asleep)(subject, target, member, bed)


def _cover(bed: Member) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of its cover, in its figure's units; the pillow is to its left."""
    boxes = [g.bounds(part.path) for part in bed.figure.parts if part.slot == "cover"]
    lefts, tops, rights, bottoms = zip(*(boxes or [bed.figure.bounds]), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _asleep(subject: Unit, target: Unit, member: Member, bed: Member) -> Unit:
    """On the back, the head on the pillow, what is under the cover hidden."""
    left, top, _, bottom = _cover(bed)
    edge, high = bed.figure.bounds[0], bed.figure.bounds[1]
    lying = taken(member, "sleeping")
    eyes_shut = replace(taken(member, "standing"), mood="sleepy") if lying.stance == "sleeping" else member
    turned = eyes_shut.turned(90.0 if bed.flip else -90.0, (eyes_shut.x, eyes_shut.y))
    head = turned.at("head", "face") or turned.box.centre
    pillow = bed.spot((left - 0.42 * (left - edge), top + 0.16 * (bottom - top)))
    put = turned.put(head, pillow)
    seen = bed.outlined(g.rect(edge - 12.0, high - 12.0, left - edge + 16.0, bottom - high + 12.0))
    rest = tuple(m for m in subject.members if m is not member)
    return merged(target, Unit((replace(put, window=seen, z=bed.z + 0.3, borne=True), *rest)))


def _sitting_up(subject: Unit, target: Unit, member: Member, bed: Member) -> Unit:
    """Against the pillow, behind the cover from the waist down."""
    left, top, right, bottom = _cover(bed)
    hips = member.at("waist", "seat") or (member.x, member.y - 0.45 * tall(member))
    at = bed.spot((left + 0.08 * (right - left), top + 0.3 * (bottom - top)))
    put = subject.moved(at[0] - hips[0], at[1] - hips[1])
    low = bed.spot((left, bottom - 0.3 * (bottom - top)))[1]
    behind = []
    for k, each in enumerate(put.members):
        box = each.box
        seen = g.rect(box.left, box.top, box.width, max(low - box.top, 1e-3)) if box.bottom > low else None
        if k and each.borne:  # what is in the hands is before the cover
            behind.append(replace(each, z=bed.z + 1.4))
            continue
        over = bed.z + 1.5 if attitude(each.pose).clasp else None
        behind.append(replace(each, z=bed.z + 0.5 + 0.01 * k, over=over, window=seen, borne=True))
    return merged(target.lifted(1.0), Unit(tuple(behind)))  # the bed stands, not they
