"""Halftone: four process inks, each a screen of dots whose size carries the tone, large enough to be seen."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB, from_lch, lab, lch, parse
from limner.drawing.display import Display, Group, Item, Solid, Stroke
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import one_tone
from limner.engines.illustrator.looks.focus import has_ground
from limner.engines.illustrator.looks.look import FULL, Look, Pixels
from limner.engines.illustrator.looks.noise import unit
from limner.engines.illustrator.looks.printed.dots import spread
from limner.engines.illustrator.looks.printed.grain import fibred
from limner.engines.illustrator.looks.printed.inks import small
from limner.engines.illustrator.looks.printed.screens import inked, screen, through
from limner.engines.illustrator.looks.printed.separation import labs, looked_up, spectrum
from limner.engines.illustrator.looks.printed.skin import skin_colours
from limner.engines.illustrator.looks.repaint import recoloured
from limner.engines.illustrator.looks.vector_art import VectorArt
from limner.engines.illustrator.scene import Light, Scene, Shape

PAPER = parse("#f8f3e7")
INKS: tuple[RGB, ...] = tuple(map(parse, ("#0098d8", "#e5168c", "#ffe71a", "#1c1a22")))
"""Cyan, magenta, yellow, black."""
_ANGLES = (15.0, 75.0, 0.0, 45.0)
PITCH = 9.0
"""Pixels between rows of dots at 1,024."""
_WIDE_PITCH = 22.0
"""The same in SVG, where every dot is a shape."""
_TINT = 0.36
"""How far the areas under the dots go toward the paper's lightness in SVG."""
_BLACKEST = 0.36
"""Areas darker than this stay as they are."""
_KEY = parse("#1d2340")
"""The ink of the dots in SVG."""
_STRONGER = 1.18
"""How much farther than it is a colour lies from grey."""
_GAIN = 1.22
"""Against the growth of dots: they are screened this power of their tone."""


@dataclass(frozen=True)
class Halftone(Look):
    """The full drawing in process inks; in SVG tinted areas under dots of their own darker tone."""

    finished = False
    paper: RGB = PAPER
    vector: bool = False
    canvas: float = 1024.0

    def suited(self, scene: Scene, *, vector: bool) -> "Halftone":
        """For pixels or for SVG."""
        return replace(self, vector=vector, canvas=float(min(scene.width, scene.height)))

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """In SVG in flat areas."""
        drawn = _FLAT if self.vector else FULL
        return drawn.figure(symbol, pose, dress, scale)

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """In SVG in flat areas."""
        drawn = _FLAT if self.vector else FULL
        return drawn.shape(shape, light, size)

    def shadow(self, items: Iterator[Item]) -> Iterator[Item]:
        """In SVG in one tone."""
        return one_tone(items) if self.vector else items

    def whole(self, display: Display, scene: Scene) -> Display:
        """In SVG pale areas but for skin, and over them one screen of dots that gives them their tones back."""
        if not self.vector or not has_ground(scene):
            return display
        kept = skin_colours(display) | {scene.background}
        pale = recoloured(display, lambda rgb: rgb if rgb in kept else self._pale(rgb))
        side = _WIDE_PITCH * math.sqrt(0.5) * self.canvas / 1024
        tones = self._missing(small(display, side), small(pale, side))
        dots = (Stroke(path, Solid(_KEY), width) for path, width in spread(tones, side, self.canvas / 1024))
        return replace(pale, items=(*pale.items, Group(tuple(dots), "dots")))

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The picture through four screens."""
        return fibred(through_screens(pixels, self.paper, PITCH), 0.03, scene.seed)

    def _pale(self, rgb: RGB) -> RGB:
        light, chroma, hue = lch(rgb)
        if light < _BLACKEST:
            return rgb
        return from_lch(light + _TINT * (lab(self.paper)[0] - light), min(1.1 * chroma, 0.3), hue)

    def _missing(self, drawn: Pixels, pale: Pixels) -> NDArray[np.float64]:
        """The share of the key ink that makes the pale picture as dark as what was drawn."""
        high, low = labs(pale)[..., 0].astype(np.float64), lab(_KEY)[0]
        share = (high - labs(drawn)[..., 0]) / np.maximum(high - low, 0.05)
        # What is only part of a square is an edge: a dot there would stand out of its area.
        whole = cv2.erode(np.clip(share, 0, 0.9), cv2.getStructuringElement(cv2.MORPH_CROSS, (3, 3)))
        return np.asarray(whole, np.float64)


_FLAT = VectorArt()


def through_screens(pixels: Pixels, paper: RGB, pitch: float) -> Pixels:
    """H×W×3 in cyan, magenta, yellow and black dots on paper; `pitch` in pixels at 1,024."""
    tones, step = looked_up(pixels, _process()), max(pitch * unit(pixels.shape), 2.0)
    height, width = pixels.shape[:2]
    result = np.empty_like(pixels)
    result[:] = paper
    for ink, angle, tone in zip(INKS, _ANGLES, tones, strict=True):
        laid = through(tone, screen(height, width, round(step, 3), angle), 0.55 * step)
        result = inked(result, laid, ink)
    return result


@lru_cache(maxsize=1)
def _process() -> NDArray[np.uint8]:
    """32768×4: the shares of cyan, magenta, yellow and black for each colour, stronger than it is.

    Black takes over from the other three as they grow together.
    """
    light = spectrum().astype(np.float64) / 255
    grey = light.mean(axis=1, keepdims=True)
    light = np.clip(grey + (light - grey) * _STRONGER, 0, 1)
    ink = 1 - light
    ink = ink**_GAIN
    black = np.clip((ink.min(axis=1, keepdims=True) - 0.28) / 0.72, 0, 1) ** 1.1
    colours = (ink - black) / np.maximum(1 - black, 0.05)
    return np.asarray(np.rint(np.clip(np.hstack([colours, black]), 0, 1) * 255), np.uint8)
