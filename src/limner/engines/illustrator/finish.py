"""What happens to the pixels after drawing: lens, tones, key light, bloom, vignette, grain. Whole images, in OpenCV."""

from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.lenses import through
from limner.engines.illustrator.scene import Finish
from limner.engines.illustrator.texture_cache import texture_cache

Pixels = NDArray[np.uint8]

_DARKEST, _BRIGHTEST = 0.09, 0.08
"""What tones of amount 1 take off the dark end at most, and off the bright one, as shares of the scale."""
_SPARED = 0.035
"""What is left at either end: paper and night sky are no pure white and black."""
_CURVE, _SPLIT = 0.026, 0.022
"""The depth of the S-curve, and how much warmer lights and cooler shades become."""
_WARM_LIGHT, _COOL_SHADE = (1.0, 0.82, 0.5), (1.15, 1.05, 0.8)
"""Red, green and blue of what the key light adds on its side and leaves out on the other."""
_PLAIN = 200
"""The step of 255 that leaves a pixel as it is under the light; what is above brightens."""

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


def finish(pixels: Pixels, wanted: Finish, seed: int, side: float = 0.0) -> Pixels:
    """The H×W×3 pixels finished, under a light from `side`, -1 left to 1 right; the array given may be changed."""
    if wanted.lens:
        pixels = through(pixels, wanted.lens)
    if wanted.bloom > 0:
        pixels = _bloomed(pixels, wanted.bloom)
    if wanted.key > 0:
        pixels = _lit(pixels, wanted.key, side)
    if wanted.vignette > 0:
        pixels = _vignetted(pixels, wanted.vignette)
    if wanted.tones > 0:
        pixels = _toned(pixels, wanted.tones)
    if wanted.grain > 0:
        pixels = _grained(pixels, wanted.grain, seed)
    return pixels


def _toned(pixels: Pixels, amount: float) -> Pixels:
    """The tones spread nearly over the whole scale, on an S-curve that warms the lights and cools the shades."""
    small = cv2.cvtColor(pixels[::_SMALLER, ::_SMALLER], cv2.COLOR_RGB2GRAY)
    low, high = (float(level) / 255 for level in np.percentile(small, (1.0, 99.0)))
    dark = min(max(low - _SPARED, 0.0), _DARKEST) * amount
    bright = min(max(1 - _SPARED - high, 0.0), _BRIGHTEST) * amount
    return cv2.LUT(pixels, _curve(round(dark, 2), round(bright, 2), round(amount, 2)))  # type: ignore[return-value]


@lru_cache(maxsize=256)
def _curve(dark: float, bright: float, amount: float) -> Pixels:
    """A lookup table 1×256×3 without so much of the scale at its two ends."""
    x = np.clip((np.linspace(0, 1, 256) - dark) / (1 - dark - bright), 0, 1)
    curve = x - _CURVE * amount * np.sin(2 * np.pi * x)
    split = _SPLIT * amount * np.stack([2 * x - 1, 0 * x, 1 - 2 * x], axis=1)
    return np.asarray(np.clip(np.rint((curve[:, None] + split) * 255), 0, 255), np.uint8)[None]


def _lit(pixels: Pixels, amount: float, side: float) -> Pixels:
    """Lighter and warmer toward the light's upper corner, darker and cooler toward the one across."""
    light = _key(pixels.shape[1], pixels.shape[0], round(amount, 2), round(2 * side) / 2)
    return cv2.multiply(pixels, light, scale=1 / _PLAIN)  # type: ignore[return-value]


@texture_cache
def _key(width: int, height: int, amount: float, side: float) -> Pixels:
    """H×W×3 about `_PLAIN`."""
    x = np.linspace(-1, 1, width, dtype=np.float32)[None, :]
    y = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
    toward = (side * x - y) / (1 + abs(side))
    light, shade = np.clip(toward, 0, 1) ** 1.4, np.clip(-toward, 0, 1) ** 1.4
    channels = [
        np.clip(np.rint(_PLAIN * (1 + amount * (warm * light - cool * shade))), 0, 255).astype(np.uint8)
        for warm, cool in zip(_WARM_LIGHT, _COOL_SHADE, strict=True)
    ]
    return np.asarray(cv2.merge(channels), np.uint8)


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
