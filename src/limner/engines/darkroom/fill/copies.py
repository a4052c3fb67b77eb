"""The surroundings of the known, made of its own patches."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.compose import compose
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.mix import Working, coarse_fill, even_share
from limner.engines.darkroom.fill.nearness import Nearness
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.reduce import enlarged, reduced, shrunk, unit_for

WORK_PIXELS = 70_000
"""Pixels of the surroundings of the known at the size at which they are searched."""

ROW, COLUMN = 40.0, 0.0
"""The pull of the same height, so that a horizon goes on level; and that of the same column above and below."""

WIDEST = 4.0
"""Pixels at the working size over which the border is judged to be even."""

MOST_COPIED = 4_500_000
"""Pixels that are copied, to bound the time."""

COPIED = 0.26
"""Shorter sides of the known to which copies reach."""

LIKELY = 22.0
"""Levels by which copies may stray from the calm continuation; beyond, they show a thing once more."""

APART, LOOKED_OVER = 15.0, 0.01
"""Levels by which copies may differ from what they are mixed into, over so many shorter sides; else both are seen."""

LOOKED_AT = 5.0
"""The sigma in pixels at which that is looked at."""

EVEN = 0.3
"""The share of the deviation that is in what is coarse, below which there are no things in a picture."""

BORDER_COLOURS = 6
STRANGE = 45.0
"""A colour farther than this (RGB levels) from every colour of the border belongs to the subject."""

LEAST_SOURCE = 0.3
"""The share of the known that must stay to copy from, or else all of it is."""


@dataclass(frozen=True, slots=True)
class Copies:
    """Patches of the known in a part of the canvas; at 1/unit how far they are to be seen, and where things end."""

    frame: Frame
    pixels: Pixels
    share: Floats
    things: Floats
    unit: int
    wide: float

    def lay(self, part: Floats, rows: slice) -> None:
        """Mix them into some rows of the canvas, in place: where both agree, and where a thing ends."""
        start, stop = max(rows.start, self.frame.top), min(rows.stop, self.frame.bottom)
        if start >= stop:
            return
        mine = slice(start - self.frame.top, stop - self.frame.top)
        target = part[start - rows.start : stop - rows.start, self.frame.left : self.frame.right]
        width = self.pixels.shape[1]
        gap = np.asarray(cv2.subtract(self.pixels[mine], target, dtype=cv2.CV_32F), np.float32)
        share = np.multiply(enlarged(self.share, self.unit, mine, width), _agreement(gap, self.wide))
        share = np.maximum(share, enlarged(self.things, self.unit, mine, width))
        target += cv2.multiply(gap, cv2.merge([share, share, share]), dst=gap)


def _agreement(gap: Floats, wide: float) -> Floats:
    """H×W, 1 where two are alike and 0 where they differ, by their gap (H×W×3) in the mean over a sigma of pixels.

    It is looked at in a size at which that sigma is a few pixels.
    """
    height, width = gap.shape[:2]
    scale = min(1.0, LOOKED_AT / wide)
    size = max(round(width * scale), 1), max(round(height * scale), 1)
    small = cv2.resize(gap, size, interpolation=cv2.INTER_AREA) if scale < 1 else gap
    apart = np.abs(cv2.GaussianBlur(small, (0, 0), wide * scale)).max(2)
    alike = np.exp(-np.square(apart / APART)).astype(np.float32)
    return np.asarray(cv2.resize(alike, (width, height), interpolation=cv2.INTER_LINEAR) if scale < 1 else alike)


def copied(
    colours: Pixels,
    known: Mask,
    frame: Frame,
    base: Floats,
    base_unit: int,
    ends: Floats,
    pattern: float,
    seed: int,
    check: CancelCheck,
) -> Copies:
    """Patches beside the known. `base` is its calm continuation, things and all, at 1/base_unit; `ends` says where
    things that the border cuts go on, on a small map of the canvas."""
    reach = COPIED * frame.side
    near = frame.grown(int(reach) + 4, known.shape)
    while near.size - frame.size > MOST_COPIED:
        reach *= 0.9
        near = frame.grown(int(reach) + 4, known.shape)
    pixels, hole = colours[near.area].copy(), ~known[near.area]
    unit = unit_for(hole.size, WORK_PIXELS)
    wide = max(LOOKED_OVER * frame.side, 1.0)
    picture, small_hole, allowed = reduced(pixels, hole, ~hole, unit)
    if not small_hole.any() or small_hole.all():
        nothing = np.zeros(small_hole.shape, np.float32)
        return Copies(near, pixels, nothing, nothing, unit, wide)
    working = Working(picture, small_hole, unit, Nearness(ROW, COLUMN, _box(small_hole)))
    share = even_share(picture, small_hole, WIDEST)
    compose(pixels, hole, coarse_fill(working, _without_subject(picture, allowed), share, seed, check), check)
    inner = Frame(frame.top - near.top, frame.left - near.left, frame.bottom - near.top, frame.right - near.left)
    distance = inner.distance(slice(0, len(picture)), picture.shape[1], unit)
    calm = _part(base, base_unit, near, unit, small_hole.shape)
    stray = np.abs(_soft(shrunk(pixels, unit) - calm, frame.side / unit)).max(2)
    fade = np.maximum(1 - np.square(distance / reach), 0)
    shown = np.square(fade) * np.exp(-np.square(stray / LIKELY) * (1 - pattern))
    full = np.asarray(cv2.resize(ends, known.shape[::-1])[near.area], np.float32)
    things = shrunk(full, unit) * np.minimum(fade * 5, 1)
    return Copies(near, pixels, shown.astype(np.float32), things.astype(np.float32), unit, wide)


def _soft(values: Floats, side: float) -> Floats:
    return np.asarray(cv2.GaussianBlur(values, (0, 0), max(0.03 * side, 0.8)), np.float32)


def _part(base: Floats, unit: int, near: Frame, small: int, shape: tuple[int, ...]) -> Floats:
    """The continued colours of a part of the canvas, at 1/small of the size."""
    scale = small / unit
    matrix = np.array([[scale, 0, near.left / unit], [0, scale, near.top / unit]], np.float32)
    soft = cv2.GaussianBlur(base, (0, 0), scale / 2) if scale > 1 else base
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpAffine(soft, matrix, shape[::-1], flags=flags, borderMode=cv2.BORDER_REPLICATE))


def pattern_of(base: Floats, frame: Frame, unit: int) -> float:
    """1 where the known is even but for its texture, 0 where it shows things."""
    known = base[frame.top // unit : -(-frame.bottom // unit), frame.left // unit : -(-frame.right // unit)]
    side = min(known.shape[:2])
    coarse = cv2.GaussianBlur(known, (0, 0), max(0.06 * side, 0.5)).reshape(known.shape)
    things = float((coarse.std((0, 1)).max() + 1) / (known.std((0, 1)).max() + 1))
    return float(np.clip((EVEN - things) / EVEN * 2, 0, 1))


def _box(hole: Mask) -> tuple[float, float, float, float]:
    """The known rectangle as shares of the canvas."""
    frame = Frame.of(~hole)
    height, width = hole.shape
    return frame.top / height, frame.left / width, frame.bottom / height, frame.right / width


def _without_subject(picture: Floats, known: Mask) -> Mask:
    """The known without what has colours that the border does not have, where enough is left."""
    inner = cv2.erode(known.astype(np.uint8), np.ones((5, 5), np.uint8), borderType=cv2.BORDER_CONSTANT, borderValue=0)
    border = picture[known & ~inner.astype(bool)]
    if len(border) < 4 * BORDER_COLOURS:
        return known
    cv2.setRNGSeed(1)
    criteria = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 20, 1.0)
    labels = np.zeros((len(border), 1), np.int32)
    _, _, centres = cv2.kmeans(border, BORDER_COLOURS, labels, criteria, 1, cv2.KMEANS_PP_CENTERS)
    distance = np.min([np.linalg.norm(picture - centre, axis=2) for centre in centres], axis=0)
    strange = cv2.blur(((distance > STRANGE) & known).astype(np.float32), (5, 5)) > 0.3
    left = known & ~cv2.dilate(strange.astype(np.uint8), np.ones((3, 3), np.uint8)).astype(bool)
    return left if left.sum() > LEAST_SOURCE * known.sum() else known
