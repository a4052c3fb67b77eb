"""Two who do something with each other: hug, shake hands, dance, fence, read to a child."""

import math
from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Landmark, Path, Point
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import pets
from limner.engines.illustrator.staging.grips import fitted
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.holding import holding
from limner.engines.illustrator.staging.ties.sides import looking_at, next_to
from limner.engines.illustrator.staging.ties.sizes import comparable, head_radius
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_BEAST = 0.95
"""How tall an animal is at most that shares something with somebody, over his height."""
_LIFTED, _WARM = 0.45, 0.07
"""Metres up to which a thing is lifted; between a fire and who sits at it, over his height."""
_ARMFUL, _LARGE = 0.5, 1.0
"""Metres from which an animal is not lifted, but sits before who hugs it, and from which it is too large for that."""
_ROOTED = 1.3
"""Metres from which a thing is not taken into the arms, but has them about it where it stands."""
_PARTNER = 2.2
"""Metres; with what is no taller one dances as with somebody."""
_CHEEKS = 0.22
"""Between the standing points of two who hug, over their height, before their heads are put together."""
_CHESTS, _SNOUTS = 0.18, 0.34
"""Between them at least, people and others, where one is so much smaller that its head is lower than the other's."""
_LOVE: RGB = (226, 62, 84)
_STICK = 0.42
"""From the end of an umbrella's stick to the edge of its canopy, over its height."""
_GUARD = 0.08
"""Between the fists of two who fight, over the height of the one."""
_LIKE = 0.85
"""The least height of one of two, over the other's."""


def _pair(subject: Unit, target: Unit, relation: Relation, stance: str) -> tuple[Unit, Unit, Member, Member]:
    """Both large enough, face to face, in that stance where they take one: the subject on the left."""
    subject, target = comparable(subject, target, _LIKE, math.inf)
    one, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    a = taken(facing(one, right=True), stance) if one.human or one.symbol.upright is None else one
    b = taken(facing(other, right=False), stance) if other.human or other.limber else other
    return subject.swapped(one, a), target.swapped(other, b), a, b


def _apart(left: Unit, right: Unit, a: Member, b: Member, distance: float) -> tuple[Unit, Unit]:
    """The feet of both on the ground, their standing points so far apart."""
    left = left.moved(-a.x - distance / 2, -a.y)
    return left, right.moved(-b.x + distance / 2, -b.y)


def greeting(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A hand of each in the middle."""
    left, right, a, b = _pair(subject, target, relation, "greeting")
    if not (a.limber and b.limber):
        return next_to(subject, target, relation)
    wide = sum(abs((m.at("far_shoulder") or m.box.centre)[0] - m.x) for m in (a, b))
    left, right = _apart(left, right, a, b, max(wide + 0.2 * (tall(a) + tall(b)), _clear(a, b)))
    a, b = left.of(relation.subject)[0], right.of(relation.object)[0]
    middle = _between(a, b)
    shaken = reaching(a, far=middle), reaching(b, far=middle)
    return merged(left.swapped(a, shaken[0]), right.swapped(b, shaken[1]))


def _clear(a: Member, b: Member) -> float:
    """How far apart two stand so that neither's nose is in the other's face."""
    snouts = (abs((m.at("mouth") or m.box.centre)[0] - m.x) for m in (a, b))
    return sum(snouts) + 0.05 * (tall(a) + tall(b))


def _between(a: Member, b: Member) -> Point:
    """Where two hands meet: between the shoulders, lower."""
    (ax, ay), (bx, by) = a.at("far_shoulder") or a.box.centre, b.at("far_shoulder") or b.box.centre
    return (ax + bx) / 2, max(ay, by) + 0.06 * tall(a)


def hand_in_hand(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Side by side, the inner hands joined."""
    subject, target = comparable(subject, target, _LIKE, math.inf)
    one, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (one.limber and other.limber):
        return next_to(subject, target, relation)
    stance = "walking" if one.stance == "walking" else "standing"
    a, b = taken(facing(one, right=True), stance), taken(facing(other, right=True), stance)
    left, right = _apart(subject.swapped(one, a), target.swapped(other, b), a, b, 0.21 * (tall(a) + tall(b)))
    a, b = left.of(one.subject)[0], right.members[0] if one.subject == other.subject else right.of(other.subject)[0]
    hand = a.at("held") or a.box.centre
    inner = b.at("near_hand") or b.box.centre
    middle = ((hand[0] + inner[0]) / 2, (hand[1] + inner[1]) / 2)
    return merged(left.swapped(a, reaching(a, far=middle)), right.swapped(b, reaching(b, near=middle)))


def hugging(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Chest to chest, arms about each other; something small is hugged in the arms, an animal where it sits."""
    one, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if pets.is_a_pet(one) and "person" in other.kinds:
        return pets.cuddling(subject, target, relation)
    if "person" in one.kinds and pets.is_a_beast(other) and _ARMFUL < other.symbol.height_m < _LARGE:
        return pets.cuddling(subject, target, relation)
    if not one.limber:
        return next_to(subject, target, relation)
    if not (other.human or other.kinds & {"person", "animal"}) or not other.limber:
        return in_the_arms(subject, target, relation)
    if not other.human and "person" in one.kinds:
        return in_the_arms(subject, target, relation)
    left, right, a, b = _pair(subject, target, relation, "hugging")
    left, right = _apart(left, right, a, b, _CHEEKS * 0.5 * (tall(a) + tall(b)))
    first = left.of(relation.subject)[0]
    second = right.members[0] if one.subject == other.subject else right.of(other.subject)[0]
    close = _cheek_to_cheek(first, second)
    a, b = _embraced(first, close), _embraced(close, first)
    if tall(a) > tall(b):
        a = replace(a, z=b.z - 0.5)
    else:
        b = replace(b, z=a.z - 0.5)
    return merged(left.swapped(first, _in_mood(a, "happy")), right.swapped(second, _in_mood(b, "happy")))


def _in_mood(member: Member, mood: str) -> Member:
    """With that in its face where the words have nothing in it."""
    return member if member.mood else replace(member, mood=mood)


def kissing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """In each other's arms with closed eyes, a heart over them."""
    pair = hugging(subject, target, relation)
    a, b = pair.of(relation.subject)[0], pair.of(relation.object)[-1]
    one, other = a.at("head", "face"), b.at("head", "face")
    if a is b or one is None or other is None or not (a.limber and b.limber):
        return pair
    pair = Unit(tuple(replace(m, mood="calm") if m in (a, b) and m.mood == "happy" else m for m in pair.members))
    t = 0.5 * (tall(a) + tall(b))
    x, y = (one[0] + other[0]) / 2, min(a.box.top, b.box.top) - 0.035 * t
    heart = Touch(_heart(x, y, 0.05 * t), _LOVE, 1.0, 0.6, "heart")
    top = max(pair.members, key=lambda m: m.z)
    return pair.swapped(top, replace(top, touches=(*top.touches, heart)))


def _heart(x: float, y: float, r: float) -> Path:
    half: list[tuple[float, float]] = [(0, -0.5), (0.45, -0.95), (1.0, -0.6), (0.85, 0.1)]
    points: list[Landmark] = [
        (x, y - 0.45 * r, "c"),
        *((x + px * r, y + py * r) for px, py in half[1:]),
        (x, y + r, "c"),
    ]
    return g.smooth([*points, *((2 * x - p[0], p[1]) for p in reversed(points[1:-1]))])


def _cheek_to_cheek(a: Member, b: Member) -> Member:
    """The right one so near that their heads just touch, and no face is before the other."""
    one, other = a.at("head", "face"), b.at("head", "face")
    if one is None or other is None:
        return b
    apart, rise = _half_a_head(a) + _half_a_head(b), other[1] - one[1]
    clear = math.sqrt(max(apart**2 - rise**2, 0.0))
    chests = _CHESTS if "person" in a.kinds & b.kinds else _SNOUTS
    near = max(a.x + chests * 0.5 * (tall(a) + tall(b)) - b.x, one[0] + clear - other[0])
    return b.moved(near, 0.0)


def _half_a_head(member: Member) -> float:
    """From the middle of its head to where its face ends toward the other."""
    head, mouth = member.at("head", "face"), member.at("mouth")
    snout = 0.0 if head is None or mouth is None or "person" in member.kinds else abs(mouth[0] - head[0])
    return max(1.22 * head_radius(member), snout)


def _embraced(a: Member, b: Member) -> Member:
    """One hand on the small of the other's back, one at the shoulder."""
    back, shoulder = b.at("waist") or b.box.centre, b.at("far_shoulder", "chest") or b.box.centre
    own = a.at("far_shoulder", "chest") or a.box.centre
    side = 1 if back[0] > a.x else -1
    t = tall(b)
    high = max(shoulder[1], own[1] - 0.02 * tall(a))
    return reaching(a, near=(back[0] + side * 0.05 * t, back[1] - 0.07 * t), far=(shoulder[0] + side * 0.03 * t, high))


def in_the_arms(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The thing or the animal before the body, both arms about it; a large one stands on the ground."""
    one = subject.of(relation.subject)[0]
    t = tall(one)
    items = target.members
    item = items[0].posed("sitting", "standing")
    share = max(item.box.height, 0.85 * item.box.width) / t
    rooted = item.symbol.height_m > _ROOTED
    item = item.scaled(max(share, 1.5) / share if rooted else min(max(share, 0.34), 0.62) / share)
    held = taken(one, "hugging")
    chest = held.at("chest") or held.box.centre
    hand = -1 if held.flip else 1
    x = held.x + hand * 0.17 * t
    low = -item.box.bottom if share > 0.5 or rooted else chest[1] + 0.5 * item.box.height - item.box.bottom
    placed = replace(
        item.moved(x - item.box.centre[0], min(low, -item.box.bottom)), z=held.z + (-0.2 if rooted else 0.2)
    )
    box = placed.box
    chin, around = placed.at("head", "face"), chest[1] + 0.07 * t
    if not rooted:
        below = box.top + 0.4 * box.height if chin is None else chin[1] + 1.5 * head_radius(placed)
        around = min(max(around, below), box.bottom - 0.15 * box.height)
    middle = box.centre[0]
    arms = reaching(held, near=(middle - 0.02 * t, around + 0.05 * t), far=(middle + 0.1 * t, around), clasp=True)
    arms = replace(arms, over=held.z + 0.5)
    rest = Unit((placed, *items[1:]))
    return merged(subject.swapped(one, arms), rest)


def dancing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Face to face, both hands joined, a foot in the air."""
    one, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if one.limber and not other.limber and not other.kinds & ALIVE and other.symbol.height_m < _PARTNER:
        return _with_a_thing(subject, target, one, other)
    left, right, a, b = _pair(subject, target, relation, "swaying")
    if not (a.limber and b.limber):
        return next_to(subject, target, relation)
    left, right = _apart(left, right, a, b, max(0.26 * (tall(a) + tall(b)), _clear(a, b)))
    a, b = left.of(relation.subject)[0], right.of(relation.object)[0]
    x, y = _between(a, b)
    t = 0.5 * (tall(a) + tall(b))
    up, low = (x, y - 0.2 * t), (x, y + 0.08 * t)
    pair = reaching(a, far=up, near=low), reaching(b, far=up, near=low)
    return merged(left.swapped(a, pair[0]), right.swapped(b, pair[1]))


def _with_a_thing(subject: Unit, target: Unit, one: Member, other: Member) -> Unit:
    """A thing in place of a partner: upright before the body, a hand at its upper end and one at its middle."""
    t = tall(one)
    dancer = taken(facing(one, right=True), "swaying")
    sized = target.scaled(min(max(other.box.height, 0.5 * t), 0.95 * t) / other.box.height)
    item = sized.of(other.subject)[0]
    shoulder = dancer.at("far_shoulder") or dancer.box.centre
    x = shoulder[0] + 0.22 * t
    low = min(0.0, shoulder[1] + 0.5 * item.box.height - item.box.bottom + item.box.bottom)
    put = sized.moved(x - item.box.centre[0], low - item.box.bottom).lifted(0.2)
    box = put.of(other.subject)[0].box
    upper = (x, max(box.top + 0.12 * box.height, shoulder[1] - 0.16 * t))
    held = reaching(dancer, far=upper, near=(x - 0.02 * t, shoulder[1] + 0.12 * t), clasp=True)
    held = replace(looking(held, upper), over=held.z + 0.5)
    return merged(subject.swapped(one, held), Unit(tuple(replace(m, borne=True) for m in put.members)))


def fighting(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Face to face, the subject in a lunge; the other too where it can, their hands just apart."""
    pair = looking_at(subject, target, relation)
    one = pair.of(relation.subject)[0]
    if len(subject.members) > 1:
        return pair
    other = pair.of(relation.object)[0]
    if not (one.human or other.human):
        return pair
    first = taken(one, "lunging")
    pair = pair.swapped(one, first)
    if not (other.human or (other.limber and other.symbol.upright is None)):
        return pair
    second = taken(other, "lunging")
    hands = first.at("held"), second.at("held")
    if hands[0] is not None and hands[1] is not None:
        side = 1 if first.x < second.x else -1
        apart = side * (hands[1][0] - hands[0][0])
        second = second.moved(side * max(_GUARD * tall(first) - apart, 0.0), 0.0)
    return pair.swapped(other, second)


def sharing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The thing between two, a hand of each on it."""
    item = target.of(relation.object)[0]
    others = [m for m in target.members if m is not item and (m.human or m.kinds & ALIVE)]
    pair = (*others, *subject.of(relation.subject))
    if _stays(item) and len(pair) < 2:
        return next_to(subject, target, relation)
    if _stays(item):
        return at_both_sides(pair, target, item)
    if item.symbol.held == "overhead" and len(pair) == 2 and all(m.limber for m in pair):
        return _under_one(pair[0], pair[1], item)
    if len(pair) != 2 or not all(m.limber for m in pair):
        return holding(subject, target, relation)
    one, other = taken(facing(pair[0], right=True), "working"), taken(facing(pair[1], right=False), "working")
    left, right = _apart(Unit((one,)), Unit((other,)), one, other, 0.3 * (tall(one) + tall(other)))
    one, other = left.lead, right.lead
    thing = fitted(item, one, 0.24, 0.34)
    x, y = _between(one, other)
    put = replace(thing.put(thing.box.centre, (x, y + 0.1 * tall(one))), z=one.z + 0.2, borne=True)
    box = put.box
    held = [
        replace(
            reaching(m, far=(side, box.top + 0.6 * box.height), near=(side, box.bottom - 0.1 * box.height), clasp=True),
            over=put.z + 0.2,
        )
        for m, side in ((one, box.left + 0.1 * box.width), (other, box.right - 0.1 * box.width))
    ]
    return Unit((*held, put))


def _stays(item: Member) -> bool:
    """Whether it is shared where it stands: a fire, a bench, a bed."""
    return item.symbol.place == "ground" and not item.symbol.held and item.symbol.height_m > _LIFTED


def at_both_sides(everybody: Sequence[Member], target: Unit, item: Member) -> Unit:
    """On the ground about the thing, by turns to its left and to its right, their faces to it."""
    kept = tuple(m for m in target.members if all(m is not other for other in everybody))
    people = [tall(m) for m in everybody if m.human]
    most = _BEAST * max(people) if people else math.inf
    everybody, beasts = [m for m in everybody if m.human], [m for m in everybody if not m.human]
    everybody += [m.scaled(min(1.0, most / m.box.height)) for m in beasts]
    t = max(people or [m.box.height for m in everybody])
    middle = Unit(kept).scaled(min(max(item.box.height, 0.36 * t), 0.75 * t) / item.box.height)
    middle = middle.moved(-middle.box.centre[0], -middle.box.bottom)
    edges = [middle.box.left, middle.box.right]
    placed = []
    for k, member in enumerate(everybody):
        side = k % 2
        turned = facing(member, right=not side) if member.human or not member.symbol.faces_viewer else member
        sat = taken(turned, "resting") if turned.human and turned.limber else turned.posed("sitting", "standing")
        gap = _WARM * t
        x = edges[0] - gap - sat.box.right if not side else edges[1] + gap - sat.box.left
        sat = sat.moved(x, -sat.box.bottom)
        edges[side] = sat.box.left if not side else sat.box.right
        placed.append(replace(looking(sat, middle.box.centre), z=0.0))
    return Unit((*placed, *middle.members))


def _under_one(one: Member, other: Member, item: Member) -> Unit:
    """Close together under one canopy, whose stick one of them holds."""
    a, b = taken(facing(one, right=True), "working"), taken(facing(other, right=False), "standing")
    t = max(tall(a), tall(b))
    half = 0.5 * max(0.34 * t, _clear(a, b))
    a, b = a.moved(-half - a.x, -a.y), b.moved(half - b.x, -b.y)
    pair = Unit((a, b)).box
    grown = item.scaled(1.3 * pair.width / item.box.width)
    grown = grown.scaled(min(1.0, 1.5 * t / grown.box.width))
    shoulder = a.at("far_shoulder") or a.box.centre
    grip = (0.0, min(shoulder[1] + 0.04 * t, pair.top + 0.5 * grown.box.height))
    rise = max(grip[1] - pair.top + 0.03 * t - _STICK * grown.box.height, 0.0)
    handle = (grown.box.centre[0], grown.box.bottom - 0.1 * grown.box.height)
    put = replace(grown.put(handle, (grip[0], grip[1] - rise)), z=-0.3, borne=True)
    return Unit((reaching(a, far=grip), b, put))


def reading_to(unit: Unit, member: Member, listener: Unit) -> Unit:
    """The listener close at the reader's side, looking at the book."""
    ear = listener.lead
    own = facing(ear, right=False)
    placed = Unit((own,)).moved(unit.box.right - 0.02 * tall(member) - own.box.left, -own.y + member.y)
    book = member.at("held", "hand") or member.box.centre
    (own,) = placed.members
    return merged(unit, Unit((looking(own, book), *listener.members[1:])))
