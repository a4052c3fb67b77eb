"""The known as material for a quilt: where pieces may come from, and how good each place is."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.fill.patches import Floats, Places

THINGS, UNREST = 4000.0, 2.0
"""Squared levels: of a piece that is all thing, and for each squared level of coarse structure."""

SKEW = 3000.0
"""Squared levels of a mirrored piece of nothing but slanting lines, which would meet others in herringbone."""

NO_SKEW = 0.1
"""The share of slant that may be chance."""

NEAR = 2.2
"""Deviations in the side of a piece, of what is worn about a piece that was taken."""

FLAT = 300.0
"""Squared slopes that are no lines."""


def turned(values: NDArray[Any], side: str) -> NDArray[Any]:
    """A view in which what is at the side lies to the right."""
    upright = values.swapaxes(0, 1) if side in ("below", "above") else values
    return upright[:, ::-1] if side in ("left", "above") else upright


@dataclass(frozen=True, slots=True)
class Known:
    """The known part of a canvas, H×W×3, the row and the column of each pixel there, and 1 on what stands in it."""

    picture: Floats
    rows: Places
    columns: Places
    standing: Floats

    def turned(self, side: str) -> "Known":
        """With what is at the side to the right."""
        parts = self.picture, self.rows, self.columns, self.standing
        picture, rows, columns, standing = (turned(part, side) for part in parts)
        return Known(np.ascontiguousarray(picture), rows, columns, standing)


@dataclass(frozen=True, slots=True)
class Bank:
    """The known, turned so that its border lies to the right, or its mirror image, and maps of its pieces by corner.

    `means` are the mean colours, `fault` and `skew` what a place is worse by, `worn` likewise, for being used.
    """

    picture: Floats
    rows: Places
    columns: Places
    mirrored: bool
    upright: bool
    depth: int
    side: int
    means: Floats
    fault: Floats
    skew: Floats
    worn: Floats

    def window(self, top: int, lift: int | None) -> tuple[slice, slice]:
        """The corners that pieces may have for a row of the canvas: `lift` pixels off at most, or anywhere."""
        height, width = self.fault.shape
        rows = slice(0, height)
        if lift is not None:
            first, last = (int(np.clip(top + by, 0, height - 1)) for by in (-lift, lift))
            rows = slice(first, last + 1)
        return rows, slice(max(0, min(width - 1, self.picture.shape[1] - self.depth)), width)

    def same(self, y: int, x: int) -> tuple[int, int]:
        """The corner of the same piece in the mirror image."""
        height, width = self.fault.shape
        return (height - 1 - y, x) if self.upright else (y, width - 1 - x)

    def wear(self, y: int, x: int, much: float, lasts: float) -> None:
        """Note that the piece was used: places near it are worse from now on, ever less."""
        height, width = self.worn.shape
        down, across = ((np.arange(height) - y) / self.side, (np.arange(width) - x) / self.side)
        near = np.exp(-np.square(down * NEAR) / 2)[:, None] * np.exp(-np.square(across * NEAR) / 2)
        self.worn[:] = self.worn * lasts + much * near


def banks_of(known: Known, side: int, depth: int | None, farthest: float) -> tuple[Bank, Bank]:
    """The known, whose border lies to the right, and its mirror image, in pieces of `side` pixels.

    `depth` is how far from the border pieces may lie above and below a picture, which is mirrored from left to right;
    None is for its sides, where they may come from everywhere. `farthest` is what a piece at the farthest border is
    worse by, in squared levels.
    """
    picture = known.picture
    shape = picture.shape[0] - side + 1, picture.shape[1] - side + 1

    def box(values: Floats) -> Floats:
        blurred = cv2.blur(np.ascontiguousarray(values), (side, side), anchor=(0, 0), borderType=cv2.BORDER_REPLICATE)
        return np.asarray(blurred[: shape[0], : shape[1]])

    far = np.arange(shape[1])[::-1] / picture.shape[1]
    fault = THINGS * box(known.standing) + UNREST * unrest(picture, side)[: shape[0], : shape[1]] + farthest * far
    across, down = (cv2.Sobel(picture, cv2.CV_32F, *way).sum(2) for way in ((1, 0), (0, 1)))
    slant = 2 * np.abs(box(across * down)) / (box(across**2 + down**2) + FLAT)
    skew = SKEW * np.maximum(slant - NO_SKEW, 0)
    turn = np.s_[:, ::-1] if depth is None else np.s_[::-1]

    def bank(view: Any, *, mirrored: bool) -> Bank:
        return Bank(
            np.ascontiguousarray(picture[view]),
            known.rows[view],
            known.columns[view],
            mirrored,
            depth is not None,
            depth or picture.shape[1],
            side,
            box(picture)[view],
            fault.astype(np.float32)[view],
            skew.astype(np.float32)[view],
            np.zeros(shape, np.float32),
        )

    return bank(np.s_[:], mirrored=False), bank(turn, mirrored=True)


def unrest(picture: Floats, side: int) -> Floats:
    """H×W: the variance of what is coarse in each square of `side` pixels that begins at a pixel."""
    soft = np.asarray(cv2.GaussianBlur(picture, (0, 0), side / 10), np.float32)

    def box(values: Floats) -> Floats:
        blurred = cv2.blur(values, (side, side), anchor=(0, 0), borderType=cv2.BORDER_REPLICATE)
        return np.asarray(blurred, np.float32)

    return np.asarray(np.maximum(box(soft * soft) - np.square(box(soft)), 0).mean(2), np.float32)
