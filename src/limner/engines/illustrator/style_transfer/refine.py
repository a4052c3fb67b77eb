"""Pixels moved nearer to a style's palette and its shares."""

import numpy as np

from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.style_transfer.spaces import to_labs
from limner.engines.illustrator.style_transfer.tables import applied, nudged
from limner.engines.illustrator.style_transfer.transport import Bounded, Mapped, clusters, fitted, swatches
from limner.engines.learned import LearnedStyle

_SAMPLES = 64
"""A grid of so many rows of pixels stands for the picture."""
_EVEN = 0.75
"""The power of the shares: pictures of other things need more of the rare swatches to stay legible."""
_KEPT, _SHORT = 0.9, 0.07
"""How much of the shades the last step keeps, and how far it moves a colour, in OKLab: subjects stay apart."""


def moved(pixels: Pixels, style: LearnedStyle, *, balance: float, strength: float, modelling: float) -> Pixels:
    """H×W×3 in the style's palette, by one map for the whole picture, so that areas stay whole and edges clean.

    `balance` is how much the swatches' shares count, `strength` how far colours go; `modelling` is how much of the
    shades within a colour is kept.
    """
    return applied(pixels, _mapping(pixels, style, balance, strength, modelling, _EVEN))


def refined(pixels: Pixels, style: LearnedStyle, strength: float) -> Pixels:
    """H×W×3 of a drawing that is in the palette, nearer to its shares."""
    return nudged(pixels, Bounded(_mapping(pixels, style, 1.0, strength, _KEPT, 1.0), _SHORT))


def _mapping(
    pixels: Pixels, style: LearnedStyle, balance: float, strength: float, modelling: float, even: float
) -> Mapped:
    height, width = pixels.shape[:2]
    step = max(min(height, width) // _SAMPLES, 1)
    seen = to_labs(np.ascontiguousarray(pixels[step // 2 :: step, step // 2 :: step])).reshape(-1, 3)
    sources, weights = clusters(seen, np.ones(len(seen)))
    targets, shares = swatches(style)
    shares = shares**even / (shares**even).sum()
    return fitted(sources, weights, targets, shares, balance=balance, strength=strength, modelling=modelling)
