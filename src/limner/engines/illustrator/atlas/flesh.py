"""What living things share: bodies grown together, eyes, frames to place a head, mirrored halves.

Lengths are the symbol's units; angles are degrees clockwise.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from limner.drawing.geometry import (
    Landmark,
    Path,
    Point,
    difference,
    ellipse,
    joined,
    mirrored,
    moved,
    outline,
    smooth,
    transformed,
    union,
)
from limner.drawing.matrices import placed
from limner.engines.illustrator.atlas.figure import Pen, Role
from limner.engines.illustrator.atlas.solid import curve

Slots = dict[str, tuple[str, Role]]

EYES: Slots = {"eye": ("#231d2b", "fixed"), "glint": ("#ffffff", "fixed")}
"""The slots that `eye` and `shut_eye` draw with."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a piece drawn about its own origin goes: its origin, scale, and turn."""

    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0

    def path(self, path: Path) -> Path:
        """The path in the figure's units."""
        return transformed(path, placed(self.scale, self.turn, self.x, self.y))

    def at(self, x: float, y: float) -> Point:
        """The point in the figure's units."""
        angle = math.radians(self.turn)
        c, s = math.cos(angle) * self.scale, math.sin(angle) * self.scale
        return self.x + c * x - s * y, self.y + s * x + c * y

    def shape(self, *landmarks: Landmark) -> Path:
        """A closed smooth outline."""
        return self.path(smooth(landmarks))

    def line(self, *landmarks: Landmark) -> Path:
        """An open smooth line."""
        return self.path(smooth(landmarks, closed=False))

    def oval(self, cx: float, cy: float, rx: float, ry: float | None = None, turn: float = 0.0) -> Path:
        """An ellipse; a circle without `ry`."""
        return self.path(ellipse(cx, cy, rx, ry, turn))


def fused(*paths: Path, radius: float) -> Path:
    """One body: the union with its inward corners rounded by `radius` (a morphological closing)."""
    whole = union(*paths)
    grown = union(whole, outline(whole, 2 * radius))
    return difference(grown, outline(grown, 2 * radius))


def both(path: Path, x: float = 0.0) -> Path:
    """The path and its mirror image at the vertical line through `x`."""
    return joined(path, mirrored(path, x))


def symmetric(half: Sequence[Landmark], x: float = 0.0) -> Path:
    """A closed outline from its right half, listed from top to bottom; points on the axis are not doubled."""
    left = [(2 * x - p[0], *p[1:]) for p in half if abs(p[0] - x) > 1e-6]
    return smooth([*half, *reversed(left)])


def lower_edge(path: Path, depth: float, shift: float = 0.0) -> Path:
    """The band of the shape along its lower edge: bellies and undersides."""
    return difference(path, moved(path, shift, -depth))


def eye(pen: Pen, at: Point, radius: float, *, iris: str = "", slit: bool = False, inner: int = 1) -> None:
    """A round eye with one glint at its upper right, in the pen's mood; with `iris` a coloured ring round the pupil.

    `inner` is the side of the nose: 1 right of the eye, -1 left of it.
    """
    x, y = at
    if pen.mood in ("sleepy", "calm"):
        shut_eye(pen, at, 1.1 * radius)
        return
    if pen.mood == "surprised":
        pen.part("glint", ellipse(x, y, radius * 1.45, radius * 1.6), shade="flat")
    if iris:
        pen.part("eye", ellipse(x, y, radius * 1.1), shade="flat")
        pen.part(iris, ellipse(x, y, radius * 0.97), shade="flat")
        pen.part("eye", ellipse(x, y, radius * (0.36 if slit else 0.6), radius * 0.78), shade="flat")
    else:
        pen.part("eye", ellipse(x, y, radius, radius * 1.08), shade="flat")
        pen.part("eye", ellipse(x, y + radius * 0.42, radius * 0.66, radius * 0.5), shade="flat", tone=0.13, detail=2)
    pen.part("glint", ellipse(x + radius * 0.3, y - radius * 0.38, radius * 0.32), shade="flat", detail=1)
    pen.part("glint", ellipse(x - radius * 0.36, y + radius * 0.46, radius * 0.16), shade="flat", detail=2, alpha=0.7)
    _brow(pen, at, radius, inner)


def _brow(pen: Pen, at: Point, radius: float, inner: int) -> None:
    """Over an angry eye a brow that falls toward the nose; over a sad one a brow that rises, and a tear below."""
    (x, y), r = at, radius
    fall = {"angry": 0.9, "sad": -0.8}.get(pen.mood)
    if fall is None:
        return
    ends = sorted(
        [(x + inner * 1.5 * r, y - (1.7 - 0.7 * fall) * r), (x - inner * 1.3 * r, y - (1.7 + 0.5 * fall) * r)]
    )
    pen.stroke("eye", curve(*ends), min(0.62 * r, 2.4))
    if pen.mood == "sad":
        drop = smooth([(x - inner * 0.5 * r, y + 1.2 * r, "c"), (x, y + 2.6 * r), (x - inner * 0.5 * r, y + 3.2 * r),
            (x - inner * 1.1 * r, y + 2.6 * r)])  # fmt: skip
        pen.part("glint", drop, shade="flat", alpha=0.85, detail=1)


def eyes(pen: Pen, places: Iterable[Point], radius: float, *, iris: str = "", slit: bool = False) -> None:
    """Several alike."""
    pair = list(places)
    middle = sum(x for x, _ in pair) / len(pair)
    for at in pair:
        eye(pen, at, radius, iris=iris, slit=slit, inner=1 if at[0] < middle else -1)


def shut_eye(pen: Pen, at: Point, radius: float, slot: str = "eye") -> None:
    """A sleeping eye: a lash line that sags."""
    x, y = at
    lid = curve((x - radius, y - radius * 0.1), (x, y + radius * 0.55), (x + radius, y - radius * 0.1))
    pen.stroke(slot, lid, radius * 0.42)


def smile(frame: Frame, cx: float, cy: float, half: float, drop: float) -> Path:
    """A mouth line, to be stroked."""
    return frame.line((cx - half, cy), (cx - half * 0.5, cy + drop * 0.8), (cx, cy + drop),
        (cx + half * 0.5, cy + drop * 0.8), (cx + half, cy))  # fmt: skip
