"""Light and colour of a picture as a whole."""

from dataclasses import dataclass

import numpy as np

from limner.engines.illustrator.style.view import View

QUANTILES = np.linspace(0, 1, 11)
_ENOUGH = 192
"""Pixels along the shorter side that are enough to count."""
_WARMEST = np.deg2rad(62)
"""OKLab's hue of orange; its opposite is a sky's blue."""
_WARM = 0.07
"""The mean chroma toward orange at which a picture is plainly warm: a lamp-lit room."""


@dataclass(frozen=True, slots=True)
class Tones:
    """`curve`, `contrast`, `chroma` and `temperature` as a `LearnedStyle` has them."""

    curve: tuple[float, ...]
    contrast: float
    chroma: float
    temperature: float


def tones(seen: View) -> Tones:
    """Read from all that shows, each pixel by its alpha."""
    step = max(1, -(-seen.span // _ENOUGH))
    light, a, b = seen.lab[::step, ::step].reshape(-1, 3).T.astype(np.float64)
    weight = seen.shown[::step, ::step].ravel().astype(np.float64)
    if not weight.any():
        weight[:] = 1
    weight /= weight.sum()
    mean = float(weight @ light)
    lean = float(weight @ (a * np.cos(_WARMEST) + b * np.sin(_WARMEST)))
    return Tones(
        curve=_quantiles(light, weight),
        contrast=float(np.sqrt(weight @ (light - mean) ** 2)),
        chroma=float(weight @ np.hypot(a, b)),
        temperature=float(np.tanh(lean / _WARM)),
    )


def _quantiles(values: np.ndarray, weight: np.ndarray) -> tuple[float, ...]:
    order = np.argsort(values, kind="stable")
    below = np.cumsum(weight[order]) - weight[order] / 2
    levels = np.interp(QUANTILES, below, values[order])
    return tuple(float(level) for level in np.clip(levels, 0, 1))
