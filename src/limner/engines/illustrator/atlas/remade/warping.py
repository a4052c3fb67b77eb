"""A part with all of its points moved."""

import math
from collections.abc import Callable
from dataclasses import replace

from limner.drawing.contour import along, segments
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.figure import Part


def mapped(part: Part, to: Callable[[float, float], Point]) -> Part:
    """The part with each of its points where it is taken to."""
    marks = tuple(replace(mark, path=_bent(mark.path, to)) for mark in part.marks)
    return replace(part, path=_bent(part.path, to), marks=marks)


def _bent(path: Path, to: Callable[[float, float], Point], step: float = 5.0) -> Path:
    """The outline with each of its points where it is taken to."""
    bent = Path()
    bent.setFillType(path.getFillType())
    here = start = (0.0, 0.0)
    for segment in segments(path):
        if segment.kind == "M":
            here = start = segment.points[0]
            bent.moveTo(*to(*here))
        elif segment.kind == "Z":
            _follow(bent, here, start, to, step)
            bent.close()
            here = start
        elif segment.kind == "L":
            _follow(bent, here, segment.points[-1], to, step)
            here = segment.points[-1]
        else:
            number = max(2, round(math.dist(here, segment.points[-1]) / step))
            for point in along(here, segment, number):
                bent.lineTo(*to(*point))
            here = segment.points[-1]
    return bent


def _follow(bent: Path, start: Point, end: Point, to: Callable[[float, float], Point], step: float) -> None:
    number = max(1, round(math.dist(start, end) / step))
    for i in range(1, number + 1):
        share = i / number
        bent.lineTo(*to(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
