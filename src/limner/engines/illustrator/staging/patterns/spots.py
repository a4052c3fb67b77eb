"""Where the motifs of a tile stand: lattices and scatters that close over the tile's edges."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

UPRIGHT = frozenset({"person", "building", "furniture", "vehicle", "tree", "landmark"})
"""Kinds of motif that stand: they lean but little."""
_CANDIDATES = 20
_ROUNDS = 14
"""How often a scatter's spots are pushed apart."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a motif: its middle, the room that it has across in pixels, its turn in degrees, its kind."""

    x: float
    y: float
    room: float
    turn: float
    kind: int
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile's sides in pixels, the pitch of its motifs, how many kinds of motif there are."""

    width: float
    height: float
    pitch: float
    kinds: int

    def grid(self, across: float = 1.0, down: float = 1.0) -> tuple[int, int]:
        """Columns and rows of cells of about that many pitches: even numbers, so that every second may be shifted."""
        return _even(self.width / (self.pitch * across)), _even(self.height / (self.pitch * down))


def _even(number: float) -> int:
    return max(2 * round(number / 2), 2)


Layout = Callable[[Tile, Random], list[Spot]]


def half_drop(tile: Tile, rng: Random) -> list[Spot]:
    """Columns, every second one half a step lower."""
    columns, rows = tile.grid(1.0, 1.12)
    wide, tall = tile.width / columns, tile.height / rows
    spots = []
    for c in range(columns):
        for r in range(rows):
            x, y = (c + 0.5) * wide, (r + (0.25 if c % 2 else 0.75)) * tall
            spots.append(_spot(tile, x, y, min(wide * 1.06, tall), _woven(tile, c, r), rng, 20))
    return spots


def brick(tile: Tile, rng: Random) -> list[Spot]:
    """Rows, every second one half a step aside, each row of one kind and one direction."""
    columns, rows = tile.grid(1.08, 0.94)
    wide, tall = tile.width / columns, tile.height / rows
    spots = []
    for r in range(rows):
        for c in range(columns):
            spot = _spot(
                tile, (c + (0.25 if r % 2 else 0.75)) * wide, (r + 0.5) * tall, min(wide, tall * 1.06), r, rng, 7
            )
            spots.append(replace(spot, mirrored=bool(r % 2)))
    return spots


def ogee(tile: Tile, rng: Random) -> list[Spot]:
    """A diamond lattice: large motifs upright in its cells, small ones at its crossings."""
    columns, rows = ogee_grid(tile)
    wide, tall = tile.width / columns, tile.height / rows
    large, small = [], []
    for c in range(columns):
        for r in range(rows):
            x, y = (c + 0.5) * wide, (r + (0.25 if c % 2 else 0.75)) * tall
            large.append(Spot(x, y, min(1.34 * wide, 0.82 * tall), 0.0, _woven(tile, c, r), bool(c % 2)))
            small.append(Spot(x, y + 0.5 * tall, 0.3 * tall, 0.0, _woven(tile, c, r) + 1, bool(r % 2)))
    return large + (small if tile.kinds > 1 else [])


def ogee_grid(tile: Tile) -> tuple[int, int]:
    """Columns and rows of the ogee lattice: a cell is two columns wide."""
    return tile.grid(0.92, 1.62)


def striped(tile: Tile, rng: Random) -> list[Spot]:
    """Columns of motifs one above the other."""
    columns, rows = tile.grid(1.05, 0.98)
    wide, tall = tile.width / columns, tile.height / rows
    return [
        _spot(tile, (c + 0.5) * wide, (r + 0.5 + 0.25 * (c % 2)) * tall, min(wide, tall), c, rng, 8)
        for c in range(columns)
        for r in range(rows)
    ]


def tossed(tile: Tile, rng: Random) -> list[Spot]:
    """A scatter in two sizes, every motif turned its own way, as even as a scatter can be."""
    number = max(round(1.06 * tile.width * tile.height / tile.pitch**2), 6)
    points: list[tuple[float, float]] = []
    for _ in range(number):
        points.append(max(_thrown(tile, rng), key=lambda p: min((_apart(tile, p, q) for q in points), default=0.0)))
    points = _relaxed(tile, points)
    spots: list[Spot] = []
    for point in points:
        near = sorted(spots, key=lambda s: _apart(tile, point, (s.x, s.y)))[:4]
        used = [s.kind for s in near]
        total = [s.kind for s in spots]
        kind = min(range(tile.kinds), key=lambda k: (2 * used.count(k) + 0.7 * total.count(k), k))
        room = tile.pitch * (1.12 if len(spots) % 3 else 0.82)
        spots.append(replace(_spot(tile, *point, room, kind, rng, 180), mirrored=rng.random() < 0.5))
    return spots


def medallions(tile: Tile, rng: Random) -> list[Spot]:
    """A strict chequer of upright motifs."""
    columns, rows = tile.grid(1.0, 1.0)
    wide, tall = tile.width / columns, tile.height / rows
    return [
        Spot((c + 0.5) * wide, (r + 0.5) * tall, 0.86 * min(wide, tall), 0.0, c + r, bool((c + r) % 2))
        for c in range(columns)
        for r in range(rows)
    ]


LAYOUTS: dict[str, Layout] = {
    "tossed": tossed,
    "half drop": half_drop,
    "ogee": ogee,
    "brick": brick,
    "medallions": medallions,
    "striped": striped,
}


def _spot(tile: Tile, x: float, y: float, room: float, kind: int, rng: Random, lean: float) -> Spot:
    return Spot(x, y, room * rng.uniform(0.96, 1.04), rng.uniform(-lean, lean), kind % tile.kinds, rng.random() < 0.5)


def _woven(tile: Tile, column: int, row: int) -> int:
    """Kinds in turn along columns and rows, so that no two alike stand side by side."""
    return (column + row * (1 + tile.kinds // 2)) % tile.kinds


def _thrown(tile: Tile, rng: Random) -> Iterator[tuple[float, float]]:
    return ((rng.uniform(0, tile.width), rng.uniform(0, tile.height)) for _ in range(_CANDIDATES))


def _steps(tile: Tile, p: Sequence[float], q: Sequence[float]) -> tuple[float, float]:
    """From q to p the short way over the edges."""
    dx = (p[0] - q[0] + tile.width / 2) % tile.width - tile.width / 2
    dy = (p[1] - q[1] + tile.height / 2) % tile.height - tile.height / 2
    return dx, dy


def _apart(tile: Tile, p: Sequence[float], q: Sequence[float]) -> float:
    return math.hypot(*_steps(tile, p, q))


def _relaxed(tile: Tile, points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points pushed from one another until they are about as far apart as in a lattice."""
    reach = 1.15 * tile.pitch
    for _ in range(_ROUNDS):
        moved = []
        for i, p in enumerate(points):
            fx = fy = 0.0
            for k, q in enumerate(points):
                if i == k:
                    continue
                dx, dy = _steps(tile, p, q)
                far = math.hypot(dx, dy)
                if far < reach:
                    push = 0.16 * (reach - far) / max(far, 1e-6)
                    fx, fy = fx + push * dx, fy + push * dy
            moved.append(((p[0] + fx) % tile.width, (p[1] + fy) % tile.height))
        points = moved
    return points
