"""Colour in OKLab: what the eye calls lighter, darker, warmer.

OKLab and its matrices: Björn Ottosson, "A perceptual color space for image processing", 2020.
"""

import math
import re
from functools import lru_cache

RGB = tuple[int, int, int]
"""sRGB, 0 to 255."""
Lab = tuple[float, float, float]
"""OKLab: lightness 0 to 1, then green–red and blue–yellow, about -0.4 to 0.4."""


def parse(code: str) -> RGB:
    """The colour of `#rrggbb`. Raises ValueError for anything else."""
    if not re.fullmatch("#[0-9a-fA-F]{6}", code):
        raise ValueError(f"a colour is written #rrggbb, not {code!r}")
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def to_hex(rgb: RGB) -> str:
    """`#rrggbb`, lower case."""
    return f"#{rgb[0]:02x}{rgb[1]:02x}{rgb[2]:02x}"


def _linear(channel: int) -> float:
    c = channel / 255
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> int:
    v = min(max(value, 0.0), 1.0)
    v = v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055
    return round(v * 255)


@lru_cache(maxsize=8192)
def lab(rgb: RGB) -> Lab:
    """OKLab of an sRGB colour."""
    r, g, b = (_linear(c) for c in rgb)
    l = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    m = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    s = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    )


def _gamut_linear(colour: Lab) -> tuple[float, float, float]:
    L, a, b = colour
    l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s = (L - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    )


def rgb(colour: Lab) -> RGB:
    """sRGB of an OKLab colour; one outside the gamut loses chroma, not lightness or hue."""
    L, a, b = min(max(colour[0], 0.0), 1.0), colour[1], colour[2]
    for _ in range(12):
        linear = _gamut_linear((L, a, b))
        if all(-0.0005 <= c <= 1.0005 for c in linear):
            break
        a, b = a * 0.88, b * 0.88
    r, g, b_ = linear
    return _encoded(r), _encoded(g), _encoded(b_)


def lch(colour: RGB) -> tuple[float, float, float]:
    """OKLCH: lightness, chroma, hue in radians."""
    L, a, b = lab(colour)
    return L, math.hypot(a, b), math.atan2(b, a)


def from_lch(lightness: float, chroma: float, hue: float) -> RGB:
    """sRGB of an OKLCH colour; hue in radians."""
    return rgb((lightness, chroma * math.cos(hue), chroma * math.sin(hue)))


@lru_cache(maxsize=16384)
def mix(a: RGB, b: RGB, share: float) -> RGB:
    """`a` at share 0, `b` at share 1, straight through OKLab."""
    x, y = lab(a), lab(b)
    return rgb((x[0] + (y[0] - x[0]) * share, x[1] + (y[1] - x[1]) * share, x[2] + (y[2] - x[2]) * share))


_VIOLET: Lab = (0.0, 0.025, -0.055)
_CREAM: Lab = (0.0, 0.010, 0.045)


@lru_cache(maxsize=16384)
def tone(colour: RGB, offset: float) -> RGB:
    """The same material darker (offset below 0) or lighter (above), in OKLab lightness.

    Darker tones gain a little chroma and lean to violet, lighter ones lean to cream; near-whites
    shade toward blue-lilac, since a neutral shade on white looks dirty.
    """
    if offset == 0.0:
        return colour
    L, a, b = lab(colour)
    lean = _VIOLET if offset < 0 else _CREAM
    amount = min(abs(offset) * (1.6 if offset < 0 and L > 0.88 else 0.9), 0.5)
    gain = 1 + 0.35 * min(-offset, 0.3) if offset < 0 else 1 - 0.3 * min(offset, 0.3)
    return rgb((L + offset, a * gain + lean[1] * amount, b * gain + lean[2] * amount))


def distance(a: RGB, b: RGB) -> float:
    """Euclidean distance in OKLab; 0.02 is just visible."""
    return math.dist(lab(a), lab(b))
