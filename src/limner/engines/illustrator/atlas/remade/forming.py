"""A thing in another form: a round mirror, a star-shaped pillow, a long table, a curved sofa."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.contour import Segment, along, segments
from limner.drawing.coverage import covered
from limner.drawing.geometry import Path, Point
from limner.drawing.matrices import affine
from limner.engines.illustrator.atlas.figure import Part, Pen
from limner.engines.illustrator.atlas.remade.anatomy import Body, area, middle
from limner.engines.illustrator.atlas.remade.bending import mapped
from limner.engines.illustrator.atlas.remade.shaping import divided
from limner.engines.illustrator.atlas.symbol import Symbol

_STEPS = 5
"""Pieces of a line or a curve that is measured."""
_TURNS = 240
"""Directions in which an outline is measured."""
_LYING = 1.7
"""What is so many times as wide as high is seen lying, and its new outline as flat as it was."""
_HALFWAY = 0.6
"""And what is so many times as high as wide takes an outline as far as this, so that a bottle keeps its neck."""
_SMALL = 0.08
"""What is not of the body and covers less of the figure's box than this goes where the body's edge goes."""
_LEGGED = frozenset({"table", "desk", "round_table", "curtain", "crystal"})
"""What is known by its legs, its folds or its edges, and has tops and cuts of its own."""
_CELLS, _HALF = 48, 127
"""The cells along a figure's longer side in which its length and width are measured, and how covered one is."""
_ROUND = 0.3
"""Parts with less than this of the figure's length keep their form where it is drawn out: wheels, knobs."""


def formed(pen: Pen, body: Body, form: str) -> None:
    """The figure in that form, one of `FORMS`, standing where it stood; anchors go with it."""
    move = FORMS[form](body)
    for part in body.figure.parts:
        pen.add(move(part))
    pen.anchor(**{name: middle(move(Part(g.ellipse(*at, 1.0), body.figure.parts[0].slot)).path)
                  for name, at in body.figure.anchors.items()})  # fmt: skip


def _between(start: Point, kind: str, points: tuple[Point, ...]) -> Sequence[Point]:
    if kind != "L":
        return along(start, Segment(kind, points), _STEPS)
    (x0, y0), (x1, y1) = start, points[0]
    return [(x0 + (x1 - x0) * k / _STEPS, y0 + (y1 - y0) * k / _STEPS) for k in range(1, _STEPS + 1)]


def _rays(path: Path, centre: Point) -> NDArray[np.float64]:
    """How far the outline reaches from the centre in each direction."""
    reach = np.zeros(_TURNS)
    here = (0.0, 0.0)
    for kind, points in segments(path):
        if kind in ("M", "Z"):
            here = points[0] if points else here
            continue
        for at in _between(here, kind, points):
            for share in (0.0, 0.25, 0.5, 0.75, 1.0):
                x, y = here[0] + share * (at[0] - here[0]), here[1] + share * (at[1] - here[1])
                turn = round(math.atan2(y - centre[1], x - centre[0]) / math.tau * _TURNS) % _TURNS
                reach[turn] = max(reach[turn], math.hypot(x - centre[0], y - centre[1]))
            here = at
    known = np.flatnonzero(reach)
    if not known.size:
        return np.ones(_TURNS)
    return np.asarray(np.interp(np.arange(_TURNS), known, reach[known], period=_TURNS), np.float64)


def _outlined(draw: Callable[[float, float, float, float], tuple[Path, Point]]) -> Callable[[Body], "_Move"]:
    """The figure's body drawn out or in to an outline in its box: `draw` gives that and a point that sees all of it."""

    def of(body: Body) -> "_Move":
        large = _faced(body)
        had = g.union(*(part.path for part in large))
        left, top, right, bottom = g.bounds(had)
        box = _outlined_in(body, g.bounds(had))
        outline, eye = draw(*box)
        if turn := _held_at(body, large, left, right):
            pivot = box[0] + box[2] / 2, box[1] + box[3] / 2
            outline, eye = g.rotated(outline, turn, pivot), _turned(eye, turn, pivot)
        centre = ((left + right) / 2, (top + bottom) / 2)
        before, after = _rays(had, centre), _rays(outline, eye)
        upright = bottom - top >= _LYING * (right - left)
        warp = _warp(centre, eye, before, _HALFWAY * after + (1 - _HALFWAY) * before if upright else after)

        def move(part: Part) -> Part:
            place = middle(part.path)
            if had.contains(*place) or any(part is each for each in large):
                return mapped(part, warp)
            if area(part.path) < _SMALL * body.figure.width * body.figure.height:
                x, y = warp(*place)
                return _moved(part, x - place[0], y - place[1])
            return part

        return move

    return of


def _outlined_in(body: Body, bounds: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """Left, top, width and height in which the outline is drawn: what is about as wide as high gets a square."""
    left, top, right, bottom = bounds
    wide, high = right - left, bottom - top
    if wide >= _LYING * high or high >= _LYING * wide:
        return left, top, wide, high
    side = math.sqrt(wide * high)
    foot = bottom if bottom > body.box[3] - 1 else (top + bottom + side) / 2
    return (left + right) / 2 - side / 2, foot - side, side, side


def _warp(
    centre: Point, eye: Point, before: NDArray[np.float64], after: NDArray[np.float64]
) -> Callable[[float, float], Point]:
    """Takes points about `centre` to about `eye`, as the reach in each direction goes from `before` to `after`."""
    had, has = (np.append(reach, reach[0]) for reach in (before, after))

    def warp(x: float, y: float) -> Point:
        dx, dy = x - centre[0], y - centre[1]
        far, angle = math.hypot(dx, dy), math.atan2(dy, dx)
        at = angle / math.tau * _TURNS % _TURNS
        was, now = (float(np.interp(at, np.arange(_TURNS + 1), reach)) for reach in (had, has))
        goes = far * now / was if far <= was else far + now - was
        return eye[0] + goes * math.cos(angle), eye[1] + goes * math.sin(angle)

    return warp


def _held_at(body: Body, large: list[Part], left: float, right: float) -> float:
    """By how much an outline is turned so that it points away from what holds the body at its side, such as a pole."""
    others = [part.path for part in body.figure.parts if not any(part is each for each in large)]
    if not others:
        return 0.0
    x, _ = middle(g.joined(*others))
    return 90.0 if x <= left else -90.0 if x >= right else 0.0


def _turned(point: Point, degrees: float, centre: Point) -> Point:
    turn = math.radians(degrees)
    dx, dy = point[0] - centre[0], point[1] - centre[1]
    return (
        centre[0] + dx * math.cos(turn) - dy * math.sin(turn),
        centre[1] + dx * math.sin(turn) + dy * math.cos(turn),
    )


def _faced(body: Body) -> list[Part]:
    """The parts that take the outline: those of its body, or all where its body goes on at the sides."""
    large, others = divided(body)
    slots, whole = {part.slot for part in large}, body.figure.width * body.figure.height
    sides = any(part.slot in slots and not part.width and area(part.path) > _SMALL * whole for part in others)
    return [*large, *(part for part in others if not part.width)] if sides else large


_Move = Callable[[Part], Part]
"""A part as it is in the new form."""


def _moved(part: Part, dx: float, dy: float) -> Part:
    return replace(part, path=g.moved(part.path, dx, dy), marks=tuple(_moved(mark, dx, dy) for mark in part.marks))


def _drawn_out(sx: float, sy: float) -> Callable[[Body], _Move]:
    """So many times as long and as high; small parts are moved and stay as they are."""

    def of(body: Body) -> _Move:
        left, _, right, foot = body.box
        middle = (left + right) / 2

        def move(part: Part) -> Part:
            box = part.path.getBounds()
            kx = 1.0 if box.width() < _ROUND * body.figure.width else sx
            ky = 1.0 if box.height() < _ROUND * body.figure.height else sy
            x, y = box.centerX(), box.centerY()
            to = middle + sx * (x - middle), foot + sy * (y - foot)

            def warp(px: float, py: float) -> Point:
                return to[0] + kx * (px - x), to[1] + ky * (py - y)

            return mapped(part, warp)

        return move

    return of


def _swayed(by: Callable[[float, float], Point]) -> Callable[[Body], _Move]:
    """Each point moved by shares of the figure's height, told by its place from the left and from the foot, 0 to 1."""

    def of(body: Body) -> _Move:
        left, top, right, foot = body.box
        wide, high = max(right - left, 1e-6), max(foot - top, 1e-6)

        def warp(px: float, py: float) -> Point:
            dx, dy = by((px - left) / wide, (foot - py) / high)
            return px + dx * high, py + dy * high

        return lambda part: mapped(part, warp)

    return of


def _round(x: float, y: float, w: float, h: float) -> tuple[Path, Point]:
    return g.ellipse(x + w / 2, y + h / 2, w / 2, h / 2), (x + w / 2, y + h / 2)


def _oval(x: float, y: float, w: float, h: float) -> tuple[Path, Point]:
    flat = 1.2 if w < _LYING * h else 1.0
    return g.ellipse(x + w / 2, y + h / 2, flat * w / 2, h / flat / 2), (x + w / 2, y + h / 2)


def _square(x: float, y: float, w: float, h: float) -> tuple[Path, Point]:
    slant = 0.12 * w if w >= _LYING * h else 0.0
    corners = [(x + slant, y), (x + w - slant, y), (x + w, y + h), (x, y + h)]
    return g.polygon(corners), (x + w / 2, y + h / 2)


def _rectangular(x: float, y: float, w: float, h: float) -> tuple[Path, Point]:
    middle = x + w / 2, y + h / 2
    return g.rect(middle[0] - 0.61 * w, middle[1] - 0.41 * h, 1.22 * w, 0.82 * h), middle


def _triangular(x: float, y: float, w: float, h: float) -> tuple[Path, Point]:
    corners = [(x + w / 2, y - 0.1 * h), (x + 1.08 * w, y + h), (x - 0.08 * w, y + h)]
    return g.polygon(corners), (x + w / 2, y + 0.64 * h)


def _sided(number: int) -> Callable[[float, float, float, float], tuple[Path, Point]]:
    """With a side below, and above too where the number of sides is even."""

    def draw(x: float, y: float, w: float, h: float) -> tuple[Path, Point]:
        turns = [math.tau * (k + 0.5 * (1 - number % 2)) / number for k in range(number)]
        corners = [(x + w / 2 * (1 + math.sin(a)), y + h / 2 * (1 - math.cos(a))) for a in turns]
        return g.polygon(corners), (x + w / 2, y + h / 2)

    return draw


def _heart(x: float, y: float, w: float, h: float) -> tuple[Path, Point]:
    half = [(0.64, 0.02), (0.9, 0.06), (1.0, 0.34), (0.84, 0.66)]
    right = [(x + u * w, y + v * h) for u, v in half]
    left = [(x + (1 - u) * w, y + v * h) for u, v in reversed(half)]
    notch, tip = (x + 0.5 * w, y + 0.2 * h, g.CORNER), (x + 0.5 * w, y + 1.04 * h, g.CORNER)
    return g.smooth([notch, *right, tip, *left]), (x + 0.5 * w, y + 0.46 * h)


def _star(x: float, y: float, w: float, h: float) -> tuple[Path, Point]:
    middle = x + w / 2, y + h / 2 + 0.03 * h
    star = g.star(0.0, 0.0, 1.0, 0.5, 5)
    return g.moved(g.scaled(star, 0.6 * w, 0.6 * h), *middle), middle


def _crescent(x: float, y: float, w: float, h: float) -> tuple[Path, Point]:
    full = g.ellipse(x + w / 2, y + h / 2, 0.55 * w, 0.55 * h)
    return g.difference(full, g.ellipse(x + 0.92 * w, y + 0.4 * h, 0.46 * w, 0.46 * h)), (x + 0.24 * w, y + 0.6 * h)


FORMS: Mapping[str, Callable[[Body], _Move]] = {
    "round": _outlined(_round),
    "oval": _outlined(_oval),
    "square": _outlined(_square),
    "rectangular": _outlined(_rectangular),
    "triangular": _outlined(_triangular),
    "pentagonal": _outlined(_sided(5)),
    "hexagonal": _outlined(_sided(6)),
    "octagonal": _outlined(_sided(8)),
    "heart": _outlined(_heart),
    "star": _outlined(_star),
    "crescent": _outlined(_crescent),
    "cylindrical": _outlined(_rectangular),
    "long": _drawn_out(1.55, 1.0),
    "wide": _drawn_out(1.4, 1.0),
    "tall": _drawn_out(1.0, 1.5),
    "narrow": _drawn_out(0.62, 1.0),
    "low": _drawn_out(1.0, 0.58),
    "curved": _swayed(lambda u, v: (0.0, -0.3 * (1 - (2 * u - 1) ** 2) + 0.1)),
    "crooked": _swayed(lambda u, v: (0.11 * math.sin(math.tau * 0.9 * v), 0.0)),
    "wavy": _swayed(lambda u, v: (0.0, 0.07 * math.sin(math.tau * 2 * u))),
    "leaning": _swayed(lambda u, v: (0.3 * v, 0.0)),
    "twisted": _swayed(lambda u, v: (0.16 * math.sin(math.tau * 1.2 * v), 0.05 * math.cos(math.tau * (u + v)))),
}
"""By the names that the reader gives (`reading/tables/shapes.py`)."""
_FORMLESS = frozenset({"animal", "person", "creature", "landscape", "weather", "clothing", "headwear", "place", "water",
                       "part of a body", "eyewear", "jewellery", "sky", "planet"})  # fmt: skip
"""Kinds of things whose form is not changed by a word."""


_OUTLINES = frozenset({"round", "oval", "square", "rectangular", "triangular", "pentagonal", "hexagonal", "octagonal",
                       "cylindrical"})  # fmt: skip
"""Forms that draw a thing's body out to an outline, which leaves nothing of what is long and thin."""
_SLENDER = 2.5
"""The length over the width of what is long and thin."""
_BY_NATURE: Mapping[str, frozenset[str]] = {
    "cylindrical": frozenset({"vessel", "container", "drink", "cup", "lamp", "light", "tool", "stationery", "tableware",
                              "kitchenware", "bottle", "pencil", "instrument", "drum", "toiletry", "plant"}),
    "spherical": frozenset({"ball", "fruit", "planet", "balloon", "berry"}),
    "round": frozenset({"ball", "fruit", "planet", "balloon", "berry", "bracelet", "necklace", "ring", "trash_can",
                        "bucket", "barrel", "drum", "plate", "coin"}),
}  # fmt: skip
"""What all of a kind are in the form of."""


def has(symbol: Symbol, shape: str) -> bool:
    """Whether it is drawn in the shape, or all such things are of it."""
    kinds = {symbol.id, *symbol.kinds}
    named = shape in symbol.poses or any(shape in word.split() for word in symbol.words)
    return named or shape in symbol.shapes or not _BY_NATURE.get(shape, frozenset[str]()).isdisjoint(kinds)


def takes(symbol: Symbol, form: str) -> bool:
    """Whether it can be drawn in the form, and is not so already."""
    if form not in FORMS or has(symbol, form) or not _FORMLESS.isdisjoint({symbol.id, *symbol.kinds}):
        return False
    return form not in _OUTLINES or not (_is_slender(symbol) or _LEGGED & {symbol.id, *symbol.kinds})


@lru_cache(maxsize=1024)
def _is_slender(symbol: Symbol) -> bool:
    """Whether it is much longer than wide, in whatever direction."""
    figure = symbol.figure()
    left, top, right, bottom = figure.bounds
    k = _CELLS / max(right - left, bottom - top, 1e-6)
    wide, high = math.ceil(k * (right - left)), math.ceil(k * (bottom - top))
    y, x = np.nonzero(covered(figure.silhouette, wide, high, affine(k, 0.0, 0.0, k, -left * k, -top * k)) > _HALF)
    if len(x) < 2:
        return False
    spreads = np.linalg.eigvalsh(np.cov(np.stack([x, y])))
    return bool(spreads[1] > _SLENDER**2 * max(spreads[0], 1e-9))
