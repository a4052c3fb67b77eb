"""The slab of ground that an isometric model stands on, and everybody set out on it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from limner.drawing.geometry import Point
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.easel import unit_of
from limner.engines.illustrator.staging.units import Unit

_HALF = 0.46
"""Half the width of the slab's lid over the canvas's usual side (`Easel.unit`)."""
_MIDDLE = 0.62
"""The height of the lid's middle, as a share of the canvas's."""
_EDGE = 0.06
"""How far everybody keeps from the lid's edges, and from the canvas's upper edge, as a share of each."""
_WIDE, _ALONE = 1.15, 0.8
"""How wide one may be over his cell, among others and alone."""
_GROWN = 1.4
"""How much larger than they were laid out all may become."""


@dataclass(frozen=True, slots=True)
class Lid:
    """A slab's upper face: a square, seen along its diagonal in parallel lines.

    `corner` is its far corner in pixels, `half` half its width; its height is `half` too.
    """

    corner: Point
    half: float

    def at(self, x: float, z: float) -> Point:
        """The pixel of a spot: `x` goes right and near, `z` left and near, each from 0 to 1."""
        return self.corner[0] + (x - z) * self.half, self.corner[1] + 0.5 * (x + z) * self.half


def lid(width: float, height: float) -> Lid:
    """The lid on a canvas of those sides in pixels."""
    half = min(_HALF * unit_of(width, height), 0.47 * width)
    return Lid((0.5 * width, _MIDDLE * height - 0.5 * half), half)


def set_out(units: Sequence[Unit], brief: Brief) -> list[Unit]:
    """All on the lid of the slab, the tallest at its far corner, each within its own cell of a grid."""
    if not units:
        return []
    top = lid(brief.width, brief.height)
    cells = math.ceil(math.sqrt(len(units)))
    spots = _spots(len(units), cells)
    order = sorted(range(len(units)), key=lambda i: -units[i].box.height)
    feet = {i: top.at(*spots[rank]) for rank, i in enumerate(order)}
    cell = 2 * top.half / cells
    room = (_ALONE if len(units) == 1 else _WIDE) * cell
    by = min(
        _GROWN,
        *(room / unit.box.width for unit in units),
        *((feet[i][1] - _EDGE * brief.height) / unit.box.height for i, unit in enumerate(units)),
    )
    return [_stood(unit.scaled(by), feet[i]) for i, unit in enumerate(units)]


def _spots(number: int, cells: int) -> list[Point]:
    """So many cells' middles, from the far corner on; two are beside one another, and no one is at a corner alone."""
    if number == 2:
        return [(0.34, 0.74), (0.74, 0.34)]
    span = 1 - 2 * _EDGE
    middles = [_EDGE + span * (k + 0.5) / cells for k in range(cells)]
    grid = sorted(
        ((x, z) for x in middles for z in middles), key=lambda at: (round(at[0] + at[1], 6), abs(at[0] - at[1]))
    )
    return grid[:number]


def _stood(unit: Unit, foot: Point) -> Unit:
    box = unit.box
    return unit.moved(foot[0] - box.centre[0], foot[1] + 0.06 * box.width - box.bottom)
