"""Work that has a place of its own: dishes at a sink, somebody on a couch under a masseur's hands."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.grips import fitted
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

DISHES = frozenset({"tableware", "cutlery", "kitchenware"})
"""Kinds of what is washed up."""
_FOAM: RGB = (250, 252, 255)
_SHEET: RGB = (238, 240, 244)
_SINK = 0.5
"""How high a sink is over the height of who is at it."""
_SUDS = ((-0.1, 0.036), (-0.055, 0.046), (-0.005, 0.04), (0.04, 0.048), (0.09, 0.034), (0.065, 0.03), (-0.075, 0.03))
"""Right of the basin's middle, and radius, over the height of who washes."""
_COUCH, _PAD, _FEET = 0.4, 0.07, 0.09
"""How high a couch is, how thick its pad, and how high feet lie under a sheet, over the height of who works at it."""
_LEATHER: RGB = (92, 132, 142)
_LEGS: RGB = (150, 108, 74)


def washing_up(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Behind a sink full of suds, one dish in the hands, the others beside it to dry."""
    member, dishes = subject.of(relation.subject)[0], target.of(relation.object)
    t = tall(member)
    sink = props.prop("kitchen_sink", member, 1.0)
    basin = None if sink is None else sink.at("mouth")
    if sink is None or basin is None or not (member.human and member.limber):
        return merged(subject, target)
    sink = sink.scaled(_SINK * t / -basin[1])
    basin = sink.at("mouth") or basin
    sink = replace(sink.moved(member.x - basin[0], 0.0), z=member.z + 1.0, borne=False)
    basin = sink.at("mouth") or basin
    worker = taken(member, "working")
    held = fitted(dishes[0], member, 0.17, 0.2)
    held = held.turned(-34.0, held.box.centre) if held.box.width > 2 * held.box.height else held
    at = (basin[0] + 0.01 * t, basin[1] - 0.085 * t)
    held = replace(held.put(held.box.centre, at), z=sink.z + 0.4, borne=True)
    box = held.box
    hands = (box.left + 0.02 * t, at[1] + 0.03 * t), (box.right - 0.02 * t, at[1] - 0.02 * t)
    worker = reaching(worker, near=hands[0], far=hands[1], clasp=True)
    worker = replace(looking(worker, at), over=sink.z + 0.5)
    suds = [
        Touch(g.ellipse(basin[0] + dx * t, basin[1] - 0.3 * r * t, r * t, 0.8 * r * t), _FOAM, 0.95, 0.6, "suds")
        for dx, r in _SUDS
    ]
    rest = Unit(tuple(m for m in target.members if m not in dishes))
    whole = merged(subject.swapped(member, worker), Unit((props.touched(sink, *suds), held)))
    whole = merged(whole, Unit(tuple(_drying(dishes[1:], sink, t))))
    return merged(whole, rest) if rest.members else whole


def _drying(dishes: Sequence[Member], sink: Member, t: float) -> list[Member]:
    """The dishes on the board beside the basin, one over another where they are flat."""
    top = sink.at("top") or (sink.box.centre[0], sink.box.top)
    x, y = sink.box.right - 0.2 * sink.box.width, top[1]
    placed = []
    for k, dish in enumerate(dishes):
        small = fitted(dish, sink, 0.1, 0.16)
        small = small.scaled(0.16 * t / max(small.box.width, small.box.height))
        put = small.moved(x - small.box.centre[0], y - small.box.bottom)
        y = put.box.top + 0.4 * put.box.height
        placed.append(replace(put, z=sink.z + 0.3 + 0.01 * k, borne=True))
    return placed


def massaging(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Who lies on a couch under a sheet, and behind it who has both hands at his shoulders."""
    member, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (member.limber and other.limber and member.human and other.human):
        return merged(subject, target)
    t, top = tall(member), -_COUCH * tall(member)
    stood = facing(taken(other, "standing"), right=True)
    lying = replace(stood.turned(-90.0, (stood.x, stood.y)), mood="sleepy", z=0.6, borne=True)
    box = lying.box
    lying = lying.moved(-box.centre[0], top + 0.02 * t - box.bottom)
    box, chest, waist = lying.box, lying.at("chest") or lying.box.centre, lying.at("waist") or lying.box.centre
    # What is under the sheet is not seen, and still takes its room: a strip as long as the body is within the sheet.
    seen = g.union(
        g.rect(box.left, box.top, waist[0] + 0.04 * t - box.left, box.height),
        g.rect(box.left, top, box.width, 0.01 * t),
    )
    lying = replace(lying, window=seen)
    lying = props.touched(lying, *_couch(box.left, box.right, top, t), _sheet(waist[0], box.right, top, t))
    worker = taken(facing(member, right=False), "working")
    worker = worker.moved(chest[0] + 0.13 * t - worker.x, -0.04 * t - worker.y)
    hands = (chest[0] + 0.05 * t, chest[1] - 0.02 * t), (chest[0] - 0.05 * t, chest[1] + 0.01 * t)
    worker = reaching(worker, near=hands[0], far=hands[1], clasp=True)
    worker = replace(looking(worker, chest), z=-0.4, over=1.4)
    return merged(subject.swapped(member, worker), target.swapped(other, lying))


def _couch(left: float, right: float, top: float, t: float) -> list[Touch]:
    """A pad on two pairs of legs."""
    pad = Touch(g.rect(left - 0.05 * t, top, right - left + 0.1 * t, _PAD * t, 0.03 * t), _LEATHER, 1.0, -0.2, "couch")
    feet = (left + 0.1 * t, -0.05), (left + 0.16 * t, 0.06), (right - 0.16 * t, -0.06), (right - 0.1 * t, 0.05)
    legs = [props.line(((x, top + _PAD * t), (x + dx * t, 0.0)), 0.03 * t, _LEGS, "couch", -0.25) for x, dx in feet]
    return [*legs, pad]


def _sheet(waist: float, end: float, top: float, t: float) -> Touch:
    """Over the body from the waist to the feet, hanging a little over the edge."""
    low, middle = top + 0.045 * t, (waist + end) / 2
    path = g.smooth([(waist, low, "c"), (waist - 0.01 * t, top - 0.11 * t), (waist + 0.03 * t, top - 0.185 * t),
        (waist + 0.16 * t, top - 0.16 * t), (middle, top - 0.125 * t), (end - 0.06 * t, top - _FEET * t),
        (end, top - 0.05 * t), (end + 0.01 * t, low, "c"), (middle, low + 0.02 * t)])  # fmt: skip
    return Touch(path, _SHEET, 1.0, 0.05, "sheet")
