"""Eating and drinking: bowls in both hands, cups and morsels at the mouth."""

from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.bodies.stance import KEPT
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import pets, props
from limner.engines.illustrator.staging.grips import closed, fitted
from limner.engines.illustrator.staging.postures import reaching, taken, tall
from limner.engines.illustrator.staging.ties.holding import holding
from limner.engines.illustrator.staging.ties.index import TIES
from limner.engines.illustrator.staging.ties.sizes import extent
from limner.engines.illustrator.staging.units import Member, Unit, merged

_BOWLS = frozenset({"noodle"})

_CUTLERY = frozenset({"cutlery"})
_NO_FODDER = frozenset({"person", "building", "vehicle", "furniture", "robot"})
_TOO_TALL = 1.2
"""What is so many times taller than the eater is no fodder: one eats of it as it stands there."""
_FODDER = (0.14, 0.62)
"""The least and the most that lies before an animal, over its height."""
_IN_A_DISH = (0.18, 0.3)
_RIMMED = frozenset({"vessel", "tableware"})
"""Kinds of things over whose rim one has one's muzzle."""
_UNDER = ((0.16, 0.86), (0.84, 0.86))


def eating(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """What is eaten from a bowl is held before the chest, all else is on its way to the mouth."""
    member, items = subject.of(relation.subject)[0], target.of(relation.object)
    if pets.is_a_pet(member) and "person" in items[0].kinds:
        return pets.licking(subject, target, relation)
    mouth, chest = member.at("mouth", "face"), member.at("chest")
    if items[0].symbol.height_m > _TOO_TALL * member.symbol.height_m:
        if items[0].symbol.id in _GNAWED and (mouth is not None):
            return _a_stalk(subject, target, member, items[0], mouth)
        return TIES["next to"](subject, target, relation)
    edible = items[0].kinds.isdisjoint(_NO_FODDER)
    if "grazing" in member.symbol.poses and not member.human and edible:
        return _from_the_ground(subject, target, relation)
    if not (member.human and member.limber) or mouth is None or chest is None:
        return holding(subject, target, relation)
    eater = member if member.stance in KEPT else taken(member, "working")
    t = tall(eater)
    mouth, chest = eater.at("mouth", "face") or mouth, eater.at("chest") or chest
    hand = -1 if eater.flip else 1
    bowl = "eaten from" in items[0].symbol.traits or bool(items[0].kinds & _BOWLS)
    item = fitted(items[0].posed("slice"), eater, 0.26 if bowl else 0.16, 0.34 if bowl else 0.24)
    if bowl:
        at = (chest[0] + hand * 0.13 * t, chest[1] + 0.06 * t)
        put = replace(item.put(item.box.centre, at), borne=True)
        # The bowl hides the fingers that it is held by from below.
        put = replace(put, z=eater.z + 0.6)
        eater = closed(eater, put, otherwise=_UNDER)
        eater = replace(eater, over=eater.z + 0.4)
    else:
        x = mouth[0] + hand * (0.05 * t + 0.4 * item.box.width)
        put = replace(item.put(item.box.centre, (x, mouth[1] + 0.07 * t)), z=eater.z + 0.2, borne=True)
        low = (put.box.centre[0], put.box.bottom - 0.3 * put.box.height)
        eater = reaching(eater, far=low, clasp=True)
        eater = replace(eater, over=put.z + 0.3)
    rest = Unit(tuple(m for m in target.members if m not in items))
    whole = merged(subject.swapped(member, eater), Unit((put,)))
    return merged(whole, rest) if rest.members else whole


def _a_stalk(subject: Unit, target: Unit, member: Member, item: Member, mouth: Point) -> Unit:
    """A piece of what grows high, slanting up before the body to the mouth."""
    tall, side = member.box.height, (-1 if member.flip else 1)
    piece = replace(item, tilt=0.0).scaled(_STALK * tall / item.box.height)
    upper = (piece.box.centre[0], piece.box.top + 0.2 * piece.box.height)
    slanting = piece.turned(-side * 38.0, upper)
    put = slanting.moved(mouth[0] - upper[0], mouth[1] + 0.02 * tall - upper[1])
    put = replace(put, z=member.z + 0.2, borne=True)
    rest = Unit(tuple(m for m in target.members if m is not item))
    whole = merged(subject, Unit((put,)))
    return merged(whole, rest) if rest.members else whole


_GNAWED, _STALK = frozenset({"bamboo", "sugarcane", "eucalyptus"}), 0.62
"""What animals eat a piece of that they have in their paws, and how long that is, over their height."""


def _from_the_ground(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Animals with their heads down at what they eat or drink, which lies before them on the ground; several are by
    turns on both sides of it, each further back than the one before.
    """
    items, eaters = target.of(relation.object), subject.of(relation.subject)
    first = eaters[0].posed("grazing")
    first = _heading(first, right=True) if len(eaters) > 1 else first
    first = first.moved(0.0, -first.y)
    side = -1.0 if first.flip else 1.0
    mouth = first.at("mouth") or (first.box.right, first.box.bottom)
    food = Unit(tuple(items))
    rimmed = bool(items[0].kinds & _RIMMED)
    least, most = (share * first.box.height for share in (_IN_A_DISH if rimmed else _FODDER))
    food = food.scaled(min(max(extent(food), least), most) / extent(food))
    edge = food.box.left if side > 0 else food.box.right
    reach = (0.3 if rimmed else 0.16) * food.box.width
    food = food.moved(mouth[0] - side * reach - edge, -food.box.bottom)
    food = Unit(tuple(replace(m, z=first.z + (0.4 if rimmed else -0.3)) for m in food.members))
    middle = food.box.centre[0]
    placed = [first]
    for k, eater in enumerate(eaters[1:], start=1):
        other = _heading(eater.posed("grazing"), right=k % 2 == 0)
        away = abs(first.box.centre[0] - middle) + 0.3 * (k // 2) * first.box.width
        x = middle + (away if k % 2 else -away) - other.box.centre[0]
        placed.append(
            replace(other.moved(x, -other.y - 0.13 * (k // 2) * other.box.height), z=first.z - 0.5 * (k // 2))
        )
    rest = [m for m in subject.members if m not in eaters] + [m for m in target.members if m not in items]
    return merged(Unit((*placed, *rest)), food)


def _heading(member: Member, *, right: bool) -> Member:
    return member.mirrored() if member.flip == right else member


def with_cutlery(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """What one eats with on its way to the mouth; the other hand stays at the dish."""
    member, items = subject.of(relation.subject)[0], target.of(relation.object)
    mouth, dish = member.at("mouth", "face"), next((m for m in subject.members if m.borne and m is not member), None)
    if not (items[0].kinds & _CUTLERY and member.human and member.limber) or mouth is None or dish is None:
        return holding(subject, target, relation)
    t, side = tall(member), (-1 if member.flip else 1)
    hand = (mouth[0] + side * 0.14 * t, mouth[1] + 0.08 * t)
    held = reaching(member, far=hand, clasp=True)
    over = max(dish.z, member.z) + 0.4
    tools = []
    for k, item in enumerate(items[:2]):
        sized = fitted(item, member, 0.18, 0.22)
        turned = replace(sized, tilt=0.0).turned(-side * (62.0 - 7.0 * k), sized.box.centre)
        put = turned.moved(hand[0] - side * 0.04 * t - turned.box.centre[0], hand[1] - 0.02 * t - turned.box.centre[1])
        tools.append(replace(put, z=over - 0.05, borne=True))
    low = dish.moved(-side * 0.02 * t, 0.04 * t)
    return merged(subject.swapped(dish, low).swapped(member, replace(held, over=over)), Unit(tuple(tools)))


def eat(unit: Unit, member: Member) -> Unit:
    """A sandwich that goes without saying on its way to the mouth."""
    return _brought(unit, member, "sandwich")


def drink(unit: Unit, member: Member) -> Unit:
    """A glass that goes without saying at the mouth."""
    return _brought(unit, member, "drinking_glass")


def _brought(unit: Unit, member: Member, name: str) -> Unit:
    meal = props.prop(name, member, 0.2)
    if meal is None or "person" not in member.kinds or any(m.kinds & {"food", "drink", "dish"} for m in unit.members):
        return unit
    number = -1 - member.subject
    fed = eating(unit, Unit((replace(meal, subject=number),)), Relation("holding", member.subject, number))
    return Unit(tuple(replace(m, subject=member.subject) if m.subject == number else m for m in fed.members))
