"""Landmarks of Mexico and South America."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import (
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    wall,
)


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
