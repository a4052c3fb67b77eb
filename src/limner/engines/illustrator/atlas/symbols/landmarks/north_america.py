"""Landmarks of Canada, and of the United States apart from New York and the west."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.symbols.landmarks.shared import LANDMARK
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    arcade,
    columns,
    gable,
    panes,
    stairs,
    wall,
)


@symbol("us white house, american white house, white house in washington", kinds=LANDMARK, home="forecourt", height=18,
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


@symbol("us capitol, united states capitol, capitol building, capitol, capitol hill",
    kinds=LANDMARK, home="forecourt", height=88,
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


@symbol("lincoln memorial", kinds=LANDMARK, home="forecourt", height=30, slots={"stone": ("#efebe0", "primary"),
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
