"""What speaks for and against each superpixel being of the subject, as a row of numbers for the fitted belief."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra
from scipy.spatial.distance import cdist

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.matte.focus import focus, focus_map
from limner.engines.darkroom.matte.saliency import VIEWS, focused, middle, saliency
from limner.engines.darkroom.matte.superpixels import Floats, Indices, Superpixels, superpixels

PATCHES: Final = 500
KIND_SIGMAS: Final = (6.0, 14.0)
"""Units of L*a*b* within which patches count as of one kind: strictly, and loosely."""
TEXTURE_WEIGHT: Final = 6.0
FAR: Final = 60.0
"""The most that a colour distance counts, units of L*a*b*."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The patches of a picture, the maps of saliency over them (each N, 0..1), and N×F numbers on each patch."""

    patches: Superpixels
    maps: list[Floats]
    rows: Floats


def gather(pixels: Pixels, check: CancelCheck) -> Evidence:
    """Read from H×W×3 pixels at working size."""
    patches = superpixels(pixels, PATCHES)
    check()
    maps = []
    for view in VIEWS:
        maps.append(saliency(patches, view))
        check()
    depth = focus(pixels)
    sharp = focused(patches, focus_map(depth))
    edges = [np.log1p(patches.mean(plane)) for plane in (depth.sharp, depth.soft)]
    columns = [*maps, depth.depth * sharp, sharp, *edges, *_place(patches), *_colour(patches), *_texture(patches)]
    return Evidence(patches, maps, np.stack(columns, 1).astype(np.float32))


def _place(patches: Superpixels) -> list[Floats]:
    """Where a patch lies: columns of N."""
    height, width = patches.labels.shape
    y, x = (patches.centres * max(height, width) / np.array([height, width])).T
    side = np.minimum(x, 1 - x)
    return [middle(patches), np.abs(x - 0.5), y, np.minimum(side, y), 1 - y, patches.rim > 0]


def _colour(patches: Superpixels) -> list[Floats]:
    """How a patch differs from the border, the rest and its neighbours, and how its like are spread: columns of N."""
    features = np.concatenate([patches.lab, TEXTURE_WEIGHT * patches.texture], 1)
    apart = np.minimum(cdist(features, features), FAR).astype(np.float32)
    near = np.exp(-(cdist(patches.centres, patches.centres) ** 2) / (2 * 0.15**2)) * patches.sizes
    columns = [apart @ patches.sizes, (apart * near).sum(1) / near.sum(1)]
    sides = _sides(patches)
    to_sides = np.stack([np.sort(apart[:, side], 1)[:, :2].mean(1) for side in sides], 1)
    columns += [to_sides[:, 0], np.minimum(to_sides[:, 1], to_sides[:, 2]), to_sides[:, 3], to_sides.max(1)]
    rim = np.unique(np.concatenate(sides[:3]))
    sorted_rim = np.sort(apart[:, rim], 1)
    columns += [sorted_rim[:, : max(1, share * len(rim) // 100)].mean(1) for share in (10, 25, 50)]
    for sigma in KIND_SIGMAS:
        columns += _kind(patches, apart, sigma)
    return [*(np.asarray(column, np.float32) for column in columns), *_paths(patches, features, sides)]


def _sides(patches: Superpixels) -> list[Indices]:
    """The patches at the top, left, right and bottom."""
    labels = patches.labels
    return [np.unique(line) for line in (labels[0], labels[:, 0], labels[:, -1], labels[-1])]


def _kind(patches: Superpixels, apart: Floats, sigma: float) -> list[Floats]:
    """Of the patches alike: their shares of the picture and of its border, their spread, how near to the middle."""
    alike = np.exp(-(apart**2) / (2 * sigma**2)) * patches.sizes
    total = alike.sum(1)
    weights = alike / total[:, None]
    places = weights @ patches.centres
    spread = np.sqrt(np.maximum(weights @ (patches.centres**2).sum(1) - (places**2).sum(1), 0))
    at_rim = (alike / patches.sizes) @ patches.rim
    return [np.log(total), np.log(at_rim + 1e-3), np.log((at_rim + 1e-3) / total), spread, weights @ middle(patches)]


def _paths(patches: Superpixels, features: Floats, sides: list[Indices]) -> list[Floats]:
    """How far it is to the top, to the sides and to the bottom, in steps of colour from patch to patch."""
    n = len(patches.sizes)
    a, b = patches.pairs.T
    steps = np.linalg.norm(features[a] - features[b], axis=1)
    walls = np.maximum(steps - float(np.percentile(steps, 25)), 0) + 0.5
    graph = coo_matrix((walls, (a, b)), shape=(n, n)).tocsr()
    far = [dijkstra(graph, False, indices=side, min_only=True) for side in sides]
    count = np.maximum(np.bincount(np.concatenate([a, b]), minlength=n), 1)
    around = np.bincount(np.concatenate([a, b]), np.concatenate([steps, steps]), n) / count
    paths = [far[0], np.minimum(far[1], far[2]), np.maximum(far[1], far[2]), far[3]]
    return [*(np.log1p(np.asarray(path, np.float32)) for path in paths), np.log1p(around).astype(np.float32)]


def _texture(patches: Superpixels) -> list[Floats]:
    """Texture against the border's and the mean: columns of N."""
    rim = np.unique(np.concatenate(_sides(patches)[:3]))
    away = np.abs(patches.texture[:, None] - patches.texture[None, rim]).sum(2)
    average = patches.sizes @ patches.texture
    chroma = np.linalg.norm(patches.lab[:, 1:], axis=1)
    return [
        *(patches.texture - average).T,
        np.sort(away, 1)[:, : max(1, len(rim) // 4)].mean(1),
        chroma - patches.sizes @ chroma,
    ]
