"""Doodle: a marker's wobbly outlines, and flat colour that misses them a little."""

from dataclasses import dataclass, replace
from typing import Self

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, mix, parse
from limner.drawing.contour import thickness
from limner.drawing.display import Fill, Group, Item, Solid, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces, plain
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.looks.paints import in_light
from limner.engines.illustrator.looks.wobble import wobbled
from limner.engines.illustrator.scene import Light, Scene, Shape

_PAPER, _INK = parse("#fffdf6"), parse("#2b2a33")
_BAR = 1.1
"""Cords at least so wide, over a line's width, have an inside."""


@dataclass(frozen=True)
class Doodle(Look):
    """Outlines in one ink over loose areas of colour. Sizes are pixels at 1,024."""

    casts_shadows = False
    finished = False
    paper: RGB = _PAPER
    ink: RGB = _INK
    line: float = 5.2
    reach: float = 1.9
    miss: float = 5.0
    wash: float = 0.12
    """How far colours go toward the paper."""
    fade: float = 0.3
    """How much farther those of scenery go."""
    canvas: float = 1024.0
    """The shorter side, in pixels, of the canvas that figures' lines are measured for."""

    @property
    def inks(self) -> frozenset[RGB]:
        """Both of them."""
        return frozenset({self.paper, self.ink})

    def suited(self, scene: Scene, *, vector: bool) -> Self:
        """A marker for that canvas."""
        return replace(self, canvas=float(min(scene.width, scene.height)))

    def ground(self, scene: Scene) -> RGB:
        """The paper."""
        return self.paper

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Colour first, a little off; then the lines."""
        pixel = self.canvas / 1024 / scale
        return tuple(item for piece in pieces(symbol, pose, dress) for item in self._piece(piece, pixel))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land and things by colour and line; the sky by colour alone."""
        if shape.raster_only or shape.blend != "normal" or shape.blur > 0.01 * size or not opaque(shape.paint):
            return ()
        unit = size / 1024
        paint = plain(in_light(shape, light))
        if shape.width:
            return (Group((Stroke(shape.path, Solid(self.ink), min(shape.width, self.line * unit)),), shape.name),)
        area = Fill(shape.path, Solid(self.far(paint.rgb)))
        if shape.colour_role in ("sky", "background") or thickness(shape.path) < self.line * unit:
            return (Group((area,), shape.name),)
        outline = wobbled(shape.path, 2 * self.reach * unit, 46 * unit)
        edge = Stroke(outline, Solid(self.ink), self.line * unit * (0.8 - 0.4 * shape.depth))
        return (Group((area, edge), shape.name),)

    def colour(self, rgb: RGB) -> RGB:
        """The marker nearest to a figure's colour: a little paler, darks as they are."""
        return mix(rgb, self.paper, self.wash) if lab(rgb)[0] > 0.3 else rgb

    def far(self, rgb: RGB) -> RGB:
        """The marker for scenery: paler than figures."""
        return mix(rgb, self.paper, self.wash + self.fade)

    def _piece(self, piece: Piece, pixel: float) -> tuple[Item, ...]:
        part = piece.part
        if part.alpha < 0.5:
            return ()
        rgb = self.colour(piece.rgb)
        if part.width:
            return self._tube(piece.path, part.width, rgb, self.line * pixel)
        if piece.is_mark or part.detail or thickness(piece.path) < 0.8 * self.line * pixel:
            return (Fill(piece.path, Solid(rgb)),)
        area = Fill(g.moved(piece.path, self.miss * pixel * 0.6, self.miss * pixel * 0.4), Solid(rgb))
        outline = wobbled(piece.path, self.reach * pixel, 24 * pixel)
        return area, Stroke(outline, Solid(self.ink), self.line * pixel)

    def _tube(self, path: Path, width: float, rgb: RGB, line: float) -> tuple[Item, ...]:
        """A bar or a cord: a line, or colour between two lines where there is room for it."""
        if width < _BAR * line:
            return (Stroke(path, Solid(self.ink), min(width, 0.8 * line)),)
        return Stroke(path, Solid(self.ink), width + 0.5 * line), Stroke(path, Solid(rgb), width - 0.5 * line)
