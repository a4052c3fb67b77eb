"""A logo's mark and its name: under it, or beside it where the canvas is wide."""

from dataclasses import dataclass

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import Draft
from limner.engines.illustrator.typesetting.blocks import Block
from limner.engines.illustrator.typesetting.contrast import legible
from limner.engines.illustrator.typesetting.lines import Hand

_WIDE = 1.3
"""The ratio from which the name stands beside the mark."""
_HANDS = (
    (Hand("black", 0.02), Hand("medium", 0.32)),
    (Hand("light", 0.24), Hand("medium", 0.4)),
    (Hand("humanist", 0.0, capitals=False), Hand("humanist semibold", 0.22)),
    (Hand("wide", 0.12), Hand("light", 0.3)),
    (Hand("condensed", 0.08), Hand("medium", 0.32)),
    (Hand("round", 0.0, capitals=False), Hand("humanist semibold", 0.24)),
    (Hand("italic", 0.0), Hand("medium", 0.32)),
)
"""The faces of a name and of the line under it."""


@dataclass(frozen=True, slots=True)
class Lockup:
    """Where the mark goes, and the words that are set: text, letters, whether it is the name."""

    mark: Box
    words: tuple[tuple[str, Path, bool], ...]

    def write(self, draft: Draft, ink: RGB, ground: RGB) -> None:
        """The words in inks that can be read on the ground."""
        for text, path, _ in self.words:
            draft.write(text, path, legible(ink, [ground]))


def lockup(draft: Draft) -> Lockup:
    """The mark's box and the words, together in the middle of the canvas."""
    x, y = draft.centre
    if not draft.texts or draft.spelt:
        half = 0.35 * draft.size
        return Lockup(Box(x - half, y - half, x + half, y + half), ())
    hands = draft.dice.turn("name's hand", _HANDS)
    return _beside(draft, hands) if draft.easel.w > _WIDE * draft.easel.h else _under(draft, hands)


def _under(draft: Draft, hands: tuple[Hand, Hand]) -> Lockup:
    size, (x, y) = draft.size, draft.centre
    side, gap = 0.46 * size, 0.085 * size
    words, wide, tall = _set(draft, hands, 0.82 * draft.easel.w, 0.3 * size, 0.5)
    top = y - (side + gap + tall) / 2
    placed = tuple((text, g.moved(path, x - wide / 2, top + side + gap), name) for text, path, name in words)
    return Lockup(Box(x - side / 2, top, x + side / 2, top + side), placed)


def _beside(draft: Draft, hands: tuple[Hand, Hand]) -> Lockup:
    size, (x, y) = draft.size, draft.centre
    side = min(0.56 * size, 0.3 * draft.easel.w)
    gap = 0.16 * side
    words, wide, tall = _set(draft, hands, 0.86 * draft.easel.w - side - gap, 0.56 * size, 0.0)
    left = x - (side + gap + wide) / 2
    placed = tuple((text, g.moved(path, left + side + gap, y - tall / 2), name) for text, path, name in words)
    return Lockup(Box(left, y - side / 2, left + side, y + side / 2), placed)


def _set(
    draft: Draft, hands: tuple[Hand, Hand], width: float, height: float, align: float
) -> tuple[list[tuple[str, Path, bool]], float, float]:
    """The words from (0, 0) on, with their whole width and height."""
    name, more = draft.texts[0], " · ".join(draft.texts[1:])
    share = 0.66 if more else 1.0
    head = Block(hands[0], leading=1.28, align=align, tallest=0.13 * draft.size, most=3)
    rows = head.rows(name, 0.0, 0.0, width, share * height)
    wide = max((row.width for row in rows), default=0.0)
    top = min((row.top for row in rows), default=0.0)
    words = [(row.text, g.moved(row.path, 0.0, -top), True) for row in rows]
    tall = max((row.top + row.high for row in rows), default=0.0) - top
    if more:
        small = min((row.high for row in rows), default=0.1 * height) * 0.42
        under = Block(hands[1], leading=1.5, align=align, tallest=small, most=2)
        lines = under.rows(more, 0.0, 0.0, width, 0.3 * height)
        first = min((row.top for row in lines), default=0.0)
        words += [(row.text, g.moved(row.path, 0.0, tall + 1.25 * small - first), False) for row in lines]
        tall += 1.25 * small + max((row.top + row.high for row in lines), default=0.0) - first
        wide = max(wide, *(row.width for row in lines)) if lines else wide
    return _trimmed(words, width, wide, align), wide, tall


def _trimmed(
    words: list[tuple[str, Path, bool]], width: float, wide: float, align: float
) -> list[tuple[str, Path, bool]]:
    """The words moved from the box that they were set in to the one that they take."""
    return [(text, g.moved(path, -align * (width - wide), 0.0), name) for text, path, name in words]
