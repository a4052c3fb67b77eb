"""Fuselages, wings and rotors."""

from collections.abc import Sequence

from limner.drawing.geometry import Landmark, ellipse, polygon, rect, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import crescent, gloss


def fuselage(
    pen: Pen,
    slot: str,
    outline: Sequence[Landmark],
    *,
    belly: str = "",
    shine: tuple[float, float, float] | None = None,
) -> None:
    """A body with a shaded underside; `shine` is a highlight's (x, y, length)."""
    body = smooth(outline)
    pen.part(slot, body)
    if belly:
        pen.mark(belly, crescent(body, 0, -9))
    pen.mark(slot, crescent(body, 0, -4), tone=-0.1, alpha=0.7)
    if shine:
        x, y, length = shine
        gloss(pen, slot, rect(x, y, length, 2.2, 1.1), detail=0, alpha=0.6)


def plane(pen: Pen, slot: str, corners: Sequence[tuple[float, float]], *, tone: float = 0.0, edge: float = 0.3) -> None:
    """A wing or fin of four corners (root front, tip front, tip back, root back) with a darker trailing edge."""
    a, b, c, d = corners
    pen.part(slot, smooth([(*p, "c") for p in corners], tension=0.2), tone=tone)
    back = polygon([(d[0] + (a[0] - d[0]) * edge, d[1] + (a[1] - d[1]) * edge),
        (c[0] + (b[0] - c[0]) * edge, c[1] + (b[1] - c[1]) * edge), c, d])  # fmt: skip
    pen.mark(slot, back, tone=-0.08)


def portholes(
    pen: Pen, slot: str, start: tuple[float, float], step: tuple[float, float], count: int, radius: float
) -> None:
    """A row of round windows."""
    for i in range(count):
        pen.part(slot, ellipse(start[0] + step[0] * i, start[1] + step[1] * i, radius, radius * 1.15), shade="flat")
