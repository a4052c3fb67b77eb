"""What dishes come in and on, and what is strewn over them."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from collections.abc import Sequence

from limner.drawing.geometry import (
    Path,
    ellipse,
    joined,
    line,
    rect,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve

DISH = "dish, food"
SWEET = "dessert, sweet, food"
WHITE: Hue = ("#f7f4ee", "fixed")
GREEN: Hue = ("#5f9a48", "fixed")
SPOTS: Sequence[tuple[float, float]] = ((-34, -3), (-20, 5), (-8, -6), (6, 4), (18, -5), (32, 3), (-26, -8), (0, 8),
    (24, 8), (12, -9), (-14, 1),
    (38, -2), (-40, 2))
"""Where crumbs and herbs lie about a dish's middle."""


def plate(pen: Pen, y: float = -8.0, w: float = 66.0) -> None:
    """A round plate about the height `y`, `w` from its middle to its edge."""
    pen.part("plate", ellipse(0, y + 3, w * 0.62, w * 0.13), tone=-0.12)
    pen.part("plate", ellipse(0, y, w, w * 0.2))
    pen.mark("plate", ellipse(0, y - 1.4, w * 0.72, w * 0.135), tone=-0.06)


def bowl(pen: Pen, slot: str, w: float = 56.0, top: float = -46.0, *, tilt: float = 0.24) -> Path:
    """A bowl standing on its foot; what comes back is its mouth, to be filled."""
    pen.part(slot, rect(-w * 0.36, -7, w * 0.72, 7, 2), tone=-0.1)
    body = smooth([(-w, top, "c"), (-w * 0.94, top * 0.62), (-w * 0.66, top * 0.2), (-w * 0.34, -4, "c"), (w * 0.34,
        -4, "c"), (w * 0.66, top * 0.2), (w * 0.94,
        top * 0.62), (w, top, "c")])
    pen.part(slot, body)
    pen.mark(slot, crescent(body, -w * 0.3, 0), tone=-0.09)
    pen.part(slot, ellipse(0, top, w, w * tilt), tone=0.05)
    mouth = ellipse(0, top + 1, w * 0.92, w * tilt * 0.86)
    pen.part(slot, mouth, tone=-0.16, shade="flat")
    return mouth


def strewn(pen: Pen, slot: str, y: float, rx: float, ry: float, size: float, *, spread: float = 1.0,
           flat: float = 0.6, tone: float = 0.0) -> None:
    """Small things strewn over an ellipse."""
    spots = [(x * rx / 42 * spread, y + dy * ry / 9 * spread) for x, dy in SPOTS]
    pen.part(slot, joined(*(ellipse(x, b, size, size * flat, 37 * i) for i, (x, b) in enumerate(spots))), tone=tone,
        shade="flat")


def chopsticks(pen: Pen, x: float, y: float) -> None:
    """Two sticks that rise to the right from (`x`, `y`)."""
    for d in (0, 7):
        pen.stroke("stick", line([(x + d, y), (x + 36 + d * 0.4, y - 46 + d)]), 2.2)


def noodles(pen: Pen, slot: str, y: float, w: float) -> None:
    """A tangle of strands about the height `y`, `w` to either side."""
    pen.mark(slot, joined(*(curve((-w + 9 * i, y + 7), (-w + 9 * i + 10, y - 4 + (i * 5) % 7), (-w + 9 * i + 22,
        y + 3), (-w + 9 * i + 32, y - 5)) for i in range(int(w / 4.5)))),
        width=2.2, tone=0.03)
