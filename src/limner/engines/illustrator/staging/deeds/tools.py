"""What is done with a tool that nobody names: a rod, a toothbrush, a microphone, a camera."""

from dataclasses import replace

from limner.engines.illustrator.geometry import Point
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.deeds.grips import closed
from limner.engines.illustrator.staging.postures import reaching, taken, tall
from limner.engines.illustrator.staging.units import Member, Unit, merged

_SEATS = frozenset({"sitting", "perching", "squatting", "resting"})


def fish(unit: Unit, member: Member) -> Unit:
    """A rod in both hands, held out."""
    held = member if member.stance in _SEATS else taken(member, "greeting")
    rod = props.prop("fishing_rod", member, 0.95)
    shoulder = held.at("far_shoulder")
    if rod is None or shoulder is None:
        return unit
    t = tall(held)
    hand = -1 if held.flip else 1
    at = (shoulder[0] + hand * 0.2 * t, shoulder[1] + 0.14 * t)
    held = reaching(held, far=at)
    at = held.at("held") or at
    rod = rod.mirrored() if held.flip else rod
    grip = rod.spot((-44.0, -14.0))
    return merged(unit.swapped(member, held), Unit((replace(rod.put(grip, at), z=held.z - 0.1),)))


def brush_teeth(unit: Unit, member: Member) -> Unit:
    """The brush at the mouth."""
    return _at_the_mouth(unit, member, "toothbrush", 0.22, (0.0, -96.0), 100.0)


def sing(unit: Unit, member: Member) -> Unit:
    """A microphone before the mouth."""
    return _at_the_mouth(unit, member, "microphone", 0.22, (0.0, -88.0), -24.0)


def _at_the_mouth(unit: Unit, member: Member, name: str, size: float, tip: Point, turn: float) -> Unit:
    held = member if member.stance in _SEATS else taken(member, "working")
    tool, mouth = props.prop(name, member, size), held.at("mouth", "face")
    if tool is None or mouth is None:
        return unit
    hand = -1 if held.flip else 1
    turned = tool.turned(-hand * turn, (0.0, 0.0))
    start = turned.spot(tip)
    out = (mouth[0] + hand * 0.02 * tall(held), mouth[1] + 0.015 * tall(held))
    put = replace(turned.put(start, out), z=held.z + 0.2)
    grip = put.spot((0.0, -24.0))
    held = reaching(held, far=grip, clasp=True)
    return merged(unit.swapped(member, replace(held, over=put.z + 0.2)), Unit((put,)))


def photograph(unit: Unit, member: Member) -> Unit:
    """A camera in both hands, below the eyes."""
    held = taken(member, "working")
    camera, face = props.prop("camera", member, 0.17), held.at("mouth", "face")
    if camera is None or face is None:
        return unit
    hand = -1 if held.flip else 1
    at = (face[0] + hand * 0.07 * tall(held), face[1] + 0.05 * tall(held))
    put = replace(camera.put(camera.box.centre, at), z=held.z + 0.2)
    return merged(unit.swapped(member, closed(held, put)), Unit((put,)))
