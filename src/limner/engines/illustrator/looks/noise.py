"""Noise that repeats without a seam: what papers, grains and strokes are uneven by."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.texture_cache import texture_cache

TILE = 512
"""The sides of a piece of noise, in pixels."""
FINE = 1024
"""The shorter side, in pixels, of a picture on which measures "in pixels at 1,024" are what they say."""


def unit(shape: tuple[int, ...]) -> float:
    """Pixels of an H×W picture for one pixel at 1,024."""
    return min(shape[:2]) / FINE


@texture_cache
def rough(seed: int) -> NDArray[np.float32]:
    """`TILE` squared, without grain, of mean 0 and standard deviation 1; to be read only."""
    noise = np.random.default_rng(seed).normal(0.0, 1.0, (TILE, TILE)).astype(np.float32)
    noise.flags.writeable = False
    return noise


def smooth(field: NDArray[np.float32], across: float, down: float | None = None) -> NDArray[Any]:
    """The piece blurred across its seams by Gaussians of these deviations in pixels; `down` is as `across`."""
    down = across if down is None else down
    edge = min(round(4 * max(across, down)) + 1, len(field))
    wide = cv2.copyMakeBorder(field, edge, edge, edge, edge, cv2.BORDER_WRAP)
    return cv2.GaussianBlur(wide, (0, 0), across, sigmaY=down)[edge:-edge, edge:-edge]


def even(field: NDArray[Any]) -> NDArray[np.float32]:
    """The field with mean 0 and standard deviation 1."""
    return np.asarray((field - field.mean()) / field.std(), np.float32)


def covered(piece: NDArray[Any], shape: tuple[int, ...], start: tuple[int, int] = (0, 0)) -> NDArray[Any]:
    """The square piece repeated over H×W pixels, from its row and column `start` on."""
    (height, width), size = shape[:2], len(piece)
    y, x = start[0] % size, start[1] % size
    whole = np.tile(piece, (-(-(height + y) // size), -(-(width + x) // size)))
    return np.ascontiguousarray(whole[y : y + height, x : x + width])
