"""Which part of the canvas a shape covers, on a grid."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from limner.drawing.coverage import covered
from limner.drawing.matrices import Affine, affine, product
from limner.imaging.svg.flatten import Shape
from limner.imaging.svg.size import Box

_EDGE: Final = 0.9
"""Share of a border's length that is counted as all of it."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The viewBox in `width` × `height` cells."""

    box: Box
    width: int
    height: int

    @classmethod
    def over(cls, box: Box, longest: int) -> "Grid":
        """A grid of square cells with `longest` of them along the longer side."""
        scale = longest / max(box[2], box[3])
        return cls(box, max(1, round(box[2] * scale)), max(1, round(box[3] * scale)))

    @property
    def matrix(self) -> Affine:
        """From the viewBox's coordinates to cells."""
        left, top, width, height = self.box
        sx, sy = self.width / width, self.height / height
        return affine(sx, 0, 0, sy, -left * sx, -top * sy)


@dataclass(frozen=True, slots=True)
class Stamp:
    """The cells that a shape covers: `alpha` uint8, with its corner on the grid."""

    left: int
    top: int
    alpha: NDArray[np.uint8]
    grid: Grid

    @property
    def area(self) -> float:
        """In cells."""
        return float(self.alpha.sum(dtype=np.int64)) / 255

    @property
    def share(self) -> float:
        """Of the canvas."""
        return self.area / (self.grid.width * self.grid.height)

    @property
    def right(self) -> int:
        """One past the last column."""
        return self.left + int(self.alpha.shape[1])

    @property
    def bottom(self) -> int:
        """One past the last row."""
        return self.top + int(self.alpha.shape[0])

    def of(self, cells: NDArray[Any]) -> NDArray[Any]:
        """The part of an array of the grid's size that lies under the stamp."""
        return cells[self.top : self.bottom, self.left : self.right]

    def within(self, cells: NDArray[np.bool_]) -> float:
        """How many of the cells it covers."""
        return float(self.alpha[self.of(cells)].sum(dtype=np.int64)) / 255

    def borders(self) -> tuple[float, float, float, float]:
        """How much of the left, top, right and bottom border it covers, 0 to 1."""
        width, height = self.grid.width, self.grid.height
        empty = np.zeros(1, np.uint8)
        left = self.alpha[:, 0] if self.left == 0 and self.alpha.size else empty
        top = self.alpha[0] if self.top == 0 and self.alpha.size else empty
        right = self.alpha[:, -1] if self.right == width and self.alpha.size else empty
        bottom = self.alpha[-1] if self.bottom == height and self.alpha.size else empty
        sizes = (height, width, height, width)
        lines = (left, top, right, bottom)
        shares = [float(np.count_nonzero(line > 100)) / size for line, size in zip(lines, sizes, strict=True)]
        return shares[0], shares[1], shares[2], shares[3]


def stamp(shape: Shape, grid: Grid) -> Stamp:
    """The shape's cells, clips applied, cropped to its bounds on the canvas."""
    matrix = grid.matrix
    box = matrix.mapRect(shape.path.computeTightBounds())
    left, top = max(0, int(np.floor(box.left()))), max(0, int(np.floor(box.top())))
    right, bottom = min(grid.width, int(np.ceil(box.right()))), min(grid.height, int(np.ceil(box.bottom())))
    if right <= left or bottom <= top:
        return Stamp(min(left, grid.width), min(top, grid.height), np.zeros((0, 0), np.uint8), grid)
    own = product(affine(1, 0, 0, 1, -left, -top), matrix)
    cells = covered(shape.path, right - left, bottom - top, own, clips=shape.clips)
    return Stamp(left, top, cells, grid)


class Pile:
    """Stamps in paint order, and what lies on what by their bounds."""

    def __init__(self, stamps: Sequence[Stamp]) -> None:
        bounds = [(each.left, each.top, each.right, each.bottom) for each in stamps]
        self._edges = np.array(bounds, np.int64).reshape(-1, 4).T.copy()

    def is_overlapped(self, index: int) -> bool:
        """Whether anything that is drawn later reaches into the bounds of this one."""
        own = self._edges[:, index]
        left, top, right, bottom = self._edges[:, index + 1 :]
        return bool(((own[0] < right) & (left < own[2]) & (own[1] < bottom) & (top < own[3])).any())


def spans(stamped: Stamp) -> bool:
    """Whether it reaches from one side of the canvas to the other, or along three borders: sky, ground, scenery."""
    left, top, right, bottom = stamped.borders()
    if stamped.share >= _EDGE:
        return True
    touched = sum(border > 0.02 for border in (left, top, right, bottom))
    whole = any(border >= _EDGE for border in (top, bottom, left, right))
    across = (left > 0 and right > 0) or (top > 0 and bottom > 0)
    return across or touched >= 3 or (whole and stamped.share > 0.1)
