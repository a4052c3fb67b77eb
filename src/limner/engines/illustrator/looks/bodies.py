"""What figures are made of, without any light: the colours of their surfaces, and which part is where.

Two pictures of the same figure from which another renderer lights it as a body. Neither is offered as a look.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from limner.drawing.colour import RGB, lab
from limner.drawing.contour import thickness
from limner.drawing.display import Fill, Item, Solid, Stroke
from limner.engines.illustrator.atlas.figure import Part
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress, build
from limner.engines.illustrator.looks.flat import Piece, pieces
from limner.engines.illustrator.looks.look import Look, Pixels
from limner.engines.illustrator.scene import Scene

_THIN = 0.6
"""Marks of less alpha are painted light and shade."""


@dataclass(frozen=True)
class Surfaces(Look):
    """Every part in its own colour, with its pattern and its marks, but no light, shade or glint. Glass stays drawn."""

    casts_shadows: ClassVar[bool] = False
    finished: ClassVar[bool] = False

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The figure's parts from back to front."""
        if _is_clear(symbol, pose, dress):
            return build(symbol, pose, dress)
        return tuple(_all(symbol, pose, dress))


@dataclass(frozen=True)
class Parts(Look):
    """Every part in a colour of its own, by which it is told from the others; marks are none."""

    casts_shadows: ClassVar[bool] = False
    finished: ClassVar[bool] = False

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The figure's parts from back to front."""
        solid = [p for p in pieces(symbol, pose, dress) if not p.is_mark and p.part.alpha >= _THIN]
        return tuple(_outline(piece, _number(symbol, at)) for at, piece in enumerate(solid))

    def retouch(self, pixels: Pixels, scene: Scene) -> Pixels:
        """As it is drawn."""
        return pixels


def _is_clear(symbol: Symbol, pose: str, dress: Dress) -> bool:
    return dress.material == "glass" or any(p.part.shade == "glass" for p in pieces(symbol, pose, dress))


def _all(symbol: Symbol, pose: str, dress: Dress) -> Iterator[Item]:
    part = None
    plain = symbol.id in _PLAIN and bool(dress.colours)
    for piece in pieces(symbol, pose, dress):
        part = piece.part if not piece.is_mark else part
        if piece.is_mark and part is not None and (plain or _is_light(piece, part)):
            continue
        yield from _plain(piece, symbol, dress)


def _is_light(mark: Piece, part: Part) -> bool:
    """Whether a mark paints light or shade on its part rather than a colour or a thing."""
    if mark.part.alpha < _THIN:
        return True
    if mark.part.width or mark.part.shade == "glow":
        return False
    if lab(mark.rgb)[0] > _WHITE:
        return True
    return mark.part.slot == part.slot and thickness(mark.path) > _FINE * thickness(part.path)


def _plain(piece: Piece, symbol: Symbol, dress: Dress) -> Iterator[Item]:
    part = piece.part
    yield _outline(piece, piece.rgb, part.alpha)


_PLAIN = frozenset({"ball", "balloon"})
"""Symbols that are of one colour where a colour is asked for: "a red ball" is red all over."""
_WHITE = 0.985
"""The OKLab lightness from which on a mark is a glint."""


_FINE = 0.2
"""Marks in their part's own colour that are thinner than this share of it are seams and threads; others are shade."""


def _outline(piece: Piece, rgb: RGB, alpha: float = 1.0) -> Item:
    paint = Solid(rgb, alpha)
    return Stroke(piece.path, paint, piece.part.width) if piece.part.width else Fill(piece.path, paint)


def _number(symbol: Symbol, at: int) -> RGB:
    """A colour for the part, far from that of the ones next to it."""
    value = np.random.default_rng([at, len(symbol.slots)]).integers(20, 236, 3)
    return int(value[0]), int(value[1]), int(value[2])
