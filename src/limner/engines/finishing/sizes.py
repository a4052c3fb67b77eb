"""Sizes: what an engine is asked for so that the size of the interface can be made of it, and the making."""

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.capabilities import Sizes

Pixels = NDArray[np.uint8]


def nearest(width: int, height: int, sizes: Sizes) -> tuple[int, int]:
    """The size to have drawn for one of width×height pixels: the engine's own nearest in area, then in ratio."""
    if _drawn(width, height, sizes):
        return width, height
    area = max(width * height, sizes.least_area)
    if sizes.greatest_area is not None:
        area = min(area, sizes.greatest_area)
    scale = math.sqrt(area / (width * height))
    multiple = sizes.multiple
    wide, high = (max(round(side * scale / multiple), 1) * multiple for side in (width, height))
    while sizes.greatest_area is not None and wide * high > sizes.greatest_area and max(wide, high) > multiple:
        wide, high = (
            (wide - multiple, high) if wide / high > width / height or high <= multiple else (wide, high - multiple)
        )
    while wide * high < sizes.least_area:
        wide, high = (wide + multiple, high) if wide / high < width / height else (wide, high + multiple)
    return wide, high


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


def _drawn(width: int, height: int, sizes: Sizes) -> bool:
    """Whether the engine draws this very size."""
    if width % sizes.multiple or height % sizes.multiple or width * height < sizes.least_area:
        return False
    return sizes.greatest_area is None or width * height <= sizes.greatest_area
