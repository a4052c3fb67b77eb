"""Mountains and islands."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    joined,
    limb,
    polygon,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.tree import frond


@symbol("mountain, peak, volcano mountain, hill, summit, alp", kinds="landscape", height=1200, poses="standing, green",
    slots={"rock": ("#6f7f96", "primary"), "snow": ("#f6f9fd", "second"), "grass": ("#5b8f57", "fixed")},
    home="mountains", shapes=("triangular", "conical", "pyramidal"))
def mountain(pen: Pen) -> None:
    whole = polygon([(-72, 0), (-50, -24), (-40, -30), (-8, -82), (0, -88), (12, -72), (20, -64), (32, -44), (46, -34),
        (74, 0)])
    pen.part("rock", whole)
    pen.mark("rock", polygon([(0, -88), (4, -66), (-4, -52), (8, -34), (2, -16), (12, 0), (90, 0), (90, -90)]),
        tone=-0.1)
    pen.mark("rock", polygon([(-40, -30), (-34, -18), (-40, -8), (-30, 0), (-6, 0), (-20, -20), (-16, -36)]),
        tone=-0.05)
    pen.mark("snow", polygon([(-30, -46), (-20, -50), (-14, -42), (-8, -54), (0, -46), (5, -56), (12, -50), (18, -58),
        (28, -48), (30, -100), (-30, -100)]))
    pen.mark("snow", polygon([(0, -88), (4, -66), (-1, -58), (0, -46), (5, -56), (12, -50), (18, -58), (28, -48),
        (40, -90)]), tone=-0.1)
    if pen.pose == "green":
        pen.mark("grass", smooth([(-80, -10), (-50, -16), (-30, -10), (-6, -15), (20, -9), (48, -16), (80, -10),
            (80, 10), (-80, 10)]))
    pen.anchor(top=(0, -86), seat=(-8, -80))


@symbol("volcano, crater", kinds="mountain, landscape", height=1200, poses="standing, erupting",
    slots={"rock": ("#6b5a58", "primary"), "lava": ("#ff7a2b", "light"), "hot": ("#ffc83d", "light"),
    "smoke": ("#b9b4b8", "fixed")}, told_in="jungle", shapes=("conical",))
def volcano(pen: Pen) -> None:
    for x, y, r in ((-4, -76, 11), (10, -86, 12), (-8, -94, 12), (6, -102, 10)):
        pen.part("smoke", ellipse(x, y, r), tone=0.04)
    if pen.pose == "erupting":
        pen.part("lava", smooth([(-13, -56, "c"), (-16, -78), (-8, -72), (-2, -92), (4, -74), (14, -82),
            (13, -56, "c")]), shade="glow")
    cone = smooth([(-66, 0, "c"), (-40, -24), (-22, -50), (-16, -62, "c"), (-8, -58), (0, -61), (8, -58),
        (16, -62, "c"), (22, -50), (42, -22), (68, 0, "c")])
    pen.part("rock", cone)
    pen.mark("rock", smooth([(6, -64, "c"), (8, -40), (20, -20), (18, 2, "c"), (90, 2, "c"), (30, -64, "c")]),
        tone=-0.08)
    pen.mark("lava", smooth([(-16, -66, "c"), (-13, -46), (-9, -50), (-8, -22), (-4, -28), (-1, -46), (3, -38),
        (7, -12), (11, -30), (10, -48), (17, -66, "c")]), shade="glow")
    pen.mark("hot", smooth([(-9, -64, "c"), (-8, -48), (-4, -54), (2, -50), (6, -36), (8, -64, "c")]),
        shade="glow")
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
