"""A picture's subject on transparency."""

import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.matte.alpha import refine
from limner.engines.darkroom.matte.foreground import unmix
from limner.engines.darkroom.matte.subject import find_subject


def cut_out(pixels: Pixels, check: CancelCheck) -> Pixels:
    """H×W×4, straight alpha, of H×W×3 or H×W×4 `pixels`; black where it is fully transparent.

    A picture that already has transparency keeps it, and its colours where it shows.
    """
    coarse = find_subject(pixels, check)
    check()
    if _has_transparency(pixels):
        out = pixels.copy()
    else:
        colours = np.ascontiguousarray(pixels[..., :3])
        matte = refine(colours, coarse, check)
        check()
        alpha = np.rint(matte * 255).astype(np.uint8)
        out = np.dstack([unmix(colours, matte), alpha])
    out[out[..., 3] == 0] = 0
    return out


def _has_transparency(pixels: Pixels) -> bool:
    return pixels.shape[2] == 4 and int(pixels[..., 3].max()) > 0 and int(pixels[..., 3].min()) < 255
