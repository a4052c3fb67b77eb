"""Hands at a thing where it stands or lies: repairing, washing, rummaging; and what hands do to their own body."""

from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.bodies.stance import KEPT
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.grips import fitted
from limner.engines.illustrator.staging.postures import facing, leaning, leant, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import Member, Unit, merged

_LOW, _SMALL = 0.42, 0.34
"""Heights over that of who works: below the one one kneels to a thing, below the other a thing lies on a table."""
_TOP = 0.42
"""How high a table is."""
_MOST = 1.6
"""The most that a thing is tall, over who works at it."""


def handling(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Before the thing, both hands on its near side: at a table, on one knee or standing, as high as the thing is."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (member.human and member.limber):
        return next_to(subject, target, relation)
    t = tall(member)
    alive = bool(item.kinds & {"animal", "person"}) or item.human
    target = target.scaled(min(1.0, _MOST * t / item.box.height))
    small = item.symbol.place == "surface" and item.box.height < _SMALL * t
    if not alive and (small or "clothing" in item.kinds):
        return at_a_table(subject, target, member)
    if alive and not item.flip and not item.symbol.faces_viewer:
        target = target.mirrored()
    target = target.scaled(max(1.0, (0.3 if alive else 0.24) * t / target.of(relation.object)[0].box.height))
    item = target.of(relation.object)[0]
    low = item.box.height < _LOW * t
    worker = taken(facing(member, right=True), "kneeling" if low else "working")
    high = min(0.8 * item.box.height, 0.56 * t)
    shoulder = worker.at("far_shoulder") or worker.box.centre
    x = shoulder[0] + 0.17 * t
    placed = target.moved(x - item.box.left, -item.box.bottom).lifted(-0.2)
    neck = placed.of(relation.object)[0].at("neck", "chest") if alive and not low else None
    if neck is not None:
        placed = placed.moved(shoulder[0] + 0.24 * t - neck[0], 0.0)
        high = min(-neck[1], -shoulder[1] + 0.1 * t)
        x = shoulder[0] + 0.22 * t
    inward = min(0.12 * t, 0.4 * item.box.width)
    return _with_hands(subject, placed, member, worker, (x + 0.3 * inward, -high), (x + inward, -high - 0.03 * t))


def at_a_table(subject: Unit, target: Unit, member: Member) -> Unit:
    """Behind a table of its own, on which the target lies, both hands at that."""
    t = tall(member)
    desk = props.prop("table", member, 0.85)
    if desk is None:
        return merged(subject, target)
    surface = desk.at("top") or (desk.box.centre[0], desk.box.top)
    grown = desk.scaled(-_TOP * t / min(surface[1], -1e-6))
    x = member.x + 0.1 * t
    wood = replace(grown.moved(x - grown.box.centre[0], 0.05 * t - grown.box.bottom), z=member.z + 1.0, borne=False)
    size = target.box
    target = target.scaled(min(max(size.width, size.height, 0.2 * t), 0.36 * t) / max(size.width, size.height))
    low = -_TOP * t + 0.08 * t
    laid = target.moved(x - target.box.centre[0], low - target.box.bottom).lifted(3.0)
    laid = Unit(tuple(replace(m, borne=True) for m in laid.members))
    worker = member if member.stance in KEPT else taken(member, "working")
    box = laid.box
    side = 0.42 * box.width
    near, far = (box.centre[0] - side, box.centre[1]), (box.centre[0] + side, box.centre[1])
    whole = _with_hands(subject, laid, member, worker, near, far, leans=False)
    return merged(whole, Unit((wood,)))


def _with_hands(
    subject: Unit, target: Unit, member: Member, worker: Member, near: Point, far: Point, *, leans: bool = True
) -> Unit:
    """Both hands there, with the tool that one holds in the far one, the eyes on them."""
    reach = leaning if worker.stance == "working" and leans else reaching
    held = reach(worker, near=near, far=far)
    held = reaching(looking(held, far), clasp=True)
    held = replace(held, over=max(m.z for m in target.members) + 0.3)
    hand = held.at("held") or far
    tools = [m for m in subject.members if m is not member and m.borne]
    swapped = subject.swapped(member, held)
    for tool in tools:
        grip = tool.at("grip", "handle", "held") or tool.box.centre
        swapped = swapped.swapped(tool, replace(tool.put(grip, hand), z=(held.over or 0.0) - 0.05))
    return merged(swapped, target)


def tie_shoes(unit: Unit, member: Member) -> Unit:
    """On one knee, both hands at the foot before it."""
    kneels = taken(member, "kneeling")
    foot = kneels.at("foot")
    if kneels.stance != "kneeling" or foot is None:
        return unit
    t = tall(kneels)
    side = -1 if kneels.flip else 1
    at = (foot[0] + side * 0.02 * t, foot[1] - 0.07 * t)
    bent = leant(kneels, 34.0)
    tied = reaching(bent, near=(at[0] - side * 0.02 * t, at[1]), far=(at[0] + side * 0.02 * t, at[1]), clasp=True)
    return unit.swapped(member, looking(tied, at))


def comb(unit: Unit, member: Member) -> Unit:
    """A comb in the far hand, at the side of the head."""
    held = member if member.stance in KEPT else taken(member, "working")
    face, crown = held.at("face", "head"), held.at("hat", "head")
    tool, unit = props.fetched(unit, "comb", member, 0.16)
    if face is None or crown is None or tool is None:
        return unit
    side, t = (-1 if held.flip else 1), tall(held)
    at = (face[0] + side * 0.11 * t, 0.5 * (face[1] + crown[1]))
    put = replace(tool.turned(side * 60.0, tool.box.centre).put(tool.box.centre, at), z=held.z + 0.2)
    held = reaching(held, far=(at[0] + side * 0.03 * t, at[1] + 0.03 * t), clasp=True)
    return merged(unit.swapped(member, replace(held, over=put.z + 0.2)), Unit((put,)))


def phoning(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The thing at the ear."""
    member, items = subject.of(relation.subject)[0], target.of(relation.object)
    held = member if member.stance in KEPT else taken(member, "working")
    face = held.at("face", "head")
    if face is None or not held.limber:
        return next_to(subject, target, relation)
    side, t = (-1 if held.flip else 1), tall(held)
    item = fitted(items[0], held, 0.12, 0.17)
    at = (face[0] + side * 0.085 * t, face[1] + 0.03 * t)
    put = replace(item.turned(side * 14.0, item.box.centre).put(item.box.centre, at), z=held.z + 0.2, borne=True)
    waist = held.at("waist") or held.box.centre
    held = reaching(
        held,
        far=(at[0] + side * 0.01 * t, at[1] + 0.05 * t),
        near=(waist[0] - side * 0.06 * t, waist[1] + 0.16 * t),
        clasp=True,
    )
    return merged(subject.swapped(member, replace(held, over=put.z + 0.2)), Unit((put,)))


def point(unit: Unit, member: Member) -> Unit:
    """The far arm out and up."""
    stands = member if member.stance in KEPT else taken(member, "standing")
    shoulder = stands.at("far_shoulder")
    if shoulder is None:
        return unit
    t, side = tall(stands), (-1 if stands.flip else 1)
    return unit.swapped(member, reaching(stands, far=(shoulder[0] + side * 0.3 * t, shoulder[1] - 0.16 * t)))


def wave(unit: Unit, member: Member) -> Unit:
    """A hand in the air."""
    return unit.swapped(member, taken(member, "waving"))


def kneel(unit: Unit, member: Member) -> Unit:
    """On one knee."""
    return unit.swapped(member, taken(member, "kneeling"))
