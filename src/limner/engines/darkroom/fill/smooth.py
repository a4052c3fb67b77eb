"""Smooth fills: thin plates under tension, and membranes, over the unknown part of a picture."""

import cv2
import numpy as np
from numpy.typing import NDArray
from scipy import sparse
from scipy.sparse import linalg

from limner.engines.darkroom.arrays import Mask

Floats = NDArray[np.float32]

DIRECT_LIMIT = 12_000
"""Unknowns up to which the plate is solved by factorisation; above it by conjugate gradients."""

NEAR_ENOUGH, MOST_STEPS = 3e-3, 60
"""Of `plate_in_place`: the share of the first residual at which it stops, and the steps after which it does."""


def plate(picture: Floats, hole: Mask, tension: float) -> Floats:
    """Fill the hole by the surface that bends and stretches least.

    Minimises the sum of (Δu)² + tension·|∇u|² with the picture given outside the hole (Terzopoulos 1988, the
    controlled-continuity spline of first and second order). Tension 0 is the biharmonic fill; a large one is a
    membrane. `picture` is H×W×C float32; known pixels come back as they are.
    """
    height, width = hole.shape
    if hole.all():
        return np.full_like(picture, 128.0)
    unknown = np.flatnonzero(hole)
    if not unknown.size:
        return picture
    near = _near(hole)
    places = np.flatnonzero(near)
    number = np.full(height * width, -1, np.int64)
    number[places] = np.arange(places.size)
    laplacian = _laplacian(near, number)
    system = (laplacian.T @ laplacian + tension * laplacian).tocsr()
    inside, outside = number[unknown], number[np.flatnonzero(near & ~hole)]
    flat = picture.reshape(height * width, -1)
    rows = system[inside]
    right = -rows[:, outside] @ flat[places[outside]].astype(np.float64)
    solved = _solve(rows[:, inside], right, pull_push(picture, ~hole).reshape(height * width, -1)[unknown])
    filled = flat.copy()
    filled[unknown] = solved
    return filled.reshape(picture.shape)


def plate_in_place(picture: Floats, hole: Mask, tension: float) -> Floats:
    """As `plate`, near enough for holes of a few pixels' width, without an equation for each pixel.

    Conjugate gradients with the operator as two convolutions: memory of a few pictures where `plate` takes 1 kB a
    pixel, and time that does not depend on how the hole is scattered.
    """
    filled = np.where(hole[..., None], pull_push(picture, ~hole), picture)
    lines = len(filled), -1
    inside = np.repeat(hole[..., None], filled.shape[2], 2).astype(np.float32)
    bent, again, pull = (np.empty_like(filled) for _ in range(3))

    def slope(values: Floats, result: Floats) -> None:
        cv2.Laplacian(values, cv2.CV_32F, bent, ksize=1, borderType=cv2.BORDER_REPLICATE)
        cv2.Laplacian(bent, cv2.CV_32F, again, ksize=1, borderType=cv2.BORDER_REPLICATE)
        cv2.scaleAdd(bent.reshape(lines), -tension, again.reshape(lines), result.reshape(lines))
        np.multiply(result, inside, out=result)

    def add(step: float, values: Floats, to: Floats, result: Floats) -> None:
        cv2.scaleAdd(values.reshape(lines), step, to.reshape(lines), result.reshape(lines))

    slope(filled, pull)
    left = -pull
    way, rest = left.copy(), float(np.vdot(left, left))
    enough = rest * NEAR_ENOUGH**2
    for _ in range(MOST_STEPS):
        if rest <= enough:
            break
        slope(way, pull)
        step = rest / max(float(np.vdot(way, pull)), 1e-12)
        add(step, way, filled, filled)
        add(-step, pull, left, left)
        before, rest = rest, float(np.vdot(left, left))
        add(rest / before, way, left, way)
    return filled


def pull_push(picture: Floats, known: Floats | Mask) -> Floats:
    """Fill by averages over ever larger squares (Gortler et al. 1996): quick, and continuous.

    `known` is H×W, 0 (to be filled) to 1 (kept).
    """
    weight = known.astype(np.float32)
    return spread(picture * weight[..., None], weight)


def spread(total: Floats, weight: Floats) -> Floats:
    """`pull_push` of values that are given multiplied by their weights."""
    known = np.maximum(weight, 1e-6)[..., None]
    if min(weight.shape) <= 2 or weight.min() > 0:
        least = total.sum((0, 1)) / max(float(weight.sum()), 1e-6)
        return np.where(weight[..., None] > 0, total / known, least).astype(np.float32)
    height, width = weight.shape
    half = ((width + 1) // 2, (height + 1) // 2)
    small_weight = np.asarray(cv2.resize(weight, half, interpolation=cv2.INTER_AREA), np.float32)
    coarse = spread(resized(total, half, cv2.INTER_AREA), small_weight)
    behind = resized(coarse, (width, height), cv2.INTER_LINEAR)
    share = np.minimum(weight, 1.0)[..., None]
    return np.asarray(total / known * share + behind * (1 - share), np.float32)


def resized(values: Floats, size: tuple[int, int], interpolation: int) -> Floats:
    """`cv2.resize` for any number of channels; `size` is width, height."""
    return np.dstack([cv2.resize(values[..., c], size, interpolation=interpolation) for c in range(values.shape[2])])


def _near(hole: Mask) -> Mask:
    return cv2.dilate(hole.view(np.uint8), np.ones((5, 5), np.uint8)).astype(bool)


def _laplacian(near: Mask, number: NDArray[np.int64]) -> sparse.csr_matrix:
    """The graph Laplacian of the four-neighbourhood inside `near`; nothing flows over its border."""
    width = near.shape[1]
    index = np.arange(near.size).reshape(near.shape)
    pairs = [(index[:, :-1], near[:, :-1] & near[:, 1:], 1), (index[:-1], near[:-1] & near[1:], width)]
    starts = np.concatenate([number[cells[both]] for cells, both, _ in pairs])
    ends = np.concatenate([number[cells[both] + step] for cells, both, step in pairs])
    count = int(near.sum())
    ones = np.ones(starts.size)
    links = sparse.coo_matrix((ones, (starts, ends)), shape=(count, count))
    links = (links + links.T).tocsr()
    return sparse.diags(np.asarray(links.sum(1)).ravel()).tocsr() - links


def _solve(system: sparse.csr_matrix, right: NDArray[np.float64], guess: Floats) -> NDArray[np.float64]:
    if right.shape[0] <= DIRECT_LIMIT:
        return np.asarray(linalg.splu(system.tocsc(), permc_spec="MMD_AT_PLUS_A").solve(right))
    scale = sparse.diags(1 / np.maximum(system.diagonal(), 1e-9))
    columns = [
        linalg.cg(system, right[:, c], x0=guess[:, c].astype(np.float64), rtol=1e-4, maxiter=120, M=scale)[0]
        for c in range(right.shape[1])
    ]
    return np.stack(columns, 1)
