"""Where a picture may show skin."""

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Matte, Pixels


def skin_of(rgb: Pixels) -> Matte:
    """Colours of human skin of every tone, which are a band of hues at middling chroma
    (Chai and Ngan, "Face segmentation using skin-color map in videophone applications", 1999), smoothed."""
    y, cr, cb = (part.astype(np.float32) for part in cv2.split(cv2.cvtColor(rgb, cv2.COLOR_RGB2YCrCb)))
    within = [np.clip((cr - 131) / 6, 0, 1), np.clip((174 - cr) / 6, 0, 1), np.clip((cb - 76) / 6, 0, 1)]
    within += [np.clip((128 - cb) / 6, 0, 1), np.clip((y - 30) / 30, 0, 1)]
    return np.asarray(cv2.GaussianBlur(np.minimum.reduce(within), (0, 0), 2.0), np.float32)
