"""A brick wall: its joints as lines, and its relief under coloured light."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.geometry import Path
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.texture_cache import texture_cache

_COURSES = 22
"""Courses of bricks on the shorter side."""
_WORK = 1000
"""The wall's relief is made at about this many pixels on the shorter side, or up to half as many more."""
_LONG = 3.0
"""A brick's length over its height."""


def courses(width: int, height: int) -> Path:
    """The joints between the bricks of a canvas, as open lines."""
    tall = min(width, height) / _COURSES
    path = Path()
    for row in range(int(height / tall) + 1):
        y = row * tall
        path.moveTo(0, y)
        path.lineTo(width, y)
        x = tall * _LONG * (0.5 if row % 2 else 1.0)
        while x < width:
            path.moveTo(x, y)
            path.lineTo(x, min(y + tall, height))
            x += tall * _LONG
    return path


def lit_wall(pixels: Pixels, light: NDArray[np.float32]) -> Pixels:
    """The picture with bricks that show in `light` (h×w×3 at any smaller size, steps of 255)."""
    height, width = pixels.shape[:2]
    coloured = cv2.resize(np.clip(light, 0, 255).astype(np.uint8), (width, height), interpolation=cv2.INTER_LINEAR)
    shown = cv2.multiply(coloured, cv2.merge([_relief(width, height)] * 3), scale=1 / 255)
    return cv2.add(pixels, shown)  # type: ignore[return-value]


@texture_cache
def _relief(width: int, height: int) -> NDArray[np.uint8]:
    """H×W: how much of the light each point of the wall gives back."""
    by = max(1, round(min(width, height) / _WORK))
    relief = _carved(-(-width // by), -(-height // by))
    return np.asarray(cv2.resize(relief, (width, height), interpolation=cv2.INTER_LINEAR), np.uint8)


def _carved(width: int, height: int) -> NDArray[np.uint8]:
    tall = min(width, height) / _COURSES
    y, x = np.arange(height, dtype=np.float32)[:, None], np.arange(width, dtype=np.float32)[None]
    row = np.floor(y / tall)
    along = x / np.float32(tall * _LONG) + np.float32(0.5) * (row % 2)
    brick = np.floor(along)
    rng = np.random.default_rng(5)
    tones = rng.uniform(0.62, 1.0, (int(row.max()) + 1, int(brick.max()) + 1)).astype(np.float32)
    face = tones[row.astype(int), brick.astype(int)]
    up = y / tall % 1
    joint = np.minimum(np.minimum(up, 1 - up), _LONG * np.minimum(along % 1, 1 - along % 1)) * tall
    rough = cv2.GaussianBlur(rng.standard_normal((height, width), np.float32), (0, 0), max(tall / 26, 0.5))
    rough = np.asarray(rough * (0.1 / max(float(rough.std()), 1e-6)), np.float32)
    edge = np.clip((joint - 0.05 * tall) / max(0.07 * tall, 0.8), 0, 1)
    lip = np.clip(1 - np.abs(up - 0.12) / 0.06, 0, 1) * 0.16
    back = (0.3 + (face + rough - 0.3 + lip) * edge) * 0.62
    return np.asarray(np.clip(back * 255, 0, 255), np.uint8)
