"""Landmarks of North and South America."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from collections.abc import Sequence

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
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
from limner.engines.illustrator.atlas.solid import crescent, curve, pole
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    arcade,
    arch,
    columns,
    courses,
    cupola,
    gable,
    meridians,
    panes,
    spire,
    stairs,
    taper,
    uprights,
    wall,
)

LANDMARK = "landmark, building"
TOWER = "skyscraper, landmark, building"


@symbol("brooklyn bridge", kinds="bridge, landmark", height=84, slots={"stone": ("#b39a7c", "primary"),
    "road": ("#5d6470", "fixed"), "cable": ("#c9ccd2", "fixed")}, home="lake")
def brooklyn_bridge(pen: Pen) -> None:
    fans = []
    for tower in (-40, 40):
        fans += [line([(tower, -66), (tower + d, -20)]) for d in (-48, -40, -32, -24, -16, -8, 8, 16, 24, 32, 38)]
    pen.stroke("cable", joined(*fans), 0.7, tone=-0.12)
    hang = []
    for i in range(-13, 14):
        x = 3 * i
        hang.append(line([(x, -20), (x, -66 + 42 * (1 - (x / 40) ** 2))]))
    pen.stroke("cable", joined(*hang), 0.5, tone=-0.16, detail=1)
    for d in (0, 1.8):
        pen.stroke("cable", curve((-40, -67 + d), (-20, -36 + d), (0, -26 + d), (20, -36 + d), (40, -67 + d)), 1.2,
            tone=-0.05)
        pen.stroke("cable", joined(curve((-40, -67 + d), (-64, -40 + d), (-92, -20 + d)), curve((40, -67 + d),
            (64, -40 + d), (92, -20 + d))), 1.2, tone=-0.05)
    pen.part("road", rect(-94, -21, 188, 4.4, 1))
    pen.mark("cable", joined(*(line([(x, -17), (x + 3, -20.6), (x + 6, -17)]) for x in range(-94, 94, 6))), width=0.6,
        detail=1)
    for x in (-40, 40):
        pen.part("stone", polygon([(x - 15, 0), (x - 13.6, -16), (x + 13.6, -16), (x + 15, 0)]), tone=-0.06)
        holes = joined(*(arch(x + d, -21, 7, 34, pointed=True) for d in (-5.8, 5.8)))
        body = difference(polygon([(x - 13, -16), (x - 12, -68), (x + 12, -68), (x + 13, -16)]), holes)
        pen.part("stone", body)
        pen.mark("stone", rect(x + 8, -70, 6, 60), tone=-0.09)
        pen.mark("stone", courses(x - 14, x + 14, -68, -16, 11), tone=-0.07, width=0.6, detail=1)
        pen.part("stone", joined(rect(x - 13.4, -72, 26.8, 4), rect(x - 12.4, -60, 24.8, 2)), tone=0.04)
    pen.part("road", rect(-94, -21, 188, 2.2), tone=0.06)
    pen.anchor(top=(-40, -72), seat=(0, -21), under=(0, 0), waterline=(0, -3))


@symbol("empire state building, the empire state building", kinds=TOWER, height=443,
    slots={"wall": ("#b9b4aa", "primary"), "window": ("#56626f", "light"), "steel": ("#d9dde2", "fixed")})
def empire_state_building(pen: Pen) -> None:
    steps = ((23, -16, 0), (18.5, -30, -16), (14, -84, -30), (11.5, -94, -84), (9, -100, -94))
    for half, top, low in steps:
        wall(pen, "wall", -half, half, top, low, dark=0.28)
        pen.mark("window", panes(-half + 1, half - 1, top + 1, low, int(half * 0.75), 1, share=0.42, rise=0.96),
            tone=0.06, alpha=0.75)
        pen.mark("wall", courses(-half, half, top, low, max(1, int((low - top) / 3))), tone=-0.02, width=0.7)
    wall(pen, "wall", -6, 6, -95, -22, dark=0, tone=0.04)
    pen.mark("window", uprights(-5.4, 5.4, -95, -22, 4), width=1.2, tone=0.06, alpha=0.7)
    pen.part("steel", polygon([(-6, -100), (-4.4, -104), (-3.6, -113), (3.6, -113), (4.4, -104), (6, -100)]))
    pen.mark("window", uprights(-4, 4, -113, -102, 3), width=1, alpha=0.6)
    pen.part("steel", polygon([(-3.4, -113), (-1.2, -118), (1.2, -118), (3.4, -113)]), tone=-0.05)
    pen.part("steel", polygon([(-0.9, -118), (-0.3, -138), (0.3, -138), (0.9, -118)]), tone=-0.14)
    pen.anchor(top=(0, -118))


@symbol("chrysler building, the chrysler building", kinds=TOWER, height=319, slots={"wall": ("#c7c0b2", "primary"),
    "steel": ("#dfe6ec", "fixed"), "window": ("#59646f", "light")})
def chrysler_building(pen: Pen) -> None:
    for half, top, low in ((22, -14, 0), (17, -30, -14), (12, -78, -30)):
        wall(pen, "wall", -half, half, top, low, dark=0.3)
        pen.mark("window", panes(-half + 1, half - 1, top + 2, low, int(half * 0.7), max(2, int((low - top) / 3.6)),
            share=0.46, rise=0.56), tone=0.06, alpha=0.7)
    pen.part("steel", joined(*(polygon([(s * 12, -78), (s * 15.6, -81), (s * 12, -82)]) for s in (-1, 1))))
    for k in range(6):
        w, base = 11.4 - 1.85 * k, -76 - 4.4 * k
        shape = pointed = smooth([(-w, base, "c"), (-w, base - w * 0.3), (-w * 0.7, base - w * 1.05), (0,
            base - w * 1.6),
            (w * 0.7, base - w * 1.05), (w, base - w * 0.3), (w, base, "c")])
        pen.part("steel", shape, tone=0.04 - 0.05 * (k % 2))
        pen.mark("steel", crescent(pointed, -w * 0.5, 0), tone=-0.1)
        if k < 5:
            ring = [(w * 0.82 * math.cos(t), base - w * 0.2 - w * 1.1 * math.sin(t))
                for t in (math.pi * (i + 0.5) / 7 for i in range(7))]
            pen.mark("window", joined(*(polygon([(x - 0.9, y + 0.8), (x, y - 1.3), (x + 0.9, y + 0.8)])
                for x, y in ring)), alpha=0.9)
    pen.part("steel", polygon([(-1.8, -99), (0, -136), (1.8, -99)]), tone=-0.06)
    pen.anchor(top=(0, -116))


@symbol("one world trade center, freedom tower, world trade center, one world trade centre", kinds=TOWER, height=541,
    slots={"glass": ("#8db4cf", "primary"), "steel": ("#d6dde3", "fixed")})
def one_world_trade_center(pen: Pen) -> None:
    pen.part("glass", polygon([(-15, 0), (-15, -12), (-11, -100), (11, -100), (15, -12), (15, 0)]))
    pen.mark("glass", polygon([(-15, -12), (0, -100), (-14, -100)]), tone=0.07)
    pen.mark("glass", polygon([(15, -12), (0, -100), (14, -100)]), tone=-0.12)
    pen.mark("steel", joined(*(line([(-20, y), (20, y)]) for y in range(-98, -12, 3))), width=0.35, alpha=0.6, detail=1)
    pen.mark("glass", rect(-16, -12, 32, 14), tone=0.1)
    pen.mark("steel", uprights(-15, 15, -12, 0, 12), width=0.5, tone=-0.1)
    pen.mark("steel", joined(line([(-15, -12), (0, -100), (15, -12)])), width=0.7)
    pen.part("steel", joined(rect(-5, -103, 10, 3), polygon([(-0.9, -103), (-0.3, -134), (0.3, -134), (0.9, -103)])),
        tone=-0.08)
    pen.anchor(top=(0, -104))


@symbol("flatiron building, the flatiron", kinds=TOWER, height=87, slots={"wall": ("#d3bf9c", "primary"),
    "window": ("#5f6670", "light"), "shop": ("#3f4a52", "fixed")})
def flatiron_building(pen: Pen) -> None:
    for s, tone in ((-1, -0.12), (1, -0.02)):
        pen.part("wall", polygon([(s * 4, 0), (s * 4, -98), (s * 40, -84), (s * 40, 0)]), tone=tone)
        shape = []
        for r in range(15):
            for c in range(9):
                x0, x1 = 6.4 + 3.7 * c, 8.4 + 3.7 * c
                if r == 13:
                    continue
                k0, k1 = (98 - 0.39 * (x0 - 4)) / 98, (98 - 0.39 * (x1 - 4)) / 98
                y = -92 + 6.2 * r
                shape.append(polygon([(s * x0, y * k0), (s * x1, y * k1), (s * x1, (y + 3.8) * k1),
                    (s * x0, (y + 3.8) * k0)]))
        pen.mark("window", joined(*shape), tone=0.05 + tone * 0.4, alpha=0.8)
        pen.mark("wall", joined(*(line([(s * 4, -y), (s * 40, -y * 84 / 98)]) for y in (14, 24, 74, 93))), width=1.6,
            tone=tone - 0.1)
    pen.part("wall", smooth([(-5, 0, "c"), (-5, -98, "c"), (0, -99), (5, -98, "c"), (5, 0, "c")]), tone=0.04)
    pen.mark("window", panes(-4, 4, -94, -10, 2, 14, share=0.5, rise=0.6), alpha=0.8)
    for s in (-1, 1):
        pen.part("wall", polygon([(s * 4, -102), (s * 44, -87), (s * 42, -82), (s * 4, -97)]), tone=0.02 if s > 0
            else -0.08)
    pen.part("wall", rect(-6.4, -102.6, 12.8, 5), tone=0.06)
    pen.part("shop", rect(-4, -9, 8, 9), shade="flat", tone=0.1)
    pen.anchor(top=(0, -102), door=(0, 0))


@symbol("us white house, american white house, white house in washington", kinds=LANDMARK, height=18,
    symbol_id="white_house",
    slots={"wall": ("#f7f5ef", "primary"), "window": ("#6d7c8a", "light"), "roof": ("#c9cdd0", "fixed"),
    "grass": ("#6a9a52", "fixed"), "blue": ("#2f3f82", "fixed"), "red": ("#c3333d", "fixed")})
def white_house(pen: Pen) -> None:
    pen.stroke("roof", line([(0, -54), (0, -76)]), 1, tone=-0.2)
    pen.part("wall", rect(0.4, -76, 17, 10), shade="flat")
    pen.mark("red", joined(*(rect(0, -76 + 2.86 * i, 20, 1.43) for i in range(4))))
    pen.mark("blue", rect(0, -76, 7.4, 5.6))
    wall(pen, "wall", -80, 80, -42, dark=0)
    pen.mark("wall", rect(40, -44, 60, 50), tone=-0.03)
    for left, right in ((-78, -24), (24, 78)):
        pen.mark("window", joined(panes(left, right, -38, -26, 5, 1, share=0.36, rise=0.7), panes(left, right, -24,
            -8, 5,
            1, share=0.36, rise=0.66)))
        for x in along(left, right, 5):
            pen.part("wall", gable(x - 3.6, x + 3.6, -21.6, 3), tone=-0.1)
    pen.part("wall", joined(rect(-82, -45, 164, 3.4), rect(-80, -49, 160, 2), *(rect(x, -49, 2, 5)
        for x in along(-80, 80, 22))), tone=0.0)
    pen.mark("wall", rect(-84, -43, 170, 2), tone=-0.09)
    pen.part("wall", rect(-22, -46, 44, 46), tone=-0.06)
    pen.mark("window", joined(panes(-20, 20, -38, -26, 5, 1, share=0.4, rise=0.7), panes(-20, 20, -22, -4, 5, 1,
        share=0.4, rise=0.8)))
    columns(pen, "wall", (-20, -12, -4, 4, 12, 20), -45, -2, 2.8, tone=0.02)
    pen.part("wall", rect(-24, -49, 48, 5), tone=0.02)
    pen.part("wall", gable(-25, 25, -49, 9), tone=0.02)
    pen.mark("wall", gable(-18, 18, -50.2, 6), tone=-0.08)
    pen.part("wall", rect(-26, -2.4, 52, 2.4), tone=-0.08)
    pen.part("grass", joined(*(ellipse(x, -1, 8, 5) for x in (-72, -60, -48, -36, 36, 48, 60, 72))))
    pen.anchor(top=(0, -58), door=(0, -2))


@symbol("us capitol, united states capitol, capitol building, capitol, capitol hill", kinds=LANDMARK, height=88,
    symbol_id="us_capitol", slots={"wall": ("#f4f1ea", "primary"), "window": ("#6f7a86", "light"),
    "bronze": ("#6f7a72", "fixed")})
def us_capitol(pen: Pen) -> None:
    for s in (-1, 1):
        wall(pen, "wall", min(s * 46, s * 90), max(s * 46, s * 90), -30, dark=0.14, tone=-0.02)
        columns(pen, "wall", along(s * 48, s * 88, 9), -28, -7, 1.8, tone=0.02)
        pen.part("wall", rect(min(s * 44, s * 92), -33, 48, 4), tone=0.03)
        pen.part("wall", gable(min(s * 54, s * 82), max(s * 54, s * 82), -33, 6), tone=0.03)
        pen.part("wall", rect(min(s * 26, s * 46), -26, 20, 26), tone=-0.07)
        pen.mark("window", panes(min(s * 27, s * 45), max(s * 27, s * 45), -24, -8, 3, 2, share=0.34), alpha=0.7)
    wall(pen, "wall", -28, 28, -34, dark=0.14)
    pen.mark("window", panes(-26, 26, -30, -9, 9, 2, share=0.36, rise=0.6), alpha=0.7)
    wall(pen, "wall", -23, 23, -42, -34, dark=0.24)
    wall(pen, "wall", -19, 19, -60, -42, dark=0.24, tone=-0.08)
    columns(pen, "wall", along(-20, 20, 11), -59, -43, 1.9, tone=0.02)
    pen.part("wall", rect(-22, -63, 44, 4), tone=0.02)
    wall(pen, "wall", -16.4, 16.4, -70, -63, dark=0.26, tone=-0.02)
    pen.mark("window", arcade(-16, 16, -64, 5, 9, share=0.4), alpha=0.6)
    dome = smooth([(-17, -70, "c"), (-16, -81), (-10, -91), (-4, -95, "c"), (4, -95, "c"), (10, -91), (16, -81),
        (17, -70, "c")])
    pen.part("wall", dome)
    pen.mark("wall", joined(*(curve((x, -70), (x * 0.86, -84), (x * 0.2, -96)) for x in (-14, -8.5, -3, 3, 8.5, 14))),
        tone=-0.1, width=0.8)
    pen.mark("wall", crescent(dome, -8, 0), tone=-0.09)
    wall(pen, "wall", -4, 4, -103, -95, dark=0.4)
    pen.mark("window", arcade(-4, 4, -95, 6.4, 3, share=0.5), alpha=0.7)
    pen.part("bronze", limb([(0, -103, 4), (0, -109, 3), (0, -114, 1.6)]))
    wall(pen, "wall", -24, 24, -30, 0, dark=0, tone=-0.06)
    columns(pen, "wall", along(-26, 26, 8), -30, -7, 2.4, tone=0.03)
    pen.part("wall", rect(-27, -33, 54, 4), tone=0.03)
    pen.part("wall", gable(-20, 20, -33, 8), tone=0.03)
    stairs(pen, "wall", 44, -7, count=4, grow=3.4, tone=-0.02)
    pen.anchor(top=(0, -108), door=(0, -6))


@symbol("lincoln memorial", kinds=LANDMARK, height=30, slots={"stone": ("#efebe0", "primary"),
    "dark": ("#7f7d78", "fixed")})
def lincoln_memorial(pen: Pen) -> None:
    stairs(pen, "stone", 150, -10, count=4, grow=6)
    pen.part("dark", rect(-70, -50, 140, 40), tone=0.08)
    pen.mark("dark", rect(-14, -50, 28, 42), tone=-0.12)
    statue = union(rect(-8, -22, 16, 12), limb([(0, -22, 9), (0, -32, 9), (0, -36, 5)]), ellipse(0, -39, 3.4),
        rect(-9, -27, 3, 16), rect(6, -27, 3, 16))
    pen.part("stone", statue, tone=0.03)
    columns(pen, "stone", along(-72, 72, 12), -52, -10, 5.4)
    pen.part("stone", rect(-76, -60, 152, 9))
    pen.mark("stone", joined(*(ellipse(x, -55.6, 1.6) for x in along(-72, 72, 24))), tone=-0.1)
    pen.part("stone", rect(-79, -62, 158, 3), tone=0.03)
    pen.part("stone", rect(-64, -74, 128, 12), tone=-0.02)
    pen.mark("stone", joined(rect(-64, -71, 128, 1.2), *(rect(x, -70, 4, 5) for x in along(-64, 60, 18))), tone=-0.08)
    stairs(pen, "stone", 34, -10, count=5, grow=1.4, tone=0.03)
    pen.anchor(top=(0, -74), door=(0, -8))


@symbol("mount rushmore, mt rushmore", kinds="landmark, mountain", height=100, slots={"rock": ("#c9b8a2", "primary"),
    "tree": ("#4b6b4a", "fixed"), "dark": ("#6b5b4c", "fixed")})
def mount_rushmore(pen: Pen) -> None:
    pen.part("rock", smooth([(-92, 0, "c"), (-88, -40, "c"), (-74, -70, "c"), (-52, -84), (-24, -92), (4, -86), (30,
        -94),
        (60, -88), (80, -66, "c"), (90, -34, "c"), (94, 0, "c")], tension=0.3), tone=-0.05)
    pen.mark("rock", joined(*(polygon([(x, y), (x + 7, y - 4), (x + 4, y + 44), (x - 4, y + 40)]) for x, y in ((-84,
        -40),
        (-66, -34), (-40, -24), (-10, -30), (20, -26), (50, -30), (76, -40)))), tone=-0.13)

    def head(x: float, y: float, k: float, turn: float, kind: str) -> None:
        def at(points: Sequence[tuple[float, float]]) -> Path:
            return smooth([(x + turn * px * k, y + py * k) for px, py in points])

        face = at([(-13, -14), (-12, -28), (0, -34), (12, -28), (14, -14), (13, 0), (9, 11), (1, 16), (-8, 12), (-12,
            2)])
        pen.part("rock", face, tone=0.05)
        pen.mark("rock", at([(6, -36), (20, -30), (20, 10), (4, 20), (9, 8), (9, -8), (6, -20)]), tone=-0.06)
        hair = {
            "washington": [(-14, -10), (-16, -26), (-8, -37), (6, -38), (15, -30), (16, -12), (12, -24), (4, -29),
            (-6, -28)],
            "jefferson": [(-14, -4), (-17, -24), (-9, -38), (5, -40), (16, -30), (17, -8), (13, -22), (6, -30), (-5,
            -26)],
            "roosevelt": [(-13, -16), (-14, -30), (-4, -37), (8, -36), (14, -28), (14, -20), (8, -29), (-4, -30)],
            "lincoln": [(-14, -10), (-15, -28), (-6, -40), (6, -38), (14, -28), (14, -18), (8, -28), (-2, -31), (-9,
            -24)],
        }[kind]
        pen.part("rock", at(hair), tone=-0.02)
        pen.part("rock", joined(*(at([(px - 5, -14), (px, -17.6), (px + 5, -14.4), (px, -13)]) for px in (-5.4, 6))),
            tone=-0.1)
        pen.part("dark", joined(*(at([(px - 3.4, -11), (px, -13), (px + 3.4, -11), (px, -9.6)]) for px in (-5, 6))),
            shade="flat", tone=0.1)
        pen.part("rock", at([(-1, -14), (2, -14), (5, -1), (3, 1.4), (-3, 1), (-3.6, -1)]), tone=0.09)
        pen.part("rock", at([(3, -8), (5.4, -1), (3, 1.4), (-3.4, 1), (0, 2.6), (4.8, 2.4), (7, -1)]), tone=-0.12)
        pen.part("dark", at([(-5, 5.6), (0, 4.8), (6, 5.6), (0, 6.8)]), shade="flat", tone=0.12)
        pen.part("rock", at([(-4, 8.2), (1, 7.6), (6, 8.2), (1, 9.6)]), tone=-0.08)
        if kind == "roosevelt":
            pen.part("rock", at([(-8, 3.6), (-3, 1), (1, 2), (5, 1), (10, 3.8), (5, 5.2), (1, 4), (-4, 5.2)]),
                tone=-0.14)
            pen.stroke("dark", joined(ellipse(x + turn * -5 * k, y - 10.6 * k, 3.8 * k), ellipse(x + turn * 6 * k,
                y - 10.6 * k, 3.8 * k)), 0.6, alpha=0.7)
        if kind == "lincoln":
            pen.part("rock", at([(-12, -4), (-11, 8), (-6, 17), (2, 21), (10, 16), (14, 2), (12, -6), (9, 6), (2, 11),
                (-6, 8), (-9, -2)]), tone=-0.12)
            pen.part("dark", at([(-4, 5.8), (1, 5), (6, 5.8), (1, 6.8)]), shade="flat", tone=0.12)

    head(14, -50, 0.92, 1, "roosevelt")
    head(-22, -58, 1.0, 1, "jefferson")
    head(-56, -52, 1.14, 1, "washington")
    head(54, -50, 1.08, -1, "lincoln")
    pen.part("rock", smooth([(-92, 0, "c"), (-84, -26), (-60, -30), (-36, -34), (-14, -28), (10, -32), (30, -26),
        (60, -28),
        (82, -24), (94, 0, "c")], tension=0.3), tone=-0.03)
    pen.mark("rock", joined(*(polygon([(x, -36), (x + 8, -30), (x + 2, 0), (x - 6, 0)]) for x in (-70, -46, -20, 6, 34,
        64))), tone=-0.1)
    pen.part("tree", joined(*(spire(x, 2, 9, 12 + (7 * i) % 9) for i, x in enumerate(range(-88, 90, 7)))))
    pen.anchor(top=(-24, -94))


@symbol("hollywood sign, the hollywood sign", kinds="landmark", height=14, slots={"letter": ("#fbfaf6", "primary"),
    "hill": ("#a08a58", "fixed"), "bush": ("#6f7f4a", "fixed"), "steel": ("#7a7a78", "fixed")}, traits=("lettered",))
def hollywood_sign(pen: Pen) -> None:
    def ring() -> Path:
        return difference(smooth([(0, -10), (2, -18), (7, -20), (12, -18), (14, -10), (12, -2), (7, 0), (2, -2)]),
            smooth([(4, -10), (5, -15), (7, -16.4), (9, -15), (10, -10), (9, -5), (7, -3.6), (5, -5)]))

    letters = {
        "H": joined(rect(0, -20, 4, 20), rect(9, -20, 4, 20), rect(3, -12, 7, 4)),
        "O": ring(),
        "L": joined(rect(0, -20, 4, 20), rect(0, -4, 11, 4)),
        "Y": joined(polygon([(0, -20), (4.4, -20), (7, -13), (9.6, -20), (14, -20), (9, -8), (9, 0), (5, 0), (5, -8)])),
        "W": polygon([(0, -20), (4, -20), (6, -8), (8.4, -16), (11, -16), (13.4, -8), (15.4, -20), (19.4, -20),
        (15.4, 0),
            (11.6, 0), (9.7, -8), (7.8, 0), (4, 0)]),
        "D": difference(smooth([(0, 0, "c"), (0, -20, "c"), (6, -20), (12, -17), (13.6, -10), (12, -3), (6, 0)]),
            smooth([(4, -4, "c"), (4, -16, "c"), (7, -15.6), (9.6, -10), (7, -4.4)])),
    }
    pen.part("hill", smooth([(-95, 0, "c"), (-84, -22), (-60, -40), (-30, -52), (0, -60), (30, -54), (56, -42), (80,
        -22),
        (95, 0, "c")]))
    pen.mark("hill", smooth([(10, -64), (40, -50), (60, -30), (40, -20), (70, 4), (120, 4), (90, -60)]), tone=-0.07)
    pen.mark("bush", joined(*(ellipse(x, y, r, r * 0.5) for x, y, r in ((-76, -10, 10), (-50, -34, 8), (-36, -6, 12),
        (-8, -52, 7), (10, -8, 14), (36, -46, 8), (54, -10, 12), (78, -12, 8), (-60, -20, 7), (30, -4, 9), (66, -26,
        7)))))
    x = -78.0
    for n, char in enumerate("HOLLYWOOD"):
        width = {"H": 13, "O": 14, "L": 11, "Y": 14, "W": 19.4, "D": 13.6}[char]
        y = (-22, -19, -23, -20, -24, -21, -23, -19, -22)[n]
        pen.stroke("steel", joined(line([(x + 3, y), (x + 3, y + 6)]), line([(x + width - 3, y), (x + width - 3,
            y + 6)])),
            1)
        glyph = moved(letters[char], x, y)
        pen.part("steel", moved(glyph, 1.2, 0.8), shade="flat", tone=-0.06)
        pen.part("letter", glyph, shade="flat")
        x += width + 4.4
    pen.anchor(top=(0, -60))


@symbol("space needle, seattle space needle", kinds="landmark, tower", height=184, slots={"body": ("#eef0f0",
    "primary"),
    "glass": ("#6f8ea3", "fixed"), "gold": ("#e09a45", "fixed")})
def space_needle(pen: Pen) -> None:
    pen.part("body", pole((0, 0), (0, -84), 5, 4), tone=-0.12)
    legs = [smooth([(s * 20, 0, "c"), (s * 13, -20), (s * 5, -52), (s * 3.6, -62), (s * 6, -76), (s * 12, -84, "c"),
        (s * 15, -84, "c"), (s * 8.6, -74), (s * 6.6, -62), (s * 8, -52), (s * 17, -20), (s * 25, 0, "c")])
        for s in (-1, 1)]
    pen.part("body", legs[0])
    pen.part("body", legs[1], tone=-0.05)
    pen.part("body", joined(*(rect(-w, y, 2 * w, 1.6) for w, y in ((9, -40), (6.4, -56), (14, -20)))), tone=-0.08)
    pen.part("body", smooth([(-33, -85, "c"), (-14, -80), (14, -80), (33, -85, "c"), (14, -88), (-14, -88)]),
        tone=-0.07)
    pen.part("glass", polygon([(-26, -86), (-22, -93), (22, -93), (26, -86)]))
    pen.mark("body", uprights(-26, 26, -93, -86, 14), width=0.5)
    pen.part("body", smooth([(-36, -94, "c"), (-20, -90.6), (20, -90.6), (36, -94, "c"), (20, -96.6), (-20, -96.6)]))
    pen.part("gold", smooth([(-26, -96, "c"), (-14, -101), (-6, -106), (6, -106), (14, -101), (26, -96, "c"), (0,
        -94.6)]))
    pen.part("body", polygon([(-4, -105), (-1.2, -112), (-0.4, -132), (0.4, -132), (1.2, -112), (4, -105)]), tone=-0.06)
    pen.anchor(top=(0, -108), lean=(-20, -10))


@symbol("cn tower, toronto tower, toronto cn tower", kinds="landmark, tower", height=553,
    slots={"wall": ("#c3c3c0", "primary"), "pod": ("#dfe3e6", "fixed"), "glass": ("#4f5f6e", "fixed"),
    "red": ("#c8402f", "fixed")})
def cn_tower(pen: Pen) -> None:
    pen.part("wall", smooth([(-13, 0, "c"), (-7, -20), (-4, -50), (-2.6, -82, "c"), (2.6, -82, "c"), (4, -50), (7, -20),
        (13, 0, "c")]))
    pen.mark("wall", smooth([(3, 0, "c"), (2, -30), (0.8, -84, "c"), (9, -84, "c"), (20, 0, "c")]), tone=-0.12)
    pen.mark("wall", smooth([(-2, 0, "c"), (-1, -40), (-0.4, -84, "c"), (0.4, -84, "c"), (1, -40), (2, 0, "c")]),
        tone=0.08)
    pen.part("pod", ellipse(0, -78, 9, 4.4), tone=-0.05)
    pen.part("glass", polygon([(-10, -80), (-9, -86), (9, -86), (10, -80)]))
    pen.mark("pod", rect(-11, -83.6, 22, 1))
    pen.part("red", rect(-10.4, -81, 20.8, 1.6))
    pen.part("pod", smooth([(-9, -86, "c"), (-5, -90), (5, -90), (9, -86, "c")]))
    pen.part("wall", polygon([(-2, -89), (-1.6, -104), (1.6, -104), (2, -89)]))
    pen.part("pod", rect(-3, -107, 6, 4, 1.4))
    for i in range(6):
        w = 1.2 - 0.15 * i
        pen.part("pod" if i % 2 else "red", rect(-w, -112.4 - 5 * i, 2 * w, 5.4), tone=-0.1 if i % 2 else 0.0)
    pen.anchor(top=(0, -107))


@symbol("gateway arch, st louis arch, gateway arch of st louis", kinds="landmark", height=192,
    slots={"steel": ("#cfd8df", "primary")})
def gateway_arch(pen: Pen) -> None:
    def catenary(w: float, h: float, y: float) -> list[tuple[float, float]]:
        flat = 3.0022
        return [(w * t, y - h * (math.cosh(flat) - math.cosh(flat * t)) / (math.cosh(flat) - 1))
            for t in (i / 12 - 1 for i in range(25))]

    outer, inner = catenary(52, 104, 0), catenary(43, 98, 0)
    shape = difference(smooth([(*outer[0], "c"), *outer[1:-1], (*outer[-1], "c")]), smooth([(*inner[0], "c"),
        *inner[1:-1], (*inner[-1], "c")]))
    pen.part("steel", shape)
    mid = catenary(48.6, 101.6, 0)
    pen.mark("steel", difference(smooth([(*mid[0], "c"), *mid[1:-1], (*mid[-1], "c")]), smooth([(*inner[0], "c"),
        *inner[1:-1], (*inner[-1], "c")])), tone=-0.14)
    pen.mark("steel", joined(*(line([(-60, y), (60, y)]) for y in range(-100, 0, 6))), width=0.4, tone=-0.06, detail=1)
    pen.anchor(top=(0, -104), under=(0, 0))


@symbol("cloud gate, chicago bean, the bean", kinds="landmark, sculpture", height=10,
    slots={"steel": ("#b9c9d8", "primary"), "sky": ("#dfeaf2", "fixed"), "city": ("#77889a", "fixed")})
def cloud_gate(pen: Pen) -> None:
    bean = smooth([(-60, -4, "c"), (-66, -24), (-58, -46), (-34, -60), (0, -64), (34, -60), (58, -46), (66, -24),
        (60, -4, "c"), (48, -1), (36, -6), (20, -17), (0, -21), (-20, -17), (-36, -6), (-48, -1)])
    pen.part("steel", bean)
    pen.mark("sky", smooth([(-70, -40), (-40, -68), (0, -74), (40, -68), (70, -40), (40, -46), (0, -50), (-40, -46)]),
        alpha=0.9)
    pen.mark("city", joined(*(rect(x, -34 - h + abs(x) * 0.05, w, h) for x, w, h in ((-54, 6, 9), (-46, 7, 15),
        (-37, 6, 11), (-29, 7, 19), (-20, 6, 14), (-12, 5, 22), (-5, 8, 16), (5, 6, 24), (13, 8, 15), (23, 6, 20),
        (31, 8, 12), (41, 6, 16), (49, 6, 9)))), alpha=0.85)
    pen.mark("city", smooth([(-70, -34), (0, -33), (70, -34), (70, -26), (0, -24), (-70, -26)]), tone=0.12, alpha=0.7)
    pen.mark("steel", smooth([(-70, -16), (-30, -22), (0, -30), (30, -22), (70, -16), (70, 4), (-70, 4)]), tone=-0.16)
    pen.mark("sky", ellipse(-34, -52, 12, 4, -24), tone=0.06)
    pen.anchor(top=(0, -64), under=(0, 0))


@symbol("monument valley butte, monument valley, butte, mesa, mitten butte", kinds="landscape, landmark", height=300,
    symbol_id="butte", slots={"rock": ("#c4623a", "primary"), "sand": ("#d98f5c", "follow"),
    "bush": ("#7f8555", "fixed")}, home="desert")
def butte(pen: Pen) -> None:
    pen.part("sand", smooth([(-90, 0, "c"), (-66, -12), (-46, -26), (-36, -34, "c"), (34, -34, "c"), (46, -24), (66,
        -11),
        (90, 0, "c")]), tone=-0.04)
    pen.mark("sand", joined(*(curve((x, -40), (x * 1.5, -20), (x * 2.3, 2)) for x in (-32, -20, -8, 6, 18, 30))),
        tone=-0.09, width=1.6)
    pen.part("rock", polygon([(-38, -32), (-36, -58), (-33, -66), (-33, -84), (-24, -87), (-12, -85), (8, -89), (22,
        -86),
        (24, -78), (26, -62), (29, -52), (30, -32)]))
    pen.mark("rock", polygon([(8, -92), (4, -60), (10, -30), (60, -30), (60, -92)]), tone=-0.1)
    pen.mark("rock", uprights(-36, 28, -88, -32, 9), tone=-0.08, width=1.4)
    pen.mark("rock", joined(rect(-50, -46, 100, 2.4), rect(-50, -80, 100, 1.6)), tone=0.07)
    pen.part("rock", polygon([(34, -30), (36, -50), (38, -72), (42, -74), (45, -70), (46, -48), (48, -28)]), tone=-0.04)
    pen.mark("rock", rect(42, -80, 10, 60), tone=-0.12)
    pen.part("bush", joined(*(ellipse(x, -1, 5, 2.6) for x in (-74, -52, -28, 4, 26, 52, 76))))
    pen.anchor(top=(8, -89))


@symbol("chichen itza, chichén itzá, el castillo, mayan pyramid, maya pyramid, aztec pyramid, kukulkan, mayan temple, "
    "aztec temple", kinds="pyramid, landmark, temple", height=30, slots={"stone": ("#c9bda0", "primary"),
    "dark": ("#4f473b", "fixed")})
def chichen_itza(pen: Pen) -> None:
    for i in range(9):
        half, y = 78 - 6.4 * i, -7 * i
        pen.part("stone", polygon([(-half, y), (-half + 3.4, y - 7), (half - 3.4, y - 7), (half, y)]),
            tone=-0.03 * (i % 2))
        pen.mark("stone", joined(*(rect(x, y - 5.4, 4, 3.4) for x in along(-half + 4, half - 4, int(half / 6) * 2))),
            tone=-0.08, detail=1)
        pen.mark("stone", rect(half * 0.45, y - 8, half, 9), tone=-0.07 - 0.03 * (i % 2))
    pen.part("stone", polygon([(-17, 0), (-11, -66), (11, -66), (17, 0)]), tone=0.04)
    pen.mark("stone", joined(*(line([(-20, -2.2 * k), (20, -2.2 * k)]) for k in range(1, 30))), tone=-0.11, width=0.7)
    for s in (-1, 1):
        pen.part("stone", polygon([(s * 17, 0), (s * 11, -66), (s * 13, -66), (s * 20, 0)]), tone=0.07)
        pen.part("stone", smooth([(s * 16, 0, "c"), (s * 15, -5), (s * 20, -7), (s * 26, -4), (s * 27, 0, "c")]),
            tone=0.02)
    wall(pen, "stone", -21, 21, -82, -62, dark=0.24)
    pen.mark("dark", joined(rect(-8, -76, 4, 14), rect(-2, -76, 4, 14), rect(4, -76, 4, 14)))
    pen.mark("stone", joined(rect(-22, -79, 44, 1.6), rect(-22, -85, 44, 2)), tone=-0.12)
    pen.part("stone", rect(-20, -86, 40, 5), tone=0.03)
    pen.part("stone", joined(*(rect(x - 1.4, -90, 2.8, 4.4) for x in along(-19, 19, 6))), tone=0.0)
    pen.anchor(top=(0, -88), seat=(0, -66))


@symbol("machu picchu, inca ruins, inca city", kinds="landmark, mountain", height=500, slots={"stone": ("#b8b0a0",
    "primary"),
    "grass": ("#7fa653", "fixed"), "rock": ("#587a5c", "fixed"), "far": ("#7f9aa6", "fixed"), "dark": ("#4a4a44",
    "fixed")}, home="mountains, meadow")
def machu_picchu(pen: Pen) -> None:
    pen.part("far", smooth([(-94, -20, "c"), (-72, -46), (-50, -58), (-30, -44), (10, -30), (94, -16, "c"), (94, 0,
        "c"),
        (-94, 0, "c")]))
    peak = smooth([(-26, -22, "c"), (-10, -44), (4, -78), (14, -100), (22, -106), (30, -98), (38, -76), (46, -66),
        (52, -70),
        (60, -56), (76, -24, "c"), (80, 0, "c"), (-26, 0, "c")])
    pen.part("rock", peak)
    pen.mark("rock", smooth([(24, -110), (28, -80), (24, -60), (36, -40), (32, -10), (90, -10), (90, -110)]),
        tone=-0.08)
    pen.mark("rock", joined(*(polygon([(x, y), (x + 4, y - 2), (x + 1, y + 18), (x - 5, y + 14)]) for x, y in ((10,
        -84),
        (20, -70), (4, -60), (34, -60), (16, -44), (46, -50)))), tone=0.09)
    pen.part("grass", smooth([(-95, 0, "c"), (-90, -26), (-70, -36), (-40, -32), (-10, -26), (20, -28), (50, -20),
        (80, -18),
        (95, 0, "c")]))
    for i in range(6):
        y = -31 + 5.4 * i
        pen.part("stone", smooth([(-88 + i, y, "c"), (-70, y - 3), (-44 + 3 * i, y, "c"), (-44 + 3 * i, y + 2.6, "c"),
            (-70, y - 0.4), (-88 + i, y + 2.6, "c")]), tone=-0.05)
    houses = ((-26, -26, 9), (-12, -24, 9), (2, -26, 10), (18, -25, 9), (34, -21, 9), (-20, -13, 10), (-4, -12, 10),
        (14, -13, 11), (32, -10, 10), (50, -13, 9), (64, -11, 8), (48, -2, 10), (0, -1, 11), (24, -1, 11), (70, -1, 9),
        (-22, -1, 10))
    for x, y, w in houses:
        pen.part("stone", joined(rect(x - w / 2, y - 5, w, 6)), tone=-0.06)
        pen.part("stone", polygon([(x - w / 2, y - 5), (x - w / 2, y + 1), (x - w * 0.1, y + 1), (x - w * 0.1, y - 5),
            (x - w * 0.3, y - 10)]), tone=0.03)
        pen.part("dark", rect(x - w * 0.36, y - 3.4, w * 0.14, 4.4), shade="flat")
        pen.part("dark", joined(rect(x + w * 0.04, y - 3.6, w * 0.1, 2), rect(x + w * 0.26, y - 3.6, w * 0.1, 2)),
            shade="flat", detail=1)
    pen.anchor(top=(22, -106))


@symbol("christ the redeemer, cristo redentor, corcovado, rio statue", kinds="statue, landmark", height=38,
    slots={"stone": ("#e4e0d6", "primary"), "rock": ("#6c8257", "fixed")})
def christ_the_redeemer(pen: Pen) -> None:
    pen.part("rock", smooth([(-40, 0, "c"), (-30, -10), (-18, -15), (18, -15), (30, -10), (40, 0, "c")]))
    pen.mark("rock", smooth([(6, -18), (20, -12), (44, 4), (4, 4)]), tone=-0.08)
    wall(pen, "stone", -10, 10, -28, -12, dark=0.3, tone=-0.06)
    pen.part("stone", rect(-12, -30, 24, 3), tone=-0.03)
    for s in (-1, 1):
        sleeve = smooth([(s * 4, -88, "c"), (s * 20, -89), (s * 44, -88, "c"), (s * 45, -81, "c"), (s * 40, -79),
            (s * 24, -76), (s * 12, -66), (s * 6, -64, "c")])
        pen.part("stone", sleeve, tone=-0.05 if s > 0 else 0.0)
        pen.mark("stone", joined(*(curve((s * a, -86), (s * (a - 4), -78), (s * (a - 8), -68)) for a in (16, 26, 36))),
            tone=-0.09, width=0.9)
        pen.part("stone", smooth([(s * 44, -88, "c"), (s * 50, -88), (s * 55, -86), (s * 50, -83.6), (s * 45, -82,
            "c")]),
            tone=0.03)
    robe = smooth([(-9, -88), (-8, -70), (-8, -50), (-11, -30, "c"), (11, -30, "c"), (8, -50), (8, -70), (9, -88),
        (0, -92)])
    pen.part("stone", robe)
    pen.mark("stone", crescent(robe, -6, 0), tone=-0.09)
    pen.mark("stone", joined(*(curve((a, -66), (a * 1.06, -48), (a * 1.3, -30)) for a in (-5, -2, 1, 4))), tone=-0.1,
        width=0.9)
    pen.mark("stone", joined(curve((-9, -84), (0, -70), (8, -62)), curve((-8, -72), (0, -62), (8, -57))), tone=-0.12,
        width=1)
    pen.part("stone", limb([(0, -88, 6), (0, -94, 5)]), tone=-0.08)
    head = smooth([(-5, -98), (-4, -105), (0, -107), (4, -105), (5, -98), (3.4, -92), (0, -90), (-3.4, -92)])
    pen.part("stone", smooth([(-6, -90), (-7, -98), (-5, -106), (0, -109), (5, -106), (7, -98), (6, -90), (0, -88)]),
        tone=-0.11)
    pen.part("stone", head, tone=0.03)
    pen.mark("stone", joined(line([(-2.6, -100), (-1, -100)]), line([(1, -100), (2.6, -100)]), line([(-1.4, -95),
        (1.4, -95)])), tone=-0.24, width=0.7, detail=1)
    pen.mark("stone", smooth([(-5, -96), (0, -94), (5, -96), (3, -88), (-3, -88)]), tone=-0.08)
    pen.anchor(top=(0, -109), head=(0, -99))


@symbol("sugarloaf mountain, sugarloaf, sugar loaf mountain, pao de acucar", kinds="mountain, landscape, landmark",
    height=400,
    slots={"rock": ("#8a8078", "primary"), "tree": ("#4f8a55", "fixed"), "sea": ("#4aa3c4", "fixed"),
    "car": ("#e0483c", "fixed"), "cable": ("#4a4f57", "fixed")}, home="sea")
def sugarloaf(pen: Pen) -> None:
    loaf = smooth([(2, -4, "c"), (8, -30), (16, -62), (28, -84), (42, -92), (56, -86), (66, -64), (74, -34), (84, -4,
        "c")])
    pen.part("rock", loaf)
    pen.mark("rock", smooth([(50, -96), (56, -70), (54, -40), (62, -4, "c"), (100, -4, "c"), (90, -90)]), tone=-0.09)
    pen.mark("rock", joined(*(curve((x, -84), (x - 4, -56), (x - 8, -10)) for x in (30, 40, 50, 60))), tone=-0.07,
        width=1.6)
    pen.mark("tree", joined(smooth([(20, -74), (34, -96), (52, -96), (60, -80), (48, -84), (36, -83)]), smooth([(0,
        -10),
        (20, -18), (46, -12), (70, -18), (90, -10), (90, 2), (0, 2)])))
    low = smooth([(-86, -4, "c"), (-74, -22), (-56, -38), (-36, -42), (-14, -34), (4, -18), (18, -4, "c")])
    pen.part("tree", low, tone=-0.02)
    pen.mark("tree", joined(*(ellipse(x, y, 9, 5) for x, y in ((-60, -28), (-40, -34), (-20, -24), (-66, -14), (-36,
        -16),
        (-6, -12)))), tone=0.06)
    pen.stroke("cable", joined(curve((-38, -44), (2, -62), (40, -94))), 0.9)
    pen.part("car", rect(-6, -60, 13, 9, 3.4))
    pen.mark("sea", rect(-4, -58, 9, 4), tone=0.16)
    pen.stroke("cable", line([(1, -60), (1, -64)]), 1)
    pen.part("cable", joined(rect(-42, -48, 8, 7), rect(38, -97, 9, 6)), tone=0.3)
    pen.part("sea", smooth([(-94, -4, "c"), (-60, -7), (0, -8), (60, -7), (94, -4, "c"), (40, 3), (-40, 3)]))
    pen.anchor(top=(42, -92), waterline=(0, -3))


@symbol("transamerica pyramid", kinds=TOWER, height=260, slots={"wall": ("#efece4", "primary"),
    "window": ("#7c8894", "light")})
def transamerica_pyramid(pen: Pen) -> None:
    pen.part("wall", polygon([(12, -42), (17, -100), (11, -100)]), tone=-0.12)
    pen.part("wall", polygon([(-12, -42), (-17, -100), (-11, -100)]), tone=-0.02)
    pen.part("wall", polygon([(-22, -8), (0, -126), (22, -8)]))
    pen.mark("wall", polygon([(6, -8), (0, -126), (30, -8)]), tone=-0.09)
    pen.mark("window", joined(*(line([(-30, y), (30, y)]) for y in range(-96, -10, 4))), width=1.5, alpha=0.7)
    pen.mark("wall", joined(*(line([(x, -8), (x * 0.12, -116)]) for x in (-16, -9, -3, 3, 9, 16))), width=0.9)
    pen.part("wall", joined(*(polygon([(x - 3.4, -8), (x, 0), (x + 3.4, -8), (x, -14)]) for x in along(-24, 24, 7))),
        tone=-0.05)
    pen.stroke("wall", joined(*(line([(x, -9), (x + 3.4, 0), (x + 6.8, -9)]) for x in (-24, -17.2, -10.4, -3.6, 3.2, 10,
        16.8))), 1.2, tone=-0.1)
    pen.anchor(top=(0, -112))


@symbol("painted lady, san francisco house, victorian house, painted ladies house", kinds="house, landmark, building",
    height=14, symbol_id="painted_lady", slots={"wall": ("#7fa8c4", "primary"), "trim": ("#fbf6ea", "fixed"),
    "roof": ("#6d5a60", "fixed"), "window": ("#f6dc9a", "light"), "door": ("#a8483f", "second"),
    "gold": ("#dcae45", "fixed")})
def painted_lady(pen: Pen) -> None:
    pen.part("roof", gable(-34, 34, -78, 32), tone=-0.02)
    pen.part("wall", polygon([(-30, -8), (-30, -76), (0, -104), (30, -76), (30, -8)]))
    pen.mark("wall", courses(-32, 32, -104, -8, 22), tone=-0.06, width=0.6, detail=1)
    pen.mark("trim", joined(*(ellipse(x, y, 2) for x, y in ((-6, -92), (0, -97), (6, -92), (-13, -86), (13, -86)))))
    pen.stroke("trim", line([(-34, -77), (0, -109), (34, -77)]), 3.2)
    pen.part("trim", arch(0, -78, 13, 14), shade="flat")
    pen.part("window", arch(0, -79, 9.4, 11), shade="glow")
    for y in (-73, -43):
        pen.part("wall", polygon([(-26, y), (-21, y - 2), (-5, y - 2), (0, y), (0, y + 27), (-26, y + 27)]), tone=0.05)
        pen.part("trim", joined(rect(-27, y - 2, 28, 3), rect(-27, y + 24, 28, 3)), shade="flat")
        pen.part("trim", joined(*(rect(x, y + 4, w, 18) for x, w in ((-25, 6), (-18, 10), (-7, 6)))), shade="flat")
        pen.part("window", joined(*(rect(x + 1, y + 5, w - 2, 16) for x, w in ((-25, 6), (-18, 10), (-7, 6)))),
            shade="glow")
        pen.part("trim", rect(-25, y + 12.4, 24, 1), shade="flat")
    pen.part("trim", rect(6, -66, 16, 20), shade="flat")
    pen.part("window", rect(8, -64, 12, 16), shade="glow")
    pen.part("trim", rect(6, -56.6, 16, 1.2), shade="flat")
    pen.part("trim", joined(rect(3, -40, 25, 4), rect(5, -36, 2.6, 28), rect(23.4, -36, 2.6, 28)), shade="flat")
    pen.part("trim", gable(2, 29, -40, 8), tone=-0.04)
    pen.mark("gold", ellipse(15.5, -43, 2))
    pen.part("door", rect(9, -32, 13, 24), shade="flat")
    pen.mark("window", rect(11, -29, 9, 8), shade="glow")
    for i in range(5):
        pen.part("trim", rect(5 - 1.2 * i, -8 + 1.6 * i, 21 + 2.4 * i, 1.8), tone=-0.03 * i)
    pen.part("wall", rect(-30, -9, 32, 9), tone=-0.12)
    pen.part("trim", rect(-32, -11, 36, 2.6), tone=-0.04)
    pen.anchor(top=(0, -109), door=(15, -6))


@symbol("alcatraz, alcatraz island, prison island", kinds="landmark, island, building", height=41,
    slots={"rock": ("#8f8267", "primary"), "wall": ("#e0d6c2", "fixed"), "grass": ("#7f8f56", "fixed"),
    "dark": ("#5a564f", "fixed"), "sea": ("#4a8fae", "fixed"), "lamp": ("#ffe08a", "light")}, home="sea")
def alcatraz(pen: Pen) -> None:
    pen.part("rock", smooth([(-86, -4, "c"), (-78, -16), (-56, -24), (-20, -30), (20, -30), (54, -24), (76, -14),
        (86, -4, "c")]))
    pen.mark("grass", smooth([(-70, -20), (-30, -36), (20, -36), (66, -22), (40, -22), (0, -24), (-40, -20)]))
    pen.mark("rock", joined(*(polygon([(x, -20), (x + 8, -18), (x + 4, 0), (x - 5, 0)]) for x in (-60, -30, 4, 36,
        60))),
        tone=-0.1)
    wall(pen, "wall", -38, 40, -44, -28, dark=0.2)
    pen.mark("dark", joined(panes(-36, 38, -42, -36, 14, 1, share=0.36), panes(-36, 38, -36, -30, 14, 1, share=0.36)),
        alpha=0.75)
    wall(pen, "wall", -26, 26, -50, -44, dark=0.2, tone=0.02)
    taper(pen, "wall", 48, 7, 5, -68, -24, dark=0.4, tone=0.03)
    pen.part("dark", rect(44.6, -71, 6.8, 3))
    pen.part("lamp", rect(46, -76, 4, 5), shade="glow")
    pen.part("dark", cupola(48, -76, 3, 3))
    wall(pen, "wall", -66, -48, -32, -16, dark=0.3, tone=-0.04)
    pen.mark("dark", panes(-65, -49, -30, -18, 4, 3, share=0.4), alpha=0.7)
    pen.part("dark", joined(rect(-46, -62, 1.6, 36), rect(-40, -62, 1.6, 36), rect(-49, -64, 12, 7)), tone=0.12)
    pen.part("dark", gable(-50, -36, -64, 4))
    pen.part("sea", smooth([(-94, -4, "c"), (-50, -7), (0, -8), (50, -7), (94, -4, "c"), (40, 3), (-40, 3)]))
    pen.anchor(top=(48, -78), lamp=(48, -73), waterline=(0, -3))


_BLOCK = {
    "L": joined(rect(0, 0, 3, 14), rect(0, 11, 8, 3)),
    "A": joined(polygon([(0, 14), (3.6, 0), (6, 0), (9.6, 14), (6.8, 14), (6, 10.6), (3.6, 10.6), (2.8, 14)])),
    "S": joined(rect(0, 0, 7.4, 3), rect(0, 0, 3, 7), rect(0, 5.5, 7.4, 3), rect(4.4, 5.5, 3, 8.5), rect(0, 11, 7.4,
    3)),
    "V": polygon([(0, 0), (3, 0), (5, 9), (7, 0), (10, 0), (6.4, 14), (3.6, 14)]),
    "E": joined(rect(0, 0, 3, 14), rect(0, 0, 7, 3), rect(0, 5.5, 6.2, 3), rect(0, 11, 7, 3)),
    "G": joined(rect(0, 0, 3, 14), rect(0, 0, 8, 3), rect(0, 11, 8, 3), rect(5, 6, 3, 8)),
}
"""Capitals of 14 units, in blocks."""


@symbol("las vegas sign, las vegas strip sign, vegas sign, welcome sign of las vegas", kinds="landmark, sign",
    height=7.6,
    slots={"board": ("#fbf8f0", "primary"), "edge": ("#e9b93a", "fixed"), "blue": ("#2f62b0", "fixed"),
    "red": ("#d8343c", "fixed"), "lamp": ("#ffe38a", "light"), "steel": ("#3f6fae", "fixed")}, traits=("lettered",))
def las_vegas_sign(pen: Pen) -> None:
    for x in (-22, 18):
        pen.part("steel", polygon([(x, 0), (x, -104), (x + 4, -104), (x + 4, 0)]))
    ring = [(0.0, -92.0), (46.0, -74.0), (56.0, -60.0), (46.0, -46.0), (0.0, -26.0), (-46.0, -46.0), (-56.0, -60.0),
        (-46.0, -74.0)]
    pen.part("edge", smooth([(*p, "c") if i in (2, 6) else p for i, p in enumerate(ring)]))
    inner = [(x * 0.88, -59 + (y + 59) * 0.86) for x, y in ring]
    pen.part("board", smooth([(*p, "c") if i in (2, 6) else p for i, p in enumerate(inner)]), shade="flat")
    bulbs = [(x * 0.945, -59 + (y + 59) * 0.93) for x, y in ring]
    dots = [(a[0] + (b[0] - a[0]) * t / 4, a[1] + (b[1] - a[1]) * t / 4 - (1.6 if a[1] < -60 else -1.6))
        for a, b in zip(bulbs, bulbs[1:] + bulbs[:1], strict=True) for t in range(4)]
    pen.part("lamp", joined(*(ellipse(x, y, 1.5) for x, y in dots)), shade="glow")
    for px in along(-36, 36, 7):
        pen.part("board", ellipse(px, -86 + abs(px) * 0.12, 5.6), tone=0.02)
        pen.mark("blue", difference(ellipse(px, -86 + abs(px) * 0.12, 5.6), ellipse(px, -86 + abs(px) * 0.12, 4.4)))
        pen.mark("red", rect(px - 1.4, -89 + abs(px) * 0.12, 2.8, 6))
    pen.part("blue", joined(*(rect(x, -72, 7, 3) for x in (-24, -14, -4, 6, 16)), rect(-12, -40, 24, 2.6)),
        shade="flat")
    word = [("L", -40), ("A", -30), ("S", -19.4), ("V", -6), ("E", 4.6), ("G", 13), ("A", 22.4), ("S", 33)]
    bold = joined(*(moved(_BLOCK[char], x, -64) for char, x in word))
    pen.part("red", bold, shade="flat")
    star = polygon([(0, -122), (2.6, -110), (10, -114), (6, -107), (16, -104), (6, -101), (10, -94), (2.6, -98), (0,
        -90),
        (-2.6, -98), (-10, -94), (-6, -101), (-16, -104), (-6, -107), (-10, -114), (-2.6, -110)])
    pen.part("red", star)
    pen.mark("lamp", ellipse(0, -104, 3.4), shade="glow")
    pen.anchor(top=(0, -120), lamp=(0, -104))


@symbol("niagara falls, horseshoe falls", kinds="waterfall, landscape, landmark", height=57, place="ground",
    slots={"water": ("#6fc0cf", "primary"), "foam": ("#f1fafb", "fixed"), "rock": ("#7d7469", "fixed"),
    "grass": ("#6f9a55", "fixed")})
def niagara_falls(pen: Pen) -> None:
    for s in (-1, 1):
        pen.part("rock", polygon([(s * 94, 0), (s * 94, -52), (s * 72, -54), (s * 60, -50), (s * 64, -24), (s * 56,
            0)]))
        pen.mark("rock", joined(*(line([(s * 50, y), (s * 95, y - 2)]) for y in (-44, -34, -24, -12))), tone=-0.1,
            width=1.4)
        pen.part("grass", smooth([(s * 95, -50, "c"), (s * 90, -60), (s * 78, -58), (s * 68, -60), (s * 58, -52, "c"),
            (s * 74, -50)]))
    pen.part("water", smooth([(-74, -56, "c"), (-40, -62), (0, -64), (40, -62), (74, -56, "c"), (60, -50, "c"), (30,
        -42),
        (0, -39), (-30, -42), (-60, -50, "c")]), tone=-0.06)
    pen.mark("foam", joined(*(line([(x, y), (x + 14, y)]) for x, y in ((-44, -56), (-20, -58), (12, -57), (34, -54),
        (-30, -50), (4, -50), (-6, -46)))), width=0.9, alpha=0.8)
    curtain = smooth([(-62, -51, "c"), (-30, -43), (0, -40), (30, -43), (62, -51, "c"), (60, -6, "c"), (30, 0), (0, 2),
        (-30, 0), (-60, -6, "c")])
    pen.part("water", curtain, tone=0.1)
    pen.mark("foam", joined(*(curve((x, -50), (x * 0.98, -26), (x * 0.95, 4)) for x in range(-58, 60, 5))), width=1.6,
        alpha=0.9)
    pen.mark("water", joined(*(curve((x, -50), (x * 0.98, -26), (x * 0.95, 4)) for x in range(-55, 60, 10))), width=1.2,
        tone=-0.04)
    pen.part("foam", union(*(ellipse(x, y, r, r * 0.62) for x, y, r in ((-56, -6, 14), (-36, -5, 16), (-14, -4, 17),
        (10, -5, 18), (34, -6, 16), (54, -6, 14), (-24, -14, 12), (0, -17, 13), (24, -14, 12)))), alpha=0.9)
    pen.part("water", smooth([(-94, 0, "c"), (-50, -4), (0, -3), (50, -4), (94, 0, "c"), (40, 7), (-40, 7)]),
        tone=-0.05)
    pen.anchor(top=(0, -64), waterline=(0, 0))


@symbol("observatory, astronomical observatory, griffith observatory",
    kinds=LANDMARK, height=20, slots={"wall": ("#f1ede2", "primary"),
    "dome": ("#7f9a94", "second"), "dark": ("#4a525c", "fixed"), "brass": ("#c99a4a", "fixed")})
def observatory(pen: Pen) -> None:
    wall(pen, "wall", -74, 74, -30, dark=0.1)
    pen.mark("dark", panes(-70, 70, -26, -6, 14, 1, share=0.36, rise=0.8), alpha=0.7)
    pen.part("wall", rect(-76, -33, 152, 4), tone=0.03)
    for x, r in ((-58, 14), (58, 14)):
        wall(pen, "wall", x - r, x + r, -42, dark=0.3, tone=0.02)
        pen.mark("dark", panes(x - r, x + r, -38, -8, 4, 1, share=0.3, rise=0.8), alpha=0.7)
        half = cupola(x, -42, r, r)
        pen.part("dome", half)
        pen.mark("dome", crescent(half, -6, 0), tone=-0.1)
        pen.mark("dome", meridians(x, -42, r, r, 5), tone=-0.06, width=0.7)
    wall(pen, "wall", -30, 30, -48, dark=0.24, tone=0.02)
    pen.mark("dark", joined(panes(-28, -9, -40, -8, 3, 1, share=0.36, rise=0.8), panes(9, 28, -40, -8, 3, 1, share=0.36,
        rise=0.8), arch(0, 0, 11, 24)), alpha=0.7)
    pen.part("wall", rect(-32, -52, 64, 5), tone=0.05)
    dome = cupola(0, -52, 29, 32)
    pen.part("dome", dome)
    pen.mark("dome", meridians(0, -52, 29, 32, 7), tone=-0.06, width=0.8)
    pen.mark("dome", crescent(dome, -12, -2), tone=-0.1)
    pen.mark("dark", smooth([(4, -50, "c"), (5, -66), (1, -86, "c"), (10, -86, "c"), (16, -66), (16, -50, "c")]))
    pen.part("brass", pole((9, -62), (24, -94), 6, 7))
    pen.mark("brass", pole((11, -62), (26, -94), 2, 2.4), tone=-0.12)
    pen.anchor(top=(0, -84), door=(0, 0))


@symbol("statue of liberty, liberty statue", kinds="landmark", height=93,
    slots={"body": ("#7fb5a0", "primary"), "stone": ("#c9bda8", "fixed"), "flame": ("#ffc23d", "light")},
    told_in="beach")
def statue_of_liberty(pen: Pen) -> None:
    pen.part("stone", polygon([(-24, 0), (-20, -10), (20, -10), (24, 0)]))
    pen.part("stone", polygon([(-16, -10), (-13, -32), (13, -32), (16, -10)]))
    pen.mark("stone", rect(3, -34, 20, 34), tone=-0.08)
    pen.part("stone", rect(-15, -35, 30, 4))
    pen.part("flame", smooth([(15, -96, "c"), (19, -101), (17, -108, "c"), (12, -102), (12, -97)]), shade="glow")
    pen.part("body", polygon([(11, -96), (19, -96), (16.6, -90), (13.4, -90)]), tone=-0.06)
    pen.part("body", smooth([(13, -91, "c"), (17, -91, "c"), (17, -84), (12, -72), (5, -68), (4, -73), (11, -80)]))
    robe = smooth([(-11, -35, "c"), (-10, -56), (-8, -72), (-3, -77), (3, -77), (7, -72), (9, -56), (11, -35, "c")])
    pen.part("body", robe)
    pen.mark("body", joined(*(curve((a, -70), (b, -52), (c, -34)) for a, b, c in ((-4, -6, -7), (0, -2, -3), (3, 3, 2),
        (6, 6, 7)))), tone=-0.12, width=0.9)
    pen.mark("body", crescent(robe, -6, 0), tone=-0.08, alpha=0.7)
    pen.part("body", polygon([(-14, -66), (-7, -69), (-4, -57), (-11, -54)]), tone=0.05)
    pen.part("body", smooth([(-4, -78), (-4, -84), (0, -87), (4, -84), (4, -78), (0, -75)]), tone=0.03)
    crown = [polygon([(-1, -85), (1, -85), (0, -93)])]
    pen.part("body", union(*(rotated(crown[0], a, (0, -81)) for a in (-66, -44, -22, 0, 22, 44, 66))), tone=-0.05)
    pen.mark("body", joined(line([(-2.2, -81.5), (-1, -81.5)]), line([(1, -81.5), (2.2, -81.5)])), tone=-0.2, width=0.6,
        detail=2)
    pen.anchor(top=(0, -88), lamp=(15, -101))
