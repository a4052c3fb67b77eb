"""Ranks of units fitted into an area of ground: as large as they can be while everybody stays in sight."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.units import Unit

Reals = NDArray[np.float64]

_STEPS = 9
"""Halvings between the largest and the smallest size; they end at 3 %."""
_LEAST = 0.04
"""The smallest size that is tried, over the largest."""
_OVER, _ABOVE, _BELOW = 0.25, -0.3, 0.14
"""Feet that are over so much of a nearer one's width seem to stand on it, from so far above to so far below its top, in
heights of the smaller."""
_SLACK = 4.0
"""Pixels that wheels and paws may reach below the lowest ground."""
_WIDEST_GAP = 0.7
"""The most air between neighbours, over their mean width."""
_CLOSEST = -0.62
"""The most that neighbours run into one another, over their mean width."""


@dataclass(frozen=True, slots=True)
class Rank:
    """Units side by side.

    `units` are their numbers from left to right, `depths` how far back each stands (0 front, 1 back), `span` the part
    of the area's width that they share, `sway` by what share of a gap each is off its place. `lift` is the height of
    the rank's foot over the ground, in the units' own heights.
    """

    units: tuple[int, ...]
    depths: tuple[float, ...]
    span: tuple[float, float] = (0.0, 1.0)
    sway: tuple[float, ...] = ()
    lift: float = 0.0


@dataclass(frozen=True, slots=True)
class Stand:
    """The ground that ranks may use, in canvas pixels.

    `front` and `back` are the feet of the nearest and the farthest, `shrink` the size of the farthest over that of the
    nearest, `tall` the greatest height of one, `visible` the least share of its box that everybody keeps in sight.
    Where `level` is set, nobody may seem to stand on somebody nearer.
    """

    area: Box
    front: float
    back: float
    shrink: float
    tall: float
    visible: float
    level: bool = False


def shapes(units: Sequence[Unit]) -> Reals:
    """Each unit's box about its origin: N×4, left, top, right, bottom."""
    boxes = [unit.box for unit in units]
    return np.array([(b.left, b.top, b.right, b.bottom) for b in boxes])


def largest(shape: Reals, stand: Stand) -> float:
    """The scale at which the tallest unit is as tall as it may be."""
    return stand.tall / float((shape[:, 3] - shape[:, 1]).max())


def fitted(shape: Reals, ranks: Sequence[Rank], stand: Stand, least: float = 0.0) -> Reals | None:
    """Where each stands and how large: N×3, x and y of its origin and its scale.

    None where nothing fits, or nothing larger than the scale `least`.
    """
    high = largest(shape, stand)
    low, best = max(high * _LEAST, least), None
    if low >= high:
        return None
    if least and _tried(shape, ranks, stand, least) is None:
        return None
    if (placed := _tried(shape, ranks, stand, high)) is not None:
        return placed
    for _ in range(_STEPS):
        if best is not None and high < 1.03 * low:
            break
        middle = (low * high) ** 0.5
        placed = _tried(shape, ranks, stand, middle)
        if placed is None:
            high = middle
        else:
            low, best = middle, placed
    return best


def _tried(shape: Reals, ranks: Sequence[Rank], stand: Stand, scale: float) -> Reals | None:
    placed = np.empty((len(shape), 3))
    for rank in ranks:
        if not _set_out(placed, shape, rank, stand, scale):
            return None
    boxes = boxed(shape, placed)
    inside = boxes[:, 1].min() >= stand.area.top and boxes[:, 3].max() <= max(stand.area.bottom, stand.front) + _SLACK
    if not inside or in_sight(boxes, placed[:, 1]) < stand.visible:
        return None
    heaped = any(rank.lift for rank in ranks)
    return None if stand.level and not heaped and perched(boxes, placed[:, 1]) else placed


def _set_out(placed: Reals, shape: Reals, rank: Rank, stand: Stand, scale: float) -> bool:
    """Fill in one rank; says whether its neighbours keep enough of a gap."""
    at = list(rank.units)
    depths = np.array(rank.depths)
    sizes = scale * (1.0 - depths * (1.0 - stand.shrink))
    widths = (shape[at, 2] - shape[at, 0]) * sizes
    left = stand.area.left + rank.span[0] * stand.area.width
    room = (rank.span[1] - rank.span[0]) * stand.area.width
    number, total = len(at), float(widths.sum())
    mean = total / number
    gap = (room - total) / (number - 1) if number > 1 else room - total
    if gap < _CLOSEST * mean or widths.max() > stand.area.width:
        return False
    gap = min(gap, _WIDEST_GAP * mean) if number > 1 else 0.0
    run = total + gap * (number - 1)
    starts = left + (room - run) / 2 + np.concatenate(([0.0], np.cumsum(widths[:-1] + gap)))
    if rank.sway:
        starts = starts + np.array(rank.sway) * max(gap, 0.25 * mean)
    starts = np.clip(starts, stand.area.left, np.maximum(stand.area.right - widths, stand.area.left))
    tall = float(((shape[at, 3] - shape[at, 1]) * sizes).mean())
    placed[at, 0] = starts - shape[at, 0] * sizes
    placed[at, 1] = stand.front + (stand.back - stand.front) * depths - rank.lift * tall
    placed[at, 2] = sizes
    return True


def boxed(shape: Reals, placed: Reals) -> Reals:
    """The boxes on the canvas."""
    boxes = shape * placed[:, 2:3]
    boxes[:, 0::2] += placed[:, 0:1]
    boxes[:, 1::2] += placed[:, 1:2]
    return boxes


def perched(boxes: Reals, feet: Reals) -> bool:
    """Whether anybody's feet are about where the top of a nearer one is, as if it stood there."""
    wide = np.minimum(boxes[:, None, 2], boxes[None, :, 2]) - np.maximum(boxes[:, None, 0], boxes[None, :, 0])
    widths, heights = boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1]
    over = wide > _OVER * np.minimum(widths[:, None], widths[None, :])
    sunk = (feet[:, None] - boxes[None, :, 1]) / np.minimum(heights[:, None], heights[None, :])
    return bool(((feet[None, :] > feet[:, None]) & over & (sunk > _ABOVE) & (sunk < _BELOW)).any())


def in_sight(boxes: Reals, feet: Reals) -> float:
    """The smallest share of any box that no nearer box covers; a lower bound where covers overlap one another."""
    wide = np.minimum(boxes[:, None, 2], boxes[None, :, 2]) - np.maximum(boxes[:, None, 0], boxes[None, :, 0])
    high = np.minimum(boxes[:, None, 3], boxes[None, :, 3]) - np.maximum(boxes[:, None, 1], boxes[None, :, 1])
    shared = np.clip(wide, 0.0, None) * np.clip(high, 0.0, None)
    number = np.arange(len(boxes))
    nearer = (feet[None, :] > feet[:, None]) | ((feet[None, :] == feet[:, None]) & (number[None, :] > number[:, None]))
    area = (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])
    return float((1.0 - (shared * nearer).sum(axis=1) / area).min())
