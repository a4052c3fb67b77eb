"""Whether words can be read on what is behind them.

Contrast is that of the Web Content Accessibility Guidelines 2.2: 4.5 is what text needs (success criterion 1.4.3).
"""

from collections.abc import Iterable

from limner.drawing.colour import RGB, from_lch, lch

LEAST = 4.5
LARGE = 3.0
"""What large letters need."""
_MARGIN = 4.7
"""What is aimed at, so that rounding and a soft edge leave the least."""
WHITE: RGB = (255, 255, 255)
BLACK: RGB = (0, 0, 0)


def luminance(rgb: RGB) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""
    r, g, b = (c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: RGB, other: RGB) -> float:
    """1 (none) to 21 (black on white)."""
    a, b = sorted((luminance(one), luminance(other)))
    return (b + 0.05) / (a + 0.05)


def legible(wanted: RGB, grounds: Iterable[RGB], least: float = _MARGIN) -> RGB:
    """The colour, made lighter or darker as little as it takes to be read on all of the grounds.

    Black or white, whichever stands off more, where no tone of it does.
    """
    behind = list(grounds)
    lightness, chroma, hue = lch(wanted)
    steps = sorted((k / 40 for k in range(41)), key=lambda step: abs(step - lightness))
    for step in (lightness, *steps):
        ink = from_lch(step, chroma * min(1.0, 4 * (1 - step), 5 * step + 0.2), hue) if step != lightness else wanted
        if all(contrast(ink, ground) >= least for ground in behind):
            return ink
    return max((WHITE, BLACK), key=lambda ink: min(contrast(ink, ground) for ground in behind))
