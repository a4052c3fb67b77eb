"""Outpainting: the picture goes on beyond its borders, at full detail, without what stands in it."""

import numpy as np
from numpy.typing import NDArray

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.drawing import is_drawn
from limner.engines.darkroom.fill.beyond import beyond, within_reach
from limner.engines.darkroom.fill.copies import copied, pattern_of
from limner.engines.darkroom.fill.detail import Detail
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.ground import BASE_PIXELS, ground_of
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.reduce import enlarged, shrunk, strips, unit_for
from limner.engines.darkroom.fill.smooth import spread
from limner.engines.darkroom.fill.things import ending

LEAST_SIDE = 32
"""Pixels of the shorter side of the known below which it is not told whether it is a photograph."""

MERE_TEXTURE = 0.5
"""The share of texture from which a picture shows nothing else."""

MEETING = 0.05
"""Shorter sides of the known over which the pixels of the border are met."""


def extend(pixels: Pixels, known: Mask, seed: int, check: CancelCheck) -> Pixels:
    """Make everything outside of `known` so that the known goes on there: sky, ground, horizon, texture.

    `pixels` is H×W×3 or H×W×4 uint8 (what is made is opaque), `known` H×W, a rectangle. The known pixels come back
    bit for bit; the same arguments give the same bytes. What stands in the picture is not repeated where it is told
    from its ground. What is drawn goes on in pieces and calm colours, and what its border cuts ends soon beyond it; so
    does a photograph on a canvas many times as large. Any other goes on by shifted copies of itself, cut along the
    seams that are seen least.
    """
    extended = pixels.copy()
    if known.all():
        return extended
    if not known.any():
        extended[:] = 128
        return extended
    check()
    colours = np.ascontiguousarray(pixels[..., :3])
    frame = Frame.of(known)
    if within_reach(frame, known.shape) and _photographed(np.ascontiguousarray(colours[frame.area])):
        made = beyond(colours, known, frame, seed, check)
    else:
        made = _extended(colours, known, frame, seed, check)
    np.copyto(extended[..., :3], made, where=~known[..., None])
    if pixels.shape[2] == 4:
        np.copyto(extended[..., 3], 255, where=~known)
    return extended


def _photographed(known: Pixels) -> bool:
    """Whether it is a photograph of something: a drawing, a mere texture, and what is too small go on in pieces."""
    height, width = known.shape[:2]
    if min(height, width) < LEAST_SIDE or is_drawn(known):
        return False
    unit = unit_for(height * width, BASE_PIXELS)
    return pattern_of(shrunk(known, unit), Frame(0, 0, height, width), unit) < MERE_TEXTURE


def _extended(colours: Pixels, known: Mask, frame: Frame, seed: int, check: CancelCheck) -> Pixels:
    """In pieces and calm colours."""
    height, width = known.shape
    ground = ground_of(colours, known, frame)
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
