"""The calm continuation of a picture: what its border tells, ever smoother with the distance."""

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from scipy.linalg import solveh_banded
from scipy.ndimage import gaussian_filter1d, median_filter

from limner.engines.darkroom.fill.patches import Floats


@dataclass(frozen=True, slots=True)
class Way:
    """How colours go on beyond a border.

    `strip` is the share of the picture that says what lies behind the things at the border, `spread` the pixels along
    the border over which colours are averaged for each pixel of distance, up to the share `most` of the border.
    Where it is `level`, lines across the picture go on, and the rest of a row tells what belongs to it.
    """

    strip: float
    spread: float
    most: float
    level: bool


BESIDE = Way(0.25, 0.35, 0.12, True)
ABOVE = Way(0.1, 0.5, 0.3, False)

WHOLE = 0.33
"""The share of the picture whose middle colours tell which of a row's colours are its background."""

AGREED = 12.0
"""Levels of distance to the rest of the border at which a colour counts 1/e."""

LAST_CHOICE = 0.05
"""The share of the rest of the border where nothing near agrees with it."""

TINT = 25.0
"""Levels by which the whole border may differ from what lies behind it and go on so, as a vignette does."""

FORGET = 0.05
"""The share of the shorter side at which what only the outermost pixels show has faded to 1/e."""

SLOPE_STRIP, SLOPE_REACH, SLOPE_WIDTH = 0.12, 0.2, 0.15
"""Shares of the side: where the slope towards the border is measured, how far it goes on, how wide it is smoothed."""

MOST_RISE = 16.0
"""Levels by which a slope changes the colours in all."""

DOUBT = 4.0
"""Levels of a slope that may be chance."""

LEVEL_EDGE = 4.0
"""Levels: a step of this height across most of the picture is a line that goes on, such as a horizon."""

COLUMNS = 24
"""Columns into which a picture is averaged to look for lines across it."""


def continued(picture: Floats, rows: slice, columns: slice) -> Floats:
    """The picture with everything outside of the known rectangle continued from its borders.

    To the sides each row goes on in its own colour, upwards and downwards each column; lines across the picture
    stay sharp, everything else is averaged over ever more of the border. `picture` is H×W×C float32.
    """
    made = picture.copy()
    known = picture[rows, columns]
    made[rows, : columns.start] = _marched(known, columns.start, BESIDE)[:, ::-1]
    made[rows, columns.stop :] = _marched(known[:, ::-1], picture.shape[1] - columns.stop, BESIDE)
    upright = np.ascontiguousarray(made[rows].transpose(1, 0, 2))
    made[: rows.start] = _marched(upright, rows.start, ABOVE)[:, ::-1].transpose(1, 0, 2)
    made[rows.stop :] = _marched(upright[:, ::-1], picture.shape[0] - rows.stop, ABOVE).transpose(1, 0, 2)
    return made


def _marched(known: Floats, steps: int, way: Way) -> Floats:
    """H×steps×C: what lies beyond the first column of `known`, the nearest first."""
    height, width, channels = known.shape
    if not steps:
        return np.zeros((height, 0, channels), np.float32)
    border = known[:, : max(1, min(3, width // 8))].mean(1)
    behind = _behind(known, border, way)
    current = np.concatenate([behind, border - behind], 1).astype(np.float64)
    conduct = _conductance(known) if way.level else np.ones(height - 1)
    forget = np.exp(-1 / max(FORGET * min(height, width), 1.0))
    reach = max(SLOPE_REACH * width, 1.0)
    rise = MOST_RISE * np.tanh(_slope(known) * reach / MOST_RISE)
    marched = np.empty((height, steps, channels), np.float32)
    for step, added in enumerate(_variances(height, steps, way)):
        if added and height > 1:
            current = _diffused(current, conduct * (added / 2))
        current[:, channels:] *= forget
        risen = rise * (1 - np.exp(-(step + 1) / reach))
        marched[:, step] = current[:, :channels] + current[:, channels:] + risen
    return marched


def _variances(height: int, steps: int, way: Way) -> Iterator[float]:
    """The variance in pixels² that each step adds to the average along the border."""
    most = (way.most * height) ** 2
    before = 0.0
    for step in range(1, steps + 1):
        now = min((way.spread * step) ** 2, most)
        yield now - before
        before = now


def _diffused(values: np.ndarray, conduct: np.ndarray) -> np.ndarray:
    """One implicit step of diffusion along the rows; `conduct` is between neighbours."""
    bands = np.zeros((2, len(values)))
    bands[1] = 1
    bands[1, :-1] += conduct
    bands[1, 1:] += conduct
    bands[0, 1:] = -conduct
    return np.asarray(solveh_banded(bands, values, overwrite_ab=True, check_finite=False))


def _behind(known: Floats, border: Floats, way: Way) -> Floats:
    """H×C: what goes on beyond each pixel of the border: of its colour and the middle one near it, the likelier."""
    height, width, _ = known.shape
    middle = np.median(known[:, : max(1, round(way.strip * width))], 1)
    middle = median_filter(middle, (_odd(0.08 * height), 1), mode="nearest")
    edge = median_filter(border, (_odd(0.03 * height), 1), mode="nearest")
    rest = np.median(known[:, : max(1, round(WHOLE * width))], 1) if way.level else border
    rest = median_filter(rest, (_odd((0.2 if way.level else 0.4) * height), 1), mode="nearest")
    choices = np.stack([edge, middle, rest])
    shares = np.exp(-np.abs(choices - rest).max(2) / AGREED)
    shares[2] = LAST_CHOICE
    shares = gaussian_filter1d(shares / shares.sum(0), max(0.01 * height, 0.5), axis=1, mode="nearest")
    middle = (choices * shares[..., None]).sum(0)
    tint = median_filter(border - middle, (_odd(0.6 * height), 1), mode="nearest")
    tint = gaussian_filter1d(tint, max(0.05 * height, 0.5), axis=0, mode="nearest")
    return np.asarray(middle + TINT * np.tanh(tint / TINT), np.float32)


def _odd(size: float) -> int:
    return max(1, round(size)) | 1


def _slope(known: Floats) -> Floats:
    """H×C: levels a pixel by which the colours rise towards the border."""
    height, width, _ = known.shape
    strip = round(SLOPE_STRIP * width)
    if strip < 2:
        return np.zeros_like(known[:, 0])
    rise = np.median(known[:, :strip], 1) - np.median(known[:, strip : 2 * strip], 1)
    rise = median_filter(rise, (_odd(0.1 * height), 1), mode="nearest")
    rise = gaussian_filter1d(rise, SLOPE_WIDTH * height, axis=0, mode="nearest")
    return np.asarray(np.sign(rise) * np.maximum(np.abs(rise) - DOUBT, 0) / strip, np.float32)


def _conductance(known: Floats) -> np.ndarray:
    """Between each two rows 1, or near 0 where a line runs across most of the picture."""
    height, width, _ = known.shape
    count = min(COLUMNS, width)
    columns = cv2.resize(known, (count, height), interpolation=cv2.INTER_AREA).reshape(height, count, -1)
    step = np.abs(np.median(np.diff(columns, axis=0), 1)).max(1)
    return np.asarray(1 / (1 + (step / LEVEL_EDGE) ** 2) ** 2)
