"""Beaches, seas, lakes, and below the water."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.lands import SAND, ripples
from limner.engines.darkroom.backdrops.noise import Floats, step
from limner.engines.darkroom.backdrops.plants import foliage, grass_of, lawn, nearer
from limner.engines.darkroom.backdrops.skies import heavens, sun_side
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone
from limner.engines.darkroom.backdrops.wish import Wish


def beach(canvas: Canvas, wish: Wish) -> None:
    """Sand, a line of foam, the sea, the sky; palms as soft masses where they are named."""
    view = canvas.view
    horizon = view.horizon
    heavens(canvas, wish, horizon)
    shore = horizon + 0.42 * ((0.98 if view.foot is None else view.foot) - horizon)
    tropical = wish.says("tropical", "caribbean", "turquoise", "maldives", "hawaii", "palm", "palms", "paradise")
    _water(canvas, horizon, shore + 0.05, tone("#2fa3ad") if tropical else tone("#3c7690"))
    edge = canvas.ridge(shore, 0.012, 0.7, 3)
    _sand(canvas, edge)
    foam = np.exp(-(((canvas.y - edge + 0.012) / 0.010) ** 2)) * step(canvas.clouds(0.08, 3, 4.0), -0.8, 0.4)
    day = canvas.day
    canvas.lay(times(mixed(day.ambient, day.sun, 0.5), 0.95), 0.85 * foam)
    nearer(canvas, horizon)
    if wish.drawn & {"palm_tree"} or wish.says("palm", "palms", "tropical"):
        _palms(canvas, wish, horizon)
    ripples(canvas, shore, 0.05)


def _sand(canvas: Canvas, edge: Floats) -> None:
    day = canvas.day
    depth = canvas.y - edge
    wet = np.exp(-np.clip(depth, 0, None) / 0.06)[..., None]
    sand = np.asarray(SAND, np.float32) * (1 + 0.06 * canvas.clouds(0.1, 4, 4.0))[..., None]
    light = np.asarray(day.ambient, np.float32) * 0.9 + np.asarray(day.sun, np.float32) * 0.62
    mirrored = 0.35 * np.asarray(day.horizon, np.float32)
    body = sand * light * (1 - 0.45 * wet) + mirrored * wet
    canvas.lay(body, canvas.band(edge, 0.006))


def _palms(canvas: Canvas, wish: Wish, horizon: float) -> None:
    """Fronds that hang into the picture from a side, and their trunks."""
    side = -1 if canvas.view.side > 0 else 1
    across = side * (canvas.x / canvas.aspect - 0.5) + 0.5
    reach = np.clip((across - 0.72) / 0.3, 0, 1) * np.clip(1.15 - canvas.y / (0.8 * horizon), 0, 1)
    mass = step(reach * (1 + 0.5 * canvas.clouds(0.10, 4, 1.8)), 0.10, 0.30)
    foliage(canvas, wish, 0.9 * mass, 0.12, 0.6)


def sea(canvas: Canvas, wish: Wish) -> None:
    """Nothing but water and sky; who stands has sand under the feet."""
    if canvas.view.foot is not None:
        beach(canvas, wish)
        return
    heavens(canvas, wish, canvas.view.horizon)
    colour = tone("#2f9aa6") if wish.says("tropical", "turquoise", "caribbean") else tone("#2f6684")
    _water(canvas, canvas.view.horizon, 1.1, wish.colours[0] if wish.colours else colour)
    nearer(canvas, canvas.view.horizon)


def _water(canvas: Canvas, horizon: float, bottom: float, colour: Tone) -> None:
    """Its own colour near by, the sky's far off; waves that flatten toward the horizon, and the sun's glitter."""
    day = canvas.day
    below = np.clip((canvas.y - horizon) / max(bottom - horizon, 0.05), 0, 1)
    waves = canvas.clouds(0.012, 3, 9.0) * (1 - below) + canvas.clouds(0.05, 4, 6.0) * below
    swell = canvas.clouds(0.06, 3, 10.0)
    light = mixed(times(day.ambient, 1.5), day.sun, 0.25)
    own = np.asarray(times(colour, light), np.float32)
    sky = np.asarray(mixed(day.zenith, day.horizon, 0.5), np.float32)
    mirror = np.clip(0.62 - 0.42 * below + 0.09 * waves + 0.05 * swell, 0.08, 0.9)[..., None]
    canvas.lay(own * (1 + 0.10 * waves)[..., None] * (1 - mirror) + sky * mirror, canvas.band(horizon, 0.003))
    if day.direct > 0.3:
        _glitter(canvas, horizon, bottom)


def _glitter(canvas: Canvas, horizon: float, bottom: float) -> None:
    rng = canvas.rng
    number = 220
    deep = rng.random(number) ** 1.6
    x = sun_side(canvas) + rng.normal(0, 1, number) * (0.05 + 0.22 * deep)
    y = horizon + 0.008 + (bottom - horizon) * deep
    hue = np.asarray(mixed(canvas.day.sun, (1, 1, 1), 0.3), np.float32)
    canvas.points(np.stack([x, y], 1).astype(np.float32), np.tile(hue, (number, 1)), 0.0016, 2.2)


def lake(canvas: Canvas, wish: Wish) -> None:
    """Still water that mirrors its far bank."""
    horizon = canvas.view.horizon
    heavens(canvas, wish, horizon)
    day = canvas.day
    hills = canvas.ridge(horizon - 0.13, 0.05, 0.9, 4)
    canvas.lay(
        mixed(times(tone("#56705f"), mixed(day.ambient, day.sun, 0.4)), day.horizon, 0.5), canvas.band(hills, 0.008)
    )
    trees = canvas.ridge(horizon - 0.045, 0.03, 0.2)
    foliage(canvas, wish, canvas.band(trees, 0.012), 0.07, 0.7)
    mirrored = canvas.mirrored(horizon, 0.01) * np.array([0.66, 0.72, 0.74], np.float32)
    waves = 0.05 * canvas.clouds(0.02, 3, 10.0)
    canvas.lay(mirrored * (1 + waves)[..., None], canvas.band(horizon, 0.004))
    canvas.blur[:] = 1.0
    if canvas.view.foot is not None:
        shore = horizon + 0.5 * (canvas.view.foot - horizon)
        lawn(canvas, wish, shore, mixed(tone("#857a66"), grass_of(wish), 0.45), eye=horizon)


def water(canvas: Canvas, wish: Wish) -> None:
    """The surface of a pool: a net of light on its ground."""
    colour = wish.colours[0] if wish.colours else tone("#3aa7c0")
    nets = sum(np.exp(-np.abs(canvas.clouds(size, 2, 1.6)) / 0.10) for size in (0.22, 0.14))
    canvas.lay(np.asarray(colour, np.float32) * (0.8 + 0.35 * nets + 0.08 * canvas.clouds(0.4, 3))[..., None])
    canvas.blur[:] = 0.3


def underwater(canvas: Canvas, wish: Wish) -> None:
    """Light that falls from the surface in shafts, motes, and dark blue below."""
    top, deep = tone("#5cc3d6"), tone("#06324f")
    canvas.lay(
        np.asarray(top, np.float32) + (np.asarray(deep, np.float32) - top) * step(canvas.y, -0.15, 0.95)[..., None]
    )
    x = sun_side(canvas)
    angle = (canvas.x - x) / (canvas.y + 0.25)
    rays = np.interp(angle, np.linspace(-4, 4, 240), canvas.rng.normal(0, 1, 240)).astype(np.float32)
    canvas.shine((0.35, 0.75, 0.80), 0.35 * np.clip(rays, 0, None) * np.exp(-canvas.y / 0.45) * np.exp(-(angle**2)))
    reef = canvas.ridge(0.9, 0.05, 0.3)
    canvas.lay(times(deep, 0.5), 0.8 * canvas.band(reef, 0.03))
    spots = canvas.rng.random((120, 2)) * (canvas.aspect, 1.0)
    canvas.points(spots.astype(np.float32), np.tile(np.array([0.4, 0.7, 0.75], np.float32), (120, 1)), 0.0015, 1.2)
