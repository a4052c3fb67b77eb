"""Two rows of trees that lead to the vanishing point."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_STANDS = (0.05, 0.1, 0.17, 0.27, 0.42, 0.64)
"""How far down the ground each pair of trees stands, from the farthest to the nearest."""


def avenue(tree: str, litter: RGB | None = None) -> Part:
    """Trees of a kind at both sides of the way, in the season's colours where they have none of their own, and what
    they have shed under them.
    """

    def part(easel: Easel) -> None:
        w, h, room = easel.w, easel.h, easel.h - easel.horizon
        vanish, season = (0.5 + 0.12 * easel.brief.side) * w, lay.greens(easel).foliage
        bare = easel.brief.season == "winter"
        hues = () if litter is not None or bare else season
        for k, t in enumerate(_STANDS):
            for hand in (-1, 1):
                x = vanish + (0.5 * w - vanish) * t + hand * (0.03 + 0.66 * t) * max(w, 0.9 * easel.unit)
                easel.prop(tree, x, easel.horizon + t * room, (0.1 + 1.02 * t) * h, flip=hand > 0, force=True,
                           colours=(hues[k % len(hues)],) if hues else ())  # fmt: skip
        shed = litter or (season[0] if easel.brief.season == "autumn" else None)
        if shed is not None and not bare:
            _shed(easel, shed)

    return part


def _shed(easel: Easel, hue: RGB) -> None:
    """Petals or leaves that lie at both edges of the way and drift in the air."""
    rng, unit = easel.rng, easel.unit
    for shift in (-0.06, 0.04):
        lying, flying = Path(), Path()
        for _ in range(90):
            near = rng.random()
            x, y = rng.uniform(0, easel.w), easel.horizon + (easel.h - easel.horizon) * (0.1 + 0.9 * near)
            size = unit * (0.006 + 0.014 * near)
            lying.addPath(g.ellipse(x, y, size, 0.42 * size))
        for _ in range(16):
            x, y, size = rng.uniform(0, easel.w), rng.uniform(0.1, 0.8) * easel.h, unit * rng.uniform(0.014, 0.026)
            if not any(head.holds(x, y) for head in easel.heads):
                flying.addPath(land.leaf(x, y, size, rng.uniform(0, 360), 0.45))
        easel.fill(lying, tone(hue, shift), "ground", "petals", role="ground", depth=0.2)
        easel.fill(flying, tone(hue, shift), "near", "petals", depth=0.1)
