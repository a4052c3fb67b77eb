"""The words of a text layout, set in their quadrilaterals by the illustrator's typesetting, over any picture."""

from collections.abc import Iterator, Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB, lab
from limner.drawing.display import Display, Item
from limner.drawing.raster import rasterise_clear
from limner.drawing.svg import write_group
from limner.engines.illustrator.lettering import letter
from limner.engines.illustrator.scene import Words
from limner.engines.jobs import Lettering

Pixels = NDArray[np.uint8]
Corners = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]

INK: Final[RGB] = (38, 34, 46)
PAPER: Final[RGB] = (255, 250, 238)
MIDDLE: Final = 0.62
"""The lightness in OKLab below which a ground gets light letters."""
PREFIX: Final = "lettering"


def lettered(pixels: Pixels, words: Sequence[Lettering]) -> Pixels:
    """H×W×3 or H×W×4 `pixels` with the words, each in its quadrilateral, light on dark grounds and dark on light."""
    if not words:
        return pixels
    height, width = pixels.shape[:2]
    over = rasterise_clear(Display(width, height, PAPER, tuple(_items(pixels, words))))
    share = over[..., 3:].astype(np.float32) / 255
    mixed = over[..., :3] * share + pixels[..., :3] * (1 - share)
    colours = np.asarray(np.rint(mixed), np.uint8)
    return np.dstack([colours, np.maximum(pixels[..., 3], over[..., 3])]) if pixels.shape[2] == 4 else colours


def lettered_svg(svg: str, pixels: Pixels, words: Sequence[Lettering]) -> str:
    """An SVG with the words as outlines on top; `pixels` is what it shows, in the size of its viewBox."""
    if not words:
        return svg
    height, width = pixels.shape[:2]
    group = write_group(Display(width, height, PAPER, tuple(_items(pixels, words))), PREFIX)
    head, _, tail = svg.rpartition("</svg>")
    return f"{head}{group}</svg>{tail}"


def _items(pixels: Pixels, words: Sequence[Lettering]) -> Iterator[Item]:
    height, width = pixels.shape[:2]
    for word in words:
        a, b, c, d = ((x * width, y * height) for x, y in word.corners)
        ground = _behind(pixels, (a, b, c, d))
        rgb = PAPER if lab(ground)[0] < MIDDLE else INK
        yield from letter(Words(word.text, (a, b, c, d), rgb, backing=ground), width, height)


def _behind(pixels: Pixels, corners: Corners) -> RGB:
    """The mean colour of the picture inside the quadrilateral; of the whole picture where none of it lies inside."""
    mask = np.zeros(pixels.shape[:2], np.uint8)
    cv2.fillPoly(mask, [np.rint(np.clip(np.array(corners), -32_000, 32_000)).astype(np.int32)], 255)
    inside = pixels[mask > 0] if mask.any() else pixels.reshape(-1, pixels.shape[2])
    red, green, blue = (round(float(value)) for value in inside[:, :3].mean(0))
    return red, green, blue
