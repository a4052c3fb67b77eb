"""What a look asks about outlines before it draws strokes over them, and the rays that it sets behind a light."""

import math

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point

_MANY = 130
"""Outlines of more segments than this are drawn as they are: strokes over them would be lost, and fill a file."""
_SLACK = 0.02
"""How far beyond the canvas an outline goes on, over the canvas's longer side."""


def intricate(path: Path) -> bool:
    """Whether it is made of many parts, as a shelf of goods or the leaves of a hedge."""
    return int(path.countVerbs()) > _MANY


def seen(path: Path, width: float, height: float) -> Path:
    """What of it lies on a canvas of so many pixels, or a little beyond."""
    left, top, right, bottom = g.bounds(path)
    slack = _SLACK * max(width, height)
    if left >= -slack and top >= -slack and right <= width + slack and bottom <= height + slack:
        return path
    return g.intersection(path, g.rect(-slack, -slack, width + 2 * slack, height + 2 * slack))


def fan(centre: Point, reach: float, rays: int) -> Path:
    """So many wedges from the centre to `reach`, as wide as the gaps between them, the first below the x axis."""
    path = Path()
    for i in range(rays):
        edge = [
            (centre[0] + reach * math.cos(turn), centre[1] + reach * math.sin(turn))
            for turn in (math.tau * (i + k) / rays for k in (0.0, 0.5))
        ]
        path.addPath(g.polygon([centre, *edge]))
    return path
