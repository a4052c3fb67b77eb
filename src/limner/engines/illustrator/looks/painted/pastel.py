"""Pastel: sticks of chalk on coloured paper, which shows through every stroke."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Self

import cv2
import numpy as np

from limner.drawing.colour import RGB, from_lch, lch, mix, parse
from limner.drawing.contour import thickness
from limner.drawing.display import Display, Fill, Group, Item, Paint, Solid, Stroke, in_colour
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks import noise
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.painted import margin, paper, strokes, tones
from limner.engines.illustrator.looks.painted.dabs import across, dabs
from limner.engines.illustrator.looks.painted.guard import guarded
from limner.engines.illustrator.looks.painted.plainly import plainly
from limner.engines.illustrator.looks.painted.strokes import Brush
from limner.engines.illustrator.looks.paints import faint, in_light
from limner.engines.illustrator.looks.paths import intricate
from limner.engines.illustrator.looks.sized import Sized
from limner.engines.illustrator.looks.texture import saturated
from limner.engines.illustrator.scene import Light, Scene, Shape

_DAY, _DUSK, _NIGHT = parse("#e6d8c2"), parse("#8f7f70"), parse("#2c2f3d")
"""The papers: a warm cream, an umber under skies that are darker than it, a night blue."""
_DEEP = 0.5
"""OKLab lightness of the darkest part of a sky below which specks of cream would glare in it."""
_STICKS = (
    Brush(30, 3.0, 0.92, 0, 0.22, 11, 225, "chalk"),
    Brush(12, 3.0, 0.86, 34, 0.14, 9, 235, "chalk"),
    Brush(5.5, 2.8, 0.86, 44, 0.1, 6, 245, "chalk"),
)
_BARE = tones.table((0, 255), (15, 200), (55, 130), (95, 52), (125, 14), (165, 0), (255, 0))
"""How much of the paper shows in its hollows."""
_TONES = (0.0, 0.07, -0.06, 0.03)


@dataclass(frozen=True)
class Pastel(Sized):
    """Chalk on cream paper, on night-blue paper by night."""

    finished = False
    toned = True
    paper: RGB = _DAY

    @property
    def inks(self) -> frozenset[RGB]:
        """The paper."""
        return frozenset({self.paper})

    def ground(self, scene: Scene) -> RGB:
        """The paper."""
        return self.paper

    def suited(self, scene: Scene, *, vector: bool) -> Self:
        """Sticks for that canvas and paper for the hour."""
        sheet = _NIGHT if scene.light.dark > 0.4 else _DUSK if _is_deep(scene) else _DAY
        return replace(super().suited(scene, vector=vector), paper=sheet)

    def whole(self, display: Display, scene: Scene) -> Display:
        """Vectors within a margin of the paper; in the raster the strokes end unevenly there."""
        if not self.vector or not margin.framed(scene):
            return display
        return replace(display, items=(*display.items, margin.deckled(scene, self.paper, 0.04, 0.012, 0.013)))

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Each part rubbed in and then stroked over."""
        if not self.vector:
            return super().figure(symbol, pose, dress, scale)
        return _figure(self.paper, symbol, pose, dress, self.pixel(scale))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land likewise; sky and water in level strokes."""
        if not self.vector:
            return super().shape(shape, light, size)
        if shape.raster_only or shape.blend != "normal" or shape.blur > 0.03 * size:
            return ()
        paint = in_colour(in_light(shape, light), chalk)
        if shape.width:
            return (Group((Stroke(shape.path, paint, shape.width),), shape.name),)
        if (
            not opaque(shape.paint)
            or thickness(shape.path) < 8 * size / 1024
            or shape.depth > 0.7
            or intricate(shape.path)
        ):
            return (Group((Fill(shape.path, paint),), shape.name),)
        rubbed = in_colour(paint, lambda own: mix(own, self.paper, 0.3))
        whole = shape.colour_role in margin.EXPANSES
        stick = size / 1024 * (27 if whole else 20 + 14 * shape.depth)
        strokes = _stroked(self.in_sight(shape.path), paint, stick, level=whole)
        return (Group((Fill(shape.path, rubbed), *strokes), shape.name),)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Strokes of three sticks, the paper in their hollows and round them."""
        bright = cv2.LUT(saturated(pixels, 1.25), _LIFTED)
        sheet = np.empty_like(pixels)
        sheet[:] = self.paper
        rubbed = cv2.addWeighted(
            cv2.blur(bright, (strokes.odd(18 * noise.unit(pixels.shape)),) * 2), 0.75, sheet, 0.25, 0
        )
        made = strokes.painted(bright, rubbed, _STICKS, -0.6, scene.seed)
        tooth = paper.tooth("laid", pixels.shape, scene.seed)
        if margin.framed(scene):
            tooth = cv2.subtract(tooth, paper.thinned(pixels.shape, scene.seed, 0.05))
        share = cv2.LUT(tooth, _BARE).astype(np.float32) * np.float32(1 / 255)
        guard = guarded(scene, pixels.shape, 0.7, 0.4)
        if guard is not None:
            made = cv2.blendLinear(bright, made, guard, 1 - guard)
            share *= 1 - 0.8 * guard
        return np.asarray(cv2.blendLinear(sheet, made, share, 1 - share), np.uint8)


def _is_deep(scene: Scene) -> bool:
    """Whether the sky is so dark."""
    sky = next((node.paint for node in scene.nodes if isinstance(node, Shape) and node.colour_role == "sky"), None)
    if sky is None:
        return False
    return any(
        lch(rgb)[0] < _DEEP for rgb in ([sky.rgb] if isinstance(sky, Solid) else [stop.rgb for stop in sky.stops])
    )


def chalk(rgb: RGB) -> RGB:
    """The stick nearest to a colour: clear and never quite black."""
    light, chroma, hue = lch(rgb)
    return from_lch(0.2 + 0.78 * light, min(1.2 * chroma, 0.2), hue)


@lru_cache(maxsize=32)
def _figure(sheet: RGB, symbol: Symbol, pose: str, dress: Dress, pixel: float) -> tuple[Item, ...]:
    return tuple(
        item for piece in pieces(symbol, pose, dress) for item in _piece(sheet, piece, pixel * (1 + 1.5 * dress.depth))
    )


def _piece(sheet: RGB, piece: Piece, pixel: float) -> Iterator[Item]:
    colour = chalk(piece.rgb)
    plain_one = plainly(piece, colour, 16 * pixel)
    if plain_one is not None:
        yield plain_one
        return
    yield Fill(piece.path, Solid(mix(colour, sheet, 0.3)))
    yield from _stroked(piece.path, Solid(colour), 10 * pixel)
    if not piece.shadow.isEmpty():
        yield Fill(piece.shadow, Solid(mix(chalk(piece.dark), sheet, 0.25), 0.75))


def _stroked(path: Path, paint: Paint, width: float, *, level: bool = False) -> Iterator[Item]:
    """Strokes of a few sticks near to the colour."""
    course = (lambda x, y: -0.12) if level else across(path, -0.7)
    lots = dabs(path, width, width * (5 if level else 3.8), 2.5 * width, course, len(_TONES))
    for lot, offset in zip(lots, _TONES, strict=False):
        yield Stroke(lot, faint(in_colour(paint, partial(_near, offset)), 0.8), 0.8 * width)


def _near(offset: float, rgb: RGB) -> RGB:
    """The stick beside: lighter or darker, and a little to one side in hue."""
    light, chroma, hue = lch(rgb)
    return from_lch(light + offset, chroma * 1.05, hue + 1.2 * offset)


_LIFTED = tones.table((0, 26), (128, 146), (255, 252))
