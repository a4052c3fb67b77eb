"""Inside: what is in a vessel, a box, a cage, a building."""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Point, difference, ellipse
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.postures import taken
from limner.engines.illustrator.staging.ties import cavities, glass
from limner.engines.illustrator.staging.ties.heaps import filling, heaps_up
from limner.engines.illustrator.staging.ties.resting import axis
from limner.engines.illustrator.staging.ties.riding import riding
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.ties.sizes import span, true_extent
from limner.engines.illustrator.staging.ties.support import on
from limner.engines.illustrator.staging.units import Member, Touch, Unit, beside, merged

_FILLS = frozenset({"soup", "coffee", "tea", "drink", "cloth", "liquid", "broth", "fill", "food", "garnish"})
"""Slots of what a vessel comes filled with; they make room for what the words put into it."""
_TOLD = 0.7
"""How far those in one vessel differ as they do in truth, as a power."""
_DARK: RGB = (34, 28, 36)
_NESTED = tuple(0.92 - 0.06 * k for k in range(12))
"""How large one figure in another is over the largest that has room in its box: the first that keeps within it."""
_LARGER = 1.8
"""How many times as large as a vessel a thing is that is not in it."""
_LOOKING = frozenset({"person", "animal", "toy"})
"""Those who look out of things, and are laid out together."""
_SEEN = 0.72
"""How large things in a heap are at least, over the room that they have, whatever their metres."""
_SLENDER = 2.6
"""How many times as long as wide a thing is that stands in a vessel, and leans out of it."""
_SLIM = 5.0
"""The length over the width of what is that long however slanting it is drawn."""
_ALIVE, _GROWN = frozenset({"person", "animal"}), frozenset({"fruit", "vegetable", "food"})
_STEMS = frozenset({"plant", "flower", "cutlery", "tool", "vegetable", "fruit", "food", "stationery", "toy"})
"""What stands in a vessel that is lower than it."""
_SIDE_BY_SIDE, _HUDDLED = 3, -0.06
"""So many who are alive look out of one vessel side by side, and how close they are, over their height."""
_DEEP = 0.9
"""A mouth that is narrower than this over the depth under it: who looks out of it stands upright in it."""
_TRANSPORT = frozenset({"vehicle", "aircraft", "spacecraft"})


def inside(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Between the back and the front of what opens; before what does not, within its outline."""
    base = target.of(relation.object)[0]
    content = subject.lead
    if {"figure"} <= base.kinds & content.kinds:
        return _nested(subject, target, base)
    if base.kinds & _TRANSPORT:
        return riding(subject, target, relation)
    if _too_large(content, base):
        return next_to(subject, target, relation)
    plants = content.kinds & {"plant", "flower"} and not content.kinds & {"fruit", "vegetable", "food", "tree"}
    if base.kinds & {"tree", "bush"} and base.pose != "hollow":
        return _in_its_crown(subject, target, base) if len(subject.members) == 1 else on(subject, target, relation)
    opened = base.posed("open", "hollow")
    opening = cavities.hollow(opened)
    if glass.clear(base) and not plants and opening is None:
        return glass.seen_through(subject, target, relation)
    subject = Unit(tuple(member.posed("closed") for member in subject.members))
    target = target.swapped(base, opened)
    if opening is not None and (liquid := _liquid(content)) is not None:
        return target.swapped(opened, cavities.poured(opened, opening, liquid, content.subject))
    earlier = cavities.contents(target, opened)
    if earlier and (opening is not None or _is_of_one_sort((*earlier, *subject.members))):
        subject, target = cavities.gathered(subject, target, earlier)
        subject = Unit(_mixed(subject.members)) if heaps_up(subject.members) else subject
    if opening is not None and (opened.at("floor") or cavities.barred(opened)):
        return cavities.stored(subject, target, opened, opening)
    mouth = Box(*g.bounds(opening)).centre if opening is not None else opened.at("mouth", "inside", "opening", "rim")
    hollow = opening is not None or any(part.front for part in opened.figure.parts)
    if not hollow or mouth is None:
        return _within(subject, target, opened)
    put = _put_in(subject, opened, mouth, stems=bool(plants))
    emptied = replace(opened, colours={**opened.colours, **_emptied(opened)})
    if opening is not None:
        return cavities.risen(put, target.swapped(opened, emptied), opened, opening)
    emptied = replace(emptied, over=opened.z + 1)
    put = Unit(tuple(replace(m, borne=True) for m in put.members))
    if _looks_out(subject) and cavities.bulges(put, opened):
        put = cavities.sunken(put, opened, mouth)
    if glass.clear(base):
        emptied = glass.stemmed(emptied)
    return merged(target.swapped(opened, emptied), put.lifted(opened.z))


def _is_of_one_sort(members: Sequence[Member]) -> bool:
    """Whether all look out of what they are in, or all lie in it in a heap."""
    return all(_LOOKING & m.kinds for m in members) or heaps_up(members)


def _mixed(members: Sequence[Member]) -> tuple[Member, ...]:
    """Those of each kind by turns."""
    kinds = {member.subject: [other for other in members if other.subject == member.subject] for member in members}
    return tuple(member for row in zip_longest(*kinds.values()) for member in row if member is not None)


def _put_in(subject: Unit, opened: Member, mouth: Point, *, stems: bool) -> Unit:
    """At the mouth of what opens at the top, each sort in its way: stems fan out, one alive looks out, others heap."""
    depth = opened.y - mouth[1]
    left, right = cavities.front_span(opened, mouth[1] + 0.02 * opened.box.height)
    if stems:
        return _fanned(subject, mouth, opened.box.height)
    if depth < 0.35 * opened.box.height and cavities.hollow(opened) is None:
        return _caged(subject, opened, mouth)
    if _looks_out(subject):
        return _peeping(subject, mouth, right - left, depth)
    if len(subject.members) <= _RING and all(_slender(m) and not m.kinds & _ALIVE for m in subject.members):
        return _leaning(subject, mouth, right - left, depth)
    return _heaped(subject, mouth, right - left, opened.metre)


def _slender(member: Member) -> bool:
    """Whether it is so long that it stands in a vessel, and leans out of it: a pencil, a toothbrush."""
    drawn_so = not 1.0 / _SLENDER < member.box.width / member.box.height < _SLENDER
    return drawn_so or axis(member.symbol, member.pose)[1] > _SLIM


def _leaning(subject: Unit, mouth: Point, width: float, depth: float) -> Unit:
    """Long things upright side by side, each with its end in the vessel, leaning outwards."""
    number, length = len(subject.members), 1.25 * max(depth, width)
    placed = []
    for i, member in enumerate(subject.members):
        aside = i - (number - 1) / 2 if number > 1 else 0.25
        slanted = axis(member.symbol, member.pose)[0] * (-1 if member.flip else 1)
        upright = 0.0 if member.tilt else -slanted
        sized = member.scaled(length / max(member.box.width, member.box.height))
        leant = replace(sized, tilt=upright + aside * 40.0 / number, z=0.5 + 0.02 * i)
        foot = (mouth[0] + 0.3 * aside * width / number, mouth[1] + 0.4 * depth)
        placed.append(leant.put((leant.box.centre[0] - 0.3 * aside * length / number, leant.box.bottom), foot))
    return Unit(tuple(placed))


def _in_its_crown(subject: Unit, target: Unit, base: Member) -> Unit:
    """One in a tree: sitting before its leaves, large enough to be seen."""
    sitter = subject.swapped(subject.lead, subject.lead.posed("sitting", "standing"))
    box = base.box
    small = sitter.scaled(min(0.34 * box.height / sitter.box.height, 0.5 * box.width / sitter.box.width))
    x, foot = box.centre[0], box.top + 0.54 * box.height
    put = small.moved(x - small.box.centre[0], foot - small.box.bottom)
    return merged(target, Unit(tuple(replace(m, borne=True) for m in put.members)).lifted(base.z + 1))


def _looks_out(subject: Unit) -> bool:
    """Whether they look over the rim side by side, and do not lie in a heap: a few who have faces, and their toys."""
    faces = any(m.kinds & _ALIVE or ("toy" in m.kinds and m.at("head", "face")) for m in subject.members)
    return faces and len(subject.members) <= _SIDE_BY_SIDE and all(m.kinds & _LOOKING for m in subject.members)


def _liquid(content: Member) -> RGB | None:
    """The colour of what is no thing in a vessel but its filling: soup, coffee."""
    if not content.liquid:
        return None
    name = next((name for name in content.symbol.slots if name in _FILLS), None)
    return None if name is None else content.colours.get(name, content.symbol.slots[name].rgb)


def _too_large(content: Member, base: Member) -> bool:
    """Whether it is beside the other in truth: a bottle by a bowl, crows by an ear of corn."""
    if glass.clear(base) or "clothing" in base.kinds or base.size != content.size:
        return False
    larger = true_extent(Unit((content,))) / true_extent(Unit((base,)))
    if content.kinds & _ALIVE:
        return larger > 0.5 * _LARGER and bool(base.kinds & _GROWN)
    stems = _slender(content) or content.kinds & _STEMS
    return larger > _LARGER and "surface" == content.symbol.place == base.symbol.place and not stems


def _emptied(vessel: Member) -> dict[str, RGB]:
    """The colours of its usual filling, turned into those of its inner wall."""
    slots = vessel.symbol.slots
    wall = next((vessel.colours.get(n, s.rgb) for n, s in slots.items() if s.role == "primary"), None)
    return {} if wall is None else {name: tone(wall, -0.16) for name in slots if name in _FILLS}


def _nested(subject: Unit, target: Unit, base: Member) -> Unit:
    """A flat figure in another's middle, a little smaller than what would touch its outline."""
    outline = base.outlined(base.figure.silhouette)
    x, y = base.box.centre
    small = subject
    for share in _NESTED:
        k = share * min(base.box.width / subject.box.width, base.box.height / subject.box.height)
        small = subject.scaled(k)
        small = small.moved(x - small.box.centre[0], y - small.box.centre[1])
        if all(difference(m.outlined(m.figure.silhouette), outline).isEmpty() for m in small.members):
            break
    return merged(target, small.lifted(1))


def _within(subject: Unit, target: Unit, base: Member) -> Unit:
    """Before it, at its foot, within its outline; behind the top of a small thing, rising out of it."""
    if base.symbol.place == "surface" or base.kinds & {"clothing", "hat"} or base.at("hem"):
        return _rising(subject, target, base)
    roof = base.at("under", "door")
    fit = min(0.8 * base.box.width / subject.box.width, 0.62 * base.box.height / subject.box.height)
    least = min(fit, max(1.0, 0.42 * base.box.height / subject.box.height))
    small = subject.scaled(min(max(fit, 0.2), least) if fit > 1 else fit)
    x = roof[0] if roof else base.box.centre[0]
    foot = base.box.bottom - 0.04 * base.box.height
    return merged(target, small.moved(x - small.box.centre[0], foot - small.box.bottom).lifted(1))


def _rising(subject: Unit, target: Unit, base: Member) -> Unit:
    """Half hidden behind the base, coming out of its top; a hat lies on its crown for it."""
    level = 0.15
    if base.kinds & {"hat", "headwear"} or base.at("hem"):
        upturned, level = _upturned(base), 0.5
        target, base = target.swapped(base, upturned), upturned
    left, right = span(base, base.box.top + level * base.box.height)
    if level == 0.5:
        subject = subject.swapped(subject.lead, _looking_out(subject.lead, right - left, 2.0 * (right - left)))
    fit = min(0.96 * (right - left) / subject.box.width, 1.1 * base.box.height / subject.box.height)
    small = subject.scaled(fit)
    x, y = base.at("mouth", "opening") or (base.box.centre[0], base.box.top + 0.12 * base.box.height)
    dx, dy = x - small.box.centre[0], y + 0.32 * small.box.height - small.box.bottom
    return merged(target, small.moved(dx, dy).lifted(-0.5))


def _upturned(hat: Member) -> Member:
    """The hat with its opening up, and the dark of its inside."""
    turned = replace(hat, tilt=180.0)
    turned = turned.moved(0.0, hat.box.bottom - turned.box.bottom)
    box = turned.box
    mouth = ellipse(box.centre[0], box.top + 0.05 * box.height, 0.4 * box.width, 0.06 * box.height)
    return replace(turned, touches=(*turned.touches, Touch(mouth, _DARK, 1.0, -0.8, "inside of the hat")))


def _caged(subject: Unit, base: Member, floor: Point) -> Unit:
    """Whole, on the floor of a cage or in the basin of a fountain."""
    k = min(0.62 * base.box.height / subject.box.height, 0.78 * base.box.width / subject.box.width)
    small = subject.scaled(k)
    return small.moved(floor[0] - small.box.centre[0], floor[1] - small.box.bottom).lifted(0.5)


def _peeping(subject: Unit, mouth: Point, width: float, depth: float) -> Unit:
    """Who looks out, side by side: the upper half above the rim; of those who stand in it, head and chest."""
    share = width / len(subject.members)
    looking = [Unit((_looking_out(m, share, depth),)) for m in subject.members]
    tallest = max(unit.box.height for unit in looking)
    one = beside([u.scaled((tallest / u.box.height) ** _TOLD) for u in looking], _HUDDLED * tallest)
    if looking[0].lead.human and looking[0].lead.limber:
        small = one.scaled(min(1.1 * width / one.box.width, 2.0 * depth / one.box.height))
        sunk = 0.58 * small.box.height
    else:
        small = one.scaled(min(0.96 * width / one.box.width, 1.5 * depth / (0.45 * one.box.height)))
        sunk = min(0.4 * small.box.height, 0.85 * depth)
    put = small.moved(mouth[0] - small.box.centre[0], mouth[1] + sunk - small.box.bottom)
    share = sunk / small.box.height  # of everybody, so that the small are seen as well
    return Unit(tuple(m.moved(0.0, share * (m.box.height - put.box.height)) for m in put.members)).lifted(0.5)


def _looking_out(member: Member, width: float, depth: float) -> Member:
    """As it is in a vessel: people stand, animals sit, and stand up where they are too long for it."""
    if (member.human and member.limber) or member.at_rest:
        return member
    seated = member.posed("sitting")
    long = seated.box.width > _DEEP * seated.box.height and width < _DEEP * depth
    return taken(seated, "standing") if long and seated.limber and "animal" in seated.kinds else seated


_SUNK, _SUNK_AT_THE_RIM = 0.42, 0.28
"""How far those of the lowest row are below the rim, over their width: at its ends less, as a bowl's side slopes."""


def _heaped(subject: Unit, mouth: Point, width: float, metre: float) -> Unit:
    """Small things in rows that rise above the rim, the upper ones behind, none much larger than by the vessel's
    `metre`."""
    rows = filling(len(subject.members))
    wide = min(0.96 * width / rows[0] * 1.08, 0.6 * width)
    members = _sized(subject.members, wide, metre)
    step = 0.92 * min(wide, 1.1 * max(m.box.width for m in members))
    placed: list[Member] = []
    base = mouth[1]
    for r, number in enumerate(rows):
        row = members[len(placed) : len(placed) + number]
        for i, member in enumerate(row):
            lying = replace(member, tilt=((i * 37 + r * 23) % 29 - 14.0))
            box = lying.box
            x = mouth[0] + (i - (number - 1) / 2) * step
            sunk = (_SUNK_AT_THE_RIM if i in (0, number - 1) and number > 1 else _SUNK) * min(box.height, box.width)
            y = base + (sunk if r == 0 else 0.0) - 0.04 * (i % 2) * box.height
            placed.append(replace(lying.put((box.centre[0], box.bottom), (x, y)), z=0.8 - 0.2 * r))
        base -= (0.2 if r == 0 else 0.6) * max((m.box.height for m in row), default=0.0)
    return Unit(tuple(placed))


def _sized(members: Sequence[Member], wide: float, metre: float) -> list[Member]:
    """Each as large as its room in a row lets it be, and as its true size beside the others and the vessel."""
    sized = []
    for member, share in zip(members, _among_themselves(members), strict=True):
        k = share * min(wide / member.box.width, 1.35 * wide / member.box.height)
        sized.append(member.scaled(max(min(k, metre / member.metre), _SEEN * k)))
    return sized


def _among_themselves(members: Sequence[Member]) -> list[float]:
    """How large each is beside the others: a lemon beside a melon."""
    sizes = [true_extent(Unit((member,))) for member in members]
    usual = math.exp(sum(map(math.log, sizes)) / len(sizes))
    return [min(max((size / usual) ** _TOLD, 0.7), 1.4) for size in sizes]


def _fanned(subject: Unit, mouth: Point, height: float) -> Unit:
    """Stems in a vessel, behind its front, fanned out from its opening; many in rings, the short ones nearer."""
    rings = _rings(len(subject.members))
    members = list(subject.members)
    stems = []
    for k, number in enumerate(rings):
        reach = min(26.0 * (number - 1), 70.0 if len(rings) == 1 else 118.0 - 16.0 * k)
        for i in range(number):
            turn = (i - (number - 1) / 2) * reach / max(number - 1, 1)
            size = height * (1.15 if len(members) == 1 else (1.3 - 0.29 * k if len(rings) > 1 else 1.0) + 0.1 * (i % 2))
            stem = replace(members[i + sum(rings[:k])], x=0.0, y=0.0, height=size, tilt=turn)
            stems.append(replace(stem, z=0.5 + 0.1 * (i % 2) / 2 + 0.1 * k).moved(mouth[0], mouth[1] + 0.3 * height))
    return Unit(tuple(stems))


_RING = 6


def _rings(number: int) -> list[int]:
    """How many stems are of each length, the longest first."""
    if number <= _RING:
        return [number]
    count = min(math.ceil(number / _RING), 4)
    weights = [1.0 - 0.16 * k for k in range(count)]
    rings = [round(number * weight / sum(weights)) for weight in weights]
    rings[0] += number - sum(rings)
    return rings
