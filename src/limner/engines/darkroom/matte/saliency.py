"""How likely each superpixel is to be of the subject."""

import heapq
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import shortest_path
from scipy.spatial.distance import cdist

from limner.engines.darkroom.matte.superpixels import Floats, Superpixels

COLOUR_SIGMA: Final = 10.0
NEAR_SIGMA: Final = 0.25
RIM_SIGMA: Final = 1.0
KIND_SIGMA: Final = 9.0
"""Units of L*a*b* within which patches count as of one kind, when close to each other too."""


@dataclass(frozen=True, slots=True)
class View:
    """A way to tell subject from ground: what counts, and how much of the bottom's width need not be ground.

    An opening of 1 takes in the lowest part of the sides.
    """

    colour: float
    texture: float
    opening: float


VIEWS: Final = (
    View(colour=1.0, texture=6.0, opening=0.0),
    View(colour=1.0, texture=6.0, opening=0.76),
)
"""The subject stands free, or the lower border cuts it."""


def saliency(patches: Superpixels, view: View) -> Floats:
    """N values 0..1: robust background detection and its optimisation (Zhu et al., CVPR 2014).

    Foreground evidence is colour contrast against what is likely to be background, the minimum barrier
    distance to the border (Zhang et al., ICCV 2015), and a prior for the middle of the picture. Patches of one
    kind then share their values.
    """
    features = np.concatenate([view.colour * patches.lab, view.texture * patches.texture], 1)
    steps = np.linalg.norm(features[patches.pairs[:, 0]] - features[patches.pairs[:, 1]], axis=1)
    rim = _rim(patches, view.opening)
    background = _background(patches, features, steps, rim)
    contrast = unit(_contrast(patches, features, background))
    barrier = unit(_barrier(patches, features, rim))
    middle = _middle(patches, 0.6 if view.opening else 0.5)
    foreground = unit(contrast * (0.35 + 0.65 * barrier) * (0.3 + 0.7 * middle))
    smooth = unit(_optimise(patches, steps, background, foreground))
    return unit(0.5 * smooth + 0.5 * _by_kind(patches, features, smooth))


def focused(patches: Superpixels, density: Floats) -> Floats:
    """N values 0..1 from an H×W map of what is in focus, spread to the patches between its edges."""
    share = patches.mean(density)
    steps = np.linalg.norm(patches.lab[patches.pairs[:, 0]] - patches.lab[patches.pairs[:, 1]], axis=1)
    away = (1 - share) ** 2 * (0.3 + 0.7 * (patches.rim > 0))
    return unit(_optimise(patches, steps, away.astype(np.float32), share))


def middle(patches: Superpixels) -> Floats:
    """N values 0..1: nearness to the middle of the picture, and a little below it."""
    return _middle(patches, 0.55)


def unit(values: Floats) -> Floats:
    """Stretched to 0..1, the top percent clipped; all 0 when the values are all alike."""
    low, high = float(values.min()), float(np.percentile(values, 99))
    if high - low < 1e-6:
        return np.zeros_like(values)
    return np.asarray(np.clip((values - low) / (high - low), 0, 1), np.float32)


def _rim(patches: Superpixels, opening: float) -> NDArray[np.intp]:
    """The patches at the border, without the middle of the bottom as far as it is open."""
    height, width = patches.labels.shape
    down, across = (patches.centres * max(height, width) / np.array([height, width])).T
    low = 0.75 if opening == 1.0 else 0.85
    opened = (down > low) & (np.abs(across - 0.5) < opening / 2)
    return np.flatnonzero((patches.rim > 0) & ~opened)


def _background(patches: Superpixels, features: Floats, steps: Floats, rim: NDArray[np.intp]) -> Floats:
    """Boundary connectivity: a region that runs long along the border for its area is background."""
    n = len(patches.sizes)
    first, second = np.triu_indices(len(rim), 1)
    gaps = np.linalg.norm(features[rim[first]] - features[rim[second]], axis=1)
    ends = np.concatenate([patches.pairs, np.stack([rim[first], rim[second]], 1)])
    weights = np.maximum(np.concatenate([steps, gaps]) - float(np.percentile(steps, 15)), 1e-4)
    codes, kept = np.unique(ends.min(1).astype(np.int64) * n + ends.max(1), return_index=True)
    graph = coo_matrix((weights[kept], (codes // n, codes % n)), shape=(n, n)).tocsr()
    alike = np.exp(-(shortest_path(graph, directed=False) ** 2) / (2 * COLOUR_SIGMA**2))
    connectivity = alike[:, rim].sum(1) / np.sqrt(alike.sum(1))
    return np.asarray(1 - np.exp(-(connectivity**2) / (2 * RIM_SIGMA**2)), np.float32)


def _contrast(patches: Superpixels, features: Floats, background: Floats) -> Floats:
    """Difference from likely background, the near counting more."""
    near = np.exp(-(cdist(patches.centres, patches.centres) ** 2) / (2 * NEAR_SIGMA**2))
    weights = near * (patches.sizes * background)[None]
    return np.asarray((cdist(features, features) * weights).sum(1) / (weights.sum(1) + 1e-3), np.float32)


def _barrier(patches: Superpixels, features: Floats, rim: NDArray[np.intp]) -> Floats:
    """Minimum barrier distance to the border over the graph of patches, summed over colour channels."""
    neighbours: list[list[int]] = [[] for _ in patches.sizes]
    for a, b in patches.pairs.tolist():
        neighbours[a].append(b)
        neighbours[b].append(a)
    seeds = rim.tolist()
    barriers = [_channel_barrier(features[:, c].tolist(), neighbours, seeds) for c in range(3)]
    return np.asarray(np.sum(barriers, axis=0), np.float32)


def _channel_barrier(values: list[float], neighbours: list[list[int]], seeds: list[int]) -> Floats:
    best = [1e3] * len(values)
    heap = [(0.0, seed, values[seed], values[seed]) for seed in seeds]
    for seed in seeds:
        best[seed] = 0.0
    while heap:
        cost, at, low, high = heapq.heappop(heap)
        if cost > best[at]:
            continue
        for to in neighbours[at]:
            down, up = min(low, values[to]), max(high, values[to])
            if up - down < best[to]:
                best[to] = up - down
                heapq.heappush(heap, (up - down, to, down, up))
    return np.array(best, np.float32)


def _middle(patches: Superpixels, height_share: float) -> Floats:
    height, width = patches.labels.shape
    extent = np.array([height, width], np.float32) / max(height, width)
    away = patches.centres / extent - np.array([height_share, 0.5])
    return np.asarray(np.exp(-(away**2).sum(1) / (2 * 0.33**2)), np.float32)


def _optimise(patches: Superpixels, steps: Floats, background: Floats, foreground: Floats) -> Floats:
    """The smooth map that agrees best with both kinds of evidence: one linear system."""
    n = len(patches.sizes)
    links = np.zeros((n, n))
    a, b = patches.pairs.T
    links[a, b] = links[b, a] = np.exp(-(steps**2) / (2 * COLOUR_SIGMA**2)) + 0.1
    system = np.diag(links.sum(1) + background + foreground + 1e-6) - links
    return np.asarray(np.linalg.solve(system, foreground), np.float32)


def _by_kind(patches: Superpixels, features: Floats, values: Floats) -> Floats:
    """Each value replaced by the mean over patches alike in colour and not far away."""
    places = np.concatenate([features / KIND_SIGMA, patches.centres / NEAR_SIGMA], 1)
    kernel = np.exp(-(cdist(places, places) ** 2) / 2) * patches.sizes[None]
    return np.asarray(kernel @ values / kernel.sum(1), np.float32)
