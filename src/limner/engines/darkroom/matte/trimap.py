"""Where the edge is in doubt: a band that is wide at hair and narrow at hard edges."""

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.matte.superpixels import Floats, to_lab

NARROW = 0.004
"""Half the band's width at a hard edge, as a share of the longer side."""
WIDE = 0.03
"""The same at hair."""

EVEN = 6.0
"""The most that an even ground varies nearby, units of L*a*b*."""


def doubt(pixels: Pixels, coarse: Matte) -> Mask:
    """H×W, true where the matte is to be solved.

    Beside a narrow band along the outline these are pixels near it whose colour fits the local colours of the
    other side, or neither side's, and their surroundings.
    """
    side = max(coarse.shape)
    narrow, wide = max(3, round(NARROW * side)), max(4, round(WIDE * side))
    inside = coarse > 0.5
    band = _near(inside, narrow)
    reach = _near(inside, wide)
    share, clear = _shares(pixels, inside, narrow, wide)
    band |= _near(inside, 3 * narrow) & clear & (share > 0.08) & (share < 0.92)
    odd = reach & clear & np.where(inside, share < 0.5, share > 0.3)
    patchy = cv2.blur(odd.astype(np.float32), (2 * narrow + 1, 2 * narrow + 1)) > 0.2
    linked = _linked(patchy & reach, band)
    soft = (coarse > 0.02) & (coarse < 0.98)
    result: Mask = band | linked | soft
    return result


def gaps(pixels: Pixels, coarse: Matte) -> Mask:
    """H×W, true for pixels near the outline that the coarse matte takes in but that are just like an even ground.

    These are the gaps between hairs, which no chain of neighbours may link to the ground.
    """
    side = max(coarse.shape)
    narrow, wide = max(3, round(NARROW * side)), max(4, round(WIDE * side))
    inside = coarse > 0.5
    lab = to_lab(pixels)
    core = _core(~inside, narrow)
    back = _local_mean(lab, core, wide)
    off = ((lab - back) ** 2).sum(2).astype(np.float32)
    spread = np.sqrt(_local_mean(off[..., None], core, wide).reshape(off.shape))
    alike = (spread < EVEN) & (np.sqrt(off) < 2 * spread + 4)
    found: Mask = inside & _near(inside, wide) & alike
    return found


def _near(inside: Mask, radius: int) -> Mask:
    size = 2 * radius + 1
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    mask = inside.astype(np.uint8)
    near: Mask = cv2.dilate(mask, kernel) != cv2.erode(mask, kernel)
    return near


def _shares(pixels: Pixels, inside: Mask, narrow: int, wide: int) -> tuple[Floats, Mask]:
    """Where each colour lies from the ground's (0) to the subject's (1) nearby, and where the two differ."""
    lab = to_lab(pixels)
    core_in, core_out = _core(inside, narrow), _core(~inside, narrow)
    front, back = _local_mean(lab, core_in, wide), _local_mean(lab, core_out, wide)
    line = front - back
    length = (line**2).sum(2)
    share = ((lab - back) * line).sum(2) / np.maximum(length, 1.0)
    return np.asarray(share, np.float32), np.asarray(length > 12.0**2)


def _core(mask: Mask, radius: int) -> Floats:
    kernel = np.ones((2 * radius + 1, 2 * radius + 1), np.uint8)
    core = cv2.erode(mask.astype(np.uint8), kernel)
    return (core if core.any() else mask).astype(np.float32)


def _local_mean(lab: Floats, weight: Floats, radius: int) -> Floats:
    size = (4 * radius + 1, 4 * radius + 1)
    total = cv2.blur(weight, size)
    summed = cv2.blur(lab * weight[..., None], size).reshape(lab.shape)
    overall = (lab * weight[..., None]).sum((0, 1)) / max(float(weight.sum()), 1.0)
    return np.asarray((summed + 1e-4 * overall) / (total + 1e-4)[..., None], np.float32)


def _linked(mask: Mask, band: Mask) -> Mask:
    labels = cv2.connectedComponents((mask | band).astype(np.uint8))[1]
    touching = np.unique(labels[band])
    linked: Mask = np.isin(labels, touching[touching > 0]) & mask
    return linked
