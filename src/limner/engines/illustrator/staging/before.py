"""A small thing at the side of what is many times as large is no pair with it on one ground: it lies near the viewer,
on the side that the words name, if they name one, and the large one stands beyond.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.reading.kinds import Position
from limner.engines.illustrator.reading.reading import Reading, Relation
from limner.engines.illustrator.staging.units import Member, People

_SIDES: Mapping[str, tuple[Position, Position]] = {
    "left of": ("left", "right"),
    "right of": ("right", "left"),
    "next to": ("", ""),
    "in front of": ("", ""),
    "behind": ("", ""),
    "above": ("", ""),
    "below": ("", ""),
}
_NEAR_ONE: Mapping[str, int] = {"in front of": 0, "behind": 1, "above": 1, "below": 0}
"""Which of the two such a relation has nearer the viewer, or lower: its subject or its object."""
_HIGH = frozenset({"above", "below"})
_SMALL, _LARGE, _TIMES = 0.45, 0.8, 4.0
"""Metres of the small one at most and of the large one at least, and how many times as large that is."""
_FEW = 3
_A_BEAST = 1.3
"""Metres from which on an animal is in no room, and has no wall beside it."""
_STANDS_LOW = frozenset({"on the floor", "floor or table", "upholstery", "propped"})


def parted(relations: Sequence[Relation], people: People, reading: Reading) -> tuple[list[Relation], People]:
    """The relations less the one that parts a small thing from a large one, where there is no other and neither does
    anything, and everybody, those two with their sides.
    """
    if reading.acts or len(relations) != 1 or relations[0].kind not in _SIDES or len(people) != 2:
        return list(relations), people
    (relation,) = relations
    sides = dict(zip((relation.subject, relation.object), _SIDES[relation.kind], strict=True))
    one, other = sides
    if sides.keys() != people.keys() or not any(
        _dwarfs(people[large], people[small]) and _lets_lie(relation, small, people[large][0])
        for large, small in ((one, other), (other, one))
    ):
        return list(relations), people
    return [], {
        i: [replace(member, position=sides[i] or member.position) for member in people[i]]
        for i in sorted(sides, key=lambda i: sides[i])
    }


def _lets_lie(relation: Relation, small: int, large: Member) -> bool:
    """Whether the small one is where the relation has it when it lies nearer than the large one, and lower: what stands
    on a post rises over it.
    """
    near = _NEAR_ONE.get(relation.kind)
    nearer = near is None or small == (relation.subject, relation.object)[near]
    return nearer and (relation.kind not in _HIGH or "street furniture" in large.kinds)


def _dwarfs(large: Sequence[Member], small: Sequence[Member]) -> bool:
    one, other = large[0], small[0]
    tall, low = (m.symbol.height_m * m.size for m in (one, other))
    outdoors = bool({"animal", "vehicle"} & one.kinds) and tall > _A_BEAST
    lying = {"surface", "wall"} if outdoors else {"surface"}
    lies = other.symbol.place in lying and ANIMATE.isdisjoint(other.kinds) and not _STANDS_LOW & other.symbol.traits
    stands = len(large) == 1 and one.symbol.place == "ground" and tall >= _LARGE
    return stands and lies and len(small) <= _FEW and low < _SMALL and tall > _TIMES * low
