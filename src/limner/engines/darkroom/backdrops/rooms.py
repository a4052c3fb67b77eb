"""Rooms out of focus: a window's light, lamps, furniture as soft masses, a floor."""

from dataclasses import dataclass

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.lamps import WARM, lamps
from limner.engines.darkroom.backdrops.noise import Floats, step, tile
from limner.engines.darkroom.backdrops.plants import nearer
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone, varied
from limner.engines.darkroom.backdrops.wish import Wish


@dataclass(frozen=True, slots=True)
class _Room:
    """Its wall, floor and furniture, how wide its windows are together, and how many lamps hang there."""

    wall: str
    floor: str
    things: tuple[str, ...]
    windows: int
    lamps: int
    shelves: bool = False


_ROOMS: dict[str, _Room] = {
    "room": _Room("#cdc2b2", "#a98a68", ("#8a8f93", "#6b4a34", "#b9a48c", "#5f6f5a", "#d9d2c6"), 1, 3),
    "kitchen": _Room("#dcd9d2", "#b3a596", ("#eeeae4", "#c8c3ba", "#a58a6c", "#d7d9da", "#8d9590"), 1, 3),
    "cafe": _Room("#8a6c50", "#6b4e38", ("#4a3424", "#6a4a30", "#2e2621", "#93704c", "#5b5146"), 1, 16),
    "office": _Room("#d3d6d8", "#a4a29e", ("#5b626a", "#c9cdd0", "#8a929a", "#e4e6e8", "#3e454d"), 3, 5),
    "library": _Room("#5e4630", "#6c4c32", ("#4a3222", "#5c3e28"), 0, 5, shelves=True),
    "hall": _Room("#d8d0c2", "#b8aa98", ("#bfb3a0", "#8f8577", "#e2dbcf", "#5c544c"), 2, 12),
}


def room(canvas: Canvas, wish: Wish) -> None:
    """The room of the wish's kind, by the light of its windows, or of its lamps after dark."""
    own = _ROOMS.get(wish.kind, _ROOMS["room"])
    day, view, rng = canvas.day, canvas.view, canvas.rng
    inner = mixed((0.50, 0.47, 0.43), times(day.ambient, 1.2), 0.35) if day.lamps < 0.5 else (0.17, 0.115, 0.07)
    if wish.says("dark", "dim", "moody"):
        inner = times(inner, 0.4)
    light = times(inner, 1.6 if wish.says("bright", "sunlit", "white", "modern", "airy") else 1.25)
    wall = wish.colours[0] if wish.colours else varied(tone(own.wall), rng, 0.15)
    floor_at = view.horizon + (0.18 if view.foot is None else 0.4 * (view.foot - view.horizon))
    side = np.sign(view.side or 1)
    fall = 1.05 + 0.32 * side * (2 * canvas.x / canvas.aspect - 1) - 0.22 * (canvas.y - 0.3)
    canvas.lay(np.asarray(times(wall, light), np.float32) * fall[..., None])
    if own.shelves:
        _shelves(canvas, floor_at, light)
    else:
        _things(canvas, [tone(c) for c in own.things], floor_at, light)
    _windows(canvas, own.windows if not wish.says("window", "windows") else max(own.windows, 2), floor_at)
    _ground(canvas, times(mixed(tone(own.floor), (0.2, 0.2, 0.2), 0.1), light), floor_at)
    _lights(canvas, wish, own.lamps, floor_at)


def _windows(canvas: Canvas, number: int, floor_at: float) -> None:
    """Bright panes on the side of the light, parted by a cross, with their light on the wall round them."""
    day, rng = canvas.day, canvas.rng
    if not number:
        return
    side = np.sign(canvas.view.side or 1)
    glass = np.asarray(mixed(times(day.horizon, 1.9), (1.9, 1.9, 1.85), 0.5 * (1 - day.lamps)), np.float32)
    glass = glass * (1 - 0.85 * min(day.lamps, 1.0)) + 0.02
    outside = glass * (1 + 0.22 * canvas.clouds(0.25, 3))[..., None]
    for pane in range(number):
        middle = 0.5 + side * (0.37 - 0.36 * pane + rng.uniform(-0.06, 0.06))
        x, wide = canvas.aspect * middle, rng.uniform(0.07, 0.17)
        top, bottom = rng.uniform(-0.05, 0.10), floor_at - rng.uniform(0.10, 0.30)
        upright = step(canvas.y - top, 0, 0.008) * step(bottom - canvas.y, 0, 0.008)
        frame = step(wide - np.abs(canvas.x - x), 0, 0.008) * upright
        cross = (canvas.x - x + wide * rng.uniform(0, 0.4), canvas.y - (top + rng.uniform(0.25, 0.5) * (bottom - top)))
        bars = sum(np.exp(-((at / 0.008) ** 2)) for at in cross)
        _curtains(canvas, x, wide, step(floor_at - canvas.y, 0, 0.02))
        canvas.lay(outside, np.clip(frame * (1 - bars), 0, 1))
        away = np.hypot((canvas.x - x) / 0.45, (canvas.y - 0.5 * (top + bottom)) / 0.6)
        canvas.shine(times(day.horizon, 0.10 * (1 - day.lamps)), np.exp(-(away**2)) * (1 - frame))


def _curtains(canvas: Canvas, x: float, wide: float, upright: Floats) -> None:
    """Light cloth at both sides of a window, with folds that the light comes through."""
    off = np.abs(canvas.x - x) - wide
    share = step(off, -0.02, 0.01) * step(0.075 - off, 0, 0.015) * upright
    folds = 0.85 + 0.25 * np.sin(canvas.x * 210 + x)
    cloth = times(mixed(canvas.day.horizon, (0.8, 0.78, 0.74), 0.6), 0.95 - 0.75 * canvas.day.lamps)
    canvas.lay(np.asarray(cloth, np.float32) * (folds + 0 * canvas.y)[..., None], 0.8 * share)


def _things(canvas: Canvas, colours: list[Tone], floor_at: float, light: Tone) -> None:
    """Cupboards, pictures, chairs and plants: soft boxes, larger ones lower down."""
    rng = canvas.rng
    for number in range(15):
        low = number < 8
        wide, tall = (
            (rng.uniform(0.06, 0.26), rng.uniform(0.10, 0.34))
            if low
            else (rng.uniform(0.03, 0.11), rng.uniform(0.04, 0.15))
        )
        x = rng.uniform(0, 1) * canvas.aspect
        bottom = floor_at + rng.uniform(-0.02, 0.08) if low else rng.uniform(0.15, 0.85) * (floor_at - 0.15)
        inside = step(wide / 2 - np.abs(canvas.x - x), 0, 0.01) * step(
            tall / 2 - np.abs(canvas.y - bottom + tall / 2), 0, 0.01
        )
        colour = varied(colours[int(rng.integers(len(colours)))], rng, 0.35)
        shade = 1.1 - 0.5 * np.clip((canvas.y - bottom + tall) / tall, 0, 1)
        canvas.lay(
            np.asarray(times(colour, light), np.float32) * (shade * 1.0)[..., None] * np.ones_like(canvas.light),
            0.92 * inside,
        )
        rim = np.exp(-(((canvas.y - bottom + tall) / 0.006) ** 2)) * inside
        canvas.shine(times(colour, times(light, 0.5)), rim)


def _shelves(canvas: Canvas, floor_at: float, light: Tone) -> None:
    """Rows of books between boards."""
    rng = canvas.rng
    hues = [tone(c) for c in ("#7a3b2e", "#2f4a58", "#8a6b3a", "#4d5a3a", "#c9b892", "#5a2f3c", "#33302e", "#a8552f")]
    row, y = 0.115, rng.uniform(-0.1, 0.0)
    while y < floor_at:
        x = rng.uniform(-0.05, 0.0)
        while x < canvas.aspect:
            wide, tall = rng.uniform(0.010, 0.034), row * rng.uniform(0.66, 0.88)
            if rng.random() > 0.07:
                left, right = (round(v * canvas.height) for v in (x, x + wide))
                top, bottom = (round(max(v, 0) * canvas.height) for v in (y + row - tall, y + row))
                colour = varied(hues[int(rng.integers(len(hues)))], rng, 0.3)
                canvas.light[top:bottom, max(left, 0) : max(right, 0)] = times(times(colour, light), 0.9)
            x += wide
        board = (round(v * canvas.height) for v in (y + row, y + row + 0.016))
        canvas.light[slice(*(max(v, 0) for v in board))] = times(tone("#7d5836"), light)
        y += row + 0.016
    canvas.light *= (1.0 - 0.35 * step(np.abs(canvas.x / canvas.aspect - 0.5), 0.15, 0.6))[..., None]


def _ground(canvas: Canvas, colour: Tone, floor_at: float) -> None:
    """The floor, with the sheen of what is bright above it."""
    sheen = 0.16 * canvas.mirrored(floor_at, 0.11) * np.exp(-np.clip(canvas.y - floor_at, 0, None) / 0.22)[..., None]
    below: Floats = np.clip((canvas.y - floor_at) / max(1 - floor_at, 0.1), 0, 1)
    streaks = 1 + 0.05 * canvas.clouds(0.03, 3, 8.0)
    canvas.lay(
        np.asarray(colour, np.float32) * (streaks * (0.8 + 0.25 * below))[..., None] + sheen,
        canvas.band(floor_at, 0.012),
    )
    nearer(canvas, canvas.view.horizon)
    if canvas.view.foot is not None:
        canvas.surface = Surface(
            tile(canvas.rng, 512, 0.6, 6.0), 0.03, 1.2, canvas.view.horizon, canvas.view.foot, floor_at
        )


def _lights(canvas: Canvas, wish: Wish, number: int, floor_at: float) -> None:
    after_dark = canvas.day.lamps > 0.5
    more = 2 if wish.says("bokeh", "lights", "fairy", "cozy", "cosy") else 1
    lamps(canvas, WARM, number * more, (0.0, 0.75 * floor_at), 7.0 if after_dark else 4.0)
    if "fireplace" in wish.words:
        rng = canvas.rng
        x = canvas.aspect * (0.22 if canvas.view.side < 0 else 0.78)
        spots = np.stack([x + 0.05 * rng.normal(0, 1, 40), floor_at - 0.08 - 0.05 * rng.random(40)], 1)
        canvas.lay(
            (0.03, 0.015, 0.01), np.exp(-(((canvas.x - x) / 0.13) ** 4 + ((canvas.y - floor_at + 0.1) / 0.13) ** 4))
        )
        canvas.points(spots.astype(np.float32), np.tile(np.array([1.0, 0.42, 0.08], np.float32), (40, 1)), 0.006, 5.0)
        canvas.shine((0.5, 0.2, 0.05), np.exp(-(((canvas.x - x) ** 2 + (canvas.y - floor_at + 0.1) ** 2) / 0.05)))
