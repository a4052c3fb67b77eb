"""A photograph goes on beyond its right border by copies of itself.

After He and Sun, "Statistics of patch offsets for image completion" (2012): few shifts are enough, those by which the
border recurs in the picture; and the mirror image, which fits it always, sheared so that lines go on straight. Which of
them each place takes is a labelling, so that copies stay sharp and whole; their tones are led to those of the border.
"""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.fill.choice import Copies, copies_of
from limner.engines.darkroom.fill.costs import Faults
from limner.engines.darkroom.fill.lead import led
from limner.engines.darkroom.fill.offsets import Taste, offsets
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.plan import Wanted
from limner.engines.darkroom.fill.reduce import enlarged, shrunk, strips
from limner.engines.darkroom.fill.speckle import LEAST_TILE, Speckle
from limner.engines.darkroom.fill.strangers import strangers

WORK_SIDE = 200
"""Pixels of the shorter side of the known at which copies are chosen, at most."""

MOST_STEP, LAST_STEP = 0.5, 1.3
"""Widths of the known that are made at once, and how many times as much to save another step."""

SHIFTS = 6
"""Shifts of each length that are tried."""

SHORT = 8
"""The least length of shifts, in pixels at which copies are chosen."""

MARGIN = 0.03
"""Shorter sides about things that are no sources either."""

MADE = 40.0
"""Levels by which copies of copies are worse."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A view, H×W×3, whose columns from `first` to `start` are known. `plan` tells what is wanted in some columns."""

    view: Pixels
    first: int
    start: int
    unit: int
    plan: Callable[[slice], Wanted]
    taste: Taste
    random: np.random.Generator

    def fill(self, end: int, check: CancelCheck) -> None:
        """Make the columns from the known to `end`, in place."""
        own = (self.start - self.first) // self.unit
        step = max(round(MOST_STEP * own), 1) * self.unit
        at = self.start
        while at < end:
            check()
            until = end if end - at <= LAST_STEP * step else at + step
            self._step(self.start - own * self.unit, at, until)
            at = until

    def _step(self, first: int, at: int, end: int) -> None:
        picture = shrunk(np.ascontiguousarray(self.view[:, first:at]), self.unit)
        wanted = self.plan(slice(at, end))
        own = _widened(self.plan(slice(first, at)).avoid)
        own[:, (self.start - first) // self.unit :] += MADE
        faults = Faults(own, strangers(picture))
        long = wanted.ends.shape[1]
        lengths = tuple(sorted({long, max(long // 2, SHORT), SHORT}))
        shifts = offsets(picture, faults.all, lengths, self.taste, SHIFTS)
        copies = copies_of(picture, faults, wanted, shifts, self.taste, self.random)
        colours = led(picture, wanted.colours, copies)
        self._lay(picture, colours, copies, first, at, end)

    def _lay(self, picture: Floats, colours: Floats, copies: Copies, first: int, at: int, end: int) -> None:
        """The colours at full size, and over them what is finer, copied pixel by pixel; grain where it is calm."""
        unit, height, length = self.unit, self.view.shape[0], end - at
        lap = min(2, picture.shape[1])
        whole = np.ascontiguousarray(np.concatenate([picture[:, -lap:], colours], 1))
        fine = self._fine(picture, first, at)
        grain = None
        if min(fine.shape[:2]) >= LEAST_TILE and (copies.labels == copies.calm).any():
            grain = Speckle.of(fine, (height, length), int(self.random.integers(1 << 31)))
        for rows in strips(height):
            part = enlarged(whole, unit, rows, lap * unit + length)[:, lap * unit :]
            part = part + _copied(fine, copies, unit, rows, length, grain)
            self.view[rows, at:end] = np.clip(np.rint(part), 0, 255)

    def _fine(self, picture: Floats, first: int, at: int) -> NDArray[np.int8]:
        """What is finer than the picture at 1/unit."""
        fine = np.empty((self.view.shape[0], at - first, 3), np.int8)
        for rows in strips(len(fine)):
            coarse = enlarged(picture, self.unit, rows, at - first)
            fine[rows] = np.clip(np.rint(self.view[rows, first:at] - coarse), -127, 127)
        return fine


def _widened(avoid: Floats) -> Floats:
    """With what is close beside a bad source."""
    margin = max(round(MARGIN * min(avoid.shape)), 1)
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * margin + 1, 2 * margin + 1))
    return np.asarray(cv2.dilate(avoid, kernel), np.float32)


def _copied(
    fine: NDArray[np.int8], copies: Copies, unit: int, rows: slice, length: int, grain: Speckle | None
) -> Floats:
    """What is fine in some rows of the copies, H×length×3."""
    y, x = np.arange(rows.start, rows.stop), np.arange(length)
    labels = copies.labels[np.ix_(y // unit, x // unit)]
    from_y, from_x = copies.ways.places(labels, y[:, None], x, fine.shape[1], unit)
    found = np.asarray(cv2.remap(fine, from_x, from_y, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE), np.float32)
    calm = labels == copies.calm
    if calm.any():
        found[calm] = 0 if grain is None else grain.rows(rows, length)[calm]
    return found
