"""Gradients cut into flat steps, each in an ink: hard stops instead of passages, so that SVG stays small."""

from collections.abc import Callable
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.drawing.display import Linear, Paint, Radial, Solid, Stop
from limner.engines.illustrator.looks.paints import alpha_along, colour_along

_STEPS = 24
"""Places along a gradient at which an ink is chosen."""
_SEAM = 0.0015
"""Two inks meet over this share of the gradient, so that their edge is not jagged."""

Choice = Callable[[RGB], RGB]


def posterised(paint: Paint, ink: Choice, *, least: float = 0.3) -> Paint | None:
    """The paint in inks alone; faint ones of less alpha than `least` are left out, others cover."""
    if isinstance(paint, Solid):
        return Solid(ink(paint.rgb)) if paint.alpha >= least else None
    steps = [(i + 0.5) / _STEPS for i in range(_STEPS)]
    seen = [(ink(colour_along(paint.stops, at)), float(alpha_along(paint.stops, at) >= least)) for at in steps]
    if not any(alpha for _, alpha in seen):
        return None
    if len(set(seen)) == 1:
        return Solid(seen[0][0])
    return _stepped(paint, seen)


def _stepped(paint: Linear | Radial, seen: list[tuple[RGB, float]]) -> Paint:
    stops = [Stop(0.0, *seen[0])]
    for i in range(1, _STEPS):
        if seen[i] != seen[i - 1]:
            rgb = seen[i][0] if not seen[i - 1][1] else seen[i - 1][0]
            stops.append(Stop(i / _STEPS - _SEAM, rgb, seen[i - 1][1]))
            rgb = seen[i][0] if seen[i][1] else seen[i - 1][0]
            stops.append(Stop(i / _STEPS + _SEAM, rgb, seen[i][1]))
    stops.append(Stop(1.0, *seen[-1]))
    return replace(paint, stops=tuple(stops))
