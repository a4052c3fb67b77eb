"""What is done at the wall of a room: a coat of paint is rolled onto it, a picture is nailed to it."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.grips import pointed
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_PAINTS: tuple[RGB, ...] = ((102, 158, 190), (230, 150, 96), (128, 176, 132), (214, 112, 104))
_STRIPES = ((0.0, 0.2, 0.02), (-1.0, 0.16, 0.46), (-2.0, 0.19, 0.54), (-3.0, 0.14, 0.5))
"""The stripes that are painted, from the roller backward: its widths aside, and how far above and below it, over the
height of who paints."""
_ROLLER, _CAN = 0.32, 0.16
_OUT = 0.2
"""How far before him the hand is that works at a wall, over the height of whose it is."""


def coat(unit: Unit, member: Member) -> Unit:
    """A roller at the end of the far arm, and behind it the stripes that it has left on the wall."""
    worker = _at_the_wall(member)
    shoulder = worker.at("far_shoulder")
    if shoulder is None or not worker.limber:
        return unit
    t, side = tall(worker), (-1 if worker.flip else 1)
    worker = reaching(worker, far=(shoulder[0] + side * _OUT * t, shoulder[1] - 0.06 * t))
    x, y = worker.at("held") or shoulder
    rgb = _PAINTS[sum(map(ord, member.symbol.id)) % len(_PAINTS)]
    roller, unit = props.fetched(unit, "paint_roller", member, _ROLLER)
    can, unit = props.fetched(unit, "paint_can", member, _CAN)
    if roller is None or can is None:
        return unit
    roller, can = (replace(m, colours={**m.colours, "paint": rgb}) for m in (roller, can))
    roller = replace(roller.put(roller.at("handle") or roller.box.centre, (x, y)), z=worker.z + 0.2)
    top, wide = roller.box.top + 0.02 * t, roller.box.width
    stripes = [
        g.rect(x + (side * k - 0.5) * wide, top - high * t, 1.04 * wide, (high + low) * t, 0.015 * t)
        for k, high, low in _STRIPES
    ]
    paint = Touch(g.union(*stripes), rgb, 1.0, -0.6, "fresh paint")
    worker = replace(props.touched(looking(worker, (x, top)), paint), over=roller.z + 0.2)
    stood = can.moved(worker.x - side * 0.3 * t - can.box.centre[0], worker.y - can.box.bottom)
    stood = replace(stood, z=worker.z + 0.1, borne=False)
    placed = (roller,) if worker.stance == "climbing" else (roller, stood)
    return merged(unit.swapped(member, worker), Unit(placed))


def hang(unit: Unit, member: Member) -> Unit:
    """A picture on the wall at the height of the eyes, one hand at it, a hammer in the other over its nail."""
    worker = facing(_at_the_wall(member), right=True)
    shoulder = worker.at("far_shoulder")
    hammer, unit = props.fetched(unit, "hammer", member, 0.2)
    frame, unit = props.fetched(unit, "picture_frame", member, 0.34)
    if shoulder is None or hammer is None or frame is None or not worker.limber:
        return unit
    t = tall(worker)
    nail = (shoulder[0] + 0.34 * t, shoulder[1] - 0.24 * t)
    put = frame.moved(nail[0] - frame.box.centre[0], nail[1] + 0.02 * t - frame.box.top)
    put = replace(put, z=worker.z - 0.5, borne=True)
    hand = (nail[0] - 0.15 * t, nail[1] + 0.04 * t)
    edge = (put.box.left + 0.02 * t, put.box.bottom - 0.1 * t)
    worker = reaching(looking(worker, nail), far=hand, near=edge, clasp=True)
    hand = worker.at("held") or hand
    grip = hammer.at("handle", "grip") or hammer.box.centre
    held = replace(pointed(hammer.put(grip, hand), (nail[0] - 0.02 * t, nail[1] - 0.04 * t)), z=worker.z + 0.2)
    return merged(unit.swapped(member, replace(worker, over=worker.z + 0.4)), Unit((put, replace(held, borne=True))))


def _at_the_wall(member: Member) -> Member:
    """Standing with an arm free; on a ladder as he stands there."""
    return member if member.stance == "climbing" else taken(member, "working")
