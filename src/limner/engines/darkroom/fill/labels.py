"""Which of several proposals each place of a grid takes, so that neighbours agree: messages along rows and columns.

The cost of a place and that of neighbours that take different proposals are added up along the four straight paths
that lead to the place, and the least sum is taken (semi-global matching, Hirschmüller 2008), then settled row by row
and column by column, each as a whole beside its neighbours (block coordinate descent by dynamic programming).
"""

import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.fill.material import turned
from limner.engines.darkroom.fill.patches import Floats

Labels = NDArray[np.int64]

ROUNDS = 2
"""Rounds of settling rows and columns: the sum falls by a third to a half, most of it in the first."""


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
    for _ in range(ROUNDS):
        for side in ("right", "below"):
            view = turned(labels, side)
            for odd in (0, 1):
                _settle(view, turned(cost, side), turned(apart, side), odd)
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
    """Every second row takes what is best as a whole beside the rows about it, in place (dynamic programming)."""
    rows = np.arange(odd, len(labels), 2)
    total = cost[rows].copy()
    for other in (rows - 1, rows + 1):
        inside = (other >= 0) & (other < len(labels))
        mine, theirs = rows[inside], other[inside]
        taken = labels[theirs][..., None, None]
        for at in (mine, theirs):
            total[inside] += np.take_along_axis(apart[at], taken, 3)[..., 0]
    ahead = apart[rows]
    steps = []
    path = total[:, 0]
    for x in range(1, labels.shape[1]):
        step = ahead[:, x] + ahead[:, x - 1] + path[:, None]
        steps.append(step.argmin(2))
        path = total[:, x] + step.min(2)
    best = path.argmin(1)
    labels[rows, -1] = best
    for x in range(labels.shape[1] - 2, -1, -1):
        best = steps[x][np.arange(len(rows)), best]
        labels[rows, x] = best
