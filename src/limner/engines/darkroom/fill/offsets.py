"""By how much a picture is to be shifted so that it goes on beyond its border: where its own border recurs in it."""

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.fill.patches import Floats, Places

TALL, DEEP, STEP = 6, 5, 3
"""Pixels of the pieces of border that are looked for: along it, and into the picture; and from one to the next."""

BAND = 6
"""Pixels into the picture over which a shift is compared in the end."""

EACH = 4
"""Places that are kept of each piece."""

CLEAR = 3
"""Pixels about such a place in which there is no other."""

GOOD = 24.0
"""Levels beyond which a shift that does not fit the border counts nothing."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What makes a shift worse: levels for one by the picture's height, and by its width, growing as its square."""

    lift: float
    fall: float


def offsets(picture: Floats, avoid: Floats, lengths: tuple[int, ...], taste: Taste, most: int) -> Places:
    """N×2, at most `most` for each length: down and right (negative), for going on to the right of the H×W×C picture.

    A shift of a length is so far that as many pixels can be copied. `avoid` is H×W, levels by which a pixel is a bad
    source. Looked for at half the size, and then made exact.
    """
    size = picture.shape[1] // 2, picture.shape[0] // 2
    if size[0] < DEEP + 2 or size[1] < TALL:
        return np.zeros((0, 2), np.int64)
    odd = picture.shape[1] % 2
    small = _half(picture[: size[1] * 2, odd:], size)
    worse = _half(avoid[: size[1] * 2, odd:], size)
    pools: list[list[tuple[int, int]]] = [[] for _ in lengths]
    ahead = [cv2.boxFilter(worse, -1, (max(n // 2, 1), TALL), anchor=(0, 0)) for n in lengths]
    for top, low, gap in _matched(small, taste):
        for pool, length, cost in zip(pools, lengths, ahead, strict=True):
            last = size[0] - DEEP - length // 2
            if last > 0:
                total = gap[:, :last] + cost[low : low + len(gap), DEEP : DEEP + last]
                pool.extend(_least(total, low - top, DEEP - size[0]))
    found = [_covering(small, np.unique(np.array(pool), axis=0), most) for pool in pools if pool]
    if not found:
        return np.zeros((0, 2), np.int64)
    exact = _exact(picture, 2 * np.unique(np.concatenate(found), axis=0))
    again = 2 * exact[-exact[:, 1] < 2 * max(lengths)]
    return np.unique(np.concatenate([exact, again[-again[:, 1] < picture.shape[1]][:most]]), axis=0)


def _half(values: Floats, size: tuple[int, int]) -> Floats:
    return np.asarray(cv2.resize(np.ascontiguousarray(values), size, interpolation=cv2.INTER_AREA), np.float32)


def _matched(picture: Floats, taste: Taste) -> Iterator[tuple[int, int, Floats]]:
    """For pieces of the border: their first row, the first row that was looked at, and levels for each place there."""
    height, width = picture.shape[:2]
    reach = int(min(0.4 * height, 1 + height * (GOOD / taste.lift) ** 0.5 if taste.lift else height))
    right = taste.fall * np.square((np.arange(width - DEEP + 1) + DEEP - width) / width)
    for top in range(0, height - TALL + 1, STEP):
        low, high = max(0, top - reach), min(height - TALL, top + reach)
        piece = np.ascontiguousarray(picture[top : top + TALL, width - DEEP :])
        gap = cv2.matchTemplate(np.ascontiguousarray(picture[low : high + TALL]), piece, cv2.TM_SQDIFF)
        down = taste.lift * np.square((np.arange(low, high + 1) - top) / height)
        cost = np.sqrt(np.maximum(gap, 0) / piece.size) + down[:, None] + right
        yield top, low, np.asarray(cost, np.float32)


def _least(cost: Floats, down: int, right: int) -> list[tuple[int, int]]:
    """The best few places, apart from each other."""
    best = []
    for _ in range(EACH):
        y, x = divmod(int(np.argmin(cost)), cost.shape[1])
        if not np.isfinite(cost[y, x]):
            break
        best.append((y + down, x + right))
        cost[max(0, y - CLEAR) : y + CLEAR + 1, max(0, x - CLEAR) : x + CLEAR + 1] = np.inf
    return best


def _covering(picture: Floats, pool: Places, most: int) -> Places:
    """Of the shifts those few with which every part of the border is met as well as it can be."""
    worth = np.maximum(GOOD - border_gaps(picture, pool, STEP, DEEP), 0)
    best = np.zeros(worth.shape[1], np.float32)
    taken: list[int] = []
    while len(taken) < min(most, len(pool)):
        gain = np.maximum(worth - best, 0).sum(1)
        gain[taken] = -1
        pick = int(np.argmax(gain))
        if gain[pick] <= 0:
            break
        taken.append(pick)
        best = np.maximum(best, worth[pick])
    return pool[taken]


def _exact(picture: Floats, shifts: Places) -> Places:
    """The shifts moved by a pixel where they then fit the parts of the border better that they fit well."""
    best = shifts
    near = border_gaps(picture, shifts, 2 * STEP, BAND)
    fitting = np.exp(-near / 6)
    least = (near * fitting).sum(1) / fitting.sum(1).clip(1e-9)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            moved = shifts + np.array([down, right])
            gaps = (border_gaps(picture, moved, 2 * STEP, BAND) * fitting).sum(1) / fitting.sum(1).clip(1e-9)
            better = gaps < least
            best = np.where(better[:, None], moved, best)
            least = np.minimum(gaps, least)
    return np.unique(best, axis=0)


def border_gaps(picture: Floats, shifts: Places, step: int, deep: int) -> Floats:
    """N×rows: levels by which the picture shifted differs from itself at the border, for each `step` pixels of it."""
    height, width = picture.shape[:2]
    strip = picture[:, width - deep :]
    rows = np.arange(height)
    table = np.empty((len(shifts), height), np.float32)
    for k, (down, right) in enumerate(shifts.tolist()):
        left = max(width - deep + right, 0)
        y = np.clip(rows + down, 0, height - 1)
        gap = picture[y, left : left + deep] - strip
        table[k] = np.einsum("ijk,ijk->i", gap, gap) / (deep * picture.shape[2])
        table[k, y != rows + down] = 1e4
    parts = -(-height // step)
    padded = np.pad(table, ((0, 0), (0, parts * step - height)), "edge").reshape(len(table), parts, step)
    return np.asarray(np.sqrt(padded.mean(2)), np.float32)
