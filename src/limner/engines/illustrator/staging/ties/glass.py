"""Inside glass: what is in a bottle, a bulb, a bowl or a globe, small and seen through its wall."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix
from limner.drawing.geometry import Path
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.ties.heaps import heap
from limner.engines.illustrator.staging.units import Member, Touch, Unit, beside, merged

_LYING = frozenset({"bottle", "water_bottle"})
"""What lies on its side where a vessel is in it."""
_AFLOAT = frozenset({"boat", "ship", "island"})
_ROOTED = frozenset({"building", "house", "tree", "landmark", "castle"})
_SWIMS = frozenset({"fish", "sea animal"})
_GLASS: RGB = (214, 234, 241)
_WHITE: RGB = (255, 255, 255)
_WATER: RGB = (112, 188, 224)
_TURF: RGB = (110, 172, 92)
_SHADE: RGB = (58, 44, 52)
_EDGE: RGB = (96, 128, 142)
_SHARES = tuple(0.94 - 0.05 * k for k in range(16))
"""How much of the hollow's width and height something in it takes: the largest that keeps within its wall."""


_RISES = (0.0, 0.07, 0.14, 0.21)
"""How far above the bottom of a round hollow something stands, over its height."""


def clear(base: Member) -> bool:
    """Whether one looks through its wall."""
    return "clear" in base.symbol.traits or base.material == "glass" or "solid" in base.kinds


def seen_through(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The subject on the ground or the water in the hollow of the target, which lies down for a ship."""
    whole = target.of(relation.object)[0]
    base = whole.posed("empty")
    target = target.swapped(whole, base)
    lead = subject.lead
    if base.symbol.id in _LYING and lead.kinds & _AFLOAT:
        lain = base.turned(90.0, (base.x, base.y))
        lain = replace(lain.moved(-lain.box.centre[0], -lain.box.bottom), borne=True)
        under = g.ellipse(0.0, 0.0, 0.52 * lain.box.width, 0.06 * lain.box.height)
        lain = replace(lain, touches=(Touch(under, _SHADE, 0.3, -0.5, "shadow"),))
        target, base = target.swapped(base, lain), lain
    target, base = _of_glass(target, base)
    hollow = _hollow(base)
    box = Box(*g.bounds(hollow))
    bed, level = _bed(lead)
    floor = box.bottom - level * box.height
    put = _fitted(_gathered(subject), hollow, box, floor if bed else box.bottom - 0.06 * box.height, lead)
    glazed = replace(base, touches=(*base.touches, *_wall(base, hollow), *_filling(hollow, box, bed, floor)))
    inner = Unit(tuple(replace(m, borne=True) for m in put.members))
    return merged(target.swapped(base, glazed), inner.lifted(base.z + 0.5))


def _of_glass(target: Unit, base: Member) -> tuple[Unit, Member]:
    """What is said to be of glass in its colours, its usual filling gone."""
    if "clear" in base.symbol.traits:
        return target, base
    pale = next(iter(base.colours.values()), _GLASS)
    clear = replace(
        base, colours={name: pale for name, s in base.symbol.slots.items() if s.role != "light"}, pattern=""
    )
    return target.swapped(base, clear), clear


def stemmed(base: Member) -> Member:
    """The vessel with what stands in it to be seen through its wall."""
    _, base = _of_glass(Unit((base,)), base)
    hollow = _hollow(base)
    box = Box(*g.bounds(hollow))
    water = _filling(hollow, box, _WATER, box.top + 0.4 * box.height)
    return replace(base, over=None, touches=(*base.touches, *_wall(base, hollow), *water))


def _hollow(base: Member) -> Path:
    """The largest part of it, without what lies over its edge, in the unit's measures."""
    if "solid" in base.kinds:
        return base.outlined(base.figure.silhouette)
    parts = [part for part in base.figure.parts if not part.width]
    at = max(range(len(parts)), key=lambda i: Box(*g.bounds(parts[i].path)).area)
    hollow = parts[at].path
    within = Box(*g.bounds(hollow)).grown(0.5)
    for part in parts[at + 1 :]:
        left, top, right, bottom = g.bounds(part.path)
        if part.alpha > 0.9 and not (within.holds(left, top) and within.holds(right, bottom)):
            hollow = g.difference(hollow, part.path)
    return base.outlined(hollow)


def _bed(lead: Member) -> tuple[RGB | None, float]:
    """What lies at the bottom under such a one, and how high it stands as a share of the hollow."""
    if lead.kinds & _AFLOAT:
        return _WATER, 0.34
    if lead.kinds & _SWIMS or lead.symbol.place == "water":
        return _WATER, 0.82
    if lead.kinds & _ROOTED:
        return _TURF, 0.2
    return None, 0.0


def _gathered(subject: Unit) -> Unit:
    """Several close together: trees and houses in a row, small things in a heap."""
    members = [Unit((m,)) for m in subject.members]
    if len(members) < 2:
        return subject
    wide = min(unit.box.width for unit in members)
    if subject.lead.kinds & _ROOTED:
        sized = [unit.scaled(1.0 - 0.16 * (i % 2)) for i, unit in enumerate(members)]
        return beside(sized, -0.3 * wide)
    rows, placed, base = heap(len(members)), [], 0.0
    for k, number in enumerate(rows):
        row = beside([members.pop() for _ in range(number)], 0.02 * wide)
        placed.append(row.moved(0.0, base).lifted(-0.02 * k))
        base -= 0.8 * row.box.height
    return merged(*placed)


def _fitted(subject: Unit, hollow: Path, box: Box, floor: float, lead: Member) -> Unit:
    """As large as can be while its corners are within the hollow, upright on the floor or in mid-water."""
    own = subject.box
    swims = bool(lead.kinds & _SWIMS)
    flies = lead.symbol.place == "air" and not swims
    x = box.centre[0]
    rises = (0.0,) if swims or flies else _RISES
    for share, rise in ((share, rise) for share in _SHARES for rise in rises):
        k = share * min(box.width / own.width, box.height / own.height)
        half, tall = 0.5 * k * own.width, k * own.height
        sunk = 0.12 * tall if lead.kinds & _AFLOAT else -rise * box.height
        low = box.centre[1] + 0.5 * tall if swims or flies else floor + sunk
        corners = [(x + 0.8 * s * half, low - up * tall) for s in (-1, 0, 1) for up in (0.04, 0.5, 0.96)]
        if all(hollow.contains(*corner) for corner in corners):
            break
    small = subject.scaled(k)
    return small.moved(x - small.box.centre[0], low - small.box.bottom)


def _filling(hollow: Path, box: Box, bed: RGB | None, floor: float) -> tuple[Touch, ...]:
    """The water or the turf at the bottom: behind what is in it, and of water a little before it too."""
    if bed is None:
        return ()
    level = g.rect(box.left - 1, floor, box.width + 2, box.bottom - floor + 1)
    if bed == _TURF:
        level = g.union(level, g.ellipse(box.centre[0], floor, 0.5 * box.width, 0.05 * box.height))
    lain = g.intersection(hollow, level)
    before = (Touch(lain, bed, 0.08, 1.2, "water before"),) if bed == _WATER else ()
    return (Touch(lain, bed, 0.95 if bed == _TURF else 0.6, 0.2, "bed"), *before)


def _wall(base: Member, hollow: Path) -> tuple[Touch, ...]:
    """The clear inside, which hides what the vessel comes with, and the glints and the edge before what is in it."""
    box = Box(*g.bounds(hollow))
    tint = mix(_tint(base), _WHITE, 0.55)
    glint = g.difference(
        g.scaled(hollow, 0.86, 0.86, box.centre),
        g.moved(g.scaled(hollow, 0.86, 0.88, box.centre), 0.07 * box.width, 0.02 * box.height),
    )
    left = g.intersection(glint, g.rect(box.left, box.top, 0.5 * box.width, box.height))
    return (
        Touch(hollow, tint, 0.97, 0.1, "glass"),
        Touch(hollow, tint, 0.07, 1.3, "glass before"),
        Touch(left, _WHITE, 0.55, 1.4, "glint"),
        Touch(hollow, mix(_tint(base), _EDGE, 0.6), 0.8, 1.5, "edge", width=0.012 * box.height),
    )


def _tint(base: Member) -> RGB:
    """The colour that was said of it, or that its glass has."""
    slots = base.symbol.slots
    if base.symbol.id in _LYING | {"light_bulb"} and "glass" not in base.colours:
        name = next(n for n, s in slots.items() if s.role == "primary")
        return base.colours.get(name, slots[name].rgb)
    return next(iter(base.colours.values()), _GLASS)
