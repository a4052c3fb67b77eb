"""The palette of a picture: few colours that the eye tells apart, with their shares."""

import cv2
import numpy as np

from limner.engines.illustrator.style.pool import Array, Pool, distances, merged, swatches
from limner.engines.illustrator.style.view import Floats, View, oklab
from limner.engines.learned import Swatch

_LEVELS = 32
"""Cells a channel of the histogram: 8 levels each."""
_SEEDS = 28
_ROUNDS = 8
_BETWEEN = 0.03
"""A pixel this much lighter than the darkest beside it, and darker than the lightest, is on a smooth edge."""
_BLEND = 0.05
"""OKLab distance from the line between two greater colours within which smooth edges of the two lie."""
_EDGY = 0.5
"""The part of a colour's pixels on smooth edges from which it is no paint."""
_ROUGH = 0.5
"""The share of colours of smooth edges from which a picture is rough, and they are its paints: grass has 0.84,
brick 0.18, drawings less than 0.2."""


def palette(seen: View) -> tuple[Swatch, ...]:
    """The swatches of a picture, the largest share first; small ones stay where they stand out."""
    bins, edgy = histogram(seen)
    return swatches(merged(_without_blends(*_clustered(bins, edgy))))


def histogram(seen: View) -> tuple[Pool, Array]:
    """The colours of the close picture by cells, the heaviest first; and the part of each on smooth edges, 0 to 1."""
    # Every pixel counts: of any even sample there is a pattern, of stripes or of dots, that falls through it.
    rgb, alpha = seen.rgb, seen.alpha.ravel()
    cells = (rgb // (256 // _LEVELS)).astype(np.int32)
    index = ((cells[..., 0] * _LEVELS + cells[..., 1]) * _LEVELS + cells[..., 2]).ravel()
    total = np.bincount(index, alpha, minlength=_LEVELS**3)
    used = np.flatnonzero(total > 0)
    sums = [np.bincount(index, alpha * rgb[..., c].ravel(), minlength=_LEVELS**3)[used] for c in range(3)]
    means = np.rint(np.stack(sums, axis=1) / total[used, None]).astype(np.uint8)
    pool = Pool(oklab(means[None])[0].astype(np.float64), total[used] / total.sum())
    edgy = np.bincount(index, alpha * _smooth_edges(seen.light).ravel(), minlength=_LEVELS**3)[used] / total[used]
    order = np.argsort(-pool.weights, kind="stable")
    return Pool(pool.colours[order], pool.weights[order]), edgy[order]


def _smooth_edges(light: Floats) -> Floats:
    """H×W, 0 or 1: what is neither the darkest nor the lightest of its neighbours, by much."""
    square = np.ones((3, 3), np.uint8)
    above, below = light - cv2.erode(light, square), cv2.dilate(light, square) - light
    return ((above > _BETWEEN) & (below > _BETWEEN)).astype(np.float32)


def _clustered(bins: Pool, edgy: Array) -> tuple[Pool, Array]:
    """Weighted k-means, and how much of each cluster is on smooth edges; the heaviest cluster first.

    A cluster that is mostly one cell has that cell's colour: what is painted flat stays exact.
    """
    centres = _seeds(bins)
    nearest = distances(bins.colours, centres).argmin(axis=1)
    for _ in range(_ROUNDS):
        weights = np.asarray(np.bincount(nearest, bins.weights), np.float64)
        sums = np.stack([np.bincount(nearest, bins.weights * axis) for axis in bins.colours.T], axis=1)
        centres = sums[weights > 0] / weights[weights > 0, None]
        nearest = distances(bins.colours, centres).argmin(axis=1)
    weights = np.asarray(np.bincount(nearest, bins.weights), np.float64)
    parts = np.bincount(nearest, bins.weights * edgy) / np.maximum(weights, 1e-12)
    clusters = np.flatnonzero(weights)
    for cluster in clusters:
        heaviest = int(np.argmax(nearest == cluster))  # the bins come heaviest first
        if bins.weights[heaviest] > 0.5 * weights[cluster]:
            centres[cluster] = bins.colours[heaviest]
    order = clusters[np.argsort(-weights[clusters], kind="stable")]
    return Pool(centres[order], weights[order]), parts[order]


def _seeds(bins: Pool) -> Array:
    """The heaviest colour, then again and again the one that is heavy and far from those chosen."""
    chosen = [0]
    away = np.full(len(bins.weights), np.inf)
    for _ in range(min(_SEEDS, len(bins.weights)) - 1):
        away = np.minimum(away, ((bins.colours - bins.colours[chosen[-1]]) ** 2).sum(axis=1))
        gain = np.sqrt(bins.weights) * away
        if gain.max() <= 0:
            break
        chosen.append(int(gain.argmax()))
    return bins.colours[chosen]


def _without_blends(clusters: Pool, edgy: Array) -> Pool:
    """Less the colours that only smooth edges have: each is given back to the two paints that it lies between."""
    colours, weights = clusters.colours, clusters.weights.copy()
    if weights[edgy > _EDGY].sum() > _ROUGH:
        return clusters
    paint = np.flatnonzero(edgy <= _EDGY)
    kept = list(paint)
    for edge in np.flatnonzero(edgy > _EDGY):
        ends = _ends(colours[edge], colours[paint]) if len(paint) > 1 else None
        if ends is None:
            kept.append(edge)
            continue
        first, second, at = ends
        weights[paint[first]] += (1 - at) * weights[edge]
        weights[paint[second]] += at * weights[edge]
    return Pool(colours[kept], weights[kept])


def _ends(colour: Array, paints: Array) -> tuple[int, int, float] | None:
    """The two paints that a colour is a blend of, and how far it is from the first to the second, 0 to 1."""
    first, second = np.triu_indices(len(paints), 1)
    along = paints[second] - paints[first]
    at = ((colour - paints[first]) * along).sum(axis=1) / np.maximum((along**2).sum(axis=1), 1e-12)
    at = np.clip(at, 0, 1)
    off = ((paints[first] + at[:, None] * along - colour) ** 2).sum(axis=1)
    best = int(off.argmin())
    return (int(first[best]), int(second[best]), float(at[best])) if off[best] < _BLEND**2 else None
