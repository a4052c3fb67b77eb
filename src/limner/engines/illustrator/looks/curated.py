"""The curated raster styles, each a look built on one of the others."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, mix, parse, tone
from limner.drawing.contour import thickness
from limner.drawing.display import Fill, Item, Radial, Solid, Stop, Stroke
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks import texture
from limner.engines.illustrator.looks.doodle import Doodle
from limner.engines.illustrator.looks.flat import Piece, pieces
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.vector_art import VectorArt
from limner.engines.illustrator.scene import Scene

_CREAM, _SEPIA = parse("#f8f2e4"), parse("#3d3431")
_ROSE, _COCOA = parse("#fff6f4"), parse("#6b4648")
_NEWSPRINT, _BLACK = parse("#f6f2e6"), parse("#141216")


@dataclass(frozen=True)
class Illustration(Look):
    """A printed illustration: the full look with outlines, on toothed paper.

    `line` is their width in pixels at 1,024; without an `ink` they are in a figure's own dark. `tooth` is the paper's,
    `canvas` the shorter side, in pixels, of the canvas that the lines are measured for.
    """

    line: float = 3.0
    ink: RGB | None = None
    tooth: float = 0.05
    canvas: float = 1024.0

    def suited(self, scene: Scene, *, vector: bool) -> Self:
        """Lines for that canvas."""
        return replace(self, canvas=float(min(scene.width, scene.height)))

    @property
    def inks(self) -> frozenset[RGB]:
        """The outlines' where it is one."""
        return frozenset() if self.ink is None else frozenset({self.ink})

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The figure within an outline of its own dark."""
        items = super().figure(symbol, pose, dress, scale)
        primary = next((slot for slot, s in symbol.slots.items() if s.role == "primary"), None)
        colours = dict(dress.colours)
        base = colours.get(primary or "", symbol.slots[primary].rgb if primary else parse("#4a3a3a"))
        silhouette = symbol.figure(pose).silhouette
        ink = Solid(tone(base, -0.34), 0.85) if self.ink is None else Solid(self.ink)
        line = Stroke(silhouette, ink, self.canvas / 1024 * self.line * (1 - 0.5 * dress.depth) / scale)
        return (*items, line) if dress.half == "whole" else items

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The paper's tooth in every area."""
        return texture.toothed(pixels, self.tooth, scene.seed) if self.tooth else pixels


@dataclass(frozen=True)
class Enterprise(VectorArt):
    """Flat and calm, every colour drawn toward the blues of a slide deck."""

    _HOUSE: ClassVar[RGB] = parse("#5a80c8")

    def colour(self, rgb: RGB) -> RGB:
        """Calmer and cooler; light colours lighter."""
        return tone(mix(rgb, self._HOUSE, 0.16), 0.03)


@dataclass(frozen=True)
class HandDrawn(Doodle):
    """A fine pen and thin colour on toothed paper."""

    paper: RGB = _CREAM
    ink: RGB = _SEPIA
    line: float = 2.6
    reach: float = 1.3
    miss: float = 7.0
    wash: float = 0.26

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Pigment that settles in the paper's tooth."""
        return texture.toothed(pixels, 0.08, scene.seed)


@dataclass(frozen=True)
class Kawaii(Doodle):
    """Pastels and soft brown outlines."""

    paper: RGB = _ROSE
    ink: RGB = _COCOA
    line: float = 6.0
    reach: float = 0.0
    miss: float = 0.0

    def colour(self, rgb: RGB) -> RGB:
        """The pastel of the hue; eyes and noses stay dark."""
        lightness, chroma, hue = lch(rgb)
        return rgb if lightness < 0.3 else from_lch(0.58 + 0.4 * lightness, min(chroma, 0.095), hue)

    def far(self, rgb: RGB) -> RGB:
        """Paler still."""
        return mix(self.colour(rgb), self.paper, 0.35)


@dataclass(frozen=True)
class Punk(Doodle):
    """Four inks, thick outlines, halftone."""

    paper: RGB = _NEWSPRINT
    ink: RGB = _BLACK
    line: float = 8.5
    reach: float = 1.0
    miss: float = 9.0
    _INKS: ClassVar[tuple[RGB, ...]] = tuple(map(parse, ("#141216", "#e5127d", "#f5e400", "#12b5c9", "#f6f2e6")))

    def colour(self, rgb: RGB) -> RGB:
        """Black, pink, cyan, yellow or paper: darks by lightness, the rest by warmth."""
        lightness, chroma, hue = lch(rgb)
        black, pink, yellow, cyan, paper = self._INKS
        if lightness < 0.36:
            return black
        if chroma < 0.05:
            return paper if lightness > 0.62 else cyan
        warm = -0.6 < hue < 1.1
        return pink if warm else yellow if hue > 0 and hue < 2.6 else cyan

    def far(self, rgb: RGB) -> RGB:
        """The sky and the land in the same inks."""
        return self.colour(rgb)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Dots, as a cheap press leaves them."""
        return texture.halftoned(pixels, max(4, round(min(pixels.shape[:2]) / 128)))


@dataclass(frozen=True)
class Render3D(Look):
    """Clay under a studio's lamp: every part round, soft highlights, no lines."""

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Each part shaded as if it were a ball."""
        return tuple(item for piece in pieces(symbol, pose, dress) for item in _rounded(piece, dress.side))


def _rounded(piece: Piece, side: float) -> Iterator[Item]:
    part = piece.part
    if part.width:
        yield Stroke(piece.path, Solid(piece.rgb, part.alpha), part.width)
        return
    if part.shade == "glow" or thickness(piece.path) < 1.5:
        yield Fill(piece.path, Solid(piece.rgb, part.alpha))
        return
    left, top, right, bottom = g.bounds(piece.path)
    width, height = right - left, bottom - top
    centre = (left + width * (0.5 + 0.22 * side), top + height * 0.26)
    tones = ((0.0, 0.12), (0.35, 0.035), (0.75, -0.06), (1.0, -0.16))
    stops = tuple(Stop(at, tone(piece.rgb, offset), part.alpha) for at, offset in tones)
    reach = max(width, height) * 0.82
    yield Fill(piece.path, Radial(centre, reach, stops, (max(width / reach, 0.35), max(height / reach, 0.35))))
    if not piece.is_mark and part.shade == "form" and thickness(piece.path) > 6:
        shine = (Stop(0.0, (255, 255, 255), 0.34), Stop(1.0, (255, 255, 255), 0.0))
        spot = g.ellipse(centre[0], top + height * 0.2, width * 0.24, height * 0.12)
        area = g.intersection(spot, piece.path)
        if not area.isEmpty():
            yield Fill(area, Radial((centre[0], top + height * 0.2), width * 0.24, shine, (1.0, height / (2 * width))))
