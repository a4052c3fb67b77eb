"""An SVG's colours moved together, in OKLCH."""

import math
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from PIL import ImageColor

from limner.drawing.colour import RGB, from_lch, lch, to_hex

_COLOURED: Final = ("fill", "stroke", "stop-color", "color", "flood-color", "lighting-color")
_WORD = re.compile(r"#[0-9a-fA-F]{3,8}\b|rgb\([^()]*+\)|hsl\([^()]*+\)|[a-zA-Z]+")
_NONE = frozenset({"none", "currentcolor", "inherit", "transparent", "context-fill", "context-stroke"})


def shift(hue: float, chroma: float, lightness: float) -> Callable[[RGB], RGB]:
    """Turn hues by `hue` degrees, multiply chroma, and bend lightness; black and white stay as they are.

    `lightness` is added to the middle tones, 0.05 is clearly seen.
    """

    @lru_cache(maxsize=4096)
    def shifted(rgb: RGB) -> RGB:
        L, C, h = lch(rgb)
        bend = 4 * L * (1 - L)
        return from_lch(L + lightness * bend, C * chroma, h + math.radians(hue))

    return shifted


def recolour(root: Any, change: Callable[[RGB], RGB]) -> None:
    """Change every colour that is written in attributes; gradients change by their stops."""
    for element in root.iter():
        for key in _COLOURED:
            value = element.get(key)
            if value is not None and not value.lstrip().lower().startswith("url("):
                element.set(key, _WORD.sub(lambda word: _changed(word[0], change), value))


def read_color(word: str) -> tuple[int, int, int] | None:
    """The colour that a word of a paint means, without its alpha; None where it is no colour by itself."""
    rgba = _rgba(word)
    return None if rgba is None else (rgba[0], rgba[1], rgba[2])


def _changed(word: str, change: Callable[[RGB], RGB]) -> str:
    rgba = _rgba(word)
    if rgba is None:
        return word
    alpha = f"{rgba[3]:02x}" if len(rgba) == 4 else ""
    return to_hex(change((rgba[0], rgba[1], rgba[2]))) + alpha


def _rgba(word: str) -> tuple[int, ...] | None:
    if word.lower() in _NONE:
        return None
    try:
        return ImageColor.getrgb(word)
    except ValueError:
        return None
