"""Paints taken apart: a gradient's colour and alpha along its run and at a point, and paints paler or fainter."""

from dataclasses import replace
from itertools import pairwise

from limner.drawing.colour import RGB, mix
from limner.drawing.display import Paint, Radial, Solid, Stop, in_colour
from limner.drawing.geometry import Point
from limner.engines.illustrator.light.hue import relit
from limner.engines.illustrator.scene import Light, Shape

_OPAQUE = 0.6
"""Paint of no more alpha shows what lies behind it."""


def colour_along(stops: tuple[Stop, ...], offset: float) -> RGB:
    """The gradient's colour at the offset; that of the nearest stop outside of them."""
    one, other, share = _between(stops, offset)
    return mix(one.rgb, other.rgb, round(share, 3))


def alpha_along(stops: tuple[Stop, ...], offset: float) -> float:
    """The gradient's alpha at the offset; that of the nearest stop outside of them."""
    one, other, share = _between(stops, offset)
    return one.alpha + (other.alpha - one.alpha) * share


def _between(stops: tuple[Stop, ...], offset: float) -> tuple[Stop, Stop, float]:
    """The stops before and after the offset, and how far it is on its way between them, 0 to 1."""
    for one, other in pairwise(stops):
        if offset <= other.offset:
            span = other.offset - one.offset
            return one, other, min(max((offset - one.offset) / span, 0.0), 1.0) if span else 0.0
    return stops[-1], stops[-1], 0.0


def colour_at(paint: Paint, point: Point) -> RGB | None:
    """The colour that an opaque paint has there; None where what lies behind shows through, and for radial paints."""
    if isinstance(paint, Solid):
        return paint.rgb if paint.alpha > _OPAQUE else None
    if isinstance(paint, Radial) or min(stop.alpha for stop in paint.stops) <= _OPAQUE:
        return None
    dx, dy = paint.end[0] - paint.start[0], paint.end[1] - paint.start[1]
    run = dx * dx + dy * dy
    at = ((point[0] - paint.start[0]) * dx + (point[1] - paint.start[1]) * dy) / run if run else 1.0
    return colour_along(paint.stops, at)


def in_light(shape: Shape, light: Light) -> Paint:
    """The shape's paint as the scene's light and air show it; its own where it is not `tinted`."""
    return relit(shape.paint, light, shape.depth) if shape.tinted else shape.paint


def toward(paint: Paint, rgb: RGB, share: float) -> Paint:
    """The paint with so much of another colour in it, 0 to 1; alphas stay."""
    return in_colour(paint, lambda own: mix(own, rgb, round(share, 2)))


def faint(paint: Paint, alpha: float) -> Paint:
    """The paint at one alpha, 0 to 1, whatever it had."""
    if isinstance(paint, Solid):
        return Solid(paint.rgb, alpha)
    return replace(paint, stops=tuple(Stop(s.offset, s.rgb, alpha) for s in paint.stops))


def opaque(paint: Paint) -> bool:
    """Whether nothing is seen through it."""
    return paint.alpha >= 1 if isinstance(paint, Solid) else all(stop.alpha >= 1 for stop in paint.stops)
