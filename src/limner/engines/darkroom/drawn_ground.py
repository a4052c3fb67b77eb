"""The illustrator's place behind drawn art, and behind photographs where a drawing is asked for."""

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.behind import SHADOW, Behind, Subject
from limner.engines.darkroom.canvas import box_of, fitted, resized, resized_matte
from limner.engines.darkroom.composite import over, smooth
from limner.engines.darkroom.drawn import DRAWN_AT, DrawnPlace, drawn_place
from limner.engines.darkroom.harmony import grained
from limner.engines.darkroom.shadow import ground_shadow, shaded
from limner.engines.jobs import GenerateJob

DEFOCUS = 0.0035
"""The sigma of a drawn place behind a subject, over the picture's shorter side, where it is farthest."""


def drawn_behind(drawing: GenerateJob, subject: Subject) -> Behind:
    """The prompt's place drawn, its far parts a little out of focus, shaded where the subject stands, grained."""
    height, width = subject.matte.shape
    place = _drawn(drawing, subject)
    drawn_height, drawn_width = place.pixels.shape[:2]
    ground = _softened(place.pixels, place.horizon, min(subject.like.blur + 0.4, 2.0) * drawn_height / height)
    box = box_of(subject.matte > 0.5)
    standing = box is not None and not subject.cut and not place.plain and box[3] / height > place.horizon + 0.02
    if box is not None and (standing or (place.plain and not subject.cut)):
        strength = SHADOW if standing else 0.75 * SHADOW
        matte = resized_matte(subject.matte, drawn_width, drawn_height)
        ground = shaded(ground, ground_shadow(matte, place.light.side, strength))
    pixels = grained(resized(ground, width, height), 1 - subject.matte, subject.like.grain, drawing.seed)
    told = {name: place.story[name] for name in ("read", "drawn", "not_drawn")}
    return Behind(pixels, told, place)


def _drawn(drawing: GenerateJob, subject: Subject) -> DrawnPlace:
    """The prompt's place at the size that it is drawn at, its horizon behind the subject, the subject's box clear."""
    height, width = subject.matte.shape
    clear = subject.clear
    horizon = None
    if clear is not None and not subject.cut and clear[3] > 0.5:
        horizon = float(np.clip(clear[3] - 0.18, 0.35, 0.72))
    return drawn_place(drawing, *fitted(width, height, DRAWN_AT), horizon=horizon, clear=clear)


def _softened(rgb: Pixels, horizon: float, near: float) -> Pixels:
    """Sharp at the lower border, softer toward the horizon and above it."""
    height, width = rgb.shape[:2]
    far = np.asarray(cv2.GaussianBlur(rgb, (0, 0), max(DEFOCUS * min(height, width), near)), np.uint8)
    rows = (np.arange(height, dtype=np.float32) + 0.5) / height
    share = smooth(np.clip((1 - rows) / max(1 - horizon, 0.1), 0, 1).astype(np.float32))
    return over(rgb, far, np.broadcast_to(share[:, None], (height, width)))
