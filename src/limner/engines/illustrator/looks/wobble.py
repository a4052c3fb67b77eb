"""Lines as a hand draws them: never quite where they should be."""

import math

from limner.drawing.contour import along, segments
from limner.drawing.geometry import Landmark, Path, Point, joined, smooth

_TURN = 2.399963
"""The golden angle in radians: phases that never line up."""


def wobbled(path: Path, reach: float, step: float) -> Path:
    """The outline, sampled about every `step`, its points moved by up to `reach`; the same path wobbles the same."""
    contours: list[Path] = []
    points: list[Point] = []
    closed = False
    here = start = (0.0, 0.0)

    def finish() -> None:
        if len(points) > 2:
            contours.append(smooth(_moved(points, reach), closed=closed))

    for segment in segments(path):
        if segment.kind == "M":
            finish()
            here = start = segment.points[0]
            points, closed = [here], False
        elif segment.kind == "Z":
            points += _straight(here, start, step)[:-1]
            closed, here = True, start
        else:
            points += along(here, segment, max(1, round(math.dist(here, segment.points[-1]) / step)))
            here = points[-1]
    finish()
    return joined(*contours) if contours else path


def _straight(start: Point, end: Point, step: float) -> list[Point]:
    count = max(1, round(math.dist(start, end) / step))
    return [
        (start[0] + (end[0] - start[0]) * i / count, start[1] + (end[1] - start[1]) * i / count)
        for i in range(1, count + 1)
    ]


def _moved(points: list[Point], reach: float) -> list[Landmark]:
    """Slow waves of two lengths, their phase from where the outline begins."""
    phase = points[0][0] * 0.37 + points[0][1] * 0.61
    moved: list[Landmark] = []
    for number, (x, y) in enumerate(points):
        a, b = phase + number * 0.9, phase * 1.7 + number * _TURN
        moved.append(
            (
                x + reach * (0.7 * math.sin(a) + 0.3 * math.sin(b)),
                y + reach * (0.7 * math.cos(a * 0.83) + 0.3 * math.cos(b)),
            )
        )
    return moved
