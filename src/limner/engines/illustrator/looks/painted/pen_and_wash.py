"""Pen and wash: watercolour within lines that a steel pen drew first, loose and broken."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from limner.drawing.colour import RGB, mix, parse
from limner.drawing.contour import thickness
from limner.drawing.display import Group, Item, Solid, Stroke, in_colour
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import form
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces
from limner.engines.illustrator.looks.hatch import Hatching, hatched
from limner.engines.illustrator.looks.painted import margin
from limner.engines.illustrator.looks.painted.watercolour import PAPER, Watercolour, gap, washed
from limner.engines.illustrator.looks.paths import intricate
from limner.engines.illustrator.looks.wobble import wobbled
from limner.engines.illustrator.scene import Light, Shape

_INK: RGB = parse("#2b2521")
_LINE = 2.6
"""The width of the nearest lines in pixels at 1,024."""
_STRAY, _REACH = 1.5, 28.0
"""How far a line strays, and over what length, in pixels at 1,024."""
_FAINTEST = 0.28
"""The alpha of lines at the horizon."""
_THICK, _BROAD = 5.0, 9.0
"""Pixels at 1,024 from which a part of a figure and a shape of the place have a line."""
_THIN = 0.34
"""How much paper shows through the washes of the place."""
_HATCHED = 0.5
"""Figures that are farther off have no hatching."""
_APART, _SLANT = 10.0, -38.0
"""The distance of its strokes in pixels at 1,024, and their direction in degrees."""
_FAR = 0.75
"""Shapes of the place that are farther off are washes alone."""


@dataclass(frozen=True)
class PenAndWash(Watercolour):
    """Thin washes within ink lines, these paler with distance; shades are hatched, skies are washes alone."""

    @property
    def inks(self) -> frozenset[RGB]:
        """The paper and the ink."""
        return super().inks | {_INK}

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The washes, each with a line round it where it is broad enough."""
        return _figure(symbol, pose, dress, self.pixel(scale))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """The washes; a line round what has an edge."""
        thin = in_colour(shape.paint, lambda rgb: mix(rgb, PAPER, _THIN))
        washed = super().shape(replace(shape, paint=thin), light, size)
        unit = size / 1024
        edged = not (shape.blur or shape.width or shape.raster_only) and shape.blend == "normal" and opaque(shape.paint)
        if not edged or shape.colour_role in margin.EXPANSES or shape.depth > _FAR:
            return washed
        if intricate(shape.path) or thickness(shape.path) < _BROAD * unit:
            return washed
        return (*washed, Group((_line(self.in_sight(shape.path), shape.depth, unit),), "line"))


@lru_cache(maxsize=32)
def _figure(symbol: Symbol, pose: str, dress: Dress, pixel: float) -> tuple[Item, ...]:
    shape = form(symbol, pose, dress.side, dress.detail, dress.half)
    items = list(gap(symbol.figure(pose).silhouette, pixel)) if dress.half == "whole" and dress.depth < _HATCHED else []
    for piece in pieces(symbol, pose, dress):
        items += washed(piece, (shape.start, shape.end), pixel, far=dress.depth > _HATCHED)
        items += _round(piece, dress.depth, pixel)
    return tuple(items)


def _round(piece: Piece, depth: float, pixel: float) -> Iterator[Item]:
    soft = piece.is_mark or piece.part.width or piece.part.shade == "glow"
    if soft or thickness(piece.path) < _THICK * pixel:
        return
    yield _line(piece.path, depth, pixel)
    if depth < _HATCHED and not piece.shadow.isEmpty():
        for strokes, _ in hatched(piece.shadow, Hatching(_APART * pixel, _SLANT, 0.1, 0.3), lambda x, y: 1.0):
            yield Stroke(strokes, Solid(_INK, 0.55), 0.6 * _LINE * pixel)


def _line(path: Path, depth: float, pixel: float) -> Item:
    alpha = _FAINTEST + (0.9 - _FAINTEST) * (1 - depth)
    return Stroke(wobbled(path, _STRAY * pixel, _REACH * pixel), Solid(_INK, alpha), _LINE * (1 - 0.5 * depth) * pixel)
