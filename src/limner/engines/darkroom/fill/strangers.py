"""What has colours that the border of a picture does not have, such as a red coat before rocks."""

import cv2
import numpy as np

from limner.engines.darkroom.fill.patches import Floats

LOOKED_AT = 48
"""Pixels of the longer side at which colours are compared."""

BAND, REACH = 0.12, 0.2
"""The share of the width that is the border, and of the height over which colours there count for a row."""

ALIKE, MOST = 12.0, 40.0
"""Levels between colours up to which they are the same; and levels of a stranger, at most."""


def strangers(picture: Floats) -> Floats:
    """H×W, in levels: how far each pixel of the H×W×3 picture is from all colours at its right border near its row."""
    height, width = picture.shape[:2]
    scale = min(1.0, LOOKED_AT / max(height, width))
    size = max(round(width * scale), 1), max(round(height * scale), 1)
    small = np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.float32)
    band = small[:, -max(round(BAND * size[0]), 1) :]
    reach = max(round(REACH * size[1]), 1)
    found = np.empty(small.shape[:2], np.float32)
    for row, colours in enumerate(small):
        known = band[max(row - reach, 0) : row + reach + 1].reshape(1, -1, 3)
        found[row] = np.sqrt(np.square(colours[:, None] - known).sum(2).min(1) / 3)
    wide = cv2.dilate(np.clip(found - ALIKE, 0, MOST), np.ones((3, 3), np.uint8))
    return np.asarray(cv2.resize(wide, (width, height), interpolation=cv2.INTER_LINEAR), np.float32)
