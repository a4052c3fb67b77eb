"""Many small pictures laid on a large one, each turned, scaled and tinted."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import skia
from numpy.typing import NDArray

Sprites: TypeAlias = skia.Image
"""Sprites under each other in one picture, all of one size."""


def sprites(pixels: NDArray[np.uint8]) -> Sprites:
    """H×W×4 uint8, colours premultiplied by alpha; the array may change afterwards."""
    return skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType, copy=True)


def stamp(
    canvas: NDArray[np.uint8], sheet: Sprites, height: int, chosen: Sequence[int], forms: NDArray[np.float64],
    tints: NDArray[np.int64], *, smooth: bool,
) -> None:  # fmt: skip
    """Lay sprites of the sheet, each `height` rows high, on the canvas (H×W×4 uint8, opaque) in order.

    `chosen` are their numbers from the top of the sheet, `forms` N×4: cosine and sine of the turn times the scale, and
    where their top left corner comes to. `tints`, N×4 (red, green, blue, alpha; 0 to 255), multiply their colours.
    """
    width = sheet.width()
    rects = [skia.Rect.MakeXYWH(0, row * height, width, height) for row in range(sheet.height() // height)]
    red, green, blue, alpha = tints.T
    surface = skia.Surface(canvas)
    surface.getCanvas().drawAtlas(
        sheet,
        [skia.RSXform(*form) for form in forms.tolist()],
        [rects[number] for number in chosen],
        (alpha << 24 | red << 16 | green << 8 | blue).tolist(),
        skia.BlendMode.kModulate,
        skia.SamplingOptions(skia.FilterMode.kLinear if smooth else skia.FilterMode.kNearest),
    )
    surface.flushAndSubmit()
