"""Cycles and motor cycles from the side."""

from collections.abc import Sequence

from limner.drawing.geometry import Point, joined, line, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import curve


def tubes(pen: Pen, slot: str, runs: Sequence[Sequence[Point]], width: float, *, tone: float = 0.0) -> None:
    """A frame of straight tubes with a lit upper edge."""
    pen.stroke(slot, joined(*(line(run) for run in runs)), width, tone=tone)
    shine = joined(*(line([(x - width * 0.08, y - width * 0.2) for x, y in run]) for run in runs))
    pen.stroke(slot, shine, width * 0.28, tone=tone + 0.13, alpha=0.7, detail=1)


def saddle(pen: Pen, slot: str, x: float, y: float, length: float) -> None:
    """A saddle whose middle of the seat is (x, y), nose to the right."""
    k = length / 20
    pen.part(slot, smooth([(x - 11 * k, y - 1 * k), (x - 6 * k, y - 1.8 * k), (x + 3 * k, y), (x + 11 * k, y + 0.6 * k),
        (x + 10 * k, y + 2.6 * k), (x, y + 3 * k), (x - 5 * k, y + 4.8 * k), (x - 11 * k, y + 2.6 * k)]))  # fmt: skip


def crank(pen: Pen, slot: str, x: float, y: float, radius: float, arm: Point) -> None:
    """A chain wheel, two crank arms and the pedals; `arm` is the near pedal's offset."""
    for sign, tone in ((-1, -0.1), (1, 0.0)):
        px, py = x + sign * arm[0], y + sign * arm[1]
        pen.stroke(slot, line([(x, y), (px, py)]), 1.7, tone=tone)
        pen.stroke("dark", line([(px - 3, py), (px + 3, py)]), 2.2)
    pen.stroke(slot, curve(*((x + radius * a, y + radius * b) for a, b in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7),
        (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0)))), 1.5, tone=-0.12)  # fmt: skip
