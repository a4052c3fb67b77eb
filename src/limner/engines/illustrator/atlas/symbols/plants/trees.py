"""Trees, their leaves and their wood."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from collections.abc import Sequence

from limner.drawing.geometry import (
    Path,
    Point,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    moved,
    polygon,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve
from limner.engines.illustrator.atlas.templates.hollow import cavity, mouth
from limner.engines.illustrator.atlas.templates.tree import conifer, crown, frond, trunk

GREEN = "#4f9d45"
_FRUIT: Sequence[Point] = ((-30, -56), (-14, -46), (4, -44), (22, -48), (33, -58), (-22, -70), (-4, -62), (14, -66),
    (27, -74), (-14, -82), (2, -86))
_LEAF: Hue = (GREEN, "primary")
_KINDS = "tree, plant"
_ORCHARD = "garden, farm"
BARK = "#6b4632"
_CROWNS = { "standing": ([(0, -58, 25), (-19, -52, 18), (21, -52, 17), (-13, -74, 17), (13, -76, 18), (0, -86, 14),
    (-24, -63, 13), (24, -64, 12), (3, -60, 17)], -42), "tall": ([(0, -56, 17), (-10, -48, 13), (11, -48, 12),
    (-8, -66, 14), (9, -70, 14), (-3, -80, 13), (3, -91, 9), (2, -58, 12)], -36),
    "wide": ([(0, -54, 22), (-27, -50, 17), (28, -50, 16), (-15, -66, 18), (15, -68, 18), (-37, -56, 12), (38, -57, 11),
    (0, -76, 15), (4, -56, 17)], -42), "young": ([(0, -68, 15), (-11, -64, 11), (12, -64, 11), (-7, -79, 11),
    (7, -80, 11), (0, -88, 9), (1, -68, 11)], -58), }


def _laden(pen: Pen, radius: float, *, tall: float = 1.0) -> None:
    """A round tree with fruit all over its crown."""
    tree(pen)
    for x, y in _FRUIT:
        body = ellipse(x, y, radius, radius * tall)
        pen.part("fruit", body)
        pen.mark("fruit", crescent(body, -radius * 0.3, -radius * 0.3), tone=-0.08)


@symbol("apple tree, cherry tree in fruit, plum tree", kinds=_KINDS, height=5, poses="standing, wide", home=_ORCHARD,
    slots={"leaf": _LEAF, "bark": (BARK, "fixed"), "fruit": ("#d8352f", "second")}, shapes=("round",))
def apple_tree(pen: Pen) -> None:
    _laden(pen, 4.4)


@symbol("orange tree, tangerine tree, peach tree, apricot tree, fruit tree", kinds=_KINDS, height=5, home=_ORCHARD,
    slots={"leaf": ("#3f8a45", "primary"), "bark": (BARK, "fixed"), "fruit": ("#f59324", "second")}, shapes=("round",))
def orange_tree(pen: Pen) -> None:
    _laden(pen, 4.6)


@symbol("lemon tree, pear tree, citrus tree", kinds=_KINDS, height=4, home=_ORCHARD,
    slots={"leaf": ("#4a9248", "primary"), "bark": (BARK, "fixed"), "fruit": ("#f6d733", "second")}, shapes=("round",))
def lemon_tree(pen: Pen) -> None:
    _laden(pen, 3.8, tall=1.3)


@symbol("bonsai, bonsai tree, miniature tree", kinds="tree, plant", height=0.4, place="surface",
    slots={"leaf": ("#4f8f45", "primary"), "wood": ("#7a5236", "fixed"), "pot": ("#3f6f8a", "second"),
    "soil": ("#5a4030", "fixed")})
def bonsai(pen: Pen) -> None:
    pen.part("soil", smooth([(-40, -20), (-14, -28), (16, -27), (40, -20)]))
    trunk = union(limb([(-10, -20, 17), (-20, -36, 13), (-6, -50, 11), (12, -60, 9), (10, -76, 7), (0, -88, 4)]),
        limb([(-16, -40, 9), (-34, -52, 6), (-46, -58, 4)]), limb([(8, -58, 8), (28, -62, 5), (44, -66, 3)]))
    pen.part("wood", trunk)
    pen.mark("wood", crescent(trunk, -3, -2), tone=-0.1)
    for x, y, k in ((-46, -62, 0.9), (42, -72, 1.0), (-4, -92, 1.15)):
        pad = union(*(ellipse(x + dx * k, y + dy * k, r * k, r * k * 0.74) for dx, dy,
            r in ((-20, 0, 13), (-8, -8, 15), (8, -8, 15), (20, 0, 13), (0, 2, 16))))
        pen.part("leaf", pad)
        pen.mark("leaf", crescent(pad, -5, -8), tone=-0.1)
        pen.mark("leaf", joined(*(ellipse(x + dx * k, y + dy * k, 5 * k, 2.6 * k) for dx,
            dy in ((-14, -6), (0, -12), (10, -5), (-4, -2)))), tone=0.08, alpha=0.7, detail=1)
    pen.part("pot", polygon([(-50, -22), (50, -22), (42, -4), (-42, -4)]))
    pen.mark("pot", polygon([(16, -26), (60, -26), (50, 0), (20, 0)]), tone=-0.09)
    pen.part("pot", rect(-54, -25, 108, 6, 2), tone=0.06)
    for x in (-34, 26):
        pen.part("pot", rect(x, -5, 10, 5, 1), tone=-0.08)
    pen.anchor(top=(0, -108), handle=(0, -14))


@symbol("cherry blossom tree, cherry tree, cherry blossom, sakura, sakura tree, blossoming tree", kinds="tree, plant",
    height=6, slots={"bloom": ("#f6b3cb", "primary"), "wood": ("#6b4a42", "fixed"), "light": ("#fde3ec", "follow")})
def cherry_blossom_tree(pen: Pen) -> None:
    pen.part("wood", union(limb([(0, 0, 17), (-4, -22, 12), (4, -44, 9), (2, -64, 6)]),
        limb([(-3, -26, 9), (-24, -46, 6), (-36, -58, 4)]), limb([(3, -36, 8), (24, -50, 6), (38, -64, 4)])))
    clumps = [(-40, -62, 19), (-22, -80, 22), (4, -92, 24), (30, -80, 22), (44, -62, 18), (0, -68, 24), (-22, -54, 15),
        (24, -54, 16)]
    crown = union(*(ellipse(*c) for c in clumps))
    pen.part("bloom", crown)
    pen.mark("bloom", joined(*(crescent(ellipse(x, y, r), -r * 0.24, -r * 0.32) for x, y, r in clumps)), tone=-0.08,
        alpha=0.8)
    dots = [(x + r * 0.6 * math.cos(t), y + r * 0.6 * math.sin(t)) for x, y, r in clumps for t in (0.4, 2.5, 4.6)]
    for x, y in dots:
        pen.mark("light", union(*(ellipse(x + 2.3 * math.cos(t), y + 2.3 * math.sin(t), 1.7)
            for t in (6.283 * i / 5 for i in range(5)))), alpha=0.95)
    for x, y, a in ((-34, -22, 20), (30, -28, -30), (46, -12, 60), (-18, -8, 10), (-50, -36, -40)):
        pen.part("bloom", ellipse(x, y, 2.6, 1.6, a), shade="flat", detail=1)
    pen.anchor(top=(4, -114), lean=(-8, -20), under=(0, -2))


@symbol(
    "tree, oak, maple, elm, oak tree, maple tree, deciduous tree, beech, linden",
    kinds="plant", height=9, poses="standing, tall, wide, young, bare, hollow",
    slots={"leaf": (GREEN, "primary"), "bark": (BARK, "fixed")},
    told_in="meadow, garden, park",
    shapes=("round",),
)
def tree(pen: Pen) -> None:
    pen.anchor(top=(0, -95), lean=(4, -25), under=(0, 0))
    if pen.pose == "bare":
        _bare(pen)
        return
    lobes, fork = _CROWNS["standing" if pen.pose == "hollow" else pen.pose]
    width = {"young": 5, "hollow": 26}.get(pen.pose, 9)
    trunk(pen, "bark", fork - 8, width, [(-13, fork - 10), (14, fork - 12)])
    x_of = [(x * 0.62 - 3, y + (i % 3) * 4 - 5) for i, (x, y, _) in enumerate(lobes)]
    crown(pen, "leaf", lobes, leaves=x_of)
    if pen.pose == "hollow":
        cavity(pen, "bark", ellipse(0, -19, 8.4, 11), tone=-0.2)


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


def _hollow_log(pen: Pen) -> None:
    body = smooth([(-34, -56, "c"), (40, -46, "c"), (58, -22), (48, 0, "c"), (-34, 0, "c")], tension=0.4)
    pen.part("bark", body)
    pen.mark("bark", rect(-60, -12, 130, 14), tone=-0.09)
    pen.mark("bark", joined(*(curve((x, y), (x + 14, y - 1), (x + 24, y + 1)) for x, y in ((6, -40), (18, -30),
        (-2, -22), (14, -14), (28, -20)))), tone=-0.12, width=1.3, detail=1)
    pen.part("bark", limb([(30, -44, 10), (38, -58, 7)]), tone=-0.02)
    pen.part("core", ellipse(-34, -28, 27, 28))
    cavity(pen, "bark", ellipse(-34, -27, 22, 23), tone=-0.24)
    pen.anchor(top=(10, -48), seat=(10, -48))


@symbol(
    "log, tree trunk, timber, firewood", kinds="wood, thing", height=0.5,
    slots={"bark": ("#7a5238", "primary"), "core": ("#e2bd8a", "fixed")},
    home="forest", traits=("afloat", "seat", "solid"), poses="standing, hollow",
)
def log(pen: Pen) -> None:
    if pen.pose == "hollow":
        _hollow_log(pen)
        return
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
    "core": ("#e2bd8a", "fixed")}, home="forest", poses="standing, hollow",
    traits=("solid",))
def stump(pen: Pen) -> None:
    body = smooth([(-44, 0, "c"), (-34, -10), (-30, -46, "c"), (30, -46, "c"), (33, -12), (46, 0, "c"), (26, 1),
        (14, 8), (-6, 2), (-22, 7)])
    pen.part("bark", body)
    pen.mark("bark", crescent(body, -16, 0), tone=-0.08)
    pen.mark("bark", joined(*(curve((x, -40), (x * 1.05, -24), (x * 1.16, -8)) for x in (-22, -10, 4, 16))), tone=-0.12,
        width=1.4, detail=1)
    pen.part("core", ellipse(0, -46, 30, 9.5))
    if pen.pose == "hollow":
        mouth(pen, "bark", ellipse(0, -45.4, 24, 7), tone=-0.2)
    for k in () if pen.pose == "hollow" else (0.78, 0.54, 0.3):
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
