"""What is cut off a thing, and what is seen inside: halves, slices, bites."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.facts import Flesh
from limner.engines.illustrator.atlas.figure import Part, Pen
from limner.engines.illustrator.atlas.remade.anatomy import Body, inset

SKIN, PITH, FLESH, SEED = "skin_cut", "pith_cut", "flesh_cut", "seed_cut"
"""The colours of a cut: slots that a remade symbol has beside its own."""
_SLICE = 0.86
"""The size of the first slice beside what is left of a thing, over the whole; the next ones are smaller."""
_CORNER = 0.12
"""How far within a box its corners are looked at: a disc is in none of them."""


def halved(pen: Pen, body: Body) -> None:
    """Two halves: one shows its cut face, the other lies behind it, rind up."""
    if body.symbol.flesh is None:
        _parted(pen, body)
        return
    left, top, right, bottom = body.box
    wide = right - left
    behind = g.rect(left - 9, top - 9, wide + 18, 0.52 * (bottom - top) + 9)
    cut_out(pen, body, behind, (0.52 * wide, 0.46 * (bottom - top)), -8)
    _face(pen, body.symbol.flesh, bare_outline(body), -0.34 * wide, 1.0)


def _parted(pen: Pen, body: Body) -> None:
    """A thing sawn through: its halves apart, with the cut between them."""
    left, top, right, bottom = body.box
    middle, gap = (left + right) / 2, 0.07 * (right - left)
    for hand, x in ((-1, left - 9), (1, middle)):
        window = g.rect(x, top - 9, middle - left + 9, bottom - top + 18)
        cut_out(pen, body, window, (hand * gap, 0.0), 5 * hand, (middle, bottom))
    strip = g.intersection(
        g.rect(middle - 0.02 * (right - left), top, 0.04 * (right - left), bottom - top), body.outline
    )
    if not strip.isEmpty():
        turned = g.rotated(g.moved(strip, gap, 0), 5, (middle, bottom))
        pen.part(FLESH, turned)


def one_half(pen: Pen, body: Body) -> None:
    """One half, with its cut face to the viewer."""
    if body.symbol.flesh is None:
        left, top, right, bottom = body.box
        cut_out(pen, body, g.rect(left - 9, top - 9, (right - left) / 2 + 9, bottom - top + 18), (0.0, 0.0), 0)
        return
    _face(pen, body.symbol.flesh, bare_outline(body), 0.0, 1.0)


def sliced(pen: Pen, body: Body) -> None:
    """What is left of it, and slices beside it that lean on each other."""
    left, top, right, bottom = body.box
    wide = right - left
    if body.symbol.flesh is None:
        for i in range(4):
            window = g.rect(left + i * wide / 4, top - 9, wide / 4, bottom - top + 18)
            cut_out(pen, body, window, (0.075 * wide * (i - 1.5), 0.0), 3)
        return
    cut_out(pen, body, g.rect(left - 9, top - 30, 0.62 * wide + 9, bottom - top + 60), (-0.42 * wide, 0.0), 0)
    outline = bare_outline(body)
    for i in range(4):
        _face(pen, body.symbol.flesh, outline, (0.02 + 0.2 * i) * wide, _SLICE - 0.03 * i, 0.62)


def one_slice(pen: Pen, body: Body) -> None:
    """A wedge that lies on its rind, or a slice off a loaf."""
    flesh = body.symbol.flesh
    if flesh is None:
        left, top, right, bottom = body.box
        wide = right - left
        cut_out(pen, body, g.polygon([(left + 0.28 * wide, bottom + 9), (left + 0.5 * wide, top - 9),
                                   (left + 0.72 * wide, bottom + 9)]), (0.0, 0.0), 0)  # fmt: skip
        return
    _face(pen, flesh, bare_outline(body), 0.0, 1.0)


def bitten(pen: Pen, body: Body) -> None:
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
    edge = g.intersection(g.difference(inner, mouth), bare_outline(body))
    if not edge.isEmpty():
        pen.part(FLESH, edge, shade="flat")


def served(pen: Pen, body: Body) -> None:
    """A slice is gone: of what is seen from above a wedge from its middle, else a piece out of its near side."""
    left, top, right, bottom = g.bounds(bare_outline(body))
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


def cut_out(pen: Pen, body: Body, window: Path, shift: Point, turn: float, about: Point | None = None) -> None:
    """What of the figure is in the window, moved and turned."""

    def put(path: Path) -> Path:
        whole = g.intersection(path, window)
        return g.moved(g.rotated(whole, turn, about or (0.0, 0.0)) if turn else whole, *shift)

    for part in body.figure.parts:
        path = put(g.outline(part.path, part.width) if part.width else part.path)
        if not path.isEmpty():
            marks = (replace(mark, path=put(mark.path)) for mark in part.marks)
            pen.add(replace(part, path=path, width=0.0, marks=tuple(m for m in marks if not m.path.isEmpty())))


def bare_outline(body: Body) -> Path:
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
