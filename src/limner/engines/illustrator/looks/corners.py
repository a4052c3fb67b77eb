"""The language of shapes: corners made round, or curves cut with straight edges."""

import math
from dataclasses import replace
from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.contour import along, segments, thickness
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import Piece, pieces

_ROUND = 0.7
"""The radius of a round corner over the shape's thickness."""
_CUT = 0.5
"""How far a straight edge may run from the curve that it replaces, over the shape's thickness."""
_THINNEST = 1.5
"""Shapes thinner than this, in their own units, stay as they are."""


@lru_cache(maxsize=32)
def shaped(symbol: Symbol, pose: str, dress: Dress, corners: float) -> tuple[Piece, ...]:
    """The figure's pieces with their corners: -1 (straight edges) to 1 (round), 0 as they are."""
    if not corners:
        return pieces(symbol, pose, dress)
    return tuple(
        replace(piece, path=path, shadow=_within(piece.shadow, path))
        for piece in pieces(symbol, pose, dress)
        for path in [piece.path if piece.part.width else cornered(piece.path, corners)]
    )


def _within(shadow: Path, path: Path) -> Path:
    return shadow if shadow.isEmpty() else g.intersection(shadow, path)


def cornered(path: Path, corners: float) -> Path:
    """The outline with round corners (`corners` above 0, up to 1) or with straight edges (below, down to -1)."""
    thick = thickness(path)
    if not corners or thick < _THINNEST:
        return path
    if corners > 0:
        return g.corners_rounded(path, corners * _ROUND * thick)
    return _straight(path, -corners * _CUT * thick)


def _straight(path: Path, off: float) -> Path:
    """Each curve as chords that leave it by about `off` at most."""
    result = Path()
    here: Point = (0.0, 0.0)
    for segment in segments(path):
        if segment.kind == "M":
            here = segment.points[0]
            result.moveTo(*here)
        elif segment.kind == "Z":
            result.close()
        else:
            for point in along(here, segment, _chords(here, segment.points, off)):
                result.lineTo(*point)
            here = segment.points[-1]
    result.setFillType(path.getFillType())
    return result


def _chords(start: Point, points: tuple[Point, ...], off: float) -> int:
    """How many chords: a curve bulges by about a third of how far its handles lie off its chord."""
    end = points[-1]
    length = math.dist(start, end)
    if len(points) < 2 or length < 1e-6:
        return 1 if len(points) < 2 else 3
    bulge = max(
        abs((end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0])) for x, y in points[:-1]
    )
    return min(max(1, math.ceil(math.sqrt(bulge / length / 2 / max(off, 1e-6)))), 6)
