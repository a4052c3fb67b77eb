"""Large pictures in tiles that overlap, and back without seams."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
Value = TypeVar("Value", bound=np.generic)


@dataclass(frozen=True, slots=True)
class Tile:
    """Where a tile lies, in pixels."""

    left: int
    top: int
    width: int
    height: int

    def of(self, pixels: NDArray[Value]) -> NDArray[Value]:
        """Its part of a picture, or of a mask."""
        return np.ascontiguousarray(pixels[self.top : self.top + self.height, self.left : self.left + self.width])

    def scaled(self, factor: int) -> "Tile":
        """Where it lies in a picture so many times as large."""
        return Tile(*(factor * value for value in (self.left, self.top, self.width, self.height)))


def tiles(width: int, height: int, side: int, overlap: int) -> tuple[Tile, ...]:
    """Tiles of at most `side` pixels that cover width×height and overlap by at least `overlap`, row by row."""
    wide, high = min(side, width), min(side, height)
    return tuple(
        Tile(left, top, wide, high) for top in _starts(height, high, overlap) for left in _starts(width, wide, overlap)
    )


def joined(width: int, height: int, places: Sequence[Tile], parts: Sequence[Pixels]) -> Pixels:
    """The picture of its tiles: each counts most in its middle and fades toward borders that others cover."""
    total = np.zeros((height, width, 3), np.float32)
    shares = np.zeros((height, width, 1), np.float32)
    for place, part in zip(places, parts, strict=True):
        share = np.minimum.outer(_ramp(place.height), _ramp(place.width))[..., None]
        rows, columns = slice(place.top, place.top + place.height), slice(place.left, place.left + place.width)
        total[rows, columns] += part * share
        shares[rows, columns] += share
    return np.asarray(np.rint(total / shares), np.uint8)


def _starts(length: int, side: int, overlap: int) -> Iterator[int]:
    """Evenly, the first at 0 and the last at the end."""
    if side >= length:
        yield 0
        return
    count = -(-(length - overlap) // (side - overlap))
    for index in range(count):
        yield round(index * (length - side) / (count - 1))


def _ramp(length: int) -> NDArray[np.float32]:
    """Rises from the border to the middle, never 0: squared, so that the middle outweighs what is near a border."""
    position = np.arange(length, dtype=np.float32)
    return np.asarray((np.minimum(position, length - 1 - position) + 1) ** 2, np.float32)
