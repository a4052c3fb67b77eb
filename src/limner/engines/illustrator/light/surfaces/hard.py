"""Wood, stone, masonry, marble, brick, rust, chocolate, paper, cardboard."""

import math
from collections.abc import Iterator

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix
from limner.drawing.display import Fill, Item, Solid, Stroke
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.light.surfaces.coat import Coat, bent, polylines

_LAID = 0.42
"""The share of a wall's blocks that stand out."""
_BOARD = 17.0
"""Parts wider than two of these are boards side by side."""


def wood(coat: Coat) -> Iterator[Item]:
    """Grain along the longer side, knots, and the gaps between boards."""
    dark, pale = Path(), Path()
    length, across = max(coat.width, coat.height), coat.thickness
    number = max(2, min(round(across / 3.2), round(28 * coat.share) + 2))
    for i in range(number):
        v = (i + coat.rng.uniform(0.2, 0.8)) / number
        _grain(coat, dark if i % 3 else pale, v, min(1.6 / across, 0.14))
    yield coat.lines(dark, -0.13, 0.8, 0.75)
    yield coat.lines(pale, 0.08, 0.8, 0.6)
    boards = min(int(across / _BOARD), 5)
    if boards > 1:
        gaps = [[coat.along(-0.02, i / boards), coat.along(1.02, i / boards)] for i in range(1, boards)]
        yield coat.lines(polylines(gaps), -0.26, 0.9, 0.9)
    if across > 5 and coat.share > 0.1:
        yield from _knots(coat, min(2 if length > 2.5 * across else 1 + boards, 4), min(0.16 * across, 3.0))


def _grain(coat: Coat, path: Path, v: float, wave: float) -> None:
    start, end = coat.rng.choice(((-0.02, 1.02), (-0.02, 0.72), (0.3, 1.02), (-0.02, 1.02)))
    middle = (start + end) / 2
    bow = coat.rng.uniform(-wave, wave)
    bent(path, coat.along(start, v), coat.along((start + middle) / 2, v + bow), coat.along(middle, v))
    path.quadTo(*coat.along((middle + end) / 2, v - bow), *coat.along(end, v))


def _knots(coat: Coat, number: int, radius: float) -> Iterator[Item]:
    rings, hearts = [], []
    lying = coat.width >= coat.height
    for i in range(number):
        x, y = coat.along((i + coat.rng.uniform(0.3, 0.7)) / number, coat.rng.uniform(0.3, 0.7))
        rx, ry = (1.7 * radius, radius) if lying else (radius, 1.7 * radius)
        rings.append(g.ellipse(x, y, rx, ry))
        rings.append(g.ellipse(x, y, 0.64 * rx, 0.64 * ry))
        hearts.append(g.ellipse(x, y, 0.32 * rx, 0.32 * ry))
    yield coat.lines(g.joined(*rings), -0.17, 0.7, 0.9)
    yield Fill(g.joined(*hearts), Solid(coat.ink(-0.24)))


def grainy(coat: Coat) -> Iterator[Item]:
    """Speckles, dark and light."""
    points = list(coat.strewn(coat.number(60, 5.0)))
    for first, offset in ((0, -0.17), (1, 0.13)):
        chips = [_chip(coat, x, y) for x, y in points[first::2]]
        if chips:
            yield Fill(g.joined(*chips), Solid(coat.ink(offset), 0.8))


def stone(coat: Coat) -> Iterator[Item]:
    """Blotches and speckles, and cracks with a lit edge."""
    points, broad = list(coat.strewn(max(3, round(9 * coat.share)))), 0.2 * coat.thickness
    for first, offset in ((0, -0.07), (1, 0.08)):
        spots = [g.ellipse(x, y, 1.5 * broad, broad) for x, y in points[first::2]]
        yield Fill(g.joined(*spots), Solid(coat.ink(offset), 0.45))
    yield from grainy(coat)
    if coat.thickness > 5:
        cracks = _cracks(coat, max(1, round(4 * coat.share)))
        yield coat.lines(g.moved(cracks, 0.7, 0.8), 0.16, 0.8, 0.8)
        yield coat.lines(cracks, -0.24, 0.9, 0.9)
    yield coat.rim(coat.ink(0.1), 0.8, 0.7)


def _cracks(coat: Coat, number: int) -> Path:
    """Lines that zigzag inward from the edge."""
    runs = []
    for i in range(number):
        u, v, step = (i + coat.rng.uniform(0.3, 0.7)) / number, -0.02 if i % 2 else 1.02, 0.13 if i % 2 else -0.13
        run = [coat.along(u, v)]
        for k in range(1, 5):
            run.append(coat.along(u + coat.rng.uniform(-0.05, 0.05), v + k * step))
        runs.append(run)
    return polylines(runs)


_ORANGE: RGB = (206, 116, 46)
_BARE: RGB = (132, 140, 148)
"""Fresh rust, and iron that has none yet."""


def rust(coat: Coat) -> Iterator[Item]:
    """Scabs, dark and orange, iron bare here and there, pits, and streaks that ran down from them."""
    number = max(3, round(16 * coat.share))
    points = list(coat.strewn(3 * number))
    size = min(max(0.1 * coat.thickness, 1.2), 5.0)
    bare, dark, fresh = (
        [_scab(coat, x, y, size * coat.rng.uniform(*reach)) for x, y in points[k::3]]
        for k, reach in enumerate(((0.5, 1.3), (0.7, 2.2), (0.3, 1.1)))
    )
    yield Fill(g.joined(*bare), Solid(mix(_BARE, coat.ink(0.0), 0.35), 0.7))
    yield Fill(g.joined(*dark), Solid(coat.ink(-0.14), 0.55))
    yield Fill(g.joined(*fresh), Solid(mix(_ORANGE, coat.ink(0.06), 0.3), 0.75))
    streaks = polylines([[(x, y), (x, y + 4.2 * size)] for x, y in points[2::3]])
    yield Stroke(streaks, Solid(mix(_ORANGE, coat.ink(-0.08), 0.5), 0.5), 0.3 * size)
    pits = [g.ellipse(x, y, 0.6) for x, y in coat.strewn(coat.number(60, 4.0))]
    yield Fill(g.joined(*pits), Solid(coat.ink(-0.24), 0.8))


def _scab(coat: Coat, x: float, y: float, size: float) -> Path:
    """A patch with a ragged edge."""
    turns = [math.tau * k / 7 for k in range(7)]
    reach = [size * coat.rng.uniform(0.55, 1.25) for _ in turns]
    return g.polygon([
        (round(x + r * math.cos(a), 1), round(y + 0.8 * r * math.sin(a), 1)) for a, r in zip(turns, reach, strict=True)
    ])  # fmt: skip


def chocolate(coat: Coat) -> Iterator[Item]:
    """The pieces of a bar, each with a lit and a shaded edge, and a dull gloss."""
    step = max(coat.spacing(9.0, 40), 9.0)
    left, top, right, bottom = coat.box
    across = [left + i * step for i in range(1, math.ceil((right - left) / step))]
    down = [top + i * step for i in range(1, math.ceil((bottom - top) / step))]
    grooves = polylines([[(x, top), (x, bottom)] for x in across] + [[(left, y), (right, y)] for y in down])
    if not grooves.isEmpty():
        yield coat.lines(g.moved(grooves, 0.9, 0.9), 0.16, 1.0, 0.8)
        yield coat.lines(grooves, -0.13, 1.3)
    yield coat.rim(coat.ink(0.14), 0.9, 0.8)
    if coat.thickness > 6:
        yield coat.shine(0.3, 0.24, 0.34, 0.4, 0.5)


def masonry(coat: Coat) -> Iterator[Item]:
    """Here and there a few blocks of a course, darker and lighter, in joints that do not go through."""
    step = coat.spacing(6.0, 60)
    left, _, right, _ = coat.box
    dark: list[Path] = []
    light: list[Path] = []
    for i, y in enumerate(coat.rows(step)):
        x = left - (0.8 * step if i % 2 else 0.0)
        while x < right:
            length = step * coat.rng.uniform(1.3, 2.1)
            if (chance := coat.rng.random()) < _LAID:
                block = g.rect(x, y - 0.42 * step, 0.9 * length, 0.84 * step, 0.14 * step)
                (dark if chance < 0.6 * _LAID else light).append(block)
            x += length
    for blocks, offset in ((dark, -0.1), (light, 0.07)):
        if blocks:
            yield Fill(g.joined(*blocks), Solid(coat.ink(offset), 0.8))


def _chip(coat: Coat, x: float, y: float) -> Path:
    size = coat.rng.uniform(0.5, 1.3)
    turn = coat.rng.uniform(0, math.tau)
    corners = [(turn + k, size * coat.rng.uniform(0.7, 1.3)) for k in (0.0, 2.1, 4.0)]
    return g.polygon([(round(x + r * math.cos(a), 1), round(y + r * math.sin(a), 1)) for a, r in corners])


def marble(coat: Coat) -> Iterator[Item]:
    """Veins across, some broad and faint, some fine, with branches; and a polish."""
    broad, fine = Path(), Path()
    for i in range(max(2, round(13 * coat.share))):
        v = coat.rng.uniform(-0.2, 1.0)
        path = broad if i % 3 == 0 else fine
        a, b = coat.at(-0.02, v), coat.at(1.02, v + coat.rng.uniform(0.1, 0.6))
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + coat.rng.uniform(-0.06, 0.06) * coat.height)
        sway = 0.24 * coat.thickness
        bent(path, a, _swayed(coat, a, middle, sway), middle)
        path.quadTo(*_swayed(coat, middle, b, sway), *b)
        tip = middle[0] + 0.4 * coat.width * coat.rng.uniform(-1, 1), middle[1] + 0.4 * coat.height
        bent(fine, middle, _swayed(coat, middle, tip, sway), tip)
    yield coat.lines(broad, -0.14, 2.6, 0.45)
    yield coat.lines(fine, -0.24, 0.7, 0.7)
    yield coat.shine(0.28, 0.22, 0.3, 0.6)


def _swayed(coat: Coat, a: Point, b: Point, by: float) -> Point:
    return (a[0] + b[0]) / 2 + coat.rng.uniform(-by, by), (a[1] + b[1]) / 2 + coat.rng.uniform(-by, by)


def brick(coat: Coat) -> Iterator[Item]:
    """Courses with their joints, and some bricks burnt darker."""
    step = coat.spacing(5.0, 80)
    length = 2.1 * step
    left, _, right, _ = coat.box
    joints, burnt = Path(), []
    for i, y in enumerate(coat.rows(step)):
        y0 = y - 0.5 * step
        joints.moveTo(left - 1, y0)
        joints.lineTo(right + 1, y0)
        x = left - (0.5 * length if i % 2 else 0.0)
        while x < right:
            joints.moveTo(x, y0)
            joints.lineTo(x, y0 + step)
            if coat.rng.random() < 0.22:
                burnt.append(g.rect(x, y0, length, step))
            x += length
    if burnt:
        yield Fill(g.joined(*burnt), Solid(coat.ink(-0.12), 0.6))
    yield coat.lines(joints, 0.2, 0.9, 0.85)


def paper(coat: Coat) -> Iterator[Item]:
    """Creases: lit on one side, shaded on the other."""
    centre = coat.at(coat.rng.uniform(0.35, 0.65), coat.rng.uniform(0.3, 0.6))
    ends = [coat.at(*spot) for spot in ((-0.1, -0.1), (0.55, -0.1), (1.1, 0.1), (1.1, 1.1), (0.4, 1.1), (-0.1, 0.7))]
    for i, alpha in ((0, 0.5), (3, 0.45)):
        yield Fill(g.polygon([centre, ends[i], ends[i + 1]]), Solid(coat.ink(-0.1), alpha))
    creases = polylines([[centre, end] for end in ends])
    yield coat.lines(creases, -0.2, 0.7, 0.6)
    yield coat.lines(polylines([[(x + 0.7, y + 0.7) for x, y in (centre, end)] for end in ends]), 0.16, 0.6, 0.9)
    yield coat.rim(coat.ink(0.14), 0.7, 0.8)


_TAPE: RGB = (233, 212, 164)


def cardboard(coat: Coat) -> Iterator[Item]:
    """Flutes, a torn pale edge, and a strip of tape over the largest faces."""
    step = coat.spacing(2.6, 900)
    left, top, right, bottom = coat.box
    number = min(math.ceil((right - left) / step), round(64 * coat.share) + 2)
    xs = [left + (right - left) * (i + 0.5) / number for i in range(number)]
    yield coat.lines(polylines([[(x, top - 1), (x, bottom + 1)] for x in xs]), -0.07, 0.7, 0.7)
    if coat.share > 0.12 and coat.thickness > 10:
        wide = min(0.16 * coat.thickness, 7.0)
        strip = polylines([[coat.along(-0.02, 0.5), coat.along(1.02, 0.47)]])
        yield Stroke(strip, Solid(mix(_TAPE, coat.ink(0.1), 0.35), 0.85), wide)
        yield coat.lines(g.moved(strip, 0.0, 0.5 * wide), -0.14, 0.5, 0.7)
    yield Stroke(coat.path, Solid(coat.ink(0.13), 0.9), 2.0)
    yield coat.lines(polylines([[coat.at(0.1, 0.8), coat.at(0.45, 0.62)]]), -0.14, 0.8, 0.7)
