"""Half above and half under water: the sky, a boat's hull at the surface, the deep below it."""

from limner.drawing.display import Linear, Stop
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import underwater
from limner.engines.illustrator.staging.settings.setting import place


@place(
    "waterline",
    footing="depths",
    horizons=(0.36, 0.40, 0.44),
    surface=True,
    climate="shore",
    frame="",
    traits=("waterside",),
)
def draw(easel: Easel) -> None:
    """The surface is at the horizon; what lies below it is seen through clear water."""
    sky.paint(easel)
    water, top, h = underwater.depths(easel), easel.horizon, easel.h
    surface = land.ridge(easel.rng, easel.w, top, 0.009 * h, h + 9, 6)
    stops = tuple(Stop(offset, colour) for offset, colour in zip((0.0, 0.25, 0.65, 1.0), water, strict=True))
    easel.fill(surface, Linear((0, top), (0, h), stops), "far", "water", role="water", tinted=False, back=-9.0)
    underwater.bottom(easel, water)
    veil = Linear(
        (0, top), (0, top + 0.16 * h), (Stop(0, water[1], 0.55), Stop(0.4, water[1], 0.25), Stop(1, water[1], 0.0))
    )
    easel.fill(surface, veil, "near", "surface", role="water", tinted=False)
    crest = Linear(
        (0, top - 0.01 * h), (0, top + 0.02 * h), (Stop(0, (255, 255, 255), 0.9), Stop(1, (255, 255, 255), 0.5))
    )
    easel.fill(surface, crest, "near", "crest", role="water", tinted=False, width=0.004 * easel.unit)
