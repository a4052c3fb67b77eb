"""Creatures of tales: dragons, unicorns, ghosts, mermaids."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from dataclasses import replace

from limner.drawing.geometry import (
    CORNER,
    Landmark,
    Path,
    Point,
    ellipse,
    joined,
    limb,
    polygon,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.attitude import jointed
from limner.engines.illustrator.atlas.bodies.arms import arms
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import (
    EYES,
    Frame,
    Slots,
    both,
    eye,
    eyes,
    fused,
    smile,
    symmetric,
)
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.symbols.animals.hoofed import HOOFED, HORSE
from limner.engines.illustrator.atlas.templates import costume as wear
from limner.engines.illustrator.atlas.templates.animal import reared_ends
from limner.engines.illustrator.atlas.templates.bird import spread, wing
from limner.engines.illustrator.atlas.templates.hoofed import hoofed
from limner.engines.illustrator.atlas.templates.outfit import POSES, human
from limner.engines.illustrator.atlas.templates.person import CHILD, MAN, WOMAN, Clothes, Person, Posed, person
from limner.engines.illustrator.atlas.templates.portrait import Look
from limner.engines.illustrator.atlas.templates.quadruped import FAR

# ---- dragons and their kin

_DRAGON: Slots = {**EYES, "coat": ("#4f9a62", "primary"), "belly": ("#f0dfa0", "follow"),
    "wing": ("#2f6f52", "follow"), "web": ("#e08a4a", "follow"), "horn": ("#f3e6c8", "fixed"),
    "spike": ("#d9743c", "follow")}


def _dragon_wing(root: Frame) -> tuple[Path, Path]:
    """A leather wing that rises from its root, and its bones."""
    skin = root.path(smooth([(0, 2, CORNER), (-6, -22), (-4, -46), (4, -58, CORNER), (20, -56), (38, -46),
        (52, -30, CORNER), (42, -31), (37, -19, CORNER), (29, -24), (23, -9, CORNER), (17, -14),
        (10, 2, CORNER)]))
    bones = joined(*(limb(c) for c in ([(2, 0, 5), (-5, -24, 4), (-2, -46, 3.4), (4, -58, 1.6)],
        [(-1, -44, 3), (20, -44, 2.4), (51, -30.6, 1)], [(-2, -42, 3), (16, -32, 2.2), (36.4, -19.6, 1)],
        [(-3, -38, 3), (9, -24, 2.2), (22.6, -9.6, 1)])))
    return skin, root.path(bones)


def _spikes(points: list[tuple[float, float, float]], size: float) -> Path:
    """Plates along a back, each (x, y, degrees from upright)."""
    return joined(*(Frame(x, y, size, turn).path(smooth([(-4.4, 3, CORNER), (-2, -3), (0.6, -7.4, CORNER), (2.4, -2),
        (4.4, 3, CORNER)], tension=0.3)) for x, y, turn in points))


def _dragon_head(pen: Pen, f: Frame, *, asleep: bool = False) -> None:
    pen.mark("belly", f.shape((24, 4.4), (14, 4.8), (5, 7), (-4, 12), (4, 18), (16, 14)))
    pen.part("horn", f.path(limb([(-3, -8, 4.4), (-8.6, -14.6, 3.6), (-17, -17.6, 0.8)])))
    ear = f.shape((-7, -3), (-17, -7.4, CORNER), (-13.4, 0), (-16, 3.4, CORNER), (-7, 4))
    pen.part("web", ear)
    pen.stroke("eye", f.line((22.6, 4), (16, 6), (8, 4.6), (5.4, 2.4)), 1.0)
    pen.part("eye", f.oval(20.6, -2.4, 1.2, 0.8, 20), shade="flat")
    pen.part("horn", f.path(smooth([(17, 5, CORNER), (19.4, 4.8, CORNER), (18, 8.4, CORNER)], tension=0)),
        shade="flat", detail=1)
    if asleep:
        pen.stroke("eye", f.line((2.6, -3), (5.6, -1), (9, -2.4)), 1.3)
    else:
        pen.part("glint", f.oval(5.6, -3.4, 3.6, 3.8), shade="flat")
        eye(pen, f.at(6.4, -3.2), 2.7 * f.scale)
    pen.stroke("coat", f.line((1.4, -8), (6, -8.4), (10, -6)), 1.5, tone=-0.12)


_DRAGON_SKULL: list[Landmark] = [(-10, 4), (-9, -5), (-3, -10), (5, -9.4), (11, -4.4), (17, -4.4), (22.4, -4.6),
    (24.6, -0.6), (23, 4.6), (14, 8), (6, 10), (-3, 12)]


@symbol("dragon, wyvern, baby dragon, chinese dragon, drake dragon", kinds="creature, monster, animal", height=3.0,
    poses="standing, flying, sleeping", slots=_DRAGON, home="sky", told_in="mountains, meadow",
    traits=("heroic", "mount"))
def dragon(pen: Pen) -> None:
    drawn = {"flying": _dragon_flying, "sleeping": _dragon_asleep}
    drawn.get(pen.pose, _dragon_standing)(pen)
    if pen.pose == "sleeping":
        pen.ground()


def _dragon_standing(pen: Pen) -> None:
    skin, bones = _dragon_wing(Frame(4, -50, 0.92, -28))
    pen.part("web", skin, tone=FAR)
    pen.part("wing", bones, tone=FAR)
    pen.part("coat", union(limb([(18, -30, 15), (24, -16, 10), (21, -5, 8)]), limb([(20, -4, 8), (31, -3.4, 6.6)])),
        tone=FAR)
    pen.part("coat", union(limb([(-14, -24, 18), (-5, -14, 11), (-9, -4, 8)]), limb([(-10, -4, 8), (2, -3.4, 6.6)])),
        tone=FAR)
    tail = limb([(-24, -26, 26), (-42, -14, 17), (-60, -6, 11), (-76, -10, 7.4), (-84, -22, 5), (-82, -32, 3)])
    pen.part("spike", smooth([(-84, -30), (-92, -40, CORNER), (-83, -46, CORNER), (-74, -38, CORNER), (-80, -30)],
        tension=0.25))
    f = Frame(36, -86, 1.08, 4)
    pen.part("spike", _spikes([(18, -86, -34), (13, -76, -52), (9, -66, -44), (0, -57, -24), (-11, -52, -22),
        (-22, -44, -34), (-34, -32, -38), (-46, -22, -26), (-57, -14.6, -18)], 1.1))
    trunk = smooth([(24, -54), (8, -56), (-10, -51), (-26, -42), (-35, -26), (-30, -14), (-14, -12), (6, -13),
        (22, -20), (31, -34), (31, -46)])
    neck = limb([(18, -42, 30), (24, -60, 20), (26, -74, 16), (33, -84, 16)])
    pen.part("coat", fused(trunk, tail, neck, f.path(smooth(_DRAGON_SKULL)), radius=6))
    pen.mark("belly", smooth([(42, -76), (33, -68), (30, -54), (27, -38), (18, -24), (0, -17), (-20, -15), (0, -4),
        (30, -16), (42, -44)]))
    for x0, y0, x1, y1 in (
        (30, -62, 40, -64),
        (29, -53, 40, -52),
        (27.6, -44, 40, -40),
        (24, -34, 36, -28),
        (17, -25, 28, -16),
        (6, -20, 14, -8),
    ):
        pen.mark("belly", curve((x0, y0), (x1, y1)), width=1.0, tone=-0.12, detail=1)
    for knee in ([(-18, -28, 27), (-8, -17, 14), (-15, -5, 9)], [(14, -32, 17), (20, -17, 11), (15, -5, 9)]):
        x = knee[2][0]
        leg = fused(limb(knee), limb([(x - 1, -4.6, 9), (x + 12, -3.8, 7.4)]), radius=2)
        pen.part("coat", leg, tone=0.012)
        pen.part("horn", joined(*(ellipse(x + 9 + k * 3.2, -1.6, 1.8, 1.5) for k in range(3))), detail=1)
    skin, bones = _dragon_wing(Frame(-4, -47, 1.0, -58))
    pen.part("web", skin)
    pen.part("wing", bones)
    _dragon_head(pen, f)
    reared_ends(pen, f, (5.6, -3.4), (22, 4), (-1, -10), (-8, -52), (-82, -34), f.at(24, 2))


def _dragon_flying(pen: Pen) -> None:
    skin, bones = _dragon_wing(Frame(14, -46, 1.05, 12))
    pen.part("web", skin, tone=FAR)
    pen.part("wing", bones, tone=FAR)
    for chain in ([(16, -28, 11), (26, -20, 8), (36, -22, 6)], [(-18, -24, 13), (-24, -12, 9), (-36, -8, 6)]):
        pen.part("coat", limb(chain), tone=FAR)
    pen.part("spike", smooth([(-78, -20), (-92, -22, CORNER), (-94, -11, CORNER), (-82, -8, CORNER), (-76, -14)],
        tension=0.25))
    f = Frame(46, -58, 1.04, 0)
    pen.part("spike", _spikes([(34, -62, -20), (24, -57, -18), (12, -52, -10), (0, -49, -8), (-12, -45, -14),
        (-24, -38, -28), (-36, -30, -28), (-47, -24, -20), (-58, -20, -12)], 1.05))
    trunk = smooth([(26, -50), (8, -50), (-12, -45), (-28, -34), (-26, -22), (-8, -18), (14, -22), (28, -34)])
    tail = limb([(-20, -32, 22), (-38, -24, 14), (-56, -16, 9), (-70, -14, 6), (-80, -16, 3)])
    neck = limb([(18, -38, 24), (32, -48, 17), (42, -56, 16)])
    pen.part("coat", fused(trunk, tail, neck, f.path(smooth(_DRAGON_SKULL)), radius=6))
    pen.mark("belly", smooth([(44, -44), (32, -38), (18, -30), (0, -25), (-20, -24), (-10, -12), (20, -14), (44, -34)]))
    for chain in ([(10, -28, 14), (20, -16, 9), (31, -15, 7)], [(-20, -28, 18), (-28, -12, 11), (-41, -5, 7)]):
        pen.part("coat", limb(chain), tone=0.012)
    skin, bones = _dragon_wing(Frame(2, -44, 1.18, -40))
    pen.part("web", skin)
    pen.part("wing", bones)
    _dragon_head(pen, f)
    reared_ends(pen, f, (5.6, -3.4), (22, 4), (-1, -10), (-4, -48), (-86, -14), f.at(24, 2))

def _dragon_asleep(pen: Pen) -> None:
    """Curled up, the tail about the body, the chin on it."""
    skin, bones = _dragon_wing(Frame(-2, -30, 0.86, -78))
    pen.part("web", skin, tone=FAR)
    pen.part("wing", bones, tone=FAR)
    pen.part("spike", _spikes([(-58, -26, -62), (-47, -39, -40), (-32, -49, -24), (-15, -55, -10), (3, -55, 6),
        (20, -50, 22), (34, -41, 36)], 1.1))
    body = smooth([(-66, -6), (-64, -24), (-46, -42), (-18, -53), (8, -53), (32, -43), (50, -26), (56, -6), (30, 0),
        (-40, 0)])
    pen.part("coat", body)
    pen.mark("belly", smooth([(-34, -4), (-6, -16), (26, -14), (46, -4), (30, 6), (-20, 6)]))
    for x0, y0, x1, y1 in ((-16, -14, -14, -2), (0, -16, 3, -3), (16, -15, 20, -3), (30, -12, 35, -2)):
        pen.mark("belly", curve((x0, y0), (x1, y1)), width=1.0, tone=-0.12, detail=1)
    haunch = smooth([(-62, -2), (-60, -22), (-44, -34), (-24, -30), (-16, -14), (-24, -2)])
    pen.part("coat", haunch, tone=0.012)
    pen.mark("coat", curve((-24, -29), (-16, -14), (-22, -3)), width=1.2, tone=-0.1)
    pen.part("coat", limb([(-40, -5, 9), (-20, -3.6, 7.4)]), tone=0.012)
    pen.part("horn", joined(*(ellipse(-17 + k * 3.2, -1.6, 1.8, 1.5) for k in range(3))), detail=1)
    tail = limb([(-58, -8, 22), (-74, -4, 15), (-62, 2, 11), (-34, 3, 9), (-4, 2, 7.4), (24, 2, 6), (40, 0, 4.4)])
    pen.part("coat", tail, tone=0.02)
    pen.part("spike", smooth([(38, 1), (48, 7, CORNER), (58, 1, CORNER), (48, -6, CORNER), (38, -1)], tension=0.25))
    skin, bones = _dragon_wing(Frame(-6, -38, 0.9, -104))
    pen.part("web", skin)
    pen.part("wing", bones)
    f = Frame(56, -14, 1.08, 8)
    neck = limb([(30, -34, 28), (46, -34, 21), (56, -24, 17), (58, -16, 16)])
    pen.part("coat", fused(neck, f.path(smooth(_DRAGON_SKULL)), radius=5), tone=0.012)
    _dragon_head(pen, f, asleep=True)
    reared_ends(pen, f, (5.6, -3.4), (22, 4), (-1, -10), (-4, -50), (40, 0), f.at(24, 2))


# ---- horses of tales


def _horn(pen: Pen, frame: Frame, tone: float) -> None:
    if tone < 0:
        return
    pen.part("horn", frame.path(smooth([(4, -8, CORNER), (13.4, -30, CORNER), (9, -7, CORNER)], tension=0)))
    pen.mark("horn", joined(*(frame.line((4 + k * 2, -11 - k * 4.6), (10.4 + k * 1.2,
        -12.8 - k * 4.6)) for k in range(4))), width=0.9, tone=-0.12, detail=1)


@symbol("unicorn", kinds="horse, creature, animal", height=2.2,
        poses="standing, walking, running, grazing, lying, jumping, sleeping",
        slots={**HOOFED, "coat": ("#fbf7f8", "primary"), "mane": ("#d98ad0", "second"),
            "socks": ("#f2e4f2", "follow"), "horn": ("#f0c24a", "fixed"), "hoof": ("#b58ac9", "fixed")},
            told_in="forest", traits=("heroic", "mount"))
def unicorn(pen: Pen) -> None:
    hoofed(pen, replace(HORSE, crown=_horn))


def _pegasus_far(pen: Pen) -> None:
    spread(pen, wing(Frame(10, -58, 0.86, -76), chord=1.1), FAR)


def _pegasus_near(pen: Pen) -> None:
    spread(pen, wing(Frame(6, -54, 0.98, -118), chord=1.15))


@symbol("pegasus, winged horse, flying horse", kinds="horse, creature, animal", height=2.4,
    poses="standing, running, walking",
        slots={**HOOFED, "coat": ("#f5f1ee", "primary"), "mane": ("#8fb3de", "second"),
            "socks": ("#e6eaf2", "follow"), "wing": ("#e3e8f2", "follow"), "coverts": ("#fbfaf8", "follow"),
            "tips": ("#c9d3e6", "follow")}, home="sky")
def pegasus(pen: Pen) -> None:
    hoofed(pen, replace(HORSE, behind=_pegasus_far, over=_pegasus_near))


# ---- spirits and monsters


@symbol("ghost, spirit, phantom, spook, poltergeist", kinds="creature, monster", height=1.6, place="air",
    poses="floating, waving", faces_viewer=True,
        slots={**EYES, "coat": ("#f7f6fb", "primary"), "blush": ("#f2a3b4", "fixed")},
        told_in="village, forest", traits=("nightly",))
def ghost(pen: Pen) -> None:
    hem: list[Landmark] = [(-36, -6), (-28, -14, CORNER), (-20, -3), (-10, -12, CORNER), (2, 0), (12, -10, CORNER),
        (22, -1), (29, -12, CORNER)]
    sheet = smooth([(0, -99), (-22, -92), (-32, -72), (-34, -44), (-38, -20), *hem, (40, -16), (34, -44), (32, -72),
        (22, -92)])
    raised = pen.pose == "waving"
    arm = limb([(26, -56, 17), (40, -64, 13), (46, -76, 9)]) if raised else limb([(26, -54, 17), (40, -48, 13),
        (47, -51, 9)])
    pen.part("coat", fused(sheet, arm, limb([(-26, -54, 17), (-40, -48, 13), (-47, -51, 9)]), radius=5))
    for x in (-10, 12):
        pen.part("eye", ellipse(x, -68, 5.4, 7.4), shade="flat")
        pen.part("glint", ellipse(x + 1.8, -71, 1.9), shade="flat", detail=1)
    pen.part("eye", ellipse(1, -51, 4.6, 5.6), shade="flat")
    pen.part("blush", joined(ellipse(-20, -57, 4.4, 2.8), ellipse(22, -57, 4.4, 2.8)), shade="flat", alpha=0.55,
        detail=1)
    hand = (46, -76) if raised else (47, -51)
    pen.anchor(feet=(0, 0), head=(0, -70), face=(0, -64), eye=(0, -68), mouth=(1, -51), hat=(0, -97), neck=(0, -44),
        hand=hand, held=hand, back=(-30, -60), seat=(0, -97), tail=(0, -4), lean=(34, -40))


@symbol("alien, extraterrestrial, martian, et", kinds="creature", height=1.2, poses="standing, waving",
    faces_viewer=True,
        slots={**EYES, "coat": ("#86c95a", "primary"), "belly": ("#c6e89a", "follow"),
        "suit": ("#6a5acd", "second")}, home="space")
def alien(pen: Pen) -> None:
    pen.part("coat", both(fused(limb([(7, -22, 9), (9, -6, 7)]), limb([(8, -3.6, 7), (16, -3, 6)]), radius=2)))
    right = limb([(13, -40, 9), (26, -46, 7), (32, -62, 6)]) if pen.pose == "waving" else limb([(13, -40, 9),
        (22, -30, 7), (24, -18, 6)])
    left = limb([(-13, -40, 9), (-22, -30, 7), (-24, -18, 6)])
    hand: Point = (32.6, -66.0) if pen.pose == "waving" else (24.4, -15.0)
    hands: list[Point] = [(-24.4, -15.0), hand]
    if jointed(pen.pose):
        pair = arms(pen, (-13.0, -40.0), (13.0, -40.0), 16.0, 15.0)
        left, right = (limb([*arm.chain(9, 7, 6)]) for arm in pair)
        hands = [arm.end for arm in pair]
        hand = hands[1]
    pen.part("coat", joined(left, right), tone=-0.03)
    for x, y in hands:
        pen.part("coat", ellipse(x, y, 4.6, 5), tone=-0.02)
    pen.part("suit", smooth([(-9, -48), (-15, -40), (-15, -24), (-10, -15), (0, -14), (10, -15), (15, -24), (15, -40),
        (9, -48)]))
    pen.mark("belly", ellipse(0, -32, 5.4))
    pen.stroke("coat", both(curve((7, -94), (10, -104), (17, -108))), 1.8)
    pen.part("belly", both(ellipse(18, -108.6, 3.2)))
    pen.part("coat", symmetric([(0, -100), (15, -97), (26, -84), (25, -68), (15, -54), (0, -47)]))
    pen.mark("belly", ellipse(-10, -90, 6, 3.4, -30), alpha=0.7, detail=1)
    for x, turn in ((-10.6, 24), (10.6, -24)):
        pen.part("eye", ellipse(x, -71, 7, 10, turn), shade="flat")
        pen.part("glint", ellipse(x + 2, -75.4, 2.3), shade="flat")
    pen.stroke("eye", smile(Frame(0, 0), 0, -56, 4, 2.4), 1.4)
    pen.anchor(feet=(0, 0), head=(0, -74), face=(0, -70), eye=(0, -71), mouth=(0, -55), hat=(0, -98), neck=(0, -48),
        hand=hand, held=hand, back=(-15, -38), seat=(0, -16), tail=(-10, -16), lean=(16, -30))


@symbol("monster, furry monster, beast monster", kinds="creature", height=2.0,
    poses="standing, waving", faces_viewer=True,
        slots={**EYES, "coat": ("#7a6fd0", "primary"), "belly": ("#b3a8ee", "follow"), "horn": ("#f3e2b8", "fixed"),
            "mouth": ("#4a2440", "fixed")}, home="forest")
def monster(pen: Pen) -> None:
    pen.part("horn", both(limb([(16, -88, 9), (26, -98, 7), (27, -108, 1)])))
    right = limb([(26, -52, 16), (42, -58, 13), (48, -76, 12)]) if pen.pose == "waving" else limb([(26, -54, 16),
        (40, -42, 13), (42, -24, 13)])
    pen.part("coat", joined(limb([(-26, -54, 16), (-40, -42, 13), (-42, -24, 13)]), right), tone=-0.06)
    pen.part("coat", both(limb([(14, -16, 18), (17, -8.6, 17)])), tone=-0.05)
    pen.part("horn", both(joined(*(ellipse(9 + 6 * k, -1.8, 2.4, 2) for k in range(3)))), detail=1)
    fur: list[Landmark] = [(0, -99), (10, -96), (16, -100, CORNER), (21, -92), (29, -91, CORNER), (30, -80),
        (36, -74, CORNER), (33, -62), (38, -52, CORNER), (35, -40), (38, -28, CORNER), (32, -18), (30, -8, CORNER),
        (14, -5), (0, -8)]
    pen.part("coat", symmetric(fur))
    pen.mark("belly", symmetric([(0, -44), (14, -40), (20, -26), (14, -10), (0, -8)]))
    for x in (-12, 12):
        pen.part("glint", ellipse(x, -76, 10, 10.6), shade="flat")
    eyes(pen, [(-10, -75), (13, -75)], 5.6)
    pen.part("mouth", smooth([(-16, -59, CORNER), (0, -57.4), (16, -59, CORNER), (10, -50), (0, -47.4), (-10, -50)]),
        shade="flat")
    pen.mark("glint", joined(*(smooth([(x - 2.8, -60, CORNER), (x + 2.8, -60, CORNER), (x, -53, CORNER)],
        tension=0) for x in (-8.4, 8.4))))
    hand = (48, -78) if pen.pose == "waving" else (42, -22)
    pen.anchor(feet=(0, 0), head=(0, -74), face=(0, -70), eye=(0, -76), mouth=(0, -54), hat=(0, -97), neck=(0, -46),
        hand=hand, held=hand, back=(-34, -50), seat=(0, -97), tail=(-20, -6), lean=(38, -40))


# ---- folk of tales


def _fairy_wings(pen: Pen, at: Posed) -> None:
    x, y = at.body.at(0, -at.person.physique.torso * 0.7)
    place = Frame(x, y, 1.0, at.stance.lean)
    upper = smooth([(2, 0, CORNER), (12, -22), (30, -32), (41, -26), (36, -10), (18, 0)])
    lower = smooth([(2, 1, CORNER), (18, 2), (31, 10), (29, 22), (17, 20)])
    pen.part("wing", place.path(both(lower)), alpha=0.8, tone=-0.04)
    pen.part("wing", place.path(both(upper)), alpha=0.85)
    pen.mark("wing", place.path(both(joined(curve((4, -1), (18, -14), (36, -24)),
        curve((5, -1), (20, -7), (35, -12))))), width=0.8, tone=-0.12, detail=1)


def _wand(pen: Pen, at: Posed) -> None:
    hand = at.far_arm.end
    pen.part("gold", limb([(hand[0] - 1, hand[1] + 3, 1.4), (hand[0] + 7, hand[1] - 15, 1.2)]))
    star = Frame(hand[0] + 8, hand[1] - 18, 0.5)
    points: list[Landmark] = [(0, -10, CORNER), (2.6, -3.4, CORNER), (9.6, -3, CORNER), (4.2, 1.4, CORNER),
        (6, 8.2, CORNER), (0, 4.4, CORNER), (-6, 8.2, CORNER), (-4.2, 1.4, CORNER), (-9.6, -3, CORNER),
        (-2.6, -3.4, CORNER)]
    pen.part("gold", star.path(smooth(points, tension=0.1)), shade="glow")


@symbol("fairy, pixie, tinkerbell, tooth fairy",
    uniform="dress", does="hold:magic wand",
    kinds="girl, creature, person", height=0.3, place="air",
    poses="standing, flying, waving, sitting, holding", faces_viewer=True,
        slots=human("#f3c9a8", "#d9893f", "#7fc77a", "#5fae62", "#5fae62") | {"wing": ("#cfe9f6", "fixed"),
            "gold": ("#f2c64a", "light")}, home="forest", tools={"magic_wand": "gold"})
def fairy(pen: Pen) -> None:
    wand = _wand if pen.pose in ("standing", "flying") else None
    person(pen, Person(replace(CHILD, head=1.16), Look("fringe", "bun", lashes=True, child=True),
        Clothes(sleeve=0.3, leg=0, skirt=14, flare=5, dress=True), behind=_fairy_wings, over=wand))


def _elf_hat(pen: Pen, at: Posed) -> None:
    f = at.face
    for side in (-1, 1):
        pen.part("skin", f.shape((side * 9, -1), (side * 12, -3), (side * 17.4, -6.4, CORNER), (side * 13.4, 1.6),
            (side * 9.4, 3.4)), tone=-0.03)
    pen.part("hat", f.shape((-10.6, -6, CORNER), (-9, -16), (-2, -25), (8, -28), (17, -21, CORNER), (11, -20),
        (10, -12), (10.6, -6, CORNER), (0, -4.6)))
    pen.mark("band", f.line((-11, -7.4), (0, -5.8), (11, -7.4)), width=3.6 * f.scale)
    pen.part("band", f.oval(17.4, -20, 2.6))


def _elf_front(pen: Pen, at: Posed) -> None:
    wear.belt(pen, at, "leather", "gold")


@symbol("gnome, forest gnome, woodland gnome",
    uniform="sweater, boots",
    kinds="creature, person", height=0.35, poses=POSES,
    faces_viewer=True,
        slots=human("#f0c3a2", "#f4f1ea", "#3f7fb0", "#8a4a34", "#6b3f2a") | {"hat": ("#c93f3a", "second"),
            "band": ("#f7f1e4", "fixed"), "leather": ("#4a2f22", "fixed"), "gold": ("#f0c24a", "fixed")},
            home="forest")
def gnome(pen: Pen) -> None:
    person(pen, Person(replace(CHILD, head=1.16, thigh=11, shin=11, torso=27, hips=9.4, waist=9.8), Look("messy",
        beard="long"), Clothes(sleeve=2), chest=_elf_front, over=_elf_hat))


def _elf_ears(pen: Pen, at: Posed) -> None:
    f = at.face
    for side in (-1, 1):
        pen.part("skin", f.shape((side * 8.4, -3), (side * 12, -7), (side * 17, -13, CORNER), (side * 13.4, -1),
            (side * 9, 2.6)), tone=-0.03)
    pen.stroke("gold", f.line((-9.4, -10), (0, -8.4), (9.4, -10)), 1.3)
    pen.part("gem", f.oval(0, -8.6, 1.7, 2.2))


@symbol("elf, wood elf, elven archer, elven ranger, elf ranger, hobbit",
    uniform="sweater, boots",
    kinds="creature, person", height=1.7, poses=POSES,
    faces_viewer=True,
        slots=human("#f3cfae", "#e6c36a", "#4f8a4e", "#6b5238", "#5a3c28") | {"leather": ("#4a2f22", "fixed"),
            "gold": ("#f0c24a", "fixed"), "gem": ("#6fd3b0", "fixed")},
            home="forest", traits=("heroic",))
def elf(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=10.4, waist=7.6), Look("parted", "long"),
        Clothes(sleeve=2, skirt=12, flare=3, dress=True), chest=_elf_front, over=_elf_ears))


def _giant_front(pen: Pen, at: Posed) -> None:
    wear.belt(pen, at, "leather", "gold")
    p = at.person.physique
    pen.mark("patch", at.body.shape((3, -p.torso * 0.5), (8, -p.torso * 0.5), (8, -p.torso * 0.2), (3, -p.torso * 0.2)))


@symbol("giant, giantess, colossus, titan, goliath",
    uniform="sweater, trousers, boots",
    kinds="man, creature, person", height=14, poses=POSES, faces_viewer=True,
        slots=human("#e3ae86", "#7a4a2a", "#7d9a5a", "#6b5238", "#4a3526") | {"leather": ("#4a2f22", "fixed"),
            "gold": ("#d9a93a", "fixed"), "patch": ("#b5713d", "fixed")},
            home="mountains, meadow", traits=("heroic",))
def giant(pen: Pen) -> None:
    person(pen, Person(replace(MAN, shoulders=13, arm_width=7, waist=11, hips=10.6, head=0.86), Look("messy",
        beard="full"), Clothes(sleeve=1.0, leg=2, skirt=12, flare=2, dress=True), chest=_giant_front))


@symbol("mermaid, siren, merman", kinds="creature, person", height=1.7, place="water", poses="swimming, sitting",
    faces_viewer=True,
        slots=human("#e9b592", "#c9533a", "#b277c9", "#2f9aa0", "#2f9aa0") | {"tail": ("#2f9f9a", "primary"),
            "shirt": ("#b277c9", "fixed"), "fin": ("#5fc7bb", "follow"), "shell": ("#c98ad9", "second")},
            home="underwater")
def mermaid(pen: Pen) -> None:
    person(pen, Person(replace(WOMAN, thigh=20, shin=20), Look("parted", "long", lashes=True),
        Clothes(sleeve=0, leg=0), chest=_fish_tail, legless=True))


def _fish_tail(pen: Pen, at: Posed) -> None:
    x, y = at.body.x, at.body.y
    pen.part("skin", at.trunk(hem=2))
    for side in (-1, 1):
        pen.part("shell", at.body.oval(side * 3.9 * at.narrow, -at.person.physique.torso * 0.62, 3.7, 3.5))
    pen.part("fin", smooth([(x + 22, y + 30, CORNER), (x + 31, y + 18), (x + 44, y + 14, CORNER), (x + 40, y + 25),
        (x + 47, y + 36, CORNER), (x + 34, y + 38), (x + 25, y + 35)]))
    tail = limb([(x, y - 8, 15), (x - 1, y + 4, 19), (x - 3, y + 18, 16), (x + 2, y + 31, 11.4),
        (x + 14, y + 36, 7.4), (x + 25, y + 32, 4.6)])
    pen.part("tail", tail)
    rows = [curve((x + dx - 2.6, y + dy), (x + dx, y + dy + 2.4), (x + dx + 2.6, y + dy)) for dy in (0, 6, 12, 18,
        24) for dx in ((-6, 0, 6) if dy % 12 else (-9, -3, 3, 9))]
    pen.mark("tail", joined(*rows), width=0.9, tone=-0.1, detail=1)
    pen.mark("fin", at.body.line((-14, -7), (0, -5.4), (14, -7)), width=3)


@symbol("skeleton, skull man, bones", kinds="creature, person", height=1.75, poses="standing, waving",
    faces_viewer=True,
        slots={**EYES, "bone": ("#f4efe2", "primary")},
        home="forest", told_in="village, forest", traits=("lively", "starlit"))
def skeleton(pen: Pen) -> None:
    def bone(a: Point, b: Point, w: float) -> Path:
        return union(limb([(*a, w), (*b, w)]), ellipse(*a, w * 0.85), ellipse(*b, w * 0.85))

    raised = pen.pose == "waving"
    elbow, hand = ((26, -66), (31, -86)) if raised else ((17, -56), (20, -42))
    bones = [bone((-5, -46), (-7, -25), 3), bone((5, -46), (8, -25), 3), bone((-7, -25), (-8, -5), 2.8),
        bone((8, -25), (10, -5), 2.8), bone((-12, -74), (-18, -57), 2.7), bone((-18, -57), (-19, -42), 2.4),
        bone((12, -74), elbow, 2.7), bone(elbow, hand, 2.4)]
    pen.part("bone", joined(*bones))
    pen.part("bone", joined(smooth([(-12, -5), (-5, -5.6), (-4, 0, CORNER), (-14, 0, CORNER)]),
        smooth([(6, -5.6), (13, -5), (16, 0, CORNER), (6, 0, CORNER)]), ellipse(-19, -39, 3.2, 3.8),
        ellipse(hand[0] + 0.6, hand[1] + (-3 if raised else 3), 3.2, 3.8)))
    pen.part("bone", union(limb([(0, -78, 3.4), (0, -46, 3.4)]), limb([(-12, -75, 3), (0, -73.6, 3), (12, -75, 3)])))
    for y, w in ((-69, 11), (-64, 11.4), (-59, 10.4)):
        pen.stroke("bone", curve((0, y), (w * 0.8, y + 0.6), (w, y + 4), (w * 0.4, y + 5.4)), 2.3, shade="form")
        pen.stroke("bone", curve((0, y), (-w * 0.8, y + 0.6), (-w, y + 4), (-w * 0.4, y + 5.4)), 2.3, shade="form")
    pen.part("bone", symmetric([(0, -47), (6, -51), (10, -49), (8, -43), (3, -42), (0, -44)]))
    pen.part("bone", union(ellipse(0, -89, 11, 10.4), smooth([(-6.4, -84), (-6, -77), (0, -75.6), (6, -77),
        (6.4, -84)])))
    pen.part("eye", joined(ellipse(-4.4, -88, 3, 3.4), ellipse(4.4, -88, 3, 3.4),
        smooth([(0, -84.6, CORNER), (1.5, -81.8), (-1.5, -81.8)])), shade="flat")
    pen.stroke("eye", joined(*(curve((x, -79.4), (x, -76.8)) for x in (-3, 0, 3))), 0.9)
    pen.anchor(feet=(0, 0), head=(0, -88), face=(0, -86), eye=(0, -88), mouth=(0, -79), hat=(0, -97), neck=(0, -76),
        hand=hand, held=hand, back=(-12, -64), seat=(0, -42), lean=(-12, -60))


@symbol("phoenix, firebird", kinds="mythical creature, bird, animal", height=1.6, place="air", poses="flying",
    faces_viewer=True,
    slots={**EYES, "coat": ("#f0652b", "primary"), "wing": ("#f79a34", "follow"), "tips": ("#fbd45a", "fixed"),
    "deep": ("#c2342a", "follow"), "beak": ("#f4c64a", "fixed")})
def phoenix(pen: Pen) -> None:
    for dx, end in ((-12, -30), (0, 0), (12, 30)):
        pen.part("deep", limb([(dx * 0.4, -40, 8), (dx, -26, 7), (end, -10, 5), (end * 1.2, -3, 1)]))
        pen.part("tips", ellipse(end * 1.1, -5, 4, 5, -end))
    for side in (-1, 1):
        for k in range(8):
            turn, reach = 118 - 15 * k, (30, 40, 48, 54, 58, 60, 58, 50)[k]
            plume = smooth([(0, -52), (-6, -52 - 0.5 * reach), (-4.4, -52 - 0.9 * reach), (0, -52 - reach - 6, "c"),
                (5, -52 - 0.86 * reach), (6, -52 - 0.45 * reach)])
            turned = rotated(plume, side * turn, (0, -52))
            pen.part(("deep", "coat", "wing", "wing")[k % 4], turned, tone=-0.03 if side > 0 else 0.02)
            pen.mark("tips", rotated(ellipse(0, -56 - reach, 9, 13), side * turn, (0, -52)), alpha=0.9)
        pen.part("wing", rotated(smooth([(0, -48), (-12, -62), (-10, -80), (4, -84), (14, -70), (10, -54)]), side * 56,
            (0, -52)), tone=0.03)
    body = fused(ellipse(0, -48, 13, 19), limb([(0, -60, 14), (0, -76, 11)]), ellipse(0, -80, 10.6, 10), radius=5)
    pen.part("coat", body)
    pen.mark("tips", smooth([(-5, -56), (5, -56), (6, -40), (0, -30), (-6, -40)]), alpha=0.9)
    for dx, turn in ((-6, -30), (0, 0), (6, 30)):
        pen.part("tips", rotated(smooth([(dx, -86), (dx - 3, -96), (dx, -106, "c"), (dx + 3, -96)]), turn, (0, -84)))
    for side in (-1, 1):
        eye(pen, (side * 4.4, -81), 2.1, inner=-side)
    pen.part("beak", polygon([(-3.6, -78), (3.6, -78), (0, -69)]))
    pen.anchor(head=(0, -80), face=(0, -78), eye=(4, -81), mouth=(0, -72), hat=(0, -90), back=(0, -60), seat=(0, -60),
        feet=(0, 0), neck=(0, -80), hand=(0, -72), lean=(0, -60))
