"""Where to work: the hole in groups, each with its surroundings, at a size that is quick."""

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask

WORK_PIXELS = 60_000
"""Pixels of the hole that are searched for in one call, over all groups; larger holes are halved until they fit."""

WORK_WINDOW = 600 * 600
"""Pixels of a window at the size at which it is searched."""

LEAST_CONTEXT = 40
MOST_GROUPS = 12
CELLS = (3, 4)


@dataclass(frozen=True, slots=True)
class Window:
    """A rectangle of the picture, and how often it is halved for the search."""

    rows: slice
    columns: slice
    halvings: int

    @property
    def area(self) -> tuple[slice, slice]:
        """Indexes the picture."""
        return self.rows, self.columns


@dataclass(slots=True)
class _Box:
    top: int
    left: int
    bottom: int
    right: int
    pixels: int

    def grown(self) -> tuple[float, float, float, float]:
        by = 16 + 0.35 * max(self.bottom - self.top, self.right - self.left)
        return self.top - by, self.left - by, self.bottom + by, self.right + by

    def meets(self, other: "_Box") -> bool:
        top, left, bottom, right = self.grown()
        return top < other.bottom and other.top < bottom and left < other.right and other.left < right

    def joined(self, other: "_Box") -> "_Box":
        return _Box(
            min(self.top, other.top),
            min(self.left, other.left),
            max(self.bottom, other.bottom),
            max(self.right, other.right),
            self.pixels + other.pixels,
        )


def windows(hole: Mask) -> Iterator[Window]:
    """Windows that together hold the whole hole; each holds the parts of it that lie near each other."""
    boxes = _boxes(hole)
    for box in boxes:
        budget = WORK_PIXELS / len(boxes)
        halvings = 0
        while box.pixels / 4**halvings > budget:
            halvings += 1
        yield _window(box, hole.shape, halvings)


def _window(box: _Box, shape: tuple[int, ...], halvings: int) -> Window:
    """The box with its surroundings: as much as the larger side of the box, or what the budget leaves."""
    tall, wide = box.bottom - box.top, box.right - box.left
    unit = 2**halvings
    context = max(1.2 * max(tall, wide), LEAST_CONTEXT * unit)
    while (tall + 2 * context) * (wide + 2 * context) > WORK_WINDOW * unit**2 and context > LEAST_CONTEXT * unit:
        context *= 0.9
    by = int(context)
    rows = slice(max(0, box.top - by), min(shape[0], box.bottom + by))
    columns = slice(max(0, box.left - by), min(shape[1], box.right + by))
    return Window(rows, columns, halvings)


def _boxes(hole: Mask) -> list[_Box]:
    """Boxes about the parts of the hole, joined where they are near; one a cell of the picture where they are many."""
    _, _, stats, _ = cv2.connectedComponentsWithStats(hole.astype(np.uint8))
    left, top, wide, tall, pixels = stats[1:].T
    parts = np.stack([top, left, top + tall, left + wide, pixels], 1)
    if len(parts) > 400:
        return _by_cell(parts, hole.shape)
    boxes = [_Box(*part) for part in parts.tolist()]
    merged: list[_Box] = []
    while boxes:
        box = boxes.pop()
        near = next((other for other in merged if box.meets(other) or other.meets(box)), None)
        if near is None:
            merged.append(box)
        else:
            merged.remove(near)
            boxes.append(box.joined(near))
    if len(merged) <= MOST_GROUPS:
        return merged
    return _by_cell(np.array([(b.top, b.left, b.bottom, b.right, b.pixels) for b in merged]), hole.shape)


def _by_cell(parts: NDArray[np.int_], shape: tuple[int, ...]) -> list[_Box]:
    """The boxes joined by the cell, of `CELLS` down and across the picture, in which their middle lies.

    `parts` is N×5, the fields of boxes; there are millions where a mask is a checkerboard.
    """
    down = (parts[:, 0] + parts[:, 2]) * CELLS[0] // (2 * shape[0] + 1)
    right = (parts[:, 1] + parts[:, 3]) * CELLS[1] // (2 * shape[1] + 1)
    cells = down * CELLS[1] + right
    _, first = np.unique(cells, return_index=True)
    joined = []
    for cell in cells[np.sort(first)]:
        inside = parts[cells == cell]
        (top, left), (bottom, right) = inside[:, :2].min(0), inside[:, 2:4].max(0)
        joined.append(_Box(int(top), int(left), int(bottom), int(right), int(inside[:, 4].sum())))
    return joined
