"""Sheets of paper one over another: each a flat area with the shadow that it throws on what lies under it.

A shadow is a stack of faint strokes, which raster and SVG draw alike, without a blur.
"""

import math
from collections.abc import Iterator
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.contour import thickness
from limner.drawing.display import Fill, Group, Item, Solid, Stroke
from limner.drawing.geometry import Landmark, Path, Point

SHADE: RGB = (22, 14, 34)
_UNDER, _EDGE = 0.2, 0.3
"""Alpha of the shadow where the sheet's outline falls, of its fill and of its strokes together."""
_DROP = 0.5
"""How far the shadow moves, over how far the sheet stands off."""
_THIN = 0.42
"""No sheet stands off farther than this share of its thickness."""
_LEAST = 0.0012
"""Sheets that stand off less, over the canvas's shorter side, throw no shadow."""
_BEVELLED, _HIGH = 0.003, 0.007
"""Sheets that stand off less have no lit edge; those that stand off less than the second have a plainer shadow."""
_BEVEL = 0.28
"""The width of a sheet's lit edge over how far it stands off."""


def sheet(path: Path, rgb: RGB, lift: float, light: Point, *, unit: float, steps: int) -> Iterator[Item]:
    """The sheet `lift` above what lies under it, with its shadow and its lit edge.

    `light` is the unit vector to the light; `unit` the canvas's shorter side in the path's coordinates; `steps` how
    many strokes its shadow is softened by.
    """
    lift = min(lift, _THIN * thickness(path))
    if lift < _LEAST * unit:
        yield Fill(path, Solid(rgb))
        return
    yield shadow(path, lift, light, steps if lift > _HIGH * unit else min(steps, 2))
    if lift < _BEVELLED * unit:
        yield Fill(path, Solid(rgb))
        return
    yield Fill(path, Solid(tone(rgb, 0.07)))
    yield _shifted((Fill(path, Solid(rgb)),), light, -min(_BEVEL * lift, 0.0016 * unit))


def shadow(path: Path, lift: float, light: Point, steps: int) -> Item:
    """What the sheet throws, moved away from the light and fading outward over `lift`."""
    faint = Solid(SHADE, round(1 - (1 - _EDGE) ** (1 / steps), 3))
    strokes = (Stroke(path, faint, round(2 * lift * (i + 1) / steps, 3)) for i in range(steps))
    return _shifted((Fill(path, Solid(SHADE, _UNDER)), *strokes), light, -_DROP * lift)


def _shifted(items: tuple[Item, ...], light: Point, by: float) -> Item:
    return Group(items, matrix=(1.0, 0.0, 0.0, 1.0, light[0] * by, light[1] * by))


def opening(centre: Point, reach: float, rng: Random) -> Path:
    """A rounded, uneven hole of about `reach` around the centre, wider than high."""
    turn, swing = rng.uniform(0, math.tau), rng.uniform(0, math.tau)
    points: list[Landmark] = []
    count = 26
    for i in range(count):
        a = math.tau * i / count
        wave = 1 + 0.05 * math.sin(3 * a + turn) + 0.045 * math.sin(7 * a + swing) + rng.uniform(-0.012, 0.012)
        points.append((centre[0] + 1.18 * reach * wave * math.cos(a), centre[1] + 0.92 * reach * wave * math.sin(a)))
    return g.smooth(points)
