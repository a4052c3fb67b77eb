"""Chalkboard: chalk lines and smudged chalk on slate."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import cv2
import numpy as np

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lab, lch, mix, parse
from limner.drawing.contour import thickness
from limner.drawing.display import Display, Fill, Group, Item, Linear, Paint, Radial, Solid, Stroke
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import Piece, lightness, opaque, pieces, plain
from limner.engines.illustrator.looks.hatch import Hatching, hatched
from limner.engines.illustrator.looks.lettering import lettered
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.paints import in_light
from limner.engines.illustrator.looks.printed.grain import noise
from limner.engines.illustrator.looks.wobble import wobbled
from limner.engines.illustrator.scene import Light, Scene, Shape

SLATE, CHALK = parse("#272f33"), parse("#f3f0e4")
_LINE = 5.0
"""The width of outlines in pixels at 1,024."""
_STROKES = 17.0
"""Between strokes of the chalk's side, in pixels at 1,024."""
_BOARD = 0.45
"""A board is darker than this OKLab lightness."""
_HAZY = 0.7
"""What lies farther is rubbed in without strokes."""
_PLAIN = ("paper", "background", "backdrop")
"""Grounds that are the board itself."""
_FAR, _FAR_IN_SVG = 0.45, 0.2
"""What lies farther is drawn by a steady hand."""
_DARK = 0.32
"""Small parts darker than this are bare board."""
_SMUDGE, _SIDE = 0.8, 0.4
"""Alpha of chalk rubbed into an area, and of the strokes over it."""

_PARTED = 0.16
"""A mark so much darker than its part is rubbed out to the slate, such as a mouth."""


@dataclass(frozen=True)
class Chalkboard(Look):
    """Outlines over rubbed chalk in the pastels that chalk comes in. `slate` is the board."""

    casts_shadows = False
    finished = False
    slate: RGB = SLATE
    canvas: float = 1024.0
    vector: bool = False

    def suited(self, scene: Scene, *, vector: bool) -> "Chalkboard":
        """On a dark ground or palette's colour, where one was asked for; fewer strokes in SVG."""
        asked = [scene.background] if scene.background else sorted(scene.palette, key=lambda rgb: lab(rgb)[0])
        board = asked[0] if asked and lab(asked[0])[0] < _BOARD else self.slate
        return replace(self, slate=board, canvas=float(min(scene.width, scene.height)), vector=vector)

    def ground(self, scene: Scene) -> RGB:
        """The board."""
        return self.slate

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Each part rubbed in and drawn round."""
        pixel = self.canvas / 1024 / scale
        items: list[Item] = []
        under: Piece | None = None
        for piece in pieces(symbol, pose, dress):
            within = under is not None and under.path.getBounds().contains(piece.path.getBounds())
            darker = under is not None and lab(piece.rgb)[0] < lab(under.rgb)[0] - _PARTED
            items += self._piece(piece, pixel, dress.depth, rubbed_out=within and darker)
            under = under if within or piece.is_mark else piece
        return tuple(items)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land as outlines over strokes, the sky as chalk rubbed thin toward the light."""
        if shape.raster_only or shape.blend != "normal":
            return ()
        paint = in_light(shape, light)
        unit = size / 1024
        if shape.colour_role == "background" and shape.name in _PLAIN:
            return ()
        if shape.colour_role == "sky" and opaque(paint):
            return (Group(tuple(self._sky(shape, paint, unit)), shape.name),)
        soft = isinstance(paint, (Linear, Radial)) and not opaque(paint)
        if soft and not (shape.colour_role in ("water", "cloud") and isinstance(paint, Linear)):
            return ()
        return (Group(tuple(self._land(shape, paint, unit)), shape.name),)

    def whole(self, display: Display, scene: Scene) -> Display:
        """Lettering in plain chalk."""
        return replace(display, items=lettered(display.items, lambda rgb: CHALK, lambda rgb: self.slate))

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The board's tooth breaks the chalk; dust lies where it was wiped."""
        return toothed(pixels, self.slate, scene.seed)

    def chalk(self, rgb: RGB) -> RGB:
        """The stick of chalk for a colour: a pale pastel of its hue."""
        light, chroma, hue = lch(rgb)
        return from_lch(0.7 + 0.24 * light, min(min(1.7, 0.5 + 24 * chroma) * chroma, 0.17), hue)

    def _steady(self) -> float:
        return _FAR_IN_SVG if self.vector else _FAR

    def _thin(self) -> float:
        """Strokes are thinner in SVG, where nothing breaks them."""
        return 0.5 if self.vector else 1.0

    def _piece(self, piece: Piece, pixel: float, depth: float, *, rubbed_out: bool) -> Iterator[Item]:
        part = piece.part
        if part.alpha < 0.4:
            return
        line = _LINE * pixel * (1 - 0.45 * depth)
        light = lab(piece.rgb)[0]
        stick = self.chalk(piece.rgb)
        if rubbed_out and part.width:
            yield Stroke(piece.path, Solid(mix(self.slate, stick, 0.25)), max(part.width, 0.7 * line))
            return
        if part.width:
            yield Stroke(
                piece.path, Solid(CHALK if light < 0.45 else stick, 0.9), min(max(part.width, 0.6 * line), 1.2 * line)
            )
            return
        small = thickness(piece.path) < 1.6 * line
        if piece.is_mark or small:
            if light < _DARK:
                yield Fill(piece.path, Solid(mix(self.slate, (0, 0, 0), 0.45)))
            elif rubbed_out:
                yield Fill(piece.path, Solid(mix(self.slate, stick, 0.4)))
            else:
                yield Fill(piece.path, Solid(stick, 0.85 if light > 0.6 or small else 0.5))
            return
        rubbed = min(_SMUDGE * (0.6 + 0.5 * light) * (1 - 0.4 * depth), 1.0)
        yield Fill(piece.path, Solid(mix(self.slate, stick, round(rubbed, 2))))
        gap = _STROKES * pixel * (1.8 + 2 * depth if self.vector else 1 + depth)
        for strokes, width in hatched(
            piece.path, Hatching(gap, -38, 0.06), lambda x, y: (0.25 + 0.4 * light) * self._thin()
        ):
            yield Stroke(strokes, Solid(mix(stick, CHALK, 0.3), _SIDE), width)
        outline = piece.path if depth > self._steady() else wobbled(piece.path, 1.1 * pixel, 26 * pixel)
        yield Stroke(outline, Solid(mix(stick, CHALK, 0.6)), line)

    def _sky(self, shape: Shape, paint: Paint, unit: float) -> Iterator[Item]:
        left, top, right, bottom = g.bounds(shape.path)
        night = lightness(paint, (left + right) / 2, top + 0.4 * (bottom - top)) < 0.5
        stick = self.chalk(plain(paint).rgb)
        yield Fill(shape.path, Solid(self.slate))
        gap = 26 * unit * (1.5 if self.vector else 1.0)
        most = 0.16 if night else 0.36
        for strokes, width in hatched(shape.path, Hatching(gap, -12, 0.02), lambda x, y: most * lightness(paint, x, y)):
            yield Stroke(strokes, Solid(stick, 0.25 if night else 0.34), width)

    def _land(self, shape: Shape, paint: Paint, unit: float) -> Iterator[Item]:
        rgb = plain(paint).rgb
        light, stick, near = lab(rgb)[0], self.chalk(rgb), 1 - 0.5 * shape.depth
        if shape.width:
            yield Stroke(shape.path, Solid(stick, 0.7), min(shape.width, _LINE * unit))
            return
        if shape.colour_role == "light" or thickness(shape.path) < 2 * _LINE * unit:
            yield Fill(shape.path, Solid(stick, 0.9 if shape.colour_role == "light" else 0.6))
            return
        outline = shape.path if shape.depth > self._steady() else wobbled(shape.path, 1.6 * unit, 40 * unit)
        yield Stroke(outline, Solid(mix(stick, CHALK, 0.35), 0.9), 2 * _LINE * unit * (0.5 + 0.5 * near))
        yield Fill(shape.path, Solid(mix(self.slate, stick, round(_SMUDGE * (0.06 + 0.34 * light), 2))))
        if shape.depth > _HAZY:
            return
        gap = 1.35 * _STROKES * unit * (1.8 + 2 * shape.depth if self.vector else 1.0)
        slope = 0 if shape.colour_role == "water" else -30
        pattern = Hatching(gap, slope, 0.04)
        for strokes, width in hatched(
            shape.path, pattern, lambda x, y: (0.08 + 0.34 * lightness(paint, x, y)) * self._thin()
        ):
            yield Stroke(strokes, Solid(stick, round(0.36 * near, 3)), width)


def toothed(pixels: Pixels, slate: RGB, seed: int) -> Pixels:
    """H×W×3: what differs from the slate broken by its tooth, as chalk is, with dust over all of it."""
    base = np.empty_like(pixels)
    base[:] = slate
    chalk, hollow = cv2.subtract(pixels, base), cv2.subtract(base, pixels)
    tooth = cv2.addWeighted(noise(pixels.shape, 0.55, seed), 0.62, noise(pixels.shape, 1.2, seed + 2), 0.38, 0)
    taken = cv2.addWeighted(cv2.cvtColor(chalk, cv2.COLOR_RGB2GRAY), 2.5, tooth, -1.9, 135)
    kept = cv2.LUT(taken, _KEPT)
    wiped, fine = noise(pixels.shape, 46.0, seed, stretch=2.2), noise(pixels.shape, 0.8, seed + 4)
    dust = cv2.addWeighted(wiped, 0.075, fine, 0.035, 0)
    laid = cv2.add(base, cv2.multiply(chalk, cv2.merge([kept] * 3), scale=1 / 255))
    return cv2.subtract(cv2.add(laid, cv2.merge([dust] * 3)), hollow)  # type: ignore[return-value]


_KEPT = np.clip(66 + np.arange(256) * 0.76, 0, 255).astype(np.uint8)
"""How much of the chalk stays, by how well it takes."""
