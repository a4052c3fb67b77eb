"""Regions: the connected parts of a labelled picture, who borders on whom, and merging them.

Region 0 is what stays empty: transparent pixels. It never merges.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy import sparse
from scipy.sparse.csgraph import connected_components

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.trace.quantise import Labels
from limner.imaging.oklab import to_oklab

Indices = NDArray[np.int64]

OUTLINE = 8.0
"""Square pixels that a pixel of outline counts for, where the colour is 1 in OKLab from that around it."""
STANDING_OUT = 0.22
"""In OKLab: what is so far from the colours around it is a letter or a stroke and no speck."""
LEAST_STROKE = 0.4
"""The share of the least area that such a region needs."""


@dataclass(slots=True)
class Regions:
    """A partition of the picture. All arrays are by region, 0 to n-1; the borders are pairs of regions.

    `parts` is the picture in the parts first found, `part_of` the region that each of them is in now.
    `area` is in pixels, `color` the mean in sRGB, `tone` the index that the region was labelled with.
    `first`, `second` and `length` are the borders: their two regions and how many pixel sides they share.
    """

    parts: Labels
    part_of: Indices
    area: NDArray[np.float64]
    color: NDArray[np.float64]
    tone: Indices
    first: Indices
    second: Indices
    length: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.area)

    def labels(self) -> Labels:
        """H×W: each pixel's region."""
        return self.part_of.astype(np.int32)[self.parts]


def find_regions(pixels: Pixels, tones: Labels, opaque: Mask) -> Regions:
    """The parts of one tone that hang together by pixel sides; colours are the means of `pixels`."""
    labels, count = _components(np.where(opaque, tones, -1))
    flat = labels.ravel()
    area = np.bincount(flat, minlength=count).astype(np.float64)
    sums = [np.bincount(flat, pixels[..., c].ravel(), count) for c in range(3)]
    tone = np.zeros(count, np.int64)
    tone[flat] = tones.ravel()
    color = np.stack(sums, axis=1) / np.maximum(area, 1)[:, None]
    return Regions(labels, np.arange(count), area, color, tone, *_borders(labels, count))


def drop_small(regions: Regions, least_area: float) -> Regions:
    """Merge every region of less than `least_area` into the neighbour it resembles most, smallest first.

    What stands out of its surroundings needs only `LEAST_STROKE` of it.
    """
    area = 2.0
    while True:
        area = min(area, least_area)
        for _ in range(4):
            small = regions.area < area
            if area > LEAST_STROKE * least_area:
                marked = outstanding(regions, to_oklab(regions.color)) > STANDING_OUT
                small &= ~(marked & (regions.area >= LEAST_STROKE * least_area))
            if not small[1:].any():
                break
            merged = _merge(regions, small)
            if merged is None:
                break
            regions = merged
        if area >= least_area:
            return regions
        area *= 2


def keep_most(regions: Regions, count: int) -> Regions:
    """Merge the least important regions away until at most `count` are left beside the empty one.

    Islands in transparency have no neighbour to go to; they become part of the empty region, least important first.
    """
    while len(regions) - 1 > count:
        surplus = len(regions) - 1 - count
        importance = _importance(regions)
        importance[0] = np.inf
        least = np.argsort(importance, kind="stable")[: min(surplus, max(1, len(regions) // 4))]
        chosen = np.zeros(len(regions), bool)
        chosen[least] = True
        merged = _merge(regions, chosen)
        regions = merged if merged is not None else _empty(regions, least[:1])
    return regions


def join_equal(regions: Regions, tone: Indices) -> Regions:
    """Merge neighbours that are of the same tone."""
    regions.tone = tone
    same = (tone[regions.first] == tone[regions.second]) & (regions.first > 0) & (regions.second > 0)
    return _unite(regions, regions.first[same], regions.second[same])


def _importance(regions: Regions) -> NDArray[np.float64]:
    """About what the eye misses if the region goes: its area times the least difference to a neighbour, and for what
    stands out of its surroundings (letters, strokes, a light in an eye) the length of its outline as well.

    The sliver of an edge lies between its neighbours in colour, and so does not stand out.
    """
    lab = to_oklab(regions.color)
    inner = (regions.first > 0) & (regions.second > 0)
    first, second, length = regions.first[inner], regions.second[inner], regions.length[inner]
    difference = np.sqrt(((lab[first] - lab[second]) ** 2).sum(axis=1)) + 0.01
    least = np.full(len(regions), np.inf)
    np.minimum.at(least, first, difference)
    np.minimum.at(least, second, difference)
    least = np.where(np.isinf(least), 1.0, least)
    outline = np.bincount(first, length, len(regions)) + np.bincount(second, length, len(regions))
    return least * (regions.area + OUTLINE * outline * outstanding(regions, lab))


def outstanding(regions: Regions, lab: NDArray[np.float32]) -> NDArray[np.float64]:
    """How far each region's colour, N×3 in OKLab, is from the mean of those around it, by the length of the border."""
    count = len(regions)
    source = np.concatenate([regions.first, regions.second])
    target = np.concatenate([regions.second, regions.first])
    weight = np.concatenate([regions.length, regions.length]) * ((source > 0) & (target > 0))
    total = np.maximum(np.bincount(source, weight, count), 1e-9)
    mean = np.stack([np.bincount(source, weight * lab[target, c], count) / total for c in range(3)], axis=1)
    return np.asarray(np.sqrt(((lab - mean) ** 2).sum(axis=1)) * (total > 1e-6))


def _merge(regions: Regions, chosen: Mask) -> Regions | None:
    """Unite each chosen region with the larger neighbour it resembles most; None if none has one."""
    lab = to_oklab(regions.color)
    source = np.concatenate([regions.first, regions.second])
    target = np.concatenate([regions.second, regions.first])
    length = np.concatenate([regions.length, regions.length])
    rank = np.empty(len(regions), np.int64)
    rank[np.argsort(regions.area, kind="stable")] = np.arange(len(regions))
    able = chosen[source] & (source > 0) & (target > 0) & (rank[target] > rank[source])
    source, target, length = source[able], target[able], length[able]
    if not len(source):
        return None
    cost = (((lab[source] - lab[target]) ** 2).sum(axis=1) + 1e-4) / np.sqrt(length)
    order = np.lexsort((target, cost, source))
    first = np.concatenate([[True], np.diff(source[order]) > 0])
    return _unite(regions, source[order][first], target[order][first])


def _unite(regions: Regions, source: Indices, target: Indices) -> Regions:
    """The regions with these pairs made one."""
    count = len(regions)
    graph = sparse.coo_matrix((np.ones(len(source)), (source, target)), shape=(count, count))
    total, new = connected_components(graph, directed=False)
    return _relabel(regions, new.astype(np.int64), total)


def _empty(regions: Regions, gone: Indices) -> Regions:
    new = np.arange(len(regions))
    new[gone] = 0
    kept, new = np.unique(new, return_inverse=True)
    return _relabel(regions, new, len(kept))


def _relabel(regions: Regions, new: Indices, total: int) -> Regions:
    area = np.bincount(new, regions.area, total).astype(np.float64)
    sums = [np.bincount(new, regions.color[:, c] * regions.area, total) for c in range(3)]
    order = np.argsort(regions.area, kind="stable")
    tone = np.zeros(total, np.int64)
    tone[new[order]] = regions.tone[order]
    first, second = new[regions.first], new[regions.second]
    return Regions(
        regions.parts,
        new[regions.part_of],
        area,
        np.stack(sums, axis=1) / np.maximum(area, 1)[:, None],
        tone,
        *_add_up(first, second, regions.length, total),
    )


def _components(tones: Labels) -> tuple[Labels, int]:
    """Number the connected parts from 1, and all that is -1 with 0. Runs of rows are joined to those above."""
    height, width = tones.shape
    starts = np.ones((height, width), bool)
    starts[:, 1:] = tones[:, 1:] != tones[:, :-1]
    run = np.cumsum(starts.ravel(), dtype=np.int32).reshape(height, width) - 1
    joined = tones[1:] == tones[:-1]
    fresh = joined & (starts[1:] | starts[:-1])
    fresh[:, 1:] |= joined[:, 1:] & ~joined[:, :-1]
    above, below = run[:-1][fresh], run[1:][fresh]
    count = int(run[-1, -1]) + 1
    graph = sparse.coo_matrix((np.ones(len(above), np.int8), (above, below)), shape=(count, count))
    total, part = connected_components(graph, directed=False)
    empty = tones.ravel()[np.flatnonzero(starts.ravel())] < 0
    new = np.zeros(total, np.int64)
    new[part[~empty]] = 1
    new = np.where(new > 0, np.cumsum(new), 0)
    return new[part][run].astype(np.int32), int(new.max()) + 1


def _borders(labels: Labels, count: int) -> tuple[Indices, Indices, NDArray[np.float64]]:
    across, down = labels[:, 1:] != labels[:, :-1], labels[1:] != labels[:-1]
    first = np.concatenate([labels[:, :-1][across], labels[:-1][down]]).astype(np.int64)
    second = np.concatenate([labels[:, 1:][across], labels[1:][down]]).astype(np.int64)
    return _add_up(first, second, np.ones(len(first)), count)


def _add_up(
    first: Indices, second: Indices, length: NDArray[np.float64], count: int
) -> tuple[Indices, Indices, NDArray[np.float64]]:
    """Each pair of regions once, the smaller number first, its lengths added up."""
    apart = first != second
    low, high = np.minimum(first, second)[apart], np.maximum(first, second)[apart]
    keys, inverse = np.unique(low * count + high, return_inverse=True)
    return keys // count, keys % count, np.bincount(inverse, length[apart], len(keys)).astype(np.float64)
