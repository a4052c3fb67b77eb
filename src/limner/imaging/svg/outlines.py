"""How far the outlines of shapes reach, from their attributes alone: no curve is flattened."""

import math
import re
from operator import sub
from typing import Any, Final, NamedTuple

from limner.imaging.svg.names import local
from limner.imaging.svg.size import Box, length

_COMMAND = re.compile(r"([MLHVCSQTAZ])([^MLHVCSQTAZ]*)", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_WHOLE = r"[+-]?+(?>\d++\.?+\d*+|\.\d++)(?>[eE][+-]?+\d++)?+"
_ARC = re.compile(r"S(N)S(N)SNS([01])S[01]S(N)S(N)".replace("S", r"[\s,]*+").replace("N", _WHOLE))
"""Both radii, whether it is the large arc, and its end; without a way back into a number. Flags may stand close."""
_PAIRS: Final = {"M": 1, "L": 1, "T": 1, "S": 2, "Q": 2, "C": 3}
"""Points that each command takes."""
_EM: Final = 16.0


class Outline(NamedTuple):
    """Of a shape in its own coordinates: its bounds, the length of its outline at most, and of how many pieces."""

    box: Box
    length: float
    pieces: int


def outline_of(element: Any, canvas: Box) -> Outline | None:
    """The outline of a shape, a picture or a text; None for other elements. Percentages are of `canvas`."""
    name = local(element.tag)
    if name == "path":
        pen = _Pen()
        pen.draw(element.get("d", ""))
        return _through(pen.xs, pen.ys, pen.moved)
    if name in {"polyline", "polygon"}:
        numbers = _numbers(element.get("points", ""))
        xs, ys = numbers[0 : len(numbers) // 2 * 2 : 2], numbers[1::2]
        return _through(xs + xs[:1], ys + ys[:1], 0)
    measure = _Measure(element, canvas)
    if name == "line":
        xs, ys = [measure.across("x1"), measure.across("x2")], [measure.down("y1"), measure.down("y2")]
        return _through(xs, ys, 0)
    if name in {"rect", "image"}:
        box = measure.across("x"), measure.down("y"), measure.across("width"), measure.down("height")
        return Outline(box, 2 * (box[2] + box[3]), 4)
    if name in {"circle", "ellipse"}:
        rx = measure.across("r") or measure.across("rx")
        ry = measure.across("r") or measure.down("ry")
        return Outline((measure.across("cx") - rx, measure.down("cy") - ry, 2 * rx, 2 * ry), math.tau * max(rx, ry), 8)
    return None


def text_outline(letters: int, x: float, y: float, size: float) -> Outline:
    """About what so many letters of a font size take; they may turn and wrap, so the box goes to all sides."""
    wide = letters * size
    return Outline((x - wide, y - 1.5 * size, 2 * wide, 2 * size), letters * 8 * size, letters * 30)


class _Measure:
    def __init__(self, element: Any, canvas: Box) -> None:
        self._element = element
        self._canvas = canvas

    def across(self, name: str) -> float:
        return size_in(self._element.get(name, "0"), self._canvas[2])

    def down(self, name: str) -> float:
        return size_in(self._element.get(name, "0"), self._canvas[3])


def size_in(text: str, whole: float) -> float:
    """A length in user units; percentages are of `whole`, other relative units are of 16."""
    found = length(text)
    if not math.isnan(found):
        return found
    number = _NUMBER.search(text)
    return float(number[0]) * (whole / 100 if "%" in text else _EM) if number else 0.0


def _numbers(text: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(text)]


def _through(xs: list[float], ys: list[float], moved: float) -> Outline | None:
    if not xs:
        return None
    long = sum(map(math.hypot, map(sub, xs[1:], xs), map(sub, ys[1:], ys))) - moved
    box = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    return Outline(box, max(long, 0.0), len(xs))


class _Pen:
    """Goes through path data: `xs` and `ys` are control points, within which all curves lie.

    `moved` is how far it went without drawing.
    """

    def __init__(self) -> None:
        self.xs: list[float] = []
        self.ys: list[float] = []
        self.moved = 0.0
        self._start = (0.0, 0.0)
        self._at = (0.0, 0.0)

    def draw(self, data: str) -> None:
        """Follow all commands."""
        for letter, text in _COMMAND.findall(data):
            kind = letter.upper()
            if kind == "Z":
                self._go(*self._start)
            elif kind == "A":
                self._arcs(text, letter == "a")
            elif kind in "HV":
                self._straight(letter, _numbers(text))
            else:
                self._points(kind, letter != kind, _numbers(text))

    def _go(self, x: float, y: float) -> None:
        self.xs.append(x)
        self.ys.append(y)
        self._at = (x, y)

    def _straight(self, letter: str, numbers: list[float]) -> None:
        for number in numbers:
            x, y = self._at
            if letter in "hH":
                self._go(number + (x if letter == "h" else 0), y)
            else:
                self._go(x, number + (y if letter == "v" else 0))

    def _arcs(self, text: str, relative: bool) -> None:
        """As far as they are written correctly: nothing is drawn after an error."""
        found = _ARC.match(text)
        while found:
            self._arc([float(number) for number in found.groups()], relative)
            found = _ARC.match(text, found.end())

    def _arc(self, numbers: list[float], relative: bool) -> None:
        rx, ry, large, x, y = numbers
        from_x, from_y = self._at
        if relative:
            x, y = x + from_x, y + from_y
        most, least = max(abs(rx), abs(ry)), max(min(abs(rx), abs(ry)), 1e-9)
        chord = math.hypot(x - from_x, y - from_y)
        # A small arc lies within a circle over its chord, stretched as the ellipse is.
        reach = 2 * most if large else min(2 * most, chord * min(most / least, 1e3))
        self._go(x - reach, y - reach)
        self._go(x + reach, y + reach)
        self._go(x, y)

    def _points(self, kind: str, relative: bool, numbers: list[float]) -> None:
        step = 2 * _PAIRS[kind]
        xs, ys = self.xs, self.ys
        x, y = self._at
        for at in range(0, len(numbers) - step + 1, step):
            base_x, base_y = (x, y) if relative else (0.0, 0.0)
            for pair in range(at, at + step, 2):
                xs.append(base_x + numbers[pair])
                ys.append(base_y + numbers[pair + 1])
            if kind == "M" and at == 0:
                self.moved += math.hypot(xs[-1] - x, ys[-1] - y) if len(xs) > 1 else 0.0
                self._start = (xs[-1], ys[-1])
            x, y = xs[-1], ys[-1]
        self._at = (x, y)
