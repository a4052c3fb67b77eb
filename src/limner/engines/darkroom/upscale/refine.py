"""A picture re-rendered at a given size: cleaned, with more local contrast and texture."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.upscale.bleed import bled
from limner.engines.darkroom.upscale.clean import cleaned, smoothed
from limner.engines.darkroom.upscale.creative import Touch, enriched
from limner.engines.darkroom.upscale.crisp import crisp
from limner.engines.darkroom.upscale.texture import Texture, doubled, texture_of
from limner.engines.darkroom.upscale.tiles import tiles

Refinement: TypeAlias = Literal["moderate", "subtle"]
TILE = 512


@dataclass(frozen=True, slots=True)
class Strength:
    """Shares from nothing (0) upwards: of the noise taken out, of local contrast, edges and texture put in."""

    clean: float
    contrast: float
    edges: float
    texture: float


STRENGTHS: dict[Refinement, Strength] = {
    "moderate": Strength(clean=0.8, contrast=0.5, edges=1.6, texture=0.35),
    "subtle": Strength(clean=0.5, contrast=0.15, edges=0.5, texture=0.15),
}


def refine(pixels: Pixels, width: int, height: int, refinement: Refinement, seed: int, check: CancelCheck) -> Pixels:
    """H×W×3 or H×W×4 pixels re-rendered at width×height of the same ratio; alpha is resampled and kept.

    `subtle` changes visibly less than `moderate`. The seed places the texture.
    """
    strength = STRENGTHS[refinement]
    enlarged = width > pixels.shape[1]
    if pixels.shape[2] == 4:
        pixels = np.dstack([bled(pixels), pixels[..., 3]])
    source = cleaned(pixels, strength.clean) if enlarged else pixels
    sized = _resized(source, width, height, check)
    check()
    sized = _contrasted(sized if enlarged else cleaned(sized, strength.clean), strength.contrast, check)
    check()
    texture, scale = _texture(source if enlarged else sized, width, seed)
    return enriched(sized, texture, Touch(scale, strength.edges, 1, strength.texture, seed), check)


def _texture(source: Pixels, width: int, seed: int) -> tuple[Texture, float]:
    """The texture for a result of that width, and how many times larger than the texture it is."""
    colours = np.ascontiguousarray(source[..., :3])
    if source.shape[1] > width / _DETAILED:
        size = (-(-width // 2), max(1, round(source.shape[0] * width / source.shape[1] / 2)))
        return texture_of(np.asarray(cv2.resize(colours, size, interpolation=cv2.INTER_AREA))), width / size[0]
    texture = texture_of(colours)
    if width > 3 * source.shape[1]:
        texture = doubled(texture, seed + 1)
    return texture, width / texture.detail.shape[1]


_DETAILED = 1.5
"""A picture enlarged less than this has details of its own; half its size shows what they are like."""


def _resized(pixels: Pixels, width: int, height: int, check: CancelCheck) -> Pixels:
    """By the crisp networks past the size and back by area."""
    while pixels.shape[1] < width or pixels.shape[0] < height:
        missing = max(width / pixels.shape[1], height / pixels.shape[0])
        pixels = crisp(pixels, 2 if missing <= 2 else 4, check)
    if pixels.shape[:2] == (height, width):
        return pixels
    return np.asarray(cv2.resize(pixels, (width, height), interpolation=cv2.INTER_AREA))


def _contrasted(pixels: Pixels, amount: float, check: CancelCheck) -> Pixels:
    """Middle-sized light and shade made stronger, held by an edge-preserving base so that no halos come."""
    height, width = pixels.shape[:2]
    small = (max(width // 4, 1), max(height // 4, 1))
    light = cv2.cvtColor(cv2.resize(pixels[..., :3], small, interpolation=cv2.INTER_AREA), cv2.COLOR_RGB2GRAY)
    values = light.astype(np.float32)
    difference = np.clip(values - smoothed(values, 12, 300.0), -24, 24) * np.float32(amount)
    larger = cv2.resize(difference, (width, height), interpolation=cv2.INTER_LINEAR)
    result = pixels.copy()
    for place in tiles(height, width, TILE):
        check()
        changed = pixels[place.area][..., :3] + larger[place.area][..., None]
        result[place.area][..., :3] = np.clip(np.rint(changed), 0, 255)
    return result
