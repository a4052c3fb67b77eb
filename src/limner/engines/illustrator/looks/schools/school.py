"""Flat areas with or without a line, in a palette, in a frame: art nouveau, bauhaus, anime, cubism, graffiti."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

import cv2
import numpy as np

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, parse
from limner.drawing.display import Display, Fill, Group, Item, Solid, Stroke
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.form import form
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.schools import parts
from limner.engines.illustrator.looks.vector_art import VectorArt
from limner.engines.illustrator.scene import Light, Scene, Shape

Frame = Literal["", "whiplash", "stepped"]


def inks(codes: str) -> tuple[RGB, ...]:
    """Colours from their codes."""
    return tuple(parse(f"#{code}") for code in codes.split())


@dataclass(frozen=True)
class School(VectorArt):
    """A flat look by its parts.

    `line` is the outline's width over the canvas's shorter side, in `ink`; `palette` are the colours to which all are
    drawn by `pull`, `rich` what they then have of their chroma. `frame` goes round the whole. With `planes` the picture
    is cut into planes of unlike light.
    """

    casts_shadows: ClassVar[bool] = False
    line: float = 0.0
    ink: RGB = (34, 28, 34)
    halo: RGB | None = None
    palette: tuple[RGB, ...] = ()
    pull: float = 0.0
    rich: float = 1.0
    frame: Frame = ""
    planes: bool = False
    canvas: float = 1024.0
    framed: bool = True

    def suited(self, scene: Scene, *, vector: bool) -> "School":
        """With lines for this canvas; no frame on a ground that was asked for."""
        return replace(self, canvas=float(min(scene.width, scene.height)), framed=scene.background is None)

    def colour(self, rgb: RGB) -> RGB:
        """Drawn to the palette."""
        near = parts.drawn_to(rgb, self.palette, self.pull)
        if self.rich == 1.0:
            return near
        lightness, chroma, hue = lch(near)
        return from_lch(lightness, self.rich * chroma, hue)

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Flat areas within an outline."""
        items = super().figure(symbol, pose, dress, scale)
        outline = form(symbol, pose, dress.side, dress.detail, dress.half).outline
        if not self.line or outline.isEmpty() or dress.depth > 0.75:
            return items
        width = self.line * self.canvas / scale
        edges: list[Item] = [parts.outline(outline, self.ink, width)]
        if self.halo is not None:
            edges = [parts.outline(outline, self.halo, 2.6 * width), *edges]
        return (*edges, *items)

    def whole(self, display: Display, scene: Scene) -> Display:
        """Planes and the frame over all."""
        added: list[Item] = []
        if self.planes:
            added += self._planes(scene)
        if self.frame and self.framed:
            added.append(self._frame(scene))
        return replace(display, items=(*display.items, *added)) if added else display

    def _frame(self, scene: Scene) -> Item:
        light, dark = self.palette[0], self.ink
        if self.frame == "stepped":
            return parts.stepped_frame(scene, dark, self.palette[1])
        return parts.whiplash_frame(scene, light, dark, self.palette[1])

    def _planes(self, scene: Scene) -> Iterator[Item]:
        edges = []
        for path, number in parts.planes(scene.width, scene.height, scene.seed):
            lit, deep = (255, 244, 220), (38, 30, 40)
            rgb, alpha = ((lit, 0.2), (deep, 0.2), (lit, 0.07), (deep, 0.09))[number % 4]
            yield Fill(path, Solid(rgb, alpha))
            edges.append(path)
        yield Stroke(g.joined(*edges), Solid(self.ink, 0.75), 0.0035 * self.canvas)


@dataclass(frozen=True)
class Cubist(School):
    """Planes that see their thing from another side each: shifted and turned against one another in the raster."""

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Every plane's content moved and turned about its middle."""
        result = pixels.copy()
        height, width = pixels.shape[:2]
        for path, number in parts.planes(width, height, scene.seed):
            left, top, right, bottom = g.bounds(path)
            turn, grown = (5.0, -6.0, 0.0, 7.0, -4.0)[number % 5], (1.06, 0.96, 1.0, 1.1)[number % 4]
            matrix = cv2.getRotationMatrix2D(((left + right) / 2, (top + bottom) / 2), turn, grown)
            moved = cv2.warpAffine(pixels, matrix, (width, height), borderMode=cv2.BORDER_REFLECT)
            mask = np.zeros((height, width), np.uint8)
            cv2.fillPoly(mask, [np.array(_corners(path), np.int32)], 255, cv2.LINE_AA)
            np.copyto(result, moved, where=mask[..., None] > 127)
        return result


def _corners(path: g.Path) -> list[tuple[float, float]]:
    return [(point.x(), point.y()) for point in path.getPoints(path.countPoints())]


@dataclass(frozen=True)
class Bauhaus(School):
    """Circles, quarters and bars in primary colours in place of a sky."""

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """A ground of paper with plain forms; land in one tone."""
        if shape.colour_role in ("cloud", "light"):
            return ()
        if shape.name == "sky":
            return (Group(tuple(_forms(shape, self.palette)), "sky"),)
        return super().shape(shape, light, size)


def _forms(shape: Shape, palette: tuple[RGB, ...]) -> Iterator[Item]:
    left, top, right, bottom = g.bounds(shape.path)
    w, h = right - left, bottom - top
    u = min(w, h)
    paper, red, blue, yellow, black = palette[:5]
    yield Fill(shape.path, Solid(paper))
    yield Fill(g.ellipse(left + 0.72 * w, top + 0.3 * h, 0.26 * u), Solid(red))
    yield Fill(g.intersection(g.ellipse(left, top + 0.62 * h, 0.34 * u), shape.path), Solid(blue))
    yield Fill(g.polygon([(left + 0.1 * w, top + 0.08 * h), (left + 0.42 * w, top + 0.08 * h),
                          (left + 0.1 * w, top + 0.4 * h)]), Solid(yellow))  # fmt: skip
    for i in range(4):
        yield Fill(g.rect(left + (0.5 + 0.045 * i) * w, top + 0.46 * h, 0.022 * w, 0.3 * h), Solid(black))


@dataclass(frozen=True)
class Graffiti(School):
    """Sprayed on a wall of bricks: only the figures, with a fat outline and a glow of spray."""

    def ground(self, scene: Scene) -> RGB:
        """The wall's."""
        return parse("#8e5a48")

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """No place but the wall."""
        return ()

    def whole(self, display: Display, scene: Scene) -> Display:
        """The wall behind, drips and dots of spray."""
        u = min(scene.width, scene.height)
        (x, y), reach = parts.heart(scene)
        behind: list[Item] = [parts.brick_wall(scene)]
        for i, rgb in enumerate(inks("f2c230 36b8c9 e8498f 8ad04a")):
            spot = x + (0.45 - 0.3 * i) * reach, y + (0.2 * (-1) ** i - 0.05) * reach
            behind.append(parts.sprayed(spot, 0.62 * reach, rgb))
        for i in range(7):
            at = x + (0.16 * i - 0.48) * reach
            long = (0.1 + 0.07 * ((i * 5) % 4)) * reach
            rgb = inks("f2c230 36b8c9 e8498f 8ad04a")[i % 4]
            behind.append(Fill(g.rect(at, y + 0.3 * reach, 0.014 * u, long + 0.2 * reach, 0.007 * u), Solid(rgb, 0.85)))
        return replace(display, items=(Group(tuple(behind), "wall"), *display.items))


FLAT: dict[str, Look] = {
    "art_nouveau": School(
        line=0.0045, ink=parse("#4a2f1c"),
        palette=inks("efe2c0 d98f4e 7f9a6a c8b06a 9c5a3c 4f6f6a e8cfa0 b5473a 8fb0a8"),
        pull=0.42, frame="whiplash",
    ),
    "bauhaus": Bauhaus(palette=inks("efe6d2 d23a2a 24509c f0b429 22201f 8d99a3 f6f1e6"), pull=0.86, corners=-0.5),
    "cubist": Cubist(
        line=0.003, ink=parse("#2e2622"), planes=True, corners=-1.0, pull=0.5,
        palette=inks("c9a36a 8a6a44 5f7a86 a9b0a4 d8c6a0 6b4a38 3f4a54 b5673f 8f9a6a"),
    ),
    "anime": School(line=0.0026, ink=parse("#2b2438"), rich=1.22),
    "graffiti": Graffiti(line=0.0095, ink=parse("#17131a"), halo=parse("#f6f2ea"), rich=1.35),
}  # fmt: skip
