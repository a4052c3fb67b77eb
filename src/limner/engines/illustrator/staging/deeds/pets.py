"""What animals and people do with each other as beasts and as people: a lick on the face, an arm about a neck, a rope
between teeth and hands."""

import math
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.drawing.geometry import Point
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.postures import facing, leant, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import looking_at
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_ROPE: RGB = (214, 92, 74)
_TONGUE: RGB = (232, 112, 122)
_LEAST, _CARESSED, _TUGGING = 0.4, 0.62, 0.9
"""How tall an animal is at least beside its person, and at most when it is caressed and when it tugs, over the height
of that one as it kneels or pulls."""
_ABOUT_PEOPLE = frozenset({"pet", "farm animal"})
_REARED, _GROWN = 64, 1.35
"""By how many degrees it is turned up about its hind feet at most, so that its mouth is at a face, and how much larger
it is at most where that is not enough."""


def is_a_beast(member: Member) -> bool:
    """Whether it is an animal that does as animals do: not upright in a role of people."""
    return "animal" in member.kinds and not member.human


def is_a_pet(member: Member) -> bool:
    """Whether it is such an animal, and one that people have about them."""
    return is_a_beast(member) and not member.kinds.isdisjoint(_ABOUT_PEOPLE)


def licking(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The animal's mouth at the face of who kneels to it, its paws at his chest and his hand on its back."""
    beast, owner = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (is_a_beast(beast) and owner.human and owner.limber):
        return looking_at(subject, target, relation)
    kneels, pet = _knelt(owner, beast, "jumping", "standing")
    kneels = leant(kneels, _BENT)
    t = tall(kneels)
    mouth = kneels.at("mouth", "face") or kneels.box.centre
    pet = _reaching_up(pet, mouth[1])
    muzzle = pet.at("mouth", "face") or (pet.box.left, pet.box.top)
    pet = pet.moved(mouth[0] + _NEAR * t - muzzle[0], 0.0)
    muzzle = pet.at("mouth", "face") or muzzle
    tip = _between(muzzle, mouth, 0.045 * t / max(math.dist(muzzle, mouth), 1e-6))
    ends = (muzzle[0], muzzle[1] + 0.006 * t), tip
    pet = replace(props.touched(pet, props.line(ends, 0.024 * t, _TONGUE, "tongue", 0.3)), z=kneels.z + 0.2)
    held = _arm_about(kneels, pet)
    return merged(target.swapped(owner, held), subject.swapped(beast, pet))


_NEAR, _BENT = 0.085, 24.0
"""Between the two mouths, over the height of who is licked; by how many degrees he bends to the animal."""


def cuddling(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Who kneels with both arms about the animal that sits before him, its head under his chin."""
    one, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    beast, owner = (one, other) if is_a_beast(one) else (other, one)
    if not (is_a_beast(beast) and owner.human and owner.limber):
        return looking_at(subject, target, relation)
    kneels, pet = _knelt(owner, beast, "sitting", "standing")
    kneels = leant(kneels, _BENT)
    t = tall(kneels)
    head, face = pet.at("head", "face") or (pet.box.left, pet.box.top), kneels.at("head", "face") or kneels.box.centre
    pet = pet.moved(face[0] + 0.19 * t - head[0], 0.0)
    pet = replace(pet, z=kneels.z + 0.2)
    held = _arm_about(looking(kneels, pet.at("head", "face") or pet.box.centre), pet)
    return merged(subject, target).swapped(owner, held).swapped(beast, pet)


def _knelt(owner: Member, beast: Member, *poses: str) -> tuple[Member, Member]:
    """The owner on his knees to the right, and the animal before him as large as it is beside him."""
    kneels = taken(facing(owner, right=True), "kneeling")
    return kneels, _before(kneels, beast.posed(*poses), _CARESSED)


def _before(person: Member, beast: Member, most: float) -> Member:
    """The animal on the same ground, turned to the person, as large as it is beside that one, and so tall at most."""
    pet = beast if beast.flip else beast.mirrored()
    true = beast.symbol.height_m / max(person.symbol.height_m, 0.8)
    pet = pet.scaled(min(max(true, _LEAST), most) * tall(person) / pet.box.height)
    return pet.moved(0.0, person.box.bottom - pet.box.bottom)


def _reaching_up(pet: Member, high: float) -> Member:
    """Turned up about its hind feet as far as its mouth has to go."""
    ground, raised = pet.box.bottom, pet
    for degrees in range(0, _REARED + 1, 4):
        raised = pet.turned(float(degrees), (pet.box.right, ground))
        raised = raised.moved(0.0, ground - raised.box.bottom)
        mouth = raised.at("mouth", "face")
        if mouth is None or mouth[1] <= high:
            return raised
    lacks = (ground - high) / max(ground - (raised.at("mouth", "face") or (0.0, high))[1], 1e-6)
    grown = raised.scaled(min(lacks, _GROWN))
    return grown.moved(0.0, ground - grown.box.bottom)


def _arm_about(owner: Member, pet: Member) -> Member:
    """The far hand on its back, the near one at its chest, a smile for it."""
    neck, t = pet.at("neck", "chest", "back") or pet.box.centre, tall(owner)
    held = reaching(owner, near=(neck[0] - 0.03 * t, neck[1] + 0.1 * t), far=(neck[0] + 0.08 * t, neck[1]), clasp=True)
    return replace(held, over=pet.z + 0.2, mood=owner.mood or "happy")


def tugging(person: Member, beast: Member) -> Unit:
    """A rope from the hands of who leans back to the teeth of an animal that does the same on its four feet."""
    pulls = taken(facing(person, right=True), "tugging")
    t = tall(pulls)
    pet = _before(pulls, beast.posed("standing"), _TUGGING)
    pet = pet.turned(-7.0, (pet.box.right, pulls.box.bottom))
    shoulder = pulls.at("far_shoulder") or pulls.box.centre
    mouth = pet.at("mouth") or (pet.box.left, pet.box.centre[1])
    hand = (shoulder[0] + 0.2 * t, shoulder[1] + 0.2 * t)
    pet = pet.moved(hand[0] + 0.42 * t - mouth[0], 0.0)
    mouth = pet.at("mouth") or mouth
    pulls = reaching(looking(pulls, mouth), near=(hand[0] - 0.07 * t, hand[1] - 0.02 * t), far=hand, clasp=True)
    grip = pulls.at("held") or hand
    rope = [
        props.line(((grip[0] - 0.11 * t, grip[1] - 0.04 * t), mouth), 0.026 * t, _ROPE, "rope", 0.25),
        *(_knot(at, t) for at in (_between(grip, mouth, 0.12), _between(grip, mouth, 0.88))),
    ]
    return Unit((replace(props.touched(pulls, *rope), over=pulls.z + 0.4), replace(pet, z=pulls.z + 0.1)))


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def _knot(at: Point, t: float) -> Touch:
    return props.line(((at[0], at[1] - 0.012 * t), (at[0], at[1] + 0.012 * t)), 0.04 * t, _ROPE, "rope", 0.3)
