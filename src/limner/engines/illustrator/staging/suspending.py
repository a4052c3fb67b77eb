"""What hangs from the place itself: from a branch, from the ceiling."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading, Relation
from limner.engines.illustrator.staging.postures import taken
from limner.engines.illustrator.staging.ties.hanging import dangling
from limner.engines.illustrator.staging.units import Member, Unit

_LIVING = frozenset({"person", "animal"})
_BUILT = frozenset({"building", "furniture", "tree", "landmark"})


def from_above(reading: Reading) -> bool:
    """Whether something hangs from what belongs to the place: a branch, a ceiling."""
    return reading.says("hanging") and not any(r.kind == "hanging from" for r in reading.relations)


def hangs_beyond(relation: Relation, cast: Mapping[int, Symbol]) -> bool:
    """Whether a thing is over or behind another one: hanging there, it hangs from the place."""
    return relation.kind in ("behind", "above") and _LIVING.isdisjoint(cast[relation.subject].kinds)


def hung(units: Sequence[Unit]) -> list[Unit]:
    """The first thing that is by itself hangs; where only somebody living is, he does."""
    alone = [unit for unit in units if len(unit.members) == 1 and _hangs(unit.lead)]
    things = [unit for unit in alone if not _LIVING & unit.lead.kinds] or alone
    first = things[0].lead.subject if things else None

    def raised(unit: Unit) -> Unit:
        return Unit((replace(_by_the_hands(unit.lead), hung=True),))

    return [raised(u) if u in things and u.lead.subject == first else u for u in units]


def _by_the_hands(member: Member) -> Member:
    """As it hangs: who has arms and no pose of hanging with these over the head."""
    armed = member.limber and not {"hanging"} & {*member.symbol.poses} and member.kinds & _LIVING
    return taken(member, "cheering") if armed else dangling(member)


def _hangs(member: Member) -> bool:
    """Whether it may hang: nothing that is built or stands in a room, unless it is made to."""
    return "hanging" in member.symbol.poses or not _BUILT & member.kinds
