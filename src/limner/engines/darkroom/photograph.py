"""What a picture is like as a photograph: its range of tones, its light, its grain and its sharpness."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import fitted

LOOKED_AT = 400_000
"""Square pixels at which tones and light are measured."""
TEXTURE = 1.2
"""The grain, in steps of 255, from which on it may be texture instead."""
PHOTOGRAPH, ART = 0.55, 0.75
"""The share of flat pixels up to which a picture is a photograph, and from which on it is flat art. Measured: of
photographs, saved as JPEG, at most 0.53."""


EVEN, FLAT, SPARSE = 0.6, 0.48, 0.2
"""Flat art: more than this share of slopes is below so many steps of 255 a pixel, and their median is less than this
share of their mean. Measured: subjects of photographs 0.05 to 0.37 and 0.26 to 0.67, the illustrator's pictures 0.54 to
0.76 and 0.11 to 0.18 (where they are painted with texture, they are taken for photographs)."""


@dataclass(frozen=True, slots=True)
class Character:
    """What is put into the picture should have as well.

    `black` and `white` are the ends of its lightness, 0 to 1; `chroma` is its strong chroma in Lab over 128;
    `light` is the colour of its light, linear RGB with a mean of 1; `side` is where it comes from, -1 left to 1
    right; `grain` is the standard deviation of its noise in steps of 255; `blur` is the sigma of its softest
    sharp edges, in pixels; `level` is the mean lightness; `flat` is the share of pixels that are as their neighbours.
    """

    black: float
    white: float
    level: float
    chroma: float
    light: tuple[float, float, float]
    side: float
    grain: float
    blur: float
    flat: float = 0.0

    @property
    def photographic(self) -> float:
        """1 for a photograph, 0 for flat art; light and grain are for what shows bodies in light."""
        return float(np.clip((ART - self.flat) / (ART - PHOTOGRAPH), 0, 1))


def character(rgb: Pixels, where: Mask | None = None) -> Character:
    """Measured on H×W×3 pixels, only where the mask is true if there is one that covers anything."""
    height, width = rgb.shape[:2]
    size = fitted(width, height, LOOKED_AT)
    small = cv2.resize(rgb, size, interpolation=cv2.INTER_AREA)
    chosen = np.ones(small.shape[:2], bool)
    if where is not None and where.any():
        chosen = cv2.resize(where.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST).astype(bool)
    if not chosen.any():
        chosen[:] = True
    lab = cv2.cvtColor(small.astype(np.float32) / 255, cv2.COLOR_RGB2Lab)
    lightness = lab[..., 0] / 100
    chroma = np.hypot(lab[..., 1], lab[..., 2]) / 128
    black, white = np.percentile(lightness[chosen], [2, 98])
    return Character(
        black=float(black),
        white=float(white),
        level=float(lightness[chosen].mean()),
        chroma=float(np.percentile(chroma[chosen], 92)),
        light=_illuminant(small[chosen]),
        side=_side(lightness, chosen),
        grain=grain_of(rgb),
        blur=_blur(rgb),
        flat=_flat(rgb),
    )


def photographic(rgb: Pixels, where: Mask) -> bool:
    """Whether what the mask shows of H×W×3 pixels is a photograph and no flat art.

    Flat art is even nearly everywhere and has its slopes at its edges; photographs have shading and texture.
    """
    height, width = rgb.shape[:2]
    size = fitted(width, height, LOOKED_AT)
    grey = cv2.cvtColor(cv2.resize(rgb, size, interpolation=cv2.INTER_AREA), cv2.COLOR_RGB2GRAY).astype(np.float32)
    soft = cv2.GaussianBlur(grey, (0, 0), 1.2)
    slope = np.hypot(cv2.Sobel(soft, -1, 1, 0), cv2.Sobel(soft, -1, 0, 1)) / 8
    inside = cv2.erode(cv2.resize(where.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST), np.ones((5, 5)))
    slopes = slope[inside > 0]
    if not slopes.size:
        return True
    return not (float((slopes < EVEN).mean()) > FLAT and float(np.median(slopes)) < SPARSE * float(slopes.mean()))


def _illuminant(colours: NDArray[Any]) -> tuple[float, float, float]:
    """The colour of the light by the shades-of-grey rule with a norm of 6 (Finlayson and Trezzi, 2004)."""
    linear = (colours.astype(np.float32) / 255) ** 2.2
    norm = np.maximum((linear**6).mean(0) ** (1 / 6), 1e-4)
    r, g, b = (float(v) for v in norm / norm.mean())
    return r, g, b


def _side(lightness: NDArray[Any], chosen: Mask) -> float:
    """The slope of the smoothed lightness across the picture, as -1 to 1."""
    wide = cv2.GaussianBlur(lightness, (0, 0), max(lightness.shape) / 24)
    columns = np.linspace(-1, 1, wide.shape[1], dtype=np.float32)[None, :].repeat(wide.shape[0], 0)
    x, y = columns[chosen], wide[chosen]
    spread = float(((x - x.mean()) ** 2).mean())
    slope = float(((x - x.mean()) * (y - y.mean())).mean()) / max(spread, 1e-6)
    return float(np.clip(slope * 5, -1, 1))


def _middle(rgb: Pixels, side: int = 1024) -> NDArray[Any]:
    """The grey middle of the picture in its own size."""
    height, width = rgb.shape[:2]
    top, left = max(height - side, 0) // 2, max(width - side, 0) // 2
    return cv2.cvtColor(rgb[top : top + side, left : left + side], cv2.COLOR_RGB2GRAY).astype(np.float32)


def _flat(rgb: Pixels) -> float:
    """The share of pixels whose neighbours to the right and below are exactly as light."""
    grey = _middle(rgb)
    same = (grey[1:, :-1] == grey[:-1, :-1]) & (grey[:-1, 1:] == grey[:-1, :-1])
    return float(same.mean()) if same.size else 1.0


def grain_of(rgb: Pixels) -> float:
    """The noise in the calmest tenth of blocks. Where it is no calmer at half the size it is texture: grass, gravel."""
    grey = _middle(rgb)
    fine = _noise(grey)
    if fine < TEXTURE or min(grey.shape) < 32:
        return fine
    half = cv2.resize(grey, (grey.shape[1] // 2, grey.shape[0] // 2), interpolation=cv2.INTER_AREA)
    return float(np.clip(np.sqrt(4 / 3 * max(fine**2 - _noise(half) ** 2, 0.0)), TEXTURE, fine))


def _noise(grey: NDArray[Any]) -> float:
    """The deviation of noise in the calmest blocks (after Immerkær, "Fast noise variance estimation", 1996)."""
    if min(grey.shape) < 3:
        return 0.0
    kernel = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32)
    noise = np.abs(cv2.filter2D(grey, -1, kernel))
    size = max(grey.shape[1] // 16, 1), max(grey.shape[0] // 16, 1)
    blocks = cv2.resize(noise, size, interpolation=cv2.INTER_AREA)
    return float(np.clip(np.percentile(blocks, 12) * np.sqrt(np.pi / 2) / 6, 0, 12))


def _blur(rgb: Pixels) -> float:
    """The sigma of the sharpest edges: the ratio of slopes before and after a blur of 1 pixel
    (Zhuo and Sim, "Defocus map estimation from a single image", 2011)."""
    grey = cv2.GaussianBlur(_middle(rgb), (0, 0), 0.6)
    again = cv2.GaussianBlur(grey, (0, 0), 1.0)
    before = np.hypot(cv2.Sobel(grey, -1, 1, 0), cv2.Sobel(grey, -1, 0, 1))
    after = np.hypot(cv2.Sobel(again, -1, 1, 0), cv2.Sobel(again, -1, 0, 1))
    strong = before > max(float(np.percentile(before, 97)), 20.0)
    if not strong.any():
        return 0.8
    ratio = float(np.percentile(before[strong] / np.maximum(after[strong], 1e-3), 75))
    sigma = 1.0 / np.sqrt(max(ratio * ratio - 1, 0.05))
    return float(np.clip(np.sqrt(max(sigma * sigma - 0.36, 0.0)), 0.0, 3.0))
