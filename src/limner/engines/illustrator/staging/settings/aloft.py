"""Without ground: the open sky above the clouds, and space."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Radial, Stop
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import Slab, place

_NEBULAE = (
    lay.palette("1a1040 4a2a8a c04a9a 3a8ad0"),
    lay.palette("061826 0f4a5e 2aa0a0 7a5ad0"),
    lay.palette("180a2a 6a1f5a e0606a f0a85a"),
)
_WORLDS = lay.palette("e8925a 6ac0c8 d86a8a e8c46a 8a7ae0")


@place(
    "sky",
    footing="air",
    horizons=(0.66, 0.76, 0.84),
    climate="aloft",
    neighbours="mountains, meadow",
    frame="",
    traits=("aloft",),
)
def heights(easel: Easel) -> None:
    """A sea of clouds below, single clouds beside, far land or none."""
    sky.paint(easel, clouds=True)
    if easel.variant % 2:
        lay.mountains(easel, lay.palette("8c9cc8")[0], 4, 0.16, snow=True, depth=0.85)
    base = easel.horizon
    for i in range(4):
        y = base + (easel.h - base) * (0.05 + 0.28 * i)
        number = max(3, round((6 - i) * easel.w / easel.h))
        for k in range(number):
            x = easel.w * (k + easel.rng.uniform(0.0, 1.0)) / number
            _billow(easel, x, y, easel.unit * (0.28 + 0.1 * i), i)
    if easel.brief.traits.framing:
        for share in (0.02, 0.98):
            _billow(easel, share * easel.w, easel.h * 1.0, easel.unit * 0.5, 5)


def _billow(easel: Easel, x: float, y: float, width: float, plane: int) -> None:
    air = easel.air
    body = land.cloud(easel.rng, x, y, width)
    veil = 0.55 - 0.14 * plane
    lit = mix(air.cloud, air.haze, max(veil, 0.0))
    shade = mix(mix(air.cloud_shade, air.cloud, 0.35), air.haze, max(veil, 0.0))
    paint = Linear(
        (0, y - width * 0.32),
        (0, y + width * 0.14),
        (Stop(0, lit), Stop(0.5, mix(lit, shade, 0.5)), Stop(1, shade, 0.0)),
    )
    easel.fill(
        body,
        paint,
        "near" if plane >= 5 else "far" if plane < 2 else "ground",
        "cloud",
        role="cloud",
        depth=0.5,
        tinted=False,
    )


@place(
    "space",
    footing="space",
    horizons=(0.70, 0.74, 0.78),
    climate="space",
    hours=("night", "dusk"),
    frame="porthole",
    near=(46, 44, 78),
    slab=Slab((150, 150, 164), "rock"),
    veil=((226, 224, 255), (40, 30, 80), (190, 200, 255)),
    traits=("aloft",),
)
def space(easel: Easel) -> None:
    """Deep sky with a nebula and stars; a great world at the lower edge, or worlds hanging about."""
    deep, mid, warm, cool = _NEBULAE[easel.variant % 3]
    stops = (Stop(0, deep), Stop(0.55, mix(deep, mid, 0.6)), Stop(1, deep))
    slant = Linear((0, 0), (easel.w * 0.7, easel.h), stops)
    easel.fill(easel.sheet(), slant, "sky", "space", role="sky", tinted=False)
    rng, unit = easel.rng, easel.unit
    for i in range(6):
        x, y = easel.w * (0.1 + 0.16 * i), easel.h * (0.75 - 0.11 * i + rng.uniform(-0.12, 0.12))
        cloud = halo(x, y, unit * rng.uniform(0.2, 0.4), (warm, mid, cool)[i % 3], 0.38, (1.5, 0.8))
        easel.glow(cloud, "sky", "nebula", role="sky")
    sky.stars(easel, 1.7, easel.h)
    if easel.grounded:
        _moonscape(easel)
    elif easel.variant % 2 == 0:
        _horizon_world(easel, _WORLDS[easel.variant % 5])
    if easel.amount > 0.3 and easel.shown("planet", "planets"):
        _worlds(easel)


def _worlds(easel: Easel) -> None:
    """Small worlds that stay out of the subjects' way."""
    rng, unit = easel.rng, easel.unit
    spots = ((0.16, 0.2), (0.84, 0.26), (0.78, 0.72), (0.2, 0.7), (0.5, 0.12))
    placed = 0
    for i, (fx, fy) in enumerate(spots[easel.variant % 3 :] + spots[: easel.variant % 3]):
        r = unit * rng.uniform(0.035, 0.1)
        x, y = fx * easel.w, fy * easel.h
        free = not any(b.left - 1.6 * r < x < b.right + 1.6 * r and b.top - r < y < b.bottom + r for b in easel.taken)
        if not free or placed >= 2 or (easel.grounded and y > easel.horizon * 0.75):
            continue
        placed += 1
        world(easel, x, y, r, _WORLDS[(easel.variant + i) % 5], ringed=placed == 1)


def world(easel: Easel, x: float, y: float, r: float, colour: RGB, *, ringed: bool) -> None:
    """A globe with bands, a night side, and rings if asked."""
    disc = g.ellipse(x, y, r)
    glow = halo(x, y, r * 1.9, colour, 0.35)
    easel.fill(g.ellipse(x, y, r * 1.9), glow, "sky", "planet's glow", role="light", tinted=False)
    easel.fill(
        disc, fade(tone(colour, 0.08), tone(colour, -0.1), y - r, y + r), "sky", "planet", role="far", tinted=False
    )
    bands = g.joined(
        *(g.ellipse(x + r * 0.1, y + dy * r, r * 1.1, r * t) for dy, t in ((-0.35, 0.09), (0.1, 0.13), (0.5, 0.07)))
    )
    easel.fill(g.intersection(bands, disc), tone(colour, 0.1), "sky", "bands", role="far", tinted=False)
    night = g.difference(disc, g.ellipse(x + easel.brief.side * r * 0.6, y - r * 0.3, r * 1.08))
    easel.fill(
        night,
        fade(tone(colour, -0.3), tone(colour, -0.36), y - r, y + r, (0.6, 0.75)),
        "sky",
        "night side",
        role="far",
        tinted=False,
    )
    if ringed:
        ring = g.difference(g.ellipse(x, y, r * 1.95, r * 0.5), g.ellipse(x, y, r * 1.5, r * 0.34))
        front = g.difference(ring, g.intersection(disc, g.rect(x - r, y - 2 * r, 2 * r, 2 * r)))
        turned = g.rotated(front, -18, (x, y))
        easel.fill(
            turned,
            fade(tone(colour, 0.2), tone(colour, 0.05), y - r * 0.5, y + r * 0.5, (0.9, 0.8)),
            "sky",
            "ring",
            role="far",
            tinted=False,
        )


def _horizon_world(easel: Easel, colour: RGB) -> None:
    """The curve of a great planet along the lower edge, with an atmosphere."""
    r = max(easel.w, easel.unit) * 1.5
    cx, top = easel.w * (0.5 - 0.2 * easel.brief.side), easel.h * 0.84
    bright = mix(colour, (255, 255, 255), 0.35)
    rim = (Stop(0, bright, 0.8), Stop(0.965, bright, 0.8), Stop(0.975, bright, 0.35), Stop(1, bright, 0))
    easel.glow(Radial((cx, top + r), r * 1.045, rim), "far", "atmosphere")
    body = g.ellipse(cx, top + r, r)
    easel.fill(
        body,
        fade(tone(colour, 0.06), tone(colour, -0.24), top, easel.h * 1.05),
        "far",
        "great planet",
        role="far",
        tinted=False,
    )
    bands = g.joined(
        *(
            g.ellipse(cx + easel.w * dx, top + r + r * dy, r * 0.99, r * 0.985)
            for dx, dy in ((-0.05, 0.05), (0.08, 0.1))
        )
    )
    easel.fill(
        g.intersection(bands, body),
        fade(tone(colour, -0.06), tone(colour, -0.2), top, easel.h, (0.6, 0.8)),
        "far",
        "bands",
        role="far",
        tinted=False,
    )


def _moonscape(easel: Easel) -> None:
    """Cratered ground under the stars."""
    rng, horizon = easel.rng, easel.horizon
    grey = ((188, 190, 206), (206, 178, 160), (170, 184, 200))[easel.variant % 3]
    far = land.ridge(rng, easel.w, horizon, 0.03 * easel.h, easel.h, 4)
    easel.fill(
        far,
        fade(tone(grey, -0.12), tone(grey, -0.2), horizon, easel.h),
        "far",
        "far ridge",
        role="far",
        depth=0.6,
        tinted=False,
    )
    near = land.ridge(rng, easel.w, horizon + 0.06 * easel.h, 0.015 * easel.h, easel.h + 9, 3)
    easel.fill(
        near,
        fade(grey, tone(grey, -0.22), horizon, easel.h),
        "ground",
        "ground",
        role="ground",
        depth=0.3,
        tinted=False,
    )
    rims = land.patches(rng, easel.w, horizon + 0.12 * easel.h, easel.h, 12, easel.unit * 0.08)
    easel.fill(rims, tone(grey, 0.06), "ground", "crater rims", role="ground", depth=0.2, tinted=False)
    pits = g.moved(rims, 0, easel.unit * 0.004)
    easel.fill(
        g.intersection(pits, rims), tone(grey, -0.16), "ground", "craters", role="ground", depth=0.2, tinted=False
    )
