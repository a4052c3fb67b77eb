"""The colours of shifted copies, led to those of the border, their slopes kept (Pérez et al. 2003)."""

import cv2
import numpy as np
from scipy.fft import dct, dst, idct, idst

from limner.engines.darkroom.fill.choice import Copies
from limner.engines.darkroom.fill.patches import Floats, Places

HOLD = 0.15
"""Shorter sides over which copies go back to their own colours."""

EDGE, INNER_EDGE = 70.0, 110.0
"""Levels from which what differs at the border, and between two copies, is no seam, but a thing that ends there."""


def led(picture: Floats, calm: Floats, copies: Copies) -> Floats:
    """H×W×3: the copies of the picture beyond its right border. `calm` is H×W×3, the calm continuation.

    A screened Poisson equation with the border given, solved by waves: cosines along the border, sines away from it.
    """
    tall, long = copies.labels.shape
    slopes = _Slopes(picture, calm, copies)
    across, down = slopes.across(), slopes.down()
    right = across + down
    right[:, :-1] -= across[:, 1:]
    right[:-1] -= down[1:]
    right[:, 0] += picture[:, -1]
    hold = 1 / (HOLD * min(picture.shape[:2])) ** 2
    right += hold * slopes.at(copies.labels, slopes.y, slopes.x)
    # What is mirrored at the far end has no slope there; the border is 0 at both ends of that.
    both = np.concatenate([right, right[:, ::-1]], 1)
    spectrum = dst(dct(both, axis=0, norm="ortho"), type=1, axis=1, norm="ortho")
    along = 2 - 2 * np.cos(np.pi * np.arange(tall) / tall)
    away = 2 - 2 * np.cos(np.pi * np.arange(1, 2 * long + 1) / (2 * long + 1))
    spectrum /= (along[:, None] + away + hold)[..., None]
    solved = idct(idst(spectrum, type=1, axis=1, norm="ortho"), axis=0, norm="ortho")
    return np.asarray(np.clip(solved[:, :long], picture.min((0, 1)), picture.max((0, 1))), np.float32)


class _Slopes:
    """The slopes from each pixel's neighbour to it, as the copies on both see them."""

    def __init__(self, picture: Floats, calm: Floats, copies: Copies) -> None:
        self.picture, self.copies = picture, copies
        self.calm = np.concatenate([picture[:, -1:], calm], 1)
        self.y, self.x = np.mgrid[: copies.labels.shape[0], : copies.labels.shape[1]]

    def at(self, labels: Places, y: Places, x: Places) -> Floats:
        """The colours that copies have at some places."""
        if not labels.size:
            return np.zeros((*labels.shape, 3), np.float32)
        from_y, from_x = self.copies.ways.places(labels, y, x, self.picture.shape[1])
        colours = cv2.remap(self.picture, from_x, from_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        calm = labels == self.copies.calm
        colours[calm] = self.calm[y[calm], x[calm] + 1]
        return np.asarray(colours, np.float32)

    def across(self) -> Floats:
        """From the left; at the border its own slope, and an edge where the copy is nothing like it."""
        labels, y, x = self.copies.labels, self.y, self.x
        slopes = np.empty((*labels.shape, 3), np.float32)
        slopes[:, 1:] = self._between(labels[:, 1:], labels[:, :-1], y[:, 1:], x[:, 1:], (0, 1))
        first, behind = (self.at(labels[:, :1], y[:, :1], x[:, :1] - back) for back in (0, 1))
        slopes[:, :1] = first - behind + _kept(behind - self.picture[:, -1:], EDGE)
        return slopes

    def down(self) -> Floats:
        """From above; none in the first row."""
        labels, y, x = self.copies.labels, self.y, self.x
        slopes = np.zeros((*labels.shape, 3), np.float32)
        slopes[1:] = self._between(labels[1:], labels[:-1], y[1:], x[1:], (1, 0))
        return slopes

    def _between(self, labels: Places, before: Places, y: Places, x: Places, step: tuple[int, int]) -> Floats:
        """The slopes over a step, as the labels here and those before it see them, and what edge is between the two."""
        back_y, back_x = y - step[0], x - step[1]
        here, there = self.at(labels, y, x), self.at(labels, back_y, back_x)
        slopes = here - there
        meet = labels != before
        if meet.any():
            two = before[meet][None], y[meet][None], x[meet][None]
            other = self.at(*two)[0]
            behind = self.at(two[0], back_y[meet][None], back_x[meet][None])[0]
            gap = (here[meet] - other + there[meet] - behind) / 2
            slopes[meet] = (slopes[meet] + other - behind) / 2 + _kept(gap, INNER_EDGE)
        return slopes


def _kept(gap: Floats, least: float) -> Floats:
    """Of a step that much of it that is no seam."""
    strong = np.abs(gap).max(-1, keepdims=True)
    return np.asarray(gap * (1 - np.exp(-((strong / least) ** 6))), np.float32)
