"""A table's top in perspective, with what is behind it out of focus."""

from collections.abc import Callable

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import step, tile
from limner.engines.darkroom.backdrops.papers import sweep
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone
from limner.engines.darkroom.backdrops.walls import MATERIALS, pattern
from limner.engines.darkroom.backdrops.wish import Wish


def table(canvas: Canvas, wish: Wish, behind: Callable[[Canvas, Wish], None] | None) -> None:
    """Wood where no material is named. Behind it what the wish says, else a calm wall."""
    view = canvas.view
    if view.above:
        _below(canvas, wish)
        return
    if behind is None or wish.behind is None:
        sweep(canvas, Wish("sweep"))
    else:
        behind(canvas, wish.behind)
    canvas.blur[:] = 1.0
    edge = 0.78 if view.foot is None else 0.03 if view.above else max(view.foot - 0.20, 0.3)
    material = (
        wish.material
        if wish.material in ("wood", "marble", "stone", "concrete")
        else "plaster"
        if wish.colours
        else "wood"
    )
    colour = _colour(wish, material)
    horizon = edge - 0.22
    reach = ((view.foot or 1.0) - horizon) / np.maximum(canvas.y - horizon, 0.02)
    across = (canvas.x - canvas.aspect / 2) * reach
    grown = {"wood": 1.6, "marble": 1.0}.get(material, 1.0)
    light = times(canvas.day.ambient, 0.9) if canvas.day.lamps < 0.5 else (0.24, 0.17, 0.11)
    glow = mixed(light, times(canvas.day.sun, 0.35), 0.5) if canvas.day.lamps < 0.5 else light
    body = np.asarray(times(colour, times(glow, 2.1)), np.float32) * pattern(
        canvas, material, across, 1.2 * reach, grown
    )
    polish = {"marble": 0.22, "wood": 0.12}.get(material, 0.05)
    shine = polish * canvas.mirrored(edge, 0.04) * np.exp(-(canvas.y - edge) / 0.25)[..., None]
    across_light = 1 + 0.16 * view.side * (2 * canvas.x / canvas.aspect - 1) - 0.10 * step(canvas.y, edge, 1.1)
    top = canvas.band(edge, 0.003)
    canvas.lay(body * across_light[..., None] + shine, top)
    foot = view.foot or 1.12
    off = np.abs(1 - (foot - horizon) / np.maximum(canvas.y - horizon, 0.02))
    canvas.blur = np.where(top > 0.5, np.clip(0.6 * off, 0.03, 0.9), canvas.blur).astype(np.float32)
    fine = tile(canvas.rng, 512, 0.5, stretch=0.12 if material == "wood" else 1.0)
    canvas.surface = Surface(fine, 0.035, 0.8, horizon, foot, edge)


def _below(canvas: Canvas, wish: Wish) -> None:
    """The top as it is seen from straight above, in a light that falls across it."""
    view = canvas.view
    material = wish.material or "wood"
    canvas.lay(_colour(wish, material) if material in MATERIALS else MATERIALS["plaster"])
    canvas.light *= pattern(canvas, material, canvas.x + 0 * canvas.y, canvas.y + 0 * canvas.x, 1.5)
    across = 2 * canvas.x / canvas.aspect - 1
    canvas.light *= (0.98 + 0.14 * view.side * across - 0.08 * (canvas.y - 0.5) - 0.06 * across**2)[..., None]
    canvas.blur[:] = 0.05
    grain = tile(canvas.rng, 512, 0.5, stretch=4.0 if material == "wood" else 1.0)
    canvas.surface = Surface(grain, 0.028, 0.6)


def _colour(wish: Wish, material: str) -> Tone:
    if wish.colours:
        return wish.colours[0]
    if wish.says("white"):
        return tone("#dedbd5")
    own = MATERIALS[material]
    return times(own, 0.35) if wish.says("dark", "walnut", "black", "ebony") else own
