"""What a person or an animal bears: a hat worn, a load on the back, anything else on the head."""

from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.sizes import extent, touching
from limner.engines.illustrator.staging.ties.wearing import wearing
from limner.engines.illustrator.staging.units import Member, Unit, merged

_LARGEST, _LEAST = 0.42, 0.15
"""The height of a load over its bearer's."""


def borne(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The subject on the head of the target's living member, or on a back that is there for loads."""
    if subject.lead.kinds & {"headgear", "hat"}:
        return wearing(target, subject, Relation("wearing", relation.object, relation.subject))
    bearer = target.of(relation.object)[0]
    upright = bearer.posed("standing", "walking")
    target = target.swapped(bearer, upright)
    subject = touching(subject, target)
    share = extent(subject) / upright.box.height
    subject = subject.scaled(min(max(share, _LEAST), _LARGEST) / share)
    x, y = _spot(upright, alive="animal" in subject.lead.kinds)
    box = subject.box
    return merged(target, subject.moved(x - box.centre[0], y - box.bottom).lifted(1))


def _spot(bearer: Member, *, alive: bool) -> tuple[float, float]:
    """Where it bears: animals sit on a person's shoulder."""
    shoulder = bearer.at("shoulder") if alive and "person" in bearer.kinds else None
    if shoulder is not None:
        return shoulder[0], shoulder[1] - 0.01 * bearer.height
    loaded = "pack animal" in bearer.symbol.traits and bearer.at("back", "seat")
    return loaded or bearer.at("hat", "top", "back") or (bearer.box.centre[0], bearer.box.top)
