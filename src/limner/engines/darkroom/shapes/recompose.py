"""A variation of an SVG on another canvas: the same picture otherwise, nothing stretched."""

import re
from collections.abc import Callable
from typing import Any, Final

import numpy as np
from lxml import etree

from limner.drawing.colour import RGB, lch
from limner.drawing.matrices import Affine, affine, inverse, product
from limner.engines.darkroom.shapes.arrangement import SLIGHT, WIDE, Arrangement, Freedom
from limner.engines.darkroom.shapes.layers import Piece, bounds_of, sorted_pieces
from limner.engines.darkroom.shapes.nesting import definitions, parsed, written
from limner.engines.darkroom.shapes.recolour import read_color, recolour, shift
from limner.engines.darkroom.shapes.scatter import scattered, touch
from limner.engines.darkroom.shapes.units import Unit, units_of
from limner.imaging.svg.flatten import resolve_percentages
from limner.imaging.svg.matrices import parse_transform, put_before, transform_text
from limner.imaging.svg.names import SVG, local
from limner.imaging.svg.read import SafeSvg
from limner.imaging.svg.size import Box

_WORD = re.compile(r"(?:word|letter|text|caption|border)(?:s|ing)?(?:-\d+)?$")
_PILE: Final = 150
"""More separate parts are a traced picture: they lie on each other, and moving one would show what is under it."""
_FEW: Final = 12
"""Of so few shapes, none can be missed: they move, grow and turn their hues far enough for a variation to be seen."""
_ACCENT: Final = 0.07
"""The chroma in OKLCH from which a colour that is not the background's is an accent."""
_YELLOW: Final = (1.2, 2.1)
"""Hues in radians that turn little: a lime sun looks ill."""


def recompose(svg: SafeSvg, width: int, height: int, seed: int) -> str:
    """The picture anew in a viewBox of 0 0 `width` `height`: related, and another one for each seed.

    The background covers the new canvas, scaled evenly; the subject stays whole in about its place, sometimes
    mirrored; what stands about moves a little; all colours turn together a little. A picture of few shapes changes
    more: its things are set anew, apart from each other, and its accents turn further. Shapes stay shapes.
    """
    root = parsed(svg.text)
    resolve_percentages(root)
    rng = np.random.default_rng([seed, width, height])
    pieces = sorted_pieces(root)
    freedom = WIDE if len(pieces) <= _FEW else SLIGHT
    arrangement = Arrangement(svg.view_box, (width, height), pieces, freedom, rng)
    lettered = _is_lettered(root)
    mirrored = bool(rng.random() < 0.5) and not lettered
    units = units_of(root, pieces)
    pile = len(units) > _PILE
    if freedom is WIDE and not lettered:
        _scatter(units, arrangement, rng)
    else:
        for unit in units:
            _move(
                unit, arrangement.set_piece(unit) if lettered else arrangement.ground if pile else arrangement.of(unit)
            )
    recolour(root, _tint(rng, freedom, _colors(pieces)))
    _set_canvas(root, svg.view_box, width, height, mirrored)
    return written(root)


def _is_lettered(root: Any) -> bool:
    """Whether there are words in it, as text or as the illustrator's outlines, or pictures that may have some."""
    return any(
        local(element.tag) in {"text", "image"} or _WORD.match(element.get("id", "")) is not None
        for element in root.iter()
    )


def _scatter(units: list[Unit], arrangement: Arrangement, rng: np.random.Generator) -> None:
    """Move the units; those of the subject that stand apart, each by itself."""
    own = [unit for unit in units if unit.role == "subject"]
    places = scattered([bounds_of(unit.pieces) for unit in own], arrangement.box, arrangement.floating, rng)
    seen = [bounds_of(unit.pieces) for unit in units if unit.role != "background"]
    for unit in units:
        bounds = bounds_of(unit.pieces)
        if unit.role == "subject" and arrangement.close_up and sum(touch(bounds, other) for other in seen) == 1:
            _move(unit, arrangement.of_prop(bounds))
        else:
            matrix = arrangement.of(unit)
            _move(unit, product(matrix, places[own.index(unit)]) if unit in own else matrix)


def _colors(pieces: list[Piece]) -> frozenset[RGB]:
    """What the background is painted in."""
    words = [
        piece.shape.style.get(key, "") for piece in pieces if piece.role == "background" for key in ("fill", "stroke")
    ]
    return frozenset(rgb for rgb in map(read_color, words) if rgb is not None)


def _tint(rng: np.random.Generator, freedom: Freedom, ground: frozenset[RGB]) -> Callable[[RGB], RGB]:
    """All colours turned a little; accents, which the ground has not, as far as the freedom goes."""
    side = 1.0 if rng.random() < 0.5 else -1.0
    chroma, lightness = float(rng.uniform(0.9, 1.12)), float(rng.uniform(-0.035, 0.035))
    hue = float(rng.uniform(*freedom.hue))
    little = shift(side * min(hue, hue * 0.2 + 5.0), chroma, lightness)
    further = shift(side * hue, chroma, lightness)
    if freedom is SLIGHT:
        return further

    def change(rgb: RGB) -> RGB:
        _, strength, angle = lch(rgb)
        kept = rgb in ground or strength < _ACCENT or _YELLOW[0] < angle < _YELLOW[1]
        return little(rgb) if kept else further(rgb)

    return change


def _move(unit: Unit, matrix: Affine) -> None:
    for element in unit.elements:
        outer = product()
        for group in element.iterancestors(f"{{{SVG}}}g"):
            outer = product(parse_transform(group.get("transform")), outer)
        back = inverse(outer)
        if back is not None:
            put_before(element, product(back, matrix, outer))


def _set_canvas(root: Any, box: Box, width: int, height: int, mirrored: bool) -> None:
    root.set("viewBox", f"0 0 {width} {height}")
    root.set("width", str(width))
    root.set("height", str(height))
    root.attrib.pop("preserveAspectRatio", None)
    if not mirrored:
        return
    definitions(root)
    drawn = [child for child in root if local(child.tag) not in {"title", "desc", "defs"}]
    group = etree.SubElement(root, f"{{{SVG}}}g", transform=transform_text(affine(-1, 0, 0, 1, width, 0)))
    group.extend(drawn)
