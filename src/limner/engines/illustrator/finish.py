"""What happens to the pixels after drawing: bloom, vignette, grain. Whole-image work, all of it in OpenCV."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.scene import Finish
from limner.engines.illustrator.texture_cache import texture_cache

Pixels = NDArray[np.uint8]

_SMALLER = 8
"""Bloom is made at this fraction of the size."""
_BRIGHT, _ABOVE = 0.7, 0.18
"""What blooms is brighter than this share of white, and by so much brighter than the picture on the whole."""

_COOL = (1.05, 1.0, 0.85)
"""How much red, green and blue fall off toward the corners: shade is cool."""
_SPILL = 0.3
"""The share of a bright place's light that spills at amount 1."""
_GRAIN = 3.0
"""The standard deviation of the grain at amount 1, in steps of 255."""
_GRAINS = ((0.6, 0.9), (2.6, 0.62), (13.0, 0.75))
"""The sizes of grain, in pixels, and how strong each is: the paper's tooth, the brush, the wash."""
_TILE, _SLACK = 512, 64
"""The noise repeats after so many grains; the seed moves it by less than so many pixels."""
_FINE = 1024
"""The shorter side, in pixels, of a picture whose grains are single pixels."""


def finish(pixels: Pixels, wanted: Finish, seed: int) -> Pixels:
    """The H×W×3 pixels finished; the array that was given may be changed."""
    if wanted.bloom > 0:
        pixels = _bloomed(pixels, wanted.bloom)
    if wanted.vignette > 0:
        pixels = _vignetted(pixels, wanted.vignette)
    if wanted.grain > 0:
        pixels = _grained(pixels, wanted.grain, seed)
    return pixels


def _bloomed(pixels: Pixels, amount: float) -> Pixels:
    """Light that spills from the brightest places: added to what is there, as much as there is room for."""
    height, width = pixels.shape[:2]
    small = cv2.resize(pixels, (max(width // _SMALLER, 1), max(height // _SMALLER, 1)), interpolation=cv2.INTER_AREA)
    light = small.astype(np.float32)
    level = light.mean(axis=2, keepdims=True) / 255
    least = max(_BRIGHT, float(level.mean()) + _ABOVE)
    light *= np.clip((level - least) / 0.25, 0, 1)
    wide = cv2.GaussianBlur(light, (0, 0), max(min(small.shape[:2]) / 22, 1.0))
    near = cv2.GaussianBlur(light, (0, 0), max(min(small.shape[:2]) / 64, 0.8))
    glow = np.clip((wide + 0.5 * near) * (_SPILL * amount), 0, 255).astype(np.uint8)
    return cv2.add(pixels, cv2.resize(glow, (width, height), interpolation=cv2.INTER_LINEAR))  # type: ignore[return-value]


def _vignetted(pixels: Pixels, amount: float) -> Pixels:
    return cv2.multiply(pixels, _shade(pixels.shape[1], pixels.shape[0], round(amount, 3)), scale=1 / 255)  # type: ignore[return-value]


@texture_cache
def _shade(width: int, height: int, amount: float) -> Pixels:
    """H×W×3: 255 where the picture stays as it is, less toward the corners."""
    x = np.linspace(-1, 1, width, dtype=np.float32)[None, :]
    y = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
    edge = np.clip((np.sqrt(x * x + y * y) - 0.62) / 0.8, 0, 1) ** 2
    cool = [np.round(255 * (1 - share * amount * edge)).astype(np.uint8) for share in _COOL]
    return cv2.merge(cool)  # type: ignore[return-value]


def _grained(pixels: Pixels, amount: float, seed: int) -> Pixels:
    """Paper's grain: the same noise on all channels, which lossless WebP then stores once."""
    height, width = pixels.shape[:2]
    lighter, darker = _noise(width + _SLACK, height + _SLACK, round(amount, 3))
    x, y = seed % _SLACK, seed // _SLACK % _SLACK
    window = (slice(y, y + height), slice(x, x + width))
    cv2.add(pixels, lighter[window], dst=pixels)
    return cv2.subtract(pixels, darker[window], dst=pixels)  # type: ignore[return-value]


@texture_cache
def _noise(width: int, height: int, amount: float) -> tuple[Pixels, Pixels]:
    """H×W×3 twice: what grain adds and what it takes away. A grain grows with the picture."""
    tile = np.random.default_rng(20).normal(0.0, 1.0, (_TILE, _TILE)).astype(np.float32)
    level = np.rint(sum(_softened(tile, sigma) * (share * _GRAIN * amount) for sigma, share in _GRAINS))
    lighter, darker = (np.clip(part, 0, 255).astype(np.uint8) for part in (level, -level))
    return _laid(lighter, width, height), _laid(darker, width, height)


def _softened(tile: NDArray[np.float32], sigma: float) -> NDArray[np.float32]:
    """The tile blurred, its edges still meeting, with a mean of 0 and a standard deviation of 1."""
    wide = cv2.GaussianBlur(np.tile(tile, (3, 3)), (0, 0), sigma)
    soft = wide[_TILE : 2 * _TILE, _TILE : 2 * _TILE]
    return np.asarray((soft - soft.mean()) / soft.std(), np.float32)


def _laid(tile: Pixels, width: int, height: int) -> Pixels:
    """H×W×3: the tile side by side, a pixel of it as large as a grain is."""
    coarse = max(round(min(width, height) / _FINE), 1)
    grains = np.repeat(np.repeat(tile, coarse, axis=0), coarse, axis=1)
    whole = np.tile(grains, (height // len(grains) + 1, width // len(grains) + 1))[:height, :width]
    return cv2.merge([whole] * 3)  # type: ignore[return-value]
