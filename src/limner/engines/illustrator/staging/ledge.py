"""A table before everything: where small things are named beside what is many times as large, they lie on it near the
viewer, and the large stand beyond it in their place. So both have their true sizes, and both are seen.
"""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.display import Paint
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
from limner.engines.illustrator.staging.ties.sizes import extent, true_extent
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Unit

BEYOND = 0.8
"""The share of the height, from above, in which everybody beyond is laid out."""
_EDGE, _BACK, _FRONT = 0.775, 0.845, 0.905
"""Where the table's far edge is, and the feet of what stands farthest and nearest on it, as shares of the height."""
_LIP, _APRON, _LEG, _ROUND, _TAPER = 0.93, 0.024, 0.034, 0.12, 0.06
"""Where its near edge is and how thick its top, as shares of the height; how wide a leg is, how far the top reaches
past what is on it at each side and how much shorter its far edge is at each end, as shares of the width."""
_LEAST_TOP, _OUTSIDE = 0.6, 0.02
"""How wide the table is at least, and how near the picture's side it comes, as shares of the width."""
_SMALL, _LARGE, _FURNITURE, _LARGER, _TIMES = 0.7, 0.75, 0.5, 1.25, 2.4
"""Metres of what lies on the table at most and of the largest beyond at least, over land and in a room, how
many times as large that is as the largest and as the usual ones on the table."""
_MOST = 12
"""More small things than these are a crowd, and no things on a table."""
_TALL = 0.21
"""How tall the tallest on the table is at most, over the canvas's height."""
_NEARER_THAN_A_ROOM, _NEARER_THAN_LAND, _OVERSEEN = 7.0, 12.0, 4.0
"""How many times nearer the table is than what is beyond in a room and over land, at most, and from how many metres on
that is farther off, as it is seen whole."""
_SMALLEST_TABLE = 0.75
"""Metres that the picture's width is at least where the table is."""
_SEEN = 0.085
"""How large the largest on the table is at least, over the width."""
_UNLIKE = 0.42
"""How large the smallest on the table is drawn at least, over the largest there."""
_SHIFTS = (0.0, -0.16, 0.16, -0.3, 0.3)
"""How far all on the table may be moved aside, over the width, so that they hide little."""
_STANDS_LOW = frozenset({"on the floor", "floor or table", "upholstery"})
_NOT_THERE: frozenset[Trait] = frozenset({"cabin", "sill", "mirrored", "wading", "spanned", "raised", "cut open"})
"""Traits of places that are seen from near, or from where there is no table."""
_GROUNDS = frozenset({"land", "floor", "lake", "sea"})
_WATERS = frozenset({"lake", "sea"})
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
    indoors = place.footing == "floor"
    times, least = (1.0, _FURNITURE) if indoors else (_TIMES, _LARGE)
    return largest > max(least, _LARGER * sizes[-1], times * sizes[len(sizes) // 2])


def _has_room(place: Setting, brief: Brief) -> bool:
    traits = brief.traits
    framed = traits.mark or traits.plain or traits.isometric or brief.lettered
    return place.footing in _GROUNDS and not framed and not _NOT_THERE & place.traits


def _lies_on_it(unit: Unit, place: Setting) -> bool:
    """Whether it is small and lies on tables; what hangs on walls does, where there is none."""
    low = _STANDS_LOW if place.footing == "floor" else frozenset({"on the floor"})
    lying = {"surface"} if place.footing == "floor" else {"surface", "wall"}
    alone = all(
        (member.symbol.place in lying or "clothing" in member.kinds)
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
    area = Box(0.5 * (1 - wide) * w, 0.3 * h, 0.5 * (1 + wide) * w, 0.925 * h)
    stand = Stand(area, _FRONT * h, _BACK * h if len(units) > 2 else 0.885 * h, 0.86, _TALL * h, 0.9)
    _, formed = terms.dice.turn("on the table", layout.formed(units, stand, terms.dice.fork("ledge"), w / h))
    laid_out = _clear_of(_bearable(formed, troupe, terms), troupe.units, w)
    troupe.board = min(unit.box.left for unit in laid_out), max(unit.box.right for unit in laid_out)
    troupe.units += laid_out


def _bearable(formed: Sequence[Unit], troupe: Troupe, terms: Terms) -> Sequence[Unit]:
    """No larger than what is so near can be, beside what is beyond."""
    told = max(((unit.box.area, unit.metre, true_extent(unit)) for unit in troupe.units), default=None)
    if told is None:
        return formed
    nearer = _NEARER_THAN_A_ROOM if terms.place.footing == "floor" else _NEARER_THAN_LAND
    largest = max(formed, key=lambda unit: unit.metre)
    nearer *= max(1.0, told[2] / _OVERSEEN)
    fit = min(1.0, nearer * told[1] / largest.metre, terms.size[0] / (_SMALLEST_TABLE * largest.metre))
    fit = min(1.0, max(fit, _SEEN * terms.size[0] / max(map(extent, formed))))
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


def paint(easel: Easel, troupe: Troupe, place: Setting) -> None:
    """The table, whole but for its feet: the place goes on at both sides of it. By the water it is a jetty from side to
    side. Nothing of the place is before it.
    """
    if not troupe.ledge:
        return
    easel.clear_near()
    edge, wood = troupe.ledge * easel.h, easel.brief.traits.top or _WOODS[easel.variant % len(_WOODS)]
    if place.footing in _WATERS:
        _planks(easel, easel.sheet(edge), (edge, easel.h), wood)
        return
    left, right = _ends(troupe.board, easel.w)
    _under(easel, left, right, edge, wood)
    far = _TAPER * (right - left)
    lip = _LIP * easel.h
    top = g.polygon([(left + far, edge), (right - far, edge), (right, lip), (left, lip)])
    _planks(easel, top, (edge, lip), wood)


def _ends(board: tuple[float, float], w: float) -> tuple[float, float]:
    """Where the near edge begins and ends, so that all that lies on the table has wood about it."""
    reach = max(0.5 * (board[1] - board[0]) + _ROUND * w, 0.5 * _LEAST_TOP * w)
    middle = 0.5 * (board[0] + board[1])
    return max(middle - reach, _OUTSIDE * w), min(middle + reach, (1 - _OUTSIDE) * w)


def _under(easel: Easel, left: float, right: float, edge: float, wood: RGB) -> None:
    """The shade on the ground, the legs, which leave the picture below, and the front of the top."""
    h, w, lip = easel.h, easel.w, _LIP * easel.h
    thick, leg, wide = _APRON * h, _LEG * w, right - left
    shade = g.rect(left + 0.02 * wide, lip, 0.96 * wide, h - lip + 8)
    legs = [g.rect(x, lip, leg, h - lip + 8) for x in (left + 0.05 * wide, right - 0.05 * wide - leg)]
    board = g.rect(left, lip - 1, wide, thick, 0.2 * thick)
    apron = g.rect(left + 0.03 * wide, lip, 0.94 * wide, 2.0 * thick)
    parts: list[tuple[Path, Paint | RGB, str]] = [
        (shade, fade((36, 32, 44), (36, 32, 44), lip, h, (0.46, 0.2)), "shade"),
        (g.joined(*legs), fade(tone(wood, -0.2), tone(wood, -0.12), lip, h), "legs"),
        (apron, tone(wood, -0.2), "apron"),
        (board, fade(tone(wood, 0.02), tone(wood, -0.1), lip, lip + thick), "board"),
    ]
    for path, paint, name in parts:
        easel.fill(path, paint, "hero", f"table's {name}", role="ground", depth=0.1, back=-edge)


def _planks(easel: Easel, top: Path, ends: tuple[float, float], wood: RGB) -> None:
    """The top between its far and its near edge: its boards, their grain, the light on it."""
    w, unit, rng, (edge, near) = easel.w, easel.unit, easel.grain, ends
    paint = fade(tone(wood, 0.05), tone(wood, -0.08), edge, near)
    easel.fill(top, paint, "hero", "table", role="ground", depth=0.1, back=-edge)
    seams, grain = Path(), Path()
    for share in (0.16, 0.42, 0.76):
        seams.addRect(g.box(-4, edge + share * (near - edge), w + 8, 0.0024 * unit))
    for _ in range(18):
        t = rng.random()
        x, y, long = rng.uniform(0, w), edge + (near - edge) * t, unit * rng.uniform(0.08, 0.26)
        grain.addRect(g.box(x, y, long, 0.0013 * unit * (0.6 + t)))
    lip = easel.sheet(edge - 0.004 * easel.h, edge + 0.006 * easel.h)
    for path, shift, name in ((seams, -0.14, "seams"), (grain, -0.07, "grain"), (lip, 0.13, "table's edge")):
        lines = g.intersection(path, top)
        easel.fill(lines, tone(wood, shift), "hero", name, role="ground", depth=0.1, back=-edge)
    x = w * (0.5 - 0.3 * easel.air.light.side)
    light = halo(x, edge + 0.08 * easel.h, 0.5 * unit, (255, 250, 236), 0.26, (1.5, 0.3))
    easel.fill(top, light, "hero", "sheen", role="light", tinted=False, back=-edge)
