"""Pencil: graphite, and coloured pencils, in strokes that follow the forms on toothed paper."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Self

import cv2
import numpy as np

from limner.drawing.colour import RGB, from_lch, lab, lch, mix, parse, tone
from limner.drawing.contour import thickness
from limner.drawing.display import Display, Fill, Group, Item, Paint, Solid, Stroke, in_colour
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks import noise
from limner.engines.illustrator.looks.flat import Piece, lightness, opaque, pieces, plain
from limner.engines.illustrator.looks.hatch import Hatching, hatched
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.painted import lines, margin, paper, tones
from limner.engines.illustrator.looks.painted.guard import guarded
from limner.engines.illustrator.looks.paints import faint, in_light, toward
from limner.engines.illustrator.looks.paths import intricate
from limner.engines.illustrator.looks.sized import Sized
from limner.engines.illustrator.looks.texture import saturated
from limner.engines.illustrator.looks.wobble import wobbled
from limner.engines.illustrator.scene import Light, Scene, Shape

_GREY_PAPER, _GRAPHITE = parse("#f7f5f0"), parse("#3a3b40")
_WHITE_PAPER, _WAX = parse("#fdfbf6"), parse("#4b4148")


@dataclass(frozen=True)
class Pencil(Sized):
    """Graphite: a tone of strokes, crossed in the shades, and searching outlines.

    With `vector` the strokes are drawn, else found on the pixels. `dark`, 0 to 1, is the night's, which a pencil draws
    lighter than it is.
    """

    casts_shadows: ClassVar[bool] = True
    finished: ClassVar[bool] = False
    paper: RGB = _GREY_PAPER
    lead: RGB = _GRAPHITE
    dark: float = 0.0
    line: float = 2.0
    """The width of an outline in pixels at 1,024."""
    firm: float = 2.1
    """How strongly the raster's outlines are drawn."""
    stroke: float = 0.62
    """The alpha of a vector picture's strokes."""
    press: float = 0.36
    """How wide its strokes are in black, as a share of their distance."""
    open: float = 0.95
    """The distance between its strokes against a pencil's."""
    broad: float = 2.1
    """The width of its widest stroke on land, in pixels at 1,024."""
    lift: float = 0.2
    """How far figures of the night go toward the paper."""
    fade: float = 0.45
    """How far scenery goes toward the paper, at middle distance."""

    @property
    def inks(self) -> frozenset[RGB]:
        """Paper and lead."""
        return frozenset({self.paper, self.lead})

    def ground(self, scene: Scene) -> RGB:
        """The paper."""
        return self.paper

    def suited(self, scene: Scene, *, vector: bool) -> Self:
        """Strokes for that canvas and hour."""
        return replace(super().suited(scene, vector=vector), dark=round(scene.light.dark, 2))

    def whole(self, display: Display, scene: Scene) -> Display:
        """Vectors within a margin; in the raster the strokes grow thin toward it."""
        if not self.vector or not margin.framed(scene):
            return display
        return replace(display, items=(*display.items, margin.fringed(scene, self.paper, 0.03, 0.075, 0.011)))

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Each part in strokes across its form, outlined twice."""
        pixel = self.pixel(scale)
        return _figure(self, symbol, pose, replace(dress, rim=0.0), pixel)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land likewise, paler than figures; the sky by long level strokes."""
        if shape.blend != "normal" or shape.raster_only:
            return ()
        if self.vector and shape.blur and shape.colour_role == "light":
            return ()
        if not self.vector:
            paler = replace(shape, paint=toward(shape.paint, self.paper, self.fade * (0.7 + 0.5 * shape.depth)))
            # The line comes first, so that no part of it lies within a shape of several outlines.
            return (*self._edge(shape, size), *super().shape(paler, light, size))
        if not opaque(shape.paint):
            return ()
        return (Group(tuple(self._land(shape, light, size)), shape.name),)

    def shadow(self, items: Iterator[Item]) -> Iterator[Item]:
        """Shade that the raster's strokes find; none for vectors, whose ground has strokes of its own."""
        return iter(()) if self.vector else items

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Strokes of graphite for the tones, the paper's tooth in all of them."""
        ink = self._drawn(pixels, scene, tones.levelled(pixels))
        table = np.stack([np.linspace(p, i, 256) for p, i in zip(self.paper, self.lead, strict=True)], 1)
        return np.asarray(cv2.LUT(cv2.merge([ink] * 3), np.rint(table).astype(np.uint8)[None]), np.uint8)

    def _drawn(self, pixels: Pixels, scene: Scene, light: tones.Tones) -> tones.Tones:
        """H×W: how much lead lies on the paper."""
        unit = noise.unit(pixels.shape)
        if margin.framed(scene):
            light = cv2.bitwise_not(paper.faded(cv2.bitwise_not(light), scene.seed, 0.11))
        dark = cv2.LUT(light, _PRESSED)
        first = lines.strung(dark, pixels, 4.6, -0.85, scene.seed)
        crossed = lines.strung(cv2.LUT(light, _CROSSED), pixels, 5.2, -0.85, scene.seed + 1, turn=1.1)
        smudge = cv2.convertScaleAbs(cv2.blur(dark, (max(round(5 * unit), 1),) * 2), alpha=0.3)
        ink = cv2.add(cv2.convertScaleAbs(cv2.add(first, crossed), alpha=1.05), smudge)
        ink = cv2.max(_grained(ink, pixels.shape, scene.seed), self._lines(pixels, scene, unit))
        guard = guarded(scene, pixels.shape, 0.6)
        if guard is not None:
            kept = cv2.convertScaleAbs(cv2.bitwise_not(light), alpha=0.92)
            ink = cv2.blendLinear(kept, ink, guard, 1 - guard)
        return ink

    def _lines(self, pixels: Pixels, scene: Scene, unit: float) -> tones.Tones:
        """H×W: the outlines, which run out toward the edge of the paper as the strokes do."""
        found = tones.lines(pixels, 4 * unit, self.firm)
        return paper.faded(found, scene.seed, 0.08) if margin.framed(scene) else found

    def colour(self, rgb: RGB) -> RGB:
        """The lead that a thing of this colour is drawn with."""
        return self.lead

    def under(self, rgb: RGB) -> RGB:
        """What strokes lie on: paper with a little dust."""
        return mix(self.paper, self.lead, round(0.3 * self.darkness(lab(rgb)[0]), 3))

    def darkness(self, light: float) -> float:
        """How densely a tone of this OKLab lightness is hatched, 0 to 1; less by night."""
        return float(max(0.0, min(1.0, (0.97 - light) / 0.75)) ** (1 + 0.5 * self.dark)) * (1 - 0.25 * self.dark)

    def _edge(self, shape: Shape, size: float) -> Iterator[Item]:
        """The outline of land for the raster."""
        unit = size / 1024
        if shape.width or shape.blur or shape.colour_role in margin.EXPANSES or not opaque(shape.paint):
            return
        if thickness(shape.path) > 5 * unit:
            yield Stroke(shape.path, Solid(self.lead, 0.8 - 0.4 * shape.depth), 1.5 * self.line * unit)

    def _land(self, shape: Shape, light: Light, size: float) -> Iterator[Item]:
        unit = size / 1024
        paint = in_light(shape, light)
        rgb = plain(paint).rgb
        if shape.width:
            yield Stroke(shape.path, Solid(self.colour(rgb), 0.7), min(shape.width, 2 * self.line * unit))
            return
        shape = replace(shape, path=self.in_sight(shape.path))
        whole, thick = shape.colour_role in margin.EXPANSES, thickness(shape.path)
        near, many = shape.layer == "frame", intricate(shape.path)
        if not whole and thick > 4 * unit:
            edge = (
                wobbled(shape.path, 2 * unit, 70 * unit) if shape.depth < 0.35 and not near and not many else shape.path
            )
            yield Stroke(edge, Solid(self.colour(rgb), 0.85 - 0.4 * shape.depth), 2 * self.line * unit)
        yield Fill(shape.path, in_colour(paint, self.under))
        if thick < 4 * unit:
            yield Stroke(shape.path, Solid(self.colour(rgb), 0.6), 1.2 * unit)
        elif not near and not many:
            yield from self._strokes(shape, paint, unit)

    def _strokes(self, shape: Shape, paint: Paint, unit: float) -> Iterator[Item]:
        """Two passes over what is near, one over what is far."""
        whole = shape.colour_role in margin.EXPANSES
        spacing = (23 if whole else 16 + 34 * shape.depth) * unit * self.open
        strength = 0.75 - 0.35 * shape.depth
        lead = faint(in_colour(paint, self.colour), self.stroke)
        passes = _hands(spacing, -14 if whole else -34, 0.0 if whole else 0.04, self.press)
        for pattern in passes[:1] if shape.depth > 0.5 else passes:
            for path, width in hatched(
                shape.path, pattern, lambda x, y: strength * self.darkness(lightness(paint, x, y)) ** 0.8
            ):
                yield Stroke(path, lead, min(width, self.broad * unit))


@dataclass(frozen=True)
class ColouredPencil(Pencil):
    """Coloured pencils on white: each thing in strokes of its own colour, a second one over its shades."""

    paper: RGB = _WHITE_PAPER
    lead: RGB = _WAX
    fade: float = 0.12
    lift: float = 0.1
    stroke: float = 0.9
    press: float = 0.46
    open: float = 1.15
    broad: float = 6.0

    @property
    def inks(self) -> frozenset[RGB]:
        """The paper."""
        return frozenset({self.paper})

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Strokes of each thing's own colour, pressed harder where it is dark or strong."""
        light = tones.levelled(pixels)
        vivid = cv2.LUT(saturated(pixels, 1.45), _DEEPER)
        red, green, blue = cv2.split(vivid)
        strong = cv2.bitwise_not(cv2.min(cv2.min(red, green), blue))
        ink = self._coloured(pixels, scene, cv2.addWeighted(strong, 0.75, cv2.bitwise_not(light), 0.4, 0))
        sheet = np.full_like(pixels, self.paper)
        share = ink.astype(np.float32) * np.float32(1 / 255)
        return np.asarray(cv2.blendLinear(vivid, sheet, share, 1 - share), np.uint8)

    def _coloured(self, pixels: Pixels, scene: Scene, strong: tones.Tones) -> tones.Tones:
        """H×W: how much pigment lies on the paper."""
        unit = noise.unit(pixels.shape)
        strong = cv2.LUT(strong, _WAXED)
        if margin.framed(scene):
            strong = paper.faded(strong, scene.seed, 0.09)
        first = lines.strung(strong, pixels, 6.4, -0.75, scene.seed)
        second = lines.strung(tones.lessened(strong, 50), pixels, 7.2, -0.75, scene.seed + 1, turn=0.5)
        wax = cv2.convertScaleAbs(strong, alpha=0.42)
        ink = cv2.add(cv2.convertScaleAbs(cv2.max(first, second), alpha=1.5), wax)
        ink = cv2.max(_grained(ink, pixels.shape, scene.seed), self._lines(pixels, scene, unit))
        guard = guarded(scene, pixels.shape, 0.55)
        return ink if guard is None else cv2.max(ink, (240 * guard).astype(np.uint8))

    def colour(self, rgb: RGB) -> RGB:
        """The pencil nearest to the colour: clear, never black."""
        light, chroma, hue = lch(rgb)
        return from_lch(0.24 + 0.54 * light, min(1.4 * chroma + 0.01, 0.22), hue)

    def under(self, rgb: RGB) -> RGB:
        """A light first layer of the colour itself."""
        return mix(self.paper, self.colour(rgb), 0.6)

    def darkness(self, light: float) -> float:
        """Dense everywhere: colour needs more strokes than tone does."""
        return 0.45 + 0.5 * super().darkness(light)


_PRESSED = tones.table((0, 205), (60, 170), (140, 105), (215, 46), (243, 10), (255, 0))
"""Pressure of the first layer of strokes for a lightness."""
_CROSSED = tones.table((0, 180), (70, 105), (125, 25), (155, 0), (255, 0))
_DEEPER = tones.table((0, 18), (128, 112), (255, 255))
_WAXED = tones.table((0, 0), (30, 60), (120, 150), (255, 235))


def _grained(ink: tones.Tones, shape: tuple[int, ...], seed: int) -> tones.Tones:
    """Lead that lies on the heights of the paper and leaves its hollows, less where it is pressed hard."""
    grain = cv2.LUT(paper.tooth("smooth", shape, seed), tones.table((0, 120), (128, 218), (200, 255), (255, 255)))
    return cv2.multiply(ink, grain, scale=1 / 232)


@lru_cache(maxsize=32)
def _figure(look: Pencil, symbol: Symbol, pose: str, dress: Dress, pixel: float) -> tuple[Item, ...]:
    draw = _piece if look.vector else _toned
    return tuple(item for piece in pieces(symbol, pose, dress) for item in draw(look, piece, pixel, dress.depth))


def _toned(look: Pencil, piece: Piece, pixel: float, depth: float) -> Iterator[Item]:
    """The areas and outlines that the raster's strokes are found from; far things paler."""
    part, share = piece.part, round(0.6 * look.fade * depth + look.lift * look.dark, 2)
    paint = Solid(mix(piece.rgb, look.paper, share), part.alpha * (0.7 if part.shade == "glass" else 1.0))
    if part.width:
        yield Stroke(piece.path, paint, part.width)
        return
    yield Fill(piece.path, paint)
    if not piece.shadow.isEmpty():
        yield Fill(piece.shadow, Solid(mix(tone(piece.dark, -0.06), look.paper, share), part.alpha))
    yield from _contour(look, piece, pixel, depth)


def _piece(look: Pencil, piece: Piece, pixel: float, depth: float) -> Iterator[Item]:
    part = piece.part
    if part.alpha < 0.5:
        return
    rgb, deep = piece.rgb, look.darkness(lab(piece.rgb)[0])
    if part.width:
        yield Stroke(piece.path, Solid(look.colour(rgb), 0.85), min(part.width, 2.4 * look.line * pixel))
        return
    thick = thickness(piece.path)
    if deep > 0.72 and (piece.is_mark or part.detail or thick < 10 * pixel):
        yield Fill(piece.path, Solid(mix(look.under(rgb), look.colour(rgb), 0.85)))
        return
    yield Fill(piece.path, Solid(look.under(rgb)))
    spacing = (10.5 + 26 * depth) * look.open * pixel
    if thick > 6 * pixel:
        passes = _hands(spacing, -38, 0.1, 0.5)
        for pattern in passes if thick > 16 * pixel and depth < 0.3 else passes[:1]:
            for path, width in hatched(piece.path, pattern, lambda x, y: deep**0.8):
                yield Stroke(path, Solid(look.colour(rgb), look.stroke), min(width, 1.4 * look.broad * pixel))
        if not piece.shadow.isEmpty():
            for path, width in hatched(piece.shadow, Hatching(spacing, 24, -0.08, 0.5), lambda x, y: 0.35 + 0.5 * deep):
                yield Stroke(path, Solid(look.colour(piece.dark), 0.6), width)
    yield from _contour(look, piece, pixel, depth)


def _hands(spacing: float, angle: float, bend: float, contrast: float) -> tuple[Hatching, Hatching]:
    """Two passes that fall in and out of step, so that no row of strokes looks ruled."""
    return (
        Hatching(spacing, angle, bend, contrast),
        Hatching(1.37 * spacing, angle + 7, 0.5 * bend, 0.8 * contrast),
    )


def _contour(look: Pencil, piece: Piece, pixel: float, depth: float) -> Iterator[Item]:
    """One line, and for larger parts a second that searches for it."""
    part = piece.part
    if part.width or part.alpha < 0.5 or part.shade == "glow":
        return
    ink = look.colour(tone(piece.rgb, -0.16))
    thick = thickness(piece.path)
    if thick < 2.5 * pixel or (piece.is_mark and depth > 0.2):
        return
    line = look.line * pixel * (0.55 if piece.is_mark else 1.0) * (1 - 0.4 * depth)
    alpha = (0.5 if piece.is_mark else 0.85) - 0.3 * depth
    yield Stroke(piece.path, Solid(ink, alpha), line)
    if thick > 14 * pixel and not piece.is_mark and depth < 0.2:
        yield Stroke(wobbled(piece.path, 2.6 * pixel, 40 * pixel), Solid(ink, 0.5 * alpha), 0.7 * line)
