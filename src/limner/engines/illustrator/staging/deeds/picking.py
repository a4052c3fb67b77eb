"""What is picked: fruit from above into a basket, what grows low on one knee."""

from dataclasses import replace

from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.deeds.handling import where_it_is
from limner.engines.illustrator.staging.grips import fitted
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import Member, Unit, merged

_HANGING = frozenset({"fruit", "nut", "leaf"})
_STEP = 0.09
"""Between several that are picked, over the height of who does it."""


def picking(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A hand at the fruit, over the head where it hangs; the others in a basket at the feet."""
    member, items = subject.of(relation.subject)[0], target.of(relation.object)
    if not (member.human and member.limber):
        return next_to(subject, target, relation)
    if not items[0].kinds & _HANGING:
        return where_it_is(subject, target, relation)
    t = tall(member)
    tree = next((m for m in target.members if m not in items and m.box.height > t), None)
    picker = taken(facing(member, right=True), "working")
    shoulder, waist = picker.at("far_shoulder") or picker.box.centre, picker.at("waist") or picker.box.centre
    hand = (shoulder[0] + 0.2 * t, shoulder[1] - 0.2 * t)
    held = reaching(looking(picker, hand), far=hand, near=(waist[0] + 0.1 * t, waist[1]), clasp=True)
    first, *rest = (fitted(item, member, 0.15, 0.2) for item in items)
    put = replace(first.put(first.box.centre, (hand[0] + 0.02 * t, hand[1] - 0.02 * t)), z=held.z + 0.2, borne=True)
    whole = subject.swapped(member, replace(held, over=put.z + 0.1))
    kept = [m for m in target.members if m not in items and m is not tree]
    parts = [whole, Unit((put, *_basket(member, rest, shoulder[0] + 0.3 * t), *kept))]
    return merged(*parts, Unit((_beyond(tree, hand, t),))) if tree else merged(*parts)


def _basket(owner: Member, fruit: list[Member], x: float) -> list[Member]:
    """A basket on the ground with the fruit in it."""
    basket, t = props.prop("basket", owner, 0.27), tall(owner)
    if basket is None:
        return fruit
    stood = replace(basket.moved(x - basket.box.centre[0], 0.03 * t - basket.box.bottom), z=owner.z + 0.4, borne=False)
    top = stood.box.top + 0.5 * stood.box.height
    middle = (len(fruit) - 1) / 2
    spots = [m.moved(x + (k - middle) * _STEP * t - m.box.centre[0], top - m.box.bottom) for k, m in enumerate(fruit)]
    laid = [replace(m, z=owner.z + 0.3, borne=True) for m in spots]
    return [*laid, stood]


def _beyond(tree: Member, hand: tuple[float, float], t: float) -> Member:
    """The tree behind, its branches at the hand."""
    grown = tree.scaled(min(max(tree.box.height, 1.4 * t), 1.7 * t) / tree.box.height)
    return replace(grown.moved(hand[0] - grown.box.left - 0.35 * grown.box.width, -grown.box.bottom), z=-2.0)
