"""Cooking: at a stove, over a fire, at a table; chopping and stirring."""

from dataclasses import replace

from limner.engines.illustrator.atlas.bodies.stance import KEPT
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.deeds.handling import handling
from limner.engines.illustrator.staging.deeds.working import table_before
from limner.engines.illustrator.staging.grips import fitted
from limner.engines.illustrator.staging.postures import facing, reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import Member, Unit, beside, merged

_COOKED = frozenset({"vessel", "food", "kitchenware", "tableware", "vegetable", "fruit", "meat", "fish"})


def cook(unit: Unit, member: Member) -> Unit:
    """A pot on the stove before the cook, who stirs it; at a table with a dish on it, that."""
    if len(unit.members) > 1:
        return stir(unit, member)
    stove, pot = props.prop("oven", member, 0.52), props.prop("cooking_pot", member, 0.24)
    if stove is None or pot is None:
        return unit
    return _at_the_stove(unit, replace(stove, borne=False), pot, member)


def cooking(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """What is cooked is in the pan or pot that the words name, or on the stove as it is served."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    stove = props.prop("oven", member, 0.52)
    if not member.limber or stove is None:
        return next_to(subject, target, relation)
    if item.symbol.id == "oven":
        return cook(subject, member)
    if "on the floor" in item.symbol.traits and "vessel" in item.kinds:
        return _over_a_fire(subject, target, member, item)
    dish = fitted(item, member, 0.2, 0.28)
    rest = tuple(m for m in target.members if m is not item)
    pan = props.prop("frying_pan", member, 0.34)
    if item.kinds & _IN_A_PAN and not item.kinds & {"vessel", "kitchenware"} and pan is not None:
        alike = target.of(relation.object)
        whole = _at_the_stove(subject, replace(stove, borne=False), pan, member)
        pan = next(m for m in whole.members if m.symbol.id == "frying_pan")
        rest = tuple(m for m in rest if m not in alike)
        whole = merged(whole, _in_the_pan(alike, pan))
    else:
        whole = _at_the_stove(subject, replace(stove, borne=False), dish, member)
        put = next((m for m in whole.members if m.subject == item.subject and m.symbol is item.symbol), dish)
        by = dish.height / item.height
        rest = tuple(_along(m.scaled(by), dish, put) for m in rest)
    return merged(whole, Unit(rest)) if rest else whole


def _along(content: Member, before: Member, after: Member) -> Member:
    """What is in a vessel where that has gone."""
    moved = content.moved(after.x - before.x, after.y - before.y)
    return replace(moved, z=content.z - before.z + after.z, borne=True)


_IN_A_PAN = frozenset({"food", "meat", "fish", "vegetable", "fruit", "egg"})


def _in_the_pan(items: tuple[Member, ...], pan: Member) -> Unit:
    """The pieces in a row in the pan, their lower ends hidden by its edge."""
    box = pan.box
    wide = 0.62 * box.width / max(len(items), 1)
    mouth = pan.at("mouth") or (box.centre[0], box.top)
    laid = []
    for k, item in enumerate(items):
        sized = item.scaled(min(wide, 0.42 * box.width) / item.box.width)
        x = mouth[0] + (k - (len(items) - 1) / 2) * 0.9 * wide
        put = sized.moved(x - sized.box.centre[0], mouth[1] + 0.12 * sized.box.height - sized.box.bottom)
        laid.append(replace(put, z=pan.z + 0.01, borne=True))
    return Unit(tuple(laid))


def _at_the_stove(unit: Unit, stove: Member, dish: Member, member: Member) -> Unit:
    t = tall(member)
    cooked = taken(facing(member, right=True), "working")
    grown = stove.scaled(0.44 * t / stove.box.height)
    oven = replace(grown.moved(cooked.x + 0.42 * t - grown.box.centre[0], -grown.box.bottom), z=member.z - 0.2)
    over = oven.box.top + 0.03 * t
    on_it = dish.moved(oven.box.centre[0] - dish.box.centre[0], over - dish.box.bottom)
    on_it = replace(on_it, z=member.z + 0.1, borne=True)
    return stir(merged(unit.swapped(member, cooked), Unit((oven, on_it))), cooked, on_it)


def _over_a_fire(subject: Unit, target: Unit, member: Member, item: Member) -> Unit:
    """A vessel that stands on the ground with its own fire under it, stirred with a long spoon."""
    t = tall(member)
    cook = taken(facing(member, right=True), "working")
    placed = target.scaled(min(max(item.box.height, 0.46 * t), 0.62 * t) / item.box.height)
    placed = placed.moved(cook.x + 0.24 * t - placed.box.left, -placed.box.bottom)
    kettle = placed.of(item.subject)[0]
    standing = replace(kettle, z=cook.z + 0.1, borne=True)
    whole = merged(subject.swapped(member, cook), placed.swapped(kettle, standing))
    return _over(whole, cook, "spoon", 0.42, 200.0, standing)


def chopping(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """At a table of its own, where the place brings none."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if item.human or "animal" in item.kinds:  # of the living only hair and wool are cut
        scissors = props.prop("scissors", member, 0.13)
        return handling(subject if scissors is None else merged(subject, Unit((scissors,))), target, relation)
    desk = props.prop("table", member, 0.85)
    if not member.limber or desk is None:
        return next_to(subject, target, relation)
    t = tall(member)
    row = beside([Unit((fitted(m, member, 0.08, 0.2),)) for m in target.members[:4]], 0.03 * t)
    top = -0.44 * t
    x = member.x + 0.08 * t
    wood = table_before(desk, x, top, member)
    laid = row.moved(x - row.box.centre[0], top + 0.03 * t - row.box.bottom).lifted(3)
    unit = merged(subject, Unit((wood, *(replace(m, borne=True) for m in laid.members))))
    return chop(unit, member)


def chop(unit: Unit, member: Member, piece: Member | None = None) -> Unit:
    """A knife in the far hand, over what is cut."""
    return _over(unit, member, "knife", 0.2, 172.0, piece)


def stir(unit: Unit, member: Member, dish: Member | None = None) -> Unit:
    """A spoon in the far hand, in the dish; the other hand at its side."""
    return _over(unit, member, "spoon", 0.26, 188.0, dish)


def _over(unit: Unit, member: Member, tool: str, size: float, turn: float, dish: Member | None = None) -> Unit:
    dish = dish if dish is not None and dish.borne else next((m for m in unit.members if m.kinds & _COOKED), None)
    if dish is None or not member.limber:
        return unit
    t = tall(member)
    held = member if member.stance in KEPT else taken(member, "working")
    mouth = dish.at("mouth") or (dish.box.centre[0], dish.box.top)
    side = (dish.box.left if not member.flip else dish.box.right, dish.box.centre[1])
    chest = held.at("chest") or held.box.centre
    high = min(mouth[1] - 0.05 * t, max(mouth[1] - 0.17 * t, chest[1] + 0.04 * t))
    grip = (mouth[0] - (0.03 * t if not member.flip else -0.03 * t), high)
    held = reaching(held, near=side, far=grip, clasp=True)
    held = replace(held, over=max(dish.z - 0.05, held.z + 0.02))
    unit = unit.swapped(member, held)
    spoon, unit = props.tool(unit, tool, held, size)
    if spoon is None:
        return unit
    turned = spoon.turned(turn, spoon.box.centre)
    tip = turned.at("top") or (turned.box.centre[0], turned.box.bottom)
    put = turned.put(tip, (mouth[0], mouth[1] + 0.02 * t))
    handle = put.at("grip", "handle") or put.box.centre
    unit = unit.swapped(held, reaching(held, far=(handle[0], max(handle[1], high)), clasp=True))
    return merged(unit, Unit((replace(put, z=dish.z + 0.02),)))
