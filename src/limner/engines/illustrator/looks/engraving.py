"""Engraving: one ink on cream, tone by lines that swell, crossed in the core shadows."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from limner.drawing.colour import RGB, lab, mix, parse
from limner.drawing.display import Fill, Group, Item, Solid, Stroke
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import Piece, lightness, opaque, pieces, plain
from limner.engines.illustrator.looks.hatch import Hatching, hatched
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.looks.paints import in_light
from limner.engines.illustrator.scene import Light, Scene, Shape

PAPER, INK = parse("#f5eedd"), parse("#231f26")
_SPACING = 0.0076
"""Between lines, as a share of the canvas's shorter side."""
_LINE = 0.0022
_FINEST = 7.6 / 1024
"""The same on figures."""

_SMALLEST = 448.0
"""Figures of smaller canvases are drawn as if for one of so many pixels: finer lines would be grey."""
_BAR = 2.6
"""Cords at least so wide, over an outline's width, are drawn as wide as they are."""


@dataclass(frozen=True)
class Engraving(Look):
    """Swelling lines. `line` is the width of outlines, `spacing` and `finest` the distances between strokes on land
    and on figures, as shares of the canvas's shorter side; `tint` is how much of a thing's colour lies under them.
    """

    casts_shadows = False
    finished = False
    paper: RGB = PAPER
    ink: RGB = INK
    line: float = _LINE
    spacing: float = _SPACING
    finest: float = _FINEST
    tint: float = 0.0
    canvas: float = 1024.0
    """The shorter side, in pixels, of the canvas that figures' lines are measured for."""

    @property
    def inks(self) -> frozenset[RGB]:
        """Both of them."""
        return frozenset({self.paper, self.ink})

    def suited(self, scene: Scene, *, vector: bool) -> Self:
        """A burin for that canvas."""
        return replace(self, canvas=max(float(min(scene.width, scene.height)), _SMALLEST))

    def ground(self, scene: Scene) -> RGB:
        """The paper."""
        return self.paper

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Each part on paper of its own, hatched across its form, outlined."""
        items = [item for piece in pieces(symbol, pose, dress) for item in self._engraved(piece, scale, dress.depth)]
        return tuple(items)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Skies by level lines, land by bent ones."""
        if shape.raster_only or shape.blend != "normal" or shape.blur > 0.01 * size or not opaque(shape.paint):
            return ()
        if shape.width:
            return (Group((Stroke(shape.path, Solid(self.ink), min(shape.width, 2 * self.line * size)),), shape.name),)
        paint = in_light(shape, light)
        whole = shape.colour_role in ("sky", "background", "water")
        pattern = Hatching(self.spacing * size, angle=0 if whole else -8, bend=0 if whole else 0.05)
        strokes = hatched(shape.path, pattern, lambda x, y: _ink(lightness(paint, x, y), 0.85 - 0.3 * shape.depth))
        items: list[Item] = [Fill(shape.path, Solid(self._under(plain(paint).rgb)))]
        items += [Stroke(path, Solid(self.ink), width) for path, width in strokes]
        if not whole:
            items.append(Stroke(shape.path, Solid(self.ink), self.line * size * (1 - 0.6 * shape.depth)))
        return (Group(tuple(items), shape.name),)

    def _under(self, rgb: RGB) -> RGB:
        """What lies under the strokes on a thing of this colour."""
        return mix(self.paper, rgb, self.tint) if self.tint else self.paper

    def _engraved(self, piece: Piece, scale: float, depth: float) -> Iterator[Item]:
        part = piece.part
        line = self.canvas * self.line * (1 - 0.5 * depth) / scale
        if part.alpha < 0.5:
            return
        if part.width:
            yield from self._cord(piece, line)
            return
        darkness = _ink(lab(piece.rgb)[0])
        if darkness > 0.8:
            yield Fill(piece.path, Solid(self.ink))
            return
        yield Fill(piece.path, Solid(self._under(piece.rgb)))
        spacing = self.canvas * self.finest / scale
        for path, width in hatched(piece.path, Hatching(spacing, -24, 0.12), lambda x, y: darkness):
            yield Stroke(path, Solid(self.ink), width)
        if not piece.shadow.isEmpty():
            for path, width in hatched(piece.shadow, Hatching(spacing, 38, -0.1), lambda x, y: 0.25 + 0.6 * darkness):
                yield Stroke(path, Solid(self.ink), width)
        yield Stroke(piece.path, Solid(self.ink), line * (0.6 if piece.is_mark else 1.0))

    def _cord(self, piece: Piece, line: float) -> Iterator[Item]:
        """A bar or a cord: a line, or two with paper between them where it is wide and no darker than half-way."""
        wide = piece.part.width
        if wide < _BAR * line:
            yield Stroke(piece.path, Solid(self.ink), min(wide, 2 * line))
            return
        yield Stroke(piece.path, Solid(self.ink), wide)
        if _ink(lab(piece.rgb)[0]) < 0.5:
            yield Stroke(piece.path, Solid(self._under(piece.rgb)), wide - 1.6 * line)


def _ink(light: float, most: float = 1.0) -> float:
    """The share of ink for an OKLab lightness: none in the lights, all of `most` in black."""
    return most * max(0.0, min(1.0, (0.93 - light) / 0.8))
