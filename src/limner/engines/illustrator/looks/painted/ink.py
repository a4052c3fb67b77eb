"""Ink: a loaded brush on white paper, lines that swell and thin, washes in a few dilutions."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, lch, mix, parse
from limner.drawing.contour import thickness
from limner.drawing.display import Fill, Group, Item, Linear, Solid, Stop, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import towards
from limner.engines.illustrator.looks.flat import Piece, lightness, opaque, pieces, plain
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.painted import margin, wet
from limner.engines.illustrator.looks.painted.dabs import dabs
from limner.engines.illustrator.looks.paints import in_light
from limner.engines.illustrator.looks.paths import intricate
from limner.engines.illustrator.looks.sized import Sized
from limner.engines.illustrator.looks.wobble import wobbled
from limner.engines.illustrator.scene import Light, Scene, Shape

_PAPER, _INK, _SEAL = parse("#fbfaf6"), parse("#17181d"), parse("#c8402f")
_LAND = ("far", "ground", "frame")
_DILUTIONS = (0.0, 0.1, 0.24, 0.44, 0.72, 0.93)
"""Ink in the water of each bowl."""
_SUN, _LARGEST, _CLEAR = 0.045, 0.11, 0.3
"""The least and the largest radius of the sun, and its least height over the horizon, over the shorter side."""
_WATER = wet.Water(
    stray=1.3, run=0.12, granules=0.0012, rims=0.02, clouds=0.7, hairs=0.04, thin=0.7, thick=1.6, tooth=0.045
)


@dataclass(frozen=True)
class Ink(Sized):
    """One ink: dark lines of a brush, washes between them, mist over what is far. The sun alone is vermilion.

    `dark` is the night's, 0 to 1.
    """

    finished = False
    casts_shadows = False
    dark: float = 0.0
    horizon: float = 1024.0
    """In canvas pixels."""

    @property
    def inks(self) -> frozenset[RGB]:
        """Paper, ink and vermilion."""
        return frozenset({_PAPER, _INK, _SEAL})

    def ground(self, scene: Scene) -> RGB:
        """The paper."""
        return _PAPER

    def suited(self, scene: Scene, *, vector: bool) -> Self:
        """A brush for that canvas and hour."""
        sized = super().suited(scene, vector=vector)
        return replace(sized, dark=round(scene.light.dark, 2), horizon=scene.horizon * scene.height)

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Washes on paper, then the brush."""
        return _figure(symbol, pose, dress, self.pixel(scale), self.dark)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land that rises out of mist; the sky is paper with a little wash above."""
        if shape.raster_only or shape.blend != "normal" or shape.blur > 0.01 * size:
            return ()
        if shape.name in ("sun", "halo"):
            strength = 0.92 if shape.name == "sun" and self.dark < 0.5 else 0.0
            return (Group((Fill(self._risen(shape.path), Solid(_SEAL, strength)),), shape.name),) if strength else ()
        if not opaque(shape.paint):
            return ()
        return (Group(tuple(self._land(shape, light, size / 1024)), shape.name),)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Edges that bleed and dry dark."""
        return wet.dried(pixels, scene, _PAPER, _WATER)

    def _risen(self, sun: Path) -> Path:
        """The sun clear of the land, however low it stands: it is the one colour of the picture."""
        left, top, right, bottom = g.bounds(sun)
        radius, size = max((right - left) / 2, _SUN * self.canvas), self.canvas
        y = max(min((top + bottom) / 2, self.horizon - radius - _CLEAR * size), 1.4 * radius)
        return g.ellipse((left + right) / 2, y, min(radius, _LARGEST * size))

    def _land(self, shape: Shape, light: Light, unit: float) -> Iterator[Item]:
        paint = in_light(shape, light)
        shape = replace(shape, path=self.in_sight(shape.path))
        left, top, right, bottom = g.bounds(shape.path)
        middle, thick = plain(paint).rgb, thickness(shape.path)
        colour = _washed(middle, self.dark, 0.6 * shape.depth)
        if shape.width:
            yield Stroke(shape.path, Solid(colour), shape.width)
        elif shape.colour_role in ("sky", "background") and bottom - top > 200 * unit and margin.is_view(shape):
            yield from self._sky(shape.path, lightness(paint, left, top))
        elif shape.colour_role == "background":
            yield Fill(shape.path, Solid(mix(_PAPER, colour, 0.2)))
        elif shape.colour_role == "water":
            yield from _ripples(shape, middle, unit, self.dark)
        elif thick < 6 * unit:
            yield Fill(shape.path, Solid(colour))
        else:
            if shape.depth < 0.6:
                # The line comes first, so that no part of it lies within a shape of several outlines.
                line = mix(_INK, _PAPER, round(0.1 + 0.6 * shape.depth, 2))
                yield _brushed(
                    shape.path,
                    6 * unit * (1 - shape.depth),
                    50 * unit,
                    line,
                    far=shape.depth > 0.45 or thick < 18 * unit or intricate(shape.path),
                )
            if shape.colour_role in _LAND and bottom - top > 50 * unit and right - left > 150 * unit:
                yield _misty(shape.path, colour)
            else:
                yield Fill(shape.path, Solid(colour))

    def _sky(self, path: Path, light: float) -> Iterator[Item]:
        """A wash from above that ends in bare paper, farther down by night."""
        _, top, _, bottom = g.bounds(path)
        above = mix(_PAPER, _INK, round((0.14 + 0.6 * self.dark) * (1 - 0.7 * light), 3))
        stops = (Stop(0.0, above), Stop(0.55, mix(above, _PAPER, 0.7)), Stop(1.0, _PAPER))
        yield Fill(path, Linear((0.0, top), (0.0, top + (0.5 + 0.4 * self.dark) * (bottom - top)), stops))


def _misty(path: Path, colour: RGB) -> Item:
    """A hill or a wood whose foot is lost in mist."""
    _, top, _, bottom = g.bounds(path)
    stops = (Stop(0.0, colour), Stop(0.5, mix(colour, _PAPER, 0.6)), Stop(1.0, mix(colour, _PAPER, 0.9)))
    return Fill(path, Linear((0.0, round(top)), (0.0, round(bottom)), stops))


def _ripples(shape: Shape, rgb: RGB, unit: float, dark: float) -> Iterator[Item]:
    """Water: paper, a breath of wash, and level strokes of a brush that runs dry."""
    _, top, _, bottom = g.bounds(shape.path)
    pale = _washed(rgb, dark, 0.55)
    fall = (Stop(0.0, mix(pale, _PAPER, 0.35)), Stop(0.6, _PAPER), Stop(1.0, mix(pale, _PAPER, 0.2)))
    yield Fill(shape.path, Linear((0.0, round(top)), (0.0, round(bottom)), fall))
    if thickness(shape.path) > 16 * unit and bottom - top > 60 * unit:
        deep = mix(_washed(rgb, dark, 0.2), _INK, 0.25)
        strokes = dabs(shape.path, 4 * unit, 110 * unit, 74 * unit, lambda x, y: 0.0, 2)
        for lot, alpha in zip(strokes, (0.7, 0.35), strict=False):
            yield Stroke(lot, Solid(deep, alpha), 4.5 * unit)


def dilution(light: float) -> float:
    """The ink in the bowl that comes nearest to a tone of this OKLab lightness."""
    want = max(0.0, min(1.0, (0.95 - light) / 0.72)) ** 1.6
    return min(_DILUTIONS, key=lambda bowl: abs(bowl - want))


def _washed(rgb: RGB, dark: float, mist: float) -> RGB:
    """The colour in ink: strong colours are never the paper, nights are lifted, far things lose themselves."""
    light, chroma, _ = lch(rgb)
    share = dilution(min(light + 0.22 * dark, 1.0) - 0.35 * chroma) * (1 - min(mist, 0.85))
    return mix(_PAPER, _INK, round(share, 3))


@lru_cache(maxsize=32)
def _figure(symbol: Symbol, pose: str, dress: Dress, pixel: float, dark: float) -> tuple[Item, ...]:
    return tuple(
        item for piece in pieces(symbol, pose, dress) for item in _piece(piece, pixel, dress.depth, dark, dress.side)
    )


def _piece(piece: Piece, pixel: float, depth: float, dark: float, side: float) -> Iterator[Item]:
    part, mist = piece.part, 0.75 * depth
    if part.alpha < 0.35:
        return
    colour = _washed(piece.rgb, dark, mist)
    line = mix(_INK, _PAPER, round(0.7 * depth, 2))
    if part.width:
        yield Stroke(piece.path, Solid(line if lab(piece.rgb)[0] < 0.8 else colour), max(part.width, 2 * pixel))
        return
    thick = thickness(piece.path)
    if thick < 5 * pixel or (piece.is_mark and thick < 12 * pixel):
        yield Fill(piece.path, Solid(colour))
        return
    thin = mix(colour, _PAPER, 0.45)
    _, top, _, bottom = g.bounds(piece.path)
    if thick > 16 * pixel and not piece.is_mark:
        dx, dy = towards(side)
        reach = min(0.16 * thick, 12 * pixel)
        yield Fill(piece.path, Solid(mix(_PAPER, colour, 0.1)))
        wash = g.intersection(piece.path, g.moved(piece.path, -dx * reach, -dy * reach))
        yield Fill(wash, Linear((0.0, round(top)), (0.0, round(bottom)), (Stop(0.0, thin), Stop(1.0, colour))))
    else:
        yield Fill(piece.path, Solid(colour))
    if not piece.shadow.isEmpty():
        yield Fill(piece.shadow, Solid(mix(colour, _INK, 0.5), 0.7))
    if not piece.is_mark:
        yield _brushed(piece.path, 5.2 * pixel * (1 - 0.5 * depth), 28 * pixel, line, far=depth > 0.3)


def _brushed(path: Path, width: float, step: float, rgb: RGB, *, far: bool) -> Item:
    """The outline as a brush draws it: what lies between two outlines that stray from each other."""
    if far:
        return Stroke(path, Solid(rgb), 0.6 * width)
    one = wobbled(path, 0.35 * width, step)
    other = g.moved(wobbled(path, 0.95 * width, 1.6 * step), 0.42 * width, 0.55 * width)
    line = Path(one)
    line.addPath(other)
    line.setFillType(g.EVEN_ODD)
    return Group((Fill(line, Solid(rgb)), Stroke(one, Solid(rgb), 0.28 * width)))
