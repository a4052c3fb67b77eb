"""Lines of text as outlines: straight and on a circle."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.typesetting.faces import capital, characters, glyph, kerning


@dataclass(frozen=True, slots=True)
class Hand:
    """How text is set: a face, `tracking` in heights of a capital between letters, and whether in capitals only."""

    face: str = "black"
    tracking: float = 0.0
    capitals: bool = True

    def shown(self, text: str) -> str:
        """The text as it is set: its spaces made single, without what the face lacks."""
        cased = text.upper() if self.capitals else text
        return " ".join(characters(cased, self.face).split())

    def length(self, text: str) -> float:
        """The width of a line in heights of a capital."""
        *_, end = _spots(self, self.shown(text))
        return end

    def line(self, text: str, high: float) -> Path:
        """The text from x 0 with its baseline at y 0, capitals `high` pixels tall."""
        text = self.shown(text)
        whole = Path()
        scale = high / capital(self.face)
        for letter, x in zip(text, _spots(self, text), strict=False):
            whole.addPath(g.moved(g.scaled(glyph(letter, self.face).path, scale), x * high, 0.0))
        return whole

    def arc(self, text: str, high: float, centre: Point, radius: float, *, below: bool = False) -> Path:
        """The text on a circle whose line is the baseline, its middle at the top, or at the bottom to be read there."""
        text = self.shown(text)
        *spots, end = _spots(self, text)
        whole, scale = Path(), high / capital(self.face)
        for letter, x in zip(text, spots, strict=True):
            shape = glyph(letter, self.face)
            half = shape.advance * scale / 2
            angle = (x * high + half - end * high / 2) / (radius + (-high / 2 if below else high / 2))
            standing = g.moved(g.scaled(shape.path, scale), -half, radius if below else -radius)
            turn = math.degrees(-angle if below else angle)
            whole.addPath(g.moved(g.rotated(standing, turn), *centre))
        return whole

    def reach(self, text: str, high: float, radius: float, *, below: bool = False) -> float:
        """The angle that the text takes on the circle, in radians."""
        return self.length(text) * high / (radius + (-high / 2 if below else high / 2))


def _spots(hand: Hand, text: str) -> Iterator[float]:
    """Where each letter starts, then where the last one ends, in heights of a capital."""
    x, em = 0.0, 1 / capital(hand.face)
    for before, after in pairwise(text):
        yield x
        x += (glyph(before, hand.face).advance + kerning(before, after, hand.face)) * em + hand.tracking
    if text:
        yield x
        x += glyph(text[-1], hand.face).advance * em
    yield x
