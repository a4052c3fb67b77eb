"""High over a town: roofs and towers far below in the haze, clouds between them and whoever flies there."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place
from limner.engines.illustrator.staging.settings.townscapes import streets

_WALLS = lay.palette("8c9ab8 7a88a8 a08ca0 6f86a0 94a0b0")
_LIT: RGB = (255, 214, 138)
_ROWS = ((0.0, 0.13, 0.05, 0.6), (0.26, 0.19, 0.075, 0.36), (0.6, 0.26, 0.11, 0.14))
"""Of each row of houses from far to near: how far down it stands, its height over the canvas's, the breadth of a house,
and how much of it the haze takes."""
_DUSKY = 0.3


@place(
    "over town",
    footing="air",
    horizons=(0.6, 0.66, 0.72),
    climate="aloft",
    neighbours="sky",
    frame="",
    shows="building, house, skyscraper, tower",
    traits=("aloft",),
)
def over_town(easel: Easel) -> None:
    """A wide sky; below it three rows of roofs, or those of the region that is named, and wisps of cloud."""
    sky.paint(easel)
    style, room = streets.town(easel), easel.h - easel.horizon
    ground = mix((92, 104, 128), easel.air.haze, 0.45)
    easel.fill(easel.sheet(easel.horizon), fade(mix(ground, easel.air.haze, 0.5), ground, easel.horizon, easel.h),
               "far", "town", role="far", depth=0.5)  # fmt: skip
    if style is not None:
        streets.skyline(easel, style)
    for i, (lift, tall, wide, veil) in enumerate(_ROWS):
        base = easel.horizon + (lift + 0.16) * room
        if style is not None and i:
            streets.houses(easel, style, base + 0.12 * room, size=0.5 + 0.2 * i, depth=0.6 - 0.2 * i)
        elif style is None:
            _row(easel, base, tall * easel.h, wide * easel.unit, veil)
        _clouds(easel, base + 0.06 * room, i)


def _row(easel: Easel, base: float, tall: float, wide: float, veil: float) -> None:
    """Houses and towers from side to side, their roofs lit from above and their windows after dark."""
    rng, unit = easel.rng, easel.unit
    masses: list[Path] = [Path(), Path(), Path()]
    tops, panes = Path(), Path()
    for k, (x, y, broad, high) in enumerate(land.skyline(rng, easel.w, base, tall, wide)):
        house = g.rect(x, y, broad, high + easel.h)
        if k % 4 == 1:
            house = g.union(house, g.polygon([(x, y + 1), (x + 0.5 * broad, y - 0.5 * broad), (x + broad, y + 1)]))
        elif k % 5 == 3:
            house = g.joined(house, g.rect(x + 0.46 * broad, y - 0.16 * tall, 0.06 * broad, 0.17 * tall))
        masses[k % 3].addPath(house)
        tops.addPath(g.rect(x, y, broad, 0.012 * unit))
        size = 0.14 * broad
        for row in range(int(high / (2.4 * size)) + 2):
            for column in range(3):
                if rng.random() < _SHOWN:
                    panes.addPath(
                        g.rect(x + broad * (0.16 + 0.27 * column), y + (1.2 + 2.2 * row) * size, size, 1.2 * size)
                    )
    for k, mass in enumerate(masses):
        hue = mix(_WALLS[(k + easel.variant) % len(_WALLS)], easel.air.haze, veil)
        easel.fill(mass, fade(tone(hue, 0.03), mix(hue, easel.air.haze, 0.35), base - tall, base + tall), "far",
                   "buildings", role="far", depth=veil)  # fmt: skip
    wall = mix(_WALLS[easel.variant % len(_WALLS)], easel.air.haze, veil)
    easel.fill(tops, tone(wall, 0.1), "far", "roofs", role="far", depth=veil)
    lit = easel.air.light.dark > _DUSKY
    easel.fill(panes, mix(_LIT, easel.air.haze, 0.5 * veil) if lit else tone(wall, -0.1), "far", "windows",
               role="light" if lit else "far", tinted=not lit, depth=veil)  # fmt: skip


_SHOWN = 0.6
"""The share of the windows that are seen."""


def _clouds(easel: Easel, y: float, row: int) -> None:
    """Wisps that drift over the roofs."""
    if not easel.shown("cloud", "clouds"):
        return
    air, rng = easel.air, easel.rng
    lit = mix(air.cloud, air.haze, max(0.4 - 0.15 * row, 0.0))
    for k in range(2):
        x, wide = easel.w * (rng.uniform(0.0, 0.4) + 0.55 * k), easel.unit * rng.uniform(0.24, 0.4) * (1 + 0.25 * row)
        puff = land.cloud(rng, x, y, wide, 0.24)
        easel.fill(puff, fade(lit, mix(lit, air.cloud_shade, 0.5), y - 0.2 * wide, y, (0.9, 0.25)), "ground", "cloud",
                   role="cloud", tinted=False)  # fmt: skip
