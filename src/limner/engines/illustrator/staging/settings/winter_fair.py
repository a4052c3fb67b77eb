"""The Christmas market: huts under snow with warm light in them, a great tree, bulbs over the square."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts import booths, ranges
from limner.engines.illustrator.staging.settings.setting import place

_ROOFS = lay.palette("8a3a34 5f4a3c 3f5a4a 74503a")
_SNOW: RGB = (232, 238, 250)
_HUTS = ((0.2, 0.1, 0.13), (0.82, 0.12, 0.14), (0.36, 0.03, 0.09), (0.1, 0.46, 0.23), (0.93, 0.52, 0.25))
"""Of each hut: x, how far its foot is below the horizon, and half its width over the canvas's length."""


@place(
    "christmas market",
    horizons=(0.46, 0.5, 0.54),
    climate="winter",
    hours=("night", "dusk", "night", "dusk"),
    neighbours="street",
    frame="",
    shows="market stall, stall, house, tree",
    holds="shop, christmas_tree",
    traits=("swept", "tame", "selling"),
)
def draw(easel: Easel) -> None:
    """Houses in the dark, huts at both sides that come nearer, the tree, snow that shines with their light."""
    sky.paint(easel)
    ranges.town(0.26, 0.15)(easel)
    h, horizon = easel.h, easel.horizon
    snow = mix(_SNOW, easel.air.light.shadow, 0.12)
    easel.fill(easel.sheet(horizon, h), fade(tone(snow, -0.06), snow, horizon, h), "ground", "snow", role="ground",
               depth=0.2)  # fmt: skip
    drifts = land.patches(easel.rng, easel.w, horizon + 0.08 * h, h, 26, 0.09 * easel.unit)
    easel.fill(drifts, tone(snow, -0.035), "ground", "trodden snow", role="ground", depth=0.2)
    _tree(easel)
    for i, (x, y, half) in enumerate(_HUTS):
        at = (x * easel.w, horizon + y * (h - horizon))
        hut = booths.Booth(at, half * easel.unit, _ROOFS[i % 4], easel.brief.wares, winter=True, back=1.0 - 0.18 * i)
        booths.booth(easel, hut)
        pool = halo(at[0], at[1] + 0.03 * h, 1.5 * half * easel.unit, (255, 206, 130), 0.34, (1.0, 0.3))
        easel.glow(pool, "ground", "light on the snow")
    _bulbs(easel)


def _tree(easel: Easel) -> None:
    """The tree of the square behind everybody."""
    if not easel.shown("christmas_tree", "christmas tree"):
        return
    x, foot = (0.5 + 0.08 * easel.brief.side) * easel.w, easel.horizon + 0.09 * (easel.h - easel.horizon)
    tall = 0.46 * easel.unit
    easel.glow(halo(x, foot - 0.5 * tall, 0.8 * tall, (255, 214, 140), 0.4), "far", "glow of the tree")
    easel.prop("christmas_tree", x, foot, tall, depth=0.06, force=True, flip=False, back=2.0)


def _bulbs(easel: Easel) -> None:
    """Strings of bulbs that cross over the square."""
    if not easel.shown("light", "lights"):
        return
    w, h, bulbs = easel.w, easel.h, Path()
    for y, sag in ((0.1, 0.1), (0.19, 0.07)):
        points = [(w * i / 22, h * (y + sag * (1 - (2 * i / 22 - 1) ** 2))) for i in range(23)]
        easel.fill(g.line(points), (70, 62, 66), "far", "line", width=0.0025 * easel.unit, back=-4.0)
        for x, level in points:
            bulbs.addPath(g.ellipse(x, level + 0.008 * easel.unit, 0.0075 * easel.unit))
    easel.fill(bulbs, (255, 226, 150), "far", "string of lights", role="light", tinted=False, back=-4.1)
