"""Linear shading: the colours of regions as planes, fitted by least squares, and regions that share one."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.trace.regions import Indices, Regions
from limner.imaging.oklab import to_oklab

MOST_ERROR = 4.0
"""Root mean square, in levels of 255: what one shading may be off by when it takes in another region."""

MOST_STEP = 0.14
"""In OKLab: neighbours farther apart than this do not share a shading."""

LEAST_AREA = 150
LEAST_GAIN = 0.6
"""A shading is used where its squared error is at most this share of the even colour's."""

REACH = 2.0
"""How far from its middle a shading changes, in standard deviations of the region along it."""

Sums = NDArray[np.float64]
"""Of one region: n, x, y, xx, xy, yy, then by channel c, then xc, then yc, and cc of all channels in one."""


@dataclass(frozen=True, slots=True)
class Shading:
    """From `begin` to `end`, in pixels, the colour goes from `first` to `last`, sRGB 0 to 255."""

    begin: tuple[float, float]
    end: tuple[float, float]
    first: tuple[int, int, int]
    last: tuple[int, int, int]


def add_up(pixels: Pixels, regions: Regions) -> NDArray[np.float64]:
    """The sums that every fit is computed from, one row for each region."""
    labels = regions.labels()
    height, width = labels.shape
    flat, count = labels.ravel(), len(regions)
    y, x = np.divmod(np.arange(height * width, dtype=np.float64), width)
    colors = pixels.reshape(-1, 3).astype(np.float64).T
    terms = [np.ones(1), x, y, x * x, x * y, y * y, *colors, *(x * colors), *(y * colors), (colors**2).sum(axis=0)]
    return np.stack([np.bincount(flat, np.broadcast_to(term, flat.shape), count) for term in terms], axis=1)


def shared(regions: Regions, sums: NDArray[np.float64]) -> Indices:
    """For each region the number of the one whose shading it shares, itself mostly."""
    owner = list(range(len(regions)))

    def find(region: int) -> int:
        while owner[region] != region:
            owner[region] = owner[owner[region]]
            region = owner[region]
        return region

    lab = to_oklab(regions.color)
    step = np.sqrt(((lab[regions.first] - lab[regions.second]) ** 2).sum(axis=1))
    near = np.flatnonzero((step < MOST_STEP) & (regions.first > 0))
    pairs = near[np.lexsort((-regions.length[near], np.round(step[near] * 50)))]
    total = sums.copy()
    for _ in range(2):
        for pair in pairs:
            first, second = find(int(regions.first[pair])), find(int(regions.second[pair]))
            if first == second:
                continue
            both = total[first] + total[second]
            if _fit(both)[0] <= 3 * MOST_ERROR**2 * both[0]:
                low, high = sorted((first, second))
                owner[high] = low
                total[low] = both
    return np.array([find(region) for region in range(len(owner))])


def shade(sums: Sums) -> Shading | None:
    """The region's shading; None where an even colour is about as close."""
    if sums[0] < LEAST_AREA:
        return None
    squared, direction, slope = _fit(sums)
    middle, color = sums[1:3] / sums[0], sums[6:9] / sums[0]
    even = sums[15] - sums[0] * float(color @ color)
    spread = float(np.sqrt(max(_moments(sums)[0] @ np.outer(direction, direction).ravel() / sums[0], 0.0)))
    if squared > LEAST_GAIN * even or spread == 0:
        return None
    reach = REACH * spread
    first, last = color - slope * reach, color + slope * reach
    return Shading(_pair(middle - direction * reach), _pair(middle + direction * reach), _rgb(first), _rgb(last))


def _moments(sums: Sums) -> tuple[Sums, NDArray[np.float64]]:
    """The centred second moments xx, xy, xy, yy, and those of x and y with each channel, 2×3."""
    n, x, y, xx, xy, yy = sums[:6]
    color = sums[6:9]
    mixed = xy - x * y / n
    spread = np.array([xx - x * x / n, mixed, mixed, yy - y * y / n])
    return spread, np.stack([sums[9:12] - x * color / n, sums[12:15] - y * color / n])


def _fit(sums: Sums) -> tuple[float, NDArray[np.float64], NDArray[np.float64]]:
    """The least squared error of a shading along one direction, the direction, and the change of colour a pixel."""
    spread, mixed = _moments(sums)
    xx, xy, _, yy = spread
    color = sums[6:9]
    even = float(sums[15] - color @ color / sums[0])
    determinant = xx * yy - xy * xy
    if determinant <= 1e-6:
        direction = np.array([1.0, 0.0]) if xx >= yy else np.array([0.0, 1.0])
    else:
        slope = np.stack([yy * mixed[0] - xy * mixed[1], xx * mixed[1] - xy * mixed[0]]) / determinant
        a, b, c = float(slope[0] @ slope[0]), float(slope[0] @ slope[1]), float(slope[1] @ slope[1])
        angle = 0.5 * np.arctan2(2 * b, a - c)
        direction = np.array([np.cos(angle), np.sin(angle)])
    along = float(direction @ np.array([[xx, xy], [xy, yy]]) @ direction)
    if along <= 1e-9:
        return even, direction, np.zeros(3)
    gain = direction @ mixed
    return even - float(gain @ gain) / along, direction, gain / along


def _pair(point: NDArray[np.float64]) -> tuple[float, float]:
    return float(point[0]) + 0.5, float(point[1]) + 0.5


def _rgb(color: NDArray[np.float64]) -> tuple[int, int, int]:
    red, green, blue = np.round(color).clip(0, 255).astype(int).tolist()
    return red, green, blue
