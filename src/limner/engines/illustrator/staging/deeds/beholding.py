"""Looking at a thing: small ones in the hand or on a table before the eyes, at large ones from where one stands."""

from dataclasses import replace

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.stance import BORNE, KEPT
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds.handling import at_a_table
from limner.engines.illustrator.staging.deeds.working import writing
from limner.engines.illustrator.staging.postures import facing, looking, taken, tall
from limner.engines.illustrator.staging.ties.holding import holding
from limner.engines.illustrator.staging.ties.sides import looking_at
from limner.engines.illustrator.staging.units import Member, Unit, merged
from limner.engines.illustrator.staging.wielding import in_both_hands, in_hand, sighted, wielded

_IN_HAND = 0.45
"""Metres; what is no longer is taken into the hand to be looked at."""
_BEFORE_THE_FACE = 0.16
"""What is longer over his height is held before the chest, and hides no face."""
_LEFT_LYING = frozenset({"food", "drink", "dish", "plant", "flower", "vessel", "tableware", "clothing", "furniture"})
"""Kinds of what stays where it is, however small."""
_ON_TABLES = frozenset({"food", "dish", "drink", "tableware"})


def beholding(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The onlooker's face to the thing, which he has in hand where that is how one looks at it."""
    onlooker, items = subject.of(relation.subject)[0], target.of(relation.object)
    able = "person" in onlooker.kinds and onlooker.limber and not attitude(onlooker.pose).busy
    if not able or items[0].human or "person" in items[0].kinds:
        return looking_at(subject, target, relation)
    if items[0].kinds & ALIVE or len(subject.of(relation.subject)) > 1:
        return _all_turned(looking_at(subject, target, relation), relation)
    if len(target.members) == 1 and is_handy(items[0]):
        return _in_the_hand(subject, target, relation, onlooker)
    if "computer" in items[0].kinds and onlooker.stance not in KEPT:
        return writing(subject, target, relation)
    if items[0].kinds & _ON_TABLES and items[0].symbol.place == "surface" and onlooker.stance not in KEPT:
        return at_a_table(subject, target, onlooker)
    return _all_turned(looking_at(subject, target, relation), relation)


def _all_turned(pair: Unit, relation: Relation) -> Unit:
    """The onlookers with their faces to the thing."""
    seen = Unit(pair.of(relation.object)).box.centre
    for member in pair.of(relation.subject):
        if "person" not in member.kinds or not member.limber or attitude(member.pose).busy:
            continue
        stays = member.stance in KEPT | BORNE
        turned = member if stays else facing(taken(member, "gazing"), right=seen[0] > member.box.centre[0])
        pair = pair.swapped(member, looking(turned, seen))
    return pair


def behold(unit: Unit, member: Member) -> Unit:
    """Turned to what the place shows: a view, a sunset."""
    standing = member.stance not in KEPT | BORNE and len(unit.members) == 1
    return unit.swapped(member, facing(taken(member, "gazing"), right=True)) if standing else unit


def is_handy(item: Member) -> bool:
    """Whether one takes it up to look at it."""
    long = max(item.box.width, item.box.height) / item.metre
    lies = item.symbol.place == "surface" or bool(item.symbol.held)
    if item.symbol.place == "wall":
        return False
    if item.symbol.worn_at == "wrist":
        return True
    return item.symbol.held == "read" or (lies and long < _IN_HAND and not item.kinds & _LEFT_LYING)


def _in_the_hand(subject: Unit, target: Unit, relation: Relation, onlooker: Member) -> Unit:
    item = target.of(relation.object)[0]
    if item.symbol.held == "read":
        read = holding(subject, target, relation)
        reader, sheet = read.of(relation.subject)[0], read.of(relation.object)[0]
        return read.swapped(reader, looking(reader, sheet.box.centre))
    sized = in_hand(item, onlooker)
    large = max(sized.box.width, sized.box.height) > _BEFORE_THE_FACE * tall(onlooker)
    shown = wielded(onlooker, item) or (in_both_hands if large else sighted)(onlooker, sized)
    armed, put = shown
    return merged(subject.swapped(onlooker, armed), Unit((replace(put, borne=True),)))
