"""People: a jointed figure in clothes, from the front to three-quarter view, looking right where it turns."""

from dataclasses import replace

from limner.drawing.geometry import CORNER, Path, joined, limb, polygon, smooth, union
from limner.engines.illustrator.atlas.attitude import Attitude, attitude
from limner.engines.illustrator.atlas.bodies.joints import Limb
from limner.engines.illustrator.atlas.bodies.skeleton import sole
from limner.engines.illustrator.atlas.bodies.stance import ASTRIDE, SEATED
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates import limbs, skirts
from limner.engines.illustrator.atlas.templates.portrait import hair_behind, head, styled
from limner.engines.illustrator.atlas.templates.posed import (
    CHILD,
    FAR,
    MAN,
    WOMAN,
    Clothes,
    Draw,
    Person,
    Posed,
    posed,
)
from limner.engines.illustrator.atlas.templates.wardrobe import dressed

__all__ = ["CHILD", "FAR", "MAN", "WOMAN", "Clothes", "Draw", "Person", "Posed", "person", "posed"]

_BROAD, _LEVEL = 14.0, 3.0
"""So far apart and so level, in units, are hands that hold a thing by its edges."""
_ALIKE = 0.36
"""The most that one is turned aside whose arms are seen alike."""


def person(pen: Pen, who: Person) -> None:
    """Draw a person in the pen's pose. Slots: those of `outfit.human`."""
    who, worn = dressed(replace(who, look=styled(who.look, pen.mood)), attitude(pen.pose).wear)
    at = posed(who, pen.pose, worn)
    if pen.stance in ASTRIDE:
        if not who.legless:
            _legs(pen, at, at.far_leg, tone=FAR, seat=False)
        with pen.in_front():
            _upright(pen, who, at)
    else:
        _upright(pen, who, at)
    _anchors(pen, at)


def _upright(pen: Pen, who: Person, at: Posed) -> None:
    """All parts from back to front, but for a rider's far leg."""
    attire = limbs.attire(pen, at)
    attire.behind()
    if who.behind:
        who.behind(pen, at)
    hair_behind(pen, at.face, who.look, at.stance.turn)
    astride, before = pen.stance in ASTRIDE, _far_before(at)
    together = limbs.is_frontal(at) and not astride
    if not (who.legless or together or astride):
        _legs(pen, at, at.far_leg, tone=limbs.far_tone(at), seat=False)
    if not before:
        limbs.arm(pen, at, at.far_arm, limbs.far_tone(at))
    if not who.legless:
        _legs(pen, at, *((at.far_leg,) if together else ()), at.near_leg)
    _neck(pen, at)
    _trunk(pen, at)
    if who.chest:
        who.chest(pen, at)
    attire.body()
    attire.throat()
    head(pen, at.face, who.look, at.stance.turn, asleep=at.stance.asleep)
    if who.over:
        who.over(pen, at)
    if at.stance.book:
        _book(pen, at)
    if at.clasp and _by_its_edges(attitude(pen.pose)):
        limbs.arm(pen, at, at.far_arm, 0.0)
        with pen.in_front():
            limbs.hand(pen, at, at.far_arm, 0.0)
            _arms(pen, at, far=False)
    elif at.clasp:
        with pen.in_front():
            _arms(pen, at, far=before)
    else:
        _arms(pen, at, far=before)


def _by_its_edges(held: Attitude) -> bool:
    """Whether both hands have hold of something broad at its sides: the far arm is behind it, its hand in front."""
    if held.near is None or held.far is None or held.stance == "hugging":
        return False
    return held.far[0] - held.near[0] > _BROAD and abs(held.far[1] - held.near[1]) < _LEVEL


def _far_before(at: Posed) -> bool:
    """Whether the far arm is drawn before the body: where the stance says so, or both arms are seen alike."""
    alike = at.stance.turn <= _ALIKE and not at.stance.cradle and not limbs.crosses(at, at.far_arm)
    return at.stance.far_before(clasp=at.clasp) or alike


def _arms(pen: Pen, at: Posed, *, far: bool) -> None:
    """The arms that are before the body."""
    if far:
        limbs.arm(pen, at, at.far_arm, 0.0)
    limbs.arm(pen, at, at.near_arm, 0.02 if limbs.crosses(at, at.near_arm) else 0.0)


def _legs(pen: Pen, at: Posed, *legs: Limb, tone: float = 0.0, seat: bool = True) -> None:
    """Legs with their shoes and trousers, the farther first."""
    feet = {id(at.near_leg): at.feet[0], id(at.far_leg): at.feet[1]}
    for leg in legs:
        limbs.leg(pen, at, leg, feet[id(leg)], tone)
    limbs.trousers(pen, at, *legs, tone=tone, seat=seat)
    for leg in legs:
        limbs.attire(pen, at).leg(leg, feet[id(leg)], tone)


def _trunk(pen: Pen, at: Posed) -> None:
    """What is worn above, with its skirt where it is a dress or a coat, its folds and its neckline."""
    c = at.person.clothes
    if c.coat and pen.stance in ASTRIDE:
        c = replace(c, coat=0.0, hem=5.0)
    trunk = at.trunk(grow=0.5 if c.coat else 0.0, hem=-1.0 if c.skirt else c.hem)
    if c.briefs:
        pen.part(c.briefs, at.body.path(_briefs(at)))
    if c.skirt and not c.dress:
        pen.part(c.low, skirts.fall(pen, at, c.skirt, c.flare))
        skirts.folds(pen, at, c.low, c.skirt, c.flare)
    elif c.skirt or c.coat:
        length, flare = (c.skirt, c.flare) if c.skirt else (c.coat, 3.0)
        trunk = union(trunk, skirts.fall(pen, at, length, flare))
    pen.part(c.top, trunk)
    if c.coat or (c.skirt and c.dress):
        skirts.folds(pen, at, c.top, c.skirt or c.coat, c.flare, waist=bool(c.skirt))
    _creases(pen, at)
    _neckline(pen, at)


def _briefs(at: Posed) -> Path:
    p, k = at.person.physique, at.narrow
    return smooth([(-p.hips * k * 1.0, -6, CORNER), (-p.hips * k * 1.04, 0.5), (-p.hips * k * 0.62, 4.4), (0, 7.6),
        (p.hips * k * 0.62, 4.4), (p.hips * k * 1.04, 0.5), (p.hips * k * 1.0, -6, CORNER)])  # fmt: skip


def _creases(pen: Pen, at: Posed) -> None:
    """Folds of a shirt, from the armpits and over the waist toward the side that the body turns to; its hem."""
    p, k, c = at.person.physique, at.narrow, at.person.clothes
    s, w, top = p.shoulders * k, p.waist * k, -p.torso
    folds = [
        [(-s * 0.95, top + 7.4, 0.1), (-s * 0.74, top + 9.6, 0.8), (-s * 0.4, top + 11.8, 0.1)],
        [(s * 0.95, top + 7.4, 0.1), (s * 0.78, top + 10.2, 0.8), (s * 0.5, top + 13.4, 0.1)],
        [(w * 1.02, -9.4, 0.1), (w * 0.62, -7.0, 0.9), (w * 0.1, -6.2, 0.1)],
        [(w * 1.02, -5.4, 0.1), (w * 0.7, -4.0, 0.7), (w * 0.36, -3.6, 0.1)],
        [(-w * 1.02, -7.0, 0.1), (-w * 0.66, -5.0, 0.8), (-w * 0.2, -4.6, 0.1)],
    ]
    if p.bust:
        folds.append([(s * 0.8, top * 0.56, 0.2), (s * 0.4, top * 0.5, 0.8), (s * 0.1, top * 0.52, 0.1)])
    pen.mark(c.top, at.body.path(union(*(limb(fold) for fold in folds))), tone=-0.075, detail=1)
    if not (c.skirt or c.coat or c.briefs or c.top == "skin"):
        hem = at.body.line((-p.hips * 1.3, c.hem - 1.5), (0, c.hem - 0.7), (p.hips * 1.3, c.hem - 1.5))
        pen.mark(c.top, hem, width=0.6, tone=-0.1, detail=1)


def _neck(pen: Pen, at: Posed) -> None:
    p = at.person.physique
    x, y = at.face.at(0, 5)
    base = at.body.at(0, -p.torso + 3)
    pen.part("skin", limb([(x, y, p.neck * 1.9), (*base, p.neck * 2.1)]))
    pen.mark("skin", at.face.oval(1.2, 4.5, 8, 8.4), tone=-0.1)


def _neckline(pen: Pen, at: Posed) -> None:
    """The opening of what is worn above: round about the neck, or deep between straps."""
    p, c, t = at.person.physique, at.person.clothes, at.stance.turn
    if c.bare:
        s, top, m = p.shoulders * at.narrow, -p.torso, 0.5 + 1.6 * t
        sides = [at.body.path(smooth([(x * p.neck * 1.9, top - 4, CORNER), (x * s * 0.66, top * 0.78),
            (x * s * 1.3, top * 0.6, CORNER), (x * s * 1.4, top - 4, CORNER)])) for x in (-1, 1)]  # fmt: skip
        front = at.body.path(smooth([(m - p.neck * 1.3, top - 4, CORNER), (m - p.neck * 0.9, top * 0.84),
            (m, top * 0.76), (m + p.neck * 0.9, top * 0.84), (m + p.neck * 1.3, top - 4, CORNER)]))  # fmt: skip
        pen.mark("skin", joined(*sides, front))
        return
    if c.top == "skin":
        return
    opening = at.body.oval(0.5 * t, -p.torso - 1.2, p.neck * 1.12, p.neck * 0.86)
    pen.mark("skin", opening, tone=-0.02)
    pen.mark(c.top, at.body.path(_ring(0.5 * t, -p.torso - 1.2, p.neck)), width=1.0, tone=-0.08, detail=1)


def _ring(x: float, y: float, neck: float) -> Path:
    return curve((x - neck * 1.25, y - 0.4), (x - neck * 0.8, y + neck * 0.72), (x, y + neck),
        (x + neck * 0.8, y + neck * 0.72), (x + neck * 1.25, y - 0.4))  # fmt: skip


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
