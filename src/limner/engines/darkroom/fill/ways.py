"""How what is beyond the right border of a picture may be copied from it: shifted, or mirrored and sheared."""

from dataclasses import dataclass

import numpy as np

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.fill.patches import Floats, Places


@dataclass(frozen=True, slots=True)
class Ways:
    """For each way, in pixels: down and right, whether it mirrors at the border, and the rows more for each column.

    The last way is none: calm.
    """

    down: Places
    right: Places
    mirrored: Mask
    shear: Floats

    @classmethod
    def of(cls, shifts: Places, shears: Floats) -> "Ways":
        """All shifts (N×2: down and right), then mirror images of all shears, then none."""
        ahead, behind = len(shifts), len(shears)
        down, right = (np.append(shifts[:, axis], np.zeros(behind + 1, np.int64)) for axis in (0, 1))
        mirrored = np.arange(ahead + behind + 1) >= ahead
        mirrored[-1] = False
        return cls(down, right, mirrored, np.concatenate([np.zeros(ahead), shears, [0]]).astype(np.float32))

    @property
    def calm(self) -> int:
        """The number of the last, which copies nothing."""
        return len(self.down) - 1

    def places(self, chosen: Places, y: Places, x: Places, wide: int, unit: int = 1) -> tuple[Floats, Floats]:
        """Rows and columns in a picture of that width of what is beyond its border; they may lie outside.

        `chosen` are numbers of ways, `x` is counted from the border, `unit` is by how much the picture is larger.
        """
        mirrored = self.mirrored[chosen]
        from_x = np.where(mirrored, wide - 1 - x, wide + x) + unit * self.right[chosen]
        from_y = y + unit * self.down[chosen] + self.shear[chosen] * (x + np.float32(0.5))
        return np.asarray(from_y, np.float32), np.asarray(from_x, np.float32)
