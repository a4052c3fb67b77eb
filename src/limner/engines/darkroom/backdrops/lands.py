"""Mountains, deserts and snow."""

import cv2
import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import Floats, step, tile
from limner.engines.darkroom.backdrops.plants import foliage, lawn, nearer
from limner.engines.darkroom.backdrops.skies import heavens
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone, varied
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
    """Firs under snow in rows behind each other, the farther the paler, behind a field of snow."""
    horizon, day = canvas.view.horizon, canvas.day
    heavens(canvas, wish, horizon, 0.7)
    canvas.lay(mixed(day.horizon, times(day.ambient, 1.5), 0.5), 0.55)
    wooded = wish.says("forest", "woods", "trees", "wood", "pine", "pines", "firs", "christmas")
    air = mixed(day.horizon, times(day.ambient, 1.45), 0.5)
    for number, tall, veil in ((34, 0.26, 0.78), (22, 0.36, 0.58), (10, 0.50, 0.30)):
        for _ in range(round(number * max(canvas.aspect, 0.6))):
            grown = tall * (1.15 if wooded else 0.5) * canvas.rng.uniform(0.6, 1.1)
            _fir(canvas, canvas.rng.uniform(-0.05, 1.05) * canvas.aspect, horizon + 0.03 * (1 - veil), grown, air, veil)
    snowfield(canvas, wish, horizon)
    drift = step(0.03 - np.abs(canvas.y - horizon - 0.008 * canvas.clouds(0.06, 3, 3.0)), -0.02, 0.03)
    canvas.lay(times(SNOW, times(day.ambient, 1.35)), 0.75 * drift)


def _fir(canvas: Canvas, x: float, foot: float, tall: float, air: Tone, veil: float) -> None:
    """One fir: branches in tiers, snow on each."""
    day, rng = canvas.day, canvas.rng
    dark = mixed(times(tone("#34423e"), times(day.ambient, 1.5)), air, veil)
    white = mixed(times(SNOW, times(day.ambient, 1.35)), air, 0.8 * veil)
    tiers = 6
    for tier in range(tiers):
        low, wide = foot - tall * (1 - (tier + 1) / tiers) * 0.96, 0.20 * tall * (tier + 1.2) / tiers
        high = low - 1.7 * tall / tiers
        tilt = rng.normal(0, 0.01 * tall)
        for shade, drop, part in ((dark, 0.0, 1.0), (white, 0.35, 0.8)):
            bottom = low - drop * (low - high) * 0.9
            corners = [(x + tilt, high), (x - part * wide, bottom), (x + part * wide, bottom)]
            cv2.fillPoly(canvas.light, [np.rint(np.array(corners) * canvas.height).astype(np.int32)], shade)
            white = mixed(white, dark, 0.08)


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


def canyon(canvas: Canvas, wish: Wish) -> None:
    """Table mountains of red rock in layers, the farther the paler, over sand."""
    horizon, day = canvas.view.horizon, canvas.day
    heavens(canvas, wish, horizon, 0.15)
    for k, (up, rough) in enumerate(((0.14, 0.07), (0.11, 0.10), (0.03, 0.09))):
        noise = canvas.ridge(0.0, 1.0, 0.5, 4)
        edge = horizon - up + rough * np.tanh(2.5 * noise) + 0.01 * canvas.ridge(0.0, 1.0, 0.05, 2)
        depth = canvas.y - edge
        layers = 1 + 0.16 * np.sin(depth * 95 + 2 * canvas.clouds(0.3, 2, 4.0)) + 0.10 * canvas.clouds(0.12, 4, 0.5)
        slope = step(np.gradient(noise, axis=1) * canvas.height * np.sign(canvas.view.side or 1), -2.0, 2.0)
        light = (
            np.asarray(day.ambient, np.float32) * 0.85
            + np.asarray(day.sun, np.float32) * (0.25 + 0.4 * slope)[..., None]
        )
        haze = (0.55, 0.34, 0.12)[k]
        rock = np.asarray(tone("#a5674a"), np.float32) * light * layers[..., None]
        canvas.lay(rock * (1 - haze) + np.asarray(day.horizon, np.float32) * haze, canvas.band(edge, 0.006))
    _plain(canvas, horizon + 0.02, tone("#b98258"), 0.55, 0.10)
    ripples(canvas, horizon, 0.035)


def rocks(canvas: Canvas, wish: Wish) -> None:
    """Boulders behind each other, lit from above and from the side, on gravel."""
    horizon, day, rng = canvas.view.horizon, canvas.day, canvas.rng
    heavens(canvas, wish, horizon)
    foliage(canvas, wish, canvas.band(canvas.ridge(0.25 * horizon, 0.10, 0.4), 0.05), 0.16, 0.75)
    _plain(canvas, horizon, tone("#94897a"), 0.5, 0.08)
    grain = 1 + 0.16 * canvas.clouds(0.10, 5) + 0.08 * canvas.clouds(0.02, 2)
    side = float(np.sign(canvas.view.side or 1))
    for number in range(16):
        low = horizon + 0.01 * (number - 9)
        wide, tall = rng.uniform(0.10, 0.26), rng.uniform(0.14, 0.34) * (1.1 - 0.03 * number)
        x = rng.uniform(-0.05, 1.05) * canvas.aspect
        across, up = (canvas.x - x) / wide, (low - canvas.y) / tall
        bulge = 1 - np.abs(across) ** 2.6 - np.clip(up, 0, 2) ** 2.2 + 0.16 * canvas.clouds(0.09, 3)
        inside = step(bulge, 0.0, 0.06) * step(low - canvas.y, -0.005, 0.01)
        lit = np.clip(0.45 + 0.35 * up + 0.22 * side * across, 0.08, 1.1)[..., None]
        light = np.asarray(day.ambient, np.float32) * (0.5 + 0.5 * lit) + np.asarray(day.sun, np.float32) * 0.55 * lit
        canvas.lay(np.asarray(varied(tone("#8d857a"), rng, 0.2), np.float32) * light * grain[..., None], inside)
    ripples(canvas, horizon, 0.045)


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
