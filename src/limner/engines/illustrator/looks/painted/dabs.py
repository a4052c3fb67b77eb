"""Dabs: short strokes side by side within a shape, for vectors that a brush or a stick of chalk made."""

import math
from collections.abc import Callable, Iterator
from random import Random

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point

Course = Callable[[float, float], float]
"""The angle in radians in which a dab lies at a point."""


def dabs(path: Path, width: float, length: float, spacing: float, course: Course, tones: int) -> Iterator[Path]:
    """`tones` paths of strokes `width` wide and about `length` long, in the path's units.

    A dab starts `spacing` from the next and stays inside the shape; the same shape has the same dabs.
    """
    left, top, right, bottom = g.bounds(path)
    rng = Random(round(7 * left) * 31 + round(7 * top) * 17 + round(right - left))
    lots = [Path() for _ in range(tones)]
    for x, y in _grid((left, top, right, bottom), spacing, rng):
        if not path.contains(x, y):
            continue
        angle = course(x, y) + rng.uniform(-0.16, 0.16)
        ends = _ends(path, (x, y), angle, 0.5 * length * rng.uniform(0.6, 1.15), 0.4 * width)
        if math.dist(*ends) < 0.35 * length:
            continue
        lot = lots[rng.randrange(tones)]
        (x0, y0), (x1, y1) = ends
        bow = 0.12 * rng.uniform(-1, 1)
        lot.moveTo(x0, y0)
        lot.quadTo((x0 + x1) / 2 - bow * (y1 - y0), (y0 + y1) / 2 + bow * (x1 - x0), x1, y1)
    yield from (lot for lot in lots if not lot.isEmpty())


def _grid(box: tuple[float, float, float, float], spacing: float, rng: Random) -> Iterator[Point]:
    left, top, right, bottom = box
    rows = min(max(int((bottom - top) / spacing), 1), 60)
    columns = min(max(int((right - left) / spacing), 1), 60)
    for row in range(rows):
        for column in range(columns):
            x = left + (column + 0.5 * (row % 2) + rng.random()) * (right - left) / columns
            yield x, top + (row + rng.random()) * (bottom - top) / rows


def _ends(path: Path, middle: Point, angle: float, half: float, margin: float) -> tuple[Point, Point]:
    """From the middle both ways, as far as the shape goes."""
    dx, dy = math.cos(angle), math.sin(angle)
    ends: list[Point] = []
    for way in (-1, 1):
        reach = half
        while reach > 0 and not path.contains(
            middle[0] + way * dx * (reach + margin), middle[1] + way * dy * (reach + margin)
        ):
            reach -= half / 3
        reach = max(reach, 0.0)
        ends.append((middle[0] + way * dx * reach, middle[1] + way * dy * reach))
    return ends[0], ends[1]


def across(path: Path, lean: float) -> Course:
    """A course that bends round the form: as a hand follows a ball, with `lean` radians in the middle."""
    left, top, right, bottom = g.bounds(path)
    middle, half = (left + right) / 2, max((right - left) / 2, 1e-6)
    tall = (bottom - top) > 1.4 * (right - left)
    return lambda x, _: lean + (0.7 if tall else 0.45) * (x - middle) / half + (0.5 if tall else 0.0)
