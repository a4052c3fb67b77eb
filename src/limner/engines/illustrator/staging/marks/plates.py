"""What a mark stands on: outlines about a centre, `radius` from it to the farthest edge."""

import math
from collections.abc import Callable, Sequence

from limner.drawing import geometry as g
from limner.drawing.geometry import CORNER, Landmark, Path, Point

Plate = Callable[[float, float, float], Path]


def disc(x: float, y: float, radius: float) -> Path:
    """A circle."""
    return g.ellipse(x, y, radius)


def squircle(x: float, y: float, radius: float) -> Path:
    """An app's tile: a square whose sides run into its corners, |u|^5 + |v|^5 = 1."""
    points = []
    for step in range(48):
        angle = math.tau * step / 48
        c, s = math.cos(angle), math.sin(angle)
        k = radius * 0.96 / (abs(c) ** 5 + abs(s) ** 5) ** 0.2
        points.append((x + k * c, y + k * s))
    return g.smooth(points)


def hexagon(x: float, y: float, radius: float) -> Path:
    """A hexagon on its point with round corners."""
    return _rounded(g.star(x, y, radius * 0.93, radius * 0.93 * 0.866, 6), radius)


def octagon(x: float, y: float, radius: float) -> Path:
    """An octagon on its side with round corners."""
    return _rounded(g.star(x, y, radius * 0.95, radius * 0.95 * 0.924, 8, 22.5), 0.6 * radius)


def diamond(x: float, y: float, radius: float) -> Path:
    """A square on its point with round corners."""
    return _rounded(g.star(x, y, radius * 0.94, radius * 0.94 * 0.707, 4), 1.3 * radius)


def shield(x: float, y: float, radius: float) -> Path:
    """A heater shield with a slightly raised middle."""
    side = ((0.42, -0.82, False), (0.8, -0.84, True), (0.8, -0.02, False), (0.56, 0.54, False))
    return _halved(x, y, radius, ((0.0, -0.95), (0.0, 0.97)), side)


def crest(x: float, y: float, radius: float) -> Path:
    """A shield with a straight top and cut corners."""
    side = ((0.52, -0.9, True), (0.62, -0.72, False), (0.8, -0.66, True), (0.78, 0.1, False), (0.5, 0.62, False))
    return _halved(x, y, radius, ((0.0, -0.9), (0.0, 0.96)), side)


def _halved(
    x: float, y: float, radius: float, ends: tuple[Point, Point], side: Sequence[tuple[float, float, bool]]
) -> Path:
    """A shape of two mirrored halves between a middle at the top and one at the foot; flags make corners."""

    def at(u: float, v: float, corner: bool) -> Landmark:
        point = (x + radius * u, y + radius * v)
        return (*point, CORNER) if corner else point

    right = [at(u, v, corner) for u, v, corner in side]
    left = [at(-u, v, corner) for u, v, corner in reversed(side)]
    top, foot = (at(*end, True) for end in ends)
    return g.smooth([top, *right, foot, *left], tension=0.45)


def seal(x: float, y: float, radius: float) -> Path:
    """A disc with a scalloped edge."""
    return _waved(x, y, radius, 24, 0.045)


def cog(x: float, y: float, radius: float) -> Path:
    """A disc with a toothed edge, like a bottle's cap."""
    return g.star(x, y, radius, 0.93 * radius, 36)


def flower(x: float, y: float, radius: float) -> Path:
    """A disc with eight broad lobes."""
    return _waved(x, y, radius, 8, 0.07)


def arch(x: float, y: float, radius: float) -> Path:
    """A label with a round top."""
    wide = 0.72 * radius
    spring = y - 0.94 * radius + wide
    body = g.rect(x - wide, spring, 2 * wide, y + 0.94 * radius - spring, 0.12 * radius)
    shoulders = g.rect(x - wide, spring, 2 * wide, 0.5 * radius)
    return g.union(g.ellipse(x, spring, wide), shoulders, body)


def _waved(x: float, y: float, radius: float, lobes: int, depth: float) -> Path:
    points = []
    for step in range(4 * lobes):
        angle = math.tau * step / (4 * lobes)
        k = radius * (1 - depth + depth * math.cos(lobes * angle))
        points.append((x + k * math.cos(angle - math.pi / 2), y + k * math.sin(angle - math.pi / 2)))
    return g.smooth(points)


def _rounded(sharp: Path, radius: float) -> Path:
    return g.union(sharp, g.outline(sharp, radius * 0.14))


PLATES: dict[str, Plate] = {
    "disc": disc,
    "rounded": squircle,
    "hexagon": hexagon,
    "octagon": octagon,
    "diamond": diamond,
    "shield": shield,
    "crest": crest,
    "seal": seal,
    "cog": cog,
    "flower": flower,
    "arch": arch,
}

ROOM = {
    "disc": 0.62, "rounded": 0.62, "hexagon": 0.6, "octagon": 0.62, "diamond": 0.5, "shield": 0.56, "crest": 0.56,
    "seal": 0.58, "cog": 0.58, "flower": 0.58, "arch": 0.54,
}  # fmt: skip
"""Half the side of the square for the mark inside, over the plate's radius."""
