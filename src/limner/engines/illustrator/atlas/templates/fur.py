"""Long hair on the outlines of animals: pointed locks round a body, below a belly, along a tail."""

import math
from collections.abc import Sequence

from limner.drawing.geometry import Landmark, Path, Point, limb, union

_FALL, _SWEEP = 0.55, 0.4
"""How far locks hang down, and how far they are swept back, over their length."""


def shag(outline: Sequence[Landmark], length: float, width: float = 8.0) -> Path:
    """Locks of that length all round a closed outline, pointing outward, down and back (to the left)."""
    points = _between([(p[0], p[1]) for p in outline])
    cx, cy = (sum(v) / len(points) for v in zip(*points, strict=True))
    locks = []
    for k, (x, y) in enumerate(points):
        out = math.hypot(x - cx, y - cy)
        dx, dy = (x - cx) / out, (y - cy) / out
        long = length * (1.0 if k % 2 else 0.76)
        tip = (x + dx * long - _SWEEP * long, y + dy * long + _FALL * long)
        locks.append(lock((x - 0.4 * dx * width, y - 0.4 * dy * width), tip, width))
    return union(*locks)


def fringe(start: Point, end: Point, length: float, count: int, width: float = 7.0, sweep: float = -0.3) -> Path:
    """Locks that hang from a line; the middle ones are longest."""
    locks = []
    for k in range(count):
        t = (k + 0.5) / count
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        long = length * (0.62 + 0.38 * math.sin(math.pi * t)) * (1.0 if k % 2 else 0.84)
        locks.append(lock((x, y - 0.3 * width), (x + sweep * long, y + long), width))
    return union(*locks)


def lock(root: Point, tip: Point, width: float) -> Path:
    """One lock of hair, bent a little, to a point."""
    middle = (0.55 * root[0] + 0.45 * tip[0], 0.55 * root[1] + 0.45 * tip[1])
    return limb([(*root, width), (*middle, 0.8 * width), (*tip, 0.16 * width)])


def _between(points: Sequence[Point]) -> list[Point]:
    """The points and those halfway between them."""
    found = []
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        found += [(ax, ay), ((ax + bx) / 2, (ay + by) / 2)]
    return found
