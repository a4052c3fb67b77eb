"""Riso: two or three clear spot inks one over another, each drum a little off, grain for tones, on uncoated paper."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import ClassVar

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB, lch, parse
from limner.drawing.display import Display, Fill, Group, Item, Solid, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import one_tone
from limner.engines.illustrator.looks.focus import has_ground
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.noise import unit
from limner.engines.illustrator.looks.printed.dots import spread
from limner.engines.illustrator.looks.printed.grain import noise, roughened
from limner.engines.illustrator.looks.printed.inks import Points, small, weighed
from limner.engines.illustrator.looks.printed.screens import inked, screen, through
from limner.engines.illustrator.looks.printed.separation import cells, labs, looked_up, overprint, shares, squares
from limner.engines.illustrator.looks.printed.skin import skin_colours
from limner.engines.illustrator.looks.repaint import recoloured
from limner.engines.illustrator.looks.vector_art import VectorArt
from limner.engines.illustrator.scene import Light, Scene, Shape

Inks = tuple[RGB, ...]

PAPER = parse("#f7f1e3")
DRUMS: tuple[Inks, ...] = tuple(
    tuple(map(parse, trio))
    for trio in (
        ("#0078bf", "#ff48b0", "#ffe800"),  # blue, fluorescent pink, yellow
        ("#3255a4", "#f15060", "#ffe800"),  # medium blue, bright red, yellow
        ("#3d5588", "#ff6c2f", "#ffb511"),  # federal blue, orange, sunflower
        ("#00838a", "#f15060", "#ffe800"),  # teal, bright red, yellow
        ("#765ba7", "#ff7477", "#82d8d5"),  # purple, fluorescent orange, mint
        ("#00a95c", "#ff48b0", "#3255a4"),  # green, fluorescent pink, medium blue
        ("#3d5588", "#ff48b0", "#82d8d5"),  # federal blue, fluorescent pink, mint
    )
)
"""Sets of drums that print well together, in colours near those of common soy inks."""
_LEVELS = 4
"""Of each ink: none, two screens of dots, a solid."""
_PITCH, _ANGLES = 4.8, (75.0, 15.0, 45.0)
"""Of the screens: pixels between rows at 1,024, degrees."""
_STRONGER = (1.3 * np.eye(3) - 0.3 / 3 * np.ones((3, 3))).astype(np.float32)
"""Colours drawn from grey, as bright inks show them."""
_WIDE_PITCH = 15.0
"""Of the one screen in SVG."""
_UNDER = 0.4
"""The share of a tint that lies under its dots."""
_SOLID = 0.9
"""Shares from here on are solid."""
_ROUGH = 11
"""How far grain moves a colour to another screen, in steps of 255."""
_DUST = np.clip((np.arange(256) - 247) * 18, 0, 255).astype(np.uint8)
"""Grain to bare paper: the highest of it."""
_SLIPS = ((0.0, 0.0), (3.0, -2.0), (-2.2, 2.7))
"""How far each drum is off, right and down, in pixels at 1,024."""
_FLAT = VectorArt()
_STANDINS: tuple[RGB, RGB] = ((254, 1, 253), (1, 254, 253))
"""Paints of the fringes in SVG, until the inks are chosen."""


@dataclass(frozen=True)
class Riso(Look):
    """The full drawing, printed. Without `drums` those that come nearest to the picture's colours are taken."""

    finished = False
    paper: RGB = PAPER
    drums: Inks = ()
    vector: bool = False
    canvas: float = 1024.0
    _SPECKS: ClassVar[int] = 420

    def suited(self, scene: Scene, *, vector: bool) -> "Riso":
        """With the palette's own colours for inks, where one was asked for."""
        drums, paper = _from_palette(scene.palette)
        canvas = float(min(scene.width, scene.height))
        return replace(self, vector=vector, canvas=canvas, drums=drums or self.drums, paper=paper or self.paper)

    def ground(self, scene: Scene) -> RGB:
        """The paper."""
        return self.paper

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """In SVG each figure shows two inks beside its outline, where the drums missed."""
        if not self.vector:
            return super().figure(symbol, pose, dress, scale)
        items = _FLAT.figure(symbol, pose, dress, scale)
        if dress.half != "whole" or not items:
            return items
        return (*self._fringes(symbol.figure(pose).silhouette, self.canvas / 1024 / scale), *items)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """In SVG in flat areas."""
        return _FLAT.shape(shape, light, size) if self.vector else super().shape(shape, light, size)

    def shadow(self, items: Iterator[Item]) -> Iterator[Item]:
        """In SVG in one tone."""
        return one_tone(items) if self.vector else items

    def whole(self, display: Display, scene: Scene) -> Display:
        """In SVG, every colour as the inks make it, and specks of bare paper."""
        if not self.vector:
            return display
        drums = self.drums or chosen(*weighed(small(display)), self.paper)
        fringes = dict(zip(_STANDINS, drums, strict=False))
        kept, skin = scene.background, skin_colours(display)

        def printed(rgb: RGB) -> RGB:
            return rgb if rgb == kept else fringes.get(rgb) or _printed(rgb, self.paper, drums, whole=rgb in skin)

        made = recoloured(display, printed)
        if not has_ground(scene):
            return made
        return replace(made, items=(*made.items, self._dots(display, drums, skin | {kept}), self._specks(scene)))

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The picture through the drums."""
        drums = self.drums or chosen(*weighed(pixels), self.paper)
        return through_drums(pixels, self.paper, drums, scene.seed)

    def _dots(self, display: Display, drums: Inks, clear: frozenset[RGB | None]) -> Item:
        """The tints of the darkest ink: one screen over the whole picture, but for what is to stay clear."""
        side = _WIDE_PITCH * math.sqrt(0.5) * self.canvas / 1024
        seen = small(display, side)
        tints = looked_up(seen, shares(self.paper, drums, _LEVELS))[_darkest(drums)] / 255
        bare = np.isin(_packed(seen), [r << 16 | green << 8 | b for r, green, b in filter(None, clear)])
        tints[(tints > _SOLID) | bare] = 0
        # What is only part of a square is an edge: a dot there would stand out of its area.
        tints = np.asarray(cv2.erode(tints, np.ones((3, 3), np.uint8)), np.float64)
        ink = Solid(drums[_darkest(drums)])
        return Group(tuple(Stroke(path, ink, width) for path, width in spread(tints, side, self.canvas / 1024)), "dots")

    def _specks(self, scene: Scene) -> Item:
        rng, dust = Random(scene.seed), Path()
        for _ in range(self._SPECKS):
            x, y = rng.uniform(0, scene.width), rng.uniform(0, scene.height)
            dust.moveTo(x, y)
            dust.lineTo(x + 0.2, y)
        return Group((Stroke(dust, Solid(self.paper, 0.8), self.canvas / 620),), "specks")

    def _fringes(self, outline: Path, pixel: float) -> tuple[Item, ...]:
        return tuple(
            Group((Fill(outline, Solid(rgb, 0.9)),), matrix=(1.0, 0.0, 0.0, 1.0, 1.5 * x * pixel, 1.5 * y * pixel))
            for rgb, (x, y) in zip(_STANDINS, _SLIPS[1:], strict=True)
        )


def through_drums(pixels: Pixels, paper: RGB, drums: Inks, seed: int) -> Pixels:
    """H×W×3 printed: each ink's share as a solid or a screen of dots, laid a little off, multiplied on the paper."""
    size = unit(pixels.shape)
    strong = np.asarray(cv2.transform(pixels, _STRONGER), np.uint8)
    tones = looked_up(roughened(strong, _ROUGH, seed), shares(paper, drums, _LEVELS))
    result = np.empty_like(pixels)
    result[:] = paper
    starved, (height, width) = _starved(pixels.shape, seed), pixels.shape[:2]
    for k, (ink, tone) in enumerate(zip(drums, tones, strict=True)):
        screened = through(tone, screen(height, width, max(_PITCH * size, 2.0), _ANGLES[k]), 4.0)
        laid = cv2.subtract(screened, starved if k % 2 == 0 else starved[::-1, ::-1])
        x, y = _SLIPS[k]
        slip = np.array([[1, 0, x * size], [0, 1, y * size]], np.float32)
        moved = cv2.warpAffine(laid, slip, laid.shape[::-1], flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE)
        result = inked(result, np.asarray(moved, np.uint8), ink)
    return result


def _starved(shape: tuple[int, ...], seed: int) -> Pixels:
    """H×W: what of the ink is missing, in specks and in clouds."""
    cloud, dust = noise(shape, 30.0, seed), noise(shape, 0.6, seed + 5)
    return np.asarray(cv2.addWeighted(cv2.LUT(dust, _DUST), 1.0, cloud, -0.12, 15), np.uint8)


def chosen(points: Points, weights: NDArray[np.float64], paper: RGB) -> Inks:
    """The drums whose overprints come nearest to the colours."""

    def miss(drums: Inks) -> float:
        away = squares(points, _makeable(drums, paper)).min(axis=1)
        return float((np.sqrt(away) * weights).sum())

    return min(DRUMS, key=miss)


@lru_cache(maxsize=16)
def _makeable(drums: Inks, paper: RGB) -> NDArray[np.float32]:
    """N×3: OKLab of what the drums can print."""
    return labs(overprint(paper, drums, np.array(list(np.ndindex(4, 4, 4))) / 3))


def _printed(rgb: RGB, paper: RGB, drums: Inks, *, whole: bool) -> RGB:
    """The colour that the inks make of one, by thirds; of the darkest, unless `whole`, a part is left to its dots."""
    cell = int(cells(np.array([[rgb]], np.uint8))[0, 0])
    laid = shares(paper, drums, _LEVELS)[cell][None] / 255
    darkest = _darkest(drums)
    laid[0, darkest] *= 1.0 if whole or laid[0, darkest] > _SOLID else _UNDER
    r, green, b = overprint(paper, drums, laid)[0].tolist()
    return r, green, b


def _packed(pixels: Pixels) -> NDArray[np.int64]:
    return np.asarray(pixels.astype(np.int64) @ np.array([1 << 16, 1 << 8, 1]))


def _darkest(drums: Inks) -> int:
    return min(range(len(drums)), key=lambda k: lch(drums[k])[0])


def _from_palette(palette: Inks) -> tuple[Inks, RGB | None]:
    """Up to three inks of the palette, dark or strong, and its palest colour as paper; nothing without a palette."""
    if not palette:
        return (), None
    pale = [rgb for rgb in palette if lch(rgb)[0] > 0.88]
    strong = sorted((rgb for rgb in palette if rgb not in pale), key=lambda rgb: lch(rgb)[0] - lch(rgb)[1])
    return tuple(strong[:3]) or (parse("#3255a4"),), max(pale, key=lambda rgb: lch(rgb)[0], default=None)
