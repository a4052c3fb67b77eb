"""The nearest patch for every patch: PatchMatch (Barnes et al. 2009), all patches at once."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.fill.nearness import Nearness
from limner.engines.darkroom.fill.patches import Floats, PatchSpace, Places

EXACT_LIMIT = 6_000_000
"""Pairs of patches up to which all are compared."""

JUMPS = (8, 4, 2, 1)
"""How far a good match is handed on, in pixels, as in jump flooding (Rong and Tan 2006)."""


@dataclass(slots=True)
class Sources:
    """The patches that may be copied, and a table of their components by flat index."""

    usable: Mask
    places: Places
    space: PatchSpace
    table: Floats

    @classmethod
    def of(cls, picture: Floats, usable: Mask, nearness: Nearness, random: np.random.Generator) -> "Sources":
        """Describe every usable patch of the picture."""
        places = np.flatnonzero(usable)
        space = PatchSpace(picture, places, nearness, random)
        table = np.zeros((usable.size, space.basis.shape[1] + 2), np.float32)
        table[places] = space.describe(picture, places)
        return cls(usable, places, space, table)


@dataclass(slots=True)
class Matches:
    """For each target patch its source: flat indices, and the squared distance."""

    targets: Places
    sources: Places
    distance: Floats

    @classmethod
    def none(cls) -> "Matches":
        """No targets."""
        return cls(np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0, np.float32))


def search(
    picture: Floats, known: Sources, targets: Places, guess: Places, rounds: int, random: np.random.Generator
) -> Matches:
    """Find near patches for the targets, from a first guess for each; `guess` need not be usable."""
    wanted = known.space.describe(picture, targets)
    if targets.size * known.places.size <= EXACT_LIMIT:
        return _exact(known, targets, wanted)
    guess = np.where(known.usable.ravel()[guess], guess, random.choice(known.places, guess.size))
    matches = Matches(targets, guess, _distance(known.table[guess], wanted))
    row = np.full(known.usable.size, -1, np.int64)
    row[targets] = np.arange(targets.size)
    for _ in range(rounds):
        _propagate(matches, known, wanted, row)
        _wander(matches, known, wanted, random)
    return matches


def _exact(known: Sources, targets: Places, wanted: Floats) -> Matches:
    table = known.table[known.places]
    lengths = (table * table).sum(1)
    step = max(1, EXACT_LIMIT // 4 // known.places.size)
    best = [
        np.argmin(lengths - 2 * wanted[start : start + step] @ table.T, 1) for start in range(0, targets.size, step)
    ]
    sources = known.places[np.concatenate(best)]
    return Matches(targets, sources, _distance(known.table[sources], wanted))


def _distance(found: Floats, wanted: Floats) -> Floats:
    gap = found - wanted
    return np.asarray(np.einsum("ij,ij->i", gap, gap))


def _propagate(matches: Matches, known: Sources, wanted: Floats, row: NDArray[np.int64]) -> None:
    height, width = known.usable.shape
    y, x = np.divmod(matches.targets, width)
    for jump in JUMPS:
        for down, right in ((-jump, 0), (jump, 0), (0, -jump), (0, jump)):
            inside = (y + down >= 0) & (y + down < height) & (x + right >= 0) & (x + right < width)
            neighbour = row[np.where(inside, matches.targets + down * width + right, matches.targets)]
            mine = np.flatnonzero(inside & (neighbour >= 0))
            from_y, from_x = np.divmod(matches.sources[neighbour[mine]], width)
            _try(matches, known, wanted, mine, from_y - down, from_x - right)


def _wander(matches: Matches, known: Sources, wanted: Floats, random: np.random.Generator) -> None:
    height, width = known.usable.shape
    everyone = np.arange(matches.targets.size)
    radius = max(height, width) // 2
    while radius >= 1:
        y, x = np.divmod(matches.sources, width)
        shift = random.integers(-radius, radius + 1, (2, everyone.size))
        _try(matches, known, wanted, everyone, y + shift[0], x + shift[1])
        radius //= 2


def _try(matches: Matches, known: Sources, wanted: Floats, rows: Places, y: Places, x: Places) -> None:
    height, width = known.usable.shape
    inside = (y >= 0) & (y < height) & (x >= 0) & (x < width)
    place = np.where(inside, y * width + x, 0)
    inside &= known.usable.ravel()[place] & (place != matches.sources[rows])
    rows, place = rows[inside], place[inside]
    distance = _distance(known.table.take(place, 0), wanted.take(rows, 0))
    better = np.flatnonzero(distance < matches.distance[rows])
    matches.sources[rows[better]] = place[better]
    matches.distance[rows[better]] = distance[better]
