"""Jungle: layers of crowns and palms in haze, great leaves before, lianas from above."""

import math
from collections.abc import Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import thicket
from limner.engines.illustrator.staging.settings.from_above import woods
from limner.engines.illustrator.staging.settings.setting import place

_GREENS = (
    lay.palette("8fc9a0 4f9a6a 2f7a50 1f5c40"),
    lay.palette("b8cf86 7aa850 4f8a3c 2f6434"),
    lay.palette("86c4b8 3f9a90 24776f 185650"),
)
_BLOSSOMS = lay.palette("e8607a f0a04a e87ab8 f4d060")


@place(
    "jungle",
    horizons=(0.46, 0.54, 0.62),
    climate="hot",
    neighbours="forest, lake",
    shows="tree, plant, grass, bush",
    above=woods.woods,
    mapped="tree",
    traits=("overhung", "warm", "canopied"),
)
def draw(easel: Easel) -> None:
    """A glow between walls of growth, great trees, palms, the clearing, leaves as large as the subject."""
    far, middle, near, deep = _GREENS[easel.variant % 3]
    room = easel.h - easel.horizon
    _depths(easel, far, deep)
    _rows(easel, (far, middle, deep))
    ground = land.ridge(easel.rng, easel.w, easel.horizon + 0.1 * room, 0.02 * easel.h, easel.h + 9, 3)
    lay.layer(easel, ground, near, easel.horizon, easel.h, 0.3, "clearing", drop=0.12)
    _growth(easel, mix(middle, easel.air.haze, 0.2), easel.horizon + 0.14 * room, 0.12)
    if easel.shown("tree", "trees"):
        for x, tall in (((0.13, 0.5), (0.8, 0.4)), ((0.9, 0.54), (0.24, 0.38)))[easel.variant % 2]:
            easel.prop("palm_tree", x * easel.w, easel.horizon + 0.24 * room, tall * easel.h)
    _growth(easel, mix(middle, near, 0.6), easel.horizon + 0.26 * room, 0.17)
    top = easel.horizon + 0.34 * room
    lay.light_on_ground(easel, near, top)
    lay.tufts(easel, deep, top, 46, 0.045)
    lay.blooms(easel, _BLOSSOMS, top, 12)
    easel.row(("bush", "rock"), 3, easel.horizon + 0.5 * room, 0.07 * easel.h)
    if easel.brief.traits.framing:
        _lianas(easel, deep)
        _leaves(easel, near, deep)


def _depths(easel: Easel, far: RGB, deep: RGB) -> None:
    """The green dusk of the wood in place of a sky, which no crown lets through, and the light that falls into its
    middle.
    """
    foot, air = easel.horizon + 0.12 * (easel.h - easel.horizon), easel.air.sky
    shade = mix(mix(deep, far, 0.35), air[0], 0.36)
    stops = (
        Stop(0, shade),
        Stop(0.6, mix(mix(far, easel.air.haze, 0.3), air[-1], 0.3)),
        Stop(1, mix(far, air[-1], 0.1)),
    )
    easel.fill(easel.sheet(), Linear((0, 0), (0, foot), stops), "sky", "depth of the jungle", role="sky")
    glow = halo(_gap(easel), 0.62 * easel.horizon, 0.42 * easel.unit, mix(easel.air.glow, far, 0.25), 0.8, (0.8, 1.1))
    if not easel.air.hidden:
        easel.glow(glow, "far", "light in the clearing")
    thicket.beams(easel, foot, _gap(easel))


def _gap(easel: Easel) -> float:
    """Where the growth opens: on the side of the sun."""
    return easel.w * (0.5 + 0.14 * easel.brief.side)


def _rows(easel: Easel, greens: Sequence[RGB]) -> None:
    """Walls of leaves that leave a gap, and great trunks under a roof of leaves, in three planes of haze."""
    if not easel.shown("tree", "trees"):
        return
    (far, middle, deep), h, haze = greens, easel.h, easel.air.haze
    foot = easel.horizon + 0.12 * (h - easel.horizon)
    bark = mix(deep, (118, 86, 62), 0.62)
    for share, low, high, tint, trunks, thick in (
        (0.56, 0.14, 0.5, mix(far, middle, 0.3), 5, 0.012),
        (0.34, 0.1, 0.42, middle, 4, 0.021),
        (0.1, 0.06, 0.28, mix(middle, deep, 0.5), 2, 0.04),
    ):
        hue = mix(tint, haze, share)
        thicket.stems(easel, mix(bark, mix(far, haze, 0.4), share), foot, trunks, thick, _gap(easel))
        thicket.leaves(easel, hue, foot, (low * h, high * h), _gap(easel))
    low_wall = land.treeline(easel.rng, easel.w, foot + 2, 0.08 * h, "round")
    easel.fill(low_wall, fade(mix(middle, haze, 0.16), mix(deep, haze, 0.1), foot - 0.08 * h, foot), "far", "thicket",
               role="far", depth=0.45)  # fmt: skip


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


def _leaves(easel: Easel, near: RGB, deep: RGB) -> None:
    """Fans of long leaves from the lower corners and one upper corner: dark ones, and lit ones with a midrib before."""
    w, h, unit = easel.w, easel.h, easel.unit
    dark = easel.frame_colour(deep)
    above = 0.0 if easel.brief.side > 0 else w
    roots = [(0.0, h, -52.0), (w, h, -128.0), (above, 0.0, 52.0 if above == 0.0 else 128.0)]
    for step, (count, size, colour) in enumerate(((5, 0.3, dark), (3, 0.22, mix(dark, near, 0.45)))):
        mass, ribs = Path(), Path()
        for x, y, turn in roots:
            reach = _reach(easel, x, y, size)
            for k in range(count):
                angle = turn + (k - (count - 1) / 2) * (26 if step == 0 else 34) + easel.rng.uniform(-5, 5)
                _blade(mass, ribs, (x, y), reach * easel.rng.uniform(0.85, 1.1), angle)
        paint = fade(mix(colour, near, 0.15), colour, 0, h)
        easel.fill(mass, paint, "frame", "leaves before", role="frame", tinted=False, blur=0.0016 * unit)
        if step:
            easel.fill(ribs, tone(colour, 0.09), "frame", "midribs", role="frame", tinted=False, width=0.003 * unit)


def _reach(easel: Easel, x: float, y: float, size: float) -> float:
    """How long leaves from that corner may be without touching a subject."""
    length: float = size * easel.unit
    for box in easel.taken:
        aside = box.left if x == 0 else easel.w - box.right
        gap = math.hypot(aside, 0.5 * max(y - box.bottom, box.top - y, 0.0))
        length = min(length, max(gap, 0.09 * easel.unit))
    return length


def _blade(mass: Path, ribs: Path, root: Point, length: float, degrees: float) -> None:
    """A long pointed leaf that bends down toward its tip."""
    bend = 14.0 if math.cos(math.radians(degrees)) > 0 else -14.0
    shape = g.smooth([(0, 0, "c"), (0.22 * length, -0.1 * length), (0.62 * length, -0.11 * length), (length, 0, "c"),
                      (0.6 * length, 0.1 * length), (0.2 * length, 0.08 * length)])  # fmt: skip
    mass.addPath(g.moved(g.rotated(shape, degrees + bend), *root))
    rib = g.outline(g.line([(0.08 * length, 0), (0.92 * length, 0)]), 0.012 * length)
    ribs.addPath(g.moved(g.rotated(rib, degrees + bend), *root))


def _lianas(easel: Easel, deep: RGB) -> None:
    """Loops and hanging ends of creepers with small leaves, from the upper edge."""
    rng, w, unit = easel.rng, easel.w, easel.unit
    vines, leaves = Path(), Path()
    for i in range(4):
        x0 = w * (i + rng.uniform(0.1, 0.9)) / 4
        if any(b.left - 0.03 * w < x0 < b.right + 0.03 * w and b.top < 0.34 * easel.h for b in easel.taken):
            continue
        long, sway = unit * rng.uniform(0.12, 0.3), unit * rng.uniform(-0.05, 0.05)
        points = [(x0, -9.0), (x0 + sway, 0.35 * long), (x0 - 0.6 * sway, 0.7 * long), (x0 + 0.3 * sway, long)]
        vines.addPath(g.limb([(x, y, 0.004 * unit) for x, y in points]))
        for k in range(8):
            t = (k + 0.6) / 8
            at = points[min(int(3 * t), 2)], points[min(int(3 * t), 2) + 1]
            f = 3 * t - min(int(3 * t), 2)
            x, y = (a + (b - a) * f for a, b in zip(*at, strict=True))
            leaves.addPath(land.leaf(x, y, unit * rng.uniform(0.03, 0.045), 90 + (55 if k % 2 else -55), 0.34))
    dark = easel.frame_colour(deep, 0.4)
    easel.fill(vines, dark, "frame", "lianas", role="frame", tinted=False)
    easel.fill(leaves, mix(dark, deep, 0.5), "frame", "creeper's leaves", role="frame", tinted=False)
