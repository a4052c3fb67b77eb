"""Sets of icons: what belongs to a theme, and many signs in one hand on an even grid."""

import math
from collections.abc import Callable

from limner.drawing.colour import RGB, mix, parse
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import Draft
from limner.engines.illustrator.staging.marks import hands
from limner.engines.illustrator.staging.marks.plates import PLATES, ROOM
from limner.engines.illustrator.staging.marks.schemes import PAPERS, Scheme, brands, scheme
from limner.engines.illustrator.staging.units import Unit

POSES = {"moon": "crescent"}
"""The shape in which a thing is known in one ink, where it has several."""
_FILL = 0.92
_RAGGED = 0.78
"""What a grid whose last row is not full is worth, to one whose rows are."""
_BOLD = tuple(
    parse(c) for c in ("#2f5d8c", "#d9573f", "#2f8f83", "#e0a02c", "#7a55a0", "#d9648a", "#4c8a4a", "#3b4a6b")
)
"""Plates of a set in many colours."""


def draw(draft: Draft) -> None:
    """The units on a grid, all in one hand, of one ink or of a few, in turn with the seed."""
    kind = hands.asked(draft, _ASKED) or draft.dice.turn("plate", tuple(_KINDS))
    paper = draft.background or draft.dice.turn("paper", PAPERS)
    second = draft.asked[1] if len(draft.asked) > 1 else None
    colours = scheme(draft.dice.turn("ground", brands(draft.main, draft.asked, draft.named)), paper, second)
    draft.hand(_KINDS[kind][0])
    if kind == "night" and draft.background is None:
        colours = scheme(colours.light, colours.plate, second)
    draft.paper(colours.ground)
    for number, (unit, cell) in enumerate(zip(draft.units, grid(draft, len(draft.units)), strict=True)):
        _KINDS[kind][1](draft, unit, cell, colours, number)


def grid(draft: Draft, number: int) -> list[Box]:
    """Square cells in level rows in the middle of the canvas; a last row that is not full stands in the middle."""
    wide, tall = 0.86 * draft.easel.w, 0.86 * draft.easel.h
    columns = max(range(1, number + 1), key=lambda n: (_room(wide, tall, n, number), n))
    rows = -(-number // columns)
    side = min(wide / columns, tall / rows)
    x, y = draft.centre
    cells = []
    for at in range(number):
        row, column = divmod(at, columns)
        inside = min(columns, number - row * columns)
        left = x + (column - inside / 2) * side
        top = y + (row - rows / 2) * side
        cells.append(Box(left, top, left + side, top + side))
    return cells


def _room(wide: float, tall: float, columns: int, number: int) -> float:
    """The side of a cell in so many columns; rows that are all full are worth a little size."""
    rows = -(-number // columns)
    return min(wide / columns, tall / rows) * (1.0 if number % columns == 0 else _RAGGED)


def _bare(draft: Draft, unit: Unit, cell: Box, colours: Scheme, number: int) -> None:
    ground = colours.ground
    draft.put([evened(unit, cell.grown(-0.15 * cell.width))], colours.ink, colours.tint, ground)


def _lined(draft: Draft, unit: Unit, cell: Box, colours: Scheme, number: int) -> None:
    tint = mix(colours.ink, colours.ground, 0.6) if len(draft.asked) < 2 else colours.tint
    draft.put([evened(unit, cell.grown(-0.16 * cell.width))], colours.ink, tint, colours.ground)


def _plated(shape: str, *, many: bool) -> Callable[[Draft, Unit, Box, Scheme, int], None]:
    def paint(draft: Draft, unit: Unit, cell: Box, colours: Scheme, number: int) -> None:
        radius = 0.42 * cell.width
        plate = _plate(draft, colours, number) if many else colours.plate
        light: RGB = (255, 250, 240) if many else colours.light
        draft.area(PLATES[shape](*cell.centre, radius), plate, "plate")
        half = ROOM[shape] * radius
        x, y = cell.centre
        room = Box(x - half, y - half, x + half, y + half)
        draft.put([evened(unit, room)], light, mix(plate, light, 0.45), plate)

    return paint


def _plate(draft: Draft, colours: Scheme, number: int) -> RGB:
    """One of the bold colours in turn, or of those that were asked for."""
    if draft.asked:
        return colours.plate
    return _BOLD[(number + draft.dice.turn("bold", range(len(_BOLD)))) % len(_BOLD)]


def _soft(draft: Draft, unit: Unit, cell: Box, colours: Scheme, number: int) -> None:
    """Two tones on a pale disc."""
    pale = mix(colours.ink, colours.ground, 0.82)
    radius = 0.42 * cell.width
    draft.area(PLATES["disc"](*cell.centre, radius), pale, "plate")
    draft.put([evened(unit, cell.grown(-0.22 * cell.width))], colours.ink, mix(pale, (255, 255, 255), 0.6), pale)


def _coloured(draft: Draft, unit: Unit, cell: Box, colours: Scheme, number: int) -> None:
    """Own colours on a pale tile."""
    tile = mix(colours.ink, colours.ground, 0.88)
    draft.area(PLATES["rounded"](*cell.centre, 0.44 * cell.width), tile, "plate")
    draft.put([evened(unit, cell.grown(-0.22 * cell.width))], colours.ink, colours.tint, tile)


def evened(unit: Unit, box: Box) -> Unit:
    """The unit in the middle of the box, as large in area as the others of its set, so that strokes are alike."""
    area = math.sqrt(unit.box.width * unit.box.height)
    scale = min(
        _FILL * math.sqrt(box.area) / area, 1.12 * box.width / unit.box.width, 1.12 * box.height / unit.box.height
    )
    grown = unit.scaled(scale)
    x, y = grown.box.centre
    return grown.moved(box.centre[0] - x, box.centre[1] - y)


_KINDS: dict[str, tuple[str, Callable[[Draft, Unit, Box, Scheme, int], None]]] = {
    "lines": ("line_icon", _lined),
    "flat": ("icon", _coloured),
    "discs": ("stencil", _plated("disc", many=True)),
    "glyphs": ("stencil", _bare),
    "soft": ("duotone", _soft),
    "tiles": ("stencil", _plated("rounded", many=False)),
    "night": ("line_icon", _lined),
    "duotone": ("duotone", _bare),
}
"""By name: the look, and what draws a cell."""
_ASKED = {"lines": "lines", "solid": "glyphs", "colours": "flat", "two tones": "duotone"}
