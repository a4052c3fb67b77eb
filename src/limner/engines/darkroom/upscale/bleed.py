"""Colours under transparency: what a filter would otherwise drag into the visible edge."""

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Pixels

FAINT = 8
"""Pixels of less alpha (of 255) carry no colour worth keeping."""


def bled(pixels: Pixels) -> Pixels:
    """The H×W×3 colours of H×W×4 pixels; where alpha is faint, the colour of the nearest visible pixel."""
    colours = np.ascontiguousarray(pixels[..., :3])
    visible = pixels[..., 3] >= FAINT
    if visible.all() or not visible.any():
        return colours
    _, labels = cv2.distanceTransformWithLabels(
        (~visible).astype(np.uint8), cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL
    )
    nearest = np.zeros((labels.max() + 1, 3), np.uint8)
    nearest[labels[visible]] = colours[visible]
    hidden = ~visible
    colours[hidden] = nearest[labels[hidden]]
    return colours
