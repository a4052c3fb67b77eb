"""Several lines that fill a box: where they break and how large they become."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.engines.illustrator.typesetting.lines import Hand

_MOST_ROWS = 9
_HANGING = frozenset("a an and at by for from in of on or the to with &".split())
"""Words that a row should not end with."""
_HANGS = 0.84
"""What a break after such a word is worth."""
_BELOW = 0.3
"""How far letters reach below the baseline, in heights of a capital."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line in its place: its letters, and the box from the tops of capitals to the baseline."""

    text: str
    path: Path
    left: float
    top: float
    width: float
    high: float


@dataclass(frozen=True, slots=True)
class Block:
    """How a text fills a box: `leading` from baseline to baseline in heights of a capital, `align` 0 (left) to 1.

    `justified` sets each row as wide as the box, so that short words stand giant. `tallest` bounds the height of a
    capital in pixels, `most` the number of rows.
    """

    hand: Hand
    leading: float = 1.32
    align: float = 0.5
    justified: bool = False
    tallest: float = 1e9
    most: int = _MOST_ROWS

    def rows(self, text: str, left: float, top: float, width: float, height: float) -> list[Row]:
        """The rows inside of the box, in the middle of its height; none for a text of which nothing can be set."""
        words = self.hand.shown(text).split()
        if not words or width <= 0 or height <= 0:
            return []
        return (
            self._justified(words, left, top, width, height)
            if self.justified
            else self._even(words, left, top, width, height)
        )

    def _even(self, words: Sequence[str], left: float, top: float, width: float, height: float) -> list[Row]:
        best: tuple[float, float, list[str]] = (0.0, 0.0, [])
        foot = self._foot(words)
        for lines in self._breaks(words):
            number = len(lines)
            longest = max(self.hand.length(line) for line in lines)
            high = min(width / longest, height / (1 + self.leading * (number - 1) + foot), self.tallest)
            worth = high * _HANGS ** sum(line.split()[-1].lower() in _HANGING for line in lines[:-1])
            if worth > best[0] * 1.02:
                best = (worth, high, lines)
        _, high, lines = best
        tall = (1 + self.leading * (len(lines) - 1) + foot) * high
        y = top + (height - tall) / 2
        return list(self._set(lines, [high] * len(lines), y, left, width))

    def _justified(self, words: Sequence[str], left: float, top: float, width: float, height: float) -> list[Row]:
        best: tuple[float, list[str], list[float]] = (-1.0, [], [])
        foot = self._foot(words)
        for lines in self._breaks(words):
            number = len(lines)
            highs = [min(width / self.hand.length(line), self.tallest) for line in lines]
            tall = self._stacked(lines, highs) + foot * highs[-1]
            squeeze = min(height / tall, 1.0)
            filled = sum(self.hand.length(line) * high for line, high in zip(lines, highs, strict=True)) * squeeze
            worth = filled / (width * number) * min(tall, height) / height
            if worth > best[0]:
                best = (worth, lines, [high * squeeze for high in highs])
        _, lines, highs = best
        y = top + (height - self._stacked(lines, highs) - foot * highs[-1]) / 2
        return list(self._set(lines, highs, y, left, width))

    def _breaks(self, words: Sequence[str]) -> Iterator[list[str]]:
        """Ways to break: with small words kept to those after them, and anywhere."""
        for tied in (_tied(words), words):
            for number in range(1, min(len(tied), self.most) + 1):
                yield broken(self.hand, tuple(tied), number)

    def _set(
        self, lines: Sequence[str], highs: Sequence[float], top: float, left: float, width: float
    ) -> Iterator[Row]:
        for number, (line, high) in enumerate(zip(lines, highs, strict=True)):
            wide = self.hand.length(line) * high
            x = left + self.align * (width - wide)
            yield Row(line, g.moved(self.hand.line(line, high), x, top + high), x, top, wide, high)
            top += high + (self._gap(lines, highs, number) if self.justified else (self.leading - 1) * high)

    def _gap(self, lines: Sequence[str], highs: Sequence[float], number: int) -> float:
        """What parts a justified row from the next one: more where its letters hang into it."""
        high, nearest = highs[number], highs[min(number + 1, len(highs) - 1)]
        return (self.leading - 1) * min(high, nearest) + self._foot([lines[number]]) * high

    def _stacked(self, lines: Sequence[str], highs: Sequence[float]) -> float:
        """The height of justified rows, from the first one's top to the last baseline."""
        return sum(highs) + sum(self._gap(lines, highs, number) for number in range(len(highs) - 1))

    def _foot(self, words: Sequence[str]) -> float:
        """The room below the last baseline."""
        return 0.0 if all(not set(word) & set("gjpqyQ,;()[]{}@$_") for word in words) else _BELOW


def _tied(words: Sequence[str]) -> list[str]:
    """Words with the small ones before them."""
    result: list[str] = []
    for word in words:
        if result and result[-1].split()[-1].lower() in _HANGING:
            result[-1] += " " + word
        else:
            result.append(word)
    return result


@lru_cache(maxsize=256)
def broken(hand: Hand, words: tuple[str, ...], number: int) -> list[str]:
    """The words in this many lines, the longest as short as can be."""
    widths = [hand.length(word) for word in words]
    space = hand.length("n n") - 2 * hand.length("n") if words else 0.0
    low, high = max(widths), sum(widths) + space * len(words)
    for _ in range(24):
        middle = (low + high) / 2
        if len(_filled(words, widths, space, middle)) <= number:
            high = middle
        else:
            low = middle
    return _filled(words, widths, space, high)


def _filled(words: Sequence[str], widths: Sequence[float], space: float, limit: float) -> list[str]:
    """Lines filled from the first word on, none longer than the limit unless one word is."""
    lines: list[list[str]] = []
    run = 0.0
    for word, width in zip(words, widths, strict=True):
        if lines and run + space + width <= limit + 1e-9:
            lines[-1].append(word)
            run += space + width
        else:
            lines.append([word])
            run = width
    return [" ".join(line).strip("· ") or " ".join(line) for line in lines]
