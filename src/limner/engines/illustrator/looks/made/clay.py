"""Clay: soft rounded bodies under a studio lamp, with the prints of the fingers that pressed them."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, mix, tone
from limner.drawing.display import Fill, Group, Item, Linear, Radial, Solid, Stop, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.corners import shaped
from limner.engines.illustrator.looks.flat import Piece, opaque, plain
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.made.breadth import MANY, breadth
from limner.engines.illustrator.looks.made.material import Material
from limner.engines.illustrator.looks.made.relief import modelled
from limner.engines.illustrator.looks.made.scenery import soft, strongest
from limner.engines.illustrator.looks.paints import colour_at, in_light
from limner.engines.illustrator.looks.wobble import wobbled
from limner.engines.illustrator.scene import Light, Scene, Shape

_ROUND = 0.55
"""How round corners are, 0 to 1."""
_HAND = 0.0016
"""How far an outline wavers, over the canvas's shorter side."""
_ROLLS = 6
"""Rolls of clay that make a sky."""
_THIN = 0.004
"""What is thinner, over the shorter side, is not pressed into shape."""


@dataclass(frozen=True)
class Clay(Material):
    """Plain areas that the retouch models; in SVG, areas with light on them."""

    casts_shadows = True
    canvas: float = 1024.0

    def suited(self, scene: Scene, *, vector: bool) -> "Clay":
        """For this canvas."""
        return replace(self, canvas=min(scene.width, scene.height))

    def ground(self, scene: Scene) -> RGB:
        """A slab."""
        return clay(scene.ground)

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Each part with round corners; neighbours of one colour a shade apart, so that both have an edge."""
        thin = _THIN * self.canvas / scale
        items: list[Item] = []
        for number, piece in enumerate(shaped(symbol, pose, dress, _ROUND)):
            items.extend(_pressed(piece, number, thin, dress.side))
        return tuple(items)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Slabs and rolls; what is soft is left out."""
        if soft(shape, size):
            return ()
        paint = in_light(shape, light)
        veiled = not opaque(paint)
        if veiled and shape.colour_role not in ("cloud", "water"):
            return ()
        rgb = clay(strongest(paint) if veiled else plain(paint).rgb)
        if shape.width:
            return (Group((Stroke(shape.path, Solid(rgb), max(shape.width, 0.006 * size)),), shape.name),)
        if shape.layer == "ground" and shape.path.countVerbs() > MANY:
            return ()
        if isinstance(paint, Linear) and shape.name == "sky":
            return (Group(tuple(_rolls(shape.path, paint, size)), shape.name),)
        path = g.union(shape.path) if veiled else shape.path
        thick = breadth(path)
        if thick < (0.006 if veiled or shape.layer == "ground" else _THIN) * size:
            return ()
        if thick > 0.012 * size and shape.colour_role not in ("sky", "background") and not veiled:
            path = _pressed_by_hand(path, size)
        left, _, right, _ = g.bounds(path)
        lit = _modelled(path, rgb, light.side, spot=right - left < 0.6 * size) if thick > 0.012 * size else ()
        return (Group((Fill(path, Solid(rgb)), Group(tuple(lit), vector_only=True)), shape.name),)

    def shadow(self, items: Iterator[Item]) -> Iterator[Item]:
        """None where bodies are modelled: a soft edge is no body's."""
        for item in items:
            yield Group((item,), vector_only=True)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Every area raised to a body, lit, and marked by fingers."""
        return modelled(pixels, scene.light.side, scene.seed)


@lru_cache(maxsize=4096)
def clay(rgb: RGB) -> RGB:
    """The plasticine nearest to a colour: matt, never black or white."""
    lightness, chroma, hue = lch(rgb)
    return from_lch(0.21 + 0.76 * lightness, min(1.12 * chroma, 0.2), hue)


def _pressed_by_hand(path: Path, size: float) -> Path:
    """The outline, a little off where it was, with the holes that it has."""
    result = wobbled(path, 2 * _HAND * size, 0.06 * size)
    result.setFillType(path.getFillType())
    return result


def _pressed(piece: Piece, number: int, thin: float, side: float) -> Iterator[Item]:
    part = piece.part
    rgb = tone(clay(piece.rgb), 0.02 * (number % 3 - 1))
    if part.alpha < 0.4:
        return
    if part.width:
        yield Stroke(piece.path, Solid(rgb, part.alpha), max(part.width, thin))
        return
    if piece.is_mark and breadth(piece.path) < thin:
        return
    yield Fill(piece.path, Solid(rgb, part.alpha if part.alpha > 0.75 else 0.75))
    if not piece.is_mark and breadth(piece.path) > 3 * thin:
        yield Group(tuple(_modelled(piece.path, rgb, side, spot=True)), vector_only=True)


def _rolls(path: Path, paint: Linear, size: float) -> Iterator[Item]:
    """The sky in rolls of clay, one a colour of its gradient, pressed together by hand."""
    left, top, right, bottom = g.bounds(path)
    start, end = paint.start[1], paint.end[1]
    yield Fill(path, Solid(clay(colour_at(paint, (left, start)) or paint.stops[0].rgb)))
    for number in range(1, _ROLLS):
        level = start + (end - start) * number / _ROLLS
        if not top < level < bottom:
            continue
        rgb = clay(colour_at(paint, (left, start + (end - start) * (number + 0.5) / _ROLLS)) or paint.stops[-1].rgb)
        step = (right - left) / 8
        edge: list[g.Landmark] = [
            (left + step * i, level + 0.012 * size * math.sin(i * 1.9 + number * 2.4)) for i in range(-1, 10)
        ]
        yield Fill(g.smooth([*edge, (right + step, bottom, g.CORNER), (left - step, bottom, g.CORNER)]), Solid(rgb))


def _modelled(path: Path, rgb: RGB, side: float, *, spot: bool) -> Iterator[Item]:
    """The body's light and shade as gradients, where pixels cannot be modelled."""
    left, top, right, bottom = g.bounds(path)
    wide, tall = right - left, bottom - top
    middle = ((left + right) / 2 + 0.2 * side * wide, top + 0.28 * tall)
    reach = 0.85 * max(wide, tall)
    tones = ((0.0, 0.09), (0.4, 0.02), (0.8, -0.07), (1.0, -0.13))
    stops = tuple(Stop(at, tone(rgb, offset)) for at, offset in tones)
    yield Fill(path, Radial(middle, reach, stops, (max(wide / reach, 0.4), max(tall / reach, 0.4))))
    if not spot:
        return
    white = mix(rgb, (255, 255, 255), 0.6)
    rx, ry = 0.26 * wide, 0.15 * tall
    area = g.intersection(g.ellipse(middle[0], top + 0.22 * tall, rx, ry), path)
    if not area.isEmpty():
        fading = (Stop(0.0, white, 0.5), Stop(0.5, white, 0.22), Stop(1.0, white, 0.0))
        yield Fill(area, Radial((middle[0], top + 0.22 * tall), rx, fading, (1.0, ry / rx)))
