"""What a person or an animal bears: a hat worn, a load on the back, anything else on the head."""

from limner.drawing.geometry import Point
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.resting import crest
from limner.engines.illustrator.staging.ties.sizes import extent, head_radius, touching
from limner.engines.illustrator.staging.ties.support import on as resting
from limner.engines.illustrator.staging.ties.wearing import wearing
from limner.engines.illustrator.staging.units import Member, Unit, merged

_HOOD = 0.84
"""Where the hood's middle is, over the length of a car."""
_ON_A_SHOULDER = 0.17
"""The size of an animal on a shoulder over its bearer's height, at most."""
_LARGEST, _ON_A_CROWN, _LEAST = 0.42, 0.3, 0.15
"""The height of a load over its bearer's, at most, at most on the head, and at least."""


def borne(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The subject on the head of the target's living member, or on a back that is there for loads."""
    return _borne(subject, target, relation, on_the_head=False)


def on_the_crown(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The subject on the head of the target's living member, wherever others would bear it."""
    return _borne(subject, target, relation, on_the_head=True)


def on_the_hood(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The subject on the hood of a car, before the windscreen; on anything else where it would be."""
    car = target.of(relation.object)[0]
    if "vehicle" not in car.kinds:
        return resting(subject, target, relation)
    put = resting(subject, target, relation)
    x = car.box.left + (1.0 - _HOOD if car.flip else _HOOD) * car.box.width
    half = 0.3 * subject.box.width
    low = crest(car, x - half, x + half)
    borne = Unit(tuple(put.of(relation.subject)))
    down = borne.moved(x - borne.box.centre[0], low + 0.02 * car.box.height - borne.box.bottom)
    for before, after in zip(borne.members, down.members, strict=True):
        put = put.swapped(before, after)
    return put


def _borne(subject: Unit, target: Unit, relation: Relation, *, on_the_head: bool) -> Unit:
    if subject.lead.kinds & {"headgear", "hat"}:
        return wearing(target, subject, Relation("wearing", relation.object, relation.subject))
    bearer = target.of(relation.object)[0]
    upright = bearer.posed("standing", "walking")
    target = target.swapped(bearer, upright)
    subject = touching(subject, target)
    share = extent(subject) / upright.box.height
    subject = subject.scaled(min(max(share, _LEAST), _ON_A_CROWN if on_the_head else _LARGEST) / share)
    shoulders = _shoulders(upright) if "animal" in subject.lead.kinds and not on_the_head else ()
    if shoulders and len(subject.members) <= len(shoulders):
        pairs = zip(subject.members, shoulders, strict=False)
        return merged(target, *(_beside_the_head(Unit((one,)), upright, shoulder) for one, shoulder in pairs))
    x, y = (upright.at("hat", "head") if on_the_head else None) or _spot(upright)
    box = subject.box
    return merged(target, subject.moved(x - box.centre[0], y - box.bottom).lifted(1))


def _shoulders(bearer: Member) -> tuple[Point, ...]:
    """Where animals sit on a person: on the near shoulder, and on the other."""
    spots = (bearer.at("shoulder"), bearer.at("far_shoulder")) if "person" in bearer.kinds else ()
    return tuple(spot for spot in spots if spot is not None)


def _beside_the_head(subject: Unit, bearer: Member, shoulder: Point) -> Unit:
    """Small, at rest, off the face on that shoulder's side."""
    subject = Unit(tuple(m.posed("sitting", "perched", "standing") for m in subject.members))
    small = subject.scaled(min(1.0, _ON_A_SHOULDER * bearer.box.height / extent(subject)))
    head = bearer.at("head", "face") or bearer.box.centre
    side = 1 if shoulder[0] > head[0] else -1
    small = small.mirrored() if (side < 0) != subject.lead.flip else small
    box = small.box
    inner = head[0] + side * 1.0 * head_radius(bearer)
    x = max(abs(shoulder[0] - head[0]), abs(inner - head[0]) + 0.3 * box.width) * side + head[0]
    return small.moved(x - box.centre[0], shoulder[1] + 0.01 * bearer.height - box.bottom).lifted(1)


def _spot(bearer: Member) -> tuple[float, float]:
    loaded = "pack animal" in bearer.symbol.traits and bearer.at("back", "seat")
    return loaded or bearer.at("hat", "top", "back") or (bearer.box.centre[0], bearer.box.top)
