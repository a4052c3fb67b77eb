"""The colours of a comic's page: five inks and paper, and the tones that dots of one on another make."""

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB, distance, from_lch, lab, lch, mix, parse
from limner.engines.illustrator.looks.noise import unit
from limner.engines.illustrator.looks.printed.screens import screen, through
from limner.engines.illustrator.looks.printed.separation import cells

Pixels = NDArray[np.uint8]

WHITE, BLACK = parse("#fffcf2"), parse("#15131a")
RED, YELLOW, BLUE, GREEN = parse("#e4252b"), parse("#ffd91c"), parse("#1a5fc0"), parse("#1f9a4d")
COVER = 0.4
"""The share of a tone that its dots cover."""
PITCH, ANGLE = 11.0, 45.0
"""Pixels between rows of dots at 1,024; degrees."""
_VIVID, _FAINT = 1.45, 4.0
"""How much stronger than it is a colour counts before its tone is chosen, and a pale one up to a chroma of 0.11."""
_DULL = 0.02
"""Grey is taken for what is nearly so only where other tones are farther by this (squared OKLab)."""
_LEVELS = 8
"""Dots have edges of so many steps."""


@dataclass(frozen=True, slots=True)
class Tone:
    """A flat `base`, with dots of an ink where there is one."""

    base: RGB
    dots: RGB | None = None

    @property
    def seen(self) -> RGB:
        """What the eye makes of it; in the raster it stands for the tone until the dots are laid."""
        return self.base if self.dots is None else mix(self.base, self.dots, COVER)


TONES = (
    *(Tone(ink) for ink in (WHITE, BLACK, RED, YELLOW, BLUE, GREEN)),
    Tone(WHITE, RED), Tone(WHITE, BLUE), Tone(YELLOW, RED), Tone(YELLOW, BLUE), Tone(RED, BLACK), Tone(BLUE, BLACK),
    Tone(GREEN, BLACK), Tone(YELLOW, GREEN), Tone(WHITE, BLACK),
)  # fmt: skip
SEEN: frozenset[RGB | None] = frozenset(rgb for tone in TONES for rgb in (tone.base, tone.dots, tone.seen))
"""Every colour that a page is drawn in."""
_GREY = Tone(WHITE, BLACK)
_FAIR, _TAN = 0.66, 0.3
_DARKER = {
    Tone(WHITE): Tone(WHITE, BLACK), Tone(WHITE, BLACK): Tone(BLUE, BLACK), Tone(WHITE, RED): Tone(YELLOW, RED),
    Tone(WHITE, BLUE): Tone(BLUE), Tone(YELLOW): Tone(YELLOW, RED), Tone(YELLOW, RED): Tone(RED),
    Tone(YELLOW, BLUE): Tone(GREEN), Tone(YELLOW, GREEN): Tone(GREEN), Tone(GREEN): Tone(GREEN, BLACK),
    Tone(GREEN, BLACK): Tone(BLACK), Tone(RED): Tone(RED, BLACK), Tone(BLUE): Tone(BLUE, BLACK),
    Tone(RED, BLACK): Tone(BLACK), Tone(BLUE, BLACK): Tone(BLACK), Tone(BLACK): Tone(BLACK),
}  # fmt: skip
_LIGHTER = {
    Tone(WHITE): Tone(WHITE, BLUE), Tone(WHITE, BLUE): Tone(WHITE), Tone(BLUE): Tone(WHITE, BLUE),
    Tone(BLUE, BLACK): Tone(BLUE), Tone(BLACK): Tone(BLUE, BLACK), Tone(YELLOW): Tone(WHITE),
    Tone(RED): Tone(YELLOW, RED),
    Tone(YELLOW, RED): Tone(YELLOW), Tone(YELLOW, BLUE): Tone(YELLOW), Tone(WHITE, RED): Tone(WHITE),
    Tone(GREEN): Tone(YELLOW, GREEN), Tone(YELLOW, GREEN): Tone(YELLOW), Tone(GREEN, BLACK): Tone(GREEN),
    Tone(RED, BLACK): Tone(RED), Tone(WHITE, BLACK): Tone(WHITE),
}  # fmt: skip


@lru_cache(maxsize=4096)
def tone_of(rgb: RGB) -> Tone:
    """The tone nearest to a colour made stronger."""
    light, chroma, hue = lch(rgb)
    strong = max(chroma * _VIVID, min(_FAINT * chroma, 0.11))
    L, a, b = lab(from_lch(light, min(strong, 0.32), hue))

    def away(tone: Tone) -> float:
        x, y, z = lab(tone.seen)
        dull = _DULL if tone == _GREY and chroma > 0.015 else 0.0
        return (L - x) ** 2 + (a - y) ** 2 + (b - z) ** 2 + dull

    return min(TONES, key=away)


@lru_cache(maxsize=256)
def flat_of(rgb: RGB) -> Tone:
    """The nearest tone without dots."""
    return min((tone for tone in TONES if tone.dots is None), key=lambda tone: distance(tone.base, rgb))


def skin_of(rgb: RGB) -> Tone:
    """The tone of skin: by its lightness alone."""
    light = lab(rgb)[0]
    return Tone(WHITE, RED) if light > _FAIR else Tone(YELLOW, RED) if light > _TAN else Tone(RED, BLACK)


def darker(tone: Tone) -> Tone:
    """The tone of the same thing in shade."""
    return _DARKER[tone]


def lighter(tone: Tone) -> Tone:
    """The tone beside it that a burst of light shows."""
    return _LIGHTER[tone]


def dotted_over(pixels: Pixels) -> Pixels:
    """H×W×3 with dots laid wherever a tone that has them is seen."""
    height, width = pixels.shape[:2]
    number = np.take(_numbers(), cells(pixels), mode="wrap")
    pitch = max(PITCH * unit(pixels.shape), 3.0)
    share = np.full((height, width), round(COVER * 255), np.uint8)
    dots = through(share, screen(height, width, round(pitch, 3), ANGLE), 0.45 * pitch)
    level = cv2.add(number * np.uint8(_LEVELS), cv2.convertScaleAbs(dots, alpha=(_LEVELS - 1) / 255))
    laid = cv2.LUT(cv2.merge([level] * 3), _table())
    return cv2.copyTo(laid, number, pixels)  # type: ignore[return-value]


@lru_cache(maxsize=1)
def _numbers() -> NDArray[np.uint8]:
    """For each cell of colours the number of the tone that is seen so, from 1; 0 for none."""
    numbers = np.zeros(32768, np.uint8)
    for number, tone in enumerate(TONES, 1):
        if tone.dots is not None:
            numbers[cells(np.array([[tone.seen]], np.uint8))[0, 0]] = number
    return numbers


@lru_cache(maxsize=1)
def _table() -> NDArray[np.uint8]:
    """1×256×3: from a tone's base to its dots in steps."""
    table = np.zeros((1, 256, 3), np.uint8)
    for number, tone in enumerate(TONES, 1):
        for level in range(_LEVELS):
            table[0, number * _LEVELS + level] = mix(tone.base, tone.dots or tone.base, round(level / (_LEVELS - 1), 3))
    return table
