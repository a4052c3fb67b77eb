"""The light of rooms: the window's panes slanting over wall and table, and shade in the corners away from it."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix
from limner.drawing.display import Linear, Stop, veil
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.boxes import around
from limner.engines.illustrator.staging.easel import Easel, halo

_DEEP: RGB = (44, 34, 66)
"""What shade indoors tends to."""
_EVENING = 0.4
"""From this darkness outside on, lamps light the room."""


def paint(easel: Easel, *, shade_only: bool) -> None:
    """Behind all who are in the room and over what hangs on its walls; `shade_only` where all behind them is a
    window, or no daylight comes in."""
    dark = easel.air.light.dark
    _shaded(easel, 0.28 if dark > _EVENING else 0.18)
    if shade_only:
        return
    if dark > _EVENING:
        _lamplit(easel)
    elif not easel.air.hidden:
        (_shaft, _panes, _shaft, _leaves, _panes)[easel.variant % 5](easel)


def _shaded(easel: Easel, strength: float) -> None:
    """The side away from the light lies in shade, most of it above and outside."""
    hand, w = (1 if easel.air.light.side < 0 else -1), easel.w
    deep = mix(easel.air.light.shadow, _DEEP, 0.5)
    start, end = w * (0.5 - 0.08 * hand), w * (0.5 + 0.54 * hand)
    paint = Linear((start, 0.0), (end, 0.0), veil(deep, ((0.0, 0.0), (0.45, 0.4 * strength), (1.0, strength))))
    half = g.rect(min(start, end), -2, abs(end - start), easel.horizon + 2)
    easel.fill(half, paint, "middle", "shade of the room", role="far", tinted=False, back=30.0)


def _lamplit(easel: Easel) -> None:
    """Warm light about the subjects."""
    x, y = around(easel.taken).centre
    warm: RGB = (255, 206, 138)
    easel.glow(halo(x, y, 0.62 * easel.unit, warm, 0.3), "middle", "lamplight", back=29.0)


def _leaves(easel: Easel) -> None:
    """The shade of a branch before the window, that falls over wall and floor."""
    hand, unit, rng = (1 if easel.air.light.side < 0 else -1), easel.unit, easel.grain
    shade, turn = Path(), 38.0
    for shift, long in ((0.0, 1.0), (0.34, 0.72)):
        x, y = easel.w * (0.5 - 0.12 * hand) + shift * hand * unit, -0.04 * easel.h
        for i in range(13):
            x, y = x + 0.062 * long * hand * unit * math.cos(math.radians(turn)), y + 0.062 * long * unit
            size = long * unit * (0.15 - 0.005 * i) * rng.uniform(0.8, 1.15)
            for side in (-1, 1):
                way = turn + 24 + 52 * side + rng.uniform(-9, 9)
                shade.addPath(land.leaf(x, y, size, way if hand > 0 else 180 - way, 0.24))
    deep = mix(easel.air.light.shadow, _DEEP, 0.4)
    paint = Linear((0.0, 0.0), (0.0, 0.85 * easel.h), veil(deep, ((0.0, 0.15), (0.6, 0.1), (1.0, 0.0))))
    easel.fill(shade, paint, "middle", "shade of leaves", role="far", tinted=False, back=27.0, blur=0.009 * unit)


def _shaft(easel: Easel) -> None:
    """Daylight from beyond the picture: a broad soft band that slants down over the wall, and a narrow one beside."""
    hand, unit, end = (1 if easel.air.light.side < 0 else -1), easel.unit, 0.96 * easel.h
    warm = mix(easel.air.glow, (255, 240, 206), 0.5)
    light = Path()
    for at, wide in ((0.02, 0.3), (0.37, 0.09)):
        x = easel.w * (0.5 - 0.5 * hand) + at * hand * unit
        lean, spread = 0.5 * hand * unit, 1.5 * wide * hand * unit
        light.addPath(g.polygon([(x, -9), (x + wide * hand * unit, -9), (x + lean + spread, end), (x + lean, end)]))
    stops = veil(warm, ((0.0, 0.34), (0.5, 0.2), (1.0, 0.0)))
    easel.fill(light, Linear((0, 0), (0, end), stops), "middle", "shaft of light", role="light", tinted=False,
               back=28.0, blur=0.02 * unit)  # fmt: skip


def _panes(easel: Easel) -> None:
    """The window's light on the wall: six slanted panes, larger and fainter the further they fall."""
    hand, unit = (1 if easel.air.light.side < 0 else -1), easel.unit
    x0, y0 = easel.w * (0.5 + 0.02 * hand), 0.08 * easel.horizon
    wide, tall, lean = 0.145 * unit * hand, 0.3 * easel.horizon, 0.22 * unit * hand
    light = Path()
    for i in range(2):
        for k in range(3):
            left, top = x0 + i * 1.1 * wide + k * lean * 0.52, y0 + k * 1.08 * tall + i * 0.1 * tall
            right, low, slant = left + wide, top + tall, 0.48 * lean
            light.addPath(g.polygon([(left, top), (right, top + 0.1 * tall), (right + slant, low + 0.1 * tall),
                                     (left + slant, low)]))  # fmt: skip
    warm = mix(easel.air.glow, (255, 240, 206), 0.5)
    stops = (Stop(0, warm, 0.52), Stop(0.6, warm, 0.4), Stop(1, warm, 0.18))
    wall = g.intersection(light, easel.sheet(0, easel.horizon))
    easel.fill(wall, Linear((0, y0), (0, easel.horizon), stops), "middle", "light on the wall", role="light",
               tinted=False, back=28.0, blur=0.004 * unit)  # fmt: skip
    _spilled(easel, hand, warm)


def _spilled(easel: Easel, hand: int, warm: RGB) -> None:
    """The same panes where they lie on floor or table: flat, slanted, fainter toward the viewer."""
    top, room, unit = easel.horizon, easel.h - easel.horizon, easel.unit
    light, x0 = Path(), easel.w * (0.5 - 0.3 * hand)
    for i in range(2):
        for k in range(2):
            far, near = top + room * (0.14 + 0.37 * k), top + room * (0.46 + 0.37 * k)
            left, lean = x0 + hand * unit * (0.27 * i + 0.17 * k), 0.15 * hand * unit
            wide = hand * unit * (0.23 + 0.02 * k)
            light.addPath(g.polygon([(left, far), (left + wide, far), (left + wide + 1.1 * lean, near),
                                     (left + lean, near)]))  # fmt: skip
    paint = Linear((0, top), (0, easel.h), veil(warm, ((0.0, 0.34), (0.6, 0.24), (1.0, 0.08))))
    easel.fill(light, paint, "middle", "light on the floor", role="light", tinted=False, back=28.0,
               blur=0.006 * unit)  # fmt: skip
