"""What is done with a thing by a verb that no table has: as is usual with things of its sort."""

from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds.beholding import beholding
from limner.engines.illustrator.staging.deeds.handling import handling
from limner.engines.illustrator.staging.deeds.playing import instrument
from limner.engines.illustrator.staging.deeds.together import greeting
from limner.engines.illustrator.staging.deeds.working import writing
from limner.engines.illustrator.staging.postures import looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.holding import holding
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import Unit

_IN_A_HAND = 0.2
"""Metres; electronics that are no taller are used in the hand: phones, remotes."""
_GROWING = frozenset({"plant", "flower", "tree"})
_BEYOND_HANDS = 2.6
"""Metres; at what is taller nobody has his hands."""


def using(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Hands are laid on people, instruments played, machines typed on, tools held; hands are at all else."""
    item = target.of(relation.object)[0]
    if item.human:
        return _to_people(subject, target, relation)
    if "musical instrument" in item.kinds:
        return instrument(subject, target, relation)
    if item.symbol.wielded or ("electronics" in item.kinds and item.symbol.height_m < _IN_A_HAND):
        return beholding(subject, target, relation)
    if item.kinds & {"electronics", "computer"}:
        return writing(subject, target, relation)
    if item.symbol.height_m > _BEYOND_HANDS or item.symbol.place == "sky":
        return next_to(subject, target, relation)
    in_hand = item.symbol.held and not item.kinds & _GROWING
    return (holding if in_hand else handling)(subject, target, relation)


def _to_people(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Face to face, both hands on the other's shoulder; at who is much smaller as at things."""
    one, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (one.limber and other.limber):
        return handling(subject, target, relation)
    pair = greeting(subject, target, relation)
    a, b = pair.of(relation.subject)[0], pair.of(relation.object)[0]
    side, t = (1 if a.x < b.x else -1), min(tall(a), tall(b))
    near = (b.at("shoulder"), b.at("far_shoulder"))
    x, y = min((point for point in near if point), key=lambda point: abs(point[0] - a.x), default=b.box.centre)
    closer = a.moved(side * 0.14 * t, 0.0)
    held = reaching(looking(closer, (x, y)), far=(x, y + 0.02 * t), near=(x - side * 0.02 * t, y + 0.16 * t))
    return pair.swapped(a, held).swapped(b, taken(b, "standing"))
