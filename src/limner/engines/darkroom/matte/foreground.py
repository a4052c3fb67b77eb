"""The subject's own colours, without the light of the ground it stood on."""

from typing import Final

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.canvas import lay, sampled
from limner.engines.darkroom.matte.superpixels import Floats

WORK_SIDE: Final = 512
"""Twice that side takes four times as long and changes the edge's colours by a third of a level of 255."""
SMOOTHNESS: Final = 1e-5
GRADIENT: Final = 1.0
STRIP: Final = 256


def unmix(pixels: Pixels, matte: Matte) -> Pixels:
    """H×W×3 foreground colours of H×W×3 `pixels`; where the matte is 1 they are the pixels, to the bit.

    Multi-level estimation (Germer et al. 2020) up to a bounded size, then each pixel of the edge is solved at
    full size from the enlarged estimates. Where the matte is 0 the colours are those of the nearest subject.
    """
    height, width = matte.shape
    scale = min(1.0, WORK_SIDE / max(height, width))
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    picture = cv2.resize(pixels, size, interpolation=cv2.INTER_AREA).astype(np.float32)
    alpha = np.asarray(cv2.resize(matte, size, interpolation=cv2.INTER_AREA), np.float32)
    front, back = _levels(picture, alpha)
    out = pixels.copy()
    near = cv2.resize(front.astype(np.uint8), (width, height), interpolation=cv2.INTER_LINEAR)
    lay(out, np.asarray(near, np.uint8), matte == 0)
    for top in range(0, height, STRIP):
        rows = slice(top, min(top + STRIP, height))
        _solve_strip(out, pixels, matte, front, back, rows)
    return out


def _solve_strip(out: Pixels, pixels: Pixels, matte: Matte, front: Floats, back: Floats, rows: slice) -> None:
    soft = (matte[rows] > 0) & (matte[rows] < 1)
    if not soft.any():
        return
    y, x = np.nonzero(soft)
    y += rows.start
    f, b = (sampled(plane, matte.shape, y, x) for plane in (front, back))
    a = matte[y, x][:, None]
    rest = pixels[y, x].astype(np.float32) - a * f - (1 - a) * b
    out[y, x] = np.clip(f + rest * a / (a**2 + (1 - a) ** 2 + 0.05) + 0.5, 0, 255).astype(np.uint8)


def _levels(picture: Floats, alpha: Floats) -> tuple[Floats, Floats]:
    height, width = alpha.shape
    levels = max(1, int(np.ceil(np.log2(max(height, width)))))
    front, back = _mean(picture, alpha), _mean(picture, 1 - alpha)
    for level in range(levels + 1):
        size = (max(1, round(width ** (level / levels))), max(1, round(height ** (level / levels))))
        colour, share = _resized(picture, size, cv2.INTER_AREA), _resized(alpha, size, cv2.INTER_AREA)
        front, back = (_resized(each, size, cv2.INTER_NEAREST) for each in (front, back))
        both = _relaxed(colour, share, np.concatenate([front, back], 2), 10 if max(size) <= 32 else 3)
        front, back = both[..., :3], both[..., 3:]
    return front, back


def _resized(plane: Floats, size: tuple[int, int], interpolation: int) -> Floats:
    resized = np.asarray(cv2.resize(plane, size, interpolation=interpolation), np.float32)
    return resized.reshape(size[1], size[0], *plane.shape[2:])


def _mean(picture: Floats, weight: Floats) -> Floats:
    total = max(float(weight.sum()), 1e-6)
    return np.asarray((picture * weight[..., None]).sum((0, 1), keepdims=True) / total, np.float32)


def _relaxed(colour: Floats, alpha: Floats, both: Floats, rounds: int) -> Floats:
    """Jacobi steps of the paper's 2×2 systems; `both` is H×W×6, the front's colours and the back's."""
    height, width = alpha.shape
    padded = np.pad(alpha, 1, mode="edge")
    windows = [np.s_[dy : dy + height, dx : dx + width] for dy, dx in ((0, 1), (2, 1), (1, 0), (1, 2))]
    weights = [SMOOTHNESS + GRADIENT * np.abs(alpha - padded[window]) for window in windows]
    total = np.asarray(sum(weights), np.float32)
    shares = [(weight / total)[..., None] for weight in weights]
    a, c = alpha[..., None], 1 - alpha[..., None]
    gain = 1 / (a * a + c * c + total[..., None])
    for _ in range(rounds):
        near = np.pad(both, ((1, 1), (1, 1), (0, 0)), mode="edge")
        both = near[windows[0]] * shares[0]
        for window, share in zip(windows[1:], shares[1:], strict=True):
            both += near[window] * share
        rest = (colour - a * both[..., :3] - c * both[..., 3:]) * gain
        both[..., :3] += a * rest
        both[..., 3:] += c * rest
        np.clip(both, 0, 255, out=both)
    return both
