"""Wearing: things put on heads, before eyes, about necks, on backs; clothes as the wearer's own."""

import math
from collections.abc import Mapping
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.attire import CUTS
from limner.engines.illustrator.atlas.bodies.footwear import FOOTWEAR
from limner.engines.illustrator.atlas.facts import WornAt
from limner.engines.illustrator.atlas.names import bareheaded, shod
from limner.engines.illustrator.atlas.remade.shod import feet, is_on_feet
from limner.engines.illustrator.light import weave
from limner.engines.illustrator.light.surfaces.extent import WORN
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.postures import clothed
from limner.engines.illustrator.staging.ties.sizes import head_radius, span
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
_UPPER = frozenset({"t-shirt"})
_LOWER = frozenset({"trousers", "shorts"})
_SHOES = frozenset({"shoe"})
_CUT = frozenset({"boots", "socks", "skates", "flippers", "skirt"})
"""What is cut to a person though his own clothes have the like."""
_FOR_THINGS = frozenset({"cape", "gloves", "boxing gloves", *FOOTWEAR})
"""What fits those who have limbs and no trunk."""
_POLISHED = (43, 37, 48)
"""The colour of the shoes that go with a suit."""
_MIDDLE = 0.12
"""How far from its middle the head of one is who is seen from the front, over its width."""
_PACK = 0.2
"""How wide what is on a back is at the least, over the wearer's length."""
_CUFF, _TURNED = 0.3, 14.0
"""How far a hand goes into a glove, over its height, and by how many degrees that leans outward."""


def wearing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The target put on the subject, on each of several his own; a garment of a person's becomes the person's own."""
    for wearer, worn in zip(subject.of(relation.subject), target.of(relation.object), strict=False):
        own = _own(wearer, worn) or _cut_to(wearer, worn) or _shod(wearer, worn)
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
    if "person" not in wearer.kinds or colour is None or _CUT.intersection(worn.symbol.garments):
        return None
    shows = (*wearer.shows, *worn.draws)
    for group, slot in ((_UPPER, "shirt"), (_SHOES, "shoes")):
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
    if "uniform" in garments and wearer.symbol.uniform and not worn.colours:  # he has one of his calling on
        return replace(wearer, shows=(*wearer.shows, *worn.draws))
    for garment in garments:
        slot = CUTS[garment].slot
        wearer = clothed(wearer, garment, {slot: _coloured(worn, garments.index(garment) > 0)})
    if {"suit", "uniform"}.intersection(garments) and "shoes" in wearer.symbol.slots:
        wearer = replace(wearer, colours={"shoes": _POLISHED, **wearer.colours})
    woven = weave.worn(CUTS[garments[0]].slot, worn.pattern) if worn.pattern else ""
    pattern = f"{wearer.pattern} {woven}".strip()
    material = _on(worn) or wearer.material if "person" in wearer.kinds else wearer.material
    return replace(wearer, pattern=pattern, material=material, shows=(*wearer.shows, *worn.draws))


def _shod(wearer: Member, worn: Member) -> Member | None:
    """The wearer in footwear on the feet on which it stands; None where it stands on none."""
    footwear = next((garment for garment in worn.symbol.garments if garment in FOOTWEAR), None)
    colour = _main(worn)
    if footwear is None or colour is None or not is_on_feet(wearer.symbol, wearer.pose):
        return None
    symbol = find(shod(wearer.symbol.id, footwear))
    if symbol is None:
        return None
    woven = weave.worn("worn_ends", worn.pattern) if worn.pattern else ""
    pattern = f"{wearer.pattern} {woven}".strip()
    colours = {**wearer.colours, "worn_ends": colour}
    return replace(wearer, symbol=symbol, colours=colours, pattern=pattern, shows=(*wearer.shows, *worn.draws))


def _coloured(worn: Member, second: bool) -> RGB:
    """Its main colour; its second one where it has that."""
    slots = worn.symbol.slots.items()
    found = next((worn.colours.get(n, s.rgb) for n, s in slots if second and s.role == "second"), None)
    return found or _main(worn) or (120, 120, 130)


def _main(member: Member) -> RGB | None:
    slots = member.symbol.slots
    return next((member.colours.get(n, s.rgb) for n, s in slots.items() if s.role == "primary"), None)


def _put_on(wearer: Member, worn: Member) -> Unit:
    """Where it belongs, as large as the head asks for, tilted as the wearer is; on each of his hands one."""
    at = _place(worn)
    if at in ("hands", "wrist") and (spots := _hands(wearer)):
        return Unit(tuple(_on_hand(wearer, worn, spot, at) for spot in spots[: None if at == "hands" else 1]))
    radius = head_radius(wearer)
    kinds = worn.kinds | set(worn.symbol.words)
    hangs = not (kinds & _CLOTHES or at in ("head", "face", "mouth", "back"))
    usual = _PENDANT * min(1.0, worn.box.width / worn.box.height) if hangs else _USUAL_WIDTH
    wide = (worn.symbol.worn or usual) * radius
    if at == "back":
        wide = max(wide, _PACK * max(wearer.box.width, wearer.box.height))
    sized = worn.scaled(wide / worn.box.width)
    z = -0.4 if at == "back" else 0.4
    if kinds & _LOWER and wearer.human:
        sized = worn.scaled(0.34 * wearer.scale * 100.0 / worn.box.width)
    spot = _spot(wearer, at, radius)
    fit = sized.at("fit", "handle") or (sized.box.centre[0], sized.box.bottom - 0.2 * sized.box.height)
    fit = (sized.box.centre[0], sized.box.top) if hangs and z > 0 else fit
    put = sized.put(fit, spot).turned(wearer.tilt, spot)
    layer, z = _layer(wearer, z)
    return Unit((replace(put, borne=True, flip=wearer.flip, z=layer + z),))


def _place(worn: Member) -> WornAt:
    """Where on a body it is put."""
    kinds = worn.kinds | set(worn.symbol.words)
    if worn.symbol.worn_at:
        return worn.symbol.worn_at
    if kinds & _HEADGEAR:
        return "head"
    return "eyes" if kinds & _FACEGEAR else "waist" if kinds & _LOWER else "neck"


def _spot(wearer: Member, at: WornAt, radius: float) -> Point:
    box = wearer.box
    if at == "head":
        return wearer.at("hat", "head") or _crown(wearer)
    if at in ("face", "mouth"):
        return wearer.at("head" if at == "face" else "mouth", "face") or (box.centre[0], box.top + radius)
    if at == "eyes":
        return wearer.at("eye", "face", "head") or (box.centre[0], box.top + radius)
    if at == "waist" and wearer.human:
        return wearer.at("waist") or box.centre
    if at == "back":
        return wearer.at("back", "chest") or box.centre
    return wearer.at("neck", "chest") or (box.centre[0], box.top + 2 * radius)


def _crown(thing: Member) -> Point:
    """Where a thing without a head is broad enough at its top for a hat: below its stem and leaves."""
    box = thing.box
    for k in range(_STEPS):
        y = box.top + k / (2 * _STEPS) * box.height
        left, right = span(thing, y)
        if right - left > _BROAD * box.width:
            return (left + right) / 2, y
    return box.centre[0], box.top


_STEPS, _BROAD = 16, 0.4
"""How finely a thing's upper half is looked through for its crown, and how broad that is over the thing."""


def _layer(wearer: Member, z: float) -> tuple[float, float]:
    """The layer about which what is worn lies, and how far before it."""
    layer = wearer.z if wearer.over is None or attitude(wearer.pose).clasp else wearer.over
    return layer, z if wearer.over is None or layer == wearer.over else 0.04


def _hands(wearer: Member) -> list[Point]:
    """Its hands or what it has for them, both where it is the same on both sides."""
    near, far = wearer.at("hand", "held"), wearer.at("near_hand")
    if near is None:
        return []
    if far is None and _is_alike(wearer):
        far = 2 * wearer.x - near[0], near[1]
    if far is None and not wearer.human:  # what it holds it has in its mouth
        return [wearer.spot(foot.ankle.at(0, -4 * foot.tall)) for foot in reversed(feet(wearer.figure))]
    return [near] if far is None else [near, far]


def _is_alike(wearer: Member) -> bool:
    """Whether its head is over its middle, as that of one who is seen from the front."""
    head = wearer.figure.anchors.get("head")
    return (
        head is not None and "near_hand" not in wearer.figure.anchors and abs(head[0]) < _MIDDLE * wearer.figure.width
    )


def _on_hand(wearer: Member, worn: Member, spot: Point, at: WornAt) -> Member:
    """On a hand the thing with its opening toward the body, about a wrist across it."""
    sized = worn.scaled((worn.symbol.worn or 1.0) * head_radius(wearer) / worn.box.width)
    if at == "wrist":
        put = sized.put(sized.box.centre, spot)
    else:
        put = sized.put((sized.box.centre[0], sized.box.bottom - _CUFF * sized.box.height), spot)
        put = put.turned(_TURNED if spot[0] > wearer.x else -_TURNED, spot)
        put = replace(put, flip=spot[0] < wearer.x)
    layer, z = _layer(wearer, 0.4)
    return replace(put, borne=True, z=layer + z)


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
