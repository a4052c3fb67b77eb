"""Walls: plaster, brick, concrete, boards, stone and marble, with a floor where the subject stands."""

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.gobo import windowed
from limner.engines.darkroom.backdrops.noise import Floats, step, tile
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import Tone, luma, times, tone
from limner.engines.darkroom.backdrops.wish import Wish

MATERIALS: dict[str, Tone] = {
    "plaster": tone("#d6cec2"), "brick": tone("#9c5a46"), "concrete": tone("#a9a9a6"), "wood": tone("#9a6b43"),
    "stone": tone("#8f8a82"), "marble": tone("#e6e3df"),
}  # fmt: skip
"""Their colours where the prompt names none."""
_SOFT = 0.14
"""The share of the lens's blur on a wall that is close behind."""


def wall(canvas: Canvas, wish: Wish) -> None:
    """The wall in light that falls along it, and a floor below where somebody stands before it."""
    material = wish.material or "plaster"
    colour = wish.colours[0] if wish.colours else MATERIALS[material]
    if wish.says("dark", "black") and not wish.colours:
        colour = times(colour, 0.3)
    canvas.lay(colour)
    made = pattern(canvas, material, canvas.x + 0 * canvas.y, canvas.y + 0 * canvas.x, 1.0)
    if material == "brick" and luma(colour) > 0.3:
        # Painted bricks: the joints have their paint, and are a little in the shade.
        made = 1 - 0.22 * (made.mean(-1, keepdims=True) - 1)
    canvas.light *= made
    canvas.blur[:] = _SOFT if canvas.view.foot is not None else 2.0 * _SOFT
    if canvas.view.foot is not None:
        _floor(canvas, canvas.view.foot, colour, material)
    _falloff(canvas)
    windowed(canvas, wish)
    rough = tile(canvas.rng, 512, 0.55)
    canvas.surface = Surface(rough, 0.022 if material in ("plaster", "marble") else 0.035, 0.6)


def _falloff(canvas: Canvas) -> None:
    """The light comes along the wall from one side and from above."""
    side = canvas.view.side if abs(canvas.view.side) > 0.15 else 0.3
    across = side * (2 * canvas.x / canvas.aspect - 1)
    level = 0.96 + 0.20 * across - 0.22 * (canvas.y - 0.35) - 0.16 * np.abs(across) ** 2
    spot = np.hypot((canvas.x - canvas.view.middle) / canvas.aspect - 0.18 * side, (canvas.y - 0.35) / 1.1)
    canvas.light *= (level * (1.12 - 0.38 * step(spot, 0.1, 0.9)))[..., None]


def _floor(canvas: Canvas, foot: float, colour: Tone, material: str) -> None:
    base = foot - 0.10
    ground = tone("#86827c") if material != "wood" else times(colour, 0.7)
    share = canvas.band(base)
    canvas.lay(np.asarray(ground, np.float32) * (1 + 0.06 * canvas.clouds(0.08, 4, 3.0))[..., None], share)
    canvas.light *= (1 - 0.45 * np.exp(-np.abs(canvas.y - base) / 0.012))[..., None] * np.ones_like(share)[..., None]
    canvas.blur[:] = np.where(share > 0.5, 0.08, canvas.blur)


def pattern(canvas: Canvas, material: str, x: Floats, y: Floats, near: float) -> Floats:
    """How bright and of which tint a material is at places (x, y) in heights of the picture, H×W×3 about 1.

    `near` enlarges it.
    """
    made = {"brick": _brick, "wood": _boards, "marble": _marble, "stone": _stone, "concrete": _concrete}
    return np.asarray(made.get(material, _plaster)(canvas, x / near, y / near), np.float32)


def _grey(values: Floats, tint: Tone = (1.0, 1.0, 1.0)) -> Floats:
    """Deviations from 1, stronger in some channels."""
    return np.asarray(np.clip(1 + values[..., None] * np.asarray(tint, np.float32), 0.1, 2.2), np.float32)


def _plaster(canvas: Canvas, x: Floats, y: Floats) -> Floats:
    return _grey(0.05 * canvas.clouds(0.5, 3) + 0.035 * canvas.clouds(0.06, 4, 1.5), (0.9, 1.0, 1.1))


def _concrete(canvas: Canvas, x: Floats, y: Floats) -> Floats:
    """Stains, runs, pores, and the seams of its formwork."""
    stains = 0.09 * canvas.clouds(0.4, 5) + 0.05 * canvas.clouds(0.3, 3, 0.3)
    pores = -0.25 * step(canvas.clouds(0.012, 1), 2.1, 2.8)
    seams = -0.28 * sum(np.exp(-((((v + o) % w) - w / 2) ** 2) / 8e-6) for v, w, o in ((x, 0.9, 0.2), (y, 0.75, 0.1)))
    return _grey(stains + pores + seams, (1.0, 1.0, 0.97))


def _brick(canvas: Canvas, x: Floats, y: Floats) -> Floats:
    """Running bond: each brick of its own tone, joints recessed, with shade under each brick."""
    tall, long, joint = 0.058, 0.19, 0.0065
    row = np.floor(y / tall)
    column = np.floor(x / long + 0.5 * (row % 2))
    inside_y, inside_x = y - row * tall, (x / long + 0.5 * (row % 2) - column) * long
    wobble = 0.0016 * canvas.clouds(0.03, 2)
    edge = np.minimum(np.minimum(inside_x, long - inside_x), np.minimum(inside_y, tall - inside_y)) + wobble
    own = canvas.rng.normal(0, 1, (64, 64, 2)).astype(np.float32)
    chosen = own[row.astype(int) % 64, column.astype(int) % 64]
    body = 0.20 * chosen[..., 0] + 0.09 * canvas.clouds(0.03, 4)
    shade = -0.25 * np.exp(-(((tall - inside_y) / 0.006) ** 2)) + 0.12 * np.exp(-((inside_y / 0.008) ** 2))
    brick = _grey(body + shade, (0.8, 1.0, 1.1))
    brick[..., 0] *= 1 + 0.06 * chosen[..., 1]
    mortar = np.array([1.15, 1.75, 2.0], np.float32) * (0.9 + 0.08 * canvas.clouds(0.02, 3))[..., None]
    share = step(edge, 0.4 * joint, 0.8 * joint)[..., None]
    return np.asarray(mortar + (brick - mortar) * share, np.float32)


def _boards(canvas: Canvas, x: Floats, y: Floats) -> Floats:
    """Boards that run across, each of its own tone, with grain along them, knots drawn out, dark seams."""
    tall = 0.155
    row = np.floor(y / tall)
    own = canvas.rng.normal(0, 1, 64).astype(np.float32)[row.astype(int) % 64]
    slide = canvas.rng.random(64).astype(np.float32)[row.astype(int) % 64]
    bend = 0.012 * canvas.clouds(0.2, 2, 4.0)
    rings = np.sin(2 * np.pi * ((y + bend) / 0.021 + 7 * slide + 0.5 * canvas.clouds(0.1, 3, 6.0)))
    grain = 0.06 * rings + 0.10 * canvas.clouds(0.012, 3, 14.0) + 0.08 * canvas.clouds(0.09, 3, 5.0)
    inside = y - row * tall
    seam = -0.72 * np.exp(-((np.minimum(inside, tall - inside) / 0.003) ** 2))
    return _grey(0.13 * own + grain + seam, (0.85, 1.0, 1.12))


def _marble(canvas: Canvas, x: Floats, y: Floats) -> Floats:
    """Clouds and veins: where a warped field crosses zero."""
    field = canvas.clouds(0.6, 5) + 0.9 * (x - y)
    veins = sum(
        s * np.exp(-((np.abs(canvas.clouds(z, 5) + 0.4 * field) / w) ** 0.8))
        for s, z, w in ((0.30, 0.5, 0.05), (0.14, 0.3, 0.12))
    )
    return _grey(
        0.03 * canvas.clouds(0.3, 4) - veins * (0.5 + 0.5 * step(canvas.clouds(0.5, 2), -0.5, 1)), (1, 0.97, 0.92)
    )


def _stone(canvas: Canvas, x: Floats, y: Floats) -> Floats:
    return _grey(0.09 * canvas.clouds(0.25, 5) + 0.045 * canvas.clouds(0.03, 3), (1.0, 1.0, 0.95))
