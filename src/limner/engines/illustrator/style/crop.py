"""The part of a picture to show where only a part fits."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.style.view import Floats, Pixels, gradient, oklab

_LOOKED_AT = 96
"""The longer side, pixels, at which interest is read."""
_AWAY = 0.6
"""How much less the far end of a picture counts than its centre."""
_CENTRE = (0.5, 0.4)
"""Across and down: faces and crowns are above the middle."""


def cropped(picture: Pixels, ratio: float) -> Pixels:
    """The largest part of H×W×3 that is `ratio` times as wide as high, where most of interest is."""
    height, width = picture.shape[:2]
    across, down = min(width, max(1, round(height * ratio))), min(height, max(1, round(width / ratio)))
    interest = _interest(picture)
    left = _start(interest.sum(axis=0), width, across, _CENTRE[0])
    top = _start(interest.sum(axis=1), height, down, _CENTRE[1])
    return picture[top : top + down, left : left + across]


def _interest(picture: Pixels) -> Floats:
    """h×w: colours unlike those at the border, and edges."""
    scale = min(1.0, _LOOKED_AT / max(picture.shape[:2]))
    size = (max(1, round(picture.shape[1] * scale)), max(1, round(picture.shape[0] * scale)))
    colours = oklab(np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8))
    border = np.concatenate([colours[0], colours[-1], colours[:, 0], colours[:, -1]])
    unlike = np.linalg.norm(colours - np.median(border, axis=0), axis=2)
    return np.asarray(unlike + 2 * gradient(np.ascontiguousarray(colours[..., 0])), np.float32)


def _start(interest: NDArray[np.float32], length: int, wanted: int, centre: float) -> int:
    """Where a window of `wanted` of `length` pixels begins: over the most of what is of interest."""
    room = length - wanted
    if room <= 0:
        return 0
    fine = np.interp((np.arange(length) + 0.5) * len(interest) / length - 0.5, np.arange(len(interest)), interest)
    fine *= 1 - _AWAY * np.abs(np.linspace(-centre, 1 - centre, length)) / max(centre, 1 - centre)
    total = np.concatenate([[0.0], np.cumsum(fine)])
    sums = total[wanted:] - total[: room + 1]
    return int(np.argmax(np.round(sums / max(float(total[-1]), 1e-9), 6)))
