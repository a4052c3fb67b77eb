"""Islands from above: sand and palms in rings of shallow water."""

import math

from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Solid
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import pieces as seen

_SEA: RGB = (24, 124, 172)
_ISLANDS = ((0.5, 0.46, 0.25), (0.16, 0.78, 0.11), (0.84, 0.8, 0.13), (0.82, 0.16, 0.1), (0.14, 0.2, 0.08))
"""The great one in the middle and the others: where, and their radius."""


def islands(easel: Easel) -> None:
    """A great island and lesser ones about it, with crowns of palms and the sea's long swells."""
    seen.base_sheet(easel, _SEA, "sea", "water")
    swells = land.ripples(easel.rng, easel.w, 0, easel.h, 60, 0.2 * easel.unit)
    easel.fill(swells, Solid((255, 255, 255), 0.2), "ground", "swells", role="water")
    wood = mix(lay.greens(easel).blade, (84, 138, 92), 0.4)
    for x, y, r in _ISLANDS:
        seen.isle(easel, x, y, r, sand=(240, 218, 170), wood=wood, shallows=(104, 204, 210))
    greens = tuple(mix(hue, (70, 140, 80), 0.4) for hue in lay.greens(easel).foliage)
    for x, y, r in _ISLANDS:
        reach = 0.62 * r * easel.unit

        def within(a: float, b: float, x: float = x, y: float = y, reach: float = reach) -> bool:
            return math.hypot(a - x * easel.w, b - y * easel.h) < reach

        seen.crowns(
            easel,
            seen.scattered(easel, round(4000 * r * r + 400 * r), (0.018, 0.032), within),
            (*greens, tone(greens[0], -0.05)),
        )
