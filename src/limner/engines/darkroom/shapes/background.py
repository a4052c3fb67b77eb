"""The background taken out of an SVG."""

from limner.engines.darkroom.shapes.erase import remove
from limner.engines.darkroom.shapes.layers import sorted_pieces
from limner.engines.darkroom.shapes.nesting import parsed, written
from limner.imaging.svg.read import SafeSvg


def drop_background(svg: SafeSvg) -> str:
    """The document with its subject alone, on transparency; it still draws something, if it did before.

    Groups that are named as background or subject are taken at their word; otherwise what covers the canvas or
    reaches across it goes, and of the rest what is large and near the middle stays.
    """
    root = parsed(svg.text)
    for piece in sorted_pieces(root):
        if piece.role != "subject":
            remove(piece.shape.element)
    return written(root)
