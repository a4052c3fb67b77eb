"""A photograph on a larger canvas: beside it first, then below and above, each border by itself."""

import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.edging import without_edging
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.material import turned
from limner.engines.darkroom.fill.offsets import Taste
from limner.engines.darkroom.fill.plan import Plan, Wanted
from limner.engines.darkroom.fill.strip import WORK_SIDE, Strip

BESIDE, ALONG = Taste(60.0, 60.0), Taste(20.0, 60.0)
"""Copies come from near by; beside a picture they stay at their height, so that a horizon does."""


MOST_WORK = 640
"""Pixels of the canvas's longer side at which copies are chosen, at most: 7 s, and the time grows as its square."""


def within_reach(frame: Frame, shape: tuple[int, int]) -> bool:
    """Whether a canvas of this height and width is small enough, beside its picture, to be made in good time."""
    return max(shape) <= MOST_WORK * _unit(frame)


def _unit(frame: Frame) -> int:
    """The side of the squares of pixels, a power of two, that copies are chosen by."""
    unit = 1
    while frame.side > WORK_SIDE * unit:
        unit *= 2
    return unit


def beyond(colours: Pixels, known: Mask, frame: Frame, seed: int, check: CancelCheck) -> Pixels:
    """The H×W×3 canvas with all that is not known made; where its frame is, it may differ by an edging."""
    height, width = known.shape
    canvas = without_edging(colours, frame)
    plan = Plan.of(canvas, known, frame)
    check()
    unit = _unit(frame)
    random = np.random.default_rng(seed)
    middle, all_rows = slice(frame.top, frame.bottom), slice(0, width)
    for side, rows, first, start, end, taste in (
        ("right", middle, frame.left, frame.right, width, BESIDE),
        ("left", middle, width - frame.right, width - frame.left, width, BESIDE),
        ("below", all_rows, frame.top, frame.bottom, height, ALONG),
        ("above", all_rows, height - frame.bottom, height - frame.top, height, ALONG),
    ):
        view = turned(canvas, side)[rows]

        def wanted(columns: slice, side: str = side, rows: slice = rows) -> Wanted:
            return plan.part(side, rows, columns, unit)

        Strip(view, first, start, unit, wanted, taste, random).fill(end, check)
    return canvas
