"""A tile's pixels worked on so that they still close over its edges: paper, grain and brush know nothing of tiles."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
"""H×W×3 uint8, sRGB."""
_MARGIN = 0.09
"""What is worked on beyond the tile's right and lower edges, over its shorter side."""
_LEAST = 24


def seamless(pixels: Pixels, work: Callable[[Pixels], Pixels]) -> Pixels:
    """What `work` makes of a tile, so that opposite edges continue each other.

    The tile is worked on with a strip of its other side beyond two edges; the strip, which is the same place with the
    continued texture, fades into the first one (as a loop of sound is made by a cross-fade).
    """
    height, width = pixels.shape[:2]
    margin = min(max(round(_MARGIN * min(height, width)), _LEAST), height, width)
    wide = np.ascontiguousarray(np.pad(pixels, ((0, margin), (0, margin), (0, 0)), mode="wrap"))
    worked = work(wide.copy())
    if np.array_equal(worked, wide):
        return pixels
    for axis, side in ((1, width), (0, height)):
        worked = _faded(worked, axis, side, margin)
    return np.ascontiguousarray(worked)


def _faded(worked: Pixels, axis: int, side: int, margin: int) -> Pixels:
    """The pixels without the strip beyond `side`, which is faded into the opposite one, in place."""
    whole = np.moveaxis(worked, axis, 0)
    share = (np.arange(margin, dtype=np.float32) / margin).reshape(-1, *([1] * (whole.ndim - 1)))
    share = share * share * (3 - 2 * share)
    first, beyond = whole[:margin], whole[side : side + margin]
    # Where the tile begins the strip stands alone: it goes on from the pixel at the far edge.
    whole[:margin] = np.rint(share * first + (1 - share) * beyond).astype(np.uint8)
    return np.moveaxis(whole[:side], 0, axis)
