"""Clean-up of a cut: specks, pinholes, far bits of little weight."""

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.matte.superpixels import Floats

SPECK_SHARE = 0.0004
PINHOLE_SHARE = 0.004
PART_SHARE = 0.05
"""A part that weighs less than so much of the weightiest goes."""
RIM_WORTH = 0.08
"""What a further part's weight counts when the top or a side cuts it: mostly it is ground."""


def drop_specks(mask: Mask) -> Mask:
    """Without parts smaller than a 2500th of the picture, the largest always kept."""
    weights = np.ones(mask.shape, np.float32)
    return _keep(mask, weights, max(1.0, SPECK_SHARE * mask.size))


def tidy(mask: Mask, belief: Floats, hole: float) -> Mask:
    """The weighty parts of a cut, with small holes, and holes of a mean belief above `hole`, filled.

    A part's weight is the belief (H×W, 0..1) that it holds; parts that weigh little go, more so at the rim.
    """
    kernel = np.ones((3, 3), np.uint8)
    smooth = cv2.medianBlur(mask.astype(np.uint8), 5)
    whole = cv2.morphologyEx(smooth, cv2.MORPH_CLOSE, kernel) > 0
    return _fill(_weighty(whole, belief), belief, hole)


def _weighty(mask: Mask, belief: Floats) -> Mask:
    labels = cv2.connectedComponents(mask.astype(np.uint8))[1]
    weights = _weights(mask, belief)
    first = int(weights.argmax())
    least = PART_SHARE * float(weights[first])
    rim = np.unique(np.concatenate([labels[0], labels[:, 0], labels[:, -1]]))
    weights[rim[rim != first]] *= RIM_WORTH
    good = weights >= least
    good[0] = False
    kept: Mask = good[labels]
    return kept


def _weights(mask: Mask, belief: Floats) -> Floats:
    count, labels = cv2.connectedComponents(mask.astype(np.uint8))
    weights = np.bincount(labels.ravel(), belief.ravel(), count)
    weights[0] = 0
    return weights.astype(np.float32)


def _keep(mask: Mask, belief: Floats, least: float) -> Mask:
    labels = cv2.connectedComponents(mask.astype(np.uint8))[1]
    weights = _weights(mask, belief)
    good = weights >= min(least, float(weights.max(initial=0.0)))
    good[0] = False
    kept: Mask = good[labels]
    return kept


def _fill(mask: Mask, belief: Floats, hole: float) -> Mask:
    count, labels, stats, _ = cv2.connectedComponentsWithStats((~mask).astype(np.uint8), connectivity=4)
    border = set(np.unique(np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])).tolist())
    sums = np.bincount(labels.ravel(), belief.ravel(), count)
    filled = mask.copy()
    for index in range(1, count):
        area = int(stats[index, cv2.CC_STAT_AREA])
        small = area < PINHOLE_SHARE * mask.sum()
        if index not in border and not mask[labels == index].any() and (small or sums[index] > hole * area):
            filled[labels == index] = True
    return filled
