"""The ice: floes on dark water, icebergs, snow mountains far off."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import drifts
from limner.engines.illustrator.staging.settings.setting import Slab, place

_BLUES = (lay.palette("a8d4e6 2f7fa8"), lay.palette("b4d8dc 2a8790"), lay.palette("b8c8ea 4a6cae"))


@place(
    "arctic",
    horizons=(0.36, 0.42, 0.50),
    climate="winter",
    hours=("day", "sunset", "day", "dawn", "morning"),
    frame="cave",
    near=(92, 124, 158),
    shows="snow",
    above=drifts.snowfield,
    slab=Slab((236, 244, 250), "pine snowman rock"),
    traits=("barren",),
)
def draw(easel: Easel) -> None:
    """A range, cold water with floes, one or two bergs, the near ice."""
    far, near = _BLUES[easel.variant % 3]
    sky.paint(easel)
    room = easel.h - easel.horizon
    lay.mountains(easel, lay.palette("a9b8dc")[0], 4, 0.15, snow=True, depth=0.88)
    water_end = easel.horizon + 0.45 * room
    lay.water(easel, easel.horizon, water_end + 0.1 * room, far, near)
    lay.glitter(easel, sky.lamp_spot(easel)[0], easel.horizon, water_end)
    ice = _ice(easel)
    for share, size in ((0.2, 0.2), (0.82, 0.27)):
        _berg(easel, share * easel.w, easel.horizon + 0.09 * room, size * easel.unit, ice)
    _floes(easel, ice, easel.horizon + 0.14 * room, water_end)
    shelf = land.slope(easel.w, water_end + 0.03 * room, water_end - 0.03 * room, 0.02 * room, easel.h + 9)
    edge = g.moved(shelf, 0, 0.035 * room)
    easel.fill(shelf, mix(ice, near, 0.5), "ground", "ice edge", role="ground", tinted=False)
    shade = fade(tone(ice, 0.03), mix(ice, easel.air.sky[0], 0.16), water_end, easel.h)
    easel.fill(edge, shade, "ground", "near ice", role="ground", tinted=False)
    _cracks(easel, mix(ice, near, 0.35), water_end + 0.15 * room)
    drifts = land.patches(easel.rng, easel.w, water_end + 0.15 * room, easel.h, 9, easel.unit * 0.2)
    easel.fill(
        drifts,
        fade(tone(ice, -0.04), tone(ice, -0.07), water_end, easel.h, (0.4, 0.6)),
        "ground",
        "drifts",
        role="ground",
        tinted=False,
    )


def _ice(easel: Easel) -> RGB:
    """White with the hour's glow and, at night, the zenith in it."""
    air = easel.air
    return mix(mix((250, 252, 255), air.glow, 0.12), air.sky[0], 0.06 + 0.55 * air.light.dark)


def _berg(easel: Easel, x: float, y: float, size: float, ice: RGB) -> None:
    rng = easel.rng
    top = y - size * rng.uniform(0.6, 0.85)
    crest = [
        (x - size * 0.62, y),
        (x - size * 0.4, y - size * 0.34),
        (x - size * 0.16, y - size * 0.42),
        (x, top),
        (x + size * 0.2, y - size * 0.5),
        (x + size * 0.46, y - size * 0.28),
        (x + size * 0.66, y),
    ]
    easel.fill(
        g.polygon(crest),
        fade(tone(ice, 0.03), mix(ice, easel.air.haze, 0.35), top, y),
        "ground",
        "iceberg",
        role="far",
        tinted=False,
    )
    side = g.polygon(
        [
            (x, top),
            (x + size * 0.2, y - size * 0.5),
            (x + size * 0.46, y - size * 0.28),
            (x + size * 0.66, y),
            (x + size * 0.1, y),
            (x + size * 0.02, y - size * 0.35),
        ]
    )
    if easel.brief.side > 0:
        side = g.polygon(
            [
                (x, top),
                (x - size * 0.16, y - size * 0.42),
                (x - size * 0.4, y - size * 0.34),
                (x - size * 0.62, y),
                (x - size * 0.1, y),
                (x + size * 0.03, y - size * 0.3),
            ]
        )
    blue = mix(tone(ice, -0.1), (120, 170, 220), 0.4)
    easel.fill(
        side, fade(blue, mix(blue, easel.air.haze, 0.4), top, y), "ground", "iceberg's shade", role="far", tinted=False
    )


def _floes(easel: Easel, ice: RGB, top: float, bottom: float) -> None:
    rng = easel.rng
    floes, feet = Path(), Path()
    for _ in range(round(11 * easel.w / easel.unit)):
        near = rng.random()
        x, y = rng.uniform(0, easel.w), top + (bottom - top) * near
        half = easel.unit * (0.02 + 0.06 * near) * rng.uniform(0.6, 1.2)
        floe = g.polygon(
            [
                (x - half, y),
                (x - half * 0.6, y - half * 0.16),
                (x + half * 0.5, y - half * 0.18),
                (x + half, y - half * 0.02),
                (x + half * 0.6, y + half * 0.14),
                (x - half * 0.5, y + half * 0.15),
            ]
        )
        floes.addPath(floe)
        feet.addPath(g.moved(floe, 0, half * 0.1))
    easel.fill(feet, mix(tone(ice, -0.16), (90, 150, 200), 0.3), "ground", "floes' edges", role="water", tinted=False)
    easel.fill(floes, ice, "ground", "floes", role="ground", tinted=False)


def _cracks(easel: Easel, colour: RGB, top: float) -> None:
    rng, cracks = easel.rng, Path()
    for _ in range(5):
        x, y = rng.uniform(0, easel.w), rng.uniform(top, easel.h)
        cracks.moveTo(x, y)
        for _ in range(4):
            x, y = x + easel.unit * rng.uniform(0.02, 0.07), y + easel.unit * rng.uniform(-0.012, 0.012)
            cracks.lineTo(x, y)
    stops = (Stop(0, colour, 0.5), Stop(1, colour, 0.9))
    easel.fill(
        cracks,
        Linear((0, top), (0, easel.h), stops),
        "ground",
        "cracks",
        role="ground",
        tinted=False,
        width=easel.unit * 0.0025,
    )
