"""Neon: outlines bent from glowing tubes, on a brick wall at night."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, mix, parse
from limner.drawing.display import Display, Fill, Group, Item, Solid, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import Piece, opaque, pieces, plain
from limner.engines.illustrator.looks.lettering import relettered
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.made.breadth import MANY, breadth
from limner.engines.illustrator.looks.made.bricks import courses, lit_wall
from limner.engines.illustrator.looks.made.material import Material
from limner.engines.illustrator.looks.made.scenery import bare, soft
from limner.engines.illustrator.scene import Light, Scene, Shape

WALL = parse("#0d0a17")
_MORTAR = parse("#181326")
_WHITE: RGB = (255, 255, 255)
_WARM, _ICE = parse("#fff0d2"), parse("#8fb4ff")
_HALOS = ((5.2, 0.07), (2.7, 0.16))
"""Widths, over the tube's, and alphas of the light round a tube where nothing can be blurred."""
_SHOWN = frozenset({"cloud", "water"})
"""The places in the palette of what has an outline although one sees through it."""
_BACK, _FAR = 0.52, 0.5
"""How much weaker tubes burn in what is no figure, and in figures at depth 1: the sign's subject outshines the rest."""
_NEAR = 0.12
"""Figures that are no farther off burn at full strength."""
_HOT = 0.35
"""Tubes that are weaker by more than this have no hot core."""
_DIM = 0.32
"""Materials of a lower OKLab lightness and no hue glow blue."""


@dataclass(frozen=True)
class Neon(Material):
    """Tubes of light. `line` is a near tube's width as a share of the canvas's shorter side."""

    casts_shadows = False
    line: float = 0.0066
    canvas: float = 1024.0

    def suited(self, scene: Scene, *, vector: bool) -> "Neon":
        """Tubes for this canvas, never thinner than a pixel and a half."""
        size = min(scene.width, scene.height)
        return replace(self, canvas=size, line=max(self.line, 1.5 / size))

    def ground(self, scene: Scene) -> RGB:
        """The wall."""
        return WALL

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The outline of each part that is large enough for a tube; what it hides is dark."""
        width = self.canvas * self.line * (1 - 0.45 * dress.depth) / scale
        weak = min(_FAR * dress.depth**0.5, _FAR) if dress.depth > _NEAR else 0.0
        return tuple(item for piece in pieces(symbol, pose, dress) for item in _bent(piece, width, weak))

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land and things by their outlines; the sky is the wall."""
        if soft(shape, size):
            return ()
        veiled = not opaque(shape.paint)
        if shape.name == "sky" or shape.colour_role == "background" or (veiled and shape.colour_role not in _SHOWN):
            return ()
        width = size * self.line * (0.85 - 0.4 * shape.depth) * (0.5 if veiled else 1.0)
        rgb = glowing(plain(shape.paint).rgb)
        if veiled:
            path = g.union(shape.path)
            hidden = (Fill(path, Solid(WALL)),) if shape.colour_role == "cloud" else ()
            return (Group((*hidden, *tube(path, rgb, width, _BACK)), shape.name),)
        if shape.width:
            return (Group(tuple(tube(shape.path, rgb, min(shape.width, width), _BACK)), shape.name),)
        thick = breadth(shape.path)
        if thick < 0.9 * width or (shape.layer == "ground" and shape.path.countVerbs() > MANY):
            return (Group((Fill(shape.path, Solid(mix(rgb, WALL, _BACK))),), shape.name),)
        dark = Fill(shape.path, Solid(_unlit(rgb)))
        return (Group((dark, *tube(shape.path, rgb, min(width, 0.4 * thick), _BACK)), shape.name),)

    def whole(self, display: Display, scene: Scene) -> Display:
        """Letters of tube; the wall's joints."""
        width = self.canvas * self.line

        def bent(letters: Path, rgb: RGB) -> Iterator[Item]:
            yield Fill(letters, Solid(_unlit(glowing(rgb))))
            yield from tube(letters, glowing(rgb), min(width, 0.35 * breadth(letters)))

        items = relettered(display.items, bent)
        if not bare(scene):
            joints = courses(display.width, display.height)
            wall = Stroke(joints, Solid(_MORTAR), self.canvas * 0.004)
            items = (Group((wall,), "wall", vector_only=True), *items)
        return replace(display, items=items)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The tubes' light in the air and, where there is a wall, on its bricks."""
        if scene.background is not None:
            ground = (pixels == scene.background).all(axis=2)[:, :, None]
            lamps = np.where(ground, np.array(WALL, np.uint8), pixels)
            return np.asarray(cv2.max(pixels, _bloom(lamps)), np.uint8)
        return lit_wall(np.asarray(cv2.max(pixels, _bloom(pixels)), np.uint8), _spill(pixels))


@lru_cache(maxsize=4096)
def glowing(rgb: RGB) -> RGB:
    """The gas for a material: its hue at full strength; white for light greys, blue for dark ones."""
    lightness, chroma, hue = lch(rgb)
    if chroma < 0.035:
        return _WARM if lightness > 0.62 else _ICE
    if lightness < _DIM and chroma < 0.06:
        return _ICE
    return from_lch(0.74, 0.27, hue)


@lru_cache(maxsize=4096)
def _unlit(rgb: RGB) -> RGB:
    """What the wall behind a tube of this colour looks like."""
    return mix(WALL, rgb, 0.07)


def tube(path: Path, rgb: RGB, width: float, weak: float = 0.0) -> Iterator[Item]:
    """A glass tube along the path: its halo (in SVG), its colour, its hot core; `weak` 0 to 1 burns less."""
    rgb = mix(rgb, WALL, weak)
    halos = tuple(Stroke(path, Solid(rgb, alpha), wide * width) for wide, alpha in _HALOS)
    yield Group(halos, vector_only=True)
    yield Stroke(path, Solid(rgb), width)
    if weak <= _HOT:
        yield Stroke(path, Solid(mix(rgb, _WHITE, 0.72)), 0.34 * width)


def _bent(piece: Piece, width: float, weak: float) -> Iterator[Item]:
    part = piece.part
    if part.alpha < 0.4:
        return
    rgb = glowing(piece.rgb)
    if part.width:
        yield from tube(piece.path, rgb, min(width, part.width), weak)
        return
    thick = breadth(piece.path)
    if thick < 0.8 * width:
        if part.detail == 0 and thick > 0.3 * width:
            yield Fill(piece.path, Solid(mix(rgb, WALL, weak)))
        return
    slim = min(width * (0.7 if piece.is_mark else 1.0), 0.5 * thick)
    yield Fill(piece.path, Solid(_unlit(rgb)))
    yield from tube(piece.path, rgb, slim, weak)


def _bloom(pixels: Pixels) -> Pixels:
    """The close light of every tube, alone."""
    size = min(pixels.shape[:2])
    by = 4 if size >= 800 else 2 if size >= 400 else 1
    small = _small(pixels, by)
    near, wide = (cv2.GaussianBlur(small, (0, 0), max(size / share / by, 0.4)) for share in (275, 95))
    near = cv2.addWeighted(near, 0.6, wide, 0.75, 0)
    return np.asarray(cv2.resize(near, pixels.shape[1::-1], interpolation=cv2.INTER_LINEAR), np.uint8)


def _spill(pixels: Pixels) -> NDArray[np.float32]:
    """Light on the wall, 0 up, at an eighth of the size or less."""
    small = _small(pixels, min(8, max(1, min(pixels.shape[:2]) // 32))).astype(np.float32)
    small = np.maximum(small - np.array(WALL, np.float32), 0)
    size = min(small.shape[:2])
    wide = cv2.GaussianBlur(small, (0, 0), max(size / 9, 0.6))
    near = cv2.GaussianBlur(small, (0, 0), max(size / 30, 0.4))
    return (1.5 * wide + 1.0 * near).astype(np.float32)


def _small(pixels: Pixels, by: int) -> Pixels:
    size = (max(pixels.shape[1] // by, 1), max(pixels.shape[0] // by, 1))
    return cv2.resize(pixels, size, interpolation=cv2.INTER_AREA)  # type: ignore[return-value]
