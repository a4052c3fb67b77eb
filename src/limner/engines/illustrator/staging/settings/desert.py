"""Desert: dunes with sharp crests, or flat land with mesas and cacti."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import framing, land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
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
    if easel.variant % 2:
        _mesas(easel, mix(middle, (176, 92, 70), 0.5))
    else:
        lay.mountains(easel, mix(far, (170, 120, 130), 0.5), 5, 0.13, snow=False, depth=0.9)
    room = easel.h - easel.horizon
    plain = land.ridge(easel.rng, easel.w, easel.horizon, 0.012 * easel.h, easel.h, 3)
    lay.layer(easel, plain, far, easel.horizon, easel.horizon + 0.4 * room, 0.8, "far sand", drop=0.03)
    _dunes(easel, middle, room)
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
    rng, h, horizon = easel.rng, easel.h, easel.horizon
    for i, x in enumerate((0.14, 0.62, 0.9)):
        wide, tall = easel.unit * rng.uniform(0.14, 0.3), h * rng.uniform(0.1, 0.2)
        cx, top = easel.w * (x + rng.uniform(-0.06, 0.06)), horizon - tall
        body = g.polygon(
            [
                (cx - wide * 0.72, horizon + 8),
                (cx - wide * 0.56, top + tall * 0.5),
                (cx - wide * 0.5, top + tall * 0.46),
                (cx - wide * 0.46, top),
                (cx + wide * 0.42, top + tall * 0.03),
                (cx + wide * 0.46, top + tall * 0.42),
                (cx + wide * 0.54, top + tall * 0.48),
                (cx + wide * 0.72, horizon + 8),
            ]
        )
        easel.fill(
            body,
            fade(rock, mix(rock, easel.air.haze, 0.5), top, horizon),
            "far",
            "mesa",
            role="far",
            depth=0.8 + 0.05 * i,
        )
        bands = Path()
        for k in range(3):
            bands.addRect(g.box(cx - wide, top + tall * (0.16 + 0.2 * k), wide * 2, tall * 0.05))
        easel.fill(g.intersection(bands, body), tone(rock, -0.05), "far", "strata", role="far", depth=0.82 + 0.05 * i)


def _dunes(easel: Easel, sand: RGB, room: float) -> None:
    rng = easel.rng
    for x, lift, reach in ((0.22, -0.02, 0.5), (0.78, 0.1, 0.56), (0.45, 0.22, 0.44)):
        cx = easel.w * (x + rng.uniform(-0.08, 0.08))
        y = easel.horizon + lift * room
        body, lee = land.dune(
            rng, cx, y, reach * max(easel.w, easel.unit) * rng.uniform(0.85, 1.1), 0.3 * room, easel.h
        )
        if easel.brief.side > 0:
            body, lee = g.mirrored(body, cx), g.mirrored(lee, cx)
        depth = 0.75 - lift
        easel.fill(
            body,
            fade(tone(sand, 0.05), tone(sand, -0.02), y, y + 0.5 * room),
            "ground",
            "dune",
            role="ground",
            depth=depth,
        )
        easel.fill(
            lee,
            fade(tone(sand, -0.09), tone(sand, -0.03), y, y + 0.3 * room),
            "ground",
            "lee side",
            role="ground",
            depth=depth,
        )


def _ripples(easel: Easel, sand: RGB, top: float) -> None:
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
