"""The calm continuation of a picture, and what stands in it."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.copies import pattern_of
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.march import continued
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.reduce import reduced, unit_for
from limner.engines.darkroom.fill.things import things, without

BASE_PIXELS = 300_000
"""Pixels of the canvas at the size at which its colours are continued."""

EVENLY = 0.85
"""How far texture without things goes on in its mean colour."""

BETWEEN, MOSTLY = 0.2, 0.7
"""Shorter sides between parts of things that are no ground, and the share of the known that they may not pass."""


@dataclass(frozen=True, slots=True)
class Ground:
    """The calm continuation at 1/unit of the size: of the picture, and of what is behind its things.

    `standing` is 1 on things, as large as the known at 1/unit; `pattern` 1 where the picture is nothing but texture.
    """

    unit: int
    whole: Floats
    behind: Floats
    standing: Floats
    pattern: float


def ground_of(colours: Pixels, known: Mask, frame: Frame) -> Ground:
    """Of a canvas, H×W×3, of which the pixels in the frame are known."""
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
    return Ground(unit, whole, behind, standing, pattern)


def _whole(standing: Floats) -> Floats:
    """Things with what is between their parts, like the stripes of a flag; as they are if that is nearly everything."""
    side = round(BETWEEN * min(standing.shape)) | 1
    closed = cv2.morphologyEx(standing, cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)))
    return standing if closed.mean() > MOSTLY else np.asarray(closed, np.float32)
