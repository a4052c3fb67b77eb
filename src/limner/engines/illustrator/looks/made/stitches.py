"""Stitches: parallel threads that fill each area in its own direction, cut to lengths like a hand's."""

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB
from limner.drawing.contour import segments
from limner.drawing.display import Fill, Group, Item, Matrix, Solid, Stroke

Floats = NDArray[np.float64]
AnyInt = TypeVar("AnyInt", int, NDArray[Any])

DIRECTIONS = 8
"""Directions that threads lie in, from level on by 22.5 degrees."""
_LONG = 11.0
"""A stitch's length over its thread's width, at most."""
_SHORT = 0.55
"""What is shorter, over the width, is no stitch."""
_SPREAD = 28
"""Between the red values of two directions."""


def by_direction(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items in colours that say their direction (red) and which area they are (green and blue)."""
    numbers = _numbers()
    return tuple(_marked(item, None, numbers) for item in items)


def _numbers() -> Iterator[int]:
    number = 0
    while True:
        number += 1
        yield number


def _marked(item: Item, matrix: Matrix | None, numbers: Iterator[int]) -> Item:
    if isinstance(item, Group):
        inner = item.matrix if item.matrix is not None else matrix
        return replace(
            item, items=tuple(_marked(part, inner, numbers) for part in item.items), blend="normal", blur=0.0
        )
    alpha = item.paint.alpha if isinstance(item.paint, Solid) else max(stop.alpha for stop in item.paint.stops)
    number = next(numbers)
    paint = Solid(_rgb(_direction(item, matrix, number), number), 1.0 if alpha > 0.5 else 0.0)
    return Fill(item.path, paint) if isinstance(item, Fill) else Stroke(item.path, paint, item.width)


def code(direction: AnyInt) -> AnyInt:
    """The red value that says a direction, 0 to `DIRECTIONS` - 1, or those of an array."""
    return (direction + 1) * _SPREAD


def _rgb(direction: int, number: int) -> RGB:
    return code(direction), number * 57 % 256, number * 131 % 256


def _direction(item: Fill | Stroke, matrix: Matrix | None, number: int) -> int:
    """Across a figure's part; nearly level in scenery."""
    if matrix is None or not isinstance(item, Fill):
        return (0, 1, DIRECTIONS - 1)[number % 3]
    points = np.array([p for _, ends in segments(item.path) for p in ends[-1:]], np.float64)
    if len(points) < 3:
        return 0
    a, b, c, d, _, _ = matrix
    placed = (points - points.mean(axis=0)) @ np.array([[a, b], [c, d]])
    spread = placed.T @ placed
    angle = 0.5 * math.atan2(2 * spread[0, 1], spread[0, 0] - spread[1, 1])
    return round((angle + math.pi / 2) / (math.pi / DIRECTIONS)) % DIRECTIONS


def sewn(codes: NDArray[np.uint8], sewable: NDArray[np.bool_], width: float) -> Floats:
    """N×2×2: both ends of every stitch, in pixels, of threads so many pixels wide."""
    direction = np.rint(codes[:, :, 0] / _SPREAD).astype(np.int32)
    areas = (direction << 16) | (codes[:, :, 1].astype(np.int32) << 8) | codes[:, :, 2]
    areas[~sewable] = 0
    found: list[Floats] = []
    for number in range(DIRECTIONS):
        mine = np.where(direction == number + 1, areas, 0)
        if mine.any():
            found.append(_rows(mine, number * math.pi / DIRECTIONS, width))
    return np.concatenate(found) if found else np.zeros((0, 2, 2))


def _rows(areas: NDArray[np.int32], angle: float, width: float) -> Floats:
    """Stitches in one direction: the areas turned level, a row a thread, each row cut where its area ends."""
    height, across = areas.shape
    c, s = math.cos(angle), math.sin(angle)
    corners = np.array([(0, 0), (across, 0), (0, height), (across, height)]) @ np.array([[c, -s], [s, c]])
    low, high = corners.min(axis=0), corners.max(axis=0)
    columns, rows = math.ceil(high[0] - low[0]), math.ceil((high[1] - low[1]) / width)
    # From (column, row) to the areas' pixels: x = c·u - s·v, y = s·u + c·v with u, v measured along and across threads.
    matrix = np.array(
        [
            [c, -s * width, c * low[0] - s * (low[1] + width / 2)],
            [s, c * width, s * low[0] + c * (low[1] + width / 2)],
        ]
    )
    turned = cv2.warpAffine(
        areas.astype(np.float32), matrix, (columns, rows), flags=cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP
    )
    long = _LONG * width
    phase = (np.arange(rows) * 0.38 % 1.0 * long)[:, None]
    block = ((np.arange(columns)[None] + phase) / long).astype(np.int32)
    keys = turned.astype(np.int64) * 4096 + block
    keys[turned == 0] = 0
    row, start, end = _runs(keys)
    kept = end - start > _SHORT * width
    row, start, end = row[kept], start[kept].astype(np.float64), end[kept].astype(np.float64)
    ragged = 0.22 * width * np.sin(row * 12.9898 + start)
    ends = np.stack([start + 0.35 * width + ragged, end - 0.35 * width + ragged], axis=1)
    ends[:, 1] = np.maximum(ends[:, 1], ends[:, 0] + 0.1)
    u, v = ends + low[0], (row * width + width / 2 + low[1])[:, None]
    return np.stack([c * u - s * v, s * u + c * v], axis=2)


def _runs(keys: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Row, start and end of every stretch of one key other than 0."""
    rows, columns = keys.shape
    fenced = np.zeros((rows, columns + 1), np.int64)
    fenced[:, :columns] = keys
    flat = fenced.ravel()
    begins = np.flatnonzero(np.concatenate([[True], flat[1:] != flat[:-1]]))
    ends = np.append(begins[1:], len(flat))
    kept = flat[begins] != 0
    begins, ends = begins[kept], ends[kept]
    row = begins // (columns + 1)
    return row, begins - row * (columns + 1), ends - row * (columns + 1)
