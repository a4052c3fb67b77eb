"""Shapes as folded planes: triangles between points on the outline and inside it, each lit by its slope."""

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.contour import Segment, along, segments
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.looks.made.breadth import breadth
from limner.engines.illustrator.looks.made.scenery import wound

Floats = NDArray[np.float64]

_OFF = 0.11
"""How far a straight edge may run from the outline, over the facets' size."""
_SLIM = 0.16
"""The same over the shape's own thickness, where that is less."""
_NEAR = 0.42
"""Points inside keep so far from the outline, over the facets' size."""
_MOST = 420
"""Points of one shape."""


@dataclass(frozen=True)
class Faceted:
    """`rings`: the outline's polygons. `triangles`: N×3×2. `slopes`: N×2, the plane's rise to the right and down."""

    rings: tuple[Floats, ...]
    triangles: Floats
    slopes: Floats

    def lit(self, towards: Point) -> Floats:
        """N: how much more light falls on each facet than on a level one, about -1 to 1."""
        rise = -(self.slopes @ np.array(towards))
        result: Floats = rise / np.sqrt(1 + (self.slopes**2).sum(axis=1))
        return result


def rings(path: Path, off: float) -> list[Floats]:
    """The outline's contours as polygons that leave it by at most `off`; those without an area are left out."""
    result: list[Floats] = []
    points: list[Point] = []

    def finish() -> None:
        if len(points) > 2:
            curve = np.array(points, np.float32)
            kept = cv2.approxPolyDP(curve[:, None], off, True)[:, 0].astype(np.float64)
            if len(kept) > 2:
                result.append(kept)

    for kind, ends in segments(path):
        if kind == "M":
            finish()
            points = [ends[0]]
        elif kind == "L":
            points.append(ends[0])
        elif kind != "Z":
            steps = min(max(2, math.ceil(math.dist(points[-1], ends[-1]) / (3 * off))), 10)
            points += along(points[-1], Segment(kind, ends), steps)
    finish()
    return result


def faceted(path: Path, size: float, bulge: float = 0.9) -> Faceted:
    """Facets about `size` long. `bulge` is how steeply the shape rises from its outline."""
    path = wound(path)
    outline = rings(path, max(min(_OFF * size, _SLIM * breadth(path)), 1e-3))
    if not outline:
        return Faceted((), np.zeros((0, 3, 2)), np.zeros((0, 2)))
    edge = np.concatenate([_cut(ring, 1.15 * size) for ring in outline])
    inner = _inside(outline, size)
    if len(inner):
        away = _distance(inner, outline)
        inner, away = inner[away > _NEAR * size], away[away > _NEAR * size]
    else:
        away = np.zeros(0)
    points = np.concatenate([edge, inner])[:_MOST]
    heights = np.concatenate([np.zeros(len(edge)), _height(away, size, bulge)])[:_MOST]
    from scipy.spatial import Delaunay, QhullError  # takes 0.3 s to import, which the other looks need not wait for

    try:
        corners = Delaunay(points).simplices
    except QhullError:
        return Faceted(tuple(outline), np.zeros((0, 3, 2)), np.zeros((0, 2)))
    triangles = points[corners]
    kept = _contains(outline, triangles.mean(axis=1))
    return Faceted(tuple(outline), triangles[kept], _slopes(triangles[kept], heights[corners][kept]))


def _height(away: Floats, size: float, bulge: float) -> Floats:
    """A dome's profile, with every point a little off it, so that neighbours differ."""
    reach = max(float(away.max()) if len(away) else 0.0, size)
    dome = reach * np.sqrt(np.clip(1 - (1 - away / reach) ** 2, 0, 1))
    uneven = 0.24 * size * np.sin(np.arange(len(away)) * 2.399963 * 3)
    result: Floats = bulge * (0.55 * dome + uneven)
    return result


def _cut(ring: Floats, most: float) -> Floats:
    """The polygon with points added where its edges are longer than `most`."""
    result: list[Floats] = []
    for start, end in zip(ring, np.roll(ring, -1, axis=0), strict=True):
        count = max(1, round(float(np.hypot(*(end - start))) / most))
        result.append(start + (end - start) * (np.arange(count) / count)[:, None])
    return np.concatenate(result)


def _inside(outline: list[Floats], size: float) -> Floats:
    """A jittered triangular grid within the outline."""
    every = np.concatenate(outline)
    low, high = every.min(axis=0), every.max(axis=0)
    across, down = size, size * 0.87
    rows, columns = int((high[1] - low[1]) / down) + 1, int((high[0] - low[0]) / across) + 2
    if rows * columns > 20 * _MOST:
        return np.zeros((0, 2))
    j, i = np.mgrid[0:rows, 0:columns]
    number = j * columns + i
    x = low[0] + (i + 0.5 * (j % 2)) * across + 0.24 * size * np.sin(number * 2.399963)
    y = low[1] + (j + 0.5) * down + 0.24 * size * np.cos(number * 2.399963 * 1.7)
    points = np.stack([x.ravel(), y.ravel()], axis=1)
    return points[_contains(outline, points)]


def _edges(outline: list[Floats]) -> tuple[Floats, Floats]:
    starts = np.concatenate(outline)
    ends = np.concatenate([np.roll(ring, -1, axis=0) for ring in outline])
    return starts, ends


def _contains(outline: list[Floats], points: Floats) -> NDArray[np.bool_]:
    """Whether each point lies within, by the non-zero rule."""
    if not len(points):
        return np.zeros(0, bool)
    (x0, y0), (x1, y1) = (end.T for end in _edges(outline))
    x, y = points[:, :1], points[:, 1:]
    side = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)
    up = (y0 <= y) & (y1 > y) & (side > 0)
    down = (y0 > y) & (y1 <= y) & (side < 0)
    inside: NDArray[np.bool_] = (up.sum(axis=1) - down.sum(axis=1)) != 0
    return inside


def _distance(points: Floats, outline: list[Floats]) -> Floats:
    """From each point to the outline."""
    starts, ends = _edges(outline)
    along_edge = ends - starts
    length = np.maximum((along_edge**2).sum(axis=1), 1e-12)
    share = np.clip(((points[:, None] - starts) * along_edge).sum(axis=2) / length, 0, 1)
    away = points[:, None] - starts - share[..., None] * along_edge
    result: Floats = np.sqrt((away**2).sum(axis=2)).min(axis=1)
    return result


def _slopes(triangles: Floats, heights: Floats) -> Floats:
    """The rise of each triangle's plane by x and by y."""
    a, b = triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0]
    p, q = heights[:, 1] - heights[:, 0], heights[:, 2] - heights[:, 0]
    area = a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]
    area = np.where(np.abs(area) < 1e-9, 1e-9, area)
    return np.stack([(p * b[:, 1] - q * a[:, 1]) / area, (q * a[:, 0] - p * b[:, 0]) / area], axis=1)
