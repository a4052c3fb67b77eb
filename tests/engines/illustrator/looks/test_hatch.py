"""Hatching stays inside its shape and follows the tone."""

import numpy as np
import skia
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.engines.illustrator.looks.hatch import Hatching, hatched


def covered(path: Path, width: float = 0.0, size: int = 120) -> NDArray[np.float64]:
    canvas = np.zeros((size, size, 4), np.uint8)
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    if width:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
    skia.Surface(canvas).getCanvas().drawPath(path, paint)
    return np.asarray(canvas[:, :, 0] / 255)


@given(
    angle=st.floats(-90, 90),
    bend=st.floats(-0.3, 0.3),
    spacing=st.floats(3, 12),
    points=st.integers(3, 9),
)
def test_strokes_lie_within_the_shape(angle: float, bend: float, spacing: float, points: int) -> None:
    shape = g.star(60, 60, 50, 24, points)
    grown = covered(g.union(shape, g.outline(shape, 8)))
    for strokes, _ in hatched(shape, Hatching(spacing, angle, bend), lambda x, y: 1.0):
        outside = covered(strokes, 1.0) * (grown == 0)
        assert outside.sum() < 6


def test_darker_shapes_get_more_ink() -> None:
    shape = g.ellipse(60, 60, 50)

    def ink_of(dark: float) -> float:
        strokes = hatched(shape, Hatching(6), lambda x, y: dark)
        return float(sum(covered(path, width).sum() for path, width in strokes))

    ink = [ink_of(dark) for dark in (0.0, 0.3, 0.6, 0.9)]
    assert ink[0] == 0
    assert ink == sorted(ink)


def test_tone_may_change_over_the_shape() -> None:
    shape = g.rect(10, 10, 100, 100)
    strokes = list(hatched(shape, Hatching(5), lambda x, y: y / 120))
    heights = [g.bounds(path)[1] for path, _ in sorted(strokes, key=lambda pair: pair[1])]
    assert heights == sorted(heights)


def test_a_shape_smaller_than_the_spacing_gets_no_stroke() -> None:
    assert list(hatched(g.rect(0, 0, 3, 3), Hatching(6), lambda x, y: 1.0)) == []
