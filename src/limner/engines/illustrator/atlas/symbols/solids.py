"""Solids of geometry: cubes, spheres, cones, and the regular bodies."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import difference, ellipse, polygon, rect, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, gloss
from limner.engines.illustrator.atlas.templates.polyhedron import TILT, Polyhedron, cuboid, hull, prism

BODY: dict[str, Hue] = {"body": ("#d9534a", "primary")}
_GOLDEN = (1 + math.sqrt(5)) / 2
_TURN = 32.0
"""Degrees by which a body with edges is turned, so that two of its sides are seen, of unlike width."""


def _regular(pen: Pen, solid: Polyhedron, top: float) -> None:
    """`top` is how high its upper end lies."""
    solid.draw(pen, "body")
    pen.anchor(top=(0, top))


@symbol("cube", kinds="solid, shape", height=0.4, slots=BODY)
def cube(pen: Pen) -> None:
    solid = cuboid(70, 70, 70, _TURN)
    solid.draw(pen, "body")
    pen.anchor(top=(0, -64))


@symbol("cuboid, rectangular prism, rectangular cuboid, rectangular box, rectangular solid", kinds="solid, shape",
    height=0.3, slots={"body": ("#4f8fd0", "primary")})
def rectangular_solid(pen: Pen) -> None:
    cuboid(112, 56, 60, 24).draw(pen, "body")
    pen.anchor(top=(0, -51))


@symbol("sphere, orb, spheroid", kinds="solid, shape", height=0.4, slots={"body": ("#3f7fd0", "primary")})
def sphere(pen: Pen) -> None:
    ball = ellipse(0, -44, 50)
    pen.part("body", ball)
    pen.mark("body", crescent(ball, -9, -9), tone=-0.1, alpha=0.7)
    pen.mark("body", crescent(ball, -20, -20), tone=-0.07, alpha=0.5)
    pen.mark("body", ellipse(-14, -58, 30, 27, turn=-40), tone=0.05, alpha=0.6)
    gloss(pen, "body", ellipse(-20, -66, 11, 7, turn=-40), detail=0, alpha=0.75, tone=0.24)
    pen.anchor(top=(0, -92))


@symbol("hemisphere, half sphere, dome shape", kinds="solid, shape", height=0.2,
    slots={"body": ("#d98a3a", "primary")})
def hemisphere(pen: Pen) -> None:
    body = union(difference(ellipse(0, 0, 56, 58), rect(-60, 0, 120, 60)), ellipse(0, 0, 56, 56 * TILT))
    pen.part("body", body)
    pen.mark("body", crescent(body, -12, -4), tone=-0.1, alpha=0.7)
    gloss(pen, "body", ellipse(-22, -36, 12, 7, turn=-42), detail=0, alpha=0.7, tone=0.2)
    pen.anchor(top=(0, -58))


@symbol("ellipsoid, ovoid, egg shape", kinds="solid, shape", height=0.4, slots={"body": ("#e0a93f", "primary")})
def ellipsoid(pen: Pen) -> None:
    body = ellipse(0, -32, 62, 37)
    pen.part("body", body)
    pen.mark("body", crescent(body, -10, -8), tone=-0.1, alpha=0.7)
    gloss(pen, "body", ellipse(-26, -48, 13, 6, turn=-24), detail=0, alpha=0.7, tone=0.2)
    pen.anchor(top=(0, -68))


@symbol("cone, cone shape, geometric cone, circular cone", kinds="solid, shape", height=0.4,
    slots={"body": ("#f0a63a", "primary")})
def cone(pen: Pen) -> None:
    body = union(polygon([(0, -92), (44, 0), (-44, 0)]), ellipse(0, 0, 44, 44 * TILT))
    pen.part("body", body)
    pen.mark("body", polygon([(0, -92), (60, 30), (12, 30)]), tone=-0.12, alpha=0.75)
    pen.mark("body", polygon([(0, -92), (-24, 24), (-10, 26)]), tone=0.1, alpha=0.6)
    pen.anchor(top=(0, -92))


@symbol("cylinder", kinds="solid, shape", height=0.4, slots={"body": ("#46a36b", "primary")})
def cylinder(pen: Pen) -> None:
    flat = 38 * TILT
    body = union(polygon([(-38, -78), (38, -78), (38, 0), (-38, 0)]), ellipse(0, 0, 38, flat))
    pen.part("body", body)
    pen.mark("body", polygon([(14, -90), (40, -90), (40, 20), (14, 20)]), tone=-0.1, alpha=0.7)
    pen.mark("body", polygon([(-26, -90), (-16, -90), (-16, 20), (-26, 20)]), tone=0.1, alpha=0.6)
    pen.part("body", ellipse(0, -78, 38, flat), tone=0.09)
    pen.anchor(top=(0, -78))


@symbol("torus, donut shape, doughnut shape, toroid", kinds="solid, shape", height=0.15,
    slots={"body": ("#b06ac8", "primary")})
def torus(pen: Pen) -> None:
    outer, hole = ellipse(0, -20, 60, 32), ellipse(0, -25, 25, 10)
    ring = difference(outer, hole)
    pen.part("body", ring)
    pen.mark("body", crescent(outer, 0, -9), tone=-0.12, alpha=0.75)
    pen.mark("body", difference(ellipse(0, -28, 34, 16), hole), tone=-0.09, alpha=0.6)
    gloss(pen, "body", difference(ellipse(-6, -28, 46, 20), ellipse(2, -22, 46, 20)), detail=0, alpha=0.6, tone=0.18)
    pen.anchor(top=(0, -40))


@symbol("geometric pyramid, square pyramid, pyramid shape", symbol_id="square_pyramid", kinds="solid, shape",
    height=0.4, slots={"body": ("#e3b23c", "primary")})
def square_pyramid(pen: Pen) -> None:
    _regular(pen, prism(4, 62, 96, 45 + _TURN, top=0), -88)


@symbol("tetrahedron, triangular pyramid", kinds="solid, shape", height=0.4, slots={"body": ("#4fb0a5", "primary")})
def tetrahedron(pen: Pen) -> None:
    _regular(pen, prism(3, 64, 64 * math.sqrt(2), 20, top=0), -82)


@symbol("prism, triangular prism", kinds="solid, shape", height=0.3, slots={"body": ("#7f8fe0", "primary")})
def triangular_prism(pen: Pen) -> None:
    ends = [(x, y, z) for z in (42.0, -42.0) for x, y in ((-42.0, 0.0), (42.0, 0.0), (0.0, 72.0))]
    _regular(pen, hull(ends, _TURN), -66)


@symbol("hexagonal prism", kinds="solid, shape", height=0.4, slots={"body": ("#d07a4a", "primary")})
def hexagonal_prism(pen: Pen) -> None:
    _regular(pen, prism(6, 48, 78, 12), -71)


@symbol("octahedron", kinds="solid, shape", height=0.4, slots={"body": ("#4a9fd0", "primary")})
def octahedron(pen: Pen) -> None:
    r = 58.0
    around = [(r, r, 0.0), (-r, r, 0.0), (0.0, r, r), (0.0, r, -r), (0.0, 0.0, 0.0), (0.0, 2 * r, 0.0)]
    _regular(pen, hull(around, 24), -106)


@symbol("dodecahedron", kinds="solid, shape", height=0.4, slots={"body": ("#6fb04a", "primary")})
def dodecahedron(pen: Pen) -> None:
    k, g, i = 32.0, 32.0 * _GOLDEN, 32.0 / _GOLDEN
    corners = [(x, y, z) for x in (-k, k) for y in (-k, k) for z in (-k, k)]
    for a in (-i, i):
        for b in (-g, g):
            corners += [(0.0, a, b), (a, b, 0.0), (b, 0.0, a)]
    _regular(pen, hull([(x, y + g, z) for x, y, z in corners], 14), -95)


@symbol("icosahedron", kinds="solid, shape", height=0.4, slots={"body": ("#c85f8a", "primary")})
def icosahedron(pen: Pen) -> None:
    k, g = 32.0, 32.0 * _GOLDEN
    corners = []
    for a in (-k, k):
        for b in (-g, g):
            corners += [(0.0, a, b), (a, b, 0.0), (b, 0.0, a)]
    _regular(pen, hull([(x, y + g, z) for x, y, z in corners], 14), -95)
