"""Members of a unit as jointed bodies: in a stance, hands and feet on points, the face toward something."""

import math
from dataclasses import replace

from limner.engines.illustrator.atlas.bodies.attitude import Attitude, attitude, jointed
from limner.engines.illustrator.atlas.templates.stance import STANCES
from limner.engines.illustrator.geometry import Point
from limner.engines.illustrator.staging.units import Member

TALL = 100.0
"""How tall an adult stands, in the units of its figure."""
_MOST_NOD = 24.0
_STEP, _CLOSE = 6.0, 0.01
"""By how many degrees the trunk leans farther, and how near a hand must come, over the height."""


def tall(member: Member) -> float:
    """How tall it stands, whatever its pose."""
    return member.scale * TALL


def taken(member: Member, stance: str) -> Member:
    """In that stance, its body as large as before; as it is where it takes no attitudes."""
    return _held(member, Attitude(stance)) if member.symbol.limber else member


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
    if not member.symbol.limber:
        return member
    held = attitude(member.pose)
    aims = {"near": near, "far": far, "near_foot": near_foot, "far_foot": far_foot}
    moved = {name: member.local(point) for name, point in aims.items() if point is not None}
    held = replace(held, **moved, clasp=held.clasp if clasp is None else clasp)  # type: ignore[arg-type]
    return _held(member, held)


def leaning(member: Member, *, near: Point, far: Point, most: float = 54.0) -> Member:
    """Both hands at points, the trunk leaning forward as little as lets them reach."""
    if not member.symbol.limber:
        return member
    held = attitude(member.pose)
    lean = STANCES[held.stance].lean if held.stance in STANCES else 0.0
    while True:
        tried = reaching(_held(member, replace(held, lean=lean)), near=near, far=far)
        hands = (tried.at("near_hand"), near), (tried.at("held"), far)
        short = max(math.dist(hand, aim) for hand, aim in hands if hand is not None)
        if lean >= most or short < _CLOSE * tall(member):
            return tried
        lean = min(lean + _STEP, most)


def looking(member: Member, at: Point) -> Member:
    """Its face turned up or down toward a point of the unit, as far as a neck goes."""
    face = member.at("head", "face")
    if not member.symbol.limber or face is None:
        return member
    dx, dy = at[0] - face[0], at[1] - face[1]
    nod = math.degrees(math.atan2(dy, max(abs(dx), 1e-6)))
    return _held(member, replace(attitude(member.pose), nod=min(max(nod * 0.6, -_MOST_NOD), _MOST_NOD)))


def facing(member: Member, right: bool) -> Member:
    """Turned to that side where it stands."""
    if member.flip != right:
        return member
    x = member.x
    turned = (member if jointed(member.pose) else taken(member, member.stance)).mirrored()
    return turned.moved(x - turned.x, 0.0)


def upright(member: Member) -> Member:
    """As people stand, where it can."""
    return member if jointed(member.pose) else taken(member, "upright")


def _held(member: Member, held: Attitude) -> Member:
    pose = str(held)
    if pose == member.pose:
        return member
    height = member.height * member.symbol.figure(pose).height / member.figure.height
    return replace(member, pose=pose, height=height)
