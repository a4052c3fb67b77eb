"""Bodies with plane faces, turned in space and seen from slightly above."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from limner.drawing.geometry import Point, polygon
from limner.engines.illustrator.atlas.figure import Pen

Corner = tuple[float, float, float]
"""To the right, up, toward the viewer."""

_ABOVE = 24.0
"""Degrees by which the eye looks down."""
_EDGE = 0.07
"""How much brighter edges are, so that one body on another of its colour is told from it."""
_TOP, _RIGHT = 0.09, -0.14
"""The tone of a face that looks straight up, and of one that looks to the right, where the light is not."""


@dataclass(frozen=True)
class Polyhedron:
    """A convex body by its corners and its faces, each a round of corners that turns left as seen from outside.

    `turn` is in degrees about the upright axis. Its footprint's middle is at (0, 0) where the corners' is.
    """

    corners: Sequence[Corner]
    faces: Sequence[Sequence[int]]
    turn: float = 0.0

    def draw(self, pen: Pen, slot: str) -> None:
        """The faces that look at the viewer, each in the tone of the way it looks."""
        for face in self.faces:
            x, y, z = _normal([self._turned[i] for i in face])
            if y * _SIN + z * _COS > 1e-6:
                outline, tone = polygon(self.seen(i) for i in face), _tone(x, y)
                pen.part(slot, outline, tone=tone, shade="flat")
                pen.mark(slot, outline, tone=tone + _EDGE, width=1.6, alpha=0.7)

    def seen(self, corner: int) -> Point:
        """Where a corner is in the symbol's units."""
        return projected(self._turned[corner])

    @cached_property
    def _turned(self) -> list[Corner]:
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return [(x * c + z * s, y, z * c - x * s) for x, y, z in self.corners]


_SIN, _COS = math.sin(math.radians(_ABOVE)), math.cos(math.radians(_ABOVE))
TILT = _SIN
"""The height by width of a level circle."""


def projected(corner: Corner) -> Point:
    """Where a point in space is in the symbol's units, without perspective."""
    x, y, z = corner
    return x, z * _SIN - y * _COS


def _normal(corners: Sequence[Corner]) -> Corner:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners[:3]
    ux, uy, uz, vx, vy, vz = bx - ax, by - ay, bz - az, cx - bx, cy - by, cz - bz
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    length = math.sqrt(x * x + y * y + z * z) or 1.0
    return x / length, y / length, z / length


def _tone(right: float, up: float) -> float:
    """Bright above, dark below and to the right."""
    aside = _RIGHT * max(right, 0.0) + 0.03 * max(-right, 0.0)
    return aside + (_TOP * up if up > 0 else 0.12 * up)


def prism(sides: int, radius: float, height: float, turn: float = 0.0, top: float = 1.0) -> Polyhedron:
    """An upright prism over a regular polygon; with `top` below 1 it narrows, with 0 it is a pyramid."""
    angles = [2 * math.pi * k / sides for k in range(sides)]
    base = [(radius * math.cos(a), 0.0, -radius * math.sin(a)) for a in angles]
    sheer = [(x * top, height, z * top) for x, _, z in base] if top else [(0.0, height, 0.0)]
    around = [(k, (k + 1) % sides) for k in range(sides)]
    if not top:
        return Polyhedron([*base, *sheer], [*((a, b, sides) for a, b in around), tuple(range(sides))[::-1]], turn)
    walls = [(a, b, b + sides, a + sides) for a, b in around]
    lids = [tuple(range(sides, 2 * sides)), tuple(range(sides))[::-1]]
    return Polyhedron([*base, *sheer], [*walls, *lids], turn)


def cuboid(width: float, height: float, depth: float, turn: float = 0.0) -> Polyhedron:
    """A box on its base."""
    x, z = width / 2, depth / 2
    corners = [(a, b, c) for b in (0.0, height) for a, c in ((-x, z), (x, z), (x, -z), (-x, -z))]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)]
    return Polyhedron(corners, faces, turn)


def hull(corners: Sequence[Corner], turn: float = 0.0) -> Polyhedron:
    """The convex body of these corners: of those that lie in one plane, one face."""
    faces: list[tuple[int, ...]] = []
    for a in range(len(corners)):
        for b in range(len(corners)):
            for c in range(len(corners)):
                if len({a, b, c}) == 3 and a == min(a, b, c) and (face := _outermost(corners, a, b, c)):
                    faces += [face] if {*face} not in [{*other} for other in faces] else []
    return Polyhedron(corners, faces, turn)


def _outermost(corners: Sequence[Corner], a: int, b: int, c: int) -> tuple[int, ...]:
    """The round of all corners in the plane of three, where none is outside of it; else ()."""
    nx, ny, nz = normal = _normal([corners[a], corners[b], corners[c]])
    if not any(normal):
        return ()
    ax, ay, az = corners[a]
    off = [(x - ax) * nx + (y - ay) * ny + (z - az) * nz for x, y, z in corners]
    if max(off) > 1e-6 * max(abs(o) for o in off):
        return ()
    level = [i for i, o in enumerate(off) if abs(o) < 1e-6 * max(abs(o) for o in off)]
    return tuple(_round(corners, level, normal))


def _round(corners: Sequence[Corner], level: Sequence[int], normal: Corner) -> list[int]:
    """Corners of one plane in the order that turns left as seen from outside."""
    middle = [sum(corners[i][axis] for i in level) / len(level) for axis in range(3)]
    first = [corners[level[0]][axis] - middle[axis] for axis in range(3)]
    nx, ny, nz = normal
    second = (ny * first[2] - nz * first[1], nz * first[0] - nx * first[2], nx * first[1] - ny * first[0])

    def angle(i: int) -> float:
        away = [corners[i][axis] - middle[axis] for axis in range(3)]
        along = sum(p * q for p, q in zip(away, first, strict=True))
        return math.atan2(sum(p * q for p, q in zip(away, second, strict=True)), along)

    return sorted(level, key=angle)
