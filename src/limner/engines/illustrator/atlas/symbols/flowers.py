"""Flowers and bouquets."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import ellipse, joined, line, polygon, rotated, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss
from limner.engines.illustrator.atlas.templates.flower import leaf, petal, petals, stem

STEM = "#4c8c3f"


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
