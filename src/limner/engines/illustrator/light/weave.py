"""Patterns on a symbol: stripes, dots, spots, checks, plaid, flowers, cut to its parts."""

import math
from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, tone
from limner.drawing.contour import cut
from limner.drawing.geometry import Path

Woven = tuple[Path, RGB, float]
"""An area, its colour before the light, and its alpha."""

_REACH = 130
"""Patterns cover this many units to each side of the standing point and above it."""
_DEEP = 30
"""And this many below it."""

Bits = tuple[Path, ...]


INK = "pattern"
"""The name under which a dress has the colour of its pattern, where one is named."""


_AT = "="
"""Stands between a slot and the pattern of what is worn in it."""


def worn(slot: str, pattern: str) -> str:
    """The pattern of one slot alone, as one of the words of a figure's pattern."""
    return f"{slot}{_AT}{pattern}"


def shown(pattern: str, slot: str, role: str) -> tuple[str, bool]:
    """The kind of pattern that a part of the slot has, and whether it is that of clothes."""
    words = [word.partition(_AT) for word in pattern.split()]
    own = next((kind for name, at, kind in words if at and name == slot), "")
    plain = next((name for name, at, _ in words if not at), "")
    return (own, True) if own else (plain if role == "primary" else "", False)


def weave(pattern: str, path: Path, base: RGB, *, living: bool, ink: RGB | None = None) -> Iterator[Woven]:
    """The pattern's areas on one part; nothing for a pattern that is not known.

    `base` is the part's colour; animals are patterned in a darker tone of it, made things in a contrasting one, where
    no `ink` is named.
    """
    ink = ink or (_darker(base) if living else _contrast(base))
    box = path.getBounds()
    for draw, alpha in _WEAVES.get(pattern, ()):
        near = [bit for bit in draw() if bit.getBounds().intersects(box)]
        area = cut(g.joined(*near), path, "intersection") if near else Path()
        if not area.isEmpty():
            yield area, ink, alpha


def _darker(base: RGB) -> RGB:
    return tone(base, -0.2 if lch(base)[0] > 0.42 else 0.2)


def _contrast(base: RGB) -> RGB:
    lightness, chroma, hue = lch(base)
    if lightness > 0.86:
        return from_lch(0.55, max(chroma, 0.13), hue if chroma > 0.03 else 0.4)
    return from_lch(0.95, min(chroma, 0.03), hue)


@lru_cache(maxsize=1)
def _stripes() -> Bits:
    bands = []
    for x in range(-_REACH, _REACH, 13):
        edge = [(x + 2.2 * math.sin(y / 14), float(y)) for y in range(-_REACH, _DEEP + 1, 10)]
        bands.append(g.smooth([*edge, *((px + 5.4, py) for px, py in reversed(edge))]))
    return tuple(bands)


def _grid(step: float) -> Iterator[tuple[float, float]]:
    """Points in rows, every second row shifted by half a step."""
    rows = math.ceil((_REACH + _DEEP) / (step * 0.86))
    for row in range(rows):
        for column in range(math.ceil(2 * _REACH / step)):
            yield -_REACH + (column + 0.5 * (row % 2)) * step, _DEEP - row * step * 0.86


@lru_cache(maxsize=1)
def _dots() -> Bits:
    return tuple(g.ellipse(x, y, 2.3) for x, y in _grid(9.5))


@lru_cache(maxsize=1)
def _spots() -> Bits:
    rng = Random(11)
    return tuple(_spot(rng, x, y) for x, y in _grid(12.0))


def _spot(rng: Random, x: float, y: float) -> Path:
    cx, cy = x + rng.uniform(-2, 2), y + rng.uniform(-2, 2)
    return g.ellipse(cx, cy, rng.uniform(2, 4.2), rng.uniform(1.7, 3), rng.uniform(0, 90))


@lru_cache(maxsize=1)
def _patches() -> Bits:
    rng = Random(23)
    return tuple(_patch(rng, x, y) for x, y in _grid(34.0))


def _patch(rng: Random, x: float, y: float) -> Path:
    cx, cy = x + rng.uniform(-6, 6), y + rng.uniform(-6, 6)
    turns = [math.radians(45 * i) for i in range(8)]
    reach = [rng.uniform(7, 14.5) for _ in turns]
    return g.smooth([(cx + r * math.cos(t), cy + 0.8 * r * math.sin(t)) for t, r in zip(turns, reach, strict=True)])


@lru_cache(maxsize=1)
def _checks() -> Bits:
    step = 8
    cells = range(-_REACH // step, _REACH // step)
    rows = range(-_REACH // step, _DEEP // step)
    return tuple(g.rect(i * step, j * step, step, step) for i in cells for j in rows if (i + j) % 2 == 0)


@lru_cache(maxsize=1)
def _uprights() -> Bits:
    bars = ((x + dx, width) for x in range(-_REACH, _REACH, 14) for dx, width in ((0, 5), (9, 1.2)))
    return tuple(g.rect(x, -_REACH, width, _REACH + _DEEP) for x, width in bars)


@lru_cache(maxsize=1)
def _crossbars() -> Bits:
    bars = ((y + dy, height) for y in range(-_REACH, _DEEP, 14) for dy, height in ((0, 5), (9, 1.2)))
    return tuple(g.rect(-_REACH, y, 2 * _REACH, height) for y, height in bars)


@lru_cache(maxsize=1)
def _flecks() -> Bits:
    """Short slanting threads, turned the other way from row to row."""
    return tuple(
        g.limb([(x, y, 0.55), (x + (1.3 if k % 2 else -1.3), y + 1.9, 0.55)])
        for k, y in enumerate(range(-_REACH, _DEEP, 3))
        for x in range(-_REACH // 2, _REACH // 2, 3)
    )


@lru_cache(maxsize=1)
def _flowers() -> Bits:
    petals = [(2.4 * math.cos(a), 2.4 * math.sin(a)) for a in (math.radians(72 * i - 90) for i in range(5))]
    blossom = g.union(*(g.ellipse(x, y, 1.9) for x, y in petals))
    return tuple(g.moved(blossom, x, y) for x, y in _grid(15.0))


_WEAVES: dict[str, tuple[tuple[Callable[[], Bits], float], ...]] = {
    "stripes": ((_stripes, 0.85),),
    "dots": ((_dots, 0.92),),
    "spots": ((_spots, 0.9),),
    "checks": ((_checks, 0.8),),
    "tweed": ((_flecks, 0.32),),
    "plaid": ((_uprights, 0.45), (_crossbars, 0.45)),
    "flowers": ((_flowers, 0.92),),
    "patches": ((_patches, 1.0),),
}
