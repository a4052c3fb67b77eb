"""What is in focus, where the ground is not."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.matte.superpixels import Floats

FINE: Final = 0.8
COARSE: Final = 2.4
"""Scales of the two gradients, pixels at working size. A step's gradient falls with 1/scale; a blur's does not."""
SHARP: Final = 1.55
"""The ratio of the two above which an edge is in focus: 3 is a perfect step, 1 a wide blur."""
EDGE: Final = 2.5
"""The least coarse gradient, levels a pixel, that counts as an edge."""


@dataclass(frozen=True, slots=True)
class Focus:
    """Edges in focus and out of it.

    `sharp` and `soft` are H×W: the strength of edges in focus, and of the others. `depth` is 0..1: how plainly the
    picture has a depth of field; 0 when the soft edges have no more than 55 % of the strength.
    """

    sharp: Floats
    soft: Floats
    depth: float

    def favour(self, mask: Mask) -> float:
        """-1..1: whether a mask takes in what is sharp and leaves out what is not; 0 where all is sharp."""
        inside = float(self.sharp[mask].sum()) / max(float(self.sharp.sum()), 1e-6)
        wrong = float(self.soft[mask].sum()) / max(float(self.soft.sum()), 1e-6)
        return self.depth * (inside - wrong)


def focus(pixels: Pixels) -> Focus:
    """Read from H×W×3 pixels at working size."""
    gray = np.asarray(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), np.float32)
    fine, coarse = _gradient(gray, FINE), _gradient(gray, COARSE)
    edge = np.where(coarse > EDGE, np.sqrt(coarse), 0).astype(np.float32)
    crisp = fine > SHARP * coarse
    sharp, soft = np.where(crisp, edge, 0).astype(np.float32), np.where(crisp, 0, edge).astype(np.float32)
    share = float(soft.sum()) / max(float(edge.sum()), 1e-6)
    return Focus(sharp, soft, float(np.clip((share - 0.55) / 0.2, 0, 1)))


def focus_map(found: Focus) -> Floats:
    """H×W, 0..1: the density of edges in focus."""
    radius = max(found.sharp.shape) / 40
    density = cv2.GaussianBlur(found.sharp, (0, 0), radius)
    blurred = cv2.GaussianBlur(found.soft, (0, 0), radius)
    share = density / (density + blurred + 0.05)
    return np.asarray(np.clip(1.4 * share - 0.2, 0, 1), np.float32)


def _gradient(gray: Floats, sigma: float) -> Floats:
    smooth = cv2.GaussianBlur(gray, (0, 0), sigma)
    dx, dy = cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1)
    return np.asarray(np.hypot(dx, dy) / 8, np.float32)
