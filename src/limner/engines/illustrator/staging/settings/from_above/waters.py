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
    """Open water with long swells, a sandy island in one corner."""
    seen.base_sheet(easel, _SEA, "sea", "water")
    swells = land.ripples(easel.rng, easel.w, 0, easel.h, 70, 0.2 * easel.unit)
    easel.fill(swells, Solid((255, 255, 255), 0.25), "ground", "swells", role="water")
    x, y = easel.w * (0.5 + 0.3 * easel.brief.side), 0.3 * easel.h
    for r, colour in ((0.25, (84, 184, 200)), (0.19, _SAND), (0.13, (108, 164, 92))):
        seen.flat(easel, seen.leafy(x, y, r * easel.unit), colour, "island")
    around = seen.scattered(easel, 12, (0.02, 0.034), lambda a, b: math.hypot(a - x, b - y) < 0.11 * easel.unit)
    seen.crowns(easel, around, lay.greens(easel).foliage)
