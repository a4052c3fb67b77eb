"""Where hands go on things: anchors of a thing by shares of its box, and hands that close on them."""

from collections.abc import Mapping
from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.staging.postures import reaching, tall
from limner.engines.illustrator.staging.units import Member

Share = tuple[float, float]

GRIPS: Mapping[str, tuple[Share, Share]] = {
    "guitar": ((0.46, 0.74), (0.5, 0.2)),
    "violin": ((0.4, 0.55), (0.34, 0.16)),
    "accordion": ((0.03, 0.5), (0.97, 0.5)),
    "trumpet": ((0.42, 0.62), (0.6, 0.62)),
    "saxophone": ((0.42, 0.4), (0.46, 0.68)),
    "flute": ((0.36, 0.5), (0.7, 0.5)),
    "microphone": ((0.5, 0.8), (0.5, 0.72)),
    "harp": ((0.45, 0.5), (0.62, 0.42)),
    "drum": ((0.3, 0.16), (0.74, 0.14)),
    "book": ((0.12, 0.78), (0.88, 0.78)),
    "newspaper": ((0.08, 0.62), (0.92, 0.62)),
    "laptop": ((0.34, 0.9), (0.66, 0.9)),
    "scarf": ((0.2, 0.3), (0.75, 0.3)),
}
"""By thing, where the near and the far hand go, as shares of its width and height from the left and from the top."""
AROUND = ((0.06, 0.6), (0.92, 0.62))
"""What is in both arms."""
BELOW = ((0.1, 0.72), (0.9, 0.72))
"""What is carried before the body."""


def spot(item: Member, share: Share) -> Point:
    """A point of a thing by shares of its upright box, where the thing is and as it is turned."""
    left, top, right, bottom = item.figure.bounds
    return item.spot((left + share[0] * (right - left), top + share[1] * (bottom - top)))


def grips(item: Member, otherwise: tuple[Share, Share] = BELOW) -> tuple[Point, Point]:
    """Where the two hands go on it: the left one's first, as it stands in the picture."""
    near, far = (spot(item, share) for share in GRIPS.get(item.symbol.id, otherwise))
    return near, far


def closed(holder: Member, item: Member, *, both: bool = True, otherwise: tuple[Share, Share] = BELOW) -> Member:
    """The holder with both hands on the thing, arms before it; or the far one alone."""
    near, far = grips(item, otherwise)
    if not both:
        return reaching(holder, far=far)
    if holder.flip and item.symbol.id not in GRIPS:
        near, far = far, near
    held = reaching(holder, near=near, far=far, clasp=True)
    return replace(held, over=max(item.z, holder.z) + 0.3)


def fitted(item: Member, holder: Member, least: float, most: float) -> Member:
    """At its own size within shares of the holder's height, of the longer side."""
    extent = max(item.box.height, item.box.width)
    return item.scaled(min(max(extent, least * tall(holder)), most * tall(holder)) / extent)
