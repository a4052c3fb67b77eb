"""Which of several proposals each place of a grid takes, so that neighbours agree: messages along rows and columns.

The cost of a place and that of neighbours that take different proposals are added up along the four straight paths
that lead to the place, and the least sum is taken (semi-global matching, Hirschmüller 2008), then settled place by
place (iterated conditional modes, Besag 1986).
"""

import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.fill.material import turned
from limner.engines.darkroom.fill.patches import Floats

Labels = NDArray[np.int64]

ROUNDS = 4
"""Rounds of settling place by place."""


def chosen(cost: Floats, apart: Floats) -> Labels:
    """H×W, the proposal of each place.

    `cost` is H×W×L. `apart` is H×W×L×L, how far two proposals are apart at a place: neighbours that take them pay it
    at both places.
    """
    total = -3 * cost
    for side in ("right", "left", "below", "above"):
        path = np.empty_like(cost)
        _walk(turned(cost, side), turned(apart, side), turned(path, side))
        total += path
    labels: Labels = np.argmin(total, 2)
    for half in range(2 * ROUNDS):
        _settle(labels, cost, apart, half % 2)
    return labels


def _walk(cost: Floats, apart: Floats, path: Floats) -> None:
    """Costs of the best ways that come from the left, into `path`."""
    path[:, 0] = cost[:, 0]
    for x in range(1, cost.shape[1]):
        step = apart[:, x] + apart[:, x - 1]
        step += path[:, x - 1, :, None]
        best = step.min(1)
        path[:, x] = cost[:, x] + best - best.min(1, keepdims=True)


def _settle(labels: Labels, cost: Floats, apart: Floats, odd: int) -> None:
    """Every second place takes what is best beside its neighbours."""
    height, width = labels.shape
    total = cost.copy()
    rows, columns = np.mgrid[:height, :width]
    for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        y, x = rows + down, columns + right
        inside = (y >= 0) & (y < height) & (x >= 0) & (x < width)
        y, x = np.where(inside, y, rows), np.where(inside, x, columns)
        other = labels[y, x]
        paid = apart[rows, columns, other] + apart[y, x, other]
        total += paid * inside[..., None]
    mine = (rows + columns) % 2 == odd
    labels[mine] = np.argmin(total, 2)[mine]
