"""Screen print: four opaque inks, every tone pushed to one of them, the black screen last and a little off."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

import cv2
import numpy as np

from limner.drawing.colour import RGB, from_lch, lab, lch, parse
from limner.drawing.display import Display, Item, Linear, Paint, Solid, Stroke
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import form
from limner.engines.illustrator.looks.flat import sharp
from limner.engines.illustrator.looks.look import FULL, Look, Pixels
from limner.engines.illustrator.looks.printed.grain import noise
from limner.engines.illustrator.looks.printed.inks import gathered, small, weighed
from limner.engines.illustrator.looks.printed.posterise import posterised
from limner.engines.illustrator.looks.repaint import repainted
from limner.engines.illustrator.scene import Light, Scene, Shape

Inks = tuple[RGB, ...]

_PAPER = parse("#f4ead6")
_KEY = parse("#000000")
"""Near figures' outlines: it falls to the darkest ink."""
_TRAP, _LINE = 0.017, 0.008
"""Widths of the bare edge and of the key line under it, half of which the figure covers, over the shorter side."""
_FAR = 0.3
"""Figures farther than this have no outline."""
_FAINT = 0.6
"""Linear gradients that are fainter than this throughout have no screen."""
_TONE = 1.5
"""How much more a difference of lightness counts than one of colour."""


@dataclass(frozen=True)
class ScreenPrint(Look):
    """The full drawing's gradients as hard steps of four inks; `inks` from dark to light, else the picture's own."""

    finished = False
    plates: Inks = ()
    canvas: float = 1024.0

    def suited(self, scene: Scene, *, vector: bool) -> "ScreenPrint":
        """With the palette's own colours, where one was asked for."""
        return replace(self, plates=tuple(scene.palette[:6]), canvas=float(min(scene.width, scene.height)))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Nothing soft: what blurs or blends has no screen."""
        if shape.raster_only or shape.blend != "normal":
            return ()
        if isinstance(shape.paint, Linear) and max(stop.alpha for stop in shape.paint.stops) < _FAINT:
            return ()
        return FULL.shape(replace(shape, blur=0.0), light, size)

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The figure in a key line, on a thin edge of bare paper, as screens are cut apart."""
        items = super().figure(symbol, pose, replace(dress, rim=0.0), scale)
        outline, unit = form(symbol, pose, dress.side, dress.detail, dress.half).outline, self.canvas / scale
        if dress.depth > _FAR or outline.isEmpty():
            return items
        return Stroke(outline, Solid(_PAPER), _TRAP * unit), Stroke(outline, Solid(_KEY), _LINE * unit), *items

    def shadow(self, items: Iterator[Item]) -> Iterator[Item]:
        """Hard-edged."""
        return sharp(items)

    def whole(self, display: Display, scene: Scene) -> Display:
        """Every paint in the inks."""
        inks = self.plates or chosen(small(display))
        kept = scene.background
        found: dict[RGB, RGB] = {}

        def ink(rgb: RGB) -> RGB:
            if rgb == kept:
                return rgb
            if rgb not in found:
                found[rgb] = min(inks, key=lambda other: _apart(rgb, other))
            return found[rgb]

        def change(paint: Paint) -> Paint | None:
            return posterised(paint, ink)

        return repainted(display, change)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The weave of the screen in the ink, and pinholes."""
        weave = noise(pixels.shape, 1.0, scene.seed)
        holes = cv2.LUT(weave, np.clip((np.arange(256) - 251) * 30, 0, 255).astype(np.uint8))
        return cv2.add(pixels, cv2.merge([holes] * 3))  # type: ignore[return-value]


def _apart(one: RGB, other: RGB) -> float:
    a, b = lab(one), lab(other)
    return math.hypot(_TONE * (a[0] - b[0]), a[1] - b[1], a[2] - b[2])


def chosen(pixels: Pixels) -> Inks:
    """A dark ink, a paper and two strong colours between, all taken from the picture."""
    found = [rgb for rgb, _ in gathered(*weighed(pixels), 6)]
    middle = sorted(found, key=lambda rgb: -lch(rgb)[1])
    first = middle[0]
    second = max(
        found, key=lambda rgb: abs(_turn(rgb, first)) * min(lch(rgb)[1], 0.1) + 0.06 * abs(lch(rgb)[0] - lch(first)[0])
    )
    pair = sorted((first, second), key=lambda rgb: lch(rgb)[0])
    deep, bright = (_strong(rgb, at) for rgb, at in zip(pair, (0.52, 0.74), strict=True))
    dark = lch(found[0])
    return from_lch(0.24, min(max(dark[1], 0.03), 0.07), dark[2]), deep, bright, _PAPER


def _turn(one: RGB, other: RGB) -> float:
    """The angle between two hues, -π to π."""
    return (lch(one)[2] - lch(other)[2] + math.pi) % math.tau - math.pi


def _strong(rgb: RGB, lightness: float) -> RGB:
    light, chroma, hue = lch(rgb)
    return from_lch(0.5 * light + 0.5 * lightness, min(max(1.3 * chroma, 0.1), 0.19), hue)
