"""Those who stand as one because they have the same relation to the same: eggs in a box, two who look at a rocket."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import APART, Member, Unit, beside

_OF_ALL = frozenset({"behind", "in front of", "looking at", "next to"})
"""Relations that somebody can have to several things at once: "a girl behind a church and a tree"."""
_TOGETHER = frozenset({"inside", "on"})
"""Relations in which those of one kind are one heap or row."""
_SIDE_BY_SIDE = frozenset({"looking at", "in front of", "next to"})
"""Relations before which those who have them to the same large thing stand together."""
_LARGE = 2.6
"""Metres from which a thing is no longer among them, but behind them."""


def alike_in_one(
    tied: Sequence[Relation], people: Mapping[int, Sequence[Member]], of: Mapping[int, Unit]
) -> dict[int, Unit]:
    """Those of one kind that are in or on the same, as one: "twelve eggs in a box, one of them golden"; and all
    that are at the same large thing: "a boy and his dog looking at a rocket".
    """
    found: dict[tuple[str, int, str], list[int]] = {}
    for relation in tied:
        lead = people[relation.subject][0]
        if relation.kind == "under" and people[relation.object][0].symbol.held == "overhead":
            found.setdefault((relation.kind, relation.object, ""), []).append(relation.subject)
        elif relation.kind in _TOGETHER:
            found.setdefault((relation.kind, relation.object, lead.symbol.id), []).append(relation.subject)
        elif relation.kind in _SIDE_BY_SIDE and _is_large(people[relation.object][0]) and not _is_large(lead):
            found.setdefault((relation.kind, relation.object, ""), []).append(relation.subject)
    result: dict[int, Unit] = {}
    for numbers in found.values():
        if len(numbers) > 1:
            members = [m for number in numbers for m in of[number].members]
            result |= dict.fromkeys(numbers, beside([Unit((m,)) for m in members], members[0].height * APART))
    return result


def side_by_side(tied: Sequence[Relation], of: Mapping[int, Unit]) -> dict[int, Unit]:
    """The things that somebody is behind, before or beside, in a row as one."""
    rows: dict[tuple[str, int], list[int]] = {}
    for relation in tied:
        if relation.kind in _OF_ALL:
            rows.setdefault((relation.kind, relation.subject), []).append(relation.object)
    result: dict[int, Unit] = {}
    for (_, subject), objects in rows.items():
        apart = [i for i in dict.fromkeys(objects) if i not in result and of[i] is not of[subject]]
        if len(apart) > 1:
            row = of[apart[0]]
            for one, other in pairwise(apart):
                row = next_to(of[other], row, Relation("next to", other, one))
            result |= dict.fromkeys(apart, row)
    return result


def _is_large(member: Member) -> bool:
    return member.symbol.height_m > _LARGE
