"""Subjects and props in the places of another picture's masses."""

from collections.abc import Sequence
from dataclasses import dataclass

from limner.drawing.colour import RGB, lch
from limner.engines.illustrator.compositing.hints import Mass
from limner.engines.illustrator.staging import underfoot
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Unit

_SPANNING = 0.9
"""A mass of at least this share of the width is land or sky, not a thing."""
_LARGEST, _SMALLEST = 0.6, 0.004
"""The shares of the canvas that a thing takes."""
_LEAST = 0.2
"""The least extent of a subject, over the shorter side."""
_MOST = 0.94
"""The most of the width or the height that a subject takes."""
_SLENDER = 2.0
"""A box longer than this for its breadth counts by its length as much as by its area."""
_PROPS = 3


@dataclass(frozen=True, slots=True)
class Place:
    """Where a mass is, in canvas pixels, and its colour."""

    box: Box
    rgb: RGB


def standing(masses: Sequence[Mass], width: int, height: int) -> list[Place]:
    """The masses that can be things, the largest first, on a canvas of that size."""
    things = [m for m in masses if m.width < _SPANNING and _SMALLEST < m.width * m.height < _LARGEST]
    things.sort(key=lambda m: -m.width * m.height)
    return [
        Place(Box(m.x * width, m.y * height, (m.x + m.width) * width, (m.y + m.height) * height), m.rgb) for m in things
    ]


def onto(boxes: Sequence[Box], used: list[Box], troupe: Troupe, brief: Brief, place: Setting) -> None:
    """Put each unit into the box of a mass, the first into the first; all together into it where boxes are too few.

    What they then take is added to `used`.
    """
    if not boxes or not troupe.units:
        return
    lots = [[unit] for unit in troupe.units] if len(troupe.units) <= len(boxes) else [troupe.units]
    free = list(boxes)
    placed: list[Unit] = []
    for lot in lots:
        hangs = all(unit.lead.subject in troupe.flying for unit in lot)
        box = _taken(free, troupe.horizon * brief.height, first=not placed, hangs=hangs)
        placed += _into(lot, box, troupe.horizon, brief, hangs=hangs)
    troupe.units, troupe.afloat, troupe.aground = placed, [], []
    for unit in placed:
        if unit.lead.subject not in troupe.flying:
            underfoot.note_footing(troupe, unit, place)
    used += troupe.boxes()


def _taken(free: list[Box], horizon: float, *, first: bool, hangs: bool) -> Box:
    """The next box, taken out: the largest, or for those after the first one on their side of the horizon."""
    fitting = [box for box in free if first or (box.centre[1] < horizon if hangs else box.bottom > horizon)]
    chosen = (fitting or free)[0]
    free.remove(chosen)
    return chosen


def _into(lot: Sequence[Unit], box: Box, horizon: float, brief: Brief, *, hangs: bool) -> list[Unit]:
    """The units together about as large as the box, on its lower edge or in its middle, within the canvas."""
    w, h = brief.width, brief.height
    whole = around(unit.box for unit in lot)
    scale = (box.area / whole.area) ** 0.5
    if max(box.width, box.height) > _SLENDER * min(box.width, box.height):
        along = box.height / whole.height if box.height > box.width else box.width / whole.width
        scale = (scale * along) ** 0.5
    scale = max(scale, _LEAST * min(w, h) / max(whole.width, whole.height))
    scale = min(scale, _MOST * w / whole.width, _MOST * h / whole.height)
    grown = [unit.scaled(scale) for unit in lot]
    whole = around(unit.box for unit in grown)
    x = min(max(box.centre[0], whole.width / 2), w - whole.width / 2)
    if hangs:
        y = min(max(box.centre[1], whole.height / 2), h - whole.height / 2) + whole.height / 2
    else:
        y = min(max(box.bottom, (horizon + 0.05) * h), 0.97 * h)
    y = max(y, whole.height + 0.01 * h)
    return [unit.moved(x - whole.centre[0], y - whole.bottom) for unit in grown]


def furnished(places: Sequence[Place], used: Sequence[Box], easel: Easel) -> None:
    """Props of the setting at those masses that no subject took."""
    around = setting(easel.brief.setting)
    if around.footing == "top" or not (around.open or around.indoors):
        return
    free = [p for p in places if not any(p.box.shared(box) > 0.25 * p.box.area for box in used)]
    for place in free[:_PROPS]:
        box = place.box
        _, chroma, hue = lch(place.rgb)
        options = around.green if chroma > 0.04 and 1.6 < hue < 2.8 else around.other
        if not options or box.bottom < easel.horizon:
            continue
        symbol = options[0] if box.height >= box.width else options[-1]
        colours = (place.rgb,) if symbol in ("rock", "bush", "armchair") else ()
        easel.prop(symbol, box.centre[0], min(box.bottom, 0.97 * easel.h), box.height, colours=colours)
