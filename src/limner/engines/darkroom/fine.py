"""What a picture has in its full size beside what was made of it in a smaller one."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.canvas import resized, split, strips
from limner.engines.darkroom.composite import enlarged_rows


def refined(made: Pixels, source: Pixels, before: Pixels) -> Pixels:
    """H×W×3: `made` (h×w×3) enlarged, with the fine details of `source` (H×W×3) where it still has its coarser ones.

    `before` is the source at h×w. Where what was made has nothing of its structure, nothing of its detail is added.
    """
    height, width = source.shape[:2]
    gain = _kept(made, before)
    result = resized(made, width, height)
    coarse = resized(before, width, height)
    for rows in strips(height):
        detail = cv2.subtract(source[rows], coarse[rows], dtype=cv2.CV_16S)
        share = np.repeat(enlarged_rows(gain, rows, height, width)[..., None], 3, axis=2)
        detail = cv2.multiply(detail, share, dtype=cv2.CV_16S)
        result[rows] = cv2.add(result[rows], detail, dtype=cv2.CV_8U)
    return result


def _kept(made: Pixels, before: Pixels) -> NDArray[Any]:
    """h×w: how much of the source's structure is in what was made of it, 0 to 1, by regression over a few pixels."""
    ours, theirs = (_structure(split(p)[0]) for p in (made, before))
    near = (9, 9)
    spread = cv2.blur(theirs * theirs, near)
    share = cv2.blur(ours * theirs, near) / (spread + np.float32(4.0))
    unlike = cv2.blur((ours - share * theirs) ** 2, near)
    trust = spread / (spread + unlike + np.float32(1.0))
    calm = np.clip((6.0 - spread - cv2.blur(ours * ours, near)) / 6.0, 0, 1)
    return np.asarray(np.clip(np.maximum(share * trust, calm), 0, 1), np.float32)


def _structure(rgb: Pixels) -> NDArray[Any]:
    grey = cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY).astype(np.float32)
    return np.asarray(grey - cv2.GaussianBlur(grey, (0, 0), 3.0), np.float32)
