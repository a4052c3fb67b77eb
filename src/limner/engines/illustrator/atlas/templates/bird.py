"""Birds: a perched body in side view, a body in flight, wings with feathers, feet. All face right."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from limner.drawing.geometry import CORNER, Landmark, Path, ellipse, joined, limb, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, eye, fused
from limner.engines.illustrator.atlas.solid import curve

Chain = Sequence[tuple[float, float, float]]

HEADS: dict[str, tuple[tuple[float, float], list[Landmark], list[Landmark]]] = {
    "cone": ((5.0, -1.6), [(8.6, -4.2), (14, -2.6), (19.5, 0.2, CORNER), (13, 0.8), (8.8, 0.6)],
        [(8.8, 0.6), (13, 0.9), (17.4, 0.8, CORNER), (13, 3.0), (8.4, 3.4)]),
    "hook": ((4.6, -2.6), [(8, -5.6), (13.6, -5.8), (18.6, -2.6), (19.2, 4.4, CORNER), (16.4, 1.0), (8.6, 1.0)],
        [(8.6, 1.0), (15.8, 1.0), (14.4, 3.6), (8.4, 4.0)]),
    "bill": ((4.0, -2.6), [(8.6, -4.0), (12, -1.6), (18, -0.8), (23, 0.2), (22.4, 2.4), (14, 2.2), (8.8, 2.4)],
        [(8.8, 2.2), (14, 2.2), (20.6, 2.6), (19, 4.4), (13, 4.6), (8.2, 4.6)]),
    "long": ((5.0, -1.6), [(8.8, -3.0), (16, -1.4), (28, 0.8, CORNER), (16, 1.2), (8.8, 0.8)],
        [(8.8, 0.8), (16, 1.2), (25, 1.2, CORNER), (16, 2.6), (8.6, 3.0)]),
    "crow": ((4.6, -1.8), [(8.4, -4.6), (15, -4.2), (22, -0.2), (23.4, 1.8, CORNER), (16, 1.2), (8.8, 1.0)],
        [(8.8, 1.0), (16, 1.2), (21, 2.0, CORNER), (15, 3.8), (8.4, 4.2)]),
    "gull": ((4.6, -1.8), [(8.8, -3.2), (15, -2.8), (20.4, -0.6), (20.6, 2.4, CORNER), (17, 1.0), (8.8, 0.6)],
        [(8.8, 0.6), (17, 1.0), (18.6, 2.6), (14, 3.2), (8.6, 3.0)]),
}  # fmt: skip
"""By kind of beak: the eye, the upper and the lower half, about the middle of a skull of radius 10."""


@dataclass(frozen=True, slots=True)
class Flyer:
    """A bird in the air. `span` scales the wings, `tail` the tail's length, `fingers` the count of flight feathers,
    `spread` 0 raises the wings, 1 lays them wide."""

    beak: str = "cone"
    span: float = 1.0
    chord: float = 1.0
    tail: float = 22.0
    fingers: int = 9
    head: float = 1.0
    neck: float = 0.0
    spread: float = 0.6
    cap: Callable[[Pen, Frame], None] | None = None
    legs: bool = False


def skull(frame: Frame) -> Path:
    """The head's outline without the beak."""
    return frame.shape((-10, 1), (-8, -7), (-1, -10.4), (6.6, -8), (9.8, -2), (9, 4), (4, 9), (-4, 9.4))


def bird_face(pen: Pen, frame: Frame, beak: str, *, eye_radius: float = 2.1) -> None:
    """Beak and eye, and the anchors of a head."""
    spot, upper, lower = HEADS[beak]
    pen.part("beak", frame.path(smooth(lower)), tone=-0.08)
    pen.part("beak", frame.path(smooth(upper)))
    at = frame.at(*spot)
    eye(pen, at, eye_radius * frame.scale)
    pen.area(head=skull(frame))
    pen.anchor(head=frame.at(0, 0), eye=at, face=frame.at(6, 0), mouth=frame.at(17, 1.5), hat=frame.at(-1, -9.8),
        hand=frame.at(18, 1.5), neck=frame.at(-3, 9))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Wing:
    """A spread wing: its whole outline, the coverts over the arm, the lines between feathers, the feathers' ends."""

    whole: Path
    coverts: Path
    quills: Path
    tips: Path


def wing(root: Frame, feathers: int = 9, *, chord: float = 1.0, rear: int = -1) -> Wing:
    """A wing that leaves `root` along its x axis, about 66 units long at scale 1.

    `rear` is the side of its trailing edge: 1 below the axis, -1 above. `chord` scales the feathers' length.
    """
    arm = [(0.0, 0.0, 15.0), (20.0, -5.0 * rear, 15.0), (40.0, -4.0 * rear, 11.0), (52.0, 0.0, 5.0)]
    shafts, short = [], []
    for i in range(feathers):
        k = i / (feathers - 1)
        angle = math.radians(10 + 98 * k**0.85) * rear
        bx, by = 42 - 38 * k, (-2 + 2 * k) * rear
        length = (27 - 7 * k) * chord
        dx, dy = math.cos(angle), math.sin(angle)
        shafts.append([(bx, by, 9.0), (bx + dx * length * 0.6, by + dy * length * 0.6, 9.0),
            (bx + dx * length, by + dy * length, 5.4)])  # fmt: skip
        short.append([(bx, by, 8.0), (bx + dx * length * 0.48, by + dy * length * 0.48, 8.4)])
    quills = joined(*(curve((s[0][0] * 0.6 + s[2][0] * 0.4, s[0][1] * 0.6 + s[2][1] * 0.4),
        s[2][:2]) for s in _between(shafts)))  # fmt: skip
    return Wing(
        root.path(union(limb(arm), *(limb(s) for s in shafts))), root.path(union(limb(arm),
            *(limb(s) for s in short))), root.path(quills),
        root.path(joined(*(ellipse(*s[2][:2], 9.5) for s in shafts[: feathers // 2]))),
    )  # fmt: skip


def _between(shafts: list[list[tuple[float, float, float]]]) -> list[list[tuple[float, float, float]]]:
    """Lines half-way between neighbouring feathers."""
    return [[((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, 0.0) for p, q in zip(a, b, strict=True)]
        for a, b in pairwise(shafts)]  # fmt: skip


def spread(pen: Pen, shape: Wing, tone: float = 0.0) -> None:
    """Paint a wing: flight feathers with darker ends, the lighter coverts over them."""
    pen.area(wings=shape.whole)
    pen.part("wing", shape.whole, tone=tone)
    pen.mark("tips", shape.tips, tone=tone, alpha=0.85)
    pen.mark("wing", shape.quills, width=0.9, tone=tone - 0.09, detail=1)
    pen.mark("coverts", shape.coverts, tone=tone)


def flying(pen: Pen, look: Flyer) -> None:
    """In flight, wings raised, about 70 units long; slots: coat, belly, wing, coverts, tips, beak, tail."""
    s = 0.86 * look.span
    spread(pen, wing(Frame(11, -34, s * 0.94, -84 + 26 * look.spread), look.fingers, chord=look.chord), -0.1)
    t = look.tail
    fan = smooth([(-20, -30, CORNER), (-26 - t, -31, CORNER), (-24 - t, -26.5), (-26 - t, -22.5, CORNER),
        (-23 - t, -19.5), (-21 - t, -15, CORNER), (-16, -20)])  # fmt: skip
    pen.part("tail", fan, tone=-0.04)
    if look.legs:
        pen.part("legs", joined(limb([(-14, -16, 3), (-28, -11, 2), (-40, -11, 1.4)]),
            limb([(-10, -15, 3), (-24, -8, 2), (-36, -7, 1.4)])))  # fmt: skip
    f = Frame(26 + look.neck, -38 - look.neck * 0.35, 0.92 * look.head, 0)
    trunk = smooth([(22, -42), (10, -41), (-8, -36), (-26, -27), (-22, -19), (-6, -14), (10, -15), (22, -22),
        (28, -32)])  # fmt: skip
    neck = [limb([(16, -30, 18), (26 + look.neck * 0.7, -36 - look.neck * 0.4, 13),
        (f.x, f.y, 12)])] if look.neck else []  # fmt: skip
    pen.part("coat", fused(trunk, skull(f), *neck, radius=6))
    pen.mark("belly", smooth([(33, -30), (22, -29), (8, -24), (-8, -20), (-24, -22), (-10, -8), (14, -8), (30, -20)]))
    if look.cap:
        look.cap(pen, f)
    bird_face(pen, f, look.beak)
    spread(pen, wing(Frame(4, -33, s, -106 - 22 * look.spread), look.fingers, chord=look.chord))
    pen.anchor(feet=(0, 0), back=(0, -40), seat=(0, -40), tail=(-28 - t, -24), lean=(20, -20))


def feet(
    pen: Pen, xs: Sequence[float], top: float, *, length: float = 7.0, width: float = 2.0, slot: str = "legs"
) -> None:
    """Thin legs at each x from `top` to the ground, three toes forward and one back; the second leg is the far one."""
    for i, x in enumerate(xs):
        y = -1.0 * width * 0.6
        toes = joined(curve((x, top), (x - 0.6, top * 0.5), (x, y)), curve((x, y), (x + length * 0.6, y - 0.4),
            (x + length, y)), curve((x, y - 0.6), (x + length * 0.55, y - 1.6), (x + length * 0.85, y - 0.4)),
            curve((x, y), (x - length * 0.5, y)))  # fmt: skip
        pen.stroke(slot, toes, width, tone=-0.1 if i else 0.0)


def webbed(
    pen: Pen, xs: Sequence[float], top: float, *, size: float = 9.0, width: float = 3.0, slot: str = "legs"
) -> None:
    """Legs with webbed feet."""
    for i, x in enumerate(xs):
        tone = -0.09 if i else 0.0
        pen.part(slot, limb([(x, top, width), (x, -2.5, width * 0.85)]), tone=tone)
        pen.part(slot, smooth([(x - size * 0.3, -2.2), (x + size * 0.25, -3.4), (x + size, -0.6, CORNER),
            (x + size * 0.5, 0), (x - size * 0.35, 0, CORNER)]), tone=tone)  # fmt: skip


def folded(pen: Pen, frame: Frame, slot: str = "wing") -> None:
    """A folded wing about 34 units long, its shoulder at (0, 0), its tip behind."""
    _plumes(pen, frame)
    whole = frame.shape((3, -4), (6, 3), (1, 10), (-12, 14.6), (-24, 15), (-36, 11.6, CORNER), (-26, 5),
        (-16, -2), (-5, -6))  # fmt: skip
    pen.part(slot, whole)
    pen.area(wings=whole)
    for k in range(3):
        pen.mark(slot, frame.line((-4 - k * 5, 12.8 - k * 3.2), (-14 - k * 4, 13 - k * 3.2),
            (-27 - k * 2, 12 - k * 2.2)), width=0.9 * frame.scale, tone=-0.1, detail=1)  # fmt: skip
    pen.mark(slot, frame.shape((-20, 16), (-38, 14), (-38, 9), (-28, 9), (-22, 12)), tone=-0.1, alpha=0.6, detail=1)
    for k in range(3):
        pen.mark(slot, frame.line((-5 - k * 5, 11.7 - k * 3.2), (-15 - k * 4, 11.9 - k * 3.2),
            (-26 - k * 2, 11 - k * 2.2)), width=0.6 * frame.scale, tone=0.1, detail=2)  # fmt: skip
    pen.mark("coverts", frame.shape((5, -6), (8, 3), (0, 6), (-9, 4), (-13, -2), (-6, -8)))
    rows = [_scallop(frame, x, y) for x, y in ((-1, -2), (-6, 0.6), (-10.4, 3.4), (2, 3), (-3, 5.4), (3, -5.4))]
    pen.mark("coverts", joined(*rows), width=0.8 * frame.scale, tone=-0.09, detail=1)


def _plumes(pen: Pen, frame: Frame) -> None:
    """Small feathers on the breast before a folded wing, on the last part."""
    places = ((15, -2), (21, 2), (14, 6), (19, 9), (11, 13), (17, 16), (5, 18.6), (10, 21), (-3, 20))
    pen.mark("eye", joined(*(_scallop(frame, x, y) for x, y in places)), width=0.75 * frame.scale, alpha=0.17, detail=1)


def _scallop(frame: Frame, x: float, y: float) -> Path:
    """The rounded end of one small feather that lies downward and back."""
    return frame.line((x + 2.2, y + 0.4), (x + 1, y + 2.2), (x - 1.2, y + 1.9), (x - 2.2, y - 0.4))
