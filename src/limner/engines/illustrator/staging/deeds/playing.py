"""Instruments: keys under the hands, drums before the belly, strings and mouthpieces in both hands."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds.handling import at_a_table
from limner.engines.illustrator.staging.deeds.seating import on_a_stool
from limner.engines.illustrator.staging.deeds.toying import toying
from limner.engines.illustrator.staging.grips import fitted, grips, spot
from limner.engines.illustrator.staging.postures import facing, reaching, taken, tall
from limner.engines.illustrator.staging.ties.holding import holding
from limner.engines.illustrator.staging.units import Member, Unit, merged

_A_KIT = 0.8
"""Metres; drums that are taller stand on the floor all together."""


def instrument(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The player at, behind or with the instrument."""
    player, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if item.symbol.played == "struck":
        return _behind_drums(subject, target, player)
    if not player.limber:
        return holding(subject, target, relation)
    if "game" in item.kinds and item.symbol.place == "surface" and len(target.members) == 1:
        return at_a_table(subject, target, player)
    if "musical instrument" not in item.kinds and item.symbol.played in ("", "cued"):
        return toying(subject, target, relation)
    play = _PLAYED.get(item.symbol.played)
    return holding(subject, target, relation) if play is None else play(subject, target, player, item)


def _at_the_keys(subject: Unit, target: Unit, player: Member, item: Member) -> Unit:
    """On a stool at its left end, where the keys are."""
    t = tall(player)
    if item.flip:
        target = target.mirrored()
    target = target.scaled(max(0.62 * t / item.box.height, min(1.0, 0.95 * t / item.box.height)))
    item = target.lead
    (ax, y), (bx, _) = grips(item)
    keys = ((ax + bx) / 2, y)
    sitter, stool = on_a_stool(facing(player, right=True), seat=keys[1] + 0.17 * t)
    shift = keys[0] - 0.27 * t - (sitter.at("seat") or (sitter.x, 0.0))[0]
    sitter, stool = sitter.moved(shift, 0.0), [m.moved(shift, 0.0) for m in stool]
    hands = reaching(sitter, near=(keys[0] - 0.03 * t, keys[1]), far=(keys[0] + 0.05 * t, keys[1]), clasp=True)
    hands = replace(hands, z=1.0, over=2.0)
    rest = [m for m in subject.members if m is not player]
    return merged(Unit((hands, *rest, *stool)), target)


def _behind_drums(subject: Unit, target: Unit, player: Member) -> Unit:
    """The drums on the ground before the player, hands over them."""
    t = tall(player)
    row = target.members[:3]
    drums: list[Member] = []
    for i, drum in enumerate(row):
        kit = drum.symbol.height_m > _A_KIT
        sized = fitted(drum, player, 0.86, 0.92) if kit else fitted(drum, player, 0.4, 0.46 if len(row) == 1 else 0.38)
        x = player.x + 0.04 * t + (i - (len(row) - 1) / 2) * 0.8 * sized.box.width
        box = sized.box
        drums.append(replace(sized.moved(x - box.centre[0], 0.04 * t - box.bottom), z=player.z + 0.2))
    top = min(d.box.top for d in drums) + 0.16 * drums[0].box.height
    x, reach = player.x + 0.03 * t, 0.1 * t * (1.0 if len(drums) == 1 else 1.5)
    raised = taken(player, "working")
    hands = reaching(raised, near=(x - reach, top), far=(x + reach, top - 0.05 * t), clasp=True)
    hands = replace(hands, over=player.z + 0.4)
    return merged(subject.swapped(player, hands), Unit(tuple(drums)))


def _with_a_bow(subject: Unit, target: Unit, player: Member, item: Member) -> Unit:
    """Sitting, the instrument upright before the body, one hand at its neck, the other at the strings."""
    t = tall(player)
    sitter, stool = on_a_stool(facing(player, right=True), seat=-0.32 * t)
    sized = item.mirrored() if item.flip else item
    sized = sized.scaled(0.72 * t / sized.box.height).turned(-8.0, (sized.x, sized.y))
    chest = sitter.at("chest") or sitter.box.centre
    put = replace(
        sized.moved(chest[0] + 0.2 * t - sized.box.centre[0], -sized.box.bottom), z=sitter.z + 0.2, borne=True
    )
    hands = reaching(sitter, near=spot(put, (0.36, 0.52)), far=spot(put, (0.4, 0.14)), clasp=True)
    hands = replace(hands, over=put.z + 0.2)
    rest = [m for m in subject.members if m is not player]
    others = [m for m in target.members if m is not item]
    return Unit((hands, *rest, *stool, put, *others))


def _at_the_harp(subject: Unit, target: Unit, player: Member, item: Member) -> Unit:
    t = tall(player)
    target = target.scaled(0.92 * t / item.box.height)
    item = target.lead
    standing = taken(facing(player, right=True), "working")
    placed = target.moved(standing.x + 0.36 * t - item.box.centre[0], -item.box.bottom)
    near, far = grips(placed.lead)
    hands = reaching(standing, near=near, far=far, clasp=True)
    hands = replace(hands, over=placed.lead.z + 0.3, z=placed.lead.z - 0.2)
    return merged(subject.swapped(player, hands), placed)


_PLAYED: Mapping[str, Callable[[Unit, Unit, Member, Member], Unit]] = {
    "keys": _at_the_keys,
    "knees": _with_a_bow,
    "beside": _at_the_harp,
}
"""By how it is played, who plays it and where; struck ones are, even by those who have no hands, and others held."""
