"""Pictures at a fraction of their size, a strip at a time, to bound the memory."""

from collections.abc import Iterator

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import sampled
from limner.engines.darkroom.fill.patches import Floats, Places

STRIP = 256
"""Rows that are made at once."""


def strips(height: int) -> Iterator[slice]:
    """The rows of a picture, some at a time."""
    for start in range(0, height, STRIP):
        yield slice(start, min(start + STRIP, height))


def shrunk(values: Floats | Pixels, unit: int) -> Floats:
    """Means over squares of `unit` pixels (a power of two); the border is repeated where they do not fit."""
    if unit == 1:
        return values.astype(np.float32)
    parts = []
    for rows in strips(values.shape[0]):
        part = values[rows].astype(np.float32)
        down, right = -part.shape[0] % unit, -part.shape[1] % unit
        part = np.pad(part, ((0, down), (0, right)) + ((0, 0),) * (part.ndim - 2), "edge")
        size = (part.shape[1] // unit, part.shape[0] // unit)
        small = cv2.resize(part, size, interpolation=cv2.INTER_AREA)
        parts.append(small.reshape(size[1], size[0], *part.shape[2:]))
    return np.concatenate(parts)


def reduced(pixels: Pixels, hole: Mask, allowed: Mask, unit: int) -> tuple[Floats, Mask, Mask]:
    """Means over the known pixels; a pixel is hole where less than half is known, allowed where all of it is."""
    if unit == 1:
        return pixels.astype(np.float32), hole, allowed
    known = (~hole).view(np.uint8)
    parts = []
    for rows in strips(pixels.shape[0]):
        seen = np.asarray(cv2.bitwise_and(pixels[rows], pixels[rows], mask=known[rows]), np.uint8)
        share = shrunk(known[rows], unit)
        free = shrunk(allowed[rows].view(np.uint8), unit)
        total = shrunk(seen, unit) / np.maximum(share, np.float32(1e-3))[..., None]
        parts.append((total, share < 0.5, (free > 0.99) & (share > 0.99)))
    colours, holes, frees = zip(*parts, strict=True)
    return np.concatenate(colours), np.concatenate(holes), np.concatenate(frees)


def enlarged(small: Floats, unit: int, rows: slice, columns: int | slice) -> Floats:
    """Some rows of a picture at `unit` times its size, bilinear: so many columns of them, or those of a slice."""
    columns = slice(0, columns) if isinstance(columns, int) else columns
    if unit == 1:
        return small[rows, columns]
    offset = (0.5 / unit) - 0.5
    matrix = np.array(
        [[1 / unit, 0, columns.start / unit + offset], [0, 1 / unit, rows.start / unit + offset]], np.float32
    )
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    size = (columns.stop - columns.start, rows.stop - rows.start)
    return np.asarray(cv2.warpAffine(small, matrix, size, flags=flags, borderMode=cv2.BORDER_REPLICATE))


def enlarged_at(small: Floats, unit: int, y: Places, x: Places) -> Floats:
    """Single pixels, N×C, of what `enlarged` makes of H×W×C."""
    if unit == 1:
        return small[y, x]
    return np.asarray(sampled(small, (small.shape[0] * unit, small.shape[1] * unit), y, x))


def tallied(values: Floats, weight: Floats, y: Places, x: Places, shape: tuple[int, int], unit: int) -> Floats:
    """As `shrunk`, of pixels that are given singly: H×W×(C + 1), the means of N×C `values` by their weights, and those
    of the weights. The pixels lie at (y, x) of a picture of the shape; all others have no weight."""
    height, width = (-(-side // unit) for side in shape)
    place = y // unit * width + x // unit
    planes = [
        np.bincount(place, each, height * width).reshape(height, width)
        for each in (*(values * weight[:, None]).T, weight)
    ]
    return np.asarray(np.dstack(planes) / unit**2, np.float32)


def unit_for(pixels: int, budget: int) -> int:
    """The power of two by which so many pixels are to be shrunk to stay in the budget."""
    unit = 1
    while pixels > budget * unit**2:
        unit *= 2
    return unit
