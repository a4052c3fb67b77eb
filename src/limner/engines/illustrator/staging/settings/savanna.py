"""Savanna: golden grass to the horizon, acacias, a kopje."""

from limner.drawing.colour import mix
from limner.engines.illustrator.staging import framing, land, sky
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_GRASS = (
    lay._greens("e6cf8e d6b264 c0953f 8f6c2c", "7f9444 96a04c 6c8040", "fff0b0 e0a850 ffffff"),
    lay._greens("dcc98a c2a95a a68c3e 6f6a2c", "6f8c40 8ca04c 5c7838", "fff0b0 d8b050 ffffff"),
)


@place(
    "savanna",
    horizons=(0.46, 0.58, 0.70),
    climate="hot",
    hours=("sunset", "day", "dawn", "day", "morning"),
    neighbours="desert, meadow",
    near=(120, 96, 60),
    shows="plant",
    traits=("barren", "warm"),
)
def draw(easel: Easel) -> None:
    """Low hills, flat-topped trees in two rows, tall grass before."""
    colours = _GRASS[easel.variant % 2]
    sky.paint(easel)
    if easel.variant % 3 == 0:
        lay.mountains(easel, (146, 128, 150), 1, 0.22, snow=True, depth=0.92)
    lay.hills(easel, colours)
    room = (easel.h - easel.horizon) / easel.h
    start = easel.horizon / easel.h
    line = land.treeline(easel.rng, easel.w, easel.horizon + 0.05 * room * easel.h, 0.028 * easel.h, "round", 0.5)
    if easel.shown("tree", "trees"):
        easel.fill(line, mix((112, 116, 70), easel.air.haze, 0.5), "far", "far bush", role="far", depth=0.8)
    lay.trees(easel, ("acacia",), 4, start + 0.16 * room, 0.15)
    lay.flank(easel, ("acacia",), start + 0.4 * room, 0.42)
    top = easel.horizon + 0.4 * room * easel.h
    lay.light_on_ground(easel, colours.near, top)
    lay.tufts(easel, colours.blade, top, 70, 0.04)
    easel.row(("rock", "bush"), 3, (start + 0.6 * room) * easel.h, 0.06 * easel.h)
    if easel.brief.traits.framing:
        (framing.grass, framing.shelf, framing.grass)[easel.variant % 3](easel, colours.blade)
