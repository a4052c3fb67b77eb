"""Work with the hands: knitting, painting, typing, watering, feeding."""

from dataclasses import replace

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.bodies.stance import KEPT
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.deeds.handling import handling
from limner.engines.illustrator.staging.deeds.props import on_its_back
from limner.engines.illustrator.staging.deeds.seating import in_an_armchair, on_a_stool
from limner.engines.illustrator.staging.grips import fitted, spot
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.holding import holding
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import Member, Unit, merged

_COATED = frozenset({"barrier", "furniture", "egg", "wall", "brick_wall", "street furniture", "door"})
_MODEL = 0.7
"""What is painted itself; and the most that a model of a thing is, over the thing, which is painted too."""
_MACHINES = frozenset({"electronics", "computer", "laptop", "typewriter", "machine", "keyboard", "appliance"})
"""Kinds of what is typed on."""
_INK: RGB = (38, 58, 110)
_UPRIGHT = 0.8
"""Metres from which what is written on stands before the writer."""
_CHALK: RGB = (250, 248, 240)
_WATER: RGB = (150, 206, 240)
_GRAIN: RGB = (214, 168, 84)
_WOOL: RGB = (201, 72, 84)
_LEVEL = 0.05
"""How far from the ground one still stands on it, over one's height."""


def knit(unit: Unit, member: Member) -> Unit:
    """Needles in both hands, the work hanging from them, a ball of wool on the ground; sitting, if nothing is said."""
    return _knitting(unit, member, _WOOL)


def knitting(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The thing that is made hangs from the needles, in its colour."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not member.limber:
        return holding(subject, target, relation)
    slots = item.symbol.slots
    rgb = next((item.colours.get(n, s.rgb) for n, s in slots.items() if s.role == "primary"), _WOOL)
    if item.symbol.id == "yarn":
        return _knitting(subject, member, rgb)
    whole = _knitting(subject, member, rgb, item=fitted(item, member, 0.26, 0.34))
    rest = tuple(m for m in target.members if m is not item)
    return merged(whole, Unit(rest)) if rest else whole


def _knitting(unit: Unit, member: Member, rgb: RGB, item: Member | None = None) -> Unit:
    grounded = not member.borne and abs(member.foot) < _LEVEL * tall(member)
    sitter, stool = member, list[Member]()
    if member.stance not in KEPT or (member.stance == "sitting" and len(unit.members) == 1):
        sitter, stool = in_an_armchair(member) if grounded else (taken(member, "working"), [])
    t = tall(sitter)
    chest = sitter.at("waist", "chest") or sitter.box.centre
    hand = -1 if sitter.flip else 1
    at = (chest[0] + hand * 0.13 * t, chest[1] - 0.02 * t)
    near, far = (at[0] - hand * 0.055 * t, at[1]), (at[0] + hand * 0.06 * t, at[1] - 0.01 * t)
    held = reaching(sitter, near=near, far=far, clasp=True)
    held = replace(held, over=held.z + 0.5)
    touches = list(props.needles(held, near, far))
    extra: list[Member] = list(stool)
    if item is None:
        touches.append(props.knitwork(held, at, rgb))
    else:
        top = (item.box.centre[0], item.box.top + 0.12 * item.box.height)
        extra.append(replace(item.put(top, at), z=held.z + 0.2, borne=True))
    wool = props.prop("yarn", held, 0.13)
    if wool is not None:
        x = max(held.box.right, at[0]) + 0.1 * t
        slots = {n: rgb for n, s in wool.symbol.slots.items() if s.role == "primary"}
        ball = replace(wool.moved(x - wool.box.centre[0], -wool.box.bottom), colours=slots, borne=False)
        extra.append(replace(ball, z=held.z + 0.1))
        start = (at[0], at[1] + 0.16 * t)
        touches.append(props.line((start, (ball.box.left + 0.3 * ball.box.width, ball.box.centre[1])), 0.008 * t, rgb,
            "wool", 0.05, sag=0.12 * t))  # fmt: skip
    return merged(unit.swapped(member, props.touched(held, *touches)), *([Unit(tuple(extra))] if extra else []))


def paint(unit: Unit, member: Member) -> Unit:
    """At an easel that goes without saying."""
    easel = props.prop("easel", member, 0.98)
    return unit if easel is None else _at_easel(unit, Unit((replace(easel, borne=False),)), member)


def painting(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """At the easel, brush and palette in the hands; what else is painted stands beside the easel as the model."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not member.limber:
        return next_to(subject, target, relation)
    if item.symbol.id in ("easel", "picture_frame"):
        return _at_easel(subject, target, member)
    if item.kinds & {"food", "dish"}:
        return handling(subject, target, relation)
    if is_coated(item):
        brush = props.prop("paintbrush", member, 0.2)
        armed = any(m.borne and m is not member and "tool" in m.kinds for m in subject.members)
        return handling(subject if armed or brush is None else merged(subject, Unit((brush,))), target, relation)
    return paint(subject, member)


def is_coated(item: Member) -> bool:
    """Whether it is painted itself, a fence or the model of a ship; of all else a picture is painted."""
    alive = item.kinds & ALIVE
    return not alive and (bool(item.kinds & _COATED) or item.size < _MODEL)


def _at_easel(subject: Unit, target: Unit, member: Member) -> Unit:
    t = tall(member)
    artist = taken(facing(member, right=True), "working")
    board = target.scaled(1.02 * t / target.lead.box.height)
    easel = board.lead
    placed = board.moved(artist.x + 0.66 * t - easel.box.centre[0], -easel.box.bottom).lifted(-0.3)
    easel = placed.lead
    aim = spot(easel, (0.16, 0.42))
    brush, palette = props.prop("paintbrush", artist, 0.26), props.prop("palette", artist, 0.27)
    chest = artist.at("waist") or artist.box.centre
    hand = (aim[0] - 0.08 * t, aim[1] + 0.1 * t)
    rest = (chest[0] + 0.03 * t, chest[1] - 0.01 * t)
    held = reaching(artist, near=rest, far=hand, clasp=True)
    held = replace(held, over=held.z + 0.4)
    hand, rest = held.at("held") or hand, held.at("near_hand") or rest
    tools: list[Member] = []
    if brush is not None:
        tip = brush.turned(34.0, brush.at("handle") or brush.box.centre)
        tools.append(replace(tip.put(tip.at("handle") or tip.box.centre, hand), z=held.z + 0.5))
    if palette is not None:
        tools.append(replace(palette.put(palette.at("handle") or palette.box.centre, rest), z=held.z + 0.5))
    return merged(subject.swapped(member, held), Unit((*placed.members, *tools)))


def writing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """At a desk, hands on what is typed or written on."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not member.limber:
        return next_to(subject, target, relation)
    t = tall(member)
    top = -0.4 * t
    if item.symbol.place != "surface" and item.symbol.height_m > _UPRIGHT:
        return _on_a_board(subject, target, member, item)
    if item.symbol.place == "surface":
        desk = props.prop("table", member, 0.85)
        paper = not item.kinds & _MACHINES
        sized = fitted(on_its_back(item), member, 0.3, 0.34) if paper else fitted(item, member, 0.36, 0.46)
        x = member.x + 0.46 * t
        lying = replace(sized.moved(x - sized.box.centre[0], top + 0.035 * t - sized.box.bottom), borne=True)
        legs = [] if desk is None else [table_before(desk, x + 0.12 * t, top, member)]
    else:
        sized = item.scaled(0.66 * t / item.box.height)
        lying = sized.moved(member.x + 0.26 * t - sized.box.left, -sized.box.bottom)
        legs = []
    written = item.symbol.place == "surface" and not item.kinds & _MACHINES
    sitter, stool = on_a_stool(facing(member, right=True), seat=top + 0.1 * t)
    keys = (lying.box.left + 0.2 * lying.box.width, min(lying.box.bottom, top) - 0.03 * t)
    held = reaching(sitter, near=(keys[0] - 0.04 * t, keys[1]), far=(keys[0] + 0.05 * t, keys[1]), clasp=True)
    held = replace(looking(held, lying.box.centre), over=held.z + 2.5)
    pen = next((m for m in subject.members if m.borne and "stationery" in m.kinds), None)
    if written and pen is None:
        held = _with_a_pen(held)
    unit = subject.swapped(member, held)
    if written and pen is not None:
        unit = unit.swapped(pen, _put_to_paper(pen, held))
    alike = target.of(relation.object)[1:] if item.symbol.place == "surface" else ()
    more = [
        replace(m.scaled(lying.height / m.height), z=held.z + 1.9 - 0.1 * k, borne=True) for k, m in enumerate(alike, 1)
    ]
    more = [
        m.moved(lying.box.right + (0.06 + 0.1 * k) * t - m.box.right, lying.box.bottom - m.box.bottom)
        for k, m in enumerate(more)
    ]
    rest = tuple(m for m in target.members if m is not item and m not in alike)
    return merged(unit, Unit((*stool, *legs, replace(lying, z=held.z + 2.0), *more, *rest)))


def _put_to_paper(pen: Member, held: Member) -> Member:
    """The pen that the writer has, in the far hand, its tip on what is before it."""
    t, side = tall(held), (-1 if held.flip else 1)
    x, y = held.at("held") or held.box.centre
    sized = fitted(replace(pen, tilt=0.0), held, 0.12, 0.14)
    turned = replace(sized, flip=not held.flip)
    put = turned.moved(x - side * 0.01 * t - turned.box.centre[0], y - 0.02 * t - turned.box.centre[1])
    return replace(put, z=held.z + 2.6)


def _with_a_pen(held: Member) -> Member:
    """A pen in the far hand, its tip on what is before it."""
    t, side = tall(held), (-1 if held.flip else 1)
    x, y = held.at("held") or held.box.centre
    ends = ((x + side * 0.035 * t, y + 0.03 * t), (x - side * 0.03 * t, y - 0.07 * t))
    return props.touched(held, props.line(ends, 0.014 * t, _INK, "pen", 2.6))


def _on_a_board(subject: Unit, target: Unit, member: Member, item: Member) -> Unit:
    """Standing before what is upright, a hand at its face."""
    t = tall(member)
    placed = target.scaled(min(max(item.box.height, 0.9 * t), 1.15 * t) / item.box.height).lifted(-0.5)
    board = placed.of(item.subject)[0]
    writer = taken(facing(member, right=True), "working")
    shoulder = writer.at("far_shoulder") or writer.box.centre
    spot_at = (board.box.left + 0.24 * board.box.width, shoulder[1] - 0.06 * t)
    dx = shoulder[0] + 0.24 * t - spot_at[0]
    waist = writer.at("waist") or writer.box.centre
    hand = (spot_at[0] + dx, spot_at[1])
    held = reaching(looking(writer, hand), far=hand, near=(waist[0] - 0.08 * t, waist[1] + 0.14 * t))
    chalk = props.line((hand, (hand[0] + 0.03 * t, hand[1] - 0.03 * t)), 0.014 * t, _CHALK, "chalk", 0.1)
    standing = replace(props.touched(held, chalk), over=None)
    return merged(subject.swapped(member, standing), placed.moved(dx, -board.box.bottom))


def table_before(desk: Member, x: float, top: float, member: Member) -> Member:
    """A table or desk about `x` whose top is at the height `top` (negative is up), before who works at it."""
    surface = desk.at("top") or (desk.box.centre[0], desk.box.top)
    grown = desk.scaled(top / min(surface[1], -1e-6))
    placed = grown.moved(x - grown.box.centre[0], -grown.box.bottom)
    return replace(placed, z=member.z + 1.0, borne=False)


def watering(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A can in the far hand, its spout over what is watered."""
    member = subject.of(relation.subject)[0]
    can = props.prop("watering_can", member, 0.3)
    if not member.limber or can is None or not target.lead.kinds & {"plant", "flower", "vegetable", "tree"}:
        return next_to(subject, target, relation)
    t = tall(member)
    stands = taken(facing(member, right=True), "working")
    shoulder = stands.at("far_shoulder") or stands.box.centre
    held = reaching(stands, far=(shoulder[0] + 0.22 * t, shoulder[1] + 0.14 * t))
    hand = held.at("held") or shoulder
    tilted = can.turned(24.0, can.at("handle") or can.box.centre)
    put = replace(tilted.put(tilted.spot((-2.0, -84.0)), hand), z=held.z + 0.2)
    spout = put.spot((70.0, -72.0))
    low = target.scaled(max(1.0, 0.3 * t / max(target.box.height, 1e-6)))
    plants = low.moved(spout[0] - 0.1 * t - low.box.left, -low.box.bottom)
    drops = [
        props.line((spout, (spout[0] + dx * t, spout[1] + 0.17 * t)), 0.009 * t, _WATER, "water", 0.25)
        for dx in (0.03, 0.07, 0.11)
    ]
    return merged(subject.swapped(member, props.touched(held, *drops)), Unit((put, *plants.members)))


def feeding(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """An open hand over those that are fed, grains falling from it."""
    member = subject.of(relation.subject)[0]
    if not (member.human and member.limber):
        return next_to(subject, target, relation)
    t = tall(member)
    giver = facing(member, right=True) if member.stance in KEPT else taken(facing(member, right=True), "greeting")
    unit, low = subject.swapped(member, giver), target
    if not target.lead.flip and target.lead.kinds & {"animal"} and not target.lead.symbol.faces_viewer:
        low = target.mirrored()
    low = low.scaled(max(1.0, 0.16 * t / max(low.lead.box.height, 1e-6)))
    low = low.moved(giver.x + 0.34 * t - low.box.left, -low.box.bottom)
    mouth = low.lead.at("mouth", "head") or (low.box.left, low.box.top)
    shoulder = giver.at("far_shoulder") or giver.box.centre
    hand = (shoulder[0] + 0.24 * t, min(max(mouth[1], shoulder[1] + 0.02 * t), shoulder[1] + 0.16 * t))
    held = reaching(giver, far=hand)
    hand = held.at("held") or hand
    fodder = [m for m in subject.members if m.borne and m is not member and "clothing" not in m.kinds]
    if fodder:
        held = reaching(held, far=(max(mouth[0] - 0.04 * t, shoulder[0] + 0.16 * t), hand[1]))
        at = held.at("held") or hand
        for item in fodder:
            small = fitted(item, held, 0.12, 0.2)
            put = small.put(small.at("grip", "handle") or small.box.centre, at)
            unit = unit.swapped(item, replace(put, z=held.z + 0.3))
        return merged(unit.swapped(giver, held), low)
    grains = [
        props.ball(held, (hand[0] + dx * t, hand[1] + dy * t), 0.009, _GRAIN, "grain")
        for dx, dy in ((0.03, 0.05), (0.06, 0.09), (0.04, 0.14), (0.08, 0.18))
        if hand[1] + dy * t < 0
    ]
    return merged(unit.swapped(giver, props.touched(held, *grains)), low)
