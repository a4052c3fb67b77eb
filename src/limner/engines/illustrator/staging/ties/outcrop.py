"""A rock with turf on its top, before which one of two stands and on which the other is, higher than the first."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.units import Touch

_STONE: RGB = (150, 146, 142)
_TURF: RGB = (112, 158, 74)
_SHADE: RGB = (40, 34, 44)
_SIDES = ((1.0, 0.0), (0.93, 0.16), (1.04, 0.34), (0.98, 0.58), (1.12, 0.8), (1.16, 1.0))
"""Its outline on the right from the top down: how far out, over half its width at the top, and how far down."""
_CLEFTS = ((-0.72, 0.12, -0.5, 0.46), (-0.4, 0.3, -0.62, 0.72), (0.34, 0.1, 0.56, 0.5), (0.7, 0.44, 0.5, 0.86))
"""Cracks of its face, from and to, in the same measures."""
_LIT = ((-1.0, 0.0), (-0.5, 0.02), (-0.6, 0.3), (-0.42, 0.56), (-0.7, 1.0), (-1.2, 1.0))
_DARK = ((0.46, 0.02), (1.1, 0.0), (1.3, 1.0), (0.62, 1.0), (0.74, 0.62), (0.52, 0.34))
_FRINGE = 9
"""Tips of the turf that hang over its edge."""
_LEANING = (-0.35, -0.12, 0.1, 0.32)
"""How far aside the blades of a tuft lean, over their height."""


def outcrop(area: Box) -> list[Touch]:
    """The rock, from its top, as wide as `area` there, down to the ground, with the shade at its foot."""
    half, tall, x = 0.5 * area.width, area.height, area.centre[0]

    def at(across: float, down: float) -> Point:
        return x + across * half, area.top + down * tall

    right = [at(a, d) for a, d in _SIDES]
    left = [at(-a * (1.03 if i % 2 else 0.97), d) for i, (a, d) in enumerate(_SIDES)]
    body = g.polygon([*reversed(left), *right])
    lit, dark = (g.intersection(g.polygon([at(a, d) for a, d in side]), body) for side in (_LIT, _DARK))
    cracks = g.joined(*(_crack(at(a, b), at(c, d), 0.016 * half) for a, b, c, d in _CLEFTS))
    parts: list[tuple[Path, RGB, float]] = [
        (g.ellipse(x, area.bottom, 1.3 * half, 0.09 * half), _SHADE, 0.3),
        (body, _STONE, 1.0),
        (lit, tone(_STONE, 0.07), 1.0),
        (dark, tone(_STONE, -0.08), 1.0),
        (cracks, tone(_STONE, -0.2), 0.8),
        (_turf(x, area.top, half), tone(_TURF, -0.05), 1.0),
        (g.ellipse(x, area.top, 1.03 * half, 0.07 * half), tone(_TURF, 0.05), 1.0),
        (_tufts([at(-1.2, 1.0), at(-0.9, 1.01), at(1.0, 1.01), at(1.22, 1.0)], 0.12 * half), _TURF, 1.0),
    ]
    return [Touch(path, rgb, alpha, 0.0, "rock") for path, rgb, alpha in parts]


def _crack(one: Point, other: Point, wide: float) -> Path:
    middle = 0.5 * (one[0] + other[0]) + 2.4 * wide, 0.5 * (one[1] + other[1])
    return g.polygon([one, (middle[0] + wide, middle[1]), other, (middle[0] - wide, middle[1])])


def _turf(x: float, top: float, half: float) -> Path:
    """The turf's edge over the face, with tips of unlike lengths."""
    step = 2.06 * half / _FRINGE
    edge: list[Point] = [(x - 1.03 * half, top)]
    for i in range(_FRINGE):
        start = x - 1.03 * half + i * step
        edge += [(start + 0.5 * step, top + half * (0.1 + 0.05 * (i * 5 % 3))), (start + step, top + 0.06 * half)]
    return g.polygon([*edge, (x + 1.03 * half, top)])


def _tufts(feet: list[Point], tall: float) -> Path:
    blades = [_blade(x + k * tall, y, 0.7 * k * tall, tall * (1 - abs(k))) for x, y in feet for k in _LEANING]
    return g.joined(*blades)


def _blade(x: float, y: float, lean: float, tall: float) -> Path:
    return g.polygon([(x - 0.16 * tall, y), (x + lean, y - tall), (x + 0.16 * tall, y)])
