"""The language of shapes: round or angular, by how the outlines of the larger areas turn."""

from collections.abc import Iterator
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import lab
from limner.engines.illustrator.style.view import Floats, View
from limner.engines.learned import Swatch

Path: TypeAlias = NDArray[np.float64]
"""N×2 points of a closed outline, evenly spaced."""

_SPAN = 448
"""The shorter side, pixels, at which shapes are read."""
_LARGE = 0.005
"""The least area of a shape, over the picture's."""
_POINTS, _ARM = 80, 3
"""Points along an outline, and how many of them an arm has between which a turn is measured: a circle turns 13°."""
_RIM = 0.015
"""What lies as near to the frame, over the shorter side, is cut off by it, not drawn."""
_CORNER = np.deg2rad(50)
_STRAIGHT = np.deg2rad(5)
"""A turn above is a corner's, one below the wobble of a straight line."""
_ROUNDEST = 0.5
"""The part that bends in a picture of discs: where one lies on another there are corners that nobody drew."""
_DOUBT = 300.0
"""Pixels of outlines that would make half of the evidence."""
_WHOLE = 0.4
"""The least part of an outline that lies inside of the picture."""


def roundness(seen: View, palette: tuple[Swatch, ...]) -> float:
    """0 (angular) to 1 (round): how much of all outlines bends, rather than runs straight or breaks at corners.

    Few shapes say little: without any it is 0.5.
    """
    bent = counted = 0.0
    for outline, length in _outlines(_labels(seen.lab, palette)):
        turn = _turns(outline)
        if len(turn) > _WHOLE * _POINTS:
            bent += length * _bent(turn) / _POINTS
            counted += length * len(turn) / _POINTS
    return (min(bent / _ROUNDEST, counted) + 0.5 * _DOUBT) / (counted + _DOUBT)


def _labels(colours: Floats, palette: tuple[Swatch, ...]) -> NDArray[np.uint8]:
    """h×w: the nearest swatch of each pixel, without specks."""
    scale = min(1.0, _SPAN / min(colours.shape[:2]))
    small = cv2.resize(colours, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else colours
    levels = np.array([lab(swatch.rgb) for swatch in palette], np.float32)
    distances = (levels**2).sum(axis=1) - 2 * (small @ levels.T)
    return np.asarray(cv2.medianBlur(distances.argmin(axis=2).astype(np.uint8), 5))


def _outlines(labels: NDArray[np.uint8]) -> Iterator[tuple[Path, float]]:
    """The outlines of areas, as points that are NaN where the frame cuts them, and their lengths in pixels."""
    least = _LARGE * labels.size
    for label in np.unique(labels):
        mask = (labels == label).astype(np.uint8)
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
        for contour in contours:
            if len(contour) > 2 * _POINTS and cv2.contourArea(contour) > least:
                points = contour[:, 0].astype(np.float64)
                yield _even(points, labels.shape), float(len(points))


def _even(points: Path, shape: tuple[int, ...]) -> Path:
    # The steps of a raster are smoothed away before points are taken.
    reach = max(3, len(points) // _POINTS)
    wrapped = np.vstack([points[-reach:], points, points[:reach]])
    sums = np.cumsum(np.vstack([np.zeros((1, 2)), wrapped]), axis=0)
    smooth = (sums[2 * reach + 1 :] - sums[: -2 * reach - 1]) / (2 * reach + 1)
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(smooth, axis=0, append=smooth[:1]).T))])
    at = np.linspace(0, along[-1], _POINTS, endpoint=False)
    closed = np.vstack([smooth, smooth[:1]])
    even = np.stack([np.interp(at, along, closed[:, axis]) for axis in (0, 1)], axis=1)
    height, width = shape
    rim = _RIM * min(shape)
    inside = (even > rim).all(axis=1) & (even[:, 0] < width - 1 - rim) & (even[:, 1] < height - 1 - rim)
    even[~inside] = np.nan
    return even


def _turns(path: Path) -> NDArray[np.float64]:
    """The turn, radians, at each point whose arms both lie inside of the picture."""
    back, ahead = path - np.roll(path, _ARM, axis=0), np.roll(path, -_ARM, axis=0) - path
    cross = back[:, 0] * ahead[:, 1] - back[:, 1] * ahead[:, 0]
    turn = np.abs(np.arctan2(cross, (back * ahead).sum(axis=1)))
    return np.asarray(turn[np.isfinite(turn)])


def _bent(turn: NDArray[np.float64]) -> int:
    """How many points lie on bends: they turn, and no corner is within an arm of them."""
    corner = (turn > _CORNER).astype(np.uint8)
    near = cv2.dilate(corner, np.ones((2 * _ARM - 1, 1), np.uint8), borderType=cv2.BORDER_REFLECT)[:, 0] > 0
    return int(((turn > _STRAIGHT) & ~near).sum())
