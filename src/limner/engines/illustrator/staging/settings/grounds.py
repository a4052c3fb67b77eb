"""Tended land: the park, the farm, the garden."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import framing, land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import overhang, skylines
from limner.engines.illustrator.staging.settings.setting import place


@place(
    "park",
    seat="bench",
    horizons=(0.44, 0.54, 0.64),
    climate="wooded",
    neighbours="street, meadow, beach, garden",
    shows="tree, plant, grass, bush, flower, building, house, skyscraper",
    traits=("ranged", "seasonal", "tame", "turning", "canopied"),
)
def park(easel: Easel) -> None:
    """Lawn, a winding path, trees in rows, far roofs of the town."""
    colours = lay.greens(easel)
    sky.paint(easel)
    h, room = easel.h, easel.h - easel.horizon
    if easel.variant % 2 and easel.shown("building", "buildings", "city"):
        skylines.plane(easel, easel.horizon + 0.05 * room, 0.3 * h, 0.1 * easel.unit, 0.66)
    if easel.shown("tree", "trees"):
        crowns = land.treeline(easel.rng, easel.w, easel.horizon + 0.05 * room, 0.11 * h, "round")
        easel.fill(crowns, mix(colours.foliage[0], easel.air.haze, 0.4), "far", "far trees", role="far", depth=0.72)
    lay.hills(easel, colours)
    if easel.variant % 3 != 2:
        _path(easel, room)
    start = easel.horizon / h
    pale = room / h
    pine = easel.brief.season == "winter"
    lay.trees(easel, ("pine",) if pine else ("tree",), 5, start + 0.18 * pale, 0.2, () if pine else colours.foliage)
    easel.row(("street_lamp",), 3, easel.horizon + 0.34 * room, 0.2 * h, drop=0.005, vary=0.05)
    easel.row(("bench", "bush"), 2, easel.horizon + 0.38 * room, 0.075 * h, drop=0.005)
    lay.flank(easel, ("pine",) if pine else ("tree",), start + 0.5 * pale, 0.62, () if pine else colours.foliage)
    top = easel.horizon + 0.42 * room
    lay.light_on_ground(easel, colours.near, top)
    lay.tufts(easel, colours.blade, top, 36)
    lay.blooms(easel, colours.blooms, top, 14)
    if easel.brief.traits.framing:
        (overhang.leaves, framing.bushes, framing.grass)[easel.variant % 3](easel, colours.blade)


def _path(easel: Easel, room: float) -> None:
    """A path that winds from the lower edge into the distance."""
    w, y0 = easel.w, easel.horizon + 0.1 * room
    hand = 1 if easel.brief.side > 0 else -1
    end = w * (0.5 + 0.12 * hand)
    left = [
        (w * 0.18, easel.h + 9),
        (w * (0.5 - 0.1 * hand), y0 + 0.52 * room),
        (w * (0.5 + 0.13 * hand), y0 + 0.2 * room),
        (end, y0),
    ]
    right = [
        (end + w * 0.008, y0),
        (w * (0.55 + 0.14 * hand), y0 + 0.2 * room),
        (w * (0.66 - 0.08 * hand), y0 + 0.52 * room),
        (w * 0.74, easel.h + 9),
    ]
    sand = (232, 212, 172)
    track = g.smooth([(*left[0], "c"), *left[1:3], (*left[3], "c"), (*right[0], "c"), *right[1:3], (*right[3], "c")])
    easel.fill(
        track,
        fade(mix(sand, easel.air.haze, 0.2), tone(sand, -0.08), y0, easel.h),
        "ground",
        "path",
        role="ground",
        depth=0.3,
    )


@place(
    "farm",
    horizons=(0.44, 0.54, 0.64),
    climate="wooded",
    neighbours="meadow, village",
    shows="tree, plant, grass, bush, building, house, skyscraper, animal",
    mapped="tree, house",
    traits=("ranged", "seasonal", "tame"),
)
def farm(easel: Easel) -> None:
    """Fields in strips, a red barn, a fence, hills behind."""
    colours = lay.greens(easel)
    sky.paint(easel)
    lay.hills(easel, colours)
    room = easel.h - easel.horizon
    _crops(easel, colours, room)
    hand = -1 if easel.brief.side > 0 else 1
    _buildings(easel, hand, room)
    lay.trees(easel, ("tree", "bush"), 4, (easel.horizon + 0.2 * room) / easel.h, 0.15, colours.foliage)
    top = easel.horizon + 0.42 * room
    if easel.amount > 0.3 and easel.shown("fence"):
        rails(easel, easel.horizon + 0.42 * room, 0.075 * easel.unit)
    lay.light_on_ground(easel, colours.near, top)
    lay.tufts(easel, colours.blade, top, 44)
    lay.blooms(easel, colours.blooms[:2], top, 14)
    if easel.brief.traits.framing:
        (framing.grass, framing.bushes, overhang.leaves)[easel.variant % 3](easel, colours.blade)


def _buildings(easel: Easel, hand: int, room: float) -> None:
    """The barn, a windmill, a haystack, each at the first place where nobody stands before it."""
    if easel.amount <= 0.3:
        return
    pieces = (("barn", 0.28, 0.34), ("windmill", 0.25, -0.36), ("haystack", 0.09, 0.16))
    used: list[float] = []
    for name, size, first in pieces:
        for share in (first, -first, 1.25 * first, -1.25 * first, 0.6 * first, -0.6 * first):
            x = easel.w * (0.5 + share * hand)
            if any(abs(share - other) < 0.11 + size for other in used):
                continue
            if easel.prop(name, x, easel.horizon + 0.24 * room, size * easel.unit):
                used.append(share)
                break


def _crops(easel: Easel, colours: lay.Greens, room: float) -> None:
    """Strips of a field that converge behind the fence."""
    gold = mix(colours.middle, (236, 196, 96), 0.6)
    top, end = easel.horizon + 0.13 * room, easel.horizon + 0.36 * room
    strips = Path()
    vanish = easel.w * (0.5 + 0.3 * easel.brief.side)
    for i in range(-8, 9):
        x = vanish + i * easel.w * 0.16
        strips.addPath(
            g.polygon(
                [
                    (vanish + i * easel.w * 0.05, top),
                    (vanish + (i + 0.5) * easel.w * 0.05, top),
                    (x + easel.w * 0.1, end),
                    (x, end),
                ]
            )
        )
    easel.fill(
        strips,
        fade(mix(gold, easel.air.haze, 0.4), gold, top, end, (0.4, 0.9)),
        "ground",
        "crops",
        role="ground",
        depth=0.5,
    )


def rails(easel: Easel, y: float, height: float, colour: RGB = (236, 226, 210)) -> None:
    """A post-and-rail fence from edge to edge, open where a subject stands before it."""
    rails_path = Path()
    step = height * 1.15
    x = -step * easel.rng.random()
    while x < easel.w + step:
        rails_path.addPath(g.rect(x, y - height, height * 0.13, height * 1.04, height * 0.03))
        x += step
    for share in (0.82, 0.45):
        rails_path.addPath(g.rect(-4, y - height * share, easel.w + 8, height * 0.11))
    easel.fill(
        rails_path,
        fade(tone(colour, 0.02), tone(colour, -0.14), y - height, y),
        "middle",
        "fence",
        depth=0.4,
        back=0.45,
    )
