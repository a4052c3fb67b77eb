"""What words about the colours of the whole picture do to them: "vivid", "pastel colours"."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cache

from limner.drawing.colour import RGB, from_lch, lch
from limner.drawing.display import Display, repainted

_RICHER, _DEEPER = 1.32, 0.04
"""What a vivid colour has of its chroma, and by how much its lightness nears the middle."""
_LIGHTEST, _SPAN = 0.975, 0.62
"""The OKLab lightness of a pastel white, and how much of the span below it is kept."""
_SOFT = 0.085
"""The OKLab chroma that no pastel exceeds."""
_DARK = 0.25
"""Colours below this lightness are eyes and lines, which stay."""


def _vivid(rgb: RGB) -> RGB:
    lightness, chroma, hue = lch(rgb)
    return from_lch(lightness + _DEEPER * (0.62 - lightness), chroma * _RICHER, hue)


def _pastel(rgb: RGB) -> RGB:
    lightness, chroma, hue = lch(rgb)
    if lightness < _DARK:
        return rgb
    return from_lch(_LIGHTEST - _SPAN * (1 - lightness), min(0.9 * chroma, _SOFT), hue)


TEMPERS: dict[str, Callable[[RGB], RGB]] = {"vivid": _vivid, "pastel colours": _pastel}
"""By the reader's style words."""


def tempered(display: Display, styles: Sequence[str], kept: Collection[RGB]) -> Display:
    """The display in the temper that the first such word asks for; `kept` colours stay as they are."""
    change = next((TEMPERS[style] for style in styles if style in TEMPERS), None)
    if change is None:
        return display

    @cache
    def colour(rgb: RGB) -> RGB:
        return rgb if rgb in kept else change(rgb)

    items = tuple(repainted(item, colour) for item in display.items)
    return replace(display, ground=colour(display.ground), items=items)
