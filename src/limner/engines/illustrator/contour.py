"""A path taken apart: straight lines, quadratic and cubic curves, contour by contour."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import skia

from limner.engines.illustrator import geometry as g
from limner.engines.illustrator.geometry import Path, Point


class Segment(NamedTuple):
    """`M`, `L`, `Q`, `C` or `Z` with its points, the start left out as in SVG path data.

    An `A`, where arcs are asked for, is a quarter of an upright ellipse: the corner that it turns round, and its end.
    """

    kind: str
    points: tuple[Point, ...]


_KINDS = {
    skia.Path.kMove_Verb: ("M", 0),
    skia.Path.kLine_Verb: ("L", 1),
    skia.Path.kQuad_Verb: ("Q", 1),
    skia.Path.kCubic_Verb: ("C", 1),
    skia.Path.kClose_Verb: ("Z", 1),
}
"""Skia's verbs: the kind, and the first of the points that Skia gives which is the segment's own."""


def segments(path: Path, *, arcs: bool = False) -> Iterator[Segment]:
    """The path's segments in order; arcs come as two quadratic curves each, or quarters as themselves with `arcs`."""
    walk = skia.Path.Iter(path, False)
    while True:
        verb, points = walk.next()
        if verb == skia.Path.kDone_Verb:
            return
        if verb == skia.Path.kConic_Verb:
            yield from _arc(points, walk.conicWeight(), arcs)
            continue
        kind, start = _KINDS[verb]
        yield Segment(kind, tuple([(p.x(), p.y()) for p in points[start:]]))


def _arc(conic: Sequence[skia.Point], weight: float, arcs: bool) -> Iterator[Segment]:
    if arcs and abs(weight - math.sqrt(0.5)) < 1e-4:
        a, b, c = [(p.x(), p.y()) for p in conic]
        if b in ((a[0], c[1]), (c[0], a[1])):
            yield Segment("A", (b, c))
            return
    quads = skia.Path.ConvertConicToQuads(*conic, weight, 1)
    first, second, third, fourth = [(p.x(), p.y()) for p in quads[1:]]
    yield Segment("Q", (first, second))
    yield Segment("Q", (third, fourth))


def along(start: Point, segment: Segment, steps: int) -> list[Point]:
    """`steps` points on the segment at even parameters; its end is the last."""
    points = (start, *segment.points)
    return [_at(points, i / steps) for i in range(1, steps + 1)]


def _at(points: Sequence[Point], t: float) -> Point:
    while len(points) > 1:
        points = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in pairwise(points)]
    return points[0]


def thickness(path: Path) -> float:
    """The width of a long strip with the same area and outline; for a disc about its radius."""
    measures = _measures(path)
    length = sum(around for _, around in measures)
    return 2 * abs(sum(area for area, _ in measures)) / length if length > 1e-9 else 0.0


def _measures(path: Path) -> list[tuple[float, float]]:
    """Signed area and length of each contour, each curve taken as two chords."""
    result: list[tuple[float, float]] = []
    area = length = 0.0
    here = start = (0.0, 0.0)
    for kind, points in segments(path):
        if kind == "M":
            if length:
                result.append((area + _wedge(here, start), length + math.dist(here, start)))
            area, length = 0.0, 0.0
            here = start = points[0]
            continue
        for point in _chords(here, kind, points):
            area += _wedge(here, point)
            length += math.dist(here, point)
            here = point
    result.append((area + _wedge(here, start), length + math.dist(here, start)))
    return result


def _wedge(a: Point, b: Point) -> float:
    return (a[0] * b[1] - b[0] * a[1]) / 2


def _chords(p: Point, kind: str, rest: tuple[Point, ...]) -> tuple[Point, ...]:
    if kind == "C":
        a, b, q = rest
        return ((p[0] + 3 * (a[0] + b[0]) + q[0]) / 8, (p[1] + 3 * (a[1] + b[1]) + q[1]) / 8), q
    if kind == "Q":
        a, q = rest
        return ((p[0] + 2 * a[0] + q[0]) / 4, (p[1] + 2 * a[1] + q[1]) / 4), q
    return rest


def apart(path: Path, gap: float) -> list[Path]:
    """The path as several that lie at least `gap` from each other, by their boxes; together they are the path."""
    clusters: list[tuple[list[Path], skia.Rect]] = []
    for contour in _contours(path):
        contours, box = [contour], contour.getBounds().makeOutset(gap / 2, gap / 2)
        kept = []
        for cluster in clusters:
            if cluster[1].intersects(box):
                contours += cluster[0]
                box.join(cluster[1])
            else:
                kept.append(cluster)
        clusters = [*kept, (contours, box)]
    return [_gathered(contours, path.getFillType()) for contours, _ in clusters]


def _contours(path: Path) -> list[Path]:
    result: list[Path] = []
    for kind, points in segments(path):
        if kind == "M":
            result.append(Path())
        _ADD[kind](result[-1], points)
    return result


def _gathered(contours: list[Path], fill_type: skia.PathFillType) -> Path:
    whole = Path()
    whole.setFillType(fill_type)
    for contour in contours:
        whole.addPath(contour)
    return whole


def cut(a: Path, b: Path, operation: skia.PathOp) -> Path:
    """The operation's area; empty where Skia gives up even on a copy moved by a hair.

    For shades and marks, which are better lost than wrong.
    """
    for hair in (0.0, 0.0137):
        try:
            return skia.Op(a, g.moved(b, hair, hair) if hair else b, operation)
        except RuntimeError:
            continue
    return Path()


def without_slivers(path: Path, least: float) -> Path:
    """The path without contours thinner than `least`, which path operations leave where outlines run together."""
    kept = [2 * abs(area) >= least * length for area, length in _measures(path)]
    if all(kept):
        return path
    result = Path()
    result.setFillType(path.getFillType())
    number = -1
    for kind, points in segments(path):
        number += kind == "M"
        if kept[number]:
            _ADD[kind](result, points)
    return result


_ADD: dict[str, Callable[[Path, tuple[Point, ...]], object]] = {
    "M": lambda path, points: path.moveTo(*points[0]),
    "L": lambda path, points: path.lineTo(*points[0]),
    "Q": lambda path, points: path.quadTo(*points[0], *points[1]),
    "C": lambda path, points: path.cubicTo(*points[0], *points[1], *points[2]),
    "Z": lambda path, _: path.close(),
}
