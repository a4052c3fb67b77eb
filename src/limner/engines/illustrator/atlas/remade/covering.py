"""What is on a thing: a picture on its front, pictures all over it, or small things that cover it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, parse
from limner.drawing.colour import rgb as from_lab
from limner.drawing.geometry import Path
from limner.drawing.matrices import affine
from limner.engines.illustrator.atlas.figure import Part, Pen, Slot
from limner.engines.illustrator.atlas.remade.anatomy import Body, area
from limner.engines.illustrator.atlas.remade.pieces import shapes
from limner.engines.illustrator.atlas.symbol import Symbol

_JOIN, _IN = "+", "#"
_STREWN = (0.085, 0.06, 0.042)
"""The radii of what covers a thing over its size."""
_MOST = 70
_PAINTED = (0.17, 0.12, 0.085)
"""And of what is painted on it over the size of a part."""
_ON_BOARD, _ON_FRONT = 0.5, 0.32
"""The radius of a single picture over the shorter side of where words stand on a thing, or of its largest part."""
_PICTURES = 9
"""So many pictures are on one part."""
_LEAST = 0.05
"""A part with less of the figure's box has none."""
_BARE = frozenset(
    {"glass", "window", "screen", "lens", "visor", "face", "tyre", "water", "eye", "lamp", "pole", "wheel"}
)
"""Slots on which nothing is painted."""


@dataclass(frozen=True)
class Piece:
    """One sort of what is on a thing: its symbol, the colour that the words give it, and its number."""

    symbol: Symbol
    colour: RGB | None
    number: int

    @property
    def slots(self) -> Mapping[str, Slot]:
        """Its colours, by names that no symbol has."""
        own = next((slot.rgb for slot in self.symbol.slots.values() if slot.role == "primary"), None)
        return {self.slot(name): Slot(_coloured(slot, own, self.colour)) for name, slot in self.symbol.slots.items()}

    def slot(self, name: str) -> str:
        """The name of one of its colours here."""
        return f"upon{self.number}_{name}"


def pieces(said: str, find: Mapping[str, Symbol] | object) -> list[Piece]:
    """What the name of a remade symbol says is on it; `find` gives a symbol by its id."""
    found = []
    for number, item in enumerate(said.split(_JOIN)):
        name, _, code = item.partition(_IN)
        found.append(Piece(find[name], parse(_IN + code) if code else None, number))  # type: ignore[index]
    return found


def _coloured(slot: Slot, own: RGB | None, colour: RGB | None) -> RGB:
    if colour is None or own is None or slot.role not in ("primary", "follow"):
        return slot.rgb
    (was, _, _), (base, _, _), (to, a, b) = lab(slot.rgb), lab(own), lab(colour)
    return from_lab((min(max(to + was - base, 0.1), 0.97), a, b))


_TURNED = 60.0
"""Degrees by which small things that lie all over are turned at most."""


def covered(pen: Pen, body: Body, on_it: Sequence[Piece]) -> None:
    """The figure under small things, which leave eyes and noses free."""
    for part in body.figure.parts:
        pen.add(part)
    spots, rng = body.packed([share * body.size for share in _STREWN], _MOST, 0.95), body.rng
    for number, ((x, y), radius) in enumerate(spots):
        if body.outline.contains(x, y):
            turn = rng.uniform(-_TURNED, _TURNED)
            for part in laid(on_it[number % len(on_it)], x, y, 1.15 * radius, turn):
                pen.add(part)
    for feature in body.features():
        pen.add(feature)


def painted(pen: Pen, body: Body, on_it: Sequence[Piece]) -> None:
    """The figure with pictures on its large parts, upright, cut to them, by turns."""
    whole, at = body.figure.width * body.figure.height, 0
    for part in body.figure.parts:
        plain = part.width or part.shade == "glass" or part.slot in _BARE or area(part.path) < _LEAST * whole
        if plain or part.alpha < 0.6:
            pen.add(part)
            continue
        marks = list(part.marks)
        for (x, y), radius in _places(body, part):
            marks += [
                replace(piece, path=cut)
                for piece in laid(on_it[at % len(on_it)], x, y, radius, 0.0)
                if not (cut := g.intersection(piece.path, part.path)).isEmpty()
            ]
            at += 1
        pen.add(replace(part, marks=tuple(marks)))


def printed(pen: Pen, body: Body, on_it: Sequence[Piece]) -> None:
    """The figure with one picture, or few in a row, on its front: where words would stand on it, else on the largest
    of its parts.
    """
    middle, radius, front = _front(body)
    row = [(piece, middle[0] + (i - (len(on_it) - 1) / 2) * 2 * radius) for i, piece in enumerate(on_it)]
    marks = [part for piece, x in row for part in laid(piece, x, middle[1], radius / len(on_it) ** 0.5, 0.0)]
    for part in body.figure.parts:
        if part is not front:
            pen.add(part)
            continue
        cut = [replace(m, path=path) for m in marks if not (path := g.intersection(m.path, part.path)).isEmpty()]
        pen.add(replace(part, marks=(*part.marks, *cut)))


def _front(body: Body) -> tuple[tuple[float, float], float, Part]:
    """The middle and the radius of the picture on a figure's front, and the part that it is on."""
    plain = [part for part in body.figure.parts if not part.width and part.shade != "glass" and part.slot not in _BARE]
    board = body.symbol.board
    if board is not None:
        under = [part for part in plain if part.path.contains(board.x, board.y)]
        if under:
            return (board.x, board.y), _ON_BOARD * min(board.wide, board.tall), under[-1]
    largest = max(plain or body.figure.parts, key=lambda part: area(part.path))
    left, top, right, bottom = g.bounds(largest.path)
    middle = (left + right) / 2, (top + bottom) / 2
    return middle, _ON_FRONT * min(right - left, bottom - top), largest


def _places(body: Body, part: Part) -> list[tuple[tuple[float, float], float]]:
    """Where on a part pictures are, and how large."""
    alone = Body(body.symbol, replace(body.figure, parts=(replace(part, marks=()),)))
    left, top, right, bottom = g.bounds(part.path)
    size = min(((right - left) * (bottom - top)) ** 0.5, 1.6 * min(right - left, bottom - top))
    return alone.packed([share * size for share in _PAINTED], _PICTURES, 1.15)


def laid(piece: Piece, x: float, y: float, radius: float, turn: float) -> Iterator[Part]:
    """The piece's largest parts about a place, turned by so many degrees."""
    parts = shapes(piece.symbol)
    left, top, right, bottom = g.bounds(g.joined(*(part.path for part in parts)))
    k = 2 * radius / max(right - left, bottom - top, 1e-6)
    moved = affine(k, 0, 0, k, x - k * (left + right) / 2, y - k * (top + bottom) / 2)
    for part in parts:
        path: Path = g.rotated(g.transformed(part.path, moved), turn, (x, y))
        yield replace(part, path=path, slot=piece.slot(part.slot))
