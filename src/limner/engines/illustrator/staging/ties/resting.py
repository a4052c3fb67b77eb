"""Where things rest on a thing: its top as its outline has it, and the feet of what stands there."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from limner.drawing.coverage import covered
from limner.drawing.geometry import Point
from limner.drawing.matrices import affine
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.staging.ties.sizes import span
from limner.engines.illustrator.staging.units import Member, Unit

_COLUMNS, _ROWS = 64, 96
"""Cells in which an outline's upper edge is looked up."""
_FACE = 0.045
"""A spot so far below the outline, over the height, is on a face that is seen from above."""
_SAG = 0.1
"""How far a rounded top falls, over its height, within what carries."""
_BRIDGED = 4
"""Half the width of a gap, in columns, that feet bridge."""
_NOTCH = 0.14
"""A fall within the width of feet, over the height, that is a gap between two points and no slope."""
_FLAT = 0.86
"""The share of a face's width on which things stand."""
_FEET = 0.04
"""The height of feet over their owner's."""


@dataclass(frozen=True, slots=True)
class Top:
    """What carries on a member, in its unit's measures: from `left` to `right`, at `y` where it is a `level` face."""

    left: float
    right: float
    y: float
    level: bool

    @property
    def width(self) -> float:
        """In the unit's measures."""
        return self.right - self.left


def top_of(base: Member, spot: Point) -> Top:
    """What carries around a spot of an untilted member: a face, or as much of a rounded top as is nearly level."""
    box = base.box
    edge = _edge(base, spot[0], spot[0])
    if base.tilt or spot[1] - edge > _FACE * box.height:
        left, right = span(base, spot[1])
        inset = 0.5 * (1 - _FLAT) * (right - left)
        return Top(left + inset, right - inset, spot[1], level=True)
    step, low = box.width / _COLUMNS, edge + _SAG * box.height
    left = right = spot[0]
    while left - step > box.left and _edge(base, left - step, left - step) <= low:
        left -= step
    while right + step < box.right and _edge(base, right + step, right + step) <= low:
        right += step
    return Top(left, right, edge, level=False)


def crest(base: Member, left: float, right: float) -> float:
    """The lowest that the upper edge of an untilted member is between two places."""
    return _edge(base, left, right)


def feet(member: Member) -> tuple[float, float]:
    """Left and right end of what a member stands on."""
    box = member.box
    if member.tilt:
        return box.left, box.right
    return span(member, box.bottom - _FEET * box.height)


def settled(subject: Unit, base: Member, top: Top) -> Unit:
    """The subject with its feet in the middle of the top, everybody of several at the height that is under them."""
    left, right = min(feet(m)[0] for m in _standing(subject)), max(feet(m)[1] for m in _standing(subject))
    dx = (top.left + top.right - left - right) / 2
    put = subject.moved(dx, top.y - subject.box.bottom)
    if top.level:
        return put
    if len({m.subject for m in put.members}) > 1 or len(_standing(put)) < len(put.members):
        return put.moved(0.0, max(_under(m, base, top) for m in _standing(put)))
    return Unit(tuple(m.moved(0.0, _under(m, base, top)) for m in put.members))


def carried(unit: Unit) -> Unit:
    """The unit as what another thing bears."""
    return Unit(tuple(replace(m, borne=True) for m in unit.members))


def _standing(unit: Unit) -> list[Member]:
    """Those at the foot of the unit."""
    low = unit.box.bottom - 0.02 * unit.box.height
    return [m for m in unit.members if m.box.bottom >= low]


def _under(member: Member, base: Member, top: Top) -> float:
    """How far down the top is under its feet, where it is lowest; none where they bridge a gap."""
    left, right = feet(member)
    fall = _edge(base, max(left, top.left), min(right, top.right)) - top.y
    return max(fall, 0.0) if fall < _NOTCH * base.box.height else 0.0


def _edge(base: Member, left: float, right: float) -> float:
    """The lowest that the upper edge of an untilted member is from `left` to `right`."""
    bounds, edge = base.figure.bounds, _upper_edge(base.symbol, base.pose)
    ends = sorted((x - base.x) / base.scale * (-1 if base.flip else 1) for x in (left, right))
    first, last = (int((x - bounds[0]) / max(bounds[2] - bounds[0], 1e-6) * _COLUMNS) for x in ends)
    first, last = (min(max(column, 0), _COLUMNS - 1) for column in (first, last))
    return base.y + float(edge[first : last + 1].max()) * base.scale


@lru_cache(maxsize=256)
def _upper_edge(symbol: Symbol, pose: str) -> NDArray[np.float64]:
    """The height of the outline's upper edge in each column of its box, in the symbol's units; narrow gaps, as between
    a fence's pales, are bridged."""
    _, top, _, bottom = symbol.figure(pose).bounds
    cells = _cells(symbol, pose)
    rows = np.where(cells.any(axis=0), cells.argmax(axis=0), _ROWS - 1)
    bridged = _windows(_windows(rows).min(axis=1)).max(axis=1)
    return np.asarray(top + bridged * (bottom - top) / _ROWS, dtype=np.float64)


def _windows(rows: NDArray[np.intp]) -> NDArray[np.intp]:
    """Each column with its neighbours on both sides."""
    return np.lib.stride_tricks.sliding_window_view(np.pad(rows, _BRIDGED, mode="edge"), 2 * _BRIDGED + 1)


@lru_cache(maxsize=256)
def axis(symbol: Symbol, pose: str) -> tuple[float, float]:
    """How a figure lies: the degrees clockwise from upright of its length, -90 to 90, and its length over its width."""
    left, top, right, bottom = symbol.figure(pose).bounds
    y, x = np.nonzero(_cells(symbol, pose))
    if len(x) < 2:
        return 0.0, 1.0
    spots = np.stack([x * (right - left) / _COLUMNS, y * (bottom - top) / _ROWS])
    spreads, directions = np.linalg.eigh(np.cov(spots))
    dx, dy = directions[:, 1] if directions[1, 1] < 0 else -directions[:, 1]
    return math.degrees(math.atan2(dx, -dy)), float(np.sqrt(spreads[1] / max(spreads[0], 1e-9)))


def _cells(symbol: Symbol, pose: str) -> NDArray[np.bool_]:
    """Which cells of its box a figure covers."""
    figure = symbol.figure(pose)
    left, top, right, bottom = figure.bounds
    kx, ky = _COLUMNS / max(right - left, 1e-6), _ROWS / max(bottom - top, 1e-6)
    return covered(figure.silhouette, _COLUMNS, _ROWS, affine(kx, 0.0, 0.0, ky, -left * kx, -top * ky)) > 127
