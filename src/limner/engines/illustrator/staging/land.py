"""Outlines of scenery: hills, mountains, dunes, waves, rows of trees, skylines, grass, leaves."""

import math
from collections.abc import Iterable
from random import Random

from limner.drawing import geometry as g
from limner.drawing.geometry import Landmark, Path, Point


def ridge(rng: Random, width: float, base: float, swell: float, bottom: float, bumps: int = 4) -> Path:
    """Rolling land from edge to edge: its crest about `base`, closed at `bottom`."""
    points: list[Landmark] = [(-8, bottom, "c")]
    phase = rng.uniform(0, math.tau)
    for i in range(bumps * 2 + 1):
        x = -8 + (width + 16) * i / (bumps * 2)
        wave = math.sin(phase + i * 1.55) * 0.6 + rng.uniform(-0.45, 0.45)
        end = i in (0, bumps * 2)
        points.append((x, base + wave * swell, "c") if end else (x, base + wave * swell))
    points.append((width + 8, bottom, "c"))
    return g.smooth(points)


def slope(width: float, left: float, right: float, sag: float, bottom: float) -> Path:
    """One clean sweep of land from `left` to `right`, bowed up by `sag`."""
    middle = (left + right) / 2 - sag
    points: list[Landmark] = [
        (-8, bottom, "c"),
        (-8, left, "c"),
        (width * 0.5, middle),
        (width + 8, right, "c"),
        (width + 8, bottom, "c"),
    ]
    return g.smooth(points)


def peak(rng: Random, x: float, base: float, half: float, height: float) -> tuple[Path, Path, Path]:
    """A mountain: its body, its shaded face (right of the crest) and its cap of snow."""
    top = (x + rng.uniform(-0.1, 0.1) * half, base - height)
    left = _flank(rng, (x - half, base), top)
    right = _flank(rng, top, (x + half, base))
    body = g.polygon([*left, *right[1:]])
    crest = [top]
    for i in range(1, 6):
        share = i / 5
        crest.append((top[0] + (0.12 if i % 2 else -0.1) * half * share + half * 0.1 * share, top[1] + height * share))
    face = g.polygon([*crest, (x + half, base), *reversed(right[1:-1])])
    return body, face, _cap(rng, body, top, half, height)


def _flank(rng: Random, start: Point, end: Point) -> list[Point]:
    steps = 5
    dx, dy = (end[0] - start[0]) / steps, (end[1] - start[1]) / steps
    inner = [
        (start[0] + dx * (i + rng.uniform(-0.28, 0.28)), start[1] + dy * (i + rng.uniform(-0.2, 0.2)))
        for i in range(1, steps)
    ]
    return [start, *inner, end]


def _cap(rng: Random, body: Path, top: Point, half: float, height: float) -> Path:
    line = top[1] + height * rng.uniform(0.26, 0.36)
    zigzag: list[Point] = []
    for i in range(9):
        x = top[0] - half * 0.6 + half * 1.2 * i / 8
        zigzag.append((x, line + (0.075 if i % 2 else -0.045) * height * rng.uniform(0.6, 1.3)))
    area = g.polygon([(top[0] - half, top[1] - 4), (top[0] + half, top[1] - 4), *reversed(zigzag)])
    return g.intersection(area, body)


def dune(rng: Random, x: float, y: float, reach: float, height: float, bottom: float) -> tuple[Path, Path]:
    """A dune with its crest at (x, y): the whole, and its lee side in shade, cut by an S-shaped crest line."""
    body = g.smooth(
        [
            (x - reach * 1.25, bottom, "c"),
            (x - reach * 1.2, y + height),
            (x - reach * 0.55, y + height * 0.62),
            (x, y, "c"),
            (x + reach * 0.4, y + height * 0.42),
            (x + reach * 1.1, y + height),
            (x + reach * 1.3, bottom, "c"),
        ]
    )
    sway = rng.uniform(0.05, 0.2) * reach
    lee = g.smooth(
        [
            (x, y, "c"),
            (x + reach * 0.4, y + height * 0.42),
            (x + reach * 1.1, y + height, "c"),
            (x + reach * 0.62, y + height * 1.06),
            (x + reach * 0.12 + sway, y + height * 0.86),
            (x + reach * 0.16, y + height * 0.45),
        ]
    )
    return body, lee


def treeline(rng: Random, width: float, base: float, height: float, kind: str, density: float = 1.0) -> Path:
    """A far row of trees as one silhouette: "pine", "round" or "tall" crowns on a strip of undergrowth."""
    line = Path()
    x = -height * 0.3
    while x < width + height * 0.3:
        size = height * rng.uniform(0.55, 1.1)
        if kind == "pine":
            line.addPath(_pine(x, base, size))
        elif kind == "tall":
            line.addPath(g.ellipse(x, base - size * 0.62, size * 0.17, size * 0.42))
        else:
            _round_crown(line, rng, x, base, size)
        x += size * (0.30 if kind != "round" else 0.62) * rng.uniform(0.75, 1.35) / density
    line.addPath(g.rect(-4, base - height * 0.14, width + 8, height * 0.3))
    return line


def _pine(x: float, base: float, size: float) -> Path:
    half = size * 0.2
    return g.polygon(
        [
            (x, base - size),
            (x + half * 0.5, base - size * 0.66),
            (x + half * 0.28, base - size * 0.66),
            (x + half * 0.82, base - size * 0.33),
            (x + half * 0.5, base - size * 0.33),
            (x + half * 1.15, base),
            (x - half * 1.15, base),
            (x - half * 0.5, base - size * 0.33),
            (x - half * 0.82, base - size * 0.33),
            (x - half * 0.28, base - size * 0.66),
            (x - half * 0.5, base - size * 0.66),
        ]
    )


def _round_crown(line: Path, rng: Random, x: float, base: float, size: float) -> None:
    for dx, dy, r in ((0, 0.56, 0.36), (-0.28, 0.4, 0.26), (0.28, 0.38, 0.28)):
        line.addPath(g.ellipse(x + dx * size, base - dy * size, r * size * rng.uniform(0.9, 1.1)))
    line.addPath(g.rect(x - size * 0.4, base - size * 0.4, size * 0.8, size * 0.4))


def skyline(
    rng: Random, width: float, base: float, height: float, step: float
) -> list[tuple[float, float, float, float]]:
    """Buildings as (x, y, width, height), edge to edge, of uneven height and roughly `step` wide."""
    houses = []
    x = -step * rng.uniform(0.1, 0.6)
    while x < width:
        wide = step * rng.uniform(0.6, 1.25)
        tall = height * rng.uniform(0.38, 1.0)
        houses.append((x, base - tall, wide, tall))
        x += wide + step * rng.choice((0.0, 0.0, 0.06, 0.12))
    return houses


def blades(rng: Random, spots: Iterable[tuple[float, float, float]], lean: float = 0.0) -> Path:
    """Tufts of grass: three to five curved blades at each (x, y, size)."""
    grass = Path()
    for x, y, size in spots:
        for i in range(rng.choice((3, 4, 5))):
            off = (i - 1.6) * size * 0.17
            tip = (x + off * 2.1 + lean * size + rng.uniform(-0.1, 0.1) * size, y - size * rng.uniform(0.6, 1.0))
            half = size * 0.055
            grass.moveTo(x + off - half, y)
            grass.quadTo(x + off - half * 0.4, y - size * 0.4, *tip)
            grass.quadTo(x + off + half * 1.6, y - size * 0.35, x + off + half, y)
            grass.close()
    return grass


def leaf(x: float, y: float, length: float, degrees: float, plump: float = 0.32) -> Path:
    """A pointed leaf from its stalk at (x, y) in a direction (0 is right, clockwise)."""
    blade = Path()
    blade.moveTo(0, 0)
    blade.cubicTo(length * 0.25, -length * plump, length * 0.7, -length * plump * 0.85, length, 0)
    blade.cubicTo(length * 0.7, length * plump * 0.7, length * 0.25, length * plump * 0.8, 0, 0)
    blade.close()
    return g.moved(g.rotated(blade, degrees), x, y)


def cloud(rng: Random, x: float, y: float, width: float, plump: float = 0.34) -> Path:
    """A cumulus about (x, y): a heap of lobes, high in the middle, rounded underneath."""
    heap = Path()
    lobes = 7
    lean = rng.uniform(-0.16, 0.16)
    for i in range(lobes):
        t = i / (lobes - 1) * 2 - 1
        arch = (1 - (t - lean) ** 2 * 0.82) * rng.uniform(0.72, 1.0)
        radius = width * (0.085 + 0.115 * max(arch, 0.1))
        lift = width * plump * max(arch, 0.0) * 0.55
        heap.addPath(g.ellipse(x + t * width * 0.42, y - lift, radius * 1.12, radius))
    for share, wide, tall in ((-0.24, 0.24, 0.07), (0.06, 0.32, 0.088), (0.3, 0.19, 0.06)):
        heap.addPath(g.ellipse(x + (share + 0.1 * lean) * width, y + width * 0.02, width * wide, width * tall))
    return heap


def wisp(x: float, y: float, width: float, thick: float) -> Path:
    """A long thin cloud, pointed at both ends."""
    return g.smooth(
        [
            (x - width / 2, y, "c"),
            (x - width * 0.2, y - thick * 0.7),
            (x + width * 0.12, y - thick),
            (x + width / 2, y - thick * 0.1, "c"),
            (x + width * 0.2, y + thick * 0.35),
            (x - width * 0.16, y + thick * 0.5),
        ]
    )


def ripples(rng: Random, width: float, top: float, bottom: float, count: int, longest: float) -> Path:
    """Flat lens-shaped glints on water, growing toward the viewer."""
    water = Path()
    for _ in range(count):
        near = rng.random() ** 1.4
        x, y = rng.uniform(0, width), top + (bottom - top) * near
        half = longest * (0.2 + 0.8 * near) * rng.uniform(0.4, 1.0) / 2
        thick = half * 0.05 + 0.6 + near * 1.2
        water.addPath(wisp(x, y, half * 2, thick))
    return water


def dots(rng: Random, box: tuple[float, float, float, float], count: int, radius: tuple[float, float]) -> Path:
    """Round specks scattered in a box (left, top, right, bottom)."""
    specks = Path()
    for _ in range(count):
        r = radius[0] + (radius[1] - radius[0]) * rng.random() ** 2.2
        specks.addCircle(rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]), r)
    return specks


def patches(rng: Random, width: float, top: float, bottom: float, count: int, size: float) -> Path:
    """Flat ovals on the ground: light patches, pebbled sand, drifts; flatter and smaller far away."""
    ground = Path()
    for _ in range(count):
        near = rng.random()
        x, y = rng.uniform(-0.05, 1.05) * width, top + (bottom - top) * near
        rx = size * (0.35 + 0.65 * near) * rng.uniform(0.5, 1.1)
        ground.addPath(g.ellipse(x, y, rx, rx * (0.06 + 0.08 * near)))
    return ground
