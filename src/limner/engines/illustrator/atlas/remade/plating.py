"""How several foods are put on one plate: each sort in a part of its own, standing on it at sizes that go together."""

import math
from collections.abc import Iterator, Sequence

from limner.drawing import geometry as g
from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.remade.pieces import shapes
from limner.engines.illustrator.atlas.symbol import Symbol

_PLATE = 0.13
"""Metres of a plate's half width."""
_TOLD, _NEARER = 0.62, 1.75
"""How far sizes on a plate differ as they do in truth, as a power, and how much larger than life all of it is."""
_COMMON = 0.09
_ALONE, _TOGETHER = 0.8, 0.5
"""The largest half extent of a single thing alone on a plate and of one sort among others, over its half width."""
_CUTLERY = 0.78
_HELPING = 3
"""So many are on a plate where no number is said of what comes in several."""
_LARGE = 0.06
"""Metres; of what is so large one is on a plate."""
_PLACES: dict[int, Sequence[Point]] = {
    1: ((0.0, 0.1),),
    2: ((-0.42, 0.0), (0.42, 0.12)),
    3: ((-0.4, -0.28), (0.44, -0.2), (0.0, 0.5)),
    4: ((-0.44, -0.32), (0.4, -0.4), (-0.34, 0.46), (0.46, 0.38)),
    5: ((-0.5, -0.28), (0.06, -0.52), (0.54, -0.16), (-0.36, 0.5), (0.36, 0.54)),
}
"""The middle of each sort, over the plate's half width and half height, by how many sorts there are."""
_FEW: dict[int, Sequence[Point]] = {
    2: ((-0.62, -0.12), (0.58, 0.22)), 3: ((-0.68, -0.2), (0.66, -0.16), (0.0, 0.5)),
}  # fmt: skip
"""Where two or three of one sort are about its middle, in their own half extents."""
_CLUSTER = ((0.0, 0.34), (-0.62, -0.1), (0.62, -0.16), (0.1, -0.62), (-0.68, 0.62), (0.7, 0.56))
"""Where those of one sort are about its middle, in their own half extents."""


Sort = tuple[Symbol, int | None]
"""One sort of food, and how many of it are said to be there; None where no number is said."""
Spot = tuple[int, Point, float, float]
"""The number of a sort, and the middle, the half extent and the turn in degrees of one piece of it."""


def portions(on_it: Sequence[Sort], middle: Point, reach: Point) -> Iterator[Spot]:
    """What lies where on a plate with this middle, half width and half height."""
    (cx, cy), (rx, ry) = middle, reach
    cutlery = [i for i, (symbol, _) in enumerate(on_it) if "cutlery" in symbol.kinds]
    foods = [i for i in range(len(on_it)) if i not in cutlery]
    for k, i in enumerate(cutlery):
        yield i, (cx + (0.98 + 0.16 * k) * rx, cy + 0.1 * ry), _CUTLERY * rx, 64.0
    places = _PLACES[min(max(len(foods), 1), max(_PLACES))]
    for k, i in enumerate(foods):
        dx, dy = places[k % len(places)]
        spots = _portion(on_it[i], len(foods), rx)
        yield from ((i, (cx + dx * rx + x, cy + dy * ry + y), radius, 0.0) for (x, y), radius in spots)


def _portion(sort: Sort, sorts: int, half: float) -> Iterator[tuple[Point, float]]:
    """Those of one sort, standing about one place, and their half extent."""
    symbol, said = sort
    count = number(symbol, said, sorts)
    most = (_ALONE if sorts == 1 else _TOGETHER) * (1.0 if count == 1 else 0.62 if count < 4 else 0.46)
    radius, tall = min(_half(symbol), most) * half, _tall(symbol)
    for i in range(count):
        dx, dy = _FEW.get(count, _CLUSTER)[i % len(_CLUSTER)] if count > 1 else (0.0, 0.0)
        yield (1.25 * dx * radius, (0.6 * dy + 0.55 - tall) * radius), radius


def number(symbol: Symbol, said: int | None, sorts: int) -> int:
    """How many of it are on a plate."""
    if said:
        return min(said, len(_CLUSTER))
    if symbol.height_m >= _LARGE or "helping" in symbol.kinds:
        return 1
    return _HELPING if sorts > 1 else _HELPING + 1


def _half(symbol: Symbol) -> float:
    """Half its longer side over the plate's half width."""
    tall = _tall(symbol)
    height = symbol.height_m * max(1.0, 1.0 / max(tall, 0.2)) / 2
    return float(_NEARER * (_COMMON / 2 / _PLATE) * (height / (_COMMON / 2)) ** _TOLD)


def _tall(symbol: Symbol) -> float:
    """Its height over its longer side."""
    left, top, right, bottom = g.bounds(g.joined(*(part.path for part in shapes(symbol))))
    return (bottom - top) / max(right - left, bottom - top, math.ulp(1.0))
