"""The prompt's place round a picture, where the picture's own continuation goes over into it."""

from dataclasses import replace

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import fitted
from limner.engines.darkroom.composite import joined
from limner.engines.darkroom.drawn import drawn_place, light_of
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.harmony import grained, toned
from limner.engines.darkroom.photograph import Character
from limner.engines.darkroom.room import horizon_of
from limner.engines.illustrator.public import wants
from limner.engines.jobs import GenerateJob

_GOING_ON = frozenset({"studio", "table"})
"""A studio's paper and a table's top go on by themselves: the prompt names them for what stands there."""
OVER = 0.16
"""Shorter sides of the picture over which its continuation goes over into the place."""
LED = 1.5
"""How many times as far the place's tones are led to those of the picture."""
ALIKE = 13.0
"""Units of L*a*b*: a continuation that differs less from the place, in the broad, is that place already."""
BROAD = 1_200
"""Square pixels at which that is looked at."""
SOFT = 0.6
"""The sigma in pixels that a drawn place is blurred by at least beside a photograph."""
TONED = 0.5
"""How much of the picture's tones the place takes."""


def surrounded(extended: Pixels, known: Mask, drawing: GenerateJob, like: Character, *, alone: bool) -> Pixels:
    """H×W×3: the extended picture, and in its new area the place that the prompt names, if it names one.

    `known` is a rectangle and comes back bit for bit. `like` is the character of the picture in it. The place is
    `alone` where the prompt's things come in by themselves.
    """
    wanted = wants(drawing)
    if wanted.setting is None or wanted.setting in _GOING_ON or known.all() or not known.any():
        return extended
    if alone:
        drawing = replace(drawing, negative_prompt=", ".join([*wanted.subjects, drawing.negative_prompt]))
    frame = Frame.of(known)
    fitting = toned(_place(np.ascontiguousarray(extended[frame.area]), known, frame, drawing, like), like, TONED)
    if _alike(extended, fitting, known):
        return extended
    fitting = np.asarray(cv2.GaussianBlur(fitting, (0, 0), SOFT + SOFT * like.blur), np.uint8)
    fitting = grained(fitting, (~known).astype(np.float32), like.grain, drawing.seed)
    return joined(extended, fitting, ~known, LED * OVER * frame.side, OVER * frame.side)


def _place(source: Pixels, known: Mask, frame: Frame, drawing: GenerateJob, like: Character) -> Pixels:
    """The place as large as the canvas, its horizon that of the picture, with nothing where the picture is."""
    height, width = known.shape
    horizon = (frame.top + horizon_of(source) * (frame.bottom - frame.top)) / height
    clear = (frame.left / width, frame.top / height, frame.right / width, frame.bottom / height)
    return drawn_place(drawing, width, height, horizon=horizon, light=light_of(like), clear=clear).pixels


def _alike(extended: Pixels, place: Pixels, known: Mask) -> bool:
    """Whether the new area looks like the place in the broad."""
    size = fitted(known.shape[1], known.shape[0], BROAD)
    fresh = cv2.resize((~known).astype(np.float32), size, interpolation=cv2.INTER_AREA) > 0.5
    first, second = (
        cv2.cvtColor(cv2.resize(p, size, interpolation=cv2.INTER_AREA).astype(np.float32) / 255, cv2.COLOR_RGB2Lab)
        for p in (extended, place)
    )
    return bool(fresh.any()) and float(np.linalg.norm(first - second, axis=2)[fresh].mean()) < ALIKE
