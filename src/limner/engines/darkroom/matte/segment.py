"""From belief in the subject to a sharp outline."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.matte.superpixels import Floats
from limner.engines.darkroom.matte.tidy import tidy

ROUNDS: Final = 2
LEVEL: Final = 0.45
"""The belief above which a pixel starts as subject."""
SURE: Final = 0.78
UNLIKELY: Final = 0.11
"""The beliefs above and below which a cut by colour is not free."""
HOLE: Final = 0.35
PLAIN_HOLE: Final = 0.55
"""The mean belief above which a hole is filled; on a plain ground holes are seen better."""
MARGIN: Final = 0.1
"""How much ground beside the subject tells its colours, as a share of the longer side."""
LEEWAY: Final = 0.02
"""How far the outline may move, as a share of the longer side."""


def cut(pixels: Pixels, belief: Floats) -> Mask:
    """The subject by belief (H×W, 0..1), its outline moved to where the colours of `pixels` (H×W×3) part.

    All that lies farther from the outline stays: a cut that is free to go by colour loses heads on suits and cups on
    saucers. When nothing is believed in, the strongest belief counts.
    """
    started = tidy(_start(belief), belief, HOLE)
    box = _round(started)
    found = started.copy()
    found[box] = _grab(pixels[box], _along(started)[box])
    return tidy(found, belief, HOLE)


def cut_by_colour(pixels: Pixels, belief: Floats) -> Mask:
    """The same where the border is plain: there colour tells the subject from the ground, to the spokes of a wheel."""
    trimap = np.where(_start(belief), cv2.GC_PR_FGD, cv2.GC_PR_BGD).astype(np.uint8)
    trimap[belief > SURE] = cv2.GC_FGD
    trimap[belief < UNLIKELY] = cv2.GC_BGD
    return tidy(_grab(pixels, trimap), belief, PLAIN_HOLE)


def _start(belief: Floats) -> Mask:
    return np.asarray(belief > min(LEVEL, 0.9 * float(belief.max())))


def _round(mask: Mask) -> tuple[slice, slice]:
    """The rows and columns of a mask, and the ground beside it that its colours are compared with."""
    margin = round(MARGIN * max(mask.shape))
    rows, columns = (np.flatnonzero(mask.any(axis)) for axis in (1, 0))
    if not len(rows):
        return np.s_[:, :]
    return np.s_[
        max(0, rows[0] - margin) : rows[-1] + 1 + margin, max(0, columns[0] - margin) : columns[-1] + 1 + margin
    ]


def _along(mask: Mask) -> NDArray[np.uint8]:
    """Surely in, perhaps in, perhaps out, surely out, in the terms of OpenCV: in doubt along the outline only."""
    radius = max(2, round(LEEWAY * max(mask.shape)))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * radius + 1, 2 * radius + 1))
    inside = mask.astype(np.uint8)
    trimap = np.where(mask, cv2.GC_PR_FGD, cv2.GC_PR_BGD).astype(np.uint8)
    trimap[cv2.erode(inside, kernel) > 0] = cv2.GC_FGD
    trimap[cv2.dilate(inside, kernel) == 0] = cv2.GC_BGD
    return trimap


def _grab(pixels: Pixels, trimap: NDArray[np.uint8]) -> Mask:
    """GrabCut (Rother et al. 2004) from a trimap."""
    inside = (trimap == cv2.GC_FGD) | (trimap == cv2.GC_PR_FGD)
    if inside.sum() < 16 or (~inside).sum() < 16:
        return np.asarray(inside)
    cv2.setRNGSeed(0)
    bgr = np.ascontiguousarray(pixels[..., ::-1])
    cv2.grabCut(bgr, trimap, (0, 0, 1, 1), np.zeros((1, 65)), np.zeros((1, 65)), ROUNDS, cv2.GC_INIT_WITH_MASK)
    mask: Mask = (trimap == cv2.GC_FGD) | (trimap == cv2.GC_PR_FGD)
    return mask
