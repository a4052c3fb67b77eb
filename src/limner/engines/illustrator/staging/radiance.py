"""Light that comes toward the viewer: of a low sun over all that stands before it, of lamps and windows in the dark."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix
from limner.drawing.contour import contours
from limner.drawing.display import Radial, Stop
from limner.drawing.matrices import affine
from limner.engines.illustrator.atlas.figure import Part
from limner.engines.illustrator.scene import Layer, Placed
from limner.engines.illustrator.staging import sky
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.easel import Easel, fade, halo

_LOW = 0.25
"""Below such a height the sun's light lies over the whole picture."""
_DARK = 0.36
"""From this darkness on lamps are seen to shine."""
_WARM: RGB = (255, 206, 122)
_WINDOW = "window"
_MOST = 14
"""Lamps of a picture that shine one by one."""
_LEAST, _LARGEST = 0.006, 0.3
"""What is smaller and larger than these shares of the canvas's own length lights nothing about it."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """Something lit: its middle and its half width in canvas pixels, its colour, and the foot of what bears it."""

    x: float
    y: float
    reach: float
    rgb: RGB
    foot: float


def paint(easel: Easel, *, sky_seen: bool) -> None:
    """All such light over what stands on the easel; `sky_seen` where the sun or moon could be."""
    dark = easel.air.light.dark
    if sky_seen and not (easel.air.hidden or easel.air.moon) and easel.air.sun_height < _LOW:
        _sunlight(easel)
    if dark > _DARK:
        lamps = sorted(_lamps(easel), key=lambda lamp: -lamp.reach)[:_MOST]
        strength = min(1.25 * dark, 1.0) ** 0.7
        _shine(easel, lamps, strength)
        _pools(easel, lamps, strength)


def _sunlight(easel: Easel) -> None:
    """A veil from the sun over everything, its light on the ground under it, and shade toward the viewer."""
    (x, y), unit, air, h = sky.lamp_spot(easel), easel.unit, easel.air, easel.h
    veils: tuple[tuple[Layer, float, float, float], ...] = (("middle", 0.66, 0.42, -30.0), ("near", 0.4, 0.26, 6.0))
    for layer, radius, alpha, back in veils:
        easel.glow(_veil(easel, x, y, radius * unit, alpha * (1.0 - 0.6 * air.light.dark)), layer, "sun's veil",
                   back=back)  # fmt: skip
    room = h - easel.horizon
    if not easel.afloat and room > 0.1 * h:
        stops, flat = (Stop(0, air.glow, 0.4), Stop(1, air.glow, 0.0)), min(0.8 * room / unit, 0.36)
        lane = Radial((x, easel.horizon + 0.1 * room), 0.46 * unit, stops, (1.3, flat))
        easel.glow(lane, "ground", "sun on the ground", role="ground", back=-7.0)
        deep = mix(air.light.shadow, (24, 16, 40), 0.3)
        start = easel.horizon + 0.45 * room
        easel.fill(easel.sheet(start), fade(deep, deep, start, h, (0.0, 0.34)), "ground", "shade of the evening",
                   role="ground", tinted=False, back=-7.5)  # fmt: skip


def _veil(easel: Easel, x: float, y: float, radius: float, alpha: float) -> Radial:
    """Light about the sun, of its disc's own colour in the middle, so that the disc stays the brightest place."""
    lamp, glow = easel.air.lamp, easel.air.glow
    near = mix(lamp, glow, 0.35)
    stops = (Stop(0, lamp, alpha), Stop(0.1, near, 0.85 * alpha), Stop(0.3, glow, 0.55 * alpha),
             Stop(0.65, glow, 0.16 * alpha), Stop(1, glow, 0.0))  # fmt: skip
    return Radial((x, y), radius, stops, (1.25, 1.0))


def _lamps(easel: Easel) -> Iterator[Lamp]:
    """The lit things of all figures."""
    for node in easel.nodes():
        if isinstance(node, Placed) and node.half != "front" and node.layer in ("middle", "hero", "near"):
            yield from _of(node, easel.unit)


def _of(node: Placed, unit: float) -> Iterator[Lamp]:
    symbol = find(node.symbol)
    if symbol is None or symbol.place == "sky":
        return
    figure = symbol.figure(node.pose)
    scale = node.height / figure.height
    matrix = affine(scale * (-1 if node.flip else 1), 0.0, 0.0, scale, node.x, node.y)
    for part in figure.parts:
        for lit in (part, *part.marks):
            if not _shines(lit):
                continue
            rgb = node.colours.get(lit.slot, symbol.slots[lit.slot].rgb)
            for pane in contours(g.transformed(lit.path, matrix)):
                left, top, right, bottom = g.bounds(pane)
                reach = 0.25 * (right - left + bottom - top)
                if _LEAST * unit < reach < _LARGEST * unit:
                    hue = _WARM if lit.slot == _WINDOW else mix(rgb, _WARM, 0.3)
                    yield Lamp((left + right) / 2, (top + bottom) / 2, reach, hue, node.y)


def _shines(part: Part) -> bool:
    return part.detail < 2 and part.alpha > 0.5 and (part.shade == "glow" or part.slot == _WINDOW)


def _shine(easel: Easel, lamps: list[Lamp], strength: float) -> None:
    """A glow about each lamp; the more there are, the less of it each has."""
    shared = max(1.0, len(lamps) / 4) ** 0.25
    for lamp in lamps:
        radius = min(3.4 * lamp.reach + 0.07 * easel.unit, 0.42 * easel.unit) / shared
        glow = halo(lamp.x, lamp.y, radius, lamp.rgb, 0.5 * strength / shared)
        easel.glow(glow, "near", "lamp's glow", back=5.0)


def _pools(easel: Easel, lamps: list[Lamp], strength: float) -> None:
    """The light of each figure's lamps on the ground at its foot."""
    unit = easel.unit
    for foot, group in groupby(sorted(lamps, key=lambda lamp: (lamp.foot, lamp.x)), key=lambda lamp: lamp.foot):
        lit = list(group)
        left, right = lit[0].x, lit[-1].x
        off = foot - max(lamp.y for lamp in lit)
        wide = 0.5 * (right - left) + 0.14 * unit + 0.4 * max(off, 0.0)
        if foot > easel.horizon and off < 0.8 * unit and not easel.afloat:
            stops = (Stop(0, lit[0].rgb, 0.46 * strength), Stop(1, lit[0].rgb, 0.0))
            spot = 0.5 * (left + right), min(foot + 0.01 * unit, easel.h)
            pool = Radial(spot, min(wide, 0.5 * unit), stops, (1.0, 0.26))
            easel.glow(pool, "ground", "pool of light", role="ground", back=-7.0)
