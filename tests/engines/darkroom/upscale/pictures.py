"""Small pictures that the tests of this folder share."""

from typing import Any

import cv2
import numpy as np
import skimage.data
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]

_DATA: Any = skimage.data


def photograph(side: int = 96) -> Pixels:
    """The middle of a cat's face, which the networks have not been trained on."""
    cat: Pixels = _DATA.chelsea()[60:252, 100:292]
    return np.asarray(cv2.resize(cat, (side, side), interpolation=cv2.INTER_AREA))


def gravel(side: int = 96) -> Pixels:
    """A part of a photograph of gravel, rough every way."""
    stones: Pixels = _DATA.gravel()[100 : 100 + side, 100 : 100 + side]
    return np.repeat(stones[..., None], 3, axis=2)


def disc(side: int = 64) -> Pixels:
    """An orange disc on nothing: H×W×4, black under the transparency."""
    large = np.zeros((side * 8, side * 8), np.uint8)
    cv2.circle(large, (side * 4, side * 4), side * 3, 255, -1)
    alpha = cv2.resize(large, (side, side), interpolation=cv2.INTER_AREA)
    pixels = np.zeros((side, side, 4), np.uint8)
    pixels[alpha > 0] = (240, 140, 20, 0)
    pixels[..., 3] = alpha
    return pixels


def fine_energy(pixels: NDArray[Any]) -> float:
    """Mean square of what a blur of one pixel takes away."""
    values = pixels.astype(np.float32)
    return float(np.mean((values - cv2.GaussianBlur(values, (0, 0), 1.0)) ** 2))
