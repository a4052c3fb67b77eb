"""Business cards: a front with the sign and the name, and the back beneath it. What no words were given for is bars."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import Draft
from limner.engines.illustrator.staging.marks import monogram
from limner.engines.illustrator.staging.marks.schemes import Scheme, brands, scheme
from limner.engines.illustrator.typesetting.blocks import Block
from limner.engines.illustrator.typesetting.contrast import legible
from limner.engines.illustrator.typesetting.lines import Hand

_RATIO = 85 / 55
"""ISO 7810 ID-1, as most cards of Europe are."""
_HANDS = (
    (Hand("medium", 0.08), Hand("light", 0.16)),
    (Hand("humanist", 0.0, capitals=False), Hand("humanist light", 0.04, capitals=False)),
    (Hand("condensed", 0.1), Hand("medium", 0.2)),
    (Hand("light", 0.2), Hand("light", 0.2)),
)
_WHITE: RGB = (252, 251, 248)


def draw(draft: Draft) -> None:
    """Both sides, the back higher and behind, on a pale ground of the same hue."""
    colours = scheme(draft.dice.turn("ground", brands(draft.main, draft.asked, draft.named)), _WHITE)
    ground = draft.paper(mix(colours.plate, (236, 234, 230), 0.84))
    draft.hand("stencil")
    turn = draft.dice.turn("turn", (-5.0, 0.0, 4.0))
    wide = min(0.68 * draft.easel.w, 1.06 * draft.size)
    tall, (x, y) = wide / _RATIO, draft.centre
    off = (0.1 * wide, 0.3 * tall) if draft.easel.w < 1.3 * draft.easel.h else (0.26 * wide, 0.12 * tall)
    if draft.easel.h > 1.3 * draft.easel.w:
        wide = 0.82 * draft.easel.w
        tall = wide / _RATIO
        off = (0.0, 0.57 * tall)
    back = _at((x + off[0], y - off[1]), wide, tall)
    front = _at((x - off[0], y + off[1]), wide, tall)
    _sheet(draft, back, colours.plate, ground, turn)
    _motif(draft, back, colours, turn)
    _sheet(draft, front, _WHITE, ground, 0.0)
    _front(draft, front, colours)


def _at(middle: Point, wide: float, tall: float) -> Box:
    x, y = middle
    return Box(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)


def _sheet(draft: Draft, box: Box, colour: RGB, ground: RGB, turn: float) -> None:
    path = _turned(g.rect(box.left, box.top, box.width, box.height, 0.035 * box.height), turn, box)
    shade = g.moved(path, 0.0, 0.03 * box.height)
    draft.area(shade, tone(ground, -0.1), "card's shadow")
    draft.area(path, colour, "card")


def _turned(path: Path, turn: float, box: Box) -> Path:
    return g.rotated(path, turn, box.centre) if turn else path


def _motif(draft: Draft, box: Box, colours: Scheme, turn: float) -> None:
    """Rings, bars or a corner in a tone of the back's own colour."""
    quiet = mix(colours.plate, colours.light, 0.16)
    kind = draft.dice.turn("shape", ("rings", "bars", "corner"))
    whole = g.rect(box.left, box.top, box.width, box.height, 0.035 * box.height)
    if kind == "rings":
        rings = [
            g.outline(g.ellipse(box.right, box.top, k * box.height), 0.03 * box.height) for k in (0.3, 0.5, 0.7, 0.9)
        ]
        shape = g.union(*rings)
    elif kind == "bars":
        step = 0.09 * box.width
        upright = [g.rect(box.left + i * step, box.top - box.height, 0.3 * step, 3 * box.height) for i in range(-4, 16)]
        bars = [g.rotated(bar, 24.0, box.centre) for bar in upright]
        shape = g.union(*bars)
    else:
        shape = g.polygon([(box.right, box.top), (box.right, box.bottom), (box.left + 0.4 * box.width, box.top)])
    draft.area(_turned(g.intersection(shape, whole), turn, box), quiet, "motif")


def _front(draft: Draft, box: Box, colours: Scheme) -> None:
    """The sign at the left or above, the name, and the lines of an address as bars."""
    edge, beside = 0.13 * box.height, draft.dice.turn("plate", (True, False))
    name, *more = draft.texts or ("",)
    hands = draft.dice.turn("name's hand", _HANDS)
    side = 0.4 * box.height if beside else 0.3 * box.height
    if beside:
        mark = Box(
            box.left + 1.4 * edge, box.centre[1] - side / 2, box.left + 1.4 * edge + side, box.centre[1] + side / 2
        )
        words = Box(mark.right + 1.2 * edge, box.top + 1.7 * edge, box.right - edge, box.bottom - 1.7 * edge)
        align = 0.0
    else:
        x = box.centre[0]
        mark = Box(x - side / 2, box.top + edge, x + side / 2, box.top + edge + side)
        words = Box(box.left + 2 * edge, mark.bottom + 0.5 * edge, box.right - 2 * edge, box.bottom - edge)
        align = 0.5
    monogram.fill(draft, mark, legible(colours.ink, [_WHITE]), colours.tint, _WHITE)
    if beside:
        rule = g.rect(mark.right + 0.6 * edge, words.top, 0.012 * box.height, words.height)
        draft.area(rule, mix(colours.ink, _WHITE, 0.5), "rule")
    _words(draft, words, name, " · ".join(more), hands, align, colours)


def _words(
    draft: Draft, box: Box, name: str, more: str, hands: tuple[Hand, Hand], align: float, colours: Scheme
) -> None:
    """The name large, the second line under it, then bars where an address would be."""
    high = 0.3 * box.height
    ink = legible(colours.ink, [_WHITE])
    y = box.top
    if name:
        block = Block(hands[0], 1.3, align, tallest=0.2 * box.height, most=2)
        rows = block.rows(name, box.left, y, box.width, 0.46 * box.height)
        for row in rows:
            draft.write(row.text, row.path, ink)
        y = max((row.top + row.high for row in rows), default=y) + 0.12 * box.height
    else:
        draft.area(_bar(box, y, 0.62, 0.6 * high, align), colours.ink, "name")
        y += high
    if more:
        block = Block(hands[1], 1.4, align, tallest=0.09 * box.height, most=2)
        for row in block.rows(more, box.left, y, box.width, 0.2 * box.height):
            draft.write(row.text, row.path, legible(mix(ink, _WHITE, 0.15), [_WHITE]))
        y += 0.22 * box.height
    quiet, step = mix(colours.ink, _WHITE, 0.68), 0.15 * box.height
    number = min(max(math.floor((box.bottom - y) / step), 0), 3)
    for row_of, share in zip(range(number), (0.78, 0.6, 0.7), strict=False):
        draft.area(
            _bar(box, box.bottom - (number - row_of) * step + 0.5 * step, share, 0.36 * step, align), quiet, "line"
        )


def _bar(box: Box, y: float, share: float, high: float, align: float) -> Path:
    wide = share * box.width
    return g.rect(box.left + align * (box.width - wide), y, wide, high, high / 2)
