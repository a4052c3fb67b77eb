"""What lies on what: a tree of regions for the hierarchical stacking, and the arcs around each shape."""

import heapq
from collections import defaultdict

from limner.engines.darkroom.trace.arcs import Arcs
from limner.engines.darkroom.trace.regions import Regions
from limner.imaging.oklab import to_oklab

Side = tuple[int, bool]
"""An arc, and whether it is walked forwards."""


def stack(regions: Regions) -> tuple[list[int], list[int]]:
    """The region that each one lies on (0: on nothing), and the order to paint them in, lowest first.

    The smallest shape always goes first onto the neighbour that it resembles most; that one then counts as both.
    """
    count = len(regions)
    lab = to_oklab(regions.color).tolist()
    area = regions.area.tolist()
    neighbours: list[dict[int, float]] = [{} for _ in range(count)]
    borders = zip(regions.first.tolist(), regions.second.tolist(), regions.length.tolist(), strict=True)
    for first, second, length in borders:
        if first and second:
            neighbours[first][second] = length
            neighbours[second][first] = length
    parent = [0] * count
    order = []
    heap = [(area[region], region) for region in range(1, count)]
    heapq.heapify(heap)
    while heap:
        size, region = heapq.heappop(heap)
        if size != area[region]:
            continue
        order.append(region)
        around = neighbours[region]
        if not around:
            continue
        l, a, b = lab[region]
        target, least = 0, float("inf")
        for other, length in around.items():
            m, c, d = lab[other]
            cost = ((l - m) ** 2 + (a - c) ** 2 + (b - d) ** 2 + 0.01) / length
            if cost < least:
                target, least = other, cost
        parent[region] = target
        area[target] += size
        heapq.heappush(heap, (area[target], target))
        theirs = neighbours[target]
        for other, length in around.items():
            del neighbours[other][region]
            if other != target:
                total = theirs.get(other, 0.0) + length
                theirs[other] = total
                neighbours[other][target] = total
    order.reverse()
    return parent, order


def stacked_sides(arcs: Arcs, parent: list[int]) -> dict[int, list[Side]]:
    """The arcs around each region and all that lies on it, the region to the left."""
    depth = _depths(parent)
    sides: dict[int, list[Side]] = defaultdict(list)
    for arc, (left, right) in enumerate(zip(arcs.left.tolist(), arcs.right.tolist(), strict=True)):
        while left != right:
            if depth[left] >= depth[right]:
                sides[left].append((arc, True))
                left = parent[left]
            else:
                sides[right].append((arc, False))
                right = parent[right]
    return sides


def flat_sides(arcs: Arcs, count: int) -> dict[int, list[Side]]:
    """The arcs around each of `count` regions alone, the region to the left."""
    sides: dict[int, list[Side]] = {region: [] for region in range(count)}
    for arc, (left, right) in enumerate(zip(arcs.left.tolist(), arcs.right.tolist(), strict=True)):
        sides[left].append((arc, True))
        sides[right].append((arc, False))
    del sides[0]
    return sides


def loops(arcs: Arcs, sides: list[Side]) -> list[list[Side]]:
    """The sides in closed loops."""
    closed = []
    leaving: dict[int, list[tuple[Side, int]]] = defaultdict(list)
    for arc, forwards in sides:
        tail, head = arcs.ends[arc]
        if tail < 0:
            closed.append([(arc, forwards)])
        elif forwards:
            leaving[tail].append(((arc, True), head))
        else:
            leaving[head].append(((arc, False), tail))
    for origin, out in leaving.items():
        while out:
            loop = []
            vertex = origin
            while leaving[vertex]:
                side, vertex = leaving[vertex].pop()
                loop.append(side)
            closed.append(loop)
    return closed


def _depths(parent: list[int]) -> list[int]:
    """How many regions each lies on; 0 is at -1, beneath all."""
    depth = [-2] * len(parent)
    depth[0] = -1
    for region in range(1, len(parent)):
        chain = []
        while depth[region] == -2:
            chain.append(region)
            region = parent[region]
        base = depth[region]
        for above, link in enumerate(reversed(chain), 1):
            depth[link] = base + above
    return depth
