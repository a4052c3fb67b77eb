"""Close to somebody: on the lap of one who sits, before somebody's feet."""

from dataclasses import replace

from limner.engines.illustrator.atlas.bodies.stance import SEATED
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds.seating import in_an_armchair
from limner.engines.illustrator.staging.postures import looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.riding import on_or_riding
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import Member, Unit, merged

_LEAST, _MOST, _CHILD = 0.2, 0.34, 0.5
"""How tall what is on a lap is at least and at most, and a child there, over the height of whose lap it is."""
_TO_THE_KNEE = 0.6
"""How far toward the knees a child sits, so that both faces are seen."""
_PET, _RESTING = 0.3, ("sleeping", "lying", "sitting")
"""How tall who is before somebody's feet is at most, over his height if he is smaller by far, and how he is there."""
_OVER = 0.3
"""How far two are before one another there, over the smaller one's width."""


def on_the_lap(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """On the thighs of somebody who sits for it, in an armchair where nothing else is there; an arm about who lives."""
    owner = target.of(relation.object)[0]
    if not (owner.human and owner.limber):
        return on_or_riding(subject, target, relation)
    if owner.stance not in SEATED:
        target = _sat(target, owner)
        owner = target.of(relation.object)[0]
    lap = owner.at("lap")
    if lap is None:
        return on_or_riding(subject, target, relation)
    item = subject.of(relation.subject)[0]
    item = _on(item, lap, owner)
    rest = tuple(m for m in subject.members if m.subject != relation.subject)
    held = replace(_with_hands_at(owner, item), over=item.z + 0.3)
    return merged(target.swapped(owner, held), Unit((item, *rest)))


def _sat(target: Unit, owner: Member) -> Unit:
    """Everybody of the unit, its owner in an armchair where he is on his own, else on the ground."""
    if len(target.members) > 1:
        return target.swapped(owner, taken(owner, "resting"))
    sitter, chairs = in_an_armchair(owner)
    return Unit((sitter, *chairs))


def _on(item: Member, lap: tuple[float, float], owner: Member) -> Member:
    """The thing, the animal or the child with its lower edge, or its hips, on the lap."""
    t = tall(owner)
    person = "person" in item.kinds and item.limber
    item = taken(item, "sitting") if person else item.posed("open", "sleeping", "sitting")
    own = max(item.box.height, 0.7 * item.box.width)
    most = _CHILD * t if person else _MOST * t
    item = item.scaled(min(max(own, _LEAST * t), most) / own)
    if item.flip != owner.flip and (person or "animal" in item.kinds):
        item = item.mirrored()
    foot = item.at("seat", "hips") if person else None
    if person:
        knee = owner.at("knee") or lap
        lap = (lap[0] + _TO_THE_KNEE * (knee[0] - lap[0]), lap[1])
    bottom = foot or (item.box.centre[0], item.box.bottom - 0.06 * item.box.height)
    return replace(item.put(bottom, lap), z=owner.z + 0.4, borne=True)


def _with_hands_at(owner: Member, item: Member) -> Member:
    """Both hands on the keys of a thing, one about who lives; the face down to it."""
    box, side = item.box, -1 if owner.flip else 1
    x, low = box.centre[0], box.bottom
    alive = bool({"animal", "person"} & item.kinds)
    near = (x - side * 0.12 * box.width, low - (0.4 if alive else 0.12) * box.height)
    far = (x + side * 0.3 * box.width, low - (0.6 if alive else 0.2) * box.height)
    return looking(reaching(owner, near=near, far=far, clasp=True), box.centre)


def at_the_feet(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """On the ground before the feet of somebody, as small as it is beside him; one on each side where they are two."""
    owner = target.of(relation.object)[0]
    animals = [m for m in subject.of(relation.subject) if "animal" in m.kinds]
    if not owner.human or not animals or len(animals) < len(subject.members):
        return next_to(subject, target, relation)
    box, foot = owner.box, max(m.box.bottom for m in target.members)
    placed = []
    for k, member in enumerate(animals):
        side = (1 if k % 2 == 0 else -1) * (-1 if owner.flip else 1)
        resting = member.posed(*((member.stance,) if member.stance in _RESTING else ()), *_RESTING)
        own = max(resting.box.height, 0.5 * resting.box.width)
        metres = own / member.metre
        resting = resting.scaled(min(max(own, 0.16 * tall(owner)), max(_PET, metres / 1.7) * tall(owner)) / own)
        resting = resting.mirrored() if (resting.flip is False) == (side > 0) else resting
        edge = box.right if side > 0 else box.left
        middle = edge + side * (0.5 - _OVER) * resting.box.width
        moved = resting.moved(middle - resting.box.centre[0], foot - resting.box.bottom)
        placed.append(replace(moved, z=max(m.z if m.over is None else m.over for m in target.members) + 2.0))
    return merged(target, Unit(tuple(placed)))
