"""What of a tile is taken already, on a small mask that closes over its edges."""

from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.coverage import covered
from limner.drawing.geometry import Path
from limner.drawing.matrices import affine

_SIDE = 136
"""The mask's shorter side in cells."""


_AT_ONCE = 6
"""How many free discs are sought at once."""


class Torus:
    """A tile's mask; coordinates and lengths are the tile's, in pixels."""

    def __init__(self, width: float, height: float) -> None:
        self._scale = _SIDE / min(width, height)
        self._columns, self._rows = round(width * self._scale), round(height * self._scale)
        self._fx, self._fy = self._columns / width, self._rows / height
        self._taken: NDArray[np.bool_] = np.zeros((self._rows, self._columns), bool)

    def free(self, path: Path, gap: float) -> bool:
        """Whether the path, grown by the gap, lies on nothing that was taken."""
        return not bool((self._mask(path, gap) & self._taken).any())

    def take(self, path: Path) -> None:
        """Marks the path's area as taken."""
        self._taken |= self._mask(path, 0.0)

    def widest(self) -> tuple[float, float, float]:
        """The middle of the largest free disc and its radius."""
        return self.gaps(1)[0]

    def gaps(self, number: int) -> list[tuple[float, float, float]]:
        """The middles and radii of the largest free discs, the largest first, none of them in another."""
        pad = _SIDE // 3
        free = np.pad((~self._taken).astype(np.uint8), pad, mode="wrap")
        far = cv2.distanceTransform(free, cv2.DIST_L2, 3)[pad:-pad, pad:-pad].copy()
        found = []
        for _ in range(number):
            row, column = divmod(int(far.argmax()), self._columns)
            room = float(far[row, column])
            found.append(((column + 0.5) / self._fx, (row + 0.5) / self._fy, room / self._scale))
            for dx in (-self._columns, 0, self._columns):
                for dy in (-self._rows, 0, self._rows):
                    cv2.circle(far, (column + dx, row + dy), max(round(1.7 * room), 1), 0.0, -1)
        return found

    def discs(self, most: int) -> Iterator[tuple[float, float, float]]:
        """Free discs from the largest on; what is taken of one counts for those that come later."""
        left = most
        while left > 0:
            found = self.gaps(min(left, _AT_ONCE))
            alike = [disc for disc in found if disc[2] >= 0.7 * found[0][2]]
            yield from alike
            left -= len(alike)

    def _mask(self, path: Path, gap: float) -> NDArray[np.bool_]:
        """The path's area, what crosses an edge coming in opposite."""
        box = path.getBounds().makeOutset(gap, gap)
        inside = box.left() >= 0 <= box.top() and box.right() * self._fx <= self._columns
        if inside and box.bottom() * self._fy <= self._rows:
            return self._drawn(path, gap, 0, 1).astype(bool)
        mask = self._drawn(path, gap, 1, 3)
        folded: NDArray[np.bool_] = np.any(mask.reshape(3, self._rows, 3, self._columns), axis=(0, 2))
        return folded

    def _drawn(self, path: Path, gap: float, before: int, number: int) -> NDArray[np.uint8]:
        """The path on that many tiles each way, of which so many lie before the tile itself."""
        cells = affine(self._fx, 0, 0, self._fy, before * self._columns, before * self._rows)
        return covered(path, number * self._columns, number * self._rows, cells, grown=gap, smooth=False)
