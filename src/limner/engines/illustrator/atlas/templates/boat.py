"""Hulls, masts and sails. The waterline lies at y = -6; what is below it is under water when it floats."""

from limner.drawing.geometry import Landmark, Path, Point, bounds, joined, line, rect, smooth
from limner.engines.illustrator.atlas.figure import Pen

WATERLINE = -6.0


def hull(stern: float, bow: float, deck: float, *, sheer: float = 6.0, rake: float = 8.0, transom: float = 3.0) -> Path:
    """A hull from `stern` to `bow` (x at the deck), its deck at `deck` (negative), the bow raised by `sheer`."""
    length = bow - stern
    outline: list[Landmark] = [(stern, deck - sheer * 0.4, "c"), (stern + length * 0.35, deck),
        (stern + length * 0.7, deck - sheer * 0.3), (bow, deck - sheer, "c"), (bow - rake * 0.55, deck * 0.55),
        (bow - rake * 1.5, deck * 0.16), (bow - rake * 2.6, 0), (stern + length * 0.3, 1.5), (stern + transom + 5, 0),
        (stern + transom * 0.6, deck * 0.4),]  # fmt: skip
    return smooth(outline, tension=0.45)


def dress(pen: Pen, slot: str, stripe: str, shape: Path, *, band_at: float = 0.34, planks: int = 0) -> None:
    """The hull with its shaded bottom, a stripe below the deck, and plank lines."""
    left, top, right, bottom = bounds(shape)
    height = bottom - top
    pen.part(slot, shape)
    pen.mark(slot, rect(left, bottom - height * 0.26, right - left, height * 0.3), tone=-0.1)
    if planks:
        runs = [_sagging((left, top + height * (0.25 + 0.6 * i / planks)), (right,
            top + height * (0.05 + 0.62 * i / planks)), height * 0.16) for i in range(planks)]  # fmt: skip
        pen.mark(slot, joined(*runs), tone=-0.12, width=0.8)
    if stripe:
        low = [_sagging((left - 2, top + height * band_at), (right + 2, top + height * (band_at - 0.16)),
            height * 0.14)]  # fmt: skip
        pen.mark(stripe, joined(*low), width=height * 0.13)


def sail(
    points: list[Landmark], pen: Pen, slot: str, seams: list[list[tuple[float, float]]], *, tone: float = 0.0
) -> None:
    """A sail with a shaded leech and seams."""
    shape = smooth(points)
    pen.part(slot, shape, tone=tone)
    pen.mark(slot, joined(*(line(s) for s in seams)), tone=-0.1, width=0.7, detail=1)


def _sagging(start: Point, end: Point, sag: float) -> Path:
    """A line that hangs by `sag` in its middle."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)
    return smooth([start, middle, end], closed=False)
