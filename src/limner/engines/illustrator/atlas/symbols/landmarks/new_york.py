"""Landmarks of New York."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.symbols.landmarks.shared import TOWER
from limner.engines.illustrator.atlas.templates.monument import (
    arch,
    courses,
    panes,
    uprights,
    wall,
)


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


@symbol("statue of liberty, liberty statue", kinds="landmark", home="promenade", height=93,
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
