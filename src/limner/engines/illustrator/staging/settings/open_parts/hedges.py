"""Hedges that are cut: the walls of a maze, from within."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import chamber
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_RUNS = ((-0.2, 0.16), (0.3, 0.5), (0.66, 0.84))
"""From where to where the hedges run toward the viewer; paths lead off between them."""


def maze(high: float = 0.5) -> Part:
    """A path between high hedges with openings to both sides, and one across its end."""

    def part(easel: Easel) -> None:
        room = chamber.chamber(easel, "hall", top=-0.2, eye=0.16)
        hue = mix(lay.greens(easel).foliage[0], (58, 110, 66), 0.4)
        far = mix(hue, easel.air.haze, 0.4)
        _plane(easel, g.rect(-4, room.at(0, 0.36, 0)[1], easel.w + 8, easel.h), far, "hedge", 0.6, 1.2)
        across = [room.at(x, y, 0.0) for x, y in ((0.2, 0), (0.2, 0.4), (1.4, 0.4), (1.4, 0))]
        _plane(easel, g.polygon(across), mix(hue, easel.air.haze, 0.25), "hedge", 0.5, 1.1)
        for x, out, shift in ((0.0, -1.2, -0.05), (1.0, 2.2, 0.03)):
            for a, b in _RUNS:
                end = g.polygon([room.at(x, 0, b), room.at(x, high, b), room.at(out, high, b), room.at(out, 0, b)])
                face = g.polygon([room.at(x, 0, a), room.at(x, high, a), room.at(x, high, b), room.at(x, 0, b)])
                shade = mix(hue, easel.air.haze, max(0.24 - 0.2 * a, 0.0))
                _plane(easel, face, tone(shade, shift - 0.04), "hedge", 0.4, 1.0 - a)
                _plane(easel, end, tone(shade, 0.06), "hedge", 0.4, 0.99 - a)

    return part


def _plane(easel: Easel, path: Path, hue: RGB, name: str, depth: float, back: float) -> None:
    """A side of a hedge: leaves in two greens, lighter along its top."""
    left, top, right, bottom = g.bounds(path)
    easel.fill(
        path, fade(tone(hue, 0.05), tone(hue, -0.06), top, bottom), "far", name, role="far", depth=depth, back=back
    )
    rng = easel.rng
    for shift in (0.05, -0.05):
        leaves = Path()
        for _ in range(70):
            x, y = rng.uniform(max(left, 0), min(right, easel.w)), rng.uniform(max(top, 0), min(bottom, easel.h))
            leaves.addPath(land.leaf(x, y, 0.024 * easel.unit, rng.uniform(0, 360), 0.5))
        seen = g.intersection(leaves, path)
        easel.fill(seen, tone(hue, shift), "far", "leaves", role="far", depth=depth, back=back - 0.001)
