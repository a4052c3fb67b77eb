"""How much in a hole is foreign to its surroundings: a thing, or the ground that is round it as well."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import box_of, fitted

LOOKED_AT = 40_000
"""Square pixels of the hole and its surroundings at which they are compared."""
SAMPLES = 6_000
"""Pixels of the surroundings, at most, that those in the hole are compared with."""
ROUND = 0.12
"""The width of what is round the hole, over the mean of its sides."""
ALIKE = 8.0
"""Units of L*a*b* within which a colour is one of the surroundings."""
NEAR = 7.0
"""Units of L*a*b* that a colour from as far off as the hole is long counts less."""
NEIGHBOURS = 4
"""So many pixels of the surroundings have to be alike: a speck tells nothing."""
SPECK = 0.02
"""What is smaller, over the mean of the hole's sides, is no thing."""
COLOURS = 10
"""So many colours are told apart where what is in a hole is weighed against what is round it."""


def foreign_share(rgb: Pixels, hole: Mask) -> float:
    """The share of the hole, 0 to 1, that has colours or a roughness that nothing beside the hole has.

    A thing that the hole's edge cuts is not foreign. 1 where there is nothing beside the hole to compare with.
    """
    looked = _looked_at(rgb, hole)
    if looked is None:
        return 1.0
    small, inside, side = looked
    return float(_things(_odd(_features(small, side), inside), side)[inside].mean())


def _looked_at(rgb: Pixels, hole: Mask) -> tuple[Pixels, Mask, float] | None:
    """The hole with what is round it, small; where the hole is in that; and the mean of its sides there."""
    box = box_of(hole)
    if box is None or hole.all():
        return None
    side = (box[2] - box[0] + box[3] - box[1]) / 2
    reach = round(ROUND * side) + 4
    area = np.s_[max(box[1] - reach, 0) : box[3] + reach, max(box[0] - reach, 0) : box[2] + reach]
    window, inside = rgb[area], hole[area]
    size = fitted(window.shape[1], window.shape[0], LOOKED_AT)
    small = np.asarray(cv2.resize(window, size, interpolation=cv2.INTER_AREA), np.uint8)
    small_hole = cv2.resize(inside.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST).astype(bool)
    if not small_hole.any() or small_hole.all():
        return None
    return small, small_hole, side * size[0] / window.shape[1]


def _features(small: Pixels, side: float) -> NDArray[Any]:
    """H×W×6: colour, how rough the place is, and where it is."""
    lab = cv2.cvtColor(small.astype(np.float32) / 255, cv2.COLOR_RGB2Lab)
    soft = cv2.GaussianBlur(lab, (0, 0), 0.8)
    rough = np.sqrt(np.maximum(cv2.blur(lab[..., 0] ** 2, (7, 7)) - cv2.blur(lab[..., 0], (7, 7)) ** 2, 0))
    y, x = np.mgrid[: small.shape[0], : small.shape[1]].astype(np.float32) * (NEAR / max(side, 1))
    return np.dstack([soft, 0.5 * rough, y, x])


def _odd(features: NDArray[Any], hole: Mask) -> NDArray[Any]:
    """H×W, 1 where a pixel of the hole is unlike what is round it."""
    known = features[~hole]
    known = known[:: max(len(known) // SAMPLES, 1)]
    tree = cKDTree(known)
    count = min(NEIGHBOURS, len(known))
    distance = tree.query(features[hole], k=[count])[0][:, 0]
    odd = np.zeros(hole.shape, np.uint8)
    odd[hole] = distance > ALIKE
    return odd


def _things(odd: NDArray[Any], side: float) -> NDArray[Any]:
    """Without specks, and with what is enclosed."""
    odd = cv2.medianBlur(odd, 3)
    close = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * max(round(0.03 * side), 1) + 1,) * 2)
    odd = cv2.morphologyEx(odd, cv2.MORPH_CLOSE, close)
    outlines, _ = cv2.findContours(odd, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    things = [line for line in outlines if cv2.contourArea(line) > (SPECK * side) ** 2 + 4]
    kept = np.zeros_like(odd)
    cv2.drawContours(kept, things, -1, 1, cv2.FILLED)
    return kept


def common_share(rgb: Pixels, hole: Mask) -> float:
    """How much of the hole and of what is round it is of the same colours in the same shares, 0 to 1.

    A thing whose mask is too tight has its colours on both sides of the hole's edge, and most of them inside.
    """
    looked = _looked_at(rgb, hole)
    if looked is None:
        return 0.0
    small, inside, _ = looked
    lab = cv2.cvtColor(small.astype(np.float32) / 255, cv2.COLOR_RGB2Lab) * np.array([0.6, 1, 1], np.float32)
    soft = cv2.GaussianBlur(lab, (0, 0), 1.5).reshape(-1, 3)
    cv2.setRNGSeed(1)
    ends = (cv2.TERM_CRITERIA_MAX_ITER, 12, 0)
    start = np.empty((0, 1), np.int32)
    count = min(COLOURS, len(soft))
    _, labels, centres = cv2.kmeans(soft, count, start, ends, 1, cv2.KMEANS_PP_CENTERS)
    own, other = (
        np.bincount(labels[part, 0], minlength=count) / max(int(part.sum()), 1)
        for part in (inside.ravel(), ~inside.ravel())
    )
    # Shares go over to colours that are nearly the same.
    apart = np.linalg.norm(centres[:, None] - centres[None], axis=2)
    near = np.exp(-((apart / ALIKE) ** 2))
    near /= near.sum(1, keepdims=True)
    return float(np.minimum(own @ near, other @ near).sum())
