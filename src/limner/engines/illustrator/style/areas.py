"""What areas are like inside: the picture in blocks, each as a slope of light and what is left over."""

from dataclasses import dataclass

import numpy as np

from limner.engines.illustrator.style.view import Floats, Mask, reduced_light

_SPAN = 400
"""The shorter side, pixels, at which areas are read: finer structure is grain."""
BLOCK = 0.04
"""A block's side over the picture's: the coarsest structure that is texture."""
CALM = 1 / 3
"""The share of blocks that counts as areas: the calmest, since the others hold edges."""


@dataclass(frozen=True, slots=True)
class Areas:
    """N calm blocks: `slope` is the change of lightness across each, `rest` the deviation from that slope.

    `typical` is the median of such deviations over all blocks, with edges or without.
    """

    slope: Floats
    rest: Floats
    typical: float


def areas(light: Floats, shown: Mask) -> Areas:
    """The calmest blocks of a close picture, H×W lightness, where it shows."""
    light, shown = reduced_light(light, shown, _SPAN)
    side = max(3, round(BLOCK * min(light.shape)))
    blocks = _blocks(light, side)
    seen = _blocks(shown.astype(np.float32), side).mean(axis=1) > 0.99
    if seen.sum() >= 3:
        blocks = blocks[seen]
    plane = _plane(side)
    levels = blocks @ plane
    rest = (blocks - levels @ plane.T).std(axis=1)
    # A plane of unit norm over a block is worth its range by the square root of 12 over the block's side.
    slope = np.hypot(levels[:, 1], levels[:, 2]) * np.sqrt(12) / side
    calm = np.argsort(rest, kind="stable")[: max(1, round(CALM * len(rest)))]
    return Areas(slope[calm], rest[calm], float(np.median(rest)))


def _blocks(values: Floats, side: int) -> Floats:
    """N×side²; a picture smaller than a block is repeated at its rims."""
    short = [max(0, side - n) for n in values.shape]
    values = np.pad(values, ((0, short[0]), (0, short[1])), mode="edge")
    height, width = (n // side for n in values.shape)
    cut = values[: height * side, : width * side].reshape(height, side, width, side)
    return np.ascontiguousarray(cut.transpose(0, 2, 1, 3).reshape(height * width, side * side), np.float32)


def _plane(side: int) -> Floats:
    """side²×3, orthonormal: level, across, down."""
    down, across = np.mgrid[:side, :side].reshape(2, -1) - (side - 1) / 2
    basis = np.stack([np.ones(side * side), across, down], axis=1)
    return np.asarray(basis / np.linalg.norm(basis, axis=0), np.float32)
