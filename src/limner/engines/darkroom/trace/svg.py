"""The writing of SVG: short numbers, relative commands, short colours."""

import re
from dataclasses import dataclass, field

import numpy as np

from limner.engines.darkroom.trace.arcs import Arcs
from limner.engines.darkroom.trace.curves import Curves
from limner.engines.darkroom.trace.stack import Side

_JOINED_POINT = re.compile(r"(\.\d+) (?=\.)")
_AFTER_COMMAND = re.compile(r"([a-zA-Z]) ")

Written = tuple[str, str, str]
"""The path data of an arc without its first command, that command, and its last one."""


@dataclass(slots=True)
class Numbers:
    """Writes whole multiples of 10 to the minus `decimals`."""

    decimals: int
    known: dict[int, str] = field(default_factory=dict)

    def write(self, value: int) -> str:
        """The number, after a space unless it has a sign."""
        text = self.known.get(value)
        if text is None:
            digits = str(abs(value)).rjust(self.decimals + 1, "0")
            whole, part = digits[: len(digits) - self.decimals], digits[len(digits) - self.decimals :].rstrip("0")
            text = (whole if whole != "0" or not part else "") + ("." + part if part else "")
            text = ("-" if value < 0 else " ") + text
            self.known[value] = text
        return text


class Pen:
    """Writes the outlines of shapes from the curves of arcs."""

    def __init__(self, arcs: Arcs, curves: Curves, scale: tuple[float, float], decimals: int) -> None:
        self._numbers = Numbers(decimals)
        unit = 10**decimals
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
            parts.append("M" + self._numbers.write(x) + self._numbers.write(y))
            before = ""
            for body, first, last in written:
                parts.append(body if first == before else first + body)
                before = last
            parts.append("z")
        return _JOINED_POINT.sub(r"\1", _AFTER_COMMAND.sub(r"\1", "".join(parts)))

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
        write = self._numbers.write
        text, first, last = [], "", ""
        span = range(self._bounds[arc], self._bounds[arc + 1])
        for piece in span if forwards else reversed(span):
            ax, ay, bx, by, cx, cy, dx, dy = self._pieces[piece]
            if not forwards:
                ax, ay, bx, by, cx, cy, dx, dy = dx, dy, cx, cy, bx, by, ax, ay
            x, y = dx - ax, dy - ay
            if not self._straight[piece]:
                command = "c"
                body = write(bx - ax) + write(by - ay) + write(cx - ax) + write(cy - ay) + write(x) + write(y)
            elif x and y:
                command, body = "l", write(x) + write(y)
            elif x or y:
                command, body = ("h", write(x)) if x else ("v", write(y))
            else:
                continue
            text.append(body if command == last or not last else command + body)
            first, last = first or command, command
        return "".join(text), first, last


def hex_color(rgb: tuple[int, int, int]) -> str:
    """`#rrggbb`, or `#rgb` where that is the same."""
    text = "".join(f"{channel:02x}" for channel in rgb)
    return "#" + (text[::2] if text[::2] == text[1::2] else text)
