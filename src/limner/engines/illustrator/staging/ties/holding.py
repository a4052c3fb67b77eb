"""Holding: by the grip, over the head, on a string, at the mouth, before the chest, across the body."""

from collections.abc import Callable
from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.attitude import jointed
from limner.engines.illustrator.atlas.bodies.stance import ASTRIDE, BORNE, KEPT
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.grips import CRADLED, closed
from limner.engines.illustrator.staging.postures import taken
from limner.engines.illustrator.staging.units import Member, Unit, merged
from limner.engines.illustrator.staging.wielding import in_hand, wielded

_OWN = KEPT | BORNE
"""Stances that a holder keeps."""
_STICK = 0.36
"""From the hand to the edge of an umbrella's canopy, over the umbrella's height."""
_SLIGHT = 0.42
"""What is no longer than this, over the height of an animal that stands up, would not be seen behind it."""
_PILE = 0.055
"""The most by which the next of a pile is higher, over the holder's height: what does not lie hides no face."""
_SPANS = {"chin": 0.46, "pressed": 0.46}
"""The most that these measure over the height of who plays, where it is not that of a guitar."""


def holding(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The target in the subject's hand, in the way that it is held, at a size that a hand can hold."""
    holder = subject.of(relation.subject)[0]
    items = target.of(relation.object)
    used = wielded(holder, items[0]) if len(items) == 1 else None
    if used is not None:
        return _in_use(subject, target, holder, *used)
    if items[0].symbol.held == "hung" and holder.stance not in _OWN:
        armed = holder.posed("standing")
    elif "raised" in items[0].symbol.traits and holder.stance not in _OWN:
        armed = holder.posed("raising", "holding", "waving")
    else:
        armed = holder if holder.stance in _OWN else holder.posed("holding")
    hold = _hold(items[0], armed)
    held = tuple(replace(hold(armed, item, i, len(items)), borne=True) for i, item in enumerate(items))
    if hold in _TWO_HANDED and armed.limber and armed.human and armed.stance not in ASTRIDE:
        armed = _cradling(armed, held[0]) if hold is _hugged else closed(_freed(armed, "working"), held[0])
        held = tuple(replace(item, z=armed.z + 0.1 + 0.01 * i) for i, item in enumerate(held))
    rest = tuple(m for m in target.members if m not in items)
    return merged(subject.swapped(holder, armed), Unit(held), *([Unit(rest)] if rest else []))


def _in_use(subject: Unit, target: Unit, holder: Member, armed: Member, item: Member) -> Unit:
    """The holder and the thing as it is wielded, with all others of both units."""
    rest = tuple(m for m in target.members if m.subject != item.subject)
    return merged(subject.swapped(holder, armed), Unit((replace(item, borne=True),)), *([Unit(rest)] if rest else []))


_STEMMED = frozenset({"flower", "plant"})
_BITTEN, _STEM = 0.16, 64.0
"""Where an animal has what has a stem in its mouth, over the height of that from below, and how far that leans in
degrees."""
_OUTWARD = 0.42
"""How far before its mouth other things are, over their sides, so that its face is seen."""

_Hold = Callable[[Member, Member, int, int], Member]


def _hold(item: Member, holder: Member) -> _Hold:
    held = item.symbol.held
    if "grasping" in holder.symbol.traits and held != "strung":
        return _on_the_palm
    if held == "overhead":
        return _overhead
    if not {"person", "robot"} & holder.kinds and holder.at("mouth") and not holder.at("held"):
        return _in_the_mouth
    if held:
        return _HOLDS[held]
    return _hugged if item.kinds & {"animal", "person", "toy"} or item.box.height > 0.3 * _tall(holder) else _gripped


def _cradling(holder: Member, item: Member) -> Member:
    """One arm under what is held, one about it."""
    under, about = CRADLED
    if holder.flip:
        under, about = (1 - about[0], about[1]), (1 - under[0], under[1])
    return closed(_freed(holder, "cradling"), item, otherwise=(under, about))


def _freed(holder: Member, stance: str) -> Member:
    """With its arms to be told where they go, its body as it is, else in that stance."""
    return holder if holder.stance in _OWN else taken(holder, stance)


def _tall(holder: Member) -> float:
    """How tall the holder stands, whatever its pose."""
    return holder.scale * 100.0


def _hand(holder: Member) -> Point:
    box = holder.box
    return holder.at("held", "hand", "hands", "paw") or (box.right, box.top + 0.5 * box.height)


def _sized(item: Member, holder: Member, least: float, most: float) -> Member:
    """At its own size within shares of the holder's height, of the longer side."""
    extent, tall = max(item.box.height, item.box.width), _tall(holder)
    return item.scaled(min(max(extent, least * tall), most * tall) / extent)


def _grip(item: Member) -> Point:
    return item.at("grip", "handle", "held") or item.box.centre


def _behind(holder: Member, item: Member) -> Member:
    """Between the holder's back and its hand: the hand closes over the grip."""
    return replace(item, z=holder.z - 0.3)


def _before(holder: Member, item: Member, step: int = 0) -> Member:
    return replace(item, z=(holder.z if holder.over is None else holder.over) + 0.4 + 0.01 * step)


def _beside(holder: Member, index: int, number: int) -> Point:
    """The hand, or a point near it for each of several things."""
    x, y = _hand(holder)
    return x + (index - (number - 1) / 2) * 0.12 * _tall(holder), y


def _gripped(holder: Member, item: Member, index: int, number: int) -> Member:
    pole = "pole" in item.symbol.traits
    sized = in_hand(item, holder) if "person" in holder.kinds else _sized(item, holder, *_OF_BEASTS[pole])
    lean = item.symbol.lean
    hand = _hand(holder)
    if item.symbol.held == "gripped":
        sized = sized.scaled(1.0 if number < 3 else 0.7)
        lean += (index - (number - 1) / 2) * min(18.0, 120.0 / number)
    else:
        hand = _beside(holder, index, number)
    leaning = sized.turned(lean, _grip(sized))
    put = leaning.put(_grip(leaning), hand)
    if pole:
        put = put.moved(0.0, min(holder.y - put.box.bottom, 0.0) if put.box.bottom > holder.y else 0.0)
    hidden = jointed(holder.pose) and max(put.box.width, put.box.height) < _SLIGHT * _tall(holder)
    behind = item.symbol.held == "gripped" and not hidden
    return _behind(holder, put) if behind else _before(holder, put, index)


_OF_BEASTS = {True: (0.7, 1.05), False: (0.26, 0.62)}
"""The longer side of what others than people have in hand over their height, of poles and of all else: what a mouse
holds is as large as it can be."""


def _overhead(holder: Member, item: Member, _: int, __: int) -> Member:
    """The stick in the hand, the canopy just over the head, leaning toward it."""
    hand, tall, box = _hand(holder), _tall(holder), item.box
    over = hand[1] - holder.box.top + 0.02 * tall
    k = min(max(over / (_STICK * box.height), 0.72 * tall / box.width), 0.95 * tall / box.width)
    grown = item.scaled(k)
    grip = (grown.box.centre[0], grown.box.bottom - 0.14 * grown.box.height)
    raised = max(over - _STICK * grown.box.height, 0.0)
    return _behind(holder, grown.put(grip, (hand[0], hand[1] - raised)).turned(-9.0, hand))


def _on_a_string(holder: Member, item: Member, index: int, number: int) -> Member:
    """Above the hand and beside the head, the cord ending in the hand; a kite further up and away."""
    tall, hand = _tall(holder), _hand(holder)
    kite = "flown" in item.symbol.traits
    sized = _sized(item, holder, 0.42, 0.56 if kite else 0.5)
    spread = (index - (number - 1) / 2) * 0.26 * tall
    dx, dy = (0.42 * tall, -0.66 * tall) if kite else (0.16 * tall + spread, -0.36 * tall - 0.07 * tall * (index % 2))
    grip = _grip(sized)
    put = sized.put(grip, (hand[0] + dx, hand[1] + dy)).turned(0.0 if kite else 40.0 * spread / tall, grip)
    return replace(_behind(holder, put), cord=hand)


def _open_before(holder: Member, item: Member, index: int, number: int) -> Member:
    """Before the chest, in the hands; several in a pile."""
    hand = _hand(holder)
    chest = holder.at("chest", "waist") or holder.box.centre
    if number > 1:
        lying = _sized(item.posed("lying"), holder, 0.24, 0.26)
        step = min(0.92 * lying.box.height, _PILE * _tall(holder))
        at = (chest[0] + 0.1 * _tall(holder), chest[1] + 0.08 * _tall(holder) - index * step)
        return _before(holder, lying.put(lying.box.centre, at), index)
    sized = _sized(item.posed("open"), holder, 0.3, 0.34)
    return _before(holder, sized.put(sized.box.centre, ((hand[0] + chest[0]) / 2, (hand[1] + 2 * chest[1]) / 3)))


def _across(holder: Member, item: Member, _: int, __: int) -> Member:
    """Across the body at the waist, the neck up and outward."""
    waist = holder.at("waist", "chest") or holder.box.centre
    if item.symbol.played == "chin":
        waist = holder.at("neck", "chest") or waist
        side = -1 if holder.flip else 1
        waist = (waist[0] + side * 0.07 * _tall(holder), waist[1] + 0.065 * _tall(holder))
    sized = _sized(item, holder, 0.3, _SPANS.get(item.symbol.played, 0.72))
    sound = (sized.box.centre[0], sized.box.bottom - 0.26 * sized.box.height)
    turned = sized.put(sound, waist).turned(item.symbol.lean, waist)
    return _before(holder, turned)


def _at_the_mouth(holder: Member, item: Member, _: int, __: int) -> Member:
    mouth = holder.at("mouth", "face", "head") or (holder.box.centre[0], holder.box.top)
    sized = _sized(item, holder, 0.2, 0.42)
    lip = sized.at("mouth", "mouthpiece") or (sized.box.left + 0.03 * sized.box.width, sized.box.centre[1])
    return _before(holder, sized.put(lip, mouth).turned(item.symbol.lean, mouth))


def _hanging(holder: Member, item: Member, index: int, number: int) -> Member:
    """Hanging from the hand that is down."""
    sized = _sized(item, holder, 0.24, 0.36)
    hand = _beside(holder, index, number)
    drop = min(holder.y - (hand[1] + sized.box.bottom - _grip(sized)[1]), 0.0)
    put = sized.put(_grip(sized), (hand[0], hand[1] + drop))
    return _before(holder, put) if jointed(holder.pose) else _behind(holder, put)


def _on_the_palm(holder: Member, item: Member, index: int, number: int) -> Member:
    """What a hand by itself holds stands on its palm, its foot behind the fingers."""
    sized = item.scaled(0.62 * _tall(holder) / max(item.box.height, item.box.width) / number**0.5)
    x, y = holder.at("palm") or _hand(holder)
    x += (index - (number - 1) / 2) * 0.9 * sized.box.width
    return _behind(holder, sized.put((sized.box.centre[0], sized.box.bottom - 0.04 * sized.box.height), (x, y)))


def _hugged(holder: Member, item: Member, index: int, number: int) -> Member:
    """In the arms, before the body."""
    sized = _sized(item if item.stance == "sleeping" else item.posed("sitting"), holder, 0.28, 0.42)
    neck, side = holder.at("neck", "chest") or holder.box.centre, -1 if holder.flip else 1
    aside = side * (_AT_THE_CHEST + (index - (number - 1) / 2) * _BETWEEN_THEM) * _tall(holder)
    upper = (sized.box.centre[0], sized.box.top)
    return _before(holder, sized.put(upper, (neck[0] + aside, neck[1] + _CHIN * _tall(holder))), index)


_AT_THE_CHEST, _CHIN, _BETWEEN_THEM = 0.1, 0.0, 0.11
"""Where the head of who is in somebody's arms is: beside his neck, under his chin, and from one of several to the next,
over his height."""


def _in_the_mouth(holder: Member, item: Member, index: int, number: int) -> Member:
    """What an animal holds hangs from its mouth or stands at its paw."""
    sized = _sized(item, holder, 0.2, 0.5)
    x, y = holder.at("hand", "mouth") or _hand(holder)
    if item.symbol.held in ("gripped", "hung"):
        lean = 62.0 if item.symbol.held == "gripped" else 0.0
        return _before(holder, sized.put(_grip(sized), (x, y)).turned(lean, (x, y)), index)
    side = 0.0 if holder.at("hand") or holder.symbol.faces_viewer else -1.0 if holder.flip else 1.0
    if item.kinds & _STEMMED:
        stem = (sized.box.centre[0], sized.box.bottom - _BITTEN * sized.box.height)
        return _before(holder, sized.put(stem, (x, y)).turned(_STEM * side, (x, y)), index)
    outward = (x + _OUTWARD * side * sized.box.width, y + _OUTWARD * abs(side) * sized.box.height)
    return _before(holder, sized.put(sized.box.centre, outward), index)


_HOLDS: dict[str, _Hold] = {
    "gripped": _gripped, "strung": _on_a_string, "hung": _hanging, "read": _open_before, "strummed": _across,
    "blown": _at_the_mouth,
}  # fmt: skip

_TWO_HANDED = (_open_before, _across, _at_the_mouth, _hugged)
"""Ways of holding for which both hands are closed on the thing, before which they are drawn."""
