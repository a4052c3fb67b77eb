"""On skis: bent at the knees, a ski under each foot, a pole in each hand."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Point
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.postures import facing, taken, tall
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_SKI = (0.92, 1.06)
"""The least and the most that a pair measures over the height of who is on it."""
_POLE: RGB = (58, 62, 72)
_TRAILING = -0.36
"""How far behind the hand a pole ends, over its skier's height."""


def on_skis(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Everybody on a pair of his own."""
    riders, pairs = subject.of(relation.subject), target.of(relation.object)
    made: list[Member] = []
    x = 0.0
    for k, rider in enumerate(riders):
        own = skiing(rider, pairs[min(k, len(pairs) - 1)])
        box = own.box
        made += own.moved(x - box.left, 0.0).members
        x += 0.8 * box.width
    others = tuple(m for m in subject.members if m not in riders)
    rest = tuple(m for m in target.members if m not in pairs)
    ridden = Unit(tuple(made))
    lead = next(m for m in made if m.subject == relation.subject)
    there = Unit(others).moved(lead.x - riders[0].x, 0.0) if others else None
    return merged(ridden, *([there] if there else []), *([Unit(rest)] if rest else []))


def skiing(rider: Member, pair: Member) -> Unit:
    """The rider on that pair."""
    going = taken(facing(rider, right=True), "skiing") if rider.limber else rider.posed("skiing", "surfing", "standing")
    t = tall(going) if going.limber else going.box.height
    flat = pair.posed("lying")
    flat = flat.scaled(min(max(flat.box.width, _SKI[0] * t), _SKI[1] * t) / flat.box.width)
    feet = [p for name in ("foot", "far_foot") if (p := going.at(name)) is not None]
    middle = sum(p[0] for p in feet) / len(feet) if feet else going.box.centre[0]
    flat = flat.moved(middle + 0.06 * t - flat.box.centre[0], -flat.box.bottom)
    deck = flat.at("top") or flat.box.centre
    stood = going.moved(0.0, deck[1] - going.box.bottom)
    under = replace(flat, z=going.z - 0.3, borne=False)
    return Unit((replace(stood, touches=(*stood.touches, *_poles(stood, t))), under))


def _poles(skier: Member, t: float) -> list[Touch]:
    """From either hand down and back into the snow."""
    side = -1.0 if skier.flip else 1.0
    made = []
    for name, z in (("held", -0.35), ("near_hand", 0.35)):
        hand = skier.at(name)
        if hand is None:
            continue
        foot: Point = (hand[0] + side * _TRAILING * t, -0.02 * t)
        shaft = g.line([(hand[0] + side * 0.02 * t, hand[1] - 0.03 * t), foot])
        made.append(Touch(shaft, _POLE, 1.0, z, "ski pole", 0.016 * t))
        made.append(Touch(g.ellipse(foot[0], foot[1] - 0.03 * t, 0.03 * t, 0.012 * t), _POLE, 1.0, z, "ski pole"))
    return made
