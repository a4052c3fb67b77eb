"""Finished pixels of any engine moved into a learned style."""

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.style_transfer import surface
from limner.engines.illustrator.style_transfer.hands import ink
from limner.engines.illustrator.style_transfer.refine import moved
from limner.engines.illustrator.style_transfer.strengths import STRENGTHS
from limner.engines.jobs import StyleGuide
from limner.engines.learned import LearnedStyle

_SEED = 1
"""Where grain and texture begin: the same pixels always get the same."""
_FLATTEN = 0.012
"""The size, over the shorter side, of details that flat areas lose."""
_SHADES = {"flat": 0.25, "painterly": 0.6, "hatched": 0.75, "gradient": 0.8}
"""How much of the shades within a colour each kind of shading keeps."""
_DRAWN = 0.05
"""From this share of outlines on, edges get a line."""
_ALONE = 0.6
"""From this share on, what is between the lines fades to the ground, at one all of it."""
_STEP, _LEAST_STEP = 0.035, 1.0
"""The step from which an edge gets a line, over the deviation of lightness, and in steps of 255 at least; twice of it
draws all of the line."""
_PITCH = 0.009
"""The distance of hatching lines, over the shorter side."""
_ANGLE = -0.42
"""Their angle, in radians."""


def in_style(pixels: Pixels, guide: StyleGuide, strength: float) -> Pixels:
    """H×W×3 uint8 in the style's palette, tones, shading, lines, texture and grain.

    `strength` 0.0 leaves the pixels as they are, 1.0 goes as far as the guide's match does. The array that was given
    is not changed; the same pixels give the same result.
    """
    if strength <= 0:
        return pixels.copy()
    style, match = guide.learned, STRENGTHS[guide.match]
    share = min(strength, 1.0)
    edges = _edges(pixels, style) if style.line_share >= _DRAWN and style.line_weight > 0 else None
    shaded = _shaded(pixels, style, share * match.surface)
    result = moved(shaded, style, balance=match.shares, strength=share * match.colour, modelling=_SHADES[style.shading])
    if style.shading == "hatched":
        result = _hatched(result, pixels, style, share * match.line)
    if edges is not None:
        result = _outlined(result, edges, style, share * match.line)
    return surface.surfaced(result, style, share * match.surface, _SEED)


def _shaded(pixels: Pixels, style: LearnedStyle, amount: float) -> Pixels:
    """Details taken back as far as the style's shading has none."""
    if style.shading == "flat":
        return _flattened(pixels, amount)
    if style.shading == "painterly":
        return surface.brushed(pixels, amount)
    return pixels.copy()


def _flattened(pixels: Pixels, amount: float) -> Pixels:
    """Areas of one tone with clean outlines: a median at half the size."""
    height, width = pixels.shape[:2]
    small = cv2.resize(pixels, (max(width // 2, 1), max(height // 2, 1)), interpolation=cv2.INTER_AREA)
    reach = max(round(_FLATTEN * amount * min(small.shape[:2])) | 1, 3)
    return cv2.resize(cv2.medianBlur(small, reach), (width, height), interpolation=cv2.INTER_CUBIC)  # type: ignore[return-value]


def _edges(pixels: Pixels, style: LearnedStyle) -> NDArray[np.float32]:
    """H×W, 0 to 1: where a pen as wide as the style's would draw, along the darker side of steps of lightness.

    Differences of Gaussians as in Winnemöller, "XDoG: advanced image stylization with extended difference-of-
    Gaussians", 2011, without its soft tones.
    """
    side = min(pixels.shape[:2])
    sigma = max(0.42 * style.line_weight * side, 0.6)
    grey = cv2.GaussianBlur(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY).astype(np.float32), (0, 0), 0.8 + 0.001 * side)
    narrow = cv2.GaussianBlur(grey, (0, 0), sigma)
    wide = cv2.GaussianBlur(grey, (0, 0), 1.8 * sigma)
    step = max(_STEP * float(grey[::4, ::4].std()), _LEAST_STEP)
    edges: NDArray[np.float32] = np.clip((wide - narrow - step) / step, 0, 1).astype(np.float32)
    return edges


def _outlined(pixels: Pixels, edges: NDArray[np.float32], style: LearnedStyle, amount: float) -> Pixels:
    """The pixels under lines in the style's ink; the more of the style is lines, the paler what is between them."""
    fade = amount * min(max((style.line_share - _ALONE) / (1 - _ALONE), 0.0), 1.0) if _grey(style) else 0.0
    ground = np.full_like(pixels, style.ground)
    under = cv2.addWeighted(pixels, 1 - fade, ground, fade, 0.0) if fade else pixels
    return _inked(under, edges * amount, style.line_rgb)  # type: ignore[arg-type]


def _grey(style: LearnedStyle) -> bool:
    return style.chroma < 0.035


def _hatched(pixels: Pixels, before: Pixels, style: LearnedStyle, amount: float) -> Pixels:
    """Tone by lines that swell where it was dark before, on the style's ground where the style is in one ink."""
    height, width = pixels.shape[:2]
    light = cv2.cvtColor(before, cv2.COLOR_RGB2GRAY).astype(np.float32)
    low, high = (float(v) for v in np.quantile(light[::4, ::4], (0.02, 0.9)))
    tone = np.clip((high - light) / max(high - low, 1.0), 0, 1)
    pitch = max(_PITCH * min(height, width), 3.0)
    x = np.arange(width, dtype=np.float32)[None, :] * np.float32(np.sin(-_ANGLE) / pitch)
    y = np.arange(height, dtype=np.float32)[:, None] * np.float32(np.cos(_ANGLE) / pitch)
    screen = np.abs(np.mod(x + y, 1.0) - 0.5) * 2
    lines = np.clip((0.92 * tone - screen) * (0.35 * pitch) + 0.5, 0, 1) * (tone > 0.06)
    paper = np.full_like(pixels, style.ground)
    under = cv2.addWeighted(pixels, 1 - 0.9 * amount, paper, 0.9 * amount, 0.0) if _grey(style) else pixels
    return _inked(under, (lines * amount).astype(np.float32), ink(style))  # type: ignore[arg-type]


def _inked(pixels: Pixels, cover: NDArray[np.float32], rgb: tuple[int, int, int]) -> Pixels:
    """The ink over the pixels where `cover` (H×W, 0 to 1) says."""
    layer = np.full_like(pixels, rgb)
    return cv2.blendLinear(pixels, layer, 1 - cover, cover)  # type: ignore[return-value]
