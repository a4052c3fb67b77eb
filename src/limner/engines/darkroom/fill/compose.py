"""From what was found at the working size to pixels at full size, a strip at a time."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import box_of, lay, to_bytes
from limner.engines.darkroom.fill.blend import believed
from limner.engines.darkroom.fill.blocks import copied
from limner.engines.darkroom.fill.match import Matches
from limner.engines.darkroom.fill.patches import Floats, Places
from limner.engines.darkroom.fill.reduce import enlarged, enlarged_at, shrunk, strips, tallied
from limner.engines.darkroom.fill.smooth import spread

GRAIN = 0.5
"""How much of the copied detail lies over a smooth fill: all of it is further from the truth than half."""

MEETING = 4
"""The border of the hole is met at no less than a quarter of the size."""

MARGIN = 2
"""Pixels of the working size round the hole that are looked at with it."""


@dataclass(frozen=True, slots=True)
class CoarseFill:
    """The fill at the working size: H/unit×W/unit×C colours, evenness 0..1, and where the detail is copied from."""

    unit: int
    colours: Floats
    evenness: Floats
    matches: Matches | None


def compose(pixels: Pixels, hole: Mask, coarse: CoarseFill, check: CancelCheck) -> None:
    """Write the fill into the hole, in place: its coarse colours, detail copied, the border met."""
    area = _area(hole, coarse.unit)
    if area is None:
        return
    fill = _Fill.of(pixels, hole, coarse, area)
    check()
    window, inner = pixels[area], np.ascontiguousarray(hole[area])
    shrink = min(coarse.unit, MEETING)
    correction = _correction(window, inner, fill, shrink)
    for rows in strips(len(inner)):
        check()
        columns = np.flatnonzero(inner[rows].any(0))
        if columns.size:
            part = slice(int(columns[0]), int(columns[-1]) + 1)
            made = fill.part(rows, part) + enlarged(correction, shrink, rows, part)
            lay(window[rows, part], to_bytes(made), inner[rows, part])


def _area(hole: Mask, unit: int) -> tuple[slice, slice] | None:
    """The hole with what is round it, from multiples of the unit on."""
    box = box_of(hole)
    if box is None:
        return None
    by = max(MARGIN * unit, 2 * MEETING)
    left, top = (max(at - by, 0) // unit * unit for at in box[:2])
    return slice(top, min(box[3] + by, hole.shape[0])), slice(left, min(box[2] + by, hole.shape[1]))


@dataclass(frozen=True, slots=True)
class _Fill:
    """A fill before its border is met. `detail` is the copied pixels, their means at 1/unit, and how much of them is
    to be seen."""

    unit: int
    colours: Floats
    detail: tuple[Pixels, Floats, Floats] | None

    @classmethod
    def of(cls, pixels: Pixels, hole: Mask, coarse: CoarseFill, area: tuple[slice, slice]) -> "_Fill":
        unit = coarse.unit
        small = np.s_[
            area[0].start // unit : -(-area[0].stop // unit), area[1].start // unit : -(-area[1].stop // unit)
        ]
        colours = np.ascontiguousarray(coarse.colours[small])
        if coarse.matches is None or unit == 1:
            return cls(unit, colours, None)
        raw = copied(pixels, hole, coarse.matches, unit, area)
        strength = np.ascontiguousarray(1 - coarse.evenness[small] * (1 - GRAIN))
        return cls(unit, colours, (raw, shrunk(raw, unit), strength))

    def part(self, rows: slice, columns: slice) -> Floats:
        """A rectangle of it."""
        made = enlarged(self.colours, self.unit, rows, columns)
        if self.detail is None:
            return np.array(made)
        raw, means, strength = self.detail
        fine = cv2.subtract(raw[rows, columns], enlarged(means, self.unit, rows, columns), dtype=cv2.CV_32F)
        share = enlarged(strength, self.unit, rows, columns)
        fine = cv2.multiply(fine, cv2.merge([share] * fine.shape[2]), dst=fine)
        return np.asarray(cv2.add(fine, made, dst=fine), np.float32)

    def at(self, y: Places, x: Places) -> Floats:
        """Single pixels of it, N×C."""
        made = enlarged_at(self.colours, self.unit, y, x)
        if self.detail is None:
            return made
        raw, means, strength = self.detail
        fine = raw[y, x] - enlarged_at(means, self.unit, y, x)
        return np.asarray(made + fine * enlarged_at(strength[..., None], self.unit, y, x))


def _correction(pixels: Pixels, hole: Mask, fill: _Fill, shrink: int) -> Floats:
    """What brings the fill to meet the known at the border of the hole, ever less towards its middle."""
    inside = hole.view(np.uint8)
    ring = cv2.dilate(inside, np.ones((5, 5), np.uint8)).view(bool) & ~hole
    distance = np.asarray(cv2.distanceTransform(inside, cv2.DIST_L2, 3), np.float32)
    parts = []
    for rows in strips(len(hole)):
        y, x = np.nonzero(ring[rows])
        gap = pixels[rows][y, x] - fill.at(y + rows.start, x)
        parts.append(tallied(gap, believed(gap), y, x, ring[rows].shape, shrink))
    met = np.concatenate(parts)
    fade = np.exp(-shrunk(distance, shrink) / (3 + 0.5 * float(distance.max())))
    return np.asarray(spread(met[..., :-1], met[..., -1]) * fade[..., None], np.float32)
