"""Grasses, ferns, bushes, mushrooms, and what grows in pots and water."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Landmark,
    Path,
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Profile, band, crescent, curve, gloss, rim, turned
from limner.engines.illustrator.atlas.templates.flower import leaf, petal
from limner.engines.illustrator.atlas.templates.tree import blade, crown
from limner.engines.illustrator.atlas.templates.vessel import inside


@symbol("hedge, hedgerow, boxwood", kinds="plant", height=1.6, home="garden",
    slots={"leaf": ("#3f7d3f", "primary")})
def hedge(pen: Pen) -> None:
    lobes = [(x, y, 13) for y in (-14, -30, -44) for x in range(-66, 67, 11)]
    crown(pen, "leaf", [(x, y + (x * 7 % 5), r) for x, y, r in lobes],
        leaves=[(x + 4, y + (x * 3 % 7)) for x, y, _ in lobes], floor=0)
    pen.anchor(top=(0, -54), lean=(-70, -30))


@symbol("ivy wall, wall of ivy, ivy-covered wall, green wall, ivy covered wall, overgrown wall, living wall",
    kinds="building", height=3, home="garden", slots={"leaf": ("#3f8a46", "primary"), "brick": ("#a8614a", "second"),
    "joint": ("#d8c4ac", "fixed")})
def ivy_wall(pen: Pen) -> None:
    wall = smooth([(-78, 0, "c"), (-78, -96, "c"), (78, -96, "c"), (78, 0, "c")], tension=0.0)
    pen.part("brick", wall)
    rows = [smooth([(-78, y), (78, y)], closed=False) for y in range(-88, 0, 8)]
    ends = [smooth([(x + (8 if (y // 8) % 2 else 0), y), (x + (8 if (y // 8) % 2 else 0), y + 8)], closed=False)
        for y in range(-96, 0, 8) for x in range(-70, 78, 16)]
    pen.mark("joint", joined(*rows, *ends), width=1.1)
    spots = [(-78 + (i * 37) % 157, -100 + (i * 53) % 96) for i in range(150)]
    spots = [(x, y) for x, y in spots if not (-14 < x < 26 and -52 < y < -12)]
    for shade, tone in ((0, -0.08), (1, 0.0), (2, 0.07)):
        pen.part("leaf", union(*(_ivy_leaf(x, y, (x * 5 + y) % 60 - 30) for i, (x, y) in enumerate(spots)
            if i % 3 == shade)), tone=tone, shade="form")
    pen.anchor(top=(0, -98), lean=(-78, -40))


def _ivy_leaf(x: float, y: float, turn: float) -> Path:
    leaf = smooth([(x, y - 7, "c"), (x + 3, y - 2), (x + 8, y - 2, "c"), (x + 4, y + 3), (x + 3, y + 8, "c"), (x,
        y + 5),
        (x - 3, y + 8, "c"), (x - 4, y + 3), (x - 8, y - 2, "c"), (x - 3, y - 2)])
    return rotated(leaf, turn, (x, y))


@symbol("moss, moss cushion, clump of moss, mossy mound, lichen", kinds="plant", height=0.2, home="forest",
    slots={"leaf": ("#6f9a3a", "primary"), "stone": ("#8f9298", "second")})
def moss(pen: Pen) -> None:
    pen.part("stone", smooth([(-62, 0, "c"), (-56, -22), (-20, -34), (30, -32), (58, -18), (64, 0, "c")]))
    mound = union(*(ellipse(x, y, 15, 12) for x, y in ((-40, -30), (-24, -40), (-4, -46), (16, -44), (34, -34), (48,
        -22),
        (-52, -18), (-30, -20), (4, -30))))
    pen.part("leaf", mound)
    pen.mark("leaf", crescent(mound, -6, -8), tone=-0.08)
    tufts = [(-50 + (i * 29) % 100, -52 + (i * 17) % 34) for i in range(40)]
    pen.mark("leaf", joined(*(ellipse(x, y, 2.6, 1.6) for x, y in tufts)), tone=0.1)
    pen.part("leaf", joined(*(limb([(x, y, 1.4), (x + d, y - 12, 1)]) for x, y, d in ((-26, -48, -2), (-2, -56, 1),
        (20, -52, 3)))), tone=-0.06, detail=1)
    pen.anchor(top=(0, -58))


@symbol("seed, seeds of a plant, plant seed, grain seed", kinds="thing", height=0.02, place="surface",
    slots={"shell": ("#8a6238", "primary"), "pale": ("#e6cf9f", "follow")}, symbol_id="seed", traits=("strewn",))
def seed(pen: Pen) -> None:
    for x, y, turn in ((-34, -14, 70), (0, -12, -60), (34, -16, 80), (-16, -36, 100), (18, -38, 50)):
        drop = rotated(smooth([(x, y - 22, "c"), (x + 11, y), (x, y + 14), (x - 11, y)]), turn, (x, y))
        pen.part("shell", drop)
        pen.mark("pale", rotated(joined(line([(x, y - 20), (x, y + 12)]), curve((x - 5, y - 10), (x - 7, y), (x - 4,
            y + 10))),
            turn, (x, y)), width=1.8)
    pen.anchor(top=(0, -56))


@symbol("fern, bracken, fern leaf, fern frond", kinds="plant", height=0.8, slots={"leaf": ("#4f9a4a", "primary")})
def fern(pen: Pen) -> None:
    def frond(tip: tuple[float, float], bow: tuple[float, float], tone: float) -> None:
        n = 13
        blades: list[Path] = []
        along = [i / n for i in range(n + 1)]
        points = [(2 * k * (1 - k) * bow[0] + k * k * tip[0], 2 * k * (1 - k) * bow[1] + k * k * tip[1]) for k in along]
        for i in range(2, n):
            (x, y), (a, b) = points[i], points[i + 1]
            turn = math.degrees(math.atan2(b - y, a - x)) + 90
            size = 19 * math.sin(math.pi * (0.16 + 0.84 * i / n)) + 2
            for side in (-1, 1):
                blades.append(petal(x, y, 0.2, size, size * 0.34, turn + side * 62))
        pen.part("leaf", limb([(x, y, 2.4 - 1.8 * i / n) for i, (x, y) in enumerate(points)]), tone=tone + 0.06)
        pen.part("leaf", joined(*blades), tone=tone)

    for tip, bow, tone in (((-30, -96), (-10, -70), -0.12), ((34, -94), (10, -70), -0.12),
        ((-66, -64), (-30, -90), -0.05), ((68, -60), (30, -90), -0.06), ((-62, -22), (-44, -64), 0.02),
        ((62, -20), (44, -62), 0.0), ((0, -106), (2, -60), 0.05)):
        frond(tip, bow, tone)
    pen.anchor(top=(0, -106), handle=(0, -10))


@symbol("clover, four-leaf clover, four leaf clover, shamrock, lucky clover, cloverleaf", kinds="plant", height=0.12,
    slots={"leaf": ("#3f9a45", "primary"), "pale": ("#a6d68a", "follow")})
def clover(pen: Pen) -> None:
    pen.part("leaf", limb([(2, -52, 5), (6, -28, 5), (16, -2, 6)]), tone=-0.08)
    for i, a in enumerate((45, 135, 225, 315)):
        heart = smooth([(0, -55, "c"), (-13, -70), (-19, -86), (-10, -96), (0, -88, "c"), (10, -96), (19, -86),
            (13, -70)])
        shape = rotated(heart, a, (0, -54))
        pen.part("leaf", shape, tone=0.03 if i in (0, 3) else -0.02)
        pen.mark("pale", rotated(smooth([(-15, -76), (-7, -84), (0, -77), (7, -84), (15, -76), (7, -73), (0, -68),
            (-7, -73)]), a, (0, -54)), alpha=0.6)
        pen.mark("leaf", rotated(line([(0, -54), (0, -88)]), a, (0, -54)), tone=-0.13, width=1.6)
    pen.anchor(top=(0, -92), handle=(10, -14))


@symbol("coral, coral reef, reef coral, sea coral", kinds="sea animal plant, plant", height=0.6, place="water",
    slots={"coral": ("#f0637a", "primary"), "b": ("#f6a04a", "second"), "rock": ("#7f7a86", "fixed")},
    home="underwater")
def coral(pen: Pen) -> None:
    pen.part("b", union(limb([(40, -8, 9), (42, -36, 8), (34, -52, 6)]), limb([(42, -28, 7), (54, -40, 6),
        (54, -58, 5)]), limb([(40, -20, 7), (60, -26, 5), (66, -38, 4)])), tone=-0.05)
    branches = [[(0, -4, 15), (-2, -34, 13), (4, -64, 10), (0, -92, 8)], [(-2, -26, 12), (-24, -44, 10), (-30, -70, 8),
        (-24, -88, 7)], [(-24, -46, 9), (-44, -54, 8), (-50, -74, 6)], [(2, -46, 10), (24, -58, 9), (28, -82, 7)],
        [(24, -58, 8), (40, -68, 6), (42, -84, 5)], [(0, -72, 8), (-12, -84, 6), (-12, -100, 5)],
        [(2, -80, 7), (12, -92, 5), (12, -104, 4)], [(-30, -64, 7), (-40, -84, 5)]]
    body = union(*(limb(b) for b in branches))
    pen.part("coral", body)
    pen.mark("coral", crescent(body, -3, -1), tone=-0.1)
    pen.mark("coral", joined(*(ellipse(x + dx, y, 1.3) for b in branches for x, y, _ in b for dx in (-2.4, 2))),
        tone=0.16, detail=1)
    pen.part("b", union(limb([(-44, -6, 10), (-48, -22, 11)]), limb([(-36, -6, 9), (-34, -30, 10)]),
        limb([(-54, -6, 8), (-60, -16, 9)])))
    pen.part("rock", smooth([(-66, 0), (-58, -12), (-34, -14), (-10, -10), (16, -14), (40, -12), (60, -10), (68, 0)]))
    pen.anchor(top=(0, -100), handle=(0, -10))


@symbol("ivy, vine, climbing plant, creeper, hanging plant, ivy plant", kinds="plant", height=0.8, place="wall",
    slots={"leaf": ("#4a8f45", "primary"), "pot": ("#c9714a", "second"), "stem": ("#6f7f3f", "fixed")})
def ivy(pen: Pen) -> None:
    pen.stroke("pot", joined(line([(-26, -72), (0, -112)]), line([(26, -72), (0, -112)])), 1.8, tone=-0.1)
    vines = [[(-20, -74), (-38, -60), (-42, -36), (-36, -10)], [(20, -74), (36, -62), (44, -40), (40, -18)],
        [(-8, -72), (-14, -48), (-10, -26), (-18, -2)], [(10, -72), (16, -50), (12, -26), (20, -4)]]

    def blade(x: float, y: float, s: float, turn: float, tone: float) -> None:
        shape = smooth([(x, y - s * 0.5, "c"), (x - s * 0.9, y - s * 0.7, "c"), (x - s * 0.5, y),
            (x - s * 0.6, y + s * 0.5, "c"), (x, y + s * 1.1, "c"), (x + s * 0.6, y + s * 0.5, "c"), (x + s * 0.5, y),
            (x + s * 0.9, y - s * 0.7, "c")], tension=0.35)
        pen.part("leaf", rotated(shape, turn, (x, y)), tone=tone)
        pen.mark("leaf", rotated(joined(line([(x, y - s * 0.5), (x, y + s)]),
            line([(x, y - s * 0.3), (x - s * 0.6, y - s * 0.5)]), line([(x, y - s * 0.3), (x + s * 0.6, y - s * 0.5)])),
            turn, (x, y)), tone=0.14, width=0.9, detail=1)

    pen.part("pot", smooth([(-28, -76, "c"), (28, -76, "c"), (24, -50), (12, -44), (-12, -44), (-24, -50)],
        tension=0.4))
    pen.part("pot", rect(-31, -80, 62, 8, 2), tone=0.05)
    for v, points in enumerate(vines):
        pen.stroke("stem", smooth(points, closed=False), 1.8)
        for i, (x, y) in enumerate(points):
            blade(x - 5, y + 2, 8.4, 24, -0.04 + 0.03 * ((i + v) % 3))
            blade(x + 6, y + 6, 7.6, -26, -0.06 + 0.03 * ((i + v + 1) % 3))
    for x, y, turn in ((-24, -82, 40), (-12, -88, 10), (2, -84, -10), (14, -89, 20), (25, -82, -40)):
        blade(x, y, 10, turn, 0.04 if turn > 0 else -0.02)
    pen.anchor(top=(0, -110), handle=(0, -100))


@symbol(
    "bush, shrub, thicket", kinds="plant", height=1.2, poses="standing, berries",
    slots={"leaf": ("#4a9447", "primary"), "berry": ("#d8434e", "second")},
    shapes=("round",),
)
def bush(pen: Pen) -> None:
    lobes = [(-28, -22, 22), (28, -20, 21), (0, -34, 27), (-42, -12, 14), (42, -12, 14), (-14, -26, 22), (16, -24, 22),
        (0, -16, 18)]
    crown(pen, "leaf", lobes, leaves=[(-30, -30), (-12, -42), (4, -50), (18, -34), (34, -26), (-20, -18), (2, -24),
        (24, -14), (-38, -16)])
    if pen.pose == "berries":
        for x, y in ((-30, -26), (-22, -38), (-8, -30), (6, -44), (18, -24), (30, -30), (-2, -12), (40, -12),
            (-40, -10), (14, -10)):
            pen.part("berry", ellipse(x, y, 2.6))
    pen.anchor(top=(0, -58), under=(0, 0))


@symbol(
    "cactus, saguaro, cacti", kinds="plant", height=3, poses="standing, flowering",
    slots={"body": ("#4f9a5b", "primary"), "spine": ("#e9efc9", "fixed"), "flower": ("#ef6a9a", "second")},
    home="desert",
    traits=("climbed",),
)
def cactus(pen: Pen) -> None:
    arms = [limb([(0, -34, 15), (-22, -36, 15), (-29, -46, 14), (-29, -66, 13)]),
        limb([(0, -46, 14), (19, -47, 13.5), (26, -56, 13), (26, -80, 12)])]
    for arm in arms:
        pen.part("body", arm, tone=-0.03)
    for x, y0, y1 in ((-29, -47, -68), (26, -58, -81)):
        pen.stroke("body", joined(line([(x - 2.2, y0), (x - 2.2, y1)]), line([(x + 2.2, y0), (x + 2.2, y1)])), 0.8,
            tone=-0.1, detail=1)
    trunk_shape = smooth([(-11, 0, "c"), (-12, -40), (-11, -84), (0, -100), (11, -84), (12, -40), (11, 0, "c")])
    pen.part("body", trunk_shape)
    pen.mark("body", crescent(trunk_shape, -6, 0), tone=-0.07)
    pen.mark("body", joined(*(curve((x, 2), (x * 1.06, -50), (x * 0.8, -88), (x * 0.3, -97))
        for x in (-6.5, -2.2, 2.2, 6.5))), tone=-0.1, width=0.9)
    spines = joined(*(line([(x - 1.4, y - 0.9), (x + 1.4, y + 0.9)]) for x in (-4.4, 0, 4.4, -9.4, 9.4)
        for y in range(-84, -4, 11)))
    pen.mark("spine", spines, width=0.6, detail=1)
    if pen.pose == "flowering":
        for x, y in ((0, -100), (-29, -72), (26, -85)):
            for angle in (-70, -35, 0, 35, 70):
                pen.part("flower", petal(x, y + 2, 0, 9, 5.5, angle))
            pen.part("spine", ellipse(x, y + 1, 2, 1.6))
    pen.anchor(top=(0, -100), lean=(12, -30))


@symbol(
    "grass, tuft, grass tuft, reed, sedge", kinds="plant", height=0.35, symbol_id="grass",
    slots={"leaf": ("#5fa64a", "primary")},
)
def grass(pen: Pen) -> None:
    for x, length, angle, bend, tone in ((-8, 62, -30, -10, -0.1), (9, 66, 28, 10, -0.1), (-3, 84, -9, -6, -0.06),
        (5, 78, 12, 9, -0.06), (-14, 46, -48, -10, 0), (14, 50, 44, 12, 0), (-6, 70, -18, -12, 0.02),
        (1, 92, 3, 8, 0.0), (8, 58, 20, 12, 0.03), (-1, 50, -6, -8, 0.06)):
        pen.part("leaf", blade(x * 0.7, 0, length, angle, 9, bend=bend), tone=tone)
    pen.anchor(top=(0, -40))


@symbol(
    "mushroom, toadstool, fungus, fly agaric", served="mushroom_slice", kinds="fungus, plant", height=0.14,
    poses="standing, group",
    slots={"cap": ("#d6402f", "primary"), "stem": ("#f3e6cf", "fixed"), "spot": ("#fff6e6", "fixed")},
    home="forest",
)
def mushroom(pen: Pen) -> None:
    if pen.pose == "group":
        _mushroom(pen, 34, 0.55)
    _mushroom(pen, 0, 1.0)
    pen.anchor(top=(0, -100), seat=(0, -98), under=(20, 0))


def _mushroom(pen: Pen, x: float, k: float) -> None:
    stalk = smooth([(x - 15 * k, 0, "c"), (x - 17 * k, -8 * k), (x - 10 * k, -30 * k), (x - 11 * k, -58 * k, "c"),
        (x + 11 * k, -58 * k, "c"), (x + 10 * k, -30 * k), (x + 17 * k, -8 * k), (x + 15 * k, 0, "c"), (x, 2.5 * k)])
    pen.part("stem", stalk)
    pen.mark("stem", crescent(stalk, -7 * k, 0), tone=-0.08)
    pen.part("stem", ellipse(x, -50 * k, 36 * k, 9 * k), tone=-0.1)
    pen.mark("stem", joined(*(line([(x + d * 0.8 * k, -56 * k), (x + d * 4.2 * k, -38 * k)])
        for d in range(-9, 10, 2))), tone=-0.16, width=0.8 * k, detail=1)
    skirt = smooth([(x - 11 * k, -44 * k, "c"), (x + 11 * k, -44 * k, "c"), (x + 17 * k, -31 * k), (x + 8 * k, -34 * k),
        (x, -30 * k), (x - 8 * k, -34 * k), (x - 17 * k, -31 * k)])
    pen.part("stem", skirt, tone=0.02)
    cap = smooth([(x - 47 * k, -48 * k), (x - 42 * k, -70 * k), (x - 22 * k, -94 * k), (x, -100 * k),
        (x + 22 * k, -94 * k), (x + 42 * k, -70 * k), (x + 47 * k, -48 * k), (x + 36 * k, -45 * k), (x, -52 * k),
        (x - 36 * k, -45 * k)])
    pen.part("cap", cap)
    pen.mark("cap", crescent(cap, -10 * k, -9 * k), tone=-0.08, alpha=0.8)
    gloss(pen, "cap", ellipse(x - 24 * k, -80 * k, 11 * k, 4 * k, turn=-42))
    for a, b, rx, ry in ((-4, -80, 9, 7.5), (-28, -62, 7, 7), (20, -66, 8, 7.5), (2, -58, 4.5, 3.5), (28, -84, 4.5, 4),
        (-17, -91, 4.5, 3), (40, -56, 4, 5), (-42, -54, 3, 3.5)):
        pen.mark("spot", ellipse(x + a * k, b * k, rx * k, ry * k))


def _empty_pot(pen: Pen) -> None:
    """The pot without its plant, for what else is in it."""
    profile: Profile = [(-78, 50, "c"), (-62, 50, "c"), (-62, 45, "c"), (0, 34)]
    inside(pen, "pot", profile, tilt=0.2, lip=4, fill="soil", depth=5)
    with pen.in_front():
        body = turned([(-72, 46), (0, 34)], tilt=0.17)
        pen.part("pot", body)
        pen.mark("pot", crescent(body, -18, 0), tone=-0.08)
        pen.mark("pot", band([(-62, 45), (0, 34)], -58, -50, tilt=0.17), tone=-0.12, alpha=0.7)
        collar = turned(profile[:2], tilt=0.2, hollow=True)
        pen.part("pot", collar, tone=0.03)
        pen.mark("pot", crescent(collar, -24, 0), tone=-0.08)
    pen.anchor(top=(0, -78), mouth=(0, -76), opening=(0, -76))


@symbol("potted plant, houseplant, house plant, pot plant, plant, succulent", kinds="plant", height=0.6,
    poses="standing, open",
    place="surface", slots={"leaf": ("#3f8f57", "second"), "pot": ("#c96f4a", "primary"), "soil": ("#4a3529", "fixed")})
def potted_plant(pen: Pen) -> None:
    if pen.pose == "open":
        _empty_pot(pen)
        return
    for angle, length, x in ((-62, 44, -4), (60, 44, 4), (-24, 50, -3), (28, 50, 3)):
        leaf(pen, "leaf", x, -36, length, 18, angle, tone=-0.08)
    pot: Profile = [(-36, 24, "c"), (-29, 24, "c"), (-29, 22, "c"), (0, 16)]
    pen.part("pot", rim(pot, tilt=0.2), tone=-0.12)
    pen.part("soil", rim(pot, tilt=0.18, inset=2.6))
    for angle, length, x in ((-80, 40, -6), (78, 40, 6), (-44, 52, -3), (44, 52, 3), (2, 62, 0)):
        leaf(pen, "leaf", x, -35, length, 20, angle)
    with pen.in_front():
        body = turned([(-34, 21.5), (0, 16)], tilt=0.16)
        pen.part("pot", body)
        pen.mark("pot", crescent(body, -9, 0), tone=-0.08)
        collar = turned(pot[:2], tilt=0.17, hollow=True)
        pen.mark("pot", band([(-30, 21.5), (0, 16)], -27, -22, tilt=0.17), tone=-0.12, alpha=0.7)
        pen.part("pot", collar, tone=0.03)
        pen.mark("pot", crescent(collar, -12, 0), tone=-0.08)
    pen.anchor(top=(0, -98), mouth=(0, -36), opening=(0, -36))


@symbol("bamboo, bamboo grove", kinds="plant", height=6, slots={"stalk": ("#7fae4e", "primary"),
    "leaf": ("#4f9448", "follow")})
def bamboo(pen: Pen) -> None:
    for x, top, w, tone in ((-13, -92, 6, -0.07), (12, -84, 5.4, -0.1), (0, -100, 7, 0)):
        pen.part("stalk", rect(x - w / 2, top, w, -top, 1.2), tone=tone)
        pen.mark("stalk", rect(x + w * 0.12, top, w, -top), tone=-0.08)
        joints = list(range(-8, int(top) + 4, -17))
        pen.mark("stalk", joined(*(rect(x - w, y, 2 * w, 1.4) for y in joints)), tone=-0.16)
        pen.mark("stalk", joined(*(rect(x - w, y + 1.4, 2 * w, 1.1) for y in joints)), tone=0.1)
    for x, y, length, angle in ((-2, -84, 22, -52), (-2, -84, 18, -82), (3, -67, 22, 58), (3, -67, 17, 88),
        (-14, -60, 20, -66), (-14, -60, 16, -98), (14, -76, 19, 44), (14, -50, 20, 72), (14, -50, 16, 104),
        (1, -99, 18, 20), (-13, -90, 17, -24), (-12, -26, 16, -70)):
        leaf(pen, "leaf", x, y, length, 5.5, angle)
    pen.anchor(top=(0, -98), lean=(4, -30))


@symbol("seaweed, kelp, algae", kinds="plant", height=1, place="water", slots={"leaf": ("#3d8f63", "primary")},
    home="underwater")
def seaweed(pen: Pen) -> None:
    for x, top, tone, k in ((-14, -70, -0.1, 1), (15, -76, -0.07, -1), (-4, -98, 0, 1), (6, -56, 0.05, -1)):
        spine = [(x * 0.6, 0, 7.0), (x + 7 * k, top * 0.25, 9.0), (x - 6 * k, top * 0.5, 9.0),
            (x + 5 * k, top * 0.76, 7.0), (x - 2 * k, top, 1.5)]
        pen.part("leaf", limb(spine), tone=tone)
        pen.mark("leaf", curve(*((a, b) for a, b, _ in spine)), tone=-0.1, width=0.9, detail=1)
    pen.anchor(top=(0, -98))


@symbol("lily pad, lilypad, water lily leaf, water lily pad", kinds="plant", height=0.08, place="water",
    slots={"leaf": ("#5fa35a", "primary")}, home="lake")
def lily_pad(pen: Pen) -> None:
    pad = smooth([(6, -10, "c"), (62, -22), (78, -10), (60, 2), (20, 8), (-20, 8), (-60, 2), (-78, -10), (-60, -22),
        (-20, -28), (20, -28), (34, -26, "c")])
    pen.part("leaf", pad)
    pen.mark("leaf", smooth([(-78, -10), (-60, 2), (-20, 8), (20, 8), (60, 2), (78, -10), (62, 8), (0, 16), (-62, 8)]),
        tone=-0.1)
    veins = [line([(6, -10), end]) for end in ((-58, -18), (-64, -5), (-36, 3), (0, 5), (34, 2), (58, -8), (-22, -25))]
    pen.mark("leaf", joined(*veins), width=1.6, tone=0.09)
    pen.anchor(top=(0, -14), surface=(0, -12))
@symbol("seedling, sprout, plant sprout, young shoot, green shoot", kinds="plant", height=0.1, place="surface",
    slots={"leaf": ("#6cb54a", "primary"), "soil": ("#5d4030", "fixed")}, told_in="garden")
def seedling(pen: Pen) -> None:
    heap = smooth([(-44, 0, "c"), (-30, -12), (-8, -19), (14, -18), (34, -9), (46, 0, "c")])
    pen.part("soil", heap)
    pen.mark("soil", joined(*(ellipse(x, y, 3, 2) for x, y in ((-24, -6), (-6, -12), (12, -8), (28, -5), (-14, -3)))),
        tone=0.08)
    pen.part("leaf", limb([(0, -14, 6), (-3, -38, 5), (2, -62, 4)]), tone=-0.06)
    for side, size, high in ((-1, 1.0, -60), (1, 0.86, -64)):
        blade_ = smooth([(0, high, "c"), (side * 16 * size, high - 22 * size), (side * 46 * size, high - 28 * size),
            (side * 62 * size, high - 22 * size, "c"), (side * 50 * size, high - 4 * size), (side * 22 * size,
            high + 4)])
        pen.part("leaf", blade_, tone=0.03 * side)
        pen.mark("leaf", curve((0, high), (side * 28 * size, high - 12 * size), (side * 58 * size, high - 22 * size)),
            width=1.6, tone=-0.12)
    pen.anchor(top=(0, -66), handle=(0, -34))


@symbol("monstera, monstera plant, swiss cheese plant, potted monstera, split leaf plant", kinds="plant", height=0.9,
    home="room", slots={"leaf": ("#2f7d4a", "primary"), "pot": ("#e7ddcf", "second")}, traits=("anywhere",
        "on the floor"))
def monstera(pen: Pen) -> None:
    leaves = ((-34, -62, 24, -58), (36, -58, 23, 62), (-22, -88, 23, -24), (27, -86, 23, 30), (2, -72, 25, 4))
    for x, y, _, _ in leaves:
        pen.stroke("leaf", curve((0, -26), (x * 0.34, (y - 26) * 0.5), (x, y)), 2.2, tone=-0.08)
    pot = turned([(-27, 19), (-14, 18), (0, 14)], tilt=0.2)
    pen.part("pot", pot)
    pen.mark("pot", crescent(pot, -5, -3), tone=-0.1)
    for i, (x, y, size, turn) in enumerate(leaves):
        pen.part("leaf", rotated(_split_leaf(x, y, size), turn, (x, y)), tone=(-0.05, 0.03, 0.0, -0.03, 0.05)[i])
        pen.mark("leaf", rotated(line([(x, y + 0.3 * size), (x, y - size)]), turn, (x, y)), width=1.3, tone=0.12)
    pen.anchor(top=(0, -108), handle=(0, -14))


def _split_leaf(x: float, y: float, size: float) -> Path:
    """A heart-shaped leaf with deep cuts from its edge and holes along its rib; it points up."""
    heart = smooth([(x, y + 0.2 * size, "c"), (x - 0.5 * size, y + 0.52 * size), (x - 0.96 * size, y + 0.1 * size),
        (x - 0.72 * size, y - 0.6 * size), (x, y - 1.1 * size, "c"), (x + 0.72 * size, y - 0.6 * size),
        (x + 0.96 * size, y + 0.1 * size), (x + 0.5 * size, y + 0.52 * size)])
    cuts = [polygon([(x + s * 0.34 * size, y + (up + 0.12) * size), (x + s * 1.2 * size, y + (up - 0.24) * size),
        (x + s * 1.2 * size, y + (up - 0.02) * size)]) for s in (-1, 1) for up in (0.2, -0.12, -0.42)]
    holes = [ellipse(x + s * 0.17 * size, y + up * size, 0.07 * size, 0.045 * size, s * -24)
        for s in (-1, 1) for up in (0.06, -0.24, -0.5)]
    return difference(heart, union(*cuts, *holes))


@symbol("holly, holly branch, holly sprig, mistletoe, sprig of holly", kinds="plant", height=0.15, place="surface",
    slots={"leaf": ("#2f7a42", "primary"), "berry": ("#d2323a", "second")})
def holly(pen: Pen) -> None:
    for turn, tone in ((-64, -0.04), (64, 0.03), (0, 0.0)):
        edge: list[Landmark] = [
            (0, -22, "c"), (-12, -34), (-20, -36, "c"), (-17, -50), (-26, -56, "c"), (-17, -68), (-22, -78, "c"),
            (-9, -86), (0, -100, "c"), (9, -86), (22, -78, "c"), (17, -68), (26, -56, "c"), (17, -50), (20, -36, "c"),
            (12, -34)]
        pen.part("leaf", rotated(smooth(edge), turn, (0, -18)), tone=tone)
        pen.mark("leaf", rotated(joined(line([(0, -22), (0, -96)]), *(line([(0, y), (s * 16, y - 12)])
            for s in (-1, 1) for y in (-42, -60, -76))), turn, (0, -18)), width=1.5, tone=-0.12)
    for x, y in ((-11, -12), (12, -13), (0, -27)):
        pen.part("berry", ellipse(x, y, 11))
        gloss(pen, "berry", ellipse(x - 4, y - 4, 3, 2, -30), detail=0, alpha=0.7)
    pen.anchor(top=(0, -100), handle=(0, -20))


@symbol("terrarium, glass terrarium, plant terrarium", kinds="thing", height=0.3, place="surface", home="room",
    slots={"glass": ("#cfe8ec", "fixed"), "soil": ("#5d4030", "fixed"), "sand": ("#d9c08c", "fixed"),
    "leaf": ("#5fa653", "primary"), "cork": ("#b98550", "fixed"), "stone": ("#a9a59c", "fixed")},
    traits=("clear", "container"))
def terrarium(pen: Pen) -> None:
    jar = smooth([(-20, -84, "c"), (-34, -74), (-42, -52), (-42, -16), (-34, 0, "c"), (34, 0, "c"), (42, -16), (42,
        -52),
        (34, -74), (20, -84, "c")])
    pen.part("glass", jar, shade="glass", alpha=0.5)
    pen.part("sand", smooth([(-41, -14, "c"), (41, -14, "c"), (40, -8), (33, -1, "c"), (-33, -1, "c"), (-40, -8)]))
    pen.part("soil", smooth([(-41, -26, "c"), (-14, -30), (16, -25), (41, -29, "c"), (41, -14, "c"), (-41, -14, "c")]))
    for x, length, turn in ((-18, 40, -18), (-12, 46, 2), (-20, 30, -44), (-8, 36, 26), (18, 24, -14), (22, 28, 10),
            (24, 20, 36)):
        pen.part("leaf", blade(x, -26, length, turn, 8, bend=0.2 * turn), tone=0.04 if turn > 0 else -0.04)
    pen.part("stone", ellipse(4, -27, 9, 6))
    pen.part("leaf", union(*(ellipse(x, -28, 7, 5) for x in (30, 22, -32))), tone=0.08)
    pen.stroke("glass", jar, 1.8, tone=-0.16)
    pen.part("glass", smooth([(-33, -66), (-36, -46), (-35, -26), (-31, -26), (-32, -46), (-28, -66)]), tone=0.12,
        alpha=0.75, shade="flat")
    pen.part("cork", rect(-18, -100, 36, 18, 3))
    pen.mark("cork", rect(4, -102, 20, 22), tone=-0.08)
    pen.anchor(top=(0, -100), handle=(0, -40))
