"""Laying one picture on another: with a matte, with soft edges, and with the tones joined at the edge."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.canvas import box_of, fitted, lay, strips

JOINED_AT = 120_000
"""Square pixels at which the join of tones is solved: it is smooth, and nothing of it is lost."""


def over(base: Pixels, top: Pixels, matte: Matte) -> Pixels:
    """`top` on `base` where the matte says, H×W×3 each; `base` comes back bit for bit where the matte is 0."""
    result = base.copy()
    for rows in strips(base.shape[0]):
        share = np.ascontiguousarray(matte[rows], np.float32)
        if share.any():
            mixed = cv2.blendLinear(np.ascontiguousarray(top[rows]), np.ascontiguousarray(base[rows]), share, 1 - share)
            lay(result[rows], np.asarray(mixed, np.uint8), share > 0)
    return result


def enlarged_rows(small: NDArray[Any], rows: slice, height: int, width: int) -> NDArray[Any]:
    """Some rows of a small smooth map (h×w or h×w×C float32) enlarged to H×W, without the others."""
    y, x = np.arange(rows.start, rows.stop, dtype=np.float32), np.arange(width, dtype=np.float32)
    at_y, at_x = (y + 0.5) * small.shape[0] / height - 0.5, (x + 0.5) * small.shape[1] / width - 0.5
    across, down = np.meshgrid(at_x, at_y)
    return np.asarray(cv2.remap(small, across, down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE))


def inward(mask: Mask, width: float) -> Matte:
    """1 well inside the mask, falling to 0 at its edge over `width` pixels, and 0 outside; never more than a third
    of the mask's own thickness is spent on it. The border of the picture is no edge."""
    if width <= 0.5 or mask.all():
        return mask.astype(np.float32)
    padded = np.pad(mask.astype(np.uint8), 1, mode="edge")
    depth = cv2.distanceTransform(padded, cv2.DIST_L2, 3)[1:-1, 1:-1]
    width = max(min(width, float(depth.max()) / 3), 1.0)
    for rows in strips(len(mask)):
        depth[rows] = smooth(np.clip((depth[rows] - 0.5) / width, 0, 1)) * mask[rows]
    return np.asarray(depth, np.float32)


def smooth(share: NDArray[Any]) -> NDArray[Any]:
    """The cubic step: 0 to 1 with level ends."""
    return np.asarray(share * share * (3 - 2 * share), np.float32)


def joined(base: Pixels, top: Pixels, mask: Mask, reach: float, soft: float | None = None) -> Pixels:
    """`top` in the mask, its tones led to those of `base` at the mask's edge, so that the edge is not seen.

    The difference along the edge is spread inward as a membrane (Pérez et al., "Poisson image editing", 2003) that
    fades over `reach` pixels: further in, the colours are `top`'s own. A small step that the membrane leaves goes in
    a soft border of `soft` pixels, a few where that is not said.
    """
    soft = max(2.0, reach / 12) if soft is None else soft
    box = box_of(mask)
    if box is None or mask.all():
        return over(base, top, mask.astype(np.float32))
    margin = 4
    left, top_row = max(box[0] - margin, 0), max(box[1] - margin, 0)
    area = np.s_[top_row : box[3] + margin, left : box[2] + margin]
    lift = _membrane(base[area], top[area], mask[area], reach)
    moved = top.copy()
    window = moved[area]
    for rows in strips(len(window)):
        window[rows] = cv2.add(window[rows], enlarged_rows(lift, rows, *window.shape[:2]), dtype=cv2.CV_8U)
    return over(base, moved, inward(mask, soft))


def _membrane(base: Pixels, top: Pixels, mask: Mask, reach: float) -> NDArray[Any]:
    """What is to be added to `top` in the mask, h×w×3 in a reduced size."""
    height, width = mask.shape
    size = fitted(width, height, JOINED_AT)
    scale = size[0] / width
    hole = cv2.resize(mask.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST).astype(bool)
    sigma = max(0.5 * reach * scale, 1.5)
    below, above = (_broad(cv2.resize(p, size, interpolation=cv2.INTER_AREA), sigma) for p in (base, top))
    ring = _ring(hole)
    if not ring.any():
        return np.zeros((size[1], size[0], 3), np.float32)
    known = _along(below, ring, sigma) - _along(above, _ring(~hole), sigma)
    depth = cv2.distanceTransform(hole.astype(np.uint8), cv2.DIST_L2, 3)
    fade = np.exp(-((depth / max(reach * scale, 1.0)) ** 2))[..., None]
    return np.asarray(known * fade, np.float32)


def _broad(pixels: NDArray[Any], sigma: float) -> NDArray[Any]:
    """Without what is thin, such as a mast that crosses the edge: its colour is not the ground's."""
    side = 2 * int(np.clip(sigma, 1, 12)) + 1
    return np.asarray(cv2.medianBlur(pixels, side), np.float32)


def _along(values: NDArray[Any], ring: Mask, sigma: float) -> NDArray[Any]:
    """The values on a ring, even along it, spread over the hole."""
    weight = ring.astype(np.float32)
    held = cv2.GaussianBlur(values * weight[..., None], (0, 0), sigma)
    mean = held / np.maximum(cv2.GaussianBlur(weight, (0, 0), sigma), 1e-6)[..., None]
    return _spread(np.asarray(mean, np.float32), ring)


def _ring(hole: Mask) -> Mask:
    """The known pixels along the hole."""
    near = cv2.dilate(hole.astype(np.uint8), np.ones((5, 5), np.uint8)).astype(bool)
    return np.asarray(near & ~hole)


def _spread(values: NDArray[Any], known: Mask) -> NDArray[Any]:
    """The known values spread over everything, smoother with the distance: push-pull over a pyramid
    (Gortler et al., "The lumigraph", 1996)."""
    weight = known.astype(np.float32)
    held = values * weight[..., None]
    if min(known.shape) <= 2 or known.all():
        total = max(float(weight.sum()), 1e-6)
        mean = held.sum((0, 1)) / total
        return np.where(known[..., None], values, mean).astype(np.float32)
    half = ((known.shape[1] + 1) // 2, (known.shape[0] + 1) // 2)
    less = cv2.resize(weight, half, interpolation=cv2.INTER_AREA)
    lower = cv2.resize(held, half, interpolation=cv2.INTER_AREA) / np.maximum(less, 1e-6)[..., None]
    coarse = _spread(lower.astype(np.float32), less > 1e-6)
    wide = cv2.resize(coarse, (known.shape[1], known.shape[0]), interpolation=cv2.INTER_LINEAR)
    return np.where(known[..., None], values, cv2.GaussianBlur(wide, (0, 0), 0.8)).astype(np.float32)
