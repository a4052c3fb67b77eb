"""Animals at their ease: on what is soft they sit or lie, and nobody has to say so."""

from collections.abc import Sequence
from typing import Final

from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.units import Member, People

_ON: Final = frozenset({"on", "sitting on"})
_SOFT: Final = frozenset({"seat", "upholstery", "drapes", "slept in"})
_LONG: Final = 1.2
"""Metres: on what is shorter they sit, since they would hang over its ends."""
_AT_REST: Final = ("lying", "sitting", "sleeping")
_SEATED: Final = ("sitting",)


def settled(reading: Reading, people: People, dice: Dice) -> People:
    """The people, the animals on soft things at rest, several each in a way of its own, where no pose is said."""
    result = dict(people)
    for relation in reading.relations:
        on, thing = relation.subject, relation.object
        if relation.kind not in _ON or on not in people or thing not in people or reading.subjects[on].pose:
            continue
        if _SOFT & people[thing][0].symbol.traits:
            result[on] = _at_rest(people[on], _AT_REST if _is_long(people[thing][0]) else _SEATED, dice)
    return result


def _at_rest(members: Sequence[Member], ways: Sequence[str], dice: Dice) -> list[Member]:
    """Each that is an animal in one of the ways that its kind knows, by turns."""
    symbol = members[0].symbol
    known = [way for way in ways if way in symbol.poses]
    if "animal" not in symbol.kinds or not known:
        return list(members)
    first = dice.turn(f"rest {symbol.id}", range(len(known)))
    return [m.posed(known[(first + k) % len(known)]) for k, m in enumerate(members)]


def _is_long(member: Member) -> bool:
    """Whether it is a cloth, or so long that one lies on it."""
    figure = member.symbol.figure(member.pose)
    return "drapes" in member.symbol.traits or member.symbol.height_m * figure.width > _LONG * figure.height
