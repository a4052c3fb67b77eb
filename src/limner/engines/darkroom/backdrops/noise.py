"""Random fields: clouds of several sizes, and tiles that repeat without a seam."""

from typing import Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[Any]
"""float32 arrays; which shape is said where they are used."""


def clouds(
    shape: tuple[int, ...], rng: np.random.Generator, size: float, *, octaves: int = 4, flat: float = 1.0
) -> Floats:
    """H×W noise of mean 0 and deviation 1, its largest forms `size` of the height tall and `flat` times as wide.

    Each octave is half as large and 0.55 as strong as the one before: fractional Brownian motion on lattices.
    """
    height, width = shape[:2]
    total: Floats = np.zeros((height, width), np.float32)
    weight = 1.0
    for _ in range(octaves):
        cell = max(size * height, 1.5)
        rows, columns = int(height / cell) + 4, int(width / (cell * flat)) + 4
        grid = rng.normal(0, 1, (rows, columns)).astype(np.float32)
        y, x = rng.random(2)
        matrix = np.array([[1 / (cell * flat), 0, 1 + x], [0, 1 / cell, 1 + y]], np.float32)
        flags = cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP
        total += weight * cv2.warpAffine(grid, matrix, (width, height), flags=flags, borderMode=cv2.BORDER_REFLECT)
        size, weight = size / 2, weight * 0.55
    return np.asarray((total - total.mean()) / max(float(total.std()), 1e-6), np.float32)


def tile(rng: np.random.Generator, side: int, slope: float, stretch: float = 1.0, low: float = 1.0) -> Floats:
    """side×side noise that repeats without a seam, mean 0 and deviation 1.

    Its amplitude falls with the frequency to the power of `slope`, from `low` cycles on; `stretch` above 1 draws it
    out along x.
    """
    spectrum = np.fft.rfft2(rng.normal(0, 1, (side, side)).astype(np.float32))
    fy = np.fft.fftfreq(side)[:, None] * side
    fx = np.fft.rfftfreq(side)[None, :] * side * stretch
    radius = np.hypot(fy, fx)
    gain = np.where(radius < low, 0.0, np.maximum(radius, low) ** -slope)
    made = np.fft.irfft2(spectrum * gain, (side, side))
    return np.asarray((made - made.mean()) / max(float(made.std()), 1e-9), np.float32)


def step(values: Floats, start: float, end: float) -> Floats:
    """0 at `start`, 1 at `end`, a cubic between them."""
    share = np.clip((values - start) / (end - start), 0, 1)
    return np.asarray(share * share * (3 - 2 * share), np.float32)
