"""How bodies lean toward their outlines: the normals of rounded things, from a map of which body is where."""

from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Vectors: TypeAlias = NDArray[np.float32]
"""H×W×2: the parts of normals across and down; 0 where a place faces the viewer, of length 1 at an outline."""


def leanings(numbers: NDArray[np.int32], reach: NDArray[Any]) -> Vectors:
    """How each place leans toward the nearest point of its own body's outline, up to `reach` pixels from it.

    `numbers` is H×W, 0 for nothing, higher numbers nearer; `reach` is by number. Where something nearer hides a body,
    there is no outline of it, and it goes on behind.
    """
    height, width = numbers.shape
    edge = _outlines(numbers)
    distance, labels = cv2.distanceTransformWithLabels(
        (~edge).view(np.uint8), cv2.DIST_L2, 3, labelType=cv2.DIST_LABEL_PIXEL
    )
    at = np.flatnonzero(edge)
    owner, across, down = (np.zeros(len(at) + 1, kind) for kind in (np.int32, np.float32, np.float32))
    which = labels.ravel()[at]
    owner[which], across[which], down[which] = numbers.ravel()[at], at % width, at // width
    lean = np.maximum(1 - distance / reach.astype(np.float32)[numbers], 0) / np.maximum(distance, 1)
    lean *= owner[labels] == numbers
    x = (across[labels] - np.arange(width, dtype=np.float32)[None]) * lean
    y = (down[labels] - np.arange(height, dtype=np.float32)[:, None]) * lean
    return np.dstack([x, y])


def _outlines(numbers: NDArray[np.int32]) -> NDArray[np.bool_]:
    """Where a body ends before what is farther than it."""
    edge = np.zeros(numbers.shape, bool)
    beside, below = numbers[:, :-1] > numbers[:, 1:], numbers[:-1] > numbers[1:]
    edge[:, :-1] |= beside
    edge[:-1] |= below
    edge[:, 1:] |= numbers[:, 1:] > numbers[:, :-1]
    edge[1:] |= numbers[1:] > numbers[:-1]
    return edge
