"""Ways that wind across a map: lanes and rivers."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Landmark
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings.from_above import pieces as seen

Ribbon = list[tuple[float, float, float]]


def course(easel: Easel, width: float) -> tuple[Ribbon, list[Landmark]]:
    """A winding way from one edge to the other, as a ribbon and as a line."""
    rng, w, h = easel.rng, easel.w, easel.h
    start, end = rng.uniform(0.15, 0.45), rng.uniform(0.55, 0.85)
    if rng.random() < 0.5:
        start, end = end, start
    points = []
    for i in range(6):
        t = i / 5
        x = (start + (end - start) * t + (0.0 if i in (0, 5) else rng.uniform(-0.1, 0.1))) * w
        points.append((x, -0.06 * h + 1.12 * h * t))
    return [(x, y, width) for x, y in points], list(points)


def way(easel: Easel, ribbon: Ribbon, colour: RGB, name: str, edge: RGB | None = None) -> None:
    if edge is not None:
        seen.flat(easel, g.limb([(x, y, 1.24 * width) for x, y, width in ribbon]), edge, f"{name}'s edge")
    seen.flat(easel, g.limb(ribbon), colour, name, "water" if name == "river" else "ground")
