"""Gardens and fields: hedges and trees behind a lawn, meadows, rows of what is grown."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import step
from limner.engines.darkroom.backdrops.plants import blossoms, foliage, glints, grass_of, lawn, nearer, sprays
from limner.engines.darkroom.backdrops.skies import heavens
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone
from limner.engines.darkroom.backdrops.wish import Wish

_WILD: tuple[Tone, ...] = tuple(tone(c) for c in ("#e8e6dc", "#e3c75a", "#cf7f96", "#a78cc0", "#c9604f"))


def garden(canvas: Canvas, wish: Wish) -> None:
    """Trees and hedges behind a lawn, blossoms before and between them, the sky bright through the leaves."""
    horizon, day = canvas.view.horizon, canvas.day
    heavens(canvas, wish, horizon)
    canvas.lay(mixed(day.horizon, (1.05, 1.05, 1.0), 0.5 * day.direct), 0.6)
    far = mixed(times(tone("#7b9460"), mixed(day.ambient, day.sun, 0.5)), day.horizon, 0.35)
    canvas.lay(far, 0.85 * canvas.band(canvas.ridge(0.55 * horizon, 0.08, 0.4), 0.05))
    holes = step(canvas.clouds(0.10, 4) + canvas.clouds(0.35, 2), -1.6, 0.2)
    crowns = canvas.ridge(0.16 * horizon, 0.20, 0.6)
    foliage(canvas, wish, 0.92 * step(canvas.y - crowns, -0.12, 0.12) * holes, 0.24, 0.95)
    hedge = canvas.ridge(horizon - 0.14, 0.05, 0.3)
    foliage(canvas, wish, 0.95 * canvas.band(hedge, 0.04), 0.13, 0.8)
    lawn(canvas, wish, horizon + 0.01)
    edge = step(0.035 - np.abs(canvas.y - horizon - 0.01 - 0.012 * canvas.clouds(0.05, 3, 2.0)), -0.02, 0.03)
    foliage(canvas, wish, 0.8 * edge, 0.06, 0.75)
    glints(canvas, wish, 46, (0.05 * horizon, 0.9 * horizon), 2.2 * max(day.direct, 0.2))
    _flowerbeds(canvas, wish, horizon)


def _flowerbeds(canvas: Canvas, wish: Wish, horizon: float) -> None:
    hues = wish.flowers or (_WILD if wish.says("flowers", "flower", "blooming", "roses", "floral", "botanical") else ())
    if "cherry_blossom_tree" in wish.drawn or wish.says("blossoms", "blossom", "sakura"):
        blossoms(canvas, hues or (tone("#f4c4d2"), tone("#f8dfe6")), 900, (-0.1, 0.85 * horizon), 0.014)
        canvas.blur[:] = np.maximum(canvas.blur, 0.9 * (canvas.y < horizon))
    elif hues:
        blossoms(canvas, hues, 380, (horizon - 0.15, horizon + 0.10), 0.009)


def meadow(canvas: Canvas, wish: Wish) -> None:
    """A field under the sky, with a line of trees or hills far off."""
    horizon, day = canvas.view.horizon, canvas.day
    heavens(canvas, wish, horizon)
    hills = canvas.ridge(horizon - 0.08, 0.030, 1.2, 3)
    far = mixed(times(tone("#6b8262"), mixed(day.ambient, day.sun, 0.4)), day.horizon, 0.5)
    canvas.lay(far, canvas.band(hills, 0.012))
    trees = canvas.ridge(horizon - 0.030, 0.030, 0.3)
    foliage(canvas, wish, canvas.band(trees, 0.016), 0.08, 0.85)
    canvas.lay(day.horizon, 0.22 * canvas.band(trees, 0.016))
    lawn(canvas, wish, horizon)
    if wish.says("vineyard", "vineyards", "lavender", "rows", "orchard", "plantation", "tea"):
        _rows(canvas, wish, horizon)
        return
    hues = wish.flowers or (_WILD if wish.says("flowers", "wildflowers", "flower", "blooming", "spring") else ())
    if hues:
        dense = bool(wish.flowers)
        reach = 1.05 if dense or canvas.view.foot is None else canvas.view.foot
        blossoms(canvas, hues, 2600 if dense else 420, (horizon + 0.01, reach), 0.006 if dense else 0.0042)


def _rows(canvas: Canvas, wish: Wish, horizon: float) -> None:
    """Rows that meet at the horizon: what blooms or the vines' leaves, earth between them."""
    day, rng = canvas.day, canvas.rng
    vanishing = canvas.aspect * rng.uniform(0.35, 0.65)
    below = np.maximum(canvas.y - horizon, 0.004)
    across = (canvas.x - vanishing) / below + 0.12 * canvas.clouds(0.05, 3)
    ridge = 0.5 + 0.5 * np.cos(2 * np.pi * across / 0.62)
    bloom = wish.flowers[0] if wish.flowers else tone("#5f7f3c")
    sun = np.asarray(day.ambient, np.float32) * 0.9 + np.asarray(day.sun, np.float32) * 0.55
    body = np.asarray(bloom, np.float32) * sun * (0.65 + 0.5 * ridge + 0.16 * canvas.clouds(0.03, 3))[..., None]
    earth = np.asarray(mixed(tone("#8a7458"), grass_of(wish), 0.4), np.float32) * sun * 0.8
    share = step(ridge, 0.18, 0.5)[..., None]
    full = np.exp(-below / 0.05)[..., None]
    mixed_rows = earth + (body - earth) * np.maximum(share, 0.8 * full)
    canvas.lay(mixed_rows, canvas.band(horizon, 0.008))


def leaf_wall(canvas: Canvas, wish: Wish) -> None:
    """A wall of leaves, near enough to show some."""
    foliage(canvas, wish, np.ones_like(canvas.blur), 0.09, 0.85)
    x = canvas.x / canvas.aspect - 0.5
    canvas.light *= (1.0 + 0.3 * canvas.view.side * 2 * x - 0.25 * (canvas.y - 0.4))[..., None]
    glints(canvas, wish, 50, (0.0, 1.0), 0.9)
    canvas.blur[:] = 0.55


def greenhouse(canvas: Canvas, wish: Wish) -> None:
    """Plants on both sides under a roof of glass, bright air between them."""
    view, day = canvas.view, canvas.day
    horizon = view.horizon
    air = mixed(times(day.horizon, 1.15), (1.05, 1.08, 1.0), 0.4)
    canvas.lay(air)
    middle = canvas.aspect * (0.40 if view.middle > 0.5 * canvas.aspect else 0.60)
    off = np.abs(canvas.x - middle)
    up = np.maximum(horizon - 0.10 - canvas.y, 0)
    bars = sum(np.exp(-(((off / (0.18 + up) - at) / 0.030) ** 2)) for at in (0.0, 0.35, 0.7, 1.05, 1.4))
    rungs = np.exp(-((np.abs(0.9 / (up + 0.12) % 1 - 0.5) / 0.08) ** 2))
    canvas.lay(times(tone("#a9b0ac"), day.ambient), np.clip(0.7 * bars + 0.5 * rungs, 0, 0.8) * (up > 0))
    foliage(canvas, wish, 0.5 * canvas.band(canvas.ridge(horizon - 0.10, 0.04, 0.2), 0.04), 0.10, 1.0)
    for wide, size, level in ((0.24, 0.14, 0.95), (0.42, 0.20, 0.75)):
        edge = step(off + 0.05 * canvas.clouds(0.12, 4), wide * canvas.aspect * 0.9, wide * canvas.aspect * 1.1)
        tall = step(
            canvas.y - horizon + 0.25 + 0.9 * (off / canvas.aspect) ** 2 + 0.07 * canvas.clouds(0.15, 4), -0.05, 0.05
        )
        foliage(canvas, wish, 0.95 * edge * tall, size, level)
    sprays(canvas, wish, 34)
    path = np.asarray(times(tone("#b3aa9a"), mixed(day.ambient, day.sun, 0.3)), np.float32)
    ground = horizon + (0.30 if view.foot is None else 0.45 * (view.foot - horizon))
    canvas.lay(path * (1 + 0.06 * canvas.clouds(0.08, 4, 4.0))[..., None], canvas.band(ground, 0.02))
    fern = step(0.06 - np.abs(canvas.y - ground + 0.01 * canvas.clouds(0.05, 3, 2.0)), -0.02, 0.03)
    foliage(canvas, wish, 0.9 * fern * step(off, 0.10 * canvas.aspect, 0.22 * canvas.aspect), 0.07, 0.8)
    glints(canvas, wish, 30, (0.0, horizon), 1.6)
    nearer(canvas, horizon)
