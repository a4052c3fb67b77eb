"""Which of equal patches is taken: the nearer, above all one of the same height."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Nearness:
    """What a patch that is far off is worse by, in levels a pixel, if as far off as the picture is long.

    Places outside `box` (top, left, bottom, right as shares of the picture) count as the nearest place inside.
    """

    row: float = 16.0
    column: float = 6.0
    box: Box = (0.0, 0.0, 1.0, 1.0)

    def numbers(self, shape: tuple[int, ...], centres: NDArray[np.int64], patch: int) -> NDArray[np.float32]:
        """N×2: their squared distance is to be added to that of the patches, of `patch` pixels a side."""
        height, width, channels = shape
        y, x = np.divmod(centres, width)
        top, left, bottom, right = self.box
        y, x = np.clip(y, top * height, bottom * height - 1), np.clip(x, left * width, right * width - 1)
        unit = patch * np.sqrt(channels) / max(height, width)
        return np.stack([y * (self.row * unit), x * (self.column * unit)], 1).astype(np.float32)
