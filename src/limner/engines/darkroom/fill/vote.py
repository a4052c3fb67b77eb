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
    spread = max(float(np.quantile(matches.distance, sharpness)), 1.0)
    weights = np.exp(-matches.distance / (2 * spread)) * trust.ravel()[matches.targets] + np.float32(1e-12)
    # Around the picture, and where no patch is, one of no weight that lies inside.
    none = matches.targets.size
    rows = np.full((height + 2 * REACH, width + 2 * REACH), none, np.int32)
    y, x = np.divmod(matches.targets, width)
    rows[y + REACH, x + REACH] = np.arange(none)
    row = rows.ravel()
    weights = np.append(weights, np.float32(0))
    sources = np.append(matches.sources, REACH * (width + 1))
    y, x = np.divmod(pixels, width)
    first = y * (width + 2 * REACH) + x
    total = np.zeros((pixels.size, flat.shape[1]), np.float32)
    weight = np.zeros(pixels.size, np.float32)
    for down in range(-REACH, REACH + 1):
        for right in range(-REACH, REACH + 1):
            centre = row.take(first + ((down + REACH) * (width + 2 * REACH) + right + REACH))
            share = weights.take(centre)
            proposed = flat.take(sources.take(centre) - (down * width + right), 0)
            proposed *= share[:, None]
            total += proposed
            weight += share
    return np.asarray(total / np.maximum(weight, np.float32(1e-20))[:, None])
