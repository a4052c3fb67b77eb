"""Unlike things on one ground: each near its true size, the small ones near the viewer, the large ones beyond."""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np

from limner.engines.illustrator.atlas.attitude import jointed
from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.staging import layout
from limner.engines.illustrator.staging.cast import SIZES
from limner.engines.illustrator.staging.fitting import Rank, Reals, Stand, fitted, shapes
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.ties.sizes import extent, true_extent
from limner.engines.illustrator.staging.units import Unit

_ALIKE = 1.35
"""What is so many times as large as another at most stands with it in any formation."""
_LEAST = 0.2
"""How large the smallest is to be drawn, over the largest, so far as distance and tolerance explain it."""
_NEARED = 0.25
"""How much nearer a smaller one comes in any case, as a power of its share."""
_FIRST, _SCENERY = 2.2, 2.0
"""How much nearer the living come at least than lifeless things of so many metres."""
_ACTORS, _STAFFAGE = 0.62, 0.34
"""How large they come to be over the largest of those, where they are named before it and after it."""
_BORNE_WITH = 1.5
"""How many times too large, for where it stands, a small thing may be: nobody measures it."""
_ROOM, _TABLE = 1.4, 1.25
"""How many times nearer one can be than another on a floor, and on a table."""
_VISTA = 4.5
"""The same over land, where the ground goes far enough."""
_GAP = 0.05
"""The least share of the canvas's height between the horizon and the farthest foot."""
_IMMENSE, _FAR_VISTA, _FAR_GAP = 14.0, 11.0, 0.025
"""Metres of what is seen as a view, and the two of it."""
_SEEN, _COVERED = 0.8, 4.0
"""The least share of its box that everybody keeps in sight, where one is so many times as large as another."""
_SAID = frozenset({SIZES["huge"], SIZES["tiny"]})
"""Sizes that the words give on purpose against the usual."""
_SEVERAL, _FARTHEST = 5, 0.58
"""So many and more stand in the usual formations, of which the farthest has that share of its size at least."""
_A_WORLD_APART, _VAST, _FEW_GIANTS = 8.0, 12.0, 3
"""How many times as large as the next one a giant is, its metres, and how many there are of them at most."""
_LIVING = ANIMATE | {"vehicle"}
_A_COACH = 9.0
"""Metres of a vehicle that stands among the living, and is not seen behind them."""
_SOME = 12
"""So many are graded; more are a crowd."""


def unlike(units: Sequence[Unit]) -> bool:
    """Whether those are of so unlike sizes that a formation would tell a lie about them."""
    return (
        1 < len(units) <= _SOME
        and not _sized_by_words(units)
        and max(map(true_extent, units)) > _ALIKE * min(map(true_extent, units))
    )


def _sized_by_words(units: Sequence[Unit]) -> bool:
    return any(member.size in _SAID for unit in units for member in unit.members)


def towering(units: Sequence[Unit]) -> list[Unit]:
    """The buildings and mountains that are a world apart from all others: nobody stands beside them."""
    order = sorted(units, key=true_extent)
    steps = [(true_extent(b) / true_extent(a), k + 1) for k, (a, b) in enumerate(pairwise(order))]
    step, cut = max(steps, default=(0.0, 0))
    large = order[cut:]
    alone = len(large) <= _FEW_GIANTS and all(len(unit.members) == 1 for unit in large)
    vast = all(true_extent(unit) > _VAST and not _LIVING & unit.lead.kinds for unit in large)
    return large if step > _A_WORLD_APART and alone and vast and not _sized_by_words(units) else []


def at_its_distance(giant: Unit, told: tuple[float, float], horizon: float) -> Unit:
    """What is beyond on the ground where it has its true size, by a nearer one's pixels a metre and the height of its
    foot.
    """
    metre, foot = told
    away = (foot - horizon) * giant.metre / metre * _BORNE_WITH
    return giant.moved(0.0, min(horizon + max(away, 0.02 * horizon) - giant.box.bottom, 0.0))


def ashore(
    placed: Sequence[Unit],
    standing: Sequence[Unit],
    afloat: Sequence[bool],
    place: Setting,
    stand: Stand,
    horizon: float,
    size: tuple[int, int],
    rng: Random,
) -> list[Unit]:
    """Those who were placed, of whom those on the bank are graded among themselves where their sizes are unlike."""
    found = formed(standing, place, stand, horizon, size, rng) if unlike(standing) else []
    if not found:
        return list(placed)
    own = iter(found[0][1])
    return [unit if out else next(own) for unit, out in zip(placed, afloat, strict=True)]


def formed(
    units: Sequence[Unit], place: Setting, stand: Stand, horizon: float, size: tuple[int, int], rng: Random
) -> list[tuple[str, list[Unit]]]:
    """The formations of unlike units, by name: a few as far as their sizes have them, more in the usual ones."""
    if len(units) < _SEVERAL:
        return graded(units, place, stand, horizon, size[1])
    enlarged = _enlarged(units, 1.0)
    sized = [unit.scaled(by / _metre(unit)) for unit, by in zip(units, enlarged, strict=True)]
    ground = stand.front - horizon * size[1]
    land = ground > 0 and place.footing == "land"
    shrink = (stand.back - horizon * size[1]) / ground if land else stand.shrink
    back = max(stand.back, stand.front - (1.0 - _FARTHEST) * ground) if land else stand.back
    usual = replace(stand, back=back, shrink=min(max(shrink, _FARTHEST), 1.0), visible=_SEEN)
    return layout.formed(sized, usual, rng, size[0] / size[1])


def graded(
    units: Sequence[Unit], place: Setting, stand: Stand, horizon: float, height: float
) -> list[tuple[str, list[Unit]]]:
    """The units in their sizes and distances as one formation, or as two where they can overlap; [] where none fits.

    `horizon` is a share of the canvas's `height`. The side on which each stands is that of the words.
    """
    reach = _reach(units, place, stand, horizon * height, height)
    enlarged = _enlarged(units, reach)
    sized = [unit.scaled(by / _metre(unit)) for unit, by in zip(units, enlarged, strict=True)]
    nearness = _nearness(enlarged, reach)
    back = min(nearness)
    ground = stand.front - horizon * height
    far = stand.front - (1.0 - back) * ground
    depths = [(1.0 - near) / (1.0 - back) if back < 1.0 else 0.0 for near in nearness]
    seen = _SEEN if max(map(true_extent, units)) > _COVERED * min(map(true_extent, units)) else stand.visible
    wanted = replace(stand, back=min(far, stand.front - 1e-3), shrink=1.0, visible=seen, level=False)
    shape = shapes(sized)
    found: list[tuple[str, Reals]] = []
    for level in (True, False):
        options = ((name, fitted(shape, ranks, replace(wanted, level=level))) for name, ranks in _ranked(depths))
        found = found or [(name, placed) for name, placed in options if placed is not None]
    if not found:
        return []
    best = max(float(placed[:, 2].max()) for _, placed in found)
    return [
        (name, [unit.scaled(k).moved(x, y) for unit, (x, y, k) in zip(sized, placed.tolist(), strict=True)])
        for name, placed in found
        if float(np.max(placed[:, 2])) > 0.85 * best
    ]


def _metre(unit: Unit) -> float:
    """Its measures a metre: of who does something his own, so that those who play in one band are alike."""
    return unit.lead.metre if jointed(unit.lead.pose) else unit.metre


def _true_extent(unit: Unit) -> float:
    return extent(unit) / _metre(unit)


def _lives(unit: Unit) -> bool:
    """Whether it comes near with the living: a car does, a ship does not."""
    alive = any(ANIMATE & member.kinds for member in unit.members)
    return alive or (any("vehicle" in member.kinds for member in unit.members) and _true_extent(unit) < _A_COACH)


def _reach(units: Sequence[Unit], place: Setting, stand: Stand, horizon: float, height: float) -> float:
    """How many times nearer than the farthest the nearest can stand."""
    if place.footing in ("floor", "top"):
        return _ROOM if place.footing == "floor" else _TABLE
    near = max(stand.front - horizon, 1.0)
    beyond = place.beyond * (height - horizon)
    immense = any(_true_extent(unit) > _IMMENSE and not _lives(unit) for unit in units)
    gap, vista = (_FAR_GAP, _FAR_VISTA) if immense else (_GAP, _VISTA)
    return min(max(near / max(beyond, gap * height), 1.0), vista)


def _enlarged(units: Sequence[Unit], reach: float) -> list[float]:
    """How many times each is drawn larger than the largest would have it, in one depth."""
    sizes = [_true_extent(unit) for unit in units]
    shares = [size / max(sizes) for size in sizes]
    living = [_lives(unit) for unit in units]
    first = _first(sizes, living)
    wanted = [
        max(_LEAST / share, share**-_NEARED, max(_FIRST, first / share) if lives and first else 1.0)
        for share, lives in zip(shares, living, strict=True)
    ]
    most = max(wanted)
    bearable = reach * _BORNE_WITH
    power = min(1.0, math.log(bearable) / math.log(most)) if most > 1.0 else 1.0
    return [by**power for by in wanted]


def _first(sizes: Sequence[float], living: Sequence[bool]) -> float:
    """How large the living are to be over what is large and lifeless, by which of them is named first; 0 without."""
    if not any(living) or not any(size > _SCENERY for size, lives in zip(sizes, living, strict=True) if not lives):
        return 0.0
    return _ACTORS if living[0] else _STAFFAGE


def _nearness(enlarged: Sequence[float], reach: float) -> list[float]:
    """How near each stands, 1 for the nearest: as far as the ground goes distance explains what was enlarged."""
    most = max(enlarged)
    power = min(1.0, math.log(reach) / math.log(most)) if most > 1.0 else 1.0
    return [(by / most) ** power for by in enlarged]


def _ranked(depths: Sequence[float]) -> list[tuple[str, list[Rank]]]:
    """In one row, and where some are much nearer than the others in two, of which the nearer covers the other."""
    whole = [("graded", [Rank(tuple(range(len(depths))), tuple(depths))])]
    order = sorted(range(len(depths)), key=lambda i: depths[i])
    steps = [(depths[b] - depths[a], k + 1) for k, (a, b) in enumerate(pairwise(order))]
    step, cut = max(steps)
    if step < 0.25:
        return whole
    ranks = []
    for numbers, span in ((order[:cut], (0.0, 0.72)), (order[cut:], (0.16, 1.0))):
        row = sorted(numbers)
        ranks.append(Rank(tuple(row), tuple(depths[i] for i in row), span))
    mirrored = [Rank(rank.units, rank.depths, (1 - rank.span[1], 1 - rank.span[0])) for rank in ranks]
    return [*whole, ("overlapped", ranks), ("overlapped", mirrored)]
