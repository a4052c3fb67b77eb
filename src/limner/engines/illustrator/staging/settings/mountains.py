"""High country: ranges behind one another, a lake or a pass between, pines and boulders before."""

from limner.drawing.colour import mix
from limner.engines.illustrator.staging import framing, land, sky
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import overhang
from limner.engines.illustrator.staging.settings.from_above import relief
from limner.engines.illustrator.staging.settings.meadow import snow_cover
from limner.engines.illustrator.staging.settings.setting import Slab, place

_ROCK = lay.palette("8794bd 9b8fb4 7f9bb0")


@place(
    "mountains",
    horizons=(0.48, 0.58, 0.68),
    climate="open",
    hours=("day", "dawn", "morning", "day", "sunset"),
    neighbours="meadow, lake, forest",
    frame="cave",
    near=(84, 96, 116),
    shows="mountain",
    above=relief.relief,
    mapped="mountain",
    slab=Slab((140, 170, 110), "pine rock"),
    traits=("ranged", "seasonal"),
)
def draw(easel: Easel) -> None:
    """Two ranges, a belt of woods, alpine ground."""
    colours = lay.greens(easel)
    winter = easel.brief.season == "winter"
    rock = _ROCK[easel.variant % 3]
    sky.paint(easel)
    lay.mountains(easel, mix(rock, easel.air.haze, 0.4), 4, 0.42, snow=True, depth=0.95)
    lay.mountains(easel, rock, 2 + easel.variant % 2, 0.30, snow=True, depth=0.78, base=0.03 * easel.h)
    room = easel.h - easel.horizon
    if easel.variant % 3 == 0 and not (easel.knoll or easel.way):
        shore = easel.horizon + 0.02 * easel.h
        lay.water(easel, shore, easel.h, mix(rock, easel.air.sky[-1], 0.4), (92, 140, 170))
        near = land.slope(easel.w, easel.horizon + 0.3 * room, easel.horizon + 0.42 * room, 0.03 * room, easel.h + 9)
        lay.layer(easel, near, colours.near, easel.horizon + 0.3 * room, easel.h, 0.15, "shore", drop=0.13)
    else:
        lay.hills(easel, colours)
    line = land.treeline(easel.rng, easel.w, easel.horizon + 0.07 * room, 0.09 * easel.h, "pine")
    if easel.shown("tree", "trees"):
        easel.fill(line, mix((62, 100, 96), easel.air.haze, 0.38), "far", "pine belt", role="far", depth=0.72)
    start = easel.horizon / easel.h
    lay.trees(easel, ("pine",), 5, start + 0.34 * room / easel.h, 0.22, ())
    easel.row(("rock",), 4, start * easel.h + 0.62 * room, 0.06 * easel.h)
    top = easel.horizon + 0.42 * room
    if winter:
        snow_cover(easel, colours)
    else:
        lay.tufts(easel, colours.blade, top, 40)
        lay.blooms(easel, colours.blooms, top, 18)
    if easel.brief.traits.framing:
        (framing.rocks, overhang.firs, framing.grass)[easel.variant % 3](
            easel, (70, 84, 90) if not winter else (52, 74, 96)
        )
