"""What sticks in a thing, and what goes through one."""

from dataclasses import replace

from limner.drawing.geometry import Path, Point, difference, rect
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.filling import inside
from limner.engines.illustrator.staging.ties.heights import under
from limner.engines.illustrator.staging.ties.resting import axis, top_of
from limner.engines.illustrator.staging.ties.sizes import comparable
from limner.engines.illustrator.staging.units import Member, Unit, merged

_LEAFY = frozenset({"tree", "bush"})
_GROWING, _WALKING = frozenset({"plant", "flower", "bush"}), frozenset({"person", "animal"})
_KNEE = 0.3
"""The height of plants that one walks through, over one's own."""
_LONG = 2.2
"""The length over the width of what can stick in a thing."""
_LENGTH = 0.9
"""The length of what sticks in a thing over the thing's size, at least."""
_SUNK = 0.3
"""The share of it that is within."""
_SLANT = 24.0
"""Degrees from upright at which it sticks."""
_ACROSS = 80.0
"""Degrees from upright of what goes through."""
_THROUGH, _LONGEST = 1.7, 2.3
"""The length of what goes through a thing over the thing's width, at least and at most."""


def stuck(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Long things with their tip in the target's top; in a tree's crown; anything else inside."""
    base = target.of(relation.object)[0]
    if base.kinds & _LEAFY:
        return merged(target, *(_caught(m, base, i) for i, m in enumerate(subject.members)))
    if not all(slender(m) for m in subject.members):
        return inside(subject, target, relation)
    size = max(base.box.height, 0.7 * base.box.width)
    spot = base.at("surface", "top") or (base.box.centre[0], base.box.top)
    top = top_of(base, spot)
    number, placed = len(subject.members), []
    for i, member in enumerate(subject.members):
        long = member.scaled(max(1.0, _LENGTH * size / max(member.box.height, member.box.width)))
        share = (i + 0.5) / number - 0.5
        x = (top.left + top.right) / 2 + 0.8 * share * top.width
        placed.append(_planted(long, (x, top.y + 0.03 * base.box.height), _SLANT * (1.0 if number == 1 else 2 * share)))
    return merged(target, *placed)


def through(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Long things lie across behind the target, both ends in sight; others are in its opening."""
    base = target.of(relation.object)[0]
    if _GROWING & base.kinds and _WALKING & subject.lead.kinds:
        return _amid(subject, target)
    if not all(slender(m) for m in subject.members):
        subject, target = comparable(subject, target)
        return under(subject, target, relation) if base.at("under") else inside(subject, target, relation)
    placed = []
    for i, member in enumerate(subject.members):
        level = _turned(member, _ACROSS)
        share = level.box.width / base.box.width
        level = level.scaled(min(max(share, _THROUGH), _LONGEST) / share)
        x, y = base.box.centre
        box = level.box
        put = level.moved(
            x - box.centre[0], y - box.centre[1] + (i - (len(subject.members) - 1) / 2) * 1.4 * box.height
        )
        placed.append(Unit((replace(put, borne=True, z=base.z - 0.5),)))
    return merged(target, *placed)


def _amid(subject: Unit, target: Unit) -> Unit:
    """Plants before the feet of those who walk through them, no taller than their knees."""
    box = subject.box
    low = target.scaled(min(1.0, _KNEE * box.height / target.box.height))
    return merged(subject, low.moved(box.centre[0] - low.box.centre[0], box.bottom - low.box.bottom).lifted(1))


def slender(member: Member) -> bool:
    """Whether it is a thing so long and thin that it sticks in others."""
    long = axis(member.symbol, member.pose)[1] > _LONG or member.symbol.held == "gripped"
    return long and not {"person", "animal", "vehicle"} & member.kinds


def _turned(member: Member, degrees: float) -> Member:
    """The member with its length so far from upright, clockwise; a tip that is up in its drawing goes in first."""
    own = axis(member.symbol, member.pose)[0] * (-1 if member.flip else 1)
    tipped = 180.0 if member.symbol.held == "gripped" or "weapon" in member.kinds else 0.0
    return member.turned(degrees - own + tipped, member.box.centre)


def _caught(member: Member, base: Member, number: int) -> Unit:
    """In a crown, askew, no larger than the half of it."""
    crown = base.box
    small = member.scaled(min(1.0, 0.4 * crown.width / member.box.width, 0.4 * crown.height / member.box.height))
    small = small.turned(_SLANT * (1 - 2 * (number % 2)), small.box.centre)
    x = crown.centre[0] + (0.14 - 0.3 * (number % 3)) * crown.width
    return Unit((replace(small.put(small.box.centre, (x, crown.top + 0.3 * crown.height)), borne=True),)).lifted(1)


def _planted(member: Member, entry: Point, slant: float) -> Unit:
    """The member slanting out of a point: what is below it is not seen."""
    stands = _turned(member, 0.0)
    box = stands.box
    stands = stands.moved(entry[0] - box.centre[0], entry[1] + _SUNK * box.height - box.bottom)
    leans = stands.turned(slant, entry)
    return Unit((replace(leans, borne=True, window=_above(leans, entry)),)).lifted(1)


def _above(member: Member, entry: Point) -> Path:
    """Its outline without what is below the entry."""
    box = member.box
    outline = member.outlined(member.figure.silhouette)
    return difference(outline, rect(box.left - 1, entry[1], box.width + 2, max(box.bottom - entry[1], 0.0) + 1))
