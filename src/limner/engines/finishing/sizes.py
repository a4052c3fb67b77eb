"""Sizes: what an engine is asked for so that the size of the interface can be made of it, and the making."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.capabilities import Sizes

Pixels = NDArray[np.uint8]


def nearest(width: int, height: int, sizes: Sizes) -> tuple[int, int]:
    """The size to have drawn for one of width×height pixels: the engine's own nearest in area, then in ratio."""
    return sizes.nearest(width, height)


def fitted(pixels: Pixels, width: int, height: int) -> Pixels:
    """The picture, H×W×3 or H×W×4, scaled until it covers width×height pixels, and cut to them around its middle."""
    high, wide = pixels.shape[:2]
    if (wide, high) == (width, height):
        return pixels
    scale = max(width / wide, height / high)
    if scale != 1.0:
        size = max(width, round(wide * scale)), max(height, round(high * scale))
        method = cv2.INTER_AREA if scale < 1 else cv2.INTER_LANCZOS4
        pixels = np.asarray(cv2.resize(pixels, size, interpolation=method), np.uint8)
        high, wide = pixels.shape[:2]
    left, top = (wide - width) // 2, (high - height) // 2
    return np.ascontiguousarray(pixels[top : top + height, left : left + width])
