"""Outpainting: the picture goes on beyond its borders, at full detail, without what stands in it."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.copies import copied, pattern_of
from limner.engines.darkroom.fill.detail import Detail
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.march import continued
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.reduce import enlarged, reduced, shrunk, strips, unit_for
from limner.engines.darkroom.fill.smooth import spread
from limner.engines.darkroom.fill.things import ending, things, without

BASE_PIXELS = 300_000
"""Pixels of the canvas at the size at which its colours are continued."""

EVENLY = 0.85
"""How far texture without things goes on in its mean colour."""

MEETING = 0.05
"""Shorter sides of the known over which the pixels of the border are met."""

BETWEEN, MOSTLY = 0.2, 0.7
"""Shorter sides between parts of things that are no ground, and the share of the known that they may not pass."""


@dataclass(frozen=True, slots=True)
class _Ground:
    """The calm continuation at 1/unit of the size: of the picture, and of what is behind its things.

    `standing` is 1 on things, as large as the known at 1/unit; `pattern` 1 where the picture is nothing but texture.
    """

    unit: int
    whole: Floats
    behind: Floats
    standing: Floats
    pattern: float


def extend(pixels: Pixels, known: Mask, seed: int, check: CancelCheck) -> Pixels:
    """Make everything outside of `known` so that the known goes on there: sky, ground, horizon, texture.

    `pixels` is H×W×3 or H×W×4 uint8 (what is made is opaque), `known` H×W, a rectangle. The known pixels come back
    bit for bit; the same arguments give the same bytes. What stands in the picture is not repeated where it is told
    from its ground; what its border cuts ends soon beyond it.
    """
    extended = pixels.copy()
    if known.all():
        return extended
    if not known.any():
        extended[:] = 128
        return extended
    check()
    made = _extended(np.ascontiguousarray(pixels[..., :3]), known, seed, check)
    np.copyto(extended[..., :3], made, where=~known[..., None])
    if pixels.shape[2] == 4:
        np.copyto(extended[..., 3], 255, where=~known)
    return extended


def _extended(colours: Pixels, known: Mask, seed: int, check: CancelCheck) -> Pixels:
    frame = Frame.of(known)
    height, width = known.shape
    ground = _ground(colours, known, frame)
    check()
    detail = Detail.of(colours, known, frame, ground.behind, ground.unit, ground.standing, ground.pattern, seed, check)
    ends = ending(ground.standing, frame, known.shape)
    copies = copied(colours, known, frame, ground.whole, ground.unit, ends, ground.pattern, seed, check)
    shrink = min(ground.unit, 4)
    correction = _correction(colours, known, frame, detail, shrink)
    made = np.empty_like(colours)
    for rows in strips(height):
        check()
        part = detail.rows(rows, width) + enlarged(correction, shrink, rows, width)
        copies.lay(part, rows)
        made[rows] = np.clip(np.rint(part), 0, 255).astype(np.uint8)
    return made


def _ground(colours: Pixels, known: Mask, frame: Frame) -> _Ground:
    unit = unit_for(known.size, BASE_PIXELS)
    small, hole, _ = reduced(colours, ~known, known, unit)
    inner = Frame.of(~hole) if not hole.all() else Frame(0, 0, 1, 1)
    whole = continued(small, *inner.area)
    pattern = pattern_of(whole, frame, unit)
    size = inner.right - inner.left, inner.bottom - inner.top
    found = things(np.ascontiguousarray(colours[frame.area])) * (1 - pattern)
    standing = np.asarray(cv2.resize(cv2.dilate(found, np.ones((5, 5), np.uint8)), size), np.float32)
    behind = whole
    if standing.any():
        behind = small.copy()
        behind[inner.area] = without(small[inner.area], _whole(standing))
        behind = continued(behind, *inner.area)
    for base in (whole, behind) if behind is not whole else (whole,):
        base[hole] += EVENLY * pattern * (base[inner.area].mean((0, 1)) - base[hole])
    behind[~hole] = small[~hole]
    return _Ground(unit, whole, behind, standing, pattern)


def _whole(standing: Floats) -> Floats:
    """Things with what is between their parts, like the stripes of a flag; as they are if that is nearly everything."""
    side = round(BETWEEN * min(standing.shape)) | 1
    closed = cv2.morphologyEx(standing, cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)))
    return standing if closed.mean() > MOSTLY else np.asarray(closed, np.float32)


def _correction(colours: Pixels, known: Mask, frame: Frame, detail: Detail, shrink: int) -> Floats:
    """What brings the continuation to the border pixels, fading away from it, at 1/shrink of the size."""
    height, width = known.shape
    ring = known.copy()
    ring[frame.top + 2 : frame.bottom - 2, frame.left + 2 : frame.right - 2] = False
    totals: list[NDArray[np.float32]] = []
    weights: list[NDArray[np.float32]] = []
    for rows in strips(height):
        weight = ring[rows].astype(np.float32)
        gap = (colours[rows] - detail.rows(rows, width)) * weight[..., None]
        totals.append(shrunk(gap, shrink))
        weights.append(shrunk(weight, shrink))
    total, weight = np.concatenate(totals), np.concatenate(weights)
    distance = frame.distance(slice(0, len(total)), total.shape[1], shrink)
    fade = np.exp(-distance / max(MEETING * frame.side, 2.0))
    return np.asarray(spread(total, weight) * fade[..., None], np.float32)
