"""Inside: what is in a vessel, a box, a cage, a building."""

import math
from collections.abc import Sequence
from dataclasses import replace

from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Point, difference, ellipse
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties import glass
from limner.engines.illustrator.staging.ties.heaps import heap
from limner.engines.illustrator.staging.ties.riding import riding
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.ties.sizes import span, true_extent
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_FILLS = frozenset({"soup", "coffee", "tea", "drink", "cloth", "liquid", "broth", "fill", "food"})
"""Slots of what a vessel comes filled with; they make room for what the words put into it."""
_TOLD = 0.7
"""How far those in one vessel differ as they do in truth, as a power."""
_DARK: RGB = (34, 28, 36)
_NESTED = tuple(0.92 - 0.06 * k for k in range(12))
"""How large one figure in another is over the largest that has room in its box: the first that keeps within it."""
_LARGER = 1.8
"""How many times as large as a vessel a thing is that is not in it."""
_ALIVE, _GROWN = frozenset({"person", "animal"}), frozenset({"fruit", "vegetable", "food"})
_STEMS = frozenset({"plant", "flower", "cutlery", "tool", "vegetable", "fruit", "food", "stationery", "toy"})
"""What stands in a vessel that is lower than it."""
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
    if glass.clear(base) and not plants:
        return glass.seen_through(subject, target, relation)
    opened = base.posed("open")
    target = target.swapped(base, opened)
    mouth = opened.at("mouth", "inside", "opening", "rim")
    hollow = any(part.front for part in opened.figure.parts)
    if not hollow or mouth is None:
        return _within(subject, target, opened)
    depth = opened.y - mouth[1]
    left, right = span(opened, mouth[1] + 0.02 * opened.box.height)
    if plants:
        put = _fanned(subject, mouth, opened.box.height)
    elif depth < 0.35 * opened.box.height:
        put = _caged(subject, opened, mouth)
    elif content.kinds & {"animal", "person", "toy"} and len(subject.members) == 1:
        put = _peeping(subject, mouth, right - left, depth)
    else:
        put = _heaped(subject, mouth, right - left, opened.metre)
    emptied = replace(opened, colours={**opened.colours, **_emptied(opened)}, over=opened.z + 1)
    if glass.clear(base):
        emptied = glass.stemmed(emptied)
    return merged(target.swapped(opened, emptied), put.lifted(opened.z))


def _too_large(content: Member, base: Member) -> bool:
    """Whether it is beside the other in truth: a bottle by a bowl, crows by an ear of corn."""
    if glass.clear(base) or "clothing" in base.kinds or base.size != content.size:
        return False
    larger = true_extent(Unit((content,))) / true_extent(Unit((base,)))
    if content.kinds & _ALIVE:
        return larger > 0.5 * _LARGER and bool(base.kinds & _GROWN)
    return larger > _LARGER and "surface" == content.symbol.place == base.symbol.place and not content.kinds & _STEMS


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
    if base.symbol.place == "surface" or base.kinds & {"clothing", "hat"}:
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
    if "hat" in base.kinds and base.symbol.place == "surface":
        upturned, level = _upturned(base), 0.5
        target, base = target.swapped(base, upturned), upturned
    left, right = span(base, base.box.top + level * base.box.height)
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
    k = min(0.55 * base.box.height / subject.box.height, 0.66 * base.box.width / subject.box.width)
    small = subject.scaled(k)
    return small.moved(floor[0] - small.box.centre[0], floor[1] - small.box.bottom).lifted(0.5)


def _peeping(subject: Unit, mouth: Point, width: float, depth: float) -> Unit:
    """One who looks out: the upper half above the rim."""
    sitter = subject.lead
    seated = sitter.posed("sitting")
    one = subject.swapped(sitter, seated)
    k = min(0.86 * width / one.box.width, 1.5 * depth / (0.45 * one.box.height))
    small = one.scaled(k)
    sunk = min(0.4 * small.box.height, 0.85 * depth)
    return small.moved(mouth[0] - small.box.centre[0], mouth[1] + sunk - small.box.bottom).lifted(0.5)


def _heaped(subject: Unit, mouth: Point, width: float, metre: float) -> Unit:
    """Small things in rows that rise above the rim, the upper ones behind, none larger than by the vessel's `metre`."""
    members = list(subject.members)
    shares = _among_themselves(members)
    rows = heap(len(members))
    wide = min(0.96 * width / rows[0] * 1.08, 0.6 * width)
    placed: list[Member] = []
    base = mouth[1]
    for r, number in enumerate(rows):
        tallest = 0.0
        for i in range(number):
            if not members:
                break
            member = members.pop(0)
            k = min(wide / member.box.width, 1.35 * wide / member.box.height) * shares.pop(0)
            k = max(min(k, metre / member.metre), 0.5 * k)
            lying = replace(member.scaled(k), tilt=((i * 37 + r * 23) % 29 - 14.0))
            box = lying.box
            x = mouth[0] + (i - (number - 1) / 2) * 0.92 * wide
            y = base + (0.42 if r == 0 else 0.0) * box.height - 0.5 * (i % 2) * 0.08 * box.height
            placed.append(replace(lying.put((box.centre[0], box.bottom), (x, y)), z=0.8 - 0.2 * r))
            tallest = max(tallest, box.height)
        base -= (0.2 if r == 0 else 0.6) * tallest
    return Unit(tuple(placed))


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
