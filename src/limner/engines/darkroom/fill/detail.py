"""The quilt at full size: its colours, and over them what is finer, copied pixel by pixel."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.quilt import PIECE, Odd, Quilt, quilted, side_of
from limner.engines.darkroom.fill.recurrence import recurring
from limner.engines.darkroom.fill.reduce import enlarged, reduced, shrunk, strips
from limner.engines.darkroom.fill.settle import settled
from limner.engines.darkroom.fill.speckle import Speckle

MOST_SIDE = 26
"""Pixels of a piece at the size at which it is sewn."""

MOST_PIXELS = 400_000
"""Pixels of the canvas at that size."""

COARSEST = 8
"""The size at which seams are found is no smaller than 1/8."""

SOFT = 0.08
"""Sides of a piece over which it turns into the calm continuation."""


@dataclass(frozen=True, slots=True)
class Detail:
    """Colours at 1/unit of the canvas; and, if the known is large enough to cut, the pieces and their fine detail.

    `fine` is h×w×3, of the known; `strength` is at 1/unit of the canvas.
    """

    unit: int
    colours: Floats
    frame: Frame
    quilt: Quilt | None
    fine: NDArray[np.int8]
    strength: Floats
    speckle: Speckle | None

    @classmethod
    def of(
        cls,
        pixels: Pixels,
        known: Mask,
        frame: Frame,
        base: Floats,
        base_unit: int,
        standing: Floats,
        pattern: float,
        seed: int,
        check: CancelCheck,
    ) -> "Detail":
        """Continue the known in its `frame` over the canvas, in the colours of `base` (at 1/base_unit)."""
        unit = _unit(known, frame)
        picture, hole, _ = reduced(pixels, ~known, known, unit)
        nothing = np.zeros((0, 0, 3), np.int8), np.zeros((0, 0), np.float32), None
        if hole.all():
            return cls(base_unit, base, frame, None, *nothing)
        inner = Frame.of(~hole)
        guide = np.where(hole[..., None], _at(base, base_unit, unit, hole.shape), picture).astype(np.float32)
        side = side_of(inner)
        if side is None:
            return cls(base_unit, base, frame, None, *nothing)
        odd = _odd(picture[inner.area], inner, standing, side, pattern)
        quilt = quilted(picture, guide, inner, odd, side, pattern, seed, check)
        strength = _strength(quilt, inner, odd, side)
        colours = settled(picture, quilt, guide, inner, strength)
        fine = _fine(pixels, picture, frame, unit)
        speckle = Speckle.of(fine, known.shape, seed)
        return cls(unit, colours, frame, quilt, fine, strength, speckle)

    def part(self, rows: slice, columns: slice) -> Floats:
        """A rectangle of the canvas, H×W×3."""
        made = enlarged(self.colours, self.unit, rows, columns)
        if self.quilt is None or self.speckle is None:
            return np.array(made)
        copied = cv2.remap(self.fine, *self._sources(self.quilt, rows, columns), cv2.INTER_NEAREST).astype(np.float32)
        strength = enlarged(self.strength, self.unit, rows, columns)
        result = cv2.blendLinear(copied, self.speckle.rows(rows, columns), strength, 1 - strength)
        return np.asarray(cv2.add(result, made, dst=result))

    def _sources(self, quilt: Quilt, rows: slice, columns: slice) -> tuple[Floats, Floats]:
        """Where in the fine detail each pixel of a rectangle is copied from: x and y, H×W each."""
        unit, frame = self.unit, self.frame
        down, across = (
            slice(rows.start // unit, -(-rows.stop // unit)),
            slice(columns.start // unit, -(-columns.stop // unit)),
        )
        mirrored = quilt.mirrored[down, across]
        # Of each square the source of its first pixel, and whether the next comes from the right or the left.
        first = np.dstack(
            [
                quilt.columns[down, across] * unit + mirrored * (unit - 1),
                1 - 2 * mirrored,
                quilt.rows[down, across] * unit,
            ]
        )
        squares = cv2.resize(first.astype(np.float32), None, fx=unit, fy=unit, interpolation=cv2.INTER_NEAREST)
        top, left = rows.start - down.start * unit, columns.start - across.start * unit
        squares = squares[top : top + rows.stop - rows.start, left : left + columns.stop - columns.start]
        x, step, y = (np.ascontiguousarray(squares[..., channel]) for channel in range(3))
        x = x + step * (np.arange(columns.start, columns.stop) % unit).astype(np.float32)
        y = y + (np.arange(rows.start, rows.stop) % unit).astype(np.float32)[:, None]
        x, y = np.clip(x, frame.left, frame.right - 1) - frame.left, np.clip(y, frame.top, frame.bottom - 1) - frame.top
        return np.asarray(x, np.float32), np.asarray(y, np.float32)


def _odd(known: Floats, frame: Frame, standing: Floats, side: int, pattern: float) -> Odd:
    """What is not to be repeated: things, and what is there once."""
    size = frame.right - frame.left, frame.bottom - frame.top
    stands = np.asarray(cv2.resize(standing, size, interpolation=cv2.INTER_AREA), np.float32)
    parts = [np.maximum(stands, (1 - part) * (1 - pattern)) for part in recurring(known, stands, side)]
    return Odd(stands, parts[0], parts[1])


def _strength(quilt: Quilt, frame: Frame, odd: Odd, side: int) -> Floats:
    """H×W, how much is kept of each pixel of the quilt: all of what recurs, nothing of what does not.

    Of the known all but its things, so that the colours of its border fade into the continuation.
    """
    rows, columns = quilt.rows - frame.top, quilt.columns - frame.left
    much = odd.along[rows, columns]
    middle = slice(frame.top, frame.bottom)
    much[middle] = odd.beside[rows[middle], columns[middle]]
    much = np.asarray(cv2.GaussianBlur(much, (0, 0), SOFT * side), np.float32)
    much[frame.area] = odd.things
    return 1 - much


def _unit(known: Mask, frame: Frame) -> int:
    unit = 1
    while PIECE * frame.side / unit > MOST_SIDE and unit < COARSEST:
        unit *= 2
    while known.size / unit**2 > MOST_PIXELS:
        unit *= 2
    return unit


def _at(base: Floats, unit: int, wanted: int, shape: tuple[int, ...]) -> Floats:
    """The colours at 1/wanted of the size instead of at 1/unit."""
    if wanted >= unit:
        return shrunk(base, wanted // unit)[: shape[0], : shape[1]]
    return enlarged(base, unit // wanted, slice(0, shape[0]), shape[1])


def _fine(pixels: Pixels, picture: Floats, frame: Frame, unit: int) -> NDArray[np.int8]:
    """What is finer than the picture at 1/unit, in the known."""
    height, width = frame.bottom - frame.top, frame.right - frame.left
    fine = np.empty((height, width, 3), np.int8)
    inner = Frame(frame.top // unit, frame.left // unit, -(-frame.bottom // unit), -(-frame.right // unit))
    own = picture[inner.area]
    top, left = frame.top - inner.top * unit, frame.left - inner.left * unit
    for rows in strips(height):
        moved = slice(rows.start + top, rows.stop + top)
        coarse = enlarged(own, unit, moved, left + width)[:, left:]
        known = pixels[frame.top + rows.start : frame.top + rows.stop, frame.left : frame.right]
        fine[rows] = np.clip(np.rint(known - coarse), -127, 127)
    return fine
