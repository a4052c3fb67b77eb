"""Marks in one to three inks: stencils, duotones and line icons."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, distance, lab, mix, tone
from limner.drawing.contour import thickness
from limner.drawing.display import Fill, Item, Solid, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.looks.flat import Piece, pieces
from limner.engines.illustrator.looks.vector_art import VectorArt

INK, TINT, GROUND = ":ink", ":tint", ":ground"
"""Names beside those of slots under which a mark is told its inks: the main one, a paler or second one, and what it
stands on. Without them they are made from the figure's own colours."""

_UNLIKE = 0.13
"""OKLab distance from which two areas need different inks."""
_FINEST = 1
_VEIL = 0.7
"""Parts of less alpha are glints and veils: in one ink they would be holes."""
_SMALLEST = 0.018
"""The thickness of the finest part that is drawn, over the figure's extent."""


class Inks(NamedTuple):
    """The colours of one mark."""

    ink: RGB
    tint: RGB
    ground: RGB


class Area(NamedTuple):
    """A piece and what it lies on: the number of the piece below its middle, or None."""

    piece: Piece
    below: int | None


@dataclass(frozen=True)
class Stencil(VectorArt):
    """One ink: parts kept apart by lines of the ground's colour, light and dark told by leaving out."""

    casts_shadows: ClassVar[bool] = False

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The pieces in ink or in the ground's colour, each in the other one than what it stands out from."""
        areas = _areas(symbol, pose, dress)
        inks, unit = _inks(areas, dress), _extent(symbol, pose)
        return tuple(_stencilled(areas, inks, 0.022 * unit))


@dataclass(frozen=True)
class Duotone(VectorArt):
    """Three flat inks: the main one, a deep tone of it and a pale one."""

    casts_shadows: ClassVar[bool] = False

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The pieces in the ink that their lightness comes nearest to."""
        areas = _areas(symbol, pose, dress)
        inks, unit = _inks(areas, dress), _extent(symbol, pose)
        return tuple(_toned(areas, inks, 0.02 * unit))


@dataclass(frozen=True)
class LineIcon(VectorArt):
    """Lines of one weight over an area of the tint that stands a little aside."""

    casts_shadows: ClassVar[bool] = False

    def figure(self, symbol: Symbol, pose: str, dress: Dress, scale: float) -> tuple[Item, ...]:
        """The tint's silhouette, then each part's outline, the hidden ones left out."""
        areas = _areas(symbol, pose, dress)
        inks, unit = _inks(areas, dress), _extent(symbol, pose)
        return tuple(_lined(areas, inks, 0.026 * unit, symbol.figure(pose).silhouette))


def _extent(symbol: Symbol, pose: str) -> float:
    figure = symbol.figure(pose)
    return math.sqrt(figure.width * figure.height)


@lru_cache(maxsize=32)
def _areas(symbol: Symbol, pose: str, dress: Dress) -> tuple[Area, ...]:
    """The pieces that read when small, from back to front."""
    finest = _SMALLEST * _extent(symbol, pose)
    kept: list[Area] = []
    for piece in pieces(symbol, pose, dress):
        if piece.part.alpha < _VEIL or piece.part.detail > _FINEST or piece.path.isEmpty():
            continue
        if not piece.part.width and thickness(piece.path) < finest:
            continue
        kept.append(Area(piece, _below(piece, kept)))
    return tuple(kept)


def _below(piece: Piece, before: Sequence[Area]) -> int | None:
    left, top, right, bottom = g.bounds(piece.path)
    x, y = (left + right) / 2, (top + bottom) / 2
    covering = (n for n in range(len(before) - 1, -1, -1) if before[n].piece.path.contains(x, y))
    return next(covering, None)


def _inks(areas: Sequence[Area], dress: Dress) -> Inks:
    """Those that the mark was given, else a deep tone of its main colour on white."""
    told = dict(dress.colours)
    ink = told.get(INK) or (areas[_main(areas)].piece.rgb if areas else (40, 40, 60))
    return Inks(ink, told.get(TINT) or mix(ink, (255, 255, 255), 0.75), told.get(GROUND) or (255, 255, 255))


def _main(areas: Sequence[Area]) -> int:
    """The number of the largest piece."""
    sizes = [(b[2] - b[0]) * (b[3] - b[1]) for b in (g.bounds(area.piece.path) for area in areas)]
    return max(range(len(areas)), key=sizes.__getitem__)


def _stencilled(areas: Sequence[Area], inks: Inks, gap: float) -> Iterator[Item]:
    inked: list[bool] = []
    for piece, below in areas:
        if below is None:
            on = True
        else:
            unlike = distance(piece.rgb, areas[below].piece.rgb) > _UNLIKE
            on = inked[below] != unlike
        inked.append(on)
        colour = inks.ink if on else inks.ground
        if piece.part.width:
            yield Stroke(piece.path, Solid(colour), max(piece.part.width, gap))
            continue
        apart = on and not piece.is_mark and below is not None and inked[below]
        if apart and thickness(piece.path) > 2.4 * gap:
            yield Stroke(piece.path, Solid(inks.ground), 2 * gap)
        if not on:
            # Light parts at the edge would melt into the ground: the ink frames them.
            yield Stroke(piece.path, Solid(inks.ink), 2 * gap)
        yield Fill(piece.path, Solid(colour))


def _toned(areas: Sequence[Area], inks: Inks, line: float) -> Iterator[Item]:
    if not areas:
        return
    middle = lab(areas[_main(areas)].piece.rgb)[0]
    deep = tone(inks.ink, -0.2 if lab(inks.ink)[0] > 0.45 else 0.22)
    for piece, _ in areas:
        off = lab(piece.rgb)[0] - middle
        near = tone(inks.ink, -0.07 if lab(inks.ink)[0] > 0.3 else 0.07)
        colour = inks.tint if off > _UNLIKE else deep if off < -1.25 * _UNLIKE else near if off < -0.05 else inks.ink
        if piece.part.width:
            yield Stroke(piece.path, Solid(colour), max(piece.part.width, line))
            continue
        if colour == inks.tint and not piece.is_mark and distance(inks.tint, inks.ground) < 0.12:
            yield Stroke(piece.path, Solid(deep), 2 * line)
        yield Fill(piece.path, Solid(colour))


def _lined(areas: Sequence[Area], inks: Inks, weight: float, silhouette: Path) -> Iterator[Item]:
    yield Fill(g.moved(silhouette, 2.2 * weight, 2.2 * weight), Solid(inks.tint))
    lines = Path()
    for piece, below in areas:
        if piece.part.width:
            lines.addPath(piece.path)
            continue
        thick = thickness(piece.path)
        if piece.is_mark and below is not None and distance(piece.rgb, areas[below].piece.rgb) < _UNLIKE:
            continue
        if thick < 2.6 * weight:
            yield Fill(piece.path, Solid(inks.ink))
        elif piece.is_mark:
            yield Stroke(piece.path, Solid(inks.ink), weight)
        else:
            yield Fill(piece.path, Solid(inks.ground))
            yield Stroke(piece.path, Solid(inks.ink), weight)
    if not lines.isEmpty():
        yield Stroke(lines, Solid(inks.ink), weight)
