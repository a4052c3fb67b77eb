"""A picture made 2 or 4 times larger, with steeper edges and texture that the source could not hold."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.photograph import grain_of
from limner.engines.darkroom.upscale.bleed import bled
from limner.engines.darkroom.upscale.clean import cleaned
from limner.engines.darkroom.upscale.crisp import crisp
from limner.engines.darkroom.upscale.sharpen import steepened
from limner.engines.darkroom.upscale.texture import Plane, Texture, doubled, laid_down, texture_of
from limner.engines.darkroom.upscale.tiles import Tile, tiles

TILE = 1024
EDGES = 1.1
TEXTURE = 0.55
"""Strength of the added octave beside that of the octave below it."""
CLEANED = 0.85
"""The share of the camera's and the encoder's noise that is taken out first: enlarged, it is grit."""
NETWORKED = 6_000_000
"""Square pixels of a source up to which a network enlarges it; a larger one shows no finer edges for it."""


def creative(pixels: Pixels, scale: int, seed: int, check: CancelCheck) -> Pixels:
    """H×W×3 or H×W×4 pixels, `scale` (2 or 4) times larger each side, with more detail where there is texture.

    Flat areas stay as they are, noise is taken out of plain ones; alpha is that of `crisp`. The seed places the
    texture. The network enlarges once, where the source is not so large that it would not be seen; the rest is
    interpolated and its edges steepened.
    """
    height, width, channels = pixels.shape
    colours = pixels if channels == 3 else bled(pixels)
    noise = grain_of(colours)
    texture = texture_of(colours)
    check()
    source = cleaned(colours, CLEANED, noise) if noise else colours
    if height * width <= NETWORKED:
        source = crisp(source, 2, check)
    check()
    step = scale
    if scale == 4:
        texture, step = doubled(texture, seed + 1), 2
    touch = Touch(step, EDGES, scale // 2, TEXTURE, seed, round(noise) + 1)
    result = enriched(source, texture, touch, check, (width * scale, height * scale))
    if channels == 4:
        alpha = crisp(np.repeat(pixels[..., 3:], 3, axis=2), scale, check)
        result = np.dstack([result, alpha[..., 0]])
    return result


@dataclass(frozen=True, slots=True)
class Touch:
    """How to enrich. `scale`: how many times larger the pixels are than the texture. `reach`, `spared`: see
    `steepened`."""

    scale: float
    edges: float
    reach: int
    texture: float
    seed: int
    spared: int = 0


def enriched(
    pixels: Pixels, texture: Texture, touch: Touch, check: CancelCheck, size: tuple[int, int] | None = None
) -> Pixels:
    """H×W×3 or H×W×4 pixels with steeper edges and texture laid over them; alpha is kept.

    `size` is the result's width and height where it is 2 times that of the pixels, which are then interpolated.
    """
    height, width = pixels.shape[:2] if size is None else size[::-1]
    result = np.empty((height, width, pixels.shape[2]), np.uint8)
    for place in tiles(height, width, TILE):
        check()
        outer = place.grown(_MARGIN, height, width)
        around = _around(pixels, outer, width // pixels.shape[1])
        sharp = steepened(np.ascontiguousarray(around[..., :3]), _SIGMA, touch.edges, touch.reach, touch.spared)
        inner = place.within(outer).area
        result[place.area][..., :3] = _laid_over(sharp[inner], texture, place, touch)
        if pixels.shape[2] == 4:
            result[place.area][..., 3] = around[inner][..., 3]
    return result


_SIGMA = 1.5
_MARGIN = 8


def _around(pixels: Pixels, place: Tile, scale: int) -> Pixels:
    """The pixels of a rectangle of the picture `scale` (1 or 2) times larger, interpolated with what is beside it."""
    if scale == 1:
        return pixels[place.area]
    own = Tile(place.top // 2, place.left // 2, -(-place.bottom // 2), -(-place.right // 2))
    wide = own.grown(4, *pixels.shape[:2])
    size = (wide.right - wide.left) * 2, (wide.bottom - wide.top) * 2
    larger = np.asarray(cv2.resize(pixels[wide.area], size, interpolation=cv2.INTER_CUBIC), np.uint8)
    return larger[place.within(wide.times(2)).area]


def _laid_over(pixels: Pixels, texture: Texture, place: Tile, touch: Touch) -> Pixels:
    """H×W×3 with the texture of a rectangle on them."""
    grain = _grain(texture, place, touch)
    if grain is None:
        return pixels
    levels = cv2.merge([np.rint(grain).astype(np.int16)] * 3)
    return np.asarray(cv2.add(pixels, levels, dtype=cv2.CV_8U))


def _grain(texture: Texture, place: Tile, touch: Touch) -> Plane | None:
    """The texture over a rectangle, in levels of 255; None where there is none."""
    height, width = texture.detail.shape
    by = len(texture.roughness) / (height * touch.scale), texture.roughness.shape[1] / (width * touch.scale)
    rows = (np.arange(place.top, place.bottom, dtype=np.float32) + 0.5) * np.float32(by[0]) - 0.5
    columns = (np.arange(place.left, place.right, dtype=np.float32) + 0.5) * np.float32(by[1]) - 0.5
    top, left = max(int(rows[0]), 0), max(int(columns[0]), 0)
    near = texture.roughness[top : int(rows[-1]) + 2, left : int(columns[-1]) + 2]
    if not near.any():
        return None
    across, down = np.meshgrid((columns - left).astype(np.float32), (rows - top).astype(np.float32))
    strength = cv2.remap(near, across, down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    grain = laid_down(texture, place, touch.scale, touch.seed)
    return np.asarray(cv2.multiply(grain, strength, scale=touch.texture), np.float32)
