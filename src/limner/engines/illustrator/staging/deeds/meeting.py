"""Two or more face to face: high fives, kisses, whispers, arm wrestling, a tug of war, a bout in a ring."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props, together
from limner.engines.illustrator.staging.deeds.seating import on_a_stool
from limner.engines.illustrator.staging.postures import clothed, facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import looking_at, next_to
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_GLOVES: tuple[RGB, RGB] = ((204, 48, 52), (46, 92, 190))
_CANVAS: RGB = (206, 216, 228)
_APRON: RGB = (44, 70, 132)
_ROPES: tuple[RGB, ...] = ((214, 60, 56), (246, 244, 238), (60, 104, 200))
_POST: RGB = (62, 66, 80)


def high_five(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A hand of each in the air between them."""
    pair = together.greeting(subject, target, relation)
    a, b = pair.of(relation.subject)[0], pair.of(relation.object)[0]
    hand = a.at("held")
    if hand is None or not (a.limber and b.limber):
        return pair
    up = (hand[0], min((m.at("face", "head") or m.box.centre)[1] for m in (a, b)))
    return pair.swapped(a, reaching(a, far=up)).swapped(b, reaching(b, far=up))


def kissing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Mouth to mouth: arms about each other, or the small one held up in both hands."""
    one, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (one.human and one.limber):
        return looking_at(subject, target, relation)
    if other.human:
        return together.kissing(subject, target, relation)
    a = taken(facing(one, right=True), "working")
    t = tall(a)
    item = facing_left(other.scaled(min(max(other.box.height, 0.26 * t), 0.4 * t) / other.box.height))
    lips = a.at("mouth", "face") or a.box.centre
    own = item.at("mouth", "head") or (item.box.left, item.box.centre[1])
    put = replace(item.put(own, (lips[0] + 0.05 * t, lips[1] + 0.01 * t)), z=a.z + 0.2, borne=True)
    box = put.box
    held = reaching(a, near=(box.left + 0.2 * box.width, box.bottom), far=(box.right - 0.2 * box.width, box.bottom),
        clasp=True)  # fmt: skip
    return merged(subject.swapped(one, replace(held, over=put.z + 0.2)), Unit((put,)))


def facing_left(member: Member) -> Member:
    """Turned to the left, whatever it is."""
    return member if member.flip else member.mirrored()


def whispering(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Close at the other's side, a hand at the mouth."""
    pair = together.greeting(subject, target, relation)
    a, b = pair.of(relation.subject)[0], pair.of(relation.object)[0]
    mouth, ear = a.at("mouth", "face"), b.at("face", "head")
    if mouth is None or ear is None or not (a.limber and b.limber):
        return pair
    t = tall(a)
    gap = ear[0] - mouth[0] - 0.14 * t
    near = taken(a.moved(max(gap, 0.0), 0.0), "working")
    mouth = near.at("mouth", "face") or mouth
    told = reaching(
        near, far=(mouth[0] + 0.04 * t, mouth[1] + 0.04 * t), near=(mouth[0] - 0.02 * t, mouth[1] + 0.24 * t)
    )
    return pair.swapped(a, told).swapped(b, replace(taken(b, "standing"), z=a.z - 0.2))


def kneeling(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """On one knee before the other, a hand held out."""
    pair = looking_at(subject, target, relation)
    one = pair.of(relation.subject)[0]
    if not (one.human and one.limber):
        return pair
    low = taken(one, "kneeling")
    shoulder = low.at("far_shoulder") or low.box.centre
    side, t = (-1 if low.flip else 1), tall(low)
    held = reaching(low, far=(shoulder[0] + side * 0.24 * t, shoulder[1] + 0.02 * t))
    hand, ends = held.at("held"), (one.subject, relation.object)
    rest = [m for m in pair.members if m.borne and m.subject not in ends and "clothing" not in m.kinds]
    pair = pair.swapped(one, looking(held, (shoulder[0] + side * t, shoulder[1] - 0.5 * t)))
    for item in rest if hand is not None else []:
        small = item.scaled(min(1.0, 0.14 * t / max(item.box.height, item.box.width)))
        pair = pair.swapped(item, small.put((small.box.centre[0], small.box.bottom), hand or small.box.centre))
    return pair


def rescuing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """What is rescued is in the arms."""
    return together.in_the_arms(subject, target, relation)


def boxing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A bout: both in gloves, each in its own colour; a thing is hit as it stands or hangs there."""
    if not target.of(relation.object)[0].human:
        return hitting(subject, target, relation)
    pair = together.fighting(subject, target, relation)
    for number, rgb in zip((relation.subject, relation.object), _GLOVES, strict=True):
        one = pair.of(number)[0]
        if one.human and one.limber and "worn_ends" in one.symbol.slots:
            pair = pair.swapped(one, clothed(one, "boxing gloves", {"worn_ends": rgb}))
    return pair


def hitting(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """In a lunge, the far fist at the thing; with what is in the hand where something is."""
    one, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (one.human and one.limber):
        return next_to(subject, target, relation)
    if other.human:
        return together.fighting(subject, target, relation)
    t = tall(one)
    striker = taken(facing(one, right=True), "lunging")
    shoulder = striker.at("far_shoulder") or striker.box.centre
    placed = target.scaled(min(max(other.box.height, 0.2 * t), 1.3 * t) / other.box.height)
    item = placed.of(relation.object)[0]
    high = max(shoulder[1], item.box.top - item.box.bottom + 0.2 * item.box.height)
    hand = (shoulder[0] + 0.27 * t, high)
    held = reaching(looking(striker, hand), far=hand)
    fist = held.at("held") or hand
    placed = placed.moved(fist[0] + 0.01 * t - item.box.left, -item.box.bottom).lifted(-0.2)
    return merged(subject.swapped(one, held), placed)


def fencing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Two with swords, blades toward each other."""
    pair = together.fighting(subject, target, relation)
    for number in (relation.subject, relation.object):
        one = pair.of(number)[0]
        sword = props.prop("sword", one, 0.62)
        armed = any(m.subject not in (relation.subject, relation.object) and m.borne for m in pair.members)
        if sword is None or armed or not (one.human and one.limber) or one.symbol.tools:
            continue
        side, hand = (-1 if one.flip else 1), one.at("held") or one.box.centre
        grip = sword.at("grip", "handle", "held") or (sword.box.centre[0], sword.box.bottom)
        blade = sword.put(grip, hand).turned(side * 40.0, hand)
        pair = merged(pair, Unit((replace(blade, z=one.z + 0.1),)))
    return pair


def in_a_ring(unit: Unit) -> Unit:
    """The unit within ropes, on a canvas."""
    box, lead = unit.box, unit.lead
    t = max(tall(m) for m in unit.members if m.human) if any(m.human for m in unit.members) else box.height
    left, right, back, front = box.left - 0.32 * t, box.right + 0.32 * t, -0.2 * t, 0.12 * t
    inset = 0.16 * t
    canvas = g.polygon([(left + inset, back), (right - inset, back), (right, front), (left, front)])
    side = g.rect(left, front - 0.01 * t, right - left, 0.14 * t)
    made = [Touch(canvas, _CANVAS, 1.0, -3.0, "boxing ring"), Touch(side, _APRON, 1.0, -2.9, "boxing ring")]
    for k, rgb in enumerate(_ROPES):
        y = back - (0.2 + 0.17 * k) * t
        low = front - (0.24 + 0.2 * k) * t
        for ends in (((left + inset, y), (right - inset, y)), ((left, low), (left + inset, y)),
                     ((right - inset, y), (right, low))):  # fmt: skip
            made.append(props.line(ends, 0.018 * t, rgb, "rope", -2.6))
    for x, foot, high in (
        (left + inset, back, 0.64),
        (right - inset, back, 0.64),
        (left, front, 0.76),
        (right, front, 0.76),
    ):
        made.append(
            Touch(g.rect(x - 0.025 * t, foot - high * t, 0.05 * t, high * t, 0.01 * t), _POST, 1.0, -2.5, "post")
        )
    return unit.swapped(lead, props.touched(lead, *made))


def arm_wrestling(players: tuple[Member, Member], wood: Member | None) -> Unit:
    """On stools across a small table, their hands clasped over its middle."""
    one, other = players
    t = 0.5 * (tall(one) + tall(other))
    table = wood or props.prop("round_table", one, 0.7) or props.prop("table", one, 0.7)
    if table is None or not (one.limber and other.limber):
        return Unit(players)
    top = -0.42 * t
    surface = table.at("top") or (table.box.centre[0], table.box.top)
    grown = table.scaled(top / min(surface[1], -1e-6))
    grown = replace(grown.moved(-grown.box.centre[0], -grown.box.bottom), z=0.6, borne=False)
    seat = 0.29 * t
    placed, seats = [], list[Member]()
    for player, side in ((one, -1), (other, 1)):
        sitter, stool = on_a_stool(facing(player, right=side < 0), seat=top + 0.12 * t)
        hips = sitter.at("seat") or (sitter.x, 0.0)
        dx = side * seat - hips[0]
        sitter, stool = sitter.moved(dx, 0.0), [m.moved(dx, 0.0) for m in stool]
        hands = reaching(sitter, far=(0.0, top - 0.15 * t), near=(side * 0.14 * t, top - 0.02 * t), clasp=True)
        placed.append(replace(looking(hands, (0.0, top - 0.15 * t)), over=0.9, z=0.2))
        seats += stool
    return Unit((*placed, *seats, grown))


def tug_of_war(members: Sequence[Member]) -> Unit:
    """Two sides at one rope, each leaning away from the other."""
    half = (len(members) + 1) // 2
    t = max(tall(m) for m in members)
    step, high = 0.42 * t, -0.5 * t
    placed = []
    for side, team in ((-1, members[:half]), (1, members[half:])):
        for k, member in enumerate(team):
            pull = taken(facing(member, right=side < 0), "tugging")
            x = side * (0.46 * t + k * step)
            pull = pull.moved(x - pull.x, -pull.y)
            shoulder = pull.at("far_shoulder") or pull.box.centre
            hand = (shoulder[0] - side * 0.2 * t, high)
            held = reaching(pull, near=(hand[0] + side * 0.05 * t, high), far=hand, clasp=True)
            placed.append(replace(held, z=0.01 * k, over=1.0))
    far = max(abs((m.at("held") or m.box.centre)[0]) for m in placed)
    ends = ((-far - 0.12 * t, high + 0.02 * t), (far + 0.12 * t, high + 0.02 * t))
    flag = Touch(g.rect(-0.02 * t, high - 0.02 * t, 0.04 * t, 0.16 * t), _ROPES[0], 1.0, 0.6, "flag")
    lead = props.touched(placed[0], props.line(ends, 0.022 * t, (196, 160, 104), "rope", 0.5), flag)
    return Unit((lead, *placed[1:]))
