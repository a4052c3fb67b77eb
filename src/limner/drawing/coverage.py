"""Outlines to arrays: which cells an outline covers, and which of many outlines is seen in each cell."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
import skia
from numpy.typing import NDArray

from limner.drawing.geometry import Path, Point
from limner.drawing.matrices import Affine

_OPAQUE = 0xFF000000


def covered(
    path: Path,
    width: int,
    height: int,
    matrix: Affine,
    *,
    clips: Sequence[Path] = (),
    grown: float = 0.0,
    smooth: bool = True,
) -> NDArray[np.uint8]:
    """How much of each cell the outline covers, height×width, 0 to 255.

    `matrix` leads from the outline's coordinates to cells. `clips`, in the outline's coordinates, cut it with hard
    edges; `grown` widens it by so much all round, in its own units. Without `smooth` a cell has all or nothing, by its
    centre.
    """
    cells = np.zeros((height, width), np.uint8)
    info = skia.ImageInfo.MakeA8(width, height)
    canvas = skia.Surface.MakeRasterDirect(info, cells, width).getCanvas()
    canvas.concat(matrix)
    for clip in clips:
        canvas.clipPath(clip, skia.ClipOp.kIntersect, False)
    pen = skia.Paint(AntiAlias=smooth, Color=_OPAQUE)
    if grown:
        pen.setStyle(skia.Paint.kStrokeAndFill_Style)
        pen.setStrokeWidth(2 * grown)
    canvas.drawPath(path, pen)
    return cells


class Numbers:
    """A small picture of numbers instead of colours: each outline that is drawn hides what it covers by its own.

    `matrix` leads from the outlines' coordinates to cells. Numbers are 0 (nothing) to 2²⁴ - 1; edges are hard.
    """

    def __init__(self, width: int, height: int, matrix: Affine) -> None:
        self._pixels = np.zeros((height, width, 4), np.uint8)
        self._canvas = skia.Surface(self._pixels, colorType=skia.kRGBA_8888_ColorType).getCanvas()
        self._canvas.concat(matrix)

    def draw(self, path: Path, number: int, *, width: float = 0.0) -> None:
        """The outline's area, or a line along it where it has a `width` in its own units."""
        pen = skia.Paint(AntiAlias=False, Color=_OPAQUE | number)
        if width:
            pen.setStyle(skia.Paint.kStroke_Style)
            pen.setStrokeWidth(width)
        self._canvas.drawPath(path, pen)

    def draw_bands(self, path: Path, start: Point, end: Point, numbers: Sequence[int]) -> None:
        """The outline's area in bands of equal width from `start` to `end`, one for each number."""
        count = len(numbers)
        twice = [_OPAQUE | number for number in numbers for _ in (0, 1)]
        edges = [edge for band in range(count) for edge in (band / count, (band + 1) / count)]
        pen = skia.Paint(AntiAlias=False)
        pen.setShader(skia.GradientShader.MakeLinear([skia.Point(*start), skia.Point(*end)], twice, edges))
        self._canvas.drawPath(path, pen)

    @contextmanager
    def within(self, matrix: Affine, clip: Path | None = None) -> Iterator[None]:
        """Draw in other coordinates, cut by `clip`, which is in those outside."""
        self._canvas.save()
        if clip is not None:
            self._canvas.clipPath(clip)
        self._canvas.concat(matrix)
        try:
            yield
        finally:
            self._canvas.restore()

    def seen(self) -> NDArray[np.int32]:
        """The number in each cell, height×width."""
        red, green, blue = (self._pixels[..., channel].astype(np.int32) for channel in range(3))
        return np.asarray(red << 16 | green << 8 | blue)
