"""Rooms out of focus: a wall with what stands before it, a side with windows, a ceiling, a floor."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from limner.engines.darkroom.backdrops import interiors
from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.furnishing import Wall
from limner.engines.darkroom.backdrops.lamps import WARM, lamps
from limner.engines.darkroom.backdrops.noise import Floats, step, tile
from limner.engines.darkroom.backdrops.plants import nearer
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import Tone, mixed, times, tone, varied
from limner.engines.darkroom.backdrops.walls import MATERIALS, pattern
from limner.engines.darkroom.backdrops.wish import Wish

DEEP, EYE, HIGH = 4.2, 1.3, 2.75
"""Metres from the camera's side of the window wall to the back, from the floor to the eye, and to the ceiling."""


@dataclass(frozen=True, slots=True)
class _Room:
    """The colours of wall, floor and ceiling, whether windows are at its side, how bright it is, what furnishes it."""

    wall: str
    floor: str
    ceiling: str
    windows: bool
    level: float
    furnish: Callable[[Wall, Wish], None]


ROOMS: Final[dict[str, _Room]] = {
    "room": _Room("#d9d2c6", "#a98a68", "#ece8e0", True, 1.0, interiors.living),
    "bedroom": _Room("#dcd6cc", "#b39a7c", "#efece6", True, 1.05, interiors.bedroom),
    "kitchen": _Room("#e2dfd8", "#b3a08c", "#efede8", True, 1.05, interiors.kitchen),
    "bathroom": _Room("#d9dcda", "#b9b7b0", "#f0f0ee", True, 1.1, interiors.bathroom),
    "cafe": _Room("#7d6650", "#5e4633", "#3a2e26", True, 0.55, interiors.cafe),
    "office": _Room("#d6d8d8", "#9a9a98", "#eceded", True, 1.1, interiors.office),
    "classroom": _Room("#d9d6c8", "#a89a80", "#ecebe6", True, 1.05, interiors.classroom),
    "gym": _Room("#6f7276", "#3a3b3e", "#3c3e42", True, 0.6, interiors.gym),
    "library": _Room("#6b5440", "#6c5038", "#4a3c30", False, 0.7, interiors.library),
    "gallery": _Room("#e9e7e3", "#b9ab96", "#eeedea", False, 1.0, interiors.gallery),
    "hall": _Room("#dcd6ca", "#c0b4a4", "#eeeae2", True, 1.05, interiors.lobby),
}


def room(canvas: Canvas, wish: Wish) -> None:
    """The room of the wish's kind, by the light of its windows, or of its lamps after dark."""
    own = ROOMS.get(wish.kind, ROOMS["room"])
    view = canvas.view
    floor = view.horizon + (0.40 if view.foot is None else 0.64 * (view.foot - view.horizon))
    # A camera that looks up to a ceiling shows a room that is too large: rather the eye is low.
    unit = max((floor - view.horizon) / EYE, (floor - 0.02) / HIGH if view.foot is not None else 0.0)
    ceiling = floor - HIGH * unit
    light = _light(canvas, wish, own)
    colour = wish.colours[0] if wish.colours else varied(tone(own.wall), canvas.rng, 0.03)
    if wish.material in ("brick", "concrete", "wood", "stone"):
        colour = MATERIALS[wish.material]
    canvas.light[:] = np.asarray(colour, np.float32) * light
    if wish.material in ("brick", "concrete", "wood", "stone"):
        near = 2.2 * unit
        canvas.light *= pattern(canvas, wish.material, canvas.x + 0 * canvas.y, canvas.y + 0 * canvas.x, near)
    canvas.lay(np.asarray(tone(own.ceiling), np.float32) * light * 0.9, 1 - canvas.band(ceiling, 0.006))
    _ground(canvas, tone(own.floor), light, floor)
    own.furnish(Wall(canvas, light, floor, unit), wish)
    if own.windows:
        _window_wall(canvas, np.asarray(colour, np.float32) * light, floor, ceiling)
    _gloss(canvas, floor)
    if wish.says("bokeh", "lights", "fairy", "cozy", "cosy"):
        lamps(canvas, WARM, 26, (0.0, 0.75 * floor), 4.0)
    if "fireplace" in wish.words:
        _fire(canvas, floor)
    nearer(canvas, view.horizon)
    canvas.blur = np.where(canvas.y < floor + 0.02, 1.0, canvas.blur).astype(np.float32)
    if view.foot is not None:
        canvas.surface = Surface(tile(canvas.rng, 512, 0.9, 6.0), 0.014, 1.2, view.horizon, view.foot, floor)


def _light(canvas: Canvas, wish: Wish, own: _Room) -> Floats:
    """H×W×3: daylight that falls off from the window's side, or the warm light of lamps after dark."""
    day, side = canvas.day, float(np.sign(canvas.view.side or 1))
    toward = side * (2 * canvas.x / canvas.aspect - 1)
    if day.lamps > 0.5:
        hue, fall = (0.46, 0.31, 0.18), 0.9 + 0.25 * canvas.clouds(0.8, 2)
    else:
        hue = mixed((0.80, 0.77, 0.72), times(day.ambient, 1.45), 0.25)
        fall = 0.88 + 0.30 * toward + 0.14 * toward**2 - 0.18 * (canvas.y - 0.4)
    level = own.level * (
        0.45 if wish.says("dark", "dim", "moody") else 1.12 if wish.says("bright", "airy", "sunlit") else 1.0
    )
    return np.asarray(times(hue, level), np.float32) * np.asarray(fall, np.float32)[..., None]


def _window_wall(canvas: Canvas, wall: Floats, floor: float, ceiling: float) -> None:
    """The side that the light comes from: a wall that runs toward the camera, with tall panes in it."""
    view, day = canvas.view, canvas.day
    side = float(np.sign(view.side or 1))
    middle = 0.5 * canvas.aspect
    corner = middle + side * canvas.aspect * canvas.rng.uniform(0.22, 0.30)
    near = np.maximum(side * (canvas.x - middle) / (side * (corner - middle)), 0.01)
    share = step(near - 1, 0, 0.01)
    foot, head = view.horizon + (floor - view.horizon) * near, view.horizon + (ceiling - view.horizon) * near
    inside = share * step(foot - canvas.y, -0.004, 0.004) * step(canvas.y - head, -0.004, 0.004)
    canvas.lay(wall * 0.82, inside)
    along = DEEP * (1 - 1 / np.maximum(near, 1))
    up = np.clip((foot - canvas.y) / np.maximum(foot - head, 1e-3), 0, 1) * HIGH
    pitch = canvas.rng.uniform(1.1, 1.5)
    across = (along / pitch + 0.12) % 1
    pane = step(np.abs(across - 0.5), 0.40, 0.37) * step(up, 0.55, 0.62) * step(2.45 - up, 0.0, 0.07)
    bars = step(np.abs(across - 0.5), 0.0, 0.025) * step(np.abs(up - 1.6), 0.0, 0.05)
    outside = mixed(times(day.horizon, 1.5), (1.5, 1.5, 1.45), 0.5 * (1 - day.lamps))
    outside = times(outside, 1 - 0.93 * min(day.lamps, 1.0))
    green = mixed(outside, times((0.5, 0.62, 0.36), outside), 0.75)
    trees = step(1.35 + 0.25 * canvas.clouds(0.16, 3) - up, -0.2, 0.3)[..., None]
    glass = np.asarray(outside, np.float32) + (np.asarray(green, np.float32) - np.asarray(outside, np.float32)) * trees
    canvas.lay(glass, inside * pane * (0.35 + 0.65 * bars))
    spill = np.exp(-np.abs(canvas.x - corner) / (0.4 * canvas.aspect))
    canvas.shine(times(outside, 0.07), np.asarray(spill + 0 * canvas.y, np.float32))


def _ground(canvas: Canvas, colour: Tone, light: Floats, floor: float) -> None:
    below = np.clip((canvas.y - floor) / max(1 - floor, 0.1), 0, 1)
    streaks = 1 + 0.04 * canvas.clouds(0.03, 3, 8.0)
    body = np.asarray(colour, np.float32) * light * (streaks * (0.80 + 0.16 * below))[..., None]
    canvas.lay(body, canvas.band(floor, 0.012))


def _gloss(canvas: Canvas, floor: float) -> None:
    """What is bright above is mirrored by the floor, smeared upright."""
    fade = np.exp(-np.clip(canvas.y - floor, 0, None) / 0.25)[..., None] * canvas.band(floor, 0.012)[..., None]
    canvas.light += 0.20 * (canvas.mirrored(floor, 0.16) - 0.5 * canvas.light) * fade


def _fire(canvas: Canvas, floor: float) -> None:
    """An open fire low at the wall, away from the windows."""
    rng = canvas.rng
    x = canvas.aspect * (0.22 if canvas.view.side > 0 else 0.78)
    spots = np.stack([x + 0.05 * rng.normal(0, 1, 40), floor - 0.08 - 0.05 * rng.random(40)], 1)
    away = ((canvas.x - x) / 0.13) ** 4 + ((canvas.y - floor + 0.1) / 0.13) ** 4
    canvas.lay((0.03, 0.015, 0.01), np.exp(-away))
    canvas.points(spots.astype(np.float32), np.tile(np.array([1.0, 0.42, 0.08], np.float32), (40, 1)), 0.006, 5.0)
    canvas.shine((0.5, 0.2, 0.05), np.exp(-(((canvas.x - x) ** 2 + (canvas.y - floor + 0.1) ** 2) / 0.05)))
