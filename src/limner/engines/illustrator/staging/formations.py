"""How several stand together: in a line, receding, in an arc, as a wedge, in rows, as a heap, as a crowd."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from limner.engines.illustrator.staging.fitting import Rank

CROWD = 13
"""From so many on, a group is a crowd: ranks that run into one another, no longer each for itself."""

_UPRIGHT = 0.7
"""Canvases of this ratio and below have room for one behind the other."""

Formation = Callable[[Sequence[int], Random], list[Rank]]
"""From the units' numbers, the low before the tall, to their ranks."""


def _evenly(number: int) -> list[float]:
    """Places along a rank, 0 to 1."""
    return [(i + 0.5) / number for i in range(number)] if number > 1 else [0.5]


def line(order: Sequence[int], rng: Random) -> list[Rank]:
    """Side by side in the order of the words, hardly off a straight line."""
    units = sorted(order)
    depths = tuple(0.1 + 0.12 * (i % 2) + rng.uniform(-0.04, 0.04) for i in range(len(units)))
    return [Rank(tuple(units), depths, sway=_swayed(len(units), rng, 0.12))]


def receding(order: Sequence[int], rng: Random) -> list[Rank]:
    """From one lower corner into the depth."""
    units = sorted(order)
    depths = [i / (len(units) - 1) for i in range(len(units))]
    return [Rank(tuple(units), tuple(depths if rng.random() < 0.5 else reversed(depths)))]


def horseshoe(order: Sequence[int], rng: Random) -> list[Rank]:
    """In an arc that opens toward the viewer."""
    return _bent(order, lambda t: 1.0 - (2 * t - 1) ** 2, rng)


def bow(order: Sequence[int], rng: Random) -> list[Rank]:
    """In an arc whose middle is nearest."""
    return _bent(order, lambda t: (2 * t - 1) ** 2, rng)


def _bent(order: Sequence[int], bend: Callable[[float], float], rng: Random) -> list[Rank]:
    units = sorted(order)
    depths = tuple(min(max(bend(t) + rng.uniform(-0.04, 0.04), 0.0), 1.0) for t in _evenly(len(units)))
    return [Rank(tuple(units), depths)]


def zigzag(order: Sequence[int], rng: Random) -> list[Rank]:
    """One behind the other, left and right in turn, up a tall picture."""
    number, hand = len(order), rng.random() < 0.5
    steps = [i / (number - 1) for i in range(number)]
    spans = [(0.0, 0.78) if (i % 2 == 0) == hand else (0.22, 1.0) for i in range(number)]
    return [Rank((unit,), (v,), span) for unit, v, span in zip(order, steps, spans, strict=True)]


def wedge(order: Sequence[int], rng: Random) -> list[Rank]:
    """Few in front, more behind."""
    counts: list[int] = []
    left = len(order)
    while left > 0:
        counts.append(min(len(counts) + 1, left))
        left -= counts[-1]
    if len(counts) > 1 and counts[-1] < counts[-2]:
        rest = counts.pop()
        counts[-1] += rest
    spread = [(0.5 - half, 0.5 + half) for half in (0.5 * (k + 1) / len(counts) for k in range(len(counts)))]
    return _ranks(order, counts, rng, spread, 0.1)


def rows(number: int) -> Formation:
    """So many rows that stand in one another's gaps, the farther ones longer."""

    def formed(order: Sequence[int], rng: Random) -> list[Rank]:
        counts = _shared_out(len(order), number, 0.84)
        shift = 0.36 / max(counts)
        hand = rng.choice((-1, 1))
        spans = [(max(shift * h, 0.0), 1.0 + min(shift * h, 0.0)) for h in (hand * (-1) ** k for k in range(number))]
        return _ranks(order, counts, rng, spans, 0.16)

    return formed


def heap(order: Sequence[int], rng: Random) -> list[Rank]:
    """A pyramid: each row rests on the gaps of the one below and stands behind it."""
    number = len(order)
    base = math.ceil((math.sqrt(8 * number + 1) - 1) / 2)
    ranks, at = [], 0
    for k in range(base):
        count = min(base - k, number - at)
        if count <= 0:
            break
        half = 0.5 * count / base
        middle = 0.5 if count == base - k else 0.5 + rng.choice((-1, 1)) * 0.5 * (base - k - count) / base
        units = tuple(order[at : at + count])
        ranks.append(Rank(units, (0.002 * k,) * count, (middle - half, middle + half), lift=0.74 * k))
        at += count
    return ranks


def crowd(number: int) -> Formation:
    """So many loose ranks from edge to edge."""
    return _loose(number, lambda t: (0.0, 1.0))


def throng(number: int) -> Formation:
    """A crowd that widens into the depth."""
    return _loose(number, lambda t: (0.2 * (1 - t), 1 - 0.2 * (1 - t)))


def stream(number: int) -> Formation:
    """A crowd that winds into the depth."""
    return _loose(number, lambda t: (0.16 + 0.16 * math.sin(4.6 * t + 0.4), 0.84 + 0.16 * math.sin(4.6 * t + 0.4)))


def _loose(number: int, span: Callable[[float], tuple[float, float]]) -> Formation:
    def formed(order: Sequence[int], rng: Random) -> list[Rank]:
        mixed = list(order)
        rng.shuffle(mixed)
        counts = _shared_out(len(mixed), number, 0.8)
        spans = []
        for k in range(number):
            left, right = span(k / max(number - 1, 1))
            inset = 0.5 * (right - left) / counts[k] * rng.uniform(0.0, 0.9)
            spans.append((left + inset, right) if k % 2 else (left, right - inset))
        return _ranks(mixed, counts, rng, spans, 0.34)

    return formed


def brought_forward(ranks: Sequence[Rank], singles: Sequence[int]) -> list[Rank]:
    """The ranks with these units in the middle of the front one, in exchange for those who stand there."""
    units = [unit for rank in ranks for unit in rank.units]
    front = len(ranks[0].units)
    start = max((front - len(singles)) // 2, 0)
    for place, single in enumerate(singles[:front], start):
        at = units.index(single)
        units[place], units[at] = units[at], units[place]
    dealt = iter(units)
    return [replace(rank, units=tuple(next(dealt) for _ in rank.units)) for rank in ranks]


def _shared_out(total: int, number: int, shrink: float) -> list[int]:
    """So many ranks from front to back, each farther one longer as its members are smaller."""
    weights = [shrink**-k for k in range(number)]
    counts = [max(round(total * weight / sum(weights)), 1) for weight in weights]
    counts[-1] += total - sum(counts)
    return counts


def _ranks(
    order: Sequence[int], counts: Sequence[int], rng: Random, spans: Sequence[tuple[float, float]], loose: float
) -> list[Rank]:
    """The units dealt to ranks from front to back; `loose` is how far they stray, in steps and gaps."""
    ranks, at, step = [], 0, 1.0 / max(len(counts) - 1, 1)
    for k, (count, span) in enumerate(zip(counts, spans, strict=True)):
        depths = tuple(min(max(step * (k + rng.uniform(-loose, loose)), 0.0), 1.0) for _ in range(count))
        ranks.append(Rank(tuple(order[at : at + count]), depths, span, _swayed(count, rng, loose)))
        at += count
    return ranks


def _swayed(number: int, rng: Random, loose: float) -> tuple[float, ...]:
    return tuple(rng.uniform(-loose, loose) for _ in range(number))


def offered(
    number: int, *, alike: bool, round_things: bool, ratio: float, living: bool
) -> dict[str, tuple[Formation, float]]:
    """The formations for a few units by name, each with what its size is worth against the others'.

    `ratio` is the canvas's width over its height.
    """
    result: dict[str, tuple[Formation, float]] = {"line": (line, 1.0 if number < 4 or ratio > 1.5 else 0.8)}
    if number < 2:
        return result
    if alike:
        result["receding"] = (receding, 1.0 if number < 6 else 0.8)
    if number <= 5 and ratio < 0.95:
        result["zigzag"] = (zigzag, (1.0 if ratio < _UPRIGHT else 0.9) - (0.0 if alike else 0.15))
    if number >= 3:
        result["wedge"] = (wedge, 0.95)
        result["horseshoe"] = (horseshoe, (1.0 if living else 0.85) * (1.0 if number < 8 else 0.75))
        result["bow"] = (bow, 0.95)
    if number >= 4:
        for n in range(2, min(number // 2, 4) + 1):
            result[f"rows {n}"] = (rows(n), 0.9)
    if round_things and number >= 3:
        result["heap"] = (heap, 0.85)
    return result


def masses(number: int, ratio: float) -> dict[str, list[Formation]]:
    """The formations for a crowd by name, each in as many ranks as may suit, the likeliest first."""
    likely = math.sqrt(number / (1.6 * ratio))
    most = min(max(round(2.2 * likely), 3), number // 2, 11)
    depths = sorted(range(2, most + 1), key=lambda ranks: abs(ranks - 1.2 * likely))
    return {form.__name__: [form(ranks) for ranks in depths[:_LIKELY]] for form in _MASSES}


_LIKELY = 5
"""So many numbers of ranks are tried."""
_MASSES: tuple[Callable[[int], Formation], ...] = (crowd, throng, stream)
