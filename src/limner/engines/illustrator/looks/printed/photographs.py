"""What the press makes of pictures that are pixels already: H×W×3 uint8, sRGB, and a seed for the grain."""

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.looks.look import Pixels
from limner.engines.illustrator.looks.noise import unit
from limner.engines.illustrator.looks.printed import chalkboard, halftone, linocut, riso, screen_print, woodblock
from limner.engines.illustrator.looks.printed.grain import fibred, noise
from limner.engines.illustrator.looks.printed.inks import gathered, weighed
from limner.engines.illustrator.looks.printed.monochrome import BLACK, WHITE, between_tones
from limner.engines.illustrator.looks.printed.retro_poster import muted
from limner.engines.illustrator.looks.printed.separation import stippled

Press = Callable[[Pixels, int], Pixels]

_INKS, _BLOCKS = 7, 12
_BROAD, _SIMILAR = 9.0, 30.0
"""How far areas are drawn together, in pixels at 1,024 and in steps of 255."""
_CUTS = 9.5
"""Between cuts of a gouge, in pixels at 1,024."""


def halftoned(rgb: Pixels, seed: int) -> Pixels:
    """In four process inks."""
    return halftone.through_screens(_levelled(rgb), halftone.PAPER, halftone.PITCH)


def risographed(rgb: Pixels, seed: int) -> Pixels:
    """Through the drums that come nearest to its colours."""
    calm = _calm(_levelled(rgb))
    return riso.through_drums(calm, riso.PAPER, riso.chosen(*weighed(calm), riso.PAPER), seed)


def postered(rgb: Pixels, seed: int) -> Pixels:
    """In seven of its colours, muted, each grading into the next by grain."""
    calm = _calm(rgb)
    found = tuple(ink for ink, _ in gathered(*weighed(calm), _INKS))
    return fibred(stippled(calm, found, muted(found), noise(rgb.shape, 0.75, seed)), 0.035, seed)


def screen_printed(rgb: Pixels, seed: int) -> Pixels:
    """In four inks with firm edges."""
    calm = _calm(_levelled(rgb))
    inks = screen_print.chosen(calm)
    flat = stippled(calm, inks, inks, np.full(rgb.shape[:2], 255, np.uint8))
    return np.asarray(cv2.medianBlur(flat, 2 * round(2.2 * unit(rgb.shape)) + 1), np.uint8)


def blocked(rgb: Pixels, seed: int) -> Pixels:
    """A dozen flat colours in pigments of woodblock prints, within key lines."""
    calm, size = _calm(_levelled(rgb)), unit(rgb.shape)
    found = tuple(ink for ink, _ in gathered(*weighed(calm), _BLOCKS))
    flat = stippled(calm, found, tuple(map(woodblock.printed, found)), np.full(rgb.shape[:2], 255, np.uint8))
    flat = np.asarray(cv2.medianBlur(flat, 2 * round(2.2 * size) + 1), np.uint8)
    light = _grey(calm)
    edges = cv2.GaussianBlur(light, (0, 0), 2.6 * size) - cv2.GaussianBlur(light, (0, 0), 1.0 * size)
    line = np.clip(9 * np.maximum(edges - 0.014, 0), 0, 1)[..., None]
    inked = flat + line * (np.array(woodblock.KEY, np.float32) - flat)
    return woodblock.pressed(np.asarray(np.rint(inked), np.uint8), seed)


def blackened(rgb: Pixels, seed: int) -> Pixels:
    """In black and white, with grain."""
    return between_tones(rgb, BLACK, WHITE, seed)


def cut(rgb: Pixels, seed: int) -> Pixels:
    """Two tones: what is light cut out in strokes that bend with the forms."""
    size = unit(rgb.shape)
    light = _grey(_calm(_levelled(rgb)))
    height, width = light.shape
    bend = cv2.GaussianBlur(light, (0, 0), 16 * size) * (70 * size)
    y, x = np.arange(height, dtype=np.float32)[:, None], np.arange(width, dtype=np.float32)
    wave = 0.5 + 0.5 * np.sin((y + 0.3 * x + bend) * (2 * np.pi / max(_CUTS * size, 3.0)))
    edges = 5.0 * np.abs(cv2.GaussianBlur(light, (0, 0), size) - cv2.GaussianBlur(light, (0, 0), 2.4 * size))
    paper = np.clip((1.25 * light - 0.12 - 0.9 * wave * (light < 0.8) - edges) * 7 + 0.5, 0, 1)
    ends = np.array(linocut.INK, np.float32), np.array(linocut.PAPER, np.float32)
    return np.asarray(np.rint(ends[0] + paper[..., None] * (ends[1] - ends[0])), np.uint8)


def chalked(rgb: Pixels, seed: int) -> Pixels:
    """Chalk on slate: lines along the edges, and its light rubbed on."""
    size = unit(rgb.shape)
    calm = _calm(_levelled(rgb))
    light = _grey(calm)
    edges = np.abs(cv2.GaussianBlur(light, (0, 0), 0.9 * size) - cv2.GaussianBlur(light, (0, 0), 2.2 * size))
    amount = np.clip(1.05 * light + 9 * np.maximum(edges - 0.012, 0), 0, 1)[..., None]
    stick = 120 + 0.53 * calm.astype(np.float32)
    slate = np.array(chalkboard.SLATE, np.float32)
    return chalkboard.toothed(np.asarray(np.rint(slate + amount * (stick - slate)), np.uint8), chalkboard.SLATE, seed)


def _levelled(rgb: Pixels) -> Pixels:
    """With its tones stretched, so that a dim picture is printed as readily as a bright one."""
    low, high = np.percentile(rgb[::4, ::4], (1, 99))
    spread = 255 / max(float(high - low), 96.0)
    return np.asarray(np.clip((rgb.astype(np.float32) - low) * spread, 0, 255), np.uint8)


def _calm(rgb: Pixels) -> Pixels:
    """Smooth inside of forms, sharp at their edges."""
    return np.asarray(
        cv2.pyrMeanShiftFiltering(rgb, max(_BROAD * unit(rgb.shape), 3.0), _SIMILAR, maxLevel=2), np.uint8
    )


def _grey(rgb: Pixels) -> NDArray[np.float32]:
    return np.asarray(cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY) / np.float32(255), np.float32)
