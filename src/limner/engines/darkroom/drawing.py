"""Whether a picture was drawn or photographed."""

from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Pixels

LOOKED_AT = 1024
"""Pixels a side of the middle of the picture that is looked at."""

BURNT, BLACK = 246, 9
"""Beyond these nothing can be told: a studio's white, and the dark."""

ONE_COLOUR = 0.45
"""The share of pixels that are exactly like their neighbours from which a picture is drawn without grain."""

ROUGH = 24
"""Levels between neighbours from which there is an edge."""

GRAINS = ((3, 0.4, 1.9), (4, 0.52, 1.5))
"""Kinds of grain that drawings have: the most levels between neighbours in a plain area; the share of such pixels from
which a picture may be drawn; and what is neither plain nor edge, for each pixel of edge: a drawing with such plain
areas has more of it."""

SMALL = 540_000
"""Square pixels under which less of a drawing is plain, as the root of its size: its edges are as wide."""

COLOURS, MOST_COLOURS = 0.9, 460
"""A drawing has most of its pixels in so many colours of five bits a channel at most."""


def is_drawn(rgb: Pixels) -> bool:
    """Whether an H×W×3 picture is flat art or a cartoon. What has a texture all over counts as photographed.

    The thresholds were fitted on pictures of the illustrator, as PNG and as JPEG, and on forty photographs.
    """
    height, width = rgb.shape[:2]
    top, left = max(height - LOOKED_AT, 0) // 2, max(width - LOOKED_AT, 0) // 2
    middle = np.ascontiguousarray(rgb[top : top + LOOKED_AT, left : left + LOOKED_AT])
    kernel = np.ones((3, 3), np.uint8)
    least, most = (_over_channels(pixels, over) for pixels, over in ((middle, cv2.min), (middle, cv2.max)))
    steps = _over_channels(cv2.subtract(cv2.dilate(middle, kernel), cv2.erode(middle, kernel)), cv2.max)
    seen = steps[(least <= BURNT) & (most >= BLACK)]
    if not seen.size:
        return True
    if (seen == 0).mean() > ONE_COLOUR:
        return True
    size = min(1.0, (middle.shape[0] * middle.shape[1] / SMALL) ** 0.5)
    return _colours(middle) <= MOST_COLOURS and any(_is_plain(seen, size, *grain) for grain in GRAINS)


def _is_plain(steps: Pixels, size: float, even: int, calm: float, between: float) -> bool:
    """Whether steps between neighbours are those of plain areas, soft shades and few edges."""
    plain, edges = float((steps <= even).mean()), float((steps > ROUGH).mean())
    return plain >= calm * size and 1 - plain - edges > between * edges


def _over_channels(rgb: NDArray[Any], over: Callable[[Any, Any], Any]) -> Pixels:
    """H×W: the least or the most of the three channels, many times as fast as along an axis of three."""
    red, green, blue = cv2.split(rgb)
    return np.asarray(over(over(red, green), blue), np.uint8)


def _colours(rgb: Pixels) -> int:
    """How many colours most of the pixels have."""
    bits = (rgb >> 3).astype(np.int32).reshape(-1, 3)
    counts = np.sort(np.bincount(bits @ np.array([1024, 32, 1], np.int32)))[::-1]
    return int(np.searchsorted(np.cumsum(counts), COLOURS * len(bits))) + 1
