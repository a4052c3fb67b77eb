"""Pop art: a comic's page. Thick black outlines, flat primaries, dots for every tone between, a burst behind."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab
from limner.drawing.contour import thickness
from limner.drawing.display import Display, Fill, Group, Item, Linear, Paint, Radial, Solid, Stroke
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import form
from limner.engines.illustrator.light.hue import relit
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces, plain
from limner.engines.illustrator.looks.focus import focus
from limner.engines.illustrator.looks.lettering import lettered
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.paints import colour_along
from limner.engines.illustrator.looks.paths import fan
from limner.engines.illustrator.looks.printed.bendays import (
    ANGLE,
    BLACK,
    BLUE,
    COVER,
    RED,
    SEEN,
    WHITE,
    YELLOW,
    Tone,
    darker,
    dotted_over,
    flat_of,
    lighter,
    skin_of,
    tone_of,
)
from limner.engines.illustrator.looks.printed.dots import dotted
from limner.engines.illustrator.looks.printed.skin import is_skin
from limner.engines.illustrator.looks.repaint import recoloured
from limner.engines.illustrator.scene import Light, Scene, Shape

_LINE, _FINE = 0.0125, 0.0052
"""Widths of the outlines of figures and of their parts, over the canvas's shorter side."""
_PITCH = 0.024
"""Between rows of dots in SVG, over the canvas's shorter side."""
_RAYS = 18
_FAR = 0.3
"""Figures farther than this have flat tones in SVG: their dots would be too many."""
_SPOT = 0.36
"""Small parts darker than this are black."""


@dataclass(frozen=True)
class PopArt(Look):
    """A comic's inks. The tones between them are dots: as vectors in SVG, as a screen over the pixels."""

    casts_shadows = False
    finished = False
    canvas: float = 1024.0
    centre: Point | None = None
    vector: bool = False

    @property
    def inks(self) -> frozenset[RGB]:
        """The black of its lines and the paper."""
        return frozenset({BLACK, WHITE})

    def suited(self, scene: Scene, *, vector: bool) -> "PopArt":
        """With its burst behind the scene's light."""
        return replace(self, canvas=float(min(scene.width, scene.height)), centre=focus(scene), vector=vector)

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The figure in a heavy outline, its parts in lighter ones, its shade a step darker."""
        unit = self.canvas / scale * (1 - 0.5 * dress.depth)
        outline = form(symbol, pose, dress.side, dress.detail, dress.half).outline
        around = () if outline.isEmpty() else (Stroke(outline, Solid(BLACK), _LINE * unit),)
        hand = replace(self, vector=self.vector and dress.depth < _FAR)
        drawn = (item for p in pieces(symbol, pose, dress) for item in hand._piece(p, unit, _tone(symbol, p)))
        return (*around, *drawn)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land and clouds outlined; the sky as a burst of two tones."""
        if shape.raster_only or shape.blend != "normal":
            return ()
        paint = relit(shape.paint, light, 0.5 * shape.depth) if shape.tinted else shape.paint
        if shape.colour_role == "sky" and isinstance(paint, Linear) and opaque(paint):
            return (Group(tuple(self._burst(shape.path, paint, size)), shape.name),)
        soft = isinstance(paint, (Linear, Radial)) and not opaque(paint)
        if soft and not (shape.colour_role in ("water", "cloud") and isinstance(paint, Linear)):
            return ()
        if plain(paint).alpha < 0.5:
            return ()
        return (Group(tuple(self._area(shape, paint, size)), shape.name),)

    def whole(self, display: Display, scene: Scene) -> Display:
        """Lettering in black or white, each on the other; what words stand on in flat inks."""
        words = lettered(display.items, _black_or_white, lambda rgb: WHITE if rgb == BLACK else BLACK)
        kept = SEEN | {scene.background}
        return recoloured(replace(display, items=words), lambda rgb: rgb if rgb in kept else flat_of(rgb).base)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Dots laid where a tone has them."""
        return dotted_over(pixels)

    def _toned(self, path: Path, tone: Tone, unit: float) -> Iterator[Item]:
        """The area in a tone; `unit` is the canvas's shorter side in the path's coordinates."""
        if tone.dots is None or not self.vector or thickness(path) < 1.5 * _PITCH * unit:
            yield Fill(path, Solid(tone.seen))
            return
        yield Fill(path, Solid(tone.base))
        for dots, width in dotted(path, _PITCH * unit, ANGLE, lambda x, y: COVER):
            yield Stroke(dots, Solid(tone.dots), width)

    def _piece(self, piece: Piece, unit: float, tone: Tone) -> Iterator[Item]:
        part = piece.part
        if part.alpha < 0.4:
            return
        if part.width:
            rgb = BLACK if lab(piece.rgb)[0] < 0.5 else tone.seen
            yield Stroke(piece.path, Solid(rgb), max(part.width, 0.5 * _FINE * unit))
            return
        if piece.is_mark or part.detail or thickness(piece.path) < _FINE * unit:
            yield Fill(piece.path, Solid(BLACK if lab(piece.rgb)[0] < _SPOT else tone.seen))
            return
        yield from self._toned(piece.path, tone, unit)
        if not piece.shadow.isEmpty():
            yield from self._toned(piece.shadow, darker(tone), unit)
        yield Stroke(piece.path, Solid(BLACK), _FINE * unit)

    def _area(self, shape: Shape, paint: Paint, size: float) -> Iterator[Item]:
        rgb = colour_along(paint.stops, 0.4) if isinstance(paint, Linear) else plain(paint).rgb
        tone = _scenery(shape.colour_role, rgb)
        near = 1 - 0.55 * shape.depth
        if shape.width:
            yield Stroke(shape.path, Solid(tone.seen), shape.width)
            return
        outlined = shape.colour_role not in ("background", "light") and thickness(shape.path) > _FINE * size
        if outlined:
            yield Stroke(shape.path, Solid(BLACK), 1.5 * _FINE * size * near)
        hand = replace(self, vector=self.vector and shape.depth < 2 * _FAR)
        yield from hand._toned(shape.path, tone, size)

    def _burst(self, sky: Path, paint: Linear, size: float) -> Iterator[Item]:
        left, top, right, bottom = g.bounds(sky)
        centre = self.centre or ((left + right) / 2, 0.6 * bottom)
        tone = tone_of(colour_along(paint.stops, 0.3))
        yield from self._toned(sky, tone, size)
        reach = 1.5 * max(right - left, bottom - top)
        yield from self._toned(g.intersection(fan(centre, reach, _RAYS), sky), lighter(tone), size)


def _scenery(role: str, rgb: RGB) -> Tone:
    """Clouds are white or blue; a backdrop is never in the tone of skin."""
    if role == "cloud":
        light = lab(rgb)[0]
        return Tone(WHITE) if light > 0.6 else Tone(WHITE, BLUE) if light > 0.38 else Tone(BLUE)
    tone = tone_of(rgb)
    return Tone(YELLOW) if role == "background" and tone in (Tone(WHITE, RED), Tone(YELLOW, RED)) else tone


def _tone(symbol: Symbol, piece: Piece) -> Tone:
    return skin_of(piece.rgb) if is_skin(symbol, piece) else tone_of(piece.rgb)


def _black_or_white(rgb: RGB) -> RGB:
    return BLACK if lab(rgb)[0] < 0.6 else WHITE
