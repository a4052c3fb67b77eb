"""Leather, fur, wool, fabric, denim, velvet, silk, wickerwork, straw."""

import math
from collections.abc import Iterator

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.display import Fill, Item, Solid, Stroke
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.light.surfaces.coat import Coat, bent, polylines, rounded

_THREAD: RGB = (222, 150, 70)
"""Of the seams of denim."""


def leather(coat: Coat) -> Iterator[Item]:
    """A warm sheen, fine creases, a stitched edge."""
    yield coat.rim(coat.ink(-0.2), 1.2, 0.6)
    if coat.thickness > 5:
        yield coat.shine(0.34, 0.26, 0.5, 0.34, 0.45)
        creases = Path()
        for x, y in coat.strewn(max(2, round(10 * coat.share))):
            reach = coat.rng.uniform(3, 8)
            tilt = coat.rng.uniform(-0.5, 0.5) * reach
            bent(creases, (x - reach, y - tilt), (x, y + 2.4), (x + reach, y + tilt))
        yield coat.lines(creases, -0.14, 0.6, 0.7)
    seam = _seam(coat)
    yield coat.lines(seam, 0.26, 0.8)


def _seam(coat: Coat) -> Path:
    """Stitches a little inside the outline."""
    inset = min(2.8, 0.22 * coat.thickness)
    runs: list[list[Point]] = []
    for (x, y), (nx, ny) in coat.edge(3.6, 56):
        px, py = x - inset * nx, y - inset * ny
        runs.append([(px - 0.9 * ny, py + 0.9 * nx), (px + 0.9 * ny, py - 0.9 * nx)])
    return polylines(runs)


def tufts(coat: Coat) -> Iterator[Item]:
    """A fringe of fine locks that stand off, behind the part."""
    edge = list(coat.edge(2.2, 96))
    fringe = Path()
    for (a, (nx, ny)), (b, _) in zip(edge, edge[1:] + edge[:1], strict=True):
        step = math.dist(a, b)
        reach, lean = min(step * coat.rng.uniform(0.4, 1.1), 2.6), coat.rng.uniform(0.1, 0.7) * min(step, 3.0)
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        tip = (x + reach * nx - lean * ny, y + reach * ny + lean * nx + 0.15 * reach)
        inner = (b[0] - 1.5 * nx, b[1] - 1.5 * ny)
        bent(fringe, (a[0] - 1.5 * nx, a[1] - 1.5 * ny), (a[0] + 0.4 * reach * nx, a[1] + 0.4 * reach * ny), tip)
        fringe.quadTo(*rounded((b[0] + 0.1 * reach * nx, b[1] + 0.1 * reach * ny)), *rounded(inner))
    yield Fill(fringe, Solid(coat.ink(-0.02)))


def fur(coat: Coat) -> Iterator[Item]:
    """Short strokes that fall downward, dark and light."""
    points = list(coat.strewn(coat.number(56, 4.2)))
    for first, offset in ((0, -0.12), (1, 0.12)):
        strokes = Path()
        for x, y in points[first::2]:
            reach, lean = coat.rng.uniform(2.6, 4.6), coat.rng.uniform(-1.6, 1.6)
            bent(strokes, (x, y), (x + lean, y + 0.4 * reach), (x + lean, y + reach))
        yield coat.lines(strokes, offset, 0.9, 0.85)


def wool(coat: Coat) -> Iterator[Item]:
    """Knitted: columns of stitches."""
    step = coat.spacing(4.2, 120)
    left, _, right, _ = coat.box
    runs: list[list[Point]] = []
    columns = math.ceil((right - left) / step)
    for y in coat.rows(step * 0.8):
        run: list[Point] = []
        for i in range(columns + 1):
            run += [(left + i * step, y - 0.5 * step), (left + (i + 0.5) * step, y + 0.35 * step)]
        runs.append(run)
    yield coat.lines(polylines(runs), -0.15, 0.3 * step, 0.85)


def fabric(coat: Coat) -> Iterator[Item]:
    """A weave of threads under soft folds."""
    yield from _threads(coat, 0.0)
    yield from _folds(coat, 0.42)


def _threads(coat: Coat, slant: float) -> Iterator[Item]:
    """Warp and weft; slanted, as in a twill, the warp alone shows."""
    step = max(3.4 if slant else 2.8, coat.height / (66 * coat.share + 2), coat.width / (66 * coat.share + 2))
    left, top, right, bottom = coat.box
    lean = slant * coat.height
    number = math.ceil((coat.width + abs(lean)) / step)
    warp = [[(left - lean + (i + 0.5) * step, bottom + 1), (left + (i + 0.5) * step, top - 1)] for i in range(number)]
    yield coat.lines(polylines(warp), -0.13, 0.6, 0.6)
    if not slant:
        weft = [[(left - 1, y), (right + 1, y)] for y in coat.rows(step)]
        yield coat.lines(polylines(weft), 0.1, 0.6, 0.6)


def _folds(coat: Coat, strength: float) -> Iterator[Item]:
    """Soft hollows from one side to the other, each with its lit ridge."""
    if coat.thickness < 7:
        return
    folds = Path()
    for i in range(2 if coat.share > 0.15 else 1):
        u = 0.3 + 0.42 * i + coat.rng.uniform(-0.08, 0.08)
        bent(folds, coat.at(u - 0.12, -0.03), coat.at(u + 0.1, 0.5), coat.at(u - 0.04, 1.03))
    width = min(0.09 * coat.thickness, 4.0)
    yield Stroke(folds, Solid(coat.ink(-0.11), 0.8 * strength), 0.8 * width)
    yield Stroke(g.moved(folds, 0.9 * width, 0.0), Solid(coat.ink(0.12), strength), 0.5 * width)


def denim(coat: Coat) -> Iterator[Item]:
    """Twill, worn pale, with orange seams."""
    yield from _threads(coat, 0.7)
    yield coat.shine(0.4, 0.4, 0.5, 0.22)
    yield Stroke(_seam(coat), Solid(_THREAD), 0.8)


def velvet(coat: Coat) -> Iterator[Item]:
    """Deep in the middle, lit where it turns away, and brushed: the nap lies now toward the light, now away from it."""
    for width, offset, alpha in ((0.3, 0.1, 0.22), (0.17, 0.16, 0.3), (0.07, 0.24, 0.4)):
        yield coat.rim(coat.ink(offset), min(width * coat.thickness, 80 * width), alpha)
    if coat.thickness < 5:
        return
    for number, (offset, alpha) in enumerate(((-0.1, 0.4), (0.15, 0.34))):
        brushed = Path()
        for i in range(max(2, round(7 * coat.share))):
            u, v = coat.rng.uniform(0.1, 0.9), (i + 0.25 + 0.5 * number) / max(2, round(7 * coat.share))
            reach = coat.rng.uniform(0.12, 0.22)
            bent(brushed, coat.at(u - reach, v + 0.05), coat.at(u, v - 0.09), coat.at(u + reach, v + 0.03))
        yield coat.lines(brushed, offset, min(0.11 * coat.thickness, 5.0), alpha)
    yield coat.shine(0.34, 0.3, 0.42, 0.2, 0.5)


def silk(coat: Coat) -> Iterator[Item]:
    """Flowing folds with a bright sheen."""
    yield from _folds(coat, 1.0)
    yield coat.shine(0.3, 0.3, 0.5, 0.6, 0.35)


def wicker(coat: Coat) -> Iterator[Item]:
    """Over and under: short bars, turned in every second cell."""
    step = coat.spacing(4.6, 110)
    left, _, right, _ = coat.box
    bars: list[list[Point]] = []
    for row, y in enumerate(coat.rows(step)):
        for i in range(math.ceil((right - left) / step)):
            x, k = left + (i + 0.5) * step, 0.36 * step
            bars.append([(x - k, y), (x + k, y)] if (row + i) % 2 else [(x, y - k), (x, y + k)])
    woven = polylines(bars)
    yield coat.rim(coat.ink(-0.2), 0.8, 0.6)
    yield coat.lines(woven, -0.22, 0.5 * step, 0.6)
    yield coat.lines(woven, 0.1, 0.32 * step)


def thatch(coat: Coat) -> Iterator[Item]:
    """Stalks side by side, light and dark, with ends that stand out at different lengths, and the ties about them."""
    number = max(6, round(90 * coat.share))
    for first, offset in ((0, -0.15), (1, 0.12), (2, -0.07)):
        stalks = Path()
        for i in range(first, number, 3):
            across, start = (i + coat.rng.uniform(0.1, 0.9)) / number, coat.rng.uniform(-0.05, 0.6)
            ends = coat.along(start, across), coat.along(start + 0.5, across + coat.rng.uniform(-0.05, 0.05))
            bent(stalks, ends[0], coat.along(start + 0.25, across + coat.rng.uniform(-0.04, 0.04)), ends[1])
        yield coat.lines(stalks, offset, 1.1, 0.9)
    if max(coat.width, coat.height) > 2 * coat.thickness or coat.share > 0.2:
        ties = polylines([[coat.along(u, -0.05), coat.along(u + 0.01, 1.05)] for u in (0.2, 0.8)])
        yield coat.lines(ties, -0.3, 2.0, 0.9)
