"""What goes from one to another: a gift from hand to hand, wares over a table."""

from dataclasses import replace

from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds.handling import at_a_table
from limner.engines.illustrator.staging.deeds.props import prop
from limner.engines.illustrator.staging.deeds.together import greeting
from limner.engines.illustrator.staging.grips import fitted
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.holding import holding
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import Member, Unit, merged

_CLOSE = 0.2
"""Between a table's edge and the middle of who stands at it, over his height."""


def giving(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The gift between two, a hand of each at it; what is to be given to nobody is held."""
    giver, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (other.kinds & ALIVE or other.human):
        return holding(subject, target, relation)
    if not (giver.limber and other.limber):
        return next_to(subject, target, relation)
    gifts = [m for m in subject.members if m.borne and m is not giver]
    pair = greeting(Unit(tuple(m for m in subject.members if m not in gifts)), target, relation)
    giver = pair.of(relation.subject)[0]
    hand = giver.at("held") or giver.box.centre
    gifts = [fitted(gift, giver, 0.12, 0.26) for gift in gifts]
    put = [replace(gift.put(gift.at("grip", "handle") or gift.box.centre, hand), z=giver.z + 0.2) for gift in gifts]
    return merged(pair, Unit(tuple(put))) if put else pair


def selling(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The wares on a table before who sells them; who gets them stands at its end, a hand over it."""
    seller, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (seller.human and seller.limber):
        return next_to(subject, target, relation)
    if not other.kinds & ALIVE:
        return at_a_table(subject, target, seller)
    stall = subject if _table(subject) else at_a_table(subject, _helping(seller), seller)
    wood = _table(stall)
    if wood is None or not other.limber:
        return next_to(subject, target, relation)
    return merged(stall, _customers(stall, wood, target, other))


def _helping(seller: Member) -> Unit:
    """What is served where the words name nothing."""
    bowl = prop("bowl", seller, 0.18)
    return Unit(() if bowl is None else (bowl,))


def _customers(stall: Unit, wood: Member, target: Unit, other: Member) -> Unit:
    """Those who get it, at the right end of the table, the first reaching over it."""
    t, edge = tall(other), wood.box.right
    first = taken(facing(other, right=False), "greeting")
    placed = target.swapped(other, first).moved(edge + _CLOSE * t - first.x, -first.y)
    first = next(m for m in placed.members if m.subject == other.subject)
    hand = (edge - 0.06 * t, min(wood.box.top, -0.3 * t) - 0.05 * t)
    goods = [m for m in stall.members if m.borne and m.z >= wood.z]
    at = goods[0].box.centre if goods else (edge, wood.box.top)
    reached = replace(looking(reaching(first, far=hand), at), z=wood.z + 1.5)
    return placed.swapped(first, reached)


def _table(unit: Unit) -> Member | None:
    return next((m for m in unit.members if "tabletop" in m.symbol.traits and not m.borne), None)
