"""A symbol's parts with their plain colours: what the looks without gradients draw."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from limner.drawing.colour import RGB, lab, tone
from limner.drawing.display import Group, Item, Linear, Paint, Radial, Solid
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.figure import Part
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import form
from limner.engines.illustrator.light.hue import lit
from limner.engines.illustrator.light.weave import INK, shown, weave


@dataclass(frozen=True, slots=True)
class Piece:
    """A part or a mark: its outline, its colours in light and in core shadow, and where that shadow lies."""

    path: Path
    rgb: RGB
    dark: RGB
    shadow: Path
    part: Part
    is_mark: bool = False


_CORE = -0.1


@lru_cache(maxsize=64)
def pieces(symbol: Symbol, pose: str, dress: Dress) -> tuple[Piece, ...]:
    """The figure's parts and marks from back to front."""
    return tuple(_pieces(symbol, pose, dress))


def _pieces(symbol: Symbol, pose: str, dress: Dress) -> Iterator[Piece]:
    shape = form(symbol, pose, dress.side, dress.detail, dress.half)
    colours = {name: slot.rgb for name, slot in symbol.slots.items()} | dict(dress.colours)
    for formed in shape.parts:
        shadows = [formed.shadow, *formed.marks]
        for number, (part, shadow) in enumerate(zip([formed.part, *formed.part.marks], shadows, strict=True)):
            glows = part.shade == "glow" or symbol.slots[part.slot].role == "light"
            light, dark = (
                (tone(colours[part.slot], part.tone + offset) for offset in (0.0, _CORE))
                if glows
                else (lit(colours[part.slot], dress.light, dress.depth, part.tone + offset) for offset in (0.0, _CORE))
            )
            yield Piece(part.path, light, dark, shadow, part, is_mark=number > 0)
            if dress.pattern and number == 0:
                yield from _woven(symbol, part, colours, dress)


def _woven(symbol: Symbol, part: Part, colours: Mapping[str, RGB], dress: Dress) -> Iterator[Piece]:
    """The pattern on a part of the main colour or on clothes, as marks."""
    if part.shade not in ("form", "soft") or part.width:
        return
    kind, clothes = shown(dress.pattern, part.slot, symbol.slots[part.slot].role)
    living, ink = "animal" in symbol.kinds and not clothes, colours.get(INK)
    for area, rgb, alpha in weave(kind, part.path, colours[part.slot], living=living, ink=ink):
        light, dark = (lit(rgb, dress.light, dress.depth, part.tone + offset) for offset in (0.0, _CORE))
        mark = Part(area, part.slot, part.tone, "flat", part.detail, alpha, front=part.front)
        yield Piece(area, light, dark, Path(), mark, is_mark=True)


def sharp(items: Iterator[Item]) -> Iterator[Item]:
    """Cast shadows with clean edges, in the paints that they have."""
    for item in items:
        yield replace(item, items=tuple(sharp(iter(item.items))), blur=0.0) if isinstance(item, Group) else item


def one_tone(items: Iterator[Item]) -> Iterator[Item]:
    """Cast shadows with clean edges, each in one tone."""
    for item in items:
        if isinstance(item, Group):
            yield replace(item, items=tuple(one_tone(iter(item.items))), blur=0.0)
        else:
            yield replace(item, paint=plain(item.paint))


def plain(paint: Paint) -> Solid:
    """The paint as one colour: the middle of a gradient, its mean alpha."""
    if isinstance(paint, Solid):
        return paint
    stops = paint.stops
    middle = min(stops, key=lambda stop: abs(stop.offset - 0.5))
    return Solid(middle.rgb, sum(stop.alpha for stop in stops) / len(stops))


def opaque(paint: Paint) -> bool:
    """Whether the paint hides what lies behind it."""
    return paint.alpha > 0.75 if isinstance(paint, Solid) else min(stop.alpha for stop in paint.stops) > 0.75


def lightness(paint: Paint, x: float, y: float) -> float:
    """OKLab lightness of the paint at a point."""
    if isinstance(paint, Solid):
        return lab(paint.rgb)[0]
    at = _along(paint, x, y)
    before = max((s for s in paint.stops if s.offset <= at), key=lambda s: s.offset, default=paint.stops[0])
    after = min((s for s in paint.stops if s.offset >= at), key=lambda s: s.offset, default=paint.stops[-1])
    span = after.offset - before.offset
    share = (at - before.offset) / span if span > 1e-6 else 0.0
    return lab(before.rgb)[0] * (1 - share) + lab(after.rgb)[0] * share


def _along(paint: Linear | Radial, x: float, y: float) -> float:
    if isinstance(paint, Radial):
        cx, cy = paint.centre
        sx, sy = paint.stretch
        return min(math.hypot((x - cx) / sx, (y - cy) / sy) / max(paint.radius, 1e-6), 1.0)
    (x0, y0), (x1, y1) = paint.start, paint.end
    length = (x1 - x0) ** 2 + (y1 - y0) ** 2
    return min(max(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length, 0.0), 1.0) if length > 1e-9 else 0.0
