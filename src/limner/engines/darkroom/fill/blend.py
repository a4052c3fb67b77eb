"""Gradient-domain blending: the seams go, the slopes stay (Pérez et al. 2003; voted slopes: Darabi et al. 2012)."""

from functools import reduce

import cv2
import numpy as np
from scipy import sparse
from scipy.sparse import linalg

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.fill.match import Matches
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.vote import tally

ROUNDS = 60
"""Steps of the conjugate gradients; enough for the holes of the working size."""

SEAM = 40.0
"""Levels: what differs by more is no seam."""

HOLD = (6.0, 24.0)
"""Pixels over which the colours of the fill give way to those of the border."""


def blend(picture: Floats, hole: Mask, matches: Matches, trust: Floats) -> Floats:
    """Solve for the picture whose slopes in the hole are those of the matched sources.

    The colours of `picture` hold it weakly, so that a wrong colour at the border of the hole does not reach far.
    """
    links = _links(hole)
    right = np.zeros((hole.size, picture.shape[2]))
    flat = picture.reshape(hole.size, -1)
    inner = hole.ravel()
    matrix = sparse.csr_matrix((hole.size, hole.size))
    *slopes, gap = _slopes(flat, hole, matches, trust)
    belief = believed(gap)
    for (starts, ends), slope in zip(links, slopes, strict=True):
        weight = np.minimum(belief[starts], belief[ends])
        rise = slope[starts] * weight[:, None]
        np.add.at(right, ends, rise)
        np.subtract.at(right, starts, rise)
        matrix = matrix + sparse.coo_matrix((weight, (starts, ends)), shape=matrix.shape)
    matrix = (matrix + matrix.T).tocsr()
    degree = np.asarray(matrix.sum(1)).ravel()
    hold = 1 / float(np.clip(depth(hole), *HOLD)) ** 2
    unknown, known = np.flatnonzero(inner), np.flatnonzero(~inner & (degree > 0))
    rows = matrix[unknown]
    target = right[unknown] + rows[:, known] @ flat[known] + hold * flat[unknown]
    system = (sparse.diags(degree[unknown] + hold) - rows[:, unknown]).tocsr()
    blended = picture.copy()
    for c in range(picture.shape[2]):
        solved, _ = linalg.cg(system, target[:, c], x0=flat[unknown, c].astype(np.float64), rtol=3e-4, maxiter=ROUNDS)
        blended.reshape(flat.shape)[unknown, c] = solved
    return blended


def believed(gap: Floats) -> Floats:
    """How far to believe the known beside the hole, by its gap (…×C, levels) to what the fill would have there.

    A small gap is a seam and to be closed. A large one is an edge, or the rim of what was erased, and must not bleed.
    """
    # Channel by channel: NumPy's maximum over a short last axis takes ten times as long.
    widest = reduce(np.maximum, np.moveaxis(np.abs(gap), -1, 0))
    return np.asarray(np.exp(-np.square(widest / np.float32(SEAM))), np.float32)


def depth(hole: Mask) -> float:
    """The distance in pixels from the middle of the hole to the known."""
    return float(cv2.distanceTransform(hole.astype(np.uint8), cv2.DIST_L2, 3).max())


def _links(hole: Mask) -> list[tuple[np.ndarray, np.ndarray]]:
    """Pairs of neighbours, to the right and below, of which one is in the hole."""
    index = np.arange(hole.size).reshape(hole.shape)
    across, down = hole[:, :-1] | hole[:, 1:], hole[:-1] | hole[1:]
    return [(index[:, :-1][across], index[:, 1:][across]), (index[:-1][down], index[1:][down])]


def _slopes(flat: Floats, hole: Mask, matches: Matches, trust: Floats) -> list[Floats]:
    """The voted slopes to the right and down, and the gap of the known to its vote, by flat index."""
    near = np.flatnonzero(cv2.dilate(hole.astype(np.uint8), np.ones((3, 3), np.uint8)))
    shape = (*hole.shape, flat.shape[1])
    picture = flat.reshape(shape)
    across, down = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    across[:, :-1] = picture[:, 1:] - picture[:, :-1]
    down[:-1] = picture[1:] - picture[:-1]
    every = np.concatenate([across.reshape(flat.shape), down.reshape(flat.shape), flat], 1)
    voted = every.copy()
    voted[near] = tally(every, hole.shape, near, matches, trust, 0.5)
    gap = np.where(hole.reshape(-1, 1), 0, flat - voted[:, 2 * flat.shape[1] :])
    return [voted[:, : flat.shape[1]], voted[:, flat.shape[1] : 2 * flat.shape[1]], gap.astype(np.float32)]
