"""What recurs in a picture, and may go on beyond it: ground, leaves, gravel, wood; what is there once may not.

The rule is the distance from what is about a pixel to its k-th nearest neighbour in the picture, relative to its own
contrast. What is compared are not pixels, which never recur in gravel or grass, but the strength of slopes in four
directions, fine and coarse (after Portilla and Simoncelli 2000, much reduced), and the layout of what is coarse. A
neighbour that shows more is near, too: what is flat recurs everywhere.
"""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.fill.patches import Floats

WINDOW = 0.2
"""The deviation of the window over which statistics are taken, in sides of a piece."""

GRID = 5
"""Windows along the side of a piece."""

BAND, ASIDE = 0.05, 0.6
"""Neighbours lie this share of the picture's height off at most (or of its width, for columns), and no nearer than
this many sides of a piece."""

UPRIGHT = 0.3
"""How far up and down neighbours may lie, as a share of the height: far off there is other ground."""

NEIGHBOURS, LEAST = (0.55, 0.75), 0.1
"""The share of the neighbours on the ground that must be alike, along rows and along columns, which is k; at least the
last of all neighbours. The best of those that are equally far off counts."""

ALIKE, UNLIKE = 0.16, 0.3
"""Distances, in the contrast of a window: to the first it recurs, from the second on it is there once."""

LAYOUT = 1.5
"""The weight of the layout of what is coarse, which must be the same both ways; of the rest, there may be less."""

CLEAR = 0.1
"""The share of things in a window from which it is no ground."""

NOISE = 6.0
"""Levels of contrast that are never seen as something."""


@dataclass(frozen=True, slots=True)
class Windows:
    """What is about the points of a grid: statistics, layout, and whether it is free of things."""

    marks: Floats
    layout: Floats
    ground: Mask

    def turned(self) -> "Windows":
        """Columns for rows."""
        return Windows(self.marks.swapaxes(0, 1), self.layout.swapaxes(0, 1), self.ground.T)


def recurring(picture: Floats, standing: Floats, side: int) -> tuple[Floats, Floats]:
    """H×W each, 1 where what is about a pixel of the H×W×3 picture recurs along its rows, and along its columns too.

    0 where it is there once. `standing` is 1 on things, which are no neighbours. `side` is that of the pieces that are
    to be cut out, in pixels.
    """
    step = max(1, round(side / GRID))
    grid = np.s_[step // 2 :: step, step // 2 :: step]
    apart = max(1, round(ASIDE * side / step))
    windows = Windows(
        _statistics(picture, WINDOW * side)[grid],
        _layout(picture, side)[grid],
        (_mean(standing, WINDOW * side) < CLEAR)[grid],
    )
    height, width = windows.ground.shape
    rows = _recurring(windows, apart, width, NEIGHBOURS[0])
    columns = _recurring(windows.turned(), apart, round(UPRIGHT * height), NEIGHBOURS[1]).T
    size = picture.shape[1], picture.shape[0]
    beside, along = (cv2.resize(np.ascontiguousarray(part), size) for part in (rows, np.minimum(rows, columns)))
    return np.asarray(beside, np.float32), np.asarray(along, np.float32)


def _statistics(picture: Floats, window: float) -> Floats:
    """H×W×9 in levels: the contrast, and slopes fine and coarse in four directions."""
    parts = [np.sqrt(np.maximum(_mean(picture * picture, window) - np.square(_mean(picture, window)), 0).mean(2))]
    grey = picture.mean(2)
    for soft in (0.0, 1.5):
        seen = cv2.GaussianBlur(grey, (0, 0), soft) if soft else grey
        across, down = (cv2.Sobel(seen, cv2.CV_32F, *way, scale=(1 + soft) / 4) for way in ((1, 0), (0, 1)))
        for slope in (across, down, (across + down) * 0.7, (across - down) * 0.7):
            parts.append(np.sqrt(_mean(slope * slope, window)))
    return np.asarray(np.dstack(parts), np.float32)


def _mean(values: Floats, window: float) -> Floats:
    return np.asarray(cv2.GaussianBlur(values, (0, 0), window, borderType=cv2.BORDER_REFLECT), np.float32)


def _layout(picture: Floats, side: int) -> Floats:
    """H×W×27 in levels: the colours of nine parts of the piece about a pixel, beside their mean."""
    coarse = np.asarray(cv2.GaussianBlur(picture, (0, 0), side / 6), np.float32)
    by = max(1, round(side / 3))
    height, width = coarse.shape[:2]
    wide = cv2.copyMakeBorder(coarse, by, by, by, by, cv2.BORDER_REPLICATE)
    parts = [wide[y : y + height, x : x + width] for y in (0, by, 2 * by) for x in (0, by, 2 * by)]
    middle = np.mean(parts, 0)
    return np.asarray(np.dstack([part - middle for part in parts]) / np.sqrt(27), np.float32)


def _recurring(windows: Windows, apart: int, reach: int, share: float) -> Floats:
    """H×W, 1 for windows that recur in the rows about their own, so many windows off at least and at most."""
    marks, layout, ground = windows.marks, windows.layout, windows.ground
    height, width = ground.shape
    off = max(1, round(BAND * height))
    along = np.abs(np.arange(width)[:, None] - np.arange(width))
    far = (along > apart) & (along <= max(reach, 2 * apart))
    found = np.ones((height, width), np.float32)
    if not far.any(1).all():
        return found
    norm = np.sqrt(np.square(marks).sum(2)) + NOISE
    for row in range(height):
        band = slice(max(0, row - off), row + off + 1)
        gaps = _more(marks[row], marks[band]) + LAYOUT * _other(layout[row], layout[band])
        gaps[:, ~ground[band].ravel()] = np.inf
        gaps = gaps.reshape(width, -1, width).min(1)
        allowed = far & ground[band].any(0)
        gaps[~allowed] = np.inf
        gaps.sort(axis=1)
        k = np.maximum(share * allowed.sum(1), LEAST * far.sum(1)).astype(int)
        distance = np.sqrt(gaps[np.arange(width), np.minimum(k, width - 1)]) / norm[row]
        found[row] = np.clip((UNLIKE - distance) / (UNLIKE - ALIKE), 0, 1)
    return found


def _more(own: Floats, others: Floats) -> Floats:
    """Squared, by how much each window has more than each of the others."""
    excess = np.maximum(own[:, None] - others.reshape(1, -1, own.shape[1]), 0)
    return np.asarray(np.square(excess).sum(2), np.float32)


def _other(own: Floats, others: Floats) -> Floats:
    """Squared, how far each layout is from each of the others, made as much weaker as is best."""
    rest = others.reshape(-1, own.shape[1])
    like, size = own @ rest.T, np.square(rest).sum(1) + 1e-3
    part = np.clip(like / size, 0, 1)
    gaps = np.square(own).sum(1)[:, None] - part * (2 * like - part * size)
    return np.asarray(np.maximum(gaps, 0), np.float32)
