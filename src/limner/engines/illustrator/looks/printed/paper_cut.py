"""Paper cut: coloured sheets one over another, each with its own shadow, opening toward the light."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.contour import thickness
from limner.drawing.display import Fill, Group, Item, Linear, Paint, Radial, Solid, Stroke
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import towards
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces, plain
from limner.engines.illustrator.looks.focus import focus
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.paints import colour_along, in_light
from limner.engines.illustrator.looks.printed.grain import fibred
from limner.engines.illustrator.looks.printed.sheets import SHADE, opening, sheet
from limner.engines.illustrator.scene import Light, Scene, Shape

_RINGS = 5
"""Sheets that the sky is made of."""
_FAR = 0.5
"""What lies farther has plainer shadows."""
_VELLUM = 0.3
"""Paint of a smaller mean alpha is left out; up to `opaque` it is thin paper that shows what lies under it."""


@dataclass(frozen=True)
class PaperCut(Look):
    """Flat sheets with soft shadows. `lift` is how far the nearest stand off, over the canvas's shorter side."""

    casts_shadows = False
    finished = False
    lift: float = 0.013
    canvas: float = 1024.0
    centre: Point | None = None
    steps: int = 4
    seed: int = 0

    def suited(self, scene: Scene, *, vector: bool) -> "PaperCut":
        """Open toward the scene's light; softer shadows on pixels, fewer strokes in SVG."""
        return replace(
            self,
            canvas=float(min(scene.width, scene.height)),
            centre=focus(scene),
            steps=2 if vector else 4,
            seed=scene.seed,
        )

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Every part a sheet, every mark a sheet that ends with its part."""
        return tuple(self._sheets(symbol, pose, dress, self.canvas / scale))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """The sky as sheets with openings; land, water and clouds as one sheet each."""
        if shape.raster_only or shape.blend != "normal":
            return ()
        paint = in_light(shape, light)
        if shape.colour_role == "sky" and isinstance(paint, Linear) and opaque(paint):
            return (Group(tuple(self._sky(shape.path, paint, light, size)), shape.name),)
        rgb, alpha = self._cut(shape, paint, size)
        if alpha < _VELLUM:
            return ()
        if shape.width:
            return (Group((Stroke(shape.path, Solid(rgb, alpha), shape.width),), shape.name),)
        if alpha < 1:
            return (Group((Fill(shape.path, Solid(rgb, alpha)),), shape.name),)
        near = 1.25 if shape.layer in ("frame", "near") else 1.1 - 0.55 * shape.depth
        lift = self.lift * size * (0.6 if shape.layer == "sky" else near)
        steps = self.steps if shape.depth < _FAR else 2
        items = sheet(shape.path, rgb, lift, towards(light.side), unit=size, steps=steps)
        return (Group(tuple(items), shape.name),)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The paper's fibres."""
        return fibred(pixels, 0.045, scene.seed)

    def _cut(self, shape: Shape, paint: Paint, size: float) -> tuple[RGB, float]:
        """The sheet's colour and alpha: what fades out in other looks is cut from whole paper."""
        middle = plain(paint)
        if shape.colour_role in ("water", "cloud") or shape.layer in ("frame", "near"):
            strongest = 1.0 if isinstance(paint, Solid) else max(stop.alpha for stop in paint.stops)
            if isinstance(paint, Linear) and strongest >= 0.75:
                return colour_along(paint.stops, 0.4), 1.0
        if isinstance(paint, Radial) and not opaque(paint):
            return middle.rgb, 0.0
        return middle.rgb, 1.0 if opaque(paint) else middle.alpha

    def _sheets(self, symbol: Symbol, pose: str, dress: Dress, unit: float) -> Iterator[Item]:
        light = towards(dress.side)
        lift = 0.75 * self.lift * unit * (1 - 0.5 * dress.depth)
        steps = self.steps if dress.depth < _FAR else 1
        under = Path()
        for piece in pieces(symbol, pose, dress):
            if not piece.is_mark:
                under = piece.path
            yield from self._piece(piece, under, lift, light, unit, steps)

    def _piece(self, piece: Piece, under: Path, lift: float, light: Point, unit: float, steps: int) -> Iterator[Item]:
        part = piece.part
        if part.alpha < _VELLUM:
            return
        rgb = piece.rgb
        if part.width:
            yield Stroke(piece.path, Solid(rgb, part.alpha), part.width)
        elif part.shade == "glow" or part.alpha < 0.75 or part.shade == "glass":
            yield Fill(piece.path, Solid(rgb, max(part.alpha * (0.8 if part.shade == "glass" else 1), 0.5)))
        elif piece.is_mark:
            reach = 0.3 * min(lift, 0.5 * thickness(piece.path))
            if reach > 0.0006 * unit:
                thrown = g.intersection(g.moved(piece.path, -light[0] * reach, -light[1] * reach), under)
                yield Fill(thrown, Solid(SHADE, 0.3))
            yield Fill(piece.path, Solid(rgb, part.alpha))
        else:
            yield from sheet(piece.path, rgb, lift, light, unit=unit, steps=steps)

    def _sky(self, path: Path, paint: Linear, light: Light, size: float) -> Iterator[Item]:
        """Sheets with openings round the light, the lightest farthest."""
        left, top, right, bottom = g.bounds(path)
        centre = self.centre or ((left + right) / 2, 0.6 * bottom)
        rng = Random(self.seed)
        inner = tone(colour_along(paint.stops, 0.62), 0.05)
        outer = colour_along(paint.stops, 0.04)
        yield Fill(path, Solid(inner))
        reach = max(right - left, bottom - top)
        nearest = math.hypot(max(centre[0] - left, right - centre[0]), max(centre[1] - top, 0.55 * reach))
        for i in range(_RINGS):
            share = (i + 1) / _RINGS
            hole = opening(centre, (0.2 + 0.62 * share * share**0.1) * 0.86 * nearest, rng)
            frame = g.joined(g.rect(left - reach, top - reach, 3 * reach, 3 * reach), hole)
            frame.setFillType(g.EVEN_ODD)
            rgb = mix(inner, outer, round(share, 3))
            lift = self.lift * size * (0.8 + 0.7 * share)
            yield from sheet(frame, rgb, lift, towards(light.side), unit=size, steps=self.steps)
