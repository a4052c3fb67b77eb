"""Bodies turned in the light, in the pixels: rounded toward their outlines, in shade where a nearer part stands between
them and the light, and with a grain where light goes over into shade, as gouache and chalk have it.
"""

import math
from dataclasses import replace
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.drawing.colour import RGB
from limner.drawing.relief import Relief
from limner.engines.illustrator.light.normals import Vectors, leanings
from limner.engines.illustrator.scene import Light
from limner.engines.illustrator.texture_cache import texture_cache

Pixels = NDArray[np.uint8]
Level = NDArray[np.uint8]

SHARE = 0.3
"""The size of the map of bodies over the picture's: light on rounded things is softer than their outlines."""

_SPREAD = 5
"""The pixels of the map within which levels are continued beyond outlines."""
_ABOUT = 3
"""How many pixels of the map about the bodies are looked at."""
_PART, _WHOLE = 0.8, 0.8
"""How far parts turn away at their outlines, and how far whole figures do."""
_FRONTAL, _BACKLIT = 0.7, 0.5
"""How much the light comes from before the picture, over how much from its side."""
_CAST, _NEAR, _FAR = 0.42, 0.007, 0.02
"""How dark a part's shade on the part behind it is, and how far it reaches, over the shorter side."""
_CASTS = 0.012
"""Parts thinner than this share of the shorter side cast no shade on others."""

_LESS = 3
"""Whole figures are rounded on a map that is so much smaller."""

_PLAIN = 128
"""The level of what faces the viewer; what is turned away from the light is below."""
_SHADE, _SHADE_FROM, _SHADE_TO = 0.42, 8.0, 100.0
"""How dark shade is at most, and between how many levels below the plain one it sets in."""
_LIGHT, _LIGHT_FROM, _LIGHT_TO = 0.36, 6.0, 86.0
"""The same of light, above the plain level."""
_GLOWING = 1.2
"""How much stronger light is that comes from behind."""
_SHINE = 32.0
"""Steps of 255 that light adds to a colour at most, in the rim's own: dark things are lit by it too."""
_TINGE = (0.75, 0.3, 0.8)
"""Red, green and blue of what shade leaves of a colour beside the scene's own shade."""
_ONE = 160
"""The step of 255 that leaves a pixel as it is."""

_GRAIN = 2.0
"""The standard deviation of the grain, in levels, where it is strongest."""
_GRAINS = ((0.6, 0.8), (1.6, 0.35))
"""The sizes of grain in pixels, and how strong each is."""
_COARSE = 0.07
"""Bodies as thick as this share of the shorter side have all of the grain; thinner ones less."""
_ON_LIGHT = np.rint(255 * np.interp(np.arange(256), (110, 235), (1.0, 0.25))).astype(np.uint8)
"""256: how much of the grain stays on surfaces of each brightness: dots are seen most on white."""
_TILE = 512
"""The grain repeats after so many of its pixels."""
_FINE = 1024
"""The shorter side of a picture whose grains are single pixels."""


def modelled(pixels: Pixels, bodies: Relief, light: Light, amount: float, grain: float) -> Pixels:
    """The H×W×3 pixels with the light on their bodies, as strong as `amount`, with so much `grain`, both 0 to 1; the
    array given is changed.
    """
    found = _place(bodies.numbers)
    if found is None:
        return pixels
    left, top, wide, tall = found
    near = _within(bodies, found)
    level, amplitude = _levels(near, light, min(bodies.numbers.shape))
    height, width = pixels.shape[:2]
    down, across = height / bodies.numbers.shape[0], width / bodies.numbers.shape[1]
    x, y = round(left * across), round(top * down)
    area = pixels[y : min(round((top + tall) * down), height), x : min(round((left + wide) * across), width)]
    size = area.shape[1], area.shape[0]
    bright = cv2.cvtColor(cv2.resize(area, level.shape[::-1], interpolation=cv2.INTER_NEAREST), cv2.COLOR_RGB2GRAY)
    amplitude = np.asarray(cv2.multiply(amplitude, cv2.LUT(bright, _ON_LIGHT), scale=grain / 255), np.uint8)
    beyond = near.numbers == 0
    level, amplitude = _continued(level, beyond), _continued(amplitude, beyond)
    grained = _grained(_widened(level, size), _widened(amplitude, size), (x, y), min(height, width))
    # A pixel more, so that outlines, which are only partly covered, are in the light too.
    grained[cv2.dilate(bodies.inside[y : y + size[1], x : x + size[0]], np.ones((3, 3), np.uint8)) == 0] = _PLAIN
    factor, shine = _ramp(light.shadow, light.rim, light.behind, round(amount, 2))
    levels = cv2.merge([grained] * 3)
    cv2.multiply(area, cv2.LUT(levels, factor), dst=area, scale=1 / _ONE)
    cv2.add(area, cv2.LUT(levels, shine), dst=area)
    return pixels


def _place(numbers: NDArray[np.int32]) -> tuple[int, int, int, int] | None:
    """Left, top, width and height of where the bodies are, with a little of what is about them; None without any."""
    left, top, wide, tall = cv2.boundingRect((numbers > 0).view(np.uint8))
    if not wide:
        return None
    x, y = max(left - _ABOUT, 0), max(top - _ABOUT, 0)
    right, bottom = min(left + wide + _ABOUT, numbers.shape[1]), min(top + tall + _ABOUT, numbers.shape[0])
    return x, y, right - x, bottom - y


def _continued(level: Level, beyond: NDArray[np.bool_]) -> Level:
    """The level as bodies have it, and a little beyond their outlines, of which the map knows but roughly."""
    own = np.where(beyond, np.float32(0), np.float32(1))
    known = cv2.blur(own, (_SPREAD, _SPREAD))
    spread = cv2.blur(level * own, (_SPREAD, _SPREAD)) / np.maximum(known, np.float32(1e-3))
    return np.where(beyond & (known > 0), spread, level).astype(np.uint8)


def _widened(level: Level, size: tuple[int, int]) -> Level:
    return np.asarray(cv2.resize(level, size), np.uint8)


def _within(bodies: Relief, box: tuple[int, int, int, int]) -> Relief:
    left, top, wide, tall = box
    numbers = np.ascontiguousarray(bodies.numbers[top : top + tall, left : left + wide])
    return replace(bodies, numbers=numbers)


def _levels(bodies: Relief, light: Light, side: float) -> tuple[Level, Level]:
    """How much light each place of the map gets, `_PLAIN` where it faces the viewer, and how much grain it has."""
    numbers = bodies.numbers
    turned = _PART * _parts(bodies, side) + _WHOLE * _figures(bodies, side)
    x, y = cv2.split(turned)
    across, down = 0.85 * light.side, -0.75
    frontal = _BACKLIT if light.behind else _FRONTAL
    strength = math.hypot(across, down, frontal)
    facing = np.sqrt(np.maximum(1 - x * x - y * y, 0)) - 1
    lit = (x * across + y * down + facing * frontal) / strength - _CAST * _cast(bodies, (across, down), side)
    level = np.clip(_PLAIN + 127 * lit * bodies.strength[numbers], 0, 255).astype(np.uint8)
    coarse = 0.15 + 0.85 * np.clip(bodies.thickness / (_COARSE * side), 0, 1)
    grain = np.rint(255 * coarse * bodies.grain * bodies.strength**3).astype(np.uint8)
    return level, cv2.multiply(cv2.LUT(level, _amplitude()), grain[numbers], scale=1 / 255)  # type: ignore[return-value]


def _parts(bodies: Relief, side: float) -> Vectors:
    """How each part leans toward its outline."""
    reach = np.clip(0.75 * bodies.thickness, 1.5, 0.17 * side)
    return _softened(leanings(bodies.numbers, reach), (reach / side)[bodies.numbers], 1)


def _figures(bodies: Relief, side: float) -> Vectors:
    """How each figure as a whole leans toward its silhouette."""
    height, width = bodies.numbers.shape
    figures = np.ascontiguousarray(bodies.figures[bodies.numbers[::_LESS, ::_LESS]])
    extent = np.sqrt(np.bincount(figures.ravel(), minlength=int(bodies.figures.max()) + 1))
    reach = np.clip(0.45 * extent, 1.5, 0.26 * side / _LESS)
    leans = _softened(leanings(figures, reach), (_LESS * reach / side)[figures], _LESS)
    return cv2.resize(leans, (width, height))  # type: ignore[return-value]


def _softened(leans: Vectors, reach: NDArray[np.float64], coarse: int) -> Vectors:
    """Without the creases where two sides of a body meet: the larger it is, the softer. `reach` is how far it is round
    over the picture's shorter side, a pixel is as large as `coarse` of the map's.
    """
    height, width = reach.shape
    result = np.asarray(cv2.GaussianBlur(leans, (0, 0), max(1.2 / coarse, 0.8)), np.float32)
    for scale, sigma, least in ((2, 5.0, 0.012), (6, 15.0, 0.06)):
        step = max(scale // coarse, 1)
        smaller = cv2.resize(leans, (max(width // step, 1), max(height // step, 1)), interpolation=cv2.INTER_AREA)
        wide = cv2.resize(cv2.GaussianBlur(smaller, (0, 0), sigma / (step * coarse)), (width, height))
        share = np.clip(reach / least - 1, 0, 1).astype(np.float32)
        result += (np.asarray(wide, np.float32) - result) * share[:, :, None]
    return result


def _cast(bodies: Relief, towards: tuple[float, float], side: float) -> NDArray[np.float32]:
    """Where a nearer part of the same figure stands between a place and the light, 0 to 1."""
    height, width = bodies.numbers.shape
    numbers = np.ascontiguousarray(bodies.numbers[::2, ::2])
    figures = bodies.figures[numbers]
    casting = np.where(bodies.thickness >= _CASTS * side, np.arange(len(bodies.thickness)), 0)[numbers]
    shade = np.zeros(numbers.shape, np.float32)
    for reach in (_NEAR, (_NEAR + _FAR) / 2, _FAR):
        steps = -round(towards[1] * reach * side / 2), -round(towards[0] * reach * side / 2)
        nearer, same = np.roll(casting, steps, (0, 1)), np.roll(figures, steps, (0, 1))
        shade += (nearer > numbers) & (same == figures)
    return np.asarray(cv2.resize(cv2.GaussianBlur(shade / 3, (0, 0), 0.9), (width, height)), np.float32)


def _grained(level: Level, amplitude: Level, corner: tuple[int, int], side: int) -> Level:
    """The level with grain of that amplitude; `corner` is its place in the picture, which the grains lie on."""
    coarse = max(round(side / _FINE), 1)
    height, width = level.shape
    more, less = _grain(2 * _TILE * math.ceil(max(height, width, _TILE) / _TILE), coarse)
    x, y = corner[0] % _TILE, corner[1] % _TILE
    window = slice(y, y + height), slice(x, x + width)
    lighter = cv2.add(level, cv2.multiply(more[window], amplitude, scale=1 / 255))
    return cv2.subtract(lighter, cv2.multiply(less[window], amplitude, scale=1 / 255))  # type: ignore[return-value]


@texture_cache
def _grain(side: int, coarse: int) -> tuple[Level, Level]:
    """Side×side twice: what the grain adds and what it takes away."""
    tile = np.random.default_rng(5).normal(0.0, 1.0, (_TILE, _TILE)).astype(np.float32)
    wide = np.tile(tile, (3, 3))
    level = np.zeros((_TILE, _TILE), np.float32)
    for size, share in _GRAINS:
        soft = cv2.GaussianBlur(wide, (0, 0), size)[_TILE : 2 * _TILE, _TILE : 2 * _TILE]
        level += share * _GRAIN * (soft - soft.mean()) / soft.std()
    both = (np.clip(np.rint(part), 0, 255).astype(np.uint8) for part in (level, -level))
    more, less = (
        np.tile(part.repeat(coarse, 0).repeat(coarse, 1), (side // _TILE,) * 2)[:side, :side] for part in both
    )
    return np.ascontiguousarray(more), np.ascontiguousarray(less)


@lru_cache(maxsize=1)
def _amplitude() -> Level:
    """256: how much of the grain each level has: most where shade sets in, none where it is plain."""
    off = np.abs(np.arange(256, dtype=np.float32) - _PLAIN)
    share = np.clip((off - 4) / 24, 0, 1) * (1 - 0.6 * np.clip((off - 40) / 50, 0, 1))
    share[_PLAIN:] *= 0.5
    return np.rint(255 * share).astype(np.uint8)


@lru_cache(maxsize=64)
def _ramp(shadow: RGB, rim: RGB, behind: bool, amount: float) -> tuple[Pixels, Pixels]:
    """1×256×3 twice: what a colour is multiplied by at each level, `_ONE` leaving it as it is, and what is added."""
    below = _PLAIN - np.arange(256, dtype=np.float32)
    depth = np.clip((below - _SHADE_FROM) / (_SHADE_TO - _SHADE_FROM), 0, 1)
    shade = (depth * depth * (3 - 2 * depth))[:, None]
    light = np.clip((-below - _LIGHT_FROM) / (_LIGHT_TO - _LIGHT_FROM), 0, 1)[:, None]
    own = np.array(shadow, np.float32) / max(*shadow, 1)
    kept = 0.55 * (0.5 * own + 0.5 * np.array(_TINGE, np.float32))
    warm = 0.4 + 0.6 * np.array(rim, np.float32) / 255
    light = light * (_GLOWING if behind else 1.0)
    factor = (1 - amount * _SHADE * shade * (1 - kept)) * (1 + amount * _LIGHT * light * warm)
    shine = _SHINE * amount * light * np.array(rim, np.float32) / 255
    return _steps(factor * _ONE), _steps(shine)


def _steps(levels: NDArray[np.float32]) -> Pixels:
    """1×256×3 in steps of 255."""
    return np.asarray(np.clip(np.rint(levels), 0, 255), np.uint8)[None]
