"""Colours taken apart into what a press lays down, by tables over all colours, in milliseconds a picture.

A picture's colours are looked up with five bits a channel.
"""

from functools import lru_cache
from itertools import product
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB
from limner.imaging.oklab import to_oklab

Pixels = NDArray[np.uint8]

_LIGHTNESS = 1.35
"""How much more a difference of lightness counts than one of colour: tones make the picture."""


_NEAR, _CLEAN = 0.02, 0.27
"""How much a nearer second ink is preferred; colours that lean to it by less than this share are all of the first."""


def labs(codes: NDArray[np.uint8]) -> NDArray[np.float32]:
    """OKLab of …×3 sRGB colours."""
    return to_oklab(codes)


def squares(points: NDArray[Any], others: NDArray[Any]) -> NDArray[Any]:
    """N×M: squared distances of N×3 points from M×3, without a matrix product, which would take other cores."""
    total = np.zeros((len(points), len(others)), points.dtype)
    for axis in range(3):
        total += (points[:, axis, None] - others[None, :, axis]) ** 2
    return total


@lru_cache(maxsize=1)
def spectrum() -> NDArray[np.uint8]:
    """32768×3: the colour of each cell of the tables."""
    steps = np.rint(np.arange(32) * (255 / 31)).astype(np.uint8)
    return np.stack(np.meshgrid(steps, steps, steps, indexing="ij"), axis=-1).reshape(-1, 3)


@lru_cache(maxsize=1)
def _cells() -> NDArray[np.float32]:
    """The weighted OKLab of each cell's colour."""
    return _weighted(labs(spectrum()))


def _weighted(points: NDArray[np.float32]) -> NDArray[np.float32]:
    return points * np.array([_LIGHTNESS, 1.0, 1.0], np.float32)


def cells(pixels: Pixels) -> NDArray[np.uint16]:
    """H×W: which cell of the tables each pixel's colour falls into."""
    parts = [cv2.LUT(channel, table) for channel, table in zip(cv2.split(pixels), _TABLES, strict=True)]
    return cv2.add(cv2.add(parts[0], parts[1]), parts[2])  # type: ignore[return-value]


_STEP = np.rint(np.arange(256) * (31 / 255)).astype(np.uint16)
_TABLES = tuple((_STEP << shift)[None] for shift in (10, 5, 0))


def looked_up(pixels: Pixels, table: NDArray[np.uint8]) -> list[Pixels]:
    """The planes H×W, up to four, that a table 32768×n has for the pixels' colours."""
    packed = np.zeros((len(table), 4), np.uint8)
    packed[:, : table.shape[1]] = table
    found = np.take(packed.view(np.uint32)[:, 0], cells(pixels), mode="wrap")
    planes = cv2.split(found.view(np.uint8).reshape(*found.shape, 4))
    return list(planes[: table.shape[1]])  # type: ignore[arg-type]


def overprint(paper: RGB, inks: tuple[RGB, ...], shares: NDArray[np.float64]) -> NDArray[np.uint8]:
    """N×3: the paper under each of N rows of the inks' shares, clear inks one over another."""
    left = 1 - shares[..., None] * (1 - np.array(inks) / 255)
    return np.asarray(np.rint(np.array(paper) * left.prod(axis=-2)), np.uint8)


@lru_cache(maxsize=8)
def shares(paper: RGB, inks: tuple[RGB, ...], levels: int) -> NDArray[np.uint8]:
    """32768×n uint8: for each cell, the share of each ink (255 is all) that comes nearest to its colour."""
    steps = np.array(list(product(np.linspace(0, 1, levels), repeat=len(inks))))
    nearest = _nearest(_weighted(labs(overprint(paper, inks, steps))))
    return np.asarray(np.rint(steps[nearest] * 255), np.uint8)


def _nearest(points: NDArray[np.float32]) -> NDArray[np.intp]:
    """For each cell the number of the nearest point, in weighted OKLab."""
    return np.asarray(squares(_cells(), points).argmin(axis=1))


@lru_cache(maxsize=8)
def between(inks: tuple[RGB, ...]) -> NDArray[np.uint8]:
    """32768×3: for each cell the number of the nearest ink, of the one that its colour leans to, and how far.

    255 is wholly the second ink, which never happens: at 128 the two change places.
    """
    points = _weighted(labs(np.array(inks, np.uint8)))
    square = squares(points, points)
    away = squares(_cells(), points)
    one = away.argmin(axis=1)
    least, span = away[np.arange(len(away)), one][:, None], np.maximum(square[one], 1e-6)
    share = np.clip((least - away + span) / (2 * span), 0, 1)
    miss = least - 2 * share * (least - away + span) / 2 + (share**2 + _NEAR) * span
    miss[np.arange(len(away)), one] = np.inf
    other = miss.argmin(axis=1)
    best = share[np.arange(len(away)), other]
    clean = np.clip((best - _CLEAN) / (0.5 - _CLEAN), 0, 1) * 127.5
    return np.stack([one, other, np.rint(clean)], axis=1).astype(np.uint8)


def stippled(pixels: Pixels, inks: tuple[RGB, ...], printed: tuple[RGB, ...], thresholds: Pixels) -> Pixels:
    """H×W×3 in inks alone: what lies between two of them as grains of the one in the other.

    `inks` are those that colours are compared with, `printed` what is laid down for each; `thresholds` H×W grain.
    """
    one, other, share = looked_up(pixels, between(inks))
    cv2.copyTo(other, cv2.compare(share, thresholds, cv2.CMP_GT), one)
    table = np.zeros((1, 256, 3), np.uint8)
    table[0, : len(printed)] = printed
    return cv2.LUT(cv2.merge([one] * 3), table)  # type: ignore[return-value]
