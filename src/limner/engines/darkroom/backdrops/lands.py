"""Mountains, deserts and snow."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import Floats, step, tile
from limner.engines.darkroom.backdrops.plants import foliage, lawn, nearer
from limner.engines.darkroom.backdrops.skies import heavens
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone
from limner.engines.darkroom.backdrops.wish import Wish

SNOW, SAND = tone("#eef1f6"), tone("#cbb083")


def mountains(canvas: Canvas, wish: Wish) -> None:
    """Ranges behind each other, paler the farther off, snow on the highest; a meadow or snow before them."""
    horizon = canvas.view.horizon
    snowy = "snow" in wish.weather or wish.season == "winter" or wish.says("snowy", "snow", "alps", "peaks", "glacier")
    heavens(canvas, wish, horizon)
    for k, (up, rough) in enumerate(((0.30, 0.10), (0.17, 0.07), (0.07, 0.03))):
        _range(canvas, horizon - up, rough, k, snowy)
    if wish.season != "winter" and "snow" not in wish.weather:
        trees = canvas.ridge(horizon - 0.02, 0.03, 0.25)
        foliage(canvas, wish, canvas.band(trees, 0.012), 0.06, 0.55)
        lawn(canvas, wish, horizon)
    else:
        snowfield(canvas, wish, horizon)


def _range(canvas: Canvas, base: float, rough: float, nearness: int, snowy: bool) -> None:
    """One range: rock lit from a side by its slopes, veiled by air."""
    day = canvas.day
    edge = canvas.ridge(base, rough, 0.55, 6)
    relief = canvas.clouds(0.16, 5, 0.8) + 1.2 * canvas.clouds(0.3, 3, 0.7)
    slope = np.gradient(relief, axis=1) * canvas.height / 14
    lit = step(slope * np.sign(canvas.view.side or 1), -1.2, 1.2)[..., None]
    rock = np.asarray((tone("#6f7580"), tone("#5f6a66"), tone("#48583c"))[nearness], np.float32)
    depth = canvas.y - edge
    if snowy and nearness < 2:
        line = 0.13 - 0.07 * nearness + 0.05 * relief
        rock = rock + (np.asarray(SNOW, np.float32) - rock) * step(line - depth, -0.02, 0.04)[..., None]
    light = np.asarray(day.ambient, np.float32) * 0.9 + np.asarray(day.sun, np.float32) * 0.55 * lit
    air = np.asarray(day.horizon, np.float32)
    haze = np.clip((0.52, 0.32, 0.15)[nearness] + 0.5 * np.clip(depth / 0.4, 0, 1), 0, 0.85)[..., None]
    canvas.lay(rock * light * (1 - haze) + air * haze, canvas.band(edge, 0.004))


def snow(canvas: Canvas, wish: Wish) -> None:
    """A wood in winter behind a field of snow."""
    horizon = canvas.view.horizon
    heavens(canvas, wish, horizon, 0.7)
    day = canvas.day
    hills = canvas.ridge(horizon - 0.10, 0.04, 0.8, 3)
    canvas.lay(mixed(times(tone("#9aa7b4"), times(day.ambient, 1.3)), day.horizon, 0.55), canvas.band(hills, 0.01))
    tall = 0.30 if wish.says("forest", "woods", "trees", "wood", "pine", "firs") else 0.08
    for up, dark in ((0.06, 0.7), (0.0, 0.45)):
        trees = canvas.ridge(horizon - up - tall * (0.8 + up), 0.09, 0.09, 5)
        firs = mixed(times(tone("#3c4a48"), times(day.ambient, 1.6)), day.horizon, 0.6 * dark)
        canvas.lay(firs, 0.9 * canvas.band(trees, 0.015))
        dusted = step(canvas.clouds(0.05, 3, 1.4), 0.0, 1.4) * canvas.band(trees, 0.015)
        canvas.lay(times(SNOW, times(day.ambient, 1.25)), 0.7 * dusted)
    snowfield(canvas, wish, horizon)


def snowfield(canvas: Canvas, wish: Wish, horizon: float) -> None:
    """Snow from a height down: blue in the hollows, warm where the sun is on it."""
    _plain(canvas, horizon, SNOW, 0.5, 0.16)
    if canvas.view.foot is not None:
        canvas.surface = Surface(tile(canvas.rng, 512, 0.9), 0.025, 0.9, horizon, canvas.view.foot, horizon)


def _plain(canvas: Canvas, horizon: float, colour: Tone, sunny: float, relief: float) -> None:
    day = canvas.day
    below = np.clip((canvas.y - horizon) / max(1 - horizon, 0.1), 0, 1)
    swell = canvas.clouds(0.12, 3, 6.0) * (1 - below) + canvas.clouds(0.35, 3, 3.0) * below
    slope = swell - np.roll(swell, max(canvas.height // 50, 1), 0)
    lit = np.clip(1 + relief * swell + 2.0 * relief * slope, 0.3, 1.7)[..., None]
    light = np.asarray(day.ambient, np.float32) * 0.95 + np.asarray(day.sun, np.float32) * sunny * lit
    canvas.lay(np.asarray(colour, np.float32) * light * (0.8 + 0.2 * lit), canvas.band(horizon, 0.006))
    nearer(canvas, horizon)


def desert(canvas: Canvas, wish: Wish) -> None:
    """Dunes behind each other: one side in the sun, the other in shade, ripples near by."""
    horizon = canvas.view.horizon
    sand = wish.colours[0] if wish.colours else tone("#cf9d63")
    heavens(canvas, wish, horizon, 0.05)
    _plain(canvas, horizon, sand, 0.62, 0.10)
    for up, rough in ((0.05, 0.03), (-0.02, 0.05), (-0.10, 0.05)):
        _dune(canvas, horizon - up, rough, sand)
    ripples(canvas, horizon, 0.05)


def _dune(canvas: Canvas, base: float, rough: float, sand: Tone) -> None:
    day = canvas.day
    edge = canvas.ridge(base, rough, 0.9, 2)
    depth = canvas.y - edge
    crest = np.gradient(edge, axis=1) * canvas.height
    lee = step(crest * np.sign(canvas.view.side or 1) + 0.5 * canvas.clouds(0.5, 2, 1.5), -0.3, 0.5)
    lee = lee * np.exp(-np.clip(depth, 0, None) / 0.09)
    light = (
        np.asarray(day.ambient, np.float32) * 0.9 + np.asarray(day.sun, np.float32) * 0.66 * (1 - 0.8 * lee)[..., None]
    )
    canvas.lay(np.asarray(sand, np.float32) * light, canvas.band(edge, 0.006) * np.exp(-np.clip(depth, 0, None) / 0.3))


def ripples(canvas: Canvas, top: float, gain: float) -> None:
    """Sand in focus."""
    if canvas.view.foot is None:
        return
    waves: Floats = 0.45 * tile(canvas.rng, 512, 1.1, stretch=0.6, low=9.0) + 0.9 * tile(canvas.rng, 512, 0.25)
    canvas.surface = Surface(waves, gain, 0.8, min(top, canvas.view.horizon), canvas.view.foot, top)
