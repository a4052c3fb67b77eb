"""Line art: one ink on paper, outlines heavier near than far, no tone."""

from dataclasses import dataclass, replace
from typing import Self

from limner.drawing.colour import RGB, lab, parse
from limner.drawing.contour import thickness
from limner.drawing.display import Fill, Group, Item, Solid, Stroke
from limner.drawing.geometry import Path, bounds
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.scene import Light, Scene, Shape

PAPER, INK = parse("#fbf9f4"), parse("#23252e")
_LINE = 0.0036
"""An outline's width as a share of the canvas's shorter side, of a near thing of 1,024 pixels."""
_DARK = 0.34
"""Small parts darker than this (eyes, noses, tyres) are filled."""


_SMALLEST = 576.0
"""Figures of smaller canvases are drawn as if for one of so many pixels: finer lines would be grey."""
_BAR = 2.4
"""Cords at least so wide, over a line's width, are two lines."""


@dataclass(frozen=True)
class LineArt(Look):
    """Outlines only. `line` is their width as a share of the canvas's shorter side, of near things."""

    casts_shadows = False
    finished = False
    paper: RGB = PAPER
    ink: RGB = INK
    line: float = _LINE
    canvas: float = 1024.0
    """The shorter side, in pixels, of the canvas that figures' lines are measured for."""

    @property
    def inks(self) -> frozenset[RGB]:
        """Both of them."""
        return frozenset({self.paper, self.ink})

    def suited(self, scene: Scene, *, vector: bool) -> Self:
        """A pen for that canvas."""
        return replace(self, canvas=max(float(min(scene.width, scene.height)), _SMALLEST))

    def ground(self, scene: Scene) -> RGB:
        """The paper."""
        return self.paper

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Paper within each part, ink round it; marks by a thinner line."""
        width = self.canvas * self.line * (1 - 0.5 * dress.depth) / scale
        drawn = [item for piece in pieces(symbol, pose, dress) for item in self._drawn(piece, width)]
        return tuple(drawn)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """The outline of what has one; the sky, glows and soft shapes are paper."""
        if shape.raster_only or shape.blur or shape.blend != "normal":
            return ()
        if shape.colour_role in ("sky", "background") and shape.name in ("sky", "background", ""):
            return ()
        width = size * self.line * (0.9 - 0.5 * shape.depth)
        if shape.colour_role == "water" and shape.layer != "sky" and not opaque(shape.paint):
            return (Group((Stroke(shape.path, Solid(self.ink), 0.5 * width),), shape.name),)
        if not opaque(shape.paint):
            return ()
        width = min(width, 0.3 * thickness(shape.path) + 0.2 * width)
        if shape.width:
            return (Group((Stroke(shape.path, Solid(self.ink), min(shape.width, width)),), shape.name),)
        return (Group((Fill(shape.path, Solid(self.paper)), Stroke(shape.path, Solid(self.ink), width)), shape.name),)

    def _drawn(self, piece: Piece, width: float) -> tuple[Item, ...]:
        part = piece.part
        if part.alpha < 0.5:
            return ()
        if part.width:
            return self._cord(piece.path, part.width, width)
        if lab(piece.rgb)[0] < _DARK and (piece.is_mark or part.detail or _is_small(piece, width)):
            return (Fill(piece.path, Solid(self.ink)),)
        line = width * (0.55 if piece.is_mark else 1.0)
        return Fill(piece.path, Solid(self.paper)), Stroke(piece.path, Solid(self.ink), line)

    def _cord(self, path: Path, wide: float, line: float) -> tuple[Item, ...]:
        """A bar or a cord: a line, or two where there is room for paper between them."""
        if wide < _BAR * line:
            return (Stroke(path, Solid(self.ink), min(wide, line)),)
        return Stroke(path, Solid(self.ink), wide), Stroke(path, Solid(self.paper), wide - 1.4 * line)


def _is_small(piece: Piece, width: float) -> bool:
    left, top, right, bottom = bounds(piece.path)
    return max(right - left, bottom - top) < 9 * width
