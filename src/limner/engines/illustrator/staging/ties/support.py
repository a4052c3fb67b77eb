"""On, sitting on, leaning against: who carries whom."""

import math
from dataclasses import replace

from limner.drawing import geometry as g
from limner.engines.illustrator.atlas.facts import ALIVE, ANIMATE
from limner.engines.illustrator.atlas.remade.heaping import HEAP
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.cushions import cushioned, is_cushion
from limner.engines.illustrator.staging.ties.faces import crowded, flattened, lies, strewn, thin
from limner.engines.illustrator.staging.ties.hanging import hanging
from limner.engines.illustrator.staging.ties.lying import laid
from limner.engines.illustrator.staging.ties.resting import axis, carried, feet, settled, top_of
from limner.engines.illustrator.staging.ties.sizes import comparable, extent, span, touching, true_extent
from limner.engines.illustrator.staging.units import Member, Unit, beside, merged

_SEATS = frozenset({"furniture", "chair", "sofa", "bed", "bench"})
_FLAT = frozenset({"leaf", "flower"})
"""What shows its face to the viewer: small animals on it are in its middle."""
FRONTS = frozenset({
    "building", "structure", "door", "wall", "fireplace", "barrier", "tree", "appliance", "street furniture",
    "vehicle",
})  # fmt: skip
"""What has an upright front on which things hang."""
_ON_A_FRONT, _EYES = 0.56, 0.62
"""How large what hangs on a front is over that at most, and how far up it is."""
_BACK, _A_GARMENT, _SHOULDERS, _AROUND = 0.28, 0.4, 0.03, 1.3
"""How tall a chair's back is at least over which a garment hangs, and how far that rises over it, over the chair's
height; the metres of such a garment at least, and its width over the chair's at most."""
_LOW, _LOWLY = 0.24, frozenset({"tree", "bush", "vehicle"})
"""How far up a tree's trunk, or a car's body, is what is put up on it."""
_SEEN_ON_A_FACE, _ON_A_FACE = 0.22, 0.62
"""How large what is on a face is, over the face's width, at least and at most."""
_LEAFY = frozenset({"tree", "bush"})
"""What one is on the crown of, not on the tip."""
_LEAST, _LEAST_WIDTH = 0.15, 0.13
"""How large what is on a thing is drawn at least, over the height and the width of what carries it."""
_LEAST_ALIVE, _MAGNIFIED = 0.26, 2.4
"""How large who lives is drawn on what is large, so far as that is no more than so many times too large."""
_OVERHANG = 1.12
"""How wide feet may stand, over what carries them."""
_ON_A_SHEET = 0.8
"""How wide they may stand on what lies flat, which is seen about them, over the same."""
_WIDENED, _SHRUNK = 1.7, 0.4
"""How much a carrier is enlarged for what is on it, and what is on it made smaller, at most."""
_SERVED = 4.0
"""How much what things are served on is enlarged for them: there are plates for a grape and for a turkey."""
_ON_A_DISH = 0.92
"""What of the width of what is served a dish carries at least, whatever that stands on."""
_WIDEST = 1.9
"""How many times as wide as usual a seat is made for several."""
_LONG, _LYING = 2.2, 60.0
"""The length over the width of what is stood on its end to lean, and from how many degrees off upright on."""
_NOT_UPENDED = frozenset({"person", "animal", "vehicle", "furniture", "building", "plant"})
_STALKED, _ON_A_CAP = frozenset({"fungus"}), 0.62
"""What small folk sit on, and how high it is at least over who does."""
_FEW, _IN_A_ROW = 2, 7
"""More than the first sit close together, more than the second in rows."""


def on(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Standing on the target's surface, seat or top, which is made wide enough to carry."""
    base = _uppermost(target, relation)
    if (own := f"{len(subject.members)} {subject.lead.symbol.id}") in base.symbol.poses:
        bearing = replace(base.posed(own), shows=(*base.shows, *subject.lead.draws))
        return target.swapped(base, bearing)
    if "holds up" in base.symbol.traits:
        return hanging(subject, target, relation)
    if "open" in base.symbol.traits and subject.lead.kinds & {"person", "animal"}:
        return sitting_on(subject, target, relation)
    if is_cushion(subject, base):
        return cushioned(subject, target, base)
    if _is_hung_on(subject.lead, base):
        return merged(target, _on_its_front(subject, base))
    if _hangs_over_its_back(subject, base):
        return merged(target, _over_its_back(subject, base))
    subject = Unit(tuple(flattened(m) for m in subject.members))
    if thin(base):
        return _on_a_face(subject, target, relation)
    several = len(subject.members)
    heaped = any(m.borne for m in subject.members)
    if several > _FEW and len(subject.of(relation.subject)) == several and not heaped:
        if base.kinds & _LEAFY:
            return merged(target, _perched(subject, base))
        subject = _close(subject)
    if (down := laid(target)) is not target:
        return _on_what_lies(subject, down, relation)
    subject, target = _fitted(touching(laid(subject), target), target, base)
    base = _uppermost(target, relation)
    spot = _spot(base)
    seated = relation.kind == "sitting on" and bool(subject.lead.kinds & ALIVE)
    if subject.lead.symbol.place == "air" and "animal" not in subject.lead.kinds and not seated:
        # What floats is above the whole of it: at a giraffe's back it would be beside its neck.
        return merged(target, _at(subject, base.at("hat") or (spot[0], base.box.top)))
    if base.symbol.bears == subject.lead.symbol.id:  # a web comes with its spider
        base = base.posed("empty")
        target = Unit(tuple(base if m.subject == base.subject else m for m in target.members))
    if (_FLAT & base.kinds or base.symbol.place == "wall") and subject.lead.kinds & {"animal"}:
        return merged(target, _on_its_face(subject, base))
    if base.kinds & _LEAFY:
        return merged(target, _at(subject, (spot[0], spot[1] + 0.26 * base.box.height)))
    return merged(target, settled(subject, base, top_of(base, spot)).lifted(1))


def _is_hung_on(thing: Member, base: Member) -> bool:
    """Whether it is of the things that hang on walls, and the other has an upright front: a wreath on a door."""
    return thing.symbol.place == "wall" and base.symbol.place == "ground" and bool(FRONTS & base.kinds)


def _hangs_over_its_back(subject: Unit, base: Member) -> bool:
    """Whether it is a coat or the like, and the other a chair with a back that is tall enough for it."""
    seat = base.at("seat", "surface", "top")
    tall = seat is not None and seat[1] - base.box.top > _BACK * base.box.height
    garment = bool(subject.lead.symbol.garments) and subject.lead.symbol.height_m > _A_GARMENT
    return tall and garment and len(subject.members) == 1 and "chair" in {base.symbol.id, *base.kinds}


def _over_its_back(subject: Unit, base: Member) -> Unit:
    """Its shoulders on the upper edge of the back, its hem on the seat."""
    seat = base.at("seat", "surface", "top") or base.box.centre
    box, top = subject.box, base.box.top - _SHOULDERS * base.box.height
    fit = min((seat[1] - top) / box.height, _AROUND * base.box.width / box.width)
    small = subject.scaled(fit)
    put = small.moved(base.box.centre[0] - small.box.centre[0], top - small.box.top).lifted(1)
    return Unit(tuple(replace(member, borne=True) for member in put.members))


def _on_its_front(subject: Unit, base: Member) -> Unit:
    """In the upper half of its front, and no larger than that bears."""
    box = base.box
    small = subject.scaled(
        min(1.0, _ON_A_FRONT * min(box.width, box.height) / max(subject.box.width, subject.box.height))
    )
    x, y = small.box.centre
    high = _LOW if base.kinds & _LOWLY else _EYES
    put = small.moved(box.centre[0] - x, box.bottom - high * box.height - y)
    return carried(put).lifted(1)


def _uppermost(target: Unit, relation: Relation) -> Member:
    """The one of the target that carries: the topmost of a stack."""
    several = target.of(relation.object)
    stacked = any(m.borne for m in several)
    return min(several, key=lambda m: m.box.top) if stacked else several[0]


def _on_a_face(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """On what is thin, which lies for it with its face up and is made large enough."""
    base = target.of(relation.object)[0]
    target = target.swapped(base, flattened(base))
    own = subject.of(relation.subject)
    if 1 < len(own) == len(subject.members) and not any(m.borne for m in own):
        lying = [laid(Unit((member,))).lead for member in own]
        target = target.scaled(min(max(crowded(lying, target.of(relation.object)[0]), 1.0), _WIDENED))
        return merged(target, strewn(lying, target.of(relation.object)[0]))
    base = target.of(relation.object)[0]
    subject, target = _fitted(touching(laid(subject), target), target, base, within=_ON_A_SHEET)
    base = target.of(relation.object)[0]
    put = settled(subject, base, top_of(base, _spot(base)))
    return merged(target, put.moved(0.0, 0.5 * put.box.height if lies(put.lead) else 0.0).lifted(1))


def _on_what_lies(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """On the end of a long thing on its side that is its top: in a spoon's bowl, on a bat's head."""
    base = target.of(relation.object)[0]
    end = base.at("top") or base.spot((0.0, base.figure.bounds[1]))
    small = subject.scaled(min(1.0, 0.4 * base.box.width / extent(subject)))
    x = end[0] + (0.12 if end[0] < base.box.centre[0] else -0.12) * base.box.width
    return merged(target, carried(_at(small, (x, end[1] + 0.3 * (base.box.bottom - end[1])))))


def _on_its_face(subject: Unit, base: Member) -> Unit:
    """On the middle of what shows its whole face, and no larger than that carries."""
    box, head = base.box, base.at("head", "face", "flower")
    share = min(max(extent(subject) / box.width, _SEEN_ON_A_FACE), _ON_A_FACE)
    small = subject.scaled(share * box.width / extent(subject))
    x, y = head or (box.centre[0], box.top + 0.42 * box.height if "flower" not in base.kinds else box.top)
    middle = small.box.centre
    rise = 0.14 * box.height if head is None and "flower" in base.kinds else 0.0
    return carried(small.moved(x - middle[0], y + rise - middle[1])).lifted(1)


def _spot(base: Member) -> tuple[float, float]:
    """Where things stand on it."""
    head = ("hat",) if base.symbol.faces_viewer else ()
    seats = ("seat", "top") if base.kinds & _SEATS or base.symbol.ridden == "cycle" else ("top", *head, "back", "seat")
    return base.at("surface", *seats) or (base.box.centre[0], base.box.top + 0.03 * base.box.height)


def _at(subject: Unit, spot: tuple[float, float]) -> Unit:
    """The subject with the middle of its foot at a spot."""
    return subject.moved(spot[0] - subject.box.centre[0], spot[1] - subject.box.bottom).lifted(1)


def _fitted(subject: Unit, target: Unit, base: Member, within: float = _OVERHANG) -> tuple[Unit, Unit]:
    """Both in sizes at which the target's top carries the subject's feet: it grows so far, then the subject shrinks.

    The feet are `within` that many times the width of what carries.
    """
    least = max(_LEAST * base.box.height, _LEAST_WIDTH * base.box.width)
    if ANIMATE & subject.lead.kinds:
        true = true_extent(subject) / max(true_extent(target), 1e-6)
        least = max(least, min(_LEAST_ALIVE, _MAGNIFIED * true) * extent(target))
    if extent(subject) < least:
        subject = subject.scaled(least / max(extent(subject), 1e-6))
    ends = [feet(m) for m in subject.members]
    needed = max(right for _, right in ends) - min(left for left, _ in ends)
    needed = max(needed, _ON_A_DISH * subject.box.width) if _is_dish(base) else needed
    carries = top_of(base, _spot(base)).width
    wide = max(needed / max(within * carries, 1e-6), 1.0)
    grown = wide if HEAP in base.kinds else min(wide, _SERVED if _is_dish(base) else _WIDENED)
    return subject.scaled(max(grown / wide, _SHRUNK)), target.scaled(grown)


def _is_dish(base: Member) -> bool:
    """Whether it is what food is served on."""
    return "tableware" in base.kinds and "tabletop" in base.symbol.traits


def _close(subject: Unit) -> Unit:
    """Several at rest, shoulder to shoulder; many in rows that look over one another."""
    resting = [Unit((m.posed("sitting") if "animal" in m.kinds else m,)) for m in subject.members]
    rows = 1 if len(resting) <= _IN_A_ROW else 2 if len(resting) <= 2 * _IN_A_ROW + 1 else 3
    share = math.ceil(len(resting) / rows)
    overlap = -0.12 * min(unit.box.width for unit in resting)
    lines = [beside(resting[k * share : (k + 1) * share], overlap) for k in range(rows)]
    rise, step = 0.5 * max(unit.box.height for unit in resting), 0.25 * lines[0].box.width / share
    raised = [line.moved(step * (-1) ** k, -k * rise).lifted(-0.1 * k) for k, line in enumerate(lines)]
    return merged(*raised)


def _perched(subject: Unit, base: Member) -> Unit:
    """Several all over a crown, in rows that stand in one another's gaps."""
    number = len(subject.members)
    rows = 2 if number < 7 else 3 if number < 16 else 4
    share = math.ceil(number / rows)
    box = base.box
    placed: list[Member] = []
    for k in range(rows):
        members = subject.members[k * share : (k + 1) * share]
        y = box.top + (0.16 + 0.46 * (k + 0.5) / rows) * box.height
        left, right = span(base, y)
        cell = (right - left) / (share + 0.5)
        for i, member in enumerate(members):
            size = min(0.8 * cell / member.box.width, 0.36 * box.height / rows / member.box.height)
            small = replace(member.scaled(size), borne=True)
            x = left + cell * (i + 0.5 + 0.5 * (k % 2) + 0.14 * math.sin(7.0 * i + k))
            at = y + 0.05 * box.height * math.sin(3.0 * i + 2.0 * k)
            placed.append(small.put((small.box.centre[0], small.box.bottom), (x, at)).lifted(1))
    return Unit(tuple(placed))


def sitting_on(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Hips on the seat; standing on it who cannot sit."""
    sitter = subject.of(relation.subject)[0]
    seated = sitter.posed("sitting")
    base = target.of(relation.object)[0]
    own = subject.of(relation.subject)
    if 1 < len(own) == len(subject.members) <= _IN_A_ROW and all(m.human for m in own):
        return _side_by_side(subject, target, base)
    if seated.stance != "sitting" or len(subject.of(relation.subject)) > 1:
        return on(subject, target, relation) if "open" not in base.symbol.traits else _aboard(subject, target, base)
    if base.box.width < 0.5 * seated.box.width:
        target = target.scaled(0.5 * seated.box.width / base.box.width)
        base = target.of(relation.object)[0]
    if base.kinds & _STALKED and base.box.height < _ON_A_CAP * seated.box.height:
        target = target.scaled(_ON_A_CAP * seated.box.height / base.box.height)
        base = target.of(relation.object)[0]
    spot = base.at("surface", "seat", "back", "top") or (base.box.centre[0], base.box.top)
    hips = seated.at("seat", "hips") if seated.human else None
    bottom = hips or (seated.box.centre[0], seated.box.bottom)
    return seat(subject.swapped(sitter, seated), target, base, bottom, spot)


def _side_by_side(subject: Unit, target: Unit, base: Member) -> Unit:
    """Several people with their hips on one seat, which is made wide enough, or they smaller."""
    row = beside([Unit((m.posed("sitting"),)) for m in subject.members], 0.02 * subject.lead.height)
    target = target.scaled(min(max(row.box.width / (0.84 * base.box.width), 1.0), _WIDEST))
    base = target.of(base.subject)[0]
    row = row.scaled(min(1.0, 0.84 * base.box.width / row.box.width))
    spot = base.at("surface", "seat", "back", "top") or (base.box.centre[0], base.box.top)
    hips = row.lead.at("seat", "hips") or (0.0, row.box.bottom)
    return seat(row, target, base, (row.box.centre[0], hips[1]), (base.box.centre[0], spot[1]))


def seat(subject: Unit, target: Unit, base: Member, bottom: tuple[float, float], spot: tuple[float, float]) -> Unit:
    """The subject with its point `bottom` on the base's `spot`, between the base's halves where it has two."""
    carried = subject.moved(spot[0] - bottom[0], spot[1] - bottom[1]).lifted(1)
    if any(part.front for part in base.figure.parts):
        target = target.swapped(base, replace(base, over=base.z + 2))
    return merged(target, carried)


def _aboard(subject: Unit, target: Unit, base: Member) -> Unit:
    """Several, or such as cannot sit, standing in an open vessel."""
    spot = base.at("seat", "top") or base.box.centre
    subject = beside([Unit((m.posed("sitting"),)) for m in subject.members], 0.0)
    fit = min(1.0, 0.8 * base.box.width / subject.box.width)
    small = subject.scaled(fit)
    return seat(small, target, base, (small.box.centre[0], small.box.bottom - 0.12 * small.box.height), spot)


def _right_at(unit: Unit, y: float) -> float:
    """Where the unit's outline ends on the right about a height."""
    box = unit.box
    band = g.rect(box.left - 1, y - 0.04 * box.height, box.width + 2, 0.08 * box.height)
    cuts = [g.intersection(m.outlined(m.figure.silhouette), band) for m in unit.members]
    return max((g.bounds(cut)[2] for cut in cuts if not cut.isEmpty()), default=box.right)


def _upended(member: Member) -> Member:
    """On its end, where it is a long thing that is drawn lying: a skateboard at a wall."""
    turn, length = axis(member.symbol, member.pose)
    if member.tilt or length < _LONG or abs(turn) < _LYING or member.kinds & _NOT_UPENDED:
        return member
    up = member.turned(-turn * (-1 if member.flip else 1), (member.x, member.y))
    return up.moved(0.0, member.y - up.box.bottom)


def leaning(subject: Unit, target: Unit, _: Relation) -> Unit:
    """The subject's upper edge against the target's side; a wide thing stands before it, hardly tilted."""
    stood = (_upended(member.posed("closed")) for member in subject.members)
    a, b = comparable(Unit(tuple(stood)), target, 0.44)
    base = b.lead
    squat = a.box.width > 1.1 * a.box.height
    tilted = a.turned(5.0 if squat else 13.0, (a.box.centre[0], a.box.bottom))
    tilted = tilted.moved(0.0, -tilted.box.bottom)
    touch = max(tilted.box.top + 0.1 * tilted.box.height, b.box.top + 0.1 * b.box.height)
    left = b.box.left if base.tilt else span(base, touch)[0]
    if "tree" in base.kinds or squat:
        left = span(base, base.y - 0.2 * base.box.height)[0]
        left += 0.42 * a.box.width if squat else -0.1 * a.box.width
    edge = tilted.box.right if squat else _right_at(tilted, touch)
    drop = 0.04 * a.box.height
    return merged(b, tilted.moved(left - edge, drop).lifted(1))
