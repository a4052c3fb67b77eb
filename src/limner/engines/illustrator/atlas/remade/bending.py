"""Things that are bent point by point: melting into a puddle, hanging limp over an edge."""

import math
from collections.abc import Callable
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.contour import along, segments
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.figure import Part, Pen
from limner.engines.illustrator.atlas.remade.anatomy import Body, main_slot


def melted(pen: Pen, body: Body) -> None:
    """It sags, runs out below and drips into a puddle of its own colour."""
    left, top, right, bottom = body.box
    middle, wide, tall = (left + right) / 2, right - left, bottom - top

    def sag(x: float, y: float) -> Point:
        low = min(max((y - top) / tall, 0.0), 1.0)
        wave = 0.035 * wide * math.sin(7.3 * low + 3 * (x - left) / wide)
        drip = 0.09 * tall * low * math.sin(17 * (x - left) / wide) ** 2
        return (
            middle + (x - middle) * (1 + 0.34 * low**3) + wave * (1 - low),
            top + 0.14 * tall + (y - top) * 0.86 + drip * (0.2 if y > bottom - 0.02 * tall else 1.0),
        )

    name = main_slot(body)
    pool = [
        g.ellipse(middle + dx * wide, bottom, rx * wide, 0.07 * wide)
        for dx, rx in ((0, 0.66), (-0.3, 0.5), (0.4, 0.42))
    ]
    pen.part(name, g.union(*pool), tone=-0.03)
    for part in body.figure.parts:
        pen.add(mapped(part, sag))


def limp(pen: Pen, body: Body) -> None:
    """It hangs over an edge like a cloth: its right part bends down."""
    left, top, right, bottom = body.box
    wide, tall = right - left, bottom - top
    fold, radius = left + 0.42 * wide, 0.16 * wide

    def bend(x: float, y: float) -> Point:
        # Lying in perspective up to the fold; round it by a quarter of a turn; straight down from there.
        v = (y - top) / tall
        flat = (left + (x - left) + 0.12 * wide * (0.5 - v), -0.3 * tall * (1 - v))
        over = x - fold
        if over <= 0:
            return flat
        turn = min(over / radius, math.pi / 2)
        start = fold + 0.12 * wide * (0.5 - v), -0.3 * tall * (1 - v)
        beyond = max(over - radius * math.pi / 2, 0.0)
        drip = 0.05 * tall * math.sin(9 * v) * (beyond / wide)
        return start[0] + radius * math.sin(turn), start[1] + radius * (1 - math.cos(turn)) + 1.25 * beyond + drip

    for part in body.figure.parts:
        pen.add(mapped(part, bend))


def mapped(part: Part, to: Callable[[float, float], Point]) -> Part:
    """The part with each of its points where it is taken to."""
    marks = tuple(replace(mark, path=_bent(mark.path, to)) for mark in part.marks)
    return replace(part, path=_bent(part.path, to), marks=marks)


def _bent(path: Path, to: Callable[[float, float], Point], step: float = 5.0) -> Path:
    """The outline with each of its points where it is taken to."""
    bent = Path()
    bent.setFillType(path.getFillType())
    here = start = (0.0, 0.0)
    for segment in segments(path):
        if segment.kind == "M":
            here = start = segment.points[0]
            bent.moveTo(*to(*here))
        elif segment.kind == "Z":
            _follow(bent, here, start, to, step)
            bent.close()
            here = start
        elif segment.kind == "L":
            _follow(bent, here, segment.points[-1], to, step)
            here = segment.points[-1]
        else:
            number = max(2, round(math.dist(here, segment.points[-1]) / step))
            for point in along(here, segment, number):
                bent.lineTo(*to(*point))
            here = segment.points[-1]
    return bent


def _follow(bent: Path, start: Point, end: Point, to: Callable[[float, float], Point], step: float) -> None:
    number = max(1, round(math.dist(start, end) / step))
    for i in range(1, number + 1):
        share = i / number
        bent.lineTo(*to(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
