"""Stadiums and courts: stands full of people under floodlights, a field before them."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import step
from limner.engines.darkroom.backdrops.plants import lawn, nearer
from limner.engines.darkroom.backdrops.skies import heavens
from limner.engines.darkroom.backdrops.tones import Tone, times, tone
from limner.engines.darkroom.backdrops.wish import Wish

_CROWD = tuple(
    tone(c) for c in ("#3c4048", "#8f3a34", "#d6d2ca", "#3f5a86", "#5c5550", "#a88a70", "#2a2c30", "#c9b23c")
)


def stadium(canvas: Canvas, wish: Wish) -> None:
    """Two tiers of people over boards, floodlights, mown stripes."""
    horizon = canvas.view.horizon
    heavens(canvas, wish, horizon)
    dark = canvas.day.lamps > 0.5
    light: Tone = (0.55, 0.58, 0.64) if dark else times(canvas.day.ambient, 1.15)
    roof = horizon - 0.46 + 0.10 * (2 * canvas.x / canvas.aspect - 1) ** 2
    canvas.lay(times(tone("#4a4d52"), light), canvas.band(roof, 0.006))
    for top, bottom, level in ((0.41, 0.25, 0.75), (0.21, 0.055, 1.0)):
        _tier(canvas, horizon, top, bottom, times(light, level))
    boards = step(0.022 - np.abs(canvas.y - horizon + 0.028), 0.0, 0.006)
    hues = np.asarray([tone(c) for c in ("#e9e9e6", "#2f5d9c", "#e9e9e6", "#b5302c", "#20242a")], np.float32)
    which = np.floor(canvas.x * 5 / canvas.aspect * 2).astype(int) % len(hues)
    canvas.lay((hues[which] * np.asarray(light, np.float32) * 1.2) + 0 * canvas.light, boards)
    lawn(canvas, wish, horizon, tone("#5f8a42"))
    away = 1 / np.maximum(canvas.y - horizon, 0.01)
    stripes = np.sin(2.2 * away / (1 + 0.05 * away))
    canvas.light *= (1 + 0.08 * stripes * (canvas.y > horizon))[..., None]
    canvas.surface = None if canvas.view.foot is None else canvas.surface
    _floodlights(canvas, horizon - 0.44, 9.0 if dark else 3.0)


def court(canvas: Canvas, wish: Wish) -> None:
    """A wooden court that shines, dark stands behind it, rows of lamps above."""
    horizon = canvas.view.horizon
    canvas.lay(tone("#1f2126"))
    light: Tone = (0.42, 0.42, 0.44)
    _tier(canvas, horizon, 0.34, 0.04, times(light, 0.7))
    boards = step(0.03 - np.abs(canvas.y - horizon + 0.01), 0.0, 0.006)
    canvas.lay(times(tone("#2f5d9c"), 0.6), boards)
    below = np.clip((canvas.y - horizon) / max(1 - horizon, 0.1), 0, 1)
    wood = np.asarray(tone("#c08a4e"), np.float32) * (0.60 + 0.22 * below)[..., None]
    _floodlights(canvas, 0.12, 7.0)
    canvas.lay(wood + 0.14 * canvas.mirrored(horizon, 0.34), canvas.band(horizon + 0.02, 0.01))
    nearer(canvas, horizon)
    canvas.blur = np.maximum(canvas.blur, 0.25).astype(np.float32)


def _tier(canvas: Canvas, horizon: float, top: float, bottom: float, light: Tone) -> None:
    """People in rows: spots of many colours that are one mass out of focus."""
    rng = canvas.rng
    bend = 0.10 * (2 * canvas.x / canvas.aspect - 1) ** 2
    high = horizon - top + bend * (top / 0.4)
    share = step(canvas.y - high, -0.004, 0.004) * step(horizon - bottom - canvas.y, -0.004, 0.004)
    cell = 0.011
    rows, columns = np.floor(canvas.y / cell).astype(int) % 64, np.floor(canvas.x / (0.8 * cell)).astype(int) % 256
    picked = np.asarray(_CROWD, np.float32)[rng.integers(len(_CROWD), size=(64, 256))[rows, columns]]
    shade = (0.75 + 0.25 * canvas.clouds(0.12, 3, 2.0) + 0.4 * (canvas.y - high))[..., None]
    canvas.lay(picked * np.asarray(light, np.float32) * np.clip(shade, 0.2, 1.6), share)


def _floodlights(canvas: Canvas, y: float, strength: float) -> None:
    """Rows of lamps, closer together toward the sides."""
    spots = [(canvas.aspect * at, max(y, 0.05) + 0.012 * row) for at in np.linspace(0.06, 0.94, 11) for row in (0, 1)]
    canvas.points(
        np.array(spots, np.float32), np.tile(np.array([1.0, 0.98, 0.94], np.float32), (len(spots), 1)), 0.005, strength
    )
