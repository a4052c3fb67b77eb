"""Storybook: warm colours inside soft brown pencil lines, on a page of cream paper."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import cv2

from limner.drawing.colour import RGB, from_lch, lch, mix, parse, tone
from limner.drawing.contour import thickness
from limner.drawing.display import Display, Fill, Group, Item, Linear, Solid, Stop, Stroke, in_colour
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import form
from limner.engines.illustrator.light.hue import relit
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces, plain
from limner.engines.illustrator.looks.hatch import Hatching, hatched
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.painted import lines, margin, paper, tones
from limner.engines.illustrator.looks.painted.plainly import plainly
from limner.engines.illustrator.looks.paths import intricate
from limner.engines.illustrator.looks.sized import Sized
from limner.engines.illustrator.looks.wobble import wobbled
from limner.engines.illustrator.scene import Light, Scene, Shape

_PAGE, _SEPIA, _HONEY = parse("#fbf3df"), parse("#5b4033"), parse("#f2d7a0")
_LINE = 2.6
"""The width of outlines in pixels at 1,024."""
_HATCH = tones.table((0, 120), (70, 96), (150, 46), (225, 0), (255, 0))

_WAX = tones.table((0, 0), (90, 20), (170, 90), (225, 110), (238, 0), (255, 0))
"""Pressure of the dark crayon and of the light one, for a lightness; none on the page."""


@dataclass(frozen=True)
class Storybook(Sized):
    """The full look warmed, outlined in brown, shaded with a crayon, in a rounded picture on its page."""

    finished = False
    toned = True

    def whole(self, display: Display, scene: Scene) -> Display:
        """Within a rounded opening and two lines drawn round it."""
        if not margin.framed(scene):
            return display
        side = min(scene.width, scene.height)
        frame = margin.rounded(scene, _PAGE, 0.05, 0.0016)
        rule = tuple(
            Stroke(margin.opening(scene, inset, 0.0016), Solid(_SEPIA, alpha), width * side / 1024)
            for inset, alpha, width in ((0.05, 0.9, 3.2), (0.034, 0.75, 1.6))
        )
        return replace(display, items=(*display.items, frame, Group(rule, "rule")))

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Round tones within brown lines."""
        return _figure(symbol, pose, dress, self.pixel(scale))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land as in the full look, warmed, with crayon strokes and a line."""
        warm = replace(shape, paint=in_colour(shape.paint, cosy))
        usual = super().shape(warm, light, size)
        unit = size / 1024
        if shape.blur or shape.raster_only or shape.width or shape.blend != "normal" or not opaque(shape.paint):
            return usual
        if shape.colour_role in margin.EXPANSES or thickness(shape.path) < 7 * unit:
            return usual
        rgb = plain(relit(warm.paint, light, shape.depth) if shape.tinted else warm.paint).rgb
        line, *crayon = _outlined(replace(shape, path=self.in_sight(shape.path)), rgb, unit)
        # The line comes first, so that no part of it lies within a shape of several outlines.
        return (line, *usual, *crayon)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """A crayon's strokes in the shades, and the page's tooth."""
        light = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
        crayon = lines.strung(cv2.LUT(light, _HATCH), pixels, 7.0, -0.8, scene.seed)
        shade = cv2.bitwise_not(cv2.convertScaleAbs(crayon, alpha=0.42))
        made = cv2.multiply(pixels, cv2.merge([shade] * 3), scale=1 / 255)
        glow = cv2.convertScaleAbs(lines.strung(cv2.LUT(light, _WAX), pixels, 8.0, 0.7, scene.seed + 1), alpha=0.12)
        made = cv2.add(made, cv2.merge([glow] * 3))
        return paper.shaded(made, paper.tooth("smooth", pixels.shape, scene.seed), 0.09)


def cosy(rgb: RGB) -> RGB:
    """The colour as by candlelight: warmer, milder, never harsh."""
    light, chroma, hue = lch(mix(rgb, _HONEY, 0.13))
    return from_lch(0.08 + 0.9 * light, chroma * 1.06, hue)


@lru_cache(maxsize=32)
def _figure(symbol: Symbol, pose: str, dress: Dress, pixel: float) -> tuple[Item, ...]:
    shape = form(symbol, pose, dress.side, dress.detail, dress.half)
    run = (shape.start, shape.end)
    return tuple(item for piece in pieces(symbol, pose, dress) for item in _piece(piece, run, pixel, dress.depth))


def _piece(piece: Piece, run: tuple[tuple[float, float], ...], pixel: float, depth: float) -> Iterator[Item]:
    part, colour = piece.part, cosy(piece.rgb)
    plain_one = plainly(piece, colour, 8 * pixel)
    if plain_one is not None:
        yield plain_one
    else:
        stops = (Stop(0.0, tone(colour, 0.05)), Stop(1.0, tone(colour, -0.05)))
        yield Fill(piece.path, Linear(run[0], run[1], stops))
        if not piece.shadow.isEmpty():
            yield Fill(piece.shadow, Solid(cosy(piece.dark), 0.85))
            yield from _crayon(piece.shadow, tone(cosy(piece.dark), -0.07), pixel)
    lined = not (piece.is_mark or part.width or part.shade == "glow") and depth < 0.75
    if lined and thickness(piece.path) > 4 * pixel:
        line = mix(tone(colour, -0.3), _SEPIA, 0.6)
        yield Stroke(wobbled(piece.path, 0.8 * pixel, 26 * pixel), Solid(line, 0.9 - 0.5 * depth),
                     _LINE * pixel * (1 - 0.4 * depth))  # fmt: skip


def _crayon(path: Path, rgb: RGB, pixel: float) -> Iterator[Item]:
    for strokes, _ in hatched(path, Hatching(8 * pixel, -40, 0.08, 0.3), lambda x, y: 1.0):
        yield Stroke(strokes, Solid(rgb, 0.5), 2.4 * pixel)


def _outlined(shape: Shape, rgb: RGB, unit: float) -> Iterator[Item]:
    line = mix(tone(rgb, -0.22), _SEPIA, 0.45)
    edge = wobbled(shape.path, 1.8 * unit, 60 * unit) if shape.depth < 0.6 and not intricate(shape.path) else shape.path
    yield Stroke(edge, Solid(line, 0.7 - 0.45 * shape.depth), 2 * _LINE * unit * (1 - 0.4 * shape.depth))
    if thickness(shape.path) > 30 * unit and shape.depth < 0.5 and not intricate(shape.path):
        for strokes, _ in hatched(shape.path, Hatching(46 * unit, -30, 0.04, 0.3), lambda x, y: 1.0):
            yield Stroke(strokes, Solid(tone(rgb, -0.05), 0.35), 5 * unit)
