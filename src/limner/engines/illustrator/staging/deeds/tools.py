"""What is done with a tool that nobody names: a rod, a toothbrush, a microphone, a camera."""

from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.bodies.stance import KEPT
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.grips import closed
from limner.engines.illustrator.staging.postures import reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import looking_at
from limner.engines.illustrator.staging.units import Member, Unit, merged


def fish(unit: Unit, member: Member) -> Unit:
    """A rod in both hands, held out."""
    held = member if member.stance in KEPT else taken(member, "greeting")
    rod, unit = props.fetched(unit, "fishing_rod", member, 0.95)
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


def read(unit: Unit, member: Member) -> Unit:
    """An open book in both hands."""
    held = member if member.stance in KEPT else taken(member, "working")
    book, chest = props.prop("book", member, 0.3), held.at("chest")
    if book is None or chest is None:
        return unit
    hand = -1 if held.flip else 1
    opened = book.posed("open")
    at = (chest[0] + hand * 0.12 * tall(held), chest[1])
    put = replace(opened.put(opened.box.centre, at), z=held.z + 0.2)
    return merged(unit.swapped(member, closed(held, put)), Unit((put,)))


def water(unit: Unit, member: Member) -> Unit:
    """A watering can, held out."""
    return _poled(unit, member, "watering_can", 0.3, ((-2.0, -84.0), None), 24.0)


def sweep(unit: Unit, member: Member) -> Unit:
    """A broom in both hands, its end on the ground."""
    return _poled(unit, member, "broom", 0.9, ((0.0, -70.0), (0.0, -48.0)), -16.0)


def mop(unit: Unit, member: Member) -> Unit:
    """A mop in both hands, its end on the ground."""
    return _poled(unit, member, "mop", 0.9, ((0.0, -84.0), (0.0, -56.0)), -16.0)


def rake(unit: Unit, member: Member) -> Unit:
    """A rake in both hands, its teeth on the ground."""
    return _poled(unit, member, "rake", 0.95, ((0.0, -84.0), (0.0, -56.0)), -16.0)


def dig(unit: Unit, member: Member) -> Unit:
    """A shovel in both hands, its blade in the ground."""
    return _poled(unit, member, "shovel", 0.8, ((0.0, -82.0), (0.0, -50.0)), -16.0)


def _poled(unit: Unit, member: Member, name: str, size: float, grips: tuple[Point, Point | None], turn: float) -> Unit:
    """A tool before the body, a hand at each of its grips, in its figure's units."""
    held = taken(member, "working")
    tool, unit = props.fetched(unit, name, member, size)
    shoulder = held.at("far_shoulder")
    if tool is None or shoulder is None:
        return unit
    t, hand = tall(held), (-1 if held.flip else 1)
    tool = (tool.mirrored() if held.flip else tool).turned(hand * turn, (0.0, 0.0))
    upper, lower = grips
    if lower is None:
        put = tool.put(tool.spot(upper), (shoulder[0] + hand * 0.22 * t, shoulder[1] + 0.14 * t))
        held = reaching(held, far=put.spot(upper))
    else:
        x = shoulder[0] + hand * 0.17 * t
        put = tool.moved(x - tool.spot(lower)[0], -tool.box.bottom)
        held = reaching(held, near=put.spot(upper), far=put.spot(lower), clasp=True)
        held = replace(held, over=held.z + 0.4)
    return merged(unit.swapped(member, held), Unit((replace(put, z=held.z + 0.2),)))


def brush_teeth(unit: Unit, member: Member) -> Unit:
    """The brush at the mouth."""
    return _at_the_mouth(unit, member, "toothbrush", 0.22, (0.0, -96.0), 100.0)


def sing(unit: Unit, member: Member) -> Unit:
    """A microphone before the mouth."""
    return _at_the_mouth(unit, member, "microphone", 0.17, (0.0, -92.0), -30.0, below=0.05)


def shave(unit: Unit, member: Member) -> Unit:
    """A razor at the cheek."""
    return _at_the_mouth(unit, member, "razor", 0.2, (0.0, -92.0), 60.0)


def make_up(unit: Unit, member: Member) -> Unit:
    """A lipstick at the lips."""
    return _at_the_mouth(unit, member, "lipstick", 0.13, (0.0, -96.0), 80.0)


def _at_the_mouth(
    unit: Unit, member: Member, name: str, size: float, tip: Point, turn: float, *, below: float = 0.015
) -> Unit:
    held = member if member.stance in KEPT else taken(member, "working")
    tool, unit = props.fetched(unit, name, member, size)
    mouth = held.at("mouth", "face")
    if tool is None or mouth is None:
        return unit
    hand = -1 if held.flip else 1
    turned = tool.turned(-hand * turn, (0.0, 0.0))
    start = turned.spot(tip)
    out = (mouth[0] + hand * 0.02 * tall(held), mouth[1] + below * tall(held))
    put = replace(turned.put(start, out), z=held.z + 0.2)
    grip = put.spot((0.0, -24.0))
    held = reaching(held, far=grip, near=_at_rest(held), clasp=True)
    return merged(unit.swapped(member, replace(held, over=put.z + 0.2)), Unit((put,)))


def _at_rest(member: Member) -> Point | None:
    """Where the near hand of who stands hangs while the other is at work."""
    waist = member.at("waist")
    if waist is None or member.stance in KEPT:
        return None
    t, side = tall(member), (-1 if member.flip else 1)
    return waist[0] - side * 0.1 * t, waist[1] + 0.13 * t


def photograph(unit: Unit, member: Member) -> Unit:
    """A camera in both hands, below the eyes."""
    held = taken(member, "working")
    camera, unit = props.fetched(unit, "camera", member, 0.17)
    face = held.at("mouth", "face")
    if camera is None or face is None:
        return unit
    hand = -1 if held.flip else 1
    at = (face[0] + hand * 0.07 * tall(held), face[1] + 0.05 * tall(held))
    put = replace(camera.put(camera.box.centre, at), z=held.z + 0.2)
    return merged(unit.swapped(member, closed(held, put)), Unit((put,)))


def selfie(unit: Unit, member: Member) -> Unit:
    """A phone at arm's length, a smile for it."""
    held = taken(member, "standing")
    shoulder, face = held.at("far_shoulder"), held.at("face")
    phone, unit = props.fetched(unit, "phone", member, 0.14)
    if phone is None or shoulder is None or face is None:
        return unit
    t, side = tall(held), -1 if held.flip else 1
    held = reaching(held, far=(shoulder[0] + side * 0.15 * t, face[1] + 0.03 * t), clasp=True)
    hand = held.at("held") or shoulder
    turned = phone.turned(side * 8.0, phone.box.centre)
    put = replace(turned.put((turned.box.centre[0], turned.box.bottom - 0.3 * turned.box.height), hand), z=held.z + 0.2)
    smiling = replace(held, over=put.z + 0.2, mood=held.mood or "happy")
    return merged(unit.swapped(member, smiling), Unit((put,)))


def photographing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Face to face, the camera toward it."""
    pair = looking_at(subject, target, relation)
    one = pair.of(relation.subject)[0]
    return photograph(pair, one) if one.human and one.limber else pair
