"""The noise of a picture, and the picture with less of it."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.upscale.tiles import tiles

TILE = 512


def noise_of(pixels: Pixels) -> float:
    """Standard deviation of the noise in levels of 255: the median over blocks of Immerkær's estimate (1996)."""
    light = cv2.cvtColor(np.ascontiguousarray(pixels[..., :3]), cv2.COLOR_RGB2GRAY).astype(np.float32)
    kernel = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32)
    response = np.abs(cv2.filter2D(light, -1, kernel)) * np.float32(np.sqrt(np.pi / 2) / 6)
    blocks = cv2.resize(response, None, fx=1 / 16, fy=1 / 16, interpolation=cv2.INTER_AREA)
    return float(np.percentile(blocks, 20))


def cleaned(pixels: Pixels, share: float, noise: float | None = None) -> Pixels:
    """Noise and coding blocks smoothed between edges (guided filter, He et al. 2013), in place of some of them.

    `noise` is that of `noise_of`, where it is known.
    """
    noise = noise_of(pixels) if noise is None else noise
    if noise < 0.3:
        return pixels
    colours = np.ascontiguousarray(pixels[..., :3])
    smooth = _self_guided(colours, 2, (1.5 * noise) ** 2)
    result = pixels.copy()
    result[..., :3] = cv2.addWeighted(colours, 1 - share, smooth, share, 0)
    return result


def _self_guided(colours: Pixels, radius: int, variance: float) -> Pixels:
    """Each channel smoothed where its own variance is well under `variance`, in tiles."""
    margin = 2 * radius
    height, width = colours.shape[:2]
    result = np.empty_like(colours)
    for place in tiles(height, width, TILE):
        outer = place.grown(margin, height, width)
        values = colours[outer.area].astype(np.float32)
        result[place.area] = np.clip(np.rint(smoothed(values, radius, variance)), 0, 255)[place.within(outer).area]
    return result


def smoothed(values: NDArray[np.float32], radius: int, variance: float) -> NDArray[np.float32]:
    """H×W×C smoothed where its own variance within `radius` is well under `variance`."""
    size = (2 * radius + 1, 2 * radius + 1)
    mean = cv2.blur(values, size)
    spread = np.maximum(cv2.blur(values * values, size) - mean * mean, 0)
    slope = spread / (spread + np.float32(variance))
    return np.asarray(cv2.blur(slope, size) * values + cv2.blur((1 - slope) * mean, size))
