"""Strokes of a brush or a stick laid over a picture, along its forms, by sprites.

Layers from wide to narrow, each where the canvas is still off (after Hertzmann, "Painterly rendering with curved brush
strokes of multiple sizes", 1998), along the directions of a smoothed structure tensor (Kyprianidis and Kang, 2011).
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.stamps import Sprites, sprites, stamp
from limner.engines.illustrator.looks import noise

Pixels = NDArray[Any]
Floats = NDArray[Any]
Bristle = Literal["bristle", "chalk", "flat"]
"""Streaks of a hog's hair brush with ragged ends; a broken stick of chalk; a soft flat brush."""

_LONG, _BROAD, _SPRITES = 72, 24, 6
"""A sprite in pixels, and how many of them there are."""
_COARSE = 4
"""Directions, and the colours of wide strokes, are worked out at this fraction of the size."""
_WIDE, _HALF = 14, 0.5
"""Strokes wider than so many pixels lose nothing at half the size."""


@dataclass(frozen=True, slots=True)
class Brush:
    """`width` in pixels at 1,024; `length` in widths; `spacing` between strokes in widths; `off` by how many steps of
    255 the canvas may differ before a stroke is laid; `turn` the angle's jitter in radians; `tone` that of its
    lightness in steps of 255."""

    width: float
    length: float = 3.0
    spacing: float = 0.8
    off: float = 0.0
    turn: float = 0.2
    tone: float = 6.0
    alpha: int = 255
    bristle: Bristle = "bristle"


def directions(pixels: Pixels, sigma: float, rest: float) -> tuple[Floats, Floats]:
    """h×w twice, at a quarter of the size: the unit direction along the forms; `rest` (radians) where there is none."""
    height, width = pixels.shape[:2]
    small = cv2.resize(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), (max(width // _COARSE, 1), max(height // _COARSE, 1)),
                       interpolation=cv2.INTER_AREA)  # fmt: skip
    grey = cv2.GaussianBlur(small.astype(np.float32), (0, 0), 1.0)
    dx, dy = cv2.Sobel(grey, -1, 1, 0), cv2.Sobel(grey, -1, 0, 1)
    sigma = max(sigma / _COARSE, 0.8)
    across = cv2.GaussianBlur(dy * dy - dx * dx, (0, 0), sigma) + np.float32(220 * np.cos(2 * rest))
    along = cv2.GaussianBlur(-2 * dx * dy, (0, 0), sigma) + np.float32(220 * np.sin(2 * rest))
    half = 0.5 * np.arctan2(along, across)
    return np.cos(half).astype(np.float32), np.sin(half).astype(np.float32)


def painted(pixels: Pixels, ground: Pixels, brushes: tuple[Brush, ...], rest: float, seed: int) -> Pixels:
    """H×W×3: the picture in strokes on a ground of its size, the first brush everywhere."""
    unit = noise.unit(pixels.shape)
    rng = np.random.default_rng(seed)
    flow = directions(pixels, 14 * unit, rest)
    canvas, scale = cv2.cvtColor(ground, cv2.COLOR_RGB2RGBA), 1.0
    for brush in brushes:
        size = brush.width * unit
        if size < 1.2:
            continue
        canvas, scale = _resized(canvas, pixels.shape, scale, _HALF if size > _WIDE else 1.0)
        _layer(canvas, pixels, flow, brush, size, scale, rng)
    return cv2.cvtColor(_resized(canvas, pixels.shape, scale, 1.0)[0], cv2.COLOR_RGBA2RGB)


def _resized(canvas: Pixels, shape: tuple[int, ...], scale: float, wanted: float) -> tuple[Pixels, float]:
    """The canvas at the wanted share of the picture's size, and that share."""
    if wanted == scale:
        return canvas, scale
    size = math.ceil(shape[1] * wanted), math.ceil(shape[0] * wanted)
    return cv2.resize(canvas, size, interpolation=cv2.INTER_AREA if wanted < scale else cv2.INTER_CUBIC), wanted


def _seen(pixels: Pixels, size: float) -> tuple[Pixels, int]:
    """What a brush of this size takes for a place's colour, and the share of the picture's size at which that is."""
    if size <= _WIDE:
        return cv2.blur(pixels, (odd(0.6 * size),) * 2), 1
    small = cv2.resize(pixels, (pixels.shape[1] // _COARSE, pixels.shape[0] // _COARSE), interpolation=cv2.INTER_AREA)
    return cv2.blur(small, (odd(0.6 * size / _COARSE),) * 2), _COARSE


def _layer(
    canvas: Pixels, pixels: Pixels, flow: tuple[Floats, Floats], brush: Brush, size: float, scale: float,
    rng: np.random.Generator,
) -> None:  # fmt: skip
    """One brush's strokes, in place, on a canvas that is `scale` of the picture."""
    x, y = _starts(pixels.shape, size * brush.spacing, rng)
    row, column = y.astype(np.int64), x.astype(np.int64)
    seen, coarse = _seen(pixels, size)
    near = (np.minimum(v // coarse, n - 1) for v, n in zip((row, column), seen.shape, strict=False))
    colour = seen[tuple(near)].astype(np.int32)
    if brush.off > 0:
        there = canvas[(y * scale).astype(np.int64), (x * scale).astype(np.int64), :3]
        wrong = np.abs(colour - there).max(axis=1) > brush.off
        x, y, row, column, colour = x[wrong], y[wrong], row[wrong], column[wrong], colour[wrong]
    if not len(x):
        return
    colour = colour + np.rint(rng.normal(0, brush.tone, (len(x), 1)) + rng.normal(0, brush.tone * 0.4, (len(x), 3)))
    rows, columns = (np.minimum(v // _COARSE, n - 1) for v, n in zip((row, column), flow[0].shape, strict=True))
    angle = np.arctan2(flow[1][rows, columns], flow[0][rows, columns]) + rng.normal(0, brush.turn, len(x))
    _stamp(canvas, np.stack([x, y], 1) * scale, angle, colour, brush, size * scale, rng)


def _starts(shape: tuple[int, ...], step: float, rng: np.random.Generator) -> tuple[NDArray[Any], ...]:
    """Jittered grid points in an order that hides the grid."""
    ys, xs = np.mgrid[step / 2 : shape[0] : step, step / 2 : shape[1] : step]
    x = np.clip(xs + rng.uniform(-0.5, 0.5, xs.shape) * step, 0, shape[1] - 1).ravel()
    y = np.clip(ys + rng.uniform(-0.5, 0.5, ys.shape) * step, 0, shape[0] - 1).ravel()
    order = rng.permutation(x.size)
    return x[order], y[order]


def _stamp(
    canvas: Pixels, places: NDArray[Any], angle: NDArray[Any], colour: NDArray[Any], brush: Brush,
    size: float, rng: np.random.Generator,
) -> None:  # fmt: skip
    stretch = size * brush.length / _LONG
    squash = brush.length * _BROAD / _LONG
    c, s = np.cos(angle) * stretch, np.sin(angle) * stretch
    broad = _BROAD / squash
    left = places[:, 0] - (c * _LONG - s * broad) / 2
    top = places[:, 1] - (s * _LONG + c * broad) / 2
    forms = np.stack([c, s, left, top], 1)
    chosen = rng.integers(0, _SPRITES, len(forms)).tolist()
    tints = np.pad(np.clip(colour, 0, 255).astype(np.int64), ((0, 0), (0, 1)), constant_values=brush.alpha)
    stamp(canvas, _sprites(brush.bristle, round(broad)), round(broad), chosen, forms, tints, smooth=size <= 7)


@lru_cache(maxsize=12)
def _sprites(bristle: Bristle, broad: int) -> Sprites:
    """`_SPRITES` strokes one under the other, each `_LONG`×`broad`: white, streaked, with ragged ends."""
    rng = np.random.default_rng(broad)
    return sprites(np.concatenate([_sprite(bristle, broad, rng) for _ in range(_SPRITES)]))


def _sprite(bristle: Bristle, broad: int, rng: np.random.Generator) -> Pixels:
    y, x = np.mgrid[0:broad, 0:_LONG].astype(np.float32)
    across = 2 * (y + 0.5) / broad - 1
    hairs = cv2.GaussianBlur(rng.normal(0, 1, (broad, 1)).astype(np.float32), (1, 1), 0)
    grain = cv2.GaussianBlur(rng.normal(0, 1, (broad, _LONG)).astype(np.float32), (0, 0), 6, sigmaY=0.6)
    grain = np.asarray(grain / grain.std(), np.float32)
    ends = rng.normal(0, 3.4, (2, broad, 1)).astype(np.float32)
    start, stop = 6 + ends[0] + 7 * across**2, _LONG - 8 + 1.6 * ends[1] - 7 * across**2
    cover = np.clip((x - start) / 2.5, 0, 1) * np.clip((stop - x) / (3 + 0.16 * (x - start)), 0, 1)
    cover *= np.clip((1 - np.abs(across)) * broad / 2.2, 0, 1)
    if bristle == "bristle":
        cover *= np.clip(1.5 + 0.55 * grain - 0.9 * x / _LONG, 0, 1)
        tone = 0.93 + 0.05 * hairs + 0.03 * grain
    elif bristle == "chalk":
        dust = cv2.GaussianBlur(rng.normal(0, 1, (broad, _LONG)).astype(np.float32), (0, 0), 0.8)
        cover *= np.clip(0.75 + 1.1 * dust / dust.std() * 0.6, 0, 1)
        tone = np.full_like(cover, 0.98)
    else:
        cover *= np.clip(1.9 + 0.6 * grain - 1.5 * x / _LONG, 0, 1)
        tone = 0.98 + 0.02 * grain
    grey = np.clip(tone, 0, 1) * cover
    return np.asarray(np.rint(255 * np.dstack([grey, grey, grey, cover])), np.uint8)


def odd(size: float) -> int:
    """The nearest odd number of pixels, at least 1."""
    return max(round((size - 1) / 2), 0) * 2 + 1


def embossed(painted: Pixels, smooth: Pixels, relief: float) -> Pixels:
    """The paint with light from the upper left on what stands out of the smooth picture under it."""
    height = cv2.subtract(cv2.cvtColor(painted, cv2.COLOR_RGB2GRAY), cv2.cvtColor(smooth, cv2.COLOR_RGB2GRAY),
                          dtype=cv2.CV_16S)  # fmt: skip
    height = cv2.blur(height, (2, 2))
    slope = cv2.filter2D(height, cv2.CV_16S, np.array([[1, 1, 0], [1, 0, -1], [0, -1, -1]], np.float32) * relief)
    lit = cv2.convertScaleAbs(np.clip(slope, 0, 60))
    dark = cv2.convertScaleAbs(np.clip(slope, -60, 0))
    return cv2.subtract(cv2.add(painted, cv2.merge([lit] * 3)), cv2.merge([dark] * 3))
