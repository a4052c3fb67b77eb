"""The colours of shifted copies, led to those of the border, their slopes kept (Pérez et al. 2003)."""

import numpy as np
from scipy.fft import dct, dst, idct, idst

from limner.engines.darkroom.fill.choice import Copies
from limner.engines.darkroom.fill.patches import Floats, Places

HOLD = 0.4
"""Shorter sides over which copies go back to their own colours."""

EDGE = 70.0
"""Levels from which what differs at the border is no seam, but a thing that ends there."""


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
        tall, wide = self.picture.shape[:2]
        from_y = np.clip(y + self.copies.down[labels], 0, tall - 1)
        from_x = np.clip(wide + x + self.copies.right[labels], 0, wide - 1)
        colours = self.picture[from_y, from_x]
        calm = labels == self.copies.calm
        colours[calm] = self.calm[y[calm], x[calm] + 1]
        return np.asarray(colours, np.float32)

    def across(self) -> Floats:
        """From the left; at the border its own slope, and an edge where the copy is nothing like it."""
        labels, y, x = self.copies.labels, self.y, self.x
        slopes = np.empty((*labels.shape, 3), np.float32)
        mine = self._rise(labels[:, 1:], y[:, 1:], x[:, 1:], 0, 1)
        slopes[:, 1:] = (mine + self._rise(labels[:, :-1], y[:, 1:], x[:, 1:], 0, 1)) / 2
        gap = self.at(labels[:, 0], y[:, 0], x[:, 0] - 1) - self.picture[:, -1]
        edge = gap * (1 - np.exp(-np.square(np.square(gap / EDGE))))
        slopes[:, 0] = self._rise(labels[:, 0], y[:, 0], x[:, 0], 0, 1) + edge
        return slopes

    def down(self) -> Floats:
        """From above; none in the first row."""
        labels, y, x = self.copies.labels, self.y, self.x
        slopes = np.zeros((*labels.shape, 3), np.float32)
        mine = self._rise(labels[1:], y[1:], x[1:], 1, 0)
        slopes[1:] = (mine + self._rise(labels[:-1], y[1:], x[1:], 1, 0)) / 2
        return slopes

    def _rise(self, labels: Places, y: Places, x: Places, down: int, right: int) -> Floats:
        return self.at(labels, y, x) - self.at(labels, y - down, x - right)
