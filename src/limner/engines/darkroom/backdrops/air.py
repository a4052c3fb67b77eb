"""What is in the air between the camera and the backdrop: fog, falling snow, rain."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import step
from limner.engines.darkroom.backdrops.tones import mixed, times
from limner.engines.darkroom.backdrops.weather import weather_of
from limner.engines.darkroom.backdrops.wish import Wish

INDOORS = frozenset({
    "sweep", "podium", "gradient", "smoke", "curtain", "wall", "bokeh", "festive", "stage", "room", "kitchen", "cafe",
    "office", "library", "hall", "table", "bedroom", "bathroom", "gallery", "gym", "classroom", "shop", "corridor",
    "court", "party", "wedding", "halloween", "leaves", "greenhouse", "underwater", "stars", "water",
})  # fmt: skip
"""Kinds that no weather gets into."""


def filled(canvas: Canvas, wish: Wish) -> None:
    """The weather before the backdrop."""
    if wish.kind in INDOORS:
        return
    if "fog" in wish.weather:
        veil = mixed(times(canvas.day.ambient, 1.15), canvas.day.horizon, 0.5)
        depth = 0.62 + 0.10 * canvas.clouds(0.4, 3, 3.0) - 0.45 * step(canvas.y, canvas.view.horizon + 0.05, 1.0)
        canvas.lay(veil, np.clip(depth, 0.1, 0.9))
    if "snow" in weather_of(wish):
        _flakes(canvas)


def _flakes(canvas: Canvas) -> None:
    bright = np.asarray(times(canvas.day.ambient, 1.6), np.float32)
    for number, size, strength in ((260, 0.0022, 2.6), (90, 0.0045, 3.0)):
        spots = canvas.rng.random((number, 2)) * (canvas.aspect, 1.0)
        canvas.points(spots.astype(np.float32), np.tile(bright, (number, 1)), size, strength)
