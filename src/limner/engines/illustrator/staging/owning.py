"""Each of several with what is his own: "three girls, each holding a balloon", "three cats on three chairs"."""

from collections.abc import Mapping, Sequence

from limner.engines.illustrator.reading.reading import Reading, Relation
from limner.engines.illustrator.staging.deeds import tying
from limner.engines.illustrator.staging.ties.index import TOUCHING
from limner.engines.illustrator.staging.ties.sides import A_ROW, in_ranks
from limner.engines.illustrator.staging.units import APART, Member, Unit, beside

EACH = frozenset({"wearing", "holding", "riding"})
"""Relations that hold of every one of several subjects by itself."""
_BY_TWOS = frozenset({"on", "inside", "sitting on", "under", "out of", "leaning against", "behind"})
"""Relations that hold so where there are as many of the one as of the other."""
_SEVERAL = 2
"""From how many on each has his own."""


def each(
    reading: Reading, tied: Sequence[Relation], people: Mapping[int, Sequence[Member]]
) -> Mapping[int, Sequence[Unit]]:
    """By subjects of whom there are several, a unit for every one, each with its own of what all wear, hold or ride."""
    result = {}
    for number in {r.subject for r in tied}:
        own = [r for r in tied if r.subject == number]
        others = {r.object for r in own}
        apart = all(r.subject == number for r in tied if {r.subject, r.object} & {number, *others})
        if apart and _have_their_own(number, own, people):
            units = [_with_its_own(reading, member, k, own, people) for k, member in enumerate(people[number])]
            alone = set(people) == {number, *others}
            result[number] = units if alone else [_together(units, people[number][0])]
    return result


def _together(units: Sequence[Unit], first: Member) -> Unit:
    """All of them in a row, many in ranks."""
    return in_ranks(units) if len(units) > A_ROW else beside(units, first.height * APART)


def _have_their_own(number: int, own: Sequence[Relation], people: Mapping[int, Sequence[Member]]) -> bool:
    """Whether there is one for everybody of whatever these relations are to."""
    if len(people[number]) < _SEVERAL or not all(r.kind in EACH | _BY_TWOS for r in own):
        return False
    if any(r.kind in _BY_TWOS and len(people[r.object]) != len(people[number]) for r in own):
        return False
    return not any(r.kind != "wearing" and len(people[r.object]) == 1 for r in own)


def _with_its_own(
    reading: Reading, member: Member, k: int, own: Sequence[Relation], people: Mapping[int, Sequence[Member]]
) -> Unit:
    """The member, with the thing of the same place in each row."""
    unit = Unit((member,))
    for relation in own:
        things = people[relation.object]
        unit = tying.tie(relation, reading)(unit, Unit((things[k % len(things)],)), relation)
    return unit


def equipped(reading: Reading, tied: Sequence[Relation], people: Mapping[int, Sequence[Member]]) -> dict[int, Unit]:
    """By subjects who are to others what a group is, each of them with what he wears and holds, and their things."""
    found: dict[int, Unit] = {}
    for number in {r.subject for r in tied if r.kind in ("wearing", "holding")}:
        own = [r for r in tied if r.subject == number and r.kind in EACH]
        placed = any(r.kind in TOUCHING for r in tied if number in (r.subject, r.object) and r not in own)
        if not placed and _have_their_own(number, own, people):
            units = [_with_its_own(reading, m, k, own, people) for k, m in enumerate(people[number])]
            row = _together(units, people[number][0])
            found |= dict.fromkeys((number, *(r.object for r in own)), row)
    return found
