"""What runs away from the camera under a roof: aisles of a shop, corridors."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import Floats, step
from limner.engines.darkroom.backdrops.plants import nearer
from limner.engines.darkroom.backdrops.tones import Tone, mixed, tone, varied
from limner.engines.darkroom.backdrops.wish import Wish

_GOODS = tuple(
    tone(c) for c in ("#c9543c", "#e0b24a", "#4f7fa8", "#6d9a5c", "#eae6dc", "#b7794a", "#8a5f88", "#d9d3c6")
)


def shop(canvas: Canvas, wish: Wish) -> None:
    """Shelves full of goods on both sides, strips of light above, a floor that shines."""
    _run(canvas, tone("#dfe0de"), tone("#c9c7c2"), tone("#e8e9e8"), 0.26)
    _goods(canvas, *_sides(canvas, 0.26))
    _finish(canvas)


def corridor(canvas: Canvas, wish: Wish) -> None:
    """Doors on both sides of a light corridor."""
    wall = (
        wish.colours[0]
        if wish.colours
        else tone("#dde3e4" if wish.says("hospital", "clinic", "medical") else "#d8d2c8")
    )
    wall = varied(wall, canvas.rng, 0.06)
    _run(canvas, wall, tone("#bfc3c4"), tone("#eef0f0"), 0.30)
    along, up, share = _sides(canvas, 0.30)
    doors = step(np.abs((along * 1.6 + canvas.rng.random()) % 1 - 0.5), 0.24, 0.20) * step(0.78 - up, 0.0, 0.03) * share
    canvas.lay(mixed(tone("#a9825c"), wall, 0.35), 0.85 * doors)
    rail = step(np.abs(up - 0.33), 0.022, 0.012) * share
    canvas.lay(tone("#8fa3a8"), 0.7 * rail)
    _finish(canvas)


def _foot(canvas: Canvas) -> float:
    """The height of the far wall's foot under the horizon."""
    view = canvas.view
    return 0.10 if view.foot is None else 0.26 * (view.foot - view.horizon)


def _sides(canvas: Canvas, wide: float) -> tuple[Floats, Floats, Floats]:
    """H×W each: how far along the side walls, how far up them (0 to 1), and where they are."""
    view = canvas.view
    off = np.abs(canvas.x - _vanishing(canvas)) / (wide * canvas.aspect * 0.5)
    near = np.maximum(off, 1.0)
    deep = _foot(canvas)
    low, high = view.horizon + deep * near, view.horizon - 1.25 * deep * near
    inside = step(low - canvas.y, -0.004, 0.004) * step(canvas.y - high, -0.004, 0.004) * step(off, 0.98, 1.02)
    along = 6.0 / near + 0 * canvas.y
    up = np.clip((low - canvas.y) / (low - high), 0, 1)
    return np.asarray(along, np.float32), np.asarray(up, np.float32), np.asarray(inside, np.float32)


def _vanishing(canvas: Canvas) -> float:
    """Where the run ends: on the side that the subject leaves free."""
    return canvas.aspect * (0.38 if canvas.view.middle > 0.5 * canvas.aspect else 0.62)


def _run(canvas: Canvas, wall: Tone, floor: Tone, ceiling: Tone, wide: float) -> None:
    """Far wall, floor, side walls and a ceiling with lights."""
    view = canvas.view
    deep = _foot(canvas)
    off = np.abs(canvas.x - _vanishing(canvas)) / (wide * canvas.aspect * 0.5)
    reach = np.maximum(off, 1.0)
    above, below = (
        np.maximum((view.horizon - canvas.y) / (1.25 * deep), reach),
        np.maximum((canvas.y - view.horizon) / deep, reach),
    )
    lit = (0.62 + 0.10 * np.minimum(reach, 3.0))[..., None]
    canvas.light[:] = np.asarray(wall, np.float32) * lit
    canvas.lay(np.asarray(ceiling, np.float32) * 0.85, step(above - reach, 0.0, 0.02))
    canvas.lay(np.asarray(floor, np.float32) * 0.62, step(below - reach, 0.0, 0.02))
    far = step(1.02 - reach, 0.0, 0.04) * step(1.02 - above, 0, 0.04) * step(1.02 - below, 0, 0.04)
    canvas.lay((1.15, 1.15, 1.12), 0.75 * far)
    on_ceiling = step(above - reach, 0.02, 0.05)
    across = (canvas.x - _vanishing(canvas)) / (wide * canvas.aspect * 0.5) / above
    strips = sum(step(np.abs(across - at), 0.12, 0.06) for at in (-0.5, 0.5)) * step(
        np.abs(5.0 / above % 1 - 0.5), 0.36, 0.30
    )
    canvas.shine((2.4, 2.4, 2.3), np.asarray(strips * on_ceiling, np.float32))


def _goods(canvas: Canvas, along: Floats, up: Floats, share: Floats) -> None:
    """Boards with goods of many colours, in groups of one colour."""
    rng = canvas.rng
    shelf, group = np.floor(up * 6).astype(int), np.floor(along * 9).astype(int)
    picked = rng.integers(len(_GOODS), size=(8, 256))[shelf % 8, group % 256]
    level = rng.uniform(0.5, 1.1, (8, 256))[shelf % 8, (group + 3) % 256]
    gaps = step(up * 6 % 1, 0.04, 0.16) * step(0.92 - up * 6 % 1, 0.0, 0.10)
    side = canvas.x < _vanishing(canvas)
    colours = np.asarray(_GOODS, np.float32)[np.where(side, picked, (picked + 3) % len(_GOODS))]
    near = (0.5 + 0.35 / np.maximum(along / 6.0, 0.35) / 2)[..., None]
    canvas.lay(colours * (level * (0.25 + 0.75 * gaps))[..., None] * near, share)


def _finish(canvas: Canvas) -> None:
    """The floor mirrors what is bright; it comes into focus toward the subject."""
    view = canvas.view
    base = view.horizon + _foot(canvas)
    below = canvas.band(base, 0.01)[..., None]
    canvas.light += (
        0.22 * canvas.mirrored(base, 0.12) * below * np.exp(-np.clip(canvas.y - base, 0, None) / 0.3)[..., None]
    )
    nearer(canvas, view.horizon)
    canvas.blur = np.maximum(canvas.blur, 0.30).astype(np.float32)
