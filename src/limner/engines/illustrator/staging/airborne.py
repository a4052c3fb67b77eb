"""Where those go who have nothing under them: in the sky, under water, on lines."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.attitude import jointed
from limner.engines.illustrator.staging import floating, layout
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.cast import COMPRESSION, SIZES
from limner.engines.illustrator.staging.formations import CROWD
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.terms import Terms
from limner.engines.illustrator.staging.ties.sizes import true_extent
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.underfoot import in_flight
from limner.engines.illustrator.staging.units import Unit, beside, lone

_LEVELLED = 0.7
"""How large the smallest of them is drawn at least, over the largest."""
_FIRST = 1.4
"""How much larger the first named is drawn among unlike things in the air."""
_SOME, _LEADING = 5, 2.2
"""Among more than so many, one that is alone of its kind is drawn so much larger."""
_MONSTROUS = 0.16
"""How much smaller on each side what floats is kept over a giant, as a share of the canvas's sides."""
_SURFACE = 0.42
"""The height of the waterline over those who swim, as a share of the canvas's."""
_LARGEST_SWIMMER, _LARGEST_GIANT = 0.42, 0.6
"""How large one who swims, and a giant, is at most, over the canvas's shorter side."""
_BOUGH, _ROPE = 0.3, 0.08
"""The least height of what hangs from a bough below the upper edge, and the length of its line, over the canvas's."""
_LARGEST_ALOFT, _LEAST_ALOFT = 0.42, 0.16
"""How large what is in the air is at most, and beside large things on the ground at least, over the shorter side."""
_ON_A_WALL, _APART, _IN_LINE = 4, 0.35, 0.62
"""So many that hang on a wall hang at one height, how far apart, over the width of one, and how large each is, over the
largest that one may be."""
_BESIDE_THOSE_BELOW = 1.3
"""How much larger than its true size beside those on the ground what is in the air may be."""
_BOTTOMLESS = frozenset({"depths", "space", "air"})
"""Footings that leave the whole canvas to those who hang in them."""
_REACH = {"depths": (0.08, 0.82), "space": (0.06, 0.94), "air": (0.08, 0.88)}
"""From where to where several hang there, as shares of the height."""
_SKY, _SKY_OF_MANY = (0.07, 0.66), (0.07, 0.74)
"""The same over land, for a few and for many."""

_CLEAR, _SMALLEST = 0.025, 0.6
"""How far from the horizon and the upper edge one alone in the sky is, over the height, and how small it may get."""


def hang(troupe: Troupe, hanging: Sequence[Unit], terms: Terms) -> None:
    """Add those who have nothing under them, beside and over everybody who is there already."""
    ready = [in_flight(unit, terms.place) for unit in hanging]
    troupe.flying |= {member.subject for unit in ready for member in unit.members}
    if terms.place.surface and _split(hanging):
        troupe.units += _above_and_below(ready, terms)
    elif len(ready) == 1 and not troupe.units:
        troupe.units.append(_alone(ready[0], terms))
    else:
        troupe.units += _scattered(troupe, ready, terms)
    troupe.units = [_roped(unit, terms.place, terms.size[1]) if unit.lead.hung else unit for unit in troupe.units]


def _split(units: Sequence[Unit]) -> bool:
    """Whether some of them float at the surface and others swim."""
    return len({unit.lead.at("waterline") is not None for unit in units}) > 1


def _above_and_below(ready: Sequence[Unit], terms: Terms) -> list[Unit]:
    """What floats, on one waterline, and those who swim under it."""
    (w, h), rng = terms.size, terms.dice.fork("aloft")
    afloat, deep = ([u for u in ready if (u.lead.at("waterline") is not None) == out] for out in (True, False))
    upper, lower = Box(0.05 * w, 0.08 * h, 0.95 * w, _SURFACE * h), Box(0.06 * w, 0.5 * h, 0.94 * w, 0.86 * h)
    giant = any(unit.lead.size >= SIZES["huge"] for unit in deep)
    if giant:
        lower = Box(lower.left, lower.top, lower.right, 0.97 * h)
        upper = Box(upper.left + _MONSTROUS * w, upper.top + _MONSTROUS * h, upper.right - _MONSTROUS * w, upper.bottom)
    vessels = layout.scattered(layout.levelled(afloat, _LEVELLED), upper, rng, largest=_LARGEST_ALOFT * min(w, h))
    largest = (_LARGEST_GIANT if giant else _LARGEST_SWIMMER) * min(w, h)
    swimmers = layout.scattered(layout.levelled(deep, _LEVELLED), lower, rng, largest=largest)
    return [*(unit.moved(0.0, _SURFACE * h - floating.waterline(unit.lead)) for unit in vessels), *swimmers]


def _alone(unit: Unit, terms: Terms) -> Unit:
    """The only one of the picture, in its shot: in the upper part of it where there is land below."""
    shot = terms.shot
    if not terms.fixed and shot.x > 0.53:
        unit = unit.mirrored()
    if shot.head and unit.lead.at("head", "face"):
        return layout.head_shot(unit, terms.size, shot.head)
    if unit.lead.hung:
        shot = replace(shot, feet=0.5, tilt=0.0)
    elif terms.place.footing not in _BOTTOMLESS:
        shot = replace(shot, feet=min(shot.feet, 0.34), tall=min(shot.tall, 0.46))
    return _over_the_horizon(layout.alone(unit, shot, terms.size, centred=True), terms)


def _over_the_horizon(unit: Unit, terms: Terms) -> Unit:
    """A moon, a cloud or the like clear of the land or the water below."""
    h, place = terms.size[1], terms.place
    if unit.lead.symbol.place != "sky" or place.footing in _BOTTOMLESS or unit.lead.hung:
        return unit
    over = unit.box.bottom - (place.horizons[terms.shot.eye] - _CLEAR) * h
    room = unit.box.top - _CLEAR * h
    if over <= 0:
        return unit
    if room < over:
        unit = unit.scaled(max((unit.box.height - over + max(room, 0.0)) / unit.box.height, _SMALLEST))
        over = unit.box.bottom - (place.horizons[terms.shot.eye] - _CLEAR) * h
    return unit.moved(0.0, -max(over, 0.0))


def _scattered(troupe: Troupe, ready: list[Unit], terms: Terms) -> list[Unit]:
    """Several in the open, or some over those below; what is alone of its kind is larger."""
    (w, h), rng = terms.size, terms.dice.fork("aloft")
    area = _free_air(troupe.boxes(), w, h) if troupe.units else _open(ready, terms)
    largest = _LARGEST_ALOFT * min(w, h)
    if _on_one_wall(ready, terms.place):
        largest *= _IN_LINE * len(ready)
        ready = [beside(ready, _APART * max(unit.box.width for unit in ready))]
    heading = not terms.fixed and terms.dice.turn("heading", (False, True))
    units = layout.levelled([unit.mirrored() for unit in ready] if heading else ready, _LEVELLED)
    if len(units) > _SOME:
        leading = lone(units)
        units = [unit.scaled(_LEADING) if i in leading else unit for i, unit in enumerate(units)]
    elif len({unit.lead.symbol.id for unit in units}) > 1:
        units[0] = units[0].scaled(_FIRST)
    if troupe.units:
        largest = min(largest, max(_beside(troupe, units), _LEAST_ALOFT * min(w, h)))
    return layout.scattered(units, area, rng, largest=largest)


def _on_one_wall(units: Sequence[Unit], place: Setting) -> bool:
    """Whether they are a few that hang on a wall, and so at one height."""
    few = 1 < len(units) <= _ON_A_WALL
    return few and place.footing == "floor" and all(unit.lead.symbol.place == "wall" for unit in units)


def _beside(troupe: Troupe, aloft: Sequence[Unit]) -> float:
    """How large the largest of those in the air may be beside those on the ground, in pixels."""
    largest = max(troupe.units, key=lambda unit: unit.box.height)
    tallest = max(aloft, key=true_extent, default=largest)
    share = true_extent(tallest) / max(true_extent(largest), 1e-6)
    return float(_BESIDE_THOSE_BELOW * largest.box.height * share**COMPRESSION)


def _open(units: Sequence[Unit], terms: Terms) -> Box:
    """The part of the canvas in which they hang where nobody is below; clouds and the like stay over the horizon."""
    w, h = terms.size
    top, bottom = _REACH.get(terms.place.footing, _SKY_OF_MANY if len(units) >= CROWD else _SKY)
    heavenly = all(unit.lead.symbol.place == "sky" for unit in units)
    if heavenly and terms.place.footing not in _BOTTOMLESS:
        bottom = min(bottom, terms.place.horizons[terms.shot.eye])
    return Box(0.05 * w, top * h, 0.95 * w, bottom * h)


def _free_air(boxes: Sequence[Box], w: float, h: float) -> Box:
    """The largest free part of the upper canvas: above everybody, or beside the tallest."""
    taken = around(boxes)
    above = Box(0.05 * w, 0.04 * h, 0.95 * w, taken.top - 0.02 * h)
    left = Box(0.04 * w, 0.05 * h, taken.left - 0.02 * w, 0.62 * h)
    right = Box(taken.right + 0.02 * w, 0.05 * h, 0.96 * w, 0.62 * h)
    options = [b for b in (above, left, right) if b.width > 0.1 * w and b.height > 0.1 * h]
    return max(options, key=lambda b: min(b.width, b.height), default=Box(0.05 * w, 0.03 * h, 0.95 * w, 0.22 * h))


def _roped(unit: Unit, place: Setting, h: float) -> Unit:
    """What hangs on its line, from a bough or from above the picture; ropes of its own go up to the bough."""
    box = unit.box
    from_bough = place.footing == "bough"
    if from_bough and all(jointed(member.pose) for member in unit.members):  # by their hands
        up = unit.moved(0.0, (_BOUGH - _ROPE) * h - box.top)
        return Unit(tuple(replace(m, cord=(m.box.centre[0], m.box.top)) for m in up.members))
    unit = unit.moved(0.0, max(_BOUGH * h - box.top, 0.0)) if from_bough else unit
    box = unit.box
    tied = from_bough and unit.lead.pose == "hanging"
    y = box.top if tied else box.top - _ROPE * h if from_bough else -0.02 * h
    return Unit(tuple(replace(m, cord=(m.box.centre[0], y)) for m in unit.members))
