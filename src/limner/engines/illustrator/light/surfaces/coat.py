"""One part of a figure to be covered with a material, and the ways to strew marks over it."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.contour import Walk
from limner.drawing.display import Fill, Item, Radial, Solid, Stroke, veil
from limner.drawing.geometry import Path, Point

_LONG = 1.6
"""A part so many times as high as wide is upright."""


@dataclass(frozen=True)
class Coat:
    """A part in its own units.

    `ink` is the part's colour in the light, so much lighter or darker; `white` is white in the light. `side` is the
    light's. `share` is what of the figure's surface is this part's, 0 to 1: marks are rationed by it, so that
    a figure of many parts costs no more than one of few.
    """

    path: Path
    ink: Callable[[float], RGB]
    white: RGB
    side: float
    share: float

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        return g.bounds(self.path)

    @property
    def width(self) -> float:
        """The box's."""
        return self.box[2] - self.box[0]

    @property
    def height(self) -> float:
        """The box's."""
        return self.box[3] - self.box[1]

    @property
    def thickness(self) -> float:
        """The shorter side."""
        return min(self.width, self.height)

    @property
    def upright(self) -> bool:
        """Whether it stands rather than lies."""
        return self.height > _LONG * self.width

    @cached_property
    def rng(self) -> Random:
        """Chance that depends on the part alone."""
        return Random(" ".join(str(round(value)) for value in self.box))

    def along(self, u: float, v: float) -> Point:
        """The point at `u` along the longer side and `v` across it, both 0 to 1."""
        left, top, _, _ = self.box
        u, v = (u, v) if self.width >= self.height else (v, u)
        return left + u * self.width, top + v * self.height

    def at(self, u: float, v: float) -> Point:
        """The point at `u` from the left and `v` from the top, both 0 to 1."""
        return self.box[0] + u * self.width, self.box[1] + v * self.height

    def number(self, most: int, apart: float) -> int:
        """How many marks: one in a square with sides of `apart`, and no more than this part's share of `most`."""
        return max(1, min(round(self.width * self.height / apart**2), round(most * self.share)))

    def spacing(self, least: float, most: int) -> float:
        """The distance of rows at which at most this part's share of `most` cells cover it."""
        return max(least, math.sqrt(self.width * self.height / max(1.0, most * self.share)))

    def strewn(self, number: int) -> Iterator[Point]:
        """Points over the box, evenly and without order (the R2 sequence of Roberts, 2018)."""
        for i in range(1, number + 1):
            yield self.at((0.7548776662 * i) % 1.0, (0.5698402910 * i) % 1.0)

    def rows(self, step: float) -> Iterator[float]:
        """Heights from the top down."""
        _, top, _, bottom = self.box
        for i in range(math.ceil((bottom - top) / step)):
            yield top + (i + 0.5) * step

    def edge(self, step: float, most: int) -> Iterator[tuple[Point, Point]]:
        """Points along the outline with the unit vector that leads outward, `step` apart or more."""
        walk = Walk(self.path)
        clockwise = 1.0 if _clockwise(self.path) else -1.0
        number = max(3, min(round(walk.length / step), round(most * self.share) + 2))
        for i in range(number):
            place, (dx, dy) = walk.at(walk.length * i / number)
            yield place, (dy * clockwise, -dx * clockwise)

    def lines(self, path: Path, offset: float, width: float, alpha: float = 1.0) -> Item:
        """Lines in a tone of the part's own colour."""
        return Stroke(path, Solid(self.ink(offset), alpha), width)

    def within(self, u: float, v: float, rx: float, ry: float) -> Point:
        """The place nearest to one of the box at which an ellipse lies within the part, where there is any."""
        x, y = wished = self.at(u if self.side <= 0 else 1 - u, v)
        spots = [wished, *(self.at(0.1 + 0.1 * i, 0.1 + 0.1 * j) for i in range(9) for j in range(9))]
        for x, y in sorted(spots, key=lambda spot: math.dist(spot, wished)):
            if all(self.path.contains(x + a * rx, y + b * ry) for a, b in ((-1, 0), (1, 0), (0, -1), (0, 1))):
                return x, y
        return wished

    def shine(self, u: float, v: float, radius: float, strength: float, flat: float = 0.6) -> Item:
        """A soft spot of light at a place of the box, `radius` a share of its shorter side."""
        reach = radius * self.thickness
        x, y = self.within(u, v, 0.8 * reach, 0.8 * reach * flat)
        stops = veil(self.white, ((0.0, strength), (0.55, 0.75 * strength), (1.0, 0.0)))
        return Fill(g.ellipse(x, y, reach, reach * flat), Radial((x, y), reach, stops, (1.0, flat)))

    def streak(self, u: float, width: float, strength: float) -> Item:
        """A hard slanted streak of light from top to bottom."""
        u = u if self.side <= 0 else 1 - u - width
        a, b = self.at(u + 0.14, -0.02), self.at(u + width + 0.14, -0.02)
        c, d = self.at(u + width - 0.06, 1.02), self.at(u - 0.06, 1.02)
        return Fill(g.polygon([a, b, c, d]), Solid(self.white, strength))

    def rim(self, rgb: RGB, width: float, alpha: float) -> Item:
        """The outline's inner edge, `width` wide once it is cut to the part."""
        return Stroke(self.path, Solid(rgb, alpha), 2 * width)


def _clockwise(path: Path) -> bool:
    """Whether the first contour runs clockwise as it is seen, y down."""
    walk = Walk(path)
    points = [walk.at(walk.length * i / 24)[0] for i in range(24)]
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return bool(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) > 0)


def polylines(runs: Iterator[list[Point]] | list[list[Point]]) -> Path:
    """Open lines as one path."""
    path = Path()
    for run in runs:
        path.moveTo(*rounded(run[0]))
        for point in run[1:]:
            path.lineTo(*rounded(point))
    return path


def bent(path: Path, start: Point, via: Point, end: Point) -> None:
    """One more curved line on the path."""
    path.moveTo(*rounded(start))
    path.quadTo(*rounded(via), *rounded(end))


def rounded(point: Point) -> Point:
    """As fine as is seen, and short in SVG."""
    return round(point[0], 1), round(point[1], 1)
