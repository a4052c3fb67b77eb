"""High and deep country: the summit over ranges and clouds, the gorge."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_ROCKS = lay.palette("8a8fa4 948a86 7f8a92")
_CLIFF: RGB = (122, 116, 112)
_RIVER = lay.palette("a8d4dc 4a94a8")


@place(
    "summit",
    horizons=(0.5, 0.56, 0.62),
    climate="open",
    hours=("day", "dawn", "morning", "sunset"),
    neighbours="mountains",
    frame="cave",
    near=(84, 90, 110),
    green="rock",
    other="rock",
    shows="mountain",
    traits=("barren", "ranged", "swept"),
)
def summit(easel: Easel) -> None:
    """Ranges and a sea of clouds below, the top of a peak that falls away at both sides."""
    rock = _ROCKS[easel.variant % 3]
    sky.paint(easel)
    w, h, horizon = easel.w, easel.h, easel.horizon
    lay.mountains(easel, mix(rock, easel.air.haze, 0.45), 5, 0.16, snow=True, depth=0.95)
    for i, y in enumerate((0.02, 0.09)):
        lay.mountains(easel, mix(rock, easel.air.haze, 0.2), 3, 0.15, snow=True, depth=0.75, base=(y + 0.04) * h)
        for k in range(5):
            x = (0.1 + 0.22 * k + 0.1 * i) * w
            bank = land.cloud(easel.rng, x, horizon + (y + 0.07) * h, 0.36 * w, 0.2)
            paint = fade(easel.air.cloud, mix(easel.air.cloud, easel.air.cloud_shade, 0.5), horizon, horizon + 0.2 * h)
            easel.fill(bank, paint, "far", "sea of clouds", role="cloud", tinted=False, back=-2.0 - i)
    _top(easel, rock)


def _top(easel: Easel, rock: RGB) -> None:
    """The summit's ledge in light and shade, with cracks and a little snow."""
    rng, w, h = easel.rng, easel.w, easel.h
    middle = sum(box.centre[0] for box in easel.taken) / len(easel.taken) if easel.taken else 0.5 * w
    reach = max([0.3 * w, *(1.15 * abs(x - middle) for box in easel.taken for x in (box.left, box.right))])
    y = min([0.84 * h, *(box.bottom - 0.02 * h for box in easel.taken if box.bottom > 0.7 * h)])
    flank: list[Landmark] = [(middle - reach - 0.55 * w, h + 9, "c"), (middle - reach - 0.2 * w, y + 0.5 * (h - y)),
                             (middle - reach, y + 0.12 * (h - y), "c"), (middle - 0.4 * reach, y - 0.01 * h),
                             (middle + 0.5 * reach, y + 0.004 * h), (middle + reach, y + 0.1 * (h - y), "c"),
                             (middle + reach + 0.24 * w, y + 0.6 * (h - y)),
                             (middle + reach + 0.6 * w, h + 9, "c")]  # fmt: skip
    body = g.smooth(flank)
    easel.fill(body, fade(tone(rock, 0.06), tone(rock, -0.12), y, h), "ground", "summit", role="ground", depth=0.1)
    side = g.difference(body, g.moved(body, -0.1 * w * (1 if easel.brief.side > 0 else -1), 0.05 * h))
    easel.fill(side, tone(rock, -0.1), "ground", "shaded side", role="ground", depth=0.1)
    cracks = Path()
    for _ in range(9):
        x, top = middle + rng.uniform(-1.1, 1.1) * reach, y + rng.uniform(0.3, 0.9) * (h - y)
        cracks.addPath(g.line([(x, top), (x + rng.uniform(-0.04, 0.04) * w, top + 0.04 * h),
                               (x + rng.uniform(-0.06, 0.06) * w, top + 0.09 * h)]))  # fmt: skip
    easel.fill(g.intersection(g.outline(cracks, 0.004 * easel.unit), body), tone(rock, -0.16), "ground", "cracks",
               role="ground")  # fmt: skip
    snow = g.intersection(body, land.patches(rng, w, y + 0.05 * h, h, 5, 0.09 * easel.unit))
    easel.fill(snow, (246, 249, 253), "ground", "snow", role="ground", depth=0.1)
    easel.row(("rock",), 4, 0.95 * h, 0.05 * h)


@place(
    "gorge",
    horizons=(0.44, 0.5, 0.56),
    climate="open",
    neighbours="waterfall, mountains",
    frame="cave",
    near=(74, 72, 74),
    green="tree, bush",
    other="rock",
    shows="rock, water",
    traits=("seasonal", "swept"),
)
def gorge(easel: Easel) -> None:
    """Grey walls close to one another, trees on their ledges, a river that comes out of the haze."""
    _cleft(easel, _CLIFF)


def _cleft(easel: Easel, stone: RGB) -> None:
    """Three pairs of walls, the nearer the higher, and the water between them."""
    sky.paint(easel)
    h, horizon, room = easel.h, easel.horizon, easel.h - easel.horizon
    floor = mix(stone, (226, 206, 170), 0.5)
    for i, (gap, tall, veil) in enumerate(((0.09, 0.34, 0.55), (0.2, 0.46, 0.3), (0.33, 0.58, 0.08))):
        hue = mix(stone, easel.air.haze, veil)
        foot = horizon + (0.02 + 0.07 * i) * room
        for hand in (-1, 1):
            wall = _wall(easel, hand, gap, tall * h, foot)
            dim = -0.06 if (hand > 0) == (easel.brief.side > 0) else 0.02
            paint = fade(tone(hue, dim + 0.05), tone(hue, dim - 0.06), foot - tall * h, foot)
            easel.fill(wall, paint, "far", "cliff", role="far", depth=0.9 * veil, back=-1.0 - i)
            _strata(easel, wall, tone(hue, dim - 0.07), foot, tall * h, 0.9 * veil, -1.1 - i)
    paint = fade(tone(floor, -0.04), tone(floor, 0.03), horizon, h)
    easel.fill(easel.sheet(horizon + 0.02 * room, h), paint, "ground", "bank", role="ground", depth=0.2)
    _river(easel)
    easel.row(("rock",), 7, horizon + 0.5 * room, 0.07 * h, colours=(tone(stone, 0.02), tone(stone, -0.08)))
    for share in (0.06, 0.15, 0.88, 0.96):
        easel.prop("pine", share * easel.w, horizon + 0.26 * room, 0.3 * easel.unit)


def _wall(easel: Easel, hand: int, gap: float, tall: float, foot: float) -> Path:
    """A cliff that leaves half a gap free from the middle; its edge goes in and out in steps."""
    rng, w = easel.rng, easel.w
    points = [((0.5 + hand * 0.7) * w, foot + 0.1 * easel.h), ((0.5 + hand * 0.7) * w, foot - 1.08 * tall)]
    edge = gap + 0.16
    for i in range(6):
        y = foot - tall * (1 - i / 6)
        points += [((0.5 + hand * edge) * w, y), ((0.5 + hand * (edge - 0.012)) * w, y + 0.05 * tall)]
        edge = max(edge - rng.uniform(0.0, 0.055), gap)
    points += [((0.5 + hand * gap) * w, foot), ((0.5 + hand * gap) * w, foot + 0.1 * easel.h)]
    return g.polygon(points)


def _strata(easel: Easel, wall: Path, hue: RGB, foot: float, tall: float, depth: float, back: float) -> None:
    bands = Path()
    for i in range(9):
        y = foot - tall * (0.08 + 0.11 * i) + easel.rng.uniform(-0.02, 0.02) * tall
        bands.addPath(land.wisp(easel.w * easel.rng.uniform(0.2, 0.8), y, 1.5 * easel.w, 0.022 * tall))
    easel.fill(g.intersection(bands, wall), hue, "far", "strata", role="far", depth=depth, back=back)


def _river(easel: Easel) -> None:
    """It winds out of the cleft and leaves at one side of those who stand there."""
    h, w, horizon, room = easel.h, easel.w, easel.horizon, easel.h - easel.horizon
    hand = 1 if easel.brief.side < 0 else -1
    course = [(0.5, 0.02, 0.02), (0.5 + 0.05 * hand, 0.16, 0.06), (0.5 - 0.03 * hand, 0.34, 0.12),
              (0.5 + 0.12 * hand, 0.62, 0.24), (0.5 + 0.34 * hand, 1.06, 0.46)]  # fmt: skip
    water = g.limb([(x * w, horizon + t * room, wide * w) for x, t, wide in course], round_end=False)
    far, near = _RIVER
    easel.fill(water, fade(mix(far, easel.air.sky[-1], 0.3), near, horizon, h), "ground", "river", role="water")
    glints = land.ripples(easel.rng, w, horizon, h, 40, 0.12 * easel.unit)
    easel.fill(g.intersection(glints, water), fade((255, 255, 255), (255, 255, 255), horizon, h, (0.6, 0.5)), "ground",
               "foam", role="water", tinted=False)  # fmt: skip
