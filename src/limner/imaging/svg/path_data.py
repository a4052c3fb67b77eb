"""SVG path data to outlines."""

import re
from collections.abc import Iterator

from limner.drawing import geometry as g
from limner.drawing.geometry import Path

_COMMAND = re.compile(r"\s*+(?:,\s*+)?([MmLlHhVvCcSsQqTtAaZz])")
_NUMBER = re.compile(r"[\s,]*+([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)")
_WHOLE = r"[\s,]*+([+-]?+(?>\d++\.?+\d*+|\.\d++)(?>[eE][+-]?+\d++)?+)"
_ROWS = {count: re.compile(_WHOLE * count) for count in (1, 2, 4, 6)}
"""All numbers of a step at once, without a way back into one of them."""
_FLAG = re.compile(r"[\s,]*([01])")
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_FLAGS = (3, 4)
"""The places of an arc's two flags, which need nothing between them."""
Step = tuple[str, tuple[float, ...]]


def parse_path(data: str) -> Path:
    """The path as far as it is written correctly: SVG 2, section 9.5.4, draws up to the first error."""
    pen = _Pen()
    for command, numbers in _steps(data):
        if not pen.path.countVerbs() and command not in "Mm":
            break
        pen.draw(command, numbers)
    return pen.path


def _steps(data: str) -> Iterator[Step]:
    at = 0
    while found := _COMMAND.match(data, at):
        command, at = found[1], found.end()
        count = _COUNTS[command.upper()]
        if count == 0:
            yield command, ()
            continue
        numbers, end = _numbers(data, at, count, command in "Aa")
        if len(numbers) < count:
            return
        while len(numbers) == count:
            yield command, numbers
            at = end
            command = {"M": "L", "m": "l"}.get(command, command)
            numbers, end = _numbers(data, at, count, command in "Aa")


def _numbers(data: str, at: int, count: int, is_arc: bool) -> tuple[tuple[float, ...], int]:
    if not is_arc and (row := _ROWS[count].match(data, at)):
        return tuple(map(float, row.groups())), row.end()
    numbers: list[float] = []
    for place in range(count):
        found = (_FLAG if is_arc and place in _FLAGS else _NUMBER).match(data, at)
        if not found:
            break
        numbers.append(float(found[1]))
        at = found.end()
    return tuple(numbers), at


class _Pen:
    """Where the path is, and the control point that a smooth curve mirrors."""

    def __init__(self) -> None:
        self.path = Path()
        self._x = self._y = self._start_x = self._start_y = 0.0
        self._handle: tuple[str, float, float] = ("", 0.0, 0.0)

    def draw(self, command: str, numbers: tuple[float, ...]) -> None:
        kind = command.upper()
        dx, dy = (self._x, self._y) if command.islower() else (0.0, 0.0)
        handle, self._handle = self._handle, ("", 0.0, 0.0)
        if kind == "Z":
            self.path.close()
            self._x, self._y = self._start_x, self._start_y
        elif kind == "H":
            self._line(numbers[0] + dx, self._y)
        elif kind == "V":
            self._line(self._x, numbers[0] + dy)
        elif kind == "A":
            self._arc(numbers, dx, dy)
        else:
            points = [(numbers[i] + dx, numbers[i + 1] + dy) for i in range(0, len(numbers), 2)]
            self._points(kind, points, handle)

    def _points(self, kind: str, points: list[tuple[float, float]], handle: tuple[str, float, float]) -> None:
        end = points[-1]
        if kind == "M":
            self.path.moveTo(*end)
            self._start_x, self._start_y = end
        elif kind == "L":
            self.path.lineTo(*end)
        elif kind in "CS":
            first = points[0] if kind == "C" else self._mirrored(handle, "C")
            self.path.cubicTo(*first, *points[-2], *end)
            self._handle = ("C", *points[-2])
        else:
            control = points[0] if kind == "Q" else self._mirrored(handle, "Q")
            self.path.quadTo(*control, *end)
            self._handle = ("Q", *control)
        self._x, self._y = end

    def _line(self, x: float, y: float) -> None:
        self.path.lineTo(x, y)
        self._x, self._y = x, y

    def _arc(self, numbers: tuple[float, ...], dx: float, dy: float) -> None:
        rx, ry, turn, large, sweep, x, y = numbers
        self._x, self._y = x + dx, y + dy
        g.arc_to(self.path, (abs(rx), abs(ry)), turn, (self._x, self._y), large=bool(large), clockwise=bool(sweep))

    def _mirrored(self, handle: tuple[str, float, float], kind: str) -> tuple[float, float]:
        if handle[0] != kind:
            return self._x, self._y
        return 2 * self._x - handle[1], 2 * self._y - handle[2]
