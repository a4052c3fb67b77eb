"""Mountains and islands."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from random import Random

from limner.drawing.geometry import (
    ellipse,
    intersection,
    joined,
    limb,
    polygon,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.massif import massif
from limner.engines.illustrator.atlas.templates.tree import frond


@symbol("mountain, peak, volcano mountain, summit, alp", kinds="landscape", height=1200, poses="standing, green",
    slots={"rock": ("#6f7f96", "primary"), "snow": ("#f6f9fd", "second"), "grass": ("#5b8f57", "fixed")},
    home="mountains", shapes=("triangular", "conical", "pyramidal"))
def mountain(pen: Pen) -> None:
    chance = Random(11)
    for x, half, high, tone in ((-52, 40, 46, 0.06), (54, 36, 54, 0.04), (-1, 70, 92, 0.0)):
        made = massif(chance, x, 0, half, high, 1, 0.42)
        pen.part("rock", made.body, tone=tone)
        pen.mark("rock", made.dim, tone=tone - 0.05)
        pen.mark("rock", made.shade, tone=tone - 0.13)
        pen.mark("rock", made.lit, tone=tone - 0.07)
        pen.mark("snow", made.snow)
        pen.mark("snow", intersection(made.snow, made.shade), tone=-0.1)
        if pen.pose == "green":
            pen.mark("grass", smooth([(x - half, -0.18 * high, "c"), (x - 0.4 * half, -0.26 * high), (x, -0.16 * high),
                (x + 0.5 * half, -0.25 * high), (x + half, -0.14 * high, "c"), (x + half, 9, "c"),
                (x - half, 9, "c")]), tone=tone)
    pen.anchor(top=(0, -88), seat=(-6, -80))


@symbol("hill, knoll, hillock, green hill, grassy hill", kinds="landscape", height=120, poses="standing",
    slots={"grass": ("#6fae56", "primary"), "leaf": ("#3f8048", "fixed"), "path": ("#e0cfa4", "fixed")},
    home="meadow", shapes=("round",))
def hill(pen: Pen) -> None:
    pen.part("grass", smooth([(-4, 0, "c"), (20, -24), (52, -36), (78, -22), (94, 0, "c")]), tone=0.05)
    for x, y, r in ((62, -36, 5), (70, -33, 6.5), (79, -27, 5), (53, -37, 4)):
        pen.part("leaf", ellipse(x, y, r, 0.9 * r), tone=0.03)
    pen.part("grass", smooth([(-94, 0, "c"), (-66, -20), (-34, -46), (0, -54), (30, -44), (56, -18), (84, 0, "c")]))
    pen.mark("grass", smooth([(2, -60, "c"), (10, -40), (2, -22), (18, 2, "c"), (90, 2, "c"), (60, -50, "c")]),
        tone=-0.07)
    for y, long in ((-38, 26), (-27, 44), (-15, 60), (-6, 74)):
        pen.mark("grass", smooth([(-long, y, "c"), (-0.4 * long, y - 2.4), (0.1 * long, y + 0.6), (0.5 * long, y, "c"),
            (0, y + 2.6)]), tone=0.05 if y % 2 else -0.045)
    pen.mark("path", limb([(-2, -53, 1.2), (-12, -42, 2.2), (4, -30, 3.4), (-14, -16, 5.5), (6, 2, 10)]))
    for x, y, r in ((-50, -20, 6), (-42, -22, 7.5), (-58, -14, 5), (36, -26, 5.5), (44, -20, 6.5)):
        pen.part("leaf", union(ellipse(x, y - 0.5 * r, r, 0.9 * r), ellipse(x + 0.5 * r, y, 0.8 * r, 0.6 * r)))
        pen.mark("leaf", ellipse(x + 0.6 * r, y - 0.1 * r, 0.8 * r), tone=-0.07)
    pen.anchor(top=(0, -52), seat=(2, -51))


@symbol("volcano, crater", kinds="mountain, landscape", height=1200, poses="standing, erupting",
    slots={"rock": ("#6b5a58", "primary"), "lava": ("#ff7a2b", "light"), "hot": ("#ffc83d", "light"),
    "smoke": ("#b9b4b8", "fixed")}, home="volcano", told_in="jungle", shapes=("conical",))
def volcano(pen: Pen) -> None:
    for x, y, r, tone in ((16, -112, 15, -0.05), (34, -118, 13, -0.02), (-4, -104, 14, 0.0), (14, -98, 13, 0.04),
            (-8, -88, 11, 0.05), (6, -82, 12, 0.02), (-2, -70, 9, 0.06)):
        pen.part("smoke", ellipse(x, y, 1.15 * r, r), tone=tone)
    if pen.pose == "erupting":
        pen.part("lava", smooth([(-12, -58, "c"), (-24, -86), (-12, -78), (-10, -104), (-1, -84), (7, -110), (10, -82),
            (25, -92), (12, -58, "c")]), shade="glow")
        pen.part("hot", smooth([(-7, -58, "c"), (-10, -78), (-3, -72), (1, -92), (5, -74), (11, -80), (7, -58, "c")]),
            shade="glow")
        for x, y, drop in ((-34, -84, 2.4), (-26, -102, 1.8), (36, -88, 2.2), (28, -106, 1.7), (-42, -66, 1.6)):
            pen.part("lava", ellipse(x, y, drop), shade="glow")
    cone = smooth([(-92, 0, "c"), (-62, -14), (-36, -36), (-20, -62, "c"), (-11, -58), (-2, -62), (8, -57),
        (19, -63, "c"), (34, -36), (60, -14), (92, 0, "c")])
    pen.part("rock", cone)
    pen.mark("rock", smooth([(6, -66, "c"), (9, -40), (24, -20), (18, 2, "c"), (120, 2, "c"), (30, -66, "c")]),
        tone=-0.09)
    for x, low in ((-30, -8), (-46, -4), (-17, -18), (26, -16), (40, -6), (58, -3)):
        side = 1 if x > 0 else -1
        pen.mark("rock", polygon([(0.42 * x + 5 * side, -54), (0.74 * x, 0.55 * low - 22), (x, low),
            (0.86 * x, 0.5 * low - 10), (0.6 * x, -34)]), tone=-0.15 if side > 0 else -0.06)
    pen.mark("lava", smooth([(-19, -66, "c"), (-15, -46), (-11, -50), (-14, -26), (-22, -8), (-14, -12), (-7, -30),
        (-2, -46), (3, -38), (6, -22), (16, -2), (14, -22), (10, -36), (11, -48), (18, -66, "c")]), shade="glow")
    pen.mark("hot", smooth([(-11, -64, "c"), (-9, -48), (-11, -28), (-5, -44), (1, -50), (6, -34), (9, -64, "c")]),
        shade="glow")
    pen.mark("rock", ellipse(0, -60, 16, 2.4), tone=-0.2)
    pen.anchor(top=(0, -60), mouth=(0, -60), lamp=(0, -56))


@symbol("island, desert island, islet", kinds="landscape", height=8, place="water", poses="sandy, green",
    slots={"sand": ("#f0d592", "primary"), "leaf": ("#3f9a52", "second"), "bark": ("#9b7650", "fixed"),
    "meadow": ("#70ac54", "fixed")}, home="sea", traits=("inhabited",))
def island(pen: Pen) -> None:
    if pen.pose == "green":
        _green_island(pen)
        return
    pen.part("sand", smooth([(-62, 0, "c"), (-36, -9), (-10, -16), (12, -16), (38, -8), (62, 0, "c"), (20, 4),
        (-24, 4)]))
    pen.mark("sand", smooth([(-70, 6), (-20, -2), (20, 0), (70, 6)]), tone=-0.08)
    for angle, length in ((-160, 30), (-24, 30), (-110, 26)):
        pen.part("leaf", frond(12, -72, length, angle, droop=0.75, width=7), tone=-0.1)
    pen.part("bark", smooth([(-6, -13, "c"), (-4, -36), (2, -58), (10, -73, "c"), (14, -72, "c"), (7, -54), (1, -34),
        (1, -13, "c")]))
    for angle, length in ((-174, 32), (-6, 32), (-130, 32), (-52, 32), (-84, 26)):
        pen.part("leaf", frond(12, -73, length, angle, droop=0.62, width=7.5))
    pen.anchor(seat=(-26, -9), top=(24, -12), waterline=(0, -1))


def _green_island(pen: Pen) -> None:
    """A hill of grass with trees on it."""
    pen.part("meadow", smooth([(-78, 0, "c"), (-52, -10), (-22, -24), (10, -26), (42, -14), (78, 0, "c"), (30, 5),
        (-30, 5)]))
    pen.mark("meadow", smooth([(-2, -30), (26, -18), (50, -2), (90, 4), (90, -30)]), tone=-0.08)
    for x, y, high, tone in ((-34, -14, 40, -0.08), (34, -13, 34, -0.08), (-8, -22, 58, 0.0)):
        pen.part("bark", limb([(x, y, 0.11 * high), (x + 1, y - 0.5 * high, 0.06 * high)]))
        pen.part("leaf", union(*(ellipse(x + dx * high, y - dy * high, r * high) for dx, dy, r in
            ((-0.2, 0.52, 0.22), (0.22, 0.5, 0.23), (0.0, 0.74, 0.27), (-0.14, 0.68, 0.2), (0.16, 0.68, 0.2)))),
            tone=tone)
        pen.mark("leaf", ellipse(x + 0.2 * high, y - 0.5 * high, 0.3 * high, 0.34 * high), tone=tone - 0.08)
    pen.anchor(seat=(0, -24), top=(20, -20), waterline=(0, -1))


@symbol("geyser, hot geyser, erupting geyser", kinds="landscape", height=18, home="mountains",
    slots={"rock": ("#b79f83", "primary"), "water": ("#eaf5fa", "fixed"), "pool": ("#5fb4c4", "fixed")})
def geyser(pen: Pen) -> None:
    steam = union(*(ellipse(x, y, r) for x, y, r in ((-14, -84, 15), (12, -90, 17), (-2, -100, 14), (28, -76, 12),
        (-30, -70, 10), (22, -104, 10), (0, -72, 15))))
    pen.part("water", steam, tone=-0.07, alpha=0.85)
    jets = joined(*(limb([(x * 0.2, -10, 4), (x * 0.5, -46, 4.4), (x, -84 + abs(x) * 0.5, 5), (x * 1.3, -70 + abs(x),
        2)])
        for x in (-26, -13, 0, 13, 26)))
    pen.part("water", smooth([(-7, -10, "c"), (-8, -44), (-13, -76), (-5, -94), (4, -98), (12, -80), (8, -44),
        (7, -10, "c")]), shade="flat")
    pen.part("water", jets, tone=0.02, shade="flat")
    pen.mark("pool", joined(*(curve((x, -12), (x * 1.2, -50), (x * 2, -84)) for x in (-4, 1, 5))), width=1.4, alpha=0.5)
    mound = smooth([(-70, 0, "c"), (-44, -7), (-20, -13), (-10, -17, "c"), (0, -14), (10, -17, "c"), (22, -12), (46,
        -6),
        (70, 0, "c")])
    pen.part("rock", mound)
    pen.mark("rock", smooth([(8, -20), (14, -8), (40, 2), (80, 2), (40, -12)]), tone=-0.08)
    pen.part("pool", ellipse(-26, -3, 24, 3.2))
    pen.part("pool", ellipse(38, -2.4, 16, 2.4))
    pen.part("water", union(ellipse(-14, -14, 8, 5), ellipse(14, -14, 8, 5), ellipse(0, -14, 11, 6)), tone=-0.02)
    pen.anchor(top=(0, -108))
