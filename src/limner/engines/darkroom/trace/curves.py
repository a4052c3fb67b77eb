"""Curves through the points of arcs: lines where they are straight, cubic Béziers elsewhere.

All arcs are fitted at once, after Schneider, "An algorithm for automatically fitting digitized curves" (Graphics
Gems, 1990): least squares with given tangents, split where the error is largest. An arc is fitted once for both of
the regions beside it, so that they meet exactly.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.trace.arcs import Arcs, Indices, Points

CORNER_REACH = 4
CORNER_TURN = np.cos(np.radians(55))
TANGENT_REACH = 4
SMOOTHINGS = 2
ROUNDS = 14
"""In points: how far a corner and a tangent look, and the cosine of the turn that makes a corner; then how often the
points are smoothed, and how often a piece may be split."""

Floats = NDArray[np.float64]
Shift = Callable[[int], Indices]
"""For each point the index of the one so many points on, within its arc."""


@dataclass(frozen=True, slots=True)
class Curves:
    """The pieces of all arcs, in order: piece i belongs to `arc[i]` and runs through `control[i]`, 4×2.

    Where `straight[i]`, it is a line from the first to the last of these.
    """

    arc: Indices
    control: Floats
    straight: Mask


@dataclass(frozen=True, slots=True)
class _Track:
    """The points of all arcs and what is known of them one by one."""

    points: Points
    owner: Indices
    length: Floats
    leaving: Points
    arriving: Points


def fit_curves(arcs: Arcs, tolerance: float) -> Curves:
    """Curves that stay within about `tolerance` pixels of the arcs."""
    track, breaks = _prepare(arcs)
    first, last = breaks[:-1], breaks[1:]
    inside = track.owner[first] == track.owner[last]
    first, last = first[inside], last[inside]
    done: list[tuple[Indices, Floats, Mask]] = []
    for round_number in range(ROUNDS):
        if not len(first):
            break
        control, straight, worst, error = _fit(track, first, last, tolerance)
        good = straight | (error <= tolerance) | (last - first < 3)
        if round_number == ROUNDS - 1:
            good[:] = True
        done.append((first[good], control[good], straight[good]))
        cut = np.clip(worst[~good], first[~good] + 1, last[~good] - 1)
        first, last = np.concatenate([first[~good], cut]), np.concatenate([cut, last[~good]])
    if not done:
        return Curves(np.zeros(0, np.int64), np.zeros((0, 4, 2)), np.zeros(0, bool))
    begin = np.concatenate([piece[0] for piece in done])
    order = np.argsort(begin, kind="stable")
    control = np.concatenate([piece[1] for piece in done])[order]
    straight = np.concatenate([piece[2] for piece in done])[order]
    return Curves(track.owner[begin[order]], control, straight)


def _prepare(arcs: Arcs) -> tuple[_Track, Indices]:
    """Smooth the steps of pixels away, keep the corners; the breaks are the ends of arcs and their corners."""
    sizes = arcs.end - arcs.start + 1
    owner = np.repeat(np.arange(len(sizes)), sizes)
    start, end, loop = np.repeat(arcs.start, sizes), np.repeat(arcs.end, sizes), np.repeat(arcs.closed, sizes)
    here = np.arange(len(owner))
    ring = np.flatnonzero(loop)
    origin, way, round_it = start[ring], ring - start[ring], np.maximum(end[ring] - start[ring], 1)

    @cache
    def shifted(by: int) -> Indices:
        there = np.minimum(np.maximum(here + by, start), end)
        there[ring] = origin + (way + by) % round_it
        return there

    corner, sharp = _corners(arcs.points, shifted)
    ends = np.zeros(len(owner), bool)
    ends[arcs.start], ends[arcs.end] = True, True
    fixed = corner | (ends & ~loop)
    points = np.where(corner[:, None], sharp, arcs.points)
    before, after = shifted(-1), shifted(1)
    for _ in range(SMOOTHINGS):
        points = np.where(fixed[:, None], points, (points[before] + 2 * points + points[after]) / 4)
    points[arcs.end[arcs.closed]] = points[arcs.start[arcs.closed]]
    breaks = np.flatnonzero(corner | ends)
    leaving, arriving = _tangents(points, shifted, fixed)
    steps = np.hypot(*np.diff(points, axis=0, prepend=points[:1]).T)
    return _Track(points, owner, np.cumsum(steps), leaving, arriving), breaks


def _corners(points: Points, shifted: Shift) -> tuple[Mask, Points]:
    """Where an arc turns sharply, and there the point in which its two sides would meet."""
    raw_in, raw_out = points - points[shifted(-CORNER_REACH)], points[shifted(CORNER_REACH)] - points
    size_in, size_out = np.hypot(*raw_in.T), np.hypot(*raw_out.T)
    cosine = _dot(raw_in, raw_out) / np.maximum(size_in * size_out, 1e-9)
    cosine[(size_in < 2) | (size_out < 2)] = 1
    least = cosine.copy()
    for by in (-3, -2, -1, 1, 2, 3):
        least = np.minimum(least, cosine[shifted(by)])
    corner = (cosine < CORNER_TURN) & (cosine <= least) & (cosine < cosine[shifted(-1)])
    a, b = points[shifted(-CORNER_REACH - 1)], points[shifted(-1)]
    c, d = points[shifted(CORNER_REACH + 1)], points[shifted(1)]
    u, v = b - a, d - c
    cross = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    along = ((c - a)[:, 0] * v[:, 1] - (c - a)[:, 1] * v[:, 0]) / np.where(np.abs(cross) < 1e-6, 1, cross)
    meeting = a + along[:, None] * u
    near = (np.abs(cross) >= 1e-6) & (np.hypot(*(meeting - points).T) < 1.5)
    return corner, np.where(near[:, None], meeting, points)


def _tangents(points: Points, shifted: Shift, fixed: Mask) -> tuple[Points, Points]:
    """Unit directions in which the arc leaves each point and arrives at it; one-sided at corners and ends."""
    here = np.arange(len(points))
    before, after = shifted(-1), shifted(1)
    ahead, behind = after, before
    for _ in range(TANGENT_REACH - 1):
        ahead = np.where(fixed[ahead], ahead, after[ahead])
        behind = np.where(fixed[behind], behind, before[behind])
    forward, backward = points[ahead] - points[here], points[here] - points[behind]
    both = _unit(forward + backward)
    return (
        np.where(fixed[:, None], _unit(forward), both),
        np.where(fixed[:, None], _unit(backward), both),
    )


def _unit(vectors: Points) -> Points:
    unit: Points = vectors / np.maximum(np.hypot(*vectors.T), 1e-9)[:, None]
    return unit


def _fit(track: _Track, first: Indices, last: Indices, tolerance: float) -> tuple[Floats, Mask, Indices, Floats]:
    """One curve for each piece: its control points, whether a line does, and the worst point and its error."""
    sizes = last - first + 1
    offset = np.cumsum(sizes) - sizes
    piece = np.repeat(np.arange(len(sizes)), sizes)
    index = np.arange(len(piece)) + np.repeat(first - offset, sizes)
    q = track.points.take(index, 0)
    begin, finish = track.points[first], track.points[last]
    span = np.maximum(track.length[last] - track.length[first], 1e-9)
    t = (track.length.take(index) - track.length[first].take(piece)) / span.take(piece)

    chord = finish - begin
    size = np.hypot(*chord.T)
    away, along, far = q - begin.take(piece, 0), chord.take(piece, 0), size.take(piece)
    across = np.abs(away[:, 0] * along[:, 1] - away[:, 1] * along[:, 0]) / np.maximum(far, 1e-9)
    short = np.flatnonzero(far < 0.5)
    across[short] = np.hypot(*away[short].T)
    straight = np.maximum.reduceat(across, offset) <= 0.6 * tolerance

    control = _least_squares(q, t, offset, piece, begin, finish, track.leaving[first], track.arriving[last])
    error = np.hypot(*(q - _at(control, piece, t)).T)
    error[offset] = 0
    most = np.maximum.reduceat(error, offset)
    at_most = np.flatnonzero(error >= most[piece])
    worst = np.empty(len(sizes), np.int64)
    worst[piece[at_most][::-1]] = index[at_most][::-1]
    return control, straight, worst, most


def _least_squares(
    q: Points, t: Floats, offset: Indices, piece: Indices, begin: Points, finish: Points, out: Points, into: Points
) -> Floats:
    """How far along its tangents each curve's inner control points lie, for the least squared error."""
    s = 1 - t
    b1, b2 = 3 * s * s * t, 3 * s * t * t
    rest = q - (s * s * s + b1)[:, None] * begin.take(piece, 0) - (t * t * t + b2)[:, None] * finish.take(piece, 0)
    a, b = out.take(piece, 0), -into.take(piece, 0)
    parts = b1 * b1, b1 * b2 * _dot(a, b), b2 * b2, b1 * _dot(a, rest), b2 * _dot(b, rest)
    c11, c12, c22, x1, x2 = (np.add.reduceat(part, offset) for part in parts)
    determinant = c11 * c22 - c12 * c12
    safe = np.where(np.abs(determinant) < 1e-9, 1, determinant)
    first, second = (x1 * c22 - x2 * c12) / safe, (x2 * c11 - x1 * c12) / safe
    size = np.hypot(*(finish - begin).T)
    poor = (np.abs(determinant) < 1e-9) | (first < 0.05 * size) | (second < 0.05 * size)
    poor |= (np.maximum(first, second) > 3 * size + 2) & (size > 0)
    first, second = np.where(poor, size / 3, first), np.where(poor, size / 3, second)
    return np.stack([begin, begin + first[:, None] * out, finish - second[:, None] * into, finish], axis=1)


def _dot(a: Points, b: Points) -> Floats:
    return np.asarray(a[:, 0] * b[:, 0] + a[:, 1] * b[:, 1])


def _at(control: Floats, piece: Indices, t: Floats) -> Points:
    s = 1 - t
    weights = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
    places = np.zeros((len(t), 2))
    for number, weight in enumerate(weights):
        places += weight[:, None] * control[:, number].take(piece, 0)
    return places
