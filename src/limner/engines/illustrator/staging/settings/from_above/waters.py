"""The sea from above: a beach with its surf, open water with an island."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Solid
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import pieces as seen

_PARASOLS = lay.palette("e4574f 3f8fbf f0b23c ffffff 57a58a f08a9a")
_SAND: RGB = (240, 216, 168)
_SEA: RGB = (38, 146, 186)


def coast(easel: Easel) -> None:
    """Beach, surf and sea in a long diagonal; parasols, towels, swimmers' rings."""
    rng, w, h = easel.rng, easel.w, easel.h
    hand = 1 if easel.brief.side > 0 else -1
    seen.base_sheet(easel, _SAND, "sand")

    def shore(offset: float) -> Path:
        edge: list[Landmark] = []
        for i in range(6):
            t = i / 5
            bend = 0.05 * math.sin(2.4 * t * math.pi + easel.variant)
            edge.append((w * (0.5 + hand * (0.16 * (t - 0.5) + bend + offset)), -0.06 * h + 1.12 * h * t))
        beyond = w * (0.5 + hand * 0.9)
        return g.smooth(
            [(beyond, -0.1 * h, "c"), (*edge[0][:2], "c"), *edge[1:-1], (*edge[-1][:2], "c"), (beyond, 1.1 * h, "c")]
        )

    for offset, colour, name in (
        (-0.1, tone(_SAND, -0.05), "wet sand"), (-0.055, (255, 255, 255), "foam"),
        (-0.035, (128, 208, 212), "shallows"), (0.03, (176, 228, 226), "surf"),
        (0.045, (88, 186, 204), "shallows"), (0.14, _SEA, "sea"),
        (0.28, tone(_SEA, -0.06), "deep sea"),
    ):  # fmt: skip
        seen.flat(easel, shore(offset), colour, name, "water" if "sea" in name or name == "shallows" else "ground")
    if easel.amount > 0.2:
        for x, y, r in seen.scattered(easel, 11, (0.035, 0.046), lambda x, _: hand * (x / w - 0.5) < -0.14):
            _parasol(easel, x, y, r, rng.choice(_PARASOLS))


def _parasol(easel: Easel, x: float, y: float, r: float, hue: RGB) -> None:
    """A parasol from above, eight gores in two colours, and a towel beside it."""
    towel = g.rotated(g.rect(x + 0.7 * r, y + 0.4 * r, 0.8 * r, 1.7 * r, 0.1 * r), 25, (x, y))
    easel.fill(towel, mix(hue, (255, 255, 255), 0.6), "middle", "towel")
    seen.shade_of(easel, g.ellipse(x, y, r), 0.02 * easel.unit)
    easel.fill(g.ellipse(x, y, r), (252, 248, 240), "middle", "parasol umbrella")
    gores = Path()
    for i in range(0, 8, 2):
        a, b = math.tau * i / 8, math.tau * (i + 1) / 8
        tip = (x + 1.04 * r * math.cos((a + b) / 2), y + 1.04 * r * math.sin((a + b) / 2))
        gores.addPath(
            g.polygon(
                [(x, y), (x + r * math.cos(a), y + r * math.sin(a)), tip, (x + r * math.cos(b), y + r * math.sin(b))]
            )
        )
    easel.fill(gores, hue, "middle", "parasol's gores")


def sea(easel: Easel) -> None:
    """Open water with swells and deeps, wooded islands of unlike size in their shallows, boats with their wakes."""
    rng, unit = easel.rng, easel.unit
    seen.base_sheet(easel, _SEA, "sea", "water")
    deeps = land.patches(rng, easel.w, 0, easel.h, 7, 0.34 * unit)
    easel.fill(g.scaled(deeps, 1.0, 1.0), Solid(tone(_SEA, -0.05), 0.55), "ground", "deeps", role="water")
    swells = land.ripples(rng, easel.w, 0, easel.h, 70, 0.2 * unit)
    easel.fill(swells, Solid((255, 255, 255), 0.25), "ground", "swells", role="water")
    hand = 1 if easel.brief.side > 0 else -1
    wood = mix(lay.greens(easel).blade, (84, 138, 92), 0.4)
    spots: list[seen.Spot] = []
    for x, y, r in (
        (-0.08, 0.5, 0.27),
        (0.34, 0.2, 0.1),
        (0.33, 0.84, 0.09),
        (-0.36, 0.12, 0.08),
        (0.36, 0.55, 0.045),
        (-0.36, 0.86, 0.06),
        (0.1, 0.09, 0.04),
    ):
        x = 0.5 + hand * x
        if any(box.left < x * easel.w < box.right and box.top < y * easel.h < box.bottom for box in easel.taken):
            continue
        inner = seen.isle(easel, x, y, r, sand=_SAND, wood=wood, shallows=(92, 190, 204))
        for _ in range(round(900 * r * r)):
            a, b = (share + rng.uniform(-1.1, 1.1) * r for share in (0.0, 0.0))
            px, py = x * easel.w + a * unit, y * easel.h + b * unit
            if inner.contains(px, py):
                spots.append((px, py, unit * rng.uniform(0.008, 0.015)))
    seen.crowns(easel, spots, lay.greens(easel).foliage)
    if not easel.taken and easel.shown("boat", "boats", "ship"):
        _boats(easel, hand)


def _boats(easel: Easel, hand: int) -> None:
    """Two boats under way, each before its wake."""
    unit = easel.unit
    for x, y, turn in ((0.25, 0.37, -28), (0.08, 0.93, 24)):
        px, py, long = (0.5 + hand * x) * easel.w, y * easel.h, 0.032 * unit
        wake = g.polygon([(0.2 * long, 0), (-4.2 * long, -0.75 * long), (-3.4 * long, 0), (-4.2 * long, 0.75 * long)])
        hull = g.smooth([(long, 0, "c"), (0.3 * long, -0.32 * long), (-0.9 * long, -0.28 * long, "c"),
                         (-0.9 * long, 0.28 * long, "c"), (0.3 * long, 0.32 * long)])  # fmt: skip
        for path, hue, alpha, name in (
            (wake, (255, 255, 255), 0.4, "wake"), (hull, (250, 246, 238), 1.0, "boat"),
            (g.rect(-0.55 * long, -0.14 * long, 0.7 * long, 0.28 * long, 0.06 * long), (196, 92, 76), 1.0, "deck"),
        ):  # fmt: skip
            easel.fill(g.moved(g.rotated(path, turn), px, py), Solid(hue, alpha), "middle", name, role="prop")
