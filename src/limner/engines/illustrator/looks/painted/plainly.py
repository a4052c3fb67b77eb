"""What every painter leaves plain: cords, marks, and parts too fine for the brush."""

from limner.drawing.colour import RGB
from limner.drawing.contour import thickness
from limner.drawing.display import Fill, Item, Solid, Stroke
from limner.engines.illustrator.looks.flat import Piece

_CLEAR = 0.8
"""What is clearer than this is not painted over."""


def plainly(piece: Piece, colour: RGB, thin: float, *, glass: float = 0.75) -> Item | None:
    """The piece in its colour where it is a cord, a mark, a detail, a lamp, clear or thinner than `thin`; None where it
    is to be painted. `glass` is how much of its alpha a part of glass has.
    """
    part = piece.part
    alpha = part.alpha * (glass if part.shade == "glass" else 1.0)
    if part.width:
        return Stroke(piece.path, Solid(colour, alpha), part.width)
    fine = piece.is_mark or part.detail or part.shade == "glow" or alpha < _CLEAR
    return Fill(piece.path, Solid(colour, alpha)) if fine or thickness(piece.path) < thin else None
