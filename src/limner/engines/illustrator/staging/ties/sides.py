"""Beside, before, behind, between: who stands where on the ground."""

import math
from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.lying import laid
from limner.engines.illustrator.staging.ties.raising import on_a_table
from limner.engines.illustrator.staging.ties.resting import crest, feet
from limner.engines.illustrator.staging.ties.sizes import (
    NEARER,
    bearable,
    comparable,
    contrasted,
    extent,
    gap,
    grand,
    huge,
    span,
    true_extent,
)
from limner.engines.illustrator.staging.units import Member, Unit, beside, merged

_LEAST_BY_A_GIANT, _LEAST_ALIVE = 0.3, 0.4
"""How large a small thing, and one that lives, is drawn at least beside one that is many times as large."""
_DEEP, _DEEPER, _BEFORE_A_GIANT = 0.06, 0.13, 0.3
"""How far before the large one it stands, over that one's height, how much farther for each doubling of its size by
nearness, and how much of itself it covers of it."""
_BEFORE_BOTH = 0.34
"""How much of a giant that is between others is before each of them."""
_BUILT, _AT_ONE_S_FEET = 2.6, 1.5
"""Metres; what is larger is seen from a distance, and how many times nearer than what is smaller one stands."""
_HALF = 0.5
_EYE, _SKIRTING, _BEHIND, _LOOMING = 1.5, 0.5, 0.3, 1.5
"""Metres from the floor to the middle of what hangs on a wall, and to its lower edge at least, how much of the narrower
one's width is before it, and how many times as large as the other it is at most."""
_OVERLAPPED, _HIDES = 0.45, (0.1, 0.35, 0.6, 0.85)
"""How much of its height one who is before what hangs on a wall is below that, and where the edge is looked up at which
one is behind a thing, over the lower one's height."""
_ON_TABLES, _TABLE_HIGH, _TABLE_MOST = 0.6, 0.7, 0.5
"""Metres of what lies on tables at most, a table's metres, and its height over somebody's before it at most."""
_BESIDE_SOMEBODY, _FARTHER, _CLEAR_OF = 0.24, 0.07, 0.22
"""How large what is on it is at least over him, how far behind him it stands, over his height, and how far past his
side its middle is, over its width."""
_MINUTE = 0.2
"""Metres of an animal that is on a table with what hangs on walls elsewhere."""
_GROWN_BEHIND = 1.3
"""How much too large for its metres what is low comes to be behind another, at most."""
_OPEN_BELOW = 0.3
"""How far up the underside is of furniture that is open below, over its height."""
_OFF = 0.16
"""How far aside what is wider than the thing before it stands, over its width."""
_CLOSED = 0.8
"""The height of what a person is behind and not over, over the person's."""
_HALF_OVER, _LOWEST = 0.72, 0.5
"""How high bars are over the one behind them, and over their own height at least."""
_PEOPLE_FIRST = 0.62
"""How large those who live are drawn over something large behind them, so far as nearness explains it."""
_VAST, _BEFORE_A_VIEW = 14.0, 24.0
"""Metres of what is far off as a view, and how many times nearer one is then."""
_RANK = 0.34
"""How far behind one rank of several the next is, over their height."""
A_ROW = 4
"""More than so many stand in ranks."""
_LANDED, _AFLIGHT = frozenset({"standing", "sitting", "perched", "walking"}), 0.24
"""Poses of those in the air's kinds who are on the ground, and how far below another's top one is who is not, over the
other's height."""
_NEARER_IN_THE_AIR = 3.0
"""How many times nearer what flies beside a thing is: nothing tells how far away it is."""
_LIES_ABOUT, _OF_THE_SKY = frozenset({"vehicle", "sports gear", "ball", "leaf"}), 0.5
"""Kinds of what is on the ground though it flies, and how large what is in the sky is beside what stands, at most."""
_HUNG_AT = 0.45
"""How far up what hangs at both sides of one on the floor begins, over that one's height."""
_GOING = frozenset({"walking", "running", "swimming", "flying", "galloping"})


def next_to(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Side by side, the living turned to their neighbour, those who go somewhere one way; what is very much smaller
    stands nearer."""
    one, other = subject.lead, target.lead
    if one.stance == other.stance and one.stance in _GOING:
        ahead = target.mirrored() if other.flip != one.flip else target
        return _row(ahead, subject, 0.5)
    return _row(target, subject.mirrored() if ANIMATE & one.kinds else subject, 0.5)


def left_of(subject: Unit, target: Unit, _: Relation) -> Unit:
    """The subject on the viewer's left, clear of the target."""
    return _row(subject, target, 1.4)


def right_of(subject: Unit, target: Unit, _: Relation) -> Unit:
    """The subject on the viewer's right, clear of the target."""
    return _row(target, subject, 1.4)


def looking_at(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Face to face; before what hangs on a wall, below it and aside."""
    if target.lead.symbol.place == "wall":
        return _by_the_wall(blocked(subject), target)
    a, b = blocked(subject), blocked(target).mirrored()
    if grand(a, b):
        return _nearer(a, b, 1, _HALF)
    a, b = comparable(a, b, 0.3)
    return beside([a, b], gap(a, b) * 1.6)


def _row(left: Unit, right: Unit, spread: float) -> Unit:
    """Two in a row, `spread` times the usual gap apart; of a giant and a small one the latter stands nearer, and what
    is in the air is in the air beside the other.
    """
    if _in_the_air(left) != _in_the_air(right):
        return _beside_in_the_air(left, right, spread)
    left, right = laid(blocked(left)), laid(blocked(right))
    if any(_is_minute(unit) for unit in (left, right)) and "wall" in (left.lead.symbol.place, right.lead.symbol.place):
        return _on_a_table(left, right, spread)
    if {left.lead.symbol.place, right.lead.symbol.place} in ({"wall", "ground"}, {"wall", "water"}):
        return _by_the_wall(left, right)
    if {left.lead.symbol.place, right.lead.symbol.place} == {"wall", "surface"}:
        return _on_a_table(left, right, spread)
    left, right = contrasted(left, right)
    for small, large, step in ((left, right, 1), (right, left, -1)):
        if grand(small, large):
            return _nearer(small, large, step, spread)
    a, b = comparable(left, right)
    return beside([a, b], gap(a, b) * max(spread, 1.0))


def _is_minute(unit: Unit) -> bool:
    """Whether it is an animal of the size of what lies on tables."""
    return "animal" in unit.lead.kinds and unit.lead.symbol.height_m <= _MINUTE


def _in_the_air(unit: Unit) -> bool:
    """Whether it flies or hangs in the sky where it is drawn beside what stands: a kite, a butterfly, a cloud."""
    lead = unit.lead
    walks = "animal" in lead.kinds and "insect" not in lead.kinds
    landed = (walks and lead.stance in _LANDED) or not _LIES_ABOUT.isdisjoint(lead.kinds)
    return lead.symbol.place in ("air", "sky") and not landed


def _beside_in_the_air(left: Unit, right: Unit, spread: float) -> Unit:
    """One on the ground, which leads, and one beside it at the height of its upper half."""
    a, b = comparable(laid(left), laid(right), 0.36, _NEARER_IN_THE_AIR)
    most = _OF_THE_SKY * extent(a if _in_the_air(b) else b)
    a, b = (u.scaled(min(1.0, most / extent(u))) if u.lead.symbol.place == "sky" else u for u in (a, b))
    row = beside([a, b], gap(a, b) * max(spread, 1.0))
    number = len(a.members)
    a, b = Unit(row.members[:number]), Unit(row.members[number:])
    high, low = (a, b) if _in_the_air(a) else (b, a)
    share = 0.0 if high.lead.symbol.place == "sky" else _AFLIGHT
    raised = high.moved(0.0, low.box.top + share * low.box.height - high.box.centre[1])
    return merged(low, Unit(tuple(replace(m, borne=True) for m in raised.members)))


def _nearer(small: Unit, large: Unit, step: int, spread: float) -> Unit:
    """A small thing and a large one by distance: the small one near the viewer, off the large one's side.

    `step` is 1 where the small one is on the left.
    """
    least = _LEAST_ALIVE if _lives(small) else _LEAST_BY_A_GIANT
    least = bearable(small, large, least, _steps(large))
    small = small.scaled(max(least * extent(large) / extent(small), 1.0))
    drop = _drop(small, large)
    aside = gap(small, large) if spread > 1.0 else -_BEFORE_A_GIANT * small.box.width
    dx = large.box.left - small.box.right - aside if step == 1 else large.box.right - small.box.left + aside
    nearer = small.moved(dx, drop).lifted(1)
    return merged(nearer, large) if step == 1 else merged(large, nearer)


def _on_a_table(left: Unit, right: Unit, spread: float) -> Unit:
    """Both standing, though one of them hangs on a wall elsewhere; the other leads."""
    a, b = comparable(left, right)
    members = beside([a, b], gap(a, b) * max(spread, 1.0)).members
    return Unit(tuple(sorted(members, key=lambda member: member.symbol.place == "wall")))


def _by_the_wall(left: Unit, right: Unit) -> Unit:
    """One on the floor, and beside it, as high as such things are, one on the wall in its true size."""
    hung, standing, side = (left, right, -1) if left.lead.symbol.place == "wall" else (right, left, 1)
    hung = hung.scaled(min(standing.metre / hung.metre, _LOOMING * extent(standing) / extent(hung)))
    middle = _EYE * standing.metre
    aside = 0.5 * (hung.box.width + standing.box.width) - _BEHIND * min(hung.box.width, standing.box.width)
    x = standing.box.centre[0] + side * aside
    y = standing.box.bottom - max(middle, 0.5 * hung.box.height + _SKIRTING * standing.metre)
    put = hung.moved(x - hung.box.centre[0], y - hung.box.centre[1]).lifted(-1)
    return merged(standing, Unit(tuple(replace(member, borne=True) for member in put.members)))


def _lives(unit: Unit) -> bool:
    return any(ANIMATE & member.kinds for member in unit.members)


def _steps(large: Unit) -> float:
    """How many times nearer than a large thing a small one may stand: beside somebody it is at his feet."""
    metres = true_extent(large)
    return _BEFORE_A_VIEW if metres > _VAST else NEARER if metres > _BUILT else _AT_ONE_S_FEET


def _drop(small: Unit, large: Unit) -> float:
    """How far below the large one's foot the small one's is, so that its size is told by its nearness."""
    nearer = small.metre / large.metre
    return (_DEEP + _DEEPER * math.log2(min(max(nearer, 1.0), _steps(large)))) * large.box.height


def blocked(unit: Unit) -> Unit:
    """Many of one kind in ranks, those behind smaller and in the gaps, in place of one long row."""
    if len(unit.members) <= A_ROW or len({(m.subject, m.y) for m in unit.members}) > 1:
        return unit
    return in_ranks([Unit((member,)) for member in unit.members])


def in_ranks(units: Sequence[Unit]) -> Unit:
    """So many as one, those behind smaller and in the gaps of those before them."""
    number = len(units)
    ranks = max(2, round(math.sqrt(0.45 * number)))
    share = math.ceil(number / ranks)
    step = _RANK * max(unit.box.height for unit in units)
    placed: list[Member] = []
    for k in range(ranks):
        row = beside([unit.scaled(0.9**k) for unit in units[k * share : (k + 1) * share]], 0.0)
        shift = 0.25 * row.box.width / share * (-1) ** k
        placed += row.moved(shift, -step * sum(0.9**j for j in range(k))).lifted(-k).members
    return Unit(tuple(placed))


def between(subject: Unit, left: Unit, right: Unit) -> Unit:
    """In the middle, large enough to be seen, a little nearer than its neighbours."""
    subject, left, right = laid(blocked(subject)), laid(left), laid(right)
    if "ground" in (left.lead.symbol.place, right.lead.symbol.place):
        subject = Unit(tuple(m.posed("standing") if "bird" in m.kinds else m for m in subject.members))
    for neighbour in (left, right):
        subject = comparable(subject, neighbour, 0.36)[0]
        if len(subject.members) > A_ROW:
            subject = subject.scaled(max(0.3 * neighbour.box.height / subject.lead.box.height, 1.0))
    if {left.lead.symbol.place, right.lead.symbol.place} == {"wall"} != {subject.lead.symbol.place}:
        return _between_on_a_wall(subject, left, right)
    row = beside([left, subject, right], (-_BEFORE_BOTH if huge(subject) else 0.14) * subject.box.width)
    own = {m.subject for m in subject.members}
    drop = 0.1 * subject.box.height
    return Unit(tuple(m.moved(0, drop).lifted(1) if m.subject in own else m for m in row.members))


def _between_on_a_wall(subject: Unit, left: Unit, right: Unit) -> Unit:
    """One on the floor, which leads, and two that hang at its sides as high as such things do."""
    row = beside([left, subject, right], 0.14 * subject.box.width)
    own = {m.subject for m in subject.members}
    rise = max(_HUNG_AT * subject.box.height, _SKIRTING * subject.metre)
    standing = [m for m in row.members if m.subject in own]
    hung = [replace(m.moved(0.0, -rise), borne=True).lifted(-1) for m in row.members if m.subject not in own]
    return Unit((*standing, *hung))


def behind(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Beyond the target and still plain: over the top of a low one, past the side of a tall one, between bars."""
    if "barred" in target.lead.symbol.traits:
        return _between_bars(subject, target)
    if target.lead.symbol.place == "wall" != subject.lead.symbol.place:
        a, b = comparable(blocked(subject), target, 0.42)
        return _past(a, _hung_low(b, 0.0), led_by_far=True)
    if _is_hidden_by_somebody(subject.lead, target.lead):
        return _on_a_table_behind(subject, target)
    least = _PEOPLE_FIRST if _lives(target) else 0.42
    nearer = _steps(subject) if true_extent(subject) > true_extent(target) else _AT_ONE_S_FEET
    a, b = comparable(blocked(subject), blocked(target), least, nearer)
    if b.box.height <= 1.6 * a.box.height:
        a = Unit(tuple(m.posed("sitting") if "animal" in m.kinds else m for m in a.members))
    upright = a.lead.human and b.box.height > _CLOSED * a.box.height
    if upright or b.box.height > 1.6 * a.box.height or (ANIMATE & b.lead.kinds and b.box.height > 0.4 * a.box.height):
        return _past(a, b)
    a = a.scaled(max(1.0, min(0.95 * b.box.height / a.box.height, 0.7 * b.box.width / a.box.width)))
    far, near = a.box, b.box
    slack = max(near.width - far.width, 0.0)
    put = a.moved(near.centre[0] + 0.12 * slack - far.centre[0], 0.0)
    ends = feet(put.lead)
    hidden = near.left < ends[0] and ends[1] < near.right
    if hidden and _is_seen_under(b.lead):
        return _past(a, b)
    lift = max(0.12 * near.height, near.height - 0.42 * far.height) if hidden else 0.12 * near.height
    put = put.moved(0.0 if hidden else _OFF * far.width, -lift)
    if hidden and crest(b.lead, *feet(put.lead)) > put.box.bottom:
        return _past(a, b)  # over a bonnet its feet would show
    return merged(b, put.lifted(-1))


def _is_hidden_by_somebody(thing: Member, near: Member) -> bool:
    """Whether a small thing that lies on tables is behind somebody who would hide it on the ground."""
    small = thing.symbol.place == "surface" and not ANIMATE & thing.kinds and thing.symbol.height_m < _ON_TABLES
    return small and bool(ANIMATE & near.kinds) and near.symbol.height_m > _TABLE_HIGH


def _on_a_table_behind(subject: Unit, target: Unit) -> Unit:
    """On a table that stands on the ground past somebody's side."""
    a, b = comparable(laid(blocked(subject)), blocked(target), _BESIDE_SOMEBODY, _AT_ONE_S_FEET)
    floor = b.box.bottom - _FARTHER * b.box.height
    top = floor - min(_TABLE_HIGH * b.metre, _TABLE_MOST * b.box.height)
    raised = on_a_table(a.moved(0.0, top - a.box.bottom), floor)
    return merged(b, raised.moved(b.box.right + _CLEAR_OF * a.box.width - a.box.centre[0], 0.0).lifted(-1))


def _is_seen_under(near: Member) -> bool:
    """Whether one sees between its legs to the floor behind it: nothing there seems to stand on air."""
    under = near.at("under")
    return "furniture" in near.kinds and under is not None and near.y - under[1] > _OPEN_BELOW * near.box.height


def _past(a: Unit, b: Unit, *, led_by_far: bool = False) -> Unit:
    """The far one to the right of the near one's middle, head outward, its greater part in sight."""
    far, near = a.box, b.box
    edge = near.right if b.lead.tilt else _edge(b.lead, near.bottom, min(far.height, near.height))
    rise = max(0.16 * far.height, _drop(b, a))
    put = a.moved(edge + 0.14 * far.width - far.centre[0], -rise).lifted(-1)
    return merged(put, b) if led_by_far else merged(b, put)


def _edge(near: Member, foot: float, height: float) -> float:
    """How far right a thing reaches where it hides one of that height behind it."""
    return max(span(near, foot - share * height)[1] for share in _HIDES)


def _between_bars(subject: Unit, target: Unit) -> Unit:
    """On the ground right behind bars that are low enough for its head to be over them."""
    a, b = comparable(blocked(subject), target, 0.42)
    b = b.scaled(min(1.0, max(_HALF_OVER * a.lead.box.height / b.box.height, _LOWEST)))
    if "runs on" in b.lead.symbol.traits:
        b = beside([b] * max(round(1.1 * a.box.width / b.box.width), 1), 0.0)
    far, near = a.box, b.box
    return merged(b, a.moved(near.centre[0] - far.centre[0], near.bottom - 0.1 * near.height - far.bottom).lifted(-1))


def _hung_low(hung: Unit, over: float) -> Unit:
    """What hangs on a wall, so far over the floor."""
    return Unit(tuple(replace(m, borne=True) for m in hung.moved(0.0, -over - hung.box.bottom).members))


def in_front_of(subject: Unit, target: Unit, _: Relation) -> Unit:
    """Nearer than the target and off its middle, the target rising behind, half of it in sight at least."""
    on_a_wall = target.lead.symbol.place == "wall" != subject.lead.symbol.place
    least = _PEOPLE_FIRST if _lives(subject) else 0.46
    a, b = comparable(laid(blocked(subject)), target if on_a_wall else blocked(target), least, _steps(target))
    b = _hung_low(b, _OVERLAPPED * a.box.height) if on_a_wall else b
    if b.box.height < 0.9 * a.box.height and b.box.width < 1.2 * a.box.width:
        b = b.scaled(max(1.0, min(0.9 * a.box.height / b.box.height, _GROWN_BEHIND * a.metre / b.metre)))
    if len(b.members) > A_ROW:
        a = a.scaled(max(1.5 * b.lead.box.height / a.box.height, 1.0))
    back, near = b.box, a.box
    drop = 0.0 if on_a_wall else max(0.08 * back.height, 0.16 * near.height, _drop(a, b))
    start = 0.2 * back.width + 0.16 * near.width
    for step in range(12):
        dx = start + 0.08 * step * back.width
        placed = a.moved(back.centre[0] - dx - near.centre[0], drop)
        if placed.box.shared(back) <= _HALF * back.area:
            break
    return merged(placed.lifted(1), b) if on_a_wall else merged(b, placed.lifted(1))
