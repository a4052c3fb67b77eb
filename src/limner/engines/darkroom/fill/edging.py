"""Thin lines along the border of a photograph, as scanners and cameras leave them, which do not go on beyond it."""

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.material import turned

MOST_WIDE = 6
"""Lines that may belong to an edging."""

DEEP = 8
"""Lines behind those that tell what is usual."""

UNUSUAL, STEP = 3.0, 6.0
"""A line belongs to it that differs so many times as much as is usual from what is behind, and by so many levels."""


def without_edging(pixels: Pixels, frame: Frame) -> Pixels:
    """A copy of the H×W×3 canvas in whose frame such lines have the colours of the line behind them."""
    cleaned = pixels.copy()
    known = cleaned[frame.area]
    if min(known.shape[:2]) < 4 * (MOST_WIDE + DEEP):
        return cleaned
    for side in ("right", "left", "below", "above"):
        lines = turned(known, side)[:, ::-1]
        wide = _width(np.ascontiguousarray(lines[:, : MOST_WIDE + DEEP]))
        lines[:, :wide] = lines[:, wide : wide + 1]
    return cleaned


def _width(lines: Pixels) -> int:
    """How many of the first columns are an edging."""
    values = cv2.blur(lines, (1, 9)).astype(np.float32)
    behind = np.median(values[:, MOST_WIDE:], 1)
    apart = np.median(np.abs(values - behind[:, None]).max(2), 0)
    usual = float(apart[MOST_WIDE:].mean())
    odd = np.flatnonzero(apart[:MOST_WIDE] > UNUSUAL * usual + STEP)
    return int(odd[-1]) + 1 if odd.size and odd[0] == 0 else 0
