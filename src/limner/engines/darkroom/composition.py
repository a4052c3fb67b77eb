"""The composition of a picture: horizon, masses, palette, light; what a new picture keeps of it."""

import cv2
import numpy as np

from limner.drawing.colour import lab
from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.canvas import box_of, fitted, resized
from limner.engines.darkroom.photograph import character
from limner.engines.darkroom.room import horizon_of
from limner.engines.illustrator.public import Composition, Mass, Swatch

LOOKED_AT = 12_000
"""Square pixels at which masses are found."""
COLOURS = 6
LEAST = 0.015
"""Masses under this share of the picture are details."""
MOST = 8


def composition(rgb: Pixels, subject: Matte) -> Composition:
    """Measured on H×W×3 pixels; the subject (H×W, 1 on it) is one mass, and the first."""
    height, width = rgb.shape[:2]
    size = fitted(width, height, LOOKED_AT)
    small = np.asarray(cv2.medianBlur(resized(rgb, *size), 5), np.uint8)
    own = cv2.resize(subject, size, interpolation=cv2.INTER_AREA) > 0.5
    labels, centres = _few(small)
    weights = np.bincount(labels.ravel(), minlength=len(centres)) / labels.size
    swatches = tuple(Swatch(_rgb(c), float(w)) for c, w in zip(centres, weights, strict=True) if w > 0.01)
    masses = _masses(labels, small, own)
    mean = lab(_rgb(small.reshape(-1, 3).mean(0)))
    return Composition(horizon_of(rgb), masses, swatches, mean, character(rgb).side)


def _few(small: Pixels) -> tuple[np.ndarray, np.ndarray]:
    """H×W labels and their mean colours, N×3."""
    samples = cv2.cvtColor(small, cv2.COLOR_RGB2Lab).reshape(-1, 3).astype(np.float32)
    count = min(COLOURS, len(np.unique(samples, axis=0)))
    cv2.setRNGSeed(1)
    _, found, _ = cv2.kmeans(
        samples, count, np.empty((0, 1), np.int32), (cv2.TERM_CRITERIA_MAX_ITER, 12, 0), 1, cv2.KMEANS_PP_CENTERS
    )
    labels = found.reshape(small.shape[:2])
    means = [small[labels == i].mean(0) if (labels == i).any() else np.zeros(3) for i in range(count)]
    return labels, np.array(means)


def _masses(labels: np.ndarray, small: Pixels, own: np.ndarray) -> tuple[Mass, ...]:
    found = []
    for label in range(int(labels.max()) + 1):
        area = ((labels == label) & ~own).astype(np.uint8)
        count, parts, stats, _ = cv2.connectedComponentsWithStats(area)
        found += [(int(stats[i, cv2.CC_STAT_AREA]), parts == i) for i in range(1, count)]
    found = sorted((f for f in found if f[0] > LEAST * labels.size), key=lambda f: -f[0])[:MOST]
    areas = [own] if own.any() and not own.all() else []
    return tuple(_mass(area, small) for area in [*areas, *(part for _, part in found)])


def _mass(area: np.ndarray, small: Pixels) -> Mass:
    height, width = area.shape
    left, top, right, bottom = box_of(area) or (0, 0, width, height)
    x, y = left / width, top / height
    return Mass(x, y, right / width - x, bottom / height - y, _rgb(small[area].mean(0)))


def _rgb(colour: np.ndarray) -> tuple[int, int, int]:
    r, g, b = (int(v) for v in np.rint(colour))
    return r, g, b
