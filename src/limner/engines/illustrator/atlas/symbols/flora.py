"""Flowers and plants beyond the commonest."""

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
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, turned
from limner.engines.illustrator.atlas.templates.flower import leaf, petal, petals, stem

STEM = "#4c8c3f"


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
