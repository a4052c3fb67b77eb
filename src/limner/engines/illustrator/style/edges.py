"""Edges: how sharp they are, and how many."""

import cv2
import numpy as np

from limner.engines.illustrator.style.view import Floats, View, blurred, gradient

STEP = 0.02
"""The gradient of lightness, a pixel, from which a pixel of the close picture is on an edge."""
_REBLUR = 1.0
"""Pixels by which the picture is blurred again; by how much that weakens an edge tells how blurred it was."""
_SHARP, _SOFT = 0.7, 6.0
"""The blur, pixels, of an edge drawn with smooth pixels, and of one that nobody calls sharp."""
_FAINT = 0.006
"""The gradient, a pixel, from which an edge counts for sharpness: soft ones are faint."""
_LEAST = 1.003
"""The least ratio of the two gradients that says anything: a blur of 13 pixels."""
_CELLS = 32
"""Cells along the shorter side in which detail is looked for."""
_BUSY = 0.2
"""The share of a cell's pixels on edges from which it is full: two lines across it."""


def softness(seen: View) -> float:
    """0 (edges of one pixel) to 1 (no edge is sharp).

    The width of each edge is found from how much another blur weakens it (Zhuo and Sim, "Defocus map estimation
    from a single image", 2011). An edge counts by the step that it makes: the gradient times the width.
    """
    sharp = seen.steps
    weak = gradient(blurred(seen.light, _REBLUR))
    crest = sharp >= cv2.dilate(sharp, np.ones((3, 3), np.uint8)) * 0.999
    at = crest & (sharp > _FAINT)
    if not at.any():
        return 0.0 if sharp.max() < 1e-4 else 1.0
    ratio = np.maximum(sharp[at] / np.maximum(weak[at], 1e-6), _LEAST)
    blur = _REBLUR / np.sqrt(ratio**2 - 1)
    middle = weighted_median(blur, sharp[at] * blur)
    return float(np.clip(np.log(middle / _SHARP) / np.log(_SOFT / _SHARP), 0, 1))


def detail(seen: View) -> float:
    """0 (a few large shapes) to 1 (something everywhere): how many edges pass through the cells of a grid."""
    smooth = blurred(seen.lab, 0.8)
    steps = np.sqrt(sum(gradient(np.ascontiguousarray(smooth[..., axis])) ** 2 for axis in range(3)))
    edge = ((steps > STEP) & (seen.shown > 0.5)).astype(np.float32)
    cell = max(1, seen.span // _CELLS)
    grid = (max(1, edge.shape[1] // cell), max(1, edge.shape[0] // cell))
    cells = cv2.resize(edge, grid, interpolation=cv2.INTER_AREA)
    shown = cv2.resize(seen.shown, grid, interpolation=cv2.INTER_AREA)
    return float((np.minimum(cells / _BUSY, 1) * shown).sum() / max(float(shown.sum()), 1e-6))


def weighted_median(values: Floats, weights: Floats) -> float:
    """The value with half of the weight below it."""
    order = np.argsort(values, kind="stable")
    total = np.cumsum(weights[order], dtype=np.float64)
    return float(values[order][np.searchsorted(total, total[-1] / 2)])
