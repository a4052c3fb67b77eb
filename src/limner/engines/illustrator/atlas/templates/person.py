"""People: a jointed figure in clothes, from the front to three-quarter view, looking right where it turns.

An adult is about 100 units tall with a head of a fifth; children have bodies of their own. Angles of arms and legs are
degrees from straight down toward the right of the picture; 180 is straight up.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from limner.drawing.geometry import (
    CORNER,
    Landmark,
    Path,
    ellipse,
    joined,
    limb,
    polygon,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.attire import Attire
from limner.engines.illustrator.atlas.bodies.joints import Limb
from limner.engines.illustrator.atlas.bodies.skeleton import SHOE, Physique, Skeleton, narrow, skeleton, sole
from limner.engines.illustrator.atlas.bodies.skeleton import toe as toe_length
from limner.engines.illustrator.atlas.bodies.stance import ASTRIDE, SEATED, Stance
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, fused
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.portrait import Look, hair_behind, head

FAR = -0.07
"""The tone of the limbs on the far side."""

Draw = Callable[[Pen, "Posed"], None]


MAN = Physique()
WOMAN = Physique(shoulders=9.2, waist=6.5, hips=9.2, arm=14.5, forearm=13, arm_width=5.0, leg_width=9.0, thigh=23.5,
    head=0.72)  # fmt: skip
CHILD = Physique(thigh=17.5, shin=16.5, torso=26, neck=2.6, head=1.06, shoulders=9.6, waist=8.8, hips=9.2, arm=13,
    forearm=11.5, arm_width=5.6, leg_width=9.4)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Clothes:
    """`sleeve` and `leg` are how far arm and leg are covered: 1 to elbow or knee, 2 wholly. `skirt` is its length."""

    sleeve: float = 0.75
    leg: float = 2.0
    skirt: float = 0.0
    flare: float = 5.0
    dress: bool = False
    gloves: str = ""
    loose: float = 1.0
    sleeve_flare: float = 0.0


@dataclass(frozen=True, slots=True)
class Person:
    """A body, a face, clothes, and what else is drawn: behind everything, on the chest, and over the head.

    A `legless` one has what `chest` draws instead of legs."""

    physique: Physique = MAN
    look: Look = field(default_factory=Look)
    clothes: Clothes = field(default_factory=Clothes)
    behind: Draw | None = None
    chest: Draw | None = None
    over: Draw | None = None
    legless: bool = False


@dataclass(frozen=True, slots=True)
class Posed:
    """A person in a pose, in the symbol's units: `body` starts between the hips, `face` in the head's middle."""

    person: Person
    stance: Stance
    body: Frame
    face: Frame
    near_arm: Limb
    far_arm: Limb
    near_leg: Limb
    far_leg: Limb
    feet: tuple[float, float]
    clasp: bool
    joints: Skeleton

    @property
    def narrow(self) -> float:
        """How much narrower the trunk is than from the front."""
        return narrow(self.stance)

    def trunk(self, grow: float = 0.0, hem: float = 2.0) -> Path:
        """The outline of the upper body, `hem` units below the hips."""
        p, k = self.person.physique, self.narrow
        s, w, h, top = (p.shoulders + grow) * k, (p.waist + grow) * k, (p.hips + grow) * k, -p.torso
        right: list[Landmark] = [(p.neck * 0.95, top - 1.4), (s * 0.8, top + 1.4), (s * 1.02, top + 5),
            (s * 0.9, top + 11), (w, top * 0.42), (h, -2), (h * 1.02, hem, CORNER), (h * 0.5, hem + 0.9)]  # fmt: skip
        left: list[Landmark] = [(-x, y, *c) for x, y, *c in right]  # type: ignore[misc]
        return self.body.path(smooth([*right, *reversed(left)]))


def posed(person: Person, pose: str) -> Posed:
    """The joints of a person in a pose of `STANCES`, else standing, or in an attitude."""
    held = attitude(pose)
    at = skeleton(person.physique, held, legless=person.legless)
    return Posed(
        person, at.stance, at.body, at.face, at.near_arm, at.far_arm, at.near_leg, at.far_leg, at.feet, held.clasp, at
    )


def person(pen: Pen, who: Person) -> None:
    """Draw a person in the pen's pose. Slots: skin, hair, shirt, trousers, shoes, eye, glint, lip, blush, iris."""
    at = posed(who, pen.pose)
    if pen.stance in ASTRIDE:
        if not who.legless:
            _leg(pen, at, at.far_leg, at.feet[1], FAR)
        with pen.in_front():
            _upright(pen, who, at)
    else:
        _upright(pen, who, at)
    _anchors(pen, at)


def _upright(pen: Pen, who: Person, at: Posed) -> None:
    """All parts from back to front, but for a rider's far leg."""
    attire = _attire(pen, at)
    attire.behind()
    if who.behind:
        who.behind(pen, at)
    hair_behind(pen, at.face, who.look, at.stance.turn)
    if not who.legless and pen.stance not in ASTRIDE:
        _leg(pen, at, at.far_leg, at.feet[1], FAR)
    if not at.stance.far_before(clasp=at.clasp):
        _arm(pen, at, at.far_arm, FAR)
    if not who.legless:
        _leg(pen, at, at.near_leg, at.feet[0], 0.0)
        _pelvis(pen, at)
    _neck(pen, at)
    pen.part("shirt", at.trunk(hem=-1.0 if who.clothes.skirt else 2.4))
    _creases(pen, at)
    _neckline(pen, at)
    if who.clothes.skirt:
        _skirt(pen, at)
    if who.chest:
        who.chest(pen, at)
    attire.body()
    attire.throat()
    head(pen, at.face, who.look, at.stance.turn, asleep=at.stance.asleep)
    if who.over:
        who.over(pen, at)
    if at.stance.book:
        _book(pen, at)
    if at.clasp:
        with pen.in_front():
            _arms(pen, at)
    else:
        _arms(pen, at)


def _arms(pen: Pen, at: Posed) -> None:
    """The arms that are before the body."""
    if at.stance.far_before(clasp=at.clasp):
        _arm(pen, at, at.far_arm, -0.02)
    _arm(pen, at, at.near_arm, 0.025)


def _creases(pen: Pen, at: Posed) -> None:
    """Folds of a shirt: from the armpits, and over the waist toward the side that the body turns to."""
    p, k = at.person.physique, at.narrow
    s, w, top = p.shoulders * k, p.waist * k, -p.torso
    folds = [
        [(-s * 0.86, top + 8, 0.2), (-s * 0.52, top + 11, 0.8), (-s * 0.2, top + 12, 0.1)],
        [(s * 0.86, top + 8.6, 0.2), (s * 0.56, top + 12.4, 0.8), (s * 0.3, top + 14, 0.1)],
        [(w * 1.0, -7.6, 0.3), (w * 0.55, -5.6, 1.1), (w * 0.05, -5.4, 0.1)],
        [(-w * 1.0, -5.0, 0.2), (-w * 0.62, -3.6, 0.9), (-w * 0.2, -3.8, 0.1)],
    ]
    pen.mark("shirt", at.body.path(union(*(limb(fold) for fold in folds))), tone=-0.075, detail=1)


def _knee(pen: Pen, leg: Limb, width: float) -> None:
    """Folds behind the knee and over the shoe."""
    (bx, by), (ex, ey) = leg.bend, leg.end
    side = 1 if ex < bx else -1
    folds = [
        [(bx + side * width * 0.5, by - 1.2, 0.2), (bx + side * width * 0.14, by + 0.4, 0.9),
         (bx - side * width * 0.2, by + 0.2, 0.1)],
        [(bx + side * width * 0.5, by + 1.8, 0.2), (bx + side * width * 0.2, by + 2.6, 0.7), (bx, by + 2.4, 0.1)],
        [(ex + width * 0.3, ey - 3.4, 0.1), (ex, ey - 2.4, 0.8), (ex - width * 0.3, ey - 2.8, 0.1)],
    ]  # fmt: skip
    pen.mark("trousers", union(*(limb(fold) for fold in folds)), tone=-0.08, detail=1)


def _arm(pen: Pen, at: Posed, arm: Limb, tone: float) -> None:
    c, w = at.person.clothes, at.person.physique.arm_width
    (bx, by), (ex, ey) = arm.bend, arm.end
    angle = math.degrees(math.atan2(ex - bx, ey - by))
    hand = Frame(ex, ey, w / 5.4, -angle)
    mitt = _hand(hand, open_palm=pen.stance == "waving" and arm is at.far_arm)
    bare = limb(arm.chain(w * 0.94, w * 0.76, w * 0.56))
    if c.sleeve < 2:
        pen.part("skin", union(bare, mitt), tone=tone)
    else:
        pen.part(c.gloves or "skin", mitt, tone=tone)
    loose = c.loose
    if not c.sleeve:
        _attire(pen, at).arm(arm, tone)
        return
    sleeve = arm.chain(w * 1.2 * loose, w * 1.0 * loose, w * 0.78 * loose + c.sleeve_flare, c.sleeve)
    pen.part("shirt", _tube(sleeve), tone=tone)
    if c.sleeve < 2:
        _cuff(pen, sleeve)
    _attire(pen, at).arm(arm, tone)


def _hand(frame: Frame, *, open_palm: bool) -> Path:
    """A closed hand with its thumb, or a palm with four fingers."""
    if not open_palm:
        return fused(frame.oval(0, 2.2, 2.7, 3.6), frame.path(limb([(0.8, 0.4, 2.4), (2.9, 2.6, 1.7)])), radius=0.7)
    fingers = [limb([(x * 0.7, 3.0, 2.0), (x * 1.3, y, 1.7)]) for x, y in ((-2.0, 7.2), (-0.7, 8.2), (0.7, 8.1),
        (2.0, 7.2))]  # fmt: skip
    thumb = limb([(-1.2, 1.4, 2.2), (-4.2, 3.6, 1.7)])
    return frame.path(union(ellipse(0, 2.6, 3.0, 3.3), thumb, *fingers))


def _tube(chain: list[tuple[float, float, float]]) -> Path:
    """A sleeve or trouser leg: round at the joint, cut straight at its end."""
    x, y, w = chain[0]
    return union(ellipse(x, y, w / 2), limb(chain, round_end=False))


def _cuff(pen: Pen, chain: list[tuple[float, float, float]]) -> None:
    (ax, ay, _), (bx, by, w) = chain[-2:]
    length = math.hypot(bx - ax, by - ay) or 1.0
    dx, dy = -(bx - ax) / length * w * 0.08, -(by - ay) / length * w * 0.08
    nx, ny = -dy * 9, dx * 9
    pen.mark("shirt", curve((bx + dx - nx, by + dy - ny), (bx + dx + nx, by + dy + ny)), width=w * 0.2, tone=-0.08,
        detail=1)  # fmt: skip


def _leg(pen: Pen, at: Posed, leg: Limb, foot: float, tone: float) -> None:
    c, w = at.person.clothes, at.person.physique.leg_width
    wide = c.loose
    if c.leg < 2:
        pen.part("skin", limb(leg.chain(w * 0.9, w * 0.64, w * 0.4)), tone=tone)
    shoe = Frame(*leg.end, w / SHOE, foot)
    toe = toe_length(at.stance.turn) if leg is not at.near_leg or at.stance.turn > 0.3 else -6.0
    side = 1 if toe > 0 else -1
    sole: list[Landmark] = [(-2.9 * side, -1.4), (-3.3 * side, 2.4), (-3.1 * side, 3.45, CORNER), (toe, 3.45, CORNER),
        (toe * 1.04, 2.0), (toe * 0.72, 0.3), (2.7 * side, -1.8)]  # fmt: skip
    pen.part("shoes", shoe.path(smooth(sole)), tone=tone)
    pen.mark("shoes", shoe.path(rect(-12, 2.5, 24, 2)), tone=-0.12, detail=1)
    if c.leg > 0:
        pen.part("trousers", _tube(leg.chain(w * 1.06 * wide, w * 0.8 * wide, w * 0.6 * wide, c.leg)), tone=tone)
        if c.leg >= 2:
            _knee(pen, leg, w)
    _attire(pen, at).leg(leg, foot, tone)


def _attire(pen: Pen, at: Posed) -> Attire:
    """What is put on over its own clothes."""
    return Attire(attitude(pen.pose).wear, pen, at.joints, at.trunk())


def _pelvis(pen: Pen, at: Posed) -> None:
    p, k = at.person.physique, at.narrow
    if at.person.clothes.leg > 0:
        hips = at.body.shape((-p.hips * k * 0.9, -3), (-p.hips * k * 0.98, 2), (-p.hips * k * 0.7, 6), (0, 5),
            (p.hips * k * 0.7, 6), (p.hips * k * 0.98, 2), (p.hips * k * 0.9, -3))  # fmt: skip
        pen.part("trousers", hips, tone=0.0)


def _neck(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    x, y = at.face.at(0, 5)
    base = at.body.at(0, -p.torso + 3)
    pen.part("skin", limb([(x, y, p.neck * 1.9), (*base, p.neck * 2.1)]))
    pen.mark("skin", at.face.oval(1.2, 4.5, 8, 8.4), tone=-0.1)


def _neckline(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    opening = at.body.oval(0.5 * at.stance.turn, -p.torso - 1.2, p.neck * 1.12, p.neck * 0.86)
    pen.mark("skin", opening, tone=-0.02)
    pen.mark("shirt", at.body.path(_ring(0.5 * at.stance.turn, -p.torso - 1.2, p.neck)), width=1.0, tone=-0.08,
        detail=1)  # fmt: skip


def _ring(x: float, y: float, neck: float) -> Path:
    return curve((x - neck * 1.25, y - 0.4), (x - neck * 0.8, y + neck * 0.72), (x, y + neck),
        (x + neck * 0.8, y + neck * 0.72), (x + neck * 1.25, y - 0.4))  # fmt: skip


def _skirt(pen: Pen, at: Posed) -> None:
    """From the waist to the hem, wide enough for the knees."""
    p, c, k = at.person.physique, at.person.clothes, at.narrow
    x0, y0 = at.body.at(-p.waist * k, -p.torso * 0.36)
    x1, y1 = at.body.at(p.waist * k, -p.torso * 0.36)
    knees = [at.near_leg.bend, at.far_leg.bend]
    seated = max(knees)[0] - min(knees)[0] < 9 and abs(knees[0][1] - at.body.y) < p.thigh * 0.5
    slot = "shirt" if c.dress else "trousers"
    if seated:
        kx, ky = max(knees)
        drop = max((c.skirt - p.thigh) * 0.85, 5.6) if pen.stance == "sitting" else 5.6
        lap: list[Landmark] = [
            (x0, y0), (x0 - 2.4, at.body.y + 3), (x0 + 3, at.body.y + 6.4), (kx - 6, ky + 5.2),
                (kx - 5.6, ky + drop, CORNER),
            (kx + 5.8, ky + drop, CORNER), (kx + 6, ky - 2), (kx, ky - 6), (x1 + 4, at.body.y - 7), (x1, y1),
        ]  # fmt: skip
        pen.part(slot, smooth(lap))
        return
    hem = at.body.y + c.skirt
    left = min(x for x, _ in knees) - c.flare - p.leg_width * 0.3
    right = max(x for x, _ in knees) + c.flare + p.leg_width * 0.3
    mid = (left + right) / 2
    fall: list[Landmark] = [
        (x0, y0), ((x0 + left) / 2 - 1.4, (y0 + hem) / 2 - 3), (left, hem - 1, CORNER), ((left + mid) / 2, hem + 1.2),
            (mid, hem + 0.6), ((right + mid) / 2, hem + 1.4),
        (right, hem - 1, CORNER), ((x1 + right) / 2 + 1.4, (y1 + hem) / 2 - 3), (x1, y1),
    ]  # fmt: skip
    pen.part(slot, smooth(fall))
    folds = [curve((mid + (x - mid) * 0.3, (y0 + hem) / 2), (mid + (x - mid) * 0.6, hem)) for x in (left, right)]
    for fold in folds:
        pen.mark(slot, fold, width=0.9, tone=-0.08, detail=1)
    if c.dress:
        pen.mark(slot, curve((x0 - 2, y0 + 1.5), ((x0 + x1) / 2, y0 + 2.6), (x1 + 2, y1 + 1.5)), width=1.6, tone=-0.12)


def _book(pen: Pen, at: Posed) -> None:
    (ax, ay), (bx, by) = at.near_arm.end, at.far_arm.end
    x, y = (ax + bx) / 2 + 1.0, (ay + by) / 2 - 2
    pages = [(-10.5, -8), (-5, -8.4), (0, -6), (5, -8.4), (10.5, -8), (10.5, 4.4), (5, 4), (0, 6.4), (-5, 4),
        (-10.5, 4.4)]  # fmt: skip
    pen.part("cover", polygon([(x + dx * 1.1, y + dy + (1.3 if dy > 0 else -0.2)) for dx, dy in pages]))
    pen.part("book", polygon([(x + dx, y + dy) for dx, dy in pages]))
    lines = [curve((x + a, y + dy), (x + a + 6, y + dy + 0.4 * (a < 0))) for dy in (-4.6, -2.2, 0.2) for a in (-8.4,
        2.4)]  # fmt: skip
    pen.mark("book", joined(*lines), width=0.6, tone=-0.25, detail=1)
    pen.mark("book", curve((x, y - 8), (x, y + 9)), width=0.9, tone=-0.15)


def _anchors(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    hand = at.far_arm.end
    lap = at.near_leg
    seated = pen.stance in SEATED
    seat = (at.body.x + p.hips * 0.3, at.body.y + p.leg_width * 0.5)
    pen.anchor(
        feet=(lap.end[0] if seated else 0.0, 0), seat=seat, hand=hand, held=hand, near_hand=at.near_arm.end,
            back=at.body.at(-p.shoulders * at.narrow, -p.torso * 0.8),
        neck=at.body.at(0, -p.torso), chest=at.body.at(0, -p.torso * 0.66), waist=at.body.at(0, -p.torso * 0.3),
            lean=at.body.at(-p.shoulders * at.narrow, -p.torso * 0.7),
    )  # fmt: skip
    pen.anchor(
        elbow=at.far_arm.bend,
        knee=at.near_leg.bend,
        shoulder=at.near_arm.top,
        far_shoulder=at.far_arm.top,
        foot=sole(at.near_leg, at.feet[0], p.leg_width),
        far_foot=sole(at.far_leg, at.feet[1], p.leg_width),
    )
    if seated:
        pen.anchor(lap=((lap.top[0] + lap.bend[0]) / 2, lap.bend[1] - p.leg_width * 0.4))
