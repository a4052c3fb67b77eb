"""Water from a hose: who has it at some distance, the jet on what is sprayed."""

from dataclasses import replace

from limner.drawing.colour import RGB
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import looking_at
from limner.engines.illustrator.staging.units import Touch, Unit, merged

_RUBBER: RGB = (64, 140, 84)
_BRASS: RGB = (214, 172, 76)
_WATER: RGB = (150, 206, 240)
_FOAM: RGB = (232, 246, 252)
_AWAY = 0.5
"""Between who sprays and what is sprayed, over his height."""
_LEAST, _MOST = 0.5, 3.0
"""How tall what is sprayed is, over his height."""


def hosing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A nozzle in both hands, the hose along the ground behind, the jet in a bow onto the thing."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (member.human and member.limber):
        return looking_at(subject, target, relation)
    t = tall(member)
    held = taken(facing(member, right=True), "working")
    shoulder = held.at("far_shoulder") or held.box.centre
    at = (shoulder[0] + 0.2 * t, shoulder[1] + 0.16 * t)
    held = reaching(held, far=at, near=(at[0] - 0.1 * t, at[1] + 0.04 * t), clasp=True)
    hand = held.at("held") or at
    grown = target.scaled(min(max(item.box.height, _LEAST * t), _MOST * t) / item.box.height)
    placed = grown.moved(hand[0] + _AWAY * t - grown.box.left, -grown.box.bottom)
    box = placed.of(relation.object)[0].box
    tip = (hand[0] + 0.1 * t, hand[1] - 0.05 * t)
    goal = (box.left + 0.22 * min(box.width, t), max(box.top + 0.3 * box.height, tip[1] - 0.3 * t))
    held = replace(looking(held, goal), over=held.z + 0.9)
    own = tuple(m for m in subject.members if m.symbol.id != "garden_hose")
    sprayed = props.touched(held, *_hose(hand, tip, t), *_jet(tip, goal, t))
    return merged(Unit(own).swapped(member, sprayed), placed.lifted(-0.4))


def _hose(hand: Point, tip: Point, t: float) -> list[Touch]:
    """From the ground behind up to the hand, and the nozzle."""
    path = Path()
    path.moveTo(hand[0] - 0.75 * t, 0.03 * t)
    path.cubicTo(hand[0] - 0.3 * t, 0.06 * t, hand[0] - 0.42 * t, hand[1] + 0.1 * t, *hand)
    return [
        Touch(path, _RUBBER, 1.0, 0.6, "hose", 0.032 * t),
        props.line((hand, tip), 0.036 * t, _BRASS, "nozzle", 0.62),
    ]


def _jet(tip: Point, goal: Point, t: float) -> list[Touch]:
    """The jet, and the spray where it meets the thing."""
    strands = []
    for k, (dy, rgb) in enumerate(((0.0, _WATER), (0.025, _FOAM), (-0.025, _WATER))):
        path = Path()
        path.moveTo(*tip)
        path.quadTo(0.5 * (tip[0] + goal[0]), min(tip[1], goal[1]) - 0.1 * t, goal[0], goal[1] + dy * 2.4 * t)
        strands.append(Touch(path, rgb, 0.9, 0.7 + 0.01 * k, "water", 0.022 * t))
    drops = [
        props.line((goal, (goal[0] + dx * t, goal[1] + dy * t)), 0.016 * t, _FOAM, "water", 0.75)
        for dx, dy in ((-0.09, -0.08), (-0.03, -0.13), (0.06, -0.12), (0.11, -0.03), (-0.1, 0.05), (0.07, 0.09))
    ]
    return [*strands, *drops]
