"""Outlines of scenery: hills, mountains, dunes, waves, rows of trees, skylines, grass, leaves."""

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random

from limner.drawing import geometry as g
from limner.drawing.geometry import Landmark, Path


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


def crest(rng: Random, width: float, base: float, swell: float) -> Callable[[float], float]:
    """The height of rolling land at each x: a long wave and a shorter one about `base`."""
    one, two, share = rng.uniform(0, math.tau), rng.uniform(0, math.tau), rng.uniform(0.7, 1.15)

    def at(x: float) -> float:
        t = x / width
        return base - swell * (0.7 * math.sin(one + math.tau * share * t) + 0.3 * math.sin(two + 2.3 * math.tau * t))

    return at


def rolling(line: Callable[[float], float], width: float, bottom: float) -> Path:
    """The land under a crest from edge to edge, closed at `bottom`."""
    top: list[Landmark] = [(-8 + (width + 16) * i / 9, line(-8 + (width + 16) * i / 9)) for i in range(10)]
    ends = [(*top[0][:2], "c"), *top[1:-1], (*top[-1][:2], "c")]
    return g.smooth([(-8, bottom, "c"), *ends, (width + 8, bottom, "c")])


def copses(rng: Random, line: Callable[[float], float], width: float, size: float, groups: int) -> Path:
    """Clumps of round crowns and hedges that stand along a crest, some large, most low."""
    mass = Path()
    for _ in range(groups):
        x, number = rng.uniform(-0.02, 1.02) * width, rng.choice((2, 3, 3, 5, 8))
        grown = size * rng.uniform(0.5, 1.2) * (1.0 if number < 6 else 0.5)
        for i in range(number):
            r = grown * rng.uniform(0.6, 1.0)
            cx = x + (i - number / 2) * 0.95 * grown
            mass.addPath(g.ellipse(cx, line(cx) - 0.55 * r, r, 0.92 * r))
            mass.addPath(g.rect(cx - 0.8 * r, line(cx) - 0.5 * r, 1.6 * r, 0.9 * r))
    return mass


def winding(points: Sequence[tuple[float, float, float]]) -> Path:
    """A way along points (x, y, width), as broad across as they say."""
    left: list[Landmark] = [(x - wide / 2, y) for x, y, wide in points]
    right: list[Landmark] = [(x + wide / 2, y) for x, y, wide in reversed(points)]
    ends = [(*p[:2], "c") if i in (0, len(left) - 1) else p for i, p in enumerate(left)]
    return g.smooth([*ends, *((*p[:2], "c") if i in (0, len(right) - 1) else p for i, p in enumerate(right))])


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
            line.addPath(pine(x, base, size))
        elif kind == "tall":
            line.addPath(g.ellipse(x, base - size * 0.62, size * 0.17, size * 0.42))
        else:
            _round_crown(line, rng, x, base, size)
        x += size * (0.30 if kind != "round" else 0.62) * rng.uniform(0.75, 1.35) / density
    line.addPath(g.rect(-4, base - height * 0.14, width + 8, height * 0.3))
    return line


def pine(x: float, base: float, size: float) -> Path:
    """A conifer's silhouette of that height, in three tiers."""
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
    """A cumulus about (x, y): lobes of unlike size that tower toward one side, flat underneath."""
    heap = Path()
    lean, lobes = rng.uniform(-0.3, 0.3), 8
    for i in range(lobes):
        t = i / (lobes - 1) * 2 - 1
        arch = max(1 - abs(t - lean) ** 1.7 / (1 + abs(lean)) ** 1.7, 0.0) * rng.uniform(0.6, 1.0)
        radius = width * (0.05 + 0.12 * arch)
        heap.addPath(g.ellipse(x + t * width * 0.42, y - width * plump * arch * 0.62, radius * 1.1, radius))
        heap.addPath(g.ellipse(x + t * width * 0.42, y - width * 0.012, width * 0.085, width * 0.05))
    floor = g.rect(x - width, y - width, 2 * width, width * 1.03)
    return g.intersection(heap, floor)


def billows(rng: Random, width: float, base: float, height: float, bottom: float, size: float) -> Path:
    """A bank of cloud from edge to edge: heaps of lobes about a swelling line, closed at `bottom`."""
    bank = g.rect(-8, base, width + 16, bottom - base)
    phase, x = rng.uniform(0, math.tau), -size
    lines = [bank]
    while x < width + size:
        swell = 0.5 + 0.5 * math.sin(phase + 5.2 * x / width) * math.sin(1.7 * phase + 2.3 * x / width)
        lift, r = height * swell * rng.uniform(0.75, 1.1), size * rng.uniform(0.55, 1.15) * (0.6 + 0.6 * swell)
        lines.append(g.ellipse(x, base - lift, r, 0.86 * r))
        lines.append(g.rect(x - 0.82 * r, base - lift, 1.64 * r, lift + 2))
        x += 0.8 * r * rng.uniform(0.8, 1.3)
    return g.union(*lines)


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


def stratus(rng: Random, x: float, y: float, width: float, thick: float) -> Path:
    """A long bar of cloud with ragged ends: flat heaps along it, deepest in the middle."""
    strands = [wisp(x, y, width, 0.45 * thick)]
    for i in range(11):
        t = (i + rng.random()) / 11 * 2 - 1
        body = max(1 - t * t, 0.08)
        wide = width * (0.1 + 0.24 * body) * rng.uniform(0.7, 1.2)
        strands.append(wisp(x + 0.4 * t * width, y - thick * rng.uniform(-0.35, 0.6) * body, wide, thick * body))
    return g.union(*strands)


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


def burst(rng: Random, x: float, y: float, half: float, tall: float) -> Path:
    """Water thrown up from (x, y): round-ended tongues that fan out of a low heap, and drops over them."""
    thrown = g.ellipse(x, y, half, 0.22 * half)
    for k in range(7):
        share = (k - 3) / 3 + rng.uniform(-0.1, 0.1)
        long = tall * (1 - 0.5 * share * share) * rng.uniform(0.6, 1.0)
        foot, tip = x + 0.55 * half * share, x + 1.1 * half * share
        thick = half * rng.uniform(0.34, 0.46)
        bend = (0.6 * foot + 0.4 * tip, y - 0.55 * long, 0.8 * thick)
        thrown.addPath(g.limb([(foot, y, 1.3 * thick), bend, (tip, y - long, 0.42 * thick)]))
        for _ in range(2):
            r = half * rng.uniform(0.025, 0.07)
            thrown.addPath(g.ellipse(tip + rng.uniform(-0.25, 0.25) * half, y - long * rng.uniform(1.05, 1.4), r))
    return thrown


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
