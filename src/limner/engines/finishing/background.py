"""The background in the very colour that a caller asks for, behind a picture that was drawn on some other."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import CancelCheck
from limner.engines.darkroom.matte.cut_out import cut_out
from limner.engines.jobs import RGB
from limner.imaging.oklab import to_oklab

Pixels = NDArray[np.uint8]

PLAIN_SHARE: Final = 0.8
"""How much of the picture's border must be of about one colour for that to be taken for its background."""
NEAR, FAR = 0.05, 0.11
"""Distances in OKLab within which a pixel is background altogether, and beyond which it is none."""


def on_background(pixels: Pixels, rgb: RGB, check: CancelCheck) -> Pixels:
    """H×W×3: the subject of H×W×3 or H×W×4 `pixels` on a background that is `rgb` in every pixel.

    A plain background is told from the border; of any other picture the subject is cut out.
    """
    if pixels.shape[2] == 3:
        matte = _plain(pixels)
        pixels = cut_out(pixels, check) if matte is None else np.dstack([pixels, matte])
    check()
    share = pixels[..., 3:].astype(np.float32) / 255
    mixed = pixels[..., :3] * share + np.array(rgb, np.float32) * (1 - share)
    return np.asarray(np.rint(mixed), np.uint8)


def _plain(pixels: Pixels) -> NDArray[np.uint8] | None:
    """The subject's matte, 0 to 255, where the background is of one colour all round; None where it is not."""
    border = np.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]])
    lab = to_oklab(border)
    ground = np.median(lab, axis=0)
    if (np.linalg.norm(lab - ground, axis=1) < FAR).mean() < PLAIN_SHARE:
        return None
    distance = np.linalg.norm(to_oklab(pixels) - ground, axis=2)
    _, labels = cv2.connectedComponents((distance < FAR).astype(np.uint8), connectivity=4)
    outer = np.unique(np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]]))
    outside = np.isin(labels, outer[outer > 0])
    matte = np.where(outside, np.clip((distance - NEAR) / (FAR - NEAR), 0, 1), 1.0)
    return np.asarray(np.rint(matte * 255), np.uint8)
