"""Origami: figures of folded paper, each plane in its own light, the paper's pale back at the folds."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial

import numpy as np

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Fill, Group, Item, Linear, Paint, Solid, Stop, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import towards
from limner.engines.illustrator.looks import texture
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces, plain
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.made.breadth import MANY, breadth
from limner.engines.illustrator.looks.made.folds import Fold, folded, pleated, sheet
from limner.engines.illustrator.looks.made.material import Material
from limner.engines.illustrator.looks.made.scenery import faces, holds, soft, strongest, uncoloured, wound
from limner.engines.illustrator.looks.paints import colour_at, in_light
from limner.engines.illustrator.scene import Light, Scene, Shape

_BACK: RGB = (252, 248, 238)
"""The other side of the paper."""
_SLOPE = 0.13
"""The lightness between a plane that faces the light and a level one."""
_FOLDED = 0.028
"""Parts at least this thick, over the canvas's shorter side, are folded; thinner ones are one plane."""
_OFF = 0.012
"""How far a straight edge may run from the outline, over the shorter side."""
_THROWN, _SOFT = 0.0065, 0.005
"""How far a sheet's shadow falls, and its blur, over the shorter side."""
_SHADE: RGB = (28, 22, 44)
_CREASE = 0.0013
"""The width of the light on a crease, over the shorter side."""
_PLEATS = 0.1
"""How much lighter and darker than the sheet its pleats are: the alpha of light and shade on them."""


@dataclass(frozen=True)
class Origami(Material):
    """Sheets of paper folded and laid on each other."""

    casts_shadows = True
    width: float = 1024.0
    height: float = 1024.0

    def suited(self, scene: Scene, *, vector: bool) -> "Origami":
        """Sheets for this canvas."""
        return replace(self, width=scene.width, height=scene.height)

    @property
    def _size(self) -> float:
        return min(self.width, self.height)

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Every part a folded sheet with its shadow on what lies under it."""
        unit = float(f"{self._size / scale:.2g}")
        folds = _folds(symbol, pose, uncoloured(dress), unit)
        drawn = zip(pieces(symbol, pose, dress), folds, strict=True)
        return tuple(item for piece, sheets in drawn for item in self._laid(piece, sheets, dress, scale))

    def _laid(self, piece: Piece, folds: tuple[Fold, ...], dress: Dress, scale: float) -> Iterator[Item]:
        part = piece.part
        if part.width or part.alpha < 0.9:
            paint = Solid(piece.rgb, part.alpha)
            yield Stroke(piece.path, paint, part.width) if part.width else Fill(piece.path, paint)
            return
        if not piece.is_mark and not part.detail and len(folds) > 1:
            yield self._shadow(folds[0].path, towards(dress.side), scale)
        glow = part.shade == "glow"
        for fold in folds:
            yield Fill(fold.path, _plane(fold, piece.rgb, towards(dress.side), 0.3 if glow else 1.0))
            if len(folds) > 1 and not piece.is_mark:
                yield Stroke(fold.path, Solid(tone(piece.rgb, 0.12), 0.3), _CREASE * self._size / scale)

    def _shadow(self, path: Path, light: tuple[float, float], scale: float) -> Item:
        """What a sheet throws on those under it."""
        x, y = (-way * _THROWN * self._size / scale for way in light)
        return Group((Fill(g.moved(path, x, y), Solid(_SHADE, 0.3)),), blur=_SOFT * self._size)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """The sky a pleated sheet, land in folded layers, the sun a folded disc."""
        if soft(shape, size):
            return ()
        paint = in_light(shape, light)
        veiled = not opaque(paint)
        if veiled and shape.colour_role != "cloud":
            return ()
        rgb = strongest(paint) if veiled else plain(paint).rgb
        if shape.width:
            return (Group((Stroke(shape.path, Solid(rgb), shape.width),), shape.name),)
        path = sheet(g.union(shape.path) if veiled else shape.path, _OFF * size * (1.6 if veiled else 1.0))
        if path.isEmpty():
            return ()
        thick = breadth(path)
        if thick < _FOLDED * size or (path.countVerbs() > MANY and not _spans(path, self.width)):
            return (Group((Fill(path, Solid(rgb)),), shape.name),)
        wide = shape.colour_role in ("sky", "background") and not veiled
        toward = towards(light.side)
        if wide or _spans(path, self.width):
            under = () if wide else (self._shadow(path, (toward[0] * 0.6, abs(toward[1])), 1.0),)
            pleats = tuple(self._pleats(path, toward, 0.6 if wide else 1.0))
            base = Fill(path, paint if not veiled else Solid(rgb))
            return (Group((*under, base, Group(pleats, clip=wound(path))), shape.name),)
        colour = partial(self._under, paint, rgb, veiled)
        fills = [Fill(fold.path, _plane(fold, colour(fold), toward, 0.8)) for fold in folded(path, thick)]
        return (Group((self._shadow(path, toward, 1.0), *fills), shape.name),)

    def _pleats(self, path: Path, light: tuple[float, float], strength: float) -> Iterator[Item]:
        """Light and shade on a sheet's pleats."""
        for fold in pleated(path, self._size, self.width, self.height):
            facing = fold.slope[0] * (light[0] or 0.5)
            rgb = _BACK if facing > 0 else _SHADE
            yield Fill(fold.path, Solid(rgb, strength * _PLEATS * (1.0 if facing > 0 else 0.8)))

    def _under(self, paint: Paint, rgb: RGB, veiled: bool, fold: Fold) -> RGB:
        """The paint's colour where the plane lies."""
        left, top, right, bottom = g.bounds(fold.path)
        x = min(max((left + right) / 2, 0.0), self.width)
        return rgb if veiled else colour_at(paint, (x, min(max((top + bottom) / 2, 0.0), self.height))) or rgb

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The fibres of the paper."""
        return texture.toothed(pixels, 0.035, scene.seed)


def _spans(path: Path, width: float) -> bool:
    left, _, right, _ = g.bounds(path)
    return right - left > 0.8 * width


@lru_cache(maxsize=32)
def _folds(symbol: Symbol, pose: str, dress: Dress, unit: float) -> tuple[tuple[Fold, ...], ...]:
    """For each of the figure's pieces its planes, the whole sheet first; `unit` is the canvas's shorter side."""
    result: list[tuple[Fold, ...]] = []
    face = faces(symbol, pose)
    for piece in pieces(symbol, pose, dress):
        thick = breadth(piece.path)
        if piece.part.width or thick < 0.2 * _OFF * unit:
            result.append((Fold(piece.path, (0.0, 0.0)),))
            continue
        path = sheet(piece.path, min(_OFF * unit, 0.22 * thick))
        flat = (Fold(path, (0.0, 0.0)),)
        if thick < _FOLDED * unit or piece.part.detail > 1:
            result.append(flat)
            continue
        bare = piece.is_mark or holds(piece.path, face)
        result.append(flat + folded(path, thick, back=not bare))
    return tuple(result)


def _plane(fold: Fold, rgb: RGB, light: tuple[float, float], contrast: float) -> Paint:
    """The plane's paper in the light, a little darker toward its far end."""
    x, y = fold.slope
    shade = contrast * _SLOPE * (x * light[0] + y * light[1])
    base = tone(mix(rgb, _BACK, 0.78) if fold.back else rgb, shade)
    left, top, right, bottom = g.bounds(fold.path)
    if math.hypot(x, y) < 1e-6 or not np.isfinite(left):
        return Solid(base)
    stops = (Stop(0.0, tone(base, 0.035 * contrast)), Stop(1.0, tone(base, -0.045 * contrast)))
    ends = ((left, top), (right, bottom)) if x * y >= 0 else ((right, top), (left, bottom))
    return Linear(*ends, stops)
