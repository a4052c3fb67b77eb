"""The cave: looking out of its mouth, or a cavern with crystals and still water."""

from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import fittings
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_ROCKS = (
    lay.palette("6a5f78 8a7a86 58d0e0"),  # rock, floor, crystals
    lay.palette("5f6a72 84888a 6ae0a8"),
    lay.palette("7a6054 9c8068 f0a060"),
    lay.palette("5a5884 7c789c d88af0"),
)


@place(
    "cave",
    footing="floor",
    indoors=True,
    horizons=(0.50, 0.56, 0.62),
    climate="studio",
    frame="cave",
    near=(78, 70, 82),
    green="",
    other="rock",
    shows="furniture",
    traits=("windowless",),
)
def draw(easel: Easel) -> None:
    """Walls of rock in planes that darken toward the viewer, stalactites, a floor with stones."""
    rock, floor, crystal = _ROCKS[easel.variant % 4]
    if easel.variant % 2:
        _mouth(easel, rock)
    else:
        _cavern(easel, rock, crystal)
    _floor(easel, floor, rock)
    if easel.variant % 2 == 0:
        _pool(easel, crystal)
    for plane in range(3):
        _plane(easel, tone(rock, 0.05 - 0.11 * plane), plane)
    if easel.shown("crystal", "crystals"):
        _crystals(easel, crystal)
    easel.row(
        ("rock",), 4, easel.horizon + 0.16 * (easel.h - easel.horizon), 0.055 * easel.h, colours=(tone(rock, -0.02),)
    )
    easel.row(("rock",), 3, 0.96 * easel.h, 0.06 * easel.h, colours=(tone(rock, -0.14),))


def _mouth(easel: Easel, rock: RGB) -> None:
    """The opening with the hour's sky and land outside."""
    easel.fill(easel.sheet(), tone(rock, 0.05), "sky", "far rock", role="far")
    pane = g.rect(-2, -2, easel.w + 4, easel.horizon + 4)
    fittings.outlook(easel, pane)
    x, y = 0.5 * easel.w, 0.7 * easel.horizon
    easel.fill(pane, halo(x, y, 0.6 * easel.unit, easel.air.glow, 0.4), "sky", "daylight", role="light", tinted=False)


def _cavern(easel: Easel, rock: RGB, crystal: RGB) -> None:
    """A deep hall whose far end glows."""
    deep = mix(tone(rock, -0.2), easel.air.light.shadow, 0.3)
    easel.fill(
        easel.sheet(), fade(tone(deep, -0.05), mix(deep, crystal, 0.3), 0, easel.horizon), "sky", "far rock", role="far"
    )
    x, y = easel.w * (0.5 + 0.14 * easel.brief.side), 0.8 * easel.horizon
    easel.glow(halo(x, y, 0.55 * easel.unit, crystal, 0.6), "sky", "glow")
    spikes = Path()
    for i in range(9):
        px = easel.w * (i + 0.5) / 9
        tall = easel.horizon * easel.rng.uniform(0.1, 0.3)
        spikes.addPath(
            g.polygon(
                [
                    (px - 0.03 * easel.unit, easel.horizon + 2),
                    (px, easel.horizon - tall),
                    (px + 0.03 * easel.unit, easel.horizon + 2),
                ]
            )
        )
    easel.fill(spikes, tone(deep, 0.06), "sky", "far stalagmites", role="far")


def _floor(easel: Easel, floor: RGB, rock: RGB) -> None:
    base, h = easel.horizon, easel.h
    ground = land.ridge(easel.rng, easel.w, base, 0.012 * h, h + 9, 4)
    easel.fill(
        ground, fade(tone(floor, 0.04), tone(floor, -0.16), base, h), "ground", "floor", role="ground", depth=0.3
    )
    for shift in (0.05, -0.06):
        spots = land.patches(easel.rng, easel.w, base + 0.1 * (h - base), h, 9, 0.2 * easel.unit)
        easel.fill(
            spots,
            fade(tone(floor, shift), tone(rock, shift), base, h, (0.4, 0.5)),
            "ground",
            "unevenness",
            role="ground",
            depth=0.2,
        )


def _pool(easel: Easel, crystal: RGB) -> None:
    base, room = easel.horizon, easel.h - easel.horizon
    x, y, half = easel.w * (0.5 - 0.24 * easel.brief.side), base + 0.26 * room, 0.3 * easel.unit
    easel.fill(
        g.ellipse(x, y, half * 1.06, 0.2 * half), (40, 40, 58), "ground", "pool's edge", role="ground", depth=0.2
    )
    water = g.ellipse(x, y + 0.01 * easel.h, half, 0.17 * half)
    easel.fill(
        water,
        fade(mix(crystal, (20, 40, 70), 0.35), (30, 50, 84), y - 0.2 * half, y + 0.2 * half),
        "ground",
        "pool",
        role="water",
        tinted=False,
    )


def _plane(easel: Easel, rock: RGB, plane: int) -> None:
    """One ring of rock around the view, from far (0) to near (2): walls with bulges, a roof with stalactites."""
    rng, w, h = Random(f"{easel.rng.random()}"), easel.w, easel.h
    half = w * (0.29, 0.39, 0.48)[plane]
    roof = easel.horizon * (0.3, 0.17, 0.04)[plane]
    foot = easel.horizon + (h - easel.horizon) * (0.05, 0.24, 0.7)[plane]
    left, right = (_wall(rng, 0.5 * w - hand * half, hand, (roof, foot), w) for hand in (1, -1))
    number = max(4, round(5 * w / easel.unit)) + plane
    spikes = _stalactites(easel, rng, (0.5 * w - half, 0.5 * w + half), roof, number)
    low, high = foot + 0.03 * h, -0.3 * h
    beyond: list[Landmark] = [(1.3 * w, low, "c"), (1.3 * w, high, "c"), (-0.3 * w, high, "c"), (-0.3 * w, low, "c")]
    ring = g.smooth([*left, *spikes, *reversed(right), *beyond], tension=0.45)
    easel.fill(
        ring,
        fade(tone(rock, -0.08), tone(rock, 0.03), 0, foot),
        "far" if plane < 2 else "middle",
        "rock wall",
        role="far",
        depth=0.3 - 0.12 * plane,
        back=1.0 - 0.3 * plane,
    )


def _wall(rng: Random, edge: float, hand: int, reach: tuple[float, float], w: float) -> list[Landmark]:
    """The bulging outline of a wall from its foot up; `reach` is from the roof to the foot."""
    roof, foot = reach
    side: list[Landmark] = [(edge - hand * 0.04 * w, foot, "c")]
    for i, bulge in enumerate((0.028, -0.02, 0.035, -0.005, 0.05)):
        out = bulge * w * rng.uniform(0.5, 1.3)
        side.append((edge + hand * out, foot - (foot - roof) * (0.16 + 0.19 * i)))
    return side


def _stalactites(easel: Easel, rng: Random, span: tuple[float, float], roof: float, number: int) -> list[Landmark]:
    """The outline of a roof from left to right, its spikes longer toward the sides."""
    (left, right), w, h = span, easel.w, easel.h
    spikes: list[Landmark] = []
    for i in range(number):
        x = left + (right - left) * (0.12 + 0.76 * (i + rng.uniform(0.3, 0.7)) / number)
        edge = abs(2 * x / w - 1)
        drop = (0.02 + 0.1 * rng.random() ** 2 + 0.07 * edge * rng.random()) * h
        base = 0.012 * easel.unit + 0.13 * drop
        level = roof + 0.05 * h * edge**2
        spikes += [
            (x - base * 1.5, level, "c"),
            (x - 0.5 * base, level + 0.5 * drop),
            (x, level + drop, "c"),
            (x + 0.5 * base, level + 0.5 * drop),
            (x + base * 1.5, level, "c"),
        ]
    return spikes


def _crystals(easel: Easel, hue: RGB) -> None:
    """Clusters at both walls, where nobody stands."""
    unit = easel.unit
    for x, y, big in ((0.1, 0.34, 1.0), (0.9, 0.26, 0.8), (0.2, 0.14, 0.5)):
        cx, cy = x * easel.w, easel.horizon + y * (easel.h - easel.horizon)
        if any(b.left - 0.1 * unit < cx < b.right + 0.1 * unit for b in easel.taken) or easel.amount < 0.25:
            continue
        _cluster(easel, cx, cy, big, hue)


def _cluster(easel: Easel, x: float, y: float, big: float, hue: RGB) -> None:
    """Five crystals fanned out from a point of the ground, in their own glow."""
    rng, unit = easel.rng, easel.unit
    lit, dim = Path(), Path()
    for k in range(5):
        turn = (k - 2) * 17 + rng.uniform(-5, 5)
        tall, half = big * unit * rng.uniform(0.07, 0.15) * (1 - 0.14 * abs(k - 2)), 0.016 * big * unit
        low = y - 0.75 * tall
        for path, a, b in ((lit, x - half, x), (dim, x, x + half)):
            path.addPath(g.rotated(g.polygon([(a, y), (a, low), (x, y - tall), (b, low), (b, y)]), turn, (x, y)))
    radius = 0.2 * big * unit
    spot = g.ellipse(x, y - 0.05 * unit, radius)
    glow = halo(x, y - 0.05 * unit, radius, hue, 0.4)
    easel.fill(spot, glow, "middle", "crystals' glow", role="light", tinted=False, back=0.3)
    top = y - 0.15 * unit
    bright, shade = fade(tone(hue, 0.14), tone(hue, 0.02), top, y), fade(tone(hue, 0.02), tone(hue, -0.14), top, y)
    easel.fill(lit, bright, "middle", "crystals", tinted=False, back=0.29)
    easel.fill(dim, shade, "middle", "crystals' shade", tinted=False, back=0.28)
