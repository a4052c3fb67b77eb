"""Woods: a clearing between trees, deep woods with shafts of light, snow on the pines in winter."""

from limner.drawing.colour import RGB, mix, tone
from limner.engines.illustrator.staging import framing, sky
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import overhang, thicket
from limner.engines.illustrator.staging.settings.from_above import woods
from limner.engines.illustrator.staging.settings.meadow import snow_cover
from limner.engines.illustrator.staging.settings.setting import Slab, place


@place(
    "forest",
    horizons=(0.46, 0.56, 0.64),
    climate="wooded",
    hours=("morning", "day", "sunset", "day", "morning", "dawn"),
    neighbours="meadow, mountains, lake",
    shows="tree, plant, grass, bush",
    above=woods.woods,
    mapped="tree, pine",
    slab=Slab((108, 160, 88), "pine tree bush"),
    traits=("ranged", "seasonal", "turning", "canopied"),
)
def draw(easel: Easel) -> None:
    """Leafage, or conifers by turns."""
    _wood(easel, pines=easel.brief.season == "winter" or easel.variant % 3 == 0)


@place(
    "pine forest",
    horizons=(0.46, 0.56, 0.64),
    climate="wooded",
    hours=("morning", "day", "sunset", "day", "morning", "dawn"),
    neighbours="forest, mountains",
    shows="tree, plant, grass, bush",
    above=woods.woods,
    mapped="tree, pine",
    slab=Slab((108, 160, 88), "pine pine bush"),
    traits=("ranged", "seasonal", "canopied"),
)
def pine_forest(easel: Easel) -> None:
    """Conifers."""
    _wood(easel, pines=True)


def _wood(easel: Easel, *, pines: bool) -> None:
    """Walls of wood about a glade, trees at both sides, the clearing, a dark frame."""
    colours = lay.greens(easel)
    winter = easel.brief.season == "winter"
    sky.paint(easel, clouds=pines and (easel.variant % 2 == 0 or easel.air.cover > 0.8))
    walls(easel, pines=pines)
    lay.hills(easel, colours, open_land=False)
    room = (easel.h - easel.horizon) / easel.h
    start = easel.horizon / easel.h
    names = ("pine",) if pines else ("tree",)
    foliage = () if winter or (pines and easel.brief.season != "autumn") else colours.foliage
    for spread in ((-0.02, 0.3), (0.7, 1.02)):
        lay.trees(easel, names, 2, start + 0.15 * room, 0.34, foliage, spread=spread)
        lay.trees(easel, names, 1 if pines else 0, start + 0.34 * room, 0.5, foliage, spread=spread)
    top = easel.horizon + 0.42 * (easel.h - easel.horizon)
    _floor(easel, colours, winter, top)
    if easel.brief.traits.framing:
        dark = (40, 62, 84) if winter else colours.blade
        (overhang.firs if pines else framing.canopy)(easel, dark)


def walls(easel: Easel, *, pines: bool) -> None:
    """Woods on both sides of a glade, conifers or leafage, and light that falls in."""
    gap, room = easel.w * (0.5 + 0.13 * easel.brief.side), easel.h - easel.horizon
    if easel.shown("tree", "trees"):
        (_conifers if pines else _leafage)(easel, lay.greens(easel), easel.horizon + 0.06 * room, gap)
    thicket.beams(easel, easel.horizon + 0.3 * room, gap)


_BARK: RGB = (104, 82, 66)


def _conifers(easel: Easel, colours: lay.Greens, foot: float, gap: float) -> None:
    """Four planes of conifers that rise toward the sides, over a range now and then."""
    if easel.variant % 4 == 2:
        lay.mountains(easel, lay.palette("8a94be")[0], 3, 0.4, snow=True, depth=0.85)
    winter, h = easel.brief.season == "winter", easel.h
    wood = (104, 130, 158) if winter else tone(mix(colours.blade, colours.foliage[0], 0.4), -0.05)
    for share, low, high, depth in (
        (0.66, 0.1, 0.44, 0.7), (0.46, 0.08, 0.42, 0.55), (0.26, 0.06, 0.38, 0.4), (0.08, 0.035, 0.28, 0.28),
    ):  # fmt: skip
        thicket.conifers(easel, mix(wood, easel.air.haze, share), foot, (low * h, high * h), gap, depth)


def _leafage(easel: Easel, colours: lay.Greens, foot: float, gap: float) -> None:
    """The glow of a glade between walls of leaves, and stems in three planes under the roof of the wood."""
    h, haze = easel.h, easel.air.haze
    blossoming = easel.brief.season == "spring"
    leaf = mix(colours.foliage[-1], colours.blade if blossoming else colours.foliage[0], 0.4)
    deep = tone(colours.blade, -0.03)
    light = mix(mix(colours.far, leaf, 0.35), haze, 0.3)
    back = fade(mix(deep, light, 0.4), light, 0, foot, (0.9, 0.85))
    easel.fill(easel.sheet(0, foot), back, "far", "depth of the wood", role="far", depth=0.45)
    if not easel.air.hidden:
        glow = halo(gap, 0.64 * easel.horizon, 0.46 * easel.unit, mix(easel.air.glow, light, 0.2), 0.85, (0.8, 1.1))
        easel.glow(glow, "far", "light in the glade")
    bark = mix(_BARK, mix(deep, easel.air.light.shadow, 0.4), 0.25)
    for share, low, high, tint, stems, thick in (
        (0.52, 0.07, 0.34, light, 9, 0.009), (0.32, 0.05, 0.28, leaf, 6, 0.016),
        (0.1, 0.03, 0.2, mix(leaf, deep, 0.5), 3, 0.03),
    ):  # fmt: skip
        thicket.stems(easel, mix(bark, mix(light, haze, 0.3), share), foot, stems, thick, gap)
        thicket.leaves(easel, mix(tint, haze, 0.6 * share), foot, (low * h, high * h), gap)


def _floor(easel: Easel, colours: lay.Greens, winter: bool, top: float) -> None:
    lay.light_on_ground(easel, colours.near, top)
    if winter:
        snow_cover(easel, colours)
        return
    lay.tufts(easel, colours.blade, top, 40)
    lay.blooms(easel, colours.blooms[:2], top, 14)
    h = easel.h
    easel.row(("mushroom", "bush", "log", "rock"), 3, 0.86 * h, 0.07 * h, vary=0.2)
