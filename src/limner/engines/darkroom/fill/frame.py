"""Where the known lies in the canvas."""

from dataclasses import dataclass

import numpy as np

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.fill.patches import Floats


@dataclass(frozen=True, slots=True)
class Frame:
    """The known rectangle in the canvas, in pixels."""

    top: int
    left: int
    bottom: int
    right: int

    @classmethod
    def of(cls, known: Mask) -> "Frame":
        """Of the true pixels."""
        rows, columns = np.flatnonzero(known.any(1)), np.flatnonzero(known.any(0))
        return cls(int(rows[0]), int(columns[0]), int(rows[-1]) + 1, int(columns[-1]) + 1)

    @property
    def area(self) -> tuple[slice, slice]:
        """Indexes the canvas."""
        return slice(self.top, self.bottom), slice(self.left, self.right)

    @property
    def side(self) -> int:
        """The shorter side."""
        return min(self.bottom - self.top, self.right - self.left)

    @property
    def size(self) -> int:
        """Its pixels."""
        return (self.bottom - self.top) * (self.right - self.left)

    def grown(self, by: int, shape: tuple[int, ...]) -> "Frame":
        """With a margin, inside the canvas."""
        return Frame(
            max(0, self.top - by),
            max(0, self.left - by),
            min(shape[0], self.bottom + by),
            min(shape[1], self.right + by),
        )

    def distance(self, rows: slice, width: int, unit: int) -> Floats:
        """Of the pixels of some rows of the canvas at 1/unit, in full-size pixels."""
        y = (np.arange(rows.start, rows.stop, dtype=np.float32) + 0.5) * unit
        x = (np.arange(width, dtype=np.float32) + 0.5) * unit
        down = np.maximum(0, np.maximum(self.top - y, y - self.bottom))
        across = np.maximum(0, np.maximum(self.left - x, x - self.right))
        return np.asarray(np.hypot(down[:, None], across[None]), np.float32)
