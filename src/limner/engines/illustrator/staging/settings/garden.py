"""The garden: a hedge or a fence, flowers, a path of stones, a pond or beds, and a border close by."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import framing, land, sky
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import overhang
from limner.engines.illustrator.staging.settings.setting import place

_BORDERS = (("tulip", "flower"), ("sunflower", "lavender"), ("flower", "rose", "lavender"))
_STONE: RGB = (204, 196, 186)


@place(
    "garden",
    seat="bench",
    horizons=(0.44, 0.52, 0.60),
    climate="wooded",
    neighbours="meadow, park",
    shows="tree, plant, grass, bush, flower",
    traits=("close", "seasonal", "tame", "turning", "canopied"),
)
def draw(easel: Easel) -> None:
    """Beds of flowers before a hedge or a picket fence, a house's corner or trees behind."""
    colours = lay.greens(easel)
    sky.paint(easel)
    h, room = easel.h, easel.h - easel.horizon
    if easel.shown("tree", "trees"):
        crowns = land.treeline(easel.rng, easel.w, easel.horizon + 0.05 * room, 0.15 * h, "round")
        easel.fill(crowns, mix(colours.foliage[0], easel.air.haze, 0.42), "far", "far trees", role="far", depth=0.75)
    lay.hills(easel, colours)
    if easel.variant % 2 and easel.shown("fence"):
        _pickets(easel, easel.horizon + 0.2 * room, 0.11 * easel.unit)
    else:
        hedge = land.treeline(easel.rng, easel.w, easel.horizon + 0.2 * room, 0.09 * h, "round", 1.5)
        easel.fill(
            hedge,
            fade(tone(colours.blade, 0.05), colours.blade, easel.horizon, easel.horizon + 0.2 * room),
            "far",
            "hedge",
            role="prop",
            depth=0.5,
        )
    lay.flank(easel, ("tree",), (easel.horizon + 0.3 * room) / h, 0.6, colours.foliage)
    top = easel.horizon + 0.3 * room
    lay.light_on_ground(easel, colours.near, top)
    lay.tufts(easel, colours.blade, top, 40)
    lay.blooms(easel, colours.blooms, top, 40)
    if easel.brief.season != "winter" and easel.shown("flower", "flowers"):
        kinds = _BORDERS[easel.variant % 3]
        for share, size, count in ((0.26, 0.07, 11), (0.36, 0.09, 9)):
            easel.row(kinds, count, easel.horizon + share * room, size * h, drop=0.008, shadow=False)
    (_stones, _pond, _beds)[easel.variant % 3](easel, room)
    _border(easel)
    if easel.brief.traits.framing:
        (framing.bushes, overhang.leaves, framing.grass)[easel.variant % 3](easel, colours.blade)


def _pickets(easel: Easel, y: float, height: float) -> None:
    fence = Path()
    wide = height * 0.2
    for i in range(round(easel.w / (wide * 1.55)) + 1):
        x = i * wide * 1.55
        fence.addPath(
            g.polygon(
                [
                    (x, y),
                    (x, y - height * 0.86),
                    (x + wide / 2, y - height),
                    (x + wide, y - height * 0.86),
                    (x + wide, y),
                ]
            )
        )
    for share in (0.7, 0.3):
        fence.addPath(g.rect(-4, y - height * share, easel.w + 8, height * 0.1))
    easel.fill(
        fence, fade((252, 250, 246), (218, 220, 226), y - height, y), "middle", "picket fence", depth=0.5, back=0.6
    )


def _stones(easel: Easel, room: float) -> None:
    """Stepping stones that wind from the lower edge to the back, growing toward the viewer."""
    hand = 1 if easel.brief.side > 0 else -1
    stones, shades = Path(), Path()
    for i in range(11):
        t = i / 10
        y = easel.h * 1.0 - 0.66 * room * t**0.8
        wide = easel.unit * (0.085 - 0.066 * t**0.8)
        x = easel.w * (0.5 + 0.2 * hand * math.sin(2.6 * t + 0.4) + 0.012 * (i % 2))
        stone = g.ellipse(x, y, wide * easel.rng.uniform(0.9, 1.1), wide * 0.36)
        stones.addPath(stone)
        shades.addPath(g.moved(stone, 0, wide * 0.1))
    top = easel.h - 0.66 * room
    easel.fill(shades, tone(_STONE, -0.25), "ground", "stones' shade", role="ground", depth=0.15)
    easel.fill(
        stones,
        fade(tone(_STONE, -0.02), tone(_STONE, 0.04), top, easel.h),
        "ground",
        "stones",
        role="ground",
        depth=0.1,
    )


def _pond(easel: Easel, room: float) -> None:
    """A pond with a rim of stones and lily pads, on the freer side; beds where nobody leaves room for it."""
    rng, unit = easel.rng, easel.unit
    hand = -1 if sum(b.centre[0] for b in easel.taken) > 0.5 * easel.w * len(easel.taken) else 1
    x, y, rx = easel.w * (0.5 + 0.27 * hand), easel.h - 0.26 * room, 0.25 * unit
    ry = 0.3 * rx
    if any(abs(b.bottom - y) < 1.6 * ry and b.left < x + 1.1 * rx and b.right > x - 1.1 * rx for b in easel.taken):
        _beds(easel, room)
        return
    far, near = lay.reflecting(easel, (150, 208, 214), (64, 140, 168))[0], (64, 140, 168)
    easel.fill(
        g.ellipse(x, y, rx * 1.08, ry * 1.14), tone(_STONE, -0.16), "ground", "pond's rim", role="ground", depth=0.12
    )
    easel.fill(g.ellipse(x, y, rx, ry), fade(far, near, y - ry, y + ry), "ground", "pond", role="water", depth=0.1)
    stones = g.joined(
        *(
            g.ellipse(
                x + 1.06 * rx * math.cos(a),
                y + 1.1 * ry * math.sin(a),
                0.034 * unit * rng.uniform(0.7, 1.2),
                0.02 * unit,
            )
            for a in (math.tau * i / 22 for i in range(22))
        )
    )
    easel.fill(
        stones, fade(tone(_STONE, 0.03), tone(_STONE, -0.06), y - ry, y + ry), "ground", "pond's stones", depth=0.1
    )
    for _ in range(6):
        a, d = rng.uniform(0, math.tau), rng.uniform(0.15, 0.78)
        px, py, r = x + d * rx * math.cos(a), y + d * ry * math.sin(a), 0.03 * unit * rng.uniform(0.7, 1.2)
        easel.fill(g.ellipse(px, py, r, 0.36 * r), (92, 158, 92), "ground", "lily pad", depth=0.1)
        if rng.random() < 0.5:
            bloom = g.joined(
                *(g.ellipse(px + 0.2 * r * k, py - 0.3 * r, 0.16 * r, 0.34 * r, 24 * k) for k in (-1, 0, 1))
            )
            easel.fill(bloom, (248, 196, 214), "ground", "lily", depth=0.1)


def _beds(easel: Easel, room: float) -> None:
    """Two beds of dark soil with rows of green, and a can to water them."""
    soil: RGB = (112, 84, 66)
    middle = easel.w / 2
    for k, (y, tall) in enumerate(((easel.h - 0.5 * room, 0.09 * room), (easel.h - 0.3 * room, 0.13 * room))):
        for hand in (-1, 1):
            inner, outer = 0.09 * easel.unit * (1 + 0.3 * k), 0.62 * max(easel.w, easel.unit) * (1 + 0.2 * k)
            bed = g.polygon(
                [
                    (middle + hand * inner, y), (middle + hand * outer, y),
                    (middle + hand * outer * 1.1, y + tall), (middle + hand * inner * 1.16, y + tall),
                ]
            )  # fmt: skip
            easel.fill(
                bed, fade(tone(soil, 0.03), tone(soil, -0.05), y, y + tall), "ground", "bed", role="ground", depth=0.2
            )
            _sprouts(
                easel,
                middle + hand * inner * 1.1,
                middle + hand * outer,
                y + 0.6 * tall,
                0.055 * easel.unit * (1 + 0.45 * k),
            )
    easel.prop("watering_can", middle + 0.17 * easel.unit, easel.h - 0.17 * room, 0.1 * easel.h, depth=0.1)


def _sprouts(easel: Easel, start: float, end: float, y: float, size: float) -> None:
    """A row of leafy plants, left out where a subject stands."""
    colours = lay.greens(easel)
    number = round(abs(end - start) / (1.5 * size))
    rows = Path()
    for i in range(number):
        x = start + (end - start) * (i + 0.5) / number
        if not any(Box(x - size, y - size, x + size, y).overlaps(b) for b in easel.taken):
            for turn in (-46, -16, 16, 46):
                rows.addPath(land.leaf(x, y, size * easel.rng.uniform(0.8, 1.1), -90 + turn, 0.3))
    easel.fill(rows, fade(tone(colours.near, 0.08), colours.blade, y - size, y), "ground", "sprouts", depth=0.15)


def _border(easel: Easel) -> None:
    """Tall flowers in clusters at the lower corners, few before the middle."""
    if easel.brief.season == "winter" or not easel.shown("flower", "flowers"):
        return
    rng, kinds = easel.rng, _BORDERS[easel.variant % 3]
    number = round(9 * easel.amount * easel.w / easel.unit)
    for i in range(number):
        side = -1 if i % 2 else 1
        out = 0.5 - 0.3 * rng.random() ** 1.6
        size = 0.24 * (0.5 + out) * rng.uniform(0.75, 1.1)
        x, y = easel.w * (0.5 + side * out), easel.h * rng.uniform(0.985, 1.03)
        easel.prop(rng.choice(kinds), x, y, size * easel.unit, layer="near", shadow=False, depth=0.0)
