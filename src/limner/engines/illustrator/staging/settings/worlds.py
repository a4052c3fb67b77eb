"""Other worlds to stand on: the moon under a black sky, Mars under a dusty one."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings.setting import Slab, place

_GREY: RGB = (190, 192, 200)
_RUST: RGB = (196, 104, 66)
_SEA: RGB = (62, 128, 206)
_LAND: RGB = (96, 160, 92)


@place(
    "moon",
    horizons=(0.5, 0.58, 0.66),
    climate="space",
    hours=("day",),
    frame="porthole",
    near=(52, 54, 66),
    green="rock",
    other="rock",
    shows="moon",
    slab=Slab((176, 176, 184), "rock"),
    traits=("barren", "overhung", "swept"),
)
def moon(easel: Easel) -> None:
    """Stars, the Earth over grey hills, craters near and far."""
    easel.fill(
        easel.sheet(), fade((6, 8, 20), (26, 30, 54), 0, easel.horizon), "sky", "space", role="sky", tinted=False
    )
    sky.stars(easel, 1.8, easel.horizon)
    if easel.shown("earth", "planet"):
        earth(easel, 0.1 * easel.unit)
    _ground(easel, _GREY)


@place(
    "mars",
    horizons=(0.5, 0.58, 0.66),
    climate="hot",
    hours=("day", "sunset"),
    frame="cave",
    near=(120, 62, 44),
    green="rock",
    other="rock",
    shows="mars",
    traits=("barren", "swept", "warm"),
)
def mars(easel: Easel) -> None:
    """A butterscotch sky, mesas in the dust, red ground with stones and craters."""
    stops = (Stop(0, (150, 96, 82)), Stop(0.6, (214, 156, 118)), Stop(1, (244, 204, 160)))
    easel.fill(easel.sheet(), Linear((0, 0), (0, easel.horizon), stops), "sky", "sky", role="sky", tinted=False)
    x, y, r = (0.5 + 0.28 * easel.brief.side) * easel.w, 0.3 * easel.horizon, 0.022 * easel.unit
    easel.glow(halo(x, y, 7 * r, (255, 240, 220), 0.8), "sky", "glow")
    easel.fill(g.ellipse(x, y, r), (255, 248, 232), "sky", "sun", role="light", tinted=False)
    _mesas(easel, (186, 112, 84))
    _ground(easel, _RUST)
    easel.row(("rock",), 6, easel.horizon + 0.4 * (easel.h - easel.horizon), 0.05 * easel.h, colours=((150, 82, 58),))


_STRANGE = (
    ((44, 30, 84), (150, 84, 156), (240, 160, 150), (96, 74, 140)),
    ((14, 54, 74), (54, 140, 140), (212, 226, 150), (58, 112, 118)),
    ((70, 26, 60), (190, 84, 96), (250, 196, 120), (126, 66, 92)),
)
"""The sky from above down to the horizon, and the ground."""


@place(
    "alien world",
    horizons=(0.5, 0.58, 0.66),
    climate="space",
    hours=("day", "sunset"),
    frame="cave",
    near=(60, 44, 84),
    green="rock",
    other="rock",
    shows="planet, moon",
    slab=Slab((96, 74, 140), "crystal rock"),
    traits=("barren", "swept"),
)
def alien(easel: Easel) -> None:
    """A sky of no colour of ours with a ringed world and two moons, mesas, ground with craters and crystals."""
    top, middle, low, ground = _STRANGE[easel.variant % 3]
    stops = (Stop(0, top), Stop(0.6, middle), Stop(1, low))
    easel.fill(easel.sheet(), Linear((0, 0), (0, easel.horizon), stops), "sky", "sky", role="sky", tinted=False)
    sky.stars(easel, 0.8, 0.5 * easel.horizon)
    if easel.shown("moon", "planet"):
        _moons(easel, low)
    _mesas(easel, mix(ground, low, 0.4))
    _ground(easel, ground)
    easel.row(("crystal", "rock"), 7, easel.horizon + 0.4 * (easel.h - easel.horizon), 0.08 * easel.h)


def _moons(easel: Easel, hue: RGB) -> None:
    """A great world with its ring, and two moons on the other side."""
    x, y, r = (0.5 - 0.3 * easel.brief.side) * easel.w, 0.42 * easel.horizon, 0.15 * easel.unit
    easel.fill(g.ellipse(x, y, r), fade(tone(hue, 0.06), tone(hue, -0.16), y - r, y + r), "sky", "planet", role="far",
               tinted=False)  # fmt: skip
    ring = g.rotated(g.difference(g.ellipse(x, y, 1.8 * r, 0.34 * r), g.ellipse(x, y, 1.42 * r, 0.22 * r)), -18, (x, y))
    easel.fill(ring, tone(hue, 0.1), "sky", "ring", role="far", tinted=False)
    for dx, dy, size in ((0.62, 0.26, 0.036), (0.8, 0.52, 0.022)):
        at, up, small = easel.w * (dx if easel.brief.side > 0 else 1 - dx), dy * easel.horizon, size * easel.unit
        easel.fill(g.ellipse(at, up, small), tone(hue, 0.12), "sky", "moon", role="far", tinted=False)


def _mesas(easel: Easel, hue: RGB) -> None:
    mesas = land.skyline(easel.rng, easel.w, easel.horizon + 4, 0.12 * easel.h, 0.26 * easel.unit)
    flats = g.joined(*(g.polygon([(a - 0.2 * b, c), (a, d), (a + b, d), (a + 1.2 * b, c)])
                       for a, d, b, _ in mesas[::2] for c in (easel.horizon + 4,)))  # fmt: skip
    easel.fill(flats, hue, "far", "mesas", role="far", depth=0.6)


def earth(easel: Easel, r: float) -> None:
    """The Earth in the sky, half of it lit, on the side that the subjects leave free."""
    x = (0.5 - 0.3 * easel.brief.side) * easel.w
    spots = ((x, 0.2 * easel.h), (easel.w - x, 0.2 * easel.h), (x, 0.1 * easel.h))
    free = [s for s in spots if not any(box.grown(r).holds(*s) for box in easel.taken)]
    x, y = (free or spots)[0]
    disc = g.ellipse(x, y, r)
    easel.glow(halo(x, y, 1.7 * r, (150, 200, 255), 0.5), "sky", "earth's glow")
    easel.fill(disc, fade(tone(_SEA, 0.06), tone(_SEA, -0.1), y - r, y + r), "sky", "earth", role="far", tinted=False)
    shores = g.joined(
        g.smooth([(x - 0.7 * r, y - 0.6 * r), (x - 0.1 * r, y - 0.7 * r), (x - 0.2 * r, y - 0.1 * r),
                  (x - 0.5 * r, y + 0.1 * r)]),
        g.smooth([(x - 0.35 * r, y + 0.1 * r), (x + 0.05 * r, y + 0.25 * r), (x - 0.15 * r, y + 0.8 * r)]),
        g.smooth([(x + 0.3 * r, y - 0.5 * r), (x + 0.9 * r, y - 0.4 * r), (x + 0.8 * r, y + 0.2 * r),
                  (x + 0.4 * r, y + 0.05 * r)]),
    )  # fmt: skip
    easel.fill(g.intersection(shores, disc), _LAND, "sky", "continents", role="far", tinted=False)
    clouds = g.joined(*(land.wisp(x + dx * r, y + dy * r, 1.1 * r, 0.14 * r)
                        for dx, dy in ((0.2, -0.7), (-0.3, -0.2), (0.3, 0.35), (-0.1, 0.62))))  # fmt: skip
    easel.fill(g.intersection(clouds, disc), (250, 252, 255), "sky", "earth's clouds", role="far", tinted=False)
    night = g.difference(disc, g.ellipse(x + 0.5 * easel.brief.side * r, y - 0.2 * r, 1.06 * r))
    easel.fill(night, fade((6, 10, 30), (4, 6, 22), y - r, y + r, (0.72, 0.85)), "sky", "night side", role="far",
               tinted=False)  # fmt: skip


def _ground(easel: Easel, hue: RGB) -> None:
    """Far hills, the plain, and craters with lit rims, smaller the farther they are."""
    rng, horizon, h = easel.rng, easel.horizon, easel.h
    far = land.ridge(rng, easel.w, horizon - 0.01 * h, 0.03 * h, h, 4)
    paint = fade(tone(hue, -0.1), tone(hue, -0.2), horizon - 0.03 * h, h)
    easel.fill(far, paint, "far", "far hills", role="far", depth=0.4, back=-1.0)
    near = land.ridge(rng, easel.w, horizon + 0.05 * h, 0.012 * h, h + 9, 3)
    easel.fill(near, fade(tone(hue, 0.02), tone(hue, -0.14), horizon, h), "ground", "ground", role="ground", depth=0.2)
    lit, pits = Path(), Path()
    for i in range(13):
        t = ((i + rng.random()) / 13) ** 1.4
        x, y, r = rng.uniform(0, easel.w), horizon + h * (0.09 + (0.98 - horizon / h - 0.09) * t), easel.unit * (
            0.012 + 0.07 * t) * rng.uniform(0.5, 1.1)  # fmt: skip
        lit.addPath(g.ellipse(x, y, r, 0.27 * r))
        pits.addPath(g.ellipse(x, y - 0.035 * r, 0.82 * r, 0.19 * r))
    easel.fill(lit, tone(hue, 0.09), "ground", "crater rims", role="ground", depth=0.15)
    easel.fill(pits, tone(hue, -0.19), "ground", "craters", role="ground", depth=0.15)
    dust = land.patches(rng, easel.w, horizon + 0.1 * h, h, 18, 0.05 * easel.unit)
    easel.fill(dust, mix(tone(hue, -0.1), hue, 0.4), "ground", "dust", role="ground", depth=0.15, back=1.0)
