"""What stands in a picture, and what would be behind it: so that outpainting continues the place, not the things."""

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.fill.frame import Frame
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.smooth import pull_push
from limner.engines.darkroom.room import saliency

STANDS, SURELY = 0.42, 0.8
"""Saliency from which a pixel likely, and surely, belongs to a thing; things have their holes closed first."""

CLOSED = 15
"""Pixels, at the size at which saliency is looked at, over which a thing is closed."""

ALL = 0.7
"""The share of things above which nothing in the picture stands out."""

BESIDE, THIN = 0.15, 0.01
"""Shorter sides along a row, and across rows, from which what is behind a thing is taken."""

CLOSING, TAPER = 0.5, 2.2
"""A thing that the border cuts ends where this share of the border seen from there is its own (a half circle over it),
and sooner by the second for each shorter side of distance."""

FIELD = 128
"""The longer side of the map on which that is solved, and so many rounds of it."""
ROUNDS = 250


def things(rgb: Pixels) -> Floats:
    """H×W, 1 on what stands in the picture, with a longer side of 128; GrabCut (Rother et al. 2004) from its saliency.

    All 0 where most of the picture would be things.
    """
    drawn = saliency(rgb)
    height, width = drawn.shape
    if min(height, width) < 2 * CLOSED:
        return np.zeros_like(drawn)
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (CLOSED, CLOSED))
    closed = cv2.GaussianBlur(cv2.morphologyEx(drawn, cv2.MORPH_CLOSE, kernel), (0, 0), 2.0)
    labels = np.where(closed > STANDS, cv2.GC_PR_FGD, cv2.GC_PR_BGD).astype(np.uint8)
    labels[drawn > SURELY] = cv2.GC_FGD
    rim = np.ones_like(labels, bool)
    rim[3:, 3:-3] = False
    labels[rim & (closed <= STANDS)] = cv2.GC_BGD
    found = (labels & 1).astype(bool)
    if not found.any() or found.all():
        return np.zeros_like(drawn)
    small = cv2.resize(rgb, (width, height), interpolation=cv2.INTER_AREA)
    cv2.setRNGSeed(1)
    cv2.grabCut(small, labels, (0, 0, 1, 1), np.zeros((1, 65)), np.zeros((1, 65)), 3, cv2.GC_INIT_WITH_MASK)
    share = (labels & 1).astype(np.float32)
    return np.asarray(share * np.clip((ALL - share.mean()) / 0.1, 0, 1), np.float32)


def without(picture: Floats, standing: Floats) -> Floats:
    """The picture (H×W×C) with what is beside each thing, row by row, in its place; `standing` is H×W, 1 on things."""
    weight = np.maximum(1 - 2 * standing, 0)[..., None]
    side = min(standing.shape)
    sigma = {"sigmaX": max(BESIDE * side, 0.5), "sigmaY": max(THIN * side, 0.5)}
    near = cv2.GaussianBlur(weight, (0, 0), **sigma).reshape(weight.shape)
    beside = cv2.GaussianBlur(picture * weight, (0, 0), **sigma).reshape(picture.shape) / (near + 1e-4)
    row = (picture * weight).sum(1, keepdims=True) / np.maximum(weight.sum(1, keepdims=True), 1e-3)
    sure = np.clip(near * 20, 0, 1)
    enough = np.clip(weight.mean(1, keepdims=True) * 8, 0, 1)
    around = pull_push(picture, np.maximum(weight[..., 0], 1e-4))
    behind = enough * (sure * beside + (1 - sure) * row) + (1 - enough) * around
    return np.asarray(picture * weight + (1 - weight) * behind, np.float32)


def ending(standing: Floats, frame: Frame, shape: tuple[int, ...]) -> Floats:
    """Where things that the border cuts go on beyond it: a map of the canvas, 0 to 1, its longer side about 128.

    The border is spread over the canvas as heat is, which ends a thing in a round.
    """
    scale = min(1.0, FIELD / max(shape))
    height, width = (max(round(length * scale), 1) for length in shape)
    top, left = int(frame.top * scale), int(frame.left * scale)
    bottom, right = (max(round(frame.bottom * scale), top + 1), max(round(frame.right * scale), left + 1))
    inner = Frame(top, left, min(bottom, height), min(right, width))
    known = np.zeros((height, width), bool)
    known[inner.area] = True
    size = inner.right - inner.left, inner.bottom - inner.top
    given = np.zeros((height, width), np.float32)
    given[inner.area] = cv2.resize(standing, size, interpolation=cv2.INTER_AREA)
    field = pull_push(given[..., None], known)[..., 0]
    for _ in range(ROUNDS):
        field = np.where(known, given, cv2.blur(field, (3, 3)))
    distance = inner.distance(slice(0, height), width, 1) / inner.side
    return np.asarray(np.clip((field - CLOSING - TAPER * distance) * 10 + 0.5, 0, 1), np.float32)
