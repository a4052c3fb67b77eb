"""The edge of what a mask keeps to the bit: what of it reaches over onto the side that changes."""

from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.canvas import box_of, fitted, strips, to_bytes
from limner.engines.darkroom.composite import enlarged_rows, smooth

REACH: Final = 0.007
"""How far over the edge hair and fringes are looked for, as a share of the shorter side."""
LOOKED_AT: Final = 300_000
"""Square pixels at which the colours on both sides are averaged."""
ALIKE: Final = 0.0025
"""Two sides whose colours are nearer than the root of this, of a range of 1, cannot be told apart."""


def softened(rgb: Pixels, keep: Mask) -> tuple[Pixels, Matte]:
    """The subject's own colours H×W×3 and its matte H×W: 1 on what is kept, at most a fringe beyond its edge.

    Each pixel of the fringe is taken for a mix of the mean colours on both sides of the edge near it (projected onto
    the line between them, Ruzon and Tomasi 2000), and has the colour of the kept side.
    """
    matte: Matte = keep.astype(np.float32)
    box = None if keep.all() else box_of(keep)
    if box is None:
        return rgb, matte
    reach = max(REACH * min(keep.shape), 2.0)
    margin = int(4 * reach) + 2
    left, top = max(box[0] - margin, 0), max(box[1] - margin, 0)
    area = np.s_[top : box[3] + margin, left : box[2] + margin]
    own = rgb.copy()
    own[area], matte[area] = _fringed(rgb[area], keep[area], reach)
    return own, matte


def _fringed(rgb: Pixels, keep: Mask, reach: float) -> tuple[Pixels, Matte]:
    near, far = _sides(rgb, keep, reach)
    away = cv2.distanceTransform((~keep).astype(np.uint8), cv2.DIST_L2, 3)
    own, matte = rgb.copy(), keep.astype(np.float32)
    for rows in strips(len(keep)):
        fringe = (away[rows] > 0) & (away[rows] < reach)
        if not fringe.any():
            continue
        inside = enlarged_rows(near, rows, *keep.shape)[fringe]
        outside = enlarged_rows(far, rows, *keep.shape)[fringe]
        way = inside - outside
        length = (way**2).sum(-1)
        share = ((rgb[rows][fringe].astype(np.float32) / 255 - outside) * way).sum(-1) / np.maximum(length, 1e-6)
        trust = length / (length + ALIKE)
        fade = smooth(np.clip(1 - (away[rows][fringe] - 1) / reach, 0, 1))
        first = np.clip(1.5 - away[rows][fringe], 0, 0.5)
        matte[rows][fringe] = np.clip((share - 0.08) / 0.84, 0, 1) * trust * fade + first * (1 - trust)
        own[rows][fringe] = to_bytes(255 * inside)
    return own, matte


def _sides(rgb: Pixels, keep: Mask, reach: float) -> tuple[NDArray[Any], NDArray[Any]]:
    """The mean colours, h×w×3 in 0 to 1, of what is kept and of what is not, near each place."""
    height, width = keep.shape
    size = fitted(width, height, LOOKED_AT)
    scale = size[0] / width
    colours = cv2.resize(rgb, size, interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    inner = cv2.resize(keep.astype(np.float32), size, interpolation=cv2.INTER_AREA)
    apart = cv2.dilate(keep.astype(np.uint8), np.ones((3, 3), np.uint8), iterations=max(round(reach), 1))
    outer = 1 - cv2.resize(apart.astype(np.float32), size, interpolation=cv2.INTER_AREA)
    sigma = max(1.3 * reach * scale, 1.0)
    return _mean(colours, inner * (inner > 0.98), sigma), _mean(colours, outer * (outer > 0.98), 1.6 * sigma)


def _mean(colours: NDArray[Any], weight: NDArray[Any], sigma: float) -> NDArray[Any]:
    """The weighted mean about each place; a wider one where nothing near has weight."""
    stacked = np.dstack([colours * weight[..., None], weight])
    held: NDArray[Any] = cv2.GaussianBlur(stacked, (0, 0), sigma)
    size = max(weight.shape[1] // 4, 1), max(weight.shape[0] // 4, 1)
    wide = cv2.GaussianBlur(cv2.resize(held, size, interpolation=cv2.INTER_AREA), (0, 0), sigma)
    held = held + 1e-3 * cv2.resize(wide, weight.shape[::-1], interpolation=cv2.INTER_LINEAR)
    return np.asarray(held[..., :3] / (held[..., 3:] + 1e-6), np.float32)
