"""A maze from above: hedges in rings and spokes of a square, a pool in its middle."""

from limner.drawing import geometry as g
from limner.drawing.colour import tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.from_above import pieces as seen


def maze(easel: Easel) -> None:
    """Square rings of hedges, each with gaps, joined by walls across; gravel between them."""
    colours, rng = lay.greens(easel), easel.rng
    seen.base_sheet(easel, (226, 206, 166), "gravel")
    x, y, step, hedges = 0.5 * easel.w, 0.5 * easel.h, 0.075 * easel.unit, Path()
    rings = int(max(easel.w, easel.h) / (2 * step)) + 1
    for k in range(1, rings):
        r, thick = k * step, 0.36 * step
        for side in range(4):
            gap, wide = rng.uniform(-0.7, 0.7) * r, 0.5 * step
            for a, b in ((-r, gap - wide), (gap + wide, r)):
                box = (a, -r - thick / 2, b - a, thick) if side < 2 else (-r - thick / 2, a, thick, b - a)
                flip = -1 if side % 2 else 1
                left, top, w, h = box
                if side < 2:
                    hedges.addRect(g.box(x + left, y + (flip * (top + thick / 2)) - thick / 2, w, h))
                else:
                    hedges.addRect(g.box(x + (flip * (left + thick / 2)) - thick / 2, y + top, w, h))
            across = rng.uniform(-0.8, 0.8) * r
            hedges.addRect(g.box(x + across, y + (r if side % 2 else -r - step), thick, step))
    seen.shade_of(easel, hedges, 0.02 * easel.unit)
    seen.flat(easel, hedges, tone(colours.foliage[0], -0.02), "hedge")
    seen.flat(easel, g.ellipse(x, y, 0.62 * step), (96, 170, 196), "pool", "water")
