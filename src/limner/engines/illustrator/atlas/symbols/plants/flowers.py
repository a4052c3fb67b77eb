"""Flowers."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Landmark,
    Path,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, turned
from limner.engines.illustrator.atlas.templates.flower import leaf, petal, petals, stem

STEM = "#4c8c3f"


@symbol("flower petal, petal, rose petal, falling petal", kinds="thing", height=0.03, place="air", poses="flying",
    slots={"petal": ("#f29ab4", "primary")}, traits=("airborne", "strewn"))
def flower_petal(pen: Pen) -> None:
    for x, y, k, turn in ((-34, -74, 0.8, -40), (18, -88, 0.7, 30), (44, -52, 0.85, -70), (-8, -40, 1.1, 14),
            (-48, -24, 0.7, 64), (26, -14, 0.75, -20)):
        shape = rotated(smooth([(x, y + 18 * k, "c"), (x - 15 * k, y), (x - 9 * k, y - 17 * k), (x, y - 13 * k),
            (x + 9 * k, y - 17 * k), (x + 15 * k, y)]), turn, (x, y))
        pen.part("petal", shape)
        pen.mark("petal", crescent(shape, -4 * k, -3 * k), tone=-0.07)
    pen.anchor(top=(0, -94))


@symbol("poppy, red poppy, poppy flower, corn poppy, california poppy", kinds="flower, plant", height=0.5,
    slots={"petal": ("#e0352b", "primary"), "heart": ("#2a2430", "fixed"), "stem": (STEM, "fixed"),
    "dust": ("#f0d37a", "fixed")})
def poppy(pen: Pen) -> None:
    pen.stroke("stem", smooth([(-6, -34), (-26, -52), (-36, -70), (-44, -66)], closed=False), 2)
    pen.part("stem", ellipse(-44, -61, 6, 8, 20))
    pen.mark("petal", ellipse(-43, -54, 4, 4))
    stem(pen, "stem", (4, -66), 3, bend=-5)
    leaf(pen, "stem", -2, -8, 30, 10, -50)
    leaf(pen, "stem", 0, -12, 28, 10, 58)
    for points, tone in (([(4, -72), (-30, -82), (-32, -102), (-8, -110), (6, -98)], -0.06),
        ([(4, -72), (38, -82), (40, -102), (16, -110), (2, -98)], -0.09),
        ([(4, -66), (-28, -62), (-38, -78), (-22, -92), (2, -84)], 0.0), ([(4, -66), (36, -62), (46, -78), (30, -92),
        (6, -84)], -0.03), ([(4, -84), (-20, -80), (-22, -60), (4, -50), (30, -60), (28, -80)], 0.05)):
        shape = smooth(points)
        pen.part("petal", shape, tone=tone)
        pen.mark("petal", crescent(shape, -3, -4), tone=tone - 0.08)
    pen.part("heart", ellipse(4, -78, 9, 7))
    pen.part("dust", joined(*(ellipse(4 + 12 * math.cos(t), -78 + 9 * math.sin(t), 1.5)
        for t in (6.283 * i / 12 for i in range(12)))), shade="flat", detail=1)
    pen.part("stem", ellipse(4, -79, 4.6, 4), tone=0.06)
    pen.anchor(top=(4, -108), head=(4, -78), handle=(0, -20))


@symbol("orchid, moth orchid, phalaenopsis, orchid flower", kinds="flower, plant", height=0.5, place="surface",
    slots={"petal": ("#d98ad0", "primary"), "lip": ("#a8327a", "follow"), "heart": ("#f6d84a", "fixed"),
    "stem": (STEM, "fixed"), "pot": ("#f1ede4", "second")})
def orchid(pen: Pen) -> None:
    pen.stroke("stem", smooth([(0, -22), (-6, -60), (4, -90), (34, -104), (62, -92)], closed=False), 2.6)
    for x, y, length, width, angle, tone in ((-2, -20, 36, 15, -66, -0.04), (2, -20, 38, 15, 62, -0.06),
        (-2, -20, 28, 13, -36, 0.02), (2, -20, 26, 13, 30, 0.0)):
        leaf(pen, "stem", x, y, length, width, angle, tone=tone)
    pen.part("pot", turned([(-24, 19), (-18, 19), (-17, 17), (0, 12)], tilt=0.18))
    pen.mark("pot", polygon([(5, -30), (22, -30), (18, 6), (5, 6)]), tone=-0.08)
    for x, y in ((66, -88), (70, -84)):
        pen.part("petal", ellipse(x, y, 4.4, 5.6, 30), tone=-0.05)
    for x, y, k in ((46, -84, 0.72), (20, -88, 0.9), (-4, -62, 1.0)):
        for a in (0, 128, -128):
            pen.part("petal", petal(x, y, 1, 17 * k, 12 * k, a), tone=-0.07)
        for side in (-1, 1):
            wing = smooth([(x, y), (x + side * 8 * k, y - 13 * k), (x + side * 21 * k, y - 10 * k),
                (x + side * 20 * k, y + 5 * k), (x + side * 8 * k, y + 5 * k)])
            pen.part("petal", wing, tone=0.02)
            pen.mark("lip", joined(*(line([(x, y - 1), (x + side * 16 * k, y + d * k)]) for d in (-7, -3, 1))),
                width=0.7, alpha=0.6, detail=1)
        pen.part("lip", smooth([(x - 4.4 * k, y), (x + 4.4 * k, y), (x + 6 * k, y + 8 * k), (x, y + 14 * k),
            (x - 6 * k, y + 8 * k)]))
        pen.part("heart", ellipse(x, y + 1 * k, 3 * k, 2.4 * k), shade="flat")
    pen.anchor(top=(20, -104), head=(10, -78), handle=(0, -10))


@symbol("daffodil, narcissus, jonquil", kinds="flower, plant", height=0.4,
    slots={"petal": ("#f9dc4a", "primary"), "cup": ("#f29a2c", "second"), "stem": (STEM, "fixed")})
def daffodil(pen: Pen) -> None:
    for x, a, n in ((-8, -18, 70), (8, 16, 66), (-4, -6, 58)):
        leaf(pen, "stem", x, 0, n, 8, a, tone=-0.05)
    stem(pen, "stem", (4, -68), 3.6, bend=-3)
    petals(pen, "petal", 4, -74, count=6, start=4, end=31, width=22, turn=30)
    pen.part("cup", union(*(ellipse(4 + 12 * math.cos(t), -74 + 12 * math.sin(t), 4.4)
        for t in (6.283 * i / 12 for i in range(12))), ellipse(4, -74, 12)), tone=0.02)
    pen.part("cup", ellipse(4, -74, 9.6), tone=-0.16, shade="flat")
    pen.part("petal", joined(*(ellipse(4 + 3 * math.cos(t), -74 + 3 * math.sin(t), 1.6)
        for t in (6.283 * i / 6 for i in range(6)))), tone=0.04, shade="flat", detail=1)
    pen.anchor(top=(4, -104), head=(4, -74), handle=(0, -20))


@symbol("iris, iris flower, flag iris", kinds="flower, plant", height=0.6,
    slots={"petal": ("#6a55c4", "primary"), "fall": ("#8f7fe0", "follow"), "gold": ("#f6c83f", "fixed"),
    "stem": (STEM, "fixed")})
def iris(pen: Pen) -> None:
    for x, a, n in ((-10, -12, 66), (10, 11, 62), (-2, -3, 50)):
        leaf(pen, "stem", x, 0, n, 9, a, tone=-0.04)
    stem(pen, "stem", (0, -62), 4)
    for side in (-1, 1):
        pen.part("petal", smooth([(0, -66), (side * 10, -88), (side * 24, -104), (side * 20, -112), (side * 4, -108),
            (side * -3, -86)]), tone=-0.08 if side > 0 else -0.04)
    mid = smooth([(0, -66), (-13, -82), (-12, -102), (0, -114), (12, -102), (13, -82)])
    pen.part("petal", mid, tone=0.03)
    pen.mark("petal", joined(curve((0, -68), (0, -110)), curve((-2, -70), (-7, -98)), curve((2, -70), (7, -98))),
        tone=-0.12, width=1)
    for side in (-1, 1):
        fall = smooth([(side * 2, -72), (side * 18, -80), (side * 36, -70), (side * 42, -52), (side * 34, -38),
            (side * 22, -44), (side * 14, -58)])
        pen.part("fall", fall, tone=0.0 if side < 0 else -0.04)
        pen.mark("gold", limb([(side * 6, -70, 5), (side * 18, -68, 5), (side * 27, -58, 3)]))
    low = smooth([(-7, -70), (7, -70), (14, -54), (12, -36), (0, -28), (-12, -36), (-14, -54)])
    pen.part("fall", low, tone=0.05)
    pen.mark("gold", limb([(0, -68, 6), (0, -52, 4)]))
    pen.mark("petal", joined(*(line([(0, -56), (x, -32)]) for x in (-8, -4, 0, 4, 8))), width=0.9, alpha=0.6, detail=1)
    pen.anchor(top=(0, -112), head=(0, -72), handle=(0, -20))


@symbol("dandelion, dandelion clock, blowball, dandelion seed head", kinds="flower, plant", height=0.3,
    slots={"fluff": ("#f7f8fa", "primary"), "heart": ("#8a6a4a", "fixed"), "stem": (STEM, "fixed")})
def dandelion(pen: Pen) -> None:
    for a, n in ((-68, 34), (66, 36), (-40, 26), (38, 26)):
        leaf(pen, "stem", 0, -2, n, 10, a)
    stem(pen, "stem", (2, -60), 2.6, bend=-4)
    pen.part("fluff", ellipse(2, -74, 28), alpha=0.35, shade="flat")
    seeds = [(r, 6.283 * i / n + r) for r, n in ((27, 22), (19, 15), (11, 9)) for i in range(n)]
    # From the heart's edge: where strokes all meet in one point, Skia takes seconds to unite them.
    pen.stroke("fluff", joined(*(line([(2 + 4.9 * math.cos(t), -74 + 4.9 * math.sin(t)),
        (2 + r * math.cos(t), -74 + r * math.sin(t))]) for r, t in seeds)), 0.8, tone=-0.12)
    tufts: list[Path] = []
    for r, t in seeds:
        x, y = 2 + r * math.cos(t), -74 + r * math.sin(t)
        tufts += [line([(x + math.cos(t + d), y + math.sin(t + d)),
            (x + 5.4 * math.cos(t + d), y + 5.4 * math.sin(t + d))])
            for d in (-1.1, -0.5, 0, 0.5, 1.1)]
    pen.stroke("fluff", joined(*tufts), 1.2)
    pen.part("heart", ellipse(2, -74, 5))
    for x, y, turn in ((44, -96, 40), (58, -74, 60)):
        seed = joined(line([(x, y), (x - 7, y + 9)]), *(line([(x, y), (x + 6 * math.cos(a), y + 6 * math.sin(a))])
            for a in (math.radians(turn - 100 + 30 * i) for i in range(5))))
        pen.stroke("fluff", seed, 1.2)
    pen.anchor(top=(2, -100), head=(2, -74), handle=(0, -20))


@symbol("lily, lily flower, easter lily, stargazer lily, tiger lily", kinds="flower, plant", height=0.6,
    slots={"petal": ("#fbf6f0", "primary"), "vein": ("#e59ab0", "second"), "gold": ("#e8a02c", "fixed"),
    "stem": (STEM, "fixed")})
def lily(pen: Pen) -> None:
    stem(pen, "stem", (2, -66), 3.6, bend=-3)
    for y, a, n in ((-12, -56, 30), (-18, 58, 30), (-32, -50, 24), (-38, 52, 22)):
        leaf(pen, "stem", 0, y, n, 7, a)
    pen.part("stem", limb([(2, -60, 3), (-22, -74, 2.6)]))
    pen.part("petal", smooth([(-20, -70), (-30, -78), (-38, -94, "c"), (-24, -92), (-16, -78)]), tone=-0.06)
    for i, a in enumerate((0, 120, 240, 60, 180, 300)):
        points: list[Landmark] = [(2, -74, "c"), (-9, -86), (-11, -98), (2, -116, "c"), (15, -98), (13, -86)]
        shape = rotated(smooth(points), a, (2, -74))
        pen.part("petal", shape, tone=-0.06 if i < 3 else 0.02)
        pen.mark("vein", rotated(line([(2, -74), (2, -106)]), a, (2, -74)), width=3, alpha=0.7)
        pen.mark("vein", rotated(joined(*(ellipse(x, y, 0.9) for x, y in ((-3, -86), (7, -87), (-2, -94), (6, -95)))),
            a, (2, -74)), detail=1)
    pen.stroke("stem", joined(*(line([(2, -74), (2 + 17 * math.sin(math.radians(a)),
        -74 - 17 * math.cos(math.radians(a)))]) for a in (-50, -20, 12, 40, 90))), 1.2)
    pen.part("gold", joined(*(ellipse(2 + 18 * math.sin(math.radians(a)), -74 - 18 * math.cos(math.radians(a)), 3, 1.7,
        a) for a in (-50, -20, 12, 40, 90))))
    pen.anchor(top=(2, -114), head=(2, -74), handle=(0, -20))


@symbol("hydrangea, hortensia", kinds="flower, plant", height=0.8,
    slots={"petal": ("#7f9be8", "primary"), "heart": ("#f4efd0", "fixed"), "leaf": ("#4f8f45", "fixed")})
def hydrangea(pen: Pen) -> None:
    stem(pen, "leaf", (0, -40), 5)
    for x, y, n, w, a in ((-4, -24, 52, 30, -72), (4, -24, 52, 30, 70), (-2, -14, 40, 24, -104), (2, -14, 40, 24, 102)):
        leaf(pen, "leaf", x, y, n, w, a)
    pen.part("petal", ellipse(0, -66, 40, 36), tone=-0.12)
    places = [(r * math.cos(t) * 1.05, -66 + r * math.sin(t) * 0.95) for r, n in ((35, 13), (23, 9), (11, 5), (0, 1))
        for t in (6.283 * i / n + r * 0.1 for i in range(n))]
    for i, (cx, cy) in enumerate(places):
        bloom = union(*(petal(cx, cy, 0.4, 9, 8.4, a + 20 * i) for a in (0, 90, 180, 270)))
        pen.part("petal", bloom, tone=(0.03, -0.03, 0.07, 0.0)[i % 4] - (0.05 if cy > -52 else 0))
        pen.part("heart", ellipse(cx, cy, 1.7), shade="flat", detail=1)
    pen.anchor(top=(0, -104), head=(0, -66), handle=(0, -16))


def _dots(cx: float, cy: float, radius: float) -> list[tuple[float, float]]:
    """Seeds in a heart, by rings."""
    points = [(cx, cy)]
    for ring_no, count in ((0.42, 6), (0.8, 11)):
        points += [(cx + radius * ring_no * math.cos(6.283 * i / count + ring_no),
            cy + radius * ring_no * math.sin(6.283 * i / count + ring_no)) for i in range(count)]
    return points


@symbol(
    "flower, daisy, blossom, bloom, wildflower, chamomile, marguerite, aster", kinds="plant", height=0.35,
    slots={"petal": ("#fbf7f0", "primary"), "heart": ("#f4b92f", "second"), "stem": (STEM, "fixed")},
    told_in="meadow, garden, park", held="gripped", lean=10.0,
)
def flower(pen: Pen) -> None:
    stem(pen, "stem", (2, -68), 3.2, bend=-3)
    leaf(pen, "stem", -1, -16, 30, 11, -58)
    leaf(pen, "stem", 0, -26, 28, 10, 56)
    petals(pen, "petal", 2, -73, count=14, start=5, end=27, width=9.5)
    pen.part("heart", ellipse(2, -73, 9.4))
    pen.mark("heart", crescent(ellipse(2, -73, 9.4), -3, -3), tone=-0.1)
    pen.mark("heart", joined(*(ellipse(x, y, 0.8) for x, y in _dots(2, -73, 7.5))), tone=-0.14, detail=1)
    pen.anchor(top=(2, -99), head=(2, -73), handle=(0, -20))


@symbol(
    "sunflower, helianthus", kinds="flower, plant", height=1.8,
    slots={"petal": ("#f7bd23", "primary"), "heart": ("#6b4023", "fixed"), "stem": (STEM, "fixed")},
    home="garden", held="gripped", lean=8.0,
)
def sunflower(pen: Pen) -> None:
    stem(pen, "stem", (3, -66), 4, bend=-2)
    leaf(pen, "stem", 0, -24, 32, 19, -62)
    leaf(pen, "stem", 1, -36, 30, 18, 60)
    petals(pen, "petal", 3, -72, count=18, start=8, end=29, width=7.5, turn=10, tone=-0.08)
    petals(pen, "petal", 3, -72, count=18, start=8, end=27.5, width=7)
    heart = ellipse(3, -72, 13.5)
    pen.part("heart", heart)
    pen.mark("heart", crescent(heart, -3.5, -3.5), tone=-0.08)
    pen.mark("heart", ellipse(3, -72, 6.5), tone=-0.09)
    pen.mark("petal", joined(*(ellipse(x, y, 0.75) for x, y in _dots(3, -72, 12))), tone=-0.1, detail=1)
    pen.anchor(top=(3, -99), head=(3, -72), handle=(0, -20))


@symbol(
    "rose, red rose", kinds="flower, plant", height=0.5,
    slots={"petal": ("#d4283f", "primary"), "stem": ("#3f7a3c", "fixed")},
    home="garden", held="gripped", lean=10.0,
)
def rose(pen: Pen) -> None:
    stem(pen, "stem", (0, -60), 3.2, bend=3)
    for x, y, d in ((2.6, -20, 1), (3.0, -34, -1), (1.6, -46, 1)):
        pen.part("stem", polygon([(x + d * 1.2, y - 1.8), (x + d * 5, y - 3.4), (x + d * 1.2, y + 1.4)]))
    leaf(pen, "stem", 2, -22, 27, 14, -58)
    leaf(pen, "stem", 2, -32, 26, 13, 58)
    for angle in (-118, -70, 70, 118, 180):
        pen.part("stem", petal(0, -62, 0, 17, 7, angle), tone=-0.04)
    bowl = smooth([(-23, -80), (-20, -66), (-8, -58), (8, -58), (20, -66), (23, -80), (16, -93), (0, -99), (-16, -93)])
    pen.part("petal", bowl, tone=-0.13)
    pen.part("petal", smooth([(-15, -91), (-4, -99), (10, -96), (14, -86), (8, -76), (-8, -76)]), tone=-0.04)
    pen.part("petal", smooth([(-7, -90), (2, -95), (9, -90), (8, -82), (-2, -80), (-8, -84)]), tone=-0.13)
    pen.part("petal", smooth([(-4, -89), (2, -92), (6, -88), (2, -83), (-3, -84)]), tone=0.0)
    left = smooth([(-24, -86), (-15, -89), (-6, -80), (2, -68), (6, -58), (-6, -56), (-19, -64), (-25, -75)])
    right = smooth([(24, -87), (17, -88), (10, -81), (-4, -72), (-10, -62), (0, -56), (14, -59), (23, -68), (26, -78)])
    pen.part("petal", left)
    pen.mark("petal", crescent(left, -4, 3), tone=0.06)
    pen.part("petal", right, tone=-0.03)
    pen.mark("petal", crescent(right, -1.2, 2.4), tone=0.08)
    pen.anchor(top=(0, -98), head=(0, -78), handle=(0, -20))


@symbol(
    "tulip", kinds="flower, plant", height=0.4,
    slots={"petal": ("#e8557a", "primary"), "stem": ("#4f9148", "fixed")},
    home="garden", held="gripped", lean=10.0, traits=("colourful",),
)
def tulip(pen: Pen) -> None:
    stem(pen, "stem", (0, -64), 3.4, bend=-1)
    for side, length in ((-1, 54), (1, 46)):
        shape = smooth([(0, 0, "c"), (side * 9, -14), (side * 15, -34), (side * 21, -length, "c"), (side * 7, -34),
            (side * 1, -10)])
        pen.part("stem", shape, tone=0.0 if side < 0 else -0.05)
        pen.mark("stem", curve((0, 0), (side * 8, -22), (side * 19, -length + 2)), tone=0.09, width=0.8, detail=1)
    pen.part("petal", smooth([(-11, -66), (-12, -84), (-7, -99, "c"), (0, -88), (7, -99, "c"), (12, -84), (11, -66),
        (0, -60)]), tone=-0.13)
    for side in (-1, 1):
        outer = smooth([(0, -58, "c"), (side * 12, -60), (side * 19, -72), (side * 17, -88), (side * 17, -97, "c"),
            (side * 8, -90), (side * 1, -74)])
        pen.part("petal", outer, tone=0.0 if side < 0 else -0.05)
    middle = smooth([(0, -58), (-9, -64), (-10, -78), (0, -96, "c"), (10, -78), (9, -64)])
    pen.part("petal", middle, tone=0.04)
    pen.mark("petal", joined(*(curve((x * 0.4, -60), (x, -76), (x * 0.4, -88)) for x in (-4, 0, 4))), tone=-0.08,
        width=0.7, detail=1)
    gloss(pen, "petal", ellipse(-4.5, -76, 1.8, 8, turn=6))
    pen.anchor(top=(0, -98), head=(0, -78), handle=(0, -20))


@symbol(
    "lavender, lilac, hyacinth", kinds="flower, plant", height=0.5,
    slots={"petal": ("#8a6cc8", "primary"), "stem": ("#6a9460", "fixed")},
)
def lavender(pen: Pen) -> None:
    for x, top, lean in ((-12, -82, -16), (12, -86, 15), (0, -98, 1)):
        pen.stroke("stem", curve((x * 0.2, 0), (x * 0.6, top * 0.4), (lean, top + 6)), 1.6)
        for i in range(7):
            y, w = top + 6 + i * 5.6, 3.2 + 0.9 * min(i, 4)
            cx = lean + (x * 0.62 - lean) * (i * 5.6 / (-top * 0.6))
            for side in (-1, 1):
                pen.part("petal", ellipse(cx + side * w * 0.62, y, w * 0.66, 2.9, turn=side * -28), tone=-0.05
                    if side > 0 else 0.02)
            pen.part("petal", ellipse(cx, y - 2, 2.2, 2.8), tone=0.06)
    for angle in (-40, -22, 24, 42):
        leaf(pen, "stem", 0, 0, 34, 5, angle)
    pen.anchor(top=(1, -98), handle=(0, -20))


@symbol(
    "lotus, water lily, lotus flower, waterlily", kinds="flower, plant", height=0.25, place="water",
    slots={"petal": ("#f0a3c4", "primary"), "pad": ("#4f9a6a", "fixed"), "heart": ("#f6cf57", "fixed")},
    home="lake",
)
def lotus(pen: Pen) -> None:
    pad = smooth([(-50, -4), (-30, -11), (0, -13), (30, -11), (50, -4), (30, 3), (0, 5), (-30, 3)])
    pen.part("pad", pad)
    pen.mark("pad", joined(*(line([(0, -4), (x, y)]) for x, y in ((-50, -4), (-30, 4), (30, 4), (50, -4), (-26, -12),
        (26, -12)))), tone=0.08, width=0.9, detail=1)
    for angle, length, tone in ((-38, 50, -0.1), (38, 50, -0.1), (0, 58, -0.08), (-66, 50, -0.03), (66, 50, -0.03),
        (-20, 52, 0), (20, 52, 0)):
        pen.part("petal", petal(0, -6, 0, length, 21, angle), tone=tone)
        pen.mark("petal", rotated(curve((0, -8), (0, -6 - length * 0.7)), angle, (0, -6)), tone=-0.1, width=0.7,
            alpha=0.6, detail=1)
    pen.part("heart", ellipse(0, -20, 7, 6))
    for angle, length in ((-84, 44), (84, 44), (-46, 40), (46, 40), (0, 32)):
        pen.part("petal", petal(0, -2, 0, length, 20, angle), tone=0.05)
    pen.anchor(top=(0, -60), seat=(0, -24), waterline=(0, -2))


@symbol("bouquet, bunch of flowers, flower bouquet, posy", kinds="flower, plant", height=0.45,
    slots={"petal": ("#e8557a", "primary"), "paper": ("#e9d3ae", "second"), "stem": ("#4f9148", "fixed"),
    "heart": ("#f4c542", "fixed"), "ribbon": ("#b8404f", "follow")})
def bouquet(pen: Pen) -> None:
    for angle in (-62, -40, 40, 62, -14, 16):
        leaf(pen, "stem", angle * 0.3, -54, 36, 13, angle)
    pen.stroke("stem", joined(line([(-5, -24), (-8, 0)]), line([(0, -24), (0, 0)]), line([(5, -24), (8, 0)])), 2.6,
        tone=-0.05)
    pen.part("paper", smooth([(-34, -62, "c"), (-12, -70), (14, -70), (34, -62, "c"), (6, -20, "c"), (-6, -20, "c")]),
        tone=-0.1)
    for x, y, tone, heart in ((-22, -68, -0.03, 1), (22, -68, -0.06, 1), (0, -82, 0, 1), (-10, -60, 0.05, 1),
        (12, -59, 0.03, 1), (-27, -84, 0.08, 0), (26, -84, 0.06, 0)):
        size = 15 if heart else 10
        petals(pen, "petal", x, y, count=7 if heart else 5, start=2, end=size, width=size * 0.66, turn=x, tone=tone)
        pen.part("heart", ellipse(x, y, size * 0.27))
    pen.part("paper", polygon([(-36, -60), (-18, -50), (0, -45), (8, -20), (-8, -20)]))
    pen.part("paper", polygon([(36, -60), (18, -50), (-4, -43), (-6, -20), (8, -20)]), tone=-0.05)
    pen.part("ribbon", polygon([(-9, -26), (9, -26), (7.6, -19), (-7.6, -19)]))
    for side in (-1, 1):
        pen.part("ribbon", smooth([(0, -22, "c"), (side * 9, -29), (side * 15, -22), (side * 8, -17)]), tone=-0.03)
    pen.anchor(top=(0, -98), handle=(0, -12))


@symbol("hibiscus, hibiscus flower, hibiscus blossom, chinese rose", kinds="flower, plant", height=0.5,
    slots={"petal": ("#e8476a", "primary"), "heart": ("#8f1f46", "follow"), "pollen": ("#f8cf4e", "fixed"),
    "stem": (STEM, "fixed")}, home="jungle")
def hibiscus(pen: Pen) -> None:
    stem(pen, "stem", (0, -60), 3.6, bend=-4)
    for x, y, length, width, angle in ((0, -14, 34, 15, -58), (0, -18, 32, 14, 60), (-1, -34, 24, 11, 48)):
        leaf(pen, "stem", x, y, length, width, angle)
    x, y = 0, -78
    for i, angle in enumerate((144, 216, 72, 288, 0)):
        blade = rotated(smooth([(x, y, "c"), (x - 13, y - 16), (x - 19, y - 36), (x - 9, y - 44), (x - 2, y - 42),
            (x + 7, y - 45), (x + 19, y - 36), (x + 13, y - 16)]), angle, (x, y))
        pen.part("petal", blade, tone=-0.05 + 0.025 * i)
        veins = joined(*(curve((x, y - 8), (x + d * 0.6, y - 24), (x + d, y - 38)) for d in (-10, -4, 4, 10)))
        pen.mark("petal", rotated(veins, angle, (x, y)), tone=-0.08, width=1, detail=1)
    star = joined(*(rotated(smooth([(x - 7, y, "c"), (x, y - 21, "c"), (x + 7, y, "c")]), a, (x, y))
        for a in (0, 72, 144, 216, 288)))
    pen.part("heart", union(star, ellipse(x, y, 8)))
    pen.stroke("petal", curve((x, y), (x + 12, y - 14), (x + 30, y - 20)), 3.4, tone=0.12)
    for dx, dy in ((16, -20), (20, -12), (23, -23), (26, -14), (29, -25), (32, -17), (35, -23)):
        pen.part("pollen", ellipse(x + dx, y + dy, 2.2))
    pen.anchor(top=(0, -124), lean=(0, -20))
