"""How thick a shape is, told fast and of shapes in several pieces."""

from limner.drawing.contour import apart, thickness
from limner.drawing.geometry import Path

MANY = 300
"""Outlines of more segments (a wood, a skyline of windows) are estimated by their box."""
_HAIR = 0.06
"""What seems thinner than this share of its box may be two pieces drawn in opposite ways, such as a pair of wings."""


def breadth(path: Path) -> float:
    """The thickness of the shape, or of the thickest piece of one that lies in several, in its own units."""
    box = path.getBounds()
    least = float(min(box.width(), box.height()))
    if path.countVerbs() > MANY:
        return least / 8
    whole = thickness(path)
    if whole >= _HAIR * least:
        return whole
    pieces = apart(path, 0.0)
    return max(thickness(piece) for piece in pieces) if len(pieces) > 1 else whole
