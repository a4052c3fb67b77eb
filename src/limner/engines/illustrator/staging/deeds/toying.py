"""Playing with a thing that is neither an instrument nor a ball: as such a thing is played with."""

from dataclasses import replace

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.bodies.stance import KEPT
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.deeds.handling import where_it_is
from limner.engines.illustrator.staging.deeds.working import writing
from limner.engines.illustrator.staging.postures import facing, leaning, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.holding import holding
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import Member, Unit, merged
from limner.engines.illustrator.staging.wielding import in_hand, wielded

_TYPED_ON = frozenset({"computer", "laptop", "keyboard"})
_FLYING = frozenset({"airplane", "helicopter", "rocket", "paper_plane"})
_BY_HAND = 1.3
"""Metres; nobody plays on his knees with what is taller."""
_IN_PLAY = 0.42
"""The most that a toy measures over the height of who plays with it."""
_A_PET = 0.75
"""Metres; with an animal that is no taller one plays on one's knees."""
_WOOD: RGB = (214, 170, 110)


def toying(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """With what is swung, sighted or let down on a string as one does; toys that fly are in the air in one hand, with
    all else one is on one's knees, hands at it; what is too large for that is beside its player."""
    player, items = subject.of(relation.subject)[0], target.of(relation.object)
    item = items[0]
    if not (player.human and player.limber) or item.human:
        return next_to(subject, target, relation)
    if "animal" in item.kinds and "toy" not in item.kinds:
        small = item.symbol.height_m < _A_PET and player.stance not in KEPT
        return (where_it_is if small else next_to)(subject, target, relation)
    used = wielded(player, item, swung=True) if len(items) == 1 else None
    if used is not None:
        return _with(subject, target, player, *used)
    if item.kinds & _TYPED_ON:
        return writing(subject, target, relation)
    if len(items) == 1 and item.kinds & _FLYING and item.symbol.height_m < _BY_HAND:
        return _with(subject, target, player, *_flown(player, item))
    if item.symbol.held or item.symbol.place == "air" or relation.kind == "holding":
        return holding(subject, target, relation)
    if item.symbol.played == "cued":
        return _with_a_cue(subject, target, relation)
    if item.symbol.height_m > _BY_HAND or player.stance in KEPT:
        return next_to(subject, target, relation)
    most = _IN_PLAY * tall(player) / max(item.box.width, item.box.height)
    return where_it_is(subject, target.scaled(min(1.0, most)), relation)


def _flown(player: Member, item: Member) -> tuple[Member, Member]:
    """High in the far hand, face up to it."""
    held = taken(facing(player, right=True), "lunging")
    t = tall(held)
    shoulder = held.at("far_shoulder") or held.box.centre
    held = reaching(held, far=(shoulder[0] + 0.16 * t, shoulder[1] - 0.22 * t))
    hand = held.at("held") or shoulder
    sized = in_hand(item, held)
    grip = (sized.box.centre[0], sized.box.bottom - 0.25 * sized.box.height)
    put = replace(sized.put(grip, hand), z=held.z - 0.1)
    return looking(held, put.box.centre), put


def _with(subject: Unit, target: Unit, player: Member, armed: Member, item: Member) -> Unit:
    rest = tuple(m for m in target.members if m.subject != item.subject)
    return merged(subject.swapped(player, armed), Unit((replace(item, borne=True),)), *([Unit(rest)] if rest else []))


def _with_a_cue(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """At the table's end, bent over it, a cue in both hands."""
    player, table = subject.of(relation.subject)[0], target.of(relation.object)[0]
    t = tall(player)
    grown = target.scaled(_TABLE * t / table.box.height)
    held = taken(facing(player, right=True), "working")
    shoulder = held.at("far_shoulder") or held.box.centre
    placed = grown.moved(shoulder[0] + 0.16 * t - grown.box.left, -grown.box.bottom).lifted(-0.2)
    top = placed.of(relation.object)[0].box.top
    tip = (shoulder[0] + 0.62 * t, top + 0.05 * t)
    near, far = (shoulder[0] + 0.02 * t, top - 0.12 * t), (shoulder[0] + 0.3 * t, top - 0.02 * t)
    held = leaning(held, near=near, far=far)
    held = replace(reaching(looking(held, tip), clasp=True), over=held.z + 0.6)
    back = (near[0] - 0.4 * (tip[0] - near[0]), near[1] - 0.4 * (tip[1] - near[1]))
    cue = props.line((back, tip), 0.014 * t, _WOOD, "cue", 0.5)
    return merged(subject.swapped(player, props.touched(held, cue)), placed)


_TABLE = 0.5
"""The height of a table that is played at over its player's."""


def swinging(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """A racket, a bat or a club as it is swung; all else as it is held."""
    player, items = subject.of(relation.subject)[0], target.of(relation.object)
    used = wielded(player, items[0], swung=True) if len(items) == 1 else None
    if used is None:
        return holding(subject, target, relation)
    return _with(subject, target, player, *used)
