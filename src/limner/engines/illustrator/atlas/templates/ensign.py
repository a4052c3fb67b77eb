"""Flags: fields, stripes, crosses, stars and crescents in a flag's own units, and the cloth that they are on.

A flag's shapes lie between (0, 0), the upper corner at the pole, and (width, height), y down.
"""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from limner.drawing.contour import segments
from limner.drawing.geometry import (
    Path,
    Point,
    difference,
    ellipse,
    joined,
    line,
    moved,
    outline,
    polygon,
    rect,
    scaled,
    smooth,
)
from limner.drawing.geometry import star as star_path
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import Hue, pole

Shape = tuple[str, Path]
"""A colour as rrggbb, and the area that it covers."""

HOIST = 54.0
"""How tall the cloth is, in the symbol's units."""
_LEAST = 64.0
"""The longer side of a cloth on a wall is no shorter."""
STAFF: dict[str, Hue] = {"staff": ("#b9bec6", "fixed"), "finial": ("#e0b044", "fixed"), "fold": ("#1c2340", "fixed"),
    "sheen": ("#ffffff", "fixed")}


@dataclass(frozen=True)
class Ensign:
    """A flag's width and height in units of its own, and its shapes from below to above; the first is the field."""

    width: float
    height: float
    shapes: tuple[Shape, ...]

    def slots(self) -> dict[str, Hue]:
        """A slot for each colour, and those of the pole and of the folds."""
        return {f"c{code}": (f"#{code}", "fixed") for code, _ in self.shapes} | STAFF


def ensign(width: float, height: float, *shapes: Shape | Sequence[Shape]) -> Ensign:
    """A flag of single shapes and groups of them."""
    flat: list[Shape] = []
    for item in shapes:
        flat += [item] if isinstance(item[0], str) else list(item)  # type: ignore[list-item, arg-type]
    return Ensign(width, height, tuple(flat))


def field(width: float, height: float, colour: str) -> Shape:
    """The whole cloth."""
    return colour, rect(0, 0, width, height)


def bars(width: float, height: float, colours: str, shares: Sequence[float] = (), *,
        upright: bool = False) -> list[Shape]:
    """Stripes from the top down, or from the pole on; alike unless their `shares` are given."""
    names = colours.split()
    parts = list(shares) or [1.0] * len(names)
    made = [field(width, height, names[0])]
    at, whole = 0.0, sum(parts)
    for name, part in zip(names, parts, strict=True):
        size = part / whole * (width if upright else height)
        if at:
            made.append((name, rect(at, 0, size, height) if upright else rect(0, at, width, size)))
        at += size
    return made


def cross(width: float, height: float, x: float, y: float, thick: float, colour: str) -> Shape:
    """An upright cross through (x, y) over the whole cloth."""
    return colour, joined(rect(x - thick / 2, 0, thick, height), rect(0, y - thick / 2, width, thick))


def saltire(width: float, height: float, thick: float, colour: str) -> Shape:
    """A cross from corner to corner."""
    lines = joined(line([(-width, -height), (2 * width, 2 * height)]), line([(-width, 2 * height), (2 * width,
        -height)]))
    return colour, outline(lines, thick, round_cap=False)


def wedge(height: float, reach: float, colour: str) -> Shape:
    """A triangle at the pole."""
    return colour, polygon([(0, 0), (reach, height / 2), (0, height)])


def disc(x: float, y: float, r: float, colour: str) -> Shape:
    """A round spot."""
    return colour, ellipse(x, y, r)


def star(x: float, y: float, r: float, colour: str, points: int = 5, *, inner: float = 0.0,
        turn: float = -90.0) -> Shape:
    """A star; of five points it is a pentagram unless its `inner` radius is given as a share of the outer."""
    share = inner or (math.cos(2 * math.pi / points) / math.cos(math.pi / points) if points > 4 else 0.4)
    return colour, star_path(x, y, r, r * share, points, turn)


def crescent_at(x: float, y: float, r: float, other: tuple[float, float, float], colour: str) -> Shape:
    """A circle about (x, y) less the `other` circle (x, y, r)."""
    return colour, difference(ellipse(x, y, r), ellipse(*other))


def plain(colour: str, points: Sequence[Point]) -> Shape:
    """A polygon."""
    return colour, polygon(points)


def fly(pen: Pen, flag: Ensign) -> None:
    """The flag on its pole, waved by the wind; in the pose `flat` the cloth alone, as on a wall."""
    waved = pen.pose != "flat"
    k = HOIST / flag.height if waved else max(HOIST / flag.height, _LEAST / max(flag.width, flag.height))
    width = flag.width * k
    left = -width / 2

    def cloth(path: Path) -> Path:
        sized = scaled(path, k)
        return _waved(sized, width, left) if waved else moved(sized, left, -flag.height * k)

    if waved:
        pen.part("staff", pole((left - 1.6, 0), (left - 1.6, -104), 3.4, 2.8))
        pen.part("finial", ellipse(left - 1.6, -106, 3))
    code, area = flag.shapes[0]
    pen.part(f"c{code}", cloth(area), shade="flat")
    for code, area in flag.shapes[1:]:
        pen.mark(f"c{code}", cloth(area))
    if waved:
        for slot, start, alpha in (("fold", 0.3, 0.13), ("sheen", 0.0, 0.13), ("fold", 0.8, 0.13), ("sheen", 0.55,
                0.12)):
            a, b = left + width * start, left + width * (start + 0.2)
            lean = width * 0.05
            pen.mark(slot, smooth([(a, 10, "c"), (a + lean, -70), (a - lean * 0.4, -160, "c"), (b - lean, -160, "c"),
                (b + lean * 0.4,
                -70), (b, 10, "c")]), alpha=alpha)
        pen.anchor(top=(left - 1.6, -108), handle=(left - 1.6, -18), lean=(left, -30), held=(left - 1.6, -18))
    else:
        pen.anchor(top=(0, -flag.height * k))


def _waved(path: Path, width: float, left: float) -> Path:
    """The path on a cloth that waves: one and a quarter waves along its length, growing from the pole on."""

    def at(x: float, y: float) -> Point:
        share = x / width
        lift = 4.6 * math.sin(share * 2.5 * math.pi) * (0.25 + 0.75 * share) + 3 * share
        return left + x * 0.985 + 0.02 * y * share, y - 102 + lift

    bent = Path()
    bent.setFillType(path.getFillType())
    step, here = width / 7, (0.0, 0.0)
    for kind, points in segments(path):
        if kind == "M":
            bent.moveTo(*at(*points[0]))
        elif kind == "Z":
            bent.close()
        else:
            spots = [here, *points]
            count = max(1, math.ceil(math.dist(here, points[-1]) / step)) if kind == "L" else 2
            for i in range(count):
                a, m, b = (at(*_on(spots, t)) for t in (i / count, (i + 0.5) / count, (i + 1) / count))
                bent.quadTo(2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2, *b)
        here = points[-1] if points else here
    return bent


def _on(points: Sequence[Point], t: float) -> Point:
    """A point on a Bézier curve of any order (De Casteljau)."""
    rest = list(points)
    while len(rest) > 1:
        rest = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(rest)]
    return rest[0]
