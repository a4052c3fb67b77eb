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
from limner.engines.darkroom.backdrops.roads import road
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import developed
from limner.engines.darkroom.backdrops.weather import weather_of
from limner.engines.darkroom.backdrops.wish import Wish
from limner.engines.darkroom.canvas import fitted, strips
from limner.engines.darkroom.composite import enlarged_rows

PAINTED_AT = 200_000
"""Square pixels at which a backdrop is painted: what is out of focus has no more detail."""
PLAIN = frozenset({"sweep", "gradient", "podium"})
"""Kinds whose colour is what was asked for, and is not changed for a subject's sake."""
MOODY = frozenset(
    {"woods", "garden", "meadow", "mountains", "street", "sea", "beach", "lake", "sky", "rocks", "leaves"}
)
"""Places that the word "dark" makes darker; rooms and papers read it by themselves."""
GROUNDLESS = frozenset({"sky", "stars", "smoke", "underwater", "curtain", "leaves"})
"""Kinds with nothing to stand on, nor to fall a shadow on."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Something drawn, H×W×4 sRGB with straight alpha, that stands on its lower edge if it is `grounded`."""

    pixels: Pixels
    grounded: bool


@dataclass(frozen=True, slots=True)
class Lens:
    """How far out of focus what is far off is, as a share of the shorter side, and the light that the subject is in.

    `tint` is a colour of light with a mean of 1 toward which the backdrop goes, `level` multiplies its light.
    """

    radius: float = 0.03
    tint: tuple[float, float, float] = (1.0, 1.0, 1.0)
    level: float = 1.0


def render(
    wish: Wish, view: View, lens: Lens, size: tuple[int, int], seed: int, figure: Figure | None = None
) -> Pixels:
    """The backdrop of that kind, H×W×3, of `size` (width, height), with a figure in it if there is one.

    The same arguments give the same bytes. Raises KeyError for a kind that there is not.
    """
    width, height = size
    small_width, small_height = fitted(width, height, PAINTED_AT)
    canvas = Canvas(small_height, small_width, view, daylight(wish.hour, weather_of(wish)), np.random.default_rng(seed))
    KINDS[wish.kind](canvas, wish)
    road(canvas, wish)
    if wish.kind in MOODY and wish.says("dark", "moody", "gloomy"):
        canvas.light *= 0.42
    if figure is not None:
        _set(canvas, figure)
    filled(canvas, wish)
    return exposed(canvas.light, canvas.blur, canvas.surface, lens, size, seed)


def _set(canvas: Canvas, figure: Figure) -> None:
    """The figure far off on the side that the subject leaves free, in the light of the hour, its colours muted."""
    view, day = canvas.view, canvas.day
    left = view.middle - view.wide / 2
    right = canvas.aspect - view.middle - view.wide / 2
    room = max(left, right, 0.4 * canvas.aspect)
    x = left - 0.5 * room if left > right else canvas.aspect - right + 0.5 * room
    x = float(np.clip(x, 0.16 * canvas.aspect, 0.84 * canvas.aspect))
    tall = float(
        np.clip(
            1.1 * room * figure.pixels.shape[0] / figure.pixels.shape[1],
            0.12,
            0.42 if figure.pixels.shape[0] < 1.7 * figure.pixels.shape[1] else 0.62,
        )
    )
    shade = figure.pixels[..., 3:].astype(np.float32) / 255
    linear = (figure.pixels[..., :3].astype(np.float32) / 255) ** 2.2
    linear += 0.4 * (linear @ np.array([0.2126, 0.7152, 0.0722], np.float32)[:, None] - linear)
    light = np.asarray(day.ambient, np.float32) * 0.8 + np.asarray(day.sun, np.float32) * 0.45
    foot = view.horizon + 0.07 if figure.grounded else max(0.6 * view.horizon, tall)
    canvas.stand(np.dstack([linear * light * shade, shade]), x, foot, tall)


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
    # What is rounded down with noise of 0 to 1 is rounded to the nearest with half less.
    dither = rng.random((256, width), np.float32) - np.float32(0.5)
    made = np.empty((height, width, 3), np.uint8)
    for rows in strips(height):
        part = small if small.shape[:2] == (height, width) else enlarged_rows(small, rows, height, width)
        part = part[rows] if part is small else part
        relief = None if surface is None else surface.over(rows, height, width)
        if relief is not None:
            part = cv2.multiply(part, cv2.merge([relief, relief, relief]))
        count = rows.stop - rows.start
        noise = np.tile(dither, (count // 256 + 1, 1))[:count]
        made[rows] = cv2.add(part, cv2.merge([noise, noise, noise]), dtype=cv2.CV_8U)
    return made
