"""Photograph: depth of field, light that falls off over bodies, surfaces with a grain, a film's curve."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

import cv2
import numpy as np

from limner.drawing.colour import RGB, from_lch, lch
from limner.drawing.display import Display, Group, Item, in_colour
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress, build
from limner.engines.illustrator.light.volume import rounded
from limner.engines.illustrator.looks import texture
from limner.engines.illustrator.looks.full import CORE, in_light
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.looks.noise import FINE, TILE, rough, smooth
from limner.engines.illustrator.scene import ColourRole, Light, Placed, Scene, Shape
from limner.engines.illustrator.texture_cache import texture_cache

_FALL, _KEY = 0.5, 0.16
"""The shade on the side of a body that is turned away from the light, and the light on the other side."""
_DEEP = 0.2
"""How far out of focus a landscape's distance is, over that behind a subject."""
_CLOUDY = 0.0035
"""How soft the edges of clouds are, over the canvas's shorter side."""
_SMOOTH = 0.3
"""How much of a painter's grain is in the shade of bodies."""
_SMALL = 8
"""What lies around a place is worked out at this fraction of the size."""
_CLARITY, _HALO = 0.16, 0.22
"""How much of the difference from its surroundings a place gains; how much light spills round what is bright."""
_LAND = 0.024
"""How uneven land is at the viewer's feet, as a share of its lightness; it fades toward the horizon, where its grain
would be finer than pixels."""


_MUTED: Mapping[ColourRole, float] = {"sky": 0.085, "far": 0.07, "ground": 0.085, "water": 0.08, "prop": 0.1}
"""The OKLab chroma that scenery has at most, but for a third of what is above it."""
_GREEN, _TEAL, _BLUE, _KEPT = 126.0, 190.0, 243.0, 0.2
"""Hues in degrees: grass, between it and the sky, the sky; and how much of the way to it a hue keeps."""


@dataclass(frozen=True)
class Photo(Look):
    """As near to a photograph as drawing goes.

    `grain` is in steps of 255 at 1,024 pixels, less in smaller pictures, where a pixel of it is coarser; without `film`
    the tones stay as they are and surfaces are plain.
    """

    film: bool = True
    grain: float = 1.5
    blur: float = 1.0
    """How far what is distant is out of focus."""
    volume: float = 0.0
    """How strongly bodies are modelled, 0 to 1."""

    def suited(self, scene: Scene, *, vector: bool) -> Self:
        """A landscape without a subject is sharp all through."""
        subjects = any(isinstance(node, Placed) and node.importance > 0 for node in scene.nodes)
        volume = 0.0 if vector or not self.film else scene.finish.volume
        return replace(self, blur=self.blur if subjects else _DEEP, volume=volume)

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """Bodies that turn away from the light; far props out of focus."""
        lit = self.film and dress.detail
        dress = replace(dress, core=CORE) if self.volume else dress
        items = rounded(symbol, pose, dress, _FALL, _KEY) if lit else build(symbol, pose, dress)
        return (Group(items, blur=14 * self.blur * (dress.depth - 0.3)),) if dress.depth > 0.4 else items

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """Land out of focus by its depth, soft clouds; what frames the picture is too near to be sharp."""
        items = super().shape(_as_seen(shape) if self.film else shape, light, size)
        sigma = 0.012 * size if shape.layer == "frame" else 0.011 * size * self.blur * max(0.0, shape.depth - 0.25)
        if shape.colour_role == "cloud" and self.film:
            sigma = max(sigma, _CLOUDY * size)
        return (Group(items, blur=sigma),) if sigma > 1 and not shape.blur else items

    def modelled(self, pixels: Pixels, display: Display, scene: Scene) -> Pixels:
        """The light on all bodies, with hardly a grain."""
        return in_light(pixels, display, scene, self.volume, _SMOOTH)

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """Local contrast, light that spills, rough land, a film's curve, grain."""
        grain = self.grain * min(min(pixels.shape[:2]) / FINE, 1.0)
        if self.film:
            pixels = cv2.LUT(_clear(_rough(pixels, scene)), _FILM)  # type: ignore[assignment]
        return texture.grained(pixels, grain, scene.seed) if grain else pixels


def _as_seen(shape: Shape) -> Shape:
    """The shape in the colours that a lens sees: blue skies, olive grass, nothing as loud as paint."""
    if shape.colour_role not in _MUTED or shape.blend != "normal":
        return shape
    most, wet = _MUTED[shape.colour_role], shape.colour_role in ("sky", "water")
    return replace(shape, paint=in_colour(shape.paint, lambda rgb: natural(rgb, most, _GREEN if wet else _TEAL)))


@lru_cache(maxsize=4096)
def natural(rgb: RGB, most: float, teal: float = _TEAL) -> RGB:
    """The colour with what lies between grass and sky turned to blue, but to green below the hue `teal`, and chroma
    above `most` held back.
    """
    lightness, chroma, hue = lch(rgb)
    turned_to = math.degrees(hue) % 360
    if _GREEN < turned_to < _BLUE:
        near, far = (_GREEN, 1.0) if turned_to < teal else (_BLUE, -1.0)
        turned_to = near + far * _KEPT * abs(turned_to - near)
    held = chroma if chroma < most else most + 0.3 * (chroma - most)
    return from_lch(lightness, held, math.radians(turned_to))


def _rough(pixels: Pixels, scene: Scene) -> Pixels:
    """Land a little uneven, the coarser the nearer it is."""
    height, width = pixels.shape[:2]
    far = round(min(max(scene.horizon, 0.0), 1.0) * height)
    roles = {node.colour_role for node in scene.nodes if isinstance(node, Shape)}
    if not {"sky", "ground"} <= roles or far > height - 8:
        return pixels
    level = cv2.resize(_land(width, height), (width, height - far), interpolation=cv2.INTER_LINEAR)
    pixels[far:] = cv2.multiply(pixels[far:], texture.grey_of(level), scale=1 / _PLAIN)
    return pixels


_PLAIN = 160
"""The step of 255 that leaves a colour as it is."""


@texture_cache
def _land(width: int, height: int) -> Pixels:
    """H×W about `_PLAIN`: unevenness seen in perspective, from the horizon at the top to the viewer's feet."""
    unit = min(width, height) / FINE
    piece = smooth(rough(33), 1.7, 1.2)
    near = (np.arange(height, dtype=np.float32)[:, None] + 6) / height
    x = (np.arange(width, dtype=np.float32)[None] - width / 2) / (unit * (0.35 + 0.9 * near))
    y = np.broadcast_to(-420.0 / (0.12 + near), x.shape)
    across, down = (np.mod(axis, TILE - 1).astype(np.float32) for axis in (x, y))
    seen = cv2.remap(piece, across, down, cv2.INTER_LINEAR)
    level = _PLAIN * (1 + _LAND * seen / piece.std() * np.clip(1.2 * near, 0, 1) ** 1.5)
    return np.asarray(np.clip(np.rint(level), 0, 255), np.uint8)


def _clear(pixels: Pixels) -> Pixels:
    """Local contrast, and the warm halo that film gives to what is bright."""
    height, width = pixels.shape[:2]
    small = cv2.resize(pixels, (max(width // _SMALL, 1), max(height // _SMALL, 1)), interpolation=cv2.INTER_AREA)
    sigma = max(min(small.shape[:2]) / 16, 1.0)
    around = cv2.cvtColor(cv2.GaussianBlur(small, (0, 0), sigma), cv2.COLOR_RGB2GRAY).astype(np.float32)
    bright = np.clip(small.astype(np.float32) - _BRIGHT, 0, None)
    spill = cv2.GaussianBlur(bright, (0, 0), sigma / 2) * (np.array(_WARM, np.float32) * _HALO)
    # What is about as bright as its surroundings stays as it is.
    taken = np.clip(np.rint(_CLARITY * around[..., None] - spill), 0, 255).astype(np.uint8)
    wide = cv2.resize(taken, (width, height), interpolation=cv2.INTER_LINEAR)
    return cv2.addWeighted(pixels, 1 + _CLARITY, wide, -1, 0)  # type: ignore[return-value]


_BRIGHT = 214
"""Steps of 255 from which on light spills."""
_WARM = (1.3, 1.0, 0.7)
"""Red, green and blue of the halo."""


def _film() -> Pixels:
    """A lookup table 1×256×3: an S-curve, its shades cooler and its lights warmer."""
    x = np.linspace(0, 1, 256)
    curve = x - 0.016 * np.sin(2 * np.pi * x) + 0.008
    shift = 0.006 * np.stack([2 * x - 1, 0 * x, 1 - 2 * x], axis=1)
    return np.clip((curve[:, None] + shift) * 255, 0, 255).astype(np.uint8)[None]


_FILM = _film()
