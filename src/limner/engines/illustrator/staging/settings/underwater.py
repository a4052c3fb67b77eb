"""Under water: shafts of light from above, reefs in three planes, weed and bubbles."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.scene import Layer
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import waters
from limner.engines.illustrator.staging.settings.setting import place

_DEPTHS = (
    lay.palette("a6ecec 3fb8d0 1877ac 0d4a80"),
    lay.palette("b4f0d8 48bfb4 14808e 0b4a66"),
    lay.palette("b8dcff 5a9fe0 2f62b4 1c3a80"),
    lay.palette("d8c8f4 7f8fdc 4a58b0 262f74"),
)
_CORALS = lay.palette("f0727a f79a5e e86aa0 b57ae0 f4c25a")
_SWIMMERS = (
    ("clownfish", 0.34, 0.56, 0.075), ("fish", 0.62, 0.44, 0.1), ("goldfish", 0.24, 0.36, 0.06),
    ("seahorse", 0.8, 0.68, 0.11), ("clownfish", 0.48, 0.7, 0.055),
)  # fmt: skip
"""Who is there where nobody is the subject: middle and height, as shares of the canvas and of its unit."""


@place(
    "underwater",
    footing="depths",
    horizons=(0.80, 0.80, 0.80),
    climate="depths",
    hours=("day", "morning", "dusk"),
    frame="porthole",
    near=(22, 70, 100),
    shows="water",
    above=waters.sea,
    veil=((214, 240, 250), (60, 150, 190), (200, 250, 255)),
    traits=("aloft",),
)
def draw(easel: Easel) -> None:
    """Water from bright to deep, far reef, sea floor, corals and weed at the sides, bubbles."""
    water = depths(easel)
    stops = tuple(Stop((0, 0.3, 0.7, 1)[i], c) for i, c in enumerate(water))
    easel.fill(easel.sheet(), Linear((0, 0), (0, easel.h), stops), "sky", "water", role="sky", tinted=False)
    light(easel, water[0])
    bottom(easel, water)
    surroundings(easel, water)


def surroundings(easel: Easel, water: tuple[RGB, ...]) -> None:
    """Fish where nobody is the subject, weed at the sides, bubbles."""
    if not easel.taken:
        _shoal(easel, water)
    _weed(easel, mix((20, 60, 66), water[3], 0.5), "frame", 0.26)
    _bubbles(easel)


def _shoal(easel: Easel, water: tuple[RGB, ...]) -> None:
    """Where nobody is the subject: a few fish near by, and a shoal far off."""
    rng, unit = easel.rng, easel.unit
    if easel.amount < 0.3 or not easel.shown("fish", "animal", "animals"):
        return
    far, hand = Path(), rng.choice((-1, 1))
    for _ in range(16):
        x, y = easel.w * (0.5 + 0.3 * hand) + unit * rng.gauss(0, 0.1), easel.h * 0.34 + unit * rng.gauss(0, 0.06)
        size = unit * rng.uniform(0.014, 0.024)
        far.addPath(g.ellipse(x, y, size, 0.4 * size))
        tail = [
            (x - hand * 0.8 * size, y),
            (x - hand * 1.5 * size, y - 0.4 * size),
            (x - hand * 1.5 * size, y + 0.4 * size),
        ]
        far.addPath(g.polygon(tail))
    easel.fill(far, mix(water[1], water[3], 0.6), "far", "shoal", role="far", tinted=False)
    for name, x, y, tall in _SWIMMERS:
        at = (x if hand > 0 else 1 - x) + rng.uniform(-0.07, 0.07)
        easel.prop(
            name,
            at * easel.w,
            (y + rng.uniform(-0.07, 0.07)) * easel.h,
            tall * unit,
            depth=0.15,
            flip=hand < 0,
            shadow=False,
        )


def depths(easel: Easel) -> tuple[RGB, ...]:
    """The water's colours from bright to deep at this hour."""
    dim = easel.air.light.dark * 0.5
    return tuple(mix(c, (8, 14, 44), dim) for c in _DEPTHS[easel.variant % 4])


def bottom(easel: Easel, water: tuple[RGB, ...]) -> None:
    """The far reef, the floor, corals and weed."""
    _reef(easel, mix(water[2], water[1], 0.35), easel.h * 0.76, 0.14, 0.9)
    _reef(easel, mix(water[2], water[3], 0.35), easel.h * 0.86, 0.11, 0.7)
    sand = mix((240, 218, 170), water[2], 0.42)
    floor = land.ridge(easel.rng, easel.w, easel.h * 0.92, 0.02 * easel.h, easel.h + 9, 3)
    easel.fill(
        floor,
        fade(tone(sand, 0.05), mix(sand, water[3], 0.5), easel.h * 0.88, easel.h),
        "ground",
        "sea floor",
        role="ground",
        depth=0.3,
        tinted=False,
    )
    _corals(easel, water)
    _weed(easel, mix((46, 130, 96), water[2], 0.3), "middle", 0.16)


def light(easel: Easel, bright: RGB) -> None:
    rng, w, h = easel.rng, easel.w, easel.h
    x0 = w * (0.5 + 0.34 * easel.brief.side)
    easel.glow(halo(x0, -0.05 * h, easel.unit * 0.8, (255, 255, 240), 0.6, (1.3, 1)), "sky", "surface glow")
    for i in range(5):
        x = x0 + (i - 2) * easel.unit * 0.12 + rng.uniform(-0.04, 0.04) * w
        lean = (x - x0) * 1.6 + rng.uniform(-0.05, 0.05) * w
        wide = easel.unit * rng.uniform(0.025, 0.06)
        foot = h * rng.uniform(0.6, 0.9)
        ray = g.polygon([(x, -9), (x + wide, -9), (x + wide * 2.6 + lean, foot), (x + lean - wide, foot)])
        stops = (Stop(0, bright, 0.42), Stop(1, bright, 0))
        easel.fill(
            ray, Linear((0, 0), (0, foot), stops), "sky", "ray", role="light", tinted=False, blur=easel.unit * 0.006
        )


def _reef(easel: Easel, colour: RGB, base: float, swell: float, depth: float) -> None:
    rocks = land.ridge(easel.rng, easel.w, base, swell * easel.h * 0.6, easel.h + 9, 5)
    branches = Path()
    for _ in range(4):
        x, high = easel.rng.uniform(0, easel.w), easel.unit * easel.rng.uniform(0.04, 0.09)
        branches.addPath(_branching(easel, x, base + 0.02 * easel.h, high))
    easel.fill(
        g.joined(rocks, branches),
        fade(tone(colour, 0.04), colour, base - swell * easel.h, easel.h),
        "far",
        "reef",
        role="far",
        depth=depth,
        tinted=False,
    )


def _branching(easel: Easel, x: float, y: float, size: float) -> Path:
    """A staghorn coral: arms that fork from one foot, as thick limbs."""
    coral = Path()
    for i in range(5):
        angle = math.radians(-90 + (i - 2) * 24 + easel.rng.uniform(-6, 6))
        long = size * (1.0 - 0.13 * abs(i - 2))
        mx, my = x + math.cos(angle) * long * 0.55, y + math.sin(angle) * long * 0.55
        tip = (x + math.cos(angle) * long * 0.95, y + math.sin(angle) * long)
        coral.addPath(g.limb([(x, y, size * 0.16), (mx, my, size * 0.13), (*tip, size * 0.1)]))
        side = (mx + math.cos(angle + 0.8) * long * 0.32, my + math.sin(angle + 0.8) * long * 0.32 - size * 0.08)
        coral.addPath(g.limb([(mx, my, size * 0.1), (*side, size * 0.08)]))
    return coral


def _corals(easel: Easel, water: tuple[RGB, ...]) -> None:
    """Bright corals on the floor toward the sides: branching, domes and tubes."""
    rng, unit = easel.rng, easel.unit
    number = max(3, round(6 * easel.amount * easel.w / unit))
    if not easel.shown("coral", "corals") or easel.amount < 0.2:
        return
    for i in range(number):
        share = (i + rng.uniform(0.1, 0.9)) / number
        edge = abs(share - 0.5) * 2
        size = unit * (0.05 + 0.11 * edge) * rng.uniform(0.8, 1.2)
        x, y = share * easel.w, easel.h * rng.uniform(0.92, 0.99)
        colour = mix(rng.choice(_CORALS), water[2], 0.16)
        kind = i % 3
        if kind == 0:
            path = _branching(easel, x, y, size * 1.2)
        elif kind == 1:
            path = g.joined(
                *(
                    g.ellipse(x + dx * size, y - dy * size * 0.2, size * r, size * r * 0.82)
                    for dx, dy, r in ((-0.4, 0, 0.36), (0.38, 0, 0.42), (0, 1, 0.5))
                )
            )
        else:
            path = g.joined(
                *(
                    g.limb(
                        [
                            (x + (k - 1.5) * size * 0.24, y, size * 0.22),
                            (x + (k - 1.5) * size * 0.3, y - size * (0.5 + 0.3 * (k % 2)), size * 0.26),
                        ]
                    )
                    for k in range(4)
                )
            )
        easel.fill(
            path,
            fade(tone(colour, 0.06), tone(colour, -0.14), y - size, y),
            "middle",
            "coral",
            depth=0.2,
            tinted=False,
            back=0.3,
        )
    easel.row(("starfish", "shell", "rock"), 3, easel.h * 0.965, unit * 0.045)


def _weed(easel: Easel, colour: RGB, layer: Layer, height: float) -> None:
    """Ribbons of weed swaying from the floor at both sides."""
    rng, unit, h = easel.rng, easel.unit, easel.h
    if not easel.shown("seaweed", "kelp") or (layer == "frame" and not easel.brief.traits.framing):
        return
    weed = Path()
    for i in range(9):
        corner = i % 2
        x = easel.w * (corner + (0.5 - corner) * 0.42 * rng.random() ** 1.4)
        if layer == "middle" and any(b.left < x < b.right and b.bottom > h * 0.8 for b in easel.taken):
            continue
        tall, sway = unit * height * rng.uniform(0.55, 1.3), rng.uniform(-0.03, 0.03) * unit
        width = unit * 0.02 * (1.4 if layer == "frame" else 1.0)
        weed.addPath(
            g.limb(
                [
                    (x, h + 9, width),
                    (x + sway, h - tall * 0.35, width * 1.1),
                    (x - sway, h - tall * 0.7, width * 0.8),
                    (x + sway * 0.8, h - tall, width * 0.2),
                ]
            )
        )
    easel.fill(
        weed,
        fade(tone(colour, 0.06), colour, h - unit * height, h),
        layer,
        "seaweed",
        role="frame" if layer == "frame" else "prop",
        tinted=False,
        blur=unit * 0.0025 if layer == "frame" else 0.0,
    )


def _bubbles(easel: Easel) -> None:
    rng, unit = easel.rng, easel.unit
    rings, glints = Path(), Path()
    for _ in range(4):
        x, y = rng.uniform(0.08, 0.92) * easel.w, rng.uniform(0.25, 0.8) * easel.h
        for k in range(4):
            r = unit * rng.uniform(0.004, 0.013)
            bx, by = x + rng.uniform(-0.02, 0.02) * unit, y - k * unit * 0.035
            rings.addCircle(bx, by, r)
            glints.addCircle(bx - r * 0.35, by - r * 0.35, r * 0.22)
    easel.fill(
        rings,
        fade((255, 255, 255), (255, 255, 255), 0, easel.h, (0.28, 0.22)),
        "near",
        "bubbles",
        role="light",
        tinted=False,
    )
    easel.fill(
        glints,
        fade((255, 255, 255), (255, 255, 255), 0, easel.h, (0.9, 0.8)),
        "near",
        "glints",
        role="light",
        tinted=False,
    )
