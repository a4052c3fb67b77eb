"""The shadow of what stands: dark where it touches the ground, and a soft pool to the side away from the light."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.canvas import strips

WORKED_AT = 512
"""The longer side in pixels at which a shadow is made: it is soft."""

POOL = 0.55
"""How dark the ground is under all of a figure's width, over where it touches it."""


FAINT = 0.004
"""A shadow up to this is none."""


def ground_shadow(matte: Matte, side: float, strength: float) -> Matte:
    """How dark the shadow of the matte's figure is, 0 to `strength`, H×W.

    The figure stands where it is lowest. The contact lies under its lowest parts; the cast shadow is its silhouette,
    flattened onto the ground and sheared away from `side` (-1 light from the left, 1 from the right).
    """
    height, width = matte.shape
    scale = min(1.0, WORKED_AT / max(height, width))
    small = cv2.resize(
        matte, (max(round(width * scale), 1), max(round(height * scale), 1)), interpolation=cv2.INTER_AREA
    )
    rows = np.flatnonzero((small > 0.5).any(1))
    columns = np.flatnonzero((small > 0.5).any(0))
    if not rows.size:
        return np.zeros_like(matte)
    top, foot = int(rows[0]), int(rows[-1])
    tall, wide = foot - top + 1, int(columns[-1] - columns[0]) + 1
    dark = np.maximum(_contact(small, foot, tall, wide), 0.65 * _cast(small, foot, tall, side))
    dark = np.maximum(dark, POOL * _pool(small, foot, wide))
    full = cv2.resize(dark.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(np.clip(full * strength, 0, 1), np.float32)


def resting_shadow(matte: Matte, side: float, strength: float) -> Matte:
    """How dark the ground is under a photographed subject, 0 to `strength`, H×W.

    It rests on the lower hull of its outline (wheels, paws, the rim of a plate): the gap between outline and hull is
    in shade where it is low, the hull's line is dark, and a faint pool spreads from it away from the light.
    """
    height, width = matte.shape
    scale = min(1.0, WORKED_AT / max(height, width))
    small = cv2.resize(
        matte, (max(round(width * scale), 1), max(round(height * scale), 1)), interpolation=cv2.INTER_AREA
    )
    columns = np.flatnonzero((small > 0.5).any(0))
    if columns.size < 3:
        return np.zeros_like(matte)
    rows = len(small) - 1 - np.argmax((small > 0.5)[::-1], 0)
    hull = _lower_hull(columns, rows[columns].astype(np.float32))
    tall = float(rows[columns].max() - np.flatnonzero((small > 0.5).any(1))[0] + 1)
    size = (tall * columns.size) ** 0.5
    gap = hull - rows[columns]
    raised = rows[columns].max() - hull
    near = np.exp(-((gap / (0.19 * size + 1)) ** 2) - (raised / (0.22 * size + 1)) ** 2).astype(np.float32)
    y = np.arange(len(small), dtype=np.float32)[:, None]
    under, line = np.zeros_like(small), np.zeros_like(small)
    below = np.clip(hull + 0.012 * size - y + 0.5, 0, 1)
    under[:, columns] = near * below * np.clip(y - rows[columns] + 0.03 * size, 0, 1)
    line[:, columns] = near * np.exp(-(((y - hull) / (0.010 * size + 0.7)) ** 2))
    tight = cv2.GaussianBlur(np.maximum(under, line), (0, 0), max(0.008 * size, 0.7))
    wide = cv2.GaussianBlur(under + line, (0, 0), sigmaX=max(0.07 * size, 1.5), sigmaY=max(0.045 * size, 1.0))
    drift = np.array([[1, 0, -side * 0.05 * size], [0, 1, 0.004 * size]], np.float32)
    wide = cv2.warpAffine(wide, drift, (small.shape[1], small.shape[0]), borderMode=cv2.BORDER_REPLICATE)
    dark = np.maximum(1.05 * tight, 0.85 * np.minimum(1.3 * wide, 1))
    full = cv2.resize(np.clip(dark, 0, 1), (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(full * strength, np.float32)


def lying_shadow(matte: Matte, side: float, strength: float) -> Matte:
    """How dark the table is round what lies on it and is seen from above, 0 to `strength`, H×W.

    Tight and dark along its whole outline, wider and fainter toward the lower edge and away from the light.
    """
    height, width = matte.shape
    scale = min(1.0, WORKED_AT / max(height, width))
    small = cv2.resize(
        matte, (max(round(width * scale), 1), max(round(height * scale), 1)), interpolation=cv2.INTER_AREA
    )
    size = max(float(small.sum()), 1.0) ** 0.5
    dark = np.zeros_like(small)
    for soft, away, share in ((0.012, 0.012, 0.80), (0.045, 0.05, 0.62), (0.10, 0.10, 0.30)):
        moved = np.array([[1, 0, -np.sign(side or 1) * away * size], [0, 1, 0.7 * away * size]], np.float32)
        fallen = cv2.warpAffine(small, moved, (small.shape[1], small.shape[0]), borderMode=cv2.BORDER_REPLICATE)
        dark = np.maximum(dark, share * cv2.GaussianBlur(fallen, (0, 0), max(soft * size, 0.8)))
    full = cv2.resize(np.clip(dark, 0, 1), (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(full * strength, np.float32)


def _lower_hull(x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    """The line at or below all points, y downward, that a taut string under them takes, at each x."""
    kept: list[int] = []
    for k in range(len(x)):
        while len(kept) > 1:
            i, j = kept[-2:]
            if (y[j] - y[i]) * (x[k] - x[i]) > (y[k] - y[i]) * (x[j] - x[i]):
                break
            kept.pop()
        kept.append(k)
    return np.asarray(np.interp(x, x[kept], y[kept]), np.float32)


def _contact(matte: NDArray[Any], foot: int, tall: int, wide: int) -> NDArray[Any]:
    """The lowest parts of the figure, spread sideways, and downward so far that it is seen below them."""
    near, size = max(round(0.08 * tall), 2), (tall * wide) ** 0.5
    profile = np.zeros_like(matte)
    deep = max(round(0.022 * size), 1)
    profile[max(foot - deep, 0) : foot + deep + 1] = matte[max(foot - near, 0) : foot + 1].max(0)
    soft = cv2.GaussianBlur(profile, (0, 0), sigmaX=max(0.04 * wide, 1.0), sigmaY=max(0.018 * size, 1.0))
    return np.asarray(np.clip(1.15 * soft / max(float(soft.max()), 1e-6), 0, 1), np.float32)


def _pool(matte: NDArray[Any], foot: int, wide: int) -> NDArray[Any]:
    """What the figure's whole width keeps of the sky's light from the ground round its foot."""
    profile = np.zeros_like(matte)
    deep = max(round(0.06 * wide), 1)
    profile[max(foot - 2 * deep, 0) : foot + deep] = matte[: foot + 1].max(0)
    soft = cv2.GaussianBlur(profile, (0, 0), sigmaX=max(0.12 * wide, 1.0), sigmaY=max(0.05 * wide, 1.0))
    return np.asarray(soft, np.float32)


def _cast(matte: NDArray[Any], foot: int, tall: int, side: float) -> NDArray[Any]:
    """The silhouette flattened to a fifth of its height and sheared; softer and fainter with the distance."""
    flat, shear = 0.16, -0.75 * (side if abs(side) > 0.15 else 0.3)
    # A point (x, y) of the figure falls on (x + shear * (foot - y), foot - flat * (foot - y)).
    matrix = np.array([[1, -shear, shear * foot], [0, flat, foot * (1 - flat)]], np.float32)
    fallen = cv2.warpAffine(matte, matrix, (matte.shape[1], matte.shape[0]), flags=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(fallen, (0, 0), max(0.022 * tall, 1.0))
    away = np.clip((foot - np.arange(matte.shape[0], dtype=np.float32)) / max(flat * tall, 1), 0, 1)
    return np.asarray(soft * (1 - 0.7 * away)[:, None], np.float32)


def shaded(rgb: Pixels, shadow: Matte, colour: tuple[float, float, float] = (0.10, 0.10, 0.14)) -> Pixels:
    """The pixels under a shadow: multiplied in linear light toward a dark, slightly blue tone."""
    result = rgb.copy()
    for rows in strips(rgb.shape[0]):
        share = np.where(shadow[rows] > FAINT, shadow[rows], np.float32(0))
        if not share.any():
            continue
        # Linear light is the square of the encoded value here, so that its factors go in by their root.
        factors = cv2.merge([np.sqrt(1 - share * np.float32(1 - deep)) for deep in colour])
        result[rows] = cv2.multiply(rgb[rows], factors, dtype=cv2.CV_8U)
    return result
