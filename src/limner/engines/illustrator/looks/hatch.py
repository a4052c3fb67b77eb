"""Hatching: parallel strokes cut to a shape, bent over it, wider where it is darker."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.contour import segments
from limner.drawing.geometry import Path, Point

_WIDTHS = 10
"""Strokes come in so many widths, so that those of one width make one path."""


@dataclass(frozen=True, slots=True)
class Hatching:
    """`spacing` between strokes; `angle` in degrees; `bend` how far a stroke's middle rises, as a share of its
    shape's width; `contrast` how wide a stroke is in black, as a share of the spacing."""

    spacing: float
    angle: float = 0.0
    bend: float = 0.0
    contrast: float = 0.92


def hatched(path: Path, pattern: Hatching, darkness: Callable[[float, float], float]) -> Iterator[tuple[Path, float]]:
    """Stroke paths and their widths. `darkness` gives 0 (no stroke) to 1 at a point of the path's coordinates."""
    turned = g.rotated(path, -pattern.angle)
    left, top, right, bottom = g.bounds(turned)
    if right - left < pattern.spacing or bottom - top < pattern.spacing:
        return
    arch = _Arch((left + right) / 2, 4 * pattern.bend / max(right - left, 1e-6))
    edges = _edges(turned, arch, pattern.spacing)
    paths: dict[int, Path] = {}
    for x0, x1, y in _runs(edges, pattern.spacing):
        middle = _turn(((x0 + x1) / 2, arch.raised((x0 + x1) / 2, y)), pattern.angle)
        level = round(min(max(darkness(*middle), 0.0), 1.0) * _WIDTHS)
        if level:
            _add(paths.setdefault(level, Path()), x0, x1, y, arch)
    for level, strokes in sorted(paths.items()):
        yield g.rotated(strokes, pattern.angle), pattern.spacing * pattern.contrast * level / _WIDTHS


def stretches(path: Path, pattern: Hatching) -> Iterator[tuple[Point, Point, Point]]:
    """Where strokes cross the shape, from its one edge to its other: start, turning point and end of a quadratic curve.

    From top to bottom and left to right as seen along the strokes.
    """
    turned = g.rotated(path, -pattern.angle)
    left, top, right, bottom = g.bounds(turned)
    if right - left < pattern.spacing or bottom - top < pattern.spacing:
        return
    arch = _Arch((left + right) / 2, 4 * pattern.bend / max(right - left, 1e-6))
    for x0, x1, y in _runs(_edges(turned, arch, pattern.spacing), pattern.spacing):
        start, middle = (x0, arch.raised(x0, y)), (x0 + x1) / 2
        via = (middle, start[1] + arch.slope(x0) * (middle - x0))
        yield tuple(_turn(point, pattern.angle) for point in (start, via, (x1, arch.raised(x1, y))))  # type: ignore[misc]


@dataclass(frozen=True, slots=True)
class _Arch:
    """The parabola that strokes follow: y rises by `steep`·(x - centre)² from its middle."""

    centre: float
    steep: float

    def raised(self, x: float, y: float) -> float:
        return y + self.steep * (x - self.centre) ** 2

    def slope(self, x: float) -> float:
        return 2 * self.steep * (x - self.centre)


def _turn(point: Point, degrees: float) -> Point:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return point[0] * c - point[1] * s, point[0] * s + point[1] * c


def _edges(path: Path, arch: _Arch, spacing: float) -> NDArray[np.float64]:
    """The outline as straight edges x0 y0 x1 y1, with the arch taken out, so that strokes are level lines.

    In no order: lines first, then curves by how many edges they take.
    """
    lines: list[tuple[Point, Point]] = []
    curves: dict[tuple[int, int], list[tuple[Point, ...]]] = {}
    here = start = (0.0, 0.0)
    for kind, points in segments(path):
        if kind == "M":
            start = points[0]
        elif kind != "Z":
            steps = _steps(here, points[-1], spacing)
            curves.setdefault((len(points), steps), []).append((here, *points))
        elif here != start:
            lines.append((here, start))
        here = points[-1] if points else start
    edges = [np.array(lines, np.float64).reshape(-1, 2, 2)]
    edges += [_chords(np.array(found), steps) for (_, steps), found in curves.items()]
    level = np.concatenate(edges)
    level[..., 1] -= arch.steep * (level[..., 0] - arch.centre) ** 2
    return level.reshape(-1, 4)


def _chords(curves: NDArray[np.float64], steps: int) -> NDArray[np.float64]:
    """N×2×2: the N/steps Bézier curves, each in so many chords."""
    at = np.linspace(0.0, 1.0, steps + 1)[:, None]
    points = [control[:, None] for control in np.moveaxis(curves, 1, 0)]
    while len(points) > 1:
        points = [a + (b - a) * at for a, b in pairwise(points)]
    return np.stack([points[0][:, :-1], points[0][:, 1:]], axis=2).reshape(-1, 2, 2)


def _steps(start: Point, end: Point, spacing: float) -> int:
    return min(max(2, int(math.dist(start, end) / (2 * spacing))), 24)


def _runs(edges: NDArray[np.float64], spacing: float) -> Iterator[tuple[float, float, float]]:
    """x0, x1, y of every level line's stretches inside the outline, by the even-odd rule."""
    low, high = np.minimum(edges[:, 1], edges[:, 3]), np.maximum(edges[:, 1], edges[:, 3])
    origin = (math.ceil(float(low.min()) / spacing) + 0.5) * spacing
    first = np.maximum(np.ceil((low - origin) / spacing), 0).astype(int)
    counts = np.maximum(np.ceil((high - origin) / spacing).astype(int) - first, 0)
    crossed = np.repeat(np.arange(len(edges)), counts)
    number = np.arange(len(crossed)) - np.repeat(np.cumsum(counts) - counts, counts) + first[crossed]
    y = origin + number * spacing
    x0, y0, x1, y1 = edges[crossed].T
    x = x0 + (y - y0) / (y1 - y0) * (x1 - x0)
    order = np.lexsort((x, number))
    x, y, number = x[order], y[order], number[order]
    begins = np.arange(len(x)) - np.searchsorted(number, number)
    inside = np.flatnonzero((begins[:-1] % 2 == 0) & (number[:-1] == number[1:]) & (np.diff(x) > 0.6 * spacing))
    yield from zip(x[inside].tolist(), x[inside + 1].tolist(), y[inside].tolist(), strict=True)


def _add(path: Path, x0: float, x1: float, y: float, arch: _Arch) -> None:
    """A stretch as one quadratic curve: a parabola is one."""
    path.moveTo(x0, arch.raised(x0, y))
    middle = (x0 + x1) / 2
    path.quadTo(middle, arch.raised(x0, y) + arch.slope(x0) * (middle - x0), x1, arch.raised(x1, y))
