"""The grain of a picture, without anything that is in it: what is left where a texture may not go on."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from limner.engines.darkroom.fill.patches import Floats, Places

TILE = 0.12
"""The side of the calm square that the grain is taken from, as a share of the shorter side of the picture."""

LEAST_TILE, MOST_TILE = 8, 96
GRID = 4
"""Pixels between the squares that are looked at."""

CALMEST = 0.05
"""The share of squares that are calmer: those may be burnt out, or black."""

MOST = 4
"""Levels beyond which it is no grain."""


@dataclass(frozen=True, slots=True)
class Speckle:
    """A square of grain, and by how much it is rolled in each square of the canvas: down and across."""

    square: NDArray[np.int8]
    rolls: Places

    @classmethod
    def of(cls, fine: NDArray[np.int8], shape: tuple[int, ...], seed: int) -> "Speckle":
        """From a calm square of the fine detail (H×W×3) of a picture, shuffled, for a canvas of the shape.

        The picture is at least 8 pixels wide and high.
        """
        side = int(np.clip(TILE * min(fine.shape[:2]), LEAST_TILE, MOST_TILE))
        first, second, third = (np.abs(channel) for channel in cv2.split(fine))
        most = np.maximum(np.maximum(first, second), third)
        strong = cv2.blur(most.astype(np.float32), (side, side), anchor=(0, 0))
        strong = strong[: fine.shape[0] - side + 1, : fine.shape[1] - side + 1]
        strong = np.ascontiguousarray(strong[::GRID, ::GRID])
        wanted = np.argsort(strong, axis=None, kind="stable")[int(CALMEST * strong.size)]
        top, left = (int(at) * GRID for at in np.unravel_index(wanted, strong.shape))
        square = np.clip(fine[top : top + side, left : left + side], -MOST, MOST)
        random = np.random.default_rng(seed)
        square = random.permutation(square.reshape(-1, 3)).reshape(square.shape)
        cells = -(-shape[0] // side), -(-shape[1] // side)
        return cls(square, random.integers(0, side, (2, *cells)))

    def rows(self, rows: slice, columns: int | slice) -> Floats:
        """Some rows of the canvas, H×W×3: so many columns of them, or those of a slice."""
        columns = slice(0, columns) if isinstance(columns, int) else columns
        side = len(self.square)
        down, across = (
            slice(rows.start // side, -(-rows.stop // side)),
            slice(columns.start // side, -(-columns.stop // side)),
        )
        rolled = sliding_window_view(np.tile(self.square, (2, 2, 1)), (side, side), axis=(0, 1))
        cells = rolled[self.rolls[0][down, across], self.rolls[1][down, across]]
        whole = cells.transpose(0, 3, 1, 4, 2).reshape(cells.shape[0] * side, -1, cells.shape[2])
        top, left = rows.start - down.start * side, columns.start - across.start * side
        part = whole[top : top + rows.stop - rows.start, left : left + columns.stop - columns.start]
        return np.asarray(part, np.float32)
