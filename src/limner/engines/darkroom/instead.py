"""One thing in the place of another: the old one filled away, the new one where and as large as it was."""

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.canvas import box_of, fitted, resized, resized_matte
from limner.engines.darkroom.composite import over
from limner.engines.darkroom.fill.fill import fill
from limner.engines.darkroom.harmony import grained
from limner.engines.darkroom.room import Place

LEAST, MOST = 0.012, 0.5
"""The shares of the picture between which what was found is a thing that another can replace."""
FILLED_AT = 160_000
"""Square pixels at which the old thing is filled away: most of it lies behind the new one."""
RIM = 0.03
"""How far round the old thing, over the picture's shorter side, it is filled away with it: its edge and shadow."""
WIDER = 1.5
"""How much wider than the old thing the new one may be."""


def old_thing(subject: Matte) -> tuple[int, int, int, int] | None:
    """The box in pixels (left, top, right, bottom) of the picture's thing; None where it is none to replace."""
    found = subject > 0.5
    if not LEAST < float(found.mean()) < MOST:
        return None
    box = box_of(found)
    if box is None or (box[2] - box[0]) * (box[3] - box[1]) > 0.8 * found.size:
        return None
    return box


def without(rgb: Pixels, subject: Matte, grain: float, seed: int, check: CancelCheck) -> Pixels:
    """H×W×3 with the picture's thing filled away, and the rest bit for bit."""
    height, width = subject.shape
    size = fitted(width, height, FILLED_AT)
    hole = _grown(cv2.resize(subject, size, interpolation=cv2.INTER_AREA) > 0.15)
    filled = resized(fill(resized(rgb, *size), hole, seed, check), width, height)
    soft = cv2.GaussianBlur(hole.astype(np.float32), (0, 0), max(0.25 * RIM * min(size), 0.8))
    share = resized_matte(np.asarray(soft, np.float32), width, height)
    return over(rgb, grained(filled, share, grain, seed), share)


def _grown(hole: Mask) -> Mask:
    """With a rim, and with as much again below, where a shadow lies."""
    rim = max(round(RIM * min(hole.shape)), 2)
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * rim + 1, 2 * rim + 1))
    wide = cv2.dilate(hole.astype(np.uint8), disc)
    low = np.zeros_like(wide)
    low[rim:] = wide[:-rim]
    return np.asarray((wide > 0) | (low > 0))


def place_of(box: tuple[int, int, int, int], width: int, height: int, *, grounded: bool) -> Place:
    """Where a figure of that size goes in the old thing's stead: as tall as it, unless it became too wide for it.

    It stands where that stood; what does not stand has that one's middle.
    """
    left, top, right, bottom = box
    scale = min((bottom - top) / height, WIDER * (right - left) / width)
    wide, tall = max(round(width * scale), 1), max(round(height * scale), 1)
    x = round((left + right - wide) / 2)
    return Place(x, bottom - tall if grounded else round((top + bottom - tall) / 2), wide, tall)
