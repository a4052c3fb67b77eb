"""Low poly: every shape of triangles, each lit by the way it faces."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.display import Fill, Group, Item, Solid, Stroke
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import towards
from limner.engines.illustrator.looks.flat import opaque, pieces, plain, sharp
from limner.engines.illustrator.looks.made.breadth import breadth
from limner.engines.illustrator.looks.made.facets import Faceted, Floats, faceted
from limner.engines.illustrator.looks.made.material import Material
from limner.engines.illustrator.looks.made.scenery import faces, holds, soft, strongest, uncoloured
from limner.engines.illustrator.looks.paints import colour_at, in_light
from limner.engines.illustrator.looks.paths import seen
from limner.engines.illustrator.scene import Light, Scene, Shape

_SKY, _LAND, _FIGURE = 0.115, 0.085, 0.042
"""The facets' size over the canvas's shorter side."""
_STEPS = 12
"""Tones of one shape."""
_CONTRAST = 0.24
"""The lightness between a facet that faces the light and a level one."""
_OVERLAP = 0.35
"""Facets grow by so many pixels, so that nothing shows between them."""
_WHOLE = 0.5
"""Shapes thinner than this, over the facets' size, are one plane."""


@dataclass(frozen=True)
class LowPoly(Material):
    """Triangles without lines."""

    casts_shadows = True
    width: float = 1024.0
    height: float = 1024.0
    fine: float = 1.0

    def suited(self, scene: Scene, *, vector: bool) -> "LowPoly":
        """Facets for this canvas; smaller where finer drawing is asked for."""
        return replace(self, width=scene.width, height=scene.height, fine=0.8 if scene.detail > 1 else 1.0)

    @property
    def _size(self) -> float:
        return min(self.width, self.height)

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Every part a body of its own; what is thin stays whole."""
        size = float(f"{self.fine * _FIGURE * self._size / scale:.2g}")
        planes = _planes(symbol, pose, uncoloured(dress), size)
        light = towards(dress.side)
        face = faces(symbol, pose)
        items: list[Item] = []
        for piece, body in zip(pieces(symbol, pose, dress), planes, strict=True):
            part = piece.part
            if body is None or part.alpha < 0.9:
                paint = Solid(piece.rgb, part.alpha)
                items.append(Stroke(piece.path, paint, part.width) if part.width else Fill(piece.path, paint))
            else:
                calm = part.shade == "glow" or holds(piece.path, face)
                contrast = 0.4 if calm else 0.75 if piece.is_mark else 1.0
                items.extend(_lit(body, piece.rgb, light, contrast, _OVERLAP / scale))
        return tuple(items)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Skies as tilted planes in the sky's colours, land as hills of facets."""
        if soft(shape, size):
            return ()
        paint = in_light(shape, light)
        veiled = not opaque(paint)
        if veiled and shape.colour_role not in ("cloud", "water"):
            return ()
        rgb = plain(paint).rgb
        if shape.width:
            return (Group((Stroke(shape.path, Solid(rgb, plain(paint).alpha), shape.width),), shape.name),)
        sky = shape.colour_role in ("sky", "background") and not veiled
        facet = self.fine * (_SKY if sky else _LAND * (1 - 0.35 * shape.depth)) * size
        path = seen(g.union(shape.path) if veiled else shape.path, self.width, self.height)
        if veiled:
            rgb = strongest(paint)
        if breadth(path) < 0.2 * facet:
            alpha = 1.0 if shape.colour_role == "cloud" else plain(paint).alpha
            return (Group((Fill(path, Solid(rgb, alpha)),), shape.name),)
        body = faceted(path, facet if not veiled else 0.6 * facet, 0.22 if sky else 0.55)
        middles = body.triangles.mean(axis=1)
        colours = [rgb if veiled else colour_at(paint, (x, y)) or rgb for x, y in middles.tolist()]
        contrast = 0.32 if sky else 0.6 if shape.colour_role == "water" else 0.8
        lit = body.lit(towards(light.side))
        fills = _coloured(body, lit, colours, contrast, _OVERLAP)
        base = Fill(_polygons(body), Solid(rgb))
        return (Group((base, *fills), shape.name),)

    def shadow(self, items: Iterator[Item]) -> Iterator[Item]:
        """Clean edges."""
        return sharp(items)


@lru_cache(maxsize=32)
def _planes(symbol: Symbol, pose: str, dress: Dress, size: float) -> tuple[Faceted | None, ...]:
    """A body for each of the figure's pieces; None for what stays whole."""
    result: list[Faceted | None] = []
    for piece in pieces(symbol, pose, dress):
        thin = piece.part.width or piece.part.detail > 1 or breadth(piece.path) < _WHOLE * 0.5 * size
        result.append(None if thin else faceted(piece.path, size))
    return tuple(result)


def _lit(body: Faceted, rgb: RGB, light: Point, contrast: float, grow: float) -> Iterator[Item]:
    yield Fill(_polygons(body), Solid(rgb))
    yield from _coloured(body, body.lit(light), [rgb] * len(body.triangles), contrast, grow)


def _coloured(body: Faceted, lit: Floats, colours: list[RGB], contrast: float, grow: float) -> Iterator[Item]:
    """The facets in their tones, those of one tone as one path."""
    if not len(body.triangles):
        return
    levels = np.clip(np.rint(lit * _STEPS), -_STEPS, _STEPS).astype(int).tolist()
    middles = body.triangles.mean(axis=1, keepdims=True)
    away = body.triangles - middles
    reach = np.maximum(np.hypot(away[..., 0], away[..., 1])[..., None], 1e-9)
    corners = (middles + away * (1 + grow / reach)).tolist()
    paths: dict[RGB, Path] = {}
    for triangle, level, rgb in zip(corners, levels, colours, strict=True):
        path = paths.setdefault(tone(rgb, contrast * _CONTRAST * level / _STEPS), Path())
        path.moveTo(*triangle[0])
        path.lineTo(*triangle[1])
        path.lineTo(*triangle[2])
        path.close()
    for rgb, path in paths.items():
        yield Fill(path, Solid(rgb))


def _polygons(body: Faceted) -> Path:
    path = Path()
    for ring in body.rings:
        path.addPath(g.polygon([(x, y) for x, y in ring.tolist()]))
    return path
