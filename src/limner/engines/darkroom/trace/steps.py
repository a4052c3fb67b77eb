"""More steps where few would show as bands: a large even region of a photograph, such as a part of the sky."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.trace.quantise import Labels
from limner.engines.darkroom.trace.regions import Regions

LARGE = 0.004
"""The share of the picture from which on a region's shading is seen."""
APART = 4
"""Every so manieth pixel each way is looked at: shading is smooth."""
STEP = 3.5
"""Levels of 255 that one step spans about."""
MOST = 4
"""Steps of a region."""
LEAST_GAIN = 0.6
"""A region is shaded evenly where what is left of its colours' variance beside a plane is at most this share."""


@dataclass(frozen=True, slots=True)
class _Slope:
    """The shading is `across`·x + `down`·y, in pixels, from `low` on in `steps` steps of `step`."""

    across: float
    down: float
    low: float
    step: float
    steps: int

    def at(self, x: NDArray[np.int64], y: NDArray[np.int64]) -> NDArray[np.int32]:
        """Which step, from 0."""
        value = (self.across * x + self.down * y - self.low) / self.step
        return np.clip(value.astype(np.int32), 0, self.steps - 1)


def stepped(pixels: Pixels, regions: Regions) -> Labels | None:
    """H×W: a label for each region (0: what stays empty), and one for each step across those that are shaded evenly.

    None where no region is. The steps' borders are straight, across the shading's direction.
    """
    large = np.flatnonzero(regions.area > LARGE * regions.parts.size)
    large = large[large > 0]
    if not len(large):
        return None
    labels = regions.labels()
    few, colors = labels[::APART, ::APART], pixels[::APART, ::APART].astype(np.float64)
    count = len(regions)
    for region in large.tolist():
        slope = _slope(few == region, colors)
        if slope is not None:
            y, x = np.nonzero(labels == region)
            labels[y, x] = count + slope.at(x, y)
            count += slope.steps
    return labels if count > len(regions) else None


def _slope(inside: NDArray[np.bool_], colors: NDArray[np.float64]) -> _Slope | None:
    """The shading of what is inside, both at the lesser size; None where it is not even or too little for steps."""
    y, x = np.nonzero(inside)
    if len(y) < 16:
        return None
    found = colors[y, x]
    plane = np.stack([x - x.mean(), y - y.mean()], axis=1) * APART
    off = found - found.mean(axis=0)
    slopes = np.linalg.lstsq(plane, off, rcond=None)[0]
    if ((off - plane @ slopes) ** 2).sum() > LEAST_GAIN * (off**2).sum():
        return None
    channel = int(np.abs(slopes).sum(axis=0).argmax())
    across, down = (float(v) for v in slopes[:, channel])
    low, high = np.percentile(APART * (across * x + down * y), [2, 98])
    steps = min(round(float(high - low) / STEP), MOST)
    return _Slope(across, down, float(low), float(high - low) / steps, steps) if steps > 1 else None
