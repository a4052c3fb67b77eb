"""A symbol under the light as display items, in the symbol's own units."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.contour import cut, faceted, thickness
from limner.drawing.display import FLAT, Body, Fill, Item, Linear, Paint, Radial, Solid, Stop, Stroke, veil
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.figure import Part
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.form import Form, Formed, core_shadow, form, lit_edge, towards
from limner.engines.illustrator.light.hue import lit, relit
from limner.engines.illustrator.light.surfaces.coat import Coat
from limner.engines.illustrator.light.surfaces.extent import takes
from limner.engines.illustrator.light.surfaces.index import Surface, is_body, is_under, marked, shares, surface
from limner.engines.illustrator.light.weave import INK, shown, weave
from limner.engines.illustrator.scene import Half, Light

_LIFT, _DROP = 0.065, -0.11
"""How much lighter and darker than its slot a form is at the ends of its gradient."""
_CORE = -0.095
"""How much darker than its surroundings a core shadow is."""
_CLEAR = 0.45
"""How much is to be seen of lines and flat areas of glass."""
_DENSE = 0.9
"""Parts of less alpha are seen through."""
_BROAD, _SPOT = 0.06, 0.018
"""Flat parts thinner than the first, and others thinner than the second, over the figure's height, are painted on."""
_BEVEL = 0.02
"""How thick, over the figure's height, a part with straight sides is to the light: its face is flat to the edges."""
_SKIN = (0.82, 0.12)
"""How much the light shows on skin, and how much grain its shade has: dots there are stubble."""
_WHITE: RGB = (255, 255, 255)
_WINDOW = "window"
_LAMPLIGHT: RGB = (255, 212, 128)
"""Glowing slots of that name show the sky by day and this by night."""
_LAMPS = 8
"""A figure with more glowing parts than this (a tower's windows) has no halo round each."""


@dataclass(frozen=True, slots=True)
class Dress:
    """What a symbol is drawn with.

    `colours` overrides slots by name. `side` is the light's in the symbol's own view. `rim` is the lit edge's width
    in the symbol's units, 0 for none. `core` is how much of its core shadows is seen.
    """

    light: Light
    side: float
    colours: tuple[tuple[str, RGB], ...] = ()
    depth: float = 0.0
    detail: int = 1
    rim: float = 0.0
    pattern: str = ""
    material: str = ""
    half: Half = "whole"
    core: float = 1.0


@lru_cache(maxsize=128)
def build(symbol: Symbol, pose: str, dress: Dress) -> tuple[Item, ...]:
    """The figure's items from back to front; the same tuple for the same symbol, pose and dress."""
    shape = form(symbol, pose, dress.side, dress.detail, dress.half)
    palette = _Palette(symbol, dress, shape)
    items = [item for number, formed in enumerate(shape.parts) for item in palette.part(number, formed)]
    if dress.rim > 0 and not shape.outline.isEmpty():
        items.extend(_rim(shape, dress))
    return tuple(items)


class _Palette:
    """Paints of one figure: one gradient a slot and tone, shared over the whole figure."""

    def __init__(self, symbol: Symbol, dress: Dress, shape: Form) -> None:
        self._symbol, self._dress, self._shape = symbol, dress, shape
        self._colours = {name: slot.rgb for name, slot in symbol.slots.items()} | dict(dress.colours)
        lamps = sum(formed.part.shade == "glow" for formed in shape.parts)
        self._halo = dress.light.dark if 0 < lamps <= _LAMPS else 0.0
        self._surface = surface(dress.material, symbol)
        parts = [formed.part for formed in shape.parts]
        self._shares = shares(parts, symbol, dress.material) if self._surface and dress.detail else {}

    def part(self, number: int, formed: Formed) -> Iterator[Item]:
        """A part with its shadow, marks and glints, in its material."""
        part = formed.part
        if part.shade == "glow" and self._halo > 0.25:
            yield _halo(part.path, self._colour(part), 0.55 * self._halo)
        if self._surface is not None and self._is_body(part):
            yield from self._covered(self._surface, self._coat(part, self._shares.get(number, 0.0)), formed)
        else:
            clear = (
                self._surface is not None
                and self._surface.clear
                and takes(part.slot, self._symbol, self._dress.material)
            )
            shown = replace(part, alpha=_CLEAR * part.alpha) if clear else part
            yield from self._shaded(shown, formed.shadow, self._body(shown))
            yield from self._woven(formed)
            yield from self._marked(formed, list(range(len(part.marks))))
        if part.shade == "glass":
            yield from self._glint(part)

    def _covered(self, made: Surface, coat: Coat, formed: Formed) -> Iterator[Item]:
        """A part in its material: what of it is behind the part, the part, what is painted on it, the material's marks,
        and what is fixed on these."""
        part = formed.part
        if made.behind and coat.share:
            yield from made.behind(coat)
        if made.body:
            yield Fill(part.path, made.body(coat), FLAT if made.clear else self._body(part))
        else:
            yield from self._shaded(part, formed.shadow, self._body(part))
        yield from self._woven(formed)
        under = [i for i, mark in enumerate(part.marks) if self._is_under(mark, part)]
        yield from self._marked(formed, under, made.through if made.body or coat.share else 1.0)
        if coat.share:
            yield marked(made, coat)
        yield from self._marked(formed, [i for i in range(len(part.marks)) if i not in under])

    def _is_clear(self, part: Part) -> bool:
        """Whether it is a line or a flat area of what is seen through."""
        seen_through = self._surface is not None and self._surface.clear
        return seen_through and takes(part.slot, self._symbol, self._dress.material)

    def _is_body(self, part: Part) -> bool:
        return is_body(part, self._symbol, self._dress.material)

    def _is_under(self, mark: Part, part: Part) -> bool:
        return is_under(mark, part, self._symbol, self._dress.material)

    def _marked(self, formed: Formed, numbers: list[int], through: float = 1.0) -> Iterator[Item]:
        """Some of a part's marks, all of them or so much of them as shows through."""
        for i in numbers:
            mark, shadow = formed.part.marks[i], formed.marks[i]
            if formed.part.shade == "glow":
                mark = replace(mark, shade="glow")
            if through < 1.0:
                mark, shadow = replace(mark, alpha=mark.alpha * through), Path()
            yield from self._shaded(mark, shadow)

    def _coat(self, part: Part, share: float) -> Coat:
        rgb = self._dyed(part, self._colours[part.slot])
        light, depth = self._dress.light, self._dress.depth
        return Coat(
            path=part.path,
            ink=lambda offset: lit(rgb, light, depth, part.tone + offset),
            white=self._lit_white(),
            side=self._dress.side,
            share=share,
        )

    def _body(self, part: Part) -> Body | None:
        """What the light finds in a part; lines, spots, and what is seen through, are nothing that it could fall on."""
        if part.width or part.alpha < _DENSE:
            return FLAT if part.shade == "glow" else None
        thick, tall = thickness(part.path), self._shape.figure.height
        if part.shade not in ("form", "soft"):
            return FLAT if thick > _BROAD * tall else None
        if thick < _SPOT * tall:
            return None
        if faceted(part.path):
            thick = min(thick, _BEVEL * tall)
        firm, grain = _SKIN if part.slot == "skin" else (1.0, 1.0)
        return Body(round(thick, 2), round((1 - 0.7 * self._dress.depth) * firm, 2), grain)

    def _shaded(self, part: Part, shadow: Path, body: Body | None = None) -> Iterator[Item]:
        paint = self._paint(part)
        yield Stroke(part.path, paint, part.width) if part.width else Fill(part.path, paint, body)
        if not shadow.isEmpty():
            yield Fill(shadow, self._paint(part, _CORE * self._dress.core))

    def _colour(self, part: Part, offset: float = 0.0) -> RGB:
        rgb = self._colours[part.slot]
        if part.shade == "glow" or self._symbol.slots[part.slot].role == "light":
            if part.slot == _WINDOW:
                rgb = mix(rgb, _LAMPLIGHT, min(1.7 * self._dress.light.dark, 0.9))
            return tone(rgb, part.tone + offset)
        return lit(self._dyed(part, rgb), self._dress.light, self._dress.depth, part.tone + offset)

    def _dyed(self, part: Part, rgb: RGB) -> RGB:
        """The part's colour as its material takes it."""
        dyed = self._surface.dyed if self._surface else None
        return dyed(rgb) if dyed and self._is_body(part) else rgb

    def _paint(self, part: Part, offset: float = 0.0) -> Paint:
        if part.shade in ("flat", "glow") or part.width:
            return Solid(self._colour(part, offset), part.alpha)
        clear, dense = (0.5, 0.8) if part.shade == "glass" else (1.0, 1.0)
        stops = (
            Stop(0.0, self._colour(part, offset + _LIFT), part.alpha * clear),
            Stop(1.0, self._colour(part, offset + _DROP), part.alpha * dense),
        )
        return Linear(self._shape.start, self._shape.end, stops)

    def _woven(self, formed: Formed) -> Iterator[Item]:
        part = formed.part
        if not self._dress.pattern or part.shade not in ("form", "soft") or part.width:
            return
        kind, clothes = shown(self._dress.pattern, part.slot, self._symbol.slots[part.slot].role)
        base = self._colours[part.slot]
        living, ink = "animal" in self._symbol.kinds and not clothes, self._colours.get(INK)
        for area, rgb, alpha in weave(kind, part.path, base, living=living, ink=ink):
            mark = Solid(lit(rgb, self._dress.light, self._dress.depth, part.tone), alpha)
            yield Fill(area, mark)
            if not formed.shadow.isEmpty():
                dark = lit(rgb, self._dress.light, self._dress.depth, part.tone + _CORE * self._dress.core)
                yield Fill(cut(area, formed.shadow, "intersection"), Solid(dark, alpha))

    def _glint(self, part: Part) -> Iterator[Item]:
        """A slanted streak of light on glass, on the side of the light."""
        left, top, right, bottom = g.bounds(part.path)
        width, height = right - left, bottom - top
        x = left + width * (0.62 if self._dress.side > 0 else 0.16)
        lean = 0.25 * width
        streak = g.polygon([(x, bottom), (x + lean, top), (x + lean + 0.16 * width, top), (x + 0.16 * width, bottom)])
        area = cut(streak, part.path, "intersection")
        if not area.isEmpty():
            paint = Linear((0.0, top), (0.0, top + height), veil(self._lit_white(), ((0.0, 0.5), (1.0, 0.05))))
            yield Fill(area, paint)

    def _lit_white(self) -> RGB:
        return lit(_WHITE, self._dress.light, self._dress.depth)


def _halo(path: Path, rgb: RGB, strength: float) -> Item:
    """The light round a lamp."""
    left, top, right, bottom = g.bounds(path)
    x, y = (left + right) / 2, (top + bottom) / 2
    radius = 1.2 * max(right - left, bottom - top) + 6.0
    stops = veil(rgb, ((0.0, strength), (0.3, strength * 0.5), (0.65, strength * 0.13), (1.0, 0.0)))
    return Fill(g.ellipse(x, y, radius), Radial((x, y), radius, stops))


def _rim(shape: Form, dress: Dress) -> Iterator[Item]:
    """The lit edge of the silhouette: a soft wide band under a thin bright one, both fading downward."""
    direction = towards(dress.side)
    _, top, _, bottom = shape.figure.bounds
    for width, share in ((2.8, 0.22), (1.0, 1.0)):
        edge = lit_edge(shape.outline, direction, dress.rim * width)
        if edge.isEmpty():
            continue
        strength = share * dress.light.rim_strength
        stops = veil(dress.light.rim, ((0.0, strength), (0.45, strength * 0.6), (0.92, 0.0)))
        yield Fill(edge, Linear((0.0, top), (0.0, bottom), stops))


def scenery(path: Path, paint: Paint, light: Light, depth: float, size: float) -> Iterator[Item]:
    """A shape of the scene given form: a lit edge, and a core shadow where all of it is in sight.

    `paint` is its paint before the light, `size` the canvas's shorter side in pixels.
    """
    direction = towards(light.side)
    yield Fill(path, relit(paint, light, depth))
    if thickness(path) < 0.12 * size:
        shadow = core_shadow(path, direction)
        if not shadow.isEmpty():
            yield Fill(shadow, relit(paint, light, depth, _CORE))
    edge = lit_edge(path, direction, 0.006 * size)
    if not edge.isEmpty():
        yield Fill(edge, relit(paint, light, depth, _LIFT))
