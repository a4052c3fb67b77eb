"""Furniture: turned boards, legs, drawers, cushions."""

from collections.abc import Sequence

from limner.drawing.geometry import Path, bounds, joined, rect, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import crescent, curve, pole, quad


def board(
    pen: Pen,
    slot: str,
    left: float,
    right: float,
    y: float,
    thick: float,
    depth: tuple[float, float],
    *,
    skew: float = 0.0,
    tone: float = 0.0,
) -> None:
    """A top seen from above: its upper face leads back by `depth` (inwards on both sides, up), then its front edge."""
    dx, dy = depth
    pen.part(slot, quad((left, y), (left + dx + skew, y - dy), (right - dx + skew, y - dy), (right, y)),
        tone=tone + 0.06)  # fmt: skip
    grain = joined(*(curve((left + 14 + i * 9, y - dy * 0.3 - i * dy * 0.2),
        ((left + right) / 2, y - dy * 0.34 - i * dy * 0.2), (right - 22 - i * 6, y - dy * 0.28 - i * dy * 0.2))
        for i in range(3)))  # fmt: skip
    pen.mark(slot, grain, tone=tone - 0.03, width=0.7, detail=1)
    pen.part(slot, rect(left, y, right - left, thick, thick * 0.25), tone=tone - 0.03)


def legs(
    pen: Pen,
    slot: str,
    near: Sequence[float],
    far: Sequence[float],
    top: float,
    *,
    wide: float = 5.0,
    narrow: float = 3.4,
    lift: float = 6.0,
    splay: float = 2.0,
) -> None:
    """Far legs, darker and ending `lift` higher, then near legs; each spreads outwards by `splay`."""
    for xs, tone, end in ((far, -0.13, -lift), (near, 0.0, 0.0)):
        for x in xs:
            side = 1 if x > 0 else -1
            pen.part(slot, pole((x, top), (x + side * splay, end), wide, narrow), tone=tone, name="legs")
            if not tone:
                pen.mark(slot, rect(x + wide * 0.1 + side * splay * 0.5, top, wide, -top), tone=-0.07)


def cushion(
    pen: Pen, slot: str, x: float, y: float, w: float, h: float, *, tone: float = 0.0, radius: float = 0.3
) -> None:
    """A soft cushion with a seam and a shaded underside."""
    shape = puffed(x, y, w, h, radius)
    pen.part(slot, shape, tone=tone)
    pen.mark(slot, crescent(shape, -w * 0.04, -h * 0.18), tone=tone - 0.07, alpha=0.8)
    pen.mark(slot, curve((x + w * 0.12, y + h * 0.16), (x + w * 0.5, y + h * 0.1), (x + w * 0.8, y + h * 0.15)),
        tone=tone + 0.09, width=min(w, h) * 0.05, detail=1, alpha=0.7)  # fmt: skip


def puffed(x: float, y: float, w: float, h: float, radius: float = 0.3) -> Path:
    """A rectangle with soft corners and slightly swelling sides."""
    r = min(w, h) * radius
    b = min(w, h) * 0.05
    return smooth([(x, y + r), (x + r, y), (x + w / 2, y - b), (x + w - r, y), (x + w, y + r),
        (x + w + b * 0.5, y + h / 2), (x + w, y + h - r), (x + w - r, y + h), (x + w / 2, y + h + b * 0.3),
        (x + r, y + h), (x, y + h - r), (x - b * 0.5, y + h / 2)])  # fmt: skip


def drawers(
    pen: Pen, slot: str, x: float, y: float, w: float, h: float, rows: int, *, columns: int = 1, knob: str = "metal"
) -> None:
    """Drawer fronts with knobs, evenly in the box given."""
    dw, dh = w / columns, h / rows
    for i in range(rows):
        for j in range(columns):
            front = rect(x + j * dw + 1, y + i * dh + 1, dw - 2, dh - 2, 1)
            pen.part(slot, front, tone=0.025)
            left, top, right, bottom = bounds(front)
            pen.mark(slot, rect(left, bottom - 1.6, right - left, 2), tone=-0.08)
            pen.part(knob, rect((left + right) / 2 - 2.6, (top + bottom) / 2 - 1, 5.2, 2, 1), shade="flat")


def front(pen: Pen, x: float, y: float, wide: float, tall: float, *, knob: str = "") -> None:
    """A cupboard's door or a drawer: a frame, its panel, its handle at one side or in the middle."""
    pen.part("front", rect(x + 1, y + 1, wide - 2, tall - 2, 1.4), tone=0.025)
    pen.mark("front", rect(x + 5, y + 5, wide - 10, tall - 10, 1), tone=-0.06)
    pen.mark("front", rect(x + 6.4, y + 6.4, wide - 12, tall - 12, 1), tone=0.02)
    if knob:
        at = {"left": x + 4, "right": x + wide - 7, "middle": x + wide / 2 - 7}[knob]
        handle = rect(at, y + tall / 2 - 1.4, 14, 2.8, 1.4) if knob == "middle" else rect(at, y + 9, 3, 15, 1.5)
        pen.part("metal", handle, shade="flat")
