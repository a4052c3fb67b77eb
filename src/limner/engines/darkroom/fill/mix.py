"""Even surroundings: the smooth fill, and how far it is to be had."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.fill.blend import depth
from limner.engines.darkroom.fill.complete import complete, halve
from limner.engines.darkroom.fill.compose import GRAIN, CoarseFill
from limner.engines.darkroom.fill.nearness import Nearness
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.reduce import enlarged
from limner.engines.darkroom.fill.smooth import plate, pull_push

PLATE_DEPTH = 14
"""Pixels to the middle of the hole at the size at which the plate is bent; grain is averaged away by then."""

TENSION = 0.02
EVEN, UNEVEN = 3.0, 9.0
"""Deviation of the surroundings in levels: below the first only the smooth fill, above the second none of it."""


@dataclass(frozen=True, slots=True)
class Working:
    """A picture, H×W×C float32, and its hole, at 1/unit of the size."""

    picture: Floats
    hole: Mask
    unit: int
    nearness: Nearness


def smooth_fill(picture: Floats, hole: Mask) -> Floats:
    """The plate through the surroundings, bent at a small size where the hole is deep. `picture` is H×W×C float32."""
    small, small_hole, allowed = picture, hole, ~hole
    while depth(small_hole) > PLATE_DEPTH and min(small_hole.shape) > 8:
        small, small_hole, allowed = halve(small, small_hole, allowed)
    if small_hole.all():
        return pull_push(picture, ~hole)
    unit = round(hole.shape[0] / small_hole.shape[0])
    return enlarged(plate(small, small_hole, TENSION), unit, slice(0, hole.shape[0]), hole.shape[1])


def mixed(smooth: Floats, exemplar: Floats, share: Floats, hole: Mask) -> Floats:
    """The smooth fill where the surroundings are even, with the grain of the exemplar; the exemplar elsewhere."""
    grain = (exemplar - cv2.GaussianBlur(exemplar, (0, 0), 2.0)) * hole[..., None]
    return np.asarray(exemplar + share[..., None] * (smooth + GRAIN * grain - exemplar), np.float32)


def even_share(picture: Floats, hole: Mask, widest: float) -> Floats:
    """H×W, 1 where the surroundings are even and 0 where they have edges or texture, looked at up to `widest`."""
    known = (~hole).astype(np.float32)
    width = float(np.clip(depth(hole) / 3, 2, widest))
    mean = _known_mean(picture, known, width)
    energy = ((picture - mean) ** 2).max(2)
    deviation = np.sqrt(_known_mean(energy[..., None].astype(np.float32), known, width))
    ring = cv2.dilate(hole.astype(np.uint8), np.ones((9, 9), np.uint8)).astype(bool) & ~hole
    inside = pull_push(deviation, ring)[..., 0]
    return np.asarray(np.clip((UNEVEN - inside) / (UNEVEN - EVEN), 0, 1), np.float32)


def _known_mean(values: Floats, known: Floats, width: float) -> Floats:
    total = cv2.GaussianBlur(values * known[..., None], (0, 0), width).reshape(values.shape)
    return np.asarray(total / np.maximum(cv2.GaussianBlur(known, (0, 0), width), 1e-3)[..., None])


def coarse_fill(window: Working, allowed: Mask, share: Floats, seed: int, check: CancelCheck) -> CoarseFill:
    """The fill at the working size: smooth by its share, and copied from the allowed part for the rest."""
    smooth = smooth_fill(window.picture, window.hole)
    completion = None
    if share[window.hole].min(initial=1) < 1:
        completion = complete(window.picture, window.hole, allowed, window.nearness, seed, check)
    if completion is None:
        return CoarseFill(window.unit, _in_range(smooth, window), share, None)
    colours = mixed(smooth, completion.picture, share, window.hole)
    return CoarseFill(window.unit, _in_range(colours, window), share, completion.matches)


def _in_range(colours: Floats, window: Working) -> Floats:
    """No colour beyond those that are known."""
    known = window.picture[~window.hole]
    return np.clip(colours, known.min(0), known.max(0)) if len(known) else colours
