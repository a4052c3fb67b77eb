"""Woods: light that comes through from behind, trunks in layers, undergrowth; a waterfall among rocks."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import step
from limner.engines.darkroom.backdrops.plants import foliage, glints, grass_of, lawn, leaves, sprays
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone
from limner.engines.darkroom.backdrops.wish import Wish


def woods(canvas: Canvas, wish: Wish) -> None:
    """A bright haze between trunks that darken as they come nearer, leaves above, ferns where the ground begins."""
    horizon = canvas.view.horizon
    air = _haze(canvas, wish, horizon)
    everywhere = np.ones_like(canvas.blur)
    foliage(canvas, wish, 0.45 * everywhere, 0.22, 0.85)
    _trunks(canvas, wish, horizon + 0.01, 16, 0.45, mixed(air, (0, 0, 0), 0.35), 0.62)
    crowns = step(canvas.clouds(0.34, 4) + 2.0 * (0.40 - canvas.y / horizon), -0.2, 0.9)
    foliage(canvas, wish, 0.75 * crowns, 0.24, 0.75)
    _trunks(canvas, wish, horizon + 0.04, 6, 0.9, air, 0.22)
    _undergrowth(canvas, wish, horizon)
    _trunks(canvas, wish, horizon + 0.12, 3, 1.7, air, 0.05, aside=True)
    if wish.says("jungle", "tropical", "rainforest"):
        sprays(canvas, wish, 46)
    glints(canvas, wish, 80, (0.0, 0.9 * horizon), 2.6 * max(canvas.day.direct, 0.2))


def _haze(canvas: Canvas, wish: Wish, horizon: float) -> Tone:
    """The light between the trees, strongest where the wood opens."""
    day = canvas.day
    x = canvas.aspect * (0.5 + 0.22 * canvas.view.side + canvas.rng.uniform(-0.12, 0.12))
    dark, mid, lit = leaves(wish)
    air = mixed(times(mixed(mid, lit, 0.75), mixed(day.ambient, day.sun, 0.6)), day.horizon, 0.38)
    deep = times(mixed(dark, mid, 0.5), mixed(day.ambient, day.sun, 0.35))
    away = ((canvas.x - x) / (0.55 * canvas.aspect)) ** 2 + ((canvas.y - 0.66 * horizon) / 0.42) ** 2
    share = np.exp(-away) * np.clip(1 + 0.16 * canvas.clouds(0.3, 3), 0.4, 1.3)
    canvas.lay(deep)
    canvas.lay(times(air, 1.35), np.clip(share, 0, 1))
    return air


def _undergrowth(canvas: Canvas, wish: Wish, horizon: float) -> None:
    """Ferns and bushes hide where the ground begins; before them leaves, moss and spots of sun."""
    lawn(canvas, wish, horizon + 0.05, _floor(wish), eye=horizon)
    for up, rough, size, level in ((0.05, 0.035, 0.12, 1.0), (-0.02, 0.030, 0.10, 0.75)):
        edge = canvas.ridge(horizon - up, rough, 0.3)
        low = 1 - step(canvas.y, horizon + 0.06 - up, horizon + 0.16 - up)
        foliage(canvas, wish, canvas.band(edge, 0.03) * low, size, level)


def _floor(wish: Wish) -> Tone:
    if wish.season == "autumn":
        return tone("#946a42")
    return mixed(tone("#6a5c40"), grass_of(wish), 0.45)


def _trunks(
    canvas: Canvas, wish: Wish, foot: float, number: int, grown: float, air: Tone, veil: float, *, aside: bool = False
) -> None:
    """Upright dark bars, lit on the side of the sun, `veil` of them gone in the air; `aside` keeps the middle free."""
    rng, day = canvas.rng, canvas.day
    bark = np.asarray(tone("#cfcac0" if wish.says("birch", "birches") else "#4c4238"), np.float32)
    for _ in range(number):
        at = rng.uniform(-0.03, 0.2) if rng.random() < 0.5 else rng.uniform(0.8, 1.03)
        x, lean = (at if aside else rng.uniform(-0.05, 1.05)) * canvas.aspect, rng.normal(0, 0.025)
        wide = grown * rng.uniform(0.010, 0.034)
        reach = wide + 0.5 * abs(lean) + 0.006
        ends = np.clip([(x - reach) * canvas.height, (x + reach) * canvas.height + 1], 0, canvas.width).astype(int)
        near = np.s_[:, ends[0] : ends[1]]
        off = (canvas.x[near] - x - lean * (canvas.y - 0.5) + 0.004 * np.sin(9 * canvas.y + x)) / wide
        share = step(1 - np.abs(off), 0.0, 0.35) * step(foot + rng.uniform(0, 0.06) * grown - canvas.y, -0.02, 0.05)
        side = np.clip(0.5 + 0.5 * off * np.sign(canvas.view.side or 1), 0, 1)[..., None] ** 2
        lit = np.asarray(day.ambient, np.float32) * 0.8 + np.asarray(day.sun, np.float32) * 0.42 * side
        body = bark * lit * rng.uniform(0.6, 1.2) * (1 - veil) + np.asarray(air, np.float32) * veil
        canvas.light[near] += (body - canvas.light[near]) * 0.92 * share[..., None]


def waterfall(canvas: Canvas, wish: Wish) -> None:
    """White water that falls between wet rocks and leaves into a pool."""
    horizon = canvas.view.horizon
    _haze(canvas, wish, horizon)
    foliage(canvas, wish, np.ones_like(canvas.blur) * 0.85, 0.26, 0.85)
    day, x = canvas.day, canvas.aspect * (0.30 if canvas.view.middle > 0.5 * canvas.aspect else 0.70)
    light = mixed(day.ambient, day.sun, 0.35)
    edge = 0.20 + 0.05 * canvas.clouds(0.15, 3)
    rocks = step(edge - np.abs(canvas.x - x), -0.02, 0.05) * canvas.band(0.06, 0.05)
    relief = 0.6 + 0.35 * canvas.clouds(0.12, 4, 0.8)
    canvas.lay(np.asarray(times(tone("#5a5a54"), light), np.float32) * np.clip(relief, 0.15, None)[..., None], rocks)
    wide = 0.055 + 0.05 * np.clip(canvas.y / horizon, 0, 1) ** 2
    veil = np.clip(0.8 + 0.25 * canvas.clouds(0.5, 4, 0.06), 0, 1)
    fall = step(wide - np.abs(canvas.x - x + 0.01 * canvas.clouds(0.3, 2, 0.5)), -0.01, 0.03) * canvas.band(0.05, 0.02)
    canvas.lay(times((0.86, 0.90, 0.93), times(light, 1.25)), 0.95 * fall * veil)
    pool = np.asarray(times(tone("#4d6e66"), light), np.float32) + 0.35 * canvas.mirrored(horizon, 0.10)
    canvas.lay(pool, canvas.band(horizon, 0.015))
    mist = np.exp(-(((canvas.x - x) / 0.22) ** 2 + ((canvas.y - horizon) / 0.09) ** 2))
    canvas.lay(times((0.86, 0.90, 0.92), times(light, 1.15)), 0.7 * mist)
    if canvas.view.foot is not None:
        bank = horizon + 0.5 * (canvas.view.foot - horizon)
        lawn(canvas, wish, bank, mixed(tone("#77736a"), grass_of(wish), 0.3), eye=horizon)
