"""Pushing, pulling, leading: things and animals that go with somebody over the ground."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading, Relation
from limner.engines.illustrator.staging.cast import COMPRESSION, find
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.deeds.together import hand_in_hand
from limner.engines.illustrator.staging.postures import facing, leaning, reaching, taken, tall
from limner.engines.illustrator.staging.ties.riding import riding
from limner.engines.illustrator.staging.ties.sides import left_of, right_of
from limner.engines.illustrator.staging.units import Member, Unit, merged

_OAR = (150, 98, 52)
_LED = 1.05
"""How tall an animal is at most that somebody leads, over his height."""
_DECKED, _A_SHIP = 2.8, 12.0
"""Metres between which a boat has a cabin or a sail: one that is rowed has none. Ships stay what they are."""
_HIGH = 0.58
"""Where hands push, over the height of who pushes."""
_HANDLES = (0.42, 0.66)
"""The lowest and the highest that a handle is, over that height."""


def pushing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Behind the thing, leaning into it, both hands on its handle or its back."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not member.limber:
        return left_of(subject, target, relation)
    t = tall(member)
    handle = item.at("handle")
    if handle is not None and handle[0] > item.box.centre[0]:
        target = target.mirrored()
        item = target.of(relation.object)[0]
        handle = item.at("handle")
    if handle is not None:
        high = -(handle[1] - item.box.bottom) / t
        target = target.scaled(min(max(high, _HANDLES[0]), _HANDLES[1]) / max(high, 1e-6))
    else:
        target = target.scaled(max(1.0, 0.5 * t / item.box.height))
    item = target.of(relation.object)[0]
    grip = item.at("handle") or (item.box.left + 0.04 * item.box.width, item.box.bottom - _HIGH * t)
    grip = (grip[0], max(grip[1], item.box.top + 0.06 * item.box.height))
    push = taken(facing(member, right=True), "pushing")
    hand = push.at("held") or (push.box.right, push.box.centre[1])
    shoulder = push.at("far_shoulder") or hand
    low = grip[1] - item.box.bottom
    arm = 0.96 * math.dist(shoulder, hand)
    x = shoulder[0] + math.sqrt(max(arm**2 - (low - shoulder[1]) ** 2, (0.3 * arm) ** 2))
    moved = target.moved(x - grip[0], -item.box.bottom)
    held = leaning(push, near=(x, low), far=(x, low))
    return merged(subject.swapped(member, replace(held, z=0.4)), moved)


def pulling(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Before the thing, a rope from the hands or the shoulders to it."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    animal = not member.human
    if not (animal or member.limber):
        return right_of(subject, target, relation)
    if not animal and item.kinds & {"vegetable", "plant", "fruit", "tree", "flower"}:
        return _tugging(subject, target, member, item)
    moving = member.posed("walking") if animal else taken(facing(member, right=True), "pulling")
    if animal and moving.flip:
        moving = facing(moving, right=True)
    t = moving.box.height if animal else tall(moving)
    low = 0.7 if animal else 0.42
    target = target.scaled(max(min(item.box.height, (1.25 if animal else 0.75) * t), low * t) / item.box.height)
    item = target.of(relation.object)[0]
    handle = item.at("handle")
    if handle is not None and handle[0] < item.box.centre[0]:
        target = target.mirrored()
        item = target.of(relation.object)[0]
    gap = 0.16 * t if animal else 0.2 * t
    placed = target.moved(moving.box.left - gap - target.box.right, -item.box.bottom)
    item = placed.of(relation.object)[0]
    hitch = item.at("handle") or (item.box.right - 0.05 * item.box.width, item.box.bottom - 0.36 * item.box.height)
    if animal:
        return merged(subject.swapped(member, _harnessed(moving, hitch)), placed)
    held = reaching(moving, near=_toward(moving, hitch, 0.2 * t), far=_toward(moving, hitch, 0.26 * t))
    hand = held.at("near_hand") or hitch
    return merged(subject.swapped(member, props.touched(held, props.rope(held, (hand, hitch), 0.1))), placed)


def _tugging(subject: Unit, target: Unit, member: Member, item: Member) -> Unit:
    """At what will not come: leaning back, both hands on its top."""
    t = tall(member)
    pull = taken(facing(member, right=True), "tugging")
    target = target.scaled(min(max(item.box.height, 0.36 * t), 0.6 * t) / item.box.height)
    box, shoulder = target.box, pull.at("far_shoulder") or pull.box.centre
    grip = (shoulder[0] + 0.24 * t, max(-0.86 * box.height, shoulder[1] + 0.1 * t))
    placed = target.moved(grip[0] - box.centre[0], 0.12 * box.height - box.bottom)
    held = reaching(pull, near=grip, far=grip, clasp=True)
    return merged(subject.swapped(member, replace(held, z=0.3, over=1.0)), placed)


def _toward(member: Member, point: Point, reach: float) -> Point:
    shoulder = member.at("shoulder") or member.box.centre
    dx, dy = point[0] - shoulder[0], point[1] - shoulder[1]
    length = max((dx * dx + dy * dy) ** 0.5, 1e-6)
    return shoulder[0] + dx / length * reach, shoulder[1] + dy / length * reach


def _harnessed(animal: Member, hitch: Point) -> Member:
    neck = animal.at("neck", "back") or animal.box.centre
    chest = animal.at("lean") or neck
    collar = (neck[0] + 0.3 * (chest[0] - neck[0]), neck[1] + 0.62 * (chest[1] - neck[1]))
    wide = 0.018 * animal.box.height
    leather = (104, 66, 40)
    trace = props.line((collar, hitch), wide, leather, "harness", 0.1)
    strap = props.line((neck, chest), wide * 1.3, leather, "harness", 0.12)
    return props.touched(animal, trace, strap)


def rowing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """All in one open boat, an oar from the hands of each into the water."""
    mount = target.of(relation.object)[0]
    others = tuple(m for m in target.members if m is not mount and m.human)
    crew = Unit((*(replace(m, subject=relation.subject) for m in others), *subject.members))
    mates = [m.subject for m in (*others, *subject.of(relation.subject))]
    kept = Unit(tuple(m for m in target.members if m not in others))
    whole = riding(crew, kept, relation)
    hull = whole.of(relation.object)[0]
    rowers = [_within(_fresh(m), hull) for m in whole.of(relation.subject)]
    whole = Unit((*(m for m in whole.members if m.subject != relation.subject), *rowers))
    for number, rower in zip(mates, rowers, strict=True):
        chest = rower.at("waist", "chest") or rower.box.centre
        side, t = (-1 if rower.flip else 1), rower.box.height
        blade = (chest[0] - side * 0.55 * t, hull.box.bottom)
        oar = props.line(
            ((chest[0] + side * 0.3 * t, chest[1] - 0.08 * t), blade), 0.045 * t, _OAR, "oar", hull.z + 2.0
        )
        whole = whole.swapped(rower, replace(props.touched(rower, oar), subject=number))
    return whole


def in_open_boats(reading: Reading, people: Mapping[int, Sequence[Member]]) -> dict[int, Sequence[Member]]:
    """Everybody; a boat with a deck or a cabin becomes one that is rowed, if it is."""
    light, rowed = find("rowing boat"), {act.object for act in reading.acts if act.verb == "row"}
    return {
        i: [_open(m, light) for m in members] if light is not None and i in rowed else members
        for i, members in people.items()
    }


def on_the_wing(reading: Reading, people: Mapping[int, Sequence[Member]]) -> dict[int, Sequence[Member]]:
    """Everybody; a mount with wings is in flight where its rider is in the sky."""
    ridden = {r.object for r in reading.relations if r.kind == "riding" and _is_aloft(reading, r)}
    return {
        i: [replace(m.posed("flying"), aloft=True) for m in members]
        if i in ridden and "flying" in members[0].symbol.poses and "animal" in members[0].kinds
        else members
        for i, members in people.items()
    }


def _is_aloft(reading: Reading, relation: Relation) -> bool:
    return reading.setting == "sky" or "flying" in {
        reading.subjects[relation.subject].pose,
        reading.subjects[relation.object].pose,
    }


def in_small_craft(reading: Reading, people: Mapping[int, Sequence[Member]]) -> dict[int, Sequence[Member]]:
    """Everybody; an airliner that one or two ride or fly becomes a light aircraft with an open cockpit."""
    light, flown = find("light aircraft"), set[int]()
    for relation in reading.relations:
        crew, craft = people.get(relation.subject), people.get(relation.object)
        if relation.kind == "riding" and crew and craft and len(crew) <= _CREW and craft[0].symbol.id == "airplane":
            flown |= {relation.object} if reading.subjects[relation.object].noun not in _AIRLINERS else set()
    return {
        i: [_lighter(m, light) for m in members] if light is not None and i in flown else members
        for i, members in people.items()
    }


_CREW, _AIRLINERS = 2, frozenset({"airliner", "jumbo jet", "jetliner", "jet"})


def _lighter(craft: Member, light: Symbol) -> Member:
    high = craft.height * (light.height_m / craft.symbol.height_m) ** COMPRESSION
    return replace(craft, symbol=light, pose=light.poses[0], height=high)


def _open(boat: Member, light: Symbol) -> Member:
    own = boat.symbol
    if own.place != "water" or not _DECKED < own.height_m < _A_SHIP:
        return boat
    high = boat.height * (light.height_m / own.height_m) ** COMPRESSION
    return replace(boat, symbol=light, pose=light.poses[0], height=high)


def _within(rower: Member, hull: Member) -> Member:
    """Behind the side of an open boat."""
    return replace(rower, z=hull.z - 0.3, over=None) if "open" in hull.symbol.traits else rower


def _fresh(rower: Member) -> Member:
    """Without the oar of another time."""
    return replace(rower, touches=tuple(touch for touch in rower.touches if touch.name != "oar"))


def leading(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Walking behind an animal, a leash from the hand to its neck."""
    member, animal = subject.of(relation.subject)[0], target.of(relation.object)[0]
    pack = target.of(relation.object)
    if len(pack) > 1 and member.limber and all("animal" in m.kinds for m in pack):
        return _with_a_pack(subject, target, member, pack)
    pair = left_of(subject, target, relation)
    walker, pet = pair.of(member.subject)[0], pair.of(animal.subject)[0]
    if not walker.limber or "animal" not in pet.kinds:
        return pair
    going = pet.posed("walking")
    pair = pair.swapped(pet, going)
    laden = any(m.borne and m.subject not in (walker.subject, pet.subject) for m in subject.members)
    step = walker if laden else taken(facing(walker, right=True), "walking")
    pair = pair.swapped(walker, step)
    hand, neck = step.at("near_hand" if laden else "held"), going.at("neck", "head")
    if hand is None or neck is None:
        return pair
    held = props.touched(step, props.rope(step, (hand, neck), 0.3, "leash", sag=0.05 * tall(step)))
    return pair.swapped(step, held)


def _with_a_pack(subject: Unit, target: Unit, member: Member, pack: Sequence[Member]) -> Unit:
    """Behind several animals on a leash each, every other one a step farther off."""
    walker = taken(facing(member, right=True), "walking")
    t, edge = tall(walker), walker.box.right
    hand, placed, leashes = walker.at("held") or walker.box.centre, [], []
    for k, animal in enumerate(pack):
        pet = animal.posed("walking")
        pet = pet.mirrored() if pet.flip else pet
        pet = pet.moved(edge + _AHEAD * t - pet.box.left, -(k % 2) * _FARTHER * t - pet.y)
        pet = replace(pet, z=walker.z + (0.6 if k % 2 == 0 else -0.6))
        edge += _EACH * pet.box.width
        neck = pet.at("neck", "head") or pet.box.centre
        leashes.append(props.rope(walker, (hand, neck), 0.3, "leash", sag=(0.03 + 0.03 * k) * t))
        placed.append(pet)
    rest = tuple(m for m in target.members if m not in pack)
    return merged(subject.swapped(member, props.touched(walker, *leashes)), Unit((*placed, *rest)))


_AHEAD, _FARTHER, _EACH = 0.1, 0.11, 0.62
"""How far before who walks them a pack is, how much farther every other one, over his height, and from one to the next
over its length."""


def guiding(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Walking before an animal, a rope from the hand to its head; people by the hand."""
    member, animal = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if animal.human:
        return hand_in_hand(subject, target, relation)
    if not (member.human and member.limber):
        return right_of(subject, target, relation)
    t = tall(member)
    going = target.swapped(animal, animal.posed("walking"))
    going = going if not going.of(relation.object)[0].flip else going.mirrored()
    going = going.scaled(min(1.0, _LED * t / animal.box.height))
    walker = taken(facing(member, right=True), "walking")
    going = going.moved(walker.x - 0.3 * t - going.box.right, -going.of(relation.object)[0].y)
    led = going.of(relation.object)[0]
    hand, head = walker.at("near_hand") or walker.box.centre, led.at("mouth", "head", "neck") or led.box.centre
    rope = props.rope(walker, (hand, head), 0.3, "leash", sag=0.04 * t)
    return merged(subject.swapped(member, props.touched(walker, rope)), going)
