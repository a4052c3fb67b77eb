"""Oil: strokes of three brushes along the forms, thick enough to catch the light, on canvas."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np

from limner.drawing.colour import RGB, from_lch, lch, tone
from limner.drawing.contour import thickness
from limner.drawing.display import Fill, Group, Item, Solid, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks import noise
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces, plain
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.painted import margin, paper, strokes
from limner.engines.illustrator.looks.painted.dabs import across, dabs
from limner.engines.illustrator.looks.painted.guard import guarded
from limner.engines.illustrator.looks.painted.strokes import Brush
from limner.engines.illustrator.looks.paints import in_light
from limner.engines.illustrator.looks.paths import intricate
from limner.engines.illustrator.looks.sized import Sized
from limner.engines.illustrator.scene import Light, Scene, Shape

_BRUSHES = (
    Brush(34, 2.8, 0.82, 0, 0.28, 10),
    Brush(15, 2.8, 0.78, 38, 0.14, 8),
    Brush(6.5, 2.8, 0.8, 44, 0.08, 5),
)
_REST = 0.45
"""How a stroke lies where no form leads it, in radians."""
_RELIEF = 0.42
_TONES = (0.035, -0.04, 0.07)
"""OKLab lightness of a vector picture's dabs against the area that they lie on."""


@dataclass(frozen=True)
class Oil(Sized):
    """The full look's light and form, painted over; as vectors, areas under dabs of three tones.

    With `vector` the strokes are drawn, else laid on the pixels.
    """

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """As in the full look; for vectors, each part under its dabs."""
        if not self.vector:
            return super().figure(symbol, pose, dress, scale)
        return _figure(symbol, pose, dress, self.pixel(scale))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land under dabs, sky and water under level ones."""
        usual = super().shape(shape, light, size)
        if not self.vector or shape.width or shape.blur or shape.blend != "normal" or not opaque(shape.paint):
            return usual
        rgb = plain(in_light(shape, light)).rgb
        whole = shape.colour_role in margin.EXPANSES
        brush = size / 1024 * (30 if whole else 20 + 10 * shape.depth)
        if thickness(shape.path) < brush or shape.depth > 0.7 or intricate(shape.path):
            return usual
        touches = _touches(self.in_sight(shape.path), rgb, brush, level=whole)
        return (*usual, Group(tuple(touches), shape.name))

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Three layers of strokes, their relief, the weave under them."""
        rich = cv2.LUT(pixels, _RICH)
        ground = cv2.blur(rich, (strokes.odd(24 * noise.unit(pixels.shape)),) * 2)
        made = strokes.painted(rich, ground, _BRUSHES, _REST, scene.seed)
        made = strokes.embossed(made, rich, _RELIEF)
        guard = guarded(scene, pixels.shape, 0.7, 0.5)
        if guard is not None:
            made = cv2.blendLinear(rich, made, guard, 1 - guard)
        return paper.shaded(made, paper.tooth("canvas", pixels.shape, scene.seed), 0.06)


@lru_cache(maxsize=32)
def _figure(symbol: Symbol, pose: str, dress: Dress, pixel: float) -> tuple[Item, ...]:
    return tuple(
        item for piece in pieces(symbol, pose, dress) for item in _piece(piece, pixel * (1 + 1.5 * dress.depth))
    )


def _piece(piece: Piece, pixel: float) -> Iterator[Item]:
    part = piece.part
    alpha = part.alpha * (0.75 if part.shade == "glass" else 1.0)
    if part.width:
        yield Stroke(piece.path, Solid(piece.rgb, alpha), part.width)
        return
    yield Fill(piece.path, Solid(piece.rgb, alpha))
    small = piece.is_mark or part.detail or alpha < 0.8 or thickness(piece.path) < 16 * pixel
    if not small:
        yield from _touches(piece.path, piece.rgb, 10 * pixel)
    if not piece.shadow.isEmpty():
        yield Fill(piece.shadow, Solid(piece.dark, alpha))
        if not small and thickness(piece.shadow) > 9 * pixel:
            yield from _touches(piece.shadow, piece.dark, 8 * pixel)


def _touches(path: Path, rgb: RGB, width: float, *, level: bool = False) -> Iterator[Item]:
    lightness, chroma, hue = lch(rgb)
    course = (lambda x, y: -0.06) if level else across(path, -0.45)
    length = width * (5.5 if level else 3.0)
    for lot, offset in zip(dabs(path, width, length, 2.5 * width, course, len(_TONES)), _TONES, strict=False):
        rich = from_lch(lightness + offset, chroma * 1.12 + 0.008, hue + 1.6 * offset)
        yield Stroke(lot, Solid(tone(rich, 0.0), 0.62), width)


def _rich() -> Pixels:
    """A table of a little more contrast in the middle tones."""
    x = np.linspace(0, 1, 256)
    return np.clip(255 * (x + 0.02 * np.sin(2 * np.pi * (x - 0.5))), 0, 255).astype(np.uint8)[None]


_RICH = _rich()
