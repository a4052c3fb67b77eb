"""Skies by day and by night."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import Floats, step
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone
from limner.engines.darkroom.backdrops.weather import weather_of
from limner.engines.darkroom.backdrops.wish import Wish


def sky(canvas: Canvas, wish: Wish) -> None:
    """Nothing but sky."""
    heavens(canvas, wish, canvas.view.top if canvas.view.top else 0.95, cover=0.55)
    canvas.blur[:] = np.minimum(canvas.blur, 0.4)


def heavens(canvas: Canvas, wish: Wish, horizon: float, cover: float = 0.3) -> None:
    """The sky down to a horizon: paler below, clouds that flatten toward it, the sun's glow where it is low."""
    day = canvas.day
    height = np.clip(canvas.y / max(horizon, 0.05), 0, 1)
    canvas.lay(np.asarray(day.zenith, np.float32) + _way(day.zenith, day.horizon) * (height**1.4)[..., None])
    if wish.hour in ("dawn", "sunset", "dusk"):
        _afterglow(canvas, wish, horizon)
    if weather_of(wish) & {"cloudy", "rain", "storm", "snow"}:
        cover = 0.9
    elif wish.says("clouds", "cloud"):
        cover = 0.75
    elif "clear" in wish.weather or wish.hour == "night":
        cover = 0.08
    if "fog" not in wish.weather:
        _clouds(canvas, horizon, cover)
    moon(canvas, wish, horizon)


def moon(canvas: Canvas, wish: Wish, horizon: float) -> None:
    """The moon where it is named, on the side that the subject leaves free, and its glow."""
    if not wish.says("moon", "moonlight", "moonlit"):
        return
    x = canvas.aspect * (0.24 if canvas.view.middle > 0.5 * canvas.aspect else 0.76)
    y, size = 0.36 * min(horizon, 0.7), 0.040
    away = np.hypot(canvas.x - x, canvas.y - y)
    canvas.shine((0.10, 0.11, 0.14), np.asarray(np.exp(-away / 0.10), np.float32))
    maria = 1 - 0.18 * step(canvas.clouds(0.03, 3), 0.0, 1.2)
    disc = step(size - away, -0.002, 0.002)
    canvas.lay(np.array([0.98, 0.96, 0.90], np.float32) * maria[..., None], disc)
    canvas.blur[:] = np.where(away < 1.6 * size, 0.12, canvas.blur)


def _way(one: Tone, other: Tone) -> Floats:
    return np.asarray(other, np.float32) - np.asarray(one, np.float32)


def sun_side(canvas: Canvas) -> float:
    """Where across the picture a low sun is, in heights."""
    side = canvas.view.side if abs(canvas.view.side) > 0.15 else 0.4
    return canvas.aspect * (0.5 + 0.34 * float(np.clip(side, -1, 1)))


def _afterglow(canvas: Canvas, wish: Wish, horizon: float) -> None:
    warm = {"dawn": (0.9, 0.45, 0.30), "sunset": (1.5, 0.62, 0.16), "dusk": (0.30, 0.13, 0.10)}[str(wish.hour)]
    x, up = sun_side(canvas), np.clip((horizon - canvas.y) / max(horizon, 0.1), -0.5, 1)
    wide = np.exp(-np.abs(canvas.x - x) / 0.9) * np.exp(-np.clip(up, 0, 1) / 0.32)
    tight = np.exp(-(((canvas.x - x) ** 2 + (0.13 - up * horizon) ** 2) / 0.0022))
    canvas.shine(warm, 0.55 * wide)
    if wish.hour != "dusk" and not wish.weather & {"fog", "cloudy", "rain", "storm"}:
        canvas.shine((3.4, 2.2, 1.0), tight)


def _clouds(canvas: Canvas, horizon: float, cover: float) -> None:
    """Two fields, the lower one flatter; lit from the sun's side, darker below."""
    up = np.clip(1 - canvas.y / max(horizon, 0.05), 0, 1)
    tall, flat = canvas.clouds(0.30, 5, 1.9), canvas.clouds(0.10, 5, 4.5)
    field = tall * step(up, 0.15, 0.6) + flat * (1 - step(up, 0.15, 0.6))
    level = 1.5 - 2.4 * cover
    mass = step(field, level - 0.6, level + 1.5)
    lit = np.clip(0.80 + 0.14 * (field - np.roll(field, -max(canvas.height // 40, 1), 0)) - 0.20 * mass, 0.35, 1.15)
    day = canvas.day
    body = mixed(times(mixed(day.ambient, day.sun, 0.55), 0.92), day.horizon, 0.35)
    canvas.lay(np.asarray(body, np.float32) * lit[..., None], mass * (0.35 + 0.55 * cover))


def stars(canvas: Canvas, wish: Wish) -> None:
    """The night sky: a band of the Milky Way, stars of few magnitudes, an aurora where it is named."""
    rng = canvas.rng
    deep, low = (
        (tone("#05070f"), tone("#111a30"))
        if not wish.colours
        else (times(wish.colours[0], 0.04), times(wish.colours[0], 0.16))
    )
    canvas.lay(
        np.asarray(deep, np.float32)
        + _way(deep, low) * (canvas.y**1.5)[..., None] * np.ones_like(canvas.blur)[..., None]
    )
    lean = rng.uniform(0.3, 1.0) * rng.choice((-1, 1))
    across = (canvas.y - 0.45 + lean * (canvas.x / canvas.aspect - 0.5)) + 0.05 * canvas.clouds(0.3, 3)
    band = np.exp(-((across / 0.16) ** 2)) * np.clip(0.55 + 0.35 * canvas.clouds(0.25, 5), 0, None)
    hue = (0.10, 0.085, 0.13) if not wish.colours else times(wish.colours[-1], 0.25)
    canvas.shine(hue, 0.6 * band)
    if "aurora" in wish.weather:
        _aurora(canvas)
    for number, size, strength in ((420, 0.0006, 0.16), (70, 0.0010, 0.55), (14, 0.0018, 1.3)):
        spots = rng.random((number, 2)) * (canvas.aspect, 1.0)
        shades = 1 + np.outer(rng.normal(0, 0.12, number), (1.0, 0.1, -1.0))
        canvas.points(spots.astype(np.float32), shades.astype(np.float32), size, strength)
    if wish.says("mountain", "mountains", "lake", "forest", "trees", "desert", "landscape") or wish.wintry:
        _dark_land(canvas, wish)
    else:
        canvas.blur[:] = 0.10 if canvas.view.foot is not None else 0.25
    moon(canvas, wish, 0.9)


def _dark_land(canvas: Canvas, wish: Wish) -> None:
    """Hills as dark shapes, snow on them where it lies."""
    near = (0.05, 0.065, 0.10) if wish.wintry else (0.004, 0.005, 0.008)
    for up, far in ((0.10, 0.5), (0.02, 0.0)):
        edge = canvas.ridge(canvas.view.horizon - up, 0.035, 0.6, 5)
        hue = mixed(near, tone("#111a30"), far)
        lit = 1 + 0.25 * canvas.clouds(0.15, 4, 2.5)
        canvas.lay(np.asarray(hue, np.float32) * lit[..., None], canvas.band(edge, 0.006))
    canvas.blur[:] = np.where(canvas.y > canvas.view.horizon - 0.1, 0.45, 0.15)


def _aurora(canvas: Canvas) -> None:
    for hue, at in (((0.05, 0.55, 0.25), 0.55), ((0.10, 0.35, 0.40), 0.42), ((0.28, 0.08, 0.35), 0.30)):
        foot = canvas.ridge(at, 0.10, 0.9, 3)
        up = foot - canvas.y
        rays = np.clip(0.6 + 0.4 * canvas.clouds(0.9, 3, 0.05), 0, None)
        canvas.shine(hue, 0.9 * rays * np.exp(-np.clip(up, 0, None) / 0.22) * step(up, -0.03, 0.02))
