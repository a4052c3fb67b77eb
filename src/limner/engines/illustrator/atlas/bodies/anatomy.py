"""The flesh of limbs of two bones: outlines with muscle, elbow, knee and calf, cuffs and hems, hands and their fingers.

Widths are shares of the width of the limb, as far as half of it lies to either side of the bone; "left" is the side at
the left of the picture where the limb hangs down. Places along a limb go from 0 at its top over 1 at its bend to 2.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from limner.drawing.geometry import CORNER, Landmark, Path, Point, joined, limb, smooth, union
from limner.engines.illustrator.atlas.bodies.joints import Limb
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.solid import curve

Station = tuple[float, float, float]
"""A place along a limb, and how far it reaches to the left and to the right of the bone there."""

ARM: tuple[Station, ...] = (
    (0.0, 0.46, 0.46), (0.4, 0.47, 0.47), (0.8, 0.39, 0.39), (1.0, 0.37, 0.37), (1.25, 0.41, 0.41),
    (1.6, 0.34, 0.34), (2.0, 0.26, 0.26),
)  # fmt: skip
"""A bare arm: muscle over the elbow, the forearm's swell under it, a narrow wrist."""
SLEEVE: tuple[Station, ...] = (
    (0.0, 0.54, 0.54), (0.45, 0.54, 0.54), (1.0, 0.47, 0.47), (1.3, 0.47, 0.47), (2.0, 0.38, 0.38),
)  # fmt: skip
LEG: tuple[Station, ...] = (
    (0.0, 0.47, 0.47), (0.45, 0.45, 0.47), (0.85, 0.34, 0.36), (1.0, 0.32, 0.35), (1.3, 0.39, 0.32), (1.65, 0.29, 0.24),
    (2.0, 0.2, 0.2),
)  # fmt: skip
"""A bare leg that is seen from its side, knee to the right: the calf is behind."""
FRONTAL_LEG: tuple[Station, ...] = (
    (0.0, 0.47, 0.47), (0.45, 0.45, 0.45), (0.85, 0.35, 0.35), (1.0, 0.34, 0.34), (1.3, 0.37, 0.37), (1.65, 0.27, 0.27),
    (2.0, 0.21, 0.21),
)  # fmt: skip
TROUSERS: tuple[Station, ...] = (
    (0.0, 0.53, 0.53), (0.45, 0.49, 0.5), (0.9, 0.4, 0.42), (1.0, 0.39, 0.41), (1.35, 0.4, 0.36), (2.0, 0.3, 0.3),
)  # fmt: skip

_SHARP = 40.0
"""From so many degrees on, a bend has a crease at its inner side."""


def at(bones: Limb, place: float) -> tuple[Point, Point]:
    """The point at that place of a limb, and the unit vector from there to the limb's left."""
    a, b = (bones.top, bones.bend) if place < 1 else (bones.bend, bones.end)
    k = place if place < 1 else place - 1
    length = math.dist(a, b) or 1.0
    dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    return (a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k), (-dy, dx)


def widths(stations: Sequence[Station], place: float) -> tuple[float, float]:
    """How far it reaches to the left and to the right there."""
    for (t0, l0, r0), (t1, l1, r1) in pairwise(stations):
        if place <= t1:
            k = max(place - t0, 0.0) / (t1 - t0)
            return l0 + (l1 - l0) * k, r0 + (r1 - r0) * k
    return stations[-1][1:]


def fleshed(bones: Limb, width: float, stations: Sequence[Station], *, start: float = 0.0, end: float = 2.0,
            cut: bool = False, flare: float = 0.0) -> Path:  # fmt: skip
    """The outline of a limb of that width between two places.

    It is round at its top where it starts there, and cut straight at the end where it is `cut`, wider by `flare` units.
    """
    left: list[Landmark] = []
    right: list[Landmark] = []
    places = [start, *(t for t, _, _ in stations if start < t < end and t != 1.0), end]
    bend = _Bend.of(bones, width, stations) if start < 1.0 < end else None
    passed = bend is None
    for place in places:
        if not passed and place > 1.0 and bend is not None:
            bend.add(left, right)
            passed = True
        (x, y), (nx, ny) = at(bones, place)
        l, r = (half * width + (flare / 2 if place == end else 0.0) for half in widths(stations, place))
        near = bend is not None and abs(place - 1.0) < bend.hidden and place not in (start, end)
        if not (near and bend is not None and bend.inner > 0):
            left.append((x + nx * l, y + ny * l))
        if not (near and bend is not None and bend.inner < 0):
            right.append((x - nx * r, y - ny * r))
    caps: list[Landmark] = []
    if start == 0.0:
        (x, y), (nx, ny) = at(bones, 0.0)
        reach = widths(stations, 0.0)[0] * width * 0.94
        caps.append((x - ny * reach, y + nx * reach))
    else:
        left[0], right[0] = (*left[0][:2], CORNER), (*right[0][:2], CORNER)
    ends: list[Landmark] = []
    if cut:
        left[-1], right[-1] = (*left[-1][:2], CORNER), (*right[-1][:2], CORNER)
    else:
        (x, y), (nx, ny) = at(bones, end)
        reach = widths(stations, end)[0] * width * 0.8
        ends.append((x + ny * reach, y - nx * reach))
    return smooth([*left, *ends, *reversed(right), *caps])


@dataclass(frozen=True, slots=True)
class _Bend:
    """What an outline does at its bend: `inner` is 1 where the bend's inner side is the left one, -1 the right one."""

    at: Point
    axis: Point
    half: tuple[float, float]
    inner: int
    degrees: float
    hidden: float

    @classmethod
    def of(cls, bones: Limb, width: float, stations: Sequence[Station]) -> "_Bend":
        _, (ax, ay) = at(bones, 0.5)
        _, (bx, by) = at(bones, 1.5)
        turn = math.atan2(ax * by - ay * bx, ax * bx + ay * by)
        sx, sy = ax + bx, ay + by
        length = math.hypot(sx, sy)
        axis = (sx / length, sy / length) if length > 1e-3 else (ax, ay)
        half = tuple(share * width for share in widths(stations, 1.0))
        lower = math.dist(bones.bend, bones.end) or 1.0
        hidden = max(half) * math.tan(min(abs(turn), 2.0) / 2) / lower
        return cls(bones.bend, axis, half, 1 if turn > 0 else -1, math.degrees(abs(turn)), hidden)  # type: ignore[arg-type]

    def add(self, left: list[Landmark], right: list[Landmark]) -> None:
        """The points of the bend on both sides."""
        (x, y), (nx, ny) = self.at, self.axis
        spread = 1 / max(math.cos(math.radians(min(self.degrees, 104.0) / 2)), 0.3)
        for side, points, half in ((1, left, self.half[0]), (-1, right, self.half[1])):
            inward = side == self.inner
            reach = half * (min(spread, 1.9) if inward else 1.0) * side
            point = (x + nx * reach, y + ny * reach)
            points.append((*point, CORNER) if inward and self.degrees > _SHARP else point)


def band(bones: Limb, width: float, stations: Sequence[Station], place: float, deep: float, flare: float = 0.0) -> Path:
    """The line, to be stroked `deep` units wide, of a cuff or a hem just before a place."""
    (x, y), (nx, ny) = at(bones, place)
    l, r = (half * width + flare / 2 + 0.4 for half in widths(stations, place))
    x, y = x - ny * deep / 2, y + nx * deep / 2
    return curve((x + nx * l, y + ny * l), (x - nx * r, y - ny * r))


def underside(bones: Limb, width: float, stations: Sequence[Station], start: float, end: float, side: int) -> Path:
    """Shade along the left (`side` 1) or the right edge of a limb that runs out at both ends."""
    mid = (start + end) / 2
    rim: list[Landmark] = []
    inner: list[Landmark] = []
    for place, deep in ((start, 0.0), (mid, 0.3), (end, 0.0)):
        (x, y), (nx, ny) = at(bones, place)
        half = widths(stations, place)[0 if side > 0 else 1] * width
        rim.append((x + side * nx * half * 1.1, y + side * ny * half * 1.1))
        inner.append((x + side * nx * (half - deep * width), y + side * ny * (half - deep * width)))
    return smooth([(*rim[0][:2], CORNER), rim[1], (*rim[2][:2], CORNER), inner[1]])


def relaxed_hand(frame: Frame, thumb: int) -> tuple[Path, Path]:
    """A hand that hangs, and the lines between its fingers; `thumb` 1 is on the frame's right, -1 on its left."""
    t = thumb
    palm = smooth([(-1.5 * t, -1.0), (-2.5 * t, 2.4), (-2.4 * t, 5.4), (-1.5 * t, 8.2), (-0.1 * t, 8.7),
        (1.3 * t, 7.2), (1.7 * t, 4.8, CORNER), (2.5 * t, 5.9), (3.4 * t, 5.2), (3.0 * t, 2.8),
        (1.6 * t, -1.0)])  # fmt: skip
    lines = joined(curve((-1.2 * t, 5.2), (-1.1 * t, 7.8)), curve((0.2 * t, 5.2), (0.2 * t, 8.0)))
    return frame.path(palm), frame.path(lines)


def fist(frame: Frame, thumb: int) -> tuple[Path, Path]:
    """A hand that is closed about something, and the lines between its fingers."""
    t = thumb
    palm = smooth([(-1.5 * t, -1.0), (-2.7 * t, 0.8), (-3.0 * t, 3.2), (-2.2 * t, 5.4), (0.2 * t, 6.0), (2.2 * t, 5.0),
        (3.3 * t, 3.6), (3.3 * t, 1.8), (1.6 * t, -1.0)])  # fmt: skip
    lines = joined(curve((-2.9 * t, 2.7), (-0.6 * t, 3.0)), curve((-2.6 * t, 4.3), (-0.4 * t, 4.4)),
        curve((3.2 * t, 3.4), (1.2 * t, 3.6), (-0.2 * t, 2.4)))  # fmt: skip
    return frame.path(palm), frame.path(lines)


def open_hand(frame: Frame, thumb: int) -> tuple[Path, Path]:
    """A palm with its fingers spread, and its lines."""
    t = thumb
    fingers = [limb([(x * 0.7, 3.0, 2.0), (x * 1.35, y, 1.7)])
        for x, y in ((-2.0, 7.4), (-0.7, 8.7), (0.7, 8.5), (2.0, 7.2))]  # fmt: skip
    pollex = limb([(1.2 * t, 1.4, 2.3), (4.0 * t, 3.8, 1.7)])
    palm = smooth([(-1.5, -1.0), (-2.9, 2.0), (-2.6, 4.6), (0, 5.4), (2.6, 4.6), (2.9, 2.0), (1.5, -1.0)])
    lines = curve((1.9 * t, 0.6), (0.6 * t, 2.0), (0.2 * t, 4.2))
    return frame.path(union(palm, pollex, *fingers)), frame.path(lines)
