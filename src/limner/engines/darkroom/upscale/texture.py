"""Texture for a larger picture, taken from the picture itself.

A picture's finest details, one octave below what a larger copy could show, look at their own size like the details
that are missing (self-similarity across scale: Glasner et al. 2009, Freedman & Fattal 2011). They are cut from
near the same place, laid down in overlapping windows, and scaled to how rough the picture is there. Flat
areas, the camera's noise, skin, what is out of focus, lone edges and what runs in one direction get none.
"""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.canvas import strips
from limner.engines.darkroom.composite import enlarged_rows
from limner.engines.darkroom.skin import skin_of
from limner.engines.darkroom.upscale.tiles import Tile

Plane = NDArray[np.float32]

BLOCK = 48
"""Side of a window in result pixels; windows overlap by half."""
LARGEST = 2.0
"""Details are limited to this many times the local roughness: an edge is no texture."""
ROUGHEST = 14.0
"""Levels of 255; rougher places get no more than this."""
CHARTED_AT = 1_100_000
"""Square pixels at which it is charted how rough the picture is."""
AROUND = 15
"""Side in source pixels of the neighbourhood whose roughness counts."""
BREADTH = 25
"""Source pixels; a rough patch narrower than this is a word or an ornament."""
EDGE = 3.2
"""Where the mean of the details is this many times their median there is an edge; from one less they fade."""
SMOOTHEST, GRAINIEST = 0.6, 2.2
"""Levels of 255; between these lies the roughness that is the noise of the camera or the encoder."""
CALM = 1.7
"""That noise is so many times the roughness of the calmest fifth of the picture."""
RISE = 1.6
"""Levels of 255 above it over which texture comes in."""
ROUGH_SKIN = 7.0
"""Levels of 255: what has the colours of skin and is rougher is wood or sand."""
COMBED = 0.35, 0.75
"""The coherence of the structure tensor from which texture fades, and where it is gone: hair, stripes, boards."""


@dataclass(frozen=True, slots=True)
class Texture:
    """`detail` is H×W, zero mean, about one where there is texture; `roughness` is in levels of 255, and may be
    smaller than `detail`, but covers the same picture."""

    detail: Plane
    roughness: Plane


def texture_of(pixels: Pixels) -> Texture:
    """What one octave of the H×W×3 picture's details look like, and how strong they are where.

    Roughness is the median of the details around, so that lone edges, letters and outlines count for nothing;
    next to them, where the mean is well above the median, details are left out.
    """
    light = np.asarray(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), np.uint8)
    height, width = light.shape
    fine = light.astype(np.float32)
    fine -= cv2.GaussianBlur(fine, (0, 0), 1.0)
    usual, even, roughness = _chart(pixels, light, np.abs(fine))
    for rows in strips(height):
        if not roughness[rows.start * len(usual) // height : -(-rows.stop * len(usual) // height) + 1].any():
            fine[rows] = 0
            continue
        level, share = (enlarged_rows(plane, rows, height, width) for plane in (usual, even))
        detail = cv2.divide(fine[rows], level * np.float32(1.5) + np.float32(0.3))
        np.multiply(np.clip(detail, -LARGEST, LARGEST, out=detail), share, out=fine[rows])
    return Texture(fine, roughness)


def _chart(pixels: Pixels, light: Pixels, size: Plane) -> tuple[Plane, Plane, Plane]:
    """The usual size of details, where they are even, and the roughness that is texture; each small."""
    height, width = light.shape
    scale = min(1.0, (CHARTED_AT / (height * width)) ** 0.5)
    small = max(round(width * scale), 1), max(round(height * scale), 1)
    size = np.asarray(cv2.resize(size, small, interpolation=cv2.INTER_AREA), np.float32)
    levels = np.clip(np.rint(size * _PRECISION), 0, 255).astype(np.uint8)
    window = max(round(BREADTH * scale), 1)
    median = cv2.medianBlur(levels, _odd(AROUND * scale))
    broad = cv2.morphologyEx(median, cv2.MORPH_OPEN, np.ones((window, window), np.uint8))
    usual = cv2.GaussianBlur(broad.astype(np.float32) / _PRECISION, (0, 0), max(3.0 * scale, 0.5))
    share = cv2.GaussianBlur(size, (0, 0), max(2.0 * scale, 0.5)) / (usual + np.float32(0.3))
    even = cv2.GaussianBlur(np.clip(EDGE - share, 0, 1), (0, 0), max(1.5 * scale, 0.5))
    calm = float(np.clip(CALM * np.percentile(usual[::4, ::4], 20), SMOOTHEST, GRAINIEST))
    rough = np.clip((usual - calm) * 1.5, 0, ROUGHEST) * np.clip((usual - calm) / RISE, 0, 1)
    rough *= even * _loose(light, small) * (1 - _skin(pixels, small) * np.clip(ROUGH_SKIN - usual, 0, 1))
    return np.asarray(usual, np.float32), np.asarray(even, np.float32), rough.astype(np.float32)


def _odd(side: float) -> int:
    return max(round(side) // 2 * 2 + 1, 3)


def _skin(pixels: Pixels, size: tuple[int, int]) -> Matte:
    """Where skin may be, widened a little: its edge is skin too."""
    part = min(1.0, 512 / max(size))
    small = max(round(size[0] * part), 1), max(round(size[1] * part), 1)
    skin = skin_of(np.asarray(cv2.resize(pixels, small, interpolation=cv2.INTER_AREA), np.uint8))
    return np.asarray(cv2.resize(cv2.dilate(skin, np.ones((5, 5), np.uint8)), size, interpolation=cv2.INTER_LINEAR))


def _loose(light: Pixels, size: tuple[int, int]) -> Matte:
    """1 where the details run every way, 0 where they run in one: pieces laid side by side would break those."""
    grey = cv2.resize(light, size, interpolation=cv2.INTER_AREA).astype(np.float32)
    dx, dy = cv2.Sobel(grey, -1, 1, 0), cv2.Sobel(grey, -1, 0, 1)
    xx, yy, xy = (cv2.blur(p, (13, 13)) for p in (dx * dx, dy * dy, dx * dy))
    coherence = np.hypot(xx - yy, 2 * xy) / (xx + yy + np.float32(1.0))
    return np.asarray(np.clip((COMBED[1] - coherence) / (COMBED[1] - COMBED[0]), 0, 1), np.float32)


_PRECISION = 8


def doubled(texture: Texture, seed: int) -> Texture:
    """Twice as large: its details enlarged, and the octave above them laid down anew."""
    height, width = texture.detail.shape
    fine = laid_down(texture, Tile(0, 0, height * 2, width * 2), 2, seed)
    fine *= np.float32(0.7)
    fine += cv2.resize(texture.detail, (width * 2, height * 2), interpolation=cv2.INTER_CUBIC)
    return Texture(fine, texture.roughness)


def laid_down(texture: Texture, place: Tile, scale: float, seed: int) -> Plane:
    """The details at their own size over a rectangle of a picture `scale` times larger; where it is not rough, 0.

    The same seed gives the same texture for every way to cut the picture into rectangles.
    """
    outer = _aligned(place)
    total = np.zeros((outer.bottom - outer.top, outer.right - outer.left), np.float32)
    height, width = (max(n, BLOCK) for n in texture.detail.shape)
    source = _at_least(texture.detail, BLOCK)
    half = BLOCK // 2
    rough = _rough(texture, scale)
    piece = np.empty((BLOCK, BLOCK), np.float32)
    for top in range(outer.top, outer.bottom - half, half):
        line = rough[min(max(top // half + 1, 0), len(rough) - 1)]
        lefts = np.arange(outer.left, outer.right - half, half)
        lefts = lefts[line.take(lefts // half + 1, mode="clip")]
        if not lefts.size:
            continue
        shifts = _shifts(seed, top // half, outer.right // half)[lefts // half + 1]
        ys = np.clip(int((top + half) / scale) - half + shifts[:, 0], 0, height - BLOCK)
        xs = np.clip(((lefts + half) / scale).astype(np.int64) - half + shifts[:, 1], 0, width - BLOCK)
        row = top - outer.top
        for column, y, x in zip((lefts - outer.left).tolist(), ys.tolist(), xs.tolist(), strict=True):
            np.multiply(_WINDOW, source[y : y + BLOCK, x : x + BLOCK], out=piece)
            total[row : row + BLOCK, column : column + BLOCK] += piece
    return total[place.within(outer).area]


def _rough(texture: Texture, scale: float) -> NDArray[np.bool_]:
    """Whether the picture is rough anywhere near a window; by rows and columns of windows, the one outside first."""
    height, width = texture.detail.shape
    half = BLOCK // 2
    windows = int(-(-width * scale // half)) + 2, int(-(-height * scale // half)) + 2
    found = (texture.roughness > 0).astype(np.uint8)
    rows = (np.arange(len(found)) * windows[1]) // len(found)
    columns = (np.arange(found.shape[1]) * windows[0]) // found.shape[1]
    coarse = np.zeros(windows[::-1], np.uint8)
    (top, first), (left, start) = np.unique(rows, return_index=True), np.unique(columns, return_index=True)
    coarse[np.ix_(top, left)] = np.maximum.reduceat(np.maximum.reduceat(found, first, 0), start, 1)
    return cv2.dilate(coarse, np.ones((5, 5), np.uint8)) > 0


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
    if not below and not beside:
        return plane
    return np.asarray(cv2.copyMakeBorder(plane, 0, below, 0, beside, cv2.BORDER_REFLECT))


def _window() -> Plane:
    """Windows whose squares add up to one, so that unlike pieces blend without losing strength."""
    line = np.sin(np.pi * (np.arange(BLOCK) + 0.5) / BLOCK)
    return np.outer(line, line).astype(np.float32)


_WINDOW = _window()
