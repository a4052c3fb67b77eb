"""Where figures show their skin: faces and hands have to stay clear."""

from collections.abc import Iterator

from limner.drawing.colour import RGB
from limner.drawing.display import Display, Group, Item
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import Piece, pieces


def is_skin(symbol: Symbol, piece: Piece) -> bool:
    """Whether the piece is a person's skin."""
    return piece.part.slot == "skin" and "person" in symbol.kinds


def skin_colours(display: Display) -> frozenset[RGB]:
    """The colours of all skin in a picture drawn in flat areas, in light and in shade."""
    return frozenset(rgb for item in display.items for rgb in _skin(item))


def _skin(item: Item) -> Iterator[RGB]:
    if not isinstance(item, Group):
        return
    match item.key:
        case (str(name), str(pose), Dress() as dress):
            symbol = load()[name]
            if "person" in symbol.kinds:
                bare = (piece for piece in pieces(symbol, pose, dress) if is_skin(symbol, piece))
                yield from (rgb for piece in bare for rgb in (piece.rgb, piece.dark))
        case _:
            for inner in item.items:
                yield from _skin(inner)
