"""What of a scene is seen, and how much of it: a small picture of numbers instead of colours."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB, lab, rgb, tone
from limner.drawing.coverage import Numbers
from limner.drawing.display import Linear, Paint, Solid
from limner.drawing.matrices import affine, product
from limner.drawing.matrices import placed as placed_at
from limner.engines.illustrator.atlas.figure import Part
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging.cast import atlas

SIDE = 120
"""Sides of the small picture, in its pixels."""

STRIPS = 12
"""Into how many bands a sheet of sky, land or water is cut."""

Key = tuple[str, str] | tuple[int, int]
"""A symbol's slot, or a shape's number and its band."""


Numbering = Callable[[Key, RGB, bool, float], int]
"""Gives a region its number: key, colour, whether it is a subject's, its place down a sheet."""


@dataclass(frozen=True, slots=True)
class Region:
    """What takes one colour together: `share` of the picture; `place` 0 to 1 down its sheet."""

    key: Key
    rgb: RGB
    share: float
    hero: bool = False
    place: float = 0.0


def opaque(paint: Paint) -> bool:
    """Whether the paint hides most of what is behind it."""
    if isinstance(paint, Solid):
        return paint.alpha > 0.6
    return isinstance(paint, Linear) and max(s.alpha for s in paint.stops) > 0.6


def average(paint: Paint) -> RGB:
    """The mean of a paint's colours."""
    if isinstance(paint, Solid):
        return paint.rgb
    labs = np.array([lab(s.rgb) for s in paint.stops]).mean(axis=0)
    return rgb((float(labs[0]), float(labs[1]), float(labs[2])))


def sheet(shape: Shape) -> bool:
    """Whether the shape is a broad one that bands can run across."""
    return shape.colour_role in ("sky", "ground", "water", "far", "background") and isinstance(shape.paint, Linear)


def bands(shape: Shape) -> list[tuple[float, RGB]]:
    """The offsets and colours of a sheet's bands along its gradient."""
    if not isinstance(shape.paint, Linear):
        return [(0.5, average(shape.paint))]
    stops = shape.paint.stops
    offsets = [(i + 0.5) / STRIPS for i in range(STRIPS)]
    channels = [np.interp(offsets, [s.offset for s in stops], [lab(s.rgb)[c] for s in stops]) for c in range(3)]
    return [(o, rgb((float(a), float(b), float(c)))) for o, a, b, c in zip(offsets, *channels, strict=True)]


def measure(scene: Scene) -> tuple[list[Region], NDArray[np.int32], dict[Key, int]]:
    """The regions that can be seen, the small picture (SIDE×SIDE, numbers of regions), and the numbers by key."""
    picture = Numbers(SIDE, SIDE, affine(SIDE / scene.width, 0, 0, SIDE / scene.height, 0, 0))
    numbers: dict[Key, int] = {}
    colours: list[tuple[Key, RGB, bool, float]] = []

    def number(key: Key, colour: RGB, hero: bool, place: float) -> int:
        if key not in numbers:
            numbers[key] = len(numbers) + 1
            colours.append((key, colour, hero, place))
        return numbers[key]

    for i, node in enumerate(scene.nodes):
        if isinstance(node, Shape):
            _draw_shape(picture, i, node, number)
        elif isinstance(node, Placed):
            _draw_placed(picture, node, number)
    seen = picture.seen()
    counts = np.bincount(seen.ravel(), minlength=len(numbers) + 1)[1:] / seen.size
    regions = [Region(k, c, float(counts[n]), hero, place) for n, (k, c, hero, place) in enumerate(colours)]
    return regions, seen, numbers


def _draw_shape(picture: Numbers, index: int, shape: Shape, number: Numbering) -> None:
    if not opaque(shape.paint) or shape.colour_role == "light":
        return
    paint = shape.paint
    if not (sheet(shape) and isinstance(paint, Linear)):
        picture.draw(shape.path, number((index, 0), average(shape.paint), False, 0.0), width=shape.width)
        return
    own = [number((index, b), colour, False, offset) for b, (offset, colour) in enumerate(bands(shape))]
    picture.draw_bands(shape.path, paint.start, paint.end, own)


def _draw_placed(picture: Numbers, placed: Placed, number: Numbering) -> None:
    symbol = atlas()[placed.symbol]
    figure = symbol.figure(placed.pose)
    scale = placed.height / figure.height
    spot = product(
        placed_at(1.0, placed.tilt, placed.x, placed.y), affine(-scale if placed.flip else scale, 0, 0, scale, 0, 0)
    )
    drawn = [p for p in figure.parts if placed.half == "whole" or p.front == (placed.half == "front")]
    with picture.within(spot, placed.clip):
        for part in _flat(drawn):
            if part.alpha < 0.6 or part.width:
                continue
            slot = symbol.slots[part.slot]
            colour = tone(placed.colours.get(part.slot, slot.rgb), part.tone)
            picture.draw(part.path, number((placed.symbol, part.slot), colour, placed.importance > 0.5, 0.0))


def _flat(parts: Iterable[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        yield from _flat(part.marks)
