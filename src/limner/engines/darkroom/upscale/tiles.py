"""A picture cut into rectangles, so that no step holds float copies of the whole."""

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Pixels


@dataclass(frozen=True, slots=True)
class Tile:
    """A rectangle in pixels; `bottom` and `right` are outside it."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def area(self) -> tuple[slice, slice]:
        """The rows and columns."""
        return slice(self.top, self.bottom), slice(self.left, self.right)

    def times(self, scale: int) -> "Tile":
        """The same rectangle in a picture that many times larger."""
        return Tile(self.top * scale, self.left * scale, self.bottom * scale, self.right * scale)

    def grown(self, margin: int, height: int, width: int) -> "Tile":
        """Larger by a margin on each side, as far as the picture goes."""
        return Tile(
            max(self.top - margin, 0),
            max(self.left - margin, 0),
            min(self.bottom + margin, height),
            min(self.right + margin, width),
        )

    def within(self, outer: "Tile") -> "Tile":
        """The same rectangle in coordinates of a tile around it."""
        return Tile(self.top - outer.top, self.left - outer.left, self.bottom - outer.top, self.right - outer.left)


def tiles(height: int, width: int, side: int) -> Iterator[Tile]:
    """Squares of that side, smaller at the right and the bottom, row by row."""
    for top in range(0, height, side):
        for left in range(0, width, side):
            yield Tile(top, left, min(top + side, height), min(left + side, width))


def padded(pixels: Pixels, margin: int, multiple: int) -> Pixels:
    """The picture mirrored around by a margin, and by more at the right and bottom to a multiple of pixels."""
    height, width = pixels.shape[:2]
    below, beside = -height % multiple, -width % multiple
    return np.asarray(
        cv2.copyMakeBorder(pixels, margin, margin + below, margin, margin + beside, cv2.BORDER_REFLECT_101)
    )
