"""What has been done to a thing: cut, bitten, broken, melted, torn, wrapped, emptied."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.facts import Flesh
from limner.engines.illustrator.atlas.figure import Figure, Part, Pen
from limner.engines.illustrator.atlas.remade.anatomy import Body, area, inset
from limner.engines.illustrator.atlas.remade.marring import MARRED
from limner.engines.illustrator.atlas.remade.warping import mapped

SKIN, PITH, FLESH, SEED = "skin_cut", "pith_cut", "flesh_cut", "seed_cut"
"""The colours of a cut: slots that a remade symbol has beside its own."""
_SLICE = 0.86
_CORNER = 0.12
"""How far within a box its corners are looked at: a disc is in none of them."""
CONTENTS = frozenset({"juice", "coffee", "wine", "beer", "drink", "soup", "cream", "food", "herb", "foam", "ice",
                       "slice", "filling", "tea", "milk", "olive", "straw", "petal", "heart", "stem",
                       "water"})  # fmt: skip
"""Slots of what is in a vessel."""


def _halved(pen: Pen, body: Body) -> None:
    """Two halves: one shows its cut face, the other lies behind it, rind up."""
    if body.symbol.flesh is None:
        _parted(pen, body)
        return
    left, top, right, bottom = body.box
    wide = right - left
    behind = g.rect(left - 9, top - 9, wide + 18, 0.52 * (bottom - top) + 9)
    _cut(pen, body, behind, (0.52 * wide, 0.46 * (bottom - top)), -8)
    _face(pen, body.symbol.flesh, _round(body), -0.34 * wide, 1.0)


def main_slot(body: Body) -> str:
    """The slot of its largest part."""
    return max((part for part in body.figure.parts if not part.width), key=lambda part: area(part.path)).slot


def _parted(pen: Pen, body: Body) -> None:
    """A thing sawn through: its halves apart, with the cut between them."""
    left, top, right, bottom = body.box
    middle, gap = (left + right) / 2, 0.07 * (right - left)
    for hand, x in ((-1, left - 9), (1, middle)):
        window = g.rect(x, top - 9, middle - left + 9, bottom - top + 18)
        _cut(pen, body, window, (hand * gap, 0.0), 5 * hand, (middle, bottom))
    strip = g.intersection(
        g.rect(middle - 0.02 * (right - left), top, 0.04 * (right - left), bottom - top), body.outline
    )
    if not strip.isEmpty():
        turned = g.rotated(g.moved(strip, gap, 0), 5, (middle, bottom))
        pen.part(FLESH, turned)


def _round(body: Body) -> Path:
    """The outline without what sticks out of it: a fruit without stalk and leaf."""
    solid = [p for p in body.figure.parts if body.symbol.slots[p.slot].role == "primary" and not p.width]
    return g.union(*(p.path for p in solid)) if solid else body.outline


def _face(pen: Pen, flesh: Flesh, outline: Path, dx: float, size: float, squeeze: float = 1.0) -> None:
    """A cut face: rind, pith, flesh, and what is in it."""
    left, top, right, bottom = g.bounds(outline)
    middle = (left + right) / 2, bottom
    face = g.moved(g.scaled(outline, size * squeeze, size, middle), dx, 0)
    thick = min(right - left, bottom - top) * size
    pen.part(SKIN, face)
    pen.mark(PITH, inset(face, 0.03 * thick), tone=0)
    inner = inset(face, (0.1 if flesh.cut == "segments" else 0.06) * thick)
    pen.mark(FLESH, inner)
    left, top, right, bottom = g.bounds(inner)
    at, rx, ry = ((left + right) / 2, (top + bottom) / 2), (right - left) / 2, (bottom - top) / 2
    for slot, path in _INSIDES[flesh.cut](at, rx, ry):
        pen.mark(slot, g.intersection(path, inner))


def _segments(at: Point, rx: float, ry: float) -> Iterator[tuple[str, Path]]:
    spokes = [math.radians(45 * i + 12) for i in range(8)]
    for turn in spokes:
        end = at[0] + 1.2 * rx * math.cos(turn), at[1] + 1.2 * ry * math.sin(turn)
        yield PITH, g.outline(g.line([at, end]), 0.07 * min(rx, ry))
    yield PITH, g.ellipse(*at, 0.1 * rx, 0.1 * ry)


def _seeds(at: Point, rx: float, ry: float) -> Iterator[tuple[str, Path]]:
    spots = [(math.radians(36 * i), 0.62 if i % 2 else 0.42) for i in range(10)]
    drops = [g.ellipse(at[0] + s * rx * math.cos(t), at[1] + s * ry * math.sin(t), 0.05 * rx, 0.075 * rx,
                       math.degrees(t) + 90) for t, s in spots]  # fmt: skip
    yield SEED, g.joined(*drops)


def _core(at: Point, rx: float, ry: float) -> Iterator[tuple[str, Path]]:
    yield PITH, g.ellipse(*at, 0.34 * rx, 0.44 * ry)
    yield SEED, g.joined(*(g.ellipse(at[0] + s * 0.13 * rx, at[1], 0.07 * rx, 0.15 * ry, 14 * s) for s in (-1, 1)))


def _stone(at: Point, rx: float, ry: float) -> Iterator[tuple[str, Path]]:
    yield PITH, g.ellipse(at[0], at[1] + 0.12 * ry, 0.47 * rx, 0.43 * ry)
    yield SEED, g.ellipse(at[0], at[1] + 0.12 * ry, 0.4 * rx, 0.36 * ry)


def _rings(at: Point, rx: float, ry: float) -> Iterator[tuple[str, Path]]:
    for share in (0.82, 0.6, 0.38):
        yield PITH, g.outline(g.ellipse(*at, share * rx, share * ry), 0.05 * rx)


def _plain(at: Point, rx: float, ry: float) -> Iterator[tuple[str, Path]]:
    yield from ()


def _crumb(at: Point, rx: float, ry: float) -> Iterator[tuple[str, Path]]:
    spots = [(2.4 * i, math.sqrt((i + 0.5) / 16)) for i in range(16)]
    yield PITH, g.joined(*(g.ellipse(at[0] + 0.85 * s * rx * math.cos(t), at[1] + 0.85 * s * ry * math.sin(t),
                                     0.05 * rx, 0.035 * rx) for t, s in spots))  # fmt: skip


_INSIDES: Mapping[str, Callable[[Point, float, float], Iterator[tuple[str, Path]]]] = {
    "segments": _segments, "seeds": _seeds, "core": _core, "stone": _stone, "rings": _rings, "plain": _plain,
    "crumb": _crumb,
}  # fmt: skip


def _sliced(pen: Pen, body: Body) -> None:
    """What is left of it, and slices beside it that lean on each other."""
    left, top, right, bottom = body.box
    wide = right - left
    if body.symbol.flesh is None:
        for i in range(4):
            window = g.rect(left + i * wide / 4, top - 9, wide / 4, bottom - top + 18)
            _cut(pen, body, window, (0.075 * wide * (i - 1.5), 0.0), 3)
        return
    _cut(pen, body, g.rect(left - 9, top - 30, 0.62 * wide + 9, bottom - top + 60), (-0.42 * wide, 0.0), 0)
    outline = _round(body)
    for i in range(4):
        _face(pen, body.symbol.flesh, outline, (0.02 + 0.2 * i) * wide, _SLICE - 0.03 * i, 0.62)


def _one_slice(pen: Pen, body: Body) -> None:
    """A wedge that lies on its rind, or a slice off a loaf."""
    flesh = body.symbol.flesh
    if flesh is None:
        left, top, right, bottom = body.box
        wide = right - left
        _cut(pen, body, g.polygon([(left + 0.28 * wide, bottom + 9), (left + 0.5 * wide, top - 9),
                                   (left + 0.72 * wide, bottom + 9)]), (0.0, 0.0), 0)  # fmt: skip
        return
    _face(pen, flesh, _round(body), 0.0, 1.0)


def _one_half(pen: Pen, body: Body) -> None:
    """One half, with its cut face to the viewer."""
    if body.symbol.flesh is None:
        left, top, right, bottom = body.box
        _cut(pen, body, g.rect(left - 9, top - 9, (right - left) / 2 + 9, bottom - top + 18), (0.0, 0.0), 0)
        return
    _face(pen, body.symbol.flesh, _round(body), 0.0, 1.0)


def _bitten(pen: Pen, body: Body) -> None:
    """A mouthful is gone, and what is inside is seen along the bite."""
    left, top, right, bottom = body.box
    wide, tall = right - left, bottom - top
    x, y = right - 0.02 * wide, top + 0.5 * tall
    radius = 0.17 * min(wide, tall) + 0.06 * max(wide, tall)
    places = ((-0.2, -0.9), (-0.62, 0.0), (-0.2, 0.9), (0.4, 0.0))
    mouth = g.union(*(g.ellipse(x + dx * radius, y + dy * radius, radius) for dx, dy in places))
    inner = g.union(*(g.ellipse(x + dx * radius, y + dy * radius, 1.2 * radius) for dx, dy in places))
    for part in body.figure.parts:
        pen.add(_without(part, mouth))
    edge = g.intersection(g.difference(inner, mouth), _round(body))
    if not edge.isEmpty():
        pen.part(FLESH, edge, shade="flat")


def _served(pen: Pen, body: Body) -> None:
    """A slice is gone: of what is seen from above a wedge from its middle, else a piece out of its near side."""
    left, top, right, bottom = g.bounds(_round(body))
    wide, tall = right - left, bottom - top
    if _is_disc(body):
        ends = ((right + wide, top + 0.42 * tall), (left + 0.78 * wide, bottom + tall))
        gone = g.polygon([(left + 0.5 * wide, top + 0.5 * tall), *ends])
    else:
        near, far, inner = left + 0.4 * wide, left + 0.86 * wide, left + 0.62 * wide
        gone = g.polygon([(near, top), (far, top), (far, bottom - 0.1 * tall), (inner, bottom + 9),
                          (near, bottom - 0.06 * tall)])  # fmt: skip
    for part in body.figure.parts:
        pen.add(_without(part, gone))
    if not _is_disc(body):
        solid = g.intersection(body.outline, g.rect(left - 9, top, wide + 18, tall + 9))
        _cut_face(pen, solid, near, inner, 0.02)
        _cut_face(pen, solid, far, inner, -0.08)


def _is_disc(body: Body) -> bool:
    """Whether it is a round thing seen from above."""
    left, top, right, bottom = g.bounds(body.outline)
    wide, tall = right - left, bottom - top
    corners = ((left + x * wide, top + y * tall) for x in (_CORNER, 1 - _CORNER) for y in (_CORNER, 1 - _CORNER))
    return 0.85 < wide / tall < 1.2 and not any(body.outline.contains(*corner) for corner in corners)


def _cut_face(pen: Pen, solid: Path, edge: float, inner: float, tone: float) -> None:
    """One of the two faces that meet within, in layers."""
    _, top, _, bottom = g.bounds(solid)
    tall = bottom - top
    out, back = bottom - 0.03 * tall, bottom - 0.17 * tall
    shown = g.intersection(g.polygon([(edge, top), (inner, top), (inner, back), (edge, out)]), solid)
    if shown.isEmpty():
        return
    pen.part(FLESH, shown, tone=tone, shade="flat")
    lines = (g.line([(edge, out - up * tall), (inner, back - up * tall)]) for up in (0.24, 0.5))
    pen.mark(PITH, g.joined(*(g.outline(line, 0.05 * tall) for line in lines)))


def _without(part: Part, hole: Path) -> Part:
    path = g.outline(part.path, part.width) if part.width else part.path
    marks = tuple(replace(mark, path=g.difference(mark.path, hole)) for mark in part.marks)
    return replace(part, path=g.difference(path, hole), width=0.0, marks=marks)


def _broken(pen: Pen, body: Body) -> None:
    """Shards that have come apart, the upper ones the farthest, and splinters on the ground."""
    rng = body.rng
    left, top, right, bottom = body.box
    wide, tall = right - left, bottom - top
    at = left + 0.55 * wide, top + 0.42 * tall
    turns = sorted(math.radians(51.4 * i + rng.uniform(-16, 16)) for i in range(7))
    reach = 1.5 * max(wide, tall)
    for i, turn in enumerate(turns):
        after = turns[(i + 1) % len(turns)] + (math.tau if i == len(turns) - 1 else 0.0)
        rim = [(at[0] + reach * math.cos(t), at[1] + reach * math.sin(t)) for t in (turn, (turn + after) / 2, after)]
        middle = (turn + after) / 2
        kink = at[0] + 0.3 * wide * math.cos(turn) + 3, at[1] + 0.3 * tall * math.sin(turn) - 2
        twin = at[0] + 0.3 * wide * math.cos(after) + 3, at[1] + 0.3 * tall * math.sin(after) - 2
        wedge = g.polygon([at, kink, *rim, twin])
        low = math.sin(middle) > 0.35
        go = 0.02 if low else 0.12
        shift = go * wide * math.cos(middle), go * tall * math.sin(middle) if not low else 0.0
        _cut(pen, body, wedge, shift, 0 if low else rng.uniform(-13, 13), at)
    name = main_slot(body)
    for i in range(6):
        x = left + wide * (1.1 * rng.random() - 0.05) + (0.3 * wide if i % 2 else -0.3 * wide)
        size = 0.07 * wide * rng.uniform(0.6, 1.2)
        shard = [(x - size, bottom), (x - 0.2 * size, bottom - size), (x + size, bottom - 0.1 * size)]
        pen.part(name, g.polygon(shard), tone=rng.uniform(-0.08, 0.08))


def _cut(pen: Pen, body: Body, window: Path, shift: Point, turn: float, about: Point | None = None) -> None:
    """What of the figure is in the window, moved and turned."""

    def put(path: Path) -> Path:
        whole = g.intersection(path, window)
        return g.moved(g.rotated(whole, turn, about or (0.0, 0.0)) if turn else whole, *shift)

    for part in body.figure.parts:
        path = put(g.outline(part.path, part.width) if part.width else part.path)
        if not path.isEmpty():
            marks = (replace(mark, path=put(mark.path)) for mark in part.marks)
            pen.add(replace(part, path=path, width=0.0, marks=tuple(m for m in marks if not m.path.isEmpty())))


def _melted(pen: Pen, body: Body) -> None:
    """It sags, runs out below and drips into a puddle of its own colour."""
    left, top, right, bottom = body.box
    middle, wide, tall = (left + right) / 2, right - left, bottom - top

    def sag(x: float, y: float) -> Point:
        low = min(max((y - top) / tall, 0.0), 1.0)
        wave = 0.035 * wide * math.sin(7.3 * low + 3 * (x - left) / wide)
        drip = 0.09 * tall * low * math.sin(17 * (x - left) / wide) ** 2
        return (
            middle + (x - middle) * (1 + 0.34 * low**3) + wave * (1 - low),
            top + 0.14 * tall + (y - top) * 0.86 + drip * (0.2 if y > bottom - 0.02 * tall else 1.0),
        )

    name = main_slot(body)
    pool = [
        g.ellipse(middle + dx * wide, bottom, rx * wide, 0.07 * wide)
        for dx, rx in ((0, 0.66), (-0.3, 0.5), (0.4, 0.42))
    ]
    pen.part(name, g.union(*pool), tone=-0.03)
    for part in body.figure.parts:
        pen.add(mapped(part, sag))


def _limp(pen: Pen, body: Body) -> None:
    """It hangs over an edge like a cloth: its right part bends down."""
    left, top, right, bottom = body.box
    wide, tall = right - left, bottom - top
    fold, radius = left + 0.42 * wide, 0.16 * wide

    def bend(x: float, y: float) -> Point:
        # Lying in perspective up to the fold; round it by a quarter of a turn; straight down from there.
        v = (y - top) / tall
        flat = (left + (x - left) + 0.12 * wide * (0.5 - v), -0.3 * tall * (1 - v))
        over = x - fold
        if over <= 0:
            return flat
        turn = min(over / radius, math.pi / 2)
        start = fold + 0.12 * wide * (0.5 - v), -0.3 * tall * (1 - v)
        beyond = max(over - radius * math.pi / 2, 0.0)
        drip = 0.05 * tall * math.sin(9 * v) * (beyond / wide)
        return start[0] + radius * math.sin(turn), start[1] + radius * (1 - math.cos(turn)) + 1.25 * beyond + drip

    for part in body.figure.parts:
        pen.add(mapped(part, bend))


def _torn(pen: Pen, body: Body) -> None:
    """A jagged tear from the top, with a pale edge, and the torn-off piece turned away."""
    left, top, right, bottom = body.box
    wide, tall, rng = right - left, bottom - top, body.rng
    run = [
        (left + wide * (0.56 + 0.09 * (i % 2) + rng.uniform(-0.03, 0.03)), top - 3 + (tall + 6) * i / 9)
        for i in range(10)
    ]
    one = g.polygon([(left - 9, top - 9), *run, (left - 9, bottom + 9)])
    other = g.polygon([(right + 9, top - 9), *run, (right + 9, bottom + 9)])
    pale = g.polygon([*run, *((x + 0.035 * wide, y + 1) for x, y in reversed(run))])
    edge = g.intersection(pale, body.outline)
    _cut(pen, body, other, (0.06 * wide, 0.0), 9, (right, bottom))
    if not edge.isEmpty():
        pen.part(PITH, edge, shade="flat")
    _cut(pen, body, one, (0.0, 0.0), 0)


def _wrapped(pen: Pen, body: Body) -> None:
    """In paper, with a ribbon and a bow: the outline loosely followed, with folds."""
    left, top, right, bottom = body.box
    middle, size = (left + right) / 2, body.size
    paper = g.union(g.corners_rounded(g.union(g.outline(body.outline, 0.12 * size), body.outline), 0.1 * size))
    pen.part(SKIN, paper)
    folds = [
        g.line([(left + share * (right - left), top - 9), (middle + (share - 0.5) * 20, bottom + 9)])
        for share in (0.2, 0.4, 0.65, 0.85)
    ]
    for i, fold in enumerate(folds):
        pen.mark(SKIN, g.outline(fold, 0.02 * size), tone=0.07 if i % 2 else -0.08)
    y = (top + bottom) / 2
    pen.mark(SEED, g.rect(middle - 0.05 * size, top - 20, 0.1 * size, bottom - top + 40))
    pen.mark(SEED, g.rect(left - 20, y - 0.05 * size, right - left + 40, 0.1 * size))
    spot = g.bounds(g.intersection(paper, g.rect(middle - 2, top - 40, 4, bottom - top + 80)))[1]
    for hand in (-1, 1):
        loop = g.smooth(
            [
                (middle, spot),
                (middle + hand * 0.2 * size, spot - 0.16 * size),
                (middle + hand * 0.26 * size, spot + 0.01 * size),
            ]
        )
        pen.part(SEED, loop, tone=0.02 * hand)
    pen.part(SEED, g.ellipse(middle, spot, 0.05 * size), tone=-0.05)


def _empty(pen: Pen, body: Body) -> None:
    """Without what is in it: one sees the vessel's inside."""
    inside = "glass" if "glass" in body.symbol.slots else main_slot(replace(body, figure=_emptied(body.figure)))
    within = [part for part in body.figure.parts if part.slot in CONTENTS and not part.width]
    liquid = max(within, key=lambda part: area(part.path)).slot if within else ""
    for part in body.figure.parts:
        if part.slot not in CONTENTS:
            pen.add(replace(part, marks=tuple(mark for mark in part.marks if mark.slot not in CONTENTS)))
        elif part.slot == liquid and not part.width:
            clear = inside == "glass"
            tone, alpha = (0.04, 0.52) if clear else (-0.16, 1.0)
            pen.add(replace(part, slot=inside, tone=tone, alpha=alpha, shade="flat", marks=()))


def _emptied(figure: Figure) -> Figure:
    parts = tuple(part for part in figure.parts if part.slot not in CONTENTS)
    return replace(figure, parts=parts or figure.parts)


def _peeled(pen: Pen, body: Body) -> None:
    """Its flesh out of its skin, which hangs down in strips; of what is long, at the one end of it."""
    left, top, right, bottom = body.box
    wide, tall = right - left, bottom - top
    lying = wide > 1.25 * tall
    length, across = (wide, tall) if lying else (tall, wide)

    def at(along_it: float, aside: float) -> Point:
        """So far from the end that keeps its skin, and so far beside its middle, over length and width."""
        if lying:
            return left + along_it * wide, (top + bottom) / 2 + aside * tall
        return (left + right) / 2 + aside * wide, bottom - along_it * tall

    free = g.polygon([at(0.42, -2), at(1.4, -2), at(1.4, 2), at(0.42, 2)])
    flesh = inset(_round(body), 0.05 * min(length, across))
    pen.part(FLESH, g.intersection(flesh, free))
    keeps = g.polygon([at(-0.4, -2), *(at(0.42 + 0.07 * (-1) ** i, -0.75 + 0.25 * i) for i in range(7)), at(-0.4, 2)])
    ends = g.bounds(g.intersection(body.outline, g.polygon([at(0.38, -2), at(0.46, -2), at(0.46, 2), at(0.38, 2)])))
    low, high = (ends[1], ends[3]) if lying else (ends[0], ends[2])
    for hand, edge in ((-1, low), (1, high)):
        root = (left + 0.44 * wide, edge) if lying else (edge, bottom - 0.44 * tall)
        out, down = (0.34 * across, 0.3 * length)
        strip = g.smooth([
            (root[0], root[1] - 0.16 * tall), (root[0] + hand * 0.7 * out, root[1] - 0.12 * tall),
            (root[0] + hand * 1.1 * out, root[1] + 0.9 * down, g.CORNER),
            (root[0] + hand * 0.45 * out, root[1] + 0.2 * down),
            (root[0] - hand * 0.1 * out, root[1] + 0.12 * tall),
        ])  # fmt: skip
        pen.part(main_slot(body), strip, tone=0.03 * hand)
        pen.mark(PITH, g.moved(g.scaled(strip, 0.6, 0.6, root), -0.06 * hand * out, -0.03 * tall), tone=0)
    _cut(pen, body, keeps, (0.0, 0.0), 0)


STATES: Mapping[str, Callable[[Pen, Body], None]] = {
    "halved": _halved, "half": _one_half, "sliced": _sliced, "slice": _one_slice, "bitten": _bitten,
    "served": _served,
    "broken": _broken, "melted": _melted, "limp": _limp, "torn": _torn, "wrapped": _wrapped,
    "empty": _empty, "peeled": _peeled, **MARRED,
}  # fmt: skip
"""By the names that the reader gives."""
