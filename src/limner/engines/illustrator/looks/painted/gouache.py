"""Gouache: matte, opaque, laid in flat tones one over the other, a brush running dry between them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, mix, parse, tone
from limner.drawing.contour import thickness
from limner.drawing.display import Display, Fill, Group, Item, Linear, Paint, Solid, Stroke, in_colour
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import core_shadow, towards
from limner.engines.illustrator.looks import noise
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces, plain
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.painted import margin, paper
from limner.engines.illustrator.looks.painted.dabs import across, dabs
from limner.engines.illustrator.looks.painted.guard import guarded
from limner.engines.illustrator.looks.painted.plainly import plainly
from limner.engines.illustrator.looks.paints import colour_along, in_light
from limner.engines.illustrator.looks.paths import intricate
from limner.engines.illustrator.looks.sized import Sized
from limner.engines.illustrator.looks.wobble import wobbled
from limner.engines.illustrator.scene import Light, Scene, Shape
from limner.engines.illustrator.texture_cache import texture_cache

_PAPER, _CHALK = parse("#faf6ec"), parse("#efe6d6")
_BANDS = 5


@dataclass(frozen=True)
class Gouache(Sized):
    """Flat tones with dry-brushed edges, inside a taped border."""

    finished = False
    toned = True

    def whole(self, display: Display, scene: Scene) -> Display:
        """Within the border that the tape kept white."""
        if not margin.framed(scene):
            return display
        return replace(display, items=(*display.items, margin.deckled(scene, _PAPER, 0.034, 0.0018, 0.016)))

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """A base, a shade and a light for each part."""
        return _figure(symbol, pose, dress, self.pixel(scale))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Skies and water in flat bands; land in a base and a shade; glows as flat discs."""
        if shape.raster_only or shape.blend != "normal" or shape.blur > 0.03 * size:
            return ()
        unit = size / 1024
        paint = in_colour(in_light(shape, light), matte)
        if shape.width:
            return (Group((Stroke(shape.path, plain(paint), shape.width),), shape.name),)
        if not opaque(shape.paint):
            flat = plain(paint)
            return (Group((Fill(shape.path, Solid(flat.rgb, 0.6 * flat.alpha)),), shape.name),)
        if shape.colour_role == "background" and not margin.is_view(shape):
            return (Group((Fill(shape.path, paint),), shape.name),)
        if shape.colour_role in margin.EXPANSES and g.bounds(shape.path)[0] <= 1:
            return (Group(tuple(_bands(shape.path, paint, unit)), shape.name),)
        land = _land(self.in_sight(shape.path), plain(paint).rgb, unit, shape.depth)
        return (Group(tuple(land), shape.name),)

    def shadow(self, items: Iterator[Item]) -> Iterator[Item]:
        """One flat tone."""
        for item in items:
            if isinstance(item, Group):
                yield replace(item, items=tuple(self.shadow(iter(item.items))), blur=0.0)
            elif isinstance(item, Fill) and isinstance(item.paint, Linear):
                yield Fill(item.path, Solid(item.paint.stops[0].rgb, 0.8 * item.paint.stops[0].alpha))

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Edges where the brush ran dry, its streaks, the paper's tooth."""
        unit = noise.unit(pixels.shape)
        height, width = pixels.shape[:2]
        made = pixels
        if 7 * unit >= 0.7:
            x, y = _dragged(height, width)
            made = np.asarray(cv2.remap(pixels, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE), np.uint8)
        streaks = _streaks(height, width)
        made = np.asarray(cv2.multiply(made, cv2.merge([streaks] * 3), scale=1 / 240), np.uint8)
        guard = guarded(scene, pixels.shape, 0.8)
        if guard is not None:
            made = np.asarray(cv2.blendLinear(pixels, made, guard, 1 - guard), np.uint8)
        return paper.shaded(made, paper.tooth("smooth", pixels.shape, scene.seed), 0.045)


def matte(rgb: RGB) -> RGB:
    """The colour with white in it: no deep blacks, a little chalk."""
    light, chroma, hue = lch(mix(rgb, _CHALK, 0.07))
    return from_lch(0.13 + 0.86 * light, chroma * 1.04, hue)


@lru_cache(maxsize=32)
def _figure(symbol: Symbol, pose: str, dress: Dress, pixel: float) -> tuple[Item, ...]:
    return tuple(
        item
        for piece in pieces(symbol, pose, dress)
        for item in _piece(piece, pixel, dress.side, far=dress.depth > 0.3)
    )


def _piece(piece: Piece, pixel: float, side: float, *, far: bool) -> Iterator[Item]:
    colour = matte(piece.rgb)
    plain_one = plainly(piece, colour, 9 * pixel, glass=0.8)
    if plain_one is not None:
        yield plain_one
        return
    path = piece.path if far else wobbled(piece.path, 1.2 * pixel, 28 * pixel)
    yield Fill(path, Solid(colour))
    dark, light = matte(piece.dark), tone(colour, 0.055)
    if not piece.shadow.isEmpty():
        yield Fill(g.intersection(piece.shadow, path), Solid(dark))
    thick = thickness(piece.path)
    if piece.part.shade == "form" and thick > 18 * pixel:
        dx, dy = towards(side)
        lit = g.moved(core_shadow(path, (-dx, -dy)), -0.07 * thick * dx, -0.07 * thick * dy)
        yield Fill(g.intersection(lit, path), Solid(light))
        if not far:
            yield from _dry(path, tone(colour, 0.03), 6 * pixel)


def _dry(path: Path, colour: RGB, width: float) -> Iterator[Item]:
    """What a flat brush leaves that was almost empty."""
    for lot in dabs(path, width, 7 * width, 8 * width, across(path, -0.5), 1):
        yield Stroke(lot, Solid(colour, 0.5), width)


def _land(path: Path, colour: RGB, unit: float, depth: float) -> Iterator[Item]:
    left, top, right, bottom = g.bounds(path)
    thick = thickness(path)
    if thick < 14 * unit or intricate(path):
        yield Fill(path, Solid(colour))
        return
    wet = wobbled(path, 2.2 * unit, 64 * unit) if depth < 0.5 else path
    yield Fill(wet, Solid(colour))
    if bottom - top > 70 * unit and right - left > 150 * unit:
        dark = tone(colour, -0.05)
        edge = top + 0.55 * (bottom - top)
        yield Fill(g.intersection(wet, g.rect(left, edge, right - left, bottom - edge)), Solid(dark))
        rng = Random(round(right - left) + round(top))
        for tint, spot in ((dark, edge - 9 * unit), (colour, edge + 9 * unit)):
            yield Stroke(_hairs(wet, left, right, spot, 16 * unit, unit, rng), Solid(tint), 4.5 * unit)
    if thick > 40 * unit and depth < 0.6:
        yield from _dry(wet, tone(colour, 0.03), 9 * unit)


def _bands(path: Path, paint: Paint, unit: float) -> Iterator[Item]:
    """Flat bands from top to bottom, hairs of each over the next."""
    left, top, right, bottom = g.bounds(path)
    start, end = (paint.start[1], paint.end[1]) if isinstance(paint, Linear) else (top, bottom)
    if isinstance(paint, Solid):
        colours = [tone(paint.rgb, 0.03 - 0.015 * n) for n in range(_BANDS)]
    else:
        colours = [colour_along(paint.stops, (n + 0.5) / _BANDS) for n in range(_BANDS)]
    yield Fill(path, Solid(colours[0]))
    rng = Random(round(bottom - top))
    for n in range(1, _BANDS):
        edge = start + (end - start) * n / _BANDS
        if not top < edge < bottom:
            continue
        yield Fill(g.intersection(path, g.rect(left, edge, right - left, bottom - edge)), Solid(colours[n]))
        for colour, way in ((colours[n], -1), (colours[n - 1], 1)):
            yield Stroke(
                _hairs(path, left, right, edge + way * 13 * unit, 22 * unit, unit, rng), Solid(colour), 5 * unit
            )


def _hairs(path: Path, left: float, right: float, y: float, spread: float, unit: float, rng: Random) -> Path:
    """Level strokes of many lengths round a height, within the shape."""
    strokes = Path()
    for _ in range(26):
        x, at_y = rng.uniform(left, right), y + spread * rng.uniform(-1, 1) * rng.random()
        half = unit * rng.uniform(20, 110)
        x0, x1 = max(x - half, left), min(x + half, right)
        if path.contains(x0 + 1, at_y) and path.contains(x1 - 1, at_y):
            strokes.moveTo(x0, at_y)
            strokes.lineTo(x1, at_y + unit * rng.uniform(-3, 3))
    return strokes


@texture_cache
def _dragged(height: int, width: int) -> tuple[NDArray[np.int16], NDArray[np.uint16]]:
    """From where each pixel comes: along the brush, where its hairs stuck together."""
    unit = noise.unit((height, width))
    hairs = paper.hairs(height, width)
    patches = np.clip(0.4 + 0.8 * paper.clouds((height, width), 70.0, 9), 0, 1)
    reach = (3.2 * unit * hairs * np.abs(hairs) * patches).astype(np.float32)
    y, x = np.arange(height, dtype=np.float32)[:, None], np.arange(width, dtype=np.float32)
    return cv2.convertMaps(x + reach * 0.94, y - reach * 0.34, cv2.CV_16SC2)


@texture_cache
def _streaks(height: int, width: int) -> NDArray[Any]:
    """H×W about 240: the streaks that a flat brush leaves in a flat tone."""
    return np.asarray(np.clip(240 + 4 * paper.hairs(height, width), 215, 255), np.uint8)
