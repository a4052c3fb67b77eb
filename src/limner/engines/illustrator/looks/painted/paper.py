"""Paper under the paint: its tooth, and the slow clouds in which pigment settles.

Everything is measured in thousandths of a picture's shorter side, so that a picture of twice the pixels shows the same
sheet, twice as sharp.
"""

from typing import Any, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.looks.noise import FINE, TILE, covered, even, rough, smooth, unit
from limner.engines.illustrator.texture_cache import texture_cache

Kind = Literal["cold", "smooth", "laid", "canvas"]
"""Cold-pressed watercolour paper; drawing paper; laid pastel paper with its lines; woven canvas."""

Sheet = NDArray[Any]
"""H×W: 128 in the middle, 42 a standard deviation; hollows are dark."""

_SLACK = 64
"""A seed moves the sheet by less than so many pixels."""
_DEVIATION = 42.0


def tooth(kind: Kind, shape: tuple[int, ...], seed: int) -> Sheet:
    """The surface of the paper over H×W pixels."""
    height, width = shape[:2]
    x, y = seed % _SLACK, seed // _SLACK % _SLACK
    return _sheet(kind, height + _SLACK, width + _SLACK, min(height, width))[y : y + height, x : x + width]


def clouds(shape: tuple[int, ...], size: float, seed: int) -> NDArray[Any]:
    """H×W of noise of deviation 1, its patches `size` pixels wide at 1,024, begun elsewhere for another seed.

    Its left edge goes on at its right one, its top at its bottom.
    """
    height, width = shape[:2]
    cells = max(min(height, width) / max(size * unit(shape), 1.0), 1.0)
    down, across = (max(round(cells * n / min(height, width)), 1) for n in (height, width))
    field = np.roll(rough(3), (seed * 7 % TILE, seed * 13 % TILE), (0, 1))[:down, :across]
    wide = cv2.copyMakeBorder(np.ascontiguousarray(field), 2, 2, 2, 2, cv2.BORDER_WRAP)
    # Patches are wide: half the size is as good, and cheaper.
    halves = 2 if size * unit(shape) > 12 else 1
    step_x, step_y = width / across / halves, height / down / halves
    soft = cv2.resize(wide, (round((across + 4) * step_x), round((down + 4) * step_y)), interpolation=cv2.INTER_CUBIC)
    left, top = round(2 * step_x), round(2 * step_y)
    part = soft[top : top + -(-height // halves), left : left + -(-width // halves)]
    return cv2.resize(part, (width, height)) if part.shape != (height, width) else part


def faded(ink: Sheet, seed: int, edge: float) -> Sheet:
    """The H×W ink growing thin toward the edges of the paper, over `edge` of the shorter side, unevenly."""
    return cv2.multiply(ink, cv2.bitwise_not(thinned(ink.shape, seed, edge)), scale=1 / 255)


def thinned(shape: tuple[int, ...], seed: int, edge: float) -> Sheet:
    """H×W: 255 at the edges of the paper, 0 farther in than `edge` of the shorter side, its run uneven."""
    height, width = shape[:2]
    small = (max(height // 8, 1), max(width // 8, 1))
    down, across = (np.minimum(np.arange(n) + 0.5, n - np.arange(n) - 0.5).astype(np.float32) for n in small)
    away = np.minimum(down[:, None], across[None]) / (edge * min(small)) + 0.3 * clouds(small, 90.0, seed)
    thin = np.rint(255 * np.clip(1.45 - 1.25 * away, 0, 1)).astype(np.uint8)
    return np.asarray(cv2.resize(thin, (width, height)))


def shaded(pixels: NDArray[Any], sheet: Sheet, depth: float) -> NDArray[Any]:
    """The H×W×3 pixels with the sheet's hollows up to `depth` darker, as light from the side shows them."""
    shade = cv2.LUT(sheet, _steps(255 * (1 - depth), 255.0))
    return cv2.multiply(pixels, cv2.merge([shade] * 3), scale=1 / 255)


def hairs(height: int, width: int) -> NDArray[Any]:
    """H×W of deviation 1: what a brush's hairs leave, long and thin, rising to the right by 20 degrees."""
    scale = max(min(height, width) / FINE, 0.2)
    longer = max(height, width) / scale
    noise = np.random.default_rng(5).normal(0, 1, (round(longer / 2) + 8, round(longer / 28) + 8)).astype(np.float32)
    along, over = 44 * scale, 3.6 * scale
    c, s = np.cos(np.deg2rad(-20)), np.sin(np.deg2rad(-20))
    turn = np.array([[c * along, -s * over, width / 2], [s * along, c * over, height / 2]])
    turn[:, 2] -= turn[:, :2] @ (0.5 * np.array(noise.shape[::-1]))
    return cv2.warpAffine(noise, turn, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)


def _steps(low: float, high: float) -> NDArray[Any]:
    """A table from hollows to heights."""
    return np.rint(np.linspace(low, high, 256)).astype(np.uint8)


@texture_cache
def _sheet(kind: Kind, height: int, width: int, side: int) -> Sheet:
    scale = side / FINE
    piece = _tile(kind)
    size = max(round(TILE * scale), 8)
    if size != TILE:
        how = cv2.INTER_AREA if size < TILE else cv2.INTER_CUBIC
        piece = cv2.resize(piece, (size, size), interpolation=how)
    if scale > 1.2:
        fine = covered(_soft(rough(5), 0.7), (size, size))
        piece = piece + 0.35 * fine
    level = np.clip(128 + _DEVIATION * piece, 0, 255).astype(np.uint8)
    return covered(level, (height, width))


@texture_cache
def _tile(kind: Kind) -> NDArray[Any]:
    """A piece of the surface that repeats without a seam, deviation 1."""
    if kind == "cold":
        return even(_soft(rough(1), 1.6) + 0.5 * _soft(rough(2), 0.7) + 0.3 * _soft(rough(3), 4.5))
    if kind == "smooth":
        return even(_soft(rough(1), 0.75) + 0.6 * _soft(rough(2), 1.6))
    y, x = np.mgrid[0:TILE, 0:TILE].astype(np.float32)
    if kind == "laid":
        drift = 0.5 * _soft(rough(4), 9.0)
        lines = np.cos(2 * np.pi * y / 8 + drift)
        return even(0.75 * lines + _soft(rough(1), 0.8) + 0.9 * _soft(rough(2), 1.7))
    warp, weft = np.cos(2 * np.pi * x / 5.12), np.cos(2 * np.pi * y / 5.12)
    over = np.sign(np.cos(np.pi * x / 5.12) * np.cos(np.pi * y / 5.12))
    return even(np.where(over > 0, warp, weft) + 0.5 * _soft(rough(1), 1.0))


def _soft(field: NDArray[np.float32], sigma: float) -> NDArray[Any]:
    """Blurred across its seams, deviation 1."""
    return even(smooth(field, sigma))
