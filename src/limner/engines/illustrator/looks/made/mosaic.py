"""Mosaic: tesserae in rows that follow the outlines, smaller ones in figures, grout between them."""

import math
from collections import defaultdict
from dataclasses import dataclass, replace

import cv2
import numpy as np

from limner.drawing.colour import RGB, parse
from limner.drawing.display import Display, Fill, Group, Item, Linear, Solid
from limner.drawing.geometry import Path
from limner.engines.illustrator.looks import texture
from limner.engines.illustrator.looks.flat import opaque
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.made.scenery import bare
from limner.engines.illustrator.looks.made.sketch import by_figure, edges, recoloured, sketch
from limner.engines.illustrator.looks.made.tesserae import Floats, laid
from limner.engines.illustrator.looks.vector_art import VectorArt
from limner.engines.illustrator.scene import Light, Scene, Shape

GROUT = parse("#5b534c")
_TILE, _FINE = 0.017, 0.57
"""A tessera's side over the canvas's shorter side; one of a figure's over that."""
_WORK = 6.0
"""The side of a tessera of scenery in the drawing that its place is read from."""
_MARGIN = 4
"""Tesserae laid beyond the canvas."""
_EDGE = 24
"""Colours that differ by so many steps have an edge between them."""
_MOST = 3750
"""Stones of an SVG."""
_NEAR = frozenset({"hero"})
"""Layers whose figures are laid in smaller stones."""
_UNIT = 3.0
"""SVG coordinates are written in so many pixels, to a tenth."""


@dataclass(frozen=True)
class Mosaic(VectorArt):
    """The flat drawing laid in stone.

    `tile` is a tessera's side over the canvas's shorter side; colours are multiples of `step`. With `most` above 0
    there are about so many stones at most, larger ones if need be.
    """

    casts_shadows = False
    tile: float = _TILE
    step: int = 14
    most: int = 0

    def suited(self, scene: Scene, *, vector: bool) -> "Mosaic":
        """Smaller tesserae where finer drawing is asked for, larger ones in SVG; three pixels at least."""
        finer = 1.2 if vector else 0.8 if scene.detail > 1 else 1.0
        tile = max(_TILE * finer, 3.0 / min(scene.width, scene.height))
        return replace(self, tile=tile, step=16 if vector else 14, most=_MOST if vector else 0)

    def ground(self, scene: Scene) -> RGB:
        """Grout."""
        return GROUT

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Gradients stay: each tessera takes its colour from them."""
        shaft = shape.colour_role == "light" and isinstance(shape.paint, Linear) and not opaque(shape.paint)
        if shape.raster_only or shape.blur > 0.01 * size or shape.blend != "normal" or shaft:
            return ()
        return super(VectorArt, self).shape(replace(shape, form=False, blur=0.0), light, size)

    def whole(self, display: Display, scene: Scene) -> Display:
        """The picture in tesserae on grout."""
        side = self.tile * min(display.width, display.height)
        quads, colours = self._laid(display, scene, side)
        if self.most and len(quads) > self.most:
            quads, colours = self._laid(display, scene, side * math.sqrt(1.05 * len(quads) / self.most))
        items = tuple(_stones(quads, colours))
        stones = Group(items, "tesserae", matrix=(_UNIT, 0, 0, _UNIT, 0, 0))
        if not bare(scene):
            return replace(display, items=(stones,))
        bed = tuple(recoloured(item, lambda rgb: rgb if rgb == scene.background else GROUT) for item in display.items)
        return replace(display, items=(Group(bed, "grout"), stones))

    def _laid(self, display: Display, scene: Scene, side: float) -> tuple[Floats, Floats]:
        """N×4×2 corners in canvas pixels of stones about `side` wide that show, and their N×3 colours."""
        scale = _WORK / side
        margin = _MARGIN * side
        width, height = (round((length + 2 * margin) * scale) for length in (display.width, display.height))
        drawn = sketch(display.items, width, height, scale, (-margin, -margin))
        shown = drawn[:, :, 3] > 127
        if scene.background is not None:
            shown &= (drawn[:, :, :3] != scene.background).any(axis=2)
        near = by_figure(display.items, _NEAR)
        figures = cv2.cvtColor(sketch(near, width, height, scale, (-margin, -margin)), cv2.COLOR_RGBA2GRAY) > 0
        inside = shown & ~edges(np.ascontiguousarray(drawn[:, :, :3]), _EDGE)
        quads = np.concatenate([laid(inside & ~figures, _WORK), laid(inside & figures, _FINE * _WORK)])
        colours = _colours(drawn[:, :, :3], quads, self.step, scene.seed)
        corners = quads / scale - margin
        size = np.array([display.width, display.height])
        seen = ((corners.max(axis=1) > 0) & (corners.min(axis=1) < size)).all(axis=1)
        return corners[seen], colours[seen]

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Each stone's upper edge in the light, its lower one in shade; the stone's grain."""
        raised = texture.embossed(pixels, max(1, round(min(pixels.shape[:2]) / 700)), 0.5)
        return texture.toothed(raised, 0.16, scene.seed)


def _colours(rgb: Pixels, quads: Floats, step: int, seed: int) -> Floats:
    """N×3 steps of 255: the drawing's colour under each stone, no two stones quite alike."""
    soft = cv2.blur(np.ascontiguousarray(rgb), (3, 3))
    x, y = np.rint(quads.mean(axis=1)).astype(int).T
    height, width = rgb.shape[:2]
    under = soft[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)].astype(np.float64)
    rng = np.random.default_rng(seed)
    uneven = under * rng.normal(1.0, 0.07, (len(quads), 1)) + rng.normal(0, 4, under.shape)
    return np.clip(np.rint(uneven / step) * step, 0, 255)  # type: ignore[no-any-return]


def _stones(quads: Floats, colours: Floats) -> list[Item]:
    """One path a colour."""
    coded = colours.astype(int) @ np.array([65536, 256, 1])
    paths: dict[int, Path] = defaultdict(Path)
    # One flat list: thousands of small ones would set off the garbage collector.
    flat = iter((quads / _UNIT).ravel().tolist())
    corners = zip(*[flat] * 8, strict=True)
    for (ax, ay, bx, by, cx, cy, dx, dy), code in zip(corners, coded.tolist(), strict=True):
        path = paths[code]
        path.moveTo(ax, ay)
        path.lineTo(bx, by)
        path.lineTo(cx, cy)
        path.lineTo(dx, dy)
        path.close()
    return [Fill(path, Solid((code >> 16, code >> 8 & 255, code & 255))) for code, path in paths.items()]
