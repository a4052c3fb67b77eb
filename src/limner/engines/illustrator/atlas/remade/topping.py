"""What is on a dish by the words: pieces in a heap, strewn or at its side, sauces poured over it, cream at the top."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import parse
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.facts import Bed
from limner.engines.illustrator.atlas.figure import Part, Pen, Slot
from limner.engines.illustrator.atlas.remade.anatomy import Body
from limner.engines.illustrator.atlas.remade.covering import Piece, laid
from limner.engines.illustrator.atlas.remade.plating import portions
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.atlas.templates.served import BED, GARNISH, poured

_JOIN, _TIMES, _IN = "+", "*", "#"
_REACH: Mapping[Bed, float] = {
    "heaped": 0.22, "strewn": 0.15, "served": 0.25, "beside": 0.27, "crowned": 0.34, "ringed": 0.21, "portioned": 0.3,
}  # fmt: skip
"""How large a piece of `_COMMON` metres is over the bed's half width, by how things lie there."""
_COMMON, _LEAST, _MOST = 0.04, 0.62, 1.6
"""Metres of what is so large, and how much smaller and larger others are drawn."""
_SEVERAL: Mapping[Bed, int] = {
    "heaped": 5,
    "strewn": 6,
    "served": 2,
    "beside": 3,
    "crowned": 3,
    "ringed": 10,
    "portioned": 1,
}
"""How many there are where no number is said."""
_HEAP = ((-0.95, 0.25), (0.95, 0.3), (0.0, 0.55), (-0.5, -0.45), (0.55, -0.4), (-1.7, 0.5), (1.7, 0.55), (0.05, -1.15),
         (-1.1, 1.1), (1.1, 1.15))  # fmt: skip
"""Where each of a heap lies, in its own sizes about the middle."""
_SIDES = ((-0.52, -0.42), (0.52, -0.4), (-0.62, 0.3), (0.64, 0.34), (0.0, -0.6))
"""Where each sort lies beside what is served, over the plate's half width and half height."""
_WITHIN = frozenset({"served", "layered"})
"""How things lie that other parts of the dish are before."""
_LAYER = 0.17
"""How thick a layer is, and how much higher the next, over the bed's half width."""
_ACROSS = 0.9
"""How long what lies across a bowl is, over the bed's half width and by half."""
_TURNED = 26.0
_LARGE = 0.065
"""Metres; of what is so large two are on a dish where others are several."""


@dataclass(frozen=True)
class Topping:
    """One sort of what is on a dish, and how many of it; None where no number is said."""

    piece: Piece
    number: int | None

    @property
    def kinds(self) -> frozenset[str]:
        """What it is a kind of."""
        return frozenset(self.piece.symbol.kinds)


def entry(symbol_id: str, number: int | None, colour: str) -> str:
    """How the name of a remade symbol says one sort of topping; `colour` is "#rrggbb" or nothing."""
    return symbol_id + (f"{_TIMES}{number}" if number else "") + colour


def joined(entries: Sequence[str]) -> str:
    """Several sorts together."""
    return _JOIN.join(entries)


def toppings(said: str, find: Mapping[str, Symbol] | object) -> list[Topping]:
    """What the name of a remade symbol says is on it; `find` gives a symbol by its id."""
    found = []
    for place, item in enumerate(said.split(_JOIN)):
        name, _, code = item.partition(_IN)
        symbol_id, _, number = name.partition(_TIMES)
        piece = Piece(find[symbol_id], parse(_IN + code) if code else None, place)  # type: ignore[index]
        found.append(Topping(piece, int(number) if number else None))
    return found


def slots(on_it: Sequence[Topping]) -> Mapping[str, Slot]:
    """The colours of all of them, by names that no symbol has."""
    return {name: slot for topping in on_it for name, slot in topping.piece.slots.items()}


def topped(pen: Pen, body: Body, on_it: Sequence[Topping]) -> None:
    """The dish with these on it, in place of what is on it where no words say. One that has taken another thing's form
    has them on its largest part.
    """
    parts = [part for part in body.figure.parts if part.name != GARNISH]
    bed = next((part for part in parts if part.name == BED), None) or max(parts, key=_extent)
    way = body.symbol.bed
    middle, reach = _spread(body, bed) if way == "beside" else _measured(bed)
    if way == "layered":
        _layered(pen, parts, bed, on_it)
        return
    sauces = [t for t in on_it if "sauce" in t.kinds]
    others = [t for t in on_it if t not in sauces]
    if way == "portioned":
        for part in parts:
            pen.add(replace(part, name=""))
        spots = portions([(t.piece.symbol, t.number) for t in others], middle, reach)
        _put(pen, sorted(((others[i], at, radius, turn) for i, at, radius, turn in spots), key=_foot))
        return
    pieces = sorted(_placed(way, others, middle, reach, body.rng), key=lambda spot: spot[1][1])
    behind = [spot for spot in pieces if way == "beside" and spot[1][1] < middle[1]]
    after = parts.index(bed) + 1 if way in _WITHIN else len(parts)
    for i, part in enumerate(parts):
        if part is bed:
            _put(pen, behind)
        pen.add(replace(part, name=""))
        if i + 1 == after:
            for number, sauce in enumerate(sauces):
                _pour(pen, sauce, way, bed, number)
            _put(pen, [spot for spot in pieces if spot not in behind])


def _extent(part: Part) -> float:
    left, top, right, bottom = g.bounds(part.path)
    return (right - left) * (bottom - top)


def _layered(pen: Pen, parts: Sequence[Part], bed: Part, on_it: Sequence[Topping]) -> None:
    """Each sort as a layer of its own on the bed, its lower edge in waves; the bed and what is over it rise."""
    (cx, cy), (rx, ry) = _measured(bed)
    at, thick = parts.index(bed), _LAYER * rx
    for part in parts[: at + 1]:
        pen.add(replace(part, name=""))
    for number, topping in enumerate(on_it):
        low = cy - ry - thick * (number - 0.35)
        slot = next((t for t, own in topping.piece.symbol.slots.items() if own.role == "primary"), "")
        layer = _wavy(cx, low, 1.03 * rx, thick)
        if slot:
            pen.part(topping.piece.slot(slot), layer)
            pen.mark(topping.piece.slot(slot), g.moved(layer, 0, 0.55 * thick), tone=-0.08)
    for part in parts[at + 1 :]:
        pen.add(_raised(part, thick * len(on_it)))


def _wavy(x: float, low: float, wide: float, thick: float) -> Path:
    """A layer whose lower edge is at that height."""
    edge = [(x - wide + 2 * wide * i / 12, low + (0.35 if i % 2 else -0.1) * thick) for i in range(13)]
    return g.smooth([(x - wide, low - thick, "c"), (x + wide, low - thick, "c"), *reversed(edge)])


def _raised(part: Part, by: float) -> Part:
    marks = tuple(replace(mark, path=g.moved(mark.path, 0, -by)) for mark in part.marks)
    return replace(part, path=g.moved(part.path, 0, -by), marks=marks, name="")


_Spot = tuple[Topping, Point, float, float]
"""What lies there, where, how large and how much turned."""


def _measured(bed: Part) -> tuple[Point, Point]:
    """The middle of the place for toppings, and its half width and half height."""
    left, top, right, bottom = g.bounds(bed.path)
    return ((left + right) / 2, (top + bottom) / 2), ((right - left) / 2, (bottom - top) / 2)


def _spread(body: Body, bed: Part) -> tuple[Point, Point]:
    """The same of the whole plate under what lies in its middle."""
    (cx, cy), _ = _measured(bed)
    half = body.figure.width / 2
    return (cx, cy), (half, 0.4 * half)


def _foot(spot: _Spot) -> float:
    """How near it is to the viewer."""
    topping, (_, y), radius, _ = spot
    return y + radius * (2.0 if "cutlery" in topping.kinds else 0.5)


def _put(pen: Pen, spots: Sequence[_Spot]) -> None:
    for topping, (x, y), radius, turn in spots:
        for part in laid(topping.piece, x, y, radius, turn):
            pen.add(part)


def _placed(way: Bed, on_it: Sequence[Topping], middle: Point, reach: Point, rng: Random) -> Iterator[_Spot]:
    """Where each piece lies."""
    sorts = len(on_it)
    singles = [(t, _size(t, way, reach)) for t in on_it for _ in range(_number(t, way, sorts))]
    if way == "beside":
        yield from _at_sides(on_it, middle, reach, rng)
        return
    if way != "heaped" and way != "crowned":
        singles = _by_turns(singles)
    for i, (topping, radius) in enumerate(singles):
        across = "cutlery" in topping.kinds
        x, y = _spot(way, i, len(singles), middle, reach, radius, laid_across=across)
        turn = 0.0 if across or "cream" in topping.kinds else rng.uniform(-_TURNED, _TURNED)
        yield topping, (x, y), radius, turn


def _spot(
    way: Bed, i: int, number: int, middle: Point, reach: Point, radius: float, *, laid_across: bool = False
) -> Point:
    (cx, cy), (rx, ry) = middle, reach
    if laid_across:
        return cx + 0.62 * rx, cy - 0.5 * ry
    if way in ("heaped", "crowned"):
        dx, dy = _HEAP[i % len(_HEAP)]
        lift = 0.55 if way == "heaped" else 1.7
        return cx + 1.15 * dx * radius, cy + (0.8 * dy - lift) * radius
    if way == "ringed":
        t = 2 * math.pi * (i + 0.25) / number
        return cx + 0.78 * rx * math.cos(t), cy + 0.74 * ry * math.sin(t) - 0.7 * radius
    t, k = 2.4 * i + 0.7, math.sqrt((i + 0.6) / number)
    share = 0.82 if number > 1 else 0.0
    return cx + share * k * rx * math.cos(t), cy + share * k * ry * math.sin(t) - 0.2 * radius


def _at_sides(on_it: Sequence[Topping], middle: Point, reach: Point, rng: Random) -> Iterator[_Spot]:
    """Each sort in a little heap of its own beside what is served."""
    (cx, cy), (rx, ry) = middle, reach
    for place, topping in enumerate(on_it):
        dx, dy = _SIDES[place % len(_SIDES)]
        number, radius = _number(topping, "beside", len(on_it)), _size(topping, "beside", reach)
        radius *= 1.0 if number == 1 else 0.62
        for i in range(number):
            ox, oy = _HEAP[i % len(_HEAP)] if number > 1 else (0.0, 0.0)
            at = cx + dx * rx + 0.9 * ox * radius, cy + dy * ry + 0.6 * oy * radius
            yield topping, at, radius, rng.uniform(-_TURNED, _TURNED)


def _by_turns(singles: Sequence[tuple[Topping, float]]) -> list[tuple[Topping, float]]:
    """One of each sort after the other, so that they lie mixed."""
    rounds = dict[Topping, int]()
    keyed = []
    for topping, radius in singles:
        rounds[topping] = rounds.get(topping, 0) + 1
        keyed.append((rounds[topping], topping, radius))
    return [(topping, radius) for _, topping, radius in sorted(keyed, key=lambda item: item[0])]


def _number(topping: Topping, way: Bed, sorts: int) -> int:
    if topping.number:
        return topping.number
    if "cream" in topping.kinds or topping.piece.symbol.height_m > 2 * _LARGE:
        return 1
    usual = _SEVERAL[way] - (sorts > 2) * (_SEVERAL[way] > 4)
    if topping.piece.symbol.height_m >= _LARGE:
        return max(usual // 2, 1)
    if way == "served" and topping.piece.symbol.height_m < _COMMON:
        return 4
    return usual


def _size(topping: Topping, way: Bed, reach: Point) -> float:
    if "cutlery" in topping.kinds:
        return _ACROSS * reach[0]
    share = math.sqrt(topping.piece.symbol.height_m / _COMMON)
    return _REACH[way] * reach[0] * min(max(share, _LEAST), _MOST)


def _pour(pen: Pen, sauce: Topping, way: Bed, bed: Part, number: int) -> None:
    """The sauce over the bed's edge, or in a line to and fro across it."""
    (cx, cy), (rx, ry) = _measured(bed)
    slot = sauce.piece.slot("sauce")
    if way in ("strewn", "served"):
        line = _to_and_fro((cx, cy), rx, ry, number)
        pen.part(slot, g.intersection(g.outline(line, 0.075 * rx), bed.path))
        return
    shift = 0.13 * number
    drops = [(share + shift, down * ry) for share, down in ((-0.78, 1.1), (-0.34, 1.9), (0.16, 1.2), (0.62, 2.2))]
    pool = poured((cx, cy), (0.95 - 0.2 * number) * rx, 0.92 * ry, [d for d in drops if abs(d[0]) < 0.9])
    pen.part(slot, pool)
    pen.mark(slot, g.moved(g.scaled(pool, 0.8, 0.5, (cx - 0.1 * rx, cy)), 0, -0.3 * ry), tone=0.1, alpha=0.5)


def _to_and_fro(middle: Point, rx: float, ry: float, number: int) -> Path:
    (cx, cy), turns = middle, 7
    points = [
        (cx + rx * (-0.82 + 1.64 * i / turns), cy + (0.72 if i % 2 else -0.72) * ry * (1 - 0.12 * number))
        for i in range(turns + 1)
    ]
    return g.smooth(points if number % 2 == 0 else [(2 * cx - x, y) for x, y in points], closed=False)
