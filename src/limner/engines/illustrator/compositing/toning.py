"""A drawing's colours moved toward those of another picture."""

from dataclasses import replace

import cv2
import numpy as np

from limner.drawing.colour import RGB, Lab, lab, rgb
from limner.drawing.display import Display, Group, repainted
from limner.drawing.raster import rasterise
from limner.engines.illustrator.compositing.hints import Composition

_SIDE = 64
"""The longer side, in pixels, of the picture whose mean is taken."""
_LIGHTNESS, _CHROMA = 0.75, 0.85
"""How far the mean goes toward the other picture's, in lightness and in colour."""
_HERO = 0.4
"""How much of that is done to subjects, which have to stay what they are."""
_PULL = 0.3
"""How far a colour goes toward the nearest one of the palette."""
_RARE = 0.03
"""Colours of a smaller share are no part of a palette."""


def toned(display: Display, composition: Composition) -> Display:
    """The display in the lightness, the temperature and nearer to the palette of the composition."""
    target = composition.mean or _mean_of(composition)
    if target is None:
        return display
    own = _mean(display)
    shift = tuple(f * (t - o) for f, t, o in zip((_LIGHTNESS, _CHROMA, _CHROMA), target, own, strict=True))
    palette = tuple(lab(swatch.rgb) for swatch in composition.palette if swatch.weight >= _RARE)
    whole, hero = _Tone(shift, palette, 1.0), _Tone(shift, palette, _HERO)
    items = tuple(
        repainted(item, hero.colour, _HERO)
        if isinstance(item, Group) and item.name == "hero"
        else repainted(item, whole.colour, 1.0)
        for item in display.items
    )
    return replace(display, ground=whole.colour(display.ground), items=items)


def _mean_of(composition: Composition) -> Lab | None:
    """The mean of the palette."""
    total = sum(swatch.weight for swatch in composition.palette)
    if total <= 0:
        return None
    points = np.array([lab(swatch.rgb) for swatch in composition.palette])
    weights = np.array([swatch.weight for swatch in composition.palette]) / total
    mean = weights @ points
    return float(mean[0]), float(mean[1]), float(mean[2])


def _mean(display: Display) -> Lab:
    """The mean OKLab of what the display shows, from a small picture of it."""
    scale = _SIDE / max(display.width, display.height)
    width, height = max(round(display.width * scale), 1), max(round(display.height * scale), 1)
    matrix = (width / display.width, 0.0, 0.0, height / display.height, 0.0, 0.0)
    pixels = rasterise(Display(width, height, display.ground, (Group(display.items, matrix=matrix),)))
    small = cv2.resize(pixels, (min(width, 16), min(height, 16)), interpolation=cv2.INTER_AREA)
    points = np.array([lab((int(r), int(g), int(b))) for r, g, b in small.reshape(-1, 3)]).mean(axis=0)
    return float(points[0]), float(points[1]), float(points[2])


class _Tone:
    """A change of colours, with a memory of those that it has changed."""

    def __init__(self, shift: tuple[float, ...], palette: tuple[Lab, ...], share: float) -> None:
        self._shift, self._palette, self._share = np.array(shift) * share, np.array(palette), share
        self._known: dict[RGB, RGB] = {}

    def colour(self, before: RGB) -> RGB:
        """The colour moved by the shift, then toward the palette."""
        if before not in self._known:
            point = np.array(lab(before)) + self._shift
            if len(self._palette):
                nearest = self._palette[np.linalg.norm(self._palette - point, axis=1).argmin()]
                point += _PULL * self._share * (nearest - point)
            self._known[before] = rgb((float(point[0]), float(point[1]), float(point[2])))
        return self._known[before]
