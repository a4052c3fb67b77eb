"""A map of colours applied to many pixels, by a table over the cube of sRGB."""

from collections.abc import Callable
from functools import lru_cache

import cv2
import numpy as np
from PIL import Image, ImageFilter

from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.style_transfer.spaces import Labs, to_labs, to_rgbs

_STEPS, _FEW = 17, 9
"""Entries along each side of the cube, and for short moves; between them the table is interpolated."""


@lru_cache(maxsize=2)
def _cube(steps: int) -> Labs:
    """The table's colours in OKLab, red the fastest."""
    codes = np.rint(np.linspace(0, 255, steps)).astype(np.uint8)
    blue, green, red = np.meshgrid(codes, codes, codes, indexing="ij")
    return to_labs(np.stack([red, green, blue], axis=-1).reshape(-1, 3))


def applied(pixels: Pixels, mapping: Callable[[Labs], Labs], steps: int = _STEPS) -> Pixels:
    """H×W×3 with every colour moved by the map, which is asked for `steps` cubed colours whatever the size."""
    values = to_rgbs(mapping(_cube(steps))).reshape(-1, 3) / 255
    table = ImageFilter.Color3DLUT(steps, values.ravel().tolist())
    return np.array(Image.fromarray(pixels).filter(table))


def nudged(pixels: Pixels, mapping: Callable[[Labs], Labs]) -> Pixels:
    """The same for a map whose moves are short: worked out at half the size, in half the time."""
    height, width = pixels.shape[:2]
    small = cv2.resize(pixels, (max(width // 2, 1), max(height // 2, 1)), interpolation=cv2.INTER_AREA)
    moved = applied(small, mapping, _FEW)  # type: ignore[arg-type]
    up, down = (cv2.resize(part, (width, height)) for part in (cv2.subtract(moved, small), cv2.subtract(small, moved)))
    return cv2.subtract(cv2.add(pixels, up), down)  # type: ignore[return-value]
