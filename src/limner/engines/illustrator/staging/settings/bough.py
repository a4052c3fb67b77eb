"""Up in a tree: the branch that somebody sits on, leaves about it, the open sky or a wood behind."""

from collections.abc import Sequence
from itertools import pairwise

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Radial, Stop
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_BARK = lay.palette("7d5a44 6b5548 8a6a50")


@place("branch", footing="bough", horizons=(0.70, 0.76, 0.82), climate="open", frame="")
def draw(easel: Easel) -> None:
    """Far crowns out of focus, then one branch for each level that feet stand on, from the trunk at one side."""
    colours = lay.greens(easel)
    sky.paint(easel)
    _beyond(easel, colours)
    hand = 1 if easel.brief.side > 0 else -1
    bark = _BARK[easel.variant % 3]
    if easel.brief.traits.wire:
        for feet in _levels(easel):
            _wire(easel, feet)
        return
    trunk = easel.variant % 2 == 0
    if trunk:
        _trunk(easel, hand, bark)
    _overhead(easel, -hand, bark, colours)
    for i, feet in enumerate(_levels(easel)):
        # A second branch comes in from the other side where no trunk holds both.
        _branch(easel, feet, hand if trunk or i % 2 == 0 else -hand, bark, colours)


def _wire(easel: Easel, feet: list[Point]) -> None:
    """A wire from edge to edge that sags to the feet, and a thinner one beyond."""
    unit, w = easel.unit, easel.w
    rise = 0.035 * unit
    ends = (-0.02 * w, feet[0][1] - rise), (1.02 * w, feet[-1][1] - rise)
    line = g.smooth([(*ends[0], "c"), *feet, (*ends[1], "c")], closed=False)
    far = g.moved(line, 0.0, 0.16 * unit)
    easel.fill(far, (74, 72, 84), "middle", "far wire", depth=0.2, width=0.005 * unit, back=0.3)
    easel.fill(line, (44, 42, 54), "middle", "wire", depth=0.05, width=0.011 * unit, back=0.2)


def _beyond(easel: Easel, colours: lay.Greens) -> None:
    """Round crowns in two planes, soft, with glints of sky between them."""
    rng, unit = easel.rng, easel.unit
    if not easel.shown("tree", "trees"):
        return
    for plane, low in enumerate((0.5, 0.72) if easel.variant % 2 else (0.74, 0.9)):
        crowns = Path()
        number = round(7 * easel.w / unit) + 2
        for i in range(number):
            x, r = easel.w * (i + rng.random()) / number, unit * rng.uniform(0.11, 0.2)
            crowns.addPath(g.ellipse(x, low * easel.h + rng.uniform(0, 0.1) * easel.h, r, 0.85 * r))
        crowns.addPath(easel.sheet((low + 0.1) * easel.h))
        hue = mix(colours.middle if plane else colours.far, easel.air.haze, 0.5 - 0.22 * plane)
        paint = fade(tone(hue, 0.03), tone(hue, -0.1), low * easel.h, easel.h)
        easel.fill(
            g.union(crowns), paint, "ground", "crowns beyond", role="ground", depth=0.8 - 0.2 * plane, blur=0.006 * unit
        )
    _dappled(easel, colours, low)


def _dappled(easel: Easel, colours: lay.Greens, low: float) -> None:
    """Leaves in light and in shade that are too far out of focus to have edges, and round glints between them."""
    rng, unit, h = easel.grain, easel.unit, easel.h
    for hue, number in ((tone(colours.blade, -0.05), 34), (tone(colours.far, 0.03), 26)):
        spots = Path()
        for _ in range(round(number * easel.w / unit)):
            r = unit * rng.uniform(0.016, 0.05)
            spots.addPath(g.ellipse(rng.uniform(0, easel.w), h * rng.uniform(low + 0.06, 1.02), r, 0.7 * r))
        paint = fade(hue, hue, low * h, h, (0.2, 0.5))
        easel.fill(g.union(spots), paint, "ground", "leaves beyond", role="ground", depth=0.5, blur=0.01 * unit)
    if easel.air.hidden:
        return
    for _ in range(9):
        x, y, r = rng.uniform(0, easel.w), h * rng.uniform(low - 0.02, 0.95), unit * rng.uniform(0.02, 0.055)
        stops = (Stop(0, easel.air.glow, 0.26), Stop(0.85, easel.air.glow, 0.2), Stop(1, easel.air.glow, 0))
        easel.glow(Radial((x, y), r, stops), "ground", "glint between leaves")


def _overhead(easel: Easel, hand: int, bark: RGB, colours: lay.Greens) -> None:
    """A leafy bough that reaches in from the upper corner, where nobody is."""
    edge, unit, h = (easel.w if hand > 0 else 0.0), easel.unit, easel.h
    reach = Box(min(edge, edge - 0.42 * hand * unit), 0.0, max(edge, edge - 0.42 * hand * unit), 0.3 * h)
    if any(box.overlaps(reach) for box in easel.taken) or easel.amount < 0.3:
        return
    chain = [(edge + 0.03 * hand * unit, 0.02 * h, 0.026 * unit), (edge - 0.14 * hand * unit, 0.07 * h, 0.018 * unit),
             (edge - 0.3 * hand * unit, 0.09 * h, 0.008 * unit)]  # fmt: skip
    _foliage(easel, chain, hand, colours)
    easel.fill(g.limb(chain), tone(bark, -0.05), "middle", "bough overhead", depth=0.08, back=0.2)


def _levels(easel: Easel) -> list[list[Point]]:
    """Where feet stand, put together that one branch can carry, from left to right; a branch of its own for nobody."""
    if easel.hooks:
        return [sorted(easel.hooks)]
    feet = sorted((box.bottom, box.centre[0]) for box in _standing(easel))
    levels: list[list[Point]] = []
    for y, x in feet:
        if levels and y - levels[-1][0][1] < 0.07 * easel.h:
            levels[-1].append((x, y))
        else:
            levels.append([(x, y)])
    return [sorted(level) for level in levels] or [[(0.5 * easel.w, 0.62 * easel.h)]]


def _standing(easel: Easel) -> Sequence[Box]:
    """The subjects that stand on nobody."""
    boxes = easel.taken
    return [a for a in boxes if not any(_carried(a, b) for b in boxes if b is not a)]


def _carried(upper: Box, lower: Box) -> bool:
    """Whether one stands on another, and is not only seen over its tail."""
    return (
        abs(upper.centre[0] - lower.centre[0]) < 0.3 * lower.width
        and lower.top < upper.bottom < lower.bottom - 0.3 * lower.height
    )


def _trunk(easel: Easel, hand: int, bark: RGB) -> None:
    """The tree at the picture's edge."""
    edge, unit = (easel.w if hand > 0 else 0.0), easel.unit
    reach = [box.right if hand > 0 else easel.w - box.left for box in easel.taken]
    wide = min(0.1 * unit, max(easel.w - max(reach, default=0.0), 0.02 * unit))
    body = g.smooth(
        [
            (edge + hand * 9, -9, "c"),
            (edge - hand * 0.75 * wide, -9, "c"),
            (edge - hand * 0.8 * wide, 0.4 * easel.h),
            (edge - hand * wide, 0.8 * easel.h),
            (edge - hand * 1.3 * wide, easel.h + 9, "c"),
            (edge + hand * 9, easel.h + 9, "c"),
        ]
    )
    easel.fill(body, fade(tone(bark, 0.02), tone(bark, -0.08), 0, easel.h), "middle", "trunk", depth=0.1, back=0.3)
    cracks = Path()
    for i in range(12):
        x, y = edge - hand * wide * easel.rng.uniform(0.1, 0.8), easel.h * (i + easel.rng.random()) / 12
        cracks.addPath(g.moved(g.rotated(land.wisp(0, 0, 0.08 * unit, 0.006 * unit), 88), x, y))
    easel.fill(cracks, tone(bark, -0.09), "middle", "bark", depth=0.1, back=0.29)


def _branch(easel: Easel, feet: list[Point], hand: int, bark: RGB, colours: lay.Greens) -> None:
    """One branch under the feet, thick at the side that it grows from, with twigs and leaves beyond."""
    unit, rng = easel.unit, easel.rng
    edge = easel.w + 0.04 * unit if hand > 0 else -0.04 * unit
    ordered = feet[::-1] if hand > 0 else feet
    last = ordered[-1]
    sag = 0.05 * unit * rng.uniform(0.4, 1.2)
    tip = (last[0] - hand * 0.2 * unit, last[1] + rng.uniform(-0.04, 0.01) * unit)
    spine = [(edge, ordered[0][1] + sag), *ordered, tip]
    widths = [0.05 + (0.012 - 0.05) * i / (len(spine) - 1) for i in range(len(spine))]
    chain = [(x, y + 0.42 * k * unit, k * unit) for (x, y), k in zip(spine, widths, strict=True)]
    _foliage(easel, chain, hand, colours)
    wood = g.limb(chain)
    box = g.bounds(wood)
    easel.fill(wood, fade(tone(bark, 0.05), tone(bark, -0.1), box[1], box[3]), "middle", "branch", depth=0.08, back=0.2)
    under = g.difference(wood, g.moved(wood, 0, -0.011 * unit))
    easel.fill(under, tone(bark, -0.13), "middle", "shade of the branch", depth=0.08, back=0.19)


def _foliage(easel: Easel, chain: list[tuple[float, float, float]], hand: int, colours: lay.Greens) -> None:
    """Twigs with leaves below the branch and at its tip, bare or under snow in winter."""
    rng, unit = easel.rng, easel.unit
    twigs, light, dark = Path(), Path(), Path()
    tip = chain[-1]
    roots: list[tuple[float, float, float]] = [
        (tip[0], tip[1], -90 - hand * 60),
        (tip[0] + hand * 0.05 * unit, tip[1], 90 + hand * 40),
    ]
    for (x0, y0, _), (x1, y1, _) in pairwise(chain):
        for t in (0.3, 0.62):
            roots.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 0.01 * unit, 90 + hand * rng.uniform(10, 50)))
    for x, y, angle in roots:
        length = unit * rng.uniform(0.09, 0.15)
        stem = g.moved(g.rotated(g.limb([(0, 0, 0.009 * unit), (length, 0, 0.003 * unit)]), angle), x, y)
        twigs.addPath(stem)
        for k in range(7):
            at = length * (0.25 + 0.12 * k)
            leaf = land.leaf(at, 0, unit * rng.uniform(0.035, 0.055), (50 if k % 2 else -50) + rng.uniform(-15, 15))
            (light if k % 2 else dark).addPath(g.moved(g.rotated(leaf, angle), x, y))
    easel.fill(twigs, (112, 84, 66), "middle", "twigs", depth=0.08, back=0.24)
    if easel.brief.season == "winter" or not easel.shown("leaf", "leaves"):
        return
    hue = colours.foliage[0]
    easel.fill(dark, tone(hue, -0.08), "middle", "leaves", depth=0.08, back=0.23)
    easel.fill(light, tone(hue, 0.03), "middle", "lit leaves", depth=0.08, back=0.22)
