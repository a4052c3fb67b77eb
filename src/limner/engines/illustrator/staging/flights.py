"""How several hang in the open: as a loose cloud, as a stream from far off, as the wedge of wild geese."""

import math
from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.fitting import Reals
from limner.engines.illustrator.staging.units import Unit, lone

Flight = Callable[[int, Random, float], Reals]
"""From how many, and the air's width over its height, to N×3: places across and down the air, 0 to 1, and sizes."""

_APART, _CLOSE, _MANY = 1.06, 0.84, 15
"""How far neighbours are apart at least, in mean box sizes; and where there are so many that they may overlap."""
_FEW = 5
"""Among more than so many, one that is alone of its kind is in the middle."""
_ROUNDS = 24
_GOOD = 0.8
"""How large a flight's members must be over those of the best one for it to be chosen."""


def cloud(number: int, rng: Random, ratio: float) -> Reals:
    """Loosely spread, as far from one another as chance allows, larger toward the viewer."""
    return _spread(number, rng, ratio, 0.72, _everywhere)


def swarm(number: int, rng: Random, ratio: float) -> Reals:
    """A round swarm, larger toward its middle."""
    return _spread(number, rng, ratio, 0.6, _in_a_disc)


def stream(number: int, rng: Random, ratio: float) -> Reals:
    """Along an S, from the small and far to the large and near."""
    turn = rng.uniform(3.6, 5.2) * rng.choice((-1, 1))
    steps = (np.arange(number) + 0.5) / number
    run = steps**0.8
    down = 0.5 + 0.34 * np.sin(turn * run - 0.5 * turn) + np.array([rng.uniform(-0.14, 0.14) for _ in steps])
    return np.stack([run, np.clip(down, 0.0, 1.0), 0.5 + 0.5 * run], axis=1)


def wedge(number: int, rng: Random, ratio: float) -> Reals:
    """A V whose point leads to the right; one arm is longer by chance."""
    longer = rng.choice((0, 1))
    rows = [(i + 1) // 2 for i in range(number)]
    arms = [1 if i % 2 == longer else -1 for i in range(number)]
    most = max(rows)
    across = [1 - row / most + rng.uniform(-0.02, 0.02) for row in rows]
    down = [0.5 + 0.5 * arm * row / most + rng.uniform(-0.03, 0.03) for arm, row in zip(arms, rows, strict=True)]
    sizes = [1.0 - 0.18 * row / most for row in rows]
    spots: Reals = np.clip(np.stack([across, down, sizes], axis=1), 0.0, 1.0)
    return spots


def _everywhere(places: Reals) -> Reals:
    return np.clip(places, 0.0, 1.0)


def _in_a_disc(places: Reals) -> Reals:
    """Pulled back into the circle."""
    off = places - 0.5
    far = np.maximum(np.hypot(off[:, 0], off[:, 1]) / 0.5, 1.0)
    return 0.5 + off / far[:, None]


def _spread(number: int, rng: Random, ratio: float, least: float, kept: Callable[[Reals], Reals]) -> Reals:
    """Places that have pushed one another apart for some rounds."""
    places = np.array([(rng.random(), rng.random()) for _ in range(number)])
    shape = np.array([ratio, 1.0])
    reach = 1.1 * math.sqrt(ratio / number)
    for _ in range(_ROUNDS):
        gap = (places[:, None] - places[None, :]) * shape
        far = np.hypot(gap[..., 0], gap[..., 1]) + np.eye(number) + 1e-6
        push = np.clip(reach - far, 0.0, None) / far * (1.0 - np.eye(number))
        places = kept(places + 0.3 * (push[..., None] * gap).sum(axis=1) / shape)
    sizes = least + (1.0 - least) * places[:, 1] * np.array([rng.uniform(0.75, 1.0) for _ in range(number)])
    return np.concatenate([places, sizes[:, None]], axis=1)


def offered(units: Sequence[Unit]) -> tuple[Flight, ...]:
    """The flights for these units."""
    leads = [unit.lead for unit in units]
    alike = len({lead.symbol.id for lead in leads}) == 1
    living = alike and "animal" in leads[0].kinds and not leads[0].symbol.faces_viewer
    if len(units) < 5 or not alike:
        return (cloud,)
    if living and len(units) <= 15:
        return (cloud, stream, wedge)
    return (cloud, swarm, stream)


def flown(units: Sequence[Unit], area: Box, rng: Random, *, largest: float) -> list[Unit]:
    """The units in one of their flights, as large as there is room for up to an extent of `largest` pixels."""
    ratio = area.width / area.height
    shape = np.array([(u.box.width, u.box.height) for u in units])
    found = []
    for flight in offered(units):
        spots = flight(len(units), rng, ratio)
        if units[0].lead.flip:
            spots[:, 0] = 1.0 - spots[:, 0]
        spots = _centred(spots, lone(units)) if len(units) > _FEW else spots
        scale = _scale(spots, shape, area, largest)
        found.append((scale * float(np.median(spots[:, 2])), spots, scale))
    best = max(gain for gain, *_ in found)
    _, spots, scale = rng.choice([entry for entry in found if entry[0] > _GOOD * best])
    middles = _middles(spots, shape * (scale * spots[:, 2:3]), area)
    placed = []
    for unit, (x, y), size in zip(units, middles.tolist(), (scale * spots[:, 2]).tolist(), strict=True):
        grown = unit.scaled(size)
        placed.append(grown.moved(x - grown.box.centre[0], y - grown.box.centre[1]))
    return placed


def _centred(spots: Reals, singles: Sequence[int]) -> Reals:
    """The spots with the most central places for these units, in exchange for those who had them."""
    rows = list(range(len(spots)))
    central = sorted(rows, key=lambda i: math.hypot(spots[i, 0] - 0.5, spots[i, 1] - 0.5))
    for place, single in zip(central, singles, strict=False):
        i, j = rows.index(place), single
        rows[i], rows[j] = rows[j], rows[i]
    dealt: Reals = spots[rows]
    return dealt


def _middles(spots: Reals, sizes: Reals, area: Box) -> Reals:
    """Where the boxes' middles are on the canvas: the places across what each box leaves free."""
    room = np.array([area.width, area.height]) - sizes
    return np.array([area.left, area.top]) + 0.5 * sizes + spots[:, :2] * np.clip(room, 0.0, None)


def _scale(spots: Reals, shape: Reals, area: Box, largest: float) -> float:
    """The largest scale at which neighbours keep the distance that so many are owed."""
    high = min(
        largest / float(shape.max()), area.width / float(shape[:, 0].max()), area.height / float(shape[:, 1].max())
    )
    low = high * 0.03
    for _ in range(10):
        middle = (low * high) ** 0.5
        if _clear(spots, shape * (middle * spots[:, 2:3]), area):
            low = middle
        else:
            high = middle
    return low


def _clear(spots: Reals, sizes: Reals, area: Box) -> bool:
    middles = _middles(spots, sizes, area)
    gap = np.abs(middles[:, None] - middles[None, :]) / (0.5 * (sizes[:, None] + sizes[None, :]))
    apart = _APART if len(sizes) < _MANY else _CLOSE
    return bool((gap.max(axis=2) + 9.0 * np.eye(len(sizes)) >= apart).all())
