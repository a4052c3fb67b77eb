"""What water does to paint on paper: edges stray and run, pigment gathers at rims and in the paper's hollows."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB
from limner.engines.illustrator.looks import noise
from limner.engines.illustrator.looks.painted import paper, tones
from limner.engines.illustrator.looks.painted.guard import guarded
from limner.engines.illustrator.scene import Scene
from limner.engines.illustrator.texture_cache import texture_cache

Pixels = NDArray[Any]
Floats = NDArray[Any]


@dataclass(frozen=True, slots=True)
class Water:
    """How wet it was: `stray` in pixels at 1,024, `run` how much of the paper was wet, `granules` and `rims` how much
    pigment lies in hollows and at edges, `clouds` how uneven the washes are, `hairs` how
    much the brush's hairs show, `tooth` how deep the
    paper's hollows look, `thin` and `thick` the powers of the
    pigment's density at the ends."""

    stray: float = 1.9
    run: float = 0.27
    granules: float = 0.0019
    rims: float = 0.022
    clouds: float = 1.0
    hairs: float = 0.0
    tooth: float = 0.06
    thin: float = 0.62
    thick: float = 1.55


def dried(pixels: Pixels, scene: Scene, white: RGB, water: Water) -> Pixels:
    """The H×W×3 pixels as they dry on paper of that white."""
    unit = noise.unit(pixels.shape)
    kept = pixels
    pixels = _run(_strayed(pixels, water.stray * unit), scene.seed, unit, water.run)
    amount = _settled(pixels, scene.seed, unit, water).astype(np.float32) * np.float32(1 / 255)
    thin, thick = (cv2.LUT(pixels, _power(white, power)) for power in (water.thin, water.thick))
    painted = cv2.blendLinear(thin, thick, 1 - amount, amount)
    guard = guarded(scene, pixels.shape, 0.75, 0.3)
    if guard is not None:
        painted = cv2.blendLinear(kept, painted, guard, 1 - guard)
    return paper.shaded(painted, paper.tooth("cold", pixels.shape, scene.seed), water.tooth)


def _settled(pixels: Pixels, seed: int, unit: float, water: Water) -> Pixels:
    """H×W, 0 thin to 255 thick: clouds, granules, and the dark side of every edge."""
    height, width = pixels.shape[:2]
    amount = cv2.resize(_clouded((-(-height // 2), -(-width // 2)), seed, water), (width, height))
    sheet = paper.tooth("cold", pixels.shape, seed)
    full = 128 * 255 * water.granules
    amount = cv2.add(amount, cv2.LUT(sheet, tones.table((0, full), (128, 0), (255, 0))))
    amount = cv2.subtract(amount, cv2.LUT(sheet, tones.table((0, 0), (128, 0), (255, full))))
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
    rims = cv2.subtract(cv2.GaussianBlur(grey, (0, 0), max(3.2 * unit, 0.6)), grey)
    return cv2.add(amount, cv2.convertScaleAbs(rims, alpha=255 * water.rims))


def _clouded(shape: tuple[int, int], seed: int, water: Water) -> Pixels:
    """h×w, 0 thin to 255 thick: how unevenly a wash dries."""
    wide, near = (paper.clouds(shape, size, seed + n) for n, size in enumerate((150.0, 42.0)))
    # A second drop pushes pigment outward: a line where the water stopped.
    tide = np.maximum(1 - np.abs(wide + 0.35 * near - 0.4) * 9, 0)
    uneven = water.clouds * (0.15 * wide + 0.07 * near + 0.1 * tide)
    if water.hairs:
        uneven += water.hairs * paper.hairs(*shape)
    return np.asarray(np.rint(255 * np.clip(0.27 + uneven, 0, 1)), np.uint8)


def _run(pixels: Pixels, seed: int, unit: float, share: float) -> Pixels:
    """Here and there the paper was still wet, and colours ran into each other."""
    half = cv2.resize(pixels, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(half, (0, 0), max(4.5 * unit, 0.5))
    small = np.clip(paper.clouds(half.shape, 110.0, seed + 5) * 0.9 - (0.9 - share), 0, 0.85).astype(np.float32)
    height, width = pixels.shape[:2]
    wet = cv2.resize(small, (width, height))
    return cv2.blendLinear(pixels, cv2.resize(soft, (width, height)), 1 - wet, wet)


def _strayed(pixels: Pixels, reach: float) -> Pixels:
    if reach < 0.5:
        return pixels
    height, width = pixels.shape[:2]
    x, y = _strays(height, width, round(reach, 2))
    return cv2.remap(pixels, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


@texture_cache
def _strays(height: int, width: int, reach: float) -> tuple[NDArray[np.int16], NDArray[np.uint16]]:
    """From where each pixel comes, as OpenCV's fixed-point maps."""
    y, x = np.arange(height, dtype=np.float32)[:, None], np.arange(width, dtype=np.float32)
    across, down = (
        paper.clouds((height, width), 34.0, s) + 0.22 * paper.clouds((height, width), 9.0, s + 1) for s in (21, 34)
    )
    places, parts = cv2.convertMaps(x + reach * across, y + reach * down, cv2.CV_16SC2)
    return np.asarray(places, np.int16), np.asarray(parts, np.uint16)


@lru_cache(maxsize=8)
def _power(white: RGB, exponent: float) -> Pixels:
    """A table: density of pigment times `exponent`, on the paper's own white."""
    ends = np.array(white, np.float32)
    x = np.arange(256, dtype=np.float32)[:, None] / ends
    return np.asarray(np.clip(ends * np.minimum(x, 1.02) ** exponent, 0, 255), np.uint8)[None]
