"""Stained glass: luminous panes between lead cames of one width, a border of small panes."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import cv2
import numpy as np

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, parse, tone
from limner.drawing.display import Display, Fill, Group, Item, Paint, Radial, Solid, Stop, Stroke
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces, plain
from limner.engines.illustrator.looks.lettering import relettered
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.made.breadth import MANY, breadth
from limner.engines.illustrator.looks.made.material import Material
from limner.engines.illustrator.looks.made.panes import border, contoured, radiating, sections
from limner.engines.illustrator.looks.made.scenery import bare, faces, holds, soft, strongest, wound
from limner.engines.illustrator.looks.paints import colour_at, in_light
from limner.engines.illustrator.scene import Light, Scene, Shape
from limner.engines.illustrator.texture_cache import texture_cache

LEAD = parse("#17161c")
_SOLDER = parse("#6d6f7c")
_LAMPS = frozenset({"sun", "moon"})
_PANED = 0.07
"""Shapes at least this thick, over the shorter side, are of several panes."""
_BORDER = tuple(map(parse, ("#b3202c", "#e8a823", "#1f5fb8", "#e8a823")))
_LONGEST = 0.2
"""Parts of figures longer than this, over the shorter side, are cut into shorter ones; faces are not."""
_STREWN = ("ground", "air")
"""Layers whose shapes of many pieces are flowers, leaves and flakes: glass without lead."""
_NEAR = 0.4
"""Figures at a greater depth have plain lead."""
_CLEAR = 0.5
"""The strongest stop of a veil that is a pane of its own."""


@dataclass(frozen=True)
class StainedGlass(Material):
    """Glass and lead. `came` is the width of the lead, a share of the canvas's shorter side; the rest is the canvas."""

    casts_shadows = False
    came: float = 0.0085
    width: float = 1024.0
    height: float = 1024.0
    middle: Point = (512.0, 512.0)
    """What the sky's panes radiate from."""

    def suited(self, scene: Scene, *, vector: bool) -> "StainedGlass":
        """Cames of this canvas, never thinner than 1.3 pixels, the sky's about its sun or moon."""
        size = min(scene.width, scene.height)
        lamp = next((n for n in scene.nodes if isinstance(n, Shape) and n.name in _LAMPS), None)
        middle = (scene.width * (0.5 + 0.3 * scene.light.side), scene.height * min(scene.horizon, 0.6))
        if lamp is not None:
            left, top, right, bottom = g.bounds(lamp.path)
            middle = ((left + right) / 2, (top + bottom) / 2)
        return replace(self, came=max(self.came, 1.3 / size), width=scene.width, height=scene.height, middle=middle)

    @property
    def lead(self) -> float:
        """The cames' width in pixels."""
        return self.came * min(self.width, self.height)

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """A pane a part, leaded where it is large enough, painted on the glass where it is not."""
        lead = self.lead / scale
        long = _LONGEST * min(self.width, self.height) / scale
        face = faces(symbol, pose)
        items: list[Item] = []
        for piece in pieces(symbol, pose, dress):
            whole = piece.is_mark or holds(piece.path, face)
            items.extend(_pane(piece, lead, math.inf if whole else long, solder=dress.depth < _NEAR))
        if dress.half == "whole":
            items.extend(came(symbol.figure(pose).silhouette, lead, solder=dress.depth < _NEAR))
        return tuple(items)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Large shapes in several panes, small ones in one; what is soft is left out."""
        if soft(shape, size):
            return ()
        paint = in_light(shape, light)
        if not opaque(paint):
            return self._veil(shape, paint)
        if shape.width and shape.width < self.lead:
            return ()
        if shape.width:
            return (Group((Stroke(shape.path, Solid(glass(plain(paint).rgb)), shape.width),), shape.name),)
        thick = breadth(shape.path)
        if thick < 1.6 * self.lead or (shape.layer in _STREWN and shape.path.countVerbs() > MANY):
            return (Group((Fill(shape.path, Solid(glass(plain(paint).rgb))),), shape.name),)
        if thick < _PANED * size:
            return (
                Group((Fill(shape.path, Solid(glass(plain(paint).rgb))), *came(shape.path, self.lead)), shape.name),
            )
        panes = tuple(self._panes(shape, paint))
        return (Group(panes, clip=wound(shape.path)), Group(tuple(came(shape.path, self.lead)), shape.name))

    def whole(self, display: Display, scene: Scene) -> Display:
        """Leaded letters, and a border of small panes where the ground is not one that was asked for."""

        def leaded(letters: Path, rgb: RGB) -> Iterator[Item]:
            yield Stroke(letters, Solid(LEAD), 1.2 * self.lead)
            yield Fill(letters, Solid(glass(rgb)))

        items = relettered(display.items, leaded)
        if not bare(scene):
            items = (*items, Group(tuple(self._border()), "border"))
        return replace(display, items=items)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Streaks and seeds in the glass, light that spreads over the lead."""
        glassy = cv2.multiply(pixels, _streaks(pixels.shape[1], pixels.shape[0]), scale=1 / 200)
        small = cv2.resize(
            glassy, (max(pixels.shape[1] // 8, 1), max(pixels.shape[0] // 8, 1)), interpolation=cv2.INTER_AREA
        )
        glow = cv2.GaussianBlur(small, (0, 0), max(min(small.shape[:2]) / 40, 0.5))
        spread = cv2.resize(glow, (pixels.shape[1], pixels.shape[0]), interpolation=cv2.INTER_LINEAR)
        return cv2.addWeighted(glassy, 0.92, spread, 0.17, 0)  # type: ignore[return-value]

    def _veil(self, shape: Shape, paint: Paint) -> tuple[Item, ...]:
        """A cloud is milky glass; another veil is left out."""
        stops = () if isinstance(paint, Solid) else paint.stops
        if shape.colour_role not in ("cloud", "water") or not stops or max(s.alpha for s in stops) < _CLEAR:
            return ()
        path = g.union(shape.path)
        if breadth(path) < 1.5 * self.lead:
            return ()
        milk = tone(glass(strongest(paint)), _uneven(round(g.bounds(path)[0]), 0.04))
        return (Group((Fill(path, _lit(path, milk)), *came(path, self.lead)), shape.name),)

    def _panes(self, shape: Shape, paint: Paint) -> Iterator[Item]:
        """The panes that fill the shape and more; the caller cuts them."""
        left, top, right, bottom = g.bounds(shape.path)
        skyward = shape.colour_role in ("sky", "background") or (top <= 0 and right - left >= self.width)
        if skyward:
            box = shape.path.getBounds()
            for number, (path, middle) in enumerate(radiating(self.middle, self.width, self.height)):
                if not box.intersects(path.getBounds()):
                    continue
                rgb = colour_at(paint, middle) or plain(paint).rgb
                yield Fill(path, _lit(path, glass(tone(rgb, _uneven(number, 0.05)), number)))
                yield from came(path, self.lead)
            return
        yield Fill(shape.path, Solid(glass(plain(paint).rgb)))
        for number, (path, alpha) in enumerate(contoured(shape.path, min(self.width, self.height))):
            rgb = colour_at(paint, (left, top + 0.2 * number * (bottom - top))) or plain(paint).rgb
            if alpha == 1.0:
                yield Fill(path, Solid(glass(tone(rgb, _uneven(number, 0.07)), number)))
            yield from came(path, self.lead)

    def _border(self) -> Iterator[Item]:
        for number, path in enumerate(border(self.width, self.height)):
            yield Fill(path, _lit(path, tone(_BORDER[number % len(_BORDER)], _uneven(number, 0.05))))
            yield from came(path, self.lead, solder=False)


def came(path: Path, width: float, *, solder: bool = True) -> Iterator[Item]:
    """A lead profile along the outline: dark, with its `solder` catching the light."""
    yield Stroke(path, Solid(LEAD), width)
    if solder:
        yield Stroke(path, Solid(_SOLDER, 0.6), 0.2 * width)


@lru_cache(maxsize=4096)
def glass(rgb: RGB, number: int = 0) -> RGB:
    """The pot-metal glass for a colour: fuller, neither white nor black; `number` turns its hue a little."""
    lightness, chroma, hue = lch(rgb)
    fuller = chroma * 1.55 + (0.012 if chroma > 0.01 else 0.0)
    return from_lch(0.22 + 0.7 * min(lightness * 1.02, 1.0), min(fuller, 0.25), hue + _uneven(number, 0.12))


def _uneven(number: int, reach: float) -> float:
    """A value from -reach to reach that neighbours in number do not share."""
    return reach * math.sin(2.399963 * number * 1.7 + 0.5 * number * number)


def _lit(path: Path, rgb: RGB) -> Paint:
    """Light through a pane: brighter in its middle."""
    left, top, right, bottom = g.bounds(path)
    radius = 0.6 * max(math.hypot(right - left, bottom - top), 1e-3)
    return Radial(
        ((left + right) / 2, (top + bottom) / 2), radius, (Stop(0.0, tone(rgb, 0.07)), Stop(1.0, tone(rgb, -0.07)))
    )


def _pane(piece: Piece, lead: float, long: float, *, solder: bool) -> Iterator[Item]:
    part = piece.part
    if part.alpha < 0.4:
        return
    if part.width:
        yield Stroke(piece.path, Solid(glass(piece.rgb)), part.width)
        return
    rgb = glass(piece.rgb)
    if breadth(piece.path) < 2.0 * lead:
        yield Fill(piece.path, Solid(rgb))
        if not piece.is_mark and not part.detail:
            yield Stroke(piece.path, Solid(LEAD, 0.8), 0.3 * lead)
        return
    parts = [piece.path] if long == math.inf else list(sections(piece.path, long))
    for number, path in enumerate(parts):
        yield Fill(path, _lit(path, glass(tone(piece.rgb, _uneven(number, 0.04)), number if len(parts) > 1 else 0)))
    if not piece.shadow.isEmpty():
        yield Fill(piece.shadow, Solid(glass(piece.dark), 0.55))
    if piece.is_mark:
        yield Stroke(piece.path, Solid(LEAD), 0.55 * lead)
        return
    for path in parts:
        yield from came(path, lead, solder=solder)


@texture_cache
def _streaks(width: int, height: int) -> Pixels:
    """H×W×3 about 200: what the glass lets through; streaks, ripples, bubbles."""
    rng = np.random.default_rng(11)
    unit = min(width, height) / 512
    total = np.zeros((height, width), np.float32)
    for across, along, amount in ((5.0, 26.0, 0.5), (16.0, 30.0, 0.8), (2.0, 2.5, 0.35)):
        small = (max(round(height / (across * unit)), 2), max(round(width / (along * unit)), 2))
        noise = rng.normal(0, 1, small).astype(np.float32)
        total += amount * cv2.resize(noise, (width, height), interpolation=cv2.INTER_CUBIC)
    total = np.clip(total * 11 + 206, 150, 255)
    return cv2.merge([total.astype(np.uint8)] * 3)  # type: ignore[return-value]
