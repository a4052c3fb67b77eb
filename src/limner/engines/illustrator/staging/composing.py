"""A mark's several things made one: what shines behind, land and what grows under it, the small and the living in
front, each overlapping the next on one ground."""

from collections.abc import Sequence

from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.units import Unit

_LAND = frozenset({"landscape", "mountain"})
_GROWN = frozenset({"plant", "tree", "flower"})
_LIVING = frozenset({"person", "animal"})
_BUILT = frozenset({"building", "landmark", "structure"})
_SHARE = 0.3
"""How much of the smaller one's width is behind the larger one."""
_WIDER = 1.14
"""How much wider than the box a group may be: plates are widest in their middle."""
_ROUND = 1.3
"""What is longer than this over its width, or wider, is no disc."""
_MOST = 9
"""Things of a mark that can be made one."""


def composed(units: Sequence[Unit], box: Box) -> list[Unit] | None:
    """The units as one group that fits the box, from back to front; None where a row shows them better."""
    kinds = {unit.lead.symbol.id for unit in units}
    if not 1 < len(units) <= _MOST or (len(kinds) == 1 and not _is_land(units[0])):
        return None
    shining = [unit for unit in units if _is_disc(unit)]
    others = [unit for unit in units if unit not in shining]
    if not others or len(shining) > 1:
        return None
    body = _joined(others)
    if body is None:
        return None
    whole = [_behind(shining[0], body), *body] if shining else body
    return _fitted(whole, box)


def _is_disc(unit: Unit) -> bool:
    box = unit.box
    shape = max(box.width / box.height, box.height / box.width)
    return len(unit.members) == 1 and unit.lead.symbol.place == "sky" and shape < _ROUND


def _is_land(unit: Unit) -> bool:
    return not _LAND.isdisjoint(unit.lead.kinds)


def _grows(unit: Unit) -> bool:
    return not _GROWN.isdisjoint(unit.lead.kinds)


def _joined(units: Sequence[Unit]) -> list[Unit] | None:
    """What does not shine: a landscape, a plant out of a thing, or two that overlap."""
    if len(units) == 1:
        return [_sized(units[0], 1.0)]
    land = [unit for unit in units if _is_land(unit)]
    if land or len(units) > 2:
        return _landscape(land, [unit for unit in units if unit not in land])
    first, second = units
    plant, other = (first, second) if _grows(first) else (second, first)
    if _grows(plant) and not _grows(other):
        made = _LIVING.isdisjoint(other.lead.kinds) and _BUILT.isdisjoint(other.lead.kinds)
        return _growing(plant, other) if made else _beyond(plant, other)
    return _overlapping(first, second)


def _landscape(land: Sequence[Unit], others: Sequence[Unit]) -> list[Unit] | None:
    """Land behind, what grows and is built about its foot, the rest before it in the middle."""
    middle = [unit for unit in others if _grows(unit) or not _BUILT.isdisjoint(unit.lead.kinds)]
    front = [unit for unit in others if unit not in middle]
    if any(_LIVING.isdisjoint(unit.lead.kinds) for unit in front):
        return None
    if len(middle) > 1 and not front:
        # What is built, else the last of what grows, is the foremost.
        middle = sorted(middle, key=lambda unit: not _BUILT.isdisjoint(unit.lead.kinds))
        front, middle = middle[-1:], middle[:-1]
    if not land and not (middle and front):
        return None
    back = _ridge(land)
    high = around(unit.box for unit in back).height if back else 0.55
    return [*back, *_flanking(middle, 0.66 * high), *_before(front, 0.62 * high)]


def _ridge(land: Sequence[Unit]) -> list[Unit]:
    """Land side by side on the ground, 1 wide together, each partly behind the next; the middle one is the tallest."""
    number, x, row = len(land), 0.0, []
    for i, unit in enumerate(land):
        unit = _sized(unit, 1.0 - 0.16 * abs(2 * i - number + 1))
        row.append(unit.moved(x - unit.box.left, -unit.box.bottom))
        x += 0.42 * unit.box.width
    if not row:
        return []
    whole = around(unit.box for unit in row)
    middle = whole.centre[0]
    outer = sorted(row, key=lambda unit: -abs(unit.box.centre[0] - middle))
    return [unit.moved(-middle, 0.0).scaled(1 / whole.width) for unit in outer]


def _flanking(units: Sequence[Unit], tall: float) -> list[Unit]:
    """Units on the ground to the left and the right of the middle by turns, the later ones nearer to it."""
    sides = [(-1, 1)[i % 2] * (0.4 - 0.13 * (i // 2)) for i in range(len(units))]
    return [
        _at(_sized(unit, tall * (1.0 - 0.12 * (i // 2))), x, 0.0)
        for i, (unit, x) in enumerate(zip(units, sides, strict=True))
    ]


def _before(units: Sequence[Unit], tall: float) -> list[Unit]:
    """Units on the ground at even distances about the middle."""
    number = len(units)
    return [_at(_sized(unit, tall), 0.24 * (i - 0.5 * (number - 1)), 0.0) for i, unit in enumerate(units)]


def _growing(plant: Unit, thing: Unit) -> list[Unit]:
    """A plant that rises from behind a thing."""
    body = _sized(thing, 1.0)
    top = _sized(plant, 0.8 * max(body.box.height, 0.8 * body.box.width))
    top = _at(top, body.box.centre[0], body.box.top + 0.22 * top.box.height)
    return [top, body]


def _beyond(plant: Unit, other: Unit) -> list[Unit]:
    """A plant that stands behind somebody or a house, taller than they are."""
    body = _sized(other, 1.0)
    tall = _sized(plant, 1.4)
    side = 1 if other.lead.flip else -1
    edge = body.box.right if side > 0 else body.box.left
    return [_at(tall, edge - side * _SHARE * min(tall.box.width, body.box.width), body.box.bottom), body]


def _overlapping(first: Unit, second: Unit) -> list[Unit]:
    """Two of about one weight on one ground, the first in front."""
    lead, other = _weighed(first, 1.0), _weighed(second, 0.82)
    reach = _SHARE * min(lead.box.width, other.box.width)
    other = _at(other, lead.box.right + 0.5 * other.box.width - reach, lead.box.bottom)
    return [other, lead]


def _behind(disc: Unit, body: Sequence[Unit]) -> Unit:
    """What shines large behind the others' upper part, above the middle of what is tall, beside the peak of what is
    wide."""
    whole = around(unit.box for unit in body)
    size = min(0.62 * whole.width, 1.1 * whole.height) if whole.width > whole.height else 0.72 * whole.height
    shift = 0.16 * whole.width if whole.width > whole.height else 0.0
    grown = disc.scaled(size / disc.box.height)
    y = whole.top + (0.14 * size if whole.width > whole.height else 0.52 * size)
    x, middle = grown.box.centre
    return grown.moved(whole.centre[0] + shift - x, y - middle)


def _sized(unit: Unit, height: float) -> Unit:
    return unit.scaled(height / unit.box.height)


def _weighed(unit: Unit, area: float) -> Unit:
    return unit.scaled((area / unit.box.area) ** 0.5)


def _at(unit: Unit, x: float, bottom: float) -> Unit:
    return unit.moved(x - unit.box.centre[0], bottom - unit.box.bottom)


def _fitted(units: Sequence[Unit], box: Box) -> list[Unit]:
    """The group in the middle of the box, later ones in front."""
    whole = around(unit.box for unit in units)
    k = min(_WIDER * box.width / whole.width, box.height / whole.height)
    x, y = whole.centre
    return [unit.moved(-x, -y).scaled(k).moved(*box.centre).lifted(_LAYER * order) for order, unit in enumerate(units)]


_LAYER = 100.0
"""How far apart in order the units of a group are, so that the parts of one stay together."""
