"""Magic and fire: who casts a spell has light before the hand, who breathes fire has it before the mouth."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.reading.reading import Act, Reading, Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import looking_at
from limner.engines.illustrator.staging.units import Member, Unit, merged

_LIGHT, _STAFF, _FIRE = 0.5, 1.08, 0.62
"""The size of the light and the length of a staff over the height of who has them; of fire, over that of its beast."""
_WANDS = ("staff", "magic_wand")
_DOWN = 10.0
"""By how many degrees fire is breathed downward."""
_APART = 0.5
"""How far before the light what is conjured or aimed at is, over the height of who does it."""


def cast(unit: Unit, member: Member) -> Unit:
    """A hand stretched out with light before it; a staff in the other, where there is one or a wizard's is."""
    held = taken(facing(member, right=True), "greeting")
    chest, shoulder = held.at("chest"), held.at("far_shoulder")
    if held.stance != "greeting" or chest is None or shoulder is None:
        return unit
    t = tall(held)
    aim = shoulder[0] + 0.26 * t, shoulder[1] - 0.06 * t
    unit, tools, near = _armed(unit, held, (chest[0] - 0.22 * t, chest[1] + 0.1 * t))
    held = reaching(looking(held, aim), near=near, far=aim)
    hand = held.at("held") or aim
    unit = unit.swapped(member, held)
    put = [replace(tool.put(tool.at("handle") or tool.box.centre, held.at("near_hand") or hand), z=held.z + 0.3)
        for tool in tools]  # fmt: skip
    light = props.prop("magic_light", held, _LIGHT)
    if light is not None:
        at = hand[0] + 0.12 * t, hand[1] - 0.02 * t
        put.append(replace(light.put(light.at("handle") or light.box.centre, at), z=held.z + 0.6))
    return merged(unit, Unit(tuple(put))) if put else unit


def _armed(unit: Unit, held: Member, near: Point) -> tuple[Unit, list[Member], Point | None]:
    """The unit without its staff or wand, that one, and where the hand is that has it."""
    own = next((m.symbol.id for m in unit.members if m.symbol.id in _WANDS), "")
    name = own or ("staff" if "magic_wand" in held.symbol.tools else "")
    if not name:
        return unit, [], None
    found, rest = props.fetched(unit, name, held, _STAFF if name == "staff" else 0.3)
    return rest, [] if found is None else [found], near


def casting(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Toward what is conjured, or on which a spell is cast, with the light between them."""
    member = subject.of(relation.subject)[0]
    if not (member.human and member.limber):
        return looking_at(subject, target, relation)
    t, done = tall(member), cast(subject, member)
    aimed = target.scaled(max(1.0, 0.4 * t / max(target.box.height, 1e-6)))
    return merged(done, aimed.moved(done.box.right + 0.1 * t - aimed.box.left, -aimed.box.bottom))


def breathe(units: Sequence[Unit], act: Act, reading: Reading) -> list[Unit]:
    """A jet of fire before the mouth of everybody who breathes it."""
    return [_with_fire(unit, act.subject) for unit in units]


def _with_fire(unit: Unit, number: int) -> Unit:
    for beast in unit.of(number):
        mouth, fire = beast.at("mouth", "face"), props.prop("fire_breath", beast, 1.0)
        if mouth is None or fire is None or beast.symbol.id == fire.symbol.id:
            continue
        fire = fire.scaled(_FIRE * beast.box.height / fire.box.height)
        fire = fire.turned(_DOWN, fire.at("handle") or fire.box.centre)
        fire = fire.mirrored() if beast.flip else fire
        fire = replace(fire.put(fire.at("handle") or fire.box.centre, mouth), z=beast.z + 0.4, borne=True)
        unit = merged(unit, Unit((fire,)))
    return unit
