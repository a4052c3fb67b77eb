"""What a lens does to the pixels: a fisheye bends them, a tilt-shift lens blurs them, a low eye sees walls converge."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.scene import Lens

Pixels = NDArray[np.uint8]

_BENT = 0.46
"""How much of the middle's distance a fisheye takes away."""
_SHARP, _SOFT = 0.13, 0.011
"""Half of the band in focus, over the height, and the blur at the upper edge, over the shorter side."""
_FOCUS = 0.64
"""The height of the band in focus."""
_BRIGHTER = 1.22
"""How much more chroma toys have."""
_NARROW = 0.7
"""The share of the width that is seen along the lower edge by who lies on the ground."""


def through(pixels: Pixels, lens: Lens) -> Pixels:
    """The H×W×3 pixels as they are seen through a lens."""
    if lens == "fisheye":
        return _bent(pixels)
    if lens == "tilt-shift":
        return _toylike(pixels)
    return _converging(pixels) if lens == "from below" else pixels


def _bent(pixels: Pixels) -> Pixels:
    """The middle swells and the rim, a circle that touches the shorter sides, stays where it is."""
    height, width = pixels.shape[:2]
    rim = 0.5 * min(width, height)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x - 0.5 * width, y - 0.5 * height
    near = np.minimum((x * x + y * y) / (rim * rim), 1.0)
    share = (1 - _BENT + _BENT * near).astype(np.float32)
    return cv2.remap(pixels, x * share + 0.5 * width, y * share + 0.5 * height, cv2.INTER_LINEAR)  # type: ignore[return-value]


def _toylike(pixels: Pixels) -> Pixels:
    """One band in focus, all above and below it out of it, and the colours of toys."""
    height, width = pixels.shape[:2]
    soft = cv2.GaussianBlur(pixels, (0, 0), max(_SOFT * min(width, height), 0.8))
    softer = cv2.GaussianBlur(pixels, (0, 0), max(2.2 * _SOFT * min(width, height), 1.0))
    off = np.abs(np.linspace(0, 1, height, dtype=np.float32) - _FOCUS)[:, None, None]
    first, second = (np.clip((off - _SHARP - more) / 0.14, 0, 1) for more in (0.0, 0.14))
    mixed = pixels + first * (soft.astype(np.float32) - pixels)
    mixed += second * (softer - mixed)
    grey = mixed.mean(axis=2, keepdims=True)
    return np.asarray(np.clip(grey + _BRIGHTER * (mixed - grey), 0, 255), np.uint8)


def _converging(pixels: Pixels) -> Pixels:
    """What stands leans together toward its top: the lower edge shows a part of the width, the upper one all."""
    height, width = pixels.shape[:2]
    inset = 0.5 * (1 - _NARROW) * width
    seen = np.array([(0, 0), (width, 0), (width - inset, height), (inset, height)], np.float32)
    shown = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32)
    matrix = cv2.getPerspectiveTransform(seen, shown)
    return cv2.warpPerspective(pixels, matrix, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)  # type: ignore[return-value]
