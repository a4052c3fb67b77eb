"""What a draughtsman adds to a sheet: its grid, its frame, centre lines and dimensions."""

from collections.abc import Iterator

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.display import Group, Item, Solid, Stroke
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.scene import Placed, Scene

_CELLS, _EACH = 40, 5
"""Cells of the grid on the shorter side; every fifth line is a heavy one."""
_MARGIN = 0.025
"""From the canvas's edge to the frame, over the shorter side."""
_OFF = 0.035
"""From a subject to its dimension line."""
_MEASURED = 3
"""So many subjects have dimensions."""

Box = tuple[float, float, float, float]


def grid(scene: Scene, ink: RGB) -> Iterator[Item]:
    """Fine and heavy lines over the whole sheet."""
    cell = min(scene.width, scene.height) / _CELLS
    fine, heavy = Path(), Path()
    for number in range(1, int(scene.width / cell) + 1):
        _line(heavy if number % _EACH == 0 else fine, number * cell, 0, number * cell, scene.height)
    for number in range(1, int(scene.height / cell) + 1):
        _line(heavy if number % _EACH == 0 else fine, 0, number * cell, scene.width, number * cell)
    unit = max(0.0009 * min(scene.width, scene.height), 0.6)
    yield Group((Stroke(fine, Solid(ink, 0.13), unit), Stroke(heavy, Solid(ink, 0.22), 1.3 * unit)), "grid")


def frame(scene: Scene, ink: RGB, width: float) -> Iterator[Item]:
    """A double border with zone marks, and the empty title block."""
    size = min(scene.width, scene.height)
    m, w, h = _MARGIN * size, scene.width, scene.height
    lines = g.joined(g.rect(m, m, w - 2 * m, h - 2 * m))
    marks = Path()
    for number in range(1, 8):
        for x, y, dx, dy in ((w * number / 8, 0, 0, m), (w * number / 8, h - m, 0, m)):
            _line(marks, x, y, x + dx, y + dy)
        _line(marks, 0, h * number / 8, m, h * number / 8)
        _line(marks, w - m, h * number / 8, w, h * number / 8)
    yield Group((Stroke(marks, Solid(ink, 0.7), 0.5 * width), Stroke(lines, Solid(ink), 0.9 * width)), "frame")


def dimensions(scene: Scene, ink: RGB, width: float) -> Iterator[Item]:
    """Centre lines through the subjects, and arrows that measure their width and height."""
    heroes = [n for n in scene.nodes if isinstance(n, Placed) and n.importance > 0 and n.half != "front"]
    size = min(scene.width, scene.height)
    measures, axes = Path(), Path()
    for hero in heroes[:_MEASURED]:
        box = _box(hero)
        if box[2] - box[0] < 0.08 * size or box[3] - box[1] < 0.08 * size:
            continue
        _measure(measures, box, scene, size)
        _axes(axes, box, size)
    yield Group((Stroke(axes, Solid(ink, 0.6), 0.7 * width), Stroke(measures, Solid(ink), width)), "dimensions")


def _box(placed: Placed) -> Box:
    figure = load()[placed.symbol].figure(placed.pose)
    left, top, right, bottom = figure.bounds
    scale = placed.height / figure.height
    if placed.flip:
        left, right = -right, -left
    return (placed.x + left * scale, placed.y + top * scale, placed.x + right * scale, placed.y + bottom * scale)


def _measure(path: Path, box: Box, scene: Scene, size: float) -> None:
    """Extension lines and arrows under the box and beside it, on the side that has room."""
    left, top, right, bottom = box
    off, tip, margin = _OFF * size, 0.012 * size, 1.6 * _MARGIN * size
    y = bottom + off if bottom + off < scene.height - margin else top - off
    if margin < y:
        near = bottom if y > bottom else top
        for x in (left, right):
            _line(
                path,
                x,
                near + (0.25 * off if y > bottom else -0.25 * off),
                x,
                y + (0.4 * off if y > bottom else -0.4 * off),
            )
        _arrow(path, left, y, right, y, tip)
    x = right + off if right + off < scene.width - margin else left - off
    if margin < x:
        near = right if x > right else left
        for y in (top, bottom):
            _line(
                path,
                near + (0.25 * off if x > right else -0.25 * off),
                y,
                x + (0.4 * off if x > right else -0.4 * off),
                y,
            )
        _arrow(path, x, top, x, bottom, tip)


def _arrow(path: Path, x0: float, y0: float, x1: float, y1: float, tip: float) -> None:
    """A level or upright line with an arrowhead at both ends."""
    _line(path, x0, y0, x1, y1)
    for x, y, way in ((x0, y0, 1), (x1, y1, -1)):
        for turn in (-0.35, 0.35):
            dx, dy = (way * tip, turn * tip) if y0 == y1 else (turn * tip, way * tip)
            _line(path, x, y, x + dx, y + dy)


def _axes(path: Path, box: Box, size: float) -> None:
    """Chain lines, long and short dashes, through the box's middle."""
    left, top, right, bottom = box
    out, long, short, gap = 0.018 * size, 0.03 * size, 0.006 * size, 0.007 * size
    middle, centre = (left + right) / 2, (top + bottom) / 2
    for start, end, level in ((left - out, right + out, False), (top - out, bottom + out, True)):
        at, is_long = start, True
        while at < end:
            to = min(at + (long if is_long else short), end)
            _line(path, *((middle, at, middle, to) if level else (at, centre, to, centre)))
            at, is_long = to + gap, not is_long


def _line(path: Path, x0: float, y0: float, x1: float, y1: float) -> None:
    path.moveTo(x0, y0)
    path.lineTo(x1, y1)
