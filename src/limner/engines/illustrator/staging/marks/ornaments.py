"""What surrounds a mark: stars, dots, laurels, ribbons and rings of rays."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from limner.drawing import geometry as g
from limner.drawing.geometry import CORNER, Path


def stars(x: float, y: float, step: float, size: float, number: int) -> Path:
    """A level row of stars about a point, the middle one the largest."""
    spots = [i - (number - 1) / 2 for i in range(number)]
    return g.joined(*(_star(x + step * k, y, size * (1.25 if k == 0 else 0.85)) for k in spots))


def dots(x: float, y: float, radius: float, size: float, angles: Sequence[float], kind: str = "dot") -> Path:
    """Dots, stars or lozenges on a circle at these angles in degrees, 0 at the top."""
    shapes = []
    for angle in angles:
        turn = math.radians(angle - 90)
        cx, cy = x + radius * math.cos(turn), y + radius * math.sin(turn)
        if kind == "star":
            shapes.append(_star(cx, cy, size))
        elif kind == "lozenge":
            shapes.append(g.rotated(g.star(cx, cy, size, 0.55 * size, 2), angle, (cx, cy)))
        else:
            shapes.append(g.ellipse(cx, cy, 0.55 * size))
    return g.joined(*shapes)


def _star(x: float, y: float, size: float) -> Path:
    return g.star(x, y, size, 0.42 * size, 5)


def laurel(x: float, y: float, radius: float, leaf: float, *, opening: float = 50.0, foot: float = 8.0) -> Path:
    """Two branches about a circle, open at the top by `opening` degrees to either side."""
    half = Path()
    number = max(round((180 - opening - foot) / 15.0), 3)
    for i in range(number):
        angle = 180 - foot - (180 - foot - opening) * (i + 0.5) / number
        turn = math.radians(angle - 90)
        size = leaf * (1.06 - 0.42 * i / number)
        for side in (-1, 1):
            r = radius + side * 0.32 * leaf
            cx, cy = x + r * math.cos(turn), y + r * math.sin(turn)
            half.addPath(_leaf(cx, cy, size, angle - 180 + 38 * side))
    tip = math.radians(opening - 91.5)
    half.addPath(_leaf(x + radius * math.cos(tip), y + radius * math.sin(tip), 0.62 * leaf, opening - 186))
    stem = g.outline(g.arc(x, y, radius, radius, opening - 90, 180 - opening - foot + 4), 0.09 * leaf)
    half = g.union(half, stem)
    return g.union(half, g.mirrored(half, x))


def _leaf(x: float, y: float, size: float, turn: float) -> Path:
    shape = g.smooth(
        [(0, -0.62 * size, CORNER), (0.26 * size, -0.04 * size), (0, 0.56 * size, CORNER), (-0.26 * size, -0.04 * size)]
    )
    return g.moved(g.rotated(shape, turn), x, y)


@dataclass(frozen=True, slots=True)
class Ribbon:
    """A banner: its face, the folds behind it, its tails."""

    face: Path
    folds: Path
    tails: Path


def ribbon(x: float, y: float, width: float, height: float) -> Ribbon:
    """A straight ribbon about a point whose ends are folded back and notched; `width` is that of its face."""
    half, drop, tail = width / 2, 0.26 * height, 0.95 * height
    face = g.rect(x - half, y - height / 2, width, height, 0.04 * height)
    folds, tails = Path(), Path()
    for side in (-1, 1):
        inner, edge = x + side * (half - 0.42 * height), x + side * half
        outer = x + side * (half - 0.42 * height + tail)
        top, bottom = y - height / 2 + drop, y + height / 2 + drop
        notch = outer - side * 0.34 * height
        tails.addPath(
            g.polygon([(inner, top), (outer, top), (notch, (top + bottom) / 2), (outer, bottom), (inner, bottom)])
        )
        folds.addPath(g.polygon([(inner, y + height / 2), (edge, y + height / 2), (inner, bottom)]))
    return Ribbon(face, folds, tails)


def sunburst(x: float, y: float, inner: float, outer: float, number: int = 24) -> Path:
    """Short rays about a point, like light round it."""
    rays = Path()
    for i in range(number):
        angle, half = math.tau * i / number, math.tau / number * 0.22
        reach = outer if i % 2 == 0 else inner + 0.62 * (outer - inner)
        corners = [(inner, -half), (reach, -half * 0.7), (reach, half * 0.7), (inner, half)]
        rays.addPath(g.polygon([(x + r * math.sin(angle + t), y - r * math.cos(angle + t)) for r, t in corners]))
    return rays
