"""Schools that paint: old masters in deep shade, points of pure colour."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache

import cv2
import numpy as np

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, mix, parse
from limner.drawing.display import Display, Fill, Group, Item, Solid, in_colour
from limner.drawing.geometry import Path
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.made.sketch import sketch
from limner.engines.illustrator.looks.painted.oil import Oil
from limner.engines.illustrator.looks.repaint import recoloured
from limner.engines.illustrator.looks.schools import parts
from limner.engines.illustrator.scene import Light, Scene, Shape

_VARNISH: RGB = parse("#6b4520")
_SHADE: RGB = parse("#140c08")
_UMBER: RGB = parse("#2e2118")
_DUSKY = 0.8
"""How much of a plain ground is umber."""


@dataclass(frozen=True)
class Baroque(Oil):
    """Oil in the light of one lamp: deep warm colours, all but the main figures in the dark."""

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """A plain ground is brown and nearly dark."""
        if shape.colour_role == "background" and shape.name != "background":
            shape = replace(shape, paint=in_colour(shape.paint, lambda rgb: mix(rgb, _UMBER, _DUSKY)))
        return super().shape(shape, light, size)

    def whole(self, display: Display, scene: Scene) -> Display:
        """Darkened, varnished, and shaded away from the figures."""
        if scene.background is not None:
            return super().whole(display, scene)
        deep = recoloured(display, _varnished)
        shaded = replace(deep, items=(*deep.items, Group((parts.shaded(scene, _SHADE, 0.76),), "shade")))
        return super().whole(shaded, scene)


@lru_cache(maxsize=4096)
def _varnished(rgb: RGB) -> RGB:
    lightness, chroma, hue = lch(rgb)
    return mix(from_lch(0.07 + 0.92 * lightness**1.06, chroma, hue), _VARNISH, 0.13)


_ACROSS = 150
"""Points on the shorter side, about."""
_LAYERS = ((1.0, 0.72, 0.05), (0.72, 0.5, 0.16))
"""Of each layer of points: the distance and the radius in cells, and how far their colours are apart."""


@dataclass(frozen=True)
class Pointillist(Look):
    """The full drawing in points of colours that are purer than what they stand for."""

    vector: bool = False

    def suited(self, scene: Scene, *, vector: bool) -> "Pointillist":
        """Fewer and larger points for SVG."""
        return replace(self, vector=vector)

    def whole(self, display: Display, scene: Scene) -> Display:
        """The picture as points, on a ground of its own colours."""
        across = 48 if self.vector else _ACROSS
        cell = min(display.width, display.height) / across
        columns, rows = math.ceil(display.width / cell), math.ceil(display.height / cell)
        small = sketch(display.items, columns, rows, 1 / cell)[..., :3]
        rng = np.random.default_rng(scene.seed)
        items: list[Item] = list(display.items)
        for apart, radius, spread in _LAYERS[: 1 if self.vector else 2]:
            items += _points(small, cell, (apart, radius, spread), rng, 16 if self.vector else 64)
        return replace(display, items=tuple(items))


def _points(
    small: Pixels, cell: float, layer: tuple[float, float, float], rng: np.random.Generator, colours: int
) -> list[Item]:
    """One layer of points, those of one colour as one path."""
    apart, radius, spread = layer
    rows, columns = (round(side / apart) for side in small.shape[:2])
    y, x = (grid.ravel() for grid in np.mgrid[:rows, :columns])
    at = np.stack([x, y], 1) * apart + rng.uniform(0.1, 0.9, (len(x), 2)) * apart
    inside = np.minimum(at[:, ::-1].astype(int), np.array(small.shape[:2]) - 1)
    lab = cv2.cvtColor(small.astype(np.float32) / 255, cv2.COLOR_RGB2Lab)[inside[:, 0], inside[:, 1]]
    lab += rng.normal(0, 1, lab.shape).astype(np.float32) * np.array([34, 60, 60], np.float32) * spread
    lab[:, 1:] *= 1.25
    _, labels, centres = cv2.kmeans(
        np.ascontiguousarray(lab), colours, None,  # type: ignore[call-overload]
        (cv2.TERM_CRITERIA_MAX_ITER, 4, 0.0), 1, cv2.KMEANS_RANDOM_CENTERS,
    )  # fmt: skip
    inks = np.clip(cv2.cvtColor(centres[None], cv2.COLOR_Lab2RGB)[0] * 255, 0, 255).astype(int)
    sizes = radius * cell * rng.uniform(0.7, 1.1, len(at))
    items: list[Item] = []
    for number, (red, green, blue) in enumerate(inks.tolist()):
        lot = Path()
        for k in np.flatnonzero(labels[:, 0] == number).tolist():
            px, py, r = float(at[k, 0] * cell), float(at[k, 1] * cell), float(sizes[k])
            lot.addOval(g.box(px - r, py - r, 2 * r, 2 * r))
        items.append(Fill(lot, Solid((red, green, blue))))
    return items


PAINTED: dict[str, Look] = {"baroque": Baroque(), "pointillist": Pointillist()}
