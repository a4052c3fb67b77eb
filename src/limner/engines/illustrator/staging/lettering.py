"""Words in the picture: a text layout's quadrilaterals, or quoted text on a sign."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab
from limner.drawing.geometry import Point
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Words
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import write
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.posters import boards, laid
from limner.engines.illustrator.staging.posters.backing import behind
from limner.engines.illustrator.typesetting.blocks import Block
from limner.engines.illustrator.typesetting.contrast import legible
from limner.engines.illustrator.typesetting.lines import Hand
from limner.engines.jobs import GenerateJob

_HANDS = (Hand("black", 0.04), Hand("condensed", 0.06), Hand("humanist", 0.02), Hand("wide", 0.06))
INK: RGB = (38, 34, 46)
PAPER: RGB = (255, 250, 238)
Corners = tuple[Point, Point, Point, Point]


def paint(easel: Easel, reading: Reading, job: GenerateJob, *, paged: bool = False) -> None:
    """The words of the layout if there are any, else the quoted ones, unless they are on the page already.

    None where text is not wanted.
    """
    if not easel.brief.text:
        return
    if job.text_layout:
        for word in job.text_layout:
            corners = _pixels(word.corners, easel)
            backing = behind(easel, sum(p[0] for p in corners) / 4, sum(p[1] for p in corners) / 4)
            easel.add(Words(word.text, corners, PAPER if lab(backing)[0] < 0.62 else INK, "air", backing))
    elif reading.quoted and not paged:
        rest = replace(reading, quoted=laid.paint(easel, reading))
        if rest.quoted and not boards.paint(easel, rest):
            _sign(easel, rest.quoted)


def _pixels(corners: Corners, easel: Easel) -> Corners:
    a, b, c, d = ((x * easel.w, y * easel.h) for x, y in corners)
    return a, b, c, d


def _sign(easel: Easel, texts: Sequence[str]) -> None:
    """A board across the upper or lower edge, wherever nobody stands, with the words in a few rows."""
    hand = _HANDS[easel.variant % len(_HANDS)]
    text = " ".join(texts)
    block = Block(hand, 1.3, tallest=0.1 * easel.h, most=4)
    rows = block.rows(text, 0.0, 0.0, 0.82 * easel.w, 0.2 * easel.h)
    if not rows:
        return
    high, first, last = rows[0].high, rows[0].top, rows[-1].top + rows[-1].high
    wide, tall = max(row.width for row in rows) + 1.5 * high, last - first + 1.4 * high
    left, top = (easel.w - wide) / 2, _free_height(easel, wide, tall)
    board, edge = _board(easel)
    shape = g.rect(left, top, wide, tall, 0.28 * high)
    if top < 0.5 * easel.h:
        chains = g.joined(*(g.line([(x, -2.0), (x, top)]) for x in (left + 0.16 * wide, left + 0.84 * wide)))
        easel.fill(chains, INK, "air", "sign's chains", tinted=False, width=0.07 * high)
    easel.fill(
        g.moved(shape, 0, 0.06 * high), easel.air.light.shadow, "air", "sign's shadow", tinted=False, blur=0.12 * high
    )
    easel.fill(shape, board, "air", "sign", role="panel", tinted=False)
    inset = 0.16 * high
    border = g.rect(left + inset, top + inset, wide - 2 * inset, tall - 2 * inset, 0.18 * high)
    easel.fill(border, edge, "air", "sign's border", role="panel", tinted=False, width=0.05 * high)
    for row in rows:
        path = g.moved(row.path, easel.w / 2 - 0.41 * easel.w, top + 0.7 * high - first)
        write(easel, row.text, path, legible(edge, [board]), "air")


def _board(easel: Easel) -> tuple[RGB, RGB]:
    return (PAPER, (150, 62, 48)) if easel.air.light.dark < 0.5 else ((44, 48, 84), (255, 226, 150))


def _free_height(easel: Easel, wide: float, tall: float) -> float:
    """The top of the board: at the upper edge unless somebody is there and the lower one is free."""
    left = (easel.w - wide) / 2
    options = (0.05 * easel.h, 0.95 * easel.h - tall)
    return min(options, key=lambda y: sum(Box(left, y, left + wide, y + tall).shared(b) for b in easel.taken))
