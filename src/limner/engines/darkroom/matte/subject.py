"""Which pixels are the subject."""

import cv2
import numpy as np

from limner.engines.base import CancelCheck
from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.matte.belief import believe
from limner.engines.darkroom.matte.choice import choose
from limner.engines.darkroom.matte.evidence import gather
from limner.engines.darkroom.matte.ground import has_plain_border, key_plain_ground
from limner.engines.darkroom.matte.segment import cut, cut_by_colour
from limner.engines.darkroom.matte.tidy import drop_specks
from limner.engines.darkroom.photograph import photographic

KEY_SIDE = 1024
CUT_SIDE = 400
CLEAR_RIM = 0.04
"""The most that a subject on a plain ground takes of the top and the upper sides; more is ground that is not plain."""
CHOSEN = 0.9
"""The belief in a patch of the chosen region,"""
TRUST = 0.7
"""which counts so much before a plain ground, where colour tells the rest."""
FLAT_SPREAD = 6
"""A picture whose levels all lie within so many is flat."""


def find_subject(pixels: Pixels, check: CancelCheck) -> Matte:
    """H×W, 1 on the subject. `pixels` is H×W×3 or H×W×4.

    Transparency that is there is the answer. A flat picture is all subject, and so is one in which nothing
    stands out: the matte is never all 0.
    """
    if pixels.shape[2] == 4:
        alpha = pixels[..., 3]
        if int(alpha.max()) > 0 and int(alpha.min()) < 255:
            return np.divide(alpha, 255, dtype=np.float32)
        pixels = np.ascontiguousarray(pixels[..., :3])
    if _is_flat(pixels):
        return np.ones(pixels.shape[:2], np.float32)
    check()
    keyed = key_plain_ground(_shrink(pixels, KEY_SIDE))
    clear = keyed is not None and _upper_rim(keyed) < CLEAR_RIM
    mask = drop_specks(keyed) if keyed is not None and clear else _cut(_shrink(pixels, CUT_SIDE), keyed, check)
    if not mask.any():
        mask = np.ones_like(mask)
    return _enlarge(mask, pixels.shape[0], pixels.shape[1])


def _is_flat(pixels: Pixels) -> bool:
    """By some of the pixels where they differ enough, or else by all of them."""
    return all(int(np.ptp(part.reshape(-1, 3), axis=0).max()) <= FLAT_SPREAD for part in (pixels[::16, ::16], pixels))


def _upper_rim(mask: Mask) -> float:
    """How much of the top and of the upper sides the mask takes: what stands there is ground as well."""
    upper = mask[: round(0.6 * len(mask))]
    return float(np.concatenate([mask[0], upper[:, 0], upper[:, -1]]).mean())


def _cut(small: Pixels, keyed: Mask | None, check: CancelCheck) -> Mask:
    """By belief in a drawing on a plain ground, else by the region of most merit.

    What a key takes for ground, though it left more than the subject, is believed in half as much.
    """
    evidence = gather(small, check)
    patches, belief = evidence.patches, believe(evidence)
    check()
    plain = keyed is None and has_plain_border(small)
    believed = patches.paint(belief)
    if plain and not photographic(small, believed > 0.5):
        return cut_by_colour(small, believed)
    if keyed is not None:
        size = (small.shape[1], small.shape[0])
        kept = np.asarray(cv2.resize(keyed.astype(np.float32), size, interpolation=cv2.INTER_AREA), np.float32)
        belief = np.asarray(belief * (0.5 + 0.5 * patches.mean(kept)), np.float32)
    inside = choose(small, evidence, belief).inside
    check()
    chosen = patches.paint(np.where(inside, CHOSEN, 1 - CHOSEN).astype(np.float32))
    if plain:
        return cut_by_colour(small, np.asarray(TRUST * chosen + (1 - TRUST) * believed, np.float32))
    return cut(small, chosen)


def _shrink(pixels: Pixels, side: int) -> Pixels:
    height, width = pixels.shape[:2]
    scale = side / max(height, width)
    if scale >= 1:
        return pixels
    size = (max(8, round(width * scale)), max(8, round(height * scale)))
    return np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)


def _enlarge(mask: Mask, height: int, width: int) -> Matte:
    if mask.shape == (height, width):
        return mask.astype(np.float32)
    large = cv2.resize(mask.astype(np.uint8) * 255, (width, height), interpolation=cv2.INTER_LINEAR)
    return (large > 127).astype(np.float32)
