"""From a coarse matte to soft, hair-wide edges at full size."""

from typing import Final

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.canvas import sampled
from limner.engines.darkroom.matte.closed_form import solve_matte
from limner.engines.darkroom.matte.superpixels import Floats
from limner.engines.darkroom.matte.trimap import doubt, gaps

SOLVE_SIDE: Final = 720
STRIP: Final = 256
CLEAR: Final = 0.04
"""Opacity less than this from 0 or from 1 is noise of the solver."""

AT_OUTLINE, AWAY, REACH = 1e-3, 2e-2, 0.03
"""What the coarse matte counts for at its outline, and how much more so many longer sides away from it."""

GAP_TRUST: Final = 0.05
"""What the ground's colour counts for in the gaps between hairs."""


def refine(pixels: Pixels, coarse: Matte, check: CancelCheck) -> Matte:
    """The matte with its edge solved; exactly 0 and 1 where there is no doubt. `pixels` is H×W×3.

    Closed-form matting at a bounded size, then local linear models of the matte in colour (the guided filter's,
    He et al. 2013) carry it to full size. A matte that is all 0 or all 1 comes back as it is.
    """
    if float(coarse.min()) == float(coarse.max()):
        return coarse.copy()
    height, width = coarse.shape
    scale = min(1.0, SOLVE_SIDE / max(height, width))
    size = (max(3, round(width * scale)), max(3, round(height * scale)))
    small = np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)
    rough = np.asarray(cv2.resize(coarse, size, interpolation=cv2.INTER_AREA), np.float32)
    unknown = doubt(small, rough)
    between = gaps(small, rough)
    trust = np.where(between, GAP_TRUST, _trust(rough)).astype(np.float32)
    solved = solve_matte(small, np.where(between, np.float32(0), rough), unknown | between, trust)
    solved = np.asarray(np.clip((solved - CLEAR) / (1 - 2 * CLEAR), 0, 1), np.float32)
    check()
    if scale == 1.0:
        return solved
    return _enlarge(pixels, small, solved, unknown | between)


def _trust(rough: Matte) -> Floats:
    """Little at the outline, more away from it: the solver then leaves what is well inside of a mask alone.

    With a tenth of it at the outline and half of it away, it takes a third more out of subjects before photographs
    whose mask is right. With more, it leaves what was found wrong, also of what was keyed before a plain ground.
    """
    inside = (rough > 0.5).astype(np.uint8)
    away = cv2.distanceTransform(inside, cv2.DIST_L2, 3) + cv2.distanceTransform(1 - inside, cv2.DIST_L2, 3)
    return np.asarray(AT_OUTLINE + AWAY * np.clip(away / (REACH * max(rough.shape)), 0, 1) ** 2, np.float32)


def _enlarge(pixels: Pixels, small: Pixels, solved: Matte, unknown: Mask) -> Matte:
    height, width = pixels.shape[:2]
    slopes, offset = _linear_models(small, solved, cv2.dilate(unknown.astype(np.uint8), np.ones((7, 7), np.uint8)) > 0)
    models = np.dstack([slopes, offset])
    size = width, height
    out = (cv2.resize(solved, size, interpolation=cv2.INTER_LINEAR) > 0.5).astype(np.float32)
    open_to = cv2.resize(unknown.astype(np.uint8) * 255, size, interpolation=cv2.INTER_LINEAR) > 0.02 * 255
    for top in range(0, height, STRIP):
        y, x = np.nonzero(open_to[top : top + STRIP])
        if y.size:
            model = sampled(models, (height, width), y + top, x)
            guided = np.einsum("nc,nc->n", model[:, :3], pixels[y + top, x].astype(np.float32) / 255) + model[:, 3]
            out[y + top, x] = np.clip((np.clip(guided, 0, 1) - CLEAR) / (1 - 2 * CLEAR), 0, 1)
    return out


def _linear_models(small: Pixels, matte: Matte, where: Mask) -> tuple[Floats, Floats]:
    """Slopes (H×W×3) and offset (H×W) of the matte in colour over windows of 5×5; 0 and the mean matte elsewhere."""
    guide = small.astype(np.float32) / 255
    size = (5, 5)
    mean, level = cv2.blur(guide, size), cv2.blur(matte, size)
    joint = cv2.blur(guide * matte[..., None], size) - mean * level[..., None]
    square = np.empty((int(where.sum()), 3, 3), np.float32)
    for i in range(3):
        for j in range(i, 3):
            spread = cv2.blur(guide[..., i] * guide[..., j], size) - mean[..., i] * mean[..., j]
            square[:, i, j] = square[:, j, i] = spread[where]
    square += np.float32(1e-4) * np.eye(3, dtype=np.float32)
    slopes = np.zeros_like(guide)
    slopes[where] = np.linalg.solve(square, joint[where][..., None])[..., 0]
    offset = level - (slopes * mean).sum(2)
    return np.asarray(cv2.blur(slopes, (3, 3)), np.float32), np.asarray(cv2.blur(offset, (3, 3)), np.float32)
