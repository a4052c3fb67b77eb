"""The largest plain area of a figure: where words fit on what no table has a face for."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.coverage import covered
from limner.drawing.geometry import Path
from limner.drawing.matrices import affine
from limner.engines.illustrator.atlas.figure import Figure
from limner.engines.illustrator.staging.cast import find

_SIDE = 64
"""The figure's longer side in cells."""
_LONG = 3.0
"""How many times as wide as high an area is before its width is worth no more."""
_LEAST = 0.004
"""An area's share of the figure's box, at least."""


@dataclass(frozen=True, slots=True)
class Field:
    """A box of one slot in the symbol's units: its middle, its sides, the slot."""

    x: float
    y: float
    wide: float
    tall: float
    slot: str


@lru_cache(maxsize=256)
def field(symbol_id: str, pose: str, slot: str = "") -> Field | None:
    """The box in which most of a line of words fits, of the slot or of any one; None where nothing is plain."""
    symbol = find(symbol_id)
    if symbol is None:
        return None
    figure = symbol.figure(pose)
    left, top, right, bottom = figure.bounds
    k = _SIDE / max(right - left, bottom - top, 1.0)
    seen, slots = _seen(figure, k)
    best: tuple[float, Field | None] = (_LEAST * seen.size, None)
    for number, name in enumerate(slots, start=1):
        if slot and name != slot:
            continue
        worth, (x0, y0, x1, y1) = _largest(seen == number)
        if worth > best[0]:
            middle = left + (x0 + x1) / 2 / k, top + (y0 + y1) / 2 / k
            best = worth, Field(*middle, (x1 - x0) / k, (y1 - y0) / k, name)
    return best[1]


def _seen(figure: Figure, k: float) -> tuple[NDArray[np.int16], list[str]]:
    """Which slot is seen in each cell, by its number in the list from 1; 0 for none."""
    left, top, right, bottom = figure.bounds
    columns, rows = max(round((right - left) * k), 1), max(round((bottom - top) * k), 1)
    matrix = affine(k, 0, 0, k, -k * left, -k * top)
    seen, slots = np.zeros((rows, columns), np.int16), list(dict.fromkeys(_slots(figure)))

    def cells(path: Path, width: float) -> NDArray[np.bool_]:
        return covered(g.outline(path, width) if width else path, columns, rows, matrix) > 100

    for part in figure.parts:
        if part.alpha < 0.5 or part.detail:
            continue
        whole = cells(part.path, part.width)
        seen[whole] = slots.index(part.slot) + 1
        for mark in part.marks:
            if mark.alpha > 0.5 and not mark.detail:
                seen[whole & cells(mark.path, mark.width)] = slots.index(mark.slot) + 1
    return seen, slots


def _slots(figure: Figure) -> list[str]:
    return [name for part in figure.parts for name in (part.slot, *(mark.slot for mark in part.marks))]


def _largest(mask: NDArray[np.bool_]) -> tuple[float, tuple[int, int, int, int]]:
    """The box within the mask that is worth most, as left, top, right, bottom in cells."""
    best, where = 0.0, (0, 0, 0, 0)
    deep = np.zeros(mask.shape[1], np.int32)
    for row in range(mask.shape[0]):
        deep = np.where(mask[row], deep + 1, 0)
        for column in np.flatnonzero(deep):
            low = np.minimum.accumulate(deep[column:])
            wide = np.arange(1, len(low) + 1)
            worth = np.minimum(wide, _LONG * low) * np.minimum(low, wide)
            i = int(np.argmax(worth))
            if worth[i] > best:
                best = float(worth[i])
                where = int(column), row + 1 - int(low[i]), int(column) + i + 1, row + 1
    return best, where
