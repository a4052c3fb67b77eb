"""Roads: under a subject that stands on one, and along a coast."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import step, tile
from limner.engines.darkroom.backdrops.plants import foliage, nearer
from limner.engines.darkroom.backdrops.skies import heavens
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import mixed, times, tone
from limner.engines.darkroom.backdrops.waters import water_plane
from limner.engines.darkroom.backdrops.wish import Wish

OPEN = frozenset({"desert", "canyon", "meadow", "mountains", "woods", "garden", "snow", "beach", "lake"})
"""Kinds through which a road can run."""


def road(canvas: Canvas, wish: Wish) -> None:
    """Asphalt where the prompt names a road: across the picture under who stands, else away from the camera."""
    if wish.kind in OPEN and wish.says("road", "highway", "roadside", "asphalt", "driveway", "racetrack"):
        _asphalt(canvas)


def _asphalt(canvas: Canvas) -> None:
    view, day = canvas.view, canvas.day
    light = mixed(times(day.ambient, 1.0), day.sun, 0.45)
    worn = 1 + 0.05 * canvas.clouds(0.10, 4, 6.0)
    body = np.asarray(times(tone("#77757a"), light), np.float32) * worn[..., None]
    if view.foot is None:
        middle = canvas.aspect * (0.36 if view.middle > 0.5 * canvas.aspect else 0.64)
        below = np.maximum(canvas.y - view.horizon - 0.004, 0)
        across = np.abs(canvas.x - middle + 0.10 * np.sin(9 * below)) / np.maximum(1.1 * below, 1e-3)
        canvas.lay(body, step(1 - across, 0.0, 0.05) * canvas.band(view.horizon + 0.006, 0.004))
        return
    edge = view.horizon + 0.36 * (view.foot - view.horizon)
    canvas.lay(body, canvas.band(edge, 0.006))
    line = np.exp(-(((canvas.y - edge - 0.05 * (view.foot - edge)) / 0.004) ** 2)) + 0 * canvas.x
    canvas.lay(times((0.75, 0.74, 0.70), light), 0.7 * line)
    canvas.surface = Surface(tile(canvas.rng, 512, 0.3), 0.045, 0.9, view.horizon, view.foot, edge)


def coast(canvas: Canvas, wish: Wish) -> None:
    """The sea behind a low wall, a headland that falls into it, a road before it."""
    view, day = canvas.view, canvas.day
    horizon = view.horizon
    heavens(canvas, wish, horizon)
    shore = horizon + (0.20 if view.foot is None else 0.42 * (view.foot - horizon))
    water_plane(canvas, horizon, shore + 0.05, tone("#3f87a0"))
    side = -1 if view.middle > 0.5 * canvas.aspect else 1
    light = mixed(times(day.ambient, 1.0), day.sun, 0.45)
    for far, tall, reach in ((0.55, 0.12, 0.75), (0.15, 0.26, 0.48)):
        across = (0.5 + side * (canvas.x / canvas.aspect - 0.5)) / reach
        fall = np.clip((across - (1 - reach) / reach) * 1.3, 0, 1) ** 0.8
        edge = horizon + 0.03 - tall * fall + canvas.ridge(0.0, 0.012, 0.15)
        inside = (
            canvas.band(edge, 0.006)
            * step(horizon + 0.02 + 0.05 * fall - canvas.y, -0.004, 0.006)
            * step(fall, 0.02, 0.08)
        )
        foliage(canvas, wish, inside, 0.09, 0.85)
        canvas.lay(day.horizon, far * inside)
        houses = step(canvas.clouds(0.018, 1), 1.55, 1.8) * inside * step(canvas.y - edge, 0.02, 0.04)
        canvas.lay(times(tone("#e4cfb4"), light), (1 - far) * 0.9 * houses)
    parapet = canvas.band(shore - 0.035, 0.004)
    canvas.lay(
        np.asarray(times(tone("#c9bba4"), light), np.float32) * (1 + 0.06 * canvas.clouds(0.03, 3))[..., None], parapet
    )
    asphalt = (
        np.asarray(times(tone("#85827f"), light), np.float32) * (1 + 0.05 * canvas.clouds(0.08, 4, 6.0))[..., None]
    )
    canvas.lay(asphalt, canvas.band(shore, 0.005))
    nearer(canvas, horizon)
    canvas.blur = np.where(canvas.y < shore, np.maximum(canvas.blur, 0.6), canvas.blur).astype(np.float32)
    if view.foot is not None:
        canvas.surface = Surface(tile(canvas.rng, 512, 0.3), 0.045, 0.9, horizon, view.foot, shore)
