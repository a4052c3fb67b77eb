"""Painting a picture over with brush strokes that follow its forms.

Layers of strokes from coarse to fine (Hertzmann, "Painterly rendering with curved brush strokes of multiple sizes",
1998), along the directions of a smoothed structure tensor (Kyprianidis and Kang, 2011), with relief where strokes lap.
"""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.canvas import to_bytes

Floats = NDArray[Any]

STEPS = 4
"""The joints of a stroke."""


def painted(rgb: Pixels, radii: tuple[float, ...], relief: float, seed: int, check: CancelCheck) -> Pixels:
    """H×W×3 painted in layers of brushes of these radii in pixels, the widest first; `relief` 0 is smooth paint."""
    rng = np.random.default_rng(seed)
    canvas = np.asarray(cv2.GaussianBlur(rgb, (0, 0), max(radii[0] * 1.2, 0.5)), np.uint8)
    height = np.full(rgb.shape[:2], 128, np.uint8)
    direction = directions(rgb, max(radii[0] * 0.8, 2.0))
    for number, radius in enumerate(radii):
        check()
        reference = np.asarray(cv2.GaussianBlur(rgb, (0, 0), max(radius * 0.55, 0.5)), np.uint8)
        points = _starts(canvas, reference, radius, number, rng)
        _lay(canvas, height, points, reference, direction, radius, rng)
    return _embossed(canvas, height, relief)


def directions(rgb: Pixels, sigma: float) -> tuple[Floats, Floats]:
    """The unit direction along the forms at every pixel, x and y, H×W each."""
    grey = cv2.GaussianBlur(cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY).astype(np.float32), (0, 0), 1.0)
    dx, dy = cv2.Sobel(grey, -1, 1, 0), cv2.Sobel(grey, -1, 0, 1)
    xx, yy, xy = (cv2.GaussianBlur(p, (0, 0), sigma) for p in (dx * dx, dy * dy, dx * dy))
    angle = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    # Where nothing has a direction, strokes lie a little aslant, as a hand lays them.
    calm = np.exp(-np.hypot(xx - yy, 2 * xy) / 60)
    x = (1 - calm) * np.cos(2 * angle) + calm * np.cos(2 * 0.5)
    y = (1 - calm) * np.sin(2 * angle) + calm * np.sin(2 * 0.5)
    angle = 0.5 * np.arctan2(y, x)
    return np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)


def _starts(
    canvas: Pixels, reference: Pixels, radius: float, number: int, rng: np.random.Generator
) -> NDArray[np.int64]:
    """N×2: x and y where strokes begin: everywhere in the first layer, then where the canvas is still off."""
    height, width = canvas.shape[:2]
    step = max(radius * (1.0 if number else 0.9), 1.5)
    ys, xs = np.mgrid[step / 2 : height : step, step / 2 : width : step]
    x = np.clip(xs + rng.uniform(-step, step, xs.shape) * 0.6, 0, width - 1).astype(np.int64).ravel()
    y = np.clip(ys + rng.uniform(-step, step, ys.shape) * 0.6, 0, height - 1).astype(np.int64).ravel()
    if number:
        off = cv2.blur(np.abs(canvas.astype(np.float32) - reference).mean(2), (3, 3))
        keep = off[y, x] > 7
        x, y = x[keep], y[keep]
    order = rng.permutation(x.size)
    return np.stack([x[order], y[order]], 1)


def _lay(
    canvas: Pixels,
    relief: NDArray[np.uint8],
    points: NDArray[np.int64],
    reference: Pixels,
    direction: tuple[Floats, Floats],
    radius: float,
    rng: np.random.Generator,
) -> None:
    """Draw the strokes in place."""
    if not points.size:
        return
    paths = _paths(points, reference, direction, radius)
    colours = reference[points[:, 1], points[:, 0]].astype(np.float32)
    lively = 0.35 + 0.65 * _lively(reference, radius)[points[:, 1], points[:, 0]][:, None]
    colours += lively * (rng.normal(0, 3.5, (len(points), 1)) + rng.normal(0, 1.6, (len(points), 3)))
    tones = to_bytes(np.asarray(colours, np.float32)).tolist()
    levels = np.rint(130 + lively[:, 0] * rng.uniform(-60, 60, len(points))).astype(int).tolist()
    width = max(round(2 * radius), 1)
    shifted = np.rint(paths * 8).astype(np.int32)
    for path, tone, level in zip(shifted, tones, levels, strict=True):
        cv2.polylines(canvas, [path], False, tone, width, cv2.LINE_AA, 3)
        cv2.polylines(relief, [path], False, level, width, cv2.LINE_8, 3)


def _lively(reference: Pixels, radius: float) -> Floats:
    """H×W: 0 in even areas, such as a sky, where strokes are laid alike, to 1."""
    grey = cv2.cvtColor(reference, cv2.COLOR_RGB2GRAY).astype(np.float32)
    side = 2 * max(round(2 * radius), 2) + 1
    mean = cv2.blur(grey, (side, side))
    return np.asarray(np.clip((cv2.blur(np.abs(grey - mean), (side, side)) - 1.5) / 6, 0, 1), np.float32)


def _paths(
    points: NDArray[np.int64], reference: Pixels, direction: tuple[Floats, Floats], radius: float
) -> NDArray[np.float64]:
    """N×STEPS×2: every stroke follows the directions, and stops where the colour is no longer its own."""
    height, width = reference.shape[:2]
    place = points.astype(np.float64)
    own = reference[points[:, 1], points[:, 0]].astype(np.float32)
    going = np.ones(len(points), bool)
    before = np.zeros((len(points), 2))
    joints = [place.copy()]
    for _ in range(STEPS - 1):
        x = np.clip(place[:, 0], 0, width - 1).astype(np.int64)
        y = np.clip(place[:, 1], 0, height - 1).astype(np.int64)
        step = np.stack([direction[0][y, x], direction[1][y, x]], 1).astype(np.float64)
        step *= np.where((step * before).sum(1) < 0, -1.0, 1.0)[:, None]
        before = step
        ahead = place + step * radius * 2
        ax = np.clip(ahead[:, 0], 0, width - 1).astype(np.int64)
        ay = np.clip(ahead[:, 1], 0, height - 1).astype(np.int64)
        going &= np.abs(reference[ay, ax].astype(np.float32) - own).mean(1) < 22
        place = np.where(going[:, None], ahead, place)
        joints.append(place.copy())
    return np.stack(joints, 1)


def _embossed(canvas: Pixels, height: NDArray[np.uint8], relief: float) -> Pixels:
    if relief <= 0:
        return canvas
    soft = cv2.GaussianBlur(height.astype(np.float32), (0, 0), 0.8)
    light = cv2.Sobel(soft, -1, 1, 0) + cv2.Sobel(soft, -1, 0, 1)
    return to_bytes(canvas + (np.clip(light, -160, 160) * (0.09 * relief))[..., None])
