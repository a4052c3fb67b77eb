"""How far apart pictures are, and their colours."""

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.imaging.oklab import to_oklab

Pixels = NDArray[np.uint8]
"""H×W×3 uint8, sRGB."""

COLOURS = 24
_SEEN = 9000
"""Pixels of a picture that are looked at, as they are: lines and dots are not blended with their paper."""
_SSIM_SIDE = 128
_BINS = 6


def palettes_apart(ones: Sequence[Pixels], others: Sequence[Pixels]) -> float:
    """The earth mover's distance of two sets' colours: the mean way in OKLab that one's colours go to the other's.

    Each set is reduced to `COLOURS` of its own, by k-means, with their shares (Rubner, Tomasi, Guibas 2000).
    """
    return float(cv2.EMD(_signature(ones), _signature(others), cv2.DIST_L2)[0])


def pictures_apart(one: Pixels, other: Pixels) -> float:
    """0 for the same pictures, to about 1: half 1 - SSIM at 128 pixels (Wang 2004), half the colours' difference."""
    a, b = (_shrunk(pixels, _SSIM_SIDE) for pixels in (one, other))
    colours = 0.5 * np.abs(_histogram(a) - _histogram(b)).sum()
    return float(0.5 * (1 - _ssim(a, b)) + 0.5 * colours)


def _shrunk(pixels: Pixels, side: int) -> Pixels:
    return np.asarray(cv2.resize(pixels, (side, side), interpolation=cv2.INTER_AREA), np.uint8)


def _signature(pictures: Sequence[Pixels]) -> NDArray[np.float32]:
    """COLOURS×4: the share of each colour, and its OKLab coordinates."""
    seen = np.concatenate([pixels.reshape(-1, 3)[:: max(pixels.size // (3 * _SEEN), 1)] for pixels in pictures])
    lab = np.asarray(to_oklab(seen), np.float32)
    cv2.setRNGSeed(1)
    enough = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 40, 1e-4)
    _, labels, centres = cv2.kmeans(lab, COLOURS, np.empty(0, np.int32), enough, 2, cv2.KMEANS_PP_CENTERS)
    shares = np.bincount(labels.ravel(), minlength=COLOURS) / len(labels)
    return np.column_stack([shares, centres]).astype(np.float32)


def _ssim(a: Pixels, b: Pixels) -> float:
    x, y = (cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY).astype(np.float64) for pixels in (a, b))

    def mean(v: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.asarray(cv2.GaussianBlur(v, (11, 11), 1.5), np.float64)

    mx, my = mean(x), mean(y)
    vx, vy, cov = mean(x * x) - mx * mx, mean(y * y) - my * my, mean(x * y) - mx * my
    c1, c2 = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    return float((((2 * mx * my + c1) * (2 * cov + c2)) / ((mx**2 + my**2 + c1) * (vx + vy + c2))).mean())


def _histogram(pixels: Pixels) -> NDArray[np.float64]:
    """Of OKLab, softened, so that a colour just over a bin's edge is near."""
    lab = to_oklab(pixels.reshape(-1, 3))
    found, _ = np.histogramdd(lab, bins=(2 * _BINS, _BINS, _BINS), range=((0, 1), (-0.3, 0.3), (-0.3, 0.3)))
    for axis in range(3):
        found = np.apply_along_axis(lambda v: np.convolve(v, (0.25, 0.5, 0.25), "same"), axis, found)
    return np.asarray(found / found.sum())
