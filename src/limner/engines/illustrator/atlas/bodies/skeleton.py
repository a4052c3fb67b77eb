"""The joints of an upright body in an attitude, in the units of its figure: the ground is y 0, up is negative."""

import math
from dataclasses import dataclass, replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.attitude import Attitude
from limner.engines.illustrator.atlas.bodies.joints import ARM, LEG, Limb, hung, reach
from limner.engines.illustrator.atlas.bodies.stance import STANCES, Stance
from limner.engines.illustrator.atlas.flesh import Frame

SHOE = 9.0
"""The width of a leg that a shoe is drawn for, in units."""
_STRAIGHT, _STANDS = 12.0, 60.0
"""Who leans by less, and has a thigh that hangs by less, in degrees, holds himself as his age has it."""


@dataclass(frozen=True, slots=True)
class Physique:
    """Lengths and widths of a body in units. `head` scales the face (1: 23 units high), `bust` is how far it swells,
    and `stoop` by how many degrees one bends forward who stands or walks."""

    thigh: float = 23.0
    shin: float = 22.0
    torso: float = 28.0
    neck: float = 3.4
    head: float = 0.74
    shoulders: float = 11.0
    waist: float = 8.4
    hips: float = 9.0
    arm: float = 15.0
    forearm: float = 13.5
    arm_width: float = 6.0
    leg_width: float = 9.6
    bust: float = 0.0
    stoop: float = 0.0


@dataclass(frozen=True, slots=True)
class Skeleton:
    """`body` starts between the hips, `face` is in the head's middle, `feet` are the turns of the feet, near first."""

    physique: Physique
    stance: Stance
    body: Frame
    face: Frame
    near_arm: Limb
    far_arm: Limb
    near_leg: Limb
    far_leg: Limb
    feet: tuple[float, float]

    @property
    def narrow(self) -> float:
        """How much narrower the trunk is than from the front."""
        return narrow(self.stance)

    @property
    def balance(self) -> float:
        """How far the middle of the body is to the right of the middle of the feet, in units."""
        feet = (self.near_leg.end[0] + self.far_leg.end[0]) / 2
        chest = self.body.at(0, -self.physique.torso * 0.55)[0]
        return 0.7 * chest + 0.3 * self.face.x - feet


COUNTER = 0.6
"""How much shoulders slope against hips that are tilted, over the slope of these."""


def narrow(stance: Stance) -> float:
    """The width of a trunk in that stance over its width from the front."""
    return 1 - 0.26 * stance.turn


def toe(turn: float) -> float:
    """How far a shoe reaches before the ankle, in its own units."""
    return 5.4 + 3.4 * turn


def sole(leg: Limb, turn: float, width: float) -> Point:
    """The middle of a foot's underside."""
    return Frame(*leg.end, width / SHOE, turn).at(2.2, 3.45)


def skeleton(p: Physique, held: Attitude, *, legless: bool = False) -> Skeleton:
    """The joints in a stance of `STANCES`, else standing, the lowest foot on the ground; hands and feet at theirs."""
    stance = STANCES.get(held.stance, STANCES["standing"])
    stance = stance if held.lean is None else replace(stance, lean=held.lean)
    if p.stoop and abs(stance.lean) < _STRAIGHT and stance.near_leg[0] < _STANDS:
        stance = replace(stance, lean=stance.lean + p.stoop, turn=max(stance.turn, 0.4))
    gap = p.hips * (0.5 - 0.3 * stance.turn)
    legs = [(-gap, stance.near_leg), (gap, stance.far_leg)]
    slope = math.tan(math.radians(stance.tilt))
    hip_y = -max(_depth(p, angles, stance.turn) + slope * x for x, angles in legs)
    if stance.near_leg[0] > 95:
        hip_y = min(hip_y, -p.leg_width * 0.64)
    if legless:
        hip_y = -(p.thigh + p.shin + 3)
    hip_y -= stance.lift
    body = Frame(0, hip_y, 1, stance.lean)
    k = narrow(stance)
    sx, sy = (p.shoulders - p.arm_width * 0.42) * k, -p.torso + p.arm_width * 0.72
    drop = COUNTER * slope * sx
    neck = body.at(0.6 * stance.turn, -p.torso - p.neck * 0.4)
    nod = stance.nod + held.nod + stance.lean * 0.4
    face = Frame(neck[0] + stance.turn * 1.2, neck[1] - 11.2 * p.head, p.head, nod)
    arms = [
        hung(at, angles, p.arm, p.forearm) if aim is None else reach(at, aim, p.arm, p.forearm, ARM)
        for at, angles, aim in (
            (body.at(-sx, sy + drop), stance.near_arm, held.near),
            (body.at(sx, sy - drop), stance.far_arm, held.far),
        )
    ]
    near_leg, far_leg = (
        hung((x, hip_y + slope * x), angles, p.thigh, p.shin)
        if aim is None
        else reach((x, hip_y + slope * x), aim, p.thigh, p.shin, LEG)
        for (x, angles), aim in zip(legs, (held.near_foot, held.far_foot), strict=True)
    )
    feet = (_flat(stance.near_leg[2], held.near_foot), _flat(stance.far_leg[2], held.far_foot))
    return Skeleton(p, stance, body, face, arms[0], arms[1], near_leg, far_leg, feet)


def _flat(turn: float, aim: Point | None) -> float:
    """A foot that is put somewhere is flat."""
    return turn if aim is None else 0.0


def _depth(p: Physique, angles: tuple[float, float, float], turn: float) -> float:
    """How far below the hip the lowest edge of the shoe is."""
    ankle = hung((0, 0), angles, p.thigh, p.shin).end[1]
    t, scale = math.radians(angles[2]), p.leg_width / SHOE
    return ankle + scale * max(x * math.sin(t) + 3.45 * math.cos(t) for x in (-3.1, toe(turn)))
