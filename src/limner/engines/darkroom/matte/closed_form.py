"""Closed-form matting (Levin, Lischinski, Weiss: A Closed-Form Solution to Natural Image Matting, 2008)."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from scipy.sparse.linalg import LinearOperator, cg

from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.matte.superpixels import Floats

EPSILON: Final = 1e-5
KNOWN_WEIGHT: Final = 100.0
ROUNDS: Final = 250
REACH: Final = 5
"""Pixels across that share windows of 3×3 with the one in their middle."""
MIDDLE: Final = REACH * REACH // 2


def solve_matte(pixels: Pixels, coarse: Matte, unknown: Mask, trust: Floats) -> Matte:
    """The matte where `unknown`, `coarse` elsewhere. `trust` (H×W) is how much the coarse matte counts there."""
    if not unknown.any():
        return coarse
    index, windows = _windows(unknown)
    used = index.ravel() >= 0
    values = coarse.ravel()[used].astype(np.float64)
    weight = np.where(unknown.ravel()[used], trust.ravel()[used], KNOWN_WEIGHT).astype(np.float64)
    system, diagonal = _system(pixels, index, windows, weight)
    inverse = 1 / diagonal
    scale = LinearOperator(system.shape, matvec=lambda v: inverse * v, dtype=np.float64)
    solved, _ = cg(system, weight * values, x0=values, rtol=1e-5, maxiter=ROUNDS, M=scale)
    out = coarse.copy().ravel()
    out[used] = np.where(unknown.ravel()[used], np.clip(solved, 0, 1), values)
    return out.reshape(coarse.shape)


def _windows(unknown: Mask) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The number of each pixel in the system (-1 out of it), and the windows (M×9 of flat positions)."""
    height, width = unknown.shape
    middle = cv2.dilate(unknown.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    middle[[0, -1]] = False
    middle[:, [0, -1]] = False
    y, x = np.nonzero(middle)
    dy, dx = np.mgrid[-1:2, -1:2]
    windows = (y[:, None] + dy.ravel()) * width + x[:, None] + dx.ravel()
    taken = unknown.ravel().copy()
    taken[windows.ravel()] = True
    index = np.full(height * width, -1, np.int64)
    index[taken] = np.arange(int(taken.sum()))
    return index.reshape(height, width), windows


def _system(
    pixels: Pixels, index: NDArray[np.int64], windows: NDArray[np.int64], weight: NDArray[np.float64]
) -> tuple[csr_matrix, NDArray[np.float64]]:
    """The matting Laplacian with weights on its diagonal, and that diagonal.

    A pixel's row has the pixels around it in their order, so that nothing is sorted; those out of the system are
    entered as the pixel itself with 0.
    """
    affinity = _affinity(pixels, index.ravel()[windows], windows, len(weight))
    diagonal = affinity.sum(0) + weight
    values = -affinity
    values[MIDDLE] = diagonal
    own = np.arange(len(weight))
    y, x = np.nonzero(index >= 0)
    half = REACH // 2
    around = np.pad(index, half, constant_values=-1)
    columns = np.empty((len(weight), REACH * REACH), np.int32)
    for place in range(REACH * REACH):
        at = around[y + place // REACH, x + place % REACH]
        columns[:, place] = np.where(at < 0, own, at)
    starts = np.arange(0, columns.size + 1, REACH * REACH)
    shape = (len(weight), len(weight))
    return csr_matrix((np.ascontiguousarray(values.T).ravel(), columns.ravel(), starts), shape=shape), diagonal


def _affinity(pixels: Pixels, local: NDArray[np.int64], windows: NDArray[np.int64], count: int) -> NDArray[np.float64]:
    """25×N: how much each pixel has in common with each other around it, over the windows (M×9) that hold both.

    What two have in common is reckoned once for both; what a pixel has in common with itself stays 0.
    """
    colours = pixels.reshape(-1, 3).astype(np.float64)[windows] / 255
    centred = colours - colours.mean(1, keepdims=True)
    covariance = np.matmul(centred.transpose(0, 2, 1), centred) / 9 + EPSILON / 9 * np.eye(3)
    weighed = np.ascontiguousarray(np.matmul(centred, np.linalg.inv(covariance)).transpose(1, 2, 0)) / 9
    planes = np.ascontiguousarray(centred.transpose(1, 2, 0))
    numbers = np.ascontiguousarray(local.T)
    total = np.zeros((REACH * REACH, count))
    for one in range(9):
        for other in range(one + 1, 9):
            shared = np.einsum("cm,cm->m", weighed[one], planes[other]) + 1 / 9
            ahead = (other // 3 - one // 3) * REACH + other % 3 - one % 3
            total[MIDDLE + ahead][numbers[one]] += shared
            total[MIDDLE - ahead][numbers[other]] += shared
    return total
