"""Limbs of two bones: how they hang by their angles, and how they reach for a point.

Angles are degrees from straight down toward the right of the picture; 180 is straight up. Lengths never change: what is
out of reach is pointed at.
"""

import math
from dataclasses import dataclass

from limner.drawing.geometry import Point


@dataclass(frozen=True, slots=True)
class Limb:
    """Joints of an arm or a leg: shoulder, elbow, hand; or hip, knee, ankle."""

    top: Point
    bend: Point
    end: Point

    def chain(self, w0: float, w1: float, w2: float, share: float = 2.0) -> list[tuple[float, float, float]]:
        """The limb down to `share`: 1 is the middle joint, 2 the end."""
        upper = [(*self.top, w0), (*self.bend, w1)]
        if share >= 2:
            return [*upper, (*self.end, w2)]
        if share > 1:
            k = share - 1
            return [*upper, (_mix(self.bend[0], self.end[0], k), _mix(self.bend[1], self.end[1], k), _mix(w1, w2, k))]
        return [(*self.top, w0), (_mix(self.top[0], self.bend[0], share), _mix(self.top[1], self.bend[1], share),
            _mix(w0, w1, share))]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Limits:
    """How far joints turn: the upper bone between two angles, the lower one against it between two more.

    `prefer` is the side to which the middle joint goes where both will do: 1 is that of a knee, which points to the
    right where the limb hangs, -1 that of an elbow, 0 whichever is lower.
    """

    upper: tuple[float, float]
    flexion: tuple[float, float]
    prefer: int = 0


ARM = Limits((-130.0, 215.0), (-152.0, 152.0))
"""A shoulder goes back a little and all the way up; seen from the front an elbow bends to either side."""
LEG = Limits((-75.0, 125.0), (-148.0, 12.0), prefer=1)
"""A knee bends backward alone."""


def go(start: Point, angle: float, length: float) -> Point:
    """The end of a bone."""
    t = math.radians(angle)
    return start[0] + length * math.sin(t), start[1] + length * math.cos(t)


def hung(start: Point, angles: tuple[float, ...], upper: float, lower: float) -> Limb:
    """A limb with its bones at these angles."""
    bend = go(start, angles[0], upper)
    return Limb(start, bend, go(bend, angles[1], lower))


def reach(start: Point, target: Point, upper: float, lower: float, limits: Limits) -> Limb:
    """The limb with its end at the target, or as near to it as bones and joints allow.

    Two circles about both ends cross where the middle joint can be; of the two the one within the limits is taken.
    """
    dx, dy = target[0] - start[0], target[1] - start[1]
    folded = math.radians(180.0 - max(abs(limits.flexion[0]), abs(limits.flexion[1])))
    nearest = math.sqrt(upper**2 + lower**2 - 2 * upper * lower * math.cos(folded))
    away = min(max(math.hypot(dx, dy), nearest), upper + lower)
    toward = math.degrees(math.atan2(dx, dy)) if (dx or dy) else 0.0
    cosine = (upper**2 + away**2 - lower**2) / max(2 * upper * away, 1e-9)
    spread = math.degrees(math.acos(min(max(cosine, -1.0), 1.0)))
    ways = [_bent(start, target, toward + side * spread, away, (upper, lower), limits) for side in (1, -1)]
    if limits.prefer:
        ways = ways[:: limits.prefer]
    else:
        ways.sort(key=lambda limb: -limb.bend[1])
    return min(ways, key=lambda limb: round(math.dist(limb.end, target), 3))


def _bent(start: Point, target: Point, angle: float, away: float, bones: tuple[float, float], limits: Limits) -> Limb:
    """The limb with its upper bone at the angle, as far as it goes, and its lower bone toward the target."""
    low, high = limits.upper
    angle = next((a for a in (angle, angle + 360.0, angle - 360.0) if low <= a <= high), angle)
    angle = min(max(angle, low), high)
    bend = go(start, angle, bones[0])
    length = math.hypot(target[0] - start[0], target[1] - start[1]) or 1.0
    aim = (
        start[0] + (target[0] - start[0]) * away / length,
        start[1] + (target[1] - start[1]) * away / length,
    )
    wanted = math.degrees(math.atan2(aim[0] - bend[0], aim[1] - bend[1]))
    flexion = (wanted - angle + 180.0) % 360.0 - 180.0
    flexion = min(max(flexion, limits.flexion[0]), limits.flexion[1])
    return Limb(start, bend, go(bend, angle + flexion, bones[1]))


def angles(limb: Limb) -> tuple[float, float]:
    """Of the upper bone, from -180 to 180, and of the lower one against it."""
    (ax, ay), (bx, by), (cx, cy) = limb.top, limb.bend, limb.end
    upper = math.degrees(math.atan2(bx - ax, by - ay))
    lower = math.degrees(math.atan2(cx - bx, cy - by))
    return upper, (lower - upper + 180.0) % 360.0 - 180.0


def _mix(a: float, b: float, k: float) -> float:
    return a + (b - a) * k
