"""Edges made steeper without halos."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Pixels


def steepened(pixels: Pixels, sigma: float, amount: float, reach: int) -> NDArray[np.float32]:
    """H×W×C as float32, unsharp masked and held to the range of the pixels within `reach`.

    Where an edge is wider than `reach` the mask steepens it; where it would overshoot the range holds it: the
    effect of a shock filter (Osher & Rudin 1990) in one pass.
    """
    values = pixels.astype(np.float32)
    masked = values + np.float32(amount) * (values - cv2.GaussianBlur(values, (0, 0), sigma))
    around = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * reach + 1, 2 * reach + 1))
    return np.clip(masked, cv2.erode(pixels, around), cv2.dilate(pixels, around))
