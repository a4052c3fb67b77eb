"""A colour as the hour and the distance show it."""

import math
from functools import lru_cache

from limner.drawing.colour import RGB, lab, mix, tone
from limner.drawing.display import Linear, Paint, Radial, Solid, Stop
from limner.engines.illustrator.scene import Light

FOG_AT_HORIZON = 0.6
"""The share of fog in a colour at depth 1."""

_AMPLE = 0.45
"""Materials darker than this OKLab lightness have less room for shade."""


@lru_cache(maxsize=16384)
def tinted(rgb: RGB, tint: RGB) -> RGB:
    """The colour under coloured light, 255 each leaving it as it is.

    The product in linear light is, for a power law, the product of the encoded values.
    """
    r, g, b = (round(c * t / 255) for c, t in zip(rgb, tint, strict=True))
    return r, g, b


def shade(rgb: RGB, offset: float) -> RGB:
    """The material `offset` lighter or darker, but near-blacks keep apart from black."""
    if offset < 0:
        offset *= 0.4 + 0.6 * min(lab(rgb)[0] / _AMPLE, 1.0)
    toned = tone(rgb, round(offset, 4))
    return toned if any(toned) else rgb


def haze(depth: float) -> float:
    """The share of fog in a colour at a depth, 0 nearest to 1 at the horizon."""
    return FOG_AT_HORIZON * math.pow(max(depth, 0.0), 1.6)


def lit(rgb: RGB, light: Light, depth: float, offset: float = 0.0) -> RGB:
    """The material's colour, `offset` lighter or darker, under this light and behind this much air."""
    share = round(haze(depth), 3)
    return mix(tinted(shade(rgb, offset), light.tint), light.fog, share)


def relit(paint: Paint, light: Light, depth: float, offset: float = 0.0) -> Paint:
    """The paint with every colour under this light; alphas stay."""
    if isinstance(paint, Solid):
        return Solid(lit(paint.rgb, light, depth, offset), paint.alpha)
    stops = tuple(Stop(s.offset, lit(s.rgb, light, depth, offset), s.alpha) for s in paint.stops)
    if isinstance(paint, Linear):
        return Linear(paint.start, paint.end, stops)
    return Radial(paint.centre, paint.radius, stops, paint.stretch)
