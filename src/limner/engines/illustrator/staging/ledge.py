"""A table before everything: where small things are named beside what is many times as large, they lie on it near the
viewer, and the large stand beyond it in their place. So both have their true sizes, and both are seen.
"""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.staging import layout
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.fitting import Stand
from limner.engines.illustrator.staging.settings.setting import Setting, Trait
from limner.engines.illustrator.staging.terms import Terms
from limner.engines.illustrator.staging.ties.lying import laid
from limner.engines.illustrator.staging.ties.sizes import true_extent
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Unit

BEYOND = 0.8
"""The share of the height, from above, in which everybody beyond is laid out."""
_EDGE, _BACK, _FRONT = 0.775, 0.86, 0.955
"""Where the table's far edge is, and the feet of what stands farthest and nearest on it, as shares of the height."""
_SMALL, _LARGE, _LARGER, _TIMES = 0.7, 0.75, 1.25, 2.4
"""Metres of what lies on the table at most and of the largest beyond at least, how many times as large that is as the
largest and as the usual ones on the table."""
_MOST = 12
"""More small things than these are a crowd, and no things on a table."""
_TALL = 0.27
"""How tall the tallest on the table is at most, over the canvas's height."""
_NEARER_THAN_A_ROOM, _NEARER_THAN_LAND, _OVERSEEN = 7.0, 12.0, 4.0
"""How many times nearer the table is than what is beyond in a room and over land, at most, and from how many metres on
that is farther off, as it is seen whole."""
_UNLIKE = 0.42
"""How large the smallest on the table is drawn at least, over the largest there."""
_SHIFTS = (0.0, -0.16, 0.16, -0.3, 0.3)
"""How far all on the table may be moved aside, over the width, so that they hide little."""
_STANDS_LOW = frozenset({"on the floor", "floor or table", "upholstery"})
_NOT_THERE: frozenset[Trait] = frozenset({"cabin", "sill", "mirrored", "wading", "spanned", "raised", "cut open"})
"""Traits of places that are seen from near, or from where there is no table."""
_GROUNDS = frozenset({"land", "floor", "lake", "sea"})
_LAID_OUT = frozenset({"clothing"})
_WOODS: tuple[RGB, ...] = ((190, 132, 84), (166, 108, 72), (204, 160, 112), (142, 98, 74))


def parted(units: Sequence[Unit], place: Setting, brief: Brief) -> tuple[list[Unit], list[Unit]]:
    """Those beyond, and those on a table before them; none where all are of a size, or the place has no room for it."""
    near = [unit for unit in units if _lies_on_it(unit, place)]
    rest = [unit for unit in units if unit not in near]
    fits = 0 < len(near) <= _MOST and _has_room(place, brief)
    return (rest, near) if fits and _is_before(near, rest, place) else (list(units), [])


def _is_before(near: Sequence[Unit], rest: Sequence[Unit], place: Setting) -> bool:
    """Whether a floor is no place for those, or what is beyond is much larger."""
    if not rest:
        return False
    if place.footing == "floor" and all(unit.lead.symbol.place == "wall" for unit in rest):
        return True
    largest = max((true_extent(unit) for unit in rest), default=0.0)
    sizes = sorted(map(true_extent, near))
    times = 1.0 if place.footing == "floor" else _TIMES
    return largest > max(_LARGE, _LARGER * sizes[-1], times * sizes[len(sizes) // 2])


def _has_room(place: Setting, brief: Brief) -> bool:
    traits = brief.traits
    framed = traits.mark or traits.plain or traits.isometric or brief.lettered
    return place.footing in _GROUNDS and not framed and not _NOT_THERE & place.traits


def _lies_on_it(unit: Unit, place: Setting) -> bool:
    """Whether it is small and lies on tables; a fish does, where there is no water."""
    low = _STANDS_LOW if place.footing == "floor" else frozenset({"on the floor"})
    alone = all(
        (member.symbol.place == "surface" or "clothing" in member.kinds)
        and not ANIMATE & member.kinds
        and not (low & member.symbol.traits)
        and not (member.aloft or member.hung or member.window)
        and 0.55 < member.size < 1.6
        for member in unit.members
    )
    return alone and true_extent(unit) < _SMALL


def canvas(brief: Brief) -> Brief:
    """The brief of what is beyond the table."""
    return replace(brief, height=round(BEYOND * brief.height))


def set_out(troupe: Troupe, near: Sequence[Unit], terms: Terms) -> None:
    """Put those onto the table; `troupe` are those beyond it, laid out on the `canvas` of what is beyond."""
    w, h = terms.size
    troupe.horizon *= BEYOND
    troupe.ledge, troupe.frame = _EDGE, ""
    units = layout.levelled([laid(unit) for unit in near], _UNLIKE)
    wide = max(0.5, min(0.9, 0.34 + 0.14 * len(units)))
    area = Box(0.5 * (1 - wide) * w, 0.3 * h, 0.5 * (1 + wide) * w, 0.985 * h)
    stand = Stand(area, _FRONT * h, _BACK * h if len(units) > 2 else 0.92 * h, 0.86, _TALL * h, 0.9)
    _, formed = terms.dice.turn("on the table", layout.formed(units, stand, terms.dice.fork("ledge"), w / h))
    troupe.units += _clear_of(_bearable(formed, troupe, terms), troupe.units, w)


def _bearable(formed: Sequence[Unit], troupe: Troupe, terms: Terms) -> Sequence[Unit]:
    """No larger than what is so near can be, beside what is beyond."""
    told = max(((unit.box.area, unit.metre, true_extent(unit)) for unit in troupe.units), default=None)
    if told is None:
        return formed
    nearer = _NEARER_THAN_A_ROOM if terms.place.footing == "floor" else _NEARER_THAN_LAND
    largest = max(formed, key=lambda unit: unit.metre)
    nearer *= max(1.0, told[2] / _OVERSEEN)
    fit = min(1.0, nearer * told[1] / largest.metre)
    x, y = 0.5 * terms.size[0], max(unit.box.bottom for unit in formed)
    return [unit.scaled(fit).moved((1 - fit) * x, (1 - fit) * y) for unit in formed]


def _clear_of(formed: Sequence[Unit], beyond: Sequence[Unit], w: float) -> list[Unit]:
    """Moved aside to where they hide least of those beyond."""
    left, right = min(unit.box.left for unit in formed), max(unit.box.right for unit in formed)

    def hidden(shift: float) -> float:
        moved = [unit.box.moved(shift * w, 0.0) for unit in formed]
        lost = sum(box.shared(unit.box) / max(unit.box.area, 1.0) for box in moved for unit in beyond)
        return lost + 0.05 * abs(shift)

    side = formed[0].lead.position
    sign = {"left": -1, "right": 1}.get(side, 0)
    fitting = [shift for shift in _SHIFTS if 0.03 * w < left + shift * w and right + shift * w < 0.97 * w]
    fitting = [shift for shift in fitting if shift * sign > 0] or fitting
    best = min(fitting or [0.0], key=hidden)
    return [unit.moved(best * w, 0.0) for unit in formed]


def paint(easel: Easel, troupe: Troupe) -> None:
    """The table's top, from its far edge to the lower edge of the picture; nothing of the place is before it."""
    if not troupe.ledge:
        return
    easel.clear_near()
    h, w, unit, rng = easel.h, easel.w, easel.unit, easel.grain
    edge = troupe.ledge * h
    wood = easel.brief.traits.top or _WOODS[easel.variant % len(_WOODS)]
    order = -edge
    top = fade(tone(wood, 0.05), tone(wood, -0.12), edge, h)
    easel.fill(easel.sheet(edge), top, "hero", "table", role="ground", depth=0.1, back=order)
    seams, grain = Path(), Path()
    for share in (0.16, 0.42, 0.76):
        seams.addRect(g.box(-4, edge + share * (h - edge), w + 8, 0.0028 * unit))
    for _ in range(18):
        t = rng.random()
        x, y, long = rng.uniform(0, w), edge + (h - edge) * t, unit * rng.uniform(0.08, 0.26)
        grain.addRect(g.box(x, y, long, 0.0013 * unit * (0.6 + t)))
    for path, shift, name in ((seams, -0.14, "seams"), (grain, -0.07, "grain")):
        easel.fill(path, tone(wood, shift), "hero", name, role="ground", depth=0.1, back=order)
    lip = easel.sheet(edge - 0.004 * h, edge + 0.008 * h)
    easel.fill(lip, tone(wood, 0.13), "hero", "table's edge", role="ground", depth=0.1, back=order)
    light = halo(w * (0.5 - 0.3 * easel.air.light.side), edge + 0.08 * h, 0.5 * unit, (255, 250, 236), 0.26, (1.5, 0.3))
    easel.fill(easel.sheet(edge), light, "hero", "sheen", role="light", tinted=False, back=order)
