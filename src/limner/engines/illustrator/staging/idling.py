"""Nobody stands like a post: people of whom nothing is said stand with the weight on one leg, a hand on the hip, arms
folded, or turned aside, by turns from seed to seed."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.deeds.sports import danced
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.folk import PLAIN
from limner.engines.illustrator.staging.postures import taken
from limner.engines.illustrator.staging.units import Member, Unit

_EASY = ("relaxed", "akimbo", "standing", "open", "folded")
"""Ways to stand, by turns."""
_NEXT = 3
"""How many ways on the next of several stands."""


def eased(units: Sequence[Unit], reading: Reading, dice: Dice) -> list[Unit]:
    """The units, those who stand by themselves and have nothing in hand at their ease."""
    result = list(units)
    for n, k in enumerate(
        k for k, unit in enumerate(units) if len(unit.members) == 1 and _is_a_dancer(unit.lead, reading)
    ):
        result[k] = Unit((danced(units[k].lead, n),))
    free = [k for k, unit in enumerate(units) if len(unit.members) == 1 and _is_idle(unit.lead, reading)]
    if not free:
        return result
    first = dice.turn("at ease", range(len(_EASY)))
    for n, k in enumerate(free):
        stance = _EASY[(first + n * _NEXT) % len(_EASY)]
        if stance != "standing":
            result[k] = Unit((taken(units[k].lead, stance),))
    return result


def _is_a_dancer(member: Member, reading: Reading) -> bool:
    """Whether it is a person who dances by calling, and of whom nothing else is said."""
    dancer = member.symbol.does == "dance" and "person" in member.kinds and member.pose in member.symbol.poses
    return dancer and _is_free(replace(member, pose="standing"), reading)


def _is_idle(member: Member, reading: Reading) -> bool:
    """Whether it is anybody of whom no pose is said, and who does nothing."""
    return member.symbol.id in PLAIN and _is_free(member, reading)


def _is_free(member: Member, reading: Reading) -> bool:
    """Whether it stands and might do anything."""
    stands = member.limber and member.pose == "standing" and not member.touches
    said = member.subject >= len(reading.subjects) or bool(reading.subjects[member.subject].pose)
    return stands and not said and not member.aloft and member.window is None
