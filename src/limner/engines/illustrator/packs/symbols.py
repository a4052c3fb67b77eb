"""An icon as a symbol: each of its colours a slot, the one that shows most the slot that a colour word changes."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from limner.drawing.colour import RGB, lab, lch
from limner.drawing.coverage import Numbers
from limner.drawing.matrices import affine
from limner.engines.illustrator.atlas.figure import Pen, Role, Slot
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.packs.drawing import SIZE, Area, drawing, turned
from limner.engines.illustrator.packs.iconify import Icon
from limner.engines.illustrator.packs.paints import Colour

INK: RGB = (31, 45, 77)
"""The colour of an icon without one of its own, where no word says another."""

_HEIGHT_M = 1.0
"""How tall a thing of unknown size is taken to be."""
_GRAIN = 96
"""Pixels of the longer side of the drawing in which colours are counted."""
_SOLID = 0.5
"""Areas of less alpha let what lies behind them count."""
_HUE, _GRAY, _LIGHTER = math.radians(28), 0.035, 0.3
"""A colour is a shade of another one within this turn of hue; below this chroma both are gray; and no further apart
in OKLab lightness."""


@dataclass(frozen=True, slots=True, eq=False)
class _Drawn:
    """What a pen draws: parts of an icon. Equal to no other, so that caches tell packs of one prefix apart."""

    parts: tuple[tuple[str, Area], ...]

    def __call__(self, pen: Pen) -> None:
        for slot, area in self.parts:
            if area.width:
                pen.stroke(slot, area.path, area.width, alpha=area.colour.alpha)
            else:
                pen.part(slot, area.path, shade="flat", alpha=area.colour.alpha)


@dataclass(frozen=True, slots=True)
class Glyph:
    """A symbol made of an icon. `coloured` when it has colours of its own, so that it can stand in a scene."""

    symbol: Symbol
    coloured: bool


def glyph(symbol_id: str, word: str, icon: Icon) -> Glyph:
    """The icon under that id. Raises Refused."""
    areas = turned(drawing(icon), icon)
    colours = list(dict.fromkeys(area.colour.rgb for area in areas))
    coloured = bool(set(colours) - {None, (0, 0, 0)})
    if not coloured:
        colours = [None]
        areas = tuple(Area(a.path, Colour(None, a.colour.alpha), a.width) for a in areas)
    names = {colour: f"colour {number}" for number, colour in enumerate(colours, 1)}
    main = _main(areas, colours)
    slots = {name: Slot(colour or INK, _role(colour or INK, main or INK)) for colour, name in names.items()}
    parts = tuple((names[area.colour.rgb], area) for area in areas)
    symbol = Symbol(symbol_id, (word,), (), _HEIGHT_M, slots, _Drawn(parts), faces_viewer=True)
    return Glyph(symbol, coloured)


def _role(colour: RGB, main: RGB) -> Role:
    if colour == main:
        return "primary"
    (L, chroma, hue), (main_L, main_chroma, main_hue) = lch(colour), lch(main)
    if abs(L - main_L) > _LIGHTER:
        return "fixed"
    if max(chroma, main_chroma) < _GRAY:
        return "follow"
    apart = abs(math.remainder(hue - main_hue, math.tau))
    return "follow" if min(chroma, main_chroma) >= _GRAY and apart < _HUE else "fixed"


def _main(areas: Sequence[Area], colours: Sequence[RGB | None]) -> RGB | None:
    """The colour that most of is seen, lines that are nearly black left aside where there is another."""
    counts = _seen(areas, colours)
    bright = {c: n for c, n in counts.items() if lab(c or INK)[0] > 0.28} or counts
    return max(bright, key=lambda colour: (bright[colour], -colours.index(colour)))


def _seen(areas: Sequence[Area], colours: Sequence[RGB | None]) -> dict[RGB | None, int]:
    """How many pixels of each colour are seen."""
    k = _GRAIN / SIZE
    picture = Numbers(_GRAIN, _GRAIN, affine(k, 0, 0, k, _GRAIN / 2, _GRAIN))
    for area in areas:
        if area.colour.alpha >= _SOLID:
            picture.draw(area.path, colours.index(area.colour.rgb) + 1, width=area.width)
    numbers = picture.seen()
    return {colour: int((numbers == i).sum()) for i, colour in enumerate(colours, 1)}
