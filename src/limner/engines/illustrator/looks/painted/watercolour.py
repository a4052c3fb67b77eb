"""Watercolour: washes on cold-pressed paper that pool at their edges and leave gaps of white."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, mix, parse, tone
from limner.drawing.contour import thickness
from limner.drawing.display import (
    Display,
    Fill,
    Group,
    Item,
    Linear,
    Paint,
    Radial,
    Solid,
    Stop,
    Stroke,
    in_colour,
)
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import form
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces, plain
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.painted import margin, wet
from limner.engines.illustrator.looks.painted.plainly import plainly
from limner.engines.illustrator.looks.paints import in_light
from limner.engines.illustrator.looks.paths import intricate
from limner.engines.illustrator.looks.sized import Sized
from limner.engines.illustrator.looks.wobble import wobbled
from limner.engines.illustrator.scene import Light, Scene, Shape

PAPER = parse("#fcf9f1")
_FAR = 0.3
"""Figures at a greater depth keep their outlines as they are."""
_DRY = 0.24
"""What a thick layer of pigment leaves of black, in OKLab lightness."""


@dataclass(frozen=True)
class Watercolour(Sized):
    """Each area a wash, thin where the light falls and pooled below, its edge dried darker."""

    casts_shadows = True
    finished = False
    toned = True

    @property
    def inks(self) -> frozenset[RGB]:
        """The paper."""
        return frozenset({PAPER})

    def ground(self, scene: Scene) -> RGB:
        """The paper."""
        return PAPER

    def whole(self, display: Display, scene: Scene) -> Display:
        """Within the margin that the washes did not reach."""
        if not margin.framed(scene):
            return display
        return replace(display, items=(*display.items, margin.deckled(scene, PAPER, 0.042, 0.009, 0.018)))

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Bare paper where the figure stands, and washes on it that do not quite meet."""
        return _figure(symbol, pose, dress, self.pixel(scale))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land over a gap of white; the sky in level washes that fade downward; soft things as they are."""
        if shape.blend != "normal" or shape.raster_only:
            return super().shape(shape, light, size) if shape.blend in ("screen", "add", "normal") else ()
        unit = size / 1024
        paint = in_colour(in_light(shape, light), wash)
        if shape.width:
            return (Group((Stroke(shape.path, paint, shape.width),), shape.name),)
        if shape.blur or not opaque(shape.paint):
            # What frames the picture is laid in wet, and runs by itself.
            soft = 0.0 if shape.layer == "frame" else shape.blur
            return (Group((Fill(shape.path, paint),), shape.name, blur=soft),)
        if shape.colour_role == "background" and not margin.is_view(shape):
            return (Group((Fill(shape.path, paint),), shape.name),)
        if shape.colour_role in margin.EXPANSES and g.bounds(shape.path)[0] <= 1:
            return (Group(tuple(_level(shape.path, paint, unit)), shape.name),)
        far = shape.depth > 0.5 or intricate(shape.path)
        return (Group(tuple(_land(self.in_sight(shape.path), paint, unit, far=far)), shape.name),)

    def shadow(self, items: Iterator[Item]) -> Iterator[Item]:
        """One glaze with an edge."""
        for item in items:
            if isinstance(item, Group):
                yield replace(item, items=tuple(self.shadow(iter(item.items))), blur=0.3 * item.blur)
            elif isinstance(item, Fill) and not isinstance(item.paint, Radial):
                yield Fill(item.path, item.paint)
            else:
                yield item

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Edges that bleed, pigment that settles, paper that shows."""
        return wet.dried(pixels, scene, PAPER, wet.Water())


def wash(rgb: RGB) -> RGB:
    """The colour as pigment on paper: paler, clearer, never black."""
    lightness, chroma, hue = lch(rgb)
    return from_lch(_DRY + (0.985 - _DRY) * lightness**0.78, min(1.3 * chroma, 0.22), hue)


@lru_cache(maxsize=32)
def _figure(symbol: Symbol, pose: str, dress: Dress, pixel: float) -> tuple[Item, ...]:
    shape = form(symbol, pose, dress.side, dress.detail, dress.half)
    items: list[Item] = []
    if dress.half == "whole" and dress.depth < 0.5:
        items += gap(symbol.figure(pose).silhouette, pixel)
    for piece in pieces(symbol, pose, dress):
        items += washed(piece, (shape.start, shape.end), pixel, far=dress.depth > _FAR)
    return tuple(items)


def washed(piece: Piece, run: tuple[g.Point, g.Point], pixel: float, *, far: bool) -> Iterator[Item]:
    """A part of a figure in its wash, glazed in the shade, with its dried edge."""
    colour = wash(piece.rgb)
    plain_one = plainly(piece, colour, 7 * pixel, glass=1.0)
    if plain_one is not None:
        yield plain_one
        return
    path = piece.path if far else wobbled(piece.path, 1.7 * pixel, 28 * pixel)
    thin, pooled = mix(colour, PAPER, 0.34), tone(colour, -0.05)
    yield Fill(path, Linear(*run, (Stop(0.0, thin), Stop(0.45, colour), Stop(1.0, pooled))))
    if not piece.shadow.isEmpty():
        glaze = g.intersection(piece.shadow, path)
        yield Fill(glaze, Solid(wash(piece.dark), 0.62))
    yield _rim(path, colour, 1.7 * pixel)


def gap(path: Path, pixel: float) -> Iterator[Item]:
    """Bare paper that shows round a wash on one side and the other, never all round."""
    bare = (Fill(wobbled(path, 2.2 * pixel, 34 * pixel), Solid(PAPER)),)
    for dx, dy in ((-2.6, -2.2), (2.4, 1.0)):
        yield Group(bare, matrix=(1.0, 0.0, 0.0, 1.0, dx * pixel, dy * pixel))


def _rim(path: Path, colour: RGB, width: float) -> Item:
    """Where the wash dried last; the raster finds that in its pixels."""
    return Group((Stroke(path, Solid(tone(colour, -0.13), 0.5), width),), vector_only=True)


def _land(path: Path, paint: Paint, unit: float, *, far: bool) -> Iterator[Item]:
    """A gap of paper above, the wash, its dried edge."""
    thick = thickness(path)
    wet = wobbled(path, 3.4 * unit, 60 * unit) if thick > 14 * unit and not far else path
    colour = plain(paint).rgb
    left, top, right, bottom = g.bounds(path)
    if thick > 16 * unit and right - left > 120 * unit:
        yield Group((Fill(wet, Solid(PAPER)),), matrix=(1.0, 0.0, 0.0, 1.0, -1.5 * unit, -4.5 * unit))
    pooled = (Stop(0.0, tone(colour, -0.03)), Stop(0.4, colour), Stop(1.0, mix(colour, PAPER, 0.3)))
    if isinstance(paint, Solid) and bottom - top > 60 * unit:
        paint = Linear((0.0, round(top)), (0.0, round(bottom)), pooled)
    yield Fill(wet, paint)
    if thick > 5 * unit:
        yield _rim(wet, colour, 2.0 * unit)


def _level(path: Path, paint: Paint, unit: float) -> Iterator[Item]:
    """One pale wash, and a few stronger ones over it that end in a wandering edge."""
    left, top, right, bottom = g.bounds(path)
    height = bottom - top
    stops = paint.stops if not isinstance(paint, Solid) else (Stop(0.0, paint.rgb), Stop(1.0, paint.rgb))
    pale = tuple(Stop(s.offset, mix(s.rgb, PAPER, 0.16 + 0.22 * s.offset), s.alpha) for s in stops)
    start, end = (paint.start, paint.end) if isinstance(paint, Linear) else ((0.0, top), (0.0, bottom))
    if isinstance(paint, Radial):
        yield Fill(path, paint)
    else:
        yield Fill(path, Linear(start, end, pale))
    rng = Random(round(width_of(path)))
    colour = stops[0].rgb
    for number, share in enumerate((0.16, 0.34, 0.55)):
        edge = top + height * (share + rng.uniform(-0.04, 0.04))
        band = _band(left, top, right, edge, 26 * unit, rng)
        yield Fill(g.intersection(band, path), Solid(colour, 0.2 - 0.05 * number))


def width_of(path: Path) -> float:
    """The width of its box."""
    return float(path.getBounds().width())


def _band(left: float, top: float, right: float, edge: float, stray: float, rng: Random) -> Path:
    """From the top down to an edge that wanders."""
    count = 9
    points: list[Landmark] = [
        (right - (right - left) * i / count, edge + stray * rng.uniform(-1, 1)) for i in range(count + 1)
    ]
    corners: list[Landmark] = [(left, top, g.CORNER), (right, top, g.CORNER)]
    points[0] = (right, points[0][1], g.CORNER)
    points[-1] = (left, points[-1][1], g.CORNER)
    return g.smooth([*corners, *points])
