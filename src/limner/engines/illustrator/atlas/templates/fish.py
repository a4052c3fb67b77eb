"""Fish in side view, swimming to the right."""

from collections.abc import Sequence
from dataclasses import dataclass

from limner.drawing.geometry import CORNER, Landmark, Path, joined, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import eye, lower_edge
from limner.engines.illustrator.atlas.solid import curve


@dataclass(frozen=True, slots=True)
class Fish:
    """`length` of the body without the tail, `height` of its deepest part, both in units; the belly hangs at y = -12.

    `dorsal` and `tail` are outlines in shares of length (0 tail root, 1 nose) and of half height (-1 the back).
    """

    length: float = 72.0
    height: float = 46.0
    dorsal: Sequence[Landmark] = ()
    tail: Sequence[Landmark] = ()
    low_fin: Sequence[Landmark] = ()
    eye: float = 3.8
    bands: Sequence[tuple[float, float]] = ()
    scales: bool = True


def fish(pen: Pen, look: Fish) -> None:
    """Slots: coat, belly, fin, eye, glint, and band where there are bands."""
    n, h = look.length, look.height / 2
    left, cy = -n * 0.42, -12 - h

    def place(points: Sequence[Landmark]) -> list[Landmark]:
        return [(left + p[0] * n, cy + p[1] * h, *p[2:]) for p in points]

    for outline, tone in ((look.tail, -0.02), (look.dorsal, 0.0), (look.low_fin, -0.04)):
        if outline:
            pen.part("fin", smooth(place(outline)), tone=tone)
            _rays(pen, place(outline))
    body = smooth(place([(0, -0.2), (0.16, -0.46), (0.42, -0.94), (0.66, -0.96), (0.88, -0.5), (1.0, 0.02),
        (0.9, 0.5), (0.66, 0.94), (0.4, 0.9), (0.16, 0.42), (0, 0.2)]))  # fmt: skip
    pen.part("coat", body)
    pen.mark("belly", lower_edge(body, h * 0.5, -2))
    for x, w in look.bands:
        pen.mark("band", smooth(place([(x - w, -1.2), (x + w * 0.6, -1.2), (x + w * 1.5, -0.4), (x + w * 1.5, 0.4),
            (x + w * 0.6, 1.2), (x - w, 1.2), (x - w * 0.1, 0.4), (x - w * 0.1, -0.4)])))  # fmt: skip
    if look.scales:
        pen.mark("coat", joined(*(_scale(left + n * x, cy + h * y, h * 0.13) for x, y in _SCALES)), width=0.9,
            tone=-0.09, detail=1)  # fmt: skip
    gill = curve(place([(0.7, -0.62)])[0], place([(0.64, 0.05)])[0], place([(0.7, 0.66)])[0])
    pen.mark("coat", gill, width=1.4, tone=-0.11)
    side = place([(0.58, 0.06, CORNER), (0.46, 0.08), (0.34, 0.42), (0.4, 0.62), (0.52, 0.5), (0.6, 0.32)])
    pen.part("fin", smooth(side), tone=0.02)
    _rays(pen, side)
    pen.stroke("eye", curve(*place([(0.985, 0.2), (0.94, 0.27), (0.89, 0.22)])), 1.2)
    at = (left + n * 0.83, cy - h * 0.2)
    pen.part("glint", _round(at, look.eye), shade="flat")
    eye(pen, (at[0] + look.eye * 0.14, at[1]), look.eye * 0.68)
    pen.anchor(
        feet=(0, 0), head=(left + n * 0.8, cy), eye=at, face=(left + n * 0.85, cy), mouth=(left + n, cy + h * 0.1),
            hat=(left + n * 0.72, cy - h * 0.9), back=(left + n * 0.45, cy - h),
        seat=(left + n * 0.45, cy - h), tail=(left, cy), hand=(left + n, cy), neck=(left + n * 0.7, cy),
            lean=(left + n, cy),
    )  # fmt: skip


_SCALES = [(x + (0.035 if i % 2 else 0), y) for i, y in enumerate((-0.5, -0.22, 0.06, 0.34)) for x in (0.22, 0.32,
    0.42, 0.52)]  # fmt: skip


def _scale(x: float, y: float, r: float) -> Path:
    return curve((x + r * 0.5, y - r), (x - r * 0.5, y), (x + r * 0.5, y + r))


def _round(at: tuple[float, float], r: float) -> Path:
    return smooth([(at[0], at[1] - r), (at[0] + r, at[1]), (at[0], at[1] + r), (at[0] - r, at[1])])


def _rays(pen: Pen, fin: Sequence[Landmark]) -> None:
    """Lines from the fin's root to its edge."""
    root = fin[0]
    rays = [curve((root[0] * 0.7 + p[0] * 0.3, root[1] * 0.7 + p[1] * 0.3),
        (p[0] * 0.9 + root[0] * 0.1, p[1] * 0.9 + root[1] * 0.1)) for p in fin[1:]]  # fmt: skip
    pen.mark("fin", joined(*rays), width=0.9, tone=-0.1, detail=1)
