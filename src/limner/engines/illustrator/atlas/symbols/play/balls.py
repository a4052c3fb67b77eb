"""Balls."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    arc,
    ellipse,
    joined,
    line,
    polygon,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    crescent,
    curve,
    gloss,
)

DISC = ellipse(0, -50, 50)


@symbol("bowling ball", kinds="ball, toy", height=0.22, slots={"body": ("#2f4fa8", "primary"),
    "dark": ("#1a1f2e", "fixed")}, home="bowling alley", shapes=("round", "spherical"))
def bowling_ball(pen: Pen) -> None:
    disc = ellipse(0, -50, 50)
    pen.part("body", disc)
    pen.mark("body", crescent(disc, -14, -13), tone=-0.14)
    pen.mark("body", joined(curve((-46, -36), (-20, -28), (4, -40), (30, -30), (50, -44)),
        curve((-40, -16), (-10, -8), (20, -18))), tone=0.1, width=4, alpha=0.5)
    pen.part("dark", joined(ellipse(4, -78, 6.4, 5.6), ellipse(22, -72, 6.4, 5.6), ellipse(8, -60, 7, 6)), shade="flat")
    gloss(pen, "body", ellipse(-22, -76, 12, 8, turn=-40), detail=0, alpha=0.5)
    pen.anchor(top=(0, -100), handle=(0, -50), seat=(0, -100))


@symbol("baseball, softball, base ball", kinds="ball, toy", height=0.08, slots={"body": ("#fbf8f0", "primary"),
    "seam": ("#d3303a", "second")}, home="park", shapes=("round", "spherical"))
def baseball(pen: Pen) -> None:
    disc = ellipse(0, -50, 50)
    pen.part("body", disc)
    for side in (-1, 1):
        pen.mark("seam", curve((side * 34, -96), (side * 17, -72), (side * 14, -50), (side * 17, -28), (side * 34, -4)),
            width=2)
        for i in range(9):
            y = -84 + 8.5 * i
            x = side * (15 + 14 * ((y + 50) / 42) ** 2)
            pen.mark("seam", joined(line([(x - side * 6, y - 3), (x, y + 1)]),
                line([(x + side * 6, y - 3), (x, y + 1)])), width=2)
    pen.mark("body", crescent(disc, -12, -11), tone=-0.14, alpha=0.6)
    gloss(pen, "body", ellipse(-2, -84, 8, 4), detail=0, alpha=0.5)
    pen.anchor(top=(0, -100), handle=(0, -50), seat=(0, -100))


@symbol("golf ball", kinds="ball, toy", height=0.05, slots={"body": ("#fbfaf6", "primary"),
    "tee": ("#e0453f", "second")}, home="golf course")
def golf_ball(pen: Pen) -> None:
    pen.part("tee", smooth([(-15, -30, "c"), (15, -30, "c"), (6, -18), (3, -6), (0, 0, "c"), (-3, -6), (-6, -18)]))
    disc = ellipse(0, -66, 40)
    pen.part("body", disc)
    dots = [(x + (5 if j % 2 else 0), -104 + 8.6 * j) for j in range(10) for x in range(-40, 41, 10)]
    pen.mark("body", joined(*(ellipse(x, y, 3.2) for x, y in dots if x * x + (y + 66) ** 2 < 37**2)), tone=-0.1)
    pen.mark("body", crescent(disc, -11, -10), tone=-0.14, alpha=0.6)
    gloss(pen, "body", ellipse(-17, -88, 9, 6, turn=-40), detail=0, alpha=0.6)
    pen.anchor(top=(0, -106), handle=(0, -60))


def rounded(pen: Pen) -> None:
    """The shade and gloss of a ball, and its anchors."""
    pen.mark("body", crescent(DISC, -12, -11), tone=-0.16, alpha=0.5)
    gloss(pen, "body", ellipse(-20, -76, 12, 8, turn=-40), detail=0, alpha=0.5)
    pen.anchor(top=(0, -100), handle=(0, -50), seat=(0, -100))


@symbol("soccer ball, football, sports ball, soccer", kinds="ball, toy", height=0.22,
    slots={"body": ("#f7f7f5", "primary"), "patch": ("#2f343d", "second")}, home="park", shapes=("round", "spherical"),
    played="kicked")
def soccer_ball(pen: Pen) -> None:
    pen.part("body", DISC)
    pentagon = [(17 * math.cos(math.radians(-90 + 72 * i)), -50 + 17 * math.sin(math.radians(-90 + 72 * i)))
        for i in range(5)]
    pen.mark("patch", polygon(pentagon))
    seams = []
    for i, (x, y) in enumerate(pentagon):
        t = math.radians(-90 + 72 * i)
        far = (36 * math.cos(t), -50 + 36 * math.sin(t))
        seams.append(line([(x, y), far]))
        left, right = (42 * math.cos(t - 0.36), -50 + 42 * math.sin(t - 0.36)), (42 * math.cos(t + 0.36),
            -50 + 42 * math.sin(t + 0.36))
        pen.mark("patch", polygon([far, left, (60 * math.cos(t - 0.26), -50 + 60 * math.sin(t - 0.26)),
            (60 * math.cos(t + 0.26), -50 + 60 * math.sin(t + 0.26)), right]))
        nxt = math.radians(-90 + 72 * (i + 1))
        seams.append(line([right, (42 * math.cos(nxt - 0.36), -50 + 42 * math.sin(nxt - 0.36))]))
    pen.mark("patch", joined(*seams), width=1.6, alpha=0.8)
    rounded(pen)


@symbol("basketball, basket ball", kinds="ball, toy", height=0.24, slots={"body": ("#e8812f", "primary"), "seam": DARK},
    home="gym", told_in="park", shapes=("round", "spherical"),
    played="volleyed")
def basketball(pen: Pen) -> None:
    pen.part("body", DISC)
    seams = rotated(joined(line([(0, -104), (0, 4)]), curve((-54, -46), (0, -54), (54, -46)),
        arc(-58, -50, 36, 40, -70, 140), arc(58, -50, 36, 40, 110, 140)), -22, (0, -50))
    pen.mark("seam", seams, width=2.8)
    rounded(pen)


@symbol("tennis ball", kinds="ball, toy", height=0.07, slots={"body": ("#cfe04a", "primary"),
    "seam": ("#fbfcf2", "fixed")}, home="tennis court", shapes=("round", "spherical"))
def tennis_ball(pen: Pen) -> None:
    pen.part("body", DISC)
    pen.mark("seam", joined(arc(-56, -70, 50, 50, -20, 110), arc(56, -30, 50, 50, 160, 110)), width=4)
    rounded(pen)


@symbol("volleyball", kinds="ball, toy", height=0.21, slots={"body": ("#f5f3ea", "primary"), "b": ("#3f7fc4", "second"),
    "c": ("#f2bd3a", "fixed")}, home="park", shapes=("round", "spherical"),
    played="volleyed")
def volleyball(pen: Pen) -> None:
    pen.part("body", DISC)
    seams = [curve((0, -50), (-9, -76), (-2, -106)), curve((11, -58), (8, -82), (18, -106)),
        curve((24, -62), (25, -82), (40, -102)), curve((36, -62), (42, -76), (58, -90))]
    blue = smooth([(0, -50, "c"), (-9, -76), (-2, -106, "c"), (18, -106, "c"), (8, -82), (11, -58, "c")])
    gold = smooth([(24, -62, "c"), (25, -82), (40, -102, "c"), (58, -90, "c"), (42, -76), (36, -62, "c")])
    for turn in (0, 120, 240):
        pen.mark("b", rotated(blue, turn, (0, -50)))
        pen.mark("c", rotated(gold, turn, (0, -50)))
        pen.mark("b", rotated(joined(*seams), turn, (0, -50)), width=1.6, tone=-0.2)
    rounded(pen)


@symbol("american football, rugby ball", kinds="ball, toy", height=0.17, slots={"body": ("#8f4f2f", "primary"),
    "lace": ("#fbf6ea", "fixed")}, home="park", played="thrown")
def american_football(pen: Pen) -> None:
    body = smooth([(-62, -32, "c"), (-34, -56), (0, -64), (34, -56), (62, -32, "c"), (34, -8), (0, 0), (-34, -8)])
    pen.part("body", body)
    pen.mark("lace", joined(smooth([(-48, -64), (-38, -32), (-48, 0), (-40, 0), (-30, -32), (-40, -64)]),
        smooth([(48, -64), (38, -32), (48, 0), (40, 0), (30, -32), (40, -64)])))
    pen.mark("body", crescent(body, -5, -11), tone=-0.09, alpha=0.7)
    pen.stroke("lace", joined(line([(-18, -40), (18, -40)]), *(line([(x, -46), (x, -34)])
        for x in (-14, -7, 0, 7, 14))), 2.6)
    pen.anchor(top=(0, -63), handle=(0, -32))
