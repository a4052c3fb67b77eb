"""Drawn lines: thin ridges of one ink, darker or lighter than what is on both their sides."""

from dataclasses import dataclass

import cv2
import numpy as np

from limner.drawing.colour import RGB, lab
from limner.engines.illustrator.style.pool import to_rgb
from limner.engines.illustrator.style.view import Floats, Mask, View, oklab

WIDEST = 0.014
"""Half the width of the widest line, over the shorter side."""
_STANDS_OUT = 0.10
"""The least lightness between a line and what is beside it."""
_LONG = 0.03
"""The least reach of a line, over the shorter side: what is shorter is a dot."""
_SLENDER = 4.0
"""The least reach of a line over its width."""
_OUTLINED = (0.35, 0.75)
"""The share of all edges that are edges of lines: below, things that happen to be thin; above, drawn outlines."""
_INKED = (0.18, 0.30)
"""How far lines stand out on average: a photograph's thin shades 0.15 to 0.24, ink on colour 0.26 and more."""
_PURE = (0.05, 0.11)
"""The spread of their colours, OKLab: below that of one ink, above that of many things."""
_SPREAD = np.array([0.25, 1.0, 1.0])
"""What the axes of it count: a thin line of one ink is paler here and there."""
_BRIGHT = 0.4
"""Bright lines count less than dark ones: between two dark lines lies a bright one that nobody drew."""
_PLAIN = 0.3
"""The share of dark lines above which no bright ones are looked for."""
_FILLED = 0.05
"""OKLab distance from the ground from which an area is filled."""
_NONE = 0.04
"""Below this share there are no outlines."""


@dataclass(frozen=True, slots=True)
class Lines:
    """`weight`, `share` and `rgb` as a `LearnedStyle` has them.

    `mask` is where they are in the close picture, and `between` its lightness without them: that of what they lie on.
    """

    weight: float
    share: float
    rgb: RGB
    mask: Mask
    between: Floats


def lines(seen: View, ground: RGB) -> Lines:
    """The lines of a picture, of the darker or the lighter kind, whichever draws more of it."""
    found = _ridges(seen, cv2.MORPH_CLOSE)
    if found.drawn < _PLAIN:
        bright = _ridges(seen, cv2.MORPH_OPEN)
        found = bright if _BRIGHT * bright.drawn > found.drawn else found
    share = found.drawn * (1 - 0.5 * _fill(seen, found.mask, ground)) if found.drawn > _NONE else 0.0
    if share < _NONE:
        return Lines(0.0, 0.0, (0, 0, 0), np.zeros_like(found.mask), seen.light)
    near = cv2.dilate(found.mask.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
    colour = to_rgb(oklab(seen.rgb[found.core][None])[0].mean(axis=0))
    width = _width(np.abs(found.between - seen.light), found.mask)
    return Lines(width / seen.side, share, colour, found.mask, np.where(near, found.between, seen.light))


@dataclass(frozen=True, slots=True)
class _Ridges:
    """Thin ridges: how much of the picture they draw, where they are, the half of them that shows their ink."""

    drawn: float
    mask: Mask
    core: Mask
    between: Floats


def _ridges(seen: View, kind: int) -> _Ridges:
    reach = max(2, round(WIDEST * seen.side))
    light = np.rint(seen.light * 255).clip(0, 255).astype(np.uint8)
    between = cv2.morphologyEx(light, kind, np.ones((2 * reach + 1, 2 * reach + 1), np.uint8))
    hat = cv2.absdiff(between, light)
    mask = _slender(hat > _STANDS_OUT * 255, seen.side)
    filled = np.asarray(between / np.float32(255), np.float32)
    if not mask.any():
        return _Ridges(0.0, mask, mask, filled)
    level = np.median(light[mask])
    core = mask & ((light <= level) if kind == cv2.MORPH_CLOSE else (light >= level))
    spread = float(np.sqrt(oklab(seen.rgb[core][None])[0].var(axis=0) @ _SPREAD))
    inked = _ramp(float(hat[mask].mean()) / 255, *_INKED) * _ramp(-spread, -_PURE[1], -_PURE[0])
    return _Ridges(inked * _outlined(seen, mask) if inked else 0.0, mask, core, filled)


def _ramp(value: float, start: float, end: float) -> float:
    return min(max((value - start) / (end - start), 0.0), 1.0)


def _slender(mask: Mask, side: int) -> Mask:
    """The parts of a mask that reach far for their width: twice the area over the number of pixels on the rim."""
    whole = mask.astype(np.uint8)
    _, labels, stats, _ = cv2.connectedComponentsWithStats(whole, connectivity=8)
    inner = np.bincount(labels[cv2.erode(whole, np.ones((3, 3), np.uint8)) > 0], minlength=len(stats))
    area = stats[:, cv2.CC_STAT_AREA]
    width = 2 * area / np.maximum(area - inner, 1)
    reach = np.hypot(stats[:, cv2.CC_STAT_WIDTH], stats[:, cv2.CC_STAT_HEIGHT])
    kept = (reach > _LONG * side) & (reach > _SLENDER * width)
    kept[0] = False
    return np.asarray(kept[labels])


def _outlined(seen: View, mask: Mask) -> float:
    near = cv2.dilate(mask.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
    share = float(seen.steps[near].sum()) / max(float(seen.steps.sum()), 1e-6)
    return _ramp(share, *_OUTLINED)


def _width(ridge: Floats, mask: Mask) -> float:
    """Pixels: twice the area over the perimeter, both of the ridge as it is, smooth edges and all (coarea formula)."""
    near = cv2.dilate(mask.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    ridge = np.where(near, ridge, 0)
    across = np.abs(np.diff(ridge, axis=1, append=0))
    down = np.abs(np.diff(ridge, axis=0, append=0))
    return float(2 * ridge.sum() / max(float(np.hypot(across, down).sum()), 1e-6))


def _fill(seen: View, mask: Mask, ground: RGB) -> float:
    """The share of what is no line that has another colour than the ground."""
    height, width = seen.shown.shape
    near = cv2.dilate(mask.astype(np.uint8), np.ones((5, 5), np.uint8))
    free = (cv2.resize(near, (width, height), interpolation=cv2.INTER_AREA) == 0) & (seen.shown > 0.5)
    away = np.linalg.norm(seen.lab - np.array(lab(ground), np.float32), axis=2) > _FILLED
    return float((away & free).sum() / max(int(free.sum()), 1))
