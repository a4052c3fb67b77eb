"""Gouges: the cuts of a carver's tool, pointed at both ends and widest where it went deepest."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.looks.hatch import Hatching, stretches

_TURN = 0.6180339887
"""The golden section: jitter that never repeats."""
_DEEPEST = 0.34
"""Where along a cut from the lit end the tool went deepest."""

_THINNEST = 0.1
"""What would be thinner than this share of the spacing is not cut."""

Cut = tuple[Point, Point, Point]
"""Start, turning point and end of a quadratic curve."""


@dataclass(frozen=True, slots=True)
class Tool:
    """`spacing` between cuts; `longest` a cut may be; `angle` in degrees and `bend` as in hatching."""

    spacing: float
    longest: float
    angle: float = 0.0
    bend: float = 0.0


def carved(
    path: Path, tool: Tool, depth: Callable[[float, float], float], *, reach: float = 1.0, back: bool = False
) -> Path:
    """All cuts across the shape as one outline.

    `depth` is 0 (no cut) to 1 (cuts that touch) at a point. A cut begins at the shape's edge, its right one with
    `back`, and takes the share `reach` of the way across.
    """
    whole = Path()
    for number, cut in enumerate(stretches(path, Hatching(tool.spacing, tool.angle, tool.bend))):
        for piece, turn in _pieces(cut[::-1] if back else cut, tool, reach, number):
            x, y = piece[1]
            wide = tool.spacing * depth(x, y) * (0.86 + 0.28 * turn)
            if wide > _THINNEST * tool.spacing:
                gouge(whole, piece, wide)
    return whole


def _pieces(cut: Cut, tool: Tool, reach: float, number: int) -> Iterator[tuple[Cut, float]]:
    """The cut to its reach, in pieces no longer than the tool's stroke, each with a jitter of 0 to 1."""
    length = math.dist(cut[0], cut[2])
    turn = (number * _TURN) % 1
    if length * reach <= 1.5 * tool.longest:
        yield part(cut, 0.0, min(reach * (0.8 + 0.4 * turn), 1.0) if reach < 1 else 1.0), turn
        return
    count = math.ceil(length / tool.longest)
    edges = [0.0, *((i + 0.8 * ((turn + i * _TURN) % 1)) / count for i in range(1, count)), 1.0]
    for i, (a, b) in enumerate(pairwise(edges)):
        if a < reach and b - a > 1e-3:
            yield part(cut, a, min(b, reach) - 0.06 * (b - a)), (turn + i * _TURN) % 1


def part(cut: Cut, a: float, b: float) -> Cut:
    """The curve between two of its parameters."""
    start, end = _at(cut, a), _at(cut, b)
    (x0, y0), (x1, y1), (x2, y2) = cut
    via = (
        (1 - a) * (1 - b) * x0 + ((1 - a) * b + a * (1 - b)) * x1 + a * b * x2,
        (1 - a) * (1 - b) * y0 + ((1 - a) * b + a * (1 - b)) * y1 + a * b * y2,
    )
    return start, via, end


def _at(cut: Cut, t: float) -> Point:
    (x0, y0), (x1, y1), (x2, y2) = cut
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2


def gouge(into: Path, cut: Cut, wide: float) -> None:
    """Add one cut of this width: a lean diamond, at this size as good as a curve."""
    (x0, y0), _, (x2, y2) = cut
    length = math.hypot(x2 - x0, y2 - y0)
    if length < 1e-6:
        return
    nx, ny = -(y2 - y0) / length * wide / 2, (x2 - x0) / length * wide / 2
    x, y = _at(cut, _DEEPEST)
    into.moveTo(x0, y0)
    into.lineTo(x + nx, y + ny)
    into.lineTo(x2, y2)
    into.lineTo(x - nx, y - ny)
    into.close()


def rays(centre: Point, inner: float, step: float, spacing: float, box: tuple[float, float, float, float]) -> list[Cut]:
    """Cuts that point away from the centre, ring by ring, in staggered rows `step` deep and `spacing` apart.

    None begins within `inner` of the centre or outside of the box: left, top, right, bottom.
    """
    left, top, right, bottom = box
    reach = max(math.hypot(x - centre[0], y - centre[1]) for x in (left, right) for y in (top, bottom))
    cuts: list[Cut] = []
    for ring in range(max(math.ceil((reach - inner) / step), 0)):
        near = inner + ring * step
        count = max(round(math.tau * (near + step / 2) / spacing), 8)
        i = np.arange(count)
        turn, angle = (i * _TURN + ring * 0.37) % 1, math.tau * (i + 0.5 * (ring % 2)) / count
        along = np.stack(
            [near + 0.3 * step * turn, near + step * (0.58 + 0.35 * turn), near + step * (0.86 + 0.4 * turn)]
        )
        x, y = centre[0] + along * np.cos(angle), centre[1] + along * np.sin(angle)
        shown = (x[0] > left) & (x[0] < right) & (y[0] > top) & (y[0] < bottom)
        points = np.stack([x[:, shown], y[:, shown]], axis=-1).transpose(1, 0, 2).tolist()
        cuts += [((a[0], a[1]), (b[0], b[1]), (c[0], c[1])) for a, b, c in points]
    return cuts
