"""Square patches of a picture, in few numbers."""

import cv2
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.fill.nearness import Nearness

Floats = NDArray[np.float32]
Places = NDArray[np.int64]

REACH = 3
"""A patch is 7×7: its centre and three pixels to each side."""

SIDE = 2 * REACH + 1
NUMBERS = 24
"""Principal components that stand for a patch; they keep over 95 % of the variance of photographs."""

SAMPLE = 3000
CHUNK = 8192


class PatchSpace:
    """Principal components of the patches of one picture (He and Sun 2012 use the like for their matching)."""

    def __init__(self, picture: Floats, centres: Places, nearness: Nearness, random: np.random.Generator) -> None:
        """Learn the components from patches about `centres`, flat indices into the picture."""
        some = centres if centres.size <= SAMPLE else random.choice(centres, SAMPLE, replace=False)
        rows = extract(picture, some)
        self.nearness = nearness
        self.mean = rows.mean(0)
        rows -= self.mean
        self.basis = _principal(rows.T @ rows, random)

    def describe(self, picture: Floats, centres: Places) -> Floats:
        """The components of the patches about the centres: N×26, distances as between the patches, nearly."""
        described = np.empty((centres.size, self.basis.shape[1] + 2), np.float32)
        for start in range(0, centres.size, CHUNK):
            rows = extract(picture, centres[start : start + CHUNK])
            described[start : start + CHUNK, :-2] = rows @ self.basis
        described[:, :-2] -= self.mean @ self.basis
        described[:, -2:] = self.nearness.numbers(picture.shape, centres, SIDE)
        return described


def _principal(covariance: Floats, random: np.random.Generator) -> Floats:
    """The leading eigenvectors, near enough, by subspace iteration (Halko et al. 2011)."""
    basis = random.standard_normal((covariance.shape[0], NUMBERS)).astype(np.float32)
    for _ in range(4):
        basis, _ = np.linalg.qr(covariance @ basis)
    return np.ascontiguousarray(basis)


def extract(picture: Floats, centres: Places) -> Floats:
    """The patches about the centres, one a row, pixel by pixel; the picture is mirrored at its border."""
    padded = cv2.copyMakeBorder(picture, REACH, REACH, REACH, REACH, cv2.BORDER_REFLECT_101)
    channels = picture.shape[2]
    lines = sliding_window_view(padded.reshape(len(padded), -1), (SIDE, SIDE * channels))
    y, x = np.divmod(centres, picture.shape[1])
    return np.asarray(lines[y, x * channels].reshape(centres.size, -1))


def whole(allowed: Mask) -> Mask:
    """Centres whose patch lies inside the picture and is allowed in every pixel."""
    kernel = np.ones((SIDE, SIDE), np.uint8)
    return cv2.erode(allowed.astype(np.uint8), kernel, borderType=cv2.BORDER_CONSTANT, borderValue=0).astype(bool)


def touching(hole: Mask) -> Mask:
    """Centres whose patch has a pixel in the hole."""
    return cv2.dilate(hole.astype(np.uint8), np.ones((SIDE, SIDE), np.uint8)).astype(bool)
