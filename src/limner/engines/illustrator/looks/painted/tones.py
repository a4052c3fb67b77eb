"""The tones of a drawing: what a dark medium makes of a picture's lightness, night scenes included."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[Any]
Tones = NDArray[Any]

_NIGHT = 0.56
"""The mean lightness that a dark picture is brought to, of 1; light pictures keep theirs."""


def levelled(pixels: Pixels) -> Tones:
    """H×W, 255 light: the lightness, spread over the whole scale and lifted where the picture is of the night."""
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
    small = cv2.resize(grey, (64, 64), interpolation=cv2.INTER_AREA)
    low, high = np.percentile(small, (1, 97))
    span = max(float(high - low), 60.0)
    steps = np.clip((np.arange(256) - (high - span)) / span, 0, 1)
    mean = float(np.clip((small - (high - span)) / span, 0, 1).mean())
    power = min(max(np.log(_NIGHT) / np.log(min(max(mean, 0.02), 0.98)), 0.35), 1.0)
    return cv2.LUT(grey, np.rint(255 * steps**power).astype(np.uint8))


def lines(pixels: Pixels, reach: float, gain: float) -> Tones:
    """H×W: how much darker thin dark strokes are than what lies round them."""
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
    round_them = cv2.blur(grey, (max(round(reach), 1) * 2 + 1,) * 2)
    return cv2.convertScaleAbs(cv2.subtract(round_them, grey), alpha=gain)


def table(*points: tuple[float, float]) -> NDArray[Any]:
    """A table through (from, to) points, 0 to 255 each."""
    at, to = zip(*points, strict=True)
    steps: NDArray[Any] = np.rint(np.interp(np.arange(256), at, to)).astype(np.uint8)
    return steps


def lessened(ink: Tones, amount: int) -> Tones:
    """So many steps of 255 less everywhere."""
    return cv2.LUT(ink, table((0, 0), (amount, 0), (255, 255 - amount)))
