"""A wall of a room, measured in metres, and the simplest bodies that stand before it or hang on it."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import Floats
from limner.engines.darkroom.backdrops.tones import Tone, times, tone, varied

WARM_LIGHT: Tone = (1.0, 0.72, 0.42)
"""The light of a lamp with a shade."""


@dataclass(frozen=True, slots=True)
class Wall:
    """A wall that faces the camera. `light` is what falls on it, H×W×3; `floor` the height of its foot in the picture,
    `unit` how many heights of the picture a metre is there. Places are metres from the middle and above the floor."""

    canvas: Canvas
    light: Floats
    floor: float
    unit: float

    @property
    def half(self) -> float:
        """Metres from the middle to the border of the picture."""
        return 0.5 * self.canvas.aspect / self.unit

    def box(self, x: float, up: float, wide: float, tall: float, colour: Tone, *, shade: float = 0.3) -> None:
        """A body with an upright front whose middle is at `x`: lighter above, its shadow on what is behind it."""
        left, right = self._across(x - wide / 2), self._across(x + wide / 2)
        top, bottom = self._down(up + tall), self._down(up)
        reach = max(round(0.06 * self.unit * self.canvas.height), 1)
        self._darkened(left - reach, right + reach, top + reach, bottom + reach, 0.72)
        area = self._area(left, right, top, bottom)
        if area is None:
            return
        rows = np.linspace(1 + 0.5 * shade, 1 - 0.5 * shade, max(bottom - top, 1), dtype=np.float32)
        rows = rows[area[0].start - top : area[0].stop - top, None, None]
        self.canvas.light[area] = np.asarray(colour, np.float32) * self.light[area] * rows

    def disc(self, x: float, up: float, wide: float, tall: float, colour: Tone, *, lean: float = 0.0) -> None:
        """An even ellipse with its middle at a place, turned by `lean` degrees."""
        at_x, at_y = self._across(x), self._down(up)
        size = self.unit * self.canvas.height / 2
        here = self.light[min(max(at_y, 0), len(self.light) - 1), min(max(at_x, 0), self.light.shape[1] - 1)]
        shade = tuple(float(a * b) for a, b in zip(colour, here, strict=True))
        axes = max(round(wide * size), 1), max(round(tall * size), 1)
        cv2.ellipse(self.canvas.light, (at_x, at_y), axes, lean, 0, 360, shade, -1)

    def pane(self, x: float, up: float, wide: float, tall: float, light: Tone) -> None:
        """Something that shines by itself: a window, a screen, a lit sign."""
        area = self._area(self._across(x - wide / 2), self._across(x + wide / 2), self._down(up + tall), self._down(up))
        if area is not None:
            self.canvas.light[area] = light

    def lamp(
        self, x: float, up: float, size: float, light: Tone = WARM_LIGHT, strength: float = 3.0, glow: float = 0.09
    ) -> None:
        """A lamp, and its `glow` on what is round it."""
        canvas = self.canvas
        at_x, at_y = canvas.aspect / 2 + x * self.unit, self.floor - up * self.unit
        away = ((canvas.x - at_x) ** 2 + (canvas.y - at_y) ** 2) / (0.9 * self.unit) ** 2
        canvas.shine(light, (glow * strength * np.exp(-away)).astype(np.float32))
        spot = np.array([[at_x, at_y]], np.float32)
        canvas.points(spot, np.array([light], np.float32), 0.5 * size * self.unit, strength)

    def plant(self, x: float, up: float, tall: float) -> None:
        """A plant in a pot: leaves round a stalk, the upper ones lighter."""
        rng = self.canvas.rng
        self.box(x, up, 0.34 * tall, 0.3 * tall, varied(tone("#c8b8a4"), rng, 0.3))
        greens = tone("#2c4428"), tone("#4c6a3a"), tone("#86a05c")
        for number in range(26):
            away = rng.normal(0, 0.20 * tall, 2)
            size = tall * rng.uniform(0.10, 0.24)
            green = varied(greens[min(number // 10, 2)], rng, 0.3)
            self.disc(x + away[0], up + 0.66 * tall + away[1], size, 0.4 * size, green, lean=rng.uniform(0, 180))

    def row(self, left: float, right: float, up: float, sizes: tuple[float, float], colours: tuple[Tone, ...]) -> None:
        """Small things side by side, of a width and a height up to `sizes`, on a shelf `up` metres high."""
        rng = self.canvas.rng
        x = left
        while x < right:
            wide, tall = sizes[0] * rng.uniform(0.5, 1.0), sizes[1] * rng.uniform(0.55, 1.0)
            if rng.random() < 0.86:
                colour = varied(colours[int(rng.integers(len(colours)))], rng, 0.25)
                self.box(x + wide / 2, up, 0.9 * wide, tall, colour, shade=0.2)
            x += wide

    def _across(self, x: float) -> int:
        return round((self.canvas.aspect / 2 + x * self.unit) * self.canvas.height)

    def _down(self, up: float) -> int:
        return round((self.floor - up * self.unit) * self.canvas.height)

    def _area(self, left: int, right: int, top: int, bottom: int) -> tuple[slice, slice] | None:
        rows, columns = (
            slice(max(top, 0), min(bottom, self.canvas.height)),
            slice(max(left, 0), min(right, self.canvas.width)),
        )
        return None if rows.start >= rows.stop or columns.start >= columns.stop else (rows, columns)

    def _darkened(self, left: int, right: int, top: int, bottom: int, to: float) -> None:
        area = self._area(left, right, top, bottom)
        if area is not None:
            self.canvas.light[area] *= to


def dimmed(colours: tuple[Tone, ...], by: float) -> tuple[Tone, ...]:
    """The colours, darker."""
    return tuple(times(colour, by) for colour in colours)
