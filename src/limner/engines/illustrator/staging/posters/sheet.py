"""A page before it is printed: its measures, its words in their order of weight, its type and its colours."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from limner.drawing.colour import RGB, from_lch, lch, mix
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.draft import write
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.typesetting.blocks import Block, Row
from limner.engines.illustrator.typesetting.contrast import legible
from limner.engines.illustrator.typesetting.lines import Hand

MARGIN = 0.055
"""The border over the page's shorter side."""
_SMALL_LINES = 0.58
"""The most of a box's height that the lines beside the headline take together."""
_MENU = 3
"""More texts are a list under the first."""
_OFFER = re.compile(r"\d\s?%|[$€£]\s?\d")
_LOUD = 1.7
"""How much larger an offer is told than another line beside the headline."""
_LONG = 42
"""A text of more letters is told small, whatever its place."""


@dataclass(frozen=True, slots=True)
class Style:
    """The faces of a page: its headline's and those of the smaller lines, and the headline's leading."""

    head: Hand
    small: Hand
    leading: float = 1.26


STYLES = (
    Style(Hand("black", 0.0), Hand("medium", 0.24), 1.2),
    Style(Hand("condensed", 0.02), Hand("humanist semibold", 0.22), 1.18),
    Style(Hand("humanist", 0.0, capitals=False), Hand("humanist italic", 0.02, capitals=False), 1.46),
    Style(Hand("wide", 0.08), Hand("light", 0.24), 1.36),
    Style(Hand("italic", 0.0), Hand("medium", 0.2), 1.22),
    Style(Hand("medium", 0.2), Hand("light", 0.26), 1.5),
    Style(Hand("round", 0.0, capitals=False), Hand("humanist semibold", 0.06, capitals=False), 1.46),
)


@dataclass
class Sheet:
    """What a layout works with. `before` and `after` are the lines above and below the headline.

    `paper` is light, `deep` dark, `accent` the lead's own colour; where a ground was asked for all three give way to
    it, and `letter` is what words are printed in. `written` are the boxes of the lines set so far.
    """

    width: float
    height: float
    headline: str
    before: Sequence[str]
    after: Sequence[str]
    style: Style
    paper: RGB
    deep: RGB
    accent: RGB
    dice: Dice
    letter: RGB | None = None
    written: list[Box] = field(default_factory=list)

    @property
    def margin(self) -> float:
        """In pixels."""
        return MARGIN * min(self.width, self.height)

    @property
    def wide(self) -> bool:
        """Whether the page lies on its side."""
        return self.width > 1.25 * self.height

    @property
    def box(self) -> Box:
        """The whole page."""
        return Box(0.0, 0.0, self.width, self.height)

    def ink(self, ground: RGB, wanted: RGB | None = None) -> RGB:
        """A colour of the page that can be read on the ground."""
        if wanted is None:
            light = lch(ground)[0] > 0.62
            wanted = self.letter or (self.deep if light else self.paper)
        return legible(wanted, [ground])

    def story(
        self,
        easel: Easel,
        box: Box,
        ground: RGB,
        *,
        align: float = 0.5,
        justified: bool = False,
        wanted: RGB | None = None,
        before: bool = True,
        after: bool = True,
        most: int = 5,
    ) -> None:
        """The headline with the smaller lines above and below it, all inside of the box on a ground of one colour."""
        above = " · ".join(self.before) if before else ""
        below = list(self.after) if after else []
        unit = min(self.width, self.height)
        line = min(max(0.13 * box.height, 0.036 * unit), 0.05 * unit)
        heights = [_LOUD if _OFFER.search(text) else 1.0 for text in below]
        line = min(line, _SMALL_LINES * box.height / (1.75 * sum(heights) + 2.1 * bool(above) + 0.5))
        top = box.top + (2.1 * line if above else 0.0)
        foot = box.bottom - (1.75 * line * sum(heights) + 0.5 * line if below else 0.0)
        head = Block(self.style.head, self.style.leading if not justified else 1.16, align, justified, most=most)
        rows = head.rows(self.headline, box.left, top, box.width, max(foot - top, 0.3 * box.height))
        ink = self.ink(ground, wanted)
        self._print(easel, rows, ink)
        high = min([line, *(0.62 * row.high for row in rows)])
        small = Block(self.style.small, 1.4, align, tallest=high, most=2)
        plain = self.ink(ground, mix(ink, ground, 0.12))
        if above:
            lift = rows[0].top - 2.0 * line if rows else box.top
            self._print(easel, small.rows(above, box.left, lift, box.width, 1.5 * line), plain)
        y = (rows[-1].top + rows[-1].high if rows else box.top) + (1.1 if not self._hangs(rows) else 1.5) * line
        y = min(y, box.bottom - 1.75 * line * sum(heights)) if below else y
        for text, loud in zip(below, heights, strict=True):
            told = small if loud == 1.0 else Block(self.style.head, 1.3, align, tallest=loud * high, most=2)
            self._print(
                easel, told.rows(text, box.left, y, box.width, 1.6 * loud * line), plain if loud == 1.0 else ink
            )
            y += 1.75 * loud * line

    def line(
        self,
        easel: Easel,
        text: str,
        box: Box,
        ground: RGB,
        *,
        small: bool = False,
        align: float = 0.5,
        most: int = 2,
        tallest: float = 1e9,
    ) -> None:
        """One text as large as its box allows, its capitals at most so tall in pixels."""
        hand = self.style.small if small else self.style.head
        block = Block(hand, self.style.leading, align, tallest=tallest, most=most)
        self._print(easel, block.rows(text, box.left, box.top, box.width, box.height), self.ink(ground))

    def outline(self, easel: Easel, text: str, path: Path, ink: RGB) -> None:
        """Letters that are set already."""
        write(easel, text, path, ink, "air")

    def area(self, easel: Easel, path: Path, rgb: RGB, name: str, *, width: float = 0.0, back: float = 0.0) -> None:
        """A flat area over the picture, of this colour in every look."""
        easel.fill(path, rgb, "air", name, role="panel", tinted=False, width=width, back=back)

    def _print(self, easel: Easel, rows: Sequence[Row], ink: RGB) -> None:
        for row in rows:
            self.outline(easel, row.text, row.path, ink)
            self.written.append(Box(row.left, row.top, row.left + row.width, row.top + row.high))

    def _hangs(self, rows: Sequence[Row]) -> bool:
        """Whether the last row has letters below its baseline."""
        return bool(rows) and bool(set(rows[-1].text) & set("gjpqy"))


def ranked(texts: Sequence[str]) -> tuple[Sequence[str], str, Sequence[str]]:
    """The lines above the headline, the headline, and those below: the first unless another is much longer."""
    if not texts:
        return (), "", ()
    weights = [len(t) * (2.2 if i == 0 else 1.0) * (0.3 if len(t) > _LONG else 1.0) for i, t in enumerate(texts)]
    at = weights.index(max(weights)) if len(texts) <= _MENU else 0
    return texts[:at], texts[at], texts[at + 1 :]


def deepened(colour: RGB) -> RGB:
    """A dark tone of the colour's hue."""
    lightness, chroma, hue = lch(colour)
    return from_lch(min(lightness, 0.31), min(chroma, 0.11), hue)
