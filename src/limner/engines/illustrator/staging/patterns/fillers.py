"""Small marks between the motifs of a pattern.

Many are gathered in one path, so that none may owe its holes to the even-odd rule.
"""

import math
from collections.abc import Callable
from random import Random

from limner.drawing import geometry as g
from limner.drawing.geometry import CORNER, Path

Filler = Callable[[float, float, float, float], Path]
"""An outline about a point, within a radius, turned by degrees."""


def dot(x: float, y: float, size: float, turn: float) -> Path:
    """A round dot."""
    return g.ellipse(x, y, 0.62 * size)


def ring(x: float, y: float, size: float, turn: float) -> Path:
    """A small ring."""
    return g.winding(g.outline(g.ellipse(x, y, 0.66 * size), 0.3 * size))


def cross(x: float, y: float, size: float, turn: float) -> Path:
    """A plus with round ends."""
    level, upright = (
        g.rect(x - a, y - b, 2 * a, 2 * b, min(a, b)) for a, b in ((size, 0.24 * size), (0.24 * size, size))
    )
    return g.rotated(g.union(level, upright), turn, (x, y))


def star(x: float, y: float, size: float, turn: float) -> Path:
    """A five-pointed star."""
    return g.rotated(g.star(x, y, size, 0.46 * size, 5), turn, (x, y))


def heart(x: float, y: float, size: float, turn: float) -> Path:
    """A heart."""
    right: list[tuple[float, float]] = [(0.46, -0.86), (0.94, -0.44), (0.62, 0.22)]
    left = [(-u, v) for u, v in reversed(right)]
    rounds = [[(x + size * u, y + size * v) for u, v in side] for side in (right, left)]
    dip, tip = (x, y - 0.42 * size, CORNER), (x, y + 0.88 * size, CORNER)
    return g.rotated(g.smooth([dip, *rounds[0], tip, *rounds[1]]), turn, (x, y))


def sprig(x: float, y: float, size: float, turn: float) -> Path:
    """A twig with five leaves."""
    stem = g.limb([(x, y + size, 0.12 * size), (x + 0.06 * size, y, 0.1 * size), (x, y - 0.6 * size, 0.07 * size)])
    leaves = [_leaf(x, y - 0.72 * size, 0.4 * size, 0.0)]
    for k, height in enumerate((-0.2, 0.35)):
        for side in (-1, 1):
            leaves.append(
                _leaf(x + side * 0.36 * size, y + (height - 0.1) * size, (0.36 + 0.05 * k) * size, 52.0 * side)
            )
    return g.rotated(g.union(stem, *leaves), turn, (x, y))


def petals(x: float, y: float, size: float, turn: float) -> Path:
    """A flower of five petals with an open middle."""
    ring = [math.tau * i / 5 + math.radians(turn) for i in range(5)]
    whole = g.union(
        *(g.ellipse(x + 0.56 * size * math.cos(a), y + 0.56 * size * math.sin(a), 0.4 * size) for a in ring)
    )
    return g.winding(g.difference(whole, g.ellipse(x, y, 0.24 * size)))


def dash(x: float, y: float, size: float, turn: float) -> Path:
    """A short stroke."""
    return g.rotated(g.rect(x - 0.9 * size, y - 0.22 * size, 1.8 * size, 0.44 * size, 0.22 * size), turn, (x, y))


def triangle(x: float, y: float, size: float, turn: float) -> Path:
    """A triangle."""
    return g.rotated(g.star(x, y, 0.85 * size, 0.425 * size, 3), turn, (x, y))


def drop(x: float, y: float, size: float, turn: float) -> Path:
    """A drop."""
    sides = [(x + 0.5 * size, y + 0.3 * size), (x, y + 0.8 * size), (x - 0.5 * size, y + 0.3 * size)]
    return g.rotated(g.smooth([(x, y - size, CORNER), *sides]), turn, (x, y))


def _leaf(x: float, y: float, size: float, turn: float) -> Path:
    shape = g.smooth([(x, y - size, CORNER), (x + 0.42 * size, y), (x, y + size, CORNER), (x - 0.42 * size, y)])
    return g.rotated(shape, turn, (x, y))


SETS: dict[str, tuple[Filler, ...]] = {
    "dots": (dot,),
    "sprigs": (sprig, dot),
    "hearts": (heart, dot),
    "petals": (petals, dot),
    "confetti": (dash, triangle, dot),
    "stars": (star, dot),
    "rings": (ring, cross, dot),
    "drops": (drop, dot),
}
"""By name: the first is for the large gaps."""

LEAFY = frozenset({"sprigs", "petals", "drops", "dots"})
"""Sets that go with plants, fruit and animals of the garden."""


def chosen(fillers: tuple[Filler, ...], radius: float, largest: float, rng: Random) -> Filler:
    """The mark for a gap: the set's first in large ones, dots in the smallest."""
    if radius > 0.62 * largest:
        return fillers[0]
    return fillers[-1] if radius < 0.4 * largest else rng.choice(fillers)
