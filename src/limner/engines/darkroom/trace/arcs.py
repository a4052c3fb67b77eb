"""The borders of regions as arcs: each runs from one junction to the next and is shared by the regions beside it."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.trace.quantise import Labels

Points = NDArray[np.float64]
"""N×2: x and y in pixels, pixel (0, 0) from 0.0 to 1.0."""

Indices = NDArray[np.int64]

Plane = NDArray[np.uint8]

MIDDLE = 127.5
"""Where a veil of alpha is half: regions end there."""


@dataclass(frozen=True)
class Arcs:
    """All arcs in one list of points; arc i has the points `start[i]` to `end[i]`, both included.

    `left` and `right` are the regions beside each arc as it runs. A `closed` arc has no junction: its first and last
    points are the same. `tail` and `head` are the vertices of its ends, the same for arcs that meet there.
    """

    points: Points
    start: Indices
    end: Indices
    left: Indices
    right: Indices
    tail: Indices
    head: Indices

    @cached_property
    def ends(self) -> list[tuple[int, int]]:
        """The vertices of each arc's ends, -1 for loops."""
        return list(zip(self.tail.tolist(), self.head.tolist(), strict=True))

    @property
    def closed(self) -> NDArray[np.bool_]:
        """Which arcs are loops without a junction."""
        return self.tail < 0


def find_arcs(labels: Labels, pixels: Pixels, alpha: Plane, colors: NDArray[np.float64]) -> Arcs:
    """The arcs between the regions of `labels`, and around them (outside is region 0).

    `colors` are those of the regions, N×3. Between two pixels an arc runs where their colours, taken as straight from
    one to the other, pass the middle of the colours of the two regions, or of `alpha`: antialiased edges give places
    within pixels.
    """
    grid = _Grid(np.pad(labels, 1))
    return _join(grid, _crossings(grid, pixels, alpha, colors))


def _crossings(grid: "_Grid", pixels: Pixels, alpha: Plane, colors: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each side how far right or down of the middle between its two pixels the arc crosses, -0.5 to 0.5."""
    low, high = colors[grid.label_before], colors[grid.label_after]
    axis = high - low
    rows = np.pad(pixels, ((1, 1), (1, 1), (0, 0)), mode="edge").reshape(-1, 3)
    first, last = ((rows[at] * axis).sum(axis=1) for at in (grid.before, grid.after))
    shift = _passing(first, last, ((low + high) / 2 * axis).sum(axis=1))
    veil = np.pad(alpha, 1).ravel().astype(np.float64)
    edge = (grid.label_before == 0) | (grid.label_after == 0)
    shift[edge] = _passing(veil[grid.before[edge]], veil[grid.after[edge]], np.full(int(edge.sum()), MIDDLE))
    shift[edge & grid.outer] = 0
    return shift


def _passing(first: NDArray[np.float64], last: NDArray[np.float64], middle: NDArray[np.float64]) -> NDArray[np.float64]:
    """Where a line from `first` to `last` passes `middle`, -0.5 at the first and 0.5 at the last."""
    rise = last - first
    apart = np.abs(rise) > 1e-6
    place = np.where(apart, (middle - first) / np.where(apart, rise, 1), 0.5)
    return place.clip(0, 1) - 0.5


class _Grid:
    """The sides between pixels of different regions, as a graph over the corners of pixels."""

    def __init__(self, padded: Labels) -> None:
        height, width = padded.shape[0] - 1, padded.shape[1] - 1
        self.width = width
        flat_y, flat_x = np.nonzero(padded[:-1, 1:] != padded[1:, 1:])
        tall_y, tall_x = np.nonzero(padded[1:, :-1] != padded[1:, 1:])
        # A flat side lies under pixel (y, x+1) and runs to the right; a tall one right of (y+1, x) and runs down.
        self.first = np.concatenate([flat_y * width + flat_x, tall_y * width + tall_x])
        self.second = np.concatenate([flat_y * width + flat_x + 1, (tall_y + 1) * width + tall_x])
        self.left = np.concatenate([padded[flat_y, flat_x + 1], padded[tall_y + 1, tall_x + 1]])
        self.right = np.concatenate([padded[flat_y + 1, flat_x + 1], padded[tall_y + 1, tall_x]])
        stride = width + 1
        self.before = np.concatenate([flat_y * stride + flat_x + 1, (tall_y + 1) * stride + tall_x])
        self.after = np.concatenate([(flat_y + 1) * stride + flat_x + 1, (tall_y + 1) * stride + tall_x + 1])
        self.label_before, self.label_after = padded.ravel()[self.before], padded.ravel()[self.after]
        self.flat = np.arange(len(self.first)) < len(flat_y)
        self.outer = (self.before // stride == 0) | (self.after // stride == height)
        self.outer |= (self.before % stride == 0) | (self.after % stride == width)
        self.corners = np.array([0, width - 1, (height - 1) * width, height * width - 1])

    def chains(self) -> "_Chains":
        """All arcs. The corners of the picture count as junctions."""
        size = int(self.corners[3]) + 1
        count = np.bincount(self.first, minlength=size) + np.bincount(self.second, minlength=size)
        used = np.flatnonzero(count)
        inner = count[used] == 2
        inner[np.isin(used, self.corners)] = False
        number = np.zeros(size, np.int64)
        number[used] = np.arange(len(used))
        first, second = number[self.first], number[self.second]
        sides = np.arange(len(first), dtype=np.float64)
        both = np.bincount(first, sides, len(used)) + np.bincount(second, sides, len(used))
        at_first, at_second = np.flatnonzero(~inner[first]), np.flatnonzero(~inner[second])
        chains = _walk(
            np.concatenate([at_first, at_second]).tolist(),
            np.concatenate([first[at_first], second[at_second]]).tolist(),
            inner.tolist(),
            both.astype(np.int64).tolist(),
            (first + second).tolist(),
            first.tolist(),
        )
        return _Chains(chains.sides, chains.lengths, used[chains.tails], used[chains.heads], chains.opened)


@dataclass(frozen=True, slots=True)
class _Chains:
    """The sides of all arcs, one arc after the other; of each arc how many they are, and the vertices of its ends.

    The first `opened` arcs have junctions at their ends; the others are loops.
    """

    sides: Indices
    lengths: Indices
    tails: Indices
    heads: Indices
    opened: int


def _walk(
    sides: list[int], starts: list[int], inner: list[bool], both: list[int], ends: list[int], first: list[int]
) -> _Chains:
    """Follow the sides from each junction to the next, then the loops that are left.

    `sides` and `starts` are the sides at junctions and their vertices there; `both` is by vertex the sum of its two
    sides, `ends` by side the sum of its two vertices, of which `first` is one.
    """
    seen = bytearray(len(ends))
    walked: list[int] = []
    stops, tails, heads = [0], [], []
    for side, vertex in zip(sides, starts, strict=True):
        if seen[side]:
            continue
        tails.append(vertex)
        seen[side] = 1
        walked.append(side)
        vertex = ends[side] - vertex
        while inner[vertex]:
            side = both[vertex] - side
            seen[side] = 1
            walked.append(side)
            vertex = ends[side] - vertex
        heads.append(vertex)
        stops.append(len(walked))
    opened = len(tails)
    origin = seen.find(0)
    while origin >= 0:
        side, vertex = origin, first[origin]
        tails.append(vertex)
        while not seen[side]:
            seen[side] = 1
            walked.append(side)
            vertex = ends[side] - vertex
            side = both[vertex] - side
        heads.append(vertex)
        stops.append(len(walked))
        origin = seen.find(0, origin)
    return _Chains(
        np.array(walked, np.int64), np.diff(stops), np.array(tails, np.int64), np.array(heads, np.int64), opened
    )


def _join(grid: _Grid, shift: NDArray[np.float64]) -> Arcs:
    """The arcs: a point on each side, and the junctions at the ends."""
    chains = grid.chains()
    sides, lengths, tail, head = chains.sides, chains.lengths, chains.tails, chains.heads
    has_ends = np.arange(len(lengths)) < chains.opened
    sizes = lengths + np.where(has_ends, 2, 1)
    end = np.cumsum(sizes) - 1
    start = end - sizes + 1
    points = np.empty((int(sizes.sum()), 2))
    inner = np.ones(len(points), bool)
    inner[start[has_ends]] = False
    inner[end] = False
    middles = (_place(grid.first, grid.width) + _place(grid.second, grid.width)) / 2
    middles[:, 0] += np.where(grid.flat, 0, shift)
    middles[:, 1] += np.where(grid.flat, shift, 0)
    points[inner] = middles[sides]
    points[start[has_ends]] = _place(tail[has_ends], grid.width)
    points[end[has_ends]] = _place(head[has_ends], grid.width)
    points[end[~has_ends]] = points[start[~has_ends]]
    opening = sides[np.cumsum(lengths) - lengths]
    forward = grid.first[opening] == tail
    left = np.where(forward, grid.left[opening], grid.right[opening]).astype(np.int64)
    right = np.where(forward, grid.right[opening], grid.left[opening]).astype(np.int64)
    return Arcs(points, start, end, left, right, np.where(has_ends, tail, -1), np.where(has_ends, head, -1))


def _place(vertices: Indices, width: int) -> Points:
    y, x = np.divmod(vertices, width)
    return np.stack([x, y], axis=-1).astype(np.float64)
