"""The surface of a style on finished pixels: soft edges, brush, texture, grain. All of it in OpenCV."""

from functools import lru_cache
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.finish import finish
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.texture import halftoned
from limner.engines.illustrator.scene import Finish
from limner.engines.learned import LearnedStyle

_TILE = 256
"""Sides of the noise that structure is made of, in its pixels; it is stretched over the picture's longer side.

Only fields of this size are kept: stretched, those of one picture of 4,096 pixels would hold 100 MB and more."""
_GIVEN = 0.003
"""Texture that a drawing has without any."""
_TEXTURE, _MOST_TEXTURE = 0.9, 0.022
"""Texture laid on for a learned one, and the most, in OKLab lightness."""
_GRAIN, _MOST_GRAIN = 1.35, 0.02
"""Grain laid on for a learned one (it is softer than a sensor's), and the most, in OKLab lightness."""
_DOTS = 0.015
"""Drawings of flat areas with more grain than this are printed: it is a screen's dots."""
_STEPS = 235.0
"""Steps of 255 in one of OKLab lightness, for middle grays."""
_AMOUNT = 3.0
"""The steps of 255 that the finish's grain of amount 1 has."""
_SHARP, _SOFT = 0.75, 6.0
"""The blur in pixels at 1,024 of edges whose softness is 0 and 1."""
_UNSEEN = 0.35
"""A blur of a smaller sigma, in pixels, is left out."""
_STRAY = 0.0032
"""How far a brush leaves an outline, over the shorter side."""


def surfaced(pixels: Pixels, style: LearnedStyle, strength: float, seed: int) -> Pixels:
    """H×W×3 with the style's softness, texture and grain, each to a `strength` of 0 to 1.

    The array that was given may be changed.
    """
    side = min(pixels.shape[:2])
    pixels = softened(pixels, style.edge_softness * strength)
    texture = min(_TEXTURE * max(style.texture - _GIVEN, 0.0), _MOST_TEXTURE) * strength
    if texture * _STEPS > 0.6:
        pixels = _textured(pixels, texture, seed, stroked=style.shading == "painterly")
    if style.shading == "flat" and style.grain > _DOTS and style.line_share > 0:
        dotted = halftoned(pixels, max(4, round(side / 128)))
        return cv2.addWeighted(dotted, strength, pixels, 1 - strength, 0.0)  # type: ignore[return-value]
    grain = min(_GRAIN * style.grain, _MOST_GRAIN) * strength * _STEPS / _AMOUNT
    return finish(pixels, Finish(0.0, 0.0, grain), seed) if grain > 0.15 and side > 1 else pixels


def softened(pixels: Pixels, softness: float) -> Pixels:
    """Edges as soft as that, 0 (sharp) to 1."""
    unit = min(pixels.shape[:2]) / 1024
    blur = _SHARP * (_SOFT / _SHARP) ** min(max(softness, 0.0), 1.0)
    sigma = unit * float(np.sqrt(blur**2 - _SHARP**2))
    return pixels if sigma < _UNSEEN else cv2.GaussianBlur(pixels, (0, 0), sigma)  # type: ignore[return-value]


def brushed(pixels: Pixels, strength: float) -> Pixels:
    """Areas without specks, their outlines strayed as a brush leaves them."""
    height, width = pixels.shape[:2]
    reach = 2 * max(round(min(height, width) / 512), 1) + 1
    smooth = cv2.medianBlur(pixels, min(reach, 5))
    x, y = _strays(width, height, round(strength, 2))
    return cv2.remap(smooth, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)  # type: ignore[return-value]


def _textured(pixels: Pixels, amount: float, seed: int, *, stroked: bool) -> Pixels:
    height, width = pixels.shape[:2]
    lighter, darker = _structure(width, height, round(amount * _STEPS, 1), stroked, seed % 4)
    cv2.add(pixels, lighter, dst=pixels)
    return cv2.subtract(pixels, darker, dst=pixels)  # type: ignore[return-value]


def _structure(width: int, height: int, sigma: float, stroked: bool, turn: int) -> tuple[Pixels, Pixels]:
    """H×W×3 twice: what structure adds and what it takes away; `sigma` is its deviation in steps of 255."""
    field = np.rot90(_strokes() if stroked else _weave(), turn)
    side = max(width, height)
    level = (
        cv2.resize(np.ascontiguousarray(field), (side, side), interpolation=cv2.INTER_CUBIC)[:height, :width] * sigma
    )
    lighter, darker = (np.clip(np.rint(part), 0, 255).astype(np.uint8) for part in (level, -level))
    return cv2.merge([lighter] * 3), cv2.merge([darker] * 3)


@lru_cache(maxsize=1)
def _weave() -> NDArray[np.float32]:
    """Noise of deviation 1 at the sizes that a style's texture is measured at."""
    noise = _noise(3)
    return _unit(cv2.GaussianBlur(noise, (0, 0), 0.8) - cv2.GaussianBlur(noise, (0, 0), 4.0))


@lru_cache(maxsize=1)
def _strokes() -> NDArray[np.float32]:
    """Streaks of deviation 1 in two directions, now of the one, now of the other."""
    one, other = (_streaks(seed, angle) for seed, angle in ((4, -35.0), (5, 40.0)))
    share = np.clip(0.5 + 1.5 * _unit(cv2.GaussianBlur(_noise(6), (0, 0), 14.0)), 0, 1)
    return _unit(one * share + other * (1 - share))


def _streaks(seed: int, angle: float) -> NDArray[np.float32]:
    """Noise smeared along a line of so many degrees."""
    length = 13
    kernel = np.zeros((length, length), np.float32)
    kernel[length // 2] = 1 / length
    turn = cv2.getRotationMatrix2D((length // 2, length // 2), angle, 1.0)
    kernel = cv2.warpAffine(kernel, turn, (length, length)).astype(np.float32)
    return cv2.filter2D(_noise(seed), cv2.CV_32F, kernel).astype(np.float32)


def _strays(width: int, height: int, strength: float) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """H×W twice: from where each pixel comes."""
    reach = _STRAY * min(width, height) * strength
    side = max(width, height)
    dx, dy = (cv2.resize(f, (side, side), interpolation=cv2.INTER_CUBIC)[:height, :width] * reach for f in _ways())
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    return (x + dx).astype(np.float32), (y + dy).astype(np.float32)


@lru_cache(maxsize=1)
def _ways() -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Smooth noise of deviation 1 twice: how far across and how far down an outline strays."""
    across, down = (_unit(cv2.GaussianBlur(_noise(seed), (0, 0), 2.2)) for seed in (8, 9))
    return across, down


def _noise(seed: int) -> NDArray[np.float32]:
    return np.random.default_rng(seed).normal(0.0, 1.0, (_TILE, _TILE)).astype(np.float32)


def _unit(field: NDArray[Any]) -> NDArray[np.float32]:
    result: NDArray[np.float32] = ((field - field.mean()) / field.std()).astype(np.float32)
    return result
