"""What sets subjects into their ground and the ground into its distance: light about them, haze, grass at their feet,
and a verge of plants that are nearer than they."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Radial, Stop
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging import gloom, land
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import Setting

_POOL, _POOL_FLAT = 0.26, 0.3
"""The strength of the light on the ground about the subjects, and its depth over its width."""
_DUSK = 0.15
"""How dark the ground gets at the lower edge."""
_HAZE = 0.22
"""How dense the haze at the horizon is."""
_BUILT_UP = 0.35
"""The share of it in a street, whose houses are near."""
_TUFT = 0.034
"""The height of the grass at somebody's feet, over the canvas's own length."""
_CROWD = 7
"""Of so many nobody's feet are seen in the grass one by one."""
_SPREADS = 1.3
"""How high a plant may be that is so far beside a subject, over that: its leaves hang over to the sides."""
_VERGE = 0.25
"""The height of the plants in the lower corners, over the canvas's own length."""


def paint(easel: Easel, place: Setting, feet: list[Box]) -> None:
    """Light and haze over the land; grass and a verge where grass grows. `feet` are the boxes of who stands there."""
    if place.footing in ("floor", "top") and feet:
        _lit(easel, around(feet))
    if place.indoors and easel.taken and "blank" not in place.traits:
        gloom.paint(easel, shade_only=not (easel.walled and {"sill", "windowless"}.isdisjoint(place.traits)))
    if place.footing not in ("land", "lake") or place.bare:
        return
    _hazed(easel, _HAZE * (_BUILT_UP if "towering" in place.traits else 1.0))
    if feet:
        _lit(easel, around(feet))
    if feet or not easel.taken:
        _clouded(easel, around(feet).bottom if feet else 0.8 * easel.h)
    if easel.turf is None or easel.brief.season == "winter":
        return
    seen = [box for box in feet if not _covered(box, easel.taken)]
    if 0 < len(seen) < _CROWD:
        _rooted(easel, easel.turf, seen)
    _verge(easel, easel.turf)


def _hazed(easel: Easel, dense: float) -> None:
    """A band of haze on the horizon, between the far land and the middle, so `dense` in its middle."""
    room, y = easel.h - easel.horizon, easel.horizon
    haze = mix(easel.air.haze, easel.air.glow, 0.25)
    top, bottom = y - 0.1 * room, y + 0.3 * room
    rise = fade(haze, haze, top, y + 0.06 * room, (0.0, dense))
    easel.fill(easel.sheet(top, y + 0.06 * room), rise, "far", "haze", role="sky", tinted=False, back=-9.0)
    fall = fade(haze, haze, y + 0.06 * room, bottom, (dense, 0.0))
    easel.fill(easel.sheet(y + 0.06 * room, bottom), fall, "far", "haze", role="sky", tinted=False, back=-9.0)


def _lit(easel: Easel, box: Box) -> None:
    """The ground lighter about the subjects, and darker toward the lower edge."""
    x, y = box.centre[0], min(box.bottom, 0.96 * easel.h)
    deep = mix(easel.air.light.shadow, (20, 24, 40), 0.3)
    start = max(y + 0.02 * easel.h, easel.horizon + 0.5 * (easel.h - easel.horizon))
    shade = fade(deep, deep, start, easel.h, (0.0, _DUSK))
    easel.fill(easel.sheet(start), shade, "ground", "shade before", role="ground", tinted=False, back=-8.0)
    radius = max(0.85 * box.width, 0.42 * easel.unit)
    warm = mix(easel.air.glow, (255, 252, 238), 0.35 * (1 - easel.air.light.dark))
    strength = _POOL * (1 - 0.45 * easel.air.light.dark)
    stops = (Stop(0, warm, strength), Stop(0.45, warm, 0.55 * strength), Stop(1, warm, 0))
    pool = Radial((x, y), radius, stops, (1.0, _POOL_FLAT))
    easel.glow(pool, "ground", "light about the subjects", role="ground", back=-9.0)


def _clouded(easel: Easel, foot: float) -> None:
    """The shade of something beyond the picture over the near ground, on the side away from the light."""
    w, h, hand = easel.w, easel.h, 1 if easel.air.light.side < 0 else -1
    edge, room = (w + 9 if hand > 0 else -9.0), easel.h - easel.horizon
    top = max(easel.horizon + 0.5 * room, min(foot - 0.02 * h, 0.9 * h))
    reach = w * (0.62 if easel.variant % 2 else 0.86)
    tip = edge - hand * reach
    shade = g.smooth([(edge, top - 0.06 * room, "c"), (edge - 0.3 * hand * reach, top + 0.03 * room),
                      (edge - 0.48 * hand * reach, top + 0.17 * room), (edge - 0.8 * hand * reach, h - 0.16 * room),
                      (tip, h + 9, "c"), (edge, h + 9, "c")])  # fmt: skip
    dark = easel.air.light.shadow
    easel.fill(shade, fade(dark, dark, top, h, (0.08, 0.18)), "ground", "shade beside", role="ground", tinted=False,
               back=-8.5, blur=0.006 * easel.unit)  # fmt: skip


def _covered(box: Box, others: list[Box]) -> bool:
    """Whether its foot is behind or in somebody else: who drives has no grass at the feet."""
    return any(
        other is not box and other.left < box.centre[0] < other.right and other.top < box.bottom < other.bottom
        for other in others
    )


def _rooted(easel: Easel, turf: RGB, feet: list[Box]) -> None:
    """Tufts before the feet of those who stand in grass."""
    rng, unit = easel.grain, easel.unit
    for shift in (-0.07, 0.03):
        spots = []
        for box in feet:
            number = min(max(round(box.width / (0.034 * unit)), 2), 9)
            for i in range(number):
                x = box.left + box.width * (i + rng.uniform(0.1, 0.9)) / number
                size = _TUFT * unit * rng.uniform(0.5, 1.0) * min(1.0, box.height / (0.2 * unit))
                spots.append((x, box.bottom + rng.uniform(0.2, 0.55) * size, size))
        blades = land.blades(rng, spots)
        easel.fill(blades, tone(turf, shift), "near", "grass at the feet", role="ground", depth=0.05)


def _verge(easel: Easel, turf: RGB) -> None:
    """Grass, leaves and a few flowers along the lower edge, high in the corners, below and beside the subjects."""
    rng, w, h, unit = easel.grain, easel.w, easel.h, easel.unit
    near = mix(turf, easel.air.light.shadow, 0.34)
    for shift, grown in ((-0.09, 1.0), (-0.02, 0.7)):
        spots, leaves = [], Path()
        number = round(14 * w / unit)
        for i in range(number):
            x = w * (i + rng.random()) / number
            size = grown * _height(easel, x) * rng.uniform(0.7, 1.15)
            if size < 0.016 * unit:
                continue
            spots.append((x, h + 0.012 * unit, size))
            if size > 0.07 * unit and i % 2:
                for turn in (-38, -8, 26):
                    leaves.addPath(land.leaf(x, h + 0.01 * unit, 0.75 * size, turn - 90 + rng.uniform(-8, 8), 0.2))
        mass = land.blades(rng, spots)
        mass.addPath(leaves)
        easel.fill(mass, fade(tone(near, shift + 0.05), tone(near, shift - 0.08), h - _VERGE * unit, h),
                   "near", "verge", role="ground", back=-1.0)  # fmt: skip
    if easel.amount > 0.3 and easel.shown("flower", "flowers") and easel.variant % 3:
        _flowers(easel)


def _height(easel: Easel, x: float) -> float:
    """How high plants may be at a place along the lower edge: as high as they can be without touching a subject."""
    side = 2 * x / easel.w - 1
    hand = 1 if easel.variant % 2 else -1
    edge: float = max(abs(side) - 0.25, 0.0) / 0.75 * (1.0 if side * hand > 0 else 0.55)
    tall = float(_VERGE * easel.unit * (0.12 + 0.88 * edge**1.3))
    beside = ((max(box.left - x, x - box.right, 0.0), easel.h - box.bottom) for box in easel.taken)
    return min([tall, *(max(_SPREADS * (off - 0.04 * easel.w), 0.7 * free, 0.0) for off, free in beside)])


def _flowers(easel: Easel) -> None:
    """A drift of one kind among the verge's grass, on one side: daisies, spikes or poppies."""
    rng, unit = easel.grain, easel.unit
    stems, petals, deep = Path(), Path(), Path()
    hand, kind = (1 if easel.variant % 2 else -1), easel.variant // 2 % 3
    for i in range(7):
        x = easel.w * (0.5 + hand * rng.uniform(0.24, 0.5) * (-1 if i > 5 else 1))
        tall = 1.12 * _height(easel, x) * rng.uniform(0.5, 1.05)
        if tall < 0.04 * unit:
            continue
        top = (x + rng.uniform(-0.02, 0.02) * unit, easel.h - tall)
        stems.addPath(g.limb([(x, easel.h + 4, 0.004 * unit), (*top, 0.002 * unit)]))
        _FLOWERS[kind](petals, deep, top, unit * rng.uniform(0.007, 0.0135))
    if petals.isEmpty():
        return
    colours = lay.greens(easel).blooms
    bloom = mix(colours[easel.variant % len(colours)], easel.air.light.shadow, 0.1)
    easel.fill(stems, tone(lay.greens(easel).blade, -0.08), "near", "stems", role="ground", back=-2.0)
    easel.fill(petals, bloom, "near", "flowers before", back=-2.1)
    heart = _HEART if kind == 0 else tone(bloom, -0.14)
    easel.fill(deep, heart, "near", "hearts of flowers", back=-2.2)


_HEART: RGB = (236, 184, 78)


def _daisy(petals: Path, deep: Path, middle: Point, radius: float) -> None:
    for i in range(6):
        turn = math.radians(60 * i - 90)
        x, y = middle[0] + radius * math.cos(turn), middle[1] + 0.62 * radius * math.sin(turn)
        petals.addPath(g.ellipse(x, y, 0.5 * radius, 0.4 * radius))
    deep.addPath(g.ellipse(*middle, 0.44 * radius, 0.32 * radius))


def _spike(petals: Path, deep: Path, middle: Point, radius: float) -> None:
    for i in range(9):
        size, side = radius * (0.22 + 0.05 * i), 1 if i % 2 else -1
        spot = (middle[0] + 0.7 * side * size, middle[1] + 0.5 * i * radius)
        (deep if i % 3 == 2 else petals).addPath(g.ellipse(*spot, size, 0.72 * size, -28 * side))


def _poppy(petals: Path, deep: Path, middle: Point, radius: float) -> None:
    x, y = middle
    petals.addPath(g.smooth([(x - 1.5 * radius, y - 0.7 * radius), (x - 0.5 * radius, y - 1.1 * radius),
                             (x + 0.4 * radius, y - 0.9 * radius), (x + 1.5 * radius, y - 0.8 * radius),
                             (x + 0.8 * radius, y + 0.6 * radius), (x - 0.8 * radius, y + 0.6 * radius)]))  # fmt: skip
    deep.addPath(g.ellipse(x + 0.1 * radius, y - 0.62 * radius, 0.8 * radius, 0.28 * radius))


_FLOWERS = (_daisy, _spike, _poppy)
