"""Stalls that face the viewer: a counter with crates full of what is sold, an awning, buckets before it."""

from collections.abc import Sequence
from dataclasses import dataclass

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay

_WOOD: RGB = (168, 118, 78)
_GOODS = lay.palette("e2553f f0a83a 7fb04a c83f5a f2d24a 8a5ac0 e8843a")
_WHITE: RGB = (250, 246, 236)
_SNOW: RGB = (246, 249, 255)
_HIGH, _EAVES, _RIDGE = 0.36, 0.86, 1.16
"""Heights of the counter, of the awning's hem and of its upper edge, over half the stall's width."""


@dataclass(frozen=True, slots=True)
class Booth:
    """A stall: the middle of its foot, half its width in pixels, the awning's colour, and what is sold there: round
    things where nothing is named.

    One of `winter` is a hut of boards under snow, with bulbs along its eaves.
    """

    at: Point
    half: float
    cloth: RGB
    wares: Sequence[str]
    winter: bool = False
    back: float = 0.5


def booth(easel: Easel, stall: Booth) -> None:
    """Draw it from its back to its front."""
    _inside(easel, stall)
    display(easel, stall)
    (_snowy_roof if stall.winter else _awning)(easel, stall)


def display(easel: Easel, stall: Booth) -> None:
    """The counter with its goods alone, as it stands in a shop."""
    _counter(easel, stall)
    _goods(easel, stall)


def _inside(easel: Easel, stall: Booth) -> None:
    (x, y), k = stall.at, stall.half
    wall = g.rect(x - 0.92 * k, y - _RIDGE * k, 1.84 * k, _RIDGE * k)
    dark = tone(_WOOD, -0.26)
    lit = stall.winter or easel.air.light.dark > 0.3
    paint = fade((214, 150, 84), dark, y - _RIDGE * k, y) if lit else fade(dark, tone(dark, 0.06), y - _RIDGE * k, y)
    easel.fill(wall, paint, "middle", "market stall", depth=0.12, back=stall.back, tinted=not lit)
    if lit:
        lamp = halo(x, y - 0.72 * k, 0.7 * k, (255, 214, 140), 0.6)
        easel.glow(lamp, "middle", "glow", back=stall.back - 0.001)
    posts = g.joined(*(g.rect(x + side * 0.92 * k - 0.035 * k, y - _RIDGE * k, 0.07 * k, _RIDGE * k)
                       for side in (-1, 1)))  # fmt: skip
    easel.fill(posts, tone(_WOOD, -0.08), "middle", "posts", depth=0.1, back=stall.back - 0.002)


def _counter(easel: Easel, stall: Booth) -> None:
    (x, y), k = stall.at, stall.half
    front = g.rect(x - 0.97 * k, y - _HIGH * k, 1.94 * k, _HIGH * k)
    easel.fill(front, fade(_WOOD, tone(_WOOD, -0.1), y - _HIGH * k, y), "middle", "counter", depth=0.1,
               back=stall.back - 0.01)  # fmt: skip
    boards = g.joined(*(g.line([(x + s * k, y - _HIGH * k), (x + s * k, y)]) for s in (-0.73, -0.49, -0.24, 0, 0.24,
                                                                                     0.49, 0.73)))  # fmt: skip
    easel.fill(boards, tone(_WOOD, -0.14), "middle", "boards", depth=0.1, back=stall.back - 0.011, width=0.012 * k)
    top = g.rect(x - 1.02 * k, y - _HIGH * k - 0.05 * k, 2.04 * k, 0.07 * k, 0.015 * k)
    easel.fill(top, tone(_WOOD, 0.08), "middle", "counter's top", depth=0.1, back=stall.back - 0.03)


def _goods(easel: Easel, stall: Booth) -> None:
    """Crates on the counter, each full of one ware; what has a stem stands in buckets before it."""
    (x, y), k = stall.at, stall.half
    known = [symbol for name in stall.wares if (symbol := find(name)) is not None]
    tall = [symbol for symbol in known if {"flower", "plant", "bouquet"} & {symbol.id, *symbol.kinds}]
    low = [symbol for symbol in known if symbol not in tall] or tall
    spots = [(x + (-0.72 + 0.48 * i) * k, y - (_HIGH + 0.05) * k) for i in range(4)]
    for i, (cx, cy) in enumerate(spots):
        heap = [(cx + (2 * (n + 0.5) / many - 1) * 0.172 * k, cy + (0.071 * row - 0.15) * k)
                for row, many in enumerate((3, 4, 3)) for n in range(many)]  # fmt: skip
        if low:
            _heap(easel, heap, 0.164 * k, low[i % len(low)], stall.back - 0.03)
        elif easel.shown("fruit", "vegetable", "food"):
            round_ones = g.joined(*(g.ellipse(px, py - 0.05 * k, 0.058 * k) for px, py in heap))
            hue = _GOODS[(i + round(10 * k)) % len(_GOODS)]
            paint = fade(tone(hue, 0.06), tone(hue, -0.08), cy - 0.2 * k, cy)
            easel.fill(round_ones, paint, "middle", "goods", depth=0.08, back=stall.back - 0.03)
    _crates(easel, spots, 0.21 * k, stall.back - 0.04)
    for i in range(4 if tall else 0):
        _bucket(easel, (x + (-0.75 + 0.5 * i) * k, y + 0.06 * k), 0.13 * k, tall[i % len(tall)], stall.back - 0.05)


def _heap(easel: Easel, spots: Sequence[Point], longest: float, symbol: Symbol, back: float) -> None:
    """One of a ware at each point, its longer side so many pixels."""
    figure = symbol.figure()
    size = longest * figure.height / max(figure.height, figure.bounds[2] - figure.bounds[0])
    for x, y in spots:
        easel.prop(symbol.id, x, y, size, depth=0.08, shadow=False, force=True, flip=False, back=back)


def _crates(easel: Easel, spots: Sequence[Point], half: float, back: float) -> None:
    """The fronts of crates that stand with their middles at the points."""
    boxes = g.joined(*(g.rect(x - half, y - 0.42 * half, 2 * half, 0.46 * half, 0.03 * half) for x, y in spots))
    top = spots[0][1] - 0.4 * half
    paint = fade(tone(_WOOD, 0.12), tone(_WOOD, 0.02), top, top + 0.4 * half)
    easel.fill(boxes, paint, "middle", "crate", depth=0.08, back=back)
    slats = g.joined(*(g.line([(x - half, y - 0.2 * half), (x + half, y - 0.2 * half)]) for x, y in spots))
    easel.fill(slats, tone(_WOOD, -0.08), "middle", "slats", depth=0.08, back=back - 0.001, width=0.04 * half)


def _bucket(easel: Easel, at: Point, half: float, symbol: Symbol, back: float) -> None:
    x, y = at
    for i in range(5):
        lean = (-0.7, 0.7, -0.35, 0.35, 0.0)[i]
        easel.prop(symbol.id, x + lean * half, y - (0.9 - 0.1 * abs(lean)) * half, 2.1 * half, depth=0.06, shadow=False,
                   force=True, tilt=16 * lean, flip=False, back=back)  # fmt: skip
    body = g.polygon([(x - half, y - 1.3 * half), (x + half, y - 1.3 * half), (x + 0.76 * half, y + 0.2 * half),
                      (x - 0.76 * half, y + 0.2 * half)])  # fmt: skip
    steel: RGB = (150, 164, 178)
    easel.fill(body, fade(tone(steel, 0.05), tone(steel, -0.1), y - half, y), "middle", "bucket", depth=0.06,
               back=back - 0.01)  # fmt: skip


def _awning(easel: Easel, stall: Booth) -> None:
    """Stripes that slope toward the viewer, with a scalloped hem."""
    (x, y), k = stall.at, stall.half
    number, top, low = 9, y - _RIDGE * k, y - _EAVES * k
    for parity, hue in ((0, stall.cloth), (1, _WHITE)):
        cloth, hem = Path(), Path()
        for i in range(parity, number, 2):
            a, b = ((2 * (i + e) / number - 1) for e in (0, 1))
            cloth.addPath(g.polygon([(x + 0.98 * a * k, top), (x + 0.98 * b * k, top), (x + 1.12 * b * k, low),
                                     (x + 1.12 * a * k, low)]))  # fmt: skip
            hem.addPath(g.ellipse(x + 0.56 * (a + b) * k, low, 1.12 * k / number, 0.07 * k))
        easel.fill(hem, tone(hue, -0.08), "middle", "awning's hem", depth=0.08, back=stall.back - 0.1)
        easel.fill(cloth, fade(tone(hue, 0.03), tone(hue, -0.04), top, low), "middle", "awning", depth=0.08,
                   back=stall.back - 0.1)  # fmt: skip


def _snowy_roof(easel: Easel, stall: Booth) -> None:
    """A gable of boards under snow, bulbs along its edge."""
    (x, y), k = stall.at, stall.half
    low, high = y - _EAVES * k, y - 1.5 * k
    gable = g.polygon([(x - 1.06 * k, low), (x, high), (x + 1.06 * k, low)])
    easel.fill(gable, fade(tone(stall.cloth, 0.02), tone(stall.cloth, -0.1), high, low), "middle", "gable", depth=0.08,
               back=stall.back - 0.1)  # fmt: skip
    edge = g.line([(x - 1.16 * k, low + 0.05 * k), (x, high - 0.02 * k), (x + 1.16 * k, low + 0.05 * k)])
    easel.fill(edge, _SNOW, "middle", "snow", depth=0.06, back=stall.back - 0.11, width=0.17 * k)
    drops = g.joined(*(g.ellipse(x + side * t * k, high + (low - high) * t / 1.1 + 0.1 * k, 0.12 * k, 0.07 * k)
                       for side in (-1, 1) for t in (0.25, 0.6, 0.95)))  # fmt: skip
    easel.fill(drops, _SNOW, "middle", "snow", depth=0.06, back=stall.back - 0.11)
    bulbs = Path()
    for i in range(13):
        t = 2 * i / 12 - 1
        bulbs.addPath(g.ellipse(x + 1.02 * t * k, low + (0.05 + 0.05 * (1 - (3 * t % 1))) * k, 0.028 * k))
    easel.fill(bulbs, (255, 220, 130), "middle", "bulbs", role="light", tinted=False, back=stall.back - 0.12)
