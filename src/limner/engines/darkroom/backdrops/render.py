"""A backdrop as a photograph: painted small in linear light, seen through a lens, developed at full size."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.backdrops.air import filled
from limner.engines.darkroom.backdrops.canvas import Canvas, View
from limner.engines.darkroom.backdrops.daylight import daylight
from limner.engines.darkroom.backdrops.index import KINDS
from limner.engines.darkroom.backdrops.lens import defocused
from limner.engines.darkroom.backdrops.noise import Floats
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import developed
from limner.engines.darkroom.backdrops.wish import Wish
from limner.engines.darkroom.canvas import fitted, strips
from limner.engines.darkroom.composite import enlarged_rows

PAINTED_AT = 200_000
"""Square pixels at which a backdrop is painted: what is out of focus has no more detail."""
PLAIN = frozenset({"sweep", "gradient"})
"""Kinds whose colour is what was asked for, and is not changed for a subject's sake."""
GROUNDLESS = frozenset({"sky", "stars", "smoke", "underwater", "curtain"})
"""Kinds with nothing to stand on, nor to fall a shadow on."""


@dataclass(frozen=True, slots=True)
class Lens:
    """How far out of focus what is far off is, as a share of the shorter side, and the light that the subject is in.

    `tint` is a colour of light with a mean of 1 toward which the backdrop goes, `level` multiplies its light.
    """

    radius: float = 0.03
    tint: tuple[float, float, float] = (1.0, 1.0, 1.0)
    level: float = 1.0


def render(wish: Wish, view: View, lens: Lens, width: int, height: int, seed: int) -> Pixels:
    """The backdrop of that kind, H×W×3. The same arguments give the same bytes. Raises KeyError for "scene"."""
    small_width, small_height = fitted(width, height, PAINTED_AT)
    canvas = Canvas(small_height, small_width, view, daylight(wish.hour, wish.weather), np.random.default_rng(seed))
    KINDS[wish.kind](canvas, wish)
    filled(canvas, wish)
    return exposed(canvas.light, canvas.blur, canvas.surface, lens, (width, height), seed)


def exposed(
    light: Floats, blur: Floats, surface: Surface | None, lens: Lens, size: tuple[int, int], seed: int
) -> Pixels:
    """Linear light h×w×3 through the lens, as a picture of `size` (width, height)."""
    radius = lens.radius * min(light.shape[:2])
    seen = defocused(np.asarray(light, np.float32), blur, radius)
    seen *= np.asarray(lens.tint, np.float32) * lens.level
    small = developed(seen)
    width, height = size
    rng = np.random.default_rng(seed)
    dither = rng.random((256, width), np.float32)
    made = np.empty((height, width, 3), np.uint8)
    for rows in strips(height):
        part = small if small.shape[:2] == (height, width) else enlarged_rows(small, rows, height, width)
        part = part[rows] if part is small else part
        relief = None if surface is None else surface.over(rows, height, width)
        if relief is not None:
            part = part * relief[..., None]
        count = rows.stop - rows.start
        noise = np.tile(dither, (count // 256 + 1, 1))[:count, :, None]
        made[rows] = np.clip(part + noise, 0, 255).astype(np.uint8)
    return made


def photographed(drawn: Pixels, lens: Lens, view: View, seed: int) -> Pixels:
    """Something that was drawn, H×W×3, strongly out of focus: its lightest parts shine as lights do."""
    height, width = drawn.shape[:2]
    small = cv2.resize(drawn, fitted(width, height, PAINTED_AT), interpolation=cv2.INTER_AREA)
    linear = (small.astype(np.float32) / 255) ** 2.2
    bright = linear.max(-1, keepdims=True)
    linear = linear * (1 + 2.5 * np.clip(bright - 0.75, 0, 1) ** 2)
    y = (np.arange(small.shape[0], dtype=np.float32)[:, None] + 0.5) / small.shape[0]
    blur = np.broadcast_to(np.ones_like(y), small.shape[:2]).copy()
    if view.foot is not None:
        near = np.clip((y - view.horizon) / max(view.foot - view.horizon, 0.05), 0, 1)
        blur = blur * (1 - 0.75 * near)
    return exposed(linear, blur, None, lens, (width, height), seed)
