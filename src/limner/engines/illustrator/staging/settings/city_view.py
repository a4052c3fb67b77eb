"""A city seen across the water: planes of towers that rise to a cluster, their likeness in the water, a quay."""

import math
from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import skylines
from limner.engines.illustrator.staging.settings.from_above import town
from limner.engines.illustrator.staging.settings.setting import place
from limner.engines.illustrator.staging.settings.townscapes import streets

_SEAS = (lay.palette("86b4cc 2f6f9a"), lay.palette("94c0c4 33808c"), lay.palette("9cb4d4 42629c"))
_STONE: RGB = (168, 160, 156)
_QUAY = 0.6
"""Where the near bank begins, as a share of what lies below the horizon."""
_LAMPLIGHT: RGB = (255, 214, 130)


@place(
    "skyline",
    horizons=(0.56, 0.62, 0.66),
    beyond=_QUAY,
    climate="city",
    hours=("day", "sunset", "night", "morning", "dusk", "day"),
    neighbours="street, promenade",
    frame="",
    shows="water, building, house, skyscraper",
    outlook="skyscraper, town_building",
    above=town.city,
    mapped="skyscraper, building, house",
    traits=("swept", "waterside", "towering"),
)
def draw(easel: Easel) -> None:
    """Towers in three planes, trees and low houses at their foot, the water, the wall of the near bank."""
    h, horizon, room = easel.h, easel.horizon, easel.h - easel.horizon
    edge = horizon + _QUAY * room
    sky.paint(easel)
    style, foot = streets.town(easel), horizon + 0.012 * h
    masses = Path()
    if style is not None:
        streets.skyline(easel, style)
        streets.houses(easel, style, horizon + 4, size=0.6)
        masses.addPath(easel.sheet(horizon - 0.2 * h, foot))
    elif easel.shown("building", "skyscraper", "skyscrapers", "house"):
        masses = _towers(easel, foot)
    _shore(easel, foot)
    far, near = _SEAS[easel.variant % 3]
    lay.water(easel, foot, edge + 2, far, near, mirrored=False)
    _likeness(easel, masses, foot, edge)
    lay.glitter(easel, sky.lamp_spot(easel)[0], foot, edge)
    if easel.afloat:
        lay.water(easel, edge, h, near, tone(near, -0.05), mirrored=False)
        return
    _bank(easel, edge)


def _rise(easel: Easel, middle: float, spread: float) -> Callable[[float], float]:
    """How high towers are at each x: tallest about the middle of the town, lower at its ends."""
    wave = easel.variant * 1.3

    def at(x: float) -> float:
        off = (x / easel.w - middle) / spread
        return 0.34 + 0.66 * math.exp(-off * off) + 0.1 * math.sin(wave + 9 * x / easel.w)

    return at


def _towers(easel: Easel, foot: float) -> Path:
    """Three planes, each with its own tallest part; what they cover, as one mass."""
    unit, tall = easel.unit, min(0.62 * easel.h, 0.8 * easel.horizon)
    hand = 1 if easel.variant % 2 else -1
    masses = Path()
    for off, spread, high, step, veil in (
        (-0.16, 0.42, 0.74, 0.062, 0.62), (0.14, 0.26, 1.0, 0.07, 0.34), (-0.04, 0.4, 0.5, 0.085, 0.08),
    ):  # fmt: skip
        rise = _rise(easel, 0.5 + hand * off, spread)
        masses.addPath(skylines.plane(easel, foot, high * tall, step * unit, veil, rise=rise))
    return masses


def _shore(easel: Easel, foot: float) -> None:
    """Trees along the water before the town, and the wall under them, with lamps after dark."""
    unit, h = easel.unit, easel.h
    wall = easel.sheet(foot - 0.014 * h, foot + 0.004 * h)
    if easel.shown("tree", "trees"):
        crowns = land.treeline(easel.rng, easel.w, foot - 0.008 * h, 0.04 * h, "round", 0.8)
        hue = mix(mix(lay.greens(easel).foliage[0], easel.air.light.shadow, 0.3), easel.air.haze, 0.2)
        easel.fill(crowns, fade(tone(hue, 0.04), tone(hue, -0.05), foot - 0.04 * h, foot), "far", "trees by the water",
                   role="far", depth=0.4, back=-0.1)  # fmt: skip
    easel.fill(wall, mix(tone(_STONE, -0.1), easel.air.haze, 0.25), "far", "embankment", role="far", depth=0.4,
               back=-0.2)  # fmt: skip
    if easel.air.light.dark > 0.4:
        lamps = g.joined(*(g.ellipse(x, foot - 0.02 * h, 0.0034 * unit)
                           for x in (easel.w * (i + 0.5) / 22 for i in range(22))))  # fmt: skip
        easel.fill(lamps, _LAMPLIGHT, "far", "lamps by the water", role="light", tinted=False, back=-0.3)


def _likeness(easel: Easel, masses: Path, foot: float, edge: float) -> None:
    """The towers in the water, paler as they come nearer and broken by bars of light; by night streaks of windows."""
    if masses.isEmpty():
        return
    rng, unit, reach = easel.grain, easel.unit, edge - foot
    shape = g.moved(g.scaled(g.moved(masses, 0, -foot), 1.0, -0.5), 0, foot)
    shape = g.intersection(shape, easel.sheet(foot, edge))
    deep = mix(mix((60, 84, 112), easel.air.light.shadow, 0.4), easel.air.sky[-1], 0.12)
    easel.fill(shape, fade(deep, deep, foot, edge, (0.42, 0.08)), "ground", "likeness of the city", role="water",
               tinted=False)  # fmt: skip
    bars = Path()
    for i in range(26):
        t = (i + rng.random()) / 26
        bars.addPath(land.wisp(rng.uniform(0, easel.w), foot + reach * t, unit * rng.uniform(0.06, 0.22),
                               unit * 0.0016 * (1 + 2 * t)))  # fmt: skip
    pale = mix(easel.air.sky[-1], (255, 255, 255), 0.3)
    easel.fill(bars, fade(pale, pale, foot, edge, (0.5, 0.4)), "ground", "bars of light", role="water", tinted=False)
    if easel.air.light.dark > 0.4:
        streaks = Path()
        for _ in range(round(40 * easel.w / unit)):
            x, long = rng.uniform(0, easel.w), reach * rng.uniform(0.2, 0.8)
            streaks.addOval(g.box(x, foot + 0.02 * reach, unit * rng.uniform(0.003, 0.008), long))
        easel.fill(streaks, fade(_LAMPLIGHT, _LAMPLIGHT, foot, edge, (0.7, 0.05)), "ground", "lights in the water",
                   role="light", tinted=False)  # fmt: skip


def _bank(easel: Easel, edge: float) -> None:
    """Flags toward the viewer behind a low wall of the bank, with a tree over one side."""
    h, unit, rng = easel.h, easel.unit, easel.grain
    paving = mix(_STONE, easel.air.glow, 0.12)
    easel.fill(easel.sheet(edge, h), fade(tone(paving, -0.03), tone(paving, 0.03), edge, h), "ground", "near bank",
               role="ground", depth=0.15)  # fmt: skip
    joints = Path()
    for r in range(1, 6):
        y = edge + (h - edge) * (r / 6) ** 1.5
        joints.moveTo(0, y)
        joints.lineTo(easel.w, y)
        for k in range(9):
            x = easel.w * (k + (0.5 if r % 2 else 0.0) + rng.uniform(-0.05, 0.05)) / 8
            joints.moveTo(x, edge + (h - edge) * ((r - 1) / 6) ** 1.5)
            joints.lineTo(0.5 * easel.w + (x - 0.5 * easel.w) * (1.02 + 0.02 * r), y)
    easel.fill(joints, tone(paving, -0.08), "ground", "joints", role="ground", width=0.0024 * unit)
    easel.fill(easel.sheet(edge - 0.022 * h, edge + 0.004 * h), tone(paving, 0.08), "ground", "coping", role="ground",
               depth=0.2)  # fmt: skip
    easel.fill(easel.sheet(edge + 0.004 * h, edge + 0.02 * h), tone(paving, -0.12), "ground", "shade of the wall",
               role="ground", depth=0.2)  # fmt: skip
    for share in (0.07, 0.93):
        easel.prop("street_lamp", share * easel.w, edge + 0.04 * h, 0.3 * unit)
    hand = 1 if easel.brief.side > 0 else -1
    easel.prop("bench", (0.5 + 0.24 * hand) * easel.w, edge + 0.1 * h, 0.1 * unit)
