"""What people do with a thing that they have in hand: both hands at a rake, a spyglass at the eye, a bat over the
shoulder.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies.stance import BORNE, KEPT
from limner.engines.illustrator.staging.grips import closed, pointed
from limner.engines.illustrator.staging.postures import facing, looking, reaching, taken, tall
from limner.engines.illustrator.staging.units import Member

_EXAGGERATED = 1.25
"""How much larger than it is a thing in the hand is drawn, so that it is seen."""
_LEAST, _MOST, _POLE = 0.1, 0.62, (0.52, 1.05)
"""The longer side of what is in a hand over its holder's height: of small things at least, of any at most; of poles."""
_CUP = 0.15
"""The longer side of what one drinks from, with its saucer, at most."""
_ON_THE_WAY = 0.84, 0.56
"""Where the hands are on what reaches the ground, by shares of its height from below."""

_ROD = 0.75
"""What a rod is drawn at that is held out: all of it is to be seen."""

Wielding = Callable[[Member, Member], tuple[Member, Member]]
"""From the holder and the thing to both as it is wielded."""


def in_hand(item: Member, holder: Member) -> Member:
    """Near its true size beside its holder, and never too small to be seen or too large for a hand."""
    extent, t = max(item.box.height, item.box.width), tall(holder)
    true = item.size * (extent / item.metre) / (t / holder.metre)
    least, most = _POLE if "pole" in item.symbol.traits else (_LEAST, _MOST)
    most = _CUP if "drunk from" in item.symbol.traits and item.size <= 1.0 else most
    true *= 1.0 if "pole" in item.symbol.traits else _EXAGGERATED
    return item.scaled(min(max(true, least), most) * t / extent)


def wields(holder: Member) -> bool:
    """Whether it is a person with both hands free, who stands on the ground."""
    own = attitude(holder.pose)
    return "person" in holder.kinds and holder.limber and not own.busy and holder.stance not in KEPT | BORNE


def wielded(holder: Member, item: Member, *, swung: bool = False) -> tuple[Member, Member] | None:
    """The holder and the thing as such a thing is wielded; None where it is only held. Rackets are only `swung`."""
    way = _WAYS.get(item.symbol.wielded)
    if way is None or not wields(holder) or (item.symbol.wielded == "out" and not swung):
        return None
    return way(holder, in_hand(item.posed("held"), holder))


def sighted(holder: Member, item: Member) -> tuple[Member, Member]:
    """In the far hand before the face, which is turned to it."""
    held = holder if holder.stance in KEPT else taken(holder, "working")
    t, side = tall(held), (-1 if held.flip else 1)
    face = held.at("face", "head") or held.box.centre
    at = (face[0] + side * 0.17 * t, face[1] + 0.13 * t)
    grip = item.at("grip", "handle", "held") or (item.box.centre[0], item.box.bottom - 0.2 * item.box.height)
    held = reaching(looking(held, at), far=at, clasp=True)
    hand = held.at("held") or at
    put = replace(item.put(grip, (hand[0] + side * 0.01 * t, hand[1])), z=held.z + 0.2)
    return replace(held, over=put.z + 0.2), put


def _grounded(holder: Member, item: Member) -> tuple[Member, Member]:
    """Before the body, both hands at its handle, its end on the ground."""
    held = taken(holder, "working")
    t, side = tall(held), (-1 if held.flip else 1)
    shoulder = held.at("far_shoulder") or held.box.centre
    left, top, right, bottom = item.figure.bounds
    grip = item.at("handle") or item.box.centre
    tool = (item.mirrored() if held.flip != item.flip else item).turned(-16.0 * side, grip)
    axis = (tool.figure.anchors.get("top", ((left + right) / 2, top)), ((left + right) / 2, bottom))
    upper, lower = (tool.spot(_along(axis, share)) for share in _ON_THE_WAY)
    x = shoulder[0] + side * 0.17 * t
    put = tool.moved(x - lower[0], -tool.box.bottom)
    upper, lower = (put.spot(_along(axis, share)) for share in _ON_THE_WAY)
    held = replace(reaching(looking(held, lower), near=upper, far=lower, clasp=True), over=held.z + 0.4)
    return held, replace(put, z=held.z + 0.2)


def _along(axis: tuple[Point, Point], share: float) -> Point:
    (ax, ay), (bx, by) = axis
    return bx + share * (ax - bx), by + share * (ay - by)


def _at_the_eyes(holder: Member, item: Member) -> tuple[Member, Member]:
    """Both hands at it, right before the eyes."""
    held = taken(holder, "working")
    held = replace(held, pose=str(replace(attitude(held.pose), nod=-8.0)))
    t = tall(held)
    eyes = held.at("eye", "face") or held.box.centre
    put = replace(item.put(item.box.centre, (eyes[0], eyes[1] + 0.012 * t)), z=held.z + 0.2)
    held = closed(held, put, otherwise=((0.06, 0.55), (0.94, 0.55)))
    return replace(held, over=put.z + 0.2), put


def _at_the_lips(holder: Member, item: Member) -> tuple[Member, Member]:
    """Its narrow end before the mouth, the far hand at its handle."""
    held = facing(taken(holder, "working"), right=True)
    t = tall(held)
    mouth = held.at("mouth", "face") or held.box.centre
    left = (item.box.left, item.box.top + 0.42 * item.box.height)
    put = replace(item.put(left, (mouth[0] + 0.035 * t, mouth[1])), z=held.z + 0.2)
    held = reaching(held, far=put.at("handle") or put.box.centre, clasp=True)
    return replace(held, over=put.z + 0.2), put


def _below_the_lips(holder: Member, item: Member) -> tuple[Member, Member]:
    """Its top before the chin, so that the mouth is seen, the far hand at its handle."""
    held = holder if holder.stance in KEPT else taken(holder, "working")
    t, side = tall(held), (-1 if held.flip else 1)
    mouth = held.at("mouth", "face") or held.box.centre
    small = item.scaled(min(1.0, _SPOKEN_INTO * t / max(item.box.height, 1e-6)))
    tilted = small.turned(side * 30.0, small.box.centre)
    top = tilted.at("top") or (tilted.box.centre[0], tilted.box.top)
    put = replace(tilted.put(top, (mouth[0] + side * 0.035 * t, mouth[1] + 0.035 * t)), z=held.z + 0.2)
    waist = held.at("waist") or held.box.centre
    near = (waist[0] - side * 0.09 * t, waist[1] + 0.14 * t)
    held = reaching(held, far=put.at("handle") or put.box.centre, near=near, clasp=True)
    return replace(held, over=put.z + 0.2), put


_SPOKEN_INTO = 0.17
"""How long what is spoken into is at most, over the height of who does."""


def in_both_hands(holder: Member, item: Member) -> tuple[Member, Member]:
    """Before the chest, a hand at either side."""
    held = holder if holder.stance in KEPT else taken(holder, "working")
    t, side = tall(held), (-1 if held.flip else 1)
    chest = held.at("chest") or held.box.centre
    put = item.put(item.box.centre, (chest[0] + side * 0.11 * t, chest[1] + 0.06 * t))
    put = replace(put, z=held.z + 0.2)
    held = closed(looking(held, put.box.centre), put, otherwise=((0.1, 0.6), (0.9, 0.6)))
    return replace(held, over=put.z + 0.2), put


def _dangled(holder: Member, item: Member) -> tuple[Member, Member]:
    """At the end of its string, below the hand that is held out."""
    held = taken(holder, "greeting")
    t, side = tall(held), (-1 if held.flip else 1)
    shoulder = held.at("far_shoulder") or held.box.centre
    held = reaching(held, far=(shoulder[0] + side * 0.2 * t, shoulder[1] + 0.1 * t), clasp=True)
    hand = held.at("held") or shoulder
    low = (hand[0] + side * 0.01 * t, hand[1] + 0.24 * t)
    put = replace(item.put(item.box.centre, low), z=held.z + 0.2)
    return looking(held, low), replace(put, cord=hand)


def _cast(holder: Member, item: Member) -> tuple[Member, Member]:
    """Held out in the far hand, its tip up and away."""
    held = taken(holder, "greeting")
    t, side = tall(held), (-1 if held.flip else 1)
    shoulder = held.at("far_shoulder") or held.box.centre
    held = reaching(held, far=(shoulder[0] + side * 0.18 * t, shoulder[1] + 0.16 * t), clasp=True)
    rod = (item.mirrored() if held.flip != item.flip else item).scaled(_ROD)
    put = rod.put(rod.at("handle", "grip") or rod.box.centre, held.at("held") or shoulder)
    return held, replace(put, z=held.z - 0.1)


def _low(holder: Member, item: Member) -> tuple[Member, Member]:
    """Bent over it, its end at the ground before the feet."""
    held = taken(facing(holder, right=True), "golfing")
    t = tall(held)
    hand = held.at("held") or held.box.centre
    return _swung(held, item, hand, (hand[0] + 0.3 * t, 0.0), -0.02)


def _high(holder: Member, item: Member) -> tuple[Member, Member]:
    """Over the shoulder, ready to hit."""
    held = taken(facing(holder, right=True), "batting")
    t = tall(held)
    hand = held.at("held") or held.box.centre
    return _swung(held, item, hand, (hand[0] + 0.42 * t, hand[1] - 0.9 * t), 0.0)


def _out(holder: Member, item: Member) -> tuple[Member, Member]:
    """At arm's length, the arm drawn back for the ball."""
    held = taken(facing(holder, right=True), "serving")
    t = tall(held)
    hand = held.at("held") or held.box.centre
    return _swung(held, item, hand, (hand[0] + 0.7 * t, hand[1] - 0.6 * t), 0.0)


def _swung(held: Member, item: Member, hand: Point, aim: Point, low: float) -> tuple[Member, Member]:
    """Its grip in the hand, its other end toward a point, no deeper than the ground."""
    grip = item.at("handle", "grip", "held") or item.box.centre
    put = pointed(item.put(grip, hand), aim)
    put = put.moved(0.0, min(0.0, low * tall(held) - put.box.bottom))
    return replace(held, over=held.z + 0.4), replace(put, z=held.z + 0.3)


_WAYS: Mapping[str, Wielding] = {
    "on the ground": _grounded,
    "at the eyes": _at_the_eyes,
    "before the eyes": sighted,
    "at the lips": _at_the_lips,
    "below the lips": _below_the_lips,
    "in both hands": in_both_hands,
    "dangled": _dangled,
    "cast": _cast,
    "low": _low,
    "high": _high,
    "out": _out,
}
"""By what is done with it in somebody's hand, how."""
