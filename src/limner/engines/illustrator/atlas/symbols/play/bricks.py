"""Bricks that are put together."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import ellipse, polygon, rect, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import box, gloss

_RIGHT, _UP = 44, 26
"""How far the brick leads back, to the right and up."""


@symbol("lego brick, lego block, lego, lego piece, toy brick, plastic brick, stud brick", kinds="toy", height=0.1,
    place="surface", slots={"brick": ("#e2382f", "primary")}, traits=("on the floor",),
    shapes=("rectangular", "cubic"))
def lego_brick(pen: Pen) -> None:
    left, wide, high = -76.0, 108.0, 52.0
    box(pen, "brick", (left, -high), (wide, high), (_RIGHT, _UP), side_tone=-0.12, top_tone=0.06)
    gloss(pen, "brick", polygon([(left + 5, -high + 5), (left + 34, -high + 5), (left + 18, -6), (left + 5, -6)]),
        alpha=0.22)
    for row in (2, 1, 0):
        for column in range(4):
            x = left + wide * (column + 0.5) / 4 + _RIGHT * (row + 0.5) / 3
            y = -high - _UP * (row + 0.5) / 3
            if row == 1:
                continue
            _stud(pen, x, y)
    pen.anchor(top=(-2, -high - _UP - 8), surface=(-2, -high - 12), handle=(0, -30))


def _stud(pen: Pen, x: float, y: float) -> None:
    radius, rise = 10.2, 8.5
    wall = union(rect(x - radius, y - rise, 2 * radius, rise), ellipse(x, y, radius, 4.6))
    pen.part("brick", wall, tone=-0.05)
    pen.mark("brick", rect(x + 3, y - rise - 4, radius, rise + 12), tone=-0.07)
    pen.part("brick", ellipse(x, y - rise, radius, 4.6), tone=0.11)
