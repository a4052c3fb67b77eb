"""Outlines: smooth curves through landmarks, tapered limbs, made shapes, and operations on them.

Everything but `arc_to` returns a new path, y down, and changes none that it was given.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import skia

from limner.drawing.matrices import Affine, affine, turned

Path: TypeAlias = skia.Path
Rect: TypeAlias = skia.Rect
"""An upright box that can be added to a path."""
Point = tuple[float, float]
Landmark = tuple[float, float] | tuple[float, float, str]
"""A point on an outline; a third item `"c"` makes it a corner."""

CORNER = "c"

EVEN_ODD: Final = skia.PathFillType.kEvenOdd
WINDING: Final = skia.PathFillType.kWinding
"""By which rule a path's inside is told, for `Path.setFillType`."""


def smooth(landmarks: Sequence[Landmark], *, closed: bool = True, tension: float = 0.5) -> Path:
    """A curve through the landmarks, smooth except at corners.

    Centripetal Catmull–Rom segments (Barry and Goldman, 1988) written as cubics, so that it neither loops
    nor overshoots where landmarks crowd. `tension` 0.5 is the standard curve; 0 joins by straight lines.
    """
    points = [(p[0], p[1]) for p in landmarks]
    corner = [len(p) > 2 for p in landmarks]
    count = len(points)
    if count < 2:
        raise ValueError("a curve needs at least two landmarks")
    path = Path()
    path.moveTo(*points[0])
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        before = points[i - 1] if closed or i > 0 else points[i]
        after = points[(j + 1) % count] if closed or j + 1 < count else points[j]
        start = points[i] if corner[i] else before
        end = points[j] if corner[j] else after
        (x1, y1), (x2, y2) = _handles(start, points[i], points[j], end, tension)
        path.cubicTo(x1, y1, x2, y2, *points[j])
    if closed:
        path.close()
    return path


def _handles(p0: Point, p1: Point, p2: Point, p3: Point, tension: float) -> tuple[Point, Point]:
    """The cubic's two inner control points for the centripetal segment from p1 to p2."""
    d1 = math.sqrt(math.dist(p0, p1))
    d2 = math.sqrt(math.dist(p1, p2))
    d3 = math.sqrt(math.dist(p2, p3))
    k = tension / 0.5
    if d1 < 1e-6:
        h1 = (p1[0] + (p2[0] - p1[0]) * k / 3, p1[1] + (p2[1] - p1[1]) * k / 3)
    else:
        a, n = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2)
        h1 = _pull(p1, [(d1 * d1 * p2[i] - d2 * d2 * p0[i] + a * p1[i]) / n for i in (0, 1)], k)
    if d3 < 1e-6:
        h2 = (p2[0] + (p1[0] - p2[0]) * k / 3, p2[1] + (p1[1] - p2[1]) * k / 3)
    else:
        a, n = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2)
        h2 = _pull(p2, [(d3 * d3 * p1[i] - d2 * d2 * p3[i] + a * p2[i]) / n for i in (0, 1)], k)
    return h1, h2


def _pull(anchor: Point, handle: Sequence[float], k: float) -> Point:
    return anchor[0] + (handle[0] - anchor[0]) * k, anchor[1] + (handle[1] - anchor[1]) * k


def limb(chain: Sequence[tuple[float, float, float]], *, round_end: bool = True) -> Path:
    """A tapered chain of (x, y, width): legs, necks, tails, trunks, arms. Round at both ends unless told."""
    left: list[Landmark] = []
    right: list[Landmark] = []
    for i, (x, y, width) in enumerate(chain):
        ax, ay = chain[max(i - 1, 0)][:2]
        bx, by = chain[min(i + 1, len(chain) - 1)][:2]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    ends = [_cap(chain[-2], chain[-1])] if round_end else []
    starts = [_cap(chain[1], chain[0])] if round_end else []
    if not round_end:
        left[0], left[-1] = (*left[0][:2], CORNER), (*left[-1][:2], CORNER)
        right[0], right[-1] = (*right[0][:2], CORNER), (*right[-1][:2], CORNER)
    return smooth([*left, *ends, *reversed(right), *starts])


def _cap(inner: tuple[float, float, float], end: tuple[float, float, float]) -> Point:
    length = math.hypot(end[0] - inner[0], end[1] - inner[1]) or 1.0
    reach = end[2] * 0.5 / length
    return end[0] + (end[0] - inner[0]) * reach, end[1] + (end[1] - inner[1]) * reach


def polygon(points: Iterable[Point]) -> Path:
    """A closed polygon with sharp corners."""
    path = Path()
    path.addPoly([skia.Point(x, y) for x, y in points], True)
    return path


def line(points: Iterable[Point]) -> Path:
    """An open polyline, to be stroked."""
    path = Path()
    path.addPoly([skia.Point(x, y) for x, y in points], False)
    return path


def polygons(contours: Iterable[Iterable[Point]]) -> Path:
    """Closed polygons as one path, inside and holes by the even-odd rule."""
    path = Path()
    path.setFillType(EVEN_ODD)
    for points in contours:
        path.addPoly([skia.Point(x, y) for x, y in points], True)
    return path


def cells(boxes: Iterable[tuple[int, int, int, int]]) -> Path:
    """The outline of all that boxes of whole numbers (left, top, right, bottom) cover together."""
    region, path = skia.Region(), Path()
    region.setRects([skia.IRect(*edges) for edges in boxes])
    region.getBoundaryPath(path)
    return path


def box(x: float, y: float, width: float, height: float) -> Rect:
    """A box from its top left corner, for `Path.addRect`."""
    return skia.Rect.MakeXYWH(x, y, width, height)


def box_between(left: float, top: float, right: float, bottom: float) -> Rect:
    """A box from its edges, for `Path.addRect`."""
    return skia.Rect.MakeLTRB(left, top, right, bottom)


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None, turn: float = 0.0) -> Path:
    """An ellipse, turned clockwise by `turn` degrees; a circle without `ry`."""
    ry = rx if ry is None else ry
    path = Path()
    path.addOval(box_between(cx - rx, cy - ry, cx + rx, cy + ry))
    return rotated(path, turn, (cx, cy)) if turn else path


def rect(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Path:
    """A rectangle from its top left corner, with rounded corners where `radius` is given."""
    path = Path()
    if radius:
        path.addRoundRect(box(x, y, width, height), radius, radius)
    else:
        path.addRect(box(x, y, width, height))
    return path


def arc(cx: float, cy: float, rx: float, ry: float, start: float, sweep: float) -> Path:
    """An open arc in degrees, clockwise from three o'clock, to be stroked."""
    path = Path()
    path.addArc(box_between(cx - rx, cy - ry, cx + rx, cy + ry), start, sweep)
    return path


def arc_to(path: Path, radii: Point, turn: float, end: Point, *, large: bool, clockwise: bool) -> None:
    """One more segment on the path, an elliptical arc as in SVG 2, section 9.5.1; its axes turned by degrees."""
    size = skia.Path.ArcSize.kLarge_ArcSize if large else skia.Path.ArcSize.kSmall_ArcSize
    direction = skia.PathDirection.kCW if clockwise else skia.PathDirection.kCCW
    path.arcTo(*radii, turn, size, direction, *end)


def star(cx: float, cy: float, outer: float, inner: float, points: int, turn: float = -90.0) -> Path:
    """A star with its first point at `turn` degrees."""
    steps = [(math.radians(turn + 180 * i / points), outer if i % 2 == 0 else inner) for i in range(2 * points)]
    return polygon([(cx + r * math.cos(t), cy + r * math.sin(t)) for t, r in steps])


Cap = Literal["butt", "round", "square"]
Join = Literal["miter", "round", "bevel"]


@dataclass(frozen=True, slots=True)
class Pen:
    """How a line is drawn along a path; `miter` is the longest a pointed corner may be, in widths."""

    width: float
    cap: Cap = "round"
    join: Join = "round"
    miter: float = 4.0


_CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap, "square": skia.Paint.kSquare_Cap}
_JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join, "bevel": skia.Paint.kBevel_Join}


def stroked(path: Path, pen: Pen, *, enlarged: float = 1.0) -> Path:
    """The area that the pen covers along the path, in contours that may cross.

    It is exact enough to be shown `enlarged` times as large.
    """
    paint = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=pen.width)
    paint.setStrokeCap(_CAPS[pen.cap])
    paint.setStrokeJoin(_JOINS[pen.join])
    paint.setStrokeMiter(pen.miter)
    covered = Path()
    paint.getFillPath(path, covered, None, enlarged)
    return covered


def outline(path: Path, width: float, *, round_cap: bool = True) -> Path:
    """The area that a stroke of this width along the path covers."""
    return union(stroked(path, Pen(width, "round" if round_cap else "butt")))


def corners_rounded(path: Path, radius: float) -> Path:
    """A copy whose corners are arcs of this radius, or as much of one as their edges have room for."""
    paint, result = skia.Paint(), Path()
    paint.setPathEffect(skia.CornerPathEffect.Make(radius))
    paint.getFillPath(path, result)
    return result


def transformed(path: Path, matrix: Affine) -> Path:
    """A copy under the matrix."""
    copy = Path()
    path.transform(matrix, copy)
    return copy


def moved(path: Path, dx: float, dy: float) -> Path:
    """A copy moved by (dx, dy)."""
    return transformed(path, skia.Matrix.Translate(dx, dy))


def scaled(path: Path, sx: float, sy: float | None = None, centre: Point = (0.0, 0.0)) -> Path:
    """A copy scaled about `centre`."""
    sy = sx if sy is None else sy
    x, y = centre
    return transformed(path, affine(sx, 0, 0, sy, x - sx * x, y - sy * y))


def rotated(path: Path, degrees: float, centre: Point = (0.0, 0.0)) -> Path:
    """A copy turned clockwise about `centre`."""
    return transformed(path, turned(degrees, centre))


def mirrored(path: Path, x: float = 0.0) -> Path:
    """A copy mirrored at the vertical line through `x`."""
    return scaled(path, -1, 1, (x, 0))


def joined(*paths: Path) -> Path:
    """One path with all contours, for shapes of one colour that need no path operation.

    Holes that a path operation left are filled: join those with `union`.
    """
    whole = Path()
    for path in paths:
        whole.addPath(path)
    return whole


def union(*paths: Path) -> Path:
    """The area that any of them covers, empty of none. Falls back to all contours where the operation fails."""
    if not paths:
        return Path()
    if len(paths) == 1:
        return _simplified(paths[0])
    whole = paths[0]
    for path in paths[1:]:
        whole = _operated(whole, path, skia.kUnion_PathOp) or joined(whole, path)
    return whole


def intersection(a: Path, b: Path) -> Path:
    """The area that both cover; empty where there is none, and where the operation fails."""
    return _operated(a, b, skia.kIntersect_PathOp) or Path()


def difference(a: Path, b: Path) -> Path:
    """The area of `a` outside `b`. Falls back to `a` where the operation fails."""
    return _operated(a, b, skia.kDifference_PathOp) or Path(a)


def _operated(a: Path, b: Path, operation: skia.PathOp) -> Path | None:
    """Skia raises where it cannot tell which side of a hairline is inside."""
    try:
        return skia.Op(a, b, operation)
    except RuntimeError:
        return None


def _simplified(path: Path) -> Path:
    try:
        return skia.Simplify(path)
    except RuntimeError:
        return Path(path)


def winding(path: Path) -> Path:
    """The same area by the non-zero rule; the path as it is where Skia cannot tell which contours are holes."""
    try:
        return skia.AsWinding(path)
    except RuntimeError:
        return path


def bounds(path: Path) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the tight bounds."""
    box = path.computeTightBounds()
    return box.left(), box.top(), box.right(), box.bottom()
