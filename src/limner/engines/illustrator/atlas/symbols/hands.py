"""A hand by itself, which holds something or is held out."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import CORNER, ellipse, limb, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve

FINGERS = (((30, -56), (46, -60), (60, -58), 10.5), ((30, -50), (50, -52), (66, -49), 11), ((28, -43), (48, -43),
    (64, -39), 10.5), ((24, -36), (42, -35), (55, -31), 9.5))
"""Each from its knuckle to its tip, with its width."""


@symbol("hand, human hand, open hand, outstretched hand", kinds="thing, part of a body", height=0.2,
    slots={"skin": ("#e0a880", "primary"), "cuff": ("#f4f1ea", "fixed"), "sleeve": ("#3f6f9f", "second"),
        "nail": ("#f4d2bc", "fixed")}, home="studio")
def hand(pen: Pen) -> None:
    """Held out with its palm up."""
    pen.part("sleeve", smooth([(-72, -30, CORNER), (-44, -46, CORNER), (-28, -16, CORNER), (-58, 2, CORNER)],
        tension=0.2))
    pen.part("cuff", smooth([(-47, -46, CORNER), (-37, -52, CORNER), (-20, -20, CORNER), (-31, -13, CORNER)],
        tension=0.2))
    for a, b, c, width in reversed(FINGERS):
        pen.part("skin", limb([(*a, width), (*b, width), (*c, width * 0.9)]), tone=-0.05)
    palm = smooth([(-36, -46), (-16, -56), (8, -62), (32, -61), (40, -50), (36, -36), (20, -26), (-4, -19), (-22, -17)])
    pen.part("skin", palm)
    pen.mark("skin", smooth([(-14, -44), (6, -54), (30, -54), (34, -48), (16, -40), (-6, -36)]), tone=-0.07)
    pen.stroke("skin", curve((-10, -30), (8, -36), (28, -40)), 1.4, tone=-0.16)
    thumb = union(limb([(-10, -52, 15), (4, -68, 12.5), (14, -80, 10)]), ellipse(-8, -50, 9))
    pen.part("skin", thumb, tone=0.03)
    pen.part("nail", ellipse(14.5, -81, 2.6, 3.4, 28), shade="flat")
    pen.anchor(held=(26, -57), hand=(26, -57), palm=(26, -57), grip=(-40, -30))
