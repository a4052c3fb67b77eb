"""Figures of geometry, flat: circles, squares, triangles and the other polygons."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import Path, difference, ellipse, outline, polygon, rect, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol


def _flat(pen: Pen, path: Path, top: float = -100.0) -> None:
    pen.part("body", path, shade="flat")
    pen.anchor(top=(0, top))


def _regular(pen: Pen, sides: int, *, flat_top: bool = False) -> None:
    """A polygon of equal sides that rests on one, or stands on a corner where the number asks for it."""
    turn = math.pi / 2 + (math.pi / sides if flat_top else 0.0)
    points = [(math.cos(turn + 2 * math.pi * k / sides), -math.sin(turn + 2 * math.pi * k / sides))
        for k in range(sides)]
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    k = 100 / (bottom - top)
    _flat(pen, polygon((x * k, (y - bottom) * k) for x, y in points))


@symbol("circle, disc shape, round shape", kinds="figure, shape", height=0.4, place="wall", faces_viewer=True,
    slots={"body": ("#3f7fd0", "primary")})
def circle(pen: Pen) -> None:
    _flat(pen, ellipse(0, -50, 50))


@symbol("square, square shape", kinds="figure, shape", height=0.4, place="wall", faces_viewer=True,
    slots={"body": ("#d9534a", "primary")})
def square(pen: Pen) -> None:
    _flat(pen, rect(-50, -100, 100, 100))


@symbol("triangle", kinds="figure, shape", height=0.4, place="wall", faces_viewer=True,
    slots={"body": ("#f0b63a", "primary")})
def triangle(pen: Pen) -> None:
    _regular(pen, 3)


@symbol("rectangle, oblong", kinds="figure, shape", height=0.3, place="wall", faces_viewer=True,
    slots={"body": ("#46a36b", "primary")})
def rectangle(pen: Pen) -> None:
    _flat(pen, rect(-78, -96, 156, 96), -96)


@symbol("pentagon shape", symbol_id="pentagon", kinds="figure, shape", height=0.4, place="wall", faces_viewer=True,
    slots={"body": ("#7f6ad0", "primary")})
def pentagon(pen: Pen) -> None:
    _regular(pen, 5)


@symbol("hexagon", kinds="figure, shape", height=0.4, place="wall", faces_viewer=True,
    slots={"body": ("#e08a3a", "primary")})
def hexagon(pen: Pen) -> None:
    _regular(pen, 6, flat_top=True)


@symbol("octagon", kinds="figure, shape", height=0.4, place="wall", faces_viewer=True,
    slots={"body": ("#c84f6a", "primary")})
def octagon(pen: Pen) -> None:
    _regular(pen, 8, flat_top=True)


@symbol("rhombus, lozenge, diamond shape", kinds="figure, shape", height=0.4, place="wall", faces_viewer=True,
    slots={"body": ("#4fb0a5", "primary")})
def rhombus(pen: Pen) -> None:
    _flat(pen, polygon([(0, -100), (40, -50), (0, 0), (-40, -50)]))


@symbol("oval, ellipse", kinds="figure, shape", height=0.3, place="wall", faces_viewer=True,
    slots={"body": ("#b06ac8", "primary")})
def oval(pen: Pen) -> None:
    _flat(pen, ellipse(0, -46, 72, 46), -92)


@symbol("semicircle, half circle", kinds="figure, shape", height=0.2, place="wall", faces_viewer=True,
    slots={"body": ("#e3703f", "primary")})
def semicircle(pen: Pen) -> None:
    _flat(pen, difference(ellipse(0, 0, 80), rect(-90, 0, 180, 90)), -80)


@symbol("trapezoid, trapezium", kinds="figure, shape", height=0.3, place="wall", faces_viewer=True,
    slots={"body": ("#5a8fb0", "primary")})
def trapezoid(pen: Pen) -> None:
    _flat(pen, polygon([(-42, -88), (42, -88), (76, 0), (-76, 0)]), -88)


@symbol("parallelogram", kinds="figure, shape", height=0.3, place="wall", faces_viewer=True,
    slots={"body": ("#8fa63f", "primary")})
def parallelogram(pen: Pen) -> None:
    _flat(pen, polygon([(-40, -84), (84, -84), (44, 0), (-80, 0)]), -84)


@symbol("cross shape, plus sign, plus shape", kinds="figure, shape", height=0.4, place="wall", faces_viewer=True,
    slots={"body": ("#d9534a", "primary")})
def plus_sign(pen: Pen) -> None:
    _flat(pen, union(rect(-17, -100, 34, 100), rect(-50, -67, 100, 34)))


@symbol("spiral", kinds="figure, shape", height=0.4, place="wall", faces_viewer=True,
    slots={"body": ("#3f9fb0", "primary")})
def spiral(pen: Pen) -> None:
    turns = [2 * math.pi * k / 16 for k in range(3 * 16 + 9)]
    winding = [(2.4 * t * math.cos(t), -50 + 2.4 * t * math.sin(t)) for t in turns]
    pen.part("body", outline(smooth(winding, closed=False), 6), shade="flat")
    pen.anchor(top=(0, -100))
