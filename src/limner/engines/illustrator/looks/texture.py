"""What looks do to finished pixels: textures laid over them, colours made stronger."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.looks.noise import TILE, covered, rough, smooth
from limner.engines.illustrator.texture_cache import texture_cache

Pixels = NDArray[np.uint8]

_BAND = 64
"""Rows."""


def saturated(pixels: NDArray[Any], factor: float) -> NDArray[Any]:
    """The H×W×3 pixels with their distance from grey times `factor`."""
    grey = cv2.cvtColor(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), cv2.COLOR_GRAY2RGB)
    return cv2.addWeighted(pixels, factor, grey, 1 - factor, 0)


def grey_of(mask: NDArray[Any]) -> Pixels:
    """H×W×3 with the H×W on every channel."""
    return np.asarray(cv2.merge([mask, mask, mask]), np.uint8)


def embossed(pixels: Pixels, reach: int, share: float) -> Pixels:
    """The picture with light on slopes that face the upper left, shade on the others, `share` of their steepness."""
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
    soft = cv2.blur(grey, (2 * reach + 1, 2 * reach + 1)) if reach > 1 else grey
    before, after = soft[: -2 * reach, : -2 * reach], soft[2 * reach :, 2 * reach :]
    sides = (reach, reach, reach, reach)
    lit, dark = (
        cv2.copyMakeBorder(cv2.subtract(one, other), *sides, cv2.BORDER_CONSTANT)
        for one, other in ((after, before), (before, after))
    )
    raised = cv2.scaleAdd(grey_of(lit), share, pixels)
    return cv2.subtract(raised, cv2.convertScaleAbs(grey_of(dark), alpha=share))  # type: ignore[return-value]


def grained(pixels: Pixels, sigma: float, seed: int) -> Pixels:
    """Film grain: the same noise on all channels, `sigma` in steps of 255."""
    noise = _over(pixels.shape, np.rint(_piece(0.8) * sigma).astype(np.int16), seed)
    result = np.empty_like(pixels)
    # In bands: with a sign, the whole picture would take four times its memory.
    for top in range(0, len(pixels), _BAND):
        rows = slice(top, top + _BAND)
        result[rows] = cv2.add(pixels[rows], cv2.merge([noise[rows]] * 3), dtype=cv2.CV_8U)
    return result


def toothed(pixels: Pixels, depth: float, seed: int) -> Pixels:
    """The tooth of paper: up to `depth` darker in its hollows, most where there is colour."""
    surface = _over(pixels.shape, _piece(0.7) * 0.8 + _piece(1.8) * 0.35, seed)
    hollow = np.clip(surface, 0, 2.2) * (depth / 2.2)
    factor = np.round((1 - hollow) * 255).astype(np.uint8)
    return cv2.multiply(pixels, cv2.merge([factor] * 3), scale=1 / 255)  # type: ignore[return-value]


def halftoned(pixels: Pixels, cell: int) -> Pixels:
    """Round dots on a screen turned by 45 degrees: darker where the picture is neither light nor dark."""
    screen = _screen(pixels.shape[0], pixels.shape[1], cell)
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY).astype(np.float32) / 255
    tone = 1 - np.abs(grey - 0.5) * 2
    dots = screen > 1 - 0.55 * tone
    shade = np.where(dots, 168, 255).astype(np.uint8)
    return cv2.multiply(pixels, cv2.merge([shade] * 3), scale=1 / 255)  # type: ignore[return-value]


@texture_cache
def _screen(height: int, width: int, cell: int) -> NDArray[np.float32]:
    """H×W: 1 in the middle of each dot, falling to -1 between them."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) * (np.pi / cell)
    screen: NDArray[np.float32] = np.cos(x + y) * np.cos(x - y)
    return screen


def _over(shape: tuple[int, ...], piece: NDArray[Any], seed: int) -> NDArray[Any]:
    """The piece repeated over H×W pixels, begun elsewhere for another seed."""
    return covered(piece, shape, (-(seed % TILE), -(seed // TILE)))


@texture_cache
def _piece(sigma: float) -> NDArray[np.float32]:
    """Noise of standard deviation 1, smooth over `sigma` pixels."""
    soft = smooth(rough(7), sigma)
    return np.asarray(soft / soft.std(), np.float32)
