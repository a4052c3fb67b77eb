"""Colours of a picture moved to those of a palette: optimal transport between clusters of colours in OKLab.

Entropic transport as in Cuturi, "Sinkhorn distances", 2013; with loose shares as in Chizat et al., "Scaling
algorithms for unbalanced optimal transport problems", 2018.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.style_transfer.spaces import Labs, to_labs
from limner.engines.learned import LearnedStyle

Weights = NDArray[np.float64]
Mapped = Callable[[Labs], Labs]
"""Moves M×3 OKLab colours."""

_CELL = np.array([0.045, 0.04, 0.04])
"""Colours in one cell of this size in OKLab are one cluster."""
_BLUR = 0.0025
"""The entropy of the transport, in squares of OKLab distance: about the square of a distance that is plainly seen."""
_ROUNDS = 60
_KERNEL, _NARROW = 0.045, 0.008
"""How far a cluster's move reaches to colours beside it, in OKLab; with the narrow one areas stay of one colour."""
_PRICE = 0.09
"""What a target without any room costs more, in squares of OKLab distance."""
_EXTREME = 0.006
"""The share that the darkest and the lightest tone get where no swatch is as dark or as light."""


@dataclass(frozen=True, slots=True)
class ColourMap:
    """Where clusters of colours go: from N×3 `sources` to N×3 `targets`, both OKLab.

    `modelling` is how much of the difference between a colour and its cluster is kept (shades within a surface),
    `vividness` how much of that in hue and chroma; `reach` is how far a cluster's move reaches.
    """

    sources: Labs
    targets: Labs
    strength: float
    modelling: float
    vividness: float
    reach: float

    def __call__(self, labs: Labs) -> Labs:
        """M×3 colours moved as the clusters near them are."""
        gaps = (self.sources**2).sum(axis=1) - 2 * labs @ self.sources.T
        near = np.exp((gaps.min(axis=1, keepdims=True) - gaps) / (2 * self.reach**2))
        near /= near.sum(axis=1, keepdims=True)
        rest = self.modelling * np.array([1.0, self.vividness, self.vividness])
        moved = near @ self.targets + rest * (labs - near @ self.sources)
        result: Labs = labs + self.strength * (moved - labs)
        return result


@dataclass(frozen=True, slots=True)
class Bounded:
    """A map that moves no colour further than `most` in OKLab."""

    mapping: Mapped
    most: float

    def __call__(self, labs: Labs) -> Labs:
        """M×3 colours, each on its way to where the map sends it."""
        move = self.mapping(labs) - labs
        length = np.linalg.norm(move, axis=1, keepdims=True)
        moved: Labs = labs + move * np.minimum(1.0, self.most / np.maximum(length, 1e-9))
        return moved


@dataclass(frozen=True, slots=True)
class Chained:
    """One map after the other."""

    first: Mapped
    second: Mapped

    def __call__(self, labs: Labs) -> Labs:
        """M×3 colours where the second map sends what the first one gave."""
        return self.second(self.first(labs))


def clusters(labs: Labs, weights: Weights, coarse: float = 1.0) -> tuple[Labs, Weights]:
    """N×3 colours with their weights as fewer ones: the mean of each cell of OKLab, weights that add up to 1.

    Cells are `coarse` times as large as usual.
    """
    cells = np.floor(labs / (coarse * _CELL)).astype(np.int64) + 64
    keys = (cells[:, 0] << 16) | (cells[:, 1] << 8) | cells[:, 2]
    _, where = np.unique(keys, return_inverse=True)
    total = np.bincount(where, weights)
    means = np.stack([np.bincount(where, weights * labs[:, c]) / total for c in range(3)], axis=1)
    return means, total / total.sum()


def swatches(style: LearnedStyle) -> tuple[Labs, Weights]:
    """The palette in OKLab with its shares, and the ends of the tones where the palette does not reach them."""
    labs = to_labs(s.rgb for s in style.palette)
    shares = np.array([max(s.share, 1e-4) for s in style.palette])
    for end in (style.tones[0], style.tones[-1]):
        if np.abs(labs[:, 0] - end).min() > 0.06:
            nearest = labs[np.abs(labs[:, 0] - end).argmin()]
            labs = np.vstack([labs, [end, 0.6 * nearest[1], 0.6 * nearest[2]]])
            shares = np.append(shares, _EXTREME)
    return labs, shares / shares.sum()


def fitted(
    sources: Labs,
    weights: Weights,
    targets: Labs,
    shares: Weights,
    *,
    balance: float,
    strength: float,
    modelling: float,
    whole: bool = False,
) -> ColourMap:
    """The map from the sources' colours to the targets.

    `balance` 1 gives every target its share, 0 sends every colour, its lightness brought into the targets' range, to
    those nearest to it. `modelling` is how much of the shades within a colour is kept. With `whole`, every cluster goes
    to one target, for pictures of flat areas; else it may become a mixture of several.
    """
    aligned = _aligned(sources, weights, targets, shares)
    cost = ((aligned[:, None] - targets[None]) ** 2).sum(axis=2)
    plan = _chosen(cost, weights, shares, balance) if whole else _plan(cost, weights, shares, balance)
    goals = plan @ targets / plan.sum(axis=1, keepdims=True)
    vividness = min(_chroma(targets, shares) / max(_chroma(sources, weights), 1e-6), 1.0)
    return ColourMap(sources, goals, strength, modelling, vividness, _NARROW if whole else _KERNEL)


def _chroma(labs: Labs, weights: Weights) -> float:
    return float(weights @ np.hypot(labs[:, 1], labs[:, 2]))


def _aligned(sources: Labs, weights: Weights, targets: Labs, shares: Weights) -> Labs:
    """The sources with the lightness at the same rank among the targets, and their mean of hue and chroma."""
    order = np.argsort(sources[:, 0])
    rank = np.empty(len(sources))
    rank[order] = np.cumsum(weights[order]) - weights[order] / 2
    tones = np.argsort(targets[:, 0])
    reached = np.cumsum(shares[tones]) - shares[tones] / 2
    result = sources.copy()
    result[:, 0] = np.interp(rank, reached, targets[tones, 0])
    result[:, 1:] += 0.7 * (shares @ targets[:, 1:] - weights @ sources[:, 1:])
    return result


def _chosen(cost: Weights, weights: Weights, shares: Weights, balance: float) -> Weights:
    """One target for each source, the largest first: the nearest at a price for what a target lacks in room."""
    room, plan = shares.copy(), np.zeros_like(cost)
    for i in np.argsort(-weights, kind="stable"):
        price = _PRICE * balance**0.5 * np.maximum(weights[i] - room, 0.0) / weights[i]
        j = int((cost[i] + price).argmin())
        plan[i, j] = weights[i]
        room[j] -= weights[i]
    return plan


def _plan(cost: Weights, weights: Weights, shares: Weights, balance: float) -> Weights:
    """The transport plan; its columns are the shares where `balance` is 1."""
    kernel = np.exp(-(cost - cost.min(axis=1, keepdims=True)) / _BLUR) + 1e-100
    across = np.ones(len(shares))
    for _ in range(_ROUNDS):
        along = weights / (kernel @ across)
        across = (shares / (kernel.T @ along)) ** balance
    plan: Weights = along[:, None] * kernel * across[None]
    return plan
