"""Woods, gardens and meadows."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import step
from limner.engines.darkroom.backdrops.plants import blossoms, foliage, glints, grass_of, lawn, leaves
from limner.engines.darkroom.backdrops.skies import heavens
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone
from limner.engines.darkroom.backdrops.wish import Wish

_WILD: tuple[Tone, ...] = tuple(tone(c) for c in ("#e8e6dc", "#e9c94a", "#d86a8a", "#a782c9", "#d94f3d"))


def woods(canvas: Canvas, wish: Wish) -> None:
    """Leaves above, a clearing that shines, trunks before it, a floor of leaves and moss with spots of sun."""
    horizon = canvas.view.horizon
    everywhere = np.ones_like(canvas.blur)
    foliage(canvas, wish, everywhere, 0.34, 0.62)
    _clearing(canvas, wish, horizon)
    _trunks(canvas, wish, horizon, 9, 0.5)
    foliage(canvas, wish, 0.85 * step(canvas.clouds(0.38, 4) + 1.6 * (0.35 - canvas.y / horizon), -0.1, 0.7), 0.2, 0.8)
    _trunks(canvas, wish, horizon + 0.06, 3, 1.0)
    lawn(canvas, wish, horizon + 0.02, _floor(wish))
    glints(canvas, wish, 190, (0.0, horizon + 0.02), 5.0 * max(canvas.day.direct, 0.25))
    if canvas.day.direct > 0.5:
        glints(canvas, wish, 40, (horizon, 1.0), 1.2)


def _floor(wish: Wish) -> Tone:
    if wish.season == "autumn":
        return tone("#a3703c")
    return mixed(tone("#6e6238"), grass_of(wish), 0.5)


def _clearing(canvas: Canvas, wish: Wish, horizon: float) -> None:
    """The light between the trees, where the wood opens."""
    x = canvas.aspect * (0.5 + 0.25 * canvas.view.side + canvas.rng.uniform(-0.15, 0.15))
    away = ((canvas.x - x) / (0.5 * canvas.aspect)) ** 2 + ((canvas.y - 0.72 * horizon) / 0.34) ** 2
    _, mid, lit = leaves(wish)
    day = canvas.day
    air = mixed(times(mixed(mid, lit, 0.7), mixed(day.ambient, day.sun, 0.6)), day.horizon, 0.30)
    canvas.lay(times(air, 1.25), 0.85 * np.exp(-away) * step(canvas.clouds(0.25, 4) + 1.2, -0.3, 1.0))


def _trunks(canvas: Canvas, wish: Wish, foot: float, number: int, grown: float) -> None:
    """Upright dark bars, lit along the side of the sun."""
    rng, day = canvas.rng, canvas.day
    bark = np.asarray(tone("#c9c4b8" if wish.says("birch") else "#4a3f33"), np.float32)
    for _ in range(number):
        x, lean = rng.uniform(-0.05, 1.05) * canvas.aspect, rng.normal(0, 0.03)
        wide = grown * rng.uniform(0.012, 0.05)
        reach = wide + 0.5 * abs(lean) + 0.006
        ends = np.clip([(x - reach) * canvas.height, (x + reach) * canvas.height + 1], 0, canvas.width).astype(int)
        near = np.s_[:, ends[0] : ends[1]]
        at = (canvas.x[near] - x - lean * (canvas.y - 0.5) + 0.004 * np.sin(9 * canvas.y + x)) / wide
        share = step(1 - np.abs(at), 0.0, 0.35) * step(foot + rng.uniform(0, 0.08) * grown - canvas.y, -0.01, 0.03)
        side = np.clip(0.5 + 0.5 * at * np.sign(canvas.view.side or 1), 0, 1)[..., None] ** 2
        lit = np.asarray(day.ambient, np.float32) * 0.9 + np.asarray(day.sun, np.float32) * 0.45 * side
        canvas.light[near] += (bark * lit * rng.uniform(0.6, 1.3) - canvas.light[near]) * 0.9 * share[..., None]


def garden(canvas: Canvas, wish: Wish) -> None:
    """Trees and hedges behind a lawn, blossoms before and between them, a little sky."""
    horizon = canvas.view.horizon
    heavens(canvas, wish, horizon)
    crowns = canvas.ridge(0.26 * horizon, 0.16, 0.5)
    foliage(canvas, wish, step(canvas.y - crowns + 0.05 * canvas.clouds(0.08, 3), -0.05, 0.05), 0.26, 0.85)
    _trunks(canvas, wish, horizon, 4, 0.6)
    hedge = canvas.ridge(horizon - 0.13, 0.05, 0.3)
    foliage(canvas, wish, canvas.band(hedge, 0.03), 0.14, 1.0)
    lawn(canvas, wish, horizon)
    glints(canvas, wish, 110, (0.05 * horizon, horizon), 3.6 * max(canvas.day.direct, 0.25))
    _flowerbeds(canvas, wish, horizon)


def _flowerbeds(canvas: Canvas, wish: Wish, horizon: float) -> None:
    hues = wish.flowers or (_WILD if wish.says("flowers", "flower", "garden", "blooming", "roses", "floral") else ())
    if "cherry_blossom_tree" in wish.drawn or wish.says("blossoms", "blossom", "sakura"):
        blossoms(canvas, hues or (tone("#f4c4d2"),), 700, (-0.1, 0.8 * horizon), 0.014)
        canvas.blur[:] = np.maximum(canvas.blur, 0.9 * (canvas.y < horizon))
    elif hues:
        blossoms(canvas, hues, 420, (horizon - 0.16, horizon + 0.16), 0.008)


def meadow(canvas: Canvas, wish: Wish) -> None:
    """A field under the sky, with a line of trees or hills far off."""
    horizon = canvas.view.horizon
    heavens(canvas, wish, horizon)
    day = canvas.day
    hills = canvas.ridge(horizon - 0.07, 0.025, 1.2, 3)
    far = mixed(times(tone("#5d7a58"), mixed(day.ambient, day.sun, 0.4)), day.horizon, 0.42)
    canvas.lay(far, canvas.band(hills, 0.008))
    trees = canvas.ridge(horizon - 0.025, 0.035, 0.22)
    foliage(canvas, wish, canvas.band(trees, 0.012) * step(canvas.clouds(0.5, 1, 1.0)[:1], -0.8, 0.1), 0.07, 0.8)
    lawn(canvas, wish, horizon)
    hues = wish.flowers or (_WILD if wish.says("flowers", "wildflowers", "flower", "blooming", "spring") else ())
    if hues:
        dense = bool(wish.flowers)
        reach = 1.05 if dense or canvas.view.foot is None else canvas.view.foot
        blossoms(canvas, hues, 2600 if dense else 420, (horizon + 0.01, reach), 0.006 if dense else 0.0042)
