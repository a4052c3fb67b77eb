"""Where hands go on things: anchors of a thing by shares of its box, and hands that close on them."""

import math
from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.facts import Share
from limner.engines.illustrator.staging.postures import reaching, tall
from limner.engines.illustrator.staging.units import Member

CRADLED = ((0.62, 0.88), (0.86, 0.5))
"""Who is in both arms: one is under him, one about him."""
BELOW = ((0.1, 0.72), (0.9, 0.72))
"""What is carried before the body."""


def spot(item: Member, share: Share) -> Point:
    """A point of a thing by shares of its upright box, where the thing is and as it is turned."""
    left, top, right, bottom = item.figure.bounds
    return item.spot((left + share[0] * (right - left), top + share[1] * (bottom - top)))


def grips(item: Member, otherwise: tuple[Share, Share] = BELOW) -> tuple[Point, Point]:
    """Where the near and the far hand go on it, as registered; else the left point of `otherwise`, then the right."""
    near, far = (spot(item, share) for share in item.symbol.grips or otherwise)
    return near, far


def closed(holder: Member, item: Member, *, both: bool = True, otherwise: tuple[Share, Share] = BELOW) -> Member:
    """The holder with both hands on the thing, arms before it; or the far one alone."""
    near, far = grips(item, otherwise)
    if not both:
        return reaching(holder, far=far)
    if holder.flip and item.symbol.grips is None:
        near, far = far, near
    held = reaching(holder, near=near, far=far, clasp=True)
    return replace(held, over=max(item.z, holder.z) + 0.3)


def fitted(item: Member, holder: Member, least: float, most: float) -> Member:
    """At its own size within shares of the holder's height, of the longer side."""
    extent = max(item.box.height, item.box.width)
    return item.scaled(min(max(extent, least * tall(holder)), most * tall(holder)) / extent)


def pointed(tool: Member, at: Point) -> Member:
    """The tool turned about its grip so that its other end is toward a point of the unit."""
    grip, middle = tool.at("grip", "handle", "held") or tool.box.centre, tool.box.centre
    if math.dist(grip, middle) < _PLAIN * max(tool.box.width, tool.box.height):
        return tool
    wanted, own = (math.degrees(math.atan2(b[1] - grip[1], b[0] - grip[0])) for b in (at, middle))
    return tool.turned(wanted - own, grip)


_PLAIN = 0.16
"""How far its grip is from its middle at least, over its length: what is held nearer to that has no end that points."""
