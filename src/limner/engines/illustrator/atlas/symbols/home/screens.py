"""Screens that stand on desks."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import ellipse, polygon, rect, smooth
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import gloss


@symbol("monitor, computer monitor, computer screen, desktop monitor, lcd monitor", kinds="computer, electronics",
    height=0.46, place="surface", home="office", nook="study", board=Board(0, -62, 116, 60, panel="#20344c"),
    slots={"body": ("#2f343d", "primary"), "metal": ("#a9b2bd", "fixed"), "screen": ("#5fa8d8", "light"),
    "hill": ("#3f7fae", "fixed"), "sun": ("#fdf0c0", "fixed")}, shapes=("rectangular",))
def monitor(pen: Pen) -> None:
    pen.part("metal", smooth([(-34, -2, "c"), (-26, -8, "c"), (26, -8, "c"), (34, -2, "c"), (34, 0), (-34, 0)],
        tension=0.2))
    pen.part("metal", polygon([(-9, -30), (9, -30), (12, -6), (-12, -6)]), tone=-0.08)
    pen.part("body", rect(-78, -100, 156, 80, 4))
    pen.part("screen", rect(-74, -96, 148, 68, 2), shade="glow")
    pen.mark("hill", smooth([(-74, -28, "c"), (-74, -52), (-44, -66), (-14, -46), (20, -62), (52, -44), (74, -54),
        (74, -28, "c")]), alpha=0.75)
    pen.mark("sun", ellipse(40, -76, 8))
    gloss(pen, "screen", polygon([(-66, -96), (-34, -96), (-62, -30), (-74, -30), (-74, -78)]), detail=0, alpha=0.35)
    pen.part("body", rect(-3, -25, 6, 2.4, 1), tone=0.14)
    pen.anchor(top=(0, -100), seat=(0, -20))
