"""Bodies in motion: dancing, skating, lifting, and balls that are kicked, thrown and bounced."""

import math
from collections.abc import Callable
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Path
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.grips import fitted
from limner.engines.illustrator.staging.postures import facing, reaching, taken, tall
from limner.engines.illustrator.staging.ties.holding import holding
from limner.engines.illustrator.staging.ties.riding import boarding
from limner.engines.illustrator.staging.ties.skiing import skiing
from limner.engines.illustrator.staging.units import Member, Unit, merged

_SNOW: RGB = (246, 250, 255)
_BOARD = 1.1
"""The length of a board over the height of who stands on it."""
_BALLS = (0.12, 0.2)
"""The least and the most that a ball measures, over the height of who plays."""


def dance(unit: Unit, member: Member) -> Unit:
    """On one leg, arms in the air."""
    own = [m for m in unit.members if m.subject == member.subject]
    return unit.swapped(member, danced(member, own.index(member)))


def danced(member: Member, number: int) -> Member:
    """In a step of a dance, the next of several in another one; on her toes who dances ballet."""
    steps = _BALLET if "on pointe" in member.symbol.traits else ("dancing", "swaying")
    return taken(member, steps[number % len(steps)])


_BALLET = ("arabesque", "pirouette")


def stretch(unit: Unit, member: Member) -> Unit:
    """On one leg, hands over the head: the tree of those who do yoga."""
    return unit.swapped(member, taken(member, "stretching"))


def skate(unit: Unit, member: Member) -> Unit:
    """Gliding on one leg, blades under the feet."""
    going = taken(member, "gliding")
    if going.stance != "gliding":
        return unit
    return unit.swapped(member, props.touched(going, *props.blades(going)))


def on_a_board(name: str) -> Callable[[Unit, Member], Unit]:
    """Standing on a board of that kind, which lies under the feet."""

    def board(unit: Unit, member: Member) -> Unit:
        own = props.prop(name, member, _BOARD)
        if own is None or any(m.symbol.id == name for m in unit.members):
            return unit
        rest, under = [m for m in unit.members if m is not member], replace(own, borne=False)
        whole = boarding(Unit((member,)), Unit((under,)), under)
        return merged(whole, Unit(tuple(rest))) if rest else whole

    return board


def ski(unit: Unit, member: Member) -> Unit:
    """On skis, which are brought along."""
    own = props.prop("ski", member, 1.0)
    if own is None or any(m.symbol.ridden in ("skis", "board") for m in unit.members):
        return unit
    pair = skiing(member, own)
    return Unit((*unit.swapped(member, pair.members[0]).members, *pair.members[1:]))


def lift(unit: Unit, member: Member) -> Unit:
    """A bar over the head in both hands."""
    up = taken(member, "lifting")
    near, far = up.at("near_hand"), up.at("held")
    if up.stance != "lifting" or near is None or far is None:
        return unit
    return unit.swapped(member, props.touched(up, *props.barbell(up, near, far)))


def lifting(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The thing over the head on both hands; weights become a bar."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    up = taken(member, "lifting")
    near, far = up.at("near_hand"), up.at("held")
    if up.stance != "lifting" or near is None or far is None:
        return merged(subject, target)
    sized = fitted(item, member, 0.4, 0.62)
    low = 0.5 * sized.box.height if item.symbol.id == "dumbbell" else 0.06 * sized.box.height
    at = ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2)
    put = replace(sized.put((sized.box.centre[0], sized.box.bottom - low), at), z=up.z - 0.2, borne=True)
    return merged(subject.swapped(member, up), Unit((put,)))


def _beside(subject: Unit, target: Unit) -> Unit:
    """The thing where its doer ends: for those whose bodies cannot do more with it."""
    return merged(subject, target.moved(subject.box.right - target.box.left, 0.0))


def kicking(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The ball just off the foot that kicked it; what is no ball is kicked where it stands."""
    member = subject.of(relation.subject)[0]
    kick = taken(facing(member, right=True), "kicking")
    foot = kick.at("far_foot")
    if foot is None:
        return _beside(subject, target)
    ball = fitted(target.of(relation.object)[0], member, *_BALLS)
    x, y = foot[0] + 0.1 * tall(member) + 0.5 * ball.box.width, foot[1] - 0.02 * tall(member)
    box = ball.box
    flying = replace(ball.moved(x - box.centre[0], min(y - box.centre[1], -box.bottom)), borne=True)
    return merged(subject.swapped(member, kick), Unit((flying.lifted(0.2),)))


def kick(unit: Unit, member: Member) -> Unit:
    """A kick into the air."""
    return unit.swapped(member, taken(member, "kicking"))


def dribbling(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The ball between the hand and the ground."""
    member = subject.of(relation.subject)[0]
    run = taken(facing(member, right=True), "lunging")
    if run.stance != "lunging":
        return _beside(subject, target)
    t = tall(run)
    low, most = _BALLS
    ball = fitted(target.of(relation.object)[0], member, low + 0.03, most)
    hips = run.at("seat") or run.box.centre
    hand = (hips[0] + 0.27 * t, hips[1] - 0.03 * t)
    held = reaching(run, far=hand)
    hand = held.at("held") or hand
    box = ball.box
    y = min(hand[1] + 0.07 * t + 0.5 * box.height, -0.5 * box.height)
    placed = ball.moved(hand[0] + 0.01 * t - box.centre[0], y - box.centre[1])
    return merged(subject.swapped(member, held), Unit((replace(placed, borne=True).lifted(-0.1),)))


def throwing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The arm drawn back, the thing in the hand."""
    member = subject.of(relation.subject)[0]
    thrower = taken(facing(member, right=True), "throwing")
    hand = thrower.at("near_hand")
    if thrower.stance != "throwing" or hand is None:
        return _beside(subject, target)
    item = fitted(target.of(relation.object)[0], member, 0.12, 0.2)
    put = replace(item.put(item.box.centre, (hand[0], hand[1] - 0.05 * tall(member))), borne=True, z=thrower.z + 0.3)
    return merged(subject.swapped(member, thrower), Unit((put,)))


def tossing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Both hands up, the thing in the air over them."""
    member = subject.of(relation.subject)[0]
    up = taken(member, "lifting")
    near, far = up.at("near_hand"), up.at("held")
    if up.stance != "lifting" or near is None or far is None:
        return _beside(subject, target)
    t = tall(up)
    item = fitted(target.of(relation.object)[0], member, 0.2, 0.4)
    at = ((near[0] + far[0]) / 2, min(near[1], far[1]) - 0.12 * t)
    put = replace(item.put((item.box.centre[0], item.box.bottom), at), borne=True, z=up.z + 0.2)
    return merged(subject.swapped(member, up), Unit((put,)))


def toss(unit: Unit, member: Member) -> Unit:
    """A basketball that goes without saying in the air over both hands."""
    ball = props.prop("basketball", member, 0.14)
    if ball is None or len(unit.members) > 1:
        return unit
    number = -1 - member.subject
    thrown = tossing(unit, Unit((replace(ball, subject=number),)), Relation("holding", member.subject, number))
    return Unit(tuple(replace(m, subject=member.subject) if m.subject == number else m for m in thrown.members))


def diving(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Stretched out in the air, the ball at the hands."""
    member = subject.of(relation.subject)[0]
    dive = taken(facing(member, right=True), "diving")
    near, far = dive.at("near_hand"), dive.at("held")
    if dive.stance != "diving" or near is None or far is None:
        return _beside(subject, target)
    t = tall(dive)
    ball = fitted(target.of(relation.object)[0], member, *_BALLS)
    at = (max(near[0], far[0]) + 0.02 * t + 0.5 * ball.box.width, (near[1] + far[1]) / 2)
    put = replace(ball.put(ball.box.centre, at), borne=True, z=dive.z + 0.1)
    return merged(subject.swapped(member, replace(dive, borne=True)), Unit((put,)))


def dive(unit: Unit, member: Member) -> Unit:
    """Stretched out in the air."""
    return unit.swapped(member, taken(member, "diving"))


def catching(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Both hands out before the body, the thing between them; an animal on four legs leaps with it in its mouth."""
    member = subject.of(relation.subject)[0]
    if "jumping" in member.symbol.poses and not member.human:
        return holding(subject.swapped(member, member.posed("jumping")), target, relation)
    ready = taken(facing(member, right=True), "lunging")
    shoulder = ready.at("far_shoulder")
    if ready.stance != "lunging" or shoulder is None:
        return _beside(subject, target)
    t = tall(ready)
    item = fitted(target.of(relation.object)[0], member, 0.12, 0.22)
    at = (shoulder[0] + 0.27 * t, shoulder[1] - 0.1 * t)
    put = replace(item.put(item.box.centre, at), borne=True, z=ready.z + 0.2)
    box = put.box
    held = reaching(ready, near=(box.centre[0], box.bottom), far=(box.centre[0], box.top), clasp=True)
    return merged(subject.swapped(member, replace(held, over=put.z + 0.1)), Unit((put,)))


def throw(unit: Unit, member: Member) -> Unit:
    """Something small and pale in the hand: a snowball, a stone."""
    thrower = taken(member, "throwing")
    hand = thrower.at("near_hand")
    if thrower.stance != "throwing" or hand is None:
        return unit
    at = (hand[0], hand[1] - 0.03 * tall(member))
    return unit.swapped(member, props.touched(thrower, props.ball(thrower, at, 0.045, _SNOW, "snowball")))


def juggling(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Both hands up, the things in an arc above them."""
    member = subject.of(relation.subject)[0]
    held = taken(member, "working")
    chest, face = held.at("chest"), held.at("head", "face")
    if chest is None or face is None or not held.limber:
        return _beside(subject, target)
    t = tall(held)
    items = target.of(relation.object)
    near, far = (chest[0] - 0.2 * t, chest[1] - 0.02 * t), (chest[0] + 0.22 * t, chest[1] - 0.02 * t)
    held = reaching(held, near=near, far=far)
    placed = []
    for k, item in enumerate(items):
        share = k / (len(items) - 1) if len(items) > 1 else 0.5
        small = fitted(item, held, 0.1, 0.13)
        x = near[0] + share * (far[0] - near[0])
        y = near[1] - 0.08 * t - 4 * share * (1 - share) * (near[1] - held.box.top + 0.1 * t)
        placed.append(replace(small.put(small.box.centre, (x, y)), z=held.z + 0.4, borne=True))
    return merged(subject.swapped(member, held), Unit(tuple(placed)))


def slide(unit: Unit, member: Member) -> Unit:
    """Sitting on the ground, legs out, an arm in the air."""
    return unit.swapped(member, taken(member, "sliding"))


def sliding(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Sitting on the chute, halfway down, leaning back."""
    member, base = subject.of(relation.subject)[0], target.of(relation.object)[0]
    chute = next((part.path for part in base.figure.parts if part.slot == "chute"), None)
    rider = taken(member, "sliding")
    if chute is None or rider.stance != "sliding":
        return _beside(subject, target)
    target = target.scaled(max(1.0, 1.75 * tall(member) / base.box.height))
    base = target.of(relation.object)[0]
    outline = base.outlined(chute)
    left, _, right, _ = g.bounds(outline)
    falls_right = _falls_right(base)
    x = left + (0.56 if falls_right else 0.44) * (right - left)
    y = _upper(outline, x)
    rider = facing(rider, right=falls_right)
    hips = rider.at("seat") or rider.box.centre
    step = 0.12 * (right - left)
    slope = math.degrees(math.atan2(_upper(outline, x + step) - _upper(outline, x - step), 2 * step))
    placed = rider.moved(x - hips[0], y + 0.035 * tall(member) - hips[1])
    put = replace(placed.turned(0.75 * slope, (x, y)), z=base.z + 1.0, borne=True)
    return merged(target, subject.swapped(member, put))


def _upper(outline: Path, x: float) -> float:
    """The height of an outline's upper edge at a place."""
    left, top, right, bottom = g.bounds(outline)
    return g.bounds(g.intersection(outline, g.rect(x, top - 1, 0.01 * (right - left), bottom - top + 2)))[1]


def _falls_right(slide: Member) -> bool:
    top = slide.at("top") or slide.box.centre
    return top[0] < slide.box.centre[0]
