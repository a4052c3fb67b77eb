"""Screens: the raster of dots that makes a tone of one ink."""

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB
from limner.engines.illustrator.texture_cache import texture_cache

Pixels = NDArray[np.uint8]


@texture_cache
def screen(height: int, width: int, pitch: float, angle: float) -> Pixels:
    """H×W thresholds, spread evenly over 0 to 255: ink lies where a tone is above them.

    Round dots, their rows `pitch` pixels apart and turned by `angle` degrees, which grow from the lowest thresholds and
    meet at half the tone.
    """
    turn, step = math.radians(angle), 2 * math.pi / pitch
    x, y = np.arange(width, dtype=np.float32) * step, np.arange(height, dtype=np.float32)[:, None] * step
    both = np.cos(x * math.cos(turn) + y * math.sin(turn))
    both += np.cos(y * math.cos(turn) - x * math.sin(turn))
    wave = (2 - both) * (255 / 4)
    return np.asarray(_EVEN[np.clip(wave, 0, 255).astype(np.uint8)])


def _even() -> NDArray[np.uint8]:
    """The share of a cell below each height of the wave, as a table."""
    phase = np.linspace(0, 2 * np.pi, 512, endpoint=False)
    heights = np.sort(((2 - np.cos(phase)[None] - np.cos(phase)[:, None]) * (255 / 4)).ravel())
    return np.asarray(np.rint(np.searchsorted(heights, np.arange(256)) * (255 / heights.size)), np.uint8)


_EVEN = _even()


def through(tone: Pixels, thresholds: Pixels, hardness: float) -> Pixels:
    """H×W: 255 where there is ink, with edges softer for a lower hardness."""
    return cv2.addWeighted(tone, hardness, thresholds, -hardness, 128)  # type: ignore[return-value]


def inked(sheet: Pixels, laid: Pixels, ink: RGB) -> Pixels:
    """H×W×3: the printed sheet with one more clear ink; `laid` H×W is 255 where all of it lies."""
    left = 255 - np.arange(256)[:, None] * (1 - np.array(ink) / 255)
    passed = cv2.LUT(cv2.merge([laid] * 3), np.rint(left)[None].astype(np.uint8))
    return cv2.multiply(sheet, passed, scale=1 / 255)  # type: ignore[return-value]
