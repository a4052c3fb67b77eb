"""Texture for a larger picture, taken from the picture itself.

A picture's finest details, one octave below what a larger copy could show, look at their own size like the details
that are missing (self-similarity across scale: Glasner et al. 2009, Freedman & Fattal 2011). They are cut from
near the same place, laid down in overlapping windows, and scaled to how rough the picture is there. Flat
areas and lone edges have no texture and get none.
"""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.upscale.tiles import Tile

Plane = NDArray[np.float32]

BLOCK = 48
"""Side of a window in result pixels; windows overlap by half."""
LARGEST = 2.0
"""Details are limited to this many times the local roughness: an edge is no texture."""
ROUGHEST = 14.0
"""Levels of 255; rougher places get no more than this."""
AROUND = 15
"""Side in source pixels of the neighbourhood whose roughness counts."""
BREADTH = 25
"""Source pixels; a rough patch narrower than this is a word or an ornament."""
EDGE = 3.2
"""Where the mean of the details is this many times their median there is an edge; from one less they fade."""
SMOOTHEST = 0.4
"""Levels of 255; less is the noise of the camera or the encoder and gets no texture."""


@dataclass(frozen=True, slots=True)
class Texture:
    """`detail` is H×W, zero mean, about one where there is texture; `roughness` H×W in levels of 255."""

    detail: Plane
    roughness: Plane


def texture_of(pixels: Pixels) -> Texture:
    """What one octave of the H×W×3 picture's details look like, and how strong they are where.

    Roughness is the median of the details around, so that lone edges, letters and outlines count for nothing;
    next to them, where the mean is well above the median, details are left out.
    """
    light = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY).astype(np.float32)
    fine = np.asarray(light - cv2.GaussianBlur(light, (0, 0), 1.0), np.float32)
    size = np.abs(fine)
    levels = np.clip(np.rint(size * _PRECISION), 0, 255).astype(np.uint8)
    broad = cv2.morphologyEx(cv2.medianBlur(levels, AROUND), cv2.MORPH_OPEN, np.ones((BREADTH, BREADTH), np.uint8))
    usual = np.asarray(cv2.GaussianBlur(broad.astype(np.float32) / _PRECISION, (0, 0), 3.0), np.float32)
    share = cv2.GaussianBlur(size, (0, 0), 2.0) / (usual + np.float32(0.3))
    even = np.asarray(cv2.GaussianBlur(np.clip(EDGE - share, 0, 1), (0, 0), 1.5), np.float32)
    roughness = np.clip((usual - np.float32(SMOOTHEST)) * 1.5, 0, np.float32(ROUGHEST)) * even
    detail = np.clip(fine / (usual * np.float32(1.5) + np.float32(0.3)), -LARGEST, LARGEST) * even
    return Texture(detail, roughness)


_PRECISION = 8


def doubled(texture: Texture, seed: int) -> Texture:
    """Twice as large: its details enlarged, and the octave above them laid down anew."""
    height, width = texture.detail.shape
    size = (width * 2, height * 2)
    coarse = cv2.resize(texture.detail, size, interpolation=cv2.INTER_CUBIC)
    fine = laid_down(texture, Tile(0, 0, height * 2, width * 2), 2, seed)
    return Texture(coarse + np.float32(0.7) * fine, np.asarray(cv2.resize(texture.roughness, size), np.float32))


def laid_down(texture: Texture, place: Tile, scale: float, seed: int) -> Plane:
    """The details at their own size over a rectangle of a picture `scale` times larger.

    The same seed gives the same texture for every way to cut the picture into rectangles.
    """
    outer = _aligned(place)
    total = np.zeros((outer.bottom - outer.top, outer.right - outer.left), np.float32)
    height, width = (max(n, BLOCK) for n in texture.detail.shape)
    source = _at_least(texture.detail, BLOCK)
    half = BLOCK // 2
    for top in range(outer.top, outer.bottom - half, half):
        shifts = _shifts(seed, top // half, outer.right // half)
        for left in range(outer.left, outer.right - half, half):
            down, across = shifts[left // half + 1]
            y = min(max(int((top + half) / scale) - half + int(down), 0), height - BLOCK)
            x = min(max(int((left + half) / scale) - half + int(across), 0), width - BLOCK)
            row, column = top - outer.top, left - outer.left
            total[row : row + BLOCK, column : column + BLOCK] += _WINDOW * source[y : y + BLOCK, x : x + BLOCK]
    return total[place.within(outer).area]


def _aligned(place: Tile) -> Tile:
    """Grown to the grid of windows, with the half window that covers the first pixels."""
    half = BLOCK // 2
    return Tile(
        (place.top // half - 1) * half,
        (place.left // half - 1) * half,
        (-(-place.bottom // half) + 1) * half,
        (-(-place.right // half) + 1) * half,
    )


def _shifts(seed: int, row: int, columns: int) -> NDArray[np.int64]:
    """Where from, in pixels beside the same place, for each window of a row, from the one half outside."""
    random = np.random.default_rng([seed, row + 1])
    return random.integers(-BLOCK // 4, BLOCK // 4 + 1, (columns + 2, 2))


def _at_least(plane: Plane, side: int) -> Plane:
    below, beside = (max(side - n, 0) for n in plane.shape)
    return np.asarray(cv2.copyMakeBorder(plane, 0, below, 0, beside, cv2.BORDER_REFLECT))


def _window() -> Plane:
    """Windows whose squares add up to one, so that unlike pieces blend without losing strength."""
    line = np.sin(np.pi * (np.arange(BLOCK) + 0.5) / BLOCK)
    return np.outer(line, line).astype(np.float32)


_WINDOW = _window()
