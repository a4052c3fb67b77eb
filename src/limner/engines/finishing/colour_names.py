"""Colours in words, for prompts."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import parse
from limner.engines.illustrator.reading.tables.colours import ALSO_THINGS, COLOURS
from limner.engines.jobs import RGB
from limner.imaging.oklab import nearest, to_oklab


def colour_name(rgb: RGB) -> str:
    """The name of the nearest colour in OKLab that has one; never one that is a thing as well."""
    names, colours = _named()
    return names[int(nearest(to_oklab(np.array([rgb])), colours)[0])]


@cache
def _named() -> tuple[tuple[str, ...], NDArray[np.float32]]:
    names = tuple(name for name in COLOURS if name not in ALSO_THINGS)
    return names, to_oklab(np.array([parse(COLOURS[name]) for name in names]))
