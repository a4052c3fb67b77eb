"""Masses of leaves, grass and blossoms as a lens out of focus sees them."""

import cv2
import numpy as np

from limner.engines.darkroom.backdrops.canvas import Canvas
from limner.engines.darkroom.backdrops.noise import Floats, step, tile
from limner.engines.darkroom.backdrops.surface import Surface
from limner.engines.darkroom.backdrops.tones import Tone, luma, mixed, times, tone
from limner.engines.darkroom.backdrops.wish import Wish

_LEAVES: dict[str | None, tuple[str, str, str]] = {
    None: ("#2a3624", "#566b42", "#9fab72"),
    "spring": ("#2f4028", "#6c8a48", "#b4c584"),
    "summer": ("#283522", "#536a3e", "#9dab6c"),
    "autumn": ("#46301e", "#a5683a", "#d9a65c"),
    "winter": ("#2b2f2e", "#565c58", "#a4aba8"),
}
_GRASS: dict[str | None, str] = {None: "#6b7c48", "autumn": "#8d8152", "winter": "#8a8872", "spring": "#76904f"}


def leaves(wish: Wish) -> tuple[Tone, Tone, Tone]:
    """Leaves in the shade, half lit, and lit through."""
    dark, mid, lit = (tone(code) for code in _LEAVES.get(wish.season, _LEAVES[None]))
    if wish.colours:
        hue = wish.colours[0]
        level = max(luma(hue), 0.02)
        dark, mid, lit = (mixed(c, times(hue, luma(c) / level), 0.3) for c in (dark, mid, lit))
    return dark, mid, lit


def grass_of(wish: Wish) -> Tone:
    """The colour of a lawn or a field."""
    if wish.says("wheat", "golden", "dry", "savanna", "hay", "barley", "prairie") or "safari" in wish.words:
        return tone("#b99a55")
    own = tone(_GRASS.get(wish.season, _GRASS[None]))
    return mixed(own, wish.colours[0], 0.3) if wish.colours else own


def foliage(canvas: Canvas, wish: Wish, share: Floats, size: float, level: float = 1.0) -> None:
    """Leaves over a part of the picture: clumps of `size`, their upper sides in the sun, shade between them."""
    dark, mid, lit = (np.asarray(c, np.float32) for c in leaves(wish))
    clumps = canvas.clouds(size, 4, 1.2)
    fine = canvas.clouds(0.25 * size, 3, 1.1)
    relief = clumps - np.roll(clumps, max(round(0.15 * size * canvas.height), 1), 0)
    sunny = step(0.6 * relief + 0.45 * fine + 0.35 * clumps, 0.2, 1.5)[..., None]
    shade = step(clumps + 0.5 * fine, -1.3, 0.6)[..., None]
    ambient = np.asarray(canvas.day.ambient, np.float32) * 1.5
    sun = np.asarray(canvas.day.sun, np.float32) * 1.1
    body = (dark + (mid - dark) * (0.35 + 0.65 * shade)) * ambient + (mid + (lit - mid) * sunny) * sun * 0.8 * sunny
    canvas.lay(level * body, share)


def glints(canvas: Canvas, wish: Wish, number: int, area: tuple[float, float], strength: float) -> None:
    """Gaps in the leaves through which the sky shines, and leaves that mirror the sun; more of them toward it."""
    rng, day = canvas.rng, canvas.day
    _, _, lit = leaves(wish)
    x = np.clip(rng.normal(0.5 + 0.28 * canvas.view.side, 0.33, number), 0, 1) * canvas.aspect
    y = area[0] + (area[1] - area[0]) * rng.random(number) ** 1.3
    through = times(lit, mixed(day.sun, day.ambient, 0.3))
    hues = [mixed(times(through, 2.0), times(day.horizon, 0.9), float(v)) for v in rng.random(number) ** 1.5]
    levels = rng.lognormal(0, 0.5, number)[:, None]
    spots = np.stack([x, y], 1).astype(np.float32)
    for size in (0.0022, 0.0042):
        chosen = rng.random(number) < 0.5
        canvas.points(spots[chosen], (np.asarray(hues) * levels)[chosen].astype(np.float32), size, strength)


def sprays(canvas: Canvas, wish: Wish, number: int) -> None:
    """Long leaves that reach into the picture from its sides."""
    rng, day = canvas.rng, canvas.day
    light = mixed(day.ambient, day.sun, 0.35)
    dark, mid, lit = leaves(wish)
    for at in range(number):
        side = rng.choice((-1, 1))
        x = canvas.aspect * (0.5 + side * (0.5 - abs(rng.normal(0, 0.10))))
        y, long = rng.uniform(-0.05, 1.0), rng.uniform(0.10, 0.24)
        hue = times(mixed(mixed(dark, mid, float(rng.random())), lit, 0.5 * at / number), light)
        centre = (round(x * canvas.height), round(y * canvas.height))
        axes = (round(long * canvas.height), max(round(0.2 * long * canvas.height), 1))
        lean = float(90 + side * rng.uniform(20, 75))
        cv2.ellipse(canvas.light, centre, axes, lean, 0, 360, tuple(float(v) for v in hue), -1)


def lawn(canvas: Canvas, wish: Wish, horizon: float, colour: Tone | None = None, *, eye: float | None = None) -> None:
    """Grass from a height down: lighter far off, patches of sun, finer and flatter with the distance.

    `eye` is the horizon of the plane where the grass begins nearer than that.
    """
    ground = np.asarray(colour or grass_of(wish), np.float32)
    below = np.clip((canvas.y - horizon) / max(1 - horizon, 0.1), 0, 1)
    patches = 0.6 * (canvas.clouds(0.10, 4, 7.0) * (1 - below) + canvas.clouds(0.28, 4, 3.0) * below)
    tufts = canvas.clouds(0.02, 3, 1.5) * step(below, 0.2, 0.9)
    day = canvas.day
    sunny = step(patches, -1.1, 1.2)[..., None]
    lit = np.asarray(day.ambient, np.float32) * 0.95 + np.asarray(day.sun, np.float32) * 0.62 * sunny
    hue = 1 + 0.08 * np.clip(canvas.clouds(0.2, 3, 3.0), -2, 2)[..., None] * np.array([1.0, 0.2, -0.8], np.float32)
    body = ground * hue * lit * (1 + 0.10 * tufts + 0.35 * (1 - below) * day.direct)[..., None]
    canvas.lay(body, canvas.band(horizon, 0.008))
    plane = horizon if eye is None else eye
    nearer(canvas, plane)
    foot = canvas.view.foot
    if foot is not None:
        blades = tile(canvas.rng, 512, 0.25, stretch=0.3) + 0.8 * tile(canvas.rng, 512, 1.1, low=6.0)
        canvas.surface = Surface(blades, 0.085, 0.8, plane, foot, horizon)


def nearer(canvas: Canvas, horizon: float) -> None:
    """The ground below a horizon comes into focus toward where the subject stands; without a stand it stays soft."""
    foot = canvas.view.foot
    if foot is None:
        canvas.blur *= 1 - 0.25 * step(canvas.y, horizon, 1.0) * np.ones_like(canvas.blur)
        return
    away = (foot - horizon) / np.maximum(canvas.y - horizon, 1e-3)
    off = np.where(away > 1, 1 - 1 / np.maximum(away, 1), 0.35 * (1 - away))
    canvas.blur = np.where(canvas.y > horizon, np.clip(1.15 * off, 0.03, 1), canvas.blur).astype(np.float32)


def blossoms(canvas: Canvas, hues: tuple[Tone, ...], number: int, area: tuple[float, float], size: float) -> None:
    """Flowers as spots of colour, larger and sparser toward the lower edge."""
    rng, day = canvas.rng, canvas.day
    light = mixed(day.ambient, day.sun, 0.55)
    near = rng.random(number) ** 1.2
    for chosen, grown in ((near < 0.35, 0.45), ((near >= 0.35) & (near < 0.7), 0.8), (near >= 0.7, 1.4)):
        count = int(chosen.sum())
        spots = np.stack([rng.random(count) * canvas.aspect, area[0] + (area[1] - area[0]) * near[chosen]], 1)
        picked = np.asarray(hues, np.float32)[rng.integers(len(hues), size=count)]
        shade = rng.uniform(0.35, 0.95, (count, 1))
        canvas.points(spots.astype(np.float32), (picked * shade * light).astype(np.float32), size * grown, 1.0)
