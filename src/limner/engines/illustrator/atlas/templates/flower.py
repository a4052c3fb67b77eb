"""Flowers: petals round a heart, stems, leaves."""

from limner.drawing.geometry import CORNER, Path, joined, limb, rotated, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import curve


def petal(cx: float, cy: float, start: float, end: float, width: float, angle: float) -> Path:
    """One rounded petal between two distances from the heart; `angle` clockwise from straight up."""
    middle = start + (end - start) * 0.62
    shape = smooth([(cx, cy - start, CORNER), (cx - width / 2, cy - middle), (cx - width * 0.2, cy - end),
        (cx + width * 0.2, cy - end), (cx + width / 2, cy - middle)])  # fmt: skip
    return rotated(shape, angle, (cx, cy))


def petals(
    pen: Pen,
    slot: str,
    cx: float,
    cy: float,
    *,
    count: int,
    start: float,
    end: float,
    width: float,
    turn: float = 0.0,
    tone: float = 0.0,
) -> None:
    """A whorl of petals, every second one a little behind, with a crease on each."""
    angles = [turn + 360 * i / count for i in range(count)]
    for i in (*range(0, count, 2), *range(1, count, 2)):
        pen.part(slot, petal(cx, cy, start, end, width, angles[i]), tone=tone + (0.0 if i % 2 else -0.05))
        crease = rotated(curve((cx, cy - start * 1.2), (cx, cy - end * 0.72)), angles[i], (cx, cy))
        pen.mark(slot, crease, tone=-0.1, width=width * 0.06, alpha=0.5, detail=1)


def stem(pen: Pen, slot: str, top: tuple[float, float], width: float, *, bend: float = 0.0) -> None:
    """A stem from the ground up to `top`."""
    x, y = top
    pen.part(slot, limb([(0, 0, width * 1.15), (x * 0.5 + bend, y * 0.5, width), (x, y, width * 0.9)], round_end=False),
        tone=-0.04)  # fmt: skip


def leaf(
    pen: Pen, slot: str, x: float, y: float, length: float, width: float, angle: float, *, tone: float = 0.0
) -> None:
    """A pointed leaf with a midrib; `angle` clockwise from straight up."""
    shape = smooth([(x, y, CORNER), (x - width * 0.5, y - length * 0.42), (x - width * 0.2, y - length * 0.8),
        (x, y - length, CORNER), (x + width * 0.3, y - length * 0.75),
        (x + width * 0.5, y - length * 0.4)])  # fmt: skip
    pen.part(slot, rotated(shape, angle, (x, y)), tone=tone)
    half = smooth([(x, y, CORNER), (x, y - length, CORNER), (x + width, y - length * 0.5, CORNER)], tension=0.2)
    pen.mark(slot, rotated(half, angle, (x, y)), tone=-0.06, alpha=0.7)
    rib = joined(curve((x, y), (x, y - length * 0.92)), *(curve((x, y - length * s),
        (x + d * width * 0.3, y - length * (s + 0.16))) for s in (0.25, 0.45) for d in (-1, 1)))  # fmt: skip
    pen.mark(slot, rotated(rib, angle, (x, y)), tone=0.09, width=max(width * 0.05, 0.35), alpha=0.7, detail=1)
