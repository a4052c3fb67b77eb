"""A picture made 2 or 4 times larger: sharper than by interpolation, nothing invented."""

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.upscale.bleed import bled
from limner.engines.darkroom.upscale.network import network
from limner.engines.darkroom.upscale.tiles import padded, tiles

TILE = 512
"""Side of a tile in result pixels: its floats stay in the processor's cache."""
CALM = 16
"""Levels of 255. Where no pixel is farther from the mean of its four neighbours than a fourth of it, the network and a
cubic interpolation differ by one level, rarely by three (measured on twelve photographs), and the latter is taken."""


def crisp(pixels: Pixels, scale: int, check: CancelCheck, tile: int = TILE) -> Pixels:
    """H×W×3 or H×W×4 pixels, `scale` (2 or 4) times larger each side.

    Reduced by area the result gives the source back, to rounding and the limit on overshoot. Edges stay within the
    range of the pixels around them, alpha grows as sharp as the colours, and gray pictures stay gray. `tile` is a
    multiple of 4 and changes the memory that it takes, and by a level or two what is calm all over a tile.
    """
    height, width, channels = pixels.shape
    result = np.empty((height * scale, width * scale, channels), np.uint8)
    if channels == 3:
        _enlarge(pixels, result, check, tile)
    else:
        _enlarge(bled(pixels), result[..., :3], check, tile)
        _enlarge(np.repeat(pixels[..., 3:], 3, axis=2), result[..., 3:], check, tile)
    return result


def _enlarge(colours: Pixels, result: Pixels, check: CancelCheck, side: int) -> None:
    """H×W×3 through the network into a larger H×W×3, or ×1 for gray, by tiles; those of one colour need none."""
    height, width = colours.shape[:2]
    scale = result.shape[0] // height
    net = network(scale)
    around = padded(colours, net.margin, net.step)
    gray = bool((colours[..., :1] == colours[..., 1:]).all())
    for place in tiles(height, width, side // scale):
        check()
        rows, columns = (-(-n // net.step) * net.step for n in (place.bottom - place.top, place.right - place.left))
        source = around[
            place.top : place.top + rows + 2 * net.margin, place.left : place.left + columns + 2 * net.margin
        ]
        target = result[place.times(scale).area]
        if (source == source[0, 0]).all():
            target[:] = source[0, 0, : target.shape[2]]
            continue
        larger = _interpolated(source, scale, net.margin) if _calm(source) else net.enlarge(source)
        larger = larger[: target.shape[0], : target.shape[1]]
        target[:] = _neutral(larger) if gray else larger


def _calm(source: Pixels) -> bool:
    """Whether a picture has slopes at most, and no edge."""
    return bool(cv2.norm(cv2.Laplacian(source, cv2.CV_16S, ksize=1), cv2.NORM_INF) <= CALM)


def _interpolated(source: Pixels, scale: int, margin: int) -> Pixels:
    """(h + 2·margin)×(w + 2·margin)×3 to (h·scale)×(w·scale)×3 by cubic interpolation."""
    near = source[margin - 2 : 2 - margin, margin - 2 : 2 - margin]
    larger = cv2.resize(near, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC)
    return np.asarray(larger[2 * scale : -2 * scale, 2 * scale : -2 * scale], np.uint8)


def _neutral(pixels: Pixels) -> Pixels:
    """H×W×1: the mean of the three channels."""
    mean = pixels.sum(axis=2, keepdims=True, dtype=np.uint16) / np.float32(3)
    return np.asarray(np.rint(mean), np.uint8)
