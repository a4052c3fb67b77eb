"""Beaches, seas, lakes, and below the water."""

import cv2
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
    water_plane(canvas, horizon, shore + 0.05, tone("#2fa3ad") if tropical else tone("#3c7690"))
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
    """Two or three palms on the side that the subject leaves free."""
    left = canvas.view.middle > 0.5 * canvas.aspect
    for at, tall in ((0.10, 0.62), (0.24, 0.48), (0.90, 0.52)):
        x = canvas.aspect * ((at if left else 1 - at) + canvas.rng.uniform(-0.03, 0.03))
        _palm(canvas, x, horizon + 0.10 * tall, tall * canvas.rng.uniform(0.9, 1.1))


def _palm(canvas: Canvas, x: float, foot: float, tall: float) -> None:
    """A bent trunk, and fronds that fall over in arcs with leaflets hanging from them."""
    rng, day, size = canvas.rng, canvas.day, canvas.height
    light = mixed(times(day.ambient, 1.05), day.sun, 0.35)
    lean = rng.uniform(-0.16, 0.16) * tall
    up = np.linspace(0, 1, 14)
    stem = np.stack([x + lean * up**1.8, foot - tall * up], 1)
    trunk = times(tone("#7d6a56"), light)
    cv2.polylines(canvas.light, [np.rint(stem * size).astype(np.int32)], False, trunk, max(round(0.016 * size), 1))
    crown = stem[-1]
    for number in range(15):
        way = rng.uniform(-0.4, np.pi + 0.4)
        long = 0.42 * tall * rng.uniform(0.75, 1.1)
        along = np.linspace(0.05, 1, 16)
        spine = crown + np.stack([along * np.cos(way), 0.75 * along**2 - along * np.sin(way)], 1) * long
        green = times(mixed(tone("#39512c"), tone("#8fa457"), float(rng.random()) * (0.4 + number / 24)), light)
        for point, share in zip(spine, along, strict=True):
            drop = 0.16 * long * (1.1 - share)
            end = point + np.array([0.4 * np.sign(np.cos(way)) * drop, drop])
            ends = [tuple(int(v) for v in np.rint(at * size)) for at in (point, end)]
            cv2.line(canvas.light, ends[0], ends[1], green, max(round(0.010 * size), 1))


def sea(canvas: Canvas, wish: Wish) -> None:
    """Nothing but water and sky; who stands has sand under the feet."""
    if canvas.view.foot is not None:
        beach(canvas, wish)
        return
    heavens(canvas, wish, canvas.view.horizon)
    colour = tone("#2f9aa6") if wish.says("tropical", "turquoise", "caribbean") else tone("#2f6684")
    water_plane(canvas, canvas.view.horizon, 1.1, wish.colours[0] if wish.colours else colour)
    nearer(canvas, canvas.view.horizon)


def water_plane(canvas: Canvas, horizon: float, bottom: float, colour: Tone) -> None:
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
    number = 150
    deep = rng.random(number) ** 1.6
    x = sun_side(canvas) + rng.normal(0, 1, number) * (0.05 + 0.22 * deep)
    y = horizon + 0.008 + (bottom - horizon) * deep
    hue = np.asarray(mixed(canvas.day.sun, (1, 1, 1), 0.3), np.float32)
    canvas.points(np.stack([x, y], 1).astype(np.float32), np.tile(hue, (number, 1)), 0.0012, 1.5)


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


def poolside(canvas: Canvas, wish: Wish) -> None:
    """A pool with its rim before it, hedges and loungers behind it; the surface alone for what is seen from above."""
    view, day = canvas.view, canvas.day
    if view.above:
        water(canvas, wish)
        return
    horizon = view.horizon
    heavens(canvas, wish, horizon, 0.15)
    foliage(canvas, wish, canvas.band(canvas.ridge(horizon - 0.16, 0.05, 0.35), 0.02), 0.12, 0.9)
    light = mixed(times(day.ambient, 1.1), day.sun, 0.5)
    canvas.lay(times(tone("#d9d0c2"), light), canvas.band(horizon - 0.01, 0.006))
    for x in np.arange(0.1, canvas.aspect, 0.34):
        bed = step(0.09 - np.abs(canvas.x - x), 0, 0.01) * step(0.014 - np.abs(canvas.y - horizon + 0.012), 0, 0.005)
        canvas.lay(times(tone("#f0ede6"), light), bed)
    shore = 1.2 if view.foot is None else horizon + 0.62 * (view.foot - horizon)
    edge = horizon + 0.045
    below = np.clip((canvas.y - edge) / max(shore - edge, 0.1), 0, 1)
    nets = np.exp(-np.abs(canvas.clouds(0.07, 2, 3.5)) / 0.16) * below
    body = np.asarray(times(tone("#45b2c6"), light), np.float32) * (0.80 + 0.30 * nets)[..., None]
    canvas.lay(body + 0.20 * canvas.mirrored(edge, 0.05) * (1 - below)[..., None], canvas.band(edge, 0.006))
    if view.foot is not None:
        stone = (
            np.asarray(times(tone("#cfc6b8"), light), np.float32) * (1 + 0.05 * canvas.clouds(0.05, 3, 3.0))[..., None]
        )
        canvas.lay(stone, canvas.band(shore, 0.006))
    nearer(canvas, horizon)


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
