"""From what was found at the working size to pixels at full size, a strip at a time."""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.blend import believed, depth
from limner.engines.darkroom.fill.match import Matches
from limner.engines.darkroom.fill.patches import Floats, touching
from limner.engines.darkroom.fill.reduce import enlarged, shrunk, strips
from limner.engines.darkroom.fill.smooth import spread

GRAIN = 0.5
"""How much of the copied detail lies over a smooth fill: all of it is further from the truth than half."""

DECISION = 0.25
"""The quantile of the distances at which a proposal weighs 1/√e; low, for sharp pictures."""

MEETING = 4
"""The border of the hole is met at no less than a quarter of the size."""


@dataclass(frozen=True, slots=True)
class CoarseFill:
    """The fill at the working size: H/unit×W/unit×C colours, evenness 0..1, and where the detail is copied from."""

    unit: int
    colours: Floats
    evenness: Floats
    matches: Matches | None


Maker = Callable[[slice], Floats]


def compose(pixels: Pixels, hole: Mask, coarse: CoarseFill, check: CancelCheck) -> None:
    """Write the fill into the hole, in place: its coarse colours, detail copied, the border met."""
    maker = _maker(pixels, hole, coarse)
    check()
    shrink = min(coarse.unit, MEETING)
    correction = _correction(pixels, hole, maker, shrink)
    for rows in strips(hole.shape[0]):
        check()
        inside = hole[rows]
        if inside.any():
            made = maker(rows) + enlarged(correction, shrink, rows, hole.shape[1])
            pixels[rows][inside] = np.clip(np.rint(made[inside]), 0, 255).astype(np.uint8)


def _maker(pixels: Pixels, hole: Mask, coarse: CoarseFill) -> Maker:
    width = hole.shape[1]
    if coarse.matches is None or coarse.unit == 1:
        return lambda rows: enlarged(coarse.colours, coarse.unit, rows, width)
    raw = _copies(pixels, hole, coarse.matches, coarse.unit)
    means = shrunk(raw, coarse.unit)
    strength = 1 - coarse.evenness * (1 - GRAIN)

    def make(rows: slice) -> Floats:
        detail = raw[rows] - enlarged(means, coarse.unit, rows, width)
        detail *= enlarged(strength, coarse.unit, rows, width)[..., None]
        return np.asarray(enlarged(coarse.colours, coarse.unit, rows, width) + detail)

    return make


def _correction(pixels: Pixels, hole: Mask, maker: Maker, shrink: int) -> Floats:
    """What brings the fill to meet the known at the border of the hole, ever less towards its middle."""
    ring = cv2.dilate(hole.astype(np.uint8), np.ones((5, 5), np.uint8)).astype(bool) & ~hole
    totals, weights = [], []
    for rows in strips(hole.shape[0]):
        gap = pixels[rows] - maker(rows)
        weight = ring[rows] * believed(gap)
        totals.append(shrunk(gap * weight[..., None], shrink))
        weights.append(shrunk(weight, shrink))
    distance = shrunk(np.asarray(cv2.distanceTransform(hole.astype(np.uint8), cv2.DIST_L2, 3), np.float32), shrink)
    fade = np.exp(-distance / (3 + 0.5 * depth(hole)))
    return np.asarray(spread(np.concatenate(totals), np.concatenate(weights)) * fade[..., None], np.float32)


def _copies(pixels: Pixels, hole: Mask, matches: Matches, unit: int) -> Pixels:
    """The picture with, in the hole and beside it, full-size pixels from where the matches point."""
    small_width = -(-hole.shape[1] // unit)
    small_height = -(-hole.shape[0] // unit)
    source = np.full(small_height * small_width, -1, np.int64)
    source[matches.targets] = matches.sources
    weight = np.zeros(source.size, np.float32)
    sharp = max(float(np.quantile(matches.distance, DECISION)), 1.0)
    weight[matches.targets] = np.exp(-matches.distance / (2 * sharp)) + np.float32(1e-12)
    raw = pixels.copy()
    near = touching(hole)
    for rows in strips(hole.shape[0]):
        y, x = np.nonzero(near[rows])
        y += rows.start
        total = np.zeros((y.size, pixels.shape[2]), np.float32)
        shares = np.zeros(y.size, np.float32)
        for down in (-2, 0, 2):
            for right in (-2, 0, 2):
                above_y = np.clip(y // unit + down, 0, small_height - 1)
                above_x = np.clip(x // unit + right, 0, small_width - 1)
                above = above_y * small_width + above_x
                from_y = y + (source[above] // small_width - above_y) * unit
                from_x = x + (source[above] % small_width - above_x) * unit
                good = (source[above] >= 0) & (from_y >= 0) & (from_y < hole.shape[0])
                good &= (from_x >= 0) & (from_x < hole.shape[1])
                share = np.where(good, weight[above], np.float32(0))
                total += pixels[np.where(good, from_y, 0), np.where(good, from_x, 0)] * share[:, None]
                shares += share
        sure = shares > 0
        raw[y[sure], x[sure]] = np.rint(total[sure] / shares[sure, None]).astype(np.uint8)
    return raw
