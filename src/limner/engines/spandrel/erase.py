"""Holes in pictures filled by a model, each with its surroundings at a size that the model is good at."""

from collections.abc import Callable
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import Watch
from limner.engines.darkroom.canvas import resized
from limner.engines.tiles import Tile

Pixels = NDArray[np.uint8]
Mask = NDArray[np.bool_]
Filler: TypeAlias = Callable[[Pixels, Mask], Pixels]
"""Fills the holes, H×W, of H×W×3 pixels."""

LEAST_MARGIN: Final = 32
"""Pixels around a hole that a model is shown at the least; holes nearer to each other than twice that are one."""
MARGIN: Final = 0.5
"""The same on each side as a share of the hole's longer one: half of what a model is shown is then known."""
NEAR: Final = 512
"""The least side in pixels of what a model is shown, where the picture has so many."""


def erased(pixels: Pixels, mask: Mask, side: int, fill: Filler, watch: Watch) -> Pixels:
    """H×W×3 with what is under the mask filled; every other pixel stays.

    Surroundings with a side of more than `side` pixels are filled at a reduced size. Raises what the filler and the
    watch raise.
    """
    result, still = pixels.copy(), mask.copy()
    labels, waiting = _holes(mask)
    total = len(waiting)
    while waiting:
        watch()
        window = _window(next(iter(waiting.values())), mask.shape[1], mask.shape[0], min(NEAR, side))
        inside = [number for number, hole in waiting.items() if _within(hole, window)]
        made = _filled(window.of(result), window.of(still), side, fill)
        now = window.of(still) & np.isin(window.of(labels), inside)
        rows, columns = _slices(window)
        np.copyto(result[rows, columns], made, where=now[..., None])
        still[rows, columns] &= ~now
        for number in inside:
            del waiting[number]
        watch.progress(total - len(waiting), total)
    return result


def _holes(mask: Mask) -> tuple[NDArray[np.int32], dict[int, Tile]]:
    """The number of the hole that each pixel belongs to, its margin included, and where each hole lies."""
    wide = 2 * LEAST_MARGIN + 1
    near = cv2.dilate(mask.astype(np.uint8), np.ones((wide, wide), np.uint8))
    _, labels, boxes, _ = cv2.connectedComponentsWithStats(near, connectivity=8)
    return np.asarray(labels, np.int32), {
        number: Tile(*(int(value) for value in box[:4])) for number, box in enumerate(boxes) if number
    }


def _window(hole: Tile, width: int, height: int, least: int) -> Tile:
    """What is looked at around a hole: within the picture, and with all of the hole."""
    margin = round(MARGIN * max(hole.width, hole.height))
    left, wide = _span(hole.left, hole.width, margin, width, least)
    top, high = _span(hole.top, hole.height, margin, height, least)
    return Tile(left, top, wide, high)


def _span(start: int, length: int, margin: int, whole: int, least: int) -> tuple[int, int]:
    long = min(max(length + 2 * margin, least), whole)
    return min(max(start - (long - length) // 2, 0), whole - long), long


def _within(hole: Tile, window: Tile) -> bool:
    return (
        window.left <= hole.left
        and window.top <= hole.top
        and hole.left + hole.width <= window.left + window.width
        and hole.top + hole.height <= window.top + window.height
    )


def _slices(tile: Tile) -> tuple[slice, slice]:
    return slice(tile.top, tile.top + tile.height), slice(tile.left, tile.left + tile.width)


def _filled(pixels: Pixels, holes: Mask, side: int, fill: Filler) -> Pixels:
    high, wide = holes.shape
    scale = side / max(high, wide)
    if scale >= 1:
        return fill(pixels, holes)
    size = max(1, round(wide * scale)), max(1, round(high * scale))
    small = np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)
    # A pixel with anything of a hole in it has something of what is to go.
    touched = np.asarray(cv2.resize(holes.astype(np.float32), size, interpolation=cv2.INTER_AREA) > 0)
    return resized(fill(small, touched), wide, high)
