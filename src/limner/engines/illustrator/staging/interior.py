"""Furniture in a room: each piece where such a piece belongs, at its size over the room's."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.settings import chamber
from limner.engines.illustrator.staging.terms import Terms
from limner.engines.illustrator.staging.units import Member, Unit

_ALOFT = frozenset({"flying", "floating", "hovering", "gliding"})
_DEPTHS = ((1.2, 0.06), (0.9, 0.2), (0.65, 0.48), (0.35, 0.6), (0.0, 0.72))
"""From so many metres on a piece stands so far from the back wall, as a share of the way to the viewer."""
_SEATS, _UNDERFOOT = 0.36, 0.5
"""Where seats and beds stand, and rugs lie."""
_AT_THE_WALL = 0.06
"""How far from the back wall the fronts of a kitchen's run are."""
_GROWTHS = (1.9, 1.7, 1.5, 1.35, 1.2, 1.05, 0.9)
"""How much larger than the room's own things they may be, as one who furnishes a room comes near to show it."""
_MINUTE, _BORNE_WITH = 0.5, 1.5
"""Metres below which things are enlarged, and how much at most: nobody measures them."""
_HIDDEN = 0.16
"""The share of all pieces that may be hidden."""
_CUT = 4.0
"""How much worse it is to be cut by the upper edge than to be hidden."""
_STEPS = 23
_ALONG = (0.36, 0.7, 0.2, 0.84, 0.52)
"""Where one piece after the other would like to be, as shares of the width."""
_AMID, _UNEVEN = 0.3, (0.0, 0.08, -0.06, 0.04)
"""From where on things stand free of the walls, and how far they then are from one line."""
_EDGE = 0.03
_WALL = (0.25, 0.75)
"""What of the width is back wall in every view of a room."""
_EYE_LEVEL, _TALL_ON_A_WALL = 1.6, 1.5
"""Metres: the height of the middle of what hangs on a wall, and from where on it reaches to the floor."""


@dataclass(frozen=True, slots=True)
class _Room:
    """The depth of a room on the canvas, the same from wherever it is seen."""

    terms: Terms
    horizon: float
    growth: float

    @property
    def metre(self) -> float:
        """In pixels, at the back wall."""
        w, h = self.terms.size
        return self.growth * chamber.METRE * min(math.sqrt(w * h), 1.2 * min(w, h))

    def size(self, z: float) -> float:
        """How much larger things are there than at the back wall."""
        eye = self.horizon - chamber.EYE
        return 1.0 / (1.0 - z * (1.0 - chamber.EYE / (chamber.NEAR * (1.0 - eye))))

    def floor(self, z: float) -> float:
        """The height of the floor there, in pixels."""
        eye = self.horizon - chamber.EYE
        return (eye + chamber.EYE * self.size(z)) * self.terms.size[1]


def _stands(unit: Unit) -> bool:
    return _chief(unit).symbol.place in ("ground", "surface") and not unit.lead.hung and not _flies(unit)


def _flies(unit: Unit) -> bool:
    return unit.lead.aloft or unit.lead.pose in _ALOFT


def _chief(unit: Unit) -> Member:
    """The member that takes most of it: a table under what is on it."""
    return max(unit.members, key=lambda member: member.box.area)


def placed(units: Sequence[Unit], horizon: float, terms: Terms) -> tuple[list[Unit], list[Unit]]:
    """Everybody who has a place in the room, in it, as large as all can be seen; and those who are in its air."""
    aloft = [unit for unit in units if _flies(unit)]
    pieces = sorted((unit for unit in units if not _flies(unit)), key=_rank)
    mirrored = terms.dice.turn("furnished", (False, True))
    best: tuple[float, list[Unit]] | None = None
    for growth in _GROWTHS:
        hidden, found = _arranged(pieces, _Room(terms, horizon, growth), mirrored=mirrored)
        if best is None or hidden < best[0]:
            best = hidden, found
        if hidden <= _HIDDEN:
            break
    return best[1] if best else [], aloft


def _rank(unit: Unit) -> tuple[int, float]:
    """Large pieces choose first, then what hangs; rugs lie under all."""
    order = 0 if _stands(unit) and not _is_flat(unit) else 1 if not _is_flat(unit) else 2
    return order, -unit.box.area / unit.metre**2


def _is_flat(unit: Unit) -> bool:
    return _chief(unit).symbol.plan == "cloth" and len(unit.members) == 1


def _arranged(pieces: Sequence[Unit], room: _Room, *, mirrored: bool) -> tuple[float, list[Unit]]:
    """Each at its spot, and the share of all that is hidden."""
    run, cut = _in_a_run([unit for unit in pieces if _is_fitted(unit)], room, mirrored=mirrored)
    taken, found = [unit.box for unit in run], list(run)
    hidden = _CUT * len(run) * cut
    for k, unit in enumerate(unit for unit in pieces if not _is_fitted(unit)):
        along = _ALONG[k % len(_ALONG)]
        along = 1 - along if mirrored else along
        put = _overhead(unit, room) if _hangs_high(unit) else _raised(unit, room) or _on_the_floor(unit, room, k)
        put, lost = _aside(put, along, taken, room, free=_is_flat(unit))
        hidden += lost
        if not _is_flat(unit):
            taken.append(put.box)
        found.append(put)
    return hidden / max(len(pieces), 1), found


def _is_fitted(unit: Unit) -> bool:
    return "fitted" in _chief(unit).symbol.traits


def _in_a_run(units: Sequence[Unit], room: _Room, *, mirrored: bool) -> tuple[list[Unit], float]:
    """What a kitchen is fitted with, side by side at its back wall, the tall ones at an end; and how much of it is past
    the picture's edges, as a share.
    """
    ordered = sorted(units, key=lambda unit: -_chief(unit).symbol.height_m)
    tall = [unit for unit in ordered if _chief(unit).symbol.height_m > _TALL_ON_A_WALL]
    low = sorted((unit for unit in units if unit not in tall), key=lambda unit: unit.lead.subject)
    line = [*tall, *low] if mirrored else [*low, *reversed(tall)]
    scale, foot, w = room.metre * room.size(_AT_THE_WALL), room.floor(_AT_THE_WALL), room.terms.size[0]
    sized = [_fitted(unit, scale) for unit in line]
    wide = sum(_chief(unit).box.width for unit in sized)
    x, found = 0.5 * (w - wide), []
    for unit in sized:
        box = _chief(unit).box
        found.append(unit.moved(x - box.left, foot - box.bottom))
        x += box.width
    return found, max(wide / ((1 - 2 * _EDGE) * w) - 1.0, 0.0)


def _fitted(unit: Unit, scale: float) -> Unit:
    """At its true size: what is fitted is no larger than its neighbours."""
    return unit.scaled(scale / _chief(unit).metre)


def _depth(unit: Unit) -> float:
    """How far from the back wall it stands, as a share."""
    chief = _chief(unit)
    if _is_flat(unit):
        return _UNDERFOOT
    if "seat" in chief.symbol.traits:
        return _SEATS
    return next(z for metres, z in _DEPTHS if chief.symbol.height_m >= metres)


def _sized(unit: Unit, scale: float) -> Unit:
    """As large as its metres have it, what is small somewhat larger."""
    chief = _chief(unit)
    nearer = (_MINUTE / max(chief.symbol.height_m, 0.05)) ** 0.4
    return unit.scaled(scale * min(max(nearer, 1.0), _BORNE_WITH) / chief.metre)


def _on_the_floor(unit: Unit, room: _Room, turn: int) -> Unit:
    z = _depth(unit)
    z += _UNEVEN[turn % len(_UNEVEN)] if z > _AMID else 0.0
    put = _sized(unit, room.metre * room.size(z))
    flat = _is_flat(unit)
    put = put.moved(0.0, room.floor(z) + (0.5 * put.box.height if flat else 0.0) - put.box.bottom)
    return put.lifted(-4.0 * room.terms.size[1]) if flat else put


def _hangs_high(unit: Unit) -> bool:
    """Whether it hangs from the ceiling."""
    lead = unit.lead
    return lead.hung or ("lamp" in lead.kinds and lead.symbol.place in ("wall", "air"))


def _overhead(unit: Unit, room: _Room) -> Unit:
    put = _sized(unit, room.metre * room.size(0.3))
    return put.moved(0.0, 0.015 * room.terms.size[1] - put.box.top)


def _raised(unit: Unit, room: _Room) -> Unit | None:
    """What hangs on the wall, at the height of the eyes or down to the floor."""
    if unit.lead.symbol.place != "wall":
        return None
    put = _sized(unit, room.metre)
    base = room.floor(0.0)
    if unit.lead.symbol.height_m > _TALL_ON_A_WALL:
        return put.moved(0.0, base - put.box.bottom)
    return put.moved(0.0, base - _EYE_LEVEL * room.metre - put.box.centre[1])


def _aside(unit: Unit, along: float, taken: Sequence[Box], room: _Room, *, free: bool) -> tuple[Unit, float]:
    """Moved to where it hides and is hidden least, as near as can be to the share of the width that it would like; and
    how much of it is lost there.
    """
    w = room.terms.size[0]
    box = unit.box
    on_wall = unit.lead.symbol.place == "wall" and not _hangs_high(unit)
    low, high = (_WALL[0] * w, _WALL[1] * w) if on_wall else (_EDGE * w, (1 - _EDGE) * w)
    first, last = low + box.width / 2, high - box.width / 2
    if free or first >= last:
        middle = min(max(first, 0.5 * w), max(last, 0.5 * w))
        return unit.moved(middle - box.centre[0], 0.0), 1.0 if box.width > w else 0.0
    wished = 0.5 if _hangs_high(unit) else along
    spots = [first + (last - first) * i / (_STEPS - 1) for i in range(_STEPS)]

    def cost(x: float) -> float:
        return _lost(box.moved(x - box.centre[0], 0.0), taken) + 0.25 * abs(x / w - wished)

    x = min(spots, key=cost)
    put = unit.moved(x - box.centre[0], 0.0)
    cut = max(-box.top, 0.0) / box.height
    return put, _lost(put.box, taken) + _CUT * cut


def _lost(box: Box, taken: Sequence[Box]) -> float:
    """How much of it, or of those that are there, would be hidden, as shares of the smaller one of each two."""
    return sum(box.shared(other) / max(min(box.area, other.area), 1.0) for other in taken)
