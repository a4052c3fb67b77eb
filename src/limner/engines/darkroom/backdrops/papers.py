"""The studio's backdrops: paper that sweeps from the wall into the floor, gradients, smoke, cloth."""

from dataclasses import replace

import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.gobo import windowed
from limner.engines.darkroom.backdrops.noise import Floats, step
from limner.engines.darkroom.backdrops.tones import Tone, luma, mixed, times, tone
from limner.engines.darkroom.backdrops.wish import Wish

_PAPERS = tuple(tone(code) for code in ("#d9dadb", "#cfd2d6", "#e4e1db", "#c9c5bf", "#d5dadd"))
"""Papers for a prompt that names no colour."""
_DARK, _DEEP = tone("#2b2c30"), tone("#16161a")


def paper(wish: Wish, rng: np.random.Generator) -> Tone:
    """The colour of the paper: what is named, dark where the words are dark."""
    if wish.colours:
        colour = wish.colours[0]
        return times(colour, 0.3) if wish.says("dark", "deep") and luma(colour) > 0.1 else colour
    if wish.says("dark", "moody", "dramatic", "black", "low"):
        return _DARK if wish.says("dark", "moody", "dramatic") else _DEEP
    if wish.says("white"):
        return tone("#f4f4f2")
    return _PAPERS[int(rng.integers(len(_PAPERS)))]


def sweep(canvas: Canvas, wish: Wish) -> None:
    """Seamless paper: a pool of light behind the subject, a soft turn into the floor, darker corners."""
    view, rng = canvas.view, canvas.rng
    colour = paper(wish, rng)
    pure = luma(colour) > 0.8 or wish.says("plain", "solid", "pure", "flat", "clean")
    fall = 0.12 if luma(colour) > 0.8 else 0.22 if pure else 0.55
    canvas.lay(colour)
    x = view.middle + (0.1 * view.side + rng.uniform(-0.06, 0.06)) * canvas.aspect
    y = (0.42 if view.foot is None else 0.8 * view.horizon) + rng.uniform(-0.05, 0.05)
    away = np.hypot((canvas.x - x) / (0.85 * max(canvas.aspect, 0.7)), (canvas.y - y) / 0.95)
    level = 1 + 0.28 * fall - fall * step(away, 0.05, 1.15)
    level = level * (1 + 0.10 * fall * view.side * (2 * canvas.x / canvas.aspect - 1))
    if view.foot is not None:
        level = level * _turn(canvas, view.horizon, view.foot, fall)
    canvas.light *= level[..., None]
    windowed(canvas, wish)
    if luma(colour) < 0.12:
        canvas.shine(mixed((0.02, 0.02, 0.022), colour, 0.6), 0.7 * np.exp(-((away / 0.6) ** 2)))


def podium(canvas: Canvas, wish: Wish) -> None:
    """A round plinth under the subject before paper of its colour, in a light that comes from one side."""
    view = canvas.view
    colour = wish.colours[0] if wish.colours else tone("#e6e1da")
    sweep(canvas, replace(wish, colours=(colour,)))
    canvas.light *= 0.90
    colour = mixed(colour, (0.95, 0.95, 0.94), 0.16)
    if view.foot is None:
        return
    wide, at = float(np.clip(0.85 * view.wide, 0.16, 0.8)), view.middle
    flat = 0.20 * wide
    top, low = view.foot - 0.25 * flat, min(view.foot + max(0.30 * wide, 0.12), 1.3)
    side = float(np.sign(view.side or 1))
    across = np.clip((canvas.x - at) / wide, -1, 1)
    rim = flat * np.sqrt(np.clip(1 - across**2, 0, 1))
    shadow = np.exp(
        -(((canvas.x - at + 0.35 * side * wide) / (1.25 * wide)) ** 2 + ((canvas.y - low) / (1.8 * flat)) ** 2)
    )
    canvas.light *= (1 - 0.32 * shadow)[..., None]
    inside = step(wide - np.abs(canvas.x - at), 0.0, 0.004)
    drum = inside * step(canvas.y - top, -0.002, 0.002) * step(low + rim - canvas.y, -0.002, 0.002)
    round_light = 0.80 + 0.26 * side * across - 0.22 * across**2 - 0.12 * np.clip((canvas.y - top) / 0.3, 0, 1)
    canvas.lay(np.asarray(colour, np.float32) * np.clip(round_light, 0.2, 1.2)[..., None], drum)
    disc = inside * step(rim - np.abs(canvas.y - top), -0.002, 0.002)
    face = np.asarray(colour, np.float32) * (1.06 + 0.06 * side * across)[..., None]
    canvas.lay(face + 0 * canvas.light, disc)
    near = np.maximum(drum, disc) > 0.1
    canvas.blur = np.where(near, 0.04, np.maximum(canvas.blur, 0.6)).astype(np.float32)


def _turn(canvas: Canvas, horizon: float, foot: float, fall: float) -> Floats:
    """The floor is lit from above and a little lighter; where the paper turns it is in its own shade."""
    base = horizon + 0.35 * (foot - horizon)
    shade = 0.10 * fall * np.exp(-(((canvas.y - base) / 0.07) ** 2))
    floor = 0.12 * fall * step(canvas.y, base, base + 0.25) - 0.25 * fall * step(canvas.y, 0.85, 1.15)
    return np.asarray(1 - shade + floor, np.float32)


def gradient(canvas: Canvas, wish: Wish) -> None:
    """From the first colour to the last, aslant, with a breath of unevenness."""
    colours = wish.colours or (paper(wish, canvas.rng),)
    if len(colours) == 1:
        colours = (mixed(colours[0], (1, 1, 1), 0.25), times(colours[0], 0.45))
    lean = canvas.rng.uniform(-0.6, 0.6)
    along = (canvas.y + lean * (canvas.x / canvas.aspect - 0.5)) + 0.02 * canvas.clouds(0.9, 2)
    along = (along - along.min()) / (along.max() - along.min())
    # Between colours in cube roots of light: in linear light the middle of two hues is too light.
    stops = np.cbrt(np.array(colours, np.float32))
    places = np.linspace(0.1, 0.9, len(colours))
    mixes = [np.interp(along, places, stops[:, c]) ** 3 for c in range(3)]
    canvas.lay(np.stack(mixes, -1).astype(np.float32))


def smoke(canvas: Canvas, wish: Wish) -> None:
    """Smoke in a light from the side before a dark ground."""
    ground = paper(wish, canvas.rng) if wish.colours else _DEEP
    ground = ground if luma(ground) < 0.15 else times(ground, 0.2)
    canvas.lay(ground)
    veil = np.clip(canvas.clouds(0.6, 5, 1.6) * 0.5 + 0.4 * canvas.clouds(0.3, 4) - 0.1, 0, None) ** 1.4
    near = np.exp(-(((canvas.x / canvas.aspect - 0.5 - 0.35 * canvas.view.side) / 0.45) ** 2))
    lit = wish.colours[1] if len(wish.colours) > 1 else (0.55, 0.58, 0.64)
    canvas.shine(lit, 0.28 * veil * near * (0.4 + 0.6 * canvas.y))
    canvas.blur[:] = 0.35


def curtain(canvas: Canvas, wish: Wish) -> None:
    """Cloth in folds, lit from the side."""
    colour = wish.colours[0] if wish.colours else tone("#7c2430") if wish.says("velvet") else tone("#b9b2a6")
    rng, x = canvas.rng, canvas.x + 0.02 * canvas.clouds(0.8, 2, 0.6)
    folds = np.zeros((canvas.height, canvas.width), np.float32)
    for waves, strength in ((5.0, 1.0), (8.3, 0.7), (13.1, 0.45), (21.0, 0.2)):
        folds += strength * np.sin(2 * np.pi * (waves * rng.uniform(0.85, 1.15) * x + rng.random()))
    slope = np.asarray(np.gradient(folds, axis=1)) * canvas.height / 60
    lit = np.clip(0.62 + 0.13 * folds + 0.20 * np.sign(canvas.view.side or 1) * slope, 0.16, None)
    sheen = np.clip(lit - 0.9, 0, None) ** 1.5
    canvas.lay(np.asarray(colour, np.float32) * (lit * (1.05 - 0.35 * canvas.y))[..., None])
    canvas.shine(mixed(colour, (1, 1, 1), 0.4), 0.25 * sheen)
    canvas.blur[:] = 0.5
