"""Plants: trees, bushes, flowers, and what grows beside them."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    line,
    moved,
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
from limner.engines.illustrator.atlas.templates.tree import blade, conifer, crown, frond, trunk

GREEN = "#4f9d45"
STEM = "#4c8c3f"
BARK = "#6b4632"

_CROWNS = { "standing": ([(0, -58, 25), (-19, -52, 18), (21, -52, 17), (-13, -74, 17), (13, -76, 18), (0, -86, 14),
    (-24, -63, 13), (24, -64, 12), (3, -60, 17)], -42), "tall": ([(0, -56, 17), (-10, -48, 13), (11, -48, 12),
    (-8, -66, 14), (9, -70, 14), (-3, -80, 13), (3, -91, 9), (2, -58, 12)], -36),
    "wide": ([(0, -54, 22), (-27, -50, 17), (28, -50, 16), (-15, -66, 18), (15, -68, 18), (-37, -56, 12), (38, -57, 11),
    (0, -76, 15), (4, -56, 17)], -42), "young": ([(0, -68, 15), (-11, -64, 11), (12, -64, 11), (-7, -79, 11),
    (7, -80, 11), (0, -88, 9), (1, -68, 11)], -58), }


@symbol(
    "tree, oak, maple, elm, oak tree, maple tree, deciduous tree, beech, linden",
    kinds="plant", height=9, poses="standing, tall, wide, young, bare",
    slots={"leaf": (GREEN, "primary"), "bark": (BARK, "fixed")},
    told_in="meadow, garden, park",
    shapes=("round",),
)
def tree(pen: Pen) -> None:
    pen.anchor(top=(0, -95), lean=(4, -25), under=(0, 0))
    if pen.pose == "bare":
        _bare(pen)
        return
    lobes, fork = _CROWNS[pen.pose]
    width = 5 if pen.pose == "young" else 9
    trunk(pen, "bark", fork - 8, width, [(-13, fork - 10), (14, fork - 12)])
    x_of = [(x * 0.62 - 3, y + (i % 3) * 4 - 5) for i, (x, y, _) in enumerate(lobes)]
    crown(pen, "leaf", lobes, leaves=[*x_of, *((x + 4, y + 2.4) for x, y in x_of[::2])])


def _bare(pen: Pen) -> None:
    arms = [[(0, -30, 8), (-8, -52, 5.5), (-20, -72, 3), (-27, -86, 1)], [(0, -34, 8), (7, -58, 5.5), (18, -76, 3),
        (22, -92, 1)], [(0, -36, 7), (-1, -64, 4), (3, -84, 2.4), (1, -98, 0.8)],
        [(-7, -50, 4), (-22, -58, 2.6), (-34, -70, 0.9)], [(6, -54, 4), (22, -62, 2.6), (35, -76, 0.9)],
        [(-15, -64, 2.6), (-15, -78, 1.7), (-13, -92, 0.7)], [(13, -68, 2.6), (28, -82, 1.4), (31, -92, 0.7)],
        [(0, -68, 2.6), (-7, -80, 1.6), (-6, -92, 0.7)], [(-22, -58, 2), (-31, -58, 1.2), (-38, -62, 0.6)],]
    body = union(smooth([(-9, 0, "c"), (-5, -4), (-4, -20), (-4, -38), (4, -38), (4, -20), (5, -4), (9, 0, "c")]),
        *(limb(a) for a in arms))
    pen.part("bark", body)
    pen.mark("bark", crescent(body, -2, 0.4), tone=-0.08, alpha=0.8)


@symbol(
    "pine, fir, spruce, pine tree, fir tree, evergreen, conifer, spruce tree, evergreen tree",
    kinds="tree, plant", height=11, poses="standing, snowy",
    slots={"leaf": ("#2c6b4a", "primary"), "bark": ("#5f4030", "fixed"), "snow": ("#f4f7fc", "fixed")},
)
def pine(pen: Pen) -> None:
    pen.anchor(top=(0, -100), lean=(4, -10), under=(0, 0))
    pen.part("bark", smooth([(-4.5, 0, "c"), (-3, -4), (-2.6, -20, "c"), (2.6, -20, "c"), (3, -4), (4.5, 0, "c")]),
        tone=-0.03)
    conifer(pen, "leaf", [(-12, 30, -52), (-30, 24.5, -66), (-46, 19, -79), (-61, 13.5, -90), (-75, 8.5, -100)],
        snow="snow" if pen.pose == "snowy" else "")


@symbol(
    "palm tree, palm, coconut tree, coconut palm, date palm", kinds="tree, plant", height=9,
    slots={"leaf": ("#3f9a52", "primary"), "bark": ("#9b7650", "fixed"), "nut": ("#6d4a2f", "fixed")},
    home="beach",
)
def palm(pen: Pen) -> None:
    top = (9.0, -76.0)
    pen.anchor(top=(9, -90), lean=(-2, -25), under=(20, 0))
    for length, angle, droop in ((38, -150, 0.75), (38, -30, 0.75), (32, -112, 0.8)):
        pen.part("leaf", frond(*top, length, angle, droop=droop), tone=-0.12)
    stalk = limb([(-6, 1, 9.5), (-6, -18, 6.6), (-2, -42, 5.4), (8, -75, 4.2)], round_end=False)
    pen.part("bark", intersection(stalk, rect(-40, -90, 80, 90)))
    pen.mark("bark", crescent(stalk, -2, 0), tone=-0.09, alpha=0.8)
    rings = [curve((-14 + t * 16, -6 - 68 * t), (-5 + t * 13, -4 - 68 * t), (2 + t * 11, -6 - 68 * t))
        for t in (i / 10 for i in range(10))]
    pen.mark("bark", joined(*rings), tone=-0.12, width=0.9, detail=1)
    for x, y in ((5.5, -72), (12, -71.5), (8.6, -69.5)):
        pen.part("nut", ellipse(x, y, 3.2, 3.5))
    for length, angle, droop in ((42, -172, 0.55), (42, -8, 0.55), (40, -128, 0.72), (40, -52, 0.72), (34, -86, 0.75)):
        leaf_path = frond(*top, length, angle, droop=droop, width=10)
        pen.part("leaf", leaf_path)
        pen.mark("leaf", moved(leaf_path, 0, 4.2), tone=-0.05, alpha=0.6, detail=1)


@symbol(
    "acacia, acacia tree, umbrella thorn, savanna tree", kinds="tree, plant", height=8,
    slots={"leaf": ("#7d9a3e", "primary"), "bark": ("#6f4c35", "fixed")},
    home="savanna",
)
def acacia(pen: Pen) -> None:
    pen.anchor(top=(0, -78), lean=(4, -20), under=(0, 0))
    trunk(pen, "bark", -34, 7, [(-34, -60), (-12, -62), (16, -63), (38, -60)], lean=1)
    for cx, cy, w, h, tone in ((-6, -58, 56, 8, -0.09), (24, -62, 34, 8, -0.03), (-26, -64, 32, 8, -0.01),
        (2, -71, 42, 9, 0.03)):
        layer = _canopy(cx, cy, w, h)
        pen.part("leaf", layer, tone=tone)
        pen.mark("leaf", crescent(layer, w * 0.05, h * 0.42), tone=0.07, alpha=0.8)
        pen.mark("leaf", crescent(layer, -w * 0.05, -h * 0.5), tone=-0.07, alpha=0.7)


def _canopy(cx: float, cy: float, w: float, h: float) -> Path:
    return smooth([(cx - w, cy + 2), (cx - w * 0.75, cy - h * 0.6), (cx - w * 0.3, cy - h * 0.8), (cx, cy - h * 1.15),
        (cx + w * 0.4, cy - h * 0.8), (cx + w * 0.72, cy - h * 0.65), (cx + w, cy + 1), (cx + w * 0.7, cy + h * 0.45),
        (cx + w * 0.3, cy + h * 0.2), (cx - w * 0.1, cy + h * 0.5), (cx - w * 0.6, cy + h * 0.3)])


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
    "rock, boulder, stone, pebble, cobble", kinds="thing", height=0.8, poses="standing, group, mossy",
    slots={"body": ("#8d8f96", "primary"), "moss": ("#6f9a4c", "fixed")},
    told_in="forest", traits=("sunken",),
    shapes=("round", "oval"),
)
def rock(pen: Pen) -> None:
    if pen.pose == "group":
        _stone(pen, 48, 0.55)
        _stone(pen, -46, 0.42)
    _stone(pen, 0, 1.0)
    if pen.pose == "mossy":
        pen.mark("moss", smooth([(-42, -46), (-20, -66), (4, -72), (34, -62), (26, -50), (14, -56), (2, -46),
            (-10, -54), (-22, -42), (-32, -48)]))
    pen.anchor(top=(0, -62), seat=(0, -62), lean=(30, -30))


def _stone(pen: Pen, x: float, k: float) -> None:
    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + a * k, b * k) for a, b in points]

    whole = smooth([(*at((-52, 0))[0], "c"), *at((-54, -14), (-44, -40), (-22, -58), (6, -64), (30, -54), (46, -34),
        (54, -14)), (*at((52, 0))[0], "c")], tension=0.34)
    pen.part("body", whole)
    pen.mark("body", polygon(at((8, -66), (2, -44), (20, -22), (14, 4), (70, 4), (60, -66))), tone=-0.08)
    pen.mark("body", polygon(at((-60, -34), (-34, -44), (2, -44), (8, -70), (-60, -70))), tone=0.06)
    pen.mark("body", polygon(at((2, -44), (8, -70), (40, -70), (34, -40), (20, -22))), tone=-0.02)
    pen.mark("body", joined(line(at((-34, -20), (-26, -12), (-28, -4))), line(at((34, -26), (40, -18)))), tone=-0.14,
        width=1.3 * k, detail=1)


@symbol(
    "mushroom, toadstool, fungus, fly agaric", kinds="plant", height=0.14, poses="standing, group",
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


@symbol("potted plant, houseplant, house plant, pot plant, plant, monstera, succulent", kinds="plant", height=0.6,
    place="surface", slots={"leaf": ("#3f8f57", "second"), "pot": ("#c96f4a", "primary"), "soil": ("#4a3529", "fixed")})
def potted_plant(pen: Pen) -> None:
    for angle, length, x in ((-62, 44, -4), (60, 44, 4), (-24, 50, -3), (28, 50, 3)):
        leaf(pen, "leaf", x, -36, length, 18, angle, tone=-0.08)
    pot: Profile = [(-36, 24, "c"), (-29, 24, "c"), (-29, 22, "c"), (0, 16)]
    pen.part("pot", rim(pot, tilt=0.2), tone=-0.12)
    pen.part("soil", rim(pot, tilt=0.18, inset=2.6))
    for angle, length, x in ((-80, 40, -6), (78, 40, 6), (-44, 52, -3), (44, 52, 3), (2, 62, 0)):
        leaf(pen, "leaf", x, -35, length, 20, angle)
    body = turned([(-34, 21.5), (0, 16)], tilt=0.16)
    pen.part("pot", body)
    pen.mark("pot", crescent(body, -9, 0), tone=-0.08)
    collar = turned(pot[:2], tilt=0.17, hollow=True)
    pen.mark("pot", band([(-30, 21.5), (0, 16)], -27, -22, tilt=0.17), tone=-0.12, alpha=0.7)
    pen.part("pot", collar, tone=0.03)
    pen.mark("pot", crescent(collar, -12, 0), tone=-0.08)
    pen.anchor(top=(0, -98), mouth=(0, -36), opening=(0, -36))


@symbol(
    "log, tree trunk, timber, firewood", kinds="wood, thing", height=0.5,
    slots={"bark": ("#7a5238", "primary"), "core": ("#e2bd8a", "fixed")},
    home="forest", traits=("afloat", "seat"),
)
def log(pen: Pen) -> None:
    body = smooth([(-50, -32, "c"), (50, -34, "c"), (56, -17), (50, 0, "c"), (-50, 0, "c")], tension=0.4)
    pen.part("bark", body)
    pen.mark("bark", rect(-60, -9, 130, 12), tone=-0.09)
    pen.mark("bark", joined(*(curve((x, y), (x + 14, y - 1), (x + 26, y + 1)) for x,
        y in ((-34, -26), (-6, -22), (18, -28), (-24, -14), (8, -12), (26, -18), (-10, -5)))), tone=-0.12, width=1.3,
        detail=1)
    pen.part("bark", limb([(16, -32, 10), (22, -42, 7.5)]), tone=-0.02)
    pen.part("core", ellipse(22.6, -44.6, 3.6, 2.2, turn=30))
    pen.part("core", ellipse(-50, -16, 10, 16))
    for k in (0.72, 0.46, 0.2):
        pen.mark("core", difference(ellipse(-50, -16, 10 * k, 16 * k), ellipse(-50, -16, 10 * k - 0.9, 16 * k - 1.1)),
            tone=-0.13)
    pen.anchor(top=(4, -33), seat=(4, -33))


@symbol("tree stump, stump", kinds="wood, thing", height=0.5, slots={"bark": ("#7a5238", "primary"),
    "core": ("#e2bd8a", "fixed")}, home="forest")
def stump(pen: Pen) -> None:
    body = smooth([(-44, 0, "c"), (-34, -10), (-30, -46, "c"), (30, -46, "c"), (33, -12), (46, 0, "c"), (26, 1),
        (14, 8), (-6, 2), (-22, 7)])
    pen.part("bark", body)
    pen.mark("bark", crescent(body, -16, 0), tone=-0.08)
    pen.mark("bark", joined(*(curve((x, -40), (x * 1.05, -24), (x * 1.16, -8)) for x in (-22, -10, 4, 16))), tone=-0.12,
        width=1.4, detail=1)
    pen.part("core", ellipse(0, -46, 30, 9.5))
    for k in (0.78, 0.54, 0.3):
        pen.mark("core", difference(ellipse(0, -46, 30 * k, 9.5 * k), ellipse(0, -46, 30 * k - 1.3, 9.5 * k - 0.8)),
            tone=-0.12)
    pen.anchor(top=(0, -45), seat=(0, -44))


@symbol(
    "willow, weeping willow, willow tree", kinds="tree, plant", height=9,
    slots={"leaf": ("#86a84a", "primary"), "bark": (BARK, "fixed")},
    told_in="meadow, garden, park",
)
def willow(pen: Pen) -> None:
    trunk(pen, "bark", -56, 9, [(-16, -70), (16, -72)])
    crown(pen, "leaf", [(0, -74, 24), (-24, -66, 17), (24, -66, 17)], floor=-50)
    for i, x in enumerate((-44, 42, -34, 33, -24, 24, -13, 12, 0)):
        length = 62 - abs(x) * 0.3 - (i % 3) * 7
        top = -60 - 22 * math.cos(x / 44 * 1.4)
        strand = smooth([(x * 0.72 - 7, top, "c"), (x * 1.02 - 7, top + length * 0.4),
            (x * 1.06 - 3, top + length * 0.85), (x * 1.06, top + length, "c"), (x * 1.06 + 4, top + length * 0.8),
            (x * 1.02 + 7, top + length * 0.4), (x * 0.72 + 7, top, "c")])
        pen.part("leaf", strand, tone=-0.05 + 0.035 * (i % 4))
        pen.mark("leaf", joined(*(curve((x * 1.03 + d, top + 8), (x * 1.05 + d, top + length - 8)) for d in (-3, 2))),
            tone=-0.08, width=0.7, detail=1)
    pen.anchor(top=(0, -95), lean=(4, -20), under=(0, 0))


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


@symbol("leaf, maple leaf, autumn leaf, foliage", kinds="plant", height=0.1, place="air",
    slots={"leaf": ("#d9682e", "primary")}, ridden="board")
def maple_leaf(pen: Pen) -> None:
    side = [(0, -100), (7, -84), (14, -88), (13, -66), (26, -76), (29, -68), (46, -72), (41, -58), (46, -52), (24, -34),
        (27, -24), (3, -28)]
    points = [*side, *((-x, y) for x, y in reversed(side[1:]))]
    shape = smooth([(x, y, "c") for x, y in points], tension=0.3)
    pen.stroke("leaf", curve((0, -30), (1, -14), (5, 0)), 2.4, tone=-0.12)
    pen.part("leaf", rotated(shape, 0))
    pen.mark("leaf", polygon([(0, -110), (60, -110), (60, 0), (0, 0)]), tone=-0.05)
    veins = joined(line([(0, -28), (0, -92)]), *(line([(0, -32), (d * x, y)]) for d in (-1, 1) for x,
        y in ((36, -66), (18, -34), (20, -68))))
    pen.mark("leaf", veins, tone=0.12, width=1.3, alpha=0.8)
    pen.anchor(top=(0, -100), handle=(5, 0))
