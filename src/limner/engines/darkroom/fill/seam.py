"""The seam of least error between two pieces that overlap."""

import numpy as np

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.fill.patches import Floats


def seam(error: Floats) -> Mask:
    """H×W, true right of the path from the first row to the last on which the error is least (dynamic programming)."""
    height, width = error.shape
    cost = error.copy()
    for row in range(1, height):
        above = cost[row - 1]
        least = above.copy()
        np.minimum(least[1:], above[:-1], out=least[1:])
        np.minimum(least[:-1], above[1:], out=least[:-1])
        cost[row] += least
    path = np.empty(height, np.int64)
    path[-1] = int(np.argmin(cost[-1]))
    for row in range(height - 2, -1, -1):
        first = max(0, path[row + 1] - 1)
        path[row] = first + int(np.argmin(cost[row, first : path[row + 1] + 2]))
    return np.asarray(np.arange(width)[None] >= path[:, None])
