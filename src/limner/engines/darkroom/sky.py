"""A sky without clouds: the slope of blue that the picture's own sky has between them."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import box_of, fitted, strips, to_bytes
from limner.engines.darkroom.composite import enlarged_rows, joined
from limner.engines.darkroom.harmony import grained
from limner.engines.darkroom.photograph import grain_of

LOOKED_AT = 40_000
"""Square pixels at which the sky's slope is found: it is smooth."""
HUES, CHROMA = (200.0, 310.0), 9.0
"""Degrees of L*a*b* that a clear sky has, and the least chroma."""
ENOUGH = 0.01
"""The share of the picture that has to be clear sky for its slope to be known."""
KEPT = 40.0
"""The percentage of the sky that is looked at, its bluest: haze and thin clouds are paler."""
LED, SOFT = 0.30, 0.16
"""How far into the hole its edge's tones are led, and the width of its soft border, over the hole's shorter side."""


def clear_sky(rgb: Pixels, hole: Mask, seed: int) -> Pixels | None:
    """H×W×3 with the hole filled by a clear sky, grained like the picture; None where the picture has none to go by."""
    size = fitted(rgb.shape[1], rgb.shape[0], LOOKED_AT)
    small = cv2.resize(rgb, size, interpolation=cv2.INTER_AREA)
    lab = cv2.cvtColor(cv2.GaussianBlur(small, (0, 0), 1.0).astype(np.float32) / 255, cv2.COLOR_RGB2Lab)
    blue = _blue(lab, cv2.resize(hole.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST) > 0)
    box = box_of(hole)
    if box is None or blue.mean() < ENOUGH:
        return None
    slope = cv2.cvtColor(_slope(lab, blue), cv2.COLOR_Lab2RGB)
    made = np.empty_like(rgb)
    for rows in strips(len(rgb)):
        made[rows] = to_bytes(255 * enlarged_rows(slope, rows, *rgb.shape[:2]))
    made = grained(made, hole.astype(np.float32), grain_of(rgb), seed)
    side = min(box[2] - box[0], box[3] - box[1])
    return joined(rgb, made, hole, LED * side, SOFT * side)


def _blue(lab: NDArray[Any], hole: Mask) -> Mask:
    """Where the sky is clear, in the hole and above or beside it."""
    chroma = np.hypot(lab[..., 1], lab[..., 2])
    hue = np.degrees(np.arctan2(lab[..., 2], lab[..., 1])) % 360
    sky = (hue > HUES[0]) & (hue < HUES[1]) & (chroma > CHROMA) & (lab[..., 0] > 15)
    # A ground may be as blue as a sky, but not above the hole.
    lowest = int(np.flatnonzero(hole.any(1))[-1]) + 1 if hole.any() else 0
    sky[lowest:] = False
    if not sky.any():
        return np.asarray(sky)
    return np.asarray(sky & (chroma >= np.percentile(chroma[sky], 100 - KEPT)))


def _slope(lab: NDArray[Any], blue: Mask) -> NDArray[Any]:
    """h×w×3: the plane, bent once from top to bottom, that is nearest to the clear pixels."""
    height, width = blue.shape
    y, x = np.mgrid[:height, :width].astype(np.float32)
    terms = np.stack([np.ones_like(x), x / width, y / height, (y / height) ** 2], -1)
    weights, *_ = np.linalg.lstsq(terms[blue].astype(np.float64), lab[blue].astype(np.float64), rcond=None)
    low, high = lab[blue].min(0), lab[blue].max(0)
    return np.asarray(np.clip(terms @ weights, low, high), np.float32)
