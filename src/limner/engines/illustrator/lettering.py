"""Words set as outlines and fitted to quadrilaterals by a perspective map."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path as FilePath

import font_roboto
import numpy as np
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.contour import along, segments
from limner.drawing.display import Fill, Group, Item, Solid, Stroke
from limner.drawing.fonts import font
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.scene import Words

_FACE = FilePath(font_roboto.__file__).parent / "files" / "Roboto-Black.ttf"
_HALO = 0.07
"""The width of the soft edge round letters, over the word's height."""
_STEPS = 10
"""Pieces a segment is cut into where the map is not projective."""

Corners = tuple[Point, Point, Point, Point]
Homography = NDArray[np.float64]


def letter(words: Words, width: int, height: int) -> Iterator[Item]:
    """The word in its quadrilateral, cut at the canvas of this size; nothing where none of it would show."""
    path = fitted(words.text, words.corners) if words.path is None else words.path
    left, top, right, bottom = g.bounds(path)
    if path.isEmpty() or right <= 0 or bottom <= 0 or left >= width or top >= height:
        return
    items: list[Item] = [Fill(path, Solid(words.rgb))]
    if words.backing is not None:
        halo = _HALO * _shortest(words.corners)
        items.insert(0, Stroke(path, Solid(words.backing, 0.5), 2 * halo))
    inside = left >= 0 and top >= 0 and right <= width and bottom <= height
    yield Group(tuple(items), "word", words.text, clip=None if inside else g.rect(0, 0, width, height))


def fitted(text: str, corners: Corners) -> Path:
    """The text's outline mapped from its box onto the quadrilateral.

    A straight quadrilateral gets the projective map, in which straight lines stay straight; one that crosses itself,
    is folded or has no area gets the bilinear map, which never leaves it.
    """
    flat, box = outline(text)
    if flat.isEmpty():
        return flat
    matrix = homography(box, corners)
    if matrix is None:
        return _bent(flat, box, corners)
    return _projected(flat, matrix)


@lru_cache(maxsize=256)
def outline(text: str) -> tuple[Path, tuple[float, float, float, float]]:
    """The text on one line with its baseline at y 0, and its box: left, top, right, bottom.

    The box is as wide as the text's advance and as high as a capital, or more where a letter reaches out of it.
    Characters that the face lacks are left out.
    """
    face = font(_FACE)
    whole, x = Path(), 0.0
    for shape, advance in face.glyphs(text):
        whole.addPath(shape, x, 0.0)
        x += advance
    capital = face.capital
    if whole.isEmpty():
        return whole, (0.0, -capital, max(x, 1.0), 0.0)
    left, top, right, bottom = g.bounds(whole)
    return whole, (min(left, 0.0), min(top, -capital), max(right, x), max(bottom, 0.0))


def homography(box: tuple[float, float, float, float], corners: Corners) -> Homography | None:
    """The 3×3 projective map that takes the box's corners to the quadrilateral's; None where none is regular.

    The unit square's map in closed form: Paul Heckbert, "Fundamentals of Texture Mapping", 1989.
    """
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
    turns = [_cross(corners[i - 1], corners[i], corners[(i + 1) % 4]) for i in range(4)]
    size = max(abs(a - b) for p in corners for q in corners for a, b in zip(p, q, strict=True))
    if not (all(t > 1e-6 * size * size for t in turns) or all(t < -1e-6 * size * size for t in turns)):
        return None
    sx, sy = x0 - x1 + x2 - x3, y0 - y1 + y2 - y3
    dx1, dy1, dx2, dy2 = x1 - x2, y1 - y2, x3 - x2, y3 - y2
    scale = dx1 * dy2 - dx2 * dy1
    p, q = (sx * dy2 - dx2 * sy) / scale, (dx1 * sy - sx * dy1) / scale
    square = np.array([[x1 - x0 + p * x1, x3 - x0 + q * x3, x0], [y1 - y0 + p * y1, y3 - y0 + q * y3, y0], [p, q, 1.0]])
    left, top, right, bottom = box
    w, h = right - left, bottom - top
    fitted_box = np.array([[1 / w, 0, -left / w], [0, 1 / h, -top / h], [0, 0, 1]])
    result: Homography = square @ fitted_box
    return result


def _cross(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _shortest(corners: Corners) -> float:
    a, b, c, d = (np.array(p) for p in corners)
    return float(min(np.linalg.norm(d - a), np.linalg.norm(c - b), np.linalg.norm(b - a) / 2))


def _projected(path: Path, matrix: Homography) -> Path:
    """The exact image: under a projective map a quadratic curve becomes a conic."""
    result = Path()
    weight_here = 1.0

    def project(point: Point) -> tuple[float, float, float]:
        x, y, w = matrix @ (point[0], point[1], 1.0)
        return float(x / w), float(y / w), float(w)

    for segment in segments(path):
        points = [project(p) for p in segment.points]
        if segment.kind == "M":
            result.moveTo(*points[0][:2])
        elif segment.kind == "L":
            result.lineTo(*points[0][:2])
        elif segment.kind == "Q":
            weight = points[0][2] / (weight_here * points[1][2]) ** 0.5
            result.conicTo(*points[0][:2], *points[1][:2], weight)
        else:
            result.close()
        if points:
            weight_here = points[-1][2]
    return result


def _bent(path: Path, box: tuple[float, float, float, float], corners: Corners) -> Path:
    """The image under the bilinear map, each segment cut into short straight ones."""
    bend = _bilinear(box, corners)
    result = Path()
    here = start = (0.0, 0.0)
    for segment in segments(path):
        if segment.kind == "Z":
            here = start
            result.close()
        elif segment.kind == "M":
            here = start = segment.points[0]
            result.moveTo(*bend(here))
        else:
            for point in along(here, segment, _STEPS):
                result.lineTo(*bend(point))
            here = segment.points[-1]
    return result


def _bilinear(box: tuple[float, float, float, float], corners: Corners) -> Callable[[Point], Point]:
    left, top, right, bottom = box
    a, b, c, d = corners

    def bend(point: Point) -> Point:
        u, v = (point[0] - left) / (right - left), (point[1] - top) / (bottom - top)
        shares = ((1 - u) * (1 - v), u * (1 - v), u * v, (1 - u) * v)
        x = sum(share * corner[0] for share, corner in zip(shares, (a, b, c, d), strict=True))
        y = sum(share * corner[1] for share, corner in zip(shares, (a, b, c, d), strict=True))
        return x, y

    return bend
