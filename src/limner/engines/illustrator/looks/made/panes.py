"""How a glazier divides a window: panes about a light, along the land, in a border."""

import itertools
import math
from collections.abc import Iterator

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point

_RINGS = (0.0, 0.13, 0.27, 0.43, 0.62, 0.86, 1.2, 1.7, 2.4, 3.4)
"""Radii of the rings about the light, over the shorter side."""
_RAYS = 11
"""Panes of the inner rings; the outer ones have twice as many."""
_ARC = 3
"""Straight pieces of a pane's arc."""
_BAND = 0.03
"""The border's width over the shorter side."""
_LONG = 3.2
"""A border pane's length over its width, about."""


def radiating(middle: Point, width: float, height: float) -> Iterator[tuple[Path, Point]]:
    """Panes about a point that cover the canvas, each with a point inside it; those out of sight are left out."""
    size = min(width, height)
    for ring, (inner, outer) in enumerate(itertools.pairwise(_RINGS)):
        rays = _RAYS if ring < 3 else 2 * _RAYS
        turn = 0.5 * (ring % 2) + 0.13 * math.sin(ring * 2.1)
        for ray in range(rays):
            start = (ray + turn + 0.16 * math.sin(ray * 2.7 + ring)) * math.tau / rays
            end = (ray + 1 + turn + 0.16 * math.sin((ray + 1) % rays * 2.7 + ring)) * math.tau / rays
            points = [_polar(middle, outer * size, start + (end - start) * i / _ARC) for i in range(_ARC + 1)]
            points += [_polar(middle, inner * size, end + (start - end) * i / _ARC) for i in range(_ARC + 1)]
            xs, ys = [p[0] for p in points], [p[1] for p in points]
            if max(xs) < 0 or min(xs) > width or max(ys) < 0 or min(ys) > height:
                continue
            centre = _polar(middle, (inner + outer) / 2 * size, (start + end) / 2)
            yield g.polygon(points), (min(max(centre[0], 0.0), width), min(max(centre[1], 0.0), height))


def _polar(middle: Point, radius: float, angle: float) -> Point:
    return middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)


def contoured(path: Path, size: float) -> Iterator[tuple[Path, float]]:
    """Bands below the shape's own upper edge (1.0 beside each: filled), then lines across them (0.0: lead only)."""
    left, top, right, bottom = g.bounds(path)
    step = 0.085 * size
    number = 1
    while top + step * number < bottom and number < 9:
        sway = 0.02 * size * math.sin(number * 2.3 + left)
        yield g.moved(path, sway, step * number), 1.0
        step *= 1.12
        number += 1
    count = max(2, round((right - left) / (0.17 * size)))
    for line in range(1, count):
        x = left + (right - left) * (line + 0.25 * math.sin(line * 1.9 + top)) / count
        lean = (x - (left + right) / 2) * 0.5
        yield g.line([(x - 0.3 * lean, top - 1), (x + lean, bottom + 1)]), 0.0


def border(width: float, height: float) -> Iterator[Path]:
    """Panes round the canvas, corners first."""
    band = _BAND * min(width, height)
    for x in (0.0, width - band):
        for y in (0.0, height - band):
            yield g.rect(x, y, band, band)
    for level, length, far in ((True, width, height - band), (False, height, width - band)):
        count = max(3, round((length - 2 * band) / (band * _LONG)) // 2 * 2 + 1)
        step = (length - 2 * band) / count
        for row in (0.0, far):
            for number in range(count):
                at = band + number * step
                yield g.rect(at, row, step, band) if level else g.rect(row, at, band, step)


def sections(path: Path, long: float) -> Iterator[Path]:
    """The shape cut across its longer side into pieces about so long; itself where it is not longer."""
    left, top, right, bottom = g.bounds(path)
    wide, tall = right - left, bottom - top
    count = round(max(wide, tall) / long)
    if count < 2:
        yield path
        return
    slant = 0.22 * min(wide, tall)
    for number in range(count):
        a, b = number / count, (number + 1) / count
        s, e = (slant if number else 0.0), (slant if number + 1 < count else 0.0)
        if wide >= tall:
            x0, x1 = left + a * wide, left + b * wide
            corners = [(x0 - s, top), (x1 - e, top), (x1 + e, bottom), (x0 + s, bottom)]
        else:
            y0, y1 = top + a * tall, top + b * tall
            corners = [(left, y0 - s), (right, y0 + s), (right, y1 + e), (left, y1 - e)]
        section = g.intersection(path, g.polygon(corners))
        if not section.isEmpty():
            yield section
