"""Things of one picture that stand apart, each in a size and a place of its own."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from limner.drawing.matrices import Affine, affine, product
from limner.imaging.svg.size import Box

Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom in shares of the canvas."""

_GAP: Final = 0.02
"""What is nearer than this to something, in shares of the canvas, belongs to it."""
_ALIKE: Final = 0.25
"""Things that are smaller than this share of the largest are its details: a letter's dot, a face's eye."""
_LEAST: Final = 0.74
"""How much smaller a thing gets at most."""


def scattered(boxes: Sequence[Bounds], box: Box, floating: bool, rng: np.random.Generator) -> list[Affine]:
    """For each of some things' bounds a matrix in the viewBox's coordinates: they stay clear of each other.

    Each gets smaller and stays in its own place, or, `floating`, comes to another's at times; if not, its foot stays
    as high as it was. Where things touch or some are details of others, nothing moves.
    """
    clusters = _clusters(boxes)
    places = [_around([boxes[i] for i in cluster]) for cluster in clusters]
    sizes = [(right - left) * (bottom - top) for left, top, right, bottom in places]
    matrices = [product() for _ in boxes]
    if len(clusters) < 2 or min(sizes) < _ALIKE * max(sizes):
        return matrices
    targets = rng.permutation(len(places)) if floating and rng.random() < 0.6 else range(len(places))
    for cluster, place, target in zip(clusters, places, targets, strict=True):
        matrix = _into(place, places[target], box, floating, rng)
        for i in cluster:
            matrices[i] = matrix
    return matrices


def _clusters(boxes: Sequence[Bounds]) -> list[list[int]]:
    clusters: list[list[int]] = []
    for i in range(len(boxes)):
        near = [cluster for cluster in clusters if any(touch(boxes[i], boxes[j]) for j in cluster)]
        clusters = [cluster for cluster in clusters if cluster not in near]
        clusters.append([j for cluster in near for j in cluster] + [i])
    return clusters


def touch(a: Bounds, b: Bounds) -> bool:
    """Whether they meet, or nearly."""
    across = a[0] - _GAP <= b[2] and b[0] - _GAP <= a[2]
    return across and a[1] - _GAP <= b[3] and b[1] - _GAP <= a[3]


def _around(boxes: Sequence[Bounds]) -> Bounds:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _into(thing: Bounds, place: Bounds, box: Box, floating: bool, rng: np.random.Generator) -> Affine:
    """Scaled evenly to stand in a place that may be another's."""
    wide, high = thing[2] - thing[0], thing[3] - thing[1]
    room_x, room_y = place[2] - place[0], place[3] - place[1]
    scale = min(1.0, room_x / max(wide, 1e-9), room_y / max(high, 1e-9)) * float(rng.uniform(_LEAST, 1.0))
    x = place[0] + (room_x - wide * scale) * float(rng.random())
    y = place[1] + (room_y - high * scale) * (float(rng.random()) if floating else 1.0)
    left, top, width, height = box
    from_x, from_y = left + thing[0] * width, top + thing[1] * height
    return affine(scale, 0, 0, scale, left + x * width - from_x * scale, top + y * height - from_y * scale)
