"""A figure taken apart, to be made anew: its relief, its features, its outline."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

import numpy as np
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.colour import lab
from limner.drawing.coverage import covered
from limner.drawing.geometry import Path, Point
from limner.drawing.matrices import affine
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.atlas.figure import Figure, Part, Pen
from limner.engines.illustrator.atlas.symbol import Symbol

_FEATURE, _HOLE, _GLINT = 0.07, 0.14, 0.02
"""What covers less of the figure's box than this, and does not take its colour, may be an eye or a nose, of things a
wheel or a hole; less than this a glint.
"""
_DARK, _PALE = 0.42, 0.9
_EYES = frozenset({"eye", "eyes", "iris", "pupil", "white", "beak", "bill", "nose"})
"""Slots of faces."""
_RELIEF = 0.4
"""How much of the parts' differences in lightness is left in one stuff."""
_DEEPEST, _HIGHEST = -0.17, 0.1
_CELLS = 84
_WITHIN, _WITHIN_SLIGHT = 0.62, 0.3
"""How deep within the outline the middle of a disc is at least, over its radius; and where the figure is all rods."""
_SLIGHT = 0.36
"""A figure that covers less of its box than this is."""


def area(path: Path) -> float:
    """Of its box."""
    box = path.getBounds()
    return float(box.width() * box.height())


def living(symbol: Symbol) -> bool:
    """Whether it has a face to be known by."""
    return not ALIVE.isdisjoint(symbol.kinds)


@dataclass(frozen=True)
class Body:
    """A figure to be recast."""

    symbol: Symbol
    figure: Figure

    @property
    def outline(self) -> Path:
        """All that it covers."""
        return self.figure.silhouette

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        return self.figure.bounds

    @property
    def size(self) -> float:
        """The geometric mean of its sides."""
        return float((self.figure.width * self.figure.height) ** 0.5)

    @property
    def rng(self) -> Random:
        """Chance that depends on the figure alone."""
        return Random(self.symbol.id + "".join(f"{edge:.0f}" for edge in self.box))

    def features(self) -> Iterator[Part]:
        """Eyes, noses and mouths, wheels and holes, which are left as they are so that it stays what it is."""
        for part in self.figure.parts:
            for piece in (part, *part.marks):
                if self._is_feature(piece):
                    yield replace(piece, marks=(), front=False)

    def _is_feature(self, part: Part) -> bool:
        slot = self.symbol.slots[part.slot]
        share = area(part.path) / max(self.figure.width * self.figure.height, 1e-6)
        lightness = lab(slot.rgb)[0]
        alive = living(self.symbol)
        if slot.role != "fixed" or part.alpha <= 0.5 or share > (_FEATURE if alive else _HOLE):
            return False
        return lightness < _DARK or (alive and (part.slot in _EYES or (lightness > _PALE and share < _GLINT)))

    def relief(self) -> Iterator[tuple[Path, float, Part]]:
        """Each part's area, how much lighter or darker than the whole it is, and the part; without the features."""
        own = next((slot.rgb for slot in self.symbol.slots.values() if slot.role == "primary"), (150, 150, 150))
        base = lab(own)[0]
        for part in self.figure.parts:
            if part.alpha < 0.4 or part.detail > 1 or self._is_feature(part):
                continue
            path = g.outline(part.path, part.width) if part.width else part.path
            tone = _RELIEF * (lab(self.symbol.slots[part.slot].rgb)[0] - base) + 0.8 * part.tone
            yield path, min(max(tone, _DEEPEST), _HIGHEST), part

    def depth(self) -> tuple[NDArray[np.float32], float]:
        """How far inside each cell of a grid over its box lies, in its units, and the cells' side."""
        left, top, right, bottom = self.box
        side = max(right - left, bottom - top) / _CELLS
        wide, tall = (max(3, round(edge / side) + 2) for edge in (right - left, bottom - top))
        matrix = affine(1 / side, 0, 0, 1 / side, 1 - left / side, 1 - top / side)
        inside = covered(self.outline, wide, tall, matrix) > 127
        return _distances(inside) * side, side

    def packed(self, sizes: Sequence[float], most: int, crowding: float = 0.9) -> list[tuple[Point, float]]:
        """Discs over the outline, large ones first, that hardly overlap each other and hardly stick out.

        `sizes` are radii in its units, from large to small; there are `most` at most.
        """
        depth, side = self.depth()
        left, top, _, _ = self.box
        rng, placed = self.rng, list[tuple[Point, float]]()
        inside = _WITHIN if (depth > 0).mean() > _SLIGHT else _WITHIN_SLIGHT
        for radius in sizes:
            rows, columns = np.nonzero(depth >= inside * radius)
            order = list(range(len(rows)))
            rng.shuffle(order)
            free = np.full(depth.shape, True)
            for (x, y), had in placed:
                _forbid(free, ((x - left) / side + 0.5, (y - top) / side + 0.5), crowding * (radius + had) / side)
            for k in order:
                row, column = int(rows[k]), int(columns[k])
                if len(placed) < most and free[row, column]:
                    x, y = left + (column - 0.5) * side, top + (row - 0.5) * side
                    placed.append(((x, y), radius))
                    _forbid(free, (column, row), 2 * crowding * radius / side)
        return placed


def recast(pen: Pen, body: Body, slot: str, *, lift: float = 0.0) -> Iterator[tuple[Path, float]]:
    """The figure's parts in one stuff, each given out when it is drawn so that marks can be laid on it."""
    for path, tone, part in body.relief():
        if part.front:
            with pen.in_front():
                pen.part(slot, path, tone=tone + lift, detail=part.detail)
                yield path, tone
        else:
            pen.part(slot, path, tone=tone + lift, detail=part.detail)
            yield path, tone


def _forbid(free: NDArray[np.bool_], centre: Point, radius: float) -> None:
    column, row = centre
    rows, columns = free.shape
    top, bottom = max(int(row - radius), 0), min(int(row + radius) + 2, rows)
    left, right = max(int(column - radius), 0), min(int(column + radius) + 2, columns)
    y, x = np.ogrid[top:bottom, left:right]
    free[top:bottom, left:right] &= (x - column) ** 2 + (y - row) ** 2 >= radius**2


def _distances(inside: NDArray[np.bool_]) -> NDArray[np.float32]:
    """How many cells it takes from each to the outside, by eight neighbours (chamfer 3-4)."""
    far = np.where(inside, 10_000, 0).astype(np.int32)
    for steps in range(int(max(inside.shape))):
        before = far
        padded = np.pad(far, 1)
        straight = np.minimum.reduce([padded[:-2, 1:-1], padded[2:, 1:-1], padded[1:-1, :-2], padded[1:-1, 2:]]) + 3
        slanted = np.minimum.reduce([padded[:-2, :-2], padded[:-2, 2:], padded[2:, :-2], padded[2:, 2:]]) + 4
        far = np.minimum(far, np.minimum(straight, slanted))
        if steps and (far == before).all():
            break
    return (far / 3).astype(np.float32)


def inset(path: Path, by: float) -> Path:
    """The area that lies deeper than so much inside."""
    return g.difference(path, g.outline(path, 2 * by))


def main_slot(body: Body) -> str:
    """The slot of its largest part."""
    return max((part for part in body.figure.parts if not part.width), key=lambda part: area(part.path)).slot


def middle(path: Path) -> Point:
    """The middle of its box."""
    left, top, right, bottom = g.bounds(path)
    return (left + right) / 2, (top + bottom) / 2
