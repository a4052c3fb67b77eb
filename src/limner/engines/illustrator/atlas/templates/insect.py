"""Insects: wings in pairs, banded bodies, feelers, jointed legs."""

from collections.abc import Sequence

from limner.drawing.geometry import Path, ellipse, joined, limb, mirrored
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.solid import curve


def feelers(
    pen: Pen, slot: str, root: tuple[float, float], reach: tuple[float, float], *, width: float = 1.3, knob: float = 1.9
) -> None:
    """Two feelers from beside `root` to `reach` right and left of it, with knobs."""
    (x, y), (dx, dy) = root, reach
    line = curve((x + 1.5, y), (x + dx * 0.45, y + dy * 0.7), (x + dx, y + dy))
    pen.stroke(slot, joined(line, mirrored(line, x)), width)
    pen.part(slot, joined(ellipse(x + dx, y + dy, knob), ellipse(x - dx, y + dy, knob)), shade="flat")


def legs(
    pen: Pen, slot: str, joints: Sequence[Sequence[tuple[float, float]]], width: float, *, tone: float = 0.0
) -> None:
    """Jointed legs, each a chain of points from the body outward."""
    for chain in joints:
        pen.part(slot, limb([(x, y, width * (1 - 0.22 * i)) for i, (x, y) in enumerate(chain)]), tone=tone)


def banded(pen: Pen, slot: str, frame: Frame, xs: Sequence[float], height: float, width: float) -> None:
    """Bands across the part before, bulging toward the tail (negative x)."""
    for x in xs:
        pen.mark(slot, frame.line((x + 1, -height), (x - width * 0.5, 0), (x + 1, height)), width=width * frame.scale)


def veined(pen: Pen, slot: str, wing: Path, lines: Sequence[Path], *, alpha: float = 1.0, tone: float = 0.0) -> None:
    """A thin wing with its veins."""
    pen.part(slot, wing, alpha=alpha, tone=tone)
    pen.mark(slot, joined(*lines), width=0.7, tone=-0.14, detail=1)
