"""A mask's contours as a path."""

from typing import Final

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask
from limner.engines.illustrator.path_data import path_data

MAX_CONTOURS: Final = 2_000
"""More are specks: the largest are kept."""
_TOLERANCE = 0.6
"""Pixels by which a contour may be off: less than what anti-aliasing hides."""


def outline(mask: Mask) -> str:
    """Path data of the area where the mask is true, in pixels; holes by the even-odd rule. Empty for an empty mask."""
    path = outline_path(mask)
    return "" if path.isEmpty() else path_data(path, 1)


def outline_path(mask: Mask, scale_x: float = 1.0, scale_y: float = 1.0) -> skia.Path:
    """The same as a path, scaled from pixels."""
    path = skia.Path()
    path.setFillType(skia.PathFillType.kEvenOdd)
    for corners in contours(mask):
        path.addPoly([skia.Point(float(x), float(y)) for x, y in corners * (scale_x, scale_y)], True)
    return path


def contours(mask: Mask) -> list[NDArray[np.float64]]:
    """The corners of each contour, N×2 in pixels; outer ones and holes alike."""
    # At twice the size, a contour through pixel centres lies a quarter of a pixel inside the pixels' edges.
    doubled = cv2.resize(mask.astype(np.uint8), None, fx=2, fy=2, interpolation=cv2.INTER_NEAREST)
    doubled = cv2.copyMakeBorder(doubled, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0)
    found, _ = cv2.findContours(doubled, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_SIMPLE)
    result = []
    for contour in sorted(found, key=len, reverse=True)[:MAX_CONTOURS]:
        points = cv2.approxPolyDP(contour, 2 * _TOLERANCE, True)[:, 0, :]
        if len(points) > 2:
            result.append((points.astype(np.float64) - 0.5) / 2)
    return result
