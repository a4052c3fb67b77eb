"""Sheets of paper and the planes that folding makes of them."""

import itertools
import math
from dataclasses import dataclass

import numpy as np

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.looks.made.breadth import MANY
from limner.engines.illustrator.looks.made.facets import Floats, rings

_HUGE = 4.0
"""Half planes reach so many times the sheet's own size."""
_SLANT = 0.35
"""How far a fold across the sheet leans, over its length."""
_PLEAT = 0.125
"""A pleat's width over the canvas's shorter side."""


@dataclass(frozen=True)
class Fold:
    """A plane of paper; `slope` points the way it faces, 0 to about 1 long; `back` is the paper's other side."""

    path: Path
    slope: Point
    back: bool = False


def sheet(path: Path, off: float) -> Path:
    """The shape with straight edges that leave its outline by at most `off`; one of many segments as it is."""
    if path.countVerbs() > MANY:
        return path
    result = Path()
    for ring in rings(path, max(off, 1e-3)):
        result.addPath(g.polygon([(x, y) for x, y in ring.tolist()]))
    result.setFillType(path.getFillType())
    return result


def folded(path: Path, thick: float, *, back: bool = False) -> tuple[Fold, ...]:
    """The sheet folded along its length and twice across; with `back`, one edge turned over."""
    outline = rings(path, 0.02 * thick)
    if not outline:
        return ()
    largest = max(outline, key=len)
    middle, axis, long, short = _axis(largest)
    across = np.array([-axis[1], axis[0]])
    size = _HUGE * (long + short)
    result: list[Fold] = []
    cuts = [-math.inf, math.inf] if long < 1.25 * short else [-math.inf, 0.28 * long, math.inf]
    if long > 2.6 * short:
        cuts = [-math.inf, -0.35 * long, 0.3 * long, math.inf]
    for number, (start, end) in enumerate(itertools.pairwise(cuts)):
        for side in (-1.0, 1.0):
            half = _region(middle, axis, across * side, (start, end), size)
            plane = g.intersection(path, half)
            if not plane.isEmpty():
                turn = axis * (0.45 * (number - (len(cuts) - 2) / 2))
                slope = across * side * 0.85 + turn
                result.append(Fold(plane, (float(slope[0]), float(slope[1]))))
    if back:
        result += _turned(path, largest, middle, 0.42 * thick)
    return tuple(result)


def _axis(ring: Floats) -> tuple[Floats, Floats, float, float]:
    """The polygon's middle, the direction of its length, and half its length and breadth."""
    corners = ring
    edges = np.roll(corners, -1, axis=0) - corners
    lengths = np.hypot(*edges.T)
    points = corners + edges / 2
    middle = (points * lengths[:, None]).sum(axis=0) / max(float(lengths.sum()), 1e-9)
    spread = ((points - middle) * lengths[:, None]).T @ (points - middle)
    _, vectors = np.linalg.eigh(spread)
    axis = vectors[:, 1] if vectors[0, 1] >= 0 else -vectors[:, 1]
    along, across = (corners - middle) @ axis, (corners - middle) @ np.array([-axis[1], axis[0]])
    return middle, axis, float(np.ptp(along)) / 2, float(np.ptp(across)) / 2


def _region(middle: Floats, axis: Floats, side: Floats, cuts: tuple[float, float], size: float) -> Path:
    """The half plane on one side of the axis between two cuts across it; those that are not at its ends slant."""
    near: list[Floats] = []
    far: list[Floats] = []
    for cut in cuts:
        at = middle + axis * min(max(cut, -size), size)
        near.append(at)
        far.append(at + (side - axis * (0.0 if math.isinf(cut) else _SLANT)) * size)
    return g.polygon([(float(x), float(y)) for x, y in (*near, *reversed(far))])


def _turned(path: Path, ring: Floats, middle: Floats, deep: float) -> list[Fold]:
    """A flap along the longest edge, its tip toward the middle."""
    ends = np.roll(ring, -1, axis=0)
    lengths = np.hypot(*(ends - ring).T)
    i = int(lengths.argmax())
    a, b = ring[i], ends[i]
    inward = middle - (a + b) / 2
    away = float(np.hypot(*inward))
    if away < 1e-6 or lengths[i] < 1.6 * deep:
        return []
    tip = (a + b) / 2 + (b - a) * 0.12 + inward / away * min(deep, 0.8 * away)
    flap = g.intersection(path, g.polygon([(float(p[0]), float(p[1])) for p in (a, b, tip)]))
    if flap.isEmpty():
        return []
    slope = -inward / away * 0.4
    return [Fold(flap, (float(slope[0]), float(slope[1])), back=True)]


def pleated(path: Path, size: float, width: float, height: float) -> tuple[Fold, ...]:
    """Pleats fanned out from below the canvas, over the whole box of the shape; the caller cuts them."""
    left, top, right, bottom = g.bounds(path)
    left, right = max(left, -0.05 * width), min(right, 1.05 * width)
    top, bottom = max(top, -0.05 * height), min(bottom, 1.05 * height)
    count = max(4, round((right - left) / (_PLEAT * size)))
    result: list[Fold] = []
    for number in range(count):
        x0, x1 = (left + (right - left) * (k + 0.22 * math.sin(2.3 * k + top)) / count for k in (number, number + 1))
        x0 = left if number == 0 else x0
        x1 = right if number + 1 == count else x1
        lean0, lean1 = ((x - (left + right) / 2) * 0.35 for x in (x0, x1))
        edge = 0.6
        corners = [(x0 - edge, top), (x1 + edge, top), (x1 + lean1 + edge, bottom), (x0 + lean0 - edge, bottom)]
        if number == 0:
            corners[0], corners[3] = (left - size, top), (left - size, bottom)
        if number + 1 == count:
            corners[1], corners[2] = (right + size, top), (right + size, bottom)
        result.append(Fold(g.polygon(corners), (0.9 if number % 2 else -0.9, 0.0)))
    return tuple(result)
