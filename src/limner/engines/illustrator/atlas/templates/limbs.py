"""A person's arms and legs: flesh, what of the clothes lies on it, hands and shoes."""

import math

from limner.drawing.geometry import CORNER, Landmark, Path, joined, limb, rect, smooth, union
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies import anatomy
from limner.engines.illustrator.atlas.bodies.attire import Attire
from limner.engines.illustrator.atlas.bodies.footwear import FOOTWEAR
from limner.engines.illustrator.atlas.bodies.joints import Limb
from limner.engines.illustrator.atlas.bodies.skeleton import SHOE
from limner.engines.illustrator.atlas.bodies.skeleton import toe as toe_length
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.posed import FAR, Posed

_OPEN = frozenset(
    "cheering surrendering shrugging pushing jumping swaying arabesque pirouette stretching dancing".split()
)
"""Stances with both hands open; of these only the far one is."""
_FAR_OPEN = frozenset({"waving", "greeting", "open"})
POCKETED = "pocketed"
"""The stance of who has both hands in his pockets."""
_TOES, _ON_THE_GROUND = 4.9, 14.0
"""How far a shoe that is seen from the front reaches to its side, in its own units, and by how many degrees its foot is
turned at most."""
_FRONTAL = 0.4
"""The most that one is turned aside whose legs are seen side by side."""
_HANGS = 48.0
"""A forearm within so many degrees of straight down has its hand relaxed, where nothing is held."""


def attire(pen: Pen, at: Posed) -> Attire:
    """What is put on over a person's own clothes."""
    return Attire(at.worn, pen, at.joints, at.trunk())


def far_tone(at: Posed) -> float:
    """The tone of limbs on the far side: the less one is turned, the less they are farther off."""
    return FAR * min(0.15 + at.stance.turn, 1.0)


def is_frontal(at: Posed) -> bool:
    """Whether both legs are seen from the front, side by side."""
    return at.stance.turn <= _FRONTAL


def crosses(at: Posed, arm: Limb) -> bool:
    """Whether the upper arm lies before the trunk."""
    x0 = at.body.x + (arm.bend[1] - at.body.y) * -math.tan(math.radians(at.body.turn))
    return abs(arm.bend[0] - x0) < at.person.physique.waist * at.narrow + 0.1 * at.person.physique.arm_width


def arm(pen: Pen, at: Posed, bones: Limb, tone: float) -> None:
    """An arm with its hand and its sleeve; the sleeve of one that hangs goes over into the shoulder."""
    c, w = at.person.clothes, at.person.physique.arm_width
    pocketed = pen.stance == POCKETED
    path, lines = (Path(), Path()) if pocketed else _hand(pen, at, bones)
    if c.sleeve < 2:
        path = union(anatomy.fleshed(bones, w, anatomy.ARM, start=max(c.sleeve - 0.3, 0.0)), path)
    pen.part(c.gloves if c.gloves and c.sleeve >= 2 else "skin", path, tone=tone)
    pen.mark(c.gloves if c.gloves and c.sleeve >= 2 else "skin", lines, width=0.42 * w / 5.4, tone=-0.13, detail=2)
    if c.sleeve:
        _sleeve(pen, at, bones, tone)
    attire(pen, at).arm(bones, tone)
    if pocketed:
        _pocket(pen, at, bones)


def _pocket(pen: Pen, at: Posed, bones: Limb) -> None:
    """A pocket over the end of an arm whose hand is in it."""
    w, side = at.person.physique.arm_width, (-1 if bones is at.near_arm else 1)
    slot, (x, y) = (at.person.clothes.low if at.person.clothes.leg else at.person.clothes.top), bones.end
    opening = [(x + side * 0.62 * w, y + 0.05 * w), (x - side * 0.7 * w, y - 0.45 * w)]
    low = [(x - side * 0.75 * w, y + 1.1 * w), (x + side * 0.1 * w, y + 1.35 * w), (x + side * 0.6 * w, y + 0.8 * w)]
    pen.part(slot, smooth([(*opening[0], CORNER), (*opening[1], CORNER), *low]), shade="soft")
    pen.mark(slot, limb([(*opening[0], 0.3), (*opening[1], 0.3)]), tone=-0.16)


def hand(pen: Pen, at: Posed, bones: Limb, tone: float) -> None:
    """The hand of an arm alone, over what it holds."""
    c, w = at.person.clothes, at.person.physique.arm_width
    path, lines = _hand(pen, at, bones)
    slot = c.gloves if c.gloves and c.sleeve >= 2 else "skin"
    pen.part(slot, path, tone=tone)
    pen.mark(slot, lines, width=0.42 * w / 5.4, tone=-0.13, detail=2)


def _sleeve(pen: Pen, at: Posed, bones: Limb, tone: float) -> None:
    c, w = at.person.clothes, at.person.physique.arm_width * at.person.clothes.loose
    flare = c.sleeve_flare + (0.7 if c.sleeve < 1.2 else 0.0)
    path = anatomy.fleshed(bones, w, anatomy.SLEEVE, end=c.sleeve, cut=True, flare=flare)
    before = crosses(at, bones)
    pen.part(c.top, path, tone=tone, shade="form" if before else "soft")
    near = bones is at.near_arm
    if not before:
        side = -1 if near else 1
        pen.mark(c.top, anatomy.underside(bones, w, anatomy.SLEEVE, 0.5, max(c.sleeve, 0.9) + 0.2, side), tone=-0.09)
    if c.sleeve > 1.2:
        pen.mark(c.top, _elbow(bones, w), tone=-0.08, detail=1)
    hem = anatomy.band(bones, w, anatomy.SLEEVE, c.sleeve, w * 0.2, flare)
    pen.mark(c.top, hem, width=w * 0.2, tone=-0.07, detail=1)


def _elbow(bones: Limb, w: float) -> Path:
    """Folds at the inner side of an elbow."""
    (x, y), (nx, ny) = anatomy.at(bones, 1.0)
    (_, _), (mx, my) = anatomy.at(bones, 0.5)
    inner = 1.0 if mx * ny - my * nx > 0 else -1.0
    nx, ny = nx * inner * w, ny * inner * w
    folds = [[(x + nx * 0.5, y + ny * 0.5, 0.2), (x + nx * 0.12 - ny * k, y + ny * 0.12 + nx * k, 0.8),
        (x - nx * 0.16 - ny * k * 1.6, y - ny * 0.16 + nx * k * 1.6, 0.1)] for k in (0.02, 0.34)]  # fmt: skip
    return union(*(limb(fold) for fold in folds))


def _hand(pen: Pen, at: Posed, bones: Limb) -> tuple[Path, Path]:
    """A hand and its lines: relaxed at the end of an arm that hangs, else closed, or open where the stance says so."""
    w = at.person.physique.arm_width
    near, held = bones is at.near_arm, attitude(pen.pose)
    (bx, by), (ex, ey) = bones.bend, bones.end
    angle = math.degrees(math.atan2(ex - bx, ey - by))
    frame = Frame(ex, ey, w / 5.8, -angle)
    aim = held.near if near else held.far
    talks = pen.stance == "greeting" and held.clasp and held.near is None and ey < bones.top[1]
    aimed = aim is not None and not talks
    if not aimed and (pen.stance in _OPEN or (pen.stance in _FAR_OPEN and not near)):
        return anatomy.open_hand(frame, -1 if near else 1)
    if not aimed and abs(angle) < _HANGS and not held.clasp:
        return anatomy.relaxed_hand(frame, 1 if near or not is_frontal(at) else -1)
    return anatomy.fist(frame, 1 if angle >= 0 else -1)


def leg(pen: Pen, at: Posed, bones: Limb, foot: float, tone: float) -> None:
    """A leg with its shoe, bare down to there where no trousers are."""
    c, p = at.person.clothes, at.person.physique
    if c.leg < 2:
        stations = anatomy.FRONTAL_LEG if is_frontal(at) else anatomy.LEG
        pen.part("skin", anatomy.fleshed(bones, p.leg_width, stations), tone=tone)
    _shoe(pen, at, bones, foot, tone)


def trousers(pen: Pen, at: Posed, *legs: Limb, tone: float = 0.0, seat: bool = True) -> None:
    """Trouser legs in one piece, with the `seat` of the trousers."""
    c, p = at.person.clothes, at.person.physique
    if c.leg <= 0:
        return
    w, flare = p.leg_width * c.loose, 0.8 if c.leg < 1.6 else 0.3
    pieces = [anatomy.fleshed(bones, w, anatomy.TROUSERS, end=c.leg, cut=True, flare=flare) for bones in legs]
    if seat:
        pieces.append(_seat(at))
    pen.part(c.low, union(*pieces), tone=tone)
    hems = joined(*(anatomy.band(bones, w, anatomy.TROUSERS, c.leg, 0.9, flare) for bones in legs))
    pen.mark(c.low, hems, width=0.9, tone=-0.09, detail=1)
    folds = [fold for bones in legs for fold in _knee(bones, p.leg_width, whole=c.leg >= 2)]
    if len(legs) > 1:
        x, y = (legs[0].top[0] + legs[1].top[0]) / 2, legs[0].top[1]
        folds.append(limb([(x, y + 2.4, 0.2), (x + 0.1, y + 5.4, 0.8), (x - 0.1, y + 9.5, 1.0), (x, y + 13, 0.2)]))
    pen.mark(c.low, union(*folds), tone=-0.085, detail=1)


def _seat(at: Posed) -> Path:
    p, k = at.person.physique, at.narrow
    outline: list[Landmark] = [(-p.hips * k * 0.88, -4), (-p.hips * k * 0.97, 1.5), (-p.hips * k * 0.76, 6), (0, 5.4),
        (p.hips * k * 0.76, 6), (p.hips * k * 0.97, 1.5), (p.hips * k * 0.88, -4)]  # fmt: skip
    return at.body.shape(*(at.tilted(point) for point in outline))


def _knee(bones: Limb, width: float, *, whole: bool) -> list[Path]:
    """Folds at the hip, behind the knee, and over the shoe of a `whole` leg."""
    (ax, ay), (bx, by), (ex, ey) = bones.top, bones.bend, bones.end
    side = 1 if ex < bx else -1
    folds = [[(ax + width * 0.4, ay + 1.0, 0.2), (ax + width * 0.16, ay + 3.0, 0.8), (ax - width * 0.1, ay + 3.8, 0.1)]]
    if whole:
        folds += [
            [(bx + side * width * 0.5, by - 1.0, 0.2), (bx + side * width * 0.12, by + 0.6, 1.0),
             (bx - side * width * 0.2, by + 0.2, 0.1)],
            [(bx + side * width * 0.5, by + 2.0, 0.2), (bx + side * width * 0.2, by + 2.9, 0.7), (bx, by + 2.6, 0.1)],
            [(ex + width * 0.34, ey - 3.2, 0.1), (ex + width * 0.05, ey - 2.0, 0.9), (ex - width * 0.3, ey - 2.6, 0.1)],
        ]  # fmt: skip
    return [limb(fold) for fold in folds]


def _shoe(pen: Pen, at: Posed, bones: Limb, foot: float, tone: float) -> None:
    """An upper with its collar and laces on a sole; a flat shows the instep."""
    c, w = at.person.clothes, at.person.physique.leg_width
    frame = Frame(*bones.end, w / SHOE, foot)
    if FOOTWEAR.keys() & set(at.worn):
        return
    toe = toe_length(at.stance.turn) if _toes_right(at, bones) else -6.0
    front = is_frontal(at) and abs(foot) < _ON_THE_GROUND
    toe = (_TOES if toe > 0 else -_TOES) if front else toe
    side = 1 if toe > 0 else -1
    if c.shoe in ("flat", "bare"):
        instep: list[Landmark] = [(-1.9 * side, -2.4), (-2.6 * side, 2.2), (toe * 0.9, 2.6), (toe * 0.66, 0.8),
            (1.9 * side, -2.2)]  # fmt: skip
        pen.part("skin", frame.path(smooth(instep)), tone=tone)
        if c.shoe == "bare":
            return
        upper: list[Landmark] = [(-2.7 * side, 0.0, CORNER), (-3.1 * side, 2.0), (-2.9 * side, 3.45, CORNER),
            (toe, 3.45, CORNER), (toe * 1.04, 2.2), (toe * 0.78, 0.9, CORNER), (toe * 0.4, 1.9)]  # fmt: skip
    elif front:
        upper = [(-2.6 * side, -2.6, CORNER), (-3.3 * side, 0.2), (-3.1 * side, 2.9), (-1.9 * side, 3.7),
            (toe * 0.46, 4.3), (toe * 0.9, 3.95), (toe * 1.06, 2.3), (toe * 0.84, 0.2),
            (2.7 * side, -2.6, CORNER)]  # fmt: skip
    else:
        upper = [(-2.6 * side, -2.6, CORNER), (-3.2 * side, -0.4), (-3.2 * side, 3.45, CORNER), (toe, 3.45, CORNER),
            (toe * 1.05, 2.1), (toe * 0.84, 0.5), (toe * 0.42 + 0.8 * side, -0.5),
            (2.7 * side, -2.6, CORNER)]  # fmt: skip
    pen.part("shoes", frame.path(smooth(upper)), tone=tone)
    if c.shoe == "sneaker":
        pen.mark("sole", frame.path(rect(-14, 2.2, 28, 2)), tone=tone)
        pen.mark("shoes", frame.line((-14, 2.2), (14, 2.2)), width=0.5 * frame.scale, tone=-0.16, detail=1)
        laces = joined(*(frame.line((x * side, y), ((x + 1.5) * side, y + 1.3)) for x, y in ((2.2, -1.4), (3.6, -0.9))))
        pen.mark("sole", laces, width=0.6 * frame.scale, tone=tone, detail=2)
    else:
        pen.mark("shoes", frame.path(rect(-14, 2.75, 28, 2)), tone=-0.16, detail=1)
        shine = curve(*(frame.at(x, y) for x, y in ((toe * 0.5, 0.7), (toe * 0.8, 1.3), (toe * 0.9, 2.0))))
        pen.mark("shoes", shine, width=0.7 * frame.scale, tone=0.14, alpha=0.7, detail=2)


def _toes_right(at: Posed, bones: Limb) -> bool:
    return bones is not at.near_leg or at.stance.turn > 0.3
