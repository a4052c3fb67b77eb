"""What a copy costs by itself, wherever it is taken to beyond a border."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.fill.offsets import Taste
from limner.engines.darkroom.fill.patches import Floats, Places
from limner.engines.darkroom.fill.plan import Wanted

CALM, BUSY_CALM = 5.0, 70.0
"""Levels of the calm continuation, where the border is plain, and what is added where it is busy."""

PLAIN, BUSY = 3.0, 11.0
"""The strength of slopes, in levels, up to which a border is plain, and from which it is busy."""

MORE = 1.5
"""Levels for each level by which a copy shows more than the border lets expect: no things in the sky."""

STRAY, STRAYING, PLAINLY = 14.0, 0.15, 0.6
"""Levels by which a copy may be off the calm colours, and the levels for each beyond, with what a plain border adds."""

ENDS = 15.0
"""Levels of what is no thing where a thing goes on that the border cuts."""

SAME, ECHO = 1.0, 32.0
"""Levels of a mirror image, and for each width of the picture of distance: a symmetry is seen when it is wide."""

CLOSE = 0.1
"""Shorter sides from the border within which a mirror image may have colours that are nowhere else there."""

AT_BORDER, WIDENS = 0.02, 0.2
"""The share of the width that says what is expected beyond the border; and how far aside it is looked, for each pixel
of distance."""


@dataclass(frozen=True, slots=True)
class Faults:
    """H×W each, levels by which a pixel is a bad source: for what stands there, and as its colour is a stranger."""

    standing: Floats
    strange: Floats

    @property
    def all(self) -> Floats:
        """Both."""
        return self.standing + self.strange


@dataclass(frozen=True, slots=True)
class Spots:
    """Rows and columns beyond the border, counted from it, and those of the picture that are copied there."""

    y: Places
    x: Places
    from_y: Places
    from_x: Places


class Costs:
    """Levels, for spots beyond the right border of a picture. `strong` is H×W, how strong its slopes are."""

    def __init__(self, picture: Floats, strong: Floats, faults: Faults, wanted: Wanted, taste: Taste) -> None:
        self._soft = cv2.GaussianBlur(picture, (0, 0), 3.0)
        self._strong, self._faults, self._wanted, self._taste = strong, faults, wanted, taste
        self._bad = faults.all
        self._busy = _expected(strong, wanted.ends.shape[1])

    def calm(self, y: Places, x: Places) -> Floats:
        """Of the calm continuation."""
        busy = np.clip((self._busy[y, x] - PLAIN) / (BUSY - PLAIN), self._wanted.texture, 1)
        return np.asarray(CALM + BUSY_CALM * busy + ENDS * self._wanted.ends[y, x], np.float32)

    def shifted(self, spots: Spots, lift: int, back: int) -> Floats:
        """Of the picture shifted by so many pixels."""
        bad = self._bad[spots.from_y, spots.from_x]
        plainly = np.clip(1 - self._busy[spots.y, spots.x] / (BUSY - 2), 0, 1)
        cost = bad + (STRAYING + PLAINLY * plainly) * self._stray(spots) + self._more(spots)
        cost += ENDS * self._wanted.ends[spots.y, spots.x] * np.maximum(1 - bad / (2 * ENDS), 0)
        height, width = self._strong.shape
        far = self._taste.lift * (lift / height) ** 2 + self._taste.fall * (back / width) ** 2
        return np.asarray(cost + far / 2, np.float32)

    def mirrored(self, spots: Spots) -> Floats:
        """Of a mirror image, which fits the border whatever is there; of a thing only what the border cuts."""
        height, width = self._strong.shape
        away = np.clip(spots.x / (CLOSE * min(height, width)), 0, 1)
        standing = self._faults.standing[spots.from_y, spots.from_x] * (1 - self._wanted.ends[spots.y, spots.x])
        strange = self._faults.strange[spots.from_y, spots.from_x] + STRAYING * self._stray(spots)
        cost = SAME + ECHO * spots.x / width + standing + strange * away + self._more(spots)
        return np.asarray(cost, np.float32)

    def _stray(self, spots: Spots) -> Floats:
        gap = np.abs(self._soft[spots.from_y, spots.from_x] - self._wanted.colours[spots.y, spots.x])
        return np.asarray(np.maximum(gap.max(2) - STRAY, 0), np.float32)

    def _more(self, spots: Spots) -> Floats:
        excess = self._strong[spots.from_y, spots.from_x] - 1.2 * self._busy[spots.y, spots.x] - 2
        return np.asarray(MORE * np.maximum(excess, 0), np.float32)


def _expected(strong: Floats, long: int) -> NDArray[np.float32]:
    """H×long: how strong slopes may be beyond the border, as at the border near by."""
    deep = max(4, round(AT_BORDER * strong.shape[1]))
    line = strong[:, -deep:].max(1)[:, None]
    found = np.empty((len(strong), long), np.float32)
    for step in range(long):
        kernel = np.ones((2 * (2 + round(WIDENS * step)) + 1, 1), np.uint8)
        found[:, step] = cv2.dilate(line, kernel, borderType=cv2.BORDER_REPLICATE)[:, 0]
    return found
