"""Wearing: things put on heads, before eyes, about necks, on backs; clothes as the wearer's own."""

from dataclasses import replace

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.bodies.attitude import attitude
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.folk import VARIANTS
from limner.engines.illustrator.staging.ties.sizes import head_radius
from limner.engines.illustrator.staging.units import Member, Unit, merged

_USUAL_WIDTH = 2.3
"""How wide a worn thing is of which nothing is known, in radii of the wearer's head."""
_HEADGEAR = frozenset({"hat", "cap", "helmet", "crown", "headwear", "headphone"})
_FACEGEAR = frozenset({"glasses", "mask", "eyewear"})
_UPPER = frozenset({"t-shirt", "jacket", "sweater", "hoodie", "vest"})
_LOWER = frozenset({"trousers", "skirt", "shorts"})
_SHOES = frozenset({"shoe", "boot"})
_SWIMWEAR = frozenset({"swimsuit", "bikini"})
_GOWNED = "woman_in_a_dress"


def wearing(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The target put on the subject; a garment of a person's becomes the person's own, in its colour."""
    wearer = subject.of(relation.subject)[0]
    worn = target.of(relation.object)[0]
    own = _own(wearer, worn)
    if own is not None:
        return subject.swapped(wearer, own)
    return merged(subject, _put_on(wearer, worn))


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
        return replace(
            wearer, symbol=symbol, colours=colours, pattern=worn.pattern, material=worn.material, shows=shows
        )
    if names & _SWIMWEAR and {"shirt", "trousers", "skin"} <= slots.keys():
        bare = wearer.colours.get("skin", slots["skin"].rgb)
        colours = {**wearer.colours, "shirt": colour, "trousers": bare, "shoes": bare}
        return replace(wearer, colours=colours, pattern=worn.pattern, shows=shows)
    for group, slot in ((_UPPER, "shirt"), (_LOWER, "trousers"), (_SHOES, "shoes")):
        if names & group and slot in slots:
            pattern = worn.pattern or wearer.pattern
            material = worn.material if slot == "shirt" else wearer.material
            colours = {**wearer.colours, slot: colour}
            return replace(wearer, colours=colours, pattern=pattern, material=material, shows=shows)
    return None


def _main(member: Member) -> RGB | None:
    slots = member.symbol.slots
    return next((member.colours.get(n, s.rgb) for n, s in slots.items() if s.role == "primary"), None)


def _put_on(wearer: Member, worn: Member) -> Unit:
    """Where it belongs, as large as the head asks for, tilted as the wearer is."""
    kinds = worn.kinds | set(worn.symbol.words)
    radius = head_radius(wearer)
    sized = worn.scaled((worn.symbol.worn or _USUAL_WIDTH) * radius / worn.box.width)
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
    elif "cape" in kinds:
        spot, z = wearer.at("neck", "chest") or wearer.box.centre, -0.4
    else:
        spot = wearer.at("neck", "chest") or (wearer.box.centre[0], wearer.box.top + 2 * radius)
    fit = sized.at("fit", "handle") or (sized.box.centre[0], sized.box.bottom - 0.2 * sized.box.height)
    put = sized.put(fit, spot).turned(wearer.tilt, spot)
    layer = wearer.z if wearer.over is None or attitude(wearer.pose).clasp else wearer.over
    z = z if wearer.over is None or layer == wearer.over else 0.04
    return Unit((replace(put, borne=True, flip=wearer.flip, z=layer + z),))
