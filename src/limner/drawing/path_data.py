"""SVG path data as short as it can be: relative steps on a grid, each letter and separator only where it is needed."""

import math
from collections.abc import Iterator
from functools import lru_cache

from limner.drawing.contour import Segment, segments
from limner.drawing.geometry import Path

Grid = tuple[int, int]
"""A point in whole steps of the last decimal."""
_Command = tuple[str, tuple[int, ...]]
"""A relative command and its numbers, in steps of the last decimal; an arc's are its radii and its end."""

_MIRRORED = 1
"""A curve whose first handle is so near to the last one's mirror image, in steps, takes that for its own."""


def path_data(path: Path, digits: int) -> str:
    """SVG path data in relative commands, rounded so that rounding does not add up along the path."""
    return _text(_shortened(_commands(path, 10**digits)), digits)


def number(value: float, digits: int) -> str:
    """Without trailing zeros, and without the zero before the point."""
    text = f"{value:.{digits}f}"
    if digits:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _commands(path: Path, unit: int) -> Iterator[_Command]:
    """The path's steps on the grid; those that lead nowhere, and lines that closing draws anyway, left out."""
    here = start = (0, 0)
    closing: _Command | None = None
    for kind, points in _halves(segments(path, arcs=True)):
        if closing is not None and kind != "Z":
            yield closing
        closing = None
        if kind == "Z":
            yield "z", ()
            here = start
            continue
        grid = [(round(x * unit), round(y * unit)) for x, y in points]
        end = grid[-1]
        if kind == "M":
            yield "m", (end[0] - here[0], end[1] - here[1])
            start = end
        elif kind in "AE":
            yield "a", (_quarter if kind == "A" else _half)(here, grid)
        elif end == here and len(grid) == 1:
            continue
        elif kind == "L" or _straight(here, grid):
            line = _line(end[0] - here[0], end[1] - here[1])
            if end == start:
                closing = line
            else:
                yield line
        else:
            yield kind.lower(), tuple([v for x, y in grid for v in (x - here[0], y - here[1])])
        here = end
    if closing is not None:
        yield closing


def _halves(steps: Iterator[Segment]) -> Iterator[Segment]:
    """The segments, two quarters of one ellipse that follow each other as one `E`: its corners, and its end."""
    here = (0.0, 0.0)
    before: tuple[Segment, tuple[float, float]] | None = None
    for segment in steps:
        if before is not None:
            quarter, from_there = before
            before = None
            if segment.kind == "A" and _one_ellipse(from_there, quarter, segment):
                yield Segment("E", (quarter.points[0], *segment.points))
                here = segment.points[-1]
                continue
            yield quarter
        if segment.kind == "A":
            before = segment, here
        else:
            yield segment
        here = segment.points[-1] if segment.points else here
    if before is not None:
        yield before[0]


def _one_ellipse(start: tuple[float, float], first: Segment, second: Segment) -> bool:
    """Whether the ends of both quarters lie opposite each other."""
    (ax, ay), (bx, by) = first.points
    (cx, cy), (dx, dy) = second.points
    near = 1e-3 * (abs(bx - start[0]) + abs(by - start[1])) + 1e-6
    centre = start[0] + bx - ax, start[1] + by - ay
    same = abs(bx - cx + dx - centre[0]) + abs(by - cy + dy - centre[1]) < near
    return same and abs(start[0] + dx - 2 * centre[0]) + abs(start[1] + dy - 2 * centre[1]) < near


def _straight(start: Grid, rest: list[Grid]) -> bool:
    """Whether a curve's control points lie on the line between its ends, within the rounding."""
    if rest[-1] == start:
        return all(point == start for point in rest)
    dx, dy = rest[-1][0] - start[0], rest[-1][1] - start[1]
    length = math.hypot(dx, dy)
    for x, y in rest[:-1]:
        ax, ay = x - start[0], y - start[1]
        if abs(dx * ay - dy * ax) > length or not 0 <= dx * ax + dy * ay <= length * length:
            return False
    return True


def _quarter(here: Grid, grid: list[Grid]) -> tuple[int, ...]:
    """A quarter of an upright ellipse."""
    dx, dy = grid[-1][0] - here[0], grid[-1][1] - here[1]
    return abs(dx), abs(dy), _turn(here, grid[0], grid[-1]), dx, dy


def _half(here: Grid, grid: list[Grid]) -> tuple[int, ...]:
    """Half an upright ellipse. Renderers enlarge radii that are too small until they reach: rounded down, they fit."""
    first, second, end = grid
    dx, dy = end[0] - here[0], end[1] - here[1]
    level = abs(dx) > abs(dy)
    rx = abs(dx) // 2 if level else abs(first[0] - here[0])
    ry = abs(first[1] - here[1]) if level else abs(dy) // 2
    return max(rx, 1), max(ry, 1), _turn(here, first, second), dx, dy


def _turn(here: Grid, corner: Grid, end: Grid) -> int:
    across = (corner[0] - here[0]) * (end[1] - corner[1]) - (corner[1] - here[1]) * (end[0] - corner[0])
    return int(across > 0)


def _line(dx: int, dy: int) -> _Command:
    if dy == 0:
        return "h", (dx,)
    return ("v", (dy,)) if dx == 0 else ("l", (dx, dy))


def _shortened(commands: Iterator[_Command]) -> Iterator[_Command]:
    """Curves that go on smoothly without their first handle."""
    handle = (0, 0)
    for kind, values in commands:
        smooth = kind == "c" and handle != (0, 0)
        if smooth and abs(values[0] - handle[0]) <= _MIRRORED and abs(values[1] - handle[1]) <= _MIRRORED:
            yield "s", values[2:]
        else:
            yield kind, values
        handle = (values[4] - values[2], values[5] - values[3]) if kind == "c" else (0, 0)


def _text(commands: Iterator[_Command], digits: int) -> str:
    """The commands written out: the first move absolute, a letter only where another one is meant."""
    out: list[str] = []
    implied = last = ""
    for kind, values in commands:
        letter = "M" if not out else kind
        out.append("" if letter == implied else letter)
        texts = _arc(values, digits) if kind == "a" else [_decimal(value, digits) for value in values]
        last = "" if letter != implied else last
        for text in texts:
            pressed = text[0] == "-" or (text[0] == "." and "." in last) or not last
            out.append(text if pressed else f" {text}")
            last = text
        implied = {"m": "l", "M": "L", "z": ""}.get(letter, letter)
    return "".join(out)


def _arc(values: tuple[int, ...], digits: int) -> list[str]:
    """Radii, turn and flags, end: what follows a flag needs no separator."""
    rx, ry, sweep, dx, dy = values
    end = _decimal(dx, digits)
    return [_decimal(rx, digits), _decimal(ry, digits), "0", f"0{sweep}{end}", _decimal(dy, digits)]


@lru_cache(maxsize=16384)
def _decimal(value: int, digits: int) -> str:
    """A whole number of last decimals, written out."""
    return number(value / 10**digits, digits)
