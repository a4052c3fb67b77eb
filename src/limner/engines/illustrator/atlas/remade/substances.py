"""Figures of what has no form of its own: water, cloud, fire, stars, bricks, the flesh of a fruit."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from limner.drawing import geometry as g
from limner.drawing.colour import parse
from limner.drawing.contour import Walk, contours
from limner.drawing.coverage import Numbers
from limner.drawing.geometry import Path, Point
from limner.drawing.matrices import affine
from limner.engines.illustrator.atlas.figure import Pen, Slot
from limner.engines.illustrator.atlas.remade.anatomy import Body, area, inset, middle, recast

_BROAD = 0.02
"""Parts with more of the figure's box than this bear waves."""
_BRICKS = 20
"""So many bricks' heights make the longer side of a figure."""
_LONGEST = 3
"""Studs on the longest brick."""


@dataclass(frozen=True)
class Substance:
    """How a figure of it is drawn, in its own colours beside those of the figure."""

    draw: Callable[[Pen, Body], None]
    slots: Mapping[str, Slot]


def _of(*named: tuple[str, str, str]) -> Mapping[str, Slot]:
    return {name: Slot(parse(code), role) for name, code, role in named}  # type: ignore[arg-type]


def _water(pen: Pen, body: Body) -> None:
    """Waves that run along it, foam on its back, drops that fly off."""
    size, broad = body.size, _BROAD * body.figure.width * body.figure.height
    for path, _ in recast(pen, body, "water"):
        if area(path) > broad:
            left, top, right, bottom = g.bounds(path)
            step = 0.085 * size
            for i in range(max(1, round((bottom - top) / step))):
                y = top + (i + 0.6) * step
                slot, deep = (("deep", 0.5), ("pale", 0.3))[i % 2]
                pen.mark(slot, _crest((left - 4, right + 4), y, 0.2 * size, deep * step), alpha=0.75)
    rng = body.rng
    edge = _upper_edge(body, 0.05 * size)
    foam = [g.ellipse(x, y + 1, rng.uniform(0.02, 0.045) * size) for x, y in edge]
    left, _, right, bottom = body.box
    for i in range(13):
        x = left + (right - left) * (i + 0.5) / 13
        foam.append(g.ellipse(x + rng.uniform(-2, 2), bottom, rng.uniform(0.03, 0.055) * size, 0.03 * size))
    drops = [g.ellipse(x + rng.uniform(-7, 3), y - rng.uniform(3, 9), rng.uniform(0.8, 2)) for x, y in edge[::2]]
    pen.part("foam", g.union(*foam))
    pen.part("pale", g.joined(*drops), shade="flat")
    for feature in body.features():
        pen.add(feature)


def _crest(ends: Point, y: float, length: float, deep: float) -> Path:
    """A band with a wavy upper edge."""
    start, end = ends
    number = max(4, math.ceil(8 * (end - start) / length))
    xs = [start + (end - start) * i / number for i in range(number + 1)]
    points = [(x, y + 0.9 * deep * math.sin(math.tau * x / length)) for x in xs]
    corners = (0, number)
    upper = [(*p, g.CORNER) if i in corners else p for i, p in enumerate(points)]
    return g.smooth([*upper, *((p[0], p[1] + deep, *p[2:]) for p in reversed(upper))])


def _upper_edge(body: Body, step: float) -> list[Point]:
    """Points along the outline where it faces up."""
    spots = list[Point]()
    for contour in contours(body.outline):
        walk = Walk(contour)
        for i in range(int(walk.length / step)):
            (x, y), _ = walk.at(i * step)
            above = not body.outline.contains(x, y - 0.04 * body.size)
            if above and body.outline.contains(x, y + 0.03 * body.size):
                spots.append((x, y))
    return spots


def _cloud(pen: Pen, body: Body) -> None:
    """Puffs, large ones within and small ones along the edge, each with its own shade."""
    size = body.size
    spots = body.packed([share * size for share in (0.15, 0.1, 0.07, 0.05, 0.035)], 90, 0.66)
    puffs = [g.ellipse(x, y, 1.18 * r) for (x, y), r in spots]
    pen.part("cloud", g.union(body.outline, *puffs))
    for (x, y), r in sorted(spots, key=lambda spot: spot[0][1]):
        if r > 0.045 * size:
            puff = g.ellipse(x, y, 1.12 * r)
            pen.mark("cloud", g.difference(puff, g.moved(puff, -0.18 * r, -0.3 * r)), tone=-0.07, alpha=0.8)
            pen.mark("cloud", g.difference(puff, g.moved(puff, 0.12 * r, 0.2 * r)), tone=0.05, alpha=0.9)
    for feature in body.features():
        pen.add(feature)


def _fire(pen: Pen, body: Body) -> None:
    """Tongues above it, hotter toward its middle."""
    size, rng = body.size, body.rng
    for slot, deep, high in (("flame", 0.0, 0.17), ("hot", 0.028, 0.1), ("core", 0.062, 0.05)):
        area_left = inset(body.outline, deep * size) if deep else body.outline
        tongues = [area_left]
        for x, y in _upper_edge(body, 0.045 * size):
            tall, wide = high * size * rng.uniform(0.5, 1.3), 0.04 * size
            foot = y + (deep + 0.02) * size
            tip = (x - 0.35 * tall, foot - tall, g.CORNER)
            tongues.append(g.smooth([(x - wide, foot), (x - 0.7 * wide, foot - 0.5 * tall), tip, (x + wide, foot)]))
        pen.part(slot, g.union(*tongues), shade="glow")
    left, top, right, _ = body.box
    sparks = [g.ellipse(rng.uniform(left, right), top - rng.uniform(0, 0.2) * size, rng.uniform(0.5, 1.3))
              for _ in range(12)]  # fmt: skip
    pen.part("core", g.joined(*sparks), shade="glow")
    for _, tone, part in body.relief():
        if area(part.path) > _BROAD * body.figure.width * body.figure.height and tone < -0.03:
            pen.part("flame", part.path, shade="glow", alpha=0.5)
    for feature in body.features():
        pen.add(feature)


def _stars(pen: Pen, body: Body) -> None:
    """A constellation: bright stars along the outline, joined by lines, and dust within."""
    size, rng = body.size, body.rng
    pen.part("night", body.outline, alpha=0.8)
    dust = body.packed([share * size for share in (0.05, 0.03)], 160)
    for number, share in ((0, 0.02), (1, 0.011), (2, 0.007)):
        spots = [g.star(x, y, share * size * 1.5, share * size * 0.45, 4) for (x, y), _ in dust[number::3]]
        pen.mark("pale" if number else "star", g.joined(*spots), shade="glow")
    for path, _, _ in body.relief():
        if area(path) > _BROAD * body.figure.width * body.figure.height:
            pen.stroke("line", path, 0.007 * size, alpha=0.5, shade="glow")
    corners = list[Path]()
    for contour in contours(body.outline):
        walk = Walk(contour)
        if walk.length < 0.3 * size:
            continue
        number = max(3, int(walk.length / (0.16 * size)))
        points = [walk.at(walk.length * i / number)[0] for i in range(number)]
        pen.stroke("line", g.line([*points, points[0]]), 0.008 * size, shade="glow")
        corners += [g.star(x, y, rng.uniform(0.03, 0.055) * size, 0.011 * size, 4) for x, y in points]
    pen.part("star", g.joined(*corners), shade="glow")
    for feature in body.features():
        pen.part("star", g.ellipse(*middle(feature.path), 0.02 * size), shade="glow")


def _bricks(pen: Pen, body: Body) -> None:
    """Building bricks with studs, each in the colour of what it stands for."""
    left, top, right, bottom = body.box
    high = max(right - left, bottom - top) / _BRICKS
    wide = 1.2 * high
    columns, rows = math.ceil((right - left) / wide), math.ceil((bottom - top) / high)
    numbers = Numbers(columns, rows, affine(1 / wide, 0, 0, 1 / high, -left / wide, rows - bottom / high))
    names = list(body.symbol.slots)
    for part in body.figure.parts:
        for piece in (part, *part.marks):
            if piece.alpha > 0.5 and piece.detail < 2:
                numbers.draw(piece.path, names.index(piece.slot) + 1, width=piece.width)
    seen = numbers.seen()
    gap = 0.05 * high
    laid: dict[tuple[int, int], list[Path]] = {}
    studs: dict[int, list[Path]] = {}
    for row in range(rows):
        y = bottom - (rows - row) * high
        for first, number, length in _runs(seen[row], row):
            x = left + first * wide
            laid.setdefault((number, (row + first) % 3), []).append(
                g.rect(x + gap, y + gap, length * wide - 2 * gap, high - 2 * gap, 0.08 * high)
            )
            for i in range(length):
                if row == 0 or not seen[row - 1][first + i]:
                    box = g.rect(x + (i + 0.2) * wide, y - 0.32 * high, 0.6 * wide, 0.4 * high, 0.06 * high)
                    studs.setdefault(number, []).append(box)
    for number, paths in studs.items():
        pen.part(names[number - 1], g.joined(*paths), tone=0.03, shade="flat")
    joints = g.joined(*(path for paths in laid.values() for path in paths))
    pen.part("joint", g.outline(joints, 2.4 * gap), shade="flat")
    for (number, shade), paths in laid.items():
        pen.part(names[number - 1], g.joined(*paths), tone=(-0.035, 0.0, 0.03)[shade], shade="flat")
    lights = [g.rect(*_lid(path, high)) for paths in laid.values() for path in paths]
    pen.part("light", g.joined(*lights), shade="flat", alpha=0.4)
    for feature in body.features():
        pen.add(feature)


def _lid(path: Path, high: float) -> tuple[float, float, float, float]:
    left, top, right, _ = g.bounds(path)
    return left + 0.06 * high, top + 0.06 * high, right - left - 0.12 * high, 0.13 * high


def _runs(cells: "np.ndarray[tuple[int], np.dtype[np.int32]]", row: int) -> list[tuple[int, int, int]]:
    """Bricks in one course: where each begins, what it stands for, how long it is; joints do not lie in line."""
    found, at = list[tuple[int, int, int]](), 0
    while at < len(cells):
        number, room = int(cells[at]), _LONGEST if at or row % 2 else _LONGEST - 1
        length = 1
        while number and length < room and at + length < len(cells) and cells[at + length] == number:
            length += 1
        if number:
            found.append((at, number, length))
        at += length
    return found


def _flesh(pen: Pen, body: Body) -> None:
    """Cut from a fruit: its rind along the outline, and seeds within."""
    size = body.size
    for path, tone in recast(pen, body, "rind"):
        for slot, deep in (("pith", 0.022), ("flesh", 0.04)):
            inner = inset(path, deep * size)
            if not inner.isEmpty():
                pen.mark(slot, inner, tone=0.5 * tone)
        if area(path) > _BROAD * body.figure.width * body.figure.height:
            seeds = [
                g.ellipse(x, y, 0.011 * size, 0.018 * size, 20)
                for (x, y), _ in body.packed((0.075 * size,), 70)
                if path.contains(x, y)
            ]
            if seeds:
                pen.mark("seed", g.joined(*seeds))
    for feature in body.features():
        pen.add(feature)


SUBSTANCES: Mapping[str, Substance] = {
    "water": Substance(_water, _of(("water", "#3f9fd4", "primary"), ("deep", "#2b78b4", "follow"),
                                   ("pale", "#9ad8f0", "follow"), ("foam", "#f2fbff", "fixed"))),
    "cloud": Substance(_cloud, _of(("cloud", "#eef4fa", "primary"))),
    "smoke": Substance(_cloud, _of(("cloud", "#9a9ca6", "primary"))),
    "fire": Substance(_fire, _of(("flame", "#e2451c", "light"), ("hot", "#f98f22", "light"),
                                 ("core", "#ffd95a", "light"))),
    "star": Substance(_stars, _of(("night", "#1f2a66", "primary"), ("star", "#fff6cf", "light"),
                                  ("pale", "#cfe0ff", "light"), ("line", "#9fc0ff", "light"))),
    "blocks": Substance(_bricks, _of(("joint", "#3a3038", "fixed"), ("light", "#ffffff", "fixed"))),
    "fruit": Substance(_flesh, _of(("rind", "#2f7d3b", "second"), ("pith", "#e6f2c8", "fixed"),
                                   ("flesh", "#ec4a55", "primary"), ("seed", "#2a1c1c", "fixed"))),
}  # fmt: skip
"""By name."""
