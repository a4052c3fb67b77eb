"""Guesses at where the subject is, as logits over the patches of a picture."""

from itertools import product
from typing import Final

import numpy as np

from limner.engines.darkroom.matte.evidence import Evidence
from limner.engines.darkroom.matte.focus import Focus, focus_map
from limner.engines.darkroom.matte.superpixels import Floats, Superpixels

Place = tuple[float, float, float, float]
"""A middle down and across, and how far it reaches each way, in shares of the sides."""

PLACES: Final[tuple[Place, ...]] = (
    (0.5, 0.5, 0.2, 0.2),
    (0.5, 0.5, 0.3, 0.3),
    (0.55, 0.5, 0.33, 0.2),
    (0.6, 0.5, 0.2, 0.33),
    (0.7, 0.5, 0.35, 0.3),
    (0.55, 0.33, 0.3, 0.18),
    (0.55, 0.67, 0.3, 0.18),
)
"""Where photographers put a subject,"""
SMALL_PLACES: Final[tuple[Place, ...]] = tuple(
    (down, across, 0.21, 0.16) for down, across in product((0.4, 0.6, 0.75), (0.3, 0.5, 0.7))
)
"""and a small one."""
REACHED: Final = 0.6
"""Nearness to a place's middle, 0..1, above which a patch is held for subject."""
LEVELS: Final = (-0.8, 0.0, 0.8)
"""Logits by which belief is made stricter and looser."""


def proposals(evidence: Evidence, belief: Floats, focus: Focus) -> list[Floats]:
    """N logits each: belief at several levels, each map of saliency, what is in focus, the usual places."""
    patches = evidence.patches
    believed = logits(belief)
    found = [believed + level for level in LEVELS]
    found += [logits(each) for each in (*evidence.maps, np.mean(evidence.maps, axis=0))]
    if focus.depth > 0:
        found.append(3 * (patches.mean(focus_map(focus)) - 0.5) + 0.5 * believed)
    for place in PLACES:
        near = _nearness(patches, place) - REACHED
        found += [4 * near, 2.5 * near + 0.6 * believed]
    found += [4 * (_nearness(patches, place) - REACHED) for place in SMALL_PLACES]
    return [np.asarray(each, np.float32) for each in found]


def logits(chances: Floats) -> Floats:
    """Of chances 0..1; bounded."""
    return np.asarray(np.log((chances + 0.02) / (1.02 - chances)), np.float32)


def _nearness(patches: Superpixels, place: Place) -> Floats:
    height, width = patches.labels.shape
    down, across = (patches.centres * max(height, width) / np.array([height, width])).T
    away = ((down - place[0]) / place[2]) ** 2 + ((across - place[1]) / place[3]) ** 2
    return np.asarray(np.exp(-away / 2), np.float32)
