"""Dots as vectors: the ink of a screen inside an outline, as strokes of almost no length with round ends."""

import math
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.coverage import covered
from limner.drawing.geometry import Path
from limner.drawing.matrices import affine, placed, product, turned

_SIZES = 7
"""Dots come in so many diameters, so that those of one diameter make one path."""
_TOUCH = 2 / math.sqrt(math.pi)
"""The diameter of a disc over the side of a square of the same area."""
_FINEST = 3.4
"""Dots of a whole picture narrower than this, in pixels at 1,024, are left out."""
_MOST = 4000
"""Dots in one outline; where there would be more, none are drawn."""

Tone = Callable[[float, float], float]
"""The share of ink, 0 to 1, at a point of the outline's coordinates."""


def dotted(path: Path, pitch: float, angle: float, tone: Tone) -> Iterator[tuple[Path, float]]:
    """Paths of dots and their diameters; rows are `pitch` apart and turned by `angle` degrees."""
    lattice = placed(1 / pitch, -angle, 0, 0)
    cells = g.transformed(path, lattice)
    left, top, right, bottom = g.bounds(cells)
    x0, y0 = math.floor(left), math.floor(top)
    wide, high = math.ceil(right) - x0, math.ceil(bottom) - y0
    if wide < 1 or high < 1 or wide * high > 4 * _MOST:
        return
    back = product(turned(angle), affine(pitch, 0, 0, pitch, 0, 0))
    sizes: dict[int, Path] = {}
    for column, row, cover in _covered(cells, x0, y0, wide, high):
        x, y = (p := back.mapXY(x0 + column + 0.5, y0 + row + 0.5)).x(), p.y()
        size = round(math.sqrt(max(tone(x, y), 0.0)) * cover * _SIZES)
        if size:
            dots = sizes.setdefault(size, Path())
            dots.moveTo(x, y)
            dots.lineTo(x + 0.02 * pitch, y)
    for size, dots in sorted(sizes.items()):
        yield dots, _TOUCH * pitch * min(size / _SIZES, 1.1)


def _covered(cells: Path, x0: int, y0: int, wide: int, high: int) -> Iterator[tuple[int, int, float]]:
    """Column, row and share of each cell that the outline covers by more than half."""
    cover = covered(cells, wide, high, affine(1, 0, 0, 1, -x0, -y0))
    rows, columns = np.nonzero(cover > 110)
    shares = (cover[rows, columns] / 255).tolist()
    yield from zip(columns.tolist(), rows.tolist(), shares, strict=True)


def spread(tones: NDArray[np.float64], side: float, unit: float) -> Iterator[tuple[Path, float]]:
    """A screen turned by 45 degrees over a whole picture: paths of dots and their diameters.

    `tones` has the share of ink for each square of that side in pixels; every second one has a dot. Dots narrower than
    a pixel at 1,024, of which `unit` canvas pixels make one, are left out.
    """
    sizes: dict[int, Path] = {}
    pitch = side * math.sqrt(2)
    wide = np.rint(np.sqrt(tones) * _SIZES).astype(int)
    rows, columns = np.indices(wide.shape)
    shown = ((rows + columns) % 2 == 0) & (_TOUCH * pitch * wide / _SIZES > _FINEST * unit)
    for row, column in np.argwhere(shown).tolist():
        x, y = (column + 0.5) * side, (row + 0.5) * side
        dots = sizes.setdefault(int(wide[row, column]), Path())
        dots.moveTo(x, y)
        dots.lineTo(x + 0.12, y)
    for size, dots in sorted(sizes.items()):
        yield dots, _TOUCH * pitch * size / _SIZES
