"""Edges made steeper without halos."""

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Pixels


def steepened(pixels: Pixels, sigma: float, amount: float, reach: int, spared: int = 0) -> Pixels:
    """H×W×C, unsharp masked and held to the range of the pixels within `reach`.

    Where an edge is wider than `reach` the mask steepens it; where it would overshoot the range holds it: the
    effect of a shock filter (Osher & Rudin 1990) in one pass. What differs from its surroundings by no more than
    `spared` levels of 255 is noise and stays as it is.
    """
    blurred = cv2.GaussianBlur(pixels, (0, 0), sigma)
    brighter, darker = (
        cv2.addWeighted(step, amount, step, 0.0, -amount * spared)
        for step in (cv2.subtract(pixels, blurred), cv2.subtract(blurred, pixels))
    )
    masked = cv2.subtract(cv2.add(pixels, brighter), darker)
    around = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * reach + 1, 2 * reach + 1))
    held = cv2.max(cv2.min(masked, cv2.dilate(pixels, around)), cv2.erode(pixels, around))
    return np.asarray(held, np.uint8)
