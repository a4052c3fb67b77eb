"""Painted: areas laid in with a broad brush, over each other's edges."""

from collections.abc import Iterator
from dataclasses import dataclass

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.contour import thickness
from limner.drawing.display import Fill, Group, Item, Paint, Solid, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.hue import relit
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces, plain
from limner.engines.illustrator.looks.hatch import Hatching, hatched
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.looks.wobble import wobbled
from limner.engines.illustrator.scene import Light, Shape

_BRUSH = 0.016
"""The width of a brush over the canvas's shorter side."""
_RAGGED = 0.0022
"""How far an edge strays, over the same."""
_STROKES = ((-0.035, -30.0, 0.06, 0.55, 2.4), (0.04, -23.0, 0.09, 0.4, 3.3))
"""Tone, angle in degrees, bend, alpha and distance of the strokes over an area, one layer after the other; the distance
is in widths of the brush."""


@dataclass(frozen=True)
class Painted(Look):
    """Ragged areas under strokes of darker and lighter tones of themselves.

    `canvas` is the canvas's shorter side in pixels.
    """

    finished = False
    canvas: float = 1024.0

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Each part in strokes across its form; marks and fine parts by one touch."""
        unit = self.canvas / scale
        return tuple(item for piece in pieces(symbol, pose, dress) for item in _piece(piece, unit))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land in strokes; the sky in level ones; what is soft or see-through as in the full look."""
        usual = super().shape(shape, light, size)
        if shape.width or shape.blur or shape.raster_only or shape.blend != "normal" or not opaque(shape.paint):
            return usual
        if thickness(shape.path) < 0.5 * _BRUSH * size:
            return usual
        paint = relit(shape.paint, light, shape.depth) if shape.tinted else shape.paint
        whole = shape.colour_role in ("sky", "background", "water")
        path = shape.path if whole else wobbled(shape.path, _RAGGED * size, 0.03 * size)
        items = [Fill(path, paint), *_strokes(path, plain(paint).rgb, 1.6 * _BRUSH * size, level=whole)]
        return (Group(tuple(items), shape.name),)


def _piece(piece: Piece, unit: float) -> Iterator[Item]:
    part = piece.part
    if part.width:
        yield Stroke(piece.path, Solid(piece.rgb, part.alpha), part.width)
        return
    if piece.is_mark or part.detail or part.alpha < 0.8 or thickness(piece.path) < 0.5 * _BRUSH * unit:
        yield Fill(piece.path, Solid(piece.rgb, part.alpha))
        return
    path = wobbled(piece.path, _RAGGED * unit, 0.02 * unit)
    yield Fill(path, Solid(piece.rgb))
    if not piece.shadow.isEmpty():
        yield Fill(g.intersection(piece.shadow, path), Solid(piece.dark))
    yield from _strokes(path, piece.rgb, _BRUSH * unit)


def _strokes(path: Path, rgb: RGB, width: float, *, level: bool = False) -> Iterator[Item]:
    """Two layers of strokes, with gaps between them in which the area shows."""
    for offset, angle, bend, alpha, distance in _STROKES:
        pattern = Hatching(distance * width, 0.15 * angle if level else angle, 0.0 if level else bend, 0.5)
        paint: Paint = Solid(tone(rgb, offset), alpha)
        for strokes, _ in hatched(path, pattern, lambda x, y: 0.9):
            yield Stroke(strokes, paint, 0.9 * width)
