"""A small picture by which a style is known again: its references as a mosaic over its colours."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.illustrator.style.crop import cropped
from limner.engines.illustrator.style.view import Pixels
from limner.engines.learned import Swatch

_STRIP = 0.1
"""The height of the strip of colours, over the preview's."""
_GAP = 0.012
"""The width of the gaps, over the preview's shorter side."""
_GAP_RGB = (255, 255, 255)
_EVEN = 0.5
"""Stripes are as wide as their shares to this power: accents stay visible."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One part of a style: how heavy it is, its palette, and a picture of it (H×W×3) where there is one."""

    weight: float
    palette: tuple[Swatch, ...]
    picture: Pixels | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """A place in the preview, pixels."""

    left: int
    top: int
    right: int
    bottom: int


def preview(tiles: Sequence[Tile], palette: tuple[Swatch, ...], width: int, height: int) -> Pixels:
    """height×width×3: the tiles in rows, heavier ones first, each a picture or its colours; below them the palette."""
    made = np.full((height, width, 3), _GAP_RGB, np.uint8)
    gap = max(1, round(_GAP * min(width, height)))
    taking = [tile for tile in tiles if tile.weight > 0] or tiles
    ordered = sorted(taking, key=lambda tile: -tile.weight)
    # Where there are colours alone, one more row of them says nothing.
    strip = max(1, round(_STRIP * height)) if any(tile.picture is not None for tile in ordered) else 0
    mosaic = max(1, height - strip - gap) if strip else height
    for tile, box in zip(ordered, boxes(len(ordered), width, mosaic, gap), strict=True):
        size = (max(1, box.right - box.left), max(1, box.bottom - box.top))
        drawn = patchwork(tile.palette, *size) if tile.picture is None else _fitted(tile.picture, *size)
        place = made[box.top : box.top + size[1], box.left : box.left + size[0]]
        place[:] = drawn[: place.shape[0], : place.shape[1]]
    if strip:
        made[height - strip :] = stripes(palette, width, strip)
    return made


def boxes(count: int, width: int, height: int, gap: int) -> Iterator[Box]:
    """The places of `count` tiles, row by row: as near to squares as they get, the upper rows of fewer tiles."""
    rows = min(range(1, count + 1), key=lambda rows: _oblong(_counts(count, rows), width, height))
    counts = _counts(count, rows)
    for row, columns in enumerate(counts):
        top, bottom = _span(row, rows, height, gap)
        for column in range(columns):
            left, right = _span(column, columns, width, gap)
            yield Box(left, top, right, bottom)


def stripes(palette: tuple[Swatch, ...], width: int, height: int) -> Pixels:
    """height×width×3: upright stripes of the colours, the first to the left."""
    shares = np.array([swatch.share for swatch in palette]) ** _EVEN
    ends = np.rint(np.cumsum(shares) / shares.sum() * width).astype(int)
    made = np.empty((height, width, 3), np.uint8)
    for swatch, start, end in zip(palette, [0, *ends[:-1]], ends, strict=True):
        made[:, start:end] = swatch.rgb
    return made


def patchwork(palette: tuple[Swatch, ...], width: int, height: int) -> Pixels:
    """height×width×3: the colours as patches, each cut off the longer side of what is left."""
    made = np.empty((height, width, 3), np.uint8)
    shares = np.array([swatch.share for swatch in palette]) ** _EVEN
    rest = made
    for index, swatch in enumerate(palette):
        rest[:] = swatch.rgb
        part = shares[index] / shares[index:].sum()
        high, wide = rest.shape[:2]
        rest = rest[:, round(part * wide) :] if wide >= high else rest[round(part * high) :]
    return made


def _counts(count: int, rows: int) -> list[int]:
    """Tiles a row; what is left over goes to the last rows."""
    least, over = divmod(count, rows)
    return [least + (row >= rows - over) for row in range(rows)]


def _oblong(counts: Sequence[int], width: int, height: int) -> float:
    """How far the tiles are from squares, altogether."""
    shape = width * len(counts) / height
    return float(sum(columns * abs(np.log(shape / columns)) for columns in counts))


def _span(index: int, count: int, length: int, gap: int) -> tuple[int, int]:
    step = (length + gap) / count
    return round(index * step), round((index + 1) * step) - gap


def _fitted(picture: Pixels, width: int, height: int) -> Pixels:
    part = cropped(picture, width / height)
    shrinks = part.shape[0] >= height
    how = cv2.INTER_AREA if shrinks else cv2.INTER_CUBIC
    return np.asarray(cv2.resize(part, (width, height), interpolation=how), np.uint8)
