"""The display list: what a composed scene comes down to, for the raster and the SVG writer alike.

Coordinates are canvas pixels, y down, unless a group's matrix says otherwise.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import TypeAlias

from limner.drawing.colour import RGB
from limner.drawing.geometry import Path, Point

Matrix = tuple[float, float, float, float, float, float]
"""a b c d e f as in SVG: x' = a·x + c·y + e, y' = b·x + d·y + f."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A gradient's stop; offset and alpha 0 to 1."""

    offset: float
    rgb: RGB
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Solid:
    """One colour."""

    rgb: RGB
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Linear:
    """A linear gradient from `start` to `end` in the coordinates of the shape that it fills."""

    start: Point
    end: Point
    stops: tuple[Stop, ...]


@dataclass(frozen=True, slots=True)
class Radial:
    """A radial gradient; `radius` is in the shape's coordinates, `stretch` its factors across and down."""

    centre: Point
    radius: float
    stops: tuple[Stop, ...]
    stretch: tuple[float, float] = (1.0, 1.0)


def veil(rgb: RGB, strengths: tuple[tuple[float, float], ...]) -> tuple[Stop, ...]:
    """One colour at several (offset, alpha)."""
    return tuple(Stop(offset, rgb, alpha) for offset, alpha in strengths)


Paint: TypeAlias = Solid | Linear | Radial


@dataclass(frozen=True, slots=True)
class Body:
    """What is filled as a thing that light falls on: its `thickness` in the item's units, 0 for what is flat, and how
    much the light shows on it and how much grain its shade has, 0 to 1.
    """

    thickness: float = 0.0
    strength: float = 1.0
    grain: float = 1.0


FLAT = Body()
"""What hides what lies behind it, and has no form of its own."""


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled path; without a `body` it is painted on what lies behind it, or shines over it."""

    path: Path
    paint: Paint
    body: Body | None = None


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroked path, round caps and joins."""

    path: Path
    paint: Paint
    width: float


@dataclass(frozen=True, slots=True)
class Group:
    """Items drawn together.

    `name` and `title` are the SVG group's id stem and title. Groups with the same `key` have the same content and
    are shared in the SVG's defs. `blur` (a Gaussian's sigma in canvas pixels) and `blend` other than "normal" exist
    in the raster only; `raster_only` leaves the whole group out of the SVG, `vector_only` out of the raster.
    """

    items: tuple["Item", ...]
    name: str = ""
    title: str = ""
    key: Hashable = None
    matrix: Matrix | None = None
    clip: Path | None = None
    opacity: float = 1.0
    blur: float = 0.0
    blend: str = "normal"
    raster_only: bool = False
    vector_only: bool = False


Item: TypeAlias = Fill | Stroke | Group


@dataclass(frozen=True, slots=True)
class Display:
    """A whole picture: canvas size in pixels, the colour under everything, the items from back to front."""

    width: int
    height: int
    ground: RGB
    items: tuple[Item, ...]
    title: str = ""


def repainted(item: Item, colour: Callable[[RGB], RGB], mark: Hashable = None) -> Item:
    """The item and all in it, each colour changed. Groups that share their content share a changed one: where one
    display is repainted in several ways, `mark` tells these apart.
    """
    if isinstance(item, Group):
        key = item.key if item.key is None or mark is None else (item.key, mark)
        return replace(item, items=tuple(repainted(inner, colour, mark) for inner in item.items), key=key)
    return replace(item, paint=in_colour(item.paint, colour))


def in_colour(paint: Paint, colour: Callable[[RGB], RGB]) -> Paint:
    """The paint, each of its colours changed."""
    if isinstance(paint, Solid):
        return Solid(colour(paint.rgb), paint.alpha)
    return replace(paint, stops=tuple(Stop(s.offset, colour(s.rgb), s.alpha) for s in paint.stops))
