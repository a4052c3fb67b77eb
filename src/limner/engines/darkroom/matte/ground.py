"""Subjects on plain grounds: white, studio, gradients. A colour key that knows what is connected."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.matte.superpixels import Floats, to_lab

RIM = 3
"""Pixels of border that the ground is read from."""
PLAIN_SHARE = 0.6
"""A ground is plain when so much of the border lies on one smooth surface of colour,"""
PLAIN_NOISE = 2.5
"""and its noise is no more than so many units of L*a*b*."""
HOLE_SHARE = 0.0006
"""The least share of the picture for a see-through hole; less is a highlight or an eye."""
CRISP_STEP = 8.0
CRISP_SHARE = 0.65
"""So much of the outline has a step of so many units of L*a*b* above the noise within 5 pixels."""
LEAK_SHARE = 0.004
"""Half the width of a leak, as a share of the longer side, through which ground does not flow into a subject."""
SHADOW_DEPTH = 32.0
"""How much darker (L*) than the ground a soft shadow may be,"""
SHADOW_TINT = 5.0
"""how far its hue may be from the ground's, units of a*b*,"""
SHADOW_SLOPE = 1.0
"""and how steep it may be, units of L*a*b* a pixel in a picture of 1024: an edge is of the subject."""


def key_plain_ground(pixels: Pixels) -> Mask | None:
    """The subject on a plain ground, with see-through holes; None when the ground is not plain.

    `pixels` is H×W×3. The ground is a quadratic surface of colour that fits the border robustly; what lies on
    it and is connected to the border is background, and so are soft shadows beside it and holes of its colour.
    """
    lab = to_lab(np.asarray(cv2.GaussianBlur(pixels, (3, 3), 0), np.uint8))
    fitted = _fit_border(lab)
    if fitted is None:
        return None
    surface, noise = fitted
    surface = _follow(lab, surface)
    tolerance = float(np.clip(3.5 * noise + 2.0, 2.5, 11.0))
    away = lab - surface
    distance = np.linalg.norm(away, axis=2).astype(np.float32)
    alike = distance < tolerance
    ground = _open_ground(alike)
    ground |= _holes(alike & ~ground, distance, noise)
    ground |= _shadow(lab, away, ground, tolerance)
    subject = _without_fringe(~ground, distance)
    share = float(subject.mean())
    return subject if 0.002 < share < 0.97 and _crisp(lab, subject, noise) else None


def has_plain_border(pixels: Pixels) -> bool:
    """Whether the border of H×W×3 pixels mostly lies on one smooth surface of colour."""
    return _fit_border(to_lab(np.asarray(cv2.GaussianBlur(pixels, (3, 3), 0), np.uint8))) is not None


def _without_fringe(subject: Mask, distance: Floats) -> Mask:
    """Without the mixed pixels of the outline that are nearer to the ground's colour than to the subject's."""
    kernel = np.ones((5, 5), np.uint8)
    peak = cv2.dilate(np.where(subject, distance, 0).astype(np.float32), kernel)
    outline = cv2.dilate((~subject).astype(np.uint8), kernel) > 0
    kept: Mask = subject & ~(outline & (distance < 0.5 * np.minimum(peak, 40.0)))
    return kept


def _crisp(lab: Floats, subject: Mask, noise: float) -> bool:
    """Whether the outline mostly lies on edges; a key that ends in the middle of the ground does not."""
    near = cv2.morphologyEx(lab, cv2.MORPH_GRADIENT, np.ones((5, 5), np.uint8)).max(2)
    outline = cv2.morphologyEx(subject.astype(np.uint8), cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8)) > 0
    return bool((near[outline] > CRISP_STEP + 6 * noise).mean() > CRISP_SHARE)


def _fit_border(lab: Floats) -> tuple[Floats, float] | None:
    """The ground's colour everywhere, and its noise; None when the border is not plain."""
    height, width = lab.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width]
    rim = np.zeros((height, width), bool)
    rim[:RIM] = rim[-RIM:] = True
    rim[:, :RIM] = rim[:, -RIM:] = True
    basis = _basis(rows[rim] / height, columns[rim] / width)
    trusted = rows[rim] < 0.8 * height
    colours = lab[rim].astype(np.float64)
    weights = _start(colours) * np.where(trusted, 1.0, 0.2)
    for scale in (30.0, 15.0, 8.0, 5.0, 4.0, 4.0):
        root = np.sqrt(weights)[:, None]
        surface = np.linalg.lstsq(
            np.concatenate([basis * root, 0.05 * np.eye(6)[1:]]),
            np.concatenate([colours * root, np.zeros((5, 3))]),
            rcond=None,
        )[0]
        off = np.linalg.norm(colours - basis @ surface, axis=1)
        weights = (1 / (1 + (off / scale) ** 2)) ** 2 * np.where(trusted, 1.0, 0.2)
    near = off < 6.0
    if near.mean() < PLAIN_SHARE:
        return None
    noise = float(np.median(off[near & trusted])) if (near & trusted).any() else PLAIN_NOISE
    if noise >= PLAIN_NOISE:
        return None
    everywhere = _basis(rows.ravel() / height, columns.ravel() / width) @ surface
    return everywhere.reshape(height, width, 3).astype(np.float32), noise


def _follow(lab: Floats, surface: Floats) -> Floats:
    """The surface corrected inside the picture by what is ground for sure, smoothly."""
    radius = max(3, round(0.05 * max(lab.shape[:2])))
    size = (2 * radius + 1, 2 * radius + 1)
    for _ in range(5):
        away = lab - surface
        sure = _open_ground(np.linalg.norm(away, axis=2) < 5.0).astype(np.float32)
        total = cv2.blur(cv2.blur(sure, size), size)[..., None]
        drift = cv2.blur(cv2.blur(away * sure[..., None], size), size) / (total + 0.02)
        surface = surface + drift
    return surface


def _start(colours: NDArray[np.float64]) -> NDArray[np.float64]:
    """First weights: 1 near the border's commonest colour."""
    codes = np.floor(colours / 8).astype(np.int64)
    _, index, count = np.unique(codes, axis=0, return_inverse=True, return_counts=True)
    mode = colours[index.ravel() == int(count.argmax())].mean(0)
    off = np.linalg.norm(colours - mode, axis=1)
    return np.asarray((1 / (1 + (off / 30) ** 2)) ** 2)


def _basis(y: NDArray[np.float64], x: NDArray[np.float64]) -> NDArray[np.float64]:
    y, x = y - 0.5, x - 0.5
    return np.stack([np.ones_like(y), y, x, y * y, x * y, x * x], 1)


def _touching_border(mask: Mask) -> Mask:
    """The parts of a mask that are connected to the top or the sides of the picture."""
    _, labels = cv2.connectedComponents(mask.astype(np.uint8), connectivity=4)
    edge = np.unique(np.concatenate([labels[0], labels[:, 0], labels[:, -1]]))
    touching: Mask = np.isin(labels, edge[edge > 0])
    return touching


def _open_ground(alike: Mask) -> Mask:
    """What is connected to the border by more than a narrow leak, with its crevices."""
    radius = max(1, round(LEAK_SHARE * max(alike.shape)))
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * radius + 1, 2 * radius + 1))
    framed = cv2.copyMakeBorder(alike.astype(np.uint8), 2, 2, 2, 2, cv2.BORDER_REPLICATE)
    wide = _touching_border(cv2.erode(framed, disc) > 0).astype(np.uint8)
    for _ in range(2):
        wide = np.minimum(cv2.dilate(wide, disc), framed).astype(np.uint8)
    return np.asarray(wide[2:-2, 2:-2] > 0)


def _shadow(lab: Floats, away: Floats, ground: Mask, tolerance: float) -> Mask:
    """What is darker than the ground but of its hue, soft, and connected to it without an edge."""
    calm = cv2.GaussianBlur(lab, (0, 0), 1.5)
    dx, dy = cv2.Sobel(calm, cv2.CV_32F, 1, 0), cv2.Sobel(calm, cv2.CV_32F, 0, 1)
    slope = np.sqrt((dx**2 + dy**2).sum(2)) * (max(ground.shape) / 1024 / 8)
    hue = np.linalg.norm(away[..., 1:], axis=2)
    depth = -away[..., 0]
    soft = (slope < SHADOW_SLOPE) & (hue < max(SHADOW_TINT, 0.8 * tolerance))
    soft &= (depth > -tolerance) & (depth < SHADOW_DEPTH)
    wide = cv2.morphologyEx((soft | ground).astype(np.uint8), cv2.MORPH_OPEN, np.ones((9, 9), np.uint8)) > 0
    labels = cv2.connectedComponents(wide.astype(np.uint8), connectivity=4)[1]
    seeds = np.unique(labels[ground])
    grown = np.isin(labels, seeds[seeds > 0]) & soft & ~ground
    if grown.sum() > 0.6 * (~ground).sum():
        return np.zeros_like(ground)
    return np.asarray(cv2.morphologyEx(grown.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)) > 0)


def _holes(inner: Mask, distance: Floats, noise: float) -> Mask:
    """Enclosed parts that are just of the ground's colour and not small."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(inner.astype(np.uint8), connectivity=4)
    found = np.zeros_like(inner)
    for index in range(1, count):
        if stats[index, cv2.CC_STAT_AREA] < HOLE_SHARE * inner.size:
            continue
        part = labels == index
        if float(np.median(distance[part])) < 1.2 * noise + 2.0:
            found |= part
    return found
