"""Woodblock print: key lines of indigo, a block for each colour, skies and water wiped from dark to pale."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import cv2
import numpy as np

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, distance, from_lch, lch, mix, parse
from limner.drawing.display import Fill, Group, Item, Linear, Paint, Radial, Solid, Stop, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import form
from limner.engines.illustrator.looks.flat import opaque, pieces, plain
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.paints import colour_along, in_light
from limner.engines.illustrator.looks.printed.grain import fibred, noise
from limner.engines.illustrator.scene import Light, Scene, Shape

PAPER, KEY = parse("#efe3c8"), parse("#1f2a44")
_BLOCKS = tuple(
    map(parse, "#1f3f70 #3f6f9c #8fb3bd #b8402f #d98a5a #e8c27a #6f8a4f #3f5f46 #8a6a4a #5a4a4a #d9b8a0".split())
)
"""Prussian blue, indigo, pale blue, vermilion, safflower, ochre, two greens, browns and a pale skin."""
_SHALLOW = parse("#b4cfd2")
"""Water far off."""
_PULL = 0.46
"""How far a colour goes toward the nearest block's."""
_STRONGEST = 0.165
"""OKLab chroma of the strongest pigment."""
_LINE, _INNER = 0.0042, 0.0022
"""Widths of outlines and of the lines within, over the canvas's shorter side."""
_SMALL = 0.035
"""What is smaller, over the shorter side, has no line of its own: blades, petals, pebbles."""
_FAR = 0.5
"""Figures and land farther than this have no line."""
_WIPED = 0.16
"""The share of the sky that the dark wiped band at its top takes."""
_GRAIN = 0.06
"""How much darker the wood's grain prints at most."""


@dataclass(frozen=True)
class Woodblock(Look):
    """Flat colours within lines on Japanese paper. `canvas` is the shorter side in pixels."""

    casts_shadows = False
    finished = False
    canvas: float = 1024.0

    @property
    def inks(self) -> frozenset[RGB]:
        """The paper and the key block."""
        return frozenset({PAPER, KEY})

    def suited(self, scene: Scene, *, vector: bool) -> "Woodblock":
        """With lines for this canvas."""
        return replace(self, canvas=float(min(scene.width, scene.height)))

    def ground(self, scene: Scene) -> RGB:
        """The paper."""
        return PAPER

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Every part in one colour within a fine line, the whole within a stronger one."""
        pixel = self.canvas / scale
        outline = form(symbol, pose, dress.side, dress.detail, dress.half).outline
        line = Solid(mix(KEY, PAPER, 0.5 * dress.depth))
        items: list[Item] = []
        if dress.depth < _FAR and not outline.isEmpty():
            items.append(Stroke(outline, line, 2 * _LINE * pixel))
        fine = _SMALL * pixel
        for piece in pieces(symbol, pose, dress):
            paint = Solid(printed(piece.rgb), piece.part.alpha)
            if piece.part.width:
                items.append(Stroke(piece.path, paint, piece.part.width))
                continue
            if not piece.is_mark and piece.part.alpha > 0.9 and _extent(piece.path) > fine:
                items.append(Stroke(piece.path, line, 2 * _INNER * pixel))
            items.append(Fill(piece.path, paint))
        return tuple(items)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Skies and water wiped, land and clouds flat within a line, lights as discs; nothing soft."""
        if shape.raster_only or shape.blend != "normal" or shape.blur > 0.01 * size:
            return ()
        paint = in_light(shape, light)
        if shape.width:
            middle = plain(paint)
            return (Group((Stroke(shape.path, Solid(printed(middle.rgb), middle.alpha), shape.width),), shape.name),)
        return (Group(tuple(_cut(shape, paint, size)), shape.name),)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The grain of the wood in the colours, and the paper's fibres."""
        return pressed(pixels, scene.seed)


def pressed(pixels: Pixels, seed: int) -> Pixels:
    """H×W×3 with the grain of the wood in the colours, and the paper's fibres."""
    grain = noise(pixels.shape, 1.3, seed, stretch=34)
    factor = cv2.LUT(grain, np.clip(255 - _GRAIN * np.clip(np.arange(256.0) - 96, 0, 255), 0, 255).astype(np.uint8))
    grained = cv2.multiply(pixels, cv2.merge([factor] * 3), scale=1 / 255)
    return fibred(np.asarray(grained, np.uint8), 0.05, seed)


def printed(rgb: RGB) -> RGB:
    """The colour in pigments of the trade: pulled toward the nearest block's, never stronger than they are."""
    if distance(rgb, (255, 255, 255)) < 0.12:
        return mix(rgb, PAPER, 0.7)
    nearest = min(_BLOCKS, key=lambda block: distance(rgb, block))
    lightness, chroma, hue = lch(mix(rgb, nearest, _PULL))
    return from_lch(0.25 + 0.7 * lightness, min(chroma, _STRONGEST), hue)


def _cut(shape: Shape, paint: Paint, size: float) -> Iterator[Item]:
    if isinstance(paint, Linear) and opaque(paint) and shape.colour_role in ("sky", "water"):
        yield Fill(shape.path, _wiped(shape, paint))
        return
    if isinstance(paint, Radial) and not opaque(paint):
        x, y = paint.centre
        if paint.stretch == (1.0, 1.0) and max(stop.alpha for stop in paint.stops) > 0.8:
            yield Fill(g.ellipse(x, y, 0.5 * paint.radius), Solid(printed(paint.stops[0].rgb)))
        return
    middle = plain(paint)
    flat = Solid(printed(middle.rgb), middle.alpha)
    if middle.alpha > 0.9 and shape.depth < _FAR and shape.layer != "sky" and _extent(shape.path) > _SMALL * size:
        yield Stroke(shape.path, Solid(mix(KEY, PAPER, 0.4 * shape.depth)), _LINE * size)
    yield Fill(shape.path, flat)


def _extent(path: Path) -> float:
    """The shorter side of its box."""
    left, top, right, bottom = g.bounds(path)
    return min(right - left, bottom - top)


def _wiped(shape: Shape, paint: Linear) -> Linear:
    """The gradient with a dark band wiped along its upper edge, and pale below it; water deepens toward the viewer."""
    _, top, _, bottom = g.bounds(shape.path)
    upper, lower = (printed(colour_along(paint.stops, at)) for at in (0.15, 0.92))
    water = shape.colour_role == "water"
    lightness, chroma, hue = lch(lower if water else upper)
    deep = from_lch(max(lightness - 0.3, 0.28), min(chroma + 0.03, _STRONGEST), hue)
    if water:
        pale = Stop(0, mix(upper, _SHALLOW, 0.5)), Stop(0.35, mix(mix(upper, lower, 0.5), _SHALLOW, 0.25))
        return Linear((0, top), (0, bottom), (*pale, Stop(1, deep)))
    stops = (Stop(0, deep), Stop(_WIPED, upper), Stop(0.5, mix(upper, PAPER, 0.3)), Stop(1, mix(lower, PAPER, 0.16)))
    return Linear((0, top), (0, bottom), stops)
