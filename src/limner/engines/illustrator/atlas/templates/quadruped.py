"""Four-legged bodies in side view, facing right: proportions in, a body standing, walking or running out.

The near legs, body, neck and head become one outline; the far legs lie behind it and are darker.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from limner.drawing.geometry import (
    CORNER,
    Landmark,
    Path,
    Point,
    bounds,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, fused, lower_edge
from limner.engines.illustrator.atlas.solid import curve

FAR = -0.13
"""The tone of limbs on the far side."""

Foot = Literal["paw", "hoof", "pad"]
Chain = Sequence[tuple[float, float, float]]


@dataclass(frozen=True, slots=True)
class Build:
    """The proportions of a four-legged body; the ground is y = 0, up is negative.

    `length` runs from hip to shoulder joint, `withers` and `croup` are the heights of the back above them, `chest`
    and `belly` those of the underside. `bulk` is how far chest and rump stand out beyond the joints. `fore` and
    `hind` are a leg's widths at shoulder, elbow, wrist, ankle and at hip, knee, hock, ankle. `neck` is a chain of
    (x, y, width) from inside the shoulder. `bend` scales the angles of the hind leg (0 is a pillar), `size` the
    feet, `stance` how far the far legs stand off. `sag` lowers the back; `blend` rounds where head and tail join.
    """

    length: float
    withers: float
    croup: float
    chest: float
    belly: float
    bulk: float
    fore: tuple[float, float, float, float]
    hind: tuple[float, float, float, float]
    neck: Chain
    foot: Foot = "paw"
    size: float = 1.0
    bend: float = 1.0
    sag: float = 1.5
    stance: float = 1.0
    blend: float = 8.0

    @property
    def shoulder(self) -> float:
        """The shoulder joint's x."""
        return self.length / 2

    @property
    def hip(self) -> float:
        """The hip joint's x."""
        return -self.length / 2

    @property
    def depth(self) -> float:
        """From withers to brisket."""
        return self.chest - self.withers


@dataclass(frozen=True, slots=True)
class Step:
    """Where a leg is in its stride: angles forward from straight down of its three bones and the foot.

    A leg that is not `lifted` is stretched to reach the ground.
    """

    upper: float
    middle: float
    lower: float
    foot: float = 0.0
    lifted: bool = False
    shift: float = 0.0


Gait = tuple[Step, Step, Step, Step]
"""Near fore, far fore, near hind, far hind."""

GAITS: dict[str, Gait] = {
    "standing": (
        Step(-8, 3, 2), Step(-4, 8, 4, shift=0.10), Step(20, -27, -1, shift=-0.02), Step(26, -18, 6, shift=0.12),
    ),
    "walking": (
        Step(8, 24, 20), Step(-20, -18, -28, -14, shift=0.05), Step(6, -40, -22, -8), Step(38, 0, 14, shift=0.05),
    ),
    "running": (
        Step(52, 62, 60, -34, lifted=True), Step(36, 30, -62, 62, lifted=True, shift=0.06),
        Step(-22, -62, -44, 46, lifted=True), Step(2, -66, -30, 38, lifted=True, shift=0.08),
    ),
    "jumping": (
        Step(68, 62, 30, -24, lifted=True), Step(50, 74, 8, 8, lifted=True, shift=0.05),
        Step(-34, -58, -62, 58, lifted=True), Step(-16, -52, -48, 48, lifted=True, shift=0.07),
    ),
    "rolling": (
        Step(16, 58, -50, 30, lifted=True), Step(38, 24, -74, 40, lifted=True, shift=0.06),
        Step(30, -44, 24, 20, lifted=True), Step(52, -20, 44, 20, lifted=True, shift=0.06),
    ),
}  # fmt: skip
"""Strides by pose."""


@dataclass(frozen=True, slots=True)
class Leg:
    """A leg's outline and the places on it."""

    path: Path
    foot: Path
    joints: tuple[Point, Point, Point, Point]
    widths: tuple[float, float, float, float]
    folded: bool = False

    def sock(self, share: float) -> Path:
        """The lower `share` of the lowest two bones, with room to spare, to be cut to the leg; a folded leg's foot."""
        if self.folded:
            return self.foot
        (x1, y1), (x2, y2), (x3, y3) = self.joints[1:]
        w = max(self.widths[1:]) * 2.2
        if share <= 1:
            start = (x3 + (x2 - x3) * share, y3 + (y2 - y3) * share)
            return union(limb([(*start, w), (x3, y3, w)], round_end=False), self.foot)
        start = (x2 + (x1 - x2) * (share - 1), y2 + (y1 - y2) * (share - 1))
        return union(limb([(*start, w), (x2, y2, w), (x3, y3, w)], round_end=False), self.foot)


@dataclass(frozen=True, slots=True)
class Body:
    """A posed body before it is painted: `coat` is the near outline, without a head."""

    build: Build
    torso: Path
    near: tuple[Leg, Leg]
    far: tuple[Leg, Leg]
    neck: Path

    def coat(self, *more: Path) -> Path:
        """Body, neck, near legs and what else belongs to the one outline."""
        core = fused(self.torso, self.neck, *more, radius=self.build.blend)
        return fused(core, *(leg.path for leg in self.near), radius=self.build.blend * 0.36)

    def belly(self, share: float = 0.3) -> Path:
        """The underside between the legs, `share` of the body's depth; nothing where it lies on it."""
        if self.near[0].folded:
            return Path()
        band = lower_edge(self.torso, self.build.depth * share, shift=-self.build.length * 0.04)
        return difference(band, union(*(leg.path for leg in self.near)))


def body(build: Build, pose: str = "standing") -> Body:
    """The body in a pose of `GAITS` or lying on its folded legs, else standing.

    In a pose with no foot planted it leaves the ground; one that lies has its build on the ground already.
    """
    if pose == "lying":
        near, far = (_folded(build, 0.0), _folded(build, 0.1))
        return Body(build, smooth(torso(build)), near, far, limb(build.neck))
    gait = GAITS.get(pose, GAITS["standing"])
    near_fore, far_fore = (_leg(build, step, hind=False) for step in gait[:2])
    near_hind, far_hind = (_leg(build, step, hind=True) for step in gait[2:])
    return Body(
        build,
        smooth(torso(build)),
        (near_fore, near_hind),
        (far_fore, far_hind),
        limb(build.neck),
    )


def torso(b: Build) -> list[Landmark]:
    """The trunk's outline from the withers round by the rump."""
    s, h, d = b.shoulder, b.hip, b.depth
    rump = b.belly - b.croup
    return [
        (s - b.length * 0.06, b.withers), (b.length * 0.02, (b.withers + b.croup) / 2 + b.sag),
            (h + b.length * 0.06, b.croup),
        (h - b.bulk * 0.72, b.croup + rump * 0.2), (h - b.bulk, b.croup + rump * 0.52),
            (h - b.bulk * 0.6, b.croup + rump * 0.86),
        (h + b.length * 0.2, b.belly), (b.length * 0.06, b.belly + (b.chest - b.belly) * 0.6 + d * 0.02),
            (s - b.length * 0.1, b.chest),
        (s + b.bulk * 0.62, b.chest - d * 0.2), (s + b.bulk, b.chest - d * 0.5),
            (s + b.bulk * 0.7, b.withers + d * 0.18),
    ]  # fmt: skip


def _leg(b: Build, step: Step, *, hind: bool) -> Leg:
    widths = b.hind if hind else b.fore
    top = (b.croup + (b.belly - b.croup) * 0.55) if hind else b.withers + b.depth * 0.62
    x = (b.hip if hind else b.shoulder) + step.shift * b.length * b.stance
    tall = foot_height(b, widths[3])
    lengths = (0.42, 0.34, 0.24) if hind else (0.36, 0.36, 0.28)
    ease = b.bend if hind else 1.0
    angles = [math.radians(a * ease) for a in (step.upper, step.middle, step.lower)]
    rest = (20 * b.bend, -27 * b.bend, -1) if hind else (-8, 3, 2)
    reach = sum(n * math.cos(math.radians(a)) for n, a in zip(lengths, rest, strict=True))
    drop = sum(n * math.cos(a) for n, a in zip(lengths, angles, strict=True))
    scale = (-top - tall) / (reach if step.lifted else drop)
    points = [(x, top)]
    for n, a in zip(lengths, angles, strict=True):
        px, py = points[-1]
        points.append((px + n * scale * math.sin(a), py + n * scale * math.cos(a)))
    chain = [(*p, w) for p, w in zip(points, widths, strict=True)]
    foot = _foot(b, points[3], widths[3], step.foot)
    return Leg(union(limb(chain), foot), foot, (points[0], points[1], points[2], points[3]), widths)


def _folded(b: Build, ahead: float) -> tuple[Leg, Leg]:
    """Fore and hind leg of one that lies: a paw stretched out before it, a hoof under it; the thigh upright.

    `ahead` is how far they lie before those of the near side, in lengths of the body.
    """
    s, h = b.shoulder + ahead * b.length, b.hip + ahead * b.length
    w, v = b.fore, b.hind
    low = -0.5 * max(w[3], 5.0)
    if b.foot == "paw":
        fore = [
            (s - 1, b.withers + 0.62 * b.depth),
            (s + 3, low - 3),
            (s + 0.3 * b.length, low),
            (s + 0.5 * b.length, low),
        ]
    else:
        fore = [(s + 1, b.withers + 0.66 * b.depth), (s + 0.16 * b.length, low - 4), (s + 0.27 * b.length, low),
            (s + 0.02 * b.length, low)]  # fmt: skip
    hind = [(h + 0.02 * b.length, b.croup + 0.6 * (b.belly - b.croup)), (h + 0.26 * b.length, 1.6 * low - 4),
        (h + 0.04 * b.length, low), (h + 0.42 * b.length, low)]  # fmt: skip
    return _lain(b, fore, w), _lain(b, hind, v)


def _lain(b: Build, points: Sequence[Point], widths: tuple[float, float, float, float]) -> Leg:
    forward = points[3][0] > points[2][0]
    w, h = widths[3] * b.size, foot_height(b, widths[3])
    side = 1.0 if forward else -1.0
    x, y = points[3]
    toe = side * w
    foot = smooth([(x - 0.3 * toe, y - 0.55 * w), (x + 0.9 * toe, y - 0.4 * w), (x + 1.25 * toe, -0.35 * h),
        (x + 1.1 * toe, 0, CORNER), (x - 0.3 * toe, 0, CORNER)])  # fmt: skip
    chain = [(*p, t) for p, t in zip(points, widths, strict=True)]
    return Leg(union(limb(chain), foot), foot, (points[0], points[1], points[2], points[3]), widths, folded=True)


def foot_height(b: Build, ankle: float) -> float:
    """From the ankle's middle to the ground."""
    return ankle * {"paw": 0.78, "hoof": 0.95, "pad": 0.55}[b.foot] * b.size


def _foot(b: Build, ankle: Point, width: float, turn: float) -> Path:
    w, h = width * b.size, foot_height(b, width)
    frame = Frame(*ankle, 1.0, turn)
    if b.foot == "paw":
        return frame.shape(
            (-0.52 * w, -0.45 * h), (-0.62 * w, 0.55 * h), (-0.42 * w, h, CORNER), (0.95 * w, h, CORNER),
                (1.22 * w, 0.72 * h),
            (1.0 * w, 0.2 * h), (0.5 * w, -0.3 * h),
        )  # fmt: skip
    if b.foot == "hoof":
        return frame.shape(
            (-0.54 * w, -0.05 * h, CORNER), (-0.68 * w, h, CORNER), (0.95 * w, h, CORNER), (0.6 * w, -0.12 * h, CORNER)
        )
    return frame.shape(
        (-0.5 * w, -0.8 * h), (-0.6 * w, 0.5 * h), (-0.55 * w, h, CORNER), (0.66 * w, h, CORNER), (0.72 * w, 0.5 * h),
            (0.5 * w, -0.8 * h)
    )  # fmt: skip


def socks(legs: Sequence[Leg], share: float = 0.62) -> Path:
    """Where the lower ends of the legs lie."""
    return joined(*(intersection(leg.sock(share), leg.path) for leg in legs))


def shanks(legs: Sequence[Leg]) -> Path:
    """Where all of the legs lie that stands free of the trunk."""
    return joined(*(leg.path if leg.folded else intersection(leg.sock(1.45), leg.path) for leg in legs))


def breast(b: Build, throat: Point) -> Path:
    """From the throat over the front of the trunk to between the forelegs."""
    (tx, ty), s, d = throat, b.shoulder, b.depth
    wide = 0.34 * b.bulk + 0.16 * d
    return union(limb([(tx - 0.1 * wide, ty + 0.2 * wide, 1.1 * wide), (s + 0.9 * b.bulk, b.withers + 0.4 * d,
        1.8 * wide), (s + 0.72 * b.bulk, b.chest - 0.3 * d, 1.7 * wide)]),
        ellipse(s + 0.42 * b.bulk, b.chest - 0.12 * d, 0.7 * b.bulk, 0.2 * d))  # fmt: skip


def thigh_crease(b: Build) -> Path:
    """The line where the near hind leg leaves the flank."""
    x, y = b.hip + b.length * 0.2, b.belly
    rump = b.belly - b.croup
    return curve((x - b.length * 0.02, y - rump * 0.5), (x + b.length * 0.02, y - rump * 0.25),
        (x - b.length * 0.02, y + rump * 0.02))  # fmt: skip


def toes(pen: Pen, slot: str, legs: Sequence[Leg], width: float) -> None:
    """Two short lines on each paw."""
    for leg in legs:
        x0, _, x1, y1 = box = bounds(leg.foot)
        w, h = x1 - x0, y1 - box[1]
        for share in (0.62, 0.8):
            x = x0 + w * share
            pen.mark(slot, curve((x, y1 - h * 0.05), (x - w * 0.03, y1 - h * 0.38)), width=width, tone=-0.16, detail=2)
