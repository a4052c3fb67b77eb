"""Feasts: a lit tree, balloons, flowers and candles, lanterns of pumpkins."""

import cv2
import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.furnishing import Wall
from limner.engines.darkroom.backdrops.lamps import WARM, lamps
from limner.engines.darkroom.backdrops.noise import step
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone, varied
from limner.engines.darkroom.backdrops.wish import Wish

_BALLOONS = tuple(tone(c) for c in ("#e9a9b4", "#f0cf8a", "#9fc4dc", "#f2efe8", "#d9b6d8", "#b7d9c4", "#e0b860"))


def festive(canvas: Canvas, wish: Wish) -> None:
    """A warm dim room with a lit tree on the side that the subject leaves free."""
    canvas.lay(tone("#4a3426"))
    canvas.shine((0.22, 0.12, 0.05), np.clip(0.7 + 0.4 * canvas.clouds(0.8, 2), 0, None))
    rng, left = canvas.rng, canvas.view.middle > 0.5 * canvas.aspect
    x, foot = canvas.aspect * (0.22 if left else 0.78), 0.98
    down = np.clip((canvas.y + 0.12) / (foot + 0.12), 0, 1)
    tree = step(0.34 * down - np.abs(canvas.x - x) + 0.035 * canvas.clouds(0.06, 3), -0.02, 0.05)
    needles = 1 + 0.5 * canvas.clouds(0.05, 3)
    canvas.lay(np.asarray((0.022, 0.040, 0.022), np.float32) * np.clip(needles, 0.2, None)[..., None], 0.95 * tree)
    at = rng.random(90) ** 0.6
    spread = rng.uniform(-1, 1, 90) * (0.02 + 0.31 * at)
    spots = np.stack([x + spread, at * foot - 0.06], 1).astype(np.float32)
    canvas.points(spots, np.asarray(WARM, np.float32)[rng.integers(4, size=90)], 0.004, 6.0)
    balls = np.asarray([tone("#a8322c"), tone("#c9a04e"), tone("#d9d4ca")], np.float32)[rng.integers(3, size=22)]
    canvas.points(spots[:22] + np.array([0.02, 0.03], np.float32), 0.6 * balls, 0.014, 1.0)
    canvas.shine((0.30, 0.17, 0.06), 0.5 * np.exp(-(((canvas.x - x) ** 2 + (canvas.y - 0.6) ** 2) / 0.10)))
    lamps(canvas, WARM, 20, (0.0, 0.65), 3.0)


def party(canvas: Canvas, wish: Wish) -> None:
    """Balloons before a light wall with fairy lights."""
    rng = canvas.rng
    canvas.lay(
        np.asarray(tone("#e4dcd0"), np.float32)
        * (0.9 - 0.25 * canvas.y + 0.12 * canvas.view.side * (2 * canvas.x / canvas.aspect - 1))[..., None]
    )
    wall = Wall(canvas, np.full_like(canvas.light, 0.85), 1.0, 0.33)
    hues = wish.colours or _BALLOONS
    edges = [-wall.half * rng.uniform(0.55, 1.05) for _ in range(11)] + [
        wall.half * rng.uniform(0.55, 1.05) for _ in range(11)
    ]
    for x in edges:
        _balloon(wall, x, rng.uniform(0.9, 3.0), varied(hues[int(rng.integers(len(hues)))], rng, 0.15))
    lamps(canvas, WARM, 26, (0.0, 0.5), 3.0)


def _balloon(wall: Wall, x: float, up: float, colour: Tone) -> None:
    size = wall.canvas.rng.uniform(0.36, 0.5)
    wall.disc(x, up, size, 1.15 * size, colour)
    wall.disc(x + 0.05 * size, up - 0.12 * size, 0.8 * size, 0.8 * size, times(colour, 0.88))
    wall.disc(x - 0.14 * size, up + 0.22 * size, 0.5 * size, 0.5 * size, mixed(colour, (1, 1, 1), 0.25))
    wall.disc(x - 0.2 * size, up + 0.3 * size, 0.16 * size, 0.2 * size, (1.1, 1.1, 1.1))


def wedding(canvas: Canvas, wish: Wish) -> None:
    """White drapery, flowers at the sides, candles and fairy lights."""
    rng = canvas.rng
    folds = 0.05 * np.sin(canvas.x * 42 + 1.5 * canvas.clouds(0.6, 2, 0.4)) + 0.03 * np.sin(canvas.x * 71)
    canvas.lay(np.asarray(tone("#e9e3d9"), np.float32) * (0.85 - 0.2 * canvas.y + folds)[..., None])
    hues = wish.flowers or tuple(tone(c) for c in ("#f4efe8", "#ecd0cc", "#f2e2d2", "#d9a9a6"))
    wall = Wall(canvas, np.full_like(canvas.light, 0.9), 1.0, 0.33)
    for side in (-1, 1):
        for number in range(130):
            x, up = side * wall.half * (1.0 - abs(rng.normal(0, 0.13))), rng.uniform(0.2, 2.1)
            size = rng.uniform(0.10, 0.24)
            leaf = number < 60
            colour = varied(tone("#6f8560") if leaf else hues[int(rng.integers(len(hues)))], rng, 0.2)
            wall.disc(x, up, size, size * (0.45 if leaf else 0.9), colour, lean=rng.uniform(0, 180))
    lamps(canvas, WARM, 50, (0.0, 0.8), 3.5)


def halloween(canvas: Canvas, wish: Wish) -> None:
    """A dark wood in mist with pumpkins that glow."""
    rng = canvas.rng
    canvas.lay(mixed(tone("#16131f"), tone("#4a2c20"), 0.5))
    canvas.shine(
        (0.20, 0.08, 0.02), np.exp(-(((canvas.y - 0.75) / 0.28) ** 2)) * (1 + 0.3 * canvas.clouds(0.3, 3, 3.0))
    )
    for _ in range(14):
        x, wide = rng.uniform(0, canvas.aspect), rng.uniform(0.01, 0.035)
        ends = [
            (x - wide, 1.0),
            (x - 0.5 * wide + rng.normal(0, 0.05), -0.05),
            (x + 0.5 * wide, -0.05),
            (x + wide, 1.0),
        ]
        cv2.fillPoly(canvas.light, [np.rint(np.array(ends) * canvas.height).astype(np.int32)], (0.012, 0.010, 0.016))
    wall = Wall(canvas, np.ones_like(canvas.light), 1.0, 0.33)
    for x in np.linspace(-0.95, 0.95, 6):
        at, up = x * wall.half + rng.normal(0, 0.1), rng.uniform(0.25, 0.55)
        wall.disc(at, up, 0.55, 0.42, (0.30, 0.085, 0.012))
        for off, size in ((-0.11, 0.1), (0.11, 0.1), (0.0, 0.16)):
            wall.disc(at + off, up + (0.06 if off else -0.07), size, 0.07, (3.0, 1.5, 0.35))
        wall.lamp(at, up, 0.02, (1.0, 0.45, 0.08), 2.0, 0.10)
    lamps(canvas, (tone("#ff9a3c"), tone("#ff7a2a")), 24, (0.1, 0.8), 2.5)
