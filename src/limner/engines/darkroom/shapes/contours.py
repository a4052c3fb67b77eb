"""A mask's contours as a path."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.geometry import Path, polygons
from limner.drawing.path_data import path_data
from limner.engines.darkroom.arrays import Mask
from limner.kit.errors import InvalidRequest

MAX_CONTOURS: Final = 2_000
MAX_CORNERS: Final = 200_000
"""A mask with more contours, or with more corners before they are smoothed, is simplified."""
LEAST_LEFT: Final = 0.5
"""The share of a mask that has to be left of it then."""
_TOLERANCE = 0.6
"""Pixels by which a contour may be off: less than what anti-aliasing hides."""


def check_drawable(mask: Mask, param: str) -> None:
    """Raise InvalidRequest (`mask_too_fine`) where most of the mask lies in more parts than shapes can have."""
    if simplified(mask).sum() < LEAST_LEFT * mask.sum():
        parts, holes = _parts(mask)
        message = (
            f"{param} has {parts:,} parts with {holes:,} holes and {_corners(mask):,} corners, mostly finer than "
            f"shapes can be; for SVG, parts and holes together may be {MAX_CONTOURS:,}, and corners {MAX_CORNERS:,}."
        )
        raise InvalidRequest(message, code="mask_too_fine", param=param)


def simplified(mask: Mask) -> Mask:
    """What of the mask a bounded number of contours can draw: never a pixel that is not in it.

    That is all of it where it has at most `MAX_CONTOURS` contours and `MAX_CORNERS` corners. Else its smallest parts
    go, and where that is not enough, what is thinner than 2, 4, 8 … pixels. The time is linear in the pixels; that of
    finding contours is not in their number.
    """
    if _is_simple(mask):
        return mask
    rest = coarse = _largest(mask)
    cell = 1
    while not _is_simple(rest):
        cell *= 2
        rest = _largest(_whole_cells(coarse, cell))
    return rest


def _is_simple(mask: Mask) -> bool:
    return _corners(mask) <= MAX_CORNERS and sum(_parts(mask)) <= MAX_CONTOURS


def _parts(mask: Mask) -> tuple[int, int]:
    """How many parts it has, whose pixels touch at a corner at least, and how many holes, whose pixels share sides."""
    parts = cv2.connectedComponents(mask.astype(np.uint8), connectivity=8)[0] - 1
    around = np.pad(~mask, 1, constant_values=True).astype(np.uint8)
    return parts, cv2.connectedComponents(around, connectivity=4)[0] - 2


def _corners(mask: Mask) -> int:
    """How many corners all its contours have: a square of four pixels around one has an odd number of its pixels, or
    two that lie across."""
    m = np.pad(mask, 1)
    left, right = m[:, :-1], m[:, 1:]
    odd = left[:-1] ^ right[:-1] ^ left[1:] ^ right[1:]
    across = (left[:-1] ^ right[:-1]) & (left[:-1] ^ left[1:]) & ~odd
    return int(odd.sum()) + 2 * int(across.sum())


def _largest(mask: Mask) -> Mask:
    """Its largest parts, half as many as there may be contours."""
    number, labels, stats, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8), connectivity=8)
    if number - 1 <= MAX_CONTOURS // 2:
        return mask
    kept = np.zeros(number, bool)
    kept[1 + np.argsort(-stats[1:, cv2.CC_STAT_AREA], kind="stable")[: MAX_CONTOURS // 2]] = True
    return np.asarray(kept[labels])


def _whole_cells(mask: Mask, side: int) -> Mask:
    """Of cells of so many pixels in width and height, those that the mask has all of."""
    height, width = mask.shape
    padded = np.pad(mask, ((0, -height % side), (0, -width % side)), constant_values=True)
    whole = padded.reshape(padded.shape[0] // side, side, -1, side).all(axis=(1, 3))
    return np.asarray(whole.repeat(side, 0).repeat(side, 1)[:height, :width])


def outline(mask: Mask) -> str:
    """Path data of the simplified mask, in pixels; holes by the even-odd rule. Empty for an empty mask."""
    path = outline_path(mask)
    return "" if path.isEmpty() else path_data(path, 1)


def outline_path(mask: Mask, scale_x: float = 1.0, scale_y: float = 1.0) -> Path:
    """The same as a path, scaled from pixels."""
    return polygons((corners * (scale_x, scale_y)).tolist() for corners in contours(mask))


def contours(mask: Mask) -> list[NDArray[np.float64]]:
    """The corners of each contour of the simplified mask, N×2 in pixels; outer ones and holes alike."""
    mask = simplified(mask)
    # At twice the size, a contour through pixel centres lies a quarter of a pixel inside the pixels' edges.
    doubled = cv2.resize(mask.astype(np.uint8), None, fx=2, fy=2, interpolation=cv2.INTER_NEAREST)
    doubled = cv2.copyMakeBorder(doubled, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0)
    found, _ = cv2.findContours(doubled, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_SIMPLE)
    result = []
    for contour in sorted(found, key=len, reverse=True):
        points = cv2.approxPolyDP(contour, 2 * _TOLERANCE, True)[:, 0, :]
        if len(points) > 2:
            result.append((points.astype(np.float64) - 0.5) / 2)
    return result
