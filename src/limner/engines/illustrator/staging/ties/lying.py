"""What cannot stand by itself lies: spoons, bats, swords, brushes."""

from dataclasses import replace

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.staging.ties.resting import axis, feet
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
_FALLEN = 76.0
"""How far from upright a long thing lies on a ground that is seen from a little above, in degrees."""


def laid(unit: Unit) -> Unit:
    """The unit with its one member on its side where that cannot stand; as it is otherwise."""
    if len(unit.members) != 1 or not _tips(unit.lead):
        return unit
    return Unit((_down(unit.lead),))


def _tips(member: Member) -> bool:
    symbol: Symbol = member.symbol
    if symbol.place not in ("ground", "surface") or symbol.height_m > _TALLEST or _PLANTED & member.kinds:
        return False
    turn, length = axis(symbol, member.pose)
    if member.tilt or member.borne or member.pose == "lying" or length < _SLENDER or abs(turn) > _UPRIGHT:
        return False
    left, right = feet(member)
    return right - left < _FOOT * member.box.height


def _down(member: Member) -> Member:
    if "lying" in member.symbol.poses:
        return member.posed("lying")
    fallen = replace(member, tilt=_FALLEN - axis(member.symbol, member.pose)[0] * (-1 if member.flip else 1))
    box = fallen.box
    return fallen.moved(-box.centre[0], member.y - box.bottom)
