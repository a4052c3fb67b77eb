"""How likely each superpixel is to be of the subject, by two small fitted networks over the evidence.

The first judges each patch by its own row. The second judges it again with what the first says of the patches around
it and of those alike (auto-context, Tu & Bai 2010). `tools/fit_subject.py` fitted the numbers in `belief.npz`.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial.distance import cdist

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.matte.evidence import TEXTURE_WEIGHT, Evidence
from limner.engines.darkroom.matte.superpixels import Floats, Superpixels

WEIGHTS: Final = Path(__file__).with_name("belief.npz")
ALIKE: Final = 8.0
"""Units of L*a*b* within which patches count as alike,"""
NEAR: Final = 0.15
"""and the distance, in units of the longer side, within which they count as close."""

TRUST: Final = 0.4
"""What the fitted judgement counts for, in logits,"""
DOUBT: Final = 0.005
"""no chance being less than this,"""
CONTRAST: Final = 3.0
"""and what plain contrast with the border does, as far as it is above"""
STANDS_OUT: Final = 0.35
"""this much. What was fitted on drawings knows too little of faces on suits and coffee in cups: on the composites of
`benchmarks/matte.py` this costs 0.02 of the IoU of the patches, and photographs need it."""

STEP: Final = 6.0
"""Units of L*a*b* and texture: what no step as large parts from the border is open ground, such as a sky,"""
ALONG: Final = 0.1
"""if it takes so much of the top and the upper sides;"""
OPEN: Final = 2.0
"""then so many logits speak against it."""
UPPER: Final = 0.6
"""The share of the height down to which the sides are open: below, a subject may stand in them."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Dense layers, (weights, offsets) each, with rectifiers between, on rows less `mean` over `spread`."""

    mean: Floats
    spread: Floats
    layers: tuple[tuple[Floats, Floats], ...]

    def judge(self, rows: Floats) -> Floats:
        """N probabilities of N×F rows."""
        values = np.clip((rows - self.mean) / self.spread, -4, 4)
        for weights, offsets in self.layers[:-1]:
            values = np.maximum(values @ weights + offsets, 0)
        weights, offsets = self.layers[-1]
        return np.asarray(1 / (1 + np.exp(-(values @ weights + offsets)[:, 0])), np.float32)


def believe(evidence: Evidence) -> Floats:
    """N probabilities, one for each patch."""
    first, second = judges()
    own = first.judge(evidence.rows)
    judged = second.judge(np.concatenate([evidence.rows, context(evidence.patches, own)], 1))
    contrast = np.mean(evidence.maps, axis=0)
    score = TRUST * np.log((judged + DOUBT) / (1 - judged + DOUBT)) + CONTRAST * (contrast - STANDS_OUT)
    score -= OPEN * open_ground(evidence.patches)
    return np.asarray(1 / (1 + np.exp(-score)), np.float32)


def open_ground(patches: Superpixels) -> Mask:
    """N: the patches that are reached from the upper border by small steps alone, however far their colours drift."""
    features = np.concatenate([patches.lab, TEXTURE_WEIGHT * patches.texture], 1)
    a, b = patches.pairs.T
    near = np.linalg.norm(features[a] - features[b], axis=1) < STEP
    n = len(patches.sizes)
    links = coo_matrix((np.ones(int(near.sum())), (a[near], b[near])), shape=(n, n))
    _, parts = connected_components(links, directed=False)
    upper = patches.labels[: max(1, round(UPPER * len(patches.labels)))]
    border = np.concatenate([upper[0], upper[:, 0], upper[:, -1]])
    shares = np.bincount(parts[border], minlength=int(parts.max()) + 1) / len(border)
    return np.asarray((shares >= ALONG)[parts])


def context(patches: Superpixels, own: Floats) -> Floats:
    """N×9: the logit of a patch's probability, and means over its neighbours, its like, the border and the picture."""
    n = len(own)
    a, b = patches.pairs.T
    touching = coo_matrix((np.ones(2 * len(a)), (np.concatenate([a, b]), np.concatenate([b, a]))), shape=(n, n)).tocsr()
    degree = np.maximum(np.asarray(touching.sum(1)).ravel(), 1)
    ring = touching @ own / degree
    wider = touching @ ring / degree
    colour = np.exp(-cdist(patches.lab, patches.lab, "sqeuclidean") / (2 * ALIKE**2)) * patches.sizes
    close = np.exp(-cdist(patches.centres, patches.centres, "sqeuclidean") / (2 * NEAR**2))
    alike, local, kind = ((k @ own) / k.sum(1) for k in (colour, close * patches.sizes, colour * close))
    share = float(patches.sizes @ own)
    rim = float(patches.rim @ own)
    middle = patches.sizes * own @ patches.centres / max(share, 1e-6)
    away = np.linalg.norm(patches.centres - middle, axis=1) / max(share, 1e-3) ** 0.5
    logit = np.log((own + 1e-3) / (1 - own + 1e-3))
    columns = [logit, ring, wider, alike, local, kind, np.full(n, share), np.full(n, rim), away]
    return np.stack(columns, 1).astype(np.float32)


@cache
def judges() -> tuple[Judge, Judge]:
    """The two fitted networks, read once in a process."""
    with np.load(WEIGHTS) as stored:
        return _judge(stored, "first"), _judge(stored, "second")


def _judge(stored: np.lib.npyio.NpzFile, name: str) -> Judge:
    count = sum(key.startswith(f"{name}_weights") for key in stored.files)
    layers = tuple((stored[f"{name}_weights{i}"], stored[f"{name}_offsets{i}"]) for i in range(count))
    return Judge(stored[f"{name}_mean"], stored[f"{name}_spread"], layers)
