"""The writing of SVG: short numbers, relative commands, short colours."""

import re

import numpy as np

from limner.engines.darkroom.trace.arcs import Arcs
from limner.engines.darkroom.trace.curves import Curves
from limner.engines.darkroom.trace.stack import Side

_JOINED_POINT = re.compile(r"(?<=\.\d) (?=\.)")
_AFTER_COMMAND = re.compile(r"(?<=[a-zA-Z]) ")

Written = tuple[str, str, str]
"""The path data of an arc without its first command, that command, and its last one."""


class Numbers(dict[int, str]):
    """The texts of whole multiples of 1, or of a tenth: each after a space unless it has a sign."""

    def __init__(self, tenths: bool) -> None:
        super().__init__()
        self._tenths = tenths

    def __missing__(self, value: int) -> str:
        text = str(abs(value))
        if self._tenths:
            whole, part = divmod(abs(value), 10)
            text = (str(whole) if whole or not part else "") + (f".{part}" if part else "")
        text = self[value] = ("-" if value < 0 else " ") + text
        return text


class Pen:
    """Writes the outlines of shapes from the curves of arcs."""

    def __init__(self, arcs: Arcs, curves: Curves, scale: tuple[float, float], tenths: bool) -> None:
        self._numbers = Numbers(tenths)
        unit = 10 if tenths else 1
        grid = np.round(curves.control * (np.array(scale) * unit)).astype(np.int64)
        self._bounds: list[int] = np.searchsorted(curves.arc, np.arange(len(arcs.start) + 1)).tolist()
        self._pieces: list[list[int]] = grid.reshape(-1, 8).tolist()
        self._straight: list[bool] = curves.straight.tolist()
        self._written: dict[Side, Written] = {}

    def outline(self, loops: list[list[Side]]) -> str:
        """The path data of these loops; empty when nothing of them is left at this precision."""
        parts = []
        for loop in loops:
            written = [text for side in loop if (text := self._arc(side))[0]]
            if not written:
                continue
            x, y = self._origin(loop[0])
            parts.append("M" + self._numbers[x] + self._numbers[y])
            before = ""
            for body, first, last in written:
                parts.append(body if first == before else first + body)
                before = last
            parts.append("z")
        return _JOINED_POINT.sub("", _AFTER_COMMAND.sub("", "".join(parts)))

    def _origin(self, side: Side) -> tuple[int, int]:
        arc, forwards = side
        piece = self._pieces[self._bounds[arc] if forwards else self._bounds[arc + 1] - 1]
        return (piece[0], piece[1]) if forwards else (piece[6], piece[7])

    def _arc(self, side: Side) -> Written:
        text = self._written.get(side)
        if text is None:
            text = self._written[side] = self._write(side)
        return text

    def _write(self, side: Side) -> Written:
        arc, forwards = side
        texts = self._numbers
        text, first, last = [], "", ""
        span = range(self._bounds[arc], self._bounds[arc + 1])
        for piece in span if forwards else reversed(span):
            ax, ay, bx, by, cx, cy, dx, dy = self._pieces[piece]
            if not forwards:
                ax, ay, bx, by, cx, cy, dx, dy = dx, dy, cx, cy, bx, by, ax, ay
            x, y = dx - ax, dy - ay
            if not self._straight[piece]:
                command = "c"
                body = texts[bx - ax] + texts[by - ay] + texts[cx - ax] + texts[cy - ay] + texts[x] + texts[y]
            elif x and y:
                command, body = "l", texts[x] + texts[y]
            elif x or y:
                command, body = ("h", texts[x]) if x else ("v", texts[y])
            else:
                continue
            text.append(body if command == last or not last else command + body)
            first, last = first or command, command
        return "".join(text), first, last


def hex_color(rgb: tuple[int, int, int]) -> str:
    """`#rrggbb`, or `#rgb` where that is the same."""
    text = "".join(f"{channel:02x}" for channel in rgb)
    return "#" + (text[::2] if text[::2] == text[1::2] else text)
