"""Streets and roofs by day."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.lamps import TOWN, WARM, lamps, night
from limner.engines.darkroom.backdrops.noise import Floats, step, tile
from limner.engines.darkroom.backdrops.plants import foliage, nearer
from limner.engines.darkroom.backdrops.skies import heavens
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone, varied
from limner.engines.darkroom.backdrops.wish import Wish

_FRONTS = tuple(tone(c) for c in ("#b79a7c", "#a8806a", "#c4b5a0", "#8f8c88", "#9a6a54", "#d0c4b0", "#7d868c"))


def street(canvas: Canvas, wish: Wish) -> None:
    """Houses along both sides that get smaller toward the middle, the sky between them, trees, a road."""
    if canvas.day.lamps > 0.6:
        night(canvas, wish)
        return
    horizon = canvas.view.horizon
    heavens(canvas, wish, horizon)
    vanishing = canvas.aspect * (0.5 + canvas.rng.uniform(-0.12, 0.12))
    for side in (-1, 1):
        _row(canvas, side, vanishing, horizon)
    side = 1 if canvas.rng.random() < 0.5 else -1
    across = np.clip(side * (canvas.x / canvas.aspect - 0.5) + 0.5, 0, 1)
    crown = ((across - 0.93) / 0.20) ** 2 + ((canvas.y - 0.62 * horizon) / (0.40 * horizon)) ** 2
    foliage(canvas, wish, 0.9 * step(1 - crown + 0.22 * canvas.clouds(0.12, 4), -0.1, 0.25), 0.14, 0.75)
    _pavement(canvas, wish, horizon)
    lamps(canvas, WARM + TOWN[4:6], 16, (horizon - 0.2, horizon + 0.03), 4.0)
    _passers(canvas, horizon)
    _cars(canvas, horizon)


def _row(canvas: Canvas, side: int, vanishing: float, horizon: float) -> None:
    """House fronts in perspective from the frame to the vanishing point, windows as darker cells."""
    rng, day = canvas.rng, canvas.day
    away = side * (canvas.x - vanishing)
    widest = canvas.aspect - vanishing if side > 0 else vanishing
    far, sunny = 0.06, side * canvas.view.side < 0
    while far < widest:
        near = far * rng.uniform(1.5, 2.1)
        inside = step(away - far, 0, 0.006) * step(near - away, 0, 0.006)
        roof = horizon - away * rng.uniform(1.6, 2.6) - 0.04
        share = inside * step(canvas.y - roof, 0, 0.012) * step(horizon + 0.25 * away - canvas.y, 0, 0.01)
        depth = np.log(np.maximum(away, 0.02)) / 0.14
        storey = (horizon + 0.2 * away - canvas.y) / np.maximum(0.22 * away, 0.01)
        panes = step(np.abs(depth % 1 - 0.5), 0.30, 0.22) * step(np.abs(storey % 1 - 0.55), 0.34, 0.26)
        light = mixed(times(day.ambient, 0.95), times(day.sun, 0.8), 0.5 if sunny else 0.12)
        colour = varied(_FRONTS[int(rng.integers(len(_FRONTS)))], rng, 0.08)
        haze = float(np.exp(-near / 0.25)) * 0.55
        front = np.asarray(mixed(times(colour, light), day.horizon, haze), np.float32)
        glass = np.asarray(mixed(times(day.zenith, 0.35), times(colour, 0.2), 0.4), np.float32)
        canvas.lay(front + (glass - front) * (0.75 * panes)[..., None], share)
        _shops(canvas, share, storey, depth, colour, light)
        far = near


def _shops(canvas: Canvas, share: Floats, storey: Floats, depth: Floats, colour: Tone, light: Tone) -> None:
    """Windows of shops at the foot of the fronts, lit warm, awnings over them."""
    rng = canvas.rng
    low = step(storey, -0.15, -0.05) * step(1.05 - storey, 0.0, 0.1) * share
    glow = mixed(times((1.0, 0.80, 0.55), 0.75), times(light, 0.3), float(rng.uniform(0.2, 0.8)))
    panes = step(np.abs(depth * 0.7 % 1 - 0.5), 0.46, 0.38)
    canvas.lay(times(varied(tone("#4a4440"), rng, 0.4), light), 0.8 * low)
    canvas.lay(glow, 0.9 * low * panes * step(0.85 - storey, 0.0, 0.1))
    awning = varied(tone(str(rng.choice(["#8f3f36", "#d8d0c0", "#40594e", "#b08a4a", "#5a6470"]))), rng, 0.2)
    canvas.lay(times(awning, light), share * step(0.16 - np.abs(storey - 1.05), 0.0, 0.05))


def _cars(canvas: Canvas, horizon: float) -> None:
    """Cars along one kerb: a body, a dark cabin, lamps."""
    rng, day = canvas.rng, canvas.day
    light = mixed(times(day.ambient, 1.05), day.sun, 0.35)
    side = 1 if rng.random() < 0.5 else -1
    for near in (0.35, 0.6, 1.0):
        x, tall = canvas.aspect * (0.5 + side * 0.36 * near), 0.075 * near + 0.02
        low = horizon + 0.10 * near
        body = times(
            varied(tone(str(rng.choice(["#b9bcc0", "#33373d", "#8f3d34", "#e4e4e2", "#4a5f7a"]))), rng, 0.1), light
        )
        for wide, top, bottom, colour in ((1.5, 0.62, 0.0, body), (0.95, 1.0, 0.55, times(tone("#20252b"), light))):
            inside = step(1 - np.abs(canvas.x - x) / (wide * tall), 0.0, 0.12)
            inside = (
                inside
                * step(canvas.y - low + top * tall, -0.003, 0.004)
                * step(low - bottom * tall - canvas.y, -0.003, 0.004)
            )
            canvas.lay(colour, 0.95 * inside)
        under = np.exp(-(((canvas.x - x) / (1.5 * tall)) ** 4 + ((canvas.y - low) / (0.12 * tall)) ** 2))
        canvas.lay((0.02, 0.02, 0.025), 0.8 * under)


def _pavement(canvas: Canvas, wish: Wish, horizon: float) -> None:
    day = canvas.day
    light = mixed(times(day.ambient, 1.0), times(day.sun, 0.9), 0.4)
    ground: Tone = tone("#9c978f") if not wish.says("cobblestone", "cobbled") else tone("#7f786e")
    body = np.asarray(times(ground, light), np.float32) * (1 + 0.07 * canvas.clouds(0.08, 4, 5.0))[..., None]
    if wish.weather & {"rain", "storm"}:
        body = 0.6 * body + 0.4 * canvas.mirrored(horizon, 0.10)
    canvas.lay(body, canvas.band(horizon, 0.012))
    nearer(canvas, horizon)
    if canvas.view.foot is not None:
        canvas.surface = Surface(tile(canvas.rng, 512, 0.35), 0.055, 0.9, horizon, canvas.view.foot, horizon)


def _passers(canvas: Canvas, horizon: float) -> None:
    """People and cars far off, as dark and coloured spots."""
    rng = canvas.rng
    for _ in range(9):
        x, tall = rng.uniform(0.1, 0.9) * canvas.aspect, rng.uniform(0.03, 0.09)
        at = ((canvas.x - x) / (0.28 * tall)) ** 2 + ((canvas.y - horizon - 0.2 * tall) / (0.6 * tall)) ** 2
        colour = varied(tone(str(rng.choice(["#2c3038", "#6a3030", "#3a4a60", "#c8c4bc", "#4a4038"]))), rng, 0.3)
        canvas.lay(times(colour, times(canvas.day.ambient, 1.2)), 0.85 * step(1.2 - at, 0, 0.6))


def skyline(canvas: Canvas, wish: Wish) -> None:
    """A town from above: blocks that pale with the distance, the sky over them."""
    if canvas.day.lamps > 0.6:
        night(canvas, wish)
        return
    horizon, rng, day = canvas.view.horizon, canvas.rng, canvas.day
    heavens(canvas, wish, horizon)
    for depth in (0.75, 0.5, 0.2):
        for _ in range(round(16 * canvas.aspect)):
            x, wide = rng.uniform(-0.05, 1.05) * canvas.aspect, rng.uniform(0.03, 0.10) * (1.4 - depth)
            top = horizon - rng.uniform(0.02, 0.28) * (1.3 - depth) ** 0.5
            inside = step(wide - np.abs(canvas.x - x), 0, 0.006) * step(canvas.y - top, 0, 0.006)
            light = mixed(times(day.ambient, 0.9), times(day.sun, 0.7), float(rng.random()) * 0.6)
            canvas.lay(mixed(times(varied(tone("#8f8b88"), rng, 0.4), light), day.horizon, depth), inside)
    lamps(canvas, WARM, round(30 * canvas.aspect * (0.3 + day.lamps)), (horizon - 0.15, horizon + 0.05), 4.0)
    _pavement(canvas, wish, horizon + 0.06)
