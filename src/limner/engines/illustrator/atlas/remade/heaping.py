"""A heap of small things: as many of them as cover a mound, which bears whoever is on it."""

from random import Random

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.remade.pieces import UNDER, put, shapes
from limner.engines.illustrator.atlas.symbol import Symbol

HEAP = "heap"
"""The kind of all heaps."""
LARGEST = 0.18
"""Metres; what is taller lies in a heap of a few that are each seen."""
RISE = 7.0
"""How high a heap is, over what lies in it."""
_MOUND = (
    (-118, 0), (-100, -20), (-72, -44), (-44, -72), (-22, -86), (12, -90), (40, -76), (66, -50), (98, -22), (120, 0),
)  # fmt: skip
_ROWS = 9
_RADIUS = 9.4
_STEP = 1.36
"""How far apart the middles of two in a row are, over their radius."""
_PARTS = 4
"""So many parts of each are drawn, the largest."""
_BEYOND = 0.5
"""How far the lowest lie out of the mound, over their radius."""


def lies_in_heaps(symbol: Symbol) -> bool:
    """Whether a heap of it is a mound: it is small, and neither grows nor is a liquid or a part of the weather."""
    return symbol.height_m <= LARGEST and symbol.place in ("surface", "ground", "air") and "weather" not in symbol.kinds


def heap(pen: Pen, piece: Symbol) -> None:
    """The mound, and the things that cover it, the lower ones before the upper."""
    mound = g.smooth([(*point, "c") if point[1] == 0 else point for point in _MOUND])
    pen.part(UNDER, mound)
    rng, own = Random(piece.id), shapes(piece)[:_PARTS]
    number = 0
    for row in range(_ROWS):
        y = -84 + 80 * (row / (_ROWS - 1)) ** 0.9
        left, right = _across(mound, min(y, -3))
        count = max(round((right - left) / (_STEP * _RADIUS)), 2)
        order = list(range(count))
        rng.shuffle(order)
        for k in order:
            x = left + (right - left) * (k + 0.5 + rng.uniform(-0.25, 0.25)) / count
            spot = (x, y + rng.uniform(-3.5, 3.5))
            put(pen, own, spot, _RADIUS * rng.uniform(0.9, 1.2), rng.uniform(0, 360), number)
            number += rng.randrange(1, 3)
    pen.anchor(top=(0, -88), handle=(0, -40), seat=(0, -86), surface=(0, -84))


def _across(mound: Path, y: float) -> tuple[float, float]:
    """From where to where the mound reaches at a height, and a little beyond."""
    left, _, right, _ = g.bounds(g.intersection(mound, g.rect(-140, y - 1, 280, 2)))
    return left - _BEYOND * _RADIUS, right + _BEYOND * _RADIUS
