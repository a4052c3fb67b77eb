"""Completion of a picture from its own patches, coarse to fine (Wexler et al. 2007; Newson et al. 2014)."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.fill.blend import blend
from limner.engines.darkroom.fill.match import Matches, Sources, search
from limner.engines.darkroom.fill.nearness import Nearness
from limner.engines.darkroom.fill.patches import SIDE, Floats, Places, extract, touching, whole
from limner.engines.darkroom.fill.smooth import pull_push
from limner.engines.darkroom.fill.vote import vote

COARSEST = 4.0
"""Levels are added until the deepest pixel of the hole lies this near to the known."""

LEAST_SIDE = 24
ROUGHNESS = 2.0
"""Weight of the two channels that tell rough from flat places beside the three of colour."""

FEWEST_SOURCES, FEWER_SOURCES = 16, 500
"""Patches to copy from: at least, and for another level."""


@dataclass(frozen=True, slots=True)
class Completion:
    """The filled picture, and for each patch that touches the hole where it was copied from."""

    picture: Floats
    voted: Floats
    matches: Matches


@dataclass(frozen=True, slots=True)
class Level:
    """One size of the picture: colour and roughness, the hole, and what may be copied."""

    picture: Floats
    hole: Mask
    usable: Mask


def complete(
    picture: Floats, hole: Mask, allowed: Mask, nearness: Nearness, seed: int, check: CancelCheck
) -> Completion | None:
    """Fill the hole with patches of the allowed part. None where there are too few patches to copy.

    `picture` is H×W×C float32, 0..255, `allowed` H×W is true where pixels may be copied.
    """
    levels = _pyramid(picture, hole, allowed & ~hole)
    if not levels:
        return None
    random = np.random.default_rng(seed)
    matches = Matches.none()
    for depth, level in reversed(list(enumerate(levels))):
        check()
        sources = Sources.of(level.picture, level.usable, nearness, random)
        if depth == len(levels) - 1:
            current = _peel(level, sources)
        else:
            matches = _refined(matches, levels[depth + 1].hole, level)
            current = vote(level.picture, level.hole, matches, _trust(level.hole), 0.5)
        coarsest = depth == len(levels) - 1
        for turn in range(10 if coarsest else max(2, depth * 2 + 2)):
            targets = np.flatnonzero(touching(level.hole))
            guess = matches.sources if matches.sources.size == targets.size else targets
            matches = search(current, sources, targets, guess, 2 if turn == 0 else 1, random)
            current = vote(current, level.hole, matches, _trust(level.hole), 0.75 if depth else 0.5)
            check()
    voted = np.ascontiguousarray(current[..., : picture.shape[2]])
    return Completion(blend(voted, hole, matches, _trust(hole)), voted, matches)


def _pyramid(picture: Floats, hole: Mask, allowed: Mask) -> list[Level]:
    """Ever smaller levels, the finest first."""
    known = pull_push(picture, ~hole)
    gray = known[..., :3].mean(2)
    slopes = np.abs(
        np.stack([cv2.Sobel(gray, cv2.CV_32F, 1, 0, scale=0.25), cv2.Sobel(gray, cv2.CV_32F, 0, 1, scale=0.25)], 2)
    )
    weight = (~hole).astype(np.float32)
    slopes = cv2.blur(slopes * weight[..., None], (15, 15)) / np.maximum(cv2.blur(weight, (15, 15)), 1e-3)[..., None]
    picture = np.dstack([picture, slopes * ROUGHNESS]).astype(np.float32)
    depth = float(cv2.distanceTransform(hole.astype(np.uint8), cv2.DIST_L2, 3).max())
    levels: list[Level] = []
    while True:
        usable = whole(allowed)
        if usable.sum() < (FEWER_SOURCES if levels else FEWEST_SOURCES):
            return levels
        levels.append(Level(picture, hole, usable))
        depth /= 2
        height, width = ((side + 1) // 2 for side in hole.shape)
        if depth < COARSEST / 1.5 or min(height, width) < LEAST_SIDE:
            return levels
        picture, hole, allowed = halve(picture, hole, allowed)


def halve(picture: Floats, hole: Mask, allowed: Mask) -> tuple[Floats, Mask, Mask]:
    """The next level: means over the known pixels; a pixel is hole where less than half is known."""
    weight = (~hole).astype(np.float32)
    share = _mean_of_four(weight)
    total = _mean_of_four(picture * weight[..., None]) / np.maximum(share, np.float32(1e-3))[..., None]
    return (
        np.asarray(total, np.float32),
        share < 0.5,
        (_mean_of_four(allowed.astype(np.float32)) > 0.99) & (share > 0.99),
    )


def _mean_of_four(values: Floats) -> Floats:
    height, width = values.shape[:2]
    edges = ((0, height % 2), (0, width % 2)) + ((0, 0),) * (values.ndim - 2)
    even = np.pad(values, edges, "edge")
    return np.asarray((even[::2, ::2] + even[1::2, ::2] + even[::2, 1::2] + even[1::2, 1::2]) / 4, np.float32)


def _trust(hole: Mask) -> Floats:
    """Falls with the distance to the known, so that the known decides first."""
    distance = cv2.distanceTransform(hole.astype(np.uint8), cv2.DIST_L2, 3)
    return np.asarray(np.power(np.float32(1.3), -np.minimum(distance, 40)), np.float32)


def _peel(level: Level, sources: Sources) -> Floats:
    """The coarsest level, filled ring by ring from outside by the patches that fit what is known so far."""
    current = pull_push(level.picture, ~level.hole)
    left = level.hole.copy()
    places = sources.places
    table = extract(level.picture, places)
    channels = level.picture.shape[2]
    where = sources.space.nearness.numbers(level.picture.shape, places, SIDE)
    lengths = (where * where).sum(1)
    while left.any():
        ring = left & cv2.dilate((~left).astype(np.uint8), np.ones((3, 3), np.uint8)).astype(bool)
        if not ring.any():
            break
        targets = np.flatnonzero(ring)
        wanted = extract(current, targets)
        seen = extract(np.ascontiguousarray(np.repeat((~left)[..., None], channels, 2).astype(np.float32)), targets)
        distance = seen @ (table * table).T - 2 * (seen * wanted) @ table.T
        there = sources.space.nearness.numbers(level.picture.shape, targets, SIDE)
        distance += lengths - 2 * there @ where.T
        best = places[np.argmin(distance, 1)]
        current.reshape(-1, channels)[targets] = level.picture.reshape(-1, channels)[best]
        left &= ~ring
    return current


def _refined(matches: Matches, coarse_hole: Mask, level: Level) -> Matches:
    """The matches of the level above, at twice the size."""
    coarse_width = coarse_hole.shape[1]
    height, width = level.hole.shape
    source = np.full(coarse_hole.size, -1, np.int64)
    source[matches.targets] = matches.sources
    targets = np.flatnonzero(touching(level.hole))
    y, x = np.divmod(targets, width)
    above = (y // 2) * coarse_width + x // 2
    missing = source[above] < 0
    if missing.any():
        above[missing] = _nearest(source.reshape(coarse_hole.shape) >= 0)[above[missing]]
    from_y, from_x = np.divmod(source[above], coarse_width)
    from_y = np.clip(2 * from_y + y - 2 * (above // coarse_width), 0, height - 1)
    from_x = np.clip(2 * from_x + x - 2 * (above % coarse_width), 0, width - 1)
    places = from_y * width + from_x
    lost = ~level.usable.ravel()[places]
    if lost.any():
        places[lost] = _nearest(level.usable)[places[lost]]
    return Matches(targets, places, np.zeros(targets.size, np.float32))


def _nearest(mask: Mask) -> Places:
    """For every pixel the flat index of the nearest true one."""
    _, labels = cv2.distanceTransformWithLabels(
        (~mask).astype(np.uint8), cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL
    )
    index = np.zeros(int(labels.max()) + 1, np.int64)
    index[labels[mask]] = np.flatnonzero(mask)
    return np.asarray(index[labels.ravel()])
