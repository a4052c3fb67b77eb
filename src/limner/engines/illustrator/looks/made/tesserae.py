"""Tesserae laid in rows along the outlines of areas, as in opus vermiculatum."""

import math

import cv2
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

_JOINT = 0.13
"""Between stones, over their side."""
_LEFT = 0.2
"""Gaps at least so wide, half of it over the side, are filled with smaller stones."""
_SMOOTH = 5
"""Points of an outline that are averaged."""


def laid(area: NDArray[np.bool_], side: float) -> Floats:
    """N×4×2: stones' corners in pixels of the H×W area, each about `side` wide."""
    away = cv2.distanceTransform(area.astype(np.uint8), cv2.DIST_L2, cv2.DIST_MASK_PRECISE)
    away = cv2.GaussianBlur(away, (0, 0), 0.8)
    stones: list[Floats] = []
    deepest = float(away.max()) if away.size else 0.0
    for row in range(math.ceil(deepest / side)):
        level = (row + 0.5) * side
        mask = (away > level).astype(np.uint8)
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
        for contour in contours:
            stones.extend(_row(contour[:, 0].astype(np.float64), side))
    for _ in range(2):
        stones.extend(_filling(area, stones, side))
    return np.concatenate(stones) if stones else np.zeros((0, 4, 2))


def _row(points: Floats, side: float) -> list[Floats]:
    """Stones along a closed line."""
    if len(points) < 5:
        return []
    line = _smoothed(points)
    steps = np.hypot(*(np.roll(line, -1, axis=0) - line).T)
    length = float(steps.sum())
    count = round(length / side)
    if count < 2:
        return []
    at = np.concatenate([[0.0], np.cumsum(steps)])
    closed = np.concatenate([line, line[:1]])
    joint = 0.5 * _JOINT * side
    ends = np.arange(count, dtype=np.float64) * (length / count)
    firsts, lasts = (_along(at, closed, (ends + shift) % length) for shift in (joint, length / count - joint))
    chord = lasts - firsts
    span = np.maximum(np.hypot(*chord.T), 1e-6)[:, None]
    normal = np.stack([-chord[:, 1], chord[:, 0]], axis=1) / span * (side / 2 - joint)
    quads = np.stack([firsts + normal, lasts + normal, lasts - normal, firsts - normal], axis=1)
    kept = span[:, 0] > 0.35 * side
    return [quads[kept]]


def _smoothed(points: Floats) -> Floats:
    padded = np.concatenate([points[-(_SMOOTH // 2) :], points, points[: _SMOOTH // 2]])
    sums = np.cumsum(np.concatenate([np.zeros((1, 2)), padded]), axis=0)
    result: Floats = (sums[_SMOOTH:] - sums[:-_SMOOTH]) / _SMOOTH
    return result


def _along(at: Floats, closed: Floats, where: Floats) -> Floats:
    return np.stack([np.interp(where, at, closed[:, 0]), np.interp(where, at, closed[:, 1])], axis=1)


def _filling(area: NDArray[np.bool_], stones: list[Floats], side: float) -> list[Floats]:
    """Small stones where the rows left gaps."""
    free = area.astype(np.uint8)
    if stones:
        cv2.fillPoly(free, list(np.rint(np.concatenate(stones)).astype(np.int32)), 0)
    away = cv2.distanceTransform(free, cv2.DIST_L2, cv2.DIST_MASK_3)
    # Along the middle of a gap all distances are equal: a slight tilt leaves one peak for each stone.
    y, x = np.mgrid[0 : away.shape[0], 0 : away.shape[1]]
    away += ((x * 7 + y * 13) % 31 * np.float32(1e-3)).astype(np.float32)
    window = np.ones((2 * round(0.6 * side) + 1,) * 2, np.uint8)
    peak = (away >= cv2.dilate(away, window)) & (away > _LEFT * side)
    y, x = np.nonzero(peak)
    half = np.minimum(away[y, x].astype(np.float64), 0.5 * side) * 0.85
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], np.float64)
    return [np.stack([x, y], axis=1)[:, None] + half[:, None, None] * corners]
