"""Monuments: walls with a shaded side, arches, domes, spires, rows of openings and of columns."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from collections.abc import Callable, Iterable

from limner.drawing.geometry import Landmark, Path, joined, line, polygon, rect, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import curve

SIDE = -0.08


def wall(pen: Pen, slot: str, left: float, right: float, top: float, bottom: float = 0.0, *, dark: float = 0.28,
         tone: float = 0.0) -> None:
    """An upright wall; the share `dark` of it at the right lies in shade."""
    pen.part(slot, rect(left, top, right - left, bottom - top), tone=tone)
    if dark:
        wide = (right - left) * dark
        pen.mark(slot, rect(right - wide, top, wide, bottom - top), tone=tone + SIDE)


def taper(pen: Pen, slot: str, x: float, low: float, high: float, top: float, bottom: float = 0.0, *,
          dark: float = 0.35, tone: float = 0.0) -> None:
    """A wall about `x` that is `low` wide at its foot and `high` at its top."""
    pen.part(slot, polygon([(x - low / 2, bottom), (x - high / 2, top), (x + high / 2, top), (x + low / 2, bottom)]),
        tone=tone)
    if dark:
        a, b = x + low * (0.5 - dark), x + high * (0.5 - dark)
        pen.mark(slot, polygon([(a, bottom), (b, top), (x + high, top), (x + low, bottom)]), tone=tone + SIDE)


def arch(x: float, base: float, w: float, h: float, *, pointed: bool = False) -> Path:
    """An opening about `x`, standing on `base`, round at its top or pointed."""
    r = w / 2
    if pointed:
        spring = base - max(h - w * 0.85, 0)
        return smooth([(x - r, base, "c"), (x - r, spring, "c"), (x - r * 0.72, base - h + w * 0.4), (x, base - h, "c"),
            (x + r * 0.72, base - h + w * 0.4), (x + r, spring, "c"), (x + r, base, "c")])
    spring = base - max(h - r, 0)
    ring: list[Landmark] = [(x + r * math.cos(t), spring - min(r, h) * math.sin(t))
        for t in (math.pi * (1 - i / 6) for i in range(1, 6))]
    return smooth([(x - r, base, "c"), (x - r, spring, "c"), *ring, (x + r, spring, "c"), (x + r, base, "c")])


def along(left: float, right: float, count: int) -> list[float]:
    """The middles of `count` equal bays between two ends."""
    step = (right - left) / count
    return [left + step * (i + 0.5) for i in range(count)]


def arcade(left: float, right: float, base: float, h: float, count: int, *, share: float = 0.6,
           pointed: bool = False) -> Path:
    """A row of arches, each as wide as the `share` of its bay."""
    wide = (right - left) / count * share
    return joined(*(arch(x, base, wide, h, pointed=pointed) for x in along(left, right, count)))


def panes(left: float, right: float, top: float, bottom: float, columns: int, rows: int, *, share: float = 0.6,
          rise: float = 0.6) -> Path:
    """A grid of windows: each takes the `share` of its column and `rise` of its row."""
    w, h = (right - left) / columns * share, (bottom - top) / rows * rise
    return joined(*(rect(x - w / 2, y - h / 2, w, h) for x in along(left, right, columns)
        for y in along(top, bottom, rows)))


def uprights(left: float, right: float, top: float, bottom: float, count: int) -> Path:
    """Lines that stand side by side, to be stroked: ribs, flutes, joints."""
    return joined(*(line([(x, top), (x, bottom)]) for x in along(left, right, count)))


def courses(left: float, right: float, top: float, bottom: float, count: int) -> Path:
    """Lines that lie one above the other, to be stroked: courses of stone, storeys, steps."""
    return joined(*(line([(left, y), (right, y)]) for y in along(top, bottom, count)))


def cupola(x: float, base: float, r: float, h: float) -> Path:
    """Half a ball, or half an egg."""
    ring: list[Landmark] = [(x + r * math.cos(t), base - h * math.sin(t))
        for t in (math.pi * (1 - i / 8) for i in range(1, 8))]
    return smooth([(x - r, base, "c"), *ring, (x + r, base, "c")])


def onion(x: float, base: float, r: float, h: float, *, neck: float = 0.66) -> Path:
    """An onion dome: bulging above its neck, drawn to a point."""
    return _mirrored(x, [(neck * r, 0.0, "c"), (r, 0.3), (r * 0.86, 0.5), (r * 0.4, 0.74), (r * 0.1, 0.9)], base, h)


def pointed_dome(x: float, base: float, r: float, h: float) -> Path:
    """A steep dome that ends in a blunt point."""
    return _mirrored(x, [(r, 0.0, "c"), (r * 0.97, 0.25), (r * 0.8, 0.58), (r * 0.42, 0.86)], base, h)


def stupa(x: float, base: float, r: float, h: float) -> Path:
    """A bell that runs out into a spire."""
    return _mirrored(x, [(r, 0.0, "c"), (r * 0.86, 0.1), (r * 0.66, 0.24), (r * 0.5, 0.38), (r * 0.26, 0.46),
        (r * 0.14, 0.7)], base, h)


def _mirrored(x: float, half: list[tuple[float, float] | tuple[float, float, str]], base: float, h: float) -> Path:
    left: list[Landmark] = [(x - p[0], base - h * p[1], *p[2:]) for p in half]
    right: list[Landmark] = [(x + p[0], base - h * p[1], *p[2:]) for p in reversed(half)]
    return smooth([*left, (x, base - h, "c"), *right])


def meridians(x: float, base: float, r: float, h: float, count: int = 5, *, bulge: float = 1.0) -> Path:
    """The ribs of a dome, to be stroked."""
    shares = [2 * (i + 0.5) / count - 1 for i in range(count)]
    return joined(*(curve((x + r * s, base), (x + r * s * 0.86 * bulge, base - h * 0.5), (x, base - h))
        for s in shares))


def spire(x: float, base: float, w: float, h: float) -> Path:
    """A pointed roof."""
    return polygon([(x - w / 2, base), (x, base - h), (x + w / 2, base)])


def spires(pen: Pen, slot: str, xs: Iterable[float], base: float, w: float, h: float, *, tone: float = 0.0) -> None:
    """Pointed roofs of one size, each with its shaded half."""
    places = list(xs)
    pen.part(slot, joined(*(spire(x, base, w, h) for x in places)), tone=tone)
    pen.mark(slot, joined(*(polygon([(x + w * 0.08, base), (x, base - h), (x + w / 2, base)]) for x in places)),
        tone=tone - 0.1)


def gable(left: float, right: float, base: float, h: float) -> Path:
    """A flat triangle over a front."""
    return polygon([(left, base), ((left + right) / 2, base - h), (right, base)])


def stairs(pen: Pen, slot: str, w: float, top: float, *, x: float = 0.0, count: int = 3, grow: float = 4.0,
           bottom: float = 0.0, tone: float = 0.0) -> None:
    """Steps below a building, each `grow` wider on both sides than the one above."""
    step = (bottom - top) / count
    for i in reversed(range(count)):
        half = w / 2 + grow * i
        pen.part(slot, rect(x - half, top + step * i, 2 * half, bottom - top - step * i),
            tone=tone - 0.03 * (i % 2) - 0.02)


def columns(pen: Pen, slot: str, xs: Iterable[float], top: float, bottom: float, w: float, *,
            tone: float = 0.02) -> None:
    """Columns with a capital and a foot, each shaded at its right."""
    places = list(xs)
    pen.part(slot, joined(*(rect(x - w / 2, top, w, bottom - top) for x in places),
        *(rect(x - w * 0.75, y, w * 1.5, w * 0.4) for x in places for y in (top, bottom - w * 0.4))), tone=tone)
    pen.mark(slot, joined(*(rect(x + w * 0.14, top, w * 0.36, bottom - top) for x in places)), tone=tone + SIDE)


def repeated(shape: Callable[[float], Path], xs: Iterable[float]) -> Path:
    """One shape at several places, as one path."""
    return joined(*(shape(x) for x in xs))
