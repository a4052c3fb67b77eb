"""Where a figure meets the ground: blades and pebbles before its foot, and the colour that the ground throws up."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.room import Place

SUNK = 0.09
"""How far up, over a figure's height, what lies and grows on the ground reaches before it."""
ASTRAY, EVEN, PEAKED, LIVELY = 0.3, 0.78, 3.6, 9.0
"""Bounds of a ground that has no direction and no calm part. Measured on scikit-image's photographs: coherence of
grass and gravel 0.04 to 0.07, of wood and brick over 0.5; median over mean slope 0.85 to 0.89, of others mostly under
0.7; kurtosis of slopes 2.4 to 2.9, of others over 4.4. The last is the least deviation of lightness."""


def ground_colour(rgb: Pixels, place: Place) -> tuple[float, float, float]:
    """The mean sRGB colour, 0 to 1, of what is at the place's lower edge."""
    foot, reach = min(place.y + place.height, rgb.shape[0]), place.height // 8 + 1
    near = rgb[max(foot - reach, 0) : foot + reach, max(place.x, 0) : max(place.x + place.width, 1)]
    r, g, b = (float(v) / 255 for v in (near if near.size else rgb).reshape(-1, 3).mean(0))
    return r, g, b


def overgrown(rgb: Pixels, matte: Matte) -> Matte:
    """How much of the figure is behind what lies on the ground, H×W: the ground's lighter parts, fewer further up."""
    rows = np.flatnonzero((matte > 0.5).any(1))
    hidden: Matte = np.zeros_like(matte)
    if len(rows) < 16:
        return hidden
    foot, band = int(rows[-1]), max(SUNK * len(rows), 3.0)
    top, bottom = max(int(foot - band), 0), min(round(foot + band) + 1, len(matte))
    columns = np.flatnonzero((matte[top : foot + 1] > 0.5).any(0))
    left, right = int(columns[0]), int(columns[-1]) + 1
    grey = cv2.cvtColor(rgb[top:bottom], cv2.COLOR_RGB2GRAY).astype(np.float32)
    if not _shaggy(cv2.GaussianBlur(grey[:, left:right], (0, 0), max(0.004 * len(rows), 0.7))):
        return hidden
    fine = cv2.GaussianBlur(grey, (0, 0), 0.6) - cv2.GaussianBlur(grey, (0, 0), max(0.4 * band, 3.0))
    above = (foot - np.arange(top, bottom, dtype=np.float32))[:, None] / band
    hidden[top:bottom] = np.clip((fine / max(float(fine.std()), 1e-3) + 0.9 - 2.6 * above) / 0.6, 0, 1)
    return hidden


def _shaggy(grey: NDArray[Any]) -> bool:
    """Whether a ground is rough all over and every way, as grass is; paving, boards and cloth are not."""
    dx, dy = cv2.Sobel(grey, -1, 1, 0), cv2.Sobel(grey, -1, 0, 1)
    xx, yy, xy = (float((p * q).mean()) for p, q in ((dx, dx), (dy, dy), (dx, dy)))
    energy = xx + yy
    if energy < 1e-3 or grey.std() < LIVELY:
        return False
    slope = np.hypot(dx, dy)
    coherence = float(np.hypot(xx - yy, 2 * xy)) / energy
    peaked = float((slope**4).mean()) / energy**2
    return coherence < ASTRAY and peaked < PEAKED and float(np.median(slope)) > EVEN * float(slope.mean())
