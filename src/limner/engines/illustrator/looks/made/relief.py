"""Plain areas raised to bodies: height from the distance to their edges, light from the height."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.made.sketch import edges
from limner.engines.illustrator.texture_cache import texture_cache

Floats = NDArray[np.float32]

_ROLL, _BEVEL = 0.04, 0.012
"""How far from its edge a body is round, and a slab, over the picture's shorter side."""
_SLAB = 0.14
"""Areas larger than this share of the picture are slabs."""
_LEAST = 4
"""Areas that differ by so many steps are two bodies."""
_LIGHT, _SHINE = 0.46, 0.1
"""How much lighter or darker slopes are; the strength of highlights."""
_PRINT = 0.02
"""The height of finger prints, as a share of the roll."""
_WORK = 800
"""The shorter side, in pixels, at which bodies are modelled, at most: their light is soft."""


def modelled(pixels: Pixels, side: float, seed: int) -> Pixels:
    """H×W×3 lit from `side`, -1 from the left to 1 from the right, and above."""
    height, width = pixels.shape[:2]
    inside = (~edges(pixels, _LEAST)).astype(np.uint8)
    away = np.asarray(cv2.distanceTransform(inside, cv2.DIST_L2, cv2.DIST_MASK_3), np.float32)
    by = max(1, -(-min(height, width) // _WORK))
    if by > 1:
        small = (max(width // by, 1), max(height // by, 1))
        away = np.asarray(cv2.resize(away, small, interpolation=cv2.INTER_AREA) / by, np.float32)
    # The steps of slanting edges would show in their creases.
    away = np.asarray(cv2.GaussianBlur(away, (0, 0), 1.0), np.float32)
    light, shine = _lit(away, side, seed)
    if by > 1:
        light, shine = (_spread(part, width, height) for part in (light, shine))
    shaded = cv2.multiply(pixels, cv2.merge([light] * 3), scale=1 / _FULL)
    return cv2.add(shaded, cv2.merge([shine] * 3))  # type: ignore[return-value]


_FULL = 180
"""The light that leaves a colour as it is."""


def _spread(part: NDArray[np.uint8], width: int, height: int) -> NDArray[np.uint8]:
    return np.asarray(cv2.resize(part, (width, height), interpolation=cv2.INTER_LINEAR), np.uint8)


def _lit(away: Floats, side: float, seed: int) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """H×W twice, for distances to edges: the light, in steps of which `_FULL` is plain, and the highlights."""
    height, width = away.shape
    roll = _ROLL * min(height, width)
    body = _raised(away, roll)
    body += _prints(width, height, seed) * np.float32(_PRINT * roll)
    dx = cv2.Sobel(body, cv2.CV_32F, 1, 0, ksize=3, scale=1 / 8)
    dy = cv2.Sobel(body, cv2.CV_32F, 0, 1, ksize=3, scale=1 / 8)
    lamp = np.array([0.55 * side if side else -0.4, -0.62, 0.75], np.float32)
    lamp /= np.linalg.norm(lamp)
    facing = (lamp[2] - dx * lamp[0] - dy * lamp[1]) / np.sqrt(1 + dx * dx + dy * dy)
    light = 1 + _LIGHT * (facing - lamp[2])
    light *= 0.7 + 0.3 * np.clip(away / (0.12 * roll), 0, 1)
    shine = np.clip(facing - 0.93, 0, 1) * np.float32(255 * _SHINE / 0.07)
    return np.clip(light * _FULL, 0, 255).astype(np.uint8), np.clip(shine, 0, 255).astype(np.uint8)


def _raised(away: Floats, roll: float) -> Floats:
    """The height of each pixel; slabs are flat but for their bevel."""
    inside = (away > 0.75).astype(np.uint8)
    _, labels, stats, _ = cv2.connectedComponentsWithStats(inside, connectivity=4)
    slab = stats[:, cv2.CC_STAT_AREA] > _SLAB * away.size
    slab[0] = False
    reach = np.where(slab, np.float32(_BEVEL / _ROLL), np.float32(1.0))[labels] * np.float32(roll)
    rise = np.minimum(away / reach, 1)
    body = np.sqrt(rise * (2 - rise)) * reach
    return np.asarray(cv2.GaussianBlur(body, (0, 0), max(0.13 * roll, 0.6)), np.float32)


@texture_cache
def _hand(width: int, height: int) -> Floats:
    """H×W about -1 to 1: patches of the fine curved ridges of fingers, and the dents between them."""
    rng = np.random.default_rng(2)
    size = min(width, height)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) * np.float32(1024 / size)
    total = np.zeros((height, width), np.float32)
    for _ in range(3):
        noise = rng.normal(0, 1, (10, 10)).astype(np.float32)
        total += cv2.resize(noise, (width, height), interpolation=cv2.INTER_CUBIC)
        fine = rng.normal(0, 1, (36, 36)).astype(np.float32)
        total += 0.35 * cv2.resize(fine, (width, height), interpolation=cv2.INTER_CUBIC)
    dents = 1.1 * total
    for _ in range(16):
        cx, cy = rng.uniform(0, 1024 * width / size), rng.uniform(0, 1024 * height / size)
        angle, radius = rng.uniform(0, np.pi), rng.uniform(34, 52)
        u, v = (x - cx) * np.cos(angle) + (y - cy) * np.sin(angle), (y - cy) * np.cos(angle) - (x - cx) * np.sin(angle)
        patch = np.exp(-((u / radius) ** 2 + (v / (1.5 * radius)) ** 2) * 1.6)
        ridges = np.sin(np.hypot(u * 1.25, v - 2.4 * radius) * np.float32(2 * np.pi / 12))
        dents += patch * (0.5 * ridges - 0.8)
    return dents.astype(np.float32)


def _prints(width: int, height: int, seed: int) -> Floats:
    """The prints of one hand, turned over for another seed."""
    return _hand(width, height)[:: -1 if seed & 1 else 1, :: -1 if seed & 2 else 1]
