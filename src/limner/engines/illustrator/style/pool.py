"""Weighted colours, and the few that stand for them: what the palettes of one picture and of many have in common."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB, lab, rgb
from limner.engines.learned import Swatch

Array: TypeAlias = NDArray[np.float64]

MOST = 12
"""Swatches at most."""
ALIKE = 0.036
"""OKLab distance below which two swatches of a palette read as one; 0.02 is just visible, side by side."""
WORTH = 6e-5
"""The least that a swatch adds, share times squared distance: half a percent of a colour that is 0.11 off."""
_RULES = 10
"""So many times heavier, a colour takes another one in without moving: a flat colour stays the one that was chosen."""


@dataclass(frozen=True, slots=True)
class Pool:
    """N×3 OKLab colours and N weights, above 0."""

    colours: Array
    weights: Array

    def sorted(self) -> "Pool":
        """In an order that does not depend on where the colours came from: the heaviest first, then by colour."""
        order = np.lexsort([np.round(key, 9) for key in (*self.colours.T[::-1], -self.weights)])
        return Pool(self.colours[order], self.weights[order])


def pooled(palettes: Sequence[Sequence[Swatch]], weights: Sequence[float]) -> tuple[Swatch, ...]:
    """One palette of several: colours that look alike become their average, the others stay, by weight.

    The order of the palettes does not matter, and of the weights (above 0) only the proportions do.
    """
    pairs = [(swatch, weight) for some, weight in zip(palettes, weights, strict=True) for swatch in some]
    colours = np.array([lab(swatch.rgb) for swatch, _ in pairs])
    shares = np.array([swatch.share * weight for swatch, weight in pairs])
    kept = shares > 0
    return swatches(merged(Pool(colours[kept], shares[kept] / shares.sum())))


def merged(pool: Pool) -> Pool:
    """Ward's agglomeration: what adds least goes first, until all are told apart, worth it and few enough."""
    whole = pool.sorted()
    colours, weights = whole.colours, whole.weights
    while len(weights) > 1:
        pair = _least(colours, weights)
        if pair is None:
            break
        i, j = pair
        joined = _joined(colours[i], colours[j], weights[i], weights[j])
        colours = np.vstack([np.delete(colours, pair, axis=0), joined])
        weights = np.append(np.delete(weights, pair), weights[i] + weights[j])
    return Pool(colours, weights).sorted()


def _least(colours: Array, weights: Array) -> tuple[int, int] | None:
    """The two colours to join next, or None where all are to stay."""
    squared = distances(colours, colours)
    np.fill_diagonal(squared, np.inf)
    cost = squared * weights[:, None] * weights / (weights[:, None] + weights)
    if squared.min() < ALIKE**2:
        least = squared.argmin()
    elif len(weights) > MOST or cost.min() < WORTH * weights.sum():
        least = cost.argmin()
    else:
        return None
    i, j = np.unravel_index(least, squared.shape)
    return int(i), int(j)


def _joined(a: Array, b: Array, first: float, second: float) -> Array:
    if first > _RULES * second:
        return a
    if second > _RULES * first:
        return b
    return np.asarray((a * first + b * second) / (first + second))


def swatches(pool: Pool) -> tuple[Swatch, ...]:
    """As a style keeps them: shares add up to 1, the largest first."""
    ordered = pool.sorted()
    shares = ordered.weights / ordered.weights.sum()
    return tuple(Swatch(to_rgb(c), float(s)) for c, s in zip(ordered.colours, shares, strict=True))


def to_rgb(colour: Array | NDArray[np.float32]) -> RGB:
    """sRGB of one OKLab colour."""
    return rgb((float(colour[0]), float(colour[1]), float(colour[2])))


def distances(a: Array, b: Array) -> Array:
    """Squared, N×M."""
    squared = (a**2).sum(axis=1)[:, None] + (b**2).sum(axis=1) - 2 * a @ b.T
    return np.asarray(np.maximum(squared, 0))
