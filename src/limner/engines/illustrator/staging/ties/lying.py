"""What cannot stand by itself lies: spoons, bats, swords, brushes."""

import math
from dataclasses import replace
from functools import lru_cache

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.staging.ties.faces import flattened, thin
from limner.engines.illustrator.staging.ties.resting import axis, feet, hull, weight
from limner.engines.illustrator.staging.units import Member, Unit

_SLENDER, _UPRIGHT, _FOOT = 2.2, 50.0, 0.2
"""The length over the width of what is long, how far from upright in degrees it is drawn, and the width of a foot
over the height on which it cannot stand."""
_TALLEST = 2.2
"""Metres; what is taller is planted in the ground."""
_PLANTED = frozenset({
    "person", "animal", "plant", "tree", "flower", "building", "landmark", "robot", "creature", "flag",
    "street furniture", "figure", "shape", "sweet", "food", "toy",
})  # fmt: skip
"""Kinds that stand whatever their foot, or that nobody lays down."""
_AS_DRAWN = frozenset({"lying"})
"""Poses of what lies already, and of what is stuck into something."""
_FALLEN = 76.0
"""How far from upright a long thing lies on a ground that is seen from a little above, in degrees."""


_DRAWN_LYING = frozenset({"furniture", "vehicle", "building", "electronics", "instrument", "drink", "bakery"})
"""Kinds of what is long and stands on its own feet or base as it is drawn."""


_LEAST_FALL, _MOST_FALL = 30.0, 150.0
"""Between these, in degrees clockwise, is where a thing rests after it has fallen over."""
_STEP, _ASIDE = 0.85, 0.16
"""How far behind one another several lie, over one's height, and how far aside by turns, over one's width."""


def laid(unit: Unit) -> Unit:
    """The unit on its side where it cannot stand, several of a kind behind one another; as it is otherwise."""
    members = unit.members
    if len({m.symbol for m in members}) > 1 or not all(_tips(m) for m in members):
        return unit
    if all(thin(m) for m in members):
        return Unit(tuple(flattened(m) for m in members))
    return Unit(tuple(_behind(_down(member), k) for k, member in enumerate(members)))


def rests(member: Member) -> bool:
    """Whether a long thing lies all along on what is under it, as it is drawn or as it was laid down."""
    symbol = member.symbol
    if symbol.place != "surface" or (_PLANTED | _DRAWN_LYING) & member.kinds or member.hung or member.aloft:
        return False
    turn, length = axis(symbol, member.pose)
    across = (turn + member.tilt * (-1 if member.flip else 1) + 90.0) % 180.0 - 90.0
    return length >= _SLENDER and abs(across) > _UPRIGHT


def _tips(member: Member) -> bool:
    symbol: Symbol = member.symbol
    if symbol.place not in ("ground", "surface") or symbol.height_m > _TALLEST:
        return False
    if member.tilt or member.borne or member.pose in _AS_DRAWN or member.aloft or member.hung:
        return False
    if "lies" in symbol.traits:
        return True
    turn, length = axis(symbol, member.pose)
    if _PLANTED & member.kinds or length < _SLENDER or abs(turn) > _UPRIGHT:
        return False
    left, right = feet(member)
    return right - left < _FOOT * member.box.height


def _down(member: Member) -> Member:
    if "lying" in member.symbol.poses:
        return member.posed("lying")
    turn, length = axis(member.symbol, member.pose)
    slender = length >= _SLENDER and abs(turn) <= _UPRIGHT
    fall = _FALLEN - turn if slender else fallen(member.symbol, member.pose)
    down = replace(member, tilt=-fall if member.flip and not slender else _FALLEN + turn if member.flip else fall)
    box = down.box
    return down.moved(-box.centre[0], member.y - box.bottom)


def _behind(member: Member, number: int) -> Member:
    """The one of that number of several that lie."""
    box = member.box
    aside = _ASIDE * box.width * (number % 2)
    return member.moved(aside, -number * _STEP * box.height).lifted(-0.02 * number)


@lru_cache(maxsize=256)
def fallen(symbol: Symbol, pose: str) -> float:
    """By how many degrees clockwise a thing turns that falls over and comes to rest on the next side that bears it."""
    corners = hull(symbol, pose)
    x, y = weight(symbol, pose)
    found = []
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        dx, dy = bx - ax, by - ay
        share = ((x - ax) * dx + (y - ay) * dy) / max(dx * dx + dy * dy, 1e-9)
        if 0.0 < share < 1.0:
            found.append((90.0 - math.degrees(math.atan2(-dx, dy))) % 360.0)
    return min((turn for turn in found if _LEAST_FALL < turn < _MOST_FALL), default=_FALLEN)
