"""Where things rest on a thing: its top as its outline has it, and the feet of what stands there."""

import math
from collections.abc import Sequence
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
_FIRM = 3
"""So many rows below the bridged edge there is nothing to stand on."""
_FLAT = 0.86
"""The share of a face's width on which things stand."""
_SOLE = 2
"""The rows of cells above the ground in which feet are looked up."""
_CROWN = 0.8
"""What is lower than this, over the height, is no crown."""
_FEET, _FINS = 0.04, 0.12
"""The height of feet over their owner's, and how much of the width of what has none lies on nothing, at each end."""


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


def hem(base: Member, x: float) -> float:
    """How low an untilted member reaches at a place; as low as the middle of its box where that is above its trunk."""
    box, cells = base.box, _cells(base.symbol, base.pose)
    share = (x - box.left) / max(box.width, 1e-6)
    column = min(max(int((1 - share if base.flip else share) * _COLUMNS), 0), _COLUMNS - 1)
    covered_rows = np.flatnonzero(cells[: round(_CROWN * _ROWS), column])
    low = int(covered_rows[-1]) + 1 if len(covered_rows) else _ROWS // 2
    return box.top + low / _ROWS * box.height


def feet(member: Member) -> tuple[float, float]:
    """Left and right end of what a member stands on."""
    box = member.box
    if member.tilt:
        return box.left, box.right
    if "fish" in member.kinds:
        return box.left + _FINS * box.width, box.right - _FINS * box.width
    return span(member, box.bottom - _FEET * box.height)


def soles(member: Member) -> list[tuple[float, float]]:
    """The left and the right end of each of the feet on which an upright member stands."""
    box = member.box
    low = np.asarray(_cells(member.symbol, member.pose)[-_SOLE:].any(axis=0), dtype=np.bool_)
    turned = low[::-1] if member.flip else low
    edges = np.flatnonzero(np.diff(np.concatenate([[0], turned.astype(np.int8), [0]])))
    step = box.width / _COLUMNS
    return [(box.left + a * step, box.left + b * step) for a, b in edges.reshape(-1, 2).tolist()]


def settled(subject: Unit, base: Member, top: Top) -> Unit:
    """The subject with its feet in the middle of the top, everybody of several at the height that is under them."""
    left, right = min(feet(m)[0] for m in _standing(subject)), max(feet(m)[1] for m in _standing(subject))
    dx = (top.left + top.right - left - right) / 2
    put = subject.moved(dx, top.y - subject.box.bottom)
    if top.level:
        return put
    if len({m.subject for m in put.members}) > 1 or len(_standing(put)) < len(put.members):
        return put.moved(0.0, max(_under(m, base, top) for m in _standing(put)))
    held = (m.moved(_aside(m, base), 0.0) for m in put.members)
    return Unit(tuple(m.moved(0.0, _under(m, base, top)) for m in held))


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


def _aside(member: Member, base: Member) -> float:
    """How far aside the next place is that bears the middle of its feet: a pale's top, and not the gap beside it."""
    middle = sum(feet(member)) / 2
    share = (middle - base.box.left) / max(base.box.width, 1e-6)
    column = min(max(int(share * _COLUMNS), 0), _COLUMNS - 1)
    firm = _footholds(base.symbol, base.pose)
    places = np.flatnonzero(firm[::-1] if base.flip else firm)
    if base.tilt or not len(places) or column in places:
        return 0.0
    nearest = int(places[np.abs(places - column).argmin()])
    return (nearest - column) * base.box.width / _COLUMNS


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


@lru_cache(maxsize=256)
def _footholds(symbol: Symbol, pose: str) -> NDArray[np.bool_]:
    """The columns in which the outline is as high as its upper edge, over whose gaps that goes on."""
    cells = _cells(symbol, pose)
    rows = np.where(cells.any(axis=0), cells.argmax(axis=0), _ROWS - 1)
    bridged = _windows(_windows(rows).min(axis=1)).max(axis=1)
    return np.asarray(rows - bridged < _FIRM, dtype=np.bool_)


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


@lru_cache(maxsize=256)
def weight(symbol: Symbol, pose: str) -> Point:
    """The middle of all that a figure covers, in the symbol's units."""
    x, y = _spots(symbol, pose)
    return float(x.mean()), float(y.mean())


@lru_cache(maxsize=256)
def hull(symbol: Symbol, pose: str) -> tuple[Point, ...]:
    """The corners of the tightest outline without hollows about a figure, clockwise, in the symbol's units."""
    points = sorted({(float(x), float(y)) for x, y in zip(*_spots(symbol, pose), strict=True)})
    return (*_chain(points)[:-1], *_chain(points[::-1])[:-1])


def _chain(points: Sequence[Point]) -> list[Point]:
    """One side of a hull, from the first of the sorted points to the last."""
    chain: list[Point] = []
    for x, y in points:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            chain.pop()
        chain.append((x, y))
    return chain


def _spots(symbol: Symbol, pose: str) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The places of the cells that a figure covers, in the symbol's units: how far right, and how far down."""
    left, top, right, bottom = symbol.figure(pose).bounds
    y, x = np.nonzero(_cells(symbol, pose))
    return left + (x + 0.5) * (right - left) / _COLUMNS, top + (y + 0.5) * (bottom - top) / _ROWS


def _cells(symbol: Symbol, pose: str) -> NDArray[np.bool_]:
    """Which cells of its box a figure covers."""
    figure = symbol.figure(pose)
    left, top, right, bottom = figure.bounds
    kx, ky = _COLUMNS / max(right - left, 1e-6), _ROWS / max(bottom - top, 1e-6)
    return covered(figure.silhouette, _COLUMNS, _ROWS, affine(kx, 0.0, 0.0, ky, -left * kx, -top * ky)) > 127
