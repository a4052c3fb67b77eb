"""Jungle: layers of crowns and palms in haze, great leaves before, lianas from above."""

import math

from limner.engines.illustrator import geometry as g
from limner.engines.illustrator.colour import RGB, mix, tone
from limner.engines.illustrator.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay

_GREENS = (
    lay.palette("8fc9a0 4f9a6a 2f7a50 1f5c40"),
    lay.palette("b8cf86 7aa850 4f8a3c 2f6434"),
    lay.palette("86c4b8 3f9a90 24776f 185650"),
)


def draw(easel: Easel) -> None:
    """Sky through the crowns, three rows of growth, the clearing, leaves as large as the subject."""
    far, middle, near, deep = _GREENS[easel.variant % 3]
    sky.paint(easel, clouds=easel.variant % 2 == 0)
    h, room = easel.h, easel.h - easel.horizon
    if easel.shown("tree", "trees"):
        for share, lift, tall, colour in ((0.62, -0.02, 0.3, far), (0.36, 0.02, 0.24, middle)):
            crowns = land.treeline(easel.rng, easel.w, easel.horizon + lift * h, tall * h, "round")
            easel.fill(crowns, mix(colour, easel.air.haze, share), "far", "crowns", role="far", depth=0.8)
        easel.row(("palm tree",), 5, easel.horizon + 0.14 * room, 0.42 * h)
    ground = land.ridge(easel.rng, easel.w, easel.horizon + 0.16 * room, 0.02 * h, h + 9, 3)
    lay.layer(easel, ground, near, easel.horizon, h, 0.3, "clearing", drop=0.12)
    _growth(easel, mix(middle, near, 0.5), easel.horizon + 0.24 * room, 0.16)
    top = easel.horizon + 0.34 * room
    lay.light_on_ground(easel, near, top)
    lay.tufts(easel, deep, top, 46, 0.045)
    easel.row(("bush", "rock"), 3, easel.horizon + 0.5 * room, 0.07 * h)
    if easel.brief.traits.framing:
        _leaves(easel, deep)
        _lianas(easel, deep)


def _growth(easel: Easel, colour: RGB, y: float, size: float) -> None:
    """A row of fans of long leaves, behind the subjects."""
    rng, unit = easel.rng, easel.unit
    if not easel.shown("plant", "plants"):
        return
    fans = Path()
    number = round(9 * easel.amount * easel.w / unit)
    for i in range(number):
        x = easel.w * (i + rng.uniform(0.1, 0.9)) / number
        if any(head.left < x < head.right for head in easel.heads):
            continue
        for k in range(5):
            long = unit * size * rng.uniform(0.6, 1.0)
            fans.addPath(land.leaf(x, y, long, -90 + (k - 2) * 32 + rng.uniform(-6, 6), 0.16))
    easel.fill(
        fans, fade(tone(colour, 0.06), tone(colour, -0.05), y - size * unit, y), "middle", "growth", depth=0.5, back=0.6
    )


def _leaves(easel: Easel, deep: RGB) -> None:
    """Split leaves from the lower corners and one upper corner, dark against the light."""
    rng, w, h, unit = easel.rng, easel.w, easel.h, easel.unit
    dark = easel.frame_colour(deep)
    mass = Path()
    for corner, base, turn in (
        (0.0, h, -60),
        (w, h, -120),
        (0.0 if easel.brief.side > 0 else w, 0.0, 60 if easel.brief.side > 0 else 120),
    ):
        for k in range(3):
            angle = turn + (k - 1) * 30 + rng.uniform(-6, 6)
            mass.addPath(_monstera(corner, base, unit * rng.uniform(0.17, 0.24), angle))
    easel.fill(
        mass,
        fade(mix(dark, deep, 0.2), dark, 0, h),
        "frame",
        "leaves before",
        role="frame",
        tinted=False,
        blur=unit * 0.0022,
    )


def _monstera(x: float, y: float, length: float, degrees: float) -> Path:
    """A broad leaf cut in from both sides."""
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    for i in range(9):
        t = i / 8
        half = length * 0.46 * math.sin(math.pi * min(t * 0.92 + 0.08, 1.0)) ** 0.8
        reach = half * (1.0 if i % 2 == 0 else 0.55)
        left.append((length * t, -reach))
        right.append((length * t, reach))
    leaf = g.smooth([(0, 0, "c"), *left, (length * 1.08, 0, "c"), *reversed(right)], tension=0.35)
    return g.moved(g.rotated(leaf, degrees), x, y)


def _lianas(easel: Easel, deep: RGB) -> None:
    rng, w, unit = easel.rng, easel.w, easel.unit
    vines = Path()
    for _ in range(3):
        x0, x1 = rng.uniform(0, w), rng.uniform(0, w)
        vines.moveTo(x0, -5)
        vines.quadTo((x0 + x1) / 2, unit * rng.uniform(0.08, 0.2), x1, -5)
    easel.fill(vines, easel.frame_colour(deep, 0.4), "frame", "lianas", role="frame", tinted=False, width=unit * 0.006)
