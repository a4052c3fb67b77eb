"""Pictures enlarged by a model, tile by tile."""

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from limner.engines.base import Watch
from limner.engines.darkroom.canvas import join, resized, split
from limner.engines.tiles import joined, tiles

Pixels = NDArray[np.uint8]

OVERLAP: Final = 32
"""Pixels of the source that tiles share: what a model sees around a pixel reaches about so far."""


class Enlarger(Protocol):
    """Makes H×W×3 pixels `scale` times as large."""

    @property
    def scale(self) -> int:
        """2 or more."""
        ...

    def __call__(self, pixels: Pixels, /) -> Pixels:
        """The larger picture."""
        ...


def enlarged(source: Pixels, width: int, height: int, side: int, model: Enlarger, watch: Watch) -> Pixels:
    """H×W×3 or H×W×4 at another size, by the model as often as that takes; alpha is enlarged as it is.

    A tile has at most `side` pixels a side. Raises what the model and the watch raise.
    """
    colours, _ = split(source)
    while colours.shape[1] < width:
        colours = _once(colours, side, model, watch)
    _, alpha = split(resized(source, width, height))
    return join(resized(colours, width, height), alpha)


def _once(colours: Pixels, side: int, model: Enlarger, watch: Watch) -> Pixels:
    high, wide = colours.shape[:2]
    places = tiles(wide, high, side, min(OVERLAP, side // 4))
    parts = []
    for done, place in enumerate(places, 1):
        watch()
        parts.append(model(place.of(colours)))
        watch.progress(done, len(places))
    scale = model.scale
    return joined(wide * scale, high * scale, [place.scaled(scale) for place in places], parts)
