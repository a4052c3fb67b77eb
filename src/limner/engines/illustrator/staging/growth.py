"""What grows in masses: woods along a crest, and grass whose upper edge shows its blades."""

import math
from collections.abc import Callable
from random import Random

from limner.drawing import geometry as g
from limner.drawing.geometry import Path

Line = Callable[[float], float]
"""The height of land at each x."""


def wood(rng: Random, line: Line, span: tuple[float, float], size: float, pines: float) -> Path:
    """Trees side by side along a crest between two x, low at both ends: `size` is the tallest's height, `pines` the
    share of conifers.
    """
    start, end = span
    mass, x = Path(), start
    while x < end:
        along = (x - start) / max(end - start, 1.0)
        tall = size * rng.uniform(0.6, 1.0) * min(1.0, 0.35 + 2.6 * math.sin(math.pi * along))
        foot = line(x) + 0.1 * size
        if rng.random() < pines:
            mass.addPath(_conifer(x, foot, 1.2 * tall))
            x += 0.42 * tall * rng.uniform(0.8, 1.3)
        else:
            r = 0.42 * tall
            mass.addPath(g.ellipse(x, foot - 0.62 * tall, 0.92 * r, r))
            mass.addPath(g.ellipse(x + 0.55 * r, foot - 0.4 * tall, 0.8 * r, 0.78 * r))
            mass.addPath(g.rect(x - 0.8 * r, foot - 0.5 * tall, 2.3 * r, 0.5 * tall, 0.22 * tall))
            x += 1.62 * r * rng.uniform(0.8, 1.3)
    return mass


def _conifer(x: float, foot: float, tall: float) -> Path:
    half = 0.17 * tall
    return g.polygon([(x, foot - tall), (x + half, foot), (x - half, foot)])


def sward(rng: Random, line: Line, width: float, bottom: float, blade: float) -> Path:
    """Grass from a line down to `bottom`: its upper edge is of blades about so long, in tufts of unlike height."""
    edge, x = Path(), -8.0
    edge.moveTo(-8.0, bottom)
    edge.lineTo(x, line(x))
    phase = rng.uniform(0, math.tau)
    while x < width + 8:
        step = blade * rng.uniform(0.6, 1.3)
        tuft = 0.45 + 0.55 * abs(math.sin(phase + 2.1 * x / (9 * blade)))
        tall, lean = blade * tuft * rng.uniform(0.35, 1.0), blade * rng.uniform(-0.2, 0.45)
        edge.lineTo(x + 0.4 * step + lean, line(x) - tall)
        x += step
        edge.lineTo(x, line(x) + 0.04 * blade)
    edge.lineTo(width + 8, bottom)
    edge.close()
    return edge
