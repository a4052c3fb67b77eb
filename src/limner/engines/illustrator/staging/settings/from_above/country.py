"""The country from above: fields, a river or a lane, copses, farms, a village."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import pieces as seen
from limner.engines.illustrator.staging.settings.from_above.courses import course, way


def _fields(easel: Easel, colours: lay.Greens) -> None:
    """A patchwork of fields, some of them ploughed in lines."""
    rng, w, h = easel.rng, easel.w, easel.h
    step = 0.27 * easel.unit
    columns, rows = math.ceil(w / step) + 1, math.ceil(h / step) + 1
    corners = [
        [
            ((c - 0.4 + rng.uniform(-0.2, 0.2)) * step, (r - 0.4 + rng.uniform(-0.2, 0.2)) * step)
            for c in range(columns + 1)
        ]
        for r in range(rows + 1)
    ]
    hues = (colours.far, colours.middle, colours.near, (226, 200, 112), (206, 172, 104), tone(colours.middle, 0.06))
    for r in range(rows):
        for c in range(columns):
            quad = (corners[r][c], corners[r][c + 1], corners[r + 1][c + 1], corners[r + 1][c])
            hue = hues[rng.randrange(len(hues))]
            plot = g.polygon(quad)
            seen.flat(easel, plot, hue, "field")
            if rng.random() < 0.5:
                easel.fill(
                    _furrows(quad), tone(hue, -0.07), "ground", "furrows", role="ground", width=0.004 * easel.unit
                )
            easel.fill(plot, tone(colours.blade, -0.02), "ground", "hedge", role="ground", width=0.007 * easel.unit)


def _furrows(quad: tuple[Point, ...]) -> Path:
    lines = Path()
    (a, b, c, d) = quad
    for i in range(1, 9):
        t = i / 9
        lines.moveTo(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        lines.lineTo(d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t)
    return lines


def country(easel: Easel) -> None:
    """Fields, a river, copses, a farm."""
    colours = lay.greens(easel)
    seen.base_sheet(easel, colours.middle, "land")
    _fields(easel, colours)
    ribbon, line = course(easel, 0.075 * easel.unit)
    way(easel, ribbon, (86, 166, 200), "river", (222, 206, 160))
    clear = seen.far_from(line, 0.07 * easel.unit)
    seen.crowns(easel, seen.scattered(easel, round(34 * easel.amount), (0.02, 0.042), clear), colours.foliage)
    for x, y, _ in seen.scattered(easel, 3, (0.05, 0.06), seen.far_from(line, 0.12 * easel.unit)):
        seen.house(easel, x, y, 0.1 * easel.unit, easel.rng.uniform(-40, 40), easel.rng.choice(seen.ROOFS))


def village(easel: Easel) -> None:
    """A lane with houses on both sides, gardens, fields beyond."""
    colours = lay.greens(easel)
    seen.base_sheet(easel, colours.middle, "land")
    _fields(easel, colours)
    ribbon, line = course(easel, 0.05 * easel.unit)
    way(easel, ribbon, (232, 214, 176), "lane", tone(colours.near, -0.03))
    rng, unit = easel.rng, easel.unit
    near, beyond = seen.far_from(line, 0.075 * unit), seen.far_from(line, 0.26 * unit)
    spots = seen.scattered(easel, 17, (0.06, 0.07), lambda x, y: near(x, y) and not beyond(x, y))
    seen.crowns(easel, seen.scattered(easel, 26, (0.018, 0.034), near), colours.foliage)
    for x, y, _ in spots:
        seen.house(
            easel, x, y, rng.uniform(0.09, 0.125) * unit, rng.choice((-18, 0, 24, 90, 70)), rng.choice(seen.ROOFS)
        )
