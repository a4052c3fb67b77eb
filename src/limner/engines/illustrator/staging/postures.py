"""Members of a unit as jointed bodies: in a stance, hands and feet on points, the face toward something."""

import math
from collections.abc import Mapping
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.attitude import Attitude, attitude, jointed
from limner.engines.illustrator.atlas.bodies.stance import STANCES
from limner.engines.illustrator.atlas.facts import Garment
from limner.engines.illustrator.staging.units import Member

TALL = 100.0
"""How tall an adult stands, in the units of its figure."""
_MOST_NOD = 24.0
_MUZZLE_NOD = 9.0
"""The most that a face with a muzzle is lowered: farther down it is behind the arms."""
_STEP, _MOST_LEAN = 3.0, 54.0
"""By how many degrees the trunk leans farther, and to how many at most."""
_STRAIGHT = 0.98
"""How far an arm is stretched at most."""


def tall(member: Member) -> float:
    """How tall it stands, whatever its pose."""
    return member.scale * TALL


def taken(member: Member, stance: str) -> Member:
    """In that stance, its body as large as before; as it is where it takes no attitudes."""
    return _held(member, Attitude(stance, wear=attitude(member.pose).wear)) if member.limber else member


def reaching(
    member: Member,
    *,
    near: Point | None = None,
    far: Point | None = None,
    near_foot: Point | None = None,
    far_foot: Point | None = None,
    clasp: bool | None = None,
) -> Member:
    """Its hands and feet at points of the unit, as far as they reach; all others as they are.

    With `clasp` its arms are drawn before what lies between it and `over`.
    """
    if not member.limber:
        return member
    held = attitude(member.pose)
    aims = {"near": near, "far": far, "near_foot": near_foot, "far_foot": far_foot}
    moved = {name: member.local(point) for name, point in aims.items() if point is not None}
    held = replace(held, **moved, clasp=held.clasp if clasp is None else clasp)  # type: ignore[arg-type]
    return _held(member, held)


def leaning(
    member: Member, *, near: Point, far: Point, near_foot: Point | None = None, far_foot: Point | None = None
) -> Member:
    """Both hands at points, feet where they are told, the trunk leaning forward as little as lets the hands reach."""
    joints = [member.at(name) for name in ("seat", "shoulder", "far_shoulder", "elbow", "held")]
    seat, shoulder, far_shoulder, elbow, hand = joints
    if not (member.limber and seat and shoulder and far_shoulder and elbow and hand):
        return member
    held = attitude(member.pose)
    stance = STANCES.get(held.stance)
    lean = held.lean if held.lean is not None else stance.lean if stance else 0.0
    arm = _STRAIGHT * (math.dist(far_shoulder, elbow) + math.dist(elbow, hand))
    side = -1.0 if member.flip else 1.0
    turn = 0.0
    while lean + turn < _MOST_LEAN and any(
        math.dist(_turned(start, seat, side * turn), aim) > arm
        for start, aim in ((shoulder, near), (far_shoulder, far))
    ):
        turn += _STEP
    leant = _held(member, replace(held, lean=lean + turn)) if turn else member
    return reaching(leant, near=near, far=far, near_foot=near_foot, far_foot=far_foot)


def leant(member: Member, degrees: float) -> Member:
    """Its trunk leaning forward by so much."""
    return _held(member, replace(attitude(member.pose), lean=degrees)) if member.limber else member


def _turned(point: Point, pivot: Point, degrees: float) -> Point:
    """The point turned clockwise about another."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    dx, dy = point[0] - pivot[0], point[1] - pivot[1]
    return pivot[0] + dx * c - dy * s, pivot[1] + dx * s + dy * c


def looking(member: Member, at: Point) -> Member:
    """Its face turned up or down toward a point of the unit, as far as a neck goes."""
    face = member.at("head", "face")
    if not member.limber or face is None:
        return member
    dx, dy = at[0] - face[0], at[1] - face[1]
    nod = math.degrees(math.atan2(dy, max(abs(dx), 1e-6)))
    low = _MUZZLE_NOD if "animal" in member.kinds else _MOST_NOD
    return _held(member, replace(attitude(member.pose), nod=min(max(nod * 0.6, -_MOST_NOD), low)))


def facing(member: Member, right: bool) -> Member:
    """Turned to that side where it stands."""
    if member.flip != right:
        return member
    x = member.x
    turned = (member if jointed(member.pose) else taken(member, member.stance)).mirrored()
    return turned.moved(x - turned.x, 0.0)


def upright(member: Member, stance: str = "upright") -> Member:
    """As people stand, where it can: an animal on its hind legs, a thing on legs that it is given."""
    if jointed(member.pose) or not (member.limber or member.symbol.limbs is not None):
        return member
    return _held(member, Attitude(stance if stance in STANCES else "upright"))


def clothed(member: Member, garment: Garment, colours: Mapping[str, RGB]) -> Member:
    """In a garment more, its slots in these colours."""
    held = attitude(member.pose)
    stance = held.stance if held.stance in STANCES else "standing"
    worn = _held(member, replace(held, stance=stance, wear=(*held.wear, garment)))
    return replace(worn, colours={**worn.colours, **colours})


def _held(member: Member, held: Attitude) -> Member:
    pose = str(held)
    if pose == member.pose:
        return member
    height = member.height * member.symbol.figure(pose).height / member.figure.height
    return replace(member, pose=pose, height=height)
