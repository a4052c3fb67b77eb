"""Embroidery: satin and long stitches over woven cloth, each area in a direction of its own."""

from collections import defaultdict
from dataclasses import dataclass, replace
from functools import lru_cache

import cv2
import numpy as np

from limner.drawing.colour import RGB, from_lch, lch, mix, parse
from limner.drawing.display import Display, Group, Item, Solid, Stroke
from limner.drawing.geometry import Path, bounds
from limner.engines.illustrator.looks.flat import opaque, plain
from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.made.scenery import strongest
from limner.engines.illustrator.looks.made.sketch import recoloured, sketch
from limner.engines.illustrator.looks.made.stitches import Floats, by_direction, sewn
from limner.engines.illustrator.looks.paints import in_light
from limner.engines.illustrator.looks.texture import embossed, grey_of
from limner.engines.illustrator.looks.vector_art import VectorArt
from limner.engines.illustrator.scene import Light, Scene, Shape
from limner.engines.illustrator.texture_cache import texture_cache

_LINEN = parse("#efe6d4")
_DYED = 0.62
"""How far the linen is dyed in the sky's colour."""
_THREAD = 0.0052
"""A thread's width over the canvas's shorter side."""
_WORK = 3.0
"""A thread's width in the drawing that its stitches are read from."""
_WIDE = 0.84
"""The width of a thread that is seen, over that between threads."""
_UNIT = 3.0
"""SVG coordinates are written in so many pixels, to a tenth."""
_SHEEN = 0.09
"""How much more light threads give back that lie across it, and how much less those along it."""
_DARKER = 0.78
"""What the light leaves of a thread's colour between the strands."""


@dataclass(frozen=True)
class Embroidery(VectorArt):
    """The flat drawing sewn on `cloth`. `thread` is a thread's width over the shorter side."""

    casts_shadows = False
    thread: float = _THREAD
    cloth: RGB = _LINEN
    width: float = 1024.0
    step: int = 12

    def suited(self, scene: Scene, *, vector: bool) -> "Embroidery":
        """Cloth in the colour of the sky or the wall; finer thread where finer drawing is asked for."""
        size = min(scene.width, scene.height)
        finer = 1.35 if vector else 0.8 if scene.detail > 1 else 1.0
        wall = next((n for n in scene.nodes if isinstance(n, Shape) and _is_cloth(n, scene.width)), None)
        cloth = _LINEN if wall is None else mix(_LINEN, plain(wall.paint).rgb, _DYED)
        return replace(
            self,
            thread=max(_THREAD * finer, 2.0 / size),
            cloth=scene.background or cloth,
            width=scene.width,
            step=16 if vector else 12,
        )

    def ground(self, scene: Scene) -> RGB:
        """The cloth."""
        return self.cloth

    def shape(self, shape: Shape, light: Light, size: float) -> tuple[Item, ...]:
        """The sky is bare cloth; so is what is soft, other than clouds."""
        if shape.raster_only or shape.blur > 0.01 * size or shape.blend != "normal" or _is_cloth(shape, self.width):
            return ()
        paint = in_light(shape, light)
        if not opaque(paint):
            stops = () if isinstance(paint, Solid) else paint.stops
            if shape.colour_role not in ("cloud", "water") or not stops:
                return ()
            paint = Solid(strongest(paint))
        return super(VectorArt, self).shape(
            replace(shape, paint=paint, form=False, blur=0.0, tinted=False), light, size
        )

    def whole(self, display: Display, scene: Scene) -> Display:
        """The drawing in stitches."""
        size = min(display.width, display.height)
        thread = self.thread * size
        scale = _WORK / thread
        width, height = round(display.width * scale), round(display.height * scale)
        drawn = sketch(display.items, width, height, scale)
        threads = sketch(by_direction(display.items), width, height, scale)
        sewable = (drawn[:, :, 3] > 127) & (drawn[:, :, :3] != self.cloth).any(axis=2)
        lines = sewn(threads[:, :, :3], sewable, _WORK)
        x, y = np.clip(np.rint(lines.mean(axis=1)).astype(int), 0, (width - 1, height - 1)).T
        lines = lines[sewable[y, x]]
        colours = _colours(drawn[:, :, :3], lines, self.step, scene.seed)
        items = tuple(_threads(lines / scale, colours, thread))
        under = Group(
            tuple(recoloured(item, lambda rgb: rgb if rgb == self.cloth else _shaded(rgb)) for item in display.items),
            "padding",
        )
        return replace(display, items=(under, Group(items, "stitches", matrix=(_UNIT, 0, 0, _UNIT, 0, 0))))

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """The cloth's weave, the threads' shadow on it, their sheen."""
        cloth = scene.background or self.cloth
        bare = cv2.inRange(pixels, tuple(c - 2 for c in cloth), tuple(c + 2 for c in cloth))
        height, width = bare.shape
        thread = max(self.thread * min(height, width), 1.0)
        reach = round(0.5 * thread)
        down = round(0.7 * thread)
        sewn_on = cv2.bitwise_not(bare)[: height - down, : width - reach]
        shade = cv2.copyMakeBorder(sewn_on, down, 0, reach, 0, cv2.BORDER_REPLICATE)
        shade = cv2.convertScaleAbs(cv2.blur(shade, (2 * reach + 1,) * 2), alpha=1 / 3)
        woven = grey_of(cv2.subtract(_weave(width, height, round(2 * thread) / 2), shade))
        raised = embossed(pixels, 1, 0.33)
        return cv2.copyTo(cv2.multiply(pixels, woven, scale=1 / 235), bare, raised)  # type: ignore[return-value]


def _is_cloth(shape: Shape, width: float) -> bool:
    """Whether it is the sky or the wall behind everything."""
    if shape.layer != "sky" or not opaque(shape.paint):
        return False
    left, top, right, _ = bounds(shape.path)
    return right - left >= width and top <= 0


def _colours(rgb: Pixels, lines: Floats, step: int, seed: int) -> Floats:
    """N×3: the drawing's colour at the middle of each stitch, a little uneven."""
    height, width = rgb.shape[:2]
    x, y = np.clip(np.rint(lines.mean(axis=1)).astype(int), 0, (width - 1, height - 1)).T
    under = rgb[y, x].astype(np.float64)
    run = lines[:, 1] - lines[:, 0]
    sheen = 1 + _SHEEN * np.cos(2 * (np.arctan2(run[:, 1], run[:, 0]) + np.pi / 4))
    uneven = under * (sheen * np.random.default_rng(seed).normal(1.0, 0.045, len(lines)))[:, None]
    return np.clip(np.rint(uneven / step) * step, 0, 255)  # type: ignore[no-any-return]


def _threads(lines: Floats, colours: Floats, thread: float) -> list[Item]:
    """A stroke for each colour; what shows between the threads is their padding."""
    coded = colours.astype(int) @ np.array([65536, 256, 1])
    paths: dict[int, Path] = defaultdict(Path)
    # One flat list: thousands of small ones would set off the garbage collector.
    flat = iter((lines / _UNIT).ravel().tolist())
    for (ax, ay, bx, by), code in zip(zip(*[flat] * 4, strict=True), coded.tolist(), strict=True):
        path = paths[code]
        path.moveTo(ax, ay)
        path.lineTo(bx, by)
    return [
        Stroke(path, Solid((code >> 16, code >> 8 & 255, code & 255)), _WIDE * thread / _UNIT)
        for code, path in paths.items()
    ]


@lru_cache(maxsize=4096)
def _shaded(rgb: RGB) -> RGB:
    lightness, chroma, hue = lch(rgb)
    return from_lch(lightness * _DARKER, chroma, hue)


@texture_cache
def _weave(width: int, height: int, thread: float) -> Pixels:
    """H×W about 235: plain weave, warp over weft and weft over warp."""
    pitch = max(thread * 0.75, 2.0)
    x = np.arange(width, dtype=np.float32)[None] / np.float32(pitch)
    y = np.arange(height, dtype=np.float32)[:, None] / np.float32(pitch)
    across, down = np.sin(np.pi * (y % 1)), np.sin(np.pi * (x % 1))
    over = (np.floor(x) + np.floor(y)) % 2 > 0
    face = np.where(over, across * (0.75 + 0.25 * down), down * (0.75 + 0.25 * across))
    slubs = [np.random.default_rng(i).normal(0, 5, n).astype(np.float32) for i, n in ((3, height), (4, width))]
    return np.asarray(np.clip(196 + 48 * face + slubs[0][:, None] + slubs[1][None], 0, 255), np.uint8)
