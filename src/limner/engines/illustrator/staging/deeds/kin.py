"""Who belong together touch: couples and families hand in hand."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.postures import facing, reaching, taken, tall
from limner.engines.illustrator.staging.units import Member, Unit, merged

_TOGETHER = ("couple", "family")
"""The troupes of those who belong together."""
_CLOSE = 0.03
"""The room between two who are a couple and have their hands full, over their height."""
_ARMS = 0.17
"""How far two whose hands are joined stand apart, over the height of both together."""
_LOW = 0.09
"""How much lower than the waist of the taller the hands of two are joined, over his height."""
_ON_FOOT = frozenset({"standing", "walking", "running"})
_STROLL = "walking"


def together(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """The units, those of a couple or a family as one: hand in hand where they have nothing else to do."""
    result = list(units)
    for troupe in _TOGETHER:
        own = [u for u in result if reading.subjects[u.lead.subject].troupe == troupe and "person" in u.lead.kinds]
        several = len({u.lead.subject for u in own}) > 1
        if several and not any(m.aloft for u in own for m in u.members):
            result = _joined(result, own)
    return result


def _joined(units: Sequence[Unit], own: Sequence[Unit]) -> list[Unit]:
    free = all(len(u.members) == 1 and _is_free(u.lead) for u in own)
    if not free and len(own) != 2:
        return list(units)
    strolls = all(u.lead.stance == _STROLL for u in own)
    kin = _hand_in_hand([u.lead for u in own], _STROLL if strolls else "standing") if free else _side_by_side(*own)
    return [kin if u is own[0] else u for u in units if u is own[0] or not any(u is one for one in own)]


def _is_free(member: Member) -> bool:
    return member.limber and member.human and member.stance in _ON_FOOT and not attitude(member.pose).busy


def _side_by_side(one: Unit, other: Unit) -> Unit:
    t = max(tall(u.lead) if u.lead.limber else u.lead.box.height for u in (one, other))
    return merged(one, other.moved(one.box.right + _CLOSE * t - other.box.left, 0.0))


def _hand_in_hand(members: Sequence[Member], stance: str) -> Unit:
    """In a row, a child between two who are grown up, each holding the hand of the next."""
    row = [facing(taken(m, stance), right=True) for m in _mixed(members)]
    placed = [row[0]]
    for member in row[1:]:
        last = placed[-1]
        x = last.x + _ARMS * (tall(last) + tall(member))
        placed.append(member.moved(x - member.x, last.y - member.y))
    for k in range(len(placed) - 1):
        placed[k], placed[k + 1] = _holding(placed[k], placed[k + 1])
    return Unit(tuple(replace(m, z=placed[0].z + 0.01 * k) for k, m in enumerate(placed)))


def _mixed(members: Sequence[Member]) -> list[Member]:
    """The grown-ups with the children between and after them."""
    most = max(tall(m) for m in members)
    grown = [m for m in members if tall(m) > _GROWN * most]
    small = [m for m in members if tall(m) <= _GROWN * most]
    order: list[Member] = []
    for k in range(len(members)):
        order += grown[k : k + 1] + small[k : k + 1]
    return order


_GROWN = 0.85
"""How tall who is grown up is at least, over the tallest."""


def _holding(left: Member, right: Member) -> tuple[Member, Member]:
    """The far hand of the one in the near hand of the other: at the hips, of a child as high as that can lift it."""
    hand, other = left.at("far_shoulder") or left.box.centre, right.at("shoulder") or right.box.centre
    grown, child = max((left, right), key=tall), min((left, right), key=tall)
    hip = (grown.at("waist") or grown.box.centre)[1] + _LOW * tall(grown)
    if tall(child) < _GROWN * tall(grown):
        hip = max(hip, (child.at("chest") or child.box.centre)[1])
    meeting = ((hand[0] + other[0]) / 2, hip)
    return reaching(left, far=meeting), reaching(right, near=meeting)
