"""What hands do to their own body or say with nothing in them: shoes are tied, hair is combed, one points and waves."""

from dataclasses import replace

from limner.engines.illustrator.atlas.bodies.stance import KEPT
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.grips import fitted
from limner.engines.illustrator.staging.postures import leant, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import Member, Unit, merged


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
    return _at_the_hair(unit, member, "comb", 0.16, 60.0)


def dry(unit: Unit, member: Member) -> Unit:
    """A dryer in the far hand, its mouth toward the head."""
    return _at_the_hair(unit, member, "hair_drier", 0.2, 0.0)


def _at_the_hair(unit: Unit, member: Member, name: str, size: float, turn: float) -> Unit:
    held = member if member.stance in KEPT else taken(member, "working")
    face, crown = held.at("face", "head"), held.at("hat", "head")
    tool, unit = props.fetched(unit, name, member, size)
    if face is None or crown is None or tool is None:
        return unit
    side, t = (-1 if held.flip else 1), tall(held)
    at = (face[0] + side * (0.11 if turn else 0.2) * t, 0.5 * (face[1] + crown[1]))
    tool = tool if turn or held.flip else replace(tool, flip=True)
    put = replace(tool.turned(side * turn, tool.box.centre).put(tool.box.centre, at), z=held.z + 0.2)
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
