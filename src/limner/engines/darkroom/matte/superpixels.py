"""Superpixels: the small even patches that saliency is reckoned on."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Pixels

Floats = NDArray[np.float32]
Indices = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Superpixels:
    """N patches of a picture.

    `labels` is H×W, each pixel's patch. `lab` is N×3 CIE L*a*b* means, `texture` N×K means of local contrast,
    `centres` N×2 (y, x) in units of the longer side, `sizes` N shares of the picture (they sum to 1),
    `rim` N shares of the picture's border length, `pairs` M×2 the patches that touch.
    """

    labels: Indices
    lab: Floats
    texture: Floats
    centres: Floats
    sizes: Floats
    rim: Floats
    pairs: Indices

    def paint(self, values: Floats) -> Floats:
        """The value of each pixel's patch, H×W."""
        painted: Floats = values[self.labels]
        return painted

    def mean(self, plane: Floats) -> Floats:
        """The mean of an H×W plane over each patch, N."""
        flat = self.labels.ravel()
        count = np.bincount(flat, minlength=len(self.sizes))
        return (np.bincount(flat, plane.ravel(), len(self.sizes)) / np.maximum(count, 1)).astype(np.float32)


def superpixels(pixels: Pixels, count: int) -> Superpixels:
    """About `count` patches by SLIC (Achanta et al. 2012). `pixels` is H×W×3."""
    lab = to_lab(np.asarray(cv2.GaussianBlur(pixels, (3, 3), 0), np.uint8))
    labels = _slic(lab, count)
    n = int(labels.max()) + 1
    flat = labels.ravel()
    area = np.bincount(flat, minlength=n).astype(np.float32)
    height, width = labels.shape
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32) / max(height, width)

    def mean(plane: Floats) -> Floats:
        return (np.bincount(flat, plane.ravel(), n) / area).astype(np.float32)

    edge = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
    return Superpixels(
        labels,
        np.stack([mean(lab[..., c]) for c in range(3)], 1),
        np.stack([mean(plane) for plane in _texture(pixels)], 1),
        np.stack([mean(rows), mean(columns)], 1),
        area / area.sum(),
        (np.bincount(edge, minlength=n) / len(edge)).astype(np.float32),
        _pairs(labels, n),
    )


def to_lab(pixels: Pixels) -> Floats:
    """CIE L*a*b* (L 0..100), H×W×3 float32."""
    return np.asarray(cv2.cvtColor(pixels.astype(np.float32) / 255, cv2.COLOR_RGB2LAB), np.float32)


def _slic(lab: Floats, count: int) -> Indices:
    height, width = lab.shape[:2]
    side = max(4, round((height * width / count) ** 0.5))
    slic = cv2.ximgproc.createSuperpixelSLIC(lab, cv2.ximgproc.SLIC, side, 15.0)
    slic.iterate(8)
    slic.enforceLabelConnectivity(25)
    labels = np.asarray(slic.getLabels(), np.int32)
    return np.unique(labels, return_inverse=True)[1].reshape(labels.shape).astype(np.int32)


def _texture(pixels: Pixels) -> list[Floats]:
    """Local contrast at two scales, square-rooted so that strong edges do not drown the rest."""
    gray = np.asarray(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), np.float32)
    planes = []
    for sigma in (1.0, 2.5):
        detail = gray - cv2.GaussianBlur(gray, (0, 0), sigma)
        planes.append(np.sqrt(cv2.GaussianBlur(np.abs(detail), (0, 0), 3.0)).astype(np.float32))
    return planes


def _pairs(labels: Indices, n: int) -> Indices:
    across = np.stack([labels[:, :-1].ravel(), labels[:, 1:].ravel()], 1)
    down = np.stack([labels[:-1].ravel(), labels[1:].ravel()], 1)
    both = np.concatenate([across, down])
    both = np.sort(both[both[:, 0] != both[:, 1]], 1).astype(np.int64)
    codes = np.unique(both[:, 0] * n + both[:, 1])
    return np.stack([codes // n, codes % n], 1).astype(np.int32)
