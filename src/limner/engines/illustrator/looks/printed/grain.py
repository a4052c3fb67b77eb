"""Grain of paper and of ink: noise that grows with the picture, in bytes, so that whole pictures take milliseconds."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.looks.noise import covered, rough, smooth, unit
from limner.engines.illustrator.texture_cache import texture_cache

Pixels = NDArray[np.uint8]

_STARTS = 61
"""Rows and columns of the noise at which a picture may begin, by its seed."""


def noise(shape: tuple[int, ...], sigma: float, seed: int, *, stretch: float = 1.0) -> Pixels:
    """H×W uint8 of evenly spread noise, smooth over `sigma` pixels at 1,024, `stretch` times longer than high."""
    sigma = max(sigma * unit(shape), 0.01)
    tile = _tile(round(sigma, 2), round(sigma * stretch, 2))
    return covered(tile, shape, (seed % _STARTS, seed // _STARTS % _STARTS))


@texture_cache
def _tile(high: float, wide: float) -> Pixels:
    """A square of noise that repeats without a seam, its values spread evenly over 0 to 255."""
    soft = smooth(rough(11), max(wide, 0.01), max(high, 0.01))
    ranks = np.argsort(np.argsort(soft, axis=None)).reshape(soft.shape)
    return (ranks * (256 / ranks.size)).astype(np.uint8)


def fibred(pixels: Pixels, depth: float, seed: int) -> Pixels:
    """Paper's fibres in every colour: up to `depth` darker and a third of it lighter."""
    shade = cv2.addWeighted(noise(pixels.shape, 0.8, seed), 0.6, noise(pixels.shape, 1.1, seed + 9, stretch=9), 0.4, 0)
    factor = cv2.LUT(shade, np.clip(255 - depth * np.arange(256.0), 0, 255).astype(np.uint8))
    return cv2.multiply(pixels, cv2.merge([factor] * 3), scale=(1 + depth / 3) / 255)  # type: ignore[return-value]


def roughened(pixels: Pixels, reach: int, seed: int) -> Pixels:
    """Every colour moved toward black or white by up to `reach` steps of 255, grain by grain."""
    grain = noise(pixels.shape, 0.6, seed)
    lighter = cv2.LUT(grain, np.clip((np.arange(256.0) - 128) * (reach / 128), 0, 255).astype(np.uint8))
    darker = cv2.LUT(grain, np.clip((128 - np.arange(256.0)) * (reach / 128), 0, 255).astype(np.uint8))
    return cv2.subtract(cv2.add(pixels, cv2.merge([lighter] * 3)), cv2.merge([darker] * 3))  # type: ignore[return-value]
