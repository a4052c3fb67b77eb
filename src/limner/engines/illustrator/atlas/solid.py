"""Made solids seen slightly from above: turned bodies, boxes, bands, and the highlights that lie on them."""

import math
from collections.abc import Sequence
from itertools import pairwise

from limner.drawing.geometry import (
    CORNER,
    Landmark,
    Path,
    Point,
    difference,
    ellipse,
    moved,
    polygon,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen, Role

Hue = tuple[str, Role]
"""A slot as `symbol` takes it: (#rrggbb, role)."""

Profile = Sequence[tuple[float, float] | tuple[float, float, str]]
"""A turned body's half outline: (y, radius) from the rim down to the base; a third item `"c"` makes an edge."""


def curve(*landmarks: Landmark) -> Path:
    """An open smooth line through the landmarks, to be stroked."""
    return smooth(landmarks, closed=False)


def half(cx: float, cy: float, rx: float, ry: float, *, lower: bool = True, steps: int = 5) -> list[Landmark]:
    """Points between the ends of an ellipse's lower (or upper) half, from left to right, without the ends."""
    sign = 1 if lower else -1
    angles = [math.pi * (1 - i / (steps + 1)) for i in range(1, steps + 1)]
    return [(cx + rx * math.cos(t), cy + sign * ry * math.sin(t)) for t in angles]


def turned(profile: Profile, *, cx: float = 0.0, tilt: float = 0.2, hollow: bool = False) -> Path:
    """The outline of a turned body. `tilt` is height by width of its round edges; `hollow` leaves the mouth out,
    so that the upper edge is the near half of the rim.
    """
    top_y, top_r = profile[0][:2]
    low_y, low_r = profile[-1][:2]
    right: list[Landmark] = [(cx + p[1], p[0], *p[2:]) for p in profile]
    left: list[Landmark] = [(cx - p[1], p[0], *p[2:]) for p in profile]
    for side, y, r, sign in ((0, top_y, top_r, 1), (-1, low_y, low_r, 1)):
        right[side], left[side] = (cx + sign * r, y, CORNER), (cx - sign * r, y, CORNER)
    base = half(cx, low_y, low_r, low_r * tilt) if low_r > 0.5 else []
    rim = half(cx, top_y, top_r, top_r * tilt, lower=hollow) if top_r > 0.5 else []
    return smooth([*left, *base, *reversed(right), *reversed(rim)])


def rim(profile: Profile, *, cx: float = 0.0, tilt: float = 0.2, inset: float = 0.0) -> Path:
    """The round mouth at the top of a turned body, `inset` units inside its edge."""
    y, r = profile[0][:2]
    return ellipse(cx, y, r - inset, max((r - inset) * tilt, 0.2))


def radius_at(profile: Profile, y: float) -> float:
    """The profile's radius at this height, by straight lines between its points."""
    for above, below in pairwise(profile):
        if above[0] <= y <= below[0]:
            share = (y - above[0]) / ((below[0] - above[0]) or 1.0)
            return above[1] + (below[1] - above[1]) * share
    return profile[0][1] if y < profile[0][0] else profile[-1][1]


def band(profile: Profile, top: float, bottom: float, *, cx: float = 0.0, tilt: float = 0.2) -> Path:
    """A ring round a turned body between two heights, as its near half shows."""
    over, under = radius_at(profile, top) + 0.6, radius_at(profile, bottom) + 0.6
    upper = half(cx, top, over, over * tilt)
    lower = half(cx, bottom, under, under * tilt)
    return smooth(
        [
            (cx - over, top, CORNER),
            *upper,
            (cx + over, top, CORNER),
            (cx + under, bottom, CORNER),
            *reversed(lower),
            (cx - under, bottom, CORNER),
        ]
    )


def streak(profile: Profile, start: float, end: float, *, cx: float = 0.0) -> Path:
    """An upright highlight on a turned body between two shares (-1 to 1) of its radius."""
    near: list[Landmark] = [(cx + p[1] * start, p[0]) for p in profile]
    far: list[Landmark] = [(cx + p[1] * end, p[0]) for p in profile]
    ends = (0, -1)
    for i in ends:
        near[i], far[i] = (*near[i][:2], CORNER), (*far[i][:2], CORNER)
    return smooth([*near, *reversed(far)])


def quad(a: Point, b: Point, c: Point, d: Point) -> Path:
    """A four-cornered plane."""
    return polygon((a, b, c, d))


def box(
    pen: Pen,
    slot: str,
    corner: Point,
    size: tuple[float, float],
    depth: tuple[float, float],
    *,
    side_tone: float = -0.11,
    top_tone: float = 0.07,
) -> None:
    """A box turned a little: front from its top left `corner`, a side plane at the right and a top, both leading
    back by `depth` (to the right, up).
    """
    (x, y), (w, h), (dx, dy) = corner, size, depth
    pen.part(slot, quad((x + w, y), (x + w + dx, y - dy), (x + w + dx, y + h - dy), (x + w, y + h)), tone=side_tone)
    pen.part(slot, quad((x, y), (x + dx, y - dy), (x + w + dx, y - dy), (x + w, y)), tone=top_tone)
    pen.part(slot, quad((x, y), (x + w, y), (x + w, y + h), (x, y + h)))


def crescent(path: Path, dx: float, dy: float) -> Path:
    """The part of the shape that a copy of it moved by (dx, dy) leaves uncovered."""
    return difference(path, moved(path, dx, dy))


def gloss(pen: Pen, slot: str, path: Path, *, detail: int = 1, alpha: float = 0.45, tone: float = 0.16) -> None:
    """A highlight on the last part."""
    pen.mark(slot, path, tone=tone, alpha=alpha, detail=detail)


def pole(start: Point, end: Point, wide: float, narrow: float) -> Path:
    """A straight tapering bar from `start` (of width `wide`) to `end`."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    nx, ny = -(y1 - y0) / length / 2, (x1 - x0) / length / 2
    return polygon([(x0 + nx * wide, y0 + ny * wide), (x1 + nx * narrow, y1 + ny * narrow),
        (x1 - nx * narrow, y1 - ny * narrow), (x0 - nx * wide, y0 - ny * wide)])  # fmt: skip
