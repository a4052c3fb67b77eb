"""Open land: a meadow, a field, snow-covered country in winter."""

from limner.drawing.colour import mix
from limner.engines.illustrator.staging import framing, land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import overhang
from limner.engines.illustrator.staging.settings.setting import place


@place(
    "meadow",
    climate="wooded",
    neighbours="mountains, forest, lake",
    shows="tree, plant, grass, bush, flower",
    mapped="tree, house",
    traits=("ranged", "seasonal", "canopied"),
)
def draw(easel: Easel) -> None:
    """Hills in three planes; a range, far woods or a lone tree behind, flowers or drifts before."""
    colours = lay.greens(easel)
    winter = easel.brief.season == "winter"
    sky.paint(easel)
    kind = easel.variant % 4
    if kind in (0, 3):
        lay.mountains(easel, lay.palette("8d9cc4")[0], 3 if kind else 5, 0.20, snow=True, depth=0.85)
    lay.hills(easel, colours)
    _woods(easel, colours, winter)
    top = easel.horizon + 0.4 * (easel.h - easel.horizon)
    lay.light_on_ground(easel, colours.near, top)
    if winter:
        snow_cover(easel, colours)
    else:
        lay.tufts(easel, colours.blade, top, 46)
        lay.blooms(easel, colours.blooms, top, 26 if kind != 2 else 48)
    if easel.brief.traits.framing:
        _frame(easel, colours, winter, kind)


def _woods(easel: Easel, colours: lay.Greens, winter: bool) -> None:
    room = (easel.h - easel.horizon) / easel.h
    start = easel.horizon / easel.h
    names = ("pine",) if winter else ("tree", "bush", "tree")
    pose = "pine" if winter else "round"
    line = land.treeline(easel.rng, easel.w, easel.horizon + 0.06 * room * easel.h, 0.07 * easel.h, pose)
    if easel.shown("tree", "trees") and easel.variant % 2 == 0:
        easel.fill(
            line,
            mix(colours.blade if not winter else (110, 134, 160), easel.air.haze, 0.45),
            "far",
            "far woods",
            role="far",
            depth=0.8,
        )
    lay.trees(easel, names, 6, start + 0.16 * room, 0.15, colours.foliage if not winter else ())
    lay.flank(
        easel, ("pine",) if winter else ("tree",), start + 0.45 * room, 0.5, colours.foliage if not winter else ()
    )


def snow_cover(easel: Easel, colours: lay.Greens) -> None:
    """Drifts with blue shadows."""
    top = easel.horizon + 0.45 * (easel.h - easel.horizon)
    for colour, count, size, name in (
        (colours.blade, 9, 0.2, "drifts"),
        (mix(colours.near, (255, 255, 255), 0.5 - 0.3 * easel.air.light.dark), 8, 0.15, "bright snow"),
    ):
        spots = land.patches(easel.rng, easel.w, top, easel.h, count, easel.unit * size)
        easel.fill(spots, fade(colour, colour, top, easel.h, (0.4, 0.65)), "ground", name, role="ground", tinted=False)


def _frame(easel: Easel, colours: lay.Greens, winter: bool, kind: int) -> None:
    if winter:
        overhang.firs(easel, (52, 74, 96))
        return
    (framing.grass, overhang.leaves, framing.bushes, framing.grass)[kind](easel, colours.blade)
