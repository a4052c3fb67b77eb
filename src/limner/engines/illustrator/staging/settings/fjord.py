"""A fjord: walls of rock that fall into deep water on both sides, one behind the other."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import shore
from limner.engines.illustrator.staging.settings.setting import Slab, place

_ROCK: RGB = (104, 112, 122)
_WATER: tuple[RGB, RGB] = ((120, 158, 166), (36, 78, 96))
_WALLS = ((0.08, 0.3, 0.62), (0.18, 0.42, 0.4), (0.3, 0.56, 0.14))
"""Pairs of walls from far to near: half the gap as a share of the width, height of the canvas, haze."""


@place(
    "fjord",
    footing="lake",
    horizons=(0.5, 0.56, 0.62),
    beyond=shore.BANK,
    climate="open",
    neighbours="lake, mountains",
    frame="cave",
    near=(70, 84, 96),
    other="rock",
    shows="water, rock, mountain",
    slab=Slab((92, 176, 204), "rock pine"),
    traits=("seasonal", "swept", "waterside"),
)
def draw(easel: Easel) -> None:
    """Snow far off, three pairs of walls that come nearer, falls on them, still water; a bank where somebody stands."""
    sky.paint(easel)
    lay.mountains(easel, (132, 144, 172), 3, 0.26, snow=True, depth=0.92)
    for row, (gap, tall, veil) in enumerate(_WALLS):
        for hand in (-1, 1):
            _wall(easel, hand, (gap, tall * easel.h * easel.rng.uniform(0.82, 1.05), veil), row)
    lay.water(easel, easel.horizon, easel.h, *_WATER)
    _mirrored(easel)
    if any(box.bottom > 0 for box in easel.taken) and not easel.afloat:
        shore.near_bank(easel, lay.greens(easel))


_EDGE = ((0.0, 0.0), (0.015, 0.22), (0.05, 0.4), (0.06, 0.62), (0.12, 0.8), (0.2, 0.96))
"""A wall's outline from the water up: beyond the gap, and up its height."""


def _wall(easel: Easel, hand: int, wall: tuple[float, float, float], row: int) -> None:
    """A steep side with grass on its shoulder, ledges and a thin fall."""
    (gap, tall, veil), rng, foot = wall, easel.rng, easel.horizon + (0.01 + 0.012 * row) * easel.h
    depth = 0.9 * veil

    def at(x: float, y: float) -> Point:
        return (0.5 + hand * (gap + x)) * easel.w, foot - y * tall

    shoulder = [at(0.36, 1.06), at(0.75 - gap, 1.16), at(0.75 - gap, 0.0)]
    body = g.polygon([*(at(x + rng.uniform(-0.008, 0.008), y) for x, y in _EDGE), *shoulder])
    hue = tone(mix(_ROCK, easel.air.haze, veil), 0.03 if (hand > 0) == (easel.brief.side < 0) else -0.06)
    rock = fade(tone(hue, 0.05), tone(hue, -0.07), foot - tall, foot)
    easel.fill(body, rock, "far", "cliff", role="far", depth=depth, back=-row)
    ledges = Path()
    for _ in range(12):
        x, y = rng.uniform(0.02, 0.5), rng.uniform(0.05, 0.9)
        ledges.addPath(g.polygon([at(x, y), at(x + 0.05, y + 0.02), at(x + 0.07, y - 0.1), at(x + 0.02, y - 0.13)]))
    cracked = g.intersection(ledges, body)
    easel.fill(cracked, tone(hue, -0.07), "far", "ledges", role="far", depth=depth, back=-row)
    green = mix(lay.greens(easel).middle, easel.air.haze, veil + 0.1)
    turf = g.difference(body, g.moved(body, 0, 0.09 * tall))
    easel.fill(turf, green, "far", "turf", role="far", depth=depth, back=-row)
    if row and (row + hand) % 2:
        course = ((0.17, 0.9, 0.004), (0.13, 0.5, 0.006), (0.11, 0.02, 0.011))
        fall = g.intersection(g.limb([(*at(x, y), wide * easel.unit) for x, y, wide in course]), body)
        easel.fill(fall, (238, 246, 250), "far", "waterfall", role="far", depth=0.5 * veil, back=-row - 0.1)


def _mirrored(easel: Easel) -> None:
    """The dark of the walls in the water at both sides, broken into strips."""
    dark = mix(_ROCK, _WATER[1], 0.5)
    for hand in (0.12, 0.88):
        strips = Path()
        for i in range(8):
            y = easel.horizon + easel.h * (0.016 + 0.03 * i)
            strips.addPath(land.wisp(easel.w * hand, y, easel.w * (0.5 - 0.03 * i), 0.02 * easel.h))
        paint = fade(dark, dark, easel.horizon, easel.horizon + 0.26 * easel.h, (0.5, 0.1))
        easel.fill(strips, paint, "ground", "reflection", role="water")
