"""A display drawn small, for looks that set the whole picture from pieces: cells, tiles, stitches."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB
from limner.drawing.display import Display, Fill, Group, Item, Solid, Stroke
from limner.drawing.raster import rasterise_clear
from limner.engines.illustrator.looks.flat import plain
from limner.engines.illustrator.looks.lettering import WORD
from limner.engines.illustrator.looks.look import Pixels

NOTHING: RGB = (0, 0, 0)
"""What scenery is in a map of figures."""
LETTERS: RGB = (255, 255, 255)
"""What lettering is there."""


def sketch(
    items: tuple[Item, ...], width: int, height: int, scale: float, origin: tuple[float, float] = (0.0, 0.0)
) -> Pixels:
    """H×W×4 of so many pixels, sRGB, straight alpha: the items at `scale`, moved so that `origin` is at the corner."""
    matrix = (scale, 0.0, 0.0, scale, -origin[0] * scale, -origin[1] * scale)
    drawn = Group(items, matrix=matrix)
    return rasterise_clear(Display(width, height, NOTHING, (drawn,)))


def by_figure(items: tuple[Item, ...], layers: frozenset[str] | None = None) -> tuple[Item, ...]:
    """The items with every figure in one colour of its own, lettering in `LETTERS`, scenery in `NOTHING`.

    With `layers`, figures of other layers of the scene are scenery.
    """
    numbers = _numbers()
    return tuple(_flat(item, None if layers is None or _named(item) in layers else NOTHING, numbers) for item in items)


def _named(item: Item) -> str:
    """The name of the layer, which may lie in a group that moves it."""
    while isinstance(item, Group) and not item.name and len(item.items) == 1:
        item = item.items[0]
    return item.name if isinstance(item, Group) else ""


def _numbers() -> Iterator[RGB]:
    """Colours far from each other and from nothing."""
    number = 0
    while True:
        number += 1
        yield 60 + number * 83 % 180, 60 + number * 137 % 180, 60 + number * 59 % 180


def _flat(item: Item, rgb: RGB | None, numbers: Iterator[RGB]) -> Item:
    if isinstance(item, Group):
        if item.name == WORD:
            rgb = LETTERS
        elif rgb is None and item.key is not None:
            rgb = next(numbers)
        return replace(item, items=tuple(_flat(inner, rgb, numbers) for inner in item.items), blend="normal", blur=0.0)
    paint = Solid(rgb or NOTHING, 1.0 if _shows(item) else 0.0)
    return Fill(item.path, paint) if isinstance(item, Fill) else Stroke(item.path, paint, item.width)


def _shows(item: Fill | Stroke) -> bool:
    paint = item.paint
    return paint.alpha > 0.5 if isinstance(paint, Solid) else max(stop.alpha for stop in paint.stops) > 0.5


def recoloured(item: Item, colour: Callable[[RGB], RGB]) -> Item:
    """The item in plain colours, each what `colour` makes of its own."""
    if isinstance(item, Group):
        return replace(item, items=tuple(recoloured(part, colour) for part in item.items), key=None, title="")
    paint = plain(item.paint)
    return replace(item, paint=Solid(colour(paint.rgb), paint.alpha))


def edges(rgb: Pixels, least: int) -> NDArray[np.bool_]:
    """H×W: where a pixel differs by at least so many steps, on any channel, from the one to its right or below."""
    differs = np.zeros(rgb.shape[:2], np.uint8)
    for channel in cv2.split(rgb):
        np.maximum(differs[:, :-1], cv2.absdiff(channel[:, :-1], channel[:, 1:]), out=differs[:, :-1])
        np.maximum(differs[:-1], cv2.absdiff(channel[:-1], channel[1:]), out=differs[:-1])
    result: NDArray[np.bool_] = differs >= least
    return result
