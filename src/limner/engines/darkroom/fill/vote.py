"""The picture that the matches agree on."""

import numpy as np

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.fill.match import Matches
from limner.engines.darkroom.fill.patches import REACH, Floats, Places


def vote(picture: Floats, hole: Mask, matches: Matches, trust: Floats, sharpness: float) -> Floats:
    """Each pixel of the hole is the weighted mean of what the patches over it propose (Wexler et al. 2007).

    `trust` is H×W, higher near the known. A patch at the `sharpness` quantile of the distances weighs 1/√e; a low
    quantile lets the best patches decide.
    """
    voted = picture.copy()
    pixels = np.flatnonzero(hole)
    flat = picture.reshape(hole.size, -1)
    voted.reshape(flat.shape)[pixels] = tally(flat, hole.shape, pixels, matches, trust, sharpness)
    return voted


def tally(
    flat: Floats, shape: tuple[int, ...], pixels: Places, matches: Matches, trust: Floats, sharpness: float
) -> Floats:
    """The mean proposal for each of the pixels, from the rows of `flat`."""
    height, width = shape
    y, x = np.divmod(pixels, width)
    row = np.full(height * width, -1, np.int64)
    row[matches.targets] = np.arange(matches.targets.size)
    spread = max(float(np.quantile(matches.distance, sharpness)), 1.0)
    weights = np.exp(-matches.distance / (2 * spread)) * trust.ravel()[matches.targets] + np.float32(1e-12)
    total = np.zeros((pixels.size, flat.shape[1]), np.float32)
    weight = np.zeros(pixels.size, np.float32)
    for down in range(-REACH, REACH + 1):
        for right in range(-REACH, REACH + 1):
            inside = (y + down >= 0) & (y + down < height) & (x + right >= 0) & (x + right < width)
            centre = row[np.where(inside, pixels + down * width + right, 0)]
            inside &= centre >= 0
            share = np.where(inside, weights[centre], np.float32(0))
            total += flat[np.where(inside, matches.sources[centre] - down * width - right, 0)] * share[:, None]
            weight += share
    return np.asarray(total / np.maximum(weight, np.float32(1e-20))[:, None])
