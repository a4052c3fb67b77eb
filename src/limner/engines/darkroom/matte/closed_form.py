"""Closed-form matting (Levin, Lischinski, Weiss: A Closed-Form Solution to Natural Image Matting, 2008)."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, diags
from scipy.sparse.linalg import LinearOperator, cg

from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.matte.superpixels import Floats

EPSILON: Final = 1e-5
KNOWN_WEIGHT: Final = 100.0
ROUNDS: Final = 250


def solve_matte(pixels: Pixels, coarse: Matte, unknown: Mask, trust: Floats) -> Matte:
    """The matte where `unknown`, `coarse` elsewhere. `trust` (H×W) is how much the coarse matte counts there."""
    if not unknown.any():
        return coarse
    index, windows = _windows(unknown)
    laplacian = _laplacian(pixels, index, windows)
    used = index.ravel() >= 0
    values = coarse.ravel()[used].astype(np.float64)
    weight = np.where(unknown.ravel()[used], trust.ravel()[used], KNOWN_WEIGHT).astype(np.float64)
    system = laplacian + diags(weight)
    inverse = 1 / system.diagonal()
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


def _laplacian(pixels: Pixels, index: NDArray[np.int64], windows: NDArray[np.int64]) -> csr_matrix:
    colours = pixels.reshape(-1, 3).astype(np.float64)[windows] / 255
    centred = colours - colours.mean(1, keepdims=True)
    covariance = np.einsum("mki,mkj->mij", centred, centred) / 9 + EPSILON / 9 * np.eye(3)
    inverse = np.linalg.inv(covariance)
    affinity = (1 + np.einsum("mki,mij,mlj->mkl", centred, inverse, centred, optimize=True)) / 9
    local = index.ravel()[windows]
    rows, columns = np.repeat(local, 9, axis=1).ravel(), np.tile(local, (1, 9)).ravel()
    n = int(index.max()) + 1
    matrix = csr_matrix((affinity.ravel(), (rows, columns)), shape=(n, n))
    degree = np.asarray(matrix.sum(1)).ravel()
    return csr_matrix(diags(degree) - matrix)
