"""The rooms within an outline: rows of cells that keep off its edge, so many as are asked for."""

from collections.abc import Sequence
from dataclasses import dataclass

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box

_WALL = 0.035
"""How thick the outer wall is, over the outline's shorter side."""
_FLOOR = 0.1
"""How thick floors and walls are, over a cell's height."""
_LEAST = 0.72
"""The least share of a cell that is within the outline."""
_CORE = 0.4
"""The share of its width about its middle where somebody can stand up."""
_WIDE = 1.25
"""How wide a cell is, over its height."""
_MOST_ROWS = 9


@dataclass(frozen=True, slots=True)
class Cell:
    """A room: its box, and what of that is within the outline."""

    box: Box
    path: Path


def cells(outline: Path, number: int) -> list[Cell]:
    """At least so many cells, from the top left to the lower right, or as many as there can be."""
    inner = inset(outline)
    found: list[Cell] = []
    for rows in range(2, _MOST_ROWS):
        found = max(found, _rows(inner, rows), key=len)
        if len(found) >= number:
            break
    return found


def inset(outline: Path) -> Path:
    """The outline without its wall."""
    left, top, right, bottom = g.bounds(outline)
    wall = _WALL * min(right - left, bottom - top)
    return g.difference(outline, g.outline(outline, 2 * wall))


def _rows(inner: Path, rows: int) -> list[Cell]:
    left, top, right, bottom = g.bounds(inner)
    high = (bottom - top) / rows
    found: list[Cell] = []
    for row in range(rows):
        y = top + row * high
        band = g.intersection(inner, g.rect(left, y + 0.3 * high, right - left, 0.6 * high))
        if band.isEmpty():
            continue
        start, _, end, _ = g.bounds(band)
        columns = max(round((end - start) / (_WIDE * high)), 1)
        wide = (end - start) / columns
        gap = 0.5 * _FLOOR * high
        for column in range(columns):
            x = start + column * wide
            box = Box(x + gap, y + gap, x + wide - gap, y + high - gap)
            found += _within(inner, box)
    return found


def _within(inner: Path, box: Box) -> Sequence[Cell]:
    whole = g.rect(box.left, box.top, box.width, box.height, 0.06 * box.height)
    path = g.intersection(whole, inner)
    if path.isEmpty():
        return ()
    left, top, right, bottom = g.bounds(path)
    if (right - left) * (bottom - top) < _LEAST * box.area or bottom < box.bottom - 0.05 * box.height:
        return ()
    wide = _CORE * (right - left)
    core = g.rect(0.5 * (left + right - wide), top + 0.2 * (bottom - top), wide, 0.75 * (bottom - top))
    return (Cell(Box(left, top, right, bottom), path),) if g.difference(core, path).isEmpty() else ()
