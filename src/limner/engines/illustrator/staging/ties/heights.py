"""Above, below, over, under: who is higher on the picture, and what gives shelter."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.engines.illustrator.atlas.bodies.stance import KEPT
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.postures import facing, taken, tall
from limner.engines.illustrator.staging.ties import shelving
from limner.engines.illustrator.staging.ties.bearing import borne
from limner.engines.illustrator.staging.ties.legs import legged
from limner.engines.illustrator.staging.ties.lying import laid
from limner.engines.illustrator.staging.ties.raising import bridged, needs_support
from limner.engines.illustrator.staging.ties.sizes import comparable, extent
from limner.engines.illustrator.staging.ties.support import on
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_SHELTERS = frozenset(
    {"tree", "mushroom", "furniture", "table", "bridge", "building", "tent", "vehicle",
     "street furniture", "lamp"}
)  # fmt: skip
_CLEARANCE = 0.07
"""How far over the ground an underside is that something is under, over the height."""
_SQUAT, _FULL, _HIGHER = 1.2, 0.92, 1.5
"""How many times as high as the room what lies down under it is, the share of the room that it then takes, and how
much larger than usual a shelter is made."""
_LEGS = 0.28
"""How much higher on its legs low furniture is set, over its height."""
_CROUCHED = 0.6
"""What is too high for its shelter is made smaller than usual by so much at most."""
_OVER = 1.3
"""How many times as tall as another what rises over it is."""
_BROADEST, _SPREAD = 0.9, 0.7
"""How wide those at the foot of what rises over them are at most, over its width, or over that share of its height."""
_POLE, _STEEL = 0.022, (176, 180, 188)
"""The width of a parasol's stick over its canopy's, and its colour."""
_NOT_BY_A_WALL = ("air", "sky", "water")
_STANDING = frozenset({"ground", "surface", "water"})
"""Where that is at home over which something stands."""
_OVERHEAD, _LEAST_HUNG, _MOST_HUNG = 0.14, 0.3, 1.2
"""The room left between a head and what hangs over it, over the height of who is below, and how large that is drawn at
least and at most, over the same."""
_NEAR = 0.4
"""How large one is drawn at least who flies over a thing, over that."""
_AT_FLIGHT = ("flying", "hovering", "gliding", "jumping", "running")


def above(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Right over the target, with air between them, in flight where the subject can fly; what cannot stands on a deck
    over the target. A target that cannot stand lies there.
    """
    target = laid(target)
    if subject.lead.symbol.place == "wall" and target.lead.symbol.place not in _NOT_BY_A_WALL:
        return _hung_over(target, subject)
    if needs_support(subject) and shelving.by_a_wall(subject, target):
        return shelving.over(subject, target)
    if needs_support(subject) and target.lead.symbol.place in _STANDING:
        return bridged(*comparable(laid(subject), target, 0.36))
    return _in_the_air(subject, target)


def _in_the_air(subject: Unit, target: Unit) -> Unit:
    """The subject over the target with nothing under it."""
    lead = subject.lead
    winged = Unit(tuple(m.posed(*_AT_FLIGHT) if m.symbol is lead.symbol else m for m in subject.members))
    a, b = comparable(winged, target, 0.36)
    if len(a.members) > 1:
        a = a.scaled(max(1.1 * b.box.width / a.box.width, 1.0))
    box, under = a.box, b.box
    rise = under.top - 0.18 * max(box.height, under.height) - box.bottom
    return merged(b, a.moved(under.centre[0] - box.centre[0], rise).lifted(1))


def below(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The target above the subject; what stands on legs of its own has the subject under it."""
    if _roofed(target.of(relation.object)[0]):
        return under(subject, target, relation)
    return above(target, subject, relation)


def _hung_over(standing: Unit, hung: Unit) -> Unit:
    """One on the floor, and in its true size, as far as it can be seen, one on the wall or the ceiling over it."""
    true = hung.scaled(standing.metre / hung.metre)
    fit = min(max(extent(true), _LEAST_HUNG * extent(standing)), _MOST_HUNG * extent(standing)) / extent(true)
    put = true.scaled(fit)
    x = standing.box.centre[0] - put.box.centre[0]
    y = standing.box.top - _OVERHEAD * standing.box.height - put.box.bottom
    return merged(standing, Unit(tuple(replace(m, borne=True) for m in put.moved(x, y).lifted(-1).members)))


def flying_over(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Above, climbing a little, and as near as it takes to be seen: in the air nothing tells how far away one is."""
    near = subject.scaled(max(1.0, _NEAR * extent(target) / extent(subject)))
    climbing = near.turned(-6.0, near.box.centre)
    return _in_the_air(climbing, laid(target))


def under(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Below what shelters or hangs; anything else is set on top of the subject."""
    base = target.of(relation.object)[0]
    if base.symbol.held == "overhead":
        return _canopied(subject, target, base)
    if base.symbol.place in (*_NOT_BY_A_WALL, "wall"):
        return below(subject, target, relation)
    if _roofed(base):
        return _sheltered(subject, target, relation)
    if base.kinds & _SHELTERS or _towers(base, subject):
        roomy = target.scaled(max(1.0, 2.0 * subject.box.height / base.box.height))
        return _before_foot(subject, roomy, relation)
    carries = borne if subject.lead.kinds & {"person", "animal"} else on
    return carries(target, subject, Relation("on", relation.object, relation.subject))


def _towers(base: Member, subject: Unit) -> bool:
    """Whether it stands on the ground and rises over the subject's head: one is at the foot of a statue."""
    alive = base.kinds & {"person", "animal"} and base.kinds.isdisjoint({"statue", "landmark"})
    return base.symbol.place == "ground" and not alive and base.symbol.height_m > _OVER * subject.lead.symbol.height_m


def _roofed(base: Member) -> bool:
    """Whether it has an underside, with room between that and the ground."""
    ceiling = base.at("under")
    return ceiling is not None and base.y - ceiling[1] > _CLEARANCE * base.box.height


def _sheltered(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Within the room below the underside, which is made high enough; behind furniture's near legs."""
    low = _room(target.of(relation.object)[0])
    if subject.box.height > _SQUAT * low:
        resting = Unit(tuple(m.posed("sleeping", "lying", "sitting") for m in subject.members))
        subject = laid(resting)
    target = target.scaled(min(max(1.0, subject.box.height / (_FULL * low)), _HIGHER))
    base = target.of(relation.object)[0]
    indoors = "furniture" in base.kinds
    room = _room(base)
    if indoors and subject.box.height > _FULL * room:
        raised = legged(base, min(subject.box.height / _FULL - room, _LEGS * base.box.height))
        target, base = target.swapped(base, raised), raised
        room = _room(base)
    wide = 0.8 * base.box.width / subject.box.width
    fit = min(1.0, max(_FULL * room / subject.box.height, _CROUCHED))
    small = subject.scaled(min(max(fit, min(0.3 * base.box.height, _FULL * room) / subject.box.height), wide))
    x = (base.at("under") or base.box.centre)[0] - small.box.centre[0]
    y = -small.box.bottom + (-0.02 if indoors else 0.06) * small.box.height
    return merged(target, small.moved(x, y).lifted(-0.5 if indoors else 1))


def _room(base: Member) -> float:
    """From the ground to its underside."""
    return -(base.at("under") or base.box.centre)[1]


def _before_foot(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """At the foot of what rises over it."""
    base = target.of(relation.object)[0]
    tall = base.box.height
    fit = min(1.0, 0.5 * tall / subject.box.height)
    wide = _BROADEST * max(base.box.width, _SPREAD * base.box.height) / subject.box.width
    small = subject.scaled(min(max(fit, 0.34 * tall / subject.box.height), wide))
    drop = base.y - small.box.bottom + 0.06 * small.box.height
    return merged(target, small.moved(base.box.centre[0] - small.box.centre[0], drop).lifted(1))


def _canopied(subject: Unit, target: Unit, base: Member) -> Unit:
    """The canopy over everybody's heads: in the hand of one of a few people, else its stick behind them."""
    if 0 < len(subject.members) <= _UNDER_ONE and all(m.human and m.limber for m in subject.members):
        return _held_over(subject.members, target, base)
    box = subject.box
    grown = target.scaled(max(1.35 * box.width, 0.9 * box.height) / base.box.width)
    member = grown.of(base.subject)[0]
    edge = member.at("under") or member.box.centre
    raised = grown.moved(box.centre[0] - edge[0], box.top + 0.04 * box.height - edge[1])
    shade = raised.of(base.subject)[0]
    planted = replace(shade, touches=(*shade.touches, _pole(shade, box)))
    carried = Unit(tuple(replace(planted if m is shade else m, borne=True) for m in raised.members))
    return merged(subject, carried.lifted(-0.5))


def _held_over(people: Sequence[Member], target: Unit, base: Member) -> Unit:
    """Close together under what the first of them holds up between them."""
    first, *others = people
    holder = taken(facing(replace(first, y=0.0), right=True), "holding" if first.stance not in KEPT else first.stance)
    t, hand = tall(holder), holder.at("held") or holder.box.centre
    placed, x = [holder], hand[0] + _NEXT_TO_IT * t
    for k, other in enumerate(others):
        near = facing(taken(replace(other, y=0.0), "relaxed") if other.stance not in KEPT else other, right=False)
        near = near.moved(x - near.x, 0.0)
        placed.append(replace(near, z=holder.z - 0.02 * (k + 1)))
        x += _ABREAST * tall(near)
    box = Unit(tuple(placed)).box
    grown = target.scaled(max(_COVERING * box.width, 0.8 * t) / base.box.width)
    shade = grown.of(base.subject)[0]
    edge = shade.at("under") or shade.box.centre
    raised = grown.moved(hand[0] - edge[0], box.top + 0.05 * t - edge[1])
    shade = raised.of(base.subject)[0]
    grip = shade.at("grip", "handle") or shade.box.centre
    stick = g.line([(hand[0], min(grip[1], hand[1])), (hand[0], hand[1] + 0.04 * t)])
    touch = Touch(stick, _STEEL, 1.0, -0.02, "stick", _POLE * shade.box.width)
    stuck = replace(shade, touches=(*shade.touches, touch))
    carried = Unit(tuple(replace(stuck if m is shade else m, borne=True) for m in raised.members))
    return merged(Unit(tuple(placed)), carried.lifted(holder.z - 0.5))


_UNDER_ONE = 3
"""So many people share an umbrella that one of them holds."""
_NEXT_TO_IT, _ABREAST, _COVERING = 0.14, 0.3, 1.25
"""How far from the stick the next stands, and from one another, over their height; how wide the canopy is over all."""


def _pole(shade: Member, sheltered: Box) -> Touch:
    """The stick of what nobody holds, down to the ground behind those under it."""
    x, width = shade.at("grip", "handle") or shade.box.centre, _POLE * shade.box.width
    line = g.line([(x[0], shade.box.bottom - width), (x[0], sheltered.bottom)])
    return Touch(line, _STEEL, 1.0, -0.02, "pole", width)
