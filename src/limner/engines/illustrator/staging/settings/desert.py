"""Desert: dunes with sharp crests, or flat land with mesas and cacti."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import framing, land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import canyon
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import drifts
from limner.engines.illustrator.staging.settings.setting import Slab, place

_SANDS = (lay.palette("efcf98 e4b574 d39a58"), lay.palette("f0c9a0 e0a272 c98254"), lay.palette("f3deb2 e9c98c d9ae6c"))


@place(
    "desert",
    climate="hot",
    hours=("day", "sunset", "morning", "day", "dusk"),
    neighbours="savanna, mountains",
    frame="cave",
    near=(150, 104, 78),
    green="cactus",
    other="rock",
    above=drifts.dunes,
    slab=Slab((232, 196, 140), "cactus rock"),
    traits=("barren", "warm"),
)
def draw(easel: Easel) -> None:
    """Sky, mesas or far dunes, two great dunes or the flat, sand before."""
    far, middle, near = _SANDS[easel.variant % 3]
    sky.paint(easel, clouds=easel.air.cover > 0.5)
    mesas = easel.variant % 2 == 1
    if mesas:
        _mesas(easel, mix(middle, (176, 92, 70), 0.5))
    else:
        lay.mountains(easel, mix(far, (170, 120, 130), 0.5), 4, 0.13, snow=False, depth=0.9)
    room = easel.h - easel.horizon
    plain = land.ridge(easel.rng, easel.w, easel.horizon, 0.012 * easel.h, easel.h, 3)
    lay.layer(easel, plain, far, easel.horizon, easel.horizon + 0.4 * room, 0.8, "far sand", drop=0.03)
    _dunes(easel, (far, middle), room, low=mesas)
    ground = land.slope(easel.w, easel.horizon + 0.42 * room, easel.horizon + 0.5 * room, 0.04 * room, easel.h + 9)
    lay.layer(easel, ground, near, easel.horizon + 0.4 * room, easel.h, 0.15, "near sand", drop=0.1)
    _ripples(easel, near, easel.horizon + 0.5 * room)
    start, share = easel.horizon, room
    easel.row(("cactus",), 4, start + 0.3 * share, 0.13 * easel.h)
    easel.row(("cactus",), 2, start + 0.5 * share, 0.22 * easel.h, vary=0.3)
    easel.row(("rock",), 3, start + 0.6 * share, 0.05 * easel.h, vary=0.4)
    lay.scrub(easel, near, (168, 132, 74))
    if easel.brief.traits.framing:
        (framing.rocks, framing.shelf)[easel.variant % 2](easel, near)


def _mesas(easel: Easel, rock: RGB) -> None:
    """Two planes of tables, open in the middle."""
    gap = easel.w * (0.5 + 0.16 * easel.brief.side)
    for veil, tall, clear in ((0.58, 0.12, 0.06), (0.3, 0.2, 0.24)):
        size = (easel.horizon + 4, tall * easel.h, 0.3 * easel.w)
        canyon.tables(easel, mix(rock, easel.air.haze, veil), size, (gap, clear * easel.w), veil)


_PLANES: tuple[tuple[float, float, float, tuple[tuple[float, float], ...]], ...] = (
    (-0.2, 0.42, 0.5, ((0.04, 0.9), (0.52, 1.0), (0.98, 0.8))),
    (-0.02, 0.42, 0.28, ((0.26, 1.0), (0.86, 1.15))),
    (0.2, 0.4, 0.06, ((0.66, 1.0), (0.02, 0.8))),
)
"""Dunes from far to near: the crest below the horizon and the height, as shares of what lies below that, the haze, and
where each one's crest is over the width, and how large."""


def _dunes(easel: Easel, sands: tuple[RGB, RGB], room: float, *, low: bool) -> None:
    """Dunes in three planes, each with a side in the light, one in the shade along an S-shaped crest; under mesas only
    the nearer ones.
    """
    rng, (far, middle) = easel.rng, sands
    flip = easel.brief.side > 0
    for lift, tall, veil, dunes in _PLANES[1 if low else 0 :]:
        sand = mix(mix(middle, far, veil), easel.air.haze, veil)
        lit = tone(mix(sand, easel.air.glow, 0.22), 0.045)
        deep = mix(tone(sand, -0.13), easel.air.light.shadow, 0.2)
        for x, size in dunes:
            cx = easel.w * (x + rng.uniform(-0.06, 0.06))
            high = tall * size * room * rng.uniform(0.9, 1.15)
            y = easel.horizon + (lift + tall * (1 - size)) * room
            body, lee = land.dune(rng, cx, y, 0.46 * size * max(easel.w, easel.unit), high, easel.h)
            if flip:
                body, lee = g.mirrored(body, cx), g.mirrored(lee, cx)
            paint = fade(lit, mix(sand, easel.air.haze, 0.3 * veil), y, y + 1.1 * high)
            easel.fill(body, paint, "ground", "dune", role="ground", depth=0.2 + veil)
            shade = fade(deep, mix(deep, sand, 0.75), y, y + 1.05 * high)
            easel.fill(lee, shade, "ground", "lee side", role="ground", depth=0.2 + veil)


def _ripples(easel: Easel, sand: RGB, top: float) -> None:
    _wind_lines(easel, sand, top)
    marks = land.ripples(easel.rng, easel.w, top, easel.h, 22, easel.unit * 0.3)
    easel.fill(
        marks,
        fade(tone(sand, -0.05), tone(sand, -0.08), top, easel.h, (0.4, 0.6)),
        "ground",
        "wind marks",
        role="ground",
        depth=0.2,
    )
    lay.light_on_ground(easel, sand, top, count=5)


def _wind_lines(easel: Easel, sand: RGB, top: float) -> None:
    """Ripples side by side that the wind drew, in a swarm that bends over the near sand."""
    rng, w, h = easel.rng, easel.w, easel.h
    hand = 1 if easel.brief.side > 0 else -1
    lines = Path()
    for i in range(13):
        t = (i + rng.uniform(0.2, 0.8)) / 13
        y, half = top + (h - top) * t**1.2, w * (0.16 + 0.3 * t) * rng.uniform(0.7, 1.1)
        x = w * (0.5 - hand * (0.26 - 0.2 * t))
        lift, thick = 0.016 * h * (0.4 + t), 0.0022 * easel.unit * (0.5 + 1.6 * t)
        lines.addPath(
            g.limb(
                [
                    (x - half, y + lift, 0.2 * thick),
                    (x - 0.35 * half, y - 0.4 * lift, thick),
                    (x + 0.3 * half, y + 0.5 * lift, thick),
                    (x + half, y - 0.6 * lift, 0.2 * thick),
                ]
            )
        )
    easel.fill(lines, fade(tone(sand, -0.08), tone(sand, -0.12), top, h, (0.5, 0.8)), "ground", "wind lines",
               role="ground", depth=0.15)  # fmt: skip
