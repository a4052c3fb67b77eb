"""A figure given form: the geometry of its shading, before any colour.

Everything is in the symbol's units and depends on the light's side only, so that it is worked out once.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.contour import cut, thickness, without_slivers
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.figure import Figure, Part
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.scene import Half

_CRESCENT = 0.34
"""How far in the core shadow reaches, as a share of a part's thickness."""
_LEAST = {1: 4.2, 2: 3.0}
"""Parts thinner than this have no core shadow of their own, by level of detail; without finer parts none has."""
_SLIVER = 0.12
"""What is thinner than this is no shape."""
_FAINT = 0.35
"""Marks fainter than this show the shadow of what they lie on."""


@dataclass(frozen=True, slots=True)
class Formed:
    """A part, its core shadow (empty where it has none), and what of each mark lies in that shadow."""

    part: Part
    shadow: Path
    marks: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """A figure under light from one side; its gradients run from `start` to `end`."""

    figure: Figure
    parts: tuple[Formed, ...]
    start: Point
    end: Point
    outline: Path


def towards(side: float) -> Point:
    """The unit vector to the light, in the picture's plane."""
    x, y = 0.85 * side, -0.75
    length = math.hypot(x, y)
    return x / length, y / length


@lru_cache(maxsize=256)
def form(symbol: Symbol, pose: str, side: float, detail: int, half: Half = "whole") -> Form:
    """The figure's parts of this level of detail with their core shadows; `side` is in the symbol's own view."""
    figure = symbol.figure(pose)
    direction = towards(side)
    parts = tuple(_formed(p, direction, detail) for p in figure.parts if p.detail <= detail and _belongs(p, half))
    left, top, right, bottom = figure.bounds
    middle, reach = (left + right) / 2, 0.4 * (right - left) * side
    return Form(figure, parts, (middle + reach, top), (middle - reach, bottom), _outline(figure, half))


def _outline(figure: Figure, half: Half) -> Path:
    """The silhouette of one half, or of the whole."""
    if half == "whole":
        return figure.silhouette
    parts = tuple(p for p in figure.parts if _belongs(p, half))
    return Figure(parts, {}).silhouette if parts else Path()


def _belongs(part: Part, half: Half) -> bool:
    return half == "whole" or part.front == (half == "front")


def _formed(part: Part, direction: Point, detail: int) -> Formed:
    shown = tuple(mark for mark in part.marks if mark.detail <= detail)
    kept = part if len(shown) == len(part.marks) else _with_marks(part, shown)
    shadow = core_shadow(part.path, direction) if _has_form(part, detail) else Path()
    return Formed(kept, shadow, tuple(_shaded(mark, shadow) for mark in shown))


def _with_marks(part: Part, marks: tuple[Part, ...]) -> Part:
    return Part(
        part.path, part.slot, part.tone, part.shade, part.detail, part.alpha, part.width, part.name, part.front, marks
    )


def _has_form(part: Part, detail: int) -> bool:
    if part.shade != "form" or part.width or part.detail > 1 or detail not in _LEAST:
        return False
    return thickness(part.path) >= _LEAST[detail]


def core_shadow(path: Path, direction: Point) -> Path:
    """The crescent that lies away from the light."""
    step = _CRESCENT * thickness(path)
    shadow = cut(path, g.moved(path, direction[0] * step, direction[1] * step), "difference")
    return without_slivers(shadow, 0.1 * step)


def lit_edge(path: Path, direction: Point, width: float) -> Path:
    """The band of this width along the outline where it faces the light."""
    edge = cut(path, g.moved(path, -direction[0] * width, -direction[1] * width), "difference")
    return without_slivers(edge, 0.12 * width)


def _shaded(mark: Part, shadow: Path) -> Path:
    if shadow.isEmpty() or mark.shade == "glow" or mark.alpha < _FAINT:
        return Path()
    if not mark.path.getBounds().intersects(shadow.getBounds()):
        return Path()
    return without_slivers(cut(mark.path, shadow, "intersection"), _SLIVER)
