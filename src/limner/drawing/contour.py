"""A path taken apart: straight lines, quadratic and cubic curves, contour by contour."""

import math
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

import numpy as np
import skia
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point


class Segment(NamedTuple):
    """`M`, `L`, `Q`, `C` or `Z` with its points, the start left out as in SVG path data.

    An `A`, where arcs are asked for, is a quarter of an upright ellipse: the corner that it turns round, and its end.
    """

    kind: str
    points: tuple[Point, ...]


_KINDS = {0: "M", 1: "L", 2: "Q", 3: "A", 4: "C", 5: "Z"}
"""Skia's verbs; a conic is an arc."""
_POINTS = (1, 1, 2, 2, 3, 0)
"""How many points of its own each verb has."""
_CONIC = 3
_FORMAT, _GENERAL = 5, 0
"""How Skia stores a path that is neither an oval nor a rounded box: the version, and the kind in the upper bits."""
_HEADER = 16
"""Bytes before the points: format, then the numbers of points, of conics and of verbs."""


class Stored(NamedTuple):
    """A path as Skia keeps it: points, the weights of its conics, verbs."""

    points: NDArray[np.float32]
    weights: NDArray[np.float32]
    verbs: NDArray[np.uint8]


def stored(path: Path) -> Stored:
    """All of the path at once, which takes a tenth of the time of asking for one verb after the other."""
    data = path.serialize()
    head, points, conics, verbs = np.frombuffer(data, np.uint32, 4).tolist() if data.size() >= _HEADER else (0, 0, 0, 0)
    if head & 0xFF != _FORMAT or head >> 28 != _GENERAL:
        return _walked(path)
    return Stored(
        np.frombuffer(data, np.float32, 2 * points, _HEADER).reshape(-1, 2),
        np.frombuffer(data, np.float32, conics, _HEADER + 8 * points),
        np.frombuffer(data, np.uint8, verbs, _HEADER + 8 * points + 4 * conics),
    )


def _walked(path: Path) -> Stored:
    """The same, verb by verb."""
    points: list[Point] = []
    weights: list[float] = []
    verbs: list[int] = []
    walk = skia.Path.Iter(path, False)
    while True:
        verb, found = walk.next()
        if verb == skia.Path.kDone_Verb:
            break
        number = int(verb)
        own = found[len(found) - _POINTS[number] :]
        points += [(point.x(), point.y()) for point in own]
        weights += [walk.conicWeight()] if number == _CONIC else []
        verbs.append(number)
    return Stored(np.array(points, np.float32).reshape(-1, 2), np.array(weights, np.float32), np.array(verbs, np.uint8))


def segments(path: Path, *, arcs: bool = False) -> Iterator[Segment]:
    """The path's segments in order; arcs come as two quadratic curves each, or quarters as themselves with `arcs`.

    A contour that is closed somewhere else than where it began has the line between before its `Z`.
    """
    kept = stored(path)
    points = [(x, y) for x, y in kept.points.tolist()]
    weights = iter(kept.weights.tolist())
    here = start = (0.0, 0.0)
    at = 0
    for verb in kept.verbs.tolist():
        own = tuple(points[at : at + _POINTS[verb]])
        at += len(own)
        if verb == _CONIC:
            yield from _arc((here, *own), next(weights), arcs)
        elif own:
            yield Segment(_KINDS[verb], own)
        else:
            if here != start:
                yield Segment("L", (start,))
            yield Segment("Z", ())
        here = own[-1] if own else start
        start = own[0] if verb == 0 else start


def _arc(conic: tuple[Point, ...], weight: float, arcs: bool) -> Iterator[Segment]:
    if arcs and abs(weight - math.sqrt(0.5)) < 1e-4:
        a, b, c = conic
        if b in ((a[0], c[1]), (c[0], a[1])):
            yield Segment("A", (b, c))
            return
    quads = skia.Path.ConvertConicToQuads(*(skia.Point(*point) for point in conic), weight, 1)
    first, second, third, fourth = [(p.x(), p.y()) for p in quads[1:]]
    yield Segment("Q", (first, second))
    yield Segment("Q", (third, fourth))


def along(start: Point, segment: Segment, steps: int) -> list[Point]:
    """`steps` points on the segment at even parameters; its end is the last."""
    (x0, y0), own = start, segment.points
    (x1, y1), (x2, y2), (x3, y3) = own if len(own) == 3 else _RAISED[len(own)](start, own)
    result = []
    for step in range(1, steps):
        t = step / steps
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        result.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return [*result, own[-1]]


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


_RAISED: dict[int, Callable[[Point, tuple[Point, ...]], tuple[Point, ...]]] = {
    1: lambda start, own: (_between(start, own[0], 1 / 3), _between(start, own[0], 2 / 3), own[0]),
    2: lambda start, own: (_between(start, own[0], 2 / 3), _between(own[1], own[0], 2 / 3), own[1]),
}
"""The points of a line and of a quadratic curve as those of a cubic one."""


class Walk:
    """The way along a path's first contour, open as it is: `length` in the path's units."""

    def __init__(self, path: Path) -> None:
        self._measure = skia.PathMeasure(path, False)
        self.length = float(self._measure.getLength())

    def at(self, distance: float) -> tuple[Point, Point]:
        """Place and direction, a unit vector, so far from the start."""
        place, tangent = self._measure.getPosTan(distance)
        return (place.x(), place.y()), (tangent.x(), tangent.y())


def thickness(path: Path) -> float:
    """The width of a long strip with the same area and outline; for a disc about its radius."""
    measures = _measures(path)
    length = sum(around for _, around in measures)
    return 2 * abs(sum(area for area, _ in measures)) / length if length > 1e-9 else 0.0


_LINES, _SIDES = int(skia.Path.SegmentMask.kLine_SegmentMask), 14
"""Skia's mask of a path that has lines alone, and how many points a thing of few sides has at most."""


def faceted(path: Path) -> bool:
    """Whether it has straight sides alone, and few of them: a board, a box, a roof."""
    return bool(path.getSegmentMasks() == _LINES and path.countPoints() <= _SIDES)


def _measures(path: Path) -> list[tuple[float, float]]:
    """Signed area and length of each contour in order, each curve taken as two chords, arcs as four."""
    result: list[tuple[float, float]] = []
    area = length = 0.0
    begun = False
    here = start = (0.0, 0.0)
    for kind, points in segments(path):
        if kind == "M":
            if begun:
                result.append((area + _wedge(here, start), length + math.dist(here, start)))
            begun, area, length = True, 0.0, 0.0
            here = start = points[0]
            continue
        if not points:
            continue
        (x, y), end = here, points[-1]
        if kind != "L":
            (ax, ay), (bx, by) = points[0], points[-2]
            share = 3 if kind == "C" else 1
            via = (x + share * (ax + bx) + end[0]) / (2 + 2 * share), (y + share * (ay + by) + end[1]) / (2 + 2 * share)
            area += (x * via[1] - via[0] * y) / 2
            length += math.dist(here, via)
            here, (x, y) = via, via
        area += (x * end[1] - end[0] * y) / 2
        length += math.dist(here, end)
        here = end
    result.append((area + _wedge(here, start), length + math.dist(here, start)))
    return result


def _wedge(a: Point, b: Point) -> float:
    return (a[0] * b[1] - b[0] * a[1]) / 2


def apart(path: Path, gap: float) -> list[Path]:
    """The path as several that lie at least `gap` from each other, by their boxes; together they are the path."""
    clusters: list[tuple[list[Path], skia.Rect]] = []
    for contour in contours(path):
        own, box = [contour], contour.getBounds().makeOutset(gap / 2, gap / 2)
        kept = []
        for cluster in clusters:
            if cluster[1].intersects(box):
                own += cluster[0]
                box.join(cluster[1])
            else:
                kept.append(cluster)
        clusters = [*kept, (own, box)]
    return [_gathered(own, path.getFillType()) for own, _ in clusters]


def contours(path: Path) -> list[Path]:
    """Each of the path's contours as a path of its own."""
    result: list[Path] = []
    for kind, points in segments(path):
        if kind == "M":
            result.append(Path())
        _ADD[kind](result[-1], points)
    return result


def _gathered(parts: list[Path], fill_type: skia.PathFillType) -> Path:
    whole = Path()
    whole.setFillType(fill_type)
    for contour in parts:
        whole.addPath(contour)
    return whole


_OPERATIONS = {"intersection": skia.kIntersect_PathOp, "difference": skia.kDifference_PathOp}


def cut(a: Path, b: Path, operation: Literal["intersection", "difference"]) -> Path:
    """The area of `a` inside or outside of `b`; empty where Skia gives up even on a copy of `b` moved by a hair.

    For shades and marks, which are better lost than wrong.
    """
    for hair in (0.0, 0.0137):
        try:
            return skia.Op(a, g.moved(b, hair, hair) if hair else b, _OPERATIONS[operation])
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
