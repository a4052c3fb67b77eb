"""Outpainting: the picture goes on beyond its borders, at full detail, without what stands in it."""

import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import join, lay
from limner.engines.darkroom.drawing import is_drawn
from limner.engines.darkroom.fill.beyond import beyond, within_reach
from limner.engines.darkroom.fill.copies import copied, pattern_of
from limner.engines.darkroom.fill.detail import Detail
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.ground import BASE_PIXELS, ground_of
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.reduce import enlarged, shrunk, strips, tallied, unit_for
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
    beyond_known = ~known
    if pixels.shape[2] == 4:
        lay(extended, join(made, np.full(known.shape, 255, np.uint8)), beyond_known)
    else:
        lay(extended, made, beyond_known)
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
        part = detail.part(rows, slice(0, width))
        part += enlarged(correction, shrink, rows, width)
        copies.lay(part, rows)
        made[rows] = np.clip(np.rint(part, out=part), 0, 255, out=part)
    return made


def _correction(colours: Pixels, known: Mask, frame: Frame, detail: Detail, shrink: int) -> Floats:
    """What brings the continuation to the border pixels, fading away from it, at 1/shrink of the size."""
    parts = [(colours[part] - detail.part(*part), part) for part in _ring(frame)]
    gap = np.concatenate([part.reshape(-1, 3) for part, _ in parts])
    y, x = np.concatenate([np.mgrid[part].reshape(2, -1) for _, part in parts], 1)
    met = tallied(gap, np.ones(len(gap), np.float32), y, x, (known.shape[0], known.shape[1]), shrink)
    distance = frame.distance(slice(0, len(met)), met.shape[1], shrink)
    fade = np.exp(-distance / max(MEETING * frame.side, 2.0))
    return np.asarray(spread(met[..., :-1], met[..., -1]) * fade[..., None], np.float32)


def _ring(frame: Frame) -> list[tuple[slice, slice]]:
    """The border of the known, two pixels wide, in rectangles."""
    top, bottom = min(frame.top + 2, frame.bottom), max(frame.bottom - 2, frame.top + 2)
    left, right = min(frame.left + 2, frame.right), max(frame.right - 2, frame.left + 2)
    rows, columns = slice(top, bottom), slice(frame.left, frame.right)
    parts = [
        (slice(frame.top, top), columns),
        (slice(bottom, frame.bottom), columns),
        (rows, slice(frame.left, left)),
        (rows, slice(right, frame.right)),
    ]
    return [part for part in parts if all(side.start < side.stop for side in part)]
