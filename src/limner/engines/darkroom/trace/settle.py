"""Flat art that a lossy format has made noisy, set right: its few colours found again and put back."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.trace.quantise import Palette, line_colors

CALM: Final = 14
"""Levels between the darkest and the lightest of 3×3 pixels, in any channel, inside of areas."""
LEAST_CALM: Final = 0.5
"""The share of the picture that is calm, at least."""
MOST_COLORS: Final = 24
APART: Final = 36.0
"""Levels between the colours, as a distance in RGB."""
NEAR: Final = 9.0
LEAST_NEAR: Final = 0.95
"""The share of calm pixels that are so near to their colour, at least; shadings have less."""
LEAST_SHARE: Final = 2e-4
"""Of the calm pixels: what a colour has at least."""
LEAST_COVERED: Final = 0.985
LEAST_NOISE: Final = 0.02
"""The share of calm pixels that are not quite of their colour, at least: clean flat art has less and stays as it is."""
PULL: Final = 30.0
"""What is as near to a colour as this, once it is smoothed, was of it."""
LEAST_LINE: Final = 4e-3
"""The share of the picture that a thin line's colour has, at least; rings around edges have less."""
STEP: Final = 16
"""Levels that are taken together when the colours of thin lines are looked for."""
ROWS: Final = 64
SLACK: Final = 2.0
"""How many rows are looked at first, and by what factor more may be amiss there than in the whole picture."""
_SMOOTHING = (5, 30.0, 2.0)


def settled(pixels: Pixels, opaque: Mask) -> tuple[Pixels, Palette | None]:
    """Noisy flat art with its areas in even colours, H×W×3, and these; any other picture as it is, and None."""
    if not _may_be_settled(pixels, opaque):
        return pixels, None
    kernel = np.ones((3, 3), np.uint8)
    spread = (cv2.dilate(pixels, kernel) - cv2.erode(pixels, kernel)).max(axis=2)
    calm = pixels[(spread <= CALM) & opaque]
    if len(calm) < LEAST_CALM * max(int(opaque.sum()), 1) or not len(calm):
        return pixels, None
    palette = _modes(calm)
    if palette is None or not _is_noisy(calm):
        return pixels, None
    smooth = np.asarray(cv2.bilateralFilter(pixels, *_SMOOTHING), np.uint8)
    _, distance = _nearest(smooth.reshape(-1, 3), palette)
    coarse = smooth.reshape(-1, 3)[(distance > PULL) & opaque.ravel()] // STEP * STEP + STEP // 2
    lines = line_colors(coarse, palette, int(opaque.sum()))
    index, distance = _nearest(coarse, lines)
    common = np.bincount(index[distance <= PULL], minlength=len(lines)) >= LEAST_LINE * opaque.sum()
    palette = np.concatenate([palette, lines[common]])
    index, distance = _nearest(smooth.reshape(-1, 3), palette)
    near = distance <= PULL
    put = pixels.reshape(-1, 3).copy()
    put[near] = palette[index[near]]
    return put.reshape(pixels.shape), palette


def _may_be_settled(pixels: Pixels, opaque: Mask) -> bool:
    """Whether some rows look like noisy flat art: quick to tell, and true of nearly all that is."""
    apart = len(pixels) // ROWS
    if apart < 4:
        return True
    above, rows, below = (np.ascontiguousarray(pixels[first : first - 2 or None : apart]) for first in range(3))
    line = np.ones((1, 3), np.uint8)
    most = cv2.dilate(np.maximum(np.maximum(above, rows), below), line)
    least = cv2.erode(np.minimum(np.minimum(above, rows), below), line)
    seen = opaque[1:-1:apart]
    calm = rows[((most - least).max(axis=2) <= CALM) & seen]
    if len(calm) * SLACK < LEAST_CALM * int(seen.sum()) or not len(calm):
        return False
    return _is_noisy(calm, SLACK) and _modes(calm, SLACK) is not None


def _is_noisy(calm: Pixels, slack: float = 1.0) -> bool:
    """Whether too many of the pixels are of other colours than the most frequent ones."""
    wide = calm.astype(np.int32)
    _, counts = np.unique((wide[:, 0] << 16) | (wide[:, 1] << 8) | wide[:, 2], return_counts=True)
    rare = len(calm) - int(np.sort(counts)[-MOST_COLORS:].sum())
    return rare * slack >= LEAST_NOISE * len(calm)


def _modes(calm: Pixels, slack: float = 1.0) -> Pixels | None:
    """The few colours that nearly all of these pixels are of; None where they are of no few colours."""
    colors, counts = _bins(calm)
    rest = counts.copy()
    chosen: list[NDArray[np.float64]] = []
    total, lost = float(counts.sum()), 0.0
    most = MOST_COLORS * slack
    while len(chosen) <= most and rest.max() >= LEAST_SHARE * total / 4:
        center = colors[int(rest.argmax())]
        for _ in range(2):
            around = ((colors - center) ** 2).sum(axis=1) <= NEAR**2
            weights = np.where(around, counts, 0.0)
            if weights.sum() > 0:
                center = weights @ colors / weights.sum()
        off = ((colors - center) ** 2).sum(axis=1)
        taken = off <= APART**2
        lost += rest[(off > NEAR**2) & (off <= APART**2 / 4)].sum()
        if lost > slack * (1 - LEAST_NEAR) * total:
            return None  # a shading: these are near to no colour
        if rest[taken].sum() >= LEAST_SHARE * total:
            chosen.append(center)
        taken[int(rest.argmax())] = True
        rest[taken] = 0
    if not chosen or len(chosen) > most:
        return None
    palette = np.round(np.array(chosen)).clip(0, 255).astype(np.uint8)
    _, distance = _nearest(colors, palette)
    near, covered = counts[distance <= NEAR].sum(), counts[distance <= APART].sum()
    alike = total - near <= slack * (1 - LEAST_NEAR) * total and total - covered <= slack * (1 - LEAST_COVERED) * total
    return palette if alike else None


def _bins(calm: Pixels) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The mean colours of a histogram of 5 bits a channel, and their counts."""
    high = (calm >> 3).astype(np.int32)
    index = (high[:, 0] << 10) | (high[:, 1] << 5) | high[:, 2]
    counts = np.bincount(index, minlength=1 << 15).astype(np.float64)
    used = np.flatnonzero(counts)
    sums = [np.bincount(index, calm[:, channel], 1 << 15)[used] for channel in range(3)]
    return np.stack(sums, axis=1) / counts[used, None], counts[used]


def _nearest(colors: NDArray[np.generic], palette: Pixels) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """For each of N×3 colours the index of the nearest of the palette, and its distance in levels."""
    own = colors.astype(np.float32)
    best, least = np.zeros(len(own), np.int64), np.full(len(own), np.inf, np.float32)
    for index, color in enumerate(palette.astype(np.float32)):
        distance = ((own - color) ** 2).sum(axis=1)
        closer = distance < least
        best[closer], least[closer] = index, distance[closer]
    return best, np.sqrt(least)
