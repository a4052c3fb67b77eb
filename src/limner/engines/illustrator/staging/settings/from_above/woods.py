"""Woods from above: crowns close together, with a stream or a broad river in bends."""

import math
from collections.abc import Iterator

from limner.drawing import geometry as g
from limner.drawing.colour import tone
from limner.drawing.display import Solid
from limner.drawing.geometry import Landmark
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import pieces as seen
from limner.engines.illustrator.staging.settings.from_above.courses import course, way


def woods(easel: Easel) -> None:
    """Crowns close together and a stream."""
    colours = lay.greens(easel)
    seen.base_sheet(easel, tone(colours.near, -0.1), "forest floor")
    ribbon, line = course(easel, 0.07 * easel.unit)
    way(easel, ribbon, (86, 166, 200), "river", (198, 186, 138))
    clear = seen.far_from(line, 0.07 * easel.unit)
    seen.crowns(easel, [spot for spot in _canopy(easel) if clear(*spot[:2])], (*colours.foliage, colours.near))


def river(easel: Easel) -> None:
    """A broad river in bends between woods, with sandbanks."""
    colours = lay.greens(easel)
    seen.base_sheet(easel, tone(colours.near, -0.1), "forest floor")
    w, h, unit = easel.w, easel.h, easel.unit
    hand, phase = (1 if easel.brief.side > 0 else -1), 0.7 * easel.variant
    line: list[Landmark] = []
    for i in range(9):
        t = i / 8
        bend = 0.2 * math.sin(4.6 * t + phase) + 0.06 * math.sin(9.0 * t)
        line.append((w * (0.5 + hand * (0.24 * (t - 0.5) + bend)), -0.08 * h + 1.16 * h * t))
    for wide, hue, name in ((0.2, (208, 194, 148), "river's bank"), (0.165, (70, 150, 182), "river"),
                            (0.09, (92, 172, 198), "river")):  # fmt: skip
        way(easel, [(p[0], p[1], wide * unit) for p in line], hue, name)
    glints = land.ripples(easel.rng, w, 0, h, 60, 0.06 * unit)
    bed = g.limb([(p[0], p[1], 0.15 * unit) for p in line])
    easel.fill(g.intersection(glints, bed), Solid((255, 255, 255), 0.4), "ground", "glints", role="water")
    clear = seen.far_from(line, 0.1 * unit)
    seen.crowns(easel, [spot for spot in _canopy(easel) if clear(*spot[:2])], (*colours.foliage, colours.near))


def _canopy(easel: Easel) -> Iterator[seen.Spot]:
    """Crowns from edge to edge, shifted row by row, none quite in its place."""
    rng, step = easel.rng, 0.078 * easel.unit
    for r in range(math.ceil(easel.h / (0.82 * step)) + 1):
        for c in range(math.ceil(easel.w / step) + 1):
            x, y = (c + 0.5 * (r % 2) + rng.uniform(-0.24, 0.24)) * step, (0.82 * r + rng.uniform(-0.2, 0.2)) * step
            yield x, y, step * rng.uniform(0.42, 0.72)
