"""From pixels to labels: a palette chosen in OKLab, and for each pixel the index of its colour.

Photographs are quantised by a k-means over their colour histogram. Flat art keeps its own colours, and the pixels of
antialiased edges go to one of the two colours that they blend, never to a third one between.
"""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.imaging.oklab import nearest, to_oklab

Labels = NDArray[np.int32]
"""H×W: which colour, or which region, from 0."""

Palette = NDArray[np.uint8]
"""K×3, sRGB."""

BITS = 5
"""Of each channel, in the histogram that the palette of a photograph is chosen from."""

ROWS_APART = 8
MOST_FLAT_COLORS = 64
LEAST_SOLID = 0.3
"""The share of flat art's pixels that have eight neighbours of their own colour, at least."""

LEAST_COVERED = 0.985
"""The share of flat art's solid pixels that its most frequent colours cover, at least."""

LEAST_ALIKE = 0.8
"""The same share of pixels that are like the one before; those along level edges are of many colours."""

LEAST_SHARE = 2e-5
"""Of the solid pixels: what a colour of flat art has at least."""

SAMPLES = 4000
BLENDED = 16
OFF_BLEND = 36.0
LEAST_LINES = 5e-4
LINES_APART = 0.12
MOST_LINE_COLORS = 12
"""Of thin lines: how many edge pixels are looked at, how many colours of the palette may be blended, how many levels
a pixel must be off any blend, which share of the picture such pixels must be, how far their colours must lie apart in
OKLab, and how many there may be."""

REACH = 3
"""How far an edge pixel looks for the colours that it blends, in pixels."""

ROUNDS = 8


@dataclass(frozen=True, slots=True)
class Quantised:
    """A picture in few colours: `labels` are indices into `palette`."""

    labels: Labels
    palette: Palette


def flat_colors(pixels: Pixels, opaque: Mask) -> Palette | None:
    """The colours of flat art, most frequent first, then those of thin lines; None where it is not flat art."""
    if not _may_be_flat(pixels, opaque):
        return None
    solid = opaque & _solid(pixels)
    count = int(solid.sum())
    if count < LEAST_SOLID * max(int(opaque.sum()), 1) or count == 0:
        return None
    colors, counts = np.unique(_pack(pixels[solid]), return_counts=True)
    order = np.argsort(-counts, kind="stable")[:MOST_FLAT_COLORS]
    if counts[order].sum() < LEAST_COVERED * count:
        return None
    kept = order[counts[order] >= max(LEAST_SHARE * count, 1)]
    palette = _unpack(colors[kept])
    return np.concatenate([palette, line_colors(pixels[opaque & ~solid], palette, int(opaque.sum()))])


def _may_be_flat(pixels: Pixels, opaque: Mask) -> bool:
    """Whether enough pixels of some rows are like the next, in few colours: quick to tell, and true of all flat art."""
    rows = pixels[::ROWS_APART]
    packed = _pack(rows)
    alike = (packed[:, 1:] == packed[:, :-1]) & opaque[::ROWS_APART, 1:]
    found = packed[:, 1:][alike]
    if not len(found) or len(found) < 0.8 * LEAST_SOLID * int(opaque[::ROWS_APART].sum()):
        return False
    counts = np.unique(found[::2], return_counts=True)[1]
    return int(np.sort(counts)[-MOST_FLAT_COLORS:].sum()) >= LEAST_ALIKE * int(counts.sum())


def line_colors(edges: Pixels, palette: Palette, total: int) -> Palette:
    """The colours of lines too thin to be solid: those of pixels, N×3, that no two of the palette blend to."""
    sample = edges[:: max(1, len(edges) // SAMPLES)].astype(np.float32)
    common = palette[:BLENDED].astype(np.float32)
    first, second = (common[index] for index in np.triu_indices(len(common)))
    axis = second - first
    size = np.maximum((axis**2).sum(axis=1), 1)
    off = np.full(len(sample), np.inf, np.float32)
    for begin, along, square in zip(first, axis, size, strict=True):
        share = ((sample - begin) @ along / square).clip(0, 1)
        off = np.minimum(off, ((sample - begin - share[:, None] * along) ** 2).sum(axis=1))
    for color in palette[BLENDED:].astype(np.float32):
        off = np.minimum(off, ((sample - color) ** 2).sum(axis=1))
    strange = sample[off > OFF_BLEND**2].astype(np.uint8)
    if len(strange) * len(edges) < LEAST_LINES * total * max(len(sample), 1):
        return palette[:0]
    colors, counts = np.unique(_pack(strange), return_counts=True)
    top = np.argsort(-counts, kind="stable")
    chosen: list[int] = []
    shades = to_oklab(_unpack(colors))
    for index in top:
        apart = all(((shades[index] - shades[other]) ** 2).sum() > LINES_APART**2 for other in chosen)
        if apart and len(chosen) < MOST_LINE_COLORS and counts[index] >= max(2, len(strange) // 50):
            chosen.append(int(index))
    return _unpack(colors[chosen])


def quantise_flat(pixels: Pixels, palette: Palette) -> Quantised:
    """Flat art in its own colours, its antialiasing undone."""
    labels = _exact_labels(pixels, palette)
    edges = np.flatnonzero(labels.ravel() < 0)
    if edges.size:
        labels.ravel()[edges] = _edge_labels(pixels, labels, palette, edges)
    return Quantised(labels, palette)


def quantise_to(pixels: Pixels, palette: Palette) -> Quantised:
    """Each pixel in the nearest of these colours, without dithering."""
    index, used, _, means = _histogram(pixels)
    table = np.zeros(1 << 3 * BITS, np.int32)
    table[used] = nearest(to_oklab(means), to_oklab(palette))
    return Quantised(table[index], palette)


def quantise(pixels: Pixels, opaque: Mask, count: int) -> Quantised:
    """A picture in at most `count` colours of its own."""
    if not opaque.any():
        return Quantised(np.zeros(opaque.shape, np.int32), np.zeros((1, 3), np.uint8))
    index, used, counts, means = _histogram(pixels, opaque)
    labels, palette = _cluster(means, counts, count)
    table = np.zeros(1 << 3 * BITS, np.int32)
    table[used] = labels
    return Quantised(table[index], palette)


def reduce(palette: Palette, weights: NDArray[np.float64], count: int) -> Palette:
    """At most `count` of these colours, each one of the palette: the weightiest of its cluster."""
    labels, centres = _cluster(palette.astype(np.float64), weights, count)
    members = [np.flatnonzero(labels == cluster) for cluster in range(len(centres))]
    chosen = [group[weights[group].argmax()] for group in members if len(group)]
    kept: Palette = palette[np.sort(chosen)]
    return kept


def _histogram(
    pixels: Pixels, opaque: Mask | None = None
) -> tuple[Labels, NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]:
    """Each pixel's bin; the bins in use, their counts and their mean colours."""
    high = (pixels >> (8 - BITS)).astype(np.int32)
    index = (high[..., 0] << 2 * BITS) | (high[..., 1] << BITS) | high[..., 2]
    bins, colors = (index.ravel(), pixels.reshape(-1, 3)) if opaque is None else (index[opaque], pixels[opaque])
    counts = np.bincount(bins, minlength=1 << 3 * BITS).astype(np.float64)
    used = np.flatnonzero(counts)
    sums = np.stack([np.bincount(bins, colors[:, c], len(counts))[used] for c in range(3)], axis=1)
    return index, used, counts[used], sums / counts[used, None]


def _cluster(
    colors: NDArray[np.float64], weights: NDArray[np.float64], count: int
) -> tuple[NDArray[np.int64], Palette]:
    """Weighted k-means in OKLab: each colour's cluster, and the clusters' mean colours in sRGB."""
    lab = to_oklab(colors)
    centres = _seeds(lab, weights, min(count, len(lab)))
    labels = nearest(lab, centres)
    for _ in range(ROUNDS):
        total = np.maximum(np.bincount(labels, weights, len(centres)), 1e-9)
        moved = np.stack([np.bincount(labels, weights * lab[:, c], len(centres)) / total for c in range(3)], axis=1)
        centres = np.where((total > 1e-6)[:, None], moved, centres).astype(np.float32)
        labels = nearest(lab, centres)
    total = np.maximum(np.bincount(labels, weights, len(centres)), 1e-9)
    means = np.stack([np.bincount(labels, weights * colors[:, c], len(centres)) / total for c in range(3)], axis=1)
    return labels, np.round(means).clip(0, 255).astype(np.uint8)


def _seeds(lab: NDArray[np.float32], weights: NDArray[np.float64], count: int) -> NDArray[np.float32]:
    """The weightiest colour, then each time the one farthest from all before, by distance and root of weight."""
    pull = np.sqrt(weights)
    chosen = [int(weights.argmax())]
    distance = np.full(len(lab), np.inf)
    for _ in range(count - 1):
        distance = np.minimum(distance, ((lab - lab[chosen[-1]]) ** 2).sum(axis=1))
        chosen.append(int((distance * pull).argmax()))
    return lab[chosen]


def _pack(pixels: Pixels) -> NDArray[np.int32]:
    wide = pixels.astype(np.int32)
    packed: NDArray[np.int32] = (wide[..., 0] << 16) | (wide[..., 1] << 8) | wide[..., 2]
    return packed


def _unpack(colors: NDArray[np.int32]) -> Palette:
    return np.stack([colors >> 16, colors >> 8 & 255, colors & 255], axis=-1).astype(np.uint8)


def _solid(pixels: Pixels) -> Mask:
    """Where all of the 3×3 pixels around are of one colour."""
    kernel = np.ones((3, 3), np.uint8)
    same: Mask = (cv2.erode(pixels, kernel) == cv2.dilate(pixels, kernel)).all(axis=2)
    return same


def _exact_labels(pixels: Pixels, palette: Palette) -> Labels:
    """The palette's index of each pixel that has exactly its colour, else -1."""
    packed, wanted = _pack(pixels), _pack(palette)
    order = np.argsort(wanted)
    place = np.searchsorted(wanted[order], packed).clip(0, len(wanted) - 1)
    index = order[place]
    return np.where(wanted[index] == packed, index, -1).astype(np.int32)


def _edge_labels(pixels: Pixels, labels: Labels, palette: Palette, edges: NDArray[np.int64]) -> NDArray[np.int64]:
    """For each edge pixel the nearest colour among those around it; the palette's nearest if there is but one."""
    width = labels.shape[1] + 2 * REACH
    padded = np.pad(labels, REACH, constant_values=-1).ravel()
    y, x = np.divmod(edges, labels.shape[1])
    here = (y + REACH) * width + x + REACH
    colors = pixels.reshape(-1, 3)[edges].astype(np.float32)
    shades = palette.astype(np.float32)
    best, error = nearest(to_oklab(colors), to_oklab(palette)), np.full(len(edges), np.inf, np.float32)
    lowest, highest = np.full(len(edges), len(palette)), np.full(len(edges), -1)
    closest = best.copy()
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            near = padded[here + dy * width + dx]
            distance = np.where(near >= 0, ((colors - shades[near]) ** 2).sum(axis=1), np.inf)
            better = distance < error
            closest, error = np.where(better, near, closest), np.where(better, distance, error)
            lowest = np.where(near >= 0, np.minimum(lowest, near), lowest)
            highest = np.maximum(highest, near)
    return np.where(highest > lowest, closest, best)
