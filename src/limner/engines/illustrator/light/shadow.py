"""What a standing thing throws: its skewed silhouette, and a dark contact under it."""

import math
from dataclasses import dataclass
from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.contour import cut
from limner.drawing.display import Fill, Group, Item, Linear, Matrix, Radial, Solid, veil
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.form import towards
from limner.engines.illustrator.scene import Light

_SMALL = 26.0
"""Things lower than this many pixels have a contact shadow only."""
_FLAT = 0.17
"""The height of a contact shadow over its width."""

_HUGS = 0.03
"""How far below what lies its shade is seen, over its length."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a figure stands on the canvas: its point, pixels a unit, 1 or -1 for its hand, its height in pixels."""

    x: float
    y: float
    scale: float
    hand: int
    height: float


@lru_cache(maxsize=1024)
def footprint(symbol: Symbol, pose: str) -> tuple[float, float]:
    """Left and right end of what touches the ground, in the symbol's units."""
    figure = symbol.figure(pose)
    left, _, right, bottom = figure.bounds
    band = g.rect(left, bottom - 0.07 * figure.height, right - left, figure.height)
    low = g.bounds(cut(figure.silhouette, band, "intersection"))
    return (low[0], low[2]) if low[2] > low[0] else (left, right)


def standing(symbol: Symbol, pose: str, spot: Spot, light: Light, rgb: RGB, strength: float) -> tuple[Item, ...]:
    """On the ground: toward the viewer when the light is behind, else away; `rgb` is the colour of its shade."""
    if symbol.place == "wall":
        return (_on_wall(symbol, pose, spot, light, rgb, strength),)
    left, right = footprint(symbol, pose)
    middle = spot.x + spot.hand * (left + right) / 2 * spot.scale
    half = (right - left) / 2 * spot.scale * 1.12 + 0.025 * spot.height
    under = contact(middle, spot.y, half, rgb, min(1.8 * strength, 0.85), 0.05 * spot.height)
    if spot.height < _SMALL or strength < 0.03:
        return (under,)
    return (_thrown(symbol, pose, spot, light, rgb, strength), under)


def contact(x: float, y: float, half: float, rgb: RGB, strength: float, tallest: float = math.inf) -> Item:
    """The soft dark ellipse where a thing meets the ground; `half` its width, `tallest` half its height at most."""
    flat = min(_FLAT, tallest / half)
    stops = veil(rgb, ((0.0, strength), (0.5, strength * 0.75), (0.8, strength * 0.2), (1.0, 0.0)))
    return Fill(g.ellipse(x, y, half, half * flat), Radial((x, y), half, stops, (1.0, flat)))


def lain(symbol: Symbol, pose: str, matrix: Matrix, height: float, light: Light, rgb: RGB, strength: float) -> Item:
    """The shade right under what lies, all along it; `matrix` takes the symbol's units to the canvas."""
    a, b, c, d, x, y = matrix
    away = _HUGS * height
    moved = (a, b, c, d, x - 0.5 * light.side * away, y + away)
    fill = Fill(symbol.figure(pose).silhouette, Solid(rgb, min(1.5 * strength, 0.72)))
    return Group((fill,), "shadow", matrix=moved, blur=max(0.45 * away, 0.8))


def _thrown(symbol: Symbol, pose: str, spot: Spot, light: Light, rgb: RGB, strength: float) -> Item:
    figure = symbol.figure(pose)
    length = min(light.shadow_length, 1.6)
    drop = -0.16 - 0.16 * length if light.behind else 0.14 + 0.1 * length
    skew = 0.55 * light.side * length
    matrix: Matrix = (spot.hand * spot.scale, 0.0, skew * spot.scale, drop * spot.scale, spot.x, spot.y)
    _, top, _, bottom = figure.bounds
    stops = veil(rgb, ((0.0, 1.3 * strength), (0.3, 1.1 * strength), (0.7, 0.62 * strength), (1.0, 0.25 * strength)))
    fill = Fill(figure.silhouette, Linear((0.0, max(bottom, 0.0)), (0.0, top), stops))
    return Group((fill,), "shadow", matrix=matrix, blur=max(0.009 * spot.height, 0.8))


def _on_wall(symbol: Symbol, pose: str, spot: Spot, light: Light, rgb: RGB, strength: float) -> Item:
    x, y = towards(light.side)
    away = 0.05 * spot.height
    matrix = (spot.hand * spot.scale, 0.0, 0.0, spot.scale, spot.x - x * away, spot.y - y * away)
    fill = Fill(symbol.figure(pose).silhouette, Solid(rgb, 0.7 * strength))
    return Group((fill,), "shadow", matrix=matrix, blur=max(0.018 * spot.height, 1.0))
