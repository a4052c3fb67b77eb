"""A picture made 2 or 4 times larger, with steeper edges and texture that the source could not hold."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.upscale.bleed import bled
from limner.engines.darkroom.upscale.crisp import crisp
from limner.engines.darkroom.upscale.sharpen import steepened
from limner.engines.darkroom.upscale.texture import Plane, Texture, doubled, laid_down, texture_of
from limner.engines.darkroom.upscale.tiles import Tile, tiles

TILE = 1024
EDGES = 1.0
TEXTURE = 0.65
"""Strength of the added octave beside that of the octave below it."""


def creative(pixels: Pixels, scale: int, seed: int, check: CancelCheck) -> Pixels:
    """H×W×3 or H×W×4 pixels, `scale` (2 or 4) times larger each side: the content of `crisp`, more detail.

    Flat areas stay as they are; alpha is that of `crisp`. The seed places the texture.
    """
    larger = crisp(pixels, scale, check)
    check()
    texture = texture_of(pixels if pixels.shape[2] == 3 else bled(pixels))
    step = scale
    if scale == 4:
        texture, step = doubled(texture, seed + 1), 2
    return enriched(larger, texture, Touch(step, EDGES, scale // 2, TEXTURE, seed), check)


@dataclass(frozen=True, slots=True)
class Touch:
    """How to enrich. `scale`: how many times larger the pixels are than the texture. `reach`: see `steepened`."""

    scale: float
    edges: float
    reach: int
    texture: float
    seed: int


def enriched(pixels: Pixels, texture: Texture, touch: Touch, check: CancelCheck) -> Pixels:
    """H×W×3 or H×W×4 pixels with steeper edges and texture laid over them; alpha is kept."""
    height, width = pixels.shape[:2]
    result = pixels.copy()
    for place in tiles(height, width, TILE):
        check()
        outer = place.grown(_MARGIN, height, width)
        around = np.ascontiguousarray(pixels[outer.area][..., :3])
        sharp = steepened(around, _SIGMA, touch.edges, touch.reach)[place.within(outer).area]
        sharp += (_grain(texture, place, touch) * np.float32(touch.texture))[..., None]
        result[place.area][..., :3] = np.clip(np.rint(sharp), 0, 255)
    return result


_SIGMA = 1.5
_MARGIN = 8


def _grain(texture: Texture, place: Tile, touch: Touch) -> Plane:
    """The texture over a rectangle, in levels of 255."""
    rows = (np.arange(place.top, place.bottom, dtype=np.float32) + 0.5) / touch.scale - 0.5
    columns = (np.arange(place.left, place.right, dtype=np.float32) + 0.5) / touch.scale - 0.5
    across, down = np.meshgrid(columns.astype(np.float32), rows.astype(np.float32))
    strength = cv2.remap(texture.roughness, across, down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(laid_down(texture, place, touch.scale, touch.seed) * strength)
