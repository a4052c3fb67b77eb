"""Wearing: things put on heads, before eyes, about necks, on backs; clothes as the wearer's own."""

import math
from collections.abc import Mapping
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.attire import CUTS
from limner.engines.illustrator.atlas.names import bareheaded
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light import weave
from limner.engines.illustrator.light.surfaces.extent import WORN
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.folk import VARIANTS
from limner.engines.illustrator.staging.postures import clothed
from limner.engines.illustrator.staging.ties.sizes import head_radius
from limner.engines.illustrator.staging.units import Member, Unit, merged

_USUAL_WIDTH = 2.3
"""How wide a worn thing is of which nothing is known, in radii of the wearer's head."""
_PENDANT = 1.4
"""The height of what is no clothes and hangs from a neck, in radii of the wearer's head."""
_CLOTHES = frozenset(
    {"clothing", "accessory", "jewellery", "textile", "headwear", "headphone", "eyewear", "bag", "flower", "glasses"}
)
_HEADGEAR = frozenset({"hat", "cap", "helmet", "crown", "headwear", "headgear", "headphone"})
_FACEGEAR = frozenset({"glasses", "mask", "eyewear"})
_UPPER = frozenset({"t-shirt", "jacket", "sweater", "hoodie", "vest"})
_LOWER = frozenset({"trousers", "skirt", "shorts"})
_SHOES = frozenset({"shoe", "boot"})
_FOR_THINGS = frozenset({"cape", "boots", "gloves", "boxing gloves"})
"""What fits those who have limbs and no trunk."""
_GOWNED = "woman_in_a_dress"


def wearing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The target put on the subject, on each of several his own; a garment of a person's becomes the person's own."""
    for wearer, worn in zip(subject.of(relation.subject), target.of(relation.object), strict=False):
        own = _own(wearer, worn) or _cut_to(wearer, worn)
        if own is None and _HEADGEAR & worn.kinds:
            subject, wearer = _uncovered(subject, wearer)
        subject = merged(subject, _put_on(wearer, worn)) if own is None else subject.swapped(wearer, own)
    return subject


def _uncovered(unit: Unit, wearer: Member) -> tuple[Unit, Member]:
    """The unit and the wearer without the headgear of a uniform, which makes room for what the words name."""
    symbol = find(bareheaded(wearer.symbol.id))
    if symbol is None or symbol is wearer.symbol:
        return unit, wearer
    bare = replace(wearer, symbol=symbol)
    return unit.swapped(wearer, bare), bare


def _own(wearer: Member, worn: Member) -> Member | None:
    """The wearer in that garment; None where it is not one of a person's."""
    names = frozenset({worn.symbol.id, *worn.symbol.words, *worn.symbol.kinds})
    slots = wearer.symbol.slots
    colour = _main(worn)
    if "person" not in wearer.kinds or colour is None:
        return None
    shows = (*wearer.shows, *worn.draws)
    if "dress" in names:
        gowned = find(_GOWNED) if wearer.symbol.id in VARIANTS["woman"] else None
        symbol: Symbol = gowned or wearer.symbol
        colours = {**wearer.colours, "shirt": colour}
        return replace(wearer, symbol=symbol, colours=colours, pattern=worn.pattern, material=_on(worn), shows=shows)
    for group, slot in ((_UPPER, "shirt"), (_LOWER, "trousers"), (_SHOES, "shoes")):
        if names & group and slot in slots:
            pattern = worn.pattern or wearer.pattern
            material = _on(worn) if slot == "shirt" else wearer.material
            colours = {**wearer.colours, slot: colour}
            return replace(wearer, colours=colours, pattern=pattern, material=material, shows=shows)
    return None


def _on(worn: Member) -> str:
    """The material of what is worn, as its wearer's."""
    return WORN + worn.material if worn.material else ""


def _cut_to(wearer: Member, worn: Member) -> Member | None:
    """The wearer in clothes that are cut to its body; None where it has no such body, or they are no such clothes."""
    garments = worn.symbol.garments
    if not garments or not wearer.limber or not wearer.human or "worn_top" not in wearer.symbol.slots:
        return None
    if wearer.symbol.limbs is not None and not _FOR_THINGS.issuperset(garments):
        return None
    for garment in garments:
        slot = CUTS[garment].slot
        wearer = clothed(wearer, garment, {slot: _coloured(worn, garments.index(garment) > 0)})
    woven = weave.worn(CUTS[garments[0]].slot, worn.pattern) if worn.pattern else ""
    pattern = f"{wearer.pattern} {woven}".strip()
    return replace(wearer, pattern=pattern, shows=(*wearer.shows, *worn.draws))


def _coloured(worn: Member, second: bool) -> RGB:
    """Its main colour; its second one where it has that."""
    slots = worn.symbol.slots.items()
    found = next((worn.colours.get(n, s.rgb) for n, s in slots if second and s.role == "second"), None)
    return found or _main(worn) or (120, 120, 130)


def _main(member: Member) -> RGB | None:
    slots = member.symbol.slots
    return next((member.colours.get(n, s.rgb) for n, s in slots.items() if s.role == "primary"), None)


def _put_on(wearer: Member, worn: Member) -> Unit:
    """Where it belongs, as large as the head asks for, tilted as the wearer is."""
    kinds = worn.kinds | set(worn.symbol.words)
    radius = head_radius(wearer)
    hangs = not kinds & _CLOTHES
    usual = _PENDANT * min(1.0, worn.box.width / worn.box.height) if hangs else _USUAL_WIDTH
    sized = worn.scaled((worn.symbol.worn or usual) * radius / worn.box.width)
    z = 0.4
    if kinds & _HEADGEAR:
        spot = wearer.at("hat", "head") or (wearer.box.centre[0], wearer.box.top)
    elif kinds & _FACEGEAR:
        spot = wearer.at("eye", "face", "head") or (wearer.box.centre[0], wearer.box.top + radius)
    elif kinds & _LOWER and wearer.human:
        spot = wearer.at("waist") or wearer.box.centre
        sized = worn.scaled(0.34 * wearer.scale * 100.0 / worn.box.width)
    elif "backpack" in kinds:
        spot, z = wearer.at("back", "chest") or wearer.box.centre, -0.4
    else:
        spot = wearer.at("neck", "chest") or (wearer.box.centre[0], wearer.box.top + 2 * radius)
    fit = sized.at("fit", "handle") or (sized.box.centre[0], sized.box.bottom - 0.2 * sized.box.height)
    fit = (sized.box.centre[0], sized.box.top) if hangs and z > 0 else fit
    put = sized.put(fit, spot).turned(wearer.tilt, spot)
    layer = wearer.z if wearer.over is None or attitude(wearer.pose).clasp else wearer.over
    z = z if wearer.over is None or layer == wearer.over else 0.04
    return Unit((replace(put, borne=True, flip=wearer.flip, z=layer + z),))


def kept_on(before: Unit, after: Unit, wearers: Mapping[int, int]) -> Unit:
    """The unit with what was put on somebody where he has it now, however he moved since.

    `wearers` are the numbers of those who wear, by those of what they wear.
    """
    for item in [m for m in before.members if m.borne and m.subject in wearers]:
        own = before.of(wearers[item.subject])
        now = [m for m in after.of(wearers[item.subject]) if own and m.symbol is own[0].symbol]
        there = next((m for m in after.members if m.subject == item.subject and m.symbol is item.symbol), None)
        if len(own) == len(now) == 1 and there is not None:
            after = after.swapped(there, _moved_along(item, own[0], now[0]))
    return after


def _moved_along(item: Member, before: Member, after: Member) -> Member:
    """As it was to the nearest of the wearer's anchors, in the wearer's own measures."""
    fit = item.at("fit", "handle") or (item.box.centre[0], item.box.bottom - 0.2 * item.box.height)
    spots = [(name, spot) for name in _WORN_AT if (spot := before.at(name)) and after.at(name)]
    if not spots:
        return item
    name, spot = min(spots, key=lambda named: math.dist(named[1], fit))
    (fx, fy), (sx, sy) = before.local(fit), before.local(spot)
    ax, ay = after.local(after.at(name) or spot)
    grown = item.scaled(after.scale / before.scale)
    grown = grown if before.flip == after.flip else replace(grown, flip=not grown.flip)
    own = grown.at("fit", "handle") or (grown.box.centre[0], grown.box.bottom - 0.2 * grown.box.height)
    put = grown.put(own, after.spot((ax + fx - sx, ay + fy - sy)))
    layer = after.z if after.over is None or attitude(after.pose).clasp else after.over
    return replace(
        put.turned(after.tilt - before.tilt, put.spot((0.0, 0.0))), z=layer + (0.4 if item.z > before.z else -0.4)
    )


_WORN_AT = ("hat", "eye", "neck", "back", "waist")
