"""Lines that meet the border of a picture: a mirror image continues them straight where it is sheared to."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.fill.patches import Floats

NEAR = 0.08
"""The share of the width, at the border, whose lines are to go on straight."""

STEEPEST = 3.0
"""Rows a column by which a mirror image is sheared, at most."""

APART = 0.2
"""Between two shears, and how far about each lines count as its own."""

LEAST = 0.02
"""The share of all lines that a shear must serve."""

FAINT = 6.0
"""Squared levels of slopes that are no lines."""

WINDOW = 0.02
"""The deviation of the window in which lines are told, in shorter sides of the picture."""


@dataclass(frozen=True, slots=True)
class Lines:
    """The structure tensor of a picture: H×W means of the products of its slopes, across, down, and both."""

    across: Floats
    down: Floats
    both: Floats

    @classmethod
    def of(cls, picture: Floats) -> "Lines":
        """Of an H×W×3 picture."""
        grey = cv2.GaussianBlur(picture.mean(2), (0, 0), 0.8)
        x, y = (cv2.Sobel(grey, cv2.CV_32F, *way, scale=0.25) for way in ((1, 0), (0, 1)))
        window = max(WINDOW * min(grey.shape), 1.5)
        return cls(*(np.asarray(cv2.GaussianBlur(v, (0, 0), window), np.float32) for v in (x * x, y * y, x * y)))

    def shears(self, most: int) -> Floats:
        """At most so many, the first 0: those by which a mirror image continues most of the border's lines straight."""
        near = np.s_[:, -max(2, round(NEAR * self.down.shape[1])) :]
        a, b, c = self.across[near], self.down[near], self.both[near]
        lines = np.hypot(a - b, 2 * c)
        sure = (lines / (a + b + FAINT)) ** 2 * np.sqrt(lines)
        steep = (a - b + lines) / np.where(np.abs(c) < 1e-3, 1e-3, 2 * c)
        shear = 2 * steep
        sure[np.abs(shear) > STEEPEST] = 0
        bins = np.arange(-STEEPEST, STEEPEST + 0.01, APART / 4)
        counts = np.histogram(shear, bins, weights=sure)[0]
        counts = cv2.GaussianBlur(counts.astype(np.float32)[None], (0, 0), 1.5)[0]
        middles = (bins[1:] + bins[:-1]) / 2
        counts[np.abs(middles) < APART] = 0
        found = [0.0]
        while len(found) < most and counts.max() > LEAST * max(float(sure.sum()), 1e-6):
            found.append(float(middles[np.argmax(counts)]))
            counts[np.abs(middles - found[-1]) < APART] = 0
        return np.array(found, np.float32)

    def firm(self, step: int) -> Floats:
        """For each `step` rows of the border, 0 to 1: how far there are lines, and no mere texture."""
        near = np.s_[:, -max(2, round(NEAR * self.down.shape[1])) :]
        a, b, c = (part[near].mean(1) for part in (self.across, self.down, self.both))
        firm = np.hypot(a - b, 2 * c) / (a + b + FAINT)
        parts = -(-len(firm) // step)
        return np.asarray(np.pad(firm, (0, parts * step - len(firm)), "edge").reshape(parts, step).mean(1), np.float32)

    def kinks(self, shear: float) -> Floats:
        """H×W, 0 to 1: how far lines about a pixel meet the mirror image of that shear at an angle."""
        a, b, c = self.across, self.down, self.both
        mapped_a, mapped_c = a - 2 * shear * c + shear**2 * b, shear * b - c
        plain, sheared = a + b + FAINT, mapped_a + b + FAINT
        apart = np.hypot((a - b) / plain - (mapped_a - b) / sheared, 2 * c / plain - 2 * mapped_c / sheared)
        return np.asarray(apart / 2, np.float32)
