"""Where a picture has room: what is busy, what is calm, and where a figure fits."""

import math
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Matte, Pixels

LOOKED_AT = 128
"""The longer side in pixels of the map that room is looked for on."""


@dataclass(frozen=True, slots=True)
class Place:
    """A box in pixels."""

    x: int
    y: int
    width: int
    height: int


def saliency(rgb: Pixels) -> Matte:
    """What draws the eye, 0 to 1, H×W with the longer side `LOOKED_AT`.

    Colour far from the picture's own over three scales (after Achanta et al., "Frequency-tuned salient region
    detection", 2009), edges, and a little for the middle.
    """
    small = _small(rgb)
    lab = cv2.cvtColor(small.astype(np.float32) / 255, cv2.COLOR_RGB2Lab)
    rare = sum(
        np.linalg.norm(cv2.GaussianBlur(lab, (0, 0), fine) - cv2.GaussianBlur(lab, (0, 0), fine * 8), axis=2)
        for fine in (1.0, 2.5, 5.0)
    )
    grey = np.ascontiguousarray(lab[..., 0])
    edges = cv2.GaussianBlur(np.hypot(cv2.Sobel(grey, -1, 1, 0), cv2.Sobel(grey, -1, 0, 1)), (0, 0), 2.0)
    drawn = _normal(np.asarray(rare, np.float32)) + 0.8 * _normal(edges)
    height, width = grey.shape
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    middle = np.exp(-(x * x + y * y) / 0.7)
    return _normal((drawn * (0.45 + 0.55 * middle)).astype(np.float32))


def _small(rgb: Pixels) -> Pixels:
    height, width = rgb.shape[:2]
    scale = min(1.0, LOOKED_AT / max(height, width))
    size = max(round(width * scale), 1), max(round(height * scale), 1)
    return np.asarray(cv2.resize(rgb, size, interpolation=cv2.INTER_AREA))


def _normal(values: NDArray[Any]) -> NDArray[Any]:
    top = float(np.percentile(values, 99)) or 1.0
    return np.clip(values / max(top, 1e-6), 0, 1).astype(np.float32)


def horizon_of(rgb: Pixels) -> float:
    """The height of the picture's horizon, 0 top to 1 bottom: the row between 0.2 and 0.85 where the colours above
    and below differ most all across; 0.58 where there is no such row."""
    small = cv2.GaussianBlur(_small(rgb).astype(np.float32) / 255, (0, 0), 1.5)
    lab = cv2.cvtColor(small, cv2.COLOR_RGB2Lab)
    rows = lab.shape[0]
    if rows < 12:
        return 0.58
    reach = max(rows // 16, 2)
    best, found = 7.0, 0.58
    for row in range(max(round(0.2 * rows), reach), min(round(0.85 * rows), rows - reach)):
        step = lab[row : row + reach].mean(0) - lab[row - reach : row].mean(0)
        same = np.linalg.norm(step.mean(0)) * (0.5 + 0.5 * float((step[:, 0] * step[:, 0].mean() > 0).mean()))
        if same > best:
            best, found = float(same), row / rows
    return found


def place_in(
    shape: Matte,
    allowed: Mask,
    sizes: tuple[float, ...],
    *,
    low: bool = True,
    least: float = 0.0,
    lean: float = 0.0,
    foot: float = 0.0,
) -> Place | None:
    """Where in the allowed area a figure of this silhouette goes, as large as it fits, and as low (or high) as it can;
    across, as near as it can to `lean`, -1 left to 1 right.

    `shape` is the figure's matte at its largest size. It fits where 97 of 100 of it are allowed; where no size does,
    the place that covers most of it. None where that is under `least`, or where its lower edge cannot be at or below
    `foot`, a share of the height.
    """
    if not allowed.any():
        return None
    height, width = allowed.shape
    scale = min(1.0, LOOKED_AT / max(height, width))
    size = max(round(width * scale), 1), max(round(height * scale), 1)
    free = cv2.resize(allowed.astype(np.float32), size, interpolation=cv2.INTER_AREA)
    best: tuple[float, Place] | None = None
    for factor in sizes:
        wide, tall = max(round(shape.shape[1] * factor), 1), max(round(shape.shape[0] * factor), 1)
        tile = cv2.resize(
            shape, (max(round(wide * scale), 1), max(round(tall * scale), 1)), interpolation=cv2.INTER_AREA
        )
        first = max(math.ceil(foot * size[1]) - tile.shape[0], 0)
        if first > free.shape[0] - tile.shape[0] or tile.shape[1] > free.shape[1]:
            continue
        row, column, share = _spot(free, tile, first, low, lean)
        x, y = min(round(column / scale), width - wide), min(round(row / scale), height - tall)
        place = Place(max(x, 0), max(y, 0), wide, tall)
        if share >= 0.97:
            return place
        if share >= least and (best is None or share > best[0] + 0.05):
            best = (share, place)
    return None if best is None else best[1]


def _spot(free: NDArray[Any], tile: NDArray[Any], first: int, low: bool, lean: float) -> tuple[int, int, float]:
    """Row and column of the best place for the tile, from row `first` on, and the share of it that is free there."""
    covered = cv2.matchTemplate(free, tile, cv2.TM_CCORR) / max(float(tile.sum()), 1e-6)
    covered[:first] = -1
    ends = (0.0, 0.02) if low else (0.02, 0.0)
    depth = np.linspace(*ends, covered.shape[0], dtype=np.float32)[:, None]
    centred = 0.004 * (1 - np.abs(np.linspace(-1, 1, covered.shape[1], dtype=np.float32) - lean))[None, :]
    row, column = np.unravel_index(int(np.argmax(np.minimum(covered, 0.985) + depth + centred)), covered.shape)
    return int(row), int(column), float(covered[row, column])
