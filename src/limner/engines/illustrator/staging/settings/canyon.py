"""The canyon from its rim: tables of rock in bands behind one another, a river far below, the near ledge."""

from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_STONES = lay.palette("cc744a c4684e d08a58")
_RIVER = lay.palette("a8d4dc 4a94a8")
_SAGE: RGB = (150, 146, 96)
_RIM = 0.44
"""Where the ledge begins, as a share of what lies below the horizon."""
_PROFILE: tuple[Point, ...] = (
    (0.0, 0.0), (0.03, 0.3), (0.11, 0.33), (0.14, 0.55), (0.24, 0.6), (0.27, 0.72), (0.62, 1.0),
)  # fmt: skip
"""A wall from its upper edge down: how far out, over the width of its foot, and how far down, over its height."""


@place(
    "canyon",
    horizons=(0.4, 0.46, 0.52),
    climate="hot",
    neighbours="desert",
    frame="cave",
    near=(128, 66, 46),
    green="cactus",
    other="rock",
    shows="rock",
    traits=("swept", "walled", "warm"),
)
def draw(easel: Easel) -> None:
    """A far plateau in the haze, four planes of tables with a gap between, the river in it, the near rim."""
    h, horizon, room = easel.h, easel.horizon, easel.h - easel.horizon
    stone, haze = _STONES[easel.variant % 3], easel.air.haze
    rim = horizon + _RIM * room
    sky.paint(easel)
    floor = mix(stone, (222, 190, 150), 0.35)
    easel.fill(easel.sheet(horizon - 0.012 * h, rim + 0.1 * room),
               fade(mix(floor, haze, 0.75), tone(floor, -0.05), horizon, rim), "far", "canyon's floor", role="far",
               depth=0.6)  # fmt: skip
    gap = easel.w * (0.5 + 0.12 * easel.brief.side)
    for i, (lift, tall, width, clear, veil) in enumerate((
        (0.0, 0.1, 0.3, 0.0, 0.62), (0.1, 0.17, 0.3, 0.06, 0.42), (0.3, 0.28, 0.36, 0.17, 0.22),
        (0.62, 0.46, 0.4, 0.3, 0.05),
    )):  # fmt: skip
        foot = horizon + lift * (rim - horizon) + 0.03 * h
        if i == 3:
            _river(easel, gap, horizon + 0.14 * (rim - horizon), rim + 0.1 * room)
        tables(easel, mix(stone, haze, veil), (foot, tall * h, width * easel.w), (gap, clear * easel.w), veil)
    _ledge(easel, stone, rim)


def tables(easel: Easel, hue: RGB, size: tuple[float, float, float], gap: tuple[float, float], veil: float) -> None:
    """Tables of rock of about one height side by side, none in the gap: light, shade, bands and gullies."""
    (foot, tall, width), (middle, clear), rng = size, gap, easel.rng
    hand = -1 if easel.air.light.side > 0 else 1
    body, shade, gullies, tops = Path(), Path(), Path(), Path()
    x = -0.3 * width
    while x < easel.w + 0.3 * width:
        wide, high = width * rng.uniform(0.5, 1.1), tall * rng.uniform(0.66, 1.05)
        left, right = x, x + wide
        if clear and left < middle + clear and right > middle - clear:
            if middle - clear - left > 0.3 * width:
                right = middle - clear
            else:
                left, right = middle + clear, middle + clear + wide
        _table(rng, (body, shade, gullies, tops), (left, right), (foot, high), hand)
        x = right + width * rng.uniform(0.0, 0.12)
    depth, top = 0.25 + 0.6 * veil, foot - tall
    lit = tone(mix(hue, easel.air.glow, 0.22 * (1 - veil)), 0.03)
    deep = mix(tone(hue, -0.13), easel.air.light.shadow, 0.28)
    mist = mix(lit, easel.air.haze, 0.5)
    easel.fill(body, fade(lit, mist, top, foot), "far", "cliff", role="far", depth=depth)
    bands = Path()
    for k in range(7):
        y = top + tall * (0.1 + 0.125 * k + rng.uniform(-0.02, 0.02))
        bands.addPath(g.rect(-4, y, easel.w + 8, tall * (0.018 if k % 2 else 0.04)))
    easel.fill(g.intersection(bands, body), fade(tone(hue, -0.07), mix(hue, mist, 0.6), top, foot), "far", "strata",
               role="far", depth=depth)  # fmt: skip
    easel.fill(shade, fade(deep, mix(deep, mist, 0.6), top, foot, (0.85, 0.7)), "far", "shaded walls", role="far",
               depth=depth)  # fmt: skip
    easel.fill(gullies, fade(deep, deep, top, foot, (0.5, 0.2)), "far", "gullies", role="far", depth=depth)
    easel.fill(tops, tone(lit, 0.05), "far", "rims in the light", role="far", depth=depth)


def _table(
    rng: Random, masses: tuple[Path, Path, Path, Path], span: tuple[float, float], size: tuple[float, float], hand: int
) -> None:
    """One table between two x on its upper edge, with its scree; its wall toward `hand` lies in the shade."""
    (body, shade, gullies, tops), (left, right), (foot, tall) = masses, span, size
    top, out = foot - tall, 0.62 * tall
    sides = {
        side: [(x + side * out * off + rng.uniform(-0.012, 0.012) * tall, top + down * tall) for off, down in _PROFILE]
        for side, x in ((-1, left), (1, right))
    }
    body.addPath(g.polygon([*sides[-1], *reversed(sides[1])]))
    wide = right - left
    edge, near = (right, -1) if hand > 0 else (left, 1)
    inner = edge + near * wide * rng.uniform(0.24, 0.4)
    crease = [
        (inner, top),
        (inner - near * 0.05 * wide, top + 0.34 * tall),
        (inner + near * 0.03 * wide, top + 0.6 * tall),
        (inner - near * 0.12 * wide, foot),
    ]
    shade.addPath(g.polygon([*sides[hand], *reversed(crease)]))
    for _ in range(max(int(3.4 * wide / tall), 2)):
        x, long = rng.uniform(left + 0.06 * wide, right - 0.06 * wide), tall * rng.uniform(0.22, 0.62)
        half = 0.035 * tall * rng.uniform(0.6, 1.4)
        gullies.addPath(g.polygon([(x - half, top + 0.01 * tall), (x + half, top + 0.01 * tall),
                                   (x + 0.5 * half * hand + 0.4 * half, top + long)]))  # fmt: skip
    tops.addPath(g.polygon([(left, top), (right, top), (right + 0.015 * tall, top + 0.03 * tall),
                            (left - 0.015 * tall, top + 0.03 * tall)]))  # fmt: skip


def _river(easel: Easel, gap: float, top: float, bottom: float) -> None:
    """It winds toward the viewer through the gap."""
    far, near = _RIVER
    tall, w = bottom - top, easel.w
    hand = 1 if easel.brief.side < 0 else -1
    course = [(0.0, 0.0, 0.004), (0.05, 0.18, 0.012), (-0.05, 0.4, 0.026), (0.04, 0.66, 0.05), (-0.02, 1.0, 0.09)]
    water = g.limb([(gap + hand * x * w, top + t * tall, wide * w) for x, t, wide in course], round_end=False)
    banks = g.limb([(gap + hand * x * w, top + t * tall, 1.5 * wide * w) for x, t, wide in course], round_end=False)
    easel.fill(banks, mix((122, 140, 92), easel.air.haze, 0.35), "far", "green banks", role="far", depth=0.4)
    easel.fill(water, fade(mix(far, easel.air.sky[-1], 0.4), mix(near, easel.air.sky[0], 0.25), top, bottom), "far",
               "river", role="water", depth=0.3)  # fmt: skip


def _ledge(easel: Easel, stone: RGB, rim: float) -> None:
    """The near rim: a broken edge with a wall below it, slabs in light and shade, stones and dry tufts."""
    rng, w, h, unit = easel.rng, easel.w, easel.h, easel.unit
    ground = mix(stone, (214, 170, 124), 0.4)
    hand = 1 if easel.brief.side > 0 else -1
    edge: list[Point] = []
    for i in range(15):
        t = i / 14
        dip = 0.035 * h * (1 - abs(2 * t - 1)) - 0.03 * h * hand * (t - 0.5)
        edge.append((w * (1.04 * t - 0.02), rim + dip + rng.uniform(-0.008, 0.008) * h * (1 + i % 2)))
    drop = g.polygon([*edge, *((x, y + 0.045 * h * rng.uniform(0.6, 1.3)) for x, y in reversed(edge))])
    body = g.polygon([*edge, (w + 9, h + 9), (-9, h + 9)])
    easel.fill(
        g.moved(drop, 0, -0.026 * h),
        tone(mix(ground, easel.air.light.shadow, 0.3), -0.1),
        "ground",
        "edge in shade",
        role="ground",
        depth=0.25,
    )
    easel.fill(
        body, fade(tone(ground, 0.06), tone(ground, -0.1), rim, h), "ground", "near rim", role="ground", depth=0.15
    )
    lay.light_on_ground(easel, ground, rim + 0.05 * h)
    cracks = Path()
    for _ in range(9):
        x, y = rng.uniform(0, w), rng.uniform(rim + 0.1 * (h - rim), h)
        long = unit * rng.uniform(0.06, 0.16)
        cracks.addPath(g.line([(x, y), (x + 0.4 * long, y + 0.02 * unit), (x + long, y + 0.012 * unit),
                               (x + 1.2 * long, y + 0.05 * unit)]))  # fmt: skip
    easel.fill(g.intersection(g.outline(cracks, 0.0036 * unit), body), tone(ground, -0.14), "ground", "cracks",
               role="ground", depth=0.15)  # fmt: skip
    hues = (tone(stone, 0.02), tone(stone, -0.08))
    easel.row(("rock",), 4, rim + 0.16 * (h - rim), 0.045 * h, colours=hues, vary=0.45)
    easel.row(("rock",), 2, rim + 0.5 * (h - rim), 0.08 * h, colours=hues, vary=0.3)
    tufts = [(rng.uniform(0, w), rng.uniform(rim + 0.03 * h, h), unit * rng.uniform(0.018, 0.04)) for _ in range(24)]
    easel.fill(land.blades(rng, tufts), fade(mix(_SAGE, ground, 0.2), tone(_SAGE, -0.08), rim, h), "ground", "sage",
               role="ground", depth=0.15)  # fmt: skip
    lay.scrub(easel, ground, _SAGE)
