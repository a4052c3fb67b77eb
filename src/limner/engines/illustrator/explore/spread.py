"""A set of directions as far from one another as can be found."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from random import Random

from limner.engines.illustrator.explore import moods
from limner.engines.illustrator.explore.direction import Direction, distance
from limner.engines.illustrator.explore.families import FAMILIES
from limner.engines.illustrator.explore.lots import colourless, drawn, plain, sound
from limner.engines.illustrator.explore.openings import Openings, openings
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.jobs import GenerateJob

_TRIED = 160
"""Directions that are drawn to choose from."""
_MOST = {"inks": 2, "drawn": 3, "colourless": 1, "late": 2}
"""Of each kind so many are chosen before any other."""


@lru_cache(maxsize=64)
def spread(drawing: GenerateJob, count: int) -> tuple[Direction, ...]:
    """`count` directions for a drawing: what its prompt is drawn with first, then always the farthest from all before.

    Compositions and looks take turns: none comes again before every other one has had its turn.
    """
    offered = openings(drawing)
    rng = Random(f"{drawing.seed}/{drawing.prompt}/explore")
    pool = [drawn(offered, rng) for _ in range(_TRIED)]
    choosing = _Choosing(pool, [plain(offered, drawing, rng)])
    while len(choosing.chosen) < count:
        choosing.take(choosing.farthest())
    return tuple(replace(d, seed=_seed(drawing, i)) for i, d in enumerate(choosing.chosen))


@lru_cache(maxsize=64)
def others(drawing: GenerateJob, source: Direction, similarity: int, count: int) -> tuple[Direction, ...]:
    """`count` directions that share with the source what `similarity` 3, 2 or 1 keeps, each far from those before.

    3 keeps look, place, hour, weather and palette. 2 keeps by turns the look alone and hour, weather and palette alone:
    always the look where it has a palette of its own, never where the prompt fixes it. 1 keeps nothing of it.
    """
    offered = openings(drawing)
    family = FAMILIES.get(source.look)
    own = family is not None and not family.true
    either = ("light",) if len(offered.looks) == 1 else ("look",) if own else ("look", "light")
    kept = {3: ("look and light",), 2: either, 1: ("",)}[similarity]
    rounds = [_row(offered, drawing, source, what, -(-count // len(kept))) for what in kept]
    return tuple(direction for turn in zip(*rounds, strict=True) for direction in turn)[:count]


def _row(offered: Openings, drawing: GenerateJob, source: Direction, kept: str, count: int) -> Sequence[Direction]:
    """`count` directions that have `kept` from the source, from the farther half of those that can be had."""
    rng = Random(f"{drawing.seed}/{drawing.prompt}/{source.seed}/{kept}")
    lots = [_sharing(drawn(offered, rng), source, kept) for _ in range(_TRIED)]
    pool = [d for d in lots if sound(d, offered)] or lots
    gaps = sorted(distance(d, source) for d in pool)
    choosing = _Choosing([d for d in pool if distance(d, source) >= gaps[len(gaps) // 2]], [source])
    while len(choosing.chosen) <= count:
        choosing.take(choosing.farthest())
    return choosing.chosen[1:]


def _sharing(direction: Direction, source: Direction, kept: str) -> Direction:
    """The direction with what it is to have from the source."""
    if "light" in kept:
        direction = replace(
            direction, time=source.time, season=source.season, weather=source.weather, palette=source.palette
        )
    if kept == "look and light":
        direction = replace(direction, setting=source.setting, backdrop=source.backdrop)
    return replace(direction, look=source.look) if "look" in kept else direction


class _Choosing:
    """Choices from a pool that go as far from all before as they can."""

    def __init__(self, pool: Sequence[Direction], chosen: Sequence[Direction]) -> None:
        self._pool = pool
        self._nearest, self._total = [math.inf] * len(pool), [0.0] * len(pool)
        self._compositions: Counter[str] = Counter()
        self._looks: Counter[str] = Counter()
        self._kinds: Counter[str] = Counter()
        self.chosen: list[Direction] = []
        for direction in chosen:
            self.take(direction)

    def take(self, direction: Direction) -> None:
        """Count one as chosen."""
        self.chosen.append(direction)
        self._compositions[direction.composition] += 1
        self._looks[direction.look] += 1
        self._kinds.update(_kinds(direction))
        for i, other in enumerate(self._pool):
            gap = distance(direction, other)
            self._nearest[i] = min(self._nearest[i], gap)
            self._total[i] += gap

    def farthest(self) -> Direction:
        """The one whose nearest is farthest, among those whose composition and look have had the fewest turns."""
        ranks = [
            (self._cost(d), -near, -total)
            for d, near, total in zip(self._pool, self._nearest, self._total, strict=True)
        ]
        return self._pool[min(range(len(ranks)), key=ranks.__getitem__)]

    def _cost(self, direction: Direction) -> int:
        over = sum(self._kinds[kind] >= _MOST[kind] for kind in _kinds(direction))
        return over + self._compositions[direction.composition] + self._looks[direction.look]


def _kinds(direction: Direction) -> list[str]:
    """What there should not be too many of among the pictures of one wall."""
    family = FAMILIES.get(direction.look)
    found = ["inks"] if direction.palette in moods.INKS else []
    found += ["drawn"] if family is not None and family.drawn else []
    found += ["colourless"] if colourless(direction.look) else []
    found += ["late"] if direction.time in ("dusk", "night") and not setting(direction.setting).bare else []
    return found


def _seed(drawing: GenerateJob, index: int) -> int:
    digest = blake2b(f"{drawing.seed}/{index}/{drawing.prompt}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big")
