"""Structure and noise of areas, away from edges and lines."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.style.areas import Areas
from limner.engines.illustrator.style.view import Floats, Mask, blurred, gradient

_NOISE = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32)
_BLOCK = 16
"""Pixels: a side of the blocks in which noise is read."""


def texture(found: Areas) -> float:
    """The deviation of lightness inside of areas beside their slope: brush, canvas, weave."""
    return float(np.median(found.rest))


def grain(light: Floats, shown: Mask) -> float:
    """The standard deviation of noise from pixel to pixel: the median over the calmer half of a close picture.

    Immerkær, "Fast noise variance estimation", 1996. Where light is clipped there is no noise to see.
    """
    if min(light.shape) < _BLOCK:
        return 0.0
    noise = np.abs(cv2.filter2D(light, cv2.CV_32F, _NOISE))
    usable = _blocks((light > 0.995) | (light < 0.02) | ~shown).mean(axis=(1, 3)) < 0.5
    if not usable.any():
        return 0.0
    deviation = _blocks(noise).mean(axis=(1, 3)) * np.sqrt(np.pi / 2) / 6
    steps = _blocks(gradient(blurred(light, 2.0))).max(axis=(1, 3))
    calm = usable & (steps <= np.quantile(steps[usable], 0.5))
    return float(np.median(deviation[calm]))


def _blocks(values: NDArray[np.float32] | Mask) -> NDArray[np.float32] | Mask:
    height, width = (n // _BLOCK for n in values.shape)
    return values[: height * _BLOCK, : width * _BLOCK].reshape(height, _BLOCK, width, _BLOCK)
