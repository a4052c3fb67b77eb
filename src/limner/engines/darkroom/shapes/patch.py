"""What an erased part of a traced photograph is covered with: its surroundings continued in pixels, and traced."""

from typing import Final

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import box_of, fitted
from limner.engines.darkroom.fill.fill import fill
from limner.engines.darkroom.shapes.nesting import nest
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.trace import trace
from limner.imaging.svg.read import SafeSvg
from limner.imaging.svg.render import render

DRAWN_AT: Final = 1_000_000
"""Square pixels at which the picture is drawn to be continued."""
SPARE: Final = 2
"""Pixels of the patch that reach beyond the mask, where it is clipped."""


def rendered(svg: SafeSvg, mask: Mask) -> Pixels | None:
    """The picture as H×W×3 pixels of the mask's ratio; None where anything of it is transparent."""
    pixels = render(svg.text, *fitted(mask.shape[1], mask.shape[0], DRAWN_AT))
    return np.ascontiguousarray(pixels[..., :3]) if int(pixels[..., 3].min()) == 255 else None


def patch(svg: SafeSvg, picture: Pixels, mask: Mask, name: str, seed: int, check: CancelCheck) -> str:
    """A group of shapes in the document's coordinates, with the mask's box full of what goes on there.

    `picture` is the document drawn; the mask is of any size over the viewBox, and covers something. Every id in the
    group begins with `name`.
    """
    height, width = picture.shape[:2]
    hole = cv2.resize(mask.astype(np.float32), (width, height), interpolation=cv2.INTER_AREA) > 0
    made = fill(picture, hole, seed, check)
    check()
    x, y, right, bottom = box_of(hole) or (0, 0, width, height)
    x, y, right, bottom = max(x - SPARE, 0), max(y - SPARE, 0), min(right + SPARE, width), min(bottom + SPARE, height)
    text = trace(np.ascontiguousarray(made[y:bottom, x:right]), TraceOptions(), check)
    left, top, wide, tall = svg.view_box
    across, down = wide / width, tall / height
    return nest(text, left + x * across, top + y * down, (right - x) * across, (bottom - y) * down, name)
