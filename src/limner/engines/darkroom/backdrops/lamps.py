"""Lights out of focus: fairy lights, a town at night, a stage, a feast."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import step
from limner.engines.darkroom.backdrops.plants import nearer
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone
from limner.engines.darkroom.backdrops.wish import Wish

WARM: tuple[Tone, ...] = (tone("#ffb45e"), tone("#ff9a3c"), tone("#ffd9a0"), tone("#ffc47a"))
TOWN: tuple[Tone, ...] = (*WARM, tone("#ff5a3c"), tone("#6fb7ff"), tone("#fff0d8"), tone("#ff4f7a"), tone("#57d6b0"))


def lamps(canvas: Canvas, hues: tuple[Tone, ...], number: int, box: tuple[float, float], strength: float) -> None:
    """Round lamps between two heights, of many brightnesses; few are as bright as `strength`."""
    rng = canvas.rng
    spots = np.stack([rng.random(number) * canvas.aspect, box[0] + (box[1] - box[0]) * rng.random(number)], 1)
    levels = np.clip(rng.lognormal(-0.5, 0.7, (number, 1)), 0.08, 2.0)
    picked = np.asarray(hues, np.float32)[rng.integers(len(hues), size=number)] * levels
    sizes = rng.random(number)
    for chosen, size in ((sizes < 0.5, 0.003), (sizes >= 0.5, 0.006)):
        canvas.points(spots[chosen].astype(np.float32), picked[chosen].astype(np.float32), size, strength)


def bokeh(canvas: Canvas, wish: Wish) -> None:
    """Lights of several distances over a ground of their colour."""
    hues = tuple(mixed(c, (1, 1, 1), 0.15) for c in wish.colours) or WARM
    bright = wish.says("white", "light", "bright", "soft", "pastel") and not wish.says(
        "lights", "night", "dark", "city"
    )
    ground = mixed(hues[0], (1, 1, 1), 0.6) if bright else times(hues[0], 0.045)
    canvas.lay(ground)
    glow = 0.35 * np.clip(1 + 0.8 * canvas.clouds(0.7, 3), 0, None)
    canvas.shine(times(hues[-1], 0.5 if bright else 0.10), glow)
    number = round(90 * max(canvas.aspect, 0.7))
    lamps(
        canvas,
        hues,
        number,
        (-0.05, 0.9 if canvas.view.foot is None else canvas.view.horizon + 0.1),
        9.0 if not bright else 6.0,
    )
    lamps(canvas, hues, number, (0.0, 0.75), 3.0)
    if canvas.view.foot is not None:
        _gloss(canvas, canvas.view.horizon, canvas.view.foot, times(ground, 0.8))


def _gloss(canvas: Canvas, horizon: float, foot: float, colour: Tone) -> None:
    """A floor that mirrors what is above it, smeared."""
    base = horizon + 0.4 * (foot - horizon)
    mirrored = np.asarray(colour, np.float32) + 0.30 * canvas.mirrored(base, 0.10)
    canvas.lay(mirrored, canvas.band(base, 0.02))
    nearer(canvas, base - 0.25)
    canvas.blur = np.where(canvas.y > base, np.maximum(canvas.blur, 0.5), canvas.blur).astype(np.float32)


def night(canvas: Canvas, wish: Wish) -> None:
    """A town at night: lit windows and signs far off, street lamps in rows, cars, what a wet road mirrors of them."""
    view, rng = canvas.view, canvas.rng
    horizon = view.horizon
    early = wish.hour in ("dusk", "sunset")
    sky = (tone("#2c3a63"), tone("#b07a72")) if early else (tone("#060914"), tone("#1c1a26"))
    canvas.lay(
        np.asarray(sky[0], np.float32)
        + (np.asarray(sky[1], np.float32) - sky[0]) * step(canvas.y, 0.0, horizon)[..., None]
    )
    for _ in range(9):
        _tower(canvas, horizon, early)
    hues = tuple(mixed(c, (1, 1, 1), 0.1) for c in wish.colours) + TOWN
    lamps(canvas, hues, round(70 * canvas.aspect), (horizon - 0.30, horizon + 0.02), 9.0)
    lamps(canvas, TOWN[:4], round(22 * canvas.aspect), (horizon - 0.12, horizon + 0.03), 16.0)
    if "neon" in wish.words:
        _signs(canvas, horizon)
    _road(canvas, horizon, wet="rain" in wish.weather or bool(rng.random() < 0.5))
    cars = rng.random((14, 2)) * (canvas.aspect, 0.08) + (0, horizon + 0.01)
    shade = np.asarray([(1.0, 0.16, 0.08), (1.0, 0.95, 0.82)], np.float32)[rng.integers(2, size=14)]
    canvas.points(cars.astype(np.float32), shade, 0.004, 10.0)


def _tower(canvas: Canvas, horizon: float, early: bool) -> None:
    """A house as a dark block with rows of windows, some lit."""
    rng = canvas.rng
    left, wide, top = rng.uniform(-0.1, 1.0) * canvas.aspect, rng.uniform(0.10, 0.28), horizon - rng.uniform(0.15, 0.6)
    inside = step(wide / 2 - np.abs(canvas.x - left - wide / 2), 0, 0.006) * step(canvas.y - top, 0, 0.006)
    body = mixed(tone("#0b0d16"), tone("#2a2a3c"), float(rng.random()))
    canvas.lay(times(body, 2.0 if early else 1.0), inside * step(horizon + 0.02 - canvas.y, 0, 0.01))
    cell = 0.016
    columns, rows = max(int(wide / cell), 1), max(int((horizon - top) / (1.5 * cell)), 1)
    lit = np.argwhere(rng.random((rows, columns)) < rng.uniform(0.08, 0.35))
    spots = np.stack([left + (lit[:, 1] + 0.5) * cell, top + (lit[:, 0] + 0.7) * 1.5 * cell], 1)
    hue = mixed(tone("#ffcf8a"), tone("#dfe8ff"), float(rng.random()) ** 2)
    levels = rng.uniform(0.3, 1.0, (len(spots), 1))
    canvas.points(spots.astype(np.float32), (np.asarray(hue) * levels).astype(np.float32), 0.0035, 1.8)


def _signs(canvas: Canvas, horizon: float) -> None:
    """Glowing bars of pink, blue and violet."""
    rng = canvas.rng
    for hue in ((1.0, 0.08, 0.5), (0.1, 0.5, 1.0), (0.6, 0.15, 1.0), (0.1, 0.9, 0.8), (1.0, 0.25, 0.1)):
        x, y = rng.random() * canvas.aspect, rng.uniform(0.1, 0.9) * horizon
        wide, tall = rng.choice(((0.015, 0.10), (0.09, 0.018)))
        bar = step(wide - np.abs(canvas.x - x), 0, 0.004) * step(tall - np.abs(canvas.y - y), 0, 0.004)
        canvas.shine(hue, 3.0 * bar)
        canvas.shine(hue, 0.30 * np.exp(-(((canvas.x - x) ** 2 + (canvas.y - y) ** 2) / 0.03)))


def _road(canvas: Canvas, horizon: float, *, wet: bool) -> None:
    mirrored = canvas.mirrored(horizon, 0.14)
    asphalt = np.asarray(tone("#2a2928"), np.float32) * (0.45 + 0.1 * canvas.clouds(0.05, 4, 4.0))[..., None]
    canvas.lay(asphalt + (0.60 if wet else 0.14) * mirrored, canvas.band(horizon, 0.01))
    nearer(canvas, horizon)
    canvas.blur = np.where(canvas.y > horizon, np.maximum(canvas.blur, 0.45 if wet else 0.15), canvas.blur).astype(
        np.float32
    )


def stage(canvas: Canvas, wish: Wish) -> None:
    """Cones of light in haze from above."""
    hues = wish.colours or (tone("#5a6cff"), tone("#c04cff"), tone("#ffb060"))
    canvas.lay((0.008, 0.007, 0.014))
    rng = canvas.rng
    for number in range(6):
        x, lean = canvas.aspect * (number + rng.uniform(0.2, 0.8)) / 6, rng.uniform(-0.5, 0.5)
        across = (canvas.x - x - lean * canvas.y) / (0.03 + 0.10 * canvas.y)
        cone = np.exp(-(across**2)) * np.exp(-canvas.y / 0.6)
        hue = mixed(hues[number % len(hues)], (1, 1, 1), 0.1)
        canvas.shine(hue, 0.75 * cone * np.clip(1 + 0.35 * canvas.clouds(0.4, 3), 0.2, None))
        canvas.points(
            np.array([[x, 0.02]], np.float32), np.array([mixed(hue, (1, 1, 1), 0.5)], np.float32), 0.012, 12.0
        )
    if canvas.view.foot is not None:
        _gloss(canvas, canvas.view.horizon, canvas.view.foot, (0.012, 0.011, 0.016))
