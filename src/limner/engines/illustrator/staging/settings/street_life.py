"""What makes a street lived in: shops, lamps and their pools of light, planters, bicycles, crossings, reflections."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay

_AWNINGS = lay.palette("c8504a 3f7f78 e0a03c 5a6fae 8a5a8c 4f8f5a")
_LAMPLIGHT: RGB = (255, 214, 130)
_DOOR: RGB = (96, 66, 58)


def shop(easel: Easel, front: tuple[float, float, float, float], number: int) -> None:
    """A ground floor of x, y, width and height: a shop window and a door under a striped awning."""
    x, y, wide, tall = front
    hue = _AWNINGS[(number * 5 + easel.variant) % len(_AWNINGS)]
    evening = easel.air.light.dark > 0.4
    glass: RGB = _LAMPLIGHT if evening and number % 3 else mix((128, 160, 184), easel.air.light.shadow, 0.35)
    panes = [g.rect(x + (0.1 + 0.17 * i) * wide, y + 0.3 * tall, 0.15 * wide, 0.54 * tall) for i in range(3)]
    lit = glass == _LAMPLIGHT
    easel.fill(
        g.joined(*panes), glass, "far", "shop window", role="light" if lit else "far", depth=0.55, tinted=not lit
    )
    easel.fill(g.rect(x + 0.68 * wide, y + 0.3 * tall, 0.2 * wide, 0.7 * tall), _DOOR, "far", "door", depth=0.55)
    left, right, drop = x + 0.05 * wide, x + 0.95 * wide, y + 0.34 * tall
    roof = g.polygon([(left + 0.03 * wide, y), (right - 0.03 * wide, y), (right, drop), (left, drop)])
    easel.fill(roof, fade(tone(hue, 0.04), tone(hue, -0.04), y, drop), "far", "awning", role="prop", depth=0.5)
    stripes, step = Path(), (right - left) / 8
    for i in range(1, 8, 2):
        a, b = left + i * step, left + (i + 1) * step
        stripes.addPath(g.polygon([(a, y), (b, y), (b, drop), (a, drop)]))
    pale = tone(mix(hue, (255, 255, 255), 0.75), 0.0)
    easel.fill(g.intersection(stripes, roof), pale, "far", "awning's stripes", role="prop", depth=0.5)


def lamps(easel: Easel, foot: float, tall: float) -> None:
    """Lamps in an even row; by night each with its pool of light on the ground."""
    if not easel.shown("lamp", "street_lamp", "light") or easel.amount < 0.3:
        return
    number = max(2, round(3 * easel.w / easel.unit))
    start = easel.rng.uniform(0.1, 0.24)
    for i in range(number):
        x = easel.w * (start + i * (1 - 0.34) / max(number - 1, 1))
        stands = easel.prop("street_lamp", x, foot, tall * easel.rng.uniform(0.97, 1.03), flip=False)
        if stands and easel.air.light.dark > 0.4:
            pool = halo(x, foot + 0.02 * easel.h, 0.24 * easel.unit, _LAMPLIGHT, 0.5, (1.0, 0.26))
            easel.fill(easel.sheet(foot - 0.04 * easel.h), pool, "ground", "pool of light", role="light", tinted=False)


def furnish(easel: Easel, kerb: float) -> None:
    """A crossing, a parked bicycle, planters at the near edge, by turns."""
    if easel.amount < 0.3:
        return
    kind, h, unit = easel.variant % 3, easel.h, easel.unit
    hand = 1 if easel.brief.side < 0 else -1
    if kind == 0 and easel.driving:
        _crossing(easel, easel.w * (0.5 + 0.3 * hand), kerb)
    if kind != 1:
        easel.prop("bicycle", easel.w * (0.5 - 0.36 * hand), kerb + 0.012 * h, 0.11 * h, depth=0.3)
    near = h * (0.985 if easel.driving else 0.965)
    for x, size in ((0.5 + 0.43 * hand, 0.15), (0.5 - 0.45 * hand, 0.12))[: 1 + kind % 2]:
        _planter(easel, x * easel.w, near, size * unit)


def _crossing(easel: Easel, x: float, top: float) -> None:
    """White bars across the road, widening toward the viewer."""
    h, unit, bars = easel.h, easel.unit, Path()
    bottom = 0.945 * h
    top = easel.horizon + 0.42 * (h - easel.horizon)
    for i in range(-2, 3):
        a, b = x + i * 0.062 * unit, x + i * 0.088 * unit
        bars.addPath(
            g.polygon(
                [
                    (a - 0.017 * unit, top),
                    (a + 0.017 * unit, top),
                    (b + 0.026 * unit, bottom),
                    (b - 0.026 * unit, bottom),
                ]
            )
        )
    easel.fill(
        bars, fade((226, 222, 214), (246, 242, 232), top, bottom), "ground", "crossing", role="ground", depth=0.15
    )


def _planter(easel: Easel, x: float, foot: float, size: float) -> None:
    """A stone trough with leaves and flowers, where nobody stands."""
    if not easel.shown("plant", "plants", "flower", "flowers"):
        return
    if any(b.left < x + size and b.right > x - size and b.bottom > foot - size for b in easel.taken):
        return
    rng = easel.rng
    colours = lay.greens(easel)
    leaves = [
        land.leaf(x + (i - 6) * 0.13 * size, foot - 0.4 * size, 0.5 * size * rng.uniform(0.7, 1.1), -90 + (i - 6) * 11)
        for i in range(13)
    ]
    easel.fill(
        g.joined(*leaves),
        fade(tone(colours.near, 0.06), colours.blade, foot - size, foot - 0.3 * size),
        "near",
        "leaves",
        depth=0.05,
    )
    for k, hue in enumerate(colours.blooms):
        heads = [
            g.ellipse(x + rng.uniform(-0.75, 0.75) * size, foot - rng.uniform(0.5, 0.9) * size, 0.06 * size)
            for _ in range(4 + k)
        ]
        easel.fill(g.joined(*heads), hue, "near", "flowers", depth=0.05)
    trough = g.polygon(
        [
            (x - 0.9 * size, foot - 0.45 * size),
            (x + 0.9 * size, foot - 0.45 * size),
            (x + 0.76 * size, foot),
            (x - 0.76 * size, foot),
        ]
    )
    stone: RGB = (178, 150, 132)
    easel.fill(
        trough, fade(tone(stone, 0.05), tone(stone, -0.1), foot - 0.45 * size, foot), "near", "trough", depth=0.05
    )
    lip = g.rect(x - 0.96 * size, foot - 0.5 * size, 1.92 * size, 0.11 * size, 0.03 * size)
    easel.fill(lip, tone(stone, 0.08), "near", "trough's lip", depth=0.05)


def wet(easel: Easel, top: float) -> None:
    """In rain, where it is wet and by night: long reflections of the lights on the ground; puddles in the rain."""
    rain = bool(easel.brief.weather & {"rain", "storm", "puddles"})
    if not rain and easel.air.light.dark < 0.6:
        return
    rng, h, unit = easel.rng, easel.h, easel.unit
    for hue, number in ((_LAMPLIGHT, 9), (mix(easel.air.glow, (255, 255, 255), 0.2), 5), ((236, 120, 96), 2)):
        streaks = Path()
        for _ in range(round(number * easel.w / unit)):
            x, wide = rng.uniform(0, easel.w), unit * rng.uniform(0.008, 0.022)
            streaks.addOval(_upright(x, top + rng.uniform(0.04, 0.12) * h, wide, rng.uniform(0.5, 1.0) * (h - top)))
        strength = 0.5 if rain else 0.24
        glow = Linear((0, top), (0, h), (Stop(0, hue, strength), Stop(0.5, hue, 0.4 * strength), Stop(1, hue, 0.0)))
        easel.fill(streaks, glow, "ground", "reflections", role="light", tinted=False, blur=0.005 * unit)
    if rain:
        pools = land.patches(rng, easel.w, top + 0.3 * (h - top), h, 7, 0.16 * unit)
        sky = fade(mix(easel.air.sky[-1], (255, 255, 255), 0.1), easel.air.sky[0], top, h, (0.5, 0.6))
        easel.fill(pools, sky, "ground", "puddles", role="water", tinted=False)


def _upright(x: float, y: float, wide: float, tall: float) -> g.Rect:
    return g.box(x - wide / 2, y, wide, tall)
