"""Hatching: parallel strokes cut to a shape, bent over it, wider where it is darker."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator import geometry as g
from limner.engines.illustrator.contour import along, segments
from limner.engines.illustrator.geometry import Path, Point

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
    """The outline as straight edges x0 y0 x1 y1, with the arch taken out, so that strokes are level lines."""
    edges: list[tuple[float, float, float, float]] = []
    here = start = (0.0, 0.0)
    for segment in segments(path):
        if segment.kind == "M":
            here = start = segment.points[0]
            continue
        steps = 1 if segment.kind == "Z" else _steps(here, segment.points[-1], spacing)
        points = [start] if segment.kind == "Z" else along(here, segment, steps)
        for point in points:
            edges.append((here[0], _level(arch, here), point[0], _level(arch, point)))
            here = point
    return np.array(edges).reshape(-1, 4)


def _level(arch: _Arch, point: Point) -> float:
    """The height of the stroke through the point at the stroke's middle."""
    return point[1] - arch.steep * (point[0] - arch.centre) ** 2


def _steps(start: Point, end: Point, spacing: float) -> int:
    return min(max(2, int(math.dist(start, end) / (2 * spacing))), 24)


def _runs(edges: NDArray[np.float64], spacing: float) -> Iterator[tuple[float, float, float]]:
    """x0, x1, y of every level line's stretches inside the outline, by the even-odd rule."""
    low, high = np.minimum(edges[:, 1], edges[:, 3]), np.maximum(edges[:, 1], edges[:, 3])
    first = math.ceil(float(low.min()) / spacing) * spacing
    for y in np.arange(first + spacing / 2, float(high.max()), spacing):
        crossed = edges[(low <= y) & (high > y)]
        if len(crossed) < 2:
            continue
        share = (y - crossed[:, 1]) / (crossed[:, 3] - crossed[:, 1])
        xs = np.sort(crossed[:, 0] + share * (crossed[:, 2] - crossed[:, 0]))
        for x0, x1 in zip(xs[::2].tolist(), xs[1::2].tolist(), strict=False):
            if x1 - x0 > 0.6 * spacing:
                yield x0, x1, float(y)


def _add(path: Path, x0: float, x1: float, y: float, arch: _Arch) -> None:
    """A stretch as one quadratic curve: a parabola is one."""
    path.moveTo(x0, arch.raised(x0, y))
    middle = (x0 + x1) / 2
    path.quadTo(middle, arch.raised(x0, y) + arch.slope(x0) * (middle - x0), x1, arch.raised(x1, y))
